//===- MemrefKernel.cpp - a kernel's body written anew, on memrefs --------===//
#include "compiler/Kernels/Gpu/MemrefKernel.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Lowering.h"

using namespace sluice::kernels;

static MemRefType memrefOf(RankedTensorType type) {
  return MemRefType::get(type.getShape(), type.getElementType());
}

MemrefKernel::MemrefKernel(Kernel &kernel)
    : kernel(kernel), tensors(kernel.func), builder(kernel.func), top(kernel.func) {
  SmallVector<Type> types;
  for (Type type : tensors.getArgumentTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    types.push_back(tensor ? Type(memrefOf(tensor)) : type);
  }
  Location loc = tensors.getLoc();
  func = func::FuncOp::create(builder, loc, kernel.name(), builder.getFunctionType(types, {}));
  Block *block = func.addEntryBlock();
  builder.setInsertionPointToStart(block);
  auto end = func::ReturnOp::create(builder, loc);
  builder.setInsertionPoint(end);
  // Views and sizes go before an operation that stands for the start of the body.
  Operation *mark = arith::ConstantIndexOp::create(builder, loc, 0);
  top.setInsertionPoint(mark);
  for (auto [before, after] : llvm::zip(tensors.getArguments(), block->getArguments()))
    if (isa<TensorType>(before.getType()))
      buffers[before] = viewRows(top, loc, after, before.getType());
    else
      scalars[before] = after;
}

MemrefKernel::~MemrefKernel() {
  if (!taken)
    func.erase();
}

bool MemrefKernel::isBuffer(Value tensor) {
  bool maySkip = true; // What follows slices with steps has all of their dimensions.
  while (Operation *op = tensor.getDefiningOp()) {
    if (op->hasTrait<OpTrait::ConstantLike>())
      return true;
    auto slice = dyn_cast<tensor::ExtractSliceOp>(op);
    bool isSlice = slice && (slice.hasUnitStride() || (maySkip && slice.getDroppedDims().none()));
    if (!isa<tensor::CollapseShapeOp, tensor::CastOp>(op) && !isSlice)
      return false;
    maySkip &= !isa<tensor::CollapseShapeOp>(op) && !(slice && slice.getDroppedDims().any());
    tensor = op->getOperand(0);
  }
  auto type = dyn_cast<RankedTensorType>(tensor.getType());
  return type && (!type.getEncoding() || encoding::PaddedRowsAttr::of(type));
}

bool MemrefKernel::isWhole(Value tensor) {
  if (!isBuffer(tensor))
    return false;
  while (isa_and_present<tensor::CollapseShapeOp, tensor::CastOp>(tensor.getDefiningOp()))
    tensor = tensor.getDefiningOp()->getOperand(0);
  return !tensor.getDefiningOp<tensor::ExtractSliceOp>() &&
         !encoding::PaddedRowsAttr::of(tensor.getType());
}

Value MemrefKernel::storage(Value tensor) {
  auto argument = dyn_cast<BlockArgument>(tensor);
  return argument ? func.getArgument(argument.getArgNumber()) : buffer(tensor);
}

Value MemrefKernel::withoutExpansion(Value result) {
  auto expand = result.getDefiningOp<tensor::ExpandShapeOp>();
  return expand ? expand.getSrc() : result;
}

bool MemrefKernel::computesResults(func::FuncOp func, const LoopClasses &classes) {
  return llvm::all_of(func.front().getTerminator()->getOperands(),
                      [&](Value result) { return classes.isComputed(withoutExpansion(result)); });
}

