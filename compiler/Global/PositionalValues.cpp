//===- PositionalValues.cpp - tensors whose elements follow from positions ===//
#include "compiler/Global/PositionalValues.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Mlir.h"
#include <cmath>

using namespace mlir;
using linalg::GenericOp;

namespace sluice::global {

/// Operations on scalars that an element may take: more than a mask needs, too few to cost more
/// than reading it.
static constexpr int kMaxOperations = 24;

namespace {
/// A sum of multiples of values and a number, of which positions are counted.
struct LinearSum {
  llvm::SmallDenseMap<Value, int64_t> factors;
  int64_t constant = 0;

  explicit LinearSum(Value value) { add(value, 1); }
  LinearSum minus(Value value) && {
    add(value, -1);
    return std::move(*this);
  }
  bool isConstant() const {
    return llvm::all_of(factors, [](auto &each) { return each.second == 0; });
  }

private:
  void add(Value value, int64_t times) {
    APInt known;
    Operation *op = value.getDefiningOp();
    auto isWide = [](Type type) { return type.isIndex() || type.getIntOrFloatBitWidth() >= 64; };
    if (matchPattern(value, m_ConstantInt(&known))) {
      constant += times * known.getSExtValue();
    } else if (isa_and_present<arith::AddIOp, arith::SubIOp>(op)) {
      add(op->getOperand(0), times);
      add(op->getOperand(1), isa<arith::AddIOp>(op) ? times : -times);
    } else if (auto cast = dyn_cast_if_present<arith::IndexCastOp>(op);
               cast && isWide(cast.getType()) && isWide(cast.getIn().getType())) {
      add(cast.getIn(), times);
    } else {
      factors[value] += times;
    }
  }
};

/// Computes elements; null where positions alone do not decide them.
struct Elements {
  OpBuilder &b;
  Location loc;
  LooksUp looksUp = LooksUp::Nothing;
  int operations = 0;
  /// Indices of what is computed, with the sizes of their dimensions that are known at run time.
  llvm::SmallDenseMap<Value, Value> ends{};

  Value constant(Attribute value) {
    auto typed = dyn_cast_if_present<TypedAttr>(value);
    return typed ? arith::ConstantOp::create(b, loc, typed).getResult() : Value();
  }
  Value index(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }

