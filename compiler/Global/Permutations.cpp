//===- Permutations.cpp - tensors with their dimensions in another order --===//
#include "compiler/Global/Permutations.h"
#include "compiler/Dialect/LinalgExt/Upstream.h"
#include "compiler/Dialect/Util/Walks.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"

namespace sluice::global {

std::optional<Permuted> asPermuted(Value value) {
  auto op = value ? value.getDefiningOp<linalg::TransposeOp>() : linalg::TransposeOp();
  if (!op || !op.hasPureTensorSemantics())
    return std::nullopt;
  return Permuted{op.getInput(), llvm::to_vector(op.getPermutation())};
}

bool isCopy(linalg::GenericOp op) {
  return op && op.getNumDpsInputs() == 1 && op.getNumDpsInits() == 1 &&
         !op.getNumReductionLoops() && op.hasPureTensorSemantics() &&
         llvm::hasSingleElement(*op.getBody()) &&
         op.getBody()->getTerminator()->getOperand(0) == op.getBody()->getArgument(0);
}

std::optional<std::pair<Value, AffineMap>> copiedSource(Value value) {
  auto generic = value ? value.getDefiningOp<linalg::GenericOp>() : linalg::GenericOp();
  if (!isCopy(generic))
    return std::nullopt;
  AffineMap in = generic.getIndexingMapsArray()[0], out = generic.getIndexingMapsArray()[1];
  if (!in.isProjectedPermutation() || !out.isPermutation() || in == out)
    return std::nullopt;
  return std::make_pair(generic.getDpsInputs()[0], in.compose(inversePermutation(out)));
}

Value withoutUnits(OpBuilder &builder, Location loc, Value value, AffineMap &map) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || type.getEncoding())
    return {};
  llvm::SmallBitVector dropped(type.getRank());
  for (auto [dim, index] : llvm::enumerate(map.getResults()))
    if (isa<AffineConstantExpr>(index) && type.getDimSize(dim) == 1)
      dropped.set(dim);
  if (dropped.none() || dropped.all())
    return {};
  map = map.dropResults(dropped);
  return tensor::CollapseShapeOp::create(builder, loc, value, linalg_ext::groupsWithout(dropped));
}

LogicalResult dropRepeatedUnits(linalg::GenericOp op, PatternRewriter &rewriter) {
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<Value> inputs(op.getDpsInputs());
  bool changed = false;
  for (auto [value, map] : llvm::zip(inputs, maps)) {
    Operation *def = value.getDefiningOp();
    if (def && !isa<tensor::ExpandShapeOp, arith::ConstantOp>(def))
      continue;
    if (Value folded = withoutUnits(rewriter, op.getLoc(), value, map)) {
      value = folded;
      changed = true;
    }
  }
  if (!changed)
    return failure();
  rewriter.replaceOp(op, withBodyOf(rewriter, op, inputs, op.getDpsInits(), maps));
  return success();
}

/// True if `collapse` merges nothing but batches of a contraction that uses it as `map` says, or
/// rows or columns of which `fewest` stay together.
static bool mergesRows(tensor::CollapseShapeOp collapse, linalg::LinalgOp contraction,
                       AffineMap map, int64_t fewest) {
  auto dims = linalg::inferContractionDims(contraction);
  return succeeded(dims) &&
         llvm::all_of(llvm::enumerate(collapse.getReassociationIndices()), [&](auto group) {
           auto dim = dyn_cast<AffineDimExpr>(map.getResult(group.index()));
           return group.value().size() == 1 ||
                  (dim && (llvm::is_contained(dims->batch, dim.getPosition()) ||
                           (!llvm::is_contained(dims->k, dim.getPosition()) &&
                            collapse.getSrcType().getDimSize(group.value().back()) >= fewest)));
         });
}

bool shouldSplitRows(OpOperand *operand, int64_t fewest, function_ref<bool(Value)> isReadInPlace) {
  auto collapse = operand->get().getDefiningOp<tensor::CollapseShapeOp>();
  auto op = dyn_cast<linalg::LinalgOp>(operand->getOwner());
  if (!collapse || !op || !op.isDpsInput(operand))
    return false;
  if (linalg::isaContractionOpInterface(op))
    return isReadInPlace(collapse.getSrc()) &&
           mergesRows(collapse, op, op.getMatchingIndexingMap(operand), fewest);
  auto product = collapse.getSrc().getDefiningOp<linalg::LinalgOp>();
  return product && linalg::isaContractionOpInterface(product) && op.getNumReductionLoops() == 0 &&
         mergesRows(collapse, product, product.getIndexingMapsArray().back(), fewest);
}

