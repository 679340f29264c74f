//===- Annotations.cpp - what may be said of operations in attributes ------===//
#include "compiler/Dialect/Util/Annotations.h"
#include "compiler/Dialect/Util/IntFact.h"
#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace sluice::util;

namespace {
struct Annotation {
  StringRef name, example; // "" for what its readers check themselves.
};

constexpr Annotation kAnnotations[] = {
    // Of modules: how far they were compiled, and for what (compiler/Target/ProgramTarget.h,
    // compiler/Device/ProgramDevices.h; on executables indices of that list).
    {"stage", R"("global")"},
    {"last_pass", R"("canonicalize")"},
    {"devices", R"([{target = "cuda:sm_90", "machine?" = "cpu:...", "tune?" = "znver3",
                     "caches?" = array<i64: 32768, 524288, 33554432>, "name?" = "gpu",
                     "driver?" = "cuda", "ordinal?" = 0, "queue_of?" = 0, "queue?" = 1}])"},
    {"devices", "array<i64: 0>"},
    {"memory_report", ""},
    // Where nodes are placed, and what is reported of it (compiler/Device).
    {"device", "@gpu"},
    {"affinity", ""},
    {"source", ""},
    {"place_reason", R"("auto")"},
    {"place_targets", R"(["cpu"])"},
    {"placement", ""},
    // Of functions that check sizes themselves (compiler/Input/Passes.h).
    {"checks_sizes", "unit"},
    // Of functions, their arguments and results, as their callers see them.
    {"name", R"("input_ids")"},
    {"doc", R"("what it is")"},
    {"type", R"("ui8")"},
    {"dims", "[]"},
    {"assumed_dims", ""},
    {"tensor", "tensor<2x3xf32>"},
    {"donated", "unit"},
    {"unwritten", "unit"},
    {"initializer", "unit"},
    // Of loops: how often they run at most.
    {"most_steps", "8"},
    // Of loops: that one kernel runs all steps.
    {"one_kernel", "unit"},
    // Of weights: rows that they multiply may be rounded to 8 bits
    // (LinalgExt/ScaledCodes.h).
    {"rounds_rows", "unit"},
    // Inputs that `sluice reduce` keeps.
    {"reduce_input", R"("4xf32=1")"},
    {"reduce_shape", "array<i64>"},
};

/// Lists of the dimensions of a tensor have one element for each.
bool fitsRank(StringRef name, Attribute value, Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return name != StringRef(kAssumedDims) || !tensor ||
         (isa<ArrayAttr>(value) && int64_t(cast<ArrayAttr>(value).size()) == tensor.getRank());
}
} // namespace

AnnotationsDialect::AnnotationsDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<AnnotationsDialect>()) {
  for (const Annotation &annotation : kAnnotations)
    examples.push_back({annotation.name, annotation.example.empty()
                                             ? Attribute()
                                             : mlir::parseAttribute(annotation.example, context)});
}

bool sluice::util::isLike(Attribute value, Attribute example) {
  if (!example)
    return true;
  if (value.getTypeID() != example.getTypeID())
    return false;
  if (auto list = dyn_cast<ArrayAttr>(value)) {
    ArrayRef<Attribute> likes = cast<ArrayAttr>(example).getValue();
    return likes.empty() ||
           ((likes.size() == 1 || likes.size() == list.size()) &&
            llvm::all_of(llvm::enumerate(list), [&](auto element) {
              return isLike(element.value(), likes[likes.size() == 1 ? 0 : element.index()]);
            }));
  }
  if (auto fields = dyn_cast<DictionaryAttr>(value))
    return llvm::all_of(cast<DictionaryAttr>(example), [&](NamedAttribute like) {
      StringRef name = like.getName();
      bool mayMiss = name.consume_back("?");
      Attribute field = fields.get(name);
      return field ? isLike(field, like.getValue()) : mayMiss;
    });
  if (auto numbers = dyn_cast<DenseArrayAttr>(value)) {
    auto likes = cast<DenseArrayAttr>(example);
    return numbers.getElementType() == likes.getElementType() &&
           (likes.size() <= 1 || likes.size() == numbers.size());
  }
  if (auto type = dyn_cast<TypeAttr>(value))
    return type.getValue().getTypeID() == cast<TypeAttr>(example).getValue().getTypeID();
  return true;
}

LogicalResult AnnotationsDialect::verifyOperationAttribute(Operation *op,
                                                           NamedAttribute attribute) {
  StringRef name = attribute.getName().getValue();
  name.consume_front("sluice.");
  Attribute known;
  for (auto &[each, example] : examples) {
    if (each != name)
      continue;
    if (isLike(attribute.getValue(), example))
      return success();
    known = known ? known : example;
  }
  InFlightDiagnostic error = op->emitError()
                             << attribute.getName().getValue() << " = " << attribute.getValue();
  return known ? error << " is not of the form of " << known
               : error << " is no annotation that this compiler knows";
}

LogicalResult AnnotationsDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                           unsigned argument,
                                                           NamedAttribute attribute) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (function && argument < function.getNumArguments() &&
      !fitsRank(attribute.getName(), attribute.getValue(), function.getArgumentTypes()[argument]))
    return op->emitError() << attribute.getName().getValue() << " = " << attribute.getValue()
                           << " of argument " << argument << " has not one fact for each dimension";
  return verifyOperationAttribute(op, attribute);
}

LogicalResult AnnotationsDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned,
                                                              NamedAttribute attribute) {
  return verifyOperationAttribute(op, attribute);
}
