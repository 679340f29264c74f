//===- ElementCodes.cpp - numbers of few bits, many at a time -------------===//
// Weights are kept as numbers of 2, 4 or 8 bits that a body finds by shifts and masks. One at a
// time that is a load, a shift, a mask and a conversion each, and conversions are slow: a quarter
// of the rate of others on NVIDIA's. For neighbours it is one load, and for each two of them a
// shift, a mask and a subtraction: a half whose bits are 0x6400 | v is 1024 + v (a bf16 0x4300 | v
// is 128 + v).
//   words & 0x000f000f | 0x64006400            numbers 0 and 4 of each eight, plus 1024
//   (words & 0x00f000f0 | 0x64006400) / 16     1 and 5, plus 64: one operation with the subtraction
//   words >> 8 & ...                           2 and 6, 3 and 7
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Gpu/ElementEmitter.h"
#include "mlir/Dialect/Affine/Utils.h"

using namespace sluice::kernels;

/// `value` at the neighbours of `place`, if it is arithmetic on indices.
std::optional<NeighbourIndices> ElementEmitter::neighbours(linalg::GenericOp op, Value value,
                                                           Place &place) const {
  if (place.width == 1 || !place.isAligned)
    return std::nullopt;
  ArrayRef<unsigned> loops = computeOf(op).classes;
  unsigned loop = llvm::find(loops, unsigned(place.varying)) - loops.begin();
  return neighbourIndices(op, value, loop, place.width);
}

Value ElementEmitter::atFirst(linalg::GenericOp op, AffineExpr expr, Place &place) {
  SmallVector<Value> loops = llvm::map_to_vector(
      computeOf(op).classes, [&](unsigned loopClass) { return indexAt(loopClass, place); });
  return affine::expandAffineExpr(builder, op.getLoc(), expr, loops, {});
}

/// What `extract` reads for the neighbours in one load: one element if it is the same for all, else
/// a vector of as many as there are different ones. Null if they do not follow each other.
Value ElementEmitter::extractRun(linalg::GenericOp op, tensor::ExtractOp extract, Place &place) {
  if (extract.getIndices().empty())
    return {};
  OpBuilder::InsertionGuard guard(builder);
  if (place.start)
    builder.setInsertionPoint(place.start);
  SmallVector<Value> indices;
  int64_t count = 1;
  Value memory = memrefs.buffer(extract.getTensor());
  auto type = cast<MemRefType>(memory.getType());
  for (auto [dim, index] : llvm::enumerate(extract.getIndices())) {
    std::optional<NeighbourIndices> at = neighbours(op, index, place);
    if (!at)
      return {};
    if (!at->areSame()) {
      int64_t repeats = at->repeats();
      if (dim + 1 != extract.getIndices().size() || repeats == 0 || at->offsets[0] != 0)
        return {};
      count = place.width / repeats;
      // Aligned in a row, and so are rows.
      int64_t row = type.getShape().back();
      if (at->divisor % count != 0 || !isVectorAccess(type, dim, count) ||
          (type.getRank() > 1 && (ShapedType::isDynamic(row) || row % count != 0)))
        return {};
    }
    indices.push_back(atFirst(op, at->first, place));
  }
  return loadAt(op.getLoc(), memory, indices, type.getRank() - 1, count);
}

/// Each element of `run` for as many neighbours as share it.
Value ElementEmitter::spread(Value run, const Place &place) {
  auto type = dyn_cast<VectorType>(run.getType());
  if (!type || (type.getNumElements() == place.width && place.order.empty()))
    return run;
  SmallVector<int64_t> from;
  for (int64_t i = 0; i < place.width; ++i) {
    int64_t neighbour = place.order.empty() ? i : place.order[i];
    from.push_back(neighbour * type.getNumElements() / place.width);
  }
  return vector::ShuffleOp::create(builder, run.getLoc(), run, run, from);
}

/// `vector` of all neighbours in the place's order.
Value ElementEmitter::ordered(Value vector, const Place &place) {
  return place.order.empty() ? vector : spread(vector, place);
}

SmallVector<int64_t> sluice::kernels::orderOfCodes(int64_t bits, int64_t width) {
  SmallVector<int64_t> order;
  int64_t perHalf = 16 / bits, perWord = 2 * perHalf;
  if (bits > 8 || width % perWord != 0)
    return order;
  for (int64_t i = 0; i < width; ++i)
    order.push_back(i / perWord * perWord + i % 2 * perHalf + i % perWord / 2);
  return order;
}

namespace {
/// Numbers of `bits` bits in bytes that `bytes`, a value of the body, reads; the first of a byte in
/// its lowest bits.
struct Codes {
  Value bytes;
  int64_t bits = 8;
  bool isSigned = false;
};
} // namespace

static std::optional<Codes> widenedByte(Value value) {
  Codes codes;
  if (auto extended = value.getDefiningOp<arith::ExtUIOp>())
    value = extended.getIn();
  else if (auto extended = value.getDefiningOp<arith::ExtSIOp>()) {
    value = extended.getIn();
    codes.isSigned = true;
  }
  codes.bytes = value;
  return value.getType().isInteger(8) ? std::optional(codes) : std::nullopt;
}

