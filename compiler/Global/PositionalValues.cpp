//===- PositionalValues.cpp - tensors whose elements follow from positions ===//
#include "compiler/Global/PositionalValues.h"
#include "compiler/Mlir.h"
#include <cmath>

using namespace mlir;
using linalg::GenericOp;

namespace sluice::global {

/// Operations on scalars that an element may take: more than a mask needs, too few to cost more
/// than reading it.
static constexpr int kMaxOperations = 24;

/// Whether `value` is an index, perhaps as a wider integer: never below zero.
static bool isIndex(Value value) {
  auto cast = value.getDefiningOp<arith::IndexCastOp>();
  return value.getType().isIndex() ||
         (cast && cast.getIn().getType().isIndex() && cast.getType().getIntOrFloatBitWidth() >= 64);
}

namespace {
/// Computes elements; null where positions alone do not decide them.
struct Elements {
  OpBuilder &b;
  Location loc;
  bool looksUp = false; ///< Elements that are not computed.
  int operations = 0;

  Value constant(Attribute value) {
    auto typed = dyn_cast_if_present<TypedAttr>(value);
    return typed ? arith::ConstantOp::create(b, loc, typed).getResult() : Value();
  }
  Value index(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }

  Value ofBand(ElementsAttr elements, ArrayRef<Value> indices);
  Value ofProgression(ElementsAttr elements, ArrayRef<Value> indices);
  Value at(Value tensor, ArrayRef<Value> indices) {
    Value element = computedAt(tensor, indices);
    return element || !looksUp || !isa<RankedTensorType>(tensor.getType())
               ? element
               : tensor::ExtractOp::create(b, loc, tensor, indices).getResult();
  }
  Value computedAt(Value tensor, ArrayRef<Value> indices);
  Value at(GenericOp op, ArrayRef<Value> indices);
  Value at(tensor::InsertSliceOp op, ArrayRef<Value> indices);
  Value computed(Operation &op, IRMapping &mapping);
};
} // namespace

/// `indices` on the other side of a reshape between groups of dimensions of `wide` and one
/// dimension for each, if each group has at most one dimension of more than one element.
static std::optional<SmallVector<Value>> throughReshape(ArrayRef<ReassociationIndices> groups,
                                                        RankedTensorType wide, bool toWide,
                                                        ArrayRef<Value> indices, Value zero) {
  SmallVector<Value> result(toWide ? wide.getRank() : groups.size(), zero);
  for (auto [i, group] : llvm::enumerate(groups)) {
    unsigned larger = 0;
    for (int64_t dim : group)
      if (wide.getDimSize(dim) != 1 && ++larger)
        result[toWide ? dim : i] = indices[toWide ? i : dim];
    if (larger > 1)
      return std::nullopt;
  }
  return result;
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
    if (!known || !offset || !size)
      return {};
    if (*known < *offset || *known >= *offset + *size)
      return at(op.getDest(), indices);
    if (!dropped.test(dim))
      inSource.back() = this->index(*known - *offset);
  }
  return at(op.getSource(), inSource);
}

Value Elements::computedAt(Value tensor, ArrayRef<Value> indices) {
  Attribute elements;
  if (matchPattern(tensor, m_Constant(&elements))) {
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
                            /*toWide=*/false, indices, index(0));
  else if (auto collapse = dyn_cast_if_present<tensor::CollapseShapeOp>(op))
    source = throughReshape(collapse.getReassociationIndices(), collapse.getSrcType(),
                            /*toWide=*/true, indices, index(0));
  else if (auto insert = dyn_cast_if_present<tensor::InsertSliceOp>(op))
    return at(insert, indices);
  else if (auto generic = dyn_cast_if_present<GenericOp>(op))
    return at(generic, indices);
  return source ? at(op->getOperand(0), *source) : Value();
}

/// A clone of `op`, or true if it asks whether an index is at least zero.
Value Elements::computed(Operation &op, IRMapping &mapping) {
  APInt least;
  if (auto compare = dyn_cast<arith::CmpIOp>(op);
      compare && compare.getPredicate() == arith::CmpIPredicate::sge &&
      isIndex(mapping.lookup(compare.getLhs())) &&
      matchPattern(compare.getRhs(), m_ConstantInt(&least)) && !least.isStrictlyPositive())
    return constant(b.getBoolAttr(true));
  return b.clone(op, mapping)->getResult(0);
}

Value Elements::at(GenericOp op, ArrayRef<Value> indices) {
  if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() || !op.hasPureTensorSemantics())
    return {};
  OpOperand *init = op.getDpsInitOperand(0);
  AffineMap out = op.getMatchingIndexingMap(init);
  if (!out.isPermutation() || !op.getMatchingBlockArgument(init).use_empty())
    return {};
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
    else if (looksUp && value.getParentRegion()->isProperAncestor(&op.getRegion()))
      mapping.map(value, value); // Sizes.
    return mapping.lookupOrNull(value);
  };
  for (Operation &each : op.getBody()->without_terminator()) {
    if (auto position = dyn_cast<linalg::IndexOp>(each)) {
      mapping.map(position.getResult(), loops[position.getDim()]);
      continue;
    }
    if (auto lookup = dyn_cast<tensor::ExtractOp>(each);
        lookup && looksUp && llvm::all_of(lookup.getIndices(), inside)) {
      Value element = at(lookup.getTensor(), llvm::map_to_vector(lookup.getIndices(), inside));
      mapping.map(lookup.getResult(), element);
      continue;
    }
    if (each.getNumRegions() || each.getNumResults() != 1 || !isPure(&each) ||
        isa<ShapedType>(each.getResult(0).getType()) || !llvm::all_of(each.getOperands(), inside) ||
        ++operations > kMaxOperations)
      return {};
    mapping.map(each.getResult(0), computed(each, mapping));
  }
  return inside(op.getBody()->getTerminator()->getOperand(0));
}

Value positionalElement(OpBuilder &b, Location loc, Value tensor, ArrayRef<Value> indices,
                        bool looksUp) {
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
static bool atAnyIndices(Value tensor, bool looksUp,
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
  return atAnyIndices(tensor, /*looksUp=*/false,
                      [](Value element, Block &) { return bool(element); });
}

bool isPositionalAlong(Value tensor, int64_t dim) {
  return atAnyIndices(tensor, /*looksUp=*/true, [&](Value element, Block &scratch) {
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
