//===- ByteFactors.cpp - tensors that are bytes, centered and scaled ------===//
#include "compiler/Global/ByteFactors.h"
#include "compiler/Global/Permutations.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace sluice::global {

bool isByteTensor(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getElementType().isIntOrFloat() &&
         type.getElementTypeBitWidth() == 8 && !type.getEncoding();
}

/// Whether all elements of the constant `value` are zero.
static bool isZeroConstant(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
      break;
    value = op->getOperand(0);
  }
  Attribute constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return false;
  if (auto stored = dyn_cast<DenseResourceElementsAttr>(constant)) {
    AsmResourceBlob *blob = stored.getRawHandle().getBlob();
    return blob && llvm::all_of(blob->getData(), [](char byte) { return byte == 0; });
  }
  return matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat());
}

namespace {
/// Reads the body of an operation on elements, or of a product: what its values come from.
class BodyReader {
public:
  /// `map` from the loops of the product to those of `op`.
  BodyReader(linalg::LinalgOp op, AffineMap map) : op(op), map(map) {}

  /// Something that the body reads as it is.
  std::optional<ByteParameter> parameter(Value value) {
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner() != op.getBlock())
      return op->isAncestor(value.getParentBlock()->getParentOp())
                 ? std::nullopt
                 : std::optional(ByteParameter{value, AffineMap()});
    OpOperand &operand = op->getOpOperand(argument.getArgNumber());
    if (!op.isDpsInput(&operand))
      return std::nullopt;
    AffineMap read = op.getMatchingIndexingMap(&operand);
    return ByteParameter{operand.get(), map ? read.compose(map) : read};
  }
  /// The same of a number that is then extended.
  std::optional<ByteParameter> extended(Value value) {
    Operation *extension = value.getDefiningOp();
    if (!isa_and_present<arith::ExtSIOp, arith::ExtUIOp, arith::ExtFOp>(extension))
      return parameter(value);
    std::optional<ByteParameter> found = parameter(extension->getOperand(0));
    if (found)
      found->isUnsigned = isa<arith::ExtUIOp>(extension);
    return found;
  }

private:
  linalg::LinalgOp op;
  AffineMap map;
};
} // namespace

