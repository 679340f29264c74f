//===- FunctionConverter.h - one host function from tensors to resources --===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Stream/HostFunctions.h"
#include "compiler/Stream/InvariantSizes.h"
#include "compiler/Stream/TensorStorage.h"

namespace sluice::stream {
/// The insertion that is all that a collective's result is used for; null if there is more, or
/// none.
mlir::tensor::InsertSliceOp insertedBy(flow::CollectiveOp op);

/// Builds the function anew: blocks in an order in which definitions come before uses, operations
/// one by one, with a map from each tensor to its resource and dynamic sizes. See
/// ConvertFlowToStream.cpp for the IR.
class FunctionConverter {
public:
  FunctionConverter(mlir::func::FuncOp func, ConstantTable &constants)
      : func(func), constants(constants), builder(func.getContext()),
        entryPoint(isEntryPoint(func)), invariantSizes(func) {}
  mlir::LogicalResult run();

private:
  struct Tensor {
    mlir::Value resource;
    llvm::SmallVector<mlir::Value> dims; // The dynamic ones, in order.
  };

  // Types and operands, a tensor as a resource and its dynamic sizes.
  llvm::SmallVector<mlir::Type> expand(mlir::TypeRange types);
  llvm::SmallVector<mlir::Value> expand(mlir::ValueRange values);
  void bind(mlir::ValueRange old, mlir::ValueRange expanded);
  void bindArguments(mlir::Block *block);
  mlir::Value scalar(mlir::Value old) { return scalars.lookup(old); }
  llvm::SmallVector<mlir::Value> scalarsOf(mlir::ValueRange old) {
    return llvm::map_to_vector(old, [&](mlir::Value v) { return scalar(v); });
  }
  mlir::Value bytes(mlir::Value tensor) {
    return tensorBytes(builder, loc, llvm::cast<mlir::RankedTensorType>(tensor.getType()),
                       tensors[tensor].dims);
  }
  mlir::Value index(int64_t value) {
    return mlir::arith::ConstantIndexOp::create(builder, loc, value);
  }
  mlir::Value resolve(mlir::OpFoldResult size) {
    return llvm::isa<mlir::Attribute>(size) ? index(*mlir::getConstantIntValue(size))
                                            : scalar(llvm::cast<mlir::Value>(size));
  }
  void define(mlir::Value old, mlir::Value resource, llvm::ArrayRef<mlir::Value> dims) {
    tensors[old] = {resource, llvm::SmallVector<mlir::Value>(dims)};
  }
  void appendConstants(mlir::Value scalar, llvm::SmallVectorImpl<mlir::Value> &constants);

  void convertSignature();
  void importArguments(mlir::Block *entry);
  mlir::LogicalResult convert(mlir::Operation *op);
  mlir::LogicalResult convertConstant(mlir::Value result, mlir::TypedAttr value);
  mlir::LogicalResult convertDispatch(flow::DispatchOp op);
  void convertPart(flow::PartOp op);
  /// A collective into `length` bytes of `target` from `offset` on; the target with them.
  mlir::Value collect(flow::CollectiveOp op, mlir::Value target, mlir::Value offset,
                      mlir::Value length);
  bool sharesMemory(flow::TransferOp transfer);
  mlir::LogicalResult convertReturn(mlir::func::ReturnOp op);
  bool isOwned(mlir::Value resource, llvm::DenseSet<mlir::Value> &visited);
  mlir::Value exportTensor(mlir::Value tensor) {
    return ResourceExportOp::create(builder, loc, builder.getType<hal::BufferViewType>(),
                                    tensors[tensor].resource, mlir::TypeAttr::get(tensor.getType()),
                                    tensors[tensor].dims);
  }

  // ConvertTensorOps.cpp: renamings of shapes, slices, host reads.
  mlir::LogicalResult convertTensorOp(mlir::Operation *op);
  mlir::LogicalResult convertDim(mlir::tensor::DimOp op);
  mlir::LogicalResult convertReshape(mlir::tensor::ReshapeOp op);
  void convertCollapse(mlir::tensor::CollapseShapeOp op);
  void convertFromElements(mlir::tensor::FromElementsOp op);
  /// Offset and length in bytes of a slice of `whole`, or failure if it has gaps.
  mlir::FailureOr<std::pair<mlir::Value, mlir::Value>> contiguousRange(
      mlir::Operation *op, mlir::Value whole, llvm::ArrayRef<mlir::OpFoldResult> offsets,
      llvm::ArrayRef<mlir::OpFoldResult> sizes, llvm::ArrayRef<mlir::OpFoldResult> strides);
  mlir::LogicalResult convertExtractSlice(mlir::tensor::ExtractSliceOp op);
  mlir::LogicalResult convertInsertSlice(mlir::tensor::InsertSliceOp op);

  mlir::func::FuncOp func;
  ConstantTable &constants;
  mlir::OpBuilder builder;
  mlir::Location loc = builder.getUnknownLoc();
  mlir::Attribute affinity; // The current op's; null on the first device.
  bool entryPoint;
  InvariantSizes invariantSizes;
  llvm::DenseMap<mlir::Value, Tensor> tensors;
  mlir::IRMapping scalars;
};
} // namespace sluice::stream