AffineMap selectResults(AffineMap map, ArrayRef<int64_t> order) {
  return AffineMap::get(map.getNumDims(), 0, applyPermutation(map.getResults(), order),
                        map.getContext());
}

linalg::GenericOp withBodyOf(RewriterBase &rewriter, linalg::LinalgOp op, ValueRange inputs,
                             ValueRange inits, ArrayRef<AffineMap> maps) {
  auto generic = linalg::GenericOp::create(rewriter, op.getLoc(), inits.getTypes(), inputs, inits,
                                           maps, op.getIteratorTypesArray());
  rewriter.cloneRegionBefore(op->getRegion(0), generic.getRegion(), generic.getRegion().begin());
  return generic;
}

linalg::GenericOp computed(OpBuilder &builder, Location loc, Type element,
                           ArrayRef<OpFoldResult> sizes, ValueRange inputs,
                           ArrayRef<AffineMap> maps,
                           function_ref<Value(OpBuilder &, ValueRange)> body, Value start) {
  AffineMap result = maps.back();
  SmallVector<utils::IteratorType> loops(result.getNumDims(), utils::IteratorType::parallel);
  for (auto [loop, kind] : llvm::enumerate(loops))
    if (!result.isFunctionOfDim(loop))
      kind = utils::IteratorType::reduction;
  Value init = tensor::EmptyOp::create(builder, loc, sizes, element);
  if (!result.isPermutation()) {
    if (!start)
      start = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(element));
    init = linalg::FillOp::create(builder, loc, start, init).getResult(0);
  }
  return linalg::GenericOp::create(
      builder, loc, init.getType(), inputs, init, maps, loops,
      [&](OpBuilder &b, Location, ValueRange x) { linalg::YieldOp::create(b, loc, body(b, x)); });
}

Value emptyLike(OpBuilder &builder, Location loc, Value value, Type element) {
  return tensor::EmptyOp::create(builder, loc, tensor::getMixedSizes(builder, loc, value), element);
}

void readWidened(OpBuilder &builder, OpOperand *operand, Value narrow) {
  auto op = cast<linalg::GenericOp>(operand->getOwner());
  BlockArgument element = op.getMatchingBlockArgument(operand);
  Type wide = element.getType();
  operand->set(narrow);
  element.setType(getElementTypeOrSelf(narrow));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(op.getBody());
  auto widened = arith::ExtFOp::create(builder, op.getLoc(), wide, element);
  element.replaceAllUsesExcept(widened, widened);
}

/// Sizes without asking intermediate tensors where their operands know.
static SmallVector<OpFoldResult> sizesOf(OpBuilder &builder, Location loc, Value value) {
  if (auto fill = value.getDefiningOp<linalg::FillOp>())
    value = fill.getOutputs()[0];
  if (auto empty = value.getDefiningOp<tensor::EmptyOp>())
    return empty.getMixedSizes();
  if (auto op = value.getDefiningOp<linalg::GenericOp>())
    if (AffineMap map = op.getIndexingMapMatchingResult(cast<OpResult>(value));
        map.isIdentity() || map.isProjectedPermutation())
      return sizesOf(builder, loc, op.getDpsInits()[cast<OpResult>(value).getResultNumber()]);
  if (auto transpose = asPermuted(value))
    return applyPermutation(sizesOf(builder, loc, transpose->source), transpose->permutation);
  return tensor::getMixedSizes(builder, loc, value);
}

Value transposed(OpBuilder &builder, Location loc, Value value, ArrayRef<int64_t> permutation) {
  SmallVector<int64_t> order(permutation);
  if (auto inner = asPermuted(value)) {
    value = inner->source;
    order = applyPermutation(inner->permutation, permutation);
  }
  if (isIdentityPermutation(order))
    return value;
  Value empty =
      tensor::EmptyOp::create(builder, loc, applyPermutation(sizesOf(builder, loc, value), order),
                              getElementTypeOrSelf(value.getType()));
  return linalg::TransposeOp::create(builder, loc, value, empty, order)->getResult(0);
}

