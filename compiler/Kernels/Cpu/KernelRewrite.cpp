//===- KernelRewrite.cpp - a kernel rebuilt on memrefs --------------------===//
#include "compiler/Kernels/Cpu/KernelRewrite.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Lowering.h"

namespace sluice::kernels {

/// Encoded tensors are their stored elements in one dimension.
static Type memrefOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor)
    return type;
  if (auto panels = dyn_cast_if_present<encoding::PanelsAttr>(tensor.getEncoding())) {
    auto stored = panels.getStorageType(tensor);
    return MemRefType::get(
        {stored.hasStaticShape() ? stored.getNumElements() : ShapedType::kDynamic},
        tensor.getElementType());
  }
  return MemRefType::get(tensor.getShape(), tensor.getElementType());
}

KernelRewrite::KernelRewrite(Kernel &kernel)
    : builder(kernel.func.getContext()), before(kernel.func) {
  SmallVector<Type> types = llvm::map_to_vector(before.getArgumentTypes(), memrefOf);
  builder.setInsertionPoint(before);
  after = func::FuncOp::create(builder, before.getLoc(), before.getSymName(),
                               builder.getFunctionType(types, {}));
  entry = after.addEntryBlock();
  builder.setInsertionPointToEnd(entry);
}

Value KernelRewrite::destination(unsigned result) {
  return entry->getArgument(before.getNumArguments() - before.getNumResults() + result);
}

Value KernelRewrite::scalar(Value value) {
  if (isa<BlockArgument>(value))
    return argument(value);
  if (Value again = known.lookup(value))
    return again;
  // At the top, so that every later use sees it.
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(entry);
  std::function<Value(Value)> clone = [&](Value at) -> Value {
    if (isa<BlockArgument>(at))
      return argument(at);
    if (Value again = known.lookup(at))
      return again;
    Operation *op = at.getDefiningOp();
    if (auto dim = dyn_cast<tensor::DimOp>(op))
      return known[at] = memref::DimOp::create(builder, op->getLoc(), argument(dim.getSource()),
                                               *dim.getConstantIndex());
    Value result = cloneWith(builder, at, clone);
    return known[at] = result;
  };
  return clone(value);
}

void KernelRewrite::finish(Kernel &kernel) {
  builder.setInsertionPointToEnd(entry);
  func::ReturnOp::create(builder, before.getLoc());
  before.erase();
  kernel.func = after;
}

} // namespace sluice::kernels