/// What `dequantized`, read by `map`, is made from, if it is bytes that are centered or scaled.
std::optional<ByteFactor> byteFactorOf(Value dequantized, AffineMap map) {
  // Rows of several dimensions: each parameter belongs to all of them alike, or to the one that is
  // more than one element long.
  if (auto collapse = dequantized.getDefiningOp<tensor::CollapseShapeOp>()) {
    OpBuilder b(collapse);
    RankedTensorType type = collapse.getSrcType();
    AffineMap whole = b.getMultiDimIdentityMap(type.getRank());
    std::optional<ByteFactor> factor = byteFactorOf(collapse.getSrc(), whole);
    if (!factor || factor->bytes.map != whole)
      return std::nullopt;
    SmallVector<AffineExpr> places(type.getRank());
    for (auto [group, place] : llvm::zip(collapse.getReassociationIndices(), map.getResults())) {
      int64_t longer = llvm::count_if(group, [&](int64_t dim) { return type.getDimSize(dim) != 1; });
      for (int64_t dim : group)
        if (type.getDimSize(dim) == 1)
          places[dim] = b.getAffineConstantExpr(0);
        else if (longer == 1)
          places[dim] = place;
    }
    for (ByteParameter *parameter : {&factor->zero, &factor->scale}) {
      if (!parameter->map)
        continue;
      for (int64_t dim = 0; dim < type.getRank(); ++dim)
        if (parameter->map.isFunctionOfDim(dim) && !places[dim])
          return std::nullopt;
      SmallVector<AffineExpr> known = llvm::map_to_vector(places, [&](AffineExpr place) {
        return place ? place : b.getAffineConstantExpr(0);
      });
      parameter->map = parameter->map.replaceDimsAndSymbols(known, {}, map.getNumDims(), 0);
    }
    factor->bytes.value = tensor::CollapseShapeOp::create(
        b, collapse.getLoc(), factor->bytes.value, collapse.getReassociationIndices());
    factor->bytes.map = map;
    return factor;
  }
  auto op = dequantized.getDefiningOp<linalg::GenericOp>();
  if (!op || op.getNumResults() != 1 || op.getNumReductionLoops() || op.hasIndexSemantics() ||
      !op.getIndexingMapsArray().back().isIdentity())
    return std::nullopt;
  BodyReader body(op, map);
  ByteFactor factor;
  Value value = op.getBlock()->getTerminator()->getOperand(0);
  if (auto product = value.getDefiningOp<arith::MulFOp>()) {
    for (unsigned i = 0; i < 2 && !factor.scale.value; ++i)
      if (isa_and_present<arith::SIToFPOp, arith::ExtFOp>(
              product->getOperand(1 - i).getDefiningOp()))
        if (std::optional<ByteParameter> scale = body.parameter(product->getOperand(i)))
          factor.scale = *scale, value = product->getOperand(1 - i);
    if (!factor.scale.value)
      return std::nullopt;
    if (auto integer = value.getDefiningOp<arith::SIToFPOp>())
      value = integer.getIn();
  }
  if (auto difference = value.getDefiningOp<arith::SubIOp>()) {
    std::optional<ByteParameter> zero = body.extended(difference.getRhs());
    if (!zero)
      return std::nullopt;
    if (!isZeroConstant(zero->value))
      factor.zero = *zero;
    value = difference.getLhs();
  }
  if (!value.getDefiningOp())
    return std::nullopt; // Not even wider.
  std::optional<ByteParameter> bytes = body.extended(value);
  if (!bytes || !isByteTensor(bytes->value))
    return std::nullopt;
  factor.bytes = *bytes;
  // The transpose of a tensor is read in place.
  auto source = copiedSource(bytes->value);
  if (source && source->second.isPermutation()) {
    factor.bytes.value = source->first;
    factor.bytes.map = source->second.compose(bytes->map);
  }
  return factor;
}

Value extendedByte(OpBuilder &builder, Location loc, Value value, bool isUnsigned) {
  Type i32 = builder.getI32Type();
  if (value.getType() == i32)
    return value;
  return isUnsigned ? arith::ExtUIOp::create(builder, loc, i32, value).getResult()
                    : arith::ExtSIOp::create(builder, loc, i32, value).getResult();
}

std::pair<Value, AffineMap> sumOfBytes(OpBuilder &builder, Location loc,
                                       const ByteParameter &bytes,
                                       ArrayRef<utils::IteratorType> loops) {
  int64_t rank = bytes.map.getNumResults();
  SmallVector<AffineExpr> kept, places;
  SmallVector<OpFoldResult> sizes;
  SmallVector<utils::IteratorType> kinds;
  for (auto [dim, loop] : llvm::enumerate(bytes.map.getResults())) {
    kinds.push_back(loops[cast<AffineDimExpr>(loop).getPosition()]);
    if (kinds.back() == utils::IteratorType::reduction)
      continue;
    kept.push_back(builder.getAffineDimExpr(dim)), places.push_back(loop);
    sizes.push_back(tensor::getMixedSize(builder, loc, bytes.value, dim));
  }
  Value none = arith::ConstantIntOp::create(builder, loc, 0, 32);
  Value empty = tensor::EmptyOp::create(builder, loc, sizes, builder.getI32Type());
  Value zeros = linalg::FillOp::create(builder, loc, none, empty).getResult(0);
  auto sum = linalg::GenericOp::create(
      builder, loc, zeros.getType(), bytes.value, zeros,
      ArrayRef{builder.getMultiDimIdentityMap(rank),
               AffineMap::get(rank, 0, kept, builder.getContext())},
      kinds, [&](OpBuilder &b, Location, ValueRange x) {
        Value wide = extendedByte(b, loc, x[0], bytes.isUnsigned);
        linalg::YieldOp::create(b, loc, arith::AddIOp::create(b, loc, x[1], wide).getResult());
      });
  return {sum.getResult(0),
          AffineMap::get(bytes.map.getNumDims(), 0, places, builder.getContext())};
}

} // namespace sluice::global