/// `value`, whose dimensions are in the order `order` of those of `old`, as what can replace that.
static Value inOrderOf(RewriterBase &rewriter, Value old, Value value, ArrayRef<int64_t> order) {
  Location loc = old.getLoc();
  Value back = transposed(rewriter, loc, value, invertPermutationVector(order));
  return rewriter.createOrFold<tensor::CastOp>(loc, old.getType(), back);
}

void replaceByPermuted(RewriterBase &rewriter, Operation *op, Value value,
                       ArrayRef<int64_t> order) {
  rewriter.replaceOp(op, inOrderOf(rewriter, op->getResult(0), value, order));
}

//===- linalg.generic -----------------------------------------------------===//

/// The order in which an operand with `map` walks through the loops; loops in sums count where they
/// appear first.
static SmallVector<unsigned> loopOrder(AffineMap map) {
  SmallVector<unsigned> order;
  for (AffineExpr expr : map.getResults())
    expr.walk([&](AffineExpr inner) {
      if (auto dim = dyn_cast<AffineDimExpr>(inner);
          dim && !llvm::is_contained(order, dim.getPosition()))
        order.push_back(dim.getPosition());
    });
  return order;
}

/// The dimensions of a result with `map` sorted as `loops` come; none if it has other dimensions
/// than these.
static std::optional<SmallVector<int64_t>> orderLike(AffineMap map, ArrayRef<unsigned> loops) {
  SmallVector<std::pair<size_t, int64_t>> keys;
  size_t previous = 0;
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    // A dimension of one element stays behind the one before it.
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      auto *found = llvm::find(loops, dim.getPosition());
      if (found == loops.end())
        return std::nullopt;
      previous = found - loops.begin();
    } else if (!isa<AffineConstantExpr>(expr)) {
      return std::nullopt;
    }
    keys.push_back({previous, i});
  }
  llvm::stable_sort(keys, [](auto a, auto b) { return a.first < b.first; });
  return llvm::map_to_vector(keys, [](auto key) { return key.second; });
}

/// A tensor for a result in another order: empty or filled as `init` is.
static Value permutedInit(RewriterBase &rewriter, Value init, ArrayRef<int64_t> order) {
  Location loc = init.getLoc();
  SmallVector<OpFoldResult> sizes = applyPermutation(sizesOf(rewriter, loc, init), order);
  Value empty = tensor::EmptyOp::create(rewriter, loc, sizes, getElementTypeOrSelf(init.getType()));
  if (auto fill = init.getDefiningOp<linalg::FillOp>())
    return linalg::FillOp::create(rewriter, loc, fill.getInputs(), empty).getResult(0);
  return empty;
}

/// True if `init` can be had in any order: its elements do not matter or are all the same.
static bool isFreeInit(linalg::GenericOp op, OpOperand &init) {
  Operation *def = init.get().getDefiningOp();
  return isa_and_present<linalg::FillOp, tensor::EmptyOp>(def) ||
         op.getMatchingBlockArgument(&init).use_empty();
}

/// Reads of whole tensors in the body, at places that are computed there.
static SmallVector<tensor::ExtractOp> readsOfTransposes(linalg::GenericOp op) {
  SmallVector<tensor::ExtractOp> result;
  op.walk([&](tensor::ExtractOp extract) {
    if (asPermuted(extract.getTensor()))
      result.push_back(extract);
  });
  return result;
}

