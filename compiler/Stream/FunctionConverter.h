//===- FunctionConverter.h - one host function from tensors to resources --===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Stream/HostFunctions.h"
#include "compiler/Stream/TensorStorage.h"

namespace sluice::stream {
/// The insertion that is all that a collective's result is used for; null if there is more, or
/// none.
tensor::InsertSliceOp insertedBy(flow::CollectiveOp op);

/// Builds the function anew: blocks in an order in which definitions come before uses, operations
/// one by one, with a map from each tensor to its resource and dynamic sizes. See
/// ConvertFlowToStream.cpp for the IR.
class FunctionConverter {
public:
  FunctionConverter(func::FuncOp func, ConstantTable &constants)
      : func(func), constants(constants), builder(func.getContext()),
        entryPoint(isEntryPoint(func)), invariantSizes(func) {}
  LogicalResult run();

private:
  struct Tensor {
    Value resource;
    SmallVector<Value> dims; // The dynamic ones, in order.
  };

  // Types and operands, a tensor as a resource and its dynamic sizes.
  SmallVector<Type> expand(TypeRange types);
  SmallVector<Value> expand(ValueRange values);
  void bind(ValueRange old, ValueRange expanded);
  void bindArguments(Block *block);
  Value scalar(Value old) { return scalars.lookup(old); }
  SmallVector<Value> scalarsOf(ValueRange old) {
    return llvm::map_to_vector(old, [&](Value v) { return scalar(v); });
  }
  Value bytes(Value tensor) {
    return tensorBytes(builder, loc, cast<RankedTensorType>(tensor.getType()),
                       tensors[tensor].dims);
  }
  Value index(int64_t value) { return arith::ConstantIndexOp::create(builder, loc, value); }
  Value resolve(OpFoldResult size) {
    return isa<Attribute>(size) ? index(*getConstantIntValue(size)) : scalar(cast<Value>(size));
  }
  /// All sizes of a tensor, the static ones as constants.
  SmallVector<Value> sizesOf(Value tensor) {
    return allDims(builder, loc, cast<RankedTensorType>(tensor.getType()), tensors[tensor].dims);
  }
  /// A new `Op` that makes memory on the current device.
  template <typename Op, typename... Args> Value make(Args &&...args) {
    return Op::create(builder, loc, builder.getType<hal::BufferType>(), affinity,
                      std::forward<Args>(args)...);
  }
  void define(Value old, Value resource, ArrayRef<Value> dims) {
    tensors[old] = {resource, SmallVector<Value>(dims)};
  }
  void appendConstants(Value scalar, SmallVectorImpl<Value> &constants);

  void convertSignature();
  void importTensor(Value old, Value view, Attribute where, bool donated, ArrayAttr names,
                    llvm::StringMap<Value> &named);
  void importArguments(Block *entry);
  LogicalResult convert(Operation *op);
  LogicalResult convertConstant(Value result, TypedAttr value);
  LogicalResult convertDispatch(flow::DispatchOp op);
  void convertPart(flow::PartOp op);
  /// A collective into `length` bytes of `target` from `offset` on; the target with them.
  Value collect(flow::CollectiveOp op, Value target, Value offset, Value length);
  bool sharesMemory(flow::TransferOp transfer);
  void convertCall(func::CallOp op);
  LogicalResult convertReturn(func::ReturnOp op);
  bool isOwned(Value resource, DenseSet<Value> &visited);
  /// Where its sizes turn out to be none, what makes the tensor is named.
  Value exportTensor(Value tensor) {
    Location maker = isa<UnknownLoc>(loc) ? tensor.getLoc() : loc;
    return ResourceExportOp::create(builder, maker, builder.getType<hal::BufferViewType>(),
                                    tensors[tensor].resource, TypeAttr::get(tensor.getType()),
                                    tensors[tensor].dims);
  }

  // ConvertTensorOps.cpp: renamings of shapes, slices, host reads.
  LogicalResult convertTensorOp(Operation *op);
  LogicalResult convertDim(tensor::DimOp op);
  LogicalResult convertReshape(tensor::ReshapeOp op);
  void convertCollapse(tensor::CollapseShapeOp op);
  void convertFromElements(tensor::FromElementsOp op);
  /// Offset and length in bytes of a slice of `whole`, or failure if it has gaps.
  FailureOr<std::pair<Value, Value>> contiguousRange(OffsetSizeAndStrideOpInterface slice,
                                                     Value whole);
  LogicalResult convertExtractSlice(tensor::ExtractSliceOp op);
  LogicalResult convertInsertSlice(tensor::InsertSliceOp op);

  func::FuncOp func;
  ConstantTable &constants;
  OpBuilder builder;
  Location loc = builder.getUnknownLoc();
  Attribute affinity; // The current op's; null on the first device.
  bool entryPoint;
  InvariantSizes invariantSizes;
  DenseMap<Value, Tensor> tensors;
  IRMapping scalars;
};
} // namespace sluice::stream