Value MemrefKernel::buffer(Value tensor) {
  if (Value known = buffers.lookup(tensor))
    return known;
  Operation *op = tensor.getDefiningOp();
  Location loc = tensor.getLoc();
  Value view;
  if (op->hasTrait<OpTrait::ConstantLike>()) {
    // Read-only data of the executable, as bufferization makes it.
    Block &executable = kernel.executable.getBody().front();
    OpBuilder globals = OpBuilder::atBlockBegin(&executable);
    auto count = llvm::range_size(executable.getOps<memref::GlobalOp>());
    MemRefType type = memrefOf(cast<RankedTensorType>(tensor.getType()));
    auto global = memref::GlobalOp::create(
        globals, loc, ("constant_" + Twine(count)).str(), globals.getStringAttr("private"), type,
        cast<ElementsAttr>(cast<arith::ConstantOp>(op).getValue()),
        /*constant=*/true, globals.getI64IntegerAttr(64));
    view = memref::GetGlobalOp::create(top, loc, type, global.getSymName());
  } else if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
    view = memref::CollapseShapeOp::create(top, loc, buffer(collapse.getSrc()),
                                           collapse.getReassociationIndices());
  } else if (auto cast = dyn_cast<tensor::CastOp>(op)) {
    view = memref::CastOp::create(top, loc, memrefOf(mlir::cast<RankedTensorType>(cast.getType())),
                                  buffer(cast.getSource()));
  } else {
    auto slice = mlir::cast<tensor::ExtractSliceOp>(op);
    auto map = [&](ArrayRef<OpFoldResult> values) {
      return llvm::map_to_vector(values, [&](OpFoldResult value) {
        return isa<Value>(value) ? OpFoldResult(scalar(mlir::cast<Value>(value))) : value;
      });
    };
    Value source = buffer(slice.getSource());
    SmallVector<OpFoldResult> offsets = map(slice.getMixedOffsets()),
                              sizes = map(slice.getMixedSizes()),
                              strides = map(slice.getMixedStrides());
    auto type = memref::SubViewOp::inferRankReducedResultType(
        slice.getType().getShape(), mlir::cast<MemRefType>(source.getType()), offsets, sizes,
        strides);
    view = memref::SubViewOp::create(top, loc, mlir::cast<MemRefType>(type), source, offsets, sizes,
                                     strides);
  }
  return buffers[tensor] = view;
}

Value MemrefKernel::scalar(Value value) {
  if (Value known = scalars.lookup(value))
    return known;
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  Value result;
  if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    Value index = scalar(dim.getIndex());
    if (!index || !isBuffer(dim.getSource()))
      return {};
    result = memref::DimOp::create(top, op->getLoc(), storage(dim.getSource()), index);
  } else if (isa<arith::ArithDialect, affine::AffineDialect, complex::ComplexDialect>(
                 op->getDialect()) &&
             op->getNumRegions() == 0) {
    result = cloneWith(top, value, [this](Value operand) { return scalar(operand); });
  }
  if (result)
    scalars[value] = result;
  return result;
}

Value MemrefKernel::valueOf(OpFoldResult value) {
  std::optional<int64_t> known = getConstantIntValue(value);
  return known ? arith::ConstantIndexOp::create(builder, tensors.getLoc(), *known).getResult()
               : scalar(cast<Value>(value));
}

SmallVector<Value> MemrefKernel::extents(const LoopClasses &classes) {
  // They are computed by the kernel on tensors first.
  OpBuilder before(tensors.front().getTerminator());
  SmallVector<Value> all;
  for (unsigned loopClass = 0; loopClass < classes.numClasses(); ++loopClass) {
    OpFoldResult extent = classes.extent(before, loopClass);
    if (!extent) // Merged into another, which is asked instead.
      extent = before.getIndexAttr(0);
    all.push_back(valueOf(extent));
    if (!all.back())
      return {};
  }
  return all;
}

Value MemrefKernel::computed(unsigned index) {
  return withoutExpansion(tensors.front().getTerminator()->getOperand(index));
}

Value MemrefKernel::destination(unsigned index) {
  Value result = tensors.front().getTerminator()->getOperand(index);
  Value out =
      buffer(tensors.getArgument(tensors.getNumArguments() - tensors.getNumResults() + index));
  if (auto expand = result.getDefiningOp<tensor::ExpandShapeOp>())
    out = memref::CollapseShapeOp::create(top, result.getLoc(), out,
                                          expand.getReassociationIndices());
  return out;
}

void MemrefKernel::take() {
  tensors.erase();
  kernel.func = func;
  taken = true;
}

LogicalResult MemrefKernel::launch(int64_t threads, bool aligned, Value count, int64_t share,
                                   Value workspaceBytes, Value isRun) {
  take();
  kernel.executable.setThreads(threads);
  if (aligned)
    kernel.executable.setAlignedBindings(true);
  return launchFor(kernel, count, share, workspaceBytes, isRun);
}

SmallVector<Value> sluice::kernels::delinearize(OpBuilder &builder, Location loc, Value linear,
                                                ArrayRef<Value> extents) {
  SmallVector<Value> indices(extents.size());
  for (int64_t i = int64_t(extents.size()) - 1; i >= 0; --i) {
    indices[i] = linear;
    if (i > 0) {
      indices[i] = arith::RemUIOp::create(builder, loc, linear, extents[i]);
      linear = arith::DivUIOp::create(builder, loc, linear, extents[i]);
    }
  }
  return indices;
}