static bool sinkThroughGeneric(RewriterBase &rewriter, linalg::GenericOp op) {
  if (!op.hasPureTensorSemantics() || linalg::isaContractionOpInterface(op))
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<Value> inputs(op.getDpsInputs());
  std::optional<SmallVector<unsigned>> loops;
  for (auto [i, input] : llvm::enumerate(inputs))
    if (auto source = asPermuted(input)) {
      input = source->source;
      maps[i] = selectResults(maps[i], invertPermutationVector(source->permutation));
      if (!loops || maps[i].getNumResults() > loops->size())
        loops = loopOrder(maps[i]);
    }
  SmallVector<tensor::ExtractOp> reads = readsOfTransposes(op);
  // Neighbours in one order would be far from each other in what is read in another.
  auto readsOther = [&](Operation *nested) {
    auto extract = dyn_cast<tensor::ExtractOp>(nested);
    return extract && !llvm::is_contained(reads, extract) &&
           extract.getTensor().getType().getRank() == int64_t(maps.back().getNumResults());
  };
  if (!loops && !reads.empty() && op.getNumResults() == 1 && maps.back().isIdentity() &&
      !anyIn(op, readsOther)) {
    // The result takes the order of what is read.
    auto source = asPermuted(reads.front().getTensor());
    if (int64_t(source->permutation.size()) == maps.back().getNumResults())
      loops = loopOrder(selectResults(maps.back(), invertPermutationVector(source->permutation)));
  }
  if (!loops)
    return false;
  unsigned inputCount = inputs.size();
  SmallVector<SmallVector<int64_t>> orders;
  for (OpOperand &init : op.getDpsInitsMutable()) {
    auto order = orderLike(maps[init.getOperandNumber()], *loops);
    if (!order || !isFreeInit(op, init))
      order = llvm::to_vector(llvm::seq<int64_t>(0, maps[init.getOperandNumber()].getNumResults()));
    orders.push_back(*order);
  }
  rewriter.setInsertionPoint(op);
  // Other operands of full size are transposed by a kernel of their own, so that this one reads
  // everything in order.
  for (unsigned i = 0; i < inputCount; ++i) {
    if (inputs[i] != op.getDpsInputs()[i])
      continue;
    auto order = orderLike(maps[i], *loops);
    if (!order || isIdentityPermutation(*order) || !maps[i].isProjectedPermutation())
      continue;
    inputs[i] = transposed(rewriter, op.getLoc(), inputs[i], *order);
    maps[i] = selectResults(maps[i], *order);
  }
  SmallVector<Value> inits;
  SmallVector<Type> types;
  for (auto [i, init] : llvm::enumerate(op.getDpsInits())) {
    AffineMap &map = maps[inputCount + i];
    map = selectResults(map, orders[i]);
    inits.push_back(isIdentityPermutation(orders[i]) ? init
                                                     : permutedInit(rewriter, init, orders[i]));
    types.push_back(inits.back().getType());
  }
  auto generic = linalg::GenericOp::create(rewriter, op.getLoc(), types, inputs, inits, maps,
                                           op.getIteratorTypesArray());
  rewriter.inlineRegionBefore(op.getRegion(), generic.getRegion(), generic.getRegion().begin());
  for (tensor::ExtractOp extract : reads) {
    auto source = asPermuted(extract.getTensor());
    SmallVector<Value> indices(extract.getIndices());
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(extract);
    rewriter.replaceOpWithNewOp<tensor::ExtractOp>(
        extract, source->source,
        applyPermutation(indices, invertPermutationVector(source->permutation)));
  }
  // Loops in the order of the first result, those of sums behind.
  SmallVector<unsigned> interchange = loopOrder(maps[inputCount]), rest = *loops;
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    rest.push_back(loop);
  for (bool parallel : {true, false})
    for (unsigned loop : rest)
      if (linalg::isParallelIterator(generic.getIteratorTypesArray()[loop]) == parallel &&
          !llvm::is_contained(interchange, loop))
        interchange.push_back(loop);
  SmallVector<Value> results(generic.getResults());
  if (!llvm::is_sorted(interchange)) {
    rewriter.setInsertionPointAfter(generic);
    auto swapped = linalg::interchangeGenericOp(rewriter, generic, interchange);
    if (succeeded(swapped)) {
      results = SmallVector<Value>(swapped->getResults());
      rewriter.setInsertionPointAfter(*swapped);
    }
  } else {
    rewriter.setInsertionPointAfter(generic);
  }
  for (auto [result, order, old] : llvm::zip(results, orders, op.getResults()))
    result = inOrderOf(rewriter, old, result, order);
  rewriter.replaceOp(op, results);
  return true;
}

//===- tensor.* -----------------------------------------------------------===//

