//===- WriteModule.cpp - the host program as a module file ----------------===//
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Dialect/Util/Functions.h"
#include "compiler/Module/FunctionEncoder.h"
#include "compiler/Module/Passes.h"

namespace sluice::module {
#define GEN_PASS_DEF_WRITEMODULE
#include "compiler/Module/Passes.h.inc"

/// What a caller must know of an argument or result.
static FailureOr<ValueDesc> describe(func::FuncOp func, Type type, DictionaryAttr attributes,
                                     const ModuleTables &tables) {
  ValueDesc desc;
  auto get = [&](StringRef name) { return attributes ? attributes.get(name) : Attribute(); };
  auto text = [&](StringRef name) {
    auto string = dyn_cast_or_null<StringAttr>(get(name));
    return string ? string.getValue() : StringRef();
  };
  desc.name = text("sluice.name").str();
  desc.doc = text("sluice.doc").str();
  StringRef userType = text("sluice.type");
  desc.donated = bool(get(util::kDonatedAttr));
  desc.device = tables.device(get(device::kAffinityAttr));
  if (auto attr = dyn_cast_or_null<TypeAttr>(get("sluice.tensor"))) {
    auto tensor = cast<RankedTensorType>(attr.getValue());
    auto names = dyn_cast_or_null<ArrayAttr>(get("sluice.dims"));
    desc.elementType = elementType(tensor.getElementType(), userType);
    for (auto [i, size] : llvm::enumerate(tensor.getShape())) {
      desc.dims.push_back(ShapedType::isDynamic(size) ? -1 : size);
      auto name = names && i < names.size() ? dyn_cast<StringAttr>(names[i]) : StringAttr();
      desc.dimNames.push_back(name ? name.str() : "");
    }
    type = tensor;
  } else {
    desc.isScalar = true;
    desc.elementType = elementType(type, userType);
  }
  if (desc.elementType == SLUICE_ELEMENT_NONE)
    return func.emitError("has an argument or result of type ")
               << type << ", which callers cannot pass",
           failure();
  return desc;
}

static FailureOr<ExportDesc> describeExport(func::FuncOp func, uint32_t function,
                                            const ModuleTables &tables) {
  ExportDesc desc;
  desc.name = func.getSymName().str();
  desc.function = function;
  if (auto doc = func->getAttrOfType<StringAttr>("sluice.doc"))
    desc.doc = doc.str();
  for (auto [i, type] : llvm::enumerate(func.getArgumentTypes())) {
    auto value = describe(func, type, func.getArgAttrDict(i), tables);
    if (failed(value))
      return failure();
    desc.arguments.push_back(std::move(*value));
  }
  for (auto [i, type] : llvm::enumerate(func.getResultTypes())) {
    auto value = describe(func, type, func.getResultAttrDict(i), tables);
    if (failed(value))
      return failure();
    desc.results.push_back(std::move(*value));
  }
  return desc;
}

/// Encodes the functions of `module` into `tables`.
static LogicalResult encode(ModuleOp module, ModuleTables &tables) {
  for (auto func : module.getOps<func::FuncOp>()) {
    if (func.isDeclaration())
      continue;
    uint32_t index = tables.function(func.getSymName());
    auto encoded = FunctionEncoder(func, tables).encode();
    if (failed(encoded))
      return failure();
    tables.desc.functions.push_back(std::move(*encoded));
    if (util::isInitializer(func))
      tables.desc.initializer = index;
    if (!func.isPublic() || util::isInitializer(func))
      continue;
    auto exported = describeExport(func, index, tables);
    if (failed(exported))
      return failure();
    tables.desc.exports.push_back(std::move(*exported));
  }
  return success();
}

/// Whether `a` is `b` under the name of another target: the same instructions and, as segments are
/// shared, the same code.
static bool isSameProgram(const ModuleDesc &a, const ModuleDesc &b) {
  auto isSameNeed = [](const DeviceNeedDesc &x, const DeviceNeedDesc &y) {
    return x.driver == y.driver && x.ordinal == y.ordinal;
  };
  return std::ranges::equal(a.needs, b.needs, isSameNeed) &&
         std::ranges::equal(a.functions, b.functions, {}, &FunctionDesc::bytecode,
                            &FunctionDesc::bytecode) &&
         std::ranges::equal(a.libraries, b.libraries, {}, &LibraryDesc::segment,
                            &LibraryDesc::segment);
}

LogicalResult writeModule(ArrayRef<ModuleOp> variants, StringRef path, const ModuleInfo &info) {
  SegmentTable segments;
  SmallVector<std::unique_ptr<ModuleTables>> tables;
  for (ModuleOp module : variants) {
    auto next = std::make_unique<ModuleTables>(module, segments);
    if (failed(encode(module, *next)))
      return failure();
    // What a better target did not change is left to the later one, which more devices have.
    if (!tables.empty() && isSameProgram(tables.back()->desc, next->desc))
      tables.pop_back();
    tables.push_back(std::move(next));
  }
  ModuleDesc desc;
  for (auto &variant : tables) {
    if (info.reports)
      variant->addReports();
    if (variant == tables.front())
      desc = std::move(variant->desc);
    else
      desc.variants.push_back(std::move(variant->desc));
  }
  desc.name = info.name;
  desc.producer = info.producer;
  desc.segments = std::move(segments.segments);
  if (std::string error = writeModule(desc, path.str()); !error.empty())
    return emitError(UnknownLoc::get(ModuleOp(variants.front()).getContext()), error);
  return success();
}

namespace {
struct WriteModule final : impl::WriteModuleBase<WriteModule> {
  using Base::Base;
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(writeModule(module, path, {module.getSymName().value_or("").str(), "sluice-opt"})))
      signalPassFailure();
  }
};
} // namespace
} // namespace sluice::module