  Value ofBand(ElementsAttr elements, ArrayRef<Value> indices);
  Value ofProgression(ElementsAttr elements, ArrayRef<Value> indices);
  Value at(Value tensor, ArrayRef<Value> indices) {
    Value element = computedAt(tensor, indices);
    return element || looksUp == LooksUp::Nothing || !isa<RankedTensorType>(tensor.getType())
               ? element
               : tensor::ExtractOp::create(b, loc, tensor, indices).getResult();
  }
  Value computedAt(Value tensor, ArrayRef<Value> indices);
  Value at(GenericOp op, ArrayRef<Value> indices);
  Value at(tensor::InsertSliceOp op, ArrayRef<Value> indices);
  Value inFrontOf(tensor::InsertSliceOp op, unsigned dim, ArrayRef<Value> indices);
  Value shifted(Value place, int64_t by);
  void noteEnds(GenericOp op, ArrayRef<Value> indices);
  bool isAtLeastZero(Value value) const;
  Value folded(Operation &op, IRMapping &mapping);
  Value clamped(Operation &op, IRMapping &mapping) const;
  Value computed(Operation &op, IRMapping &mapping);
};

/// `size` where it was made at least 0: of what has elements, it is itself.
Value wholeSize(Value size) {
  auto larger = size ? size.getDefiningOp<arith::MaxSIOp>() : arith::MaxSIOp();
  return larger && matchPattern(larger.getRhs(), m_Zero()) ? larger.getLhs() : size;
}
} // namespace

/// `indices` on the other side of a reshape between groups of dimensions of `wide` and one
/// dimension for each, if each group has at most one dimension of more than one element or it
/// `divides`.
static std::optional<SmallVector<Value>> throughReshape(ArrayRef<ReassociationIndices> groups,
                                                        RankedTensorType wide, bool toWide,
                                                        ArrayRef<Value> indices, bool divides,
                                                        util::IndexBuilder b) {
  SmallVector<Value> result(toWide ? wide.getRank() : groups.size(), b.index(0));
  for (auto [i, group] : llvm::enumerate(groups)) {
    SmallVector<int64_t> larger(
        llvm::make_filter_range(group, [&](int64_t dim) { return wide.getDimSize(dim) != 1; }));
    if (larger.size() > 1 && !(divides && wide.hasStaticShape()))
      return std::nullopt;
    Value rest = toWide ? indices[i] : Value();
    for (int64_t dim : llvm::reverse(larger)) {
      bool isFirst = dim == larger.front();
      if (toWide && !isFirst) {
        result[dim] = b.rem(rest, wide.getDimSize(dim));
        rest = b.div(rest, wide.getDimSize(dim));
      } else if (toWide) {
        result[dim] = rest;
      }
    }
    for (int64_t dim : larger)
      if (!toWide)
        result[i] = rest =
            rest ? b.add(b.mul(rest, wide.getDimSize(dim)), indices[dim]) : indices[dim];
  }
  return result;
}

static bool atAnyIndices(Value tensor, LooksUp looksUp,
                         function_ref<bool(Value element, Block &scratch)> use);

/// Whether all that `scan` adds up from zero on is zero.
static bool sumsZeros(linalg_ext::ScanOp scan) {
  auto isAdded = [](Operation &op) {
    return isa<arith::AddIOp>(op) || op.hasTrait<OpTrait::IsTerminator>();
  };
  auto start = scan.getDpsInits().back().getDefiningOp<linalg::FillOp>();
  return start && scan.getNumDpsInputs() == 1 && matchPattern(start.getInputs()[0], m_Zero()) &&
         llvm::all_of(scan.getRegion().front(), isAdded) &&
         atAnyIndices(scan.getDpsInputs()[0], LooksUp::Nothing, [](Value element, Block &) {
           return element && matchPattern(element, m_Zero());
         });
}

/// The bits of each element, if they are integers or floats.
static SmallVector<uint64_t> bitsOf(ElementsAttr elements) {
  SmallVector<uint64_t> words;
  Type type = elements.getElementType();
  if (!type.isIntOrFloat() || type.getIntOrFloatBitWidth() > 64)
    return words;
  if (auto dense = dyn_cast<DenseElementsAttr>(elements)) {
    if (isa<FloatType>(type))
      for (APFloat value : dense.getValues<APFloat>())
        words.push_back(value.bitcastToAPInt().getZExtValue());
    else
      for (APInt value : dense.getValues<APInt>())
        words.push_back(value.getZExtValue());
  } else if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements)) {
    const AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    unsigned size = llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
    if (!blob || !llvm::isPowerOf2_32(size) ||
        int64_t(blob->getData().size()) != elements.getNumElements() * size)
      return words;
    for (size_t at = 0; at < blob->getData().size(); at += size) {
      uint64_t word = 0;
      memcpy(&word, blob->getData().data() + at, size);
      words.push_back(word);
    }
  }
  return words;
}