Value paddedInOrder(OpBuilder &builder, tensor::PadOp op, ArrayRef<int64_t> order) {
  Value source = transposed(builder, op.getLoc(), op.getSource(), order);
  auto low = applyPermutation(op.getMixedLowPad(), order),
       high = applyPermutation(op.getMixedHighPad(), order);
  auto shape = applyPermutation(op.getResultType().getShape(), order);
  auto type = RankedTensorType::get(shape, op.getResultType().getElementType());
  return tensor::PadOp::create(builder, op.getLoc(), type, source, low, high,
                               op.getConstantPaddingValue(), op.getNofold());
}

static bool sinkThroughPad(RewriterBase &rewriter, tensor::PadOp op) {
  auto source = asPermuted(op.getSource());
  if (!source || !op.getConstantPaddingValue())
    return false;
  SmallVector<int64_t> order = invertPermutationVector(source->permutation);
  return replaceByPermuted(rewriter, op, paddedInOrder(rewriter, op, order), order), true;
}

static bool sinkThroughSlice(RewriterBase &rewriter, tensor::ExtractSliceOp op) {
  auto source = asPermuted(op.getSource());
  if (!source || op.getType().getRank() != op.getSourceType().getRank())
    return false;
  SmallVector<int64_t> order = invertPermutationVector(source->permutation);
  Value slice = tensor::ExtractSliceOp::create(
      rewriter, op.getLoc(), source->source, applyPermutation(op.getMixedOffsets(), order),
      applyPermutation(op.getMixedSizes(), order), applyPermutation(op.getMixedStrides(), order));
  return replaceByPermuted(rewriter, op, slice, order), true;
}

static bool sinkThroughInsert(RewriterBase &rewriter, tensor::InsertSliceOp op) {
  auto source = asPermuted(op.getSource()), target = asPermuted(op.getDest());
  bool free = isa_and_present<linalg::FillOp, tensor::EmptyOp>(op.getDest().getDefiningOp());
  if (op.getSourceType().getRank() != op.getDestType().getRank() || (!target && !(source && free)))
    return false;
  // Further parts follow the first one.
  SmallVector<int64_t> order =
      invertPermutationVector(target ? target->permutation : source->permutation);
  Value dest = target ? target->source : permutedInit(rewriter, op.getDest(), order),
        part = transposed(rewriter, op.getLoc(), op.getSource(), order);
  Value insert = tensor::InsertSliceOp::create(
      rewriter, op.getLoc(), part, dest, applyPermutation(op.getMixedOffsets(), order),
      applyPermutation(op.getMixedSizes(), order), applyPermutation(op.getMixedStrides(), order));
  return replaceByPermuted(rewriter, op, insert, order), true;
}

/// If at least half of the parts are transposed alike.
static bool sinkThroughConcat(RewriterBase &rewriter, tensor::ConcatOp op) {
  SmallVector<SmallVector<int64_t>> seen;
  for (Value input : op.getInputs())
    if (auto source = asPermuted(input))
      seen.push_back(source->permutation);
  if (seen.empty() || 2 * llvm::count(seen, seen.front()) < int64_t(op.getInputs().size()))
    return false;
  SmallVector<int64_t> order = invertPermutationVector(seen.front());
  SmallVector<Value> inputs = llvm::map_to_vector(
      op.getInputs(), [&](Value input) { return transposed(rewriter, op.getLoc(), input, order); });
  Value concat = tensor::ConcatOp::create(rewriter, op.getLoc(), seen.front()[op.getDim()], inputs);
  return replaceByPermuted(rewriter, op, concat, order), true;
}

static bool sinkThroughExpand(RewriterBase &rewriter, tensor::ExpandShapeOp op) {
  auto source = asPermuted(op.getSrc());
  if (!source)
    return false;
  SmallVector<ReassociationIndices> groups = op.getReassociationIndices(), newGroups;
  SmallVector<int64_t> order, shape;
  SmallVector<OpFoldResult> sizes;
  for (int64_t group : invertPermutationVector(source->permutation)) {
    ReassociationIndices &indices = newGroups.emplace_back();
    for (int64_t dim : groups[group]) {
      indices.push_back(order.size());
      order.push_back(dim);
      shape.push_back(op.getResultType().getDimSize(dim));
      sizes.push_back(op.getMixedOutputShape()[dim]);
    }
  }
  auto type = RankedTensorType::get(shape, op.getResultType().getElementType());
  Value expand =
      tensor::ExpandShapeOp::create(rewriter, op.getLoc(), type, source->source, newGroups, sizes);
  return replaceByPermuted(rewriter, op, expand, order), true;
}