/// Null if the integer `value` is something else.
static std::optional<Codes>
codesOf(Value value, function_ref<std::optional<NeighbourIndices>(Value)> neighbours) {
  auto masked = value.getDefiningOp<arith::AndIOp>();
  APInt mask;
  if (!masked || !matchPattern(masked.getRhs(), m_ConstantInt(&mask)))
    return widenedByte(value);
  int64_t bits = mask.getActiveBits();
  if ((bits != 2 && bits != 4) || !mask.isMask(bits))
    return std::nullopt;
  auto shifted = masked.getLhs().getDefiningOp<arith::ShRUIOp>();
  std::optional<Codes> codes = shifted ? widenedByte(shifted.getLhs()) : std::nullopt;
  std::optional<NeighbourIndices> places = codes ? neighbours(shifted.getRhs()) : std::nullopt;
  if (!places || places->first != getAffineConstantExpr(0, value.getContext()))
    return std::nullopt;
  for (auto [i, place] : llvm::enumerate(places->offsets))
    if (place != int64_t(i) % (8 / bits) * bits)
      return std::nullopt;
  codes->bits = bits;
  codes->isSigned = false;
  return codes;
}

/// `value` of the body where it converts numbers of few bits to floats, maybe less a constant; null
/// if it is something else.
Value ElementEmitter::codesAt(linalg::GenericOp op, Operation *nested, Place &place) {
  if (place.width == 1 || !place.isAligned)
    return {};
  Location loc = nested->getLoc();
  // Less a whole number: subtracted with what the bits add.
  int64_t less = 0;
  if (auto difference = dyn_cast<arith::SubFOp>(nested)) {
    APFloat number(0.0);
    nested = difference.getLhs().getDefiningOp();
    if (!nested || !matchPattern(difference.getRhs(), m_ConstantFloat(&number)))
      return {};
    bool isExact = true;
    llvm::APSInt whole(32, /*isUnsigned=*/false);
    if (number.convertToInteger(whole, APFloat::rmNearestTiesToEven, &isExact) != APFloat::opOK ||
        whole.getSExtValue() < 0 || whole.getSExtValue() > 127)
      return {};
    less = whole.getSExtValue();
  }
  if (!isa_and_present<arith::SIToFPOp, arith::UIToFPOp>(nested))
    return {};
  Type element = nested->getResult(0).getType();
  std::optional<Codes> codes =
      codesOf(nested->getOperand(0), [&](Value value) { return neighbours(op, value, place); });
  if (!codes || !isa<Float16Type, BFloat16Type, Float32Type>(element))
    return {};
  // A byte that is converted as it is counts as signed or not by that.
  if (codes->bits == 8 && nested->getOperand(0) == codes->bytes)
    codes->isSigned = isa<arith::SIToFPOp>(nested);
  int64_t count = place.width * codes->bits / 8, words = count / 4;
  if (count % 4 != 0 || 2 * words > target.maxLanes || (words == 1 && target.maxLanes < 16))
    return {};
  Value bytes;
  if (auto extract = codes->bytes.getDefiningOp<tensor::ExtractOp>())
    bytes = extractRun(op, extract, place);
  else if (codes->bits == 8) {
    Place inOrder;
    inOrder.outer = place.outer, inOrder.index = place.index, inOrder.start = place.start;
    inOrder.varying = place.varying, inOrder.width = place.width, inOrder.isAligned = true;
    bytes = bodyValue(op, codes->bytes, inOrder);
  }
  auto type = bytes ? dyn_cast<VectorType>(bytes.getType()) : VectorType();
  if (!type || type.getNumElements() != count)
    return {};

  bool isShort = isa<BFloat16Type>(element) && codes->bits < 8;
  Type half = isShort ? Type(builder.getBF16Type()) : Type(builder.getF16Type());
  auto wordType = VectorType::get({words}, builder.getI32Type()),
       halfType = VectorType::get({2 * words}, half);
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     DenseElementsAttr::get(wordType, APInt(32, uint64_t(value))));
  };
  auto inBothHalves = [](int64_t bits) { return bits | bits << 16; };
  Value all = vector::BitCastOp::create(builder, loc, wordType, bytes);
  if (codes->isSigned) // -128 to 127 as 0 to 255.
    all = arith::XOrIOp::create(builder, loc, all, constant(0x80808080));
  auto halves = [&](double value) -> Value {
    return arith::ConstantOp::create(
        builder, loc, DenseElementsAttr::get(halfType, FloatAttr::get(half, value).getValue()));
  };
  double subtracted = less + (codes->isSigned ? 128 : 0);
  int64_t perHalf = 16 / codes->bits;
  SmallVector<Value> lanes(place.width);
  for (int64_t j = 0; j < perHalf; ++j) {
    // A half has room for eight bits below 1024, a bf16 for one number.
    int64_t shift = isShort ? j * codes->bits : j * codes->bits / 8 * 8,
            left = j * codes->bits - shift;
    Value bits = all;
    if (shift > 0)
      bits = arith::ShRUIOp::create(builder, loc, bits, constant(shift));
    bits = arith::AndIOp::create(builder, loc, bits,
                                 constant(inBothHalves(((1 << codes->bits) - 1) << left)));
    bits =
        arith::OrIOp::create(builder, loc, bits, constant(inBothHalves(isShort ? 0x4300 : 0x6400)));
    Value numbers = vector::BitCastOp::create(builder, loc, halfType, bits);
    double above = isShort ? 128 : 1024 >> left;
    numbers =
        left == 0
            ? arith::SubFOp::create(builder, loc, numbers, halves(above + subtracted)).getResult()
            : math::FmaOp::create(builder, loc, numbers, halves(1.0 / (1 << left)),
                                  halves(-above - subtracted))
                  .getResult();
    for (int64_t i = 0; i < 2 * words; ++i) {
      int64_t neighbour = i * perHalf + j;
      if (!place.order.empty())
        neighbour = llvm::find(place.order, neighbour) - place.order.begin();
      lanes[neighbour] = vector::ExtractOp::create(builder, loc, numbers, i);
    }
  }
  Value result =
      vector::FromElementsOp::create(builder, loc, VectorType::get({place.width}, half), lanes);
  if (half == element)
    return result;
  result = converted(result, builder.getF32Type());
  return converted(result, element);
}