/// An element of a matrix (or many equal ones) of two values, one of which is in a band along the
/// diagonal, as masks of what comes later and windows are once they have been evaluated:
///   in the band: row + first <= column < row + end
Value Elements::ofBand(ElementsAttr elements, ArrayRef<Value> indices) {
  constexpr int64_t kMaxElements = 1 << 24;
  auto shape = cast<ShapedType>(elements.getType()).getShape();
  if (shape.size() < 2 || elements.getNumElements() > kMaxElements)
    return {};
  unsigned row = shape.size() - 2, column = shape.size() - 1;
  while (row > 0 && shape[row] == 1)
    --row;
  int64_t rows = shape[row], columns = shape[column];
  if (rows == 1 || columns == 1)
    return {};
  SmallVector<uint64_t> words = bitsOf(elements);
  if (words.empty())
    return {};
  // Most constants end here: weights have more than two values.
  uint64_t inside = words[0], outside = inside;
  for (uint64_t word : words) {
    if (word != inside && outside == inside)
      outside = word;
    if (word != inside && word != outside)
      return {};
  }
  Type type = elements.getElementType();
  unsigned bits = type.getIntOrFloatBitWidth();
  auto number = [&](uint64_t word) {
    APInt value(bits, word);
    if (auto format = dyn_cast<FloatType>(type))
      return constant(b.getFloatAttr(type, APFloat(format.getFloatSemantics(), value)));
    return constant(b.getIntegerAttr(type, value));
  };
  if (inside == outside)
    return number(inside);
  std::optional<int64_t> first, end;
  for (int64_t i = 0; i < rows; ++i) {
    ArrayRef line = ArrayRef(words).slice(i * columns, columns);
    int64_t from = llvm::find(line, inside) - line.begin();
    int64_t to = std::find(line.begin() + from, line.end(), outside) - line.begin();
    if (!first && from > 0 && from < columns)
      first = from - i;
    if (!end && from < columns && to < columns)
      end = to - i;
  }
  if (!first && !end)
    return {};
  for (auto [at, word] : llvm::enumerate(words)) {
    int64_t j = at % columns, i = at / columns % rows;
    bool isInside = (!first || j >= i + *first) && (!end || j < i + *end);
    if (word != (isInside ? inside : outside))
      return {};
  }
  auto compare = [&](arith::CmpIPredicate predicate, int64_t offset) -> Value {
    Value bound = arith::AddIOp::create(b, loc, indices[row], index(offset));
    return arith::CmpIOp::create(b, loc, predicate, indices[column], bound);
  };
  Value keep = end ? compare(arith::CmpIPredicate::sle, *end - 1) : Value();
  if (first) {
    Value after = compare(arith::CmpIPredicate::sge, *first);
    keep = keep ? arith::AndIOp::create(b, loc, keep, after).getResult() : after;
  }
  if (bits == 1 && inside)
    return keep;
  return arith::SelectOp::create(b, loc, keep, number(inside), number(outside));
}

/// An element that counts up or down in steps along each dimension, as positions and distances do
/// once they have been evaluated: first + i * step + j * step.
Value Elements::ofProgression(ElementsAttr elements, ArrayRef<Value> indices) {
  constexpr int64_t kMostElements = 1 << 24;
  Type type = elements.getElementType();
  auto shape = cast<ShapedType>(elements.getType()).getShape();
  if (type.isInteger(1) || elements.getNumElements() > kMostElements)
    return {};
  SmallVector<uint64_t> words = bitsOf(elements);
  if (words.empty())
    return {};
  // Up to where each format has all numbers.
  auto format = dyn_cast<FloatType>(type);
  double most = format ? std::ldexp(1.0, format.getFPMantissaWidth()) : INT32_MAX;
  auto number = [&](uint64_t word) -> std::optional<int64_t> {
    APInt bits(type.getIntOrFloatBitWidth(), word);
    APFloat real(format ? format.getFloatSemantics() : APFloat::IEEEdouble());
    if (format)
      real = APFloat(format.getFloatSemantics(), bits);
    else
      real.convertFromAPInt(bits, /*IsSigned=*/true, APFloat::rmTowardZero);
    double value = real.convertToDouble();
    bool isExact = real.isInteger() && !real.isNegZero() && std::abs(value) <= most;
    return isExact ? std::optional<int64_t>(value) : std::nullopt;
  };
  std::optional<int64_t> first = number(words[0]);
  SmallVector<int64_t> steps(shape.size()), strides = computeStrides(shape);
  for (auto [dim, step] : llvm::enumerate(steps)) {
    std::optional<int64_t> next = shape[dim] > 1 ? number(words[strides[dim]]) : first;
    if (!first || !next)
      return {};
    step = *next - *first;
  }
  for (auto [at, word] : llvm::enumerate(words)) {
    int64_t expected = *first;
    for (auto [size, stride, step] : llvm::zip(shape, strides, steps))
      expected += int64_t(at) / stride % size * step;
    if (number(word) != expected)
      return {};
  }
  Value value = index(*first);
  for (auto [position, step] : llvm::zip(indices, steps))
    if (step != 0) {
      Value along =
          step == 1 ? position : arith::MulIOp::create(b, loc, position, index(step)).getResult();
      value = *first == 0 && value.getDefiningOp<arith::ConstantOp>()
                  ? along
                  : arith::AddIOp::create(b, loc, value, along).getResult();
    }
  if (!format)
    return arith::IndexCastOp::create(b, loc, type, value);
  value = arith::IndexCastOp::create(b, loc, b.getI32Type(), value);
  return arith::SIToFPOp::create(b, loc, type, value);
}