/// Dimensions of one element may stand anywhere: only the order of the others must keep each group
/// together.
static bool mergeInOrder(RewriterBase &rewriter, tensor::CollapseShapeOp op, Permuted source) {
  SmallVector<ReassociationIndices> groups = op.getReassociationIndices(), newGroups;
  SmallVector<int64_t> groupOf(op.getSrcType().getRank()),
      missing(groups.size()); // Dimensions of more than one element to come.
  for (auto [i, group] : llvm::enumerate(groups))
    for (int64_t dim : group) {
      groupOf[dim] = i;
      missing[i] += op.getSrcType().getDimSize(dim) != 1;
    }
  SmallVector<bool> onesOnly =
      llvm::map_to_vector(missing, [](int64_t count) { return count == 0; });
  SmallVector<int64_t> order, pending;
  int64_t previous = -1;
  for (auto [position, dim] : llvm::enumerate(invertPermutationVector(source.permutation))) {
    int64_t group = groupOf[dim];
    bool one = op.getSrcType().getDimSize(dim) == 1,
         inside = !order.empty() && (order.back() == group || missing[order.back()]);
    if (one && !(onesOnly[group] && !inside && !llvm::is_contained(order, group))) {
      if (order.empty())
        pending.push_back(position);
      else
        newGroups.back().push_back(position);
      continue;
    }
    if (!order.empty() && order.back() == group) {
      // Within a group the order must be the same.
      if (dim < previous)
        return false;
    } else {
      if (inside || llvm::is_contained(order, group))
        return false;
      order.push_back(group);
      newGroups.emplace_back(pending.begin(), pending.end());
      pending.clear();
    }
    newGroups.back().push_back(position);
    missing[group] -= !one;
    previous = dim;
  }
  if (order.size() != groups.size())
    return false;
  auto shape = applyPermutation(op.getResultType().getShape(), order);
  auto type = RankedTensorType::get(shape, op.getResultType().getElementType());
  Value collapse =
      tensor::CollapseShapeOp::create(rewriter, op.getLoc(), type, source.source, newGroups);
  return replaceByPermuted(rewriter, op, collapse, order), true;
}

/// Where dimensions of a group lie together, but in another order, only they are copied: shuffled
/// channels stay last.
static bool sinkThroughCollapse(RewriterBase &rewriter, tensor::CollapseShapeOp op) {
  auto source = asPermuted(op.getSrc());
  if (!source || mergeInOrder(rewriter, op, *source))
    return source.has_value();
  SmallVector<int64_t> order = invertPermutationVector(source->permutation);
  for (const ReassociationIndices &group : op.getReassociationIndices()) {
    auto places = llvm::map_range(group, [&](int64_t dim) { return source->permutation[dim]; });
    int64_t first = *llvm::min_element(places);
    if (*llvm::max_element(places) - first >= int64_t(group.size()))
      return false;
    llvm::copy(group, order.begin() + first);
  }
  if (isIdentityPermutation(order))
    return false;
  Value together = transposed(rewriter, op.getLoc(), op.getSrc(), order);
  return mergeInOrder(rewriter, op, Permuted{together, invertPermutationVector(order)});
}

bool sinkTranspose(RewriterBase &rewriter, Operation *op) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case([&](linalg::GenericOp op) { return sinkThroughGeneric(rewriter, op); })
      .Case([&](tensor::PadOp op) { return sinkThroughPad(rewriter, op); })
      .Case([&](tensor::ExtractSliceOp op) { return sinkThroughSlice(rewriter, op); })
      .Case([&](tensor::InsertSliceOp op) { return sinkThroughInsert(rewriter, op); })
      .Case([&](tensor::ConcatOp op) { return sinkThroughConcat(rewriter, op); })
      .Case([&](tensor::ExpandShapeOp op) { return sinkThroughExpand(rewriter, op); })
      .Case([&](tensor::CollapseShapeOp op) { return sinkThroughCollapse(rewriter, op); })
      .Default(false);
}

} // namespace sluice::global
