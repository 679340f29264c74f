//===- WriteModule.cpp - the host program as a module file ----------------===//
#include "compiler/Module/WriteModule.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Module/FunctionEncoder.h"
#include "compiler/Module/ModuleTables.h"
#include "compiler/Module/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace sluice::module {
#define GEN_PASS_DEF_WRITEMODULE
#include "compiler/Module/Passes.h.inc"

/// What a caller must know of an argument or result.
static FailureOr<ValueDesc> describe(func::FuncOp func, Type type, DictionaryAttr attributes) {
  ValueDesc desc;
  auto get = [&](StringRef name) { return attributes ? attributes.get(name) : Attribute(); };
  auto text = [&](StringRef name) {
    auto string = dyn_cast_or_null<StringAttr>(get(name));
    return string ? string.getValue() : StringRef();
  };
  desc.name = text("sluice.name").str();
  desc.doc = text("sluice.doc").str();
  StringRef userType = text("sluice.type");
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
    return func.emitError("has an argument or result of type ") << type << ", which callers cannot pass", failure();
  return desc;
}

static FailureOr<ExportDesc> describeExport(func::FuncOp func, uint32_t function) {
  ExportDesc desc;
  desc.name = func.getSymName().str();
  desc.function = function;
  if (auto doc = func->getAttrOfType<StringAttr>("sluice.doc"))
    desc.doc = doc.str();
  for (auto [i, type] : llvm::enumerate(func.getArgumentTypes())) {
    auto value = describe(func, type, func.getArgAttrDict(i));
    if (failed(value))
      return failure();
    desc.arguments.push_back(std::move(*value));
  }
  for (auto [i, type] : llvm::enumerate(func.getResultTypes())) {
    auto value = describe(func, type, func.getResultAttrDict(i));
    if (failed(value))
      return failure();
    desc.results.push_back(std::move(*value));
  }
  return desc;
}

LogicalResult writeModule(ModuleOp module, StringRef path, const ModuleInfo &info) {
  ModuleTables tables(module);
  tables.desc.name = info.name;
  tables.desc.producer = info.producer;
  for (auto func : module.getOps<func::FuncOp>()) {
    uint32_t index = tables.function(func.getSymName());
    auto encoded = FunctionEncoder(func, tables).encode();
    if (failed(encoded))
      return failure();
    tables.desc.functions.push_back(std::move(*encoded));
    if (func->hasAttr("sluice.initializer"))
      tables.desc.initializer = index;
    if (!func.isPublic())
      continue;
    auto exported = describeExport(func, index);
    if (failed(exported))
      return failure();
    tables.desc.exports.push_back(std::move(*exported));
  }
  tables.addReports();
  if (std::string error = writeModule(tables.desc, path.str()); !error.empty())
    return emitError(UnknownLoc::get(module.getContext()), error);
  return success();
}

namespace {
struct WriteModule final : impl::WriteModuleBase<WriteModule> {
  using Base::Base;
  void runOnOperation() override {
    if (failed(writeModule(getOperation(), path, {getOperation().getSymName().value_or("").str(), "sluice-opt"})))
      signalPassFailure();
  }
};
} // namespace
} // namespace sluice::module