/// Of tensors side by side, as those that hold indices of several dimensions: the one that has a
/// known index.
Value Elements::at(tensor::InsertSliceOp op, ArrayRef<Value> indices) {
  if (!op.hasUnitStride())
    return {};
  llvm::SmallBitVector dropped = op.getDroppedDims();
  SmallVector<Value> inSource;
  std::optional<unsigned> behind; // The dimension along which others are in front of the source.
  for (auto [dim, index] : llvm::enumerate(indices)) {
    if (!dropped.test(dim))
      inSource.push_back(index);
    std::optional<int64_t> known = getConstantIntValue(index),
                           offset = getConstantIntValue(op.getMixedOffsets()[dim]),
                           size = getConstantIntValue(op.getMixedSizes()[dim]);
    auto isWhole =
        ValueBoundsConstraintSet::areEqual(op.getMixedSizes()[dim], {op.getDest(), int64_t(dim)});
    if (succeeded(isWhole) && *isWhole)
      continue; // It begins at the first element then.
    if (!known && offset && !behind && !dropped.test(dim)) {
      behind = dim;
      inSource.back() = shifted(index, -*offset);
      continue;
    }
    if (!known || !offset || !size)
      return {};
    if (*known < *offset || *known >= *offset + *size)
      return at(op.getDest(), indices);
    if (!dropped.test(dim))
      inSource.back() = this->index(*known - *offset);
  }
  Value element = at(op.getSource(), inSource);
  if (!behind || !element)
    return element;
  // One in front that those behind, too, would have there: positions that are counted from it.
  Value first = inFrontOf(op, *behind, indices);
  if (!first || !first.getType().isIntOrIndex())
    return {};
  LinearSum rest = LinearSum(element).minus(indices[*behind]).minus(first);
  return rest.isConstant() && rest.constant == 0 ? element : Value();
}

/// The only element along `dim` that is in front of what `op` inserts; null if there are others, or
/// some behind it.
Value Elements::inFrontOf(tensor::InsertSliceOp op, unsigned dim, ArrayRef<Value> indices) {
  auto first = op.getDest().getDefiningOp<tensor::InsertSliceOp>();
  if (!first || !first.getDest().getDefiningOp<tensor::EmptyOp>() ||
      getConstantIntValue(op.getMixedOffsets()[dim]) != 1 ||
      getConstantIntValue(first.getMixedSizes()[dim]) != 1)
    return {};
  SmallVector<Value> there(indices);
  there[dim] = index(0);
  return at(first, there);
}

Value Elements::shifted(Value place, int64_t by) {
  return by == 0 ? place : b.createOrFold<arith::AddIOp>(loc, place, index(by));
}

