//===- ByteFactors.cpp - tensors that are bytes, centered and scaled ------===//
#include "compiler/Global/ByteFactors.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Mlir.h"

namespace sluice::global {

int64_t termsOf(linalg::LinalgOp op) {
  int64_t terms = 1;
  for (auto [size, kind] : llvm::zip(op.getStaticLoopRanges(), op.getIteratorTypesArray()))
    if (kind == utils::IteratorType::reduction)
      terms = ShapedType::isDynamic(size) ? kMostTerms + 1 : std::min(terms * size, kMostTerms + 1);
  return terms;
}

bool isByteTensor(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getElementType().isIntOrFloat() && type.getElementTypeBitWidth() == 8 &&
         !type.getEncoding();
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

std::optional<ByteFactor> byteFactorOf(Value dequantized, AffineMap map, unsigned leastBits) {
  // Rows of several dimensions: each parameter belongs to all of them alike, or to the one that is
  // more than one element long.
  if (auto collapse = dequantized.getDefiningOp<tensor::CollapseShapeOp>()) {
    OpBuilder b(collapse);
    RankedTensorType type = collapse.getSrcType();
    AffineMap whole = b.getMultiDimIdentityMap(type.getRank());
    std::optional<ByteFactor> factor = byteFactorOf(collapse.getSrc(), whole, leastBits);
    if (!factor || factor->bytes.map != whole)
      return std::nullopt;
    SmallVector<AffineExpr> places(type.getRank());
    auto isOne = [&](int64_t dim) { return type.getDimSize(dim) == 1; };
    for (auto [group, place] : llvm::zip(collapse.getReassociationIndices(), map.getResults()))
      for (int64_t dim : group)
        if (isOne(dim))
          places[dim] = b.getAffineConstantExpr(0);
        else if (size_t(llvm::count_if(group, isOne)) + 1 == group.size())
          places[dim] = place;
    for (ByteParameter *parameter : {&factor->zero, &factor->scale}) {
      if (!parameter->map)
        continue;
      for (int64_t dim = 0; dim < type.getRank(); ++dim)
        if (parameter->map.isFunctionOfDim(dim) && !places[dim])
          return std::nullopt;
      SmallVector<AffineExpr> known = llvm::map_to_vector(
          places, [&](AffineExpr place) { return place ? place : b.getAffineConstantExpr(0); });
      parameter->map = parameter->map.replaceDimsAndSymbols(known, {}, map.getNumDims(), 0);
    }
    factor->bytes.value = tensor::CollapseShapeOp::create(b, collapse.getLoc(), factor->bytes.value,
                                                          collapse.getReassociationIndices());
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
  auto type = bytes ? dyn_cast<RankedTensorType>(bytes->value.getType()) : RankedTensorType();
  bool isNarrow = type && type.getElementType().isInteger() && !type.getEncoding() &&
                  type.getElementTypeBitWidth() < 8 && type.getElementTypeBitWidth() >= leastBits;
  if (!isNarrow && (!bytes || !isByteTensor(bytes->value)))
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

static Value extendedByte(OpBuilder &builder, Location loc, Value value, bool isUnsigned) {
  Type i32 = builder.getI32Type();
  if (value.getType() == i32)
    return value;
  return isUnsigned ? arith::ExtUIOp::create(builder, loc, i32, value).getResult()
                    : arith::ExtSIOp::create(builder, loc, i32, value).getResult();
}

/// Dimensions of something instead of the loops that are its dimensions in `places`.
static SmallVector<AffineExpr> dimsOfLoops(AffineMap places) {
  SmallVector<AffineExpr> dims(places.getNumDims(), getAffineConstantExpr(0, places.getContext()));
  for (auto [dim, loop] : llvm::enumerate(places.getResults()))
    if (auto single = dyn_cast<AffineDimExpr>(loop))
      dims[single.getPosition()] = getAffineDimExpr(dim, places.getContext());
  return dims;
}

/// The sums of `bytes`, which the product `op` reads, along those loops of it that it sums over,
/// and how they are read: first along whole dimensions, then those of windows.
static ByteParameter sumOfBytes(OpBuilder &builder, linalg::LinalgOp op,
                                const ByteParameter &bytes) {
  Location loc = op.getLoc();
  Type i32 = builder.getI32Type();
  auto isSummed = [&](AffineExpr place) {
    auto loop = dyn_cast<AffineDimExpr>(place);
    return loop && linalg::isReductionIterator(op.getIteratorTypesArray()[loop.getPosition()]);
  };
  AffineMap whole = builder.getMultiDimIdentityMap(bytes.map.getNumResults()), read = bytes.map;
  SmallVector<int64_t> summed;
  SmallVector<OpFoldResult> sizes;
  for (auto [dim, place] : llvm::enumerate(read.getResults()))
    if (isSummed(place))
      summed.push_back(dim);
    else
      sizes.push_back(tensor::getMixedSize(builder, loc, bytes.value, dim));
  read = read.dropResults(summed);
  Value sum = computed(builder, loc, i32, sizes, bytes.value, {whole, whole.dropResults(summed)},
                       [&](OpBuilder &b, ValueRange x) -> Value {
                         Value wide = extendedByte(b, loc, x[0], bytes.isUnsigned);
                         return summed.empty() ? wide : arith::AddIOp::create(b, loc, x[1], wide);
                       })
                  .getResult(0);
  if (read.isProjectedPermutation())
    return {sum, read};
  SmallVector<AffineExpr> around, window;
  SmallVector<int64_t> width;
  sizes.clear();
  for (auto [loop, range] : llvm::enumerate(op.getStaticLoopRanges())) {
    AffineExpr place = builder.getAffineDimExpr(loop);
    if (!read.isFunctionOfDim(loop))
      continue;
    if (isSummed(place)) {
      window.push_back(place), width.push_back(range);
      continue;
    }
    around.push_back(place);
    sizes.push_back(tensor::getMixedSize(builder, loc, op.getDpsInits()[0],
                                         *op.getIndexingMapsArray()[2].getResultPosition(place)));
  }
  auto map = [&](ArrayRef<AffineExpr> places) {
    return AffineMap::get(read.getNumDims(), 0, places, builder.getContext());
  };
  Value shape = tensor::EmptyOp::create(builder, loc, width, builder.getI8Type());
  sum = computed(builder, loc, i32, sizes, {sum, shape},
                 compressUnusedDims({read, map(window), map(around)}),
                 [&](OpBuilder &b, ValueRange x) -> Value {
                   return arith::AddIOp::create(b, loc, x[2], x[0]);
                 })
            .getResult(0);
  return {sum, map(around)};
}

Value asBytes(OpBuilder &builder, Location loc, const ByteParameter &narrow) {
  Type i8 = builder.getI8Type();
  if (getElementTypeOrSelf(narrow.value.getType()) == i8)
    return narrow.value;
  AffineMap whole = builder.getMultiDimIdentityMap(narrow.map.getNumResults());
  return computed(builder, loc, i8, tensor::getMixedSizes(builder, loc, narrow.value), narrow.value,
                  {whole, whole},
                  [&](OpBuilder &b, ValueRange x) -> Value {
                    return narrow.isUnsigned ? arith::ExtUIOp::create(b, loc, i8, x[0]).getResult()
                                             : arith::ExtSIOp::create(b, loc, i8, x[0]);
                  })
      .getResult(0);
}

Value centeredBytes(OpBuilder &builder, Location loc, const ByteFactor &factor) {
  AffineMap whole = builder.getMultiDimIdentityMap(factor.bytes.map.getNumResults()),
            zero = factor.zero.map ? factor.zero.map : AffineMap::get(0, 0, builder.getContext());
  zero = zero.replaceDimsAndSymbols(dimsOfLoops(factor.bytes.map), {}, whole.getNumDims(), 0);
  return computed(builder, loc, builder.getI16Type(),
                  tensor::getMixedSizes(builder, loc, factor.bytes.value),
                  {factor.bytes.value, factor.zero.value}, {whole, zero, whole},
                  [&](OpBuilder &b, ValueRange x) -> Value {
                    Value byte = extendedByte(b, loc, x[0], factor.bytes.isUnsigned),
                          point = extendedByte(b, loc, x[1], factor.zero.isUnsigned);
                    Value difference = arith::SubIOp::create(b, loc, byte, point);
                    return arith::TruncIOp::create(b, loc, b.getI16Type(), difference);
                  })
      .getResult(0);
}

linalg::GenericOp multiplyFactors(RewriterBase &rewriter, linalg::LinalgOp op,
                                  const ByteFactor (&factors)[2], bool isScaled) {
  rewriter.setInsertionPoint(op);
  Location loc = op.getLoc();
  AffineMap outMap = op.getIndexingMapsArray()[2];
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, op.getDpsInits()[0]);
  bool isFloat = isa<FloatType>(getElementTypeOrSelf(factors[0].bytes.value.getType()));
  Type i32 = rewriter.getI32Type(), f32 = rewriter.getF32Type();
  auto extended = [&](OpBuilder &b, Value value, const ByteParameter &parameter) -> Value {
    if (!isFloat)
      return extendedByte(b, loc, value, parameter.isUnsigned);
    if (isa<IntegerType>(value.getType()))
      return arith::SIToFPOp::create(b, loc, f32, value);
    return value.getType() == f32 ? value : arith::ExtFOp::create(b, loc, f32, value).getResult();
  };
  ByteParameter sums[2]; // In front of the product: others may be merged with it.
  for (unsigned i : {0, 1})
    if (factors[1 - i].zero.value)
      sums[i] = sumOfBytes(rewriter, op, factors[i].bytes);
  linalg::GenericOp product = computed(
      rewriter, loc, isFloat ? f32 : i32, sizes, {factors[0].bytes.value, factors[1].bytes.value},
      {factors[0].bytes.map, factors[1].bytes.map, outMap},
      [&](OpBuilder &b, ValueRange x) -> Value {
        Value left = extended(b, x[0], factors[0].bytes),
              right = extended(b, x[1], factors[1].bytes);
        if (isFloat)
          return arith::AddFOp::create(b, loc, x[2], arith::MulFOp::create(b, loc, left, right));
        return arith::AddIOp::create(b, loc, x[2], arith::MulIOp::create(b, loc, left, right));
      });
  if (isFloat && !isScaled) {
    rewriter.replaceOp(op, product);
    return product;
  }

  // What is read for each element of the result, by its dimensions.
  SmallVector<AffineExpr> dims = dimsOfLoops(outMap);
  int64_t rank = outMap.getNumResults();
  SmallVector<Value> inputs{product.getResult(0)};
  SmallVector<AffineMap> maps{rewriter.getMultiDimIdentityMap(rank)};
  auto use = [&](Value value, AffineMap map) -> int64_t {
    map = map.replaceDimsAndSymbols(dims, {}, rank, 0);
    // Dimensions of one element are dropped, so that kernels read vectors.
    SmallVector<AffineExpr> longer(
        llvm::make_filter_range(map.getResults(), llvm::IsaPred<AffineDimExpr>));
    if (longer.size() < map.getNumResults() && longer.size() <= 1) {
      SmallVector<ReassociationIndices> groups(longer.size());
      for (ReassociationIndices &group : groups)
        group = llvm::to_vector(llvm::seq<int64_t>(0, map.getNumResults()));
      value = tensor::CollapseShapeOp::create(rewriter, loc, value, groups);
      map = AffineMap::get(rank, 0, longer, rewriter.getContext());
    }
    inputs.push_back(value);
    maps.push_back(map);
    return int64_t(inputs.size()) - 1;
  };
  struct Used {
    int64_t zero = -1, scale = -1, sum = -1; ///< Positions in `inputs`; values of their own: -1.
  } used[2];
  for (unsigned i : {0, 1}) {
    if (sums[i].value)
      used[i].sum = use(sums[i].value, sums[i].map);
    if (factors[i].zero.map)
      used[i].zero = use(factors[i].zero.value, factors[i].zero.map);
    if (factors[i].scale.map)
      used[i].scale = use(factors[i].scale.value, factors[i].scale.map);
  }
  maps.push_back(maps.front());
  auto body = [&](OpBuilder &b, ValueRange x) -> Value {
    auto times = [&](Value a, Value c) -> Value { return arith::MulIOp::create(b, loc, a, c); };
    Value zero[2], scale[2], total = x[0];
    for (unsigned i : {0, 1}) {
      const ByteFactor &factor = factors[i];
      if (factor.zero.value)
        zero[i] = extended(b, used[i].zero < 0 ? factor.zero.value : x[used[i].zero], factor.zero);
      if (factor.scale.value)
        scale[i] = used[i].scale < 0 ? factor.scale.value : x[used[i].scale];
    }
    for (unsigned i : {0, 1})
      if (zero[i])
        total = arith::SubIOp::create(b, loc, total, times(zero[i], x[used[1 - i].sum]));
    if (zero[0] && zero[1]) {
      Value count = arith::ConstantIntOp::create(b, loc, termsOf(op), 32);
      total = arith::AddIOp::create(b, loc, total, times(count, times(zero[0], zero[1])));
    }
    if (isScaled && !isFloat)
      total = arith::SIToFPOp::create(b, loc, f32, total);
    if (scale[0] && scale[1])
      scale[0] = arith::MulFOp::create(b, loc, scale[0], scale[1]);
    if (isScaled)
      total = arith::MulFOp::create(b, loc, total, scale[0] ? scale[0] : scale[1]);
    return total;
  };
  rewriter.replaceOp(op, computed(rewriter, loc, isScaled ? f32 : i32, sizes, inputs, maps, body));
  return product;
}

} // namespace sluice::global