Value Elements::computedAt(Value tensor, ArrayRef<Value> indices) {
  Attribute elements;
  bool isFree = looksUp == LooksUp::Sources;
  if (matchPattern(tensor, m_Constant(&elements))) {
    if (isFree)
      return {};
    auto splat = dyn_cast<SplatElementsAttr>(elements);
    if (splat)
      return constant(splat.getSplatValue<Attribute>());
    Value element = ofBand(cast<ElementsAttr>(elements), indices);
    return element ? element : ofProgression(cast<ElementsAttr>(elements), indices);
  }
  Operation *op = tensor.getDefiningOp();
  if (auto fill = dyn_cast_if_present<linalg::FillOp>(op))
    return matchPattern(fill.getInputs()[0], m_Constant(&elements)) ? constant(elements) : Value();
  if (auto cast = dyn_cast_if_present<tensor::CastOp>(op))
    return isa<RankedTensorType>(cast.getSource().getType()) ? at(cast.getSource(), indices)
                                                             : Value();
  std::optional<SmallVector<Value>> source;
  if (auto expand = dyn_cast_if_present<tensor::ExpandShapeOp>(op))
    source = throughReshape(expand.getReassociationIndices(), expand.getResultType(),
                            /*toWide=*/false, indices, isFree, {b, loc});
  else if (auto collapse = dyn_cast_if_present<tensor::CollapseShapeOp>(op))
    source = throughReshape(collapse.getReassociationIndices(), collapse.getSrcType(),
                            /*toWide=*/true, indices, isFree, {b, loc});
  else if (auto insert = dyn_cast_if_present<tensor::InsertSliceOp>(op))
    return at(insert, indices);
  else if (auto slice = dyn_cast_if_present<tensor::ExtractSliceOp>(op);
           slice && slice.hasUnitStride() && slice.getDroppedDims().none() &&
           slice.getOffsets().empty())
    source = llvm::map_to_vector(llvm::zip(indices, slice.getStaticOffsets()), [&](auto place) {
      return shifted(std::get<0>(place), std::get<1>(place));
    });
  else if (auto scan = dyn_cast_if_present<linalg_ext::ScanOp>(op);
           scan && tensor == scan->getResult(0) && sumsZeros(scan))
    return constant(b.getZeroAttr(cast<ShapedType>(tensor.getType()).getElementType()));
  else if (auto generic = dyn_cast_if_present<GenericOp>(op))
    return at(generic, indices);
  return source ? at(op->getOperand(0), *source) : Value();
}

void Elements::noteEnds(GenericOp op, ArrayRef<Value> indices) {
  auto shape = op.getDpsInits()[0].getDefiningOp<tensor::EmptyOp>();
  for (auto [dim, place] : llvm::enumerate(indices))
    ends.try_emplace(place,
                     !shape ? Value() : wholeSize(dyn_cast<Value>(shape.getMixedSizes()[dim])));
}

bool Elements::isAtLeastZero(Value value) const {
  LinearSum sum(value);
  return sum.constant >= 0 && llvm::all_of(sum.factors, [&](auto &each) {
           return each.second == 0 || (each.second > 0 && ends.contains(each.first));
         });
}

/// What `op` computes of positions, if that is one of them or a number.
Value Elements::folded(Operation &op, IRMapping &mapping) {
  if (isa<arith::IndexCastOp>(op)) { // There and back.
    auto inner = mapping.lookup(op.getOperand(0)).getDefiningOp<arith::IndexCastOp>();
    bool isBack = inner && inner.getIn().getType() == op.getResult(0).getType() &&
                  inner.getType().isInteger(64);
    return isBack ? inner.getIn() : Value();
  }
  if (!isa<arith::CmpIOp, arith::SubIOp, arith::MaxSIOp>(op))
    return {};
  Value lhs = mapping.lookup(op.getOperand(0)), rhs = mapping.lookup(op.getOperand(1));
  LinearSum distance = LinearSum(lhs).minus(rhs);
  APInt number;
  bool isZero = matchPattern(rhs, m_Zero()), isConstant = distance.isConstant();
  if (isa<arith::SubIOp>(op))
    return isConstant ? constant(b.getIntegerAttr(lhs.getType(), distance.constant)) : Value();
  if (isa<arith::MaxSIOp>(op))
    return isZero && isAtLeastZero(lhs) ? lhs : Value();
  arith::CmpIPredicate predicate = cast<arith::CmpIOp>(op).getPredicate();
  using enum arith::CmpIPredicate;
  auto isPlace = [&](auto &each) { return ends.contains(each.first); }; // Never near an overflow.
  if (isConstant && llvm::is_contained({eq, ne, slt, sle, sgt, sge}, predicate) &&
      llvm::all_of(distance.factors, isPlace))
    return constant(b.getBoolAttr(
        arith::applyCmpPredicate(predicate, APInt(64, distance.constant, true), APInt(64, 0))));
  if (isAtLeastZero(lhs) &&
      ((isZero && (predicate == slt || predicate == sge)) ||
       (predicate == sge && matchPattern(rhs, m_ConstantInt(&number)) && number.isNegative())))
    return constant(b.getBoolAttr(predicate == sge));
  return {};
}

/// An index that `op` clamps to the size that it is below: itself.
Value Elements::clamped(Operation &op, IRMapping &mapping) const {
  auto smaller = dyn_cast<arith::MinSIOp>(op);
  auto last = smaller ? smaller.getRhs().getDefiningOp<arith::SubIOp>() : arith::SubIOp();
  Value place = last ? mapping.lookupOrNull(smaller.getLhs()) : Value();
  return place && matchPattern(last.getRhs(), m_One()) && ends.contains(place) &&
                 ends.lookup(place) == wholeSize(last.getLhs())
             ? place
             : Value();
}

/// A clone of `op`, or what is known of it; null if it is one too many.
Value Elements::computed(Operation &op, IRMapping &mapping) {
  if (Value known = folded(op, mapping))
    return known;
  Operation *clone = b.clone(op, mapping);
  SmallVector<Value> values;
  if (succeeded(b.tryFold(clone, values)) && values[0] != clone->getResult(0)) {
    clone->erase();
    return values[0];
  }
  return ++operations > kMaxOperations && looksUp != LooksUp::Sources ? Value()
                                                                      : clone->getResult(0);
}

Value Elements::at(GenericOp op, ArrayRef<Value> indices) {
  if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() || !op.hasPureTensorSemantics())
    return {};
  OpOperand *init = op.getDpsInitOperand(0);
  AffineMap out = op.getMatchingIndexingMap(init);
  if (!out.isPermutation() || !op.getMatchingBlockArgument(init).use_empty())
    return {};
  noteEnds(op, indices);
  SmallVector<Value> loops(op.getNumLoops());
  for (auto [i, position] : llvm::enumerate(indices))
    loops[out.getDimPosition(i)] = position;
  IRMapping mapping;
  for (OpOperand *input : op.getDpsInputOperands()) {
    SmallVector<Value> positions;
    for (AffineExpr result : op.getMatchingIndexingMap(input).getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(result);
      auto fixed = dyn_cast<AffineConstantExpr>(result);
      if (!dim && !fixed)
        return {};
      positions.push_back(dim ? loops[dim.getPosition()] : index(fixed.getValue()));
    }
    Value element =
        isa<RankedTensorType>(input->get().getType()) ? at(input->get(), positions) : Value();
    if (!element)
      return {};
    mapping.map(op.getMatchingBlockArgument(input), element);
  }
  auto inside = [&](Value value) { // Constants come along: kernels are cut out around the reader.
    Attribute known;
    if (!mapping.contains(value) && matchPattern(value, m_Constant(&known)))
      mapping.map(value, constant(known));
    else if (looksUp != LooksUp::Nothing &&
             value.getParentRegion()->isProperAncestor(&op.getRegion()))
      mapping.map(value, value); // Sizes.
    return mapping.lookupOrNull(value);
  };
  for (Operation &each : op.getBody()->without_terminator()) {
    if (auto position = dyn_cast<linalg::IndexOp>(each)) {
      mapping.map(position.getResult(), loops[position.getDim()]);
      continue;
    }
    // What is not known is left out: the element may not depend on it.
    Value value;
    APInt isTrue;
    if (auto lookup = dyn_cast<tensor::ExtractOp>(each)) {
      if (llvm::all_of(lookup.getIndices(), inside))
        value = at(lookup.getTensor(), llvm::map_to_vector(lookup.getIndices(), inside));
    } else if (Value place = clamped(each, mapping)) {
      value = place;
    } else if (auto select = dyn_cast<arith::SelectOp>(each);
               select && inside(select.getCondition()) &&
               matchPattern(inside(select.getCondition()), m_ConstantInt(&isTrue))) {
      value = inside(isTrue.isZero() ? select.getFalseValue() : select.getTrueValue());
    } else if (each.getNumRegions() == 0 && each.getNumResults() == 1 && isPure(&each) &&
               !isa<ShapedType>(each.getResult(0).getType()) &&
               llvm::all_of(each.getOperands(), inside)) {
      value = computed(each, mapping);
    }
    if (value)
      mapping.map(each.getResult(0), value);
  }
  return inside(op.getBody()->getTerminator()->getOperand(0));
}

Value positionalElement(OpBuilder &b, Location loc, Value tensor, ArrayRef<Value> indices,
                        LooksUp looksUp) {
  return Elements{b, loc, looksUp}.at(tensor, indices);
}

void computePositions(OpBuilder &b, Operation *function) {
  SmallVector<tensor::ExtractOp> lookups;
  function->walk([&](tensor::ExtractOp op) {
    if (op->getParentOfType<GenericOp>())
      lookups.push_back(op);
  });
  for (tensor::ExtractOp op : lookups) {
    b.setInsertionPoint(op);
    // Tried in a block that is dropped: what is computed of no avail goes with it.
    SmallVector<Value> indices(op.getIndices());
    Block scratch;
    OpBuilder trial(op.getContext());
    trial.setInsertionPointToEnd(&scratch);
    bool isPositional = bool(positionalElement(trial, op.getLoc(), op.getTensor(), indices));
    scratch.dropAllDefinedValueUses();
    if (!isPositional)
      continue;
    op.replaceAllUsesWith(positionalElement(b, op.getLoc(), op.getTensor(), indices));
    op.erase();
  }
}

/// Calls `use` with an element of `tensor` at any indices, null if it is not computed.
static bool atAnyIndices(Value tensor, LooksUp looksUp,
                         function_ref<bool(Value element, Block &scratch)> use) {
  Block scratch; // Dropped with all that is computed in it.
  OpBuilder b(tensor.getContext());
  b.setInsertionPointToStart(&scratch);
  SmallVector<Value> indices;
  for (int64_t i = 0; i < cast<RankedTensorType>(tensor.getType()).getRank(); ++i)
    indices.push_back(scratch.addArgument(b.getIndexType(), tensor.getLoc()));
  return use(positionalElement(b, tensor.getLoc(), tensor, indices, looksUp), scratch);
}

bool isPositional(Value tensor) {
  return atAnyIndices(tensor, LooksUp::Nothing,
                      [](Value element, Block &) { return bool(element); });
}

bool isPositionalAlong(Value tensor, int64_t dim) {
  return atAnyIndices(tensor, LooksUp::Expensive, [&](Value element, Block &scratch) {
    llvm::SmallDenseSet<Value> along{scratch.getArgument(dim)};
    for (Operation &op : scratch)
      if (llvm::any_of(op.getOperands(), [&](Value used) { return along.contains(used); })) {
        if (isa<tensor::ExtractOp>(op) && !isOpTriviallyDead(&op))
          return false;
        along.insert_range(op.getResults());
      }
    return along.contains(element);
  });
}

} // namespace sluice::global
