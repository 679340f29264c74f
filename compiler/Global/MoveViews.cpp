//===- MoveViews.cpp - reshapes, slices and transposes in the order in which readers take them ===//
// A chain of views becomes at most one reshape, one slice, one transpose, in this order:
//   %t = transpose (expand_shape %qkv [2304 -> 3x768])    // [3, 197, 768]
//   %q = extract_slice %t [1, 197, 768]; expand_shape (collapse_shape %q) [197, 12, 64]
//   %r = transpose %q                                     // [12, 197, 64]
//     ->
//   %q = extract_slice (expand_shape %qkv [2304 -> 36x64]) [197, 12, 64]
//   %r = transpose %q
// Kernels read slices in place, and contractions transposes, only where no reshape stands between:
// of what was before, each slice and each transpose was a kernel of its own. Transposes that move
// dimensions of one element only are reshapes.
//===----------------------------------------------------------------------===//
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_MOVEVIEWS
#include "compiler/Global/Passes.h.inc"

namespace {

/// If `op` copies its only operand with its dimensions in another order and dimensions of one
/// element added or dropped: for each dimension of the result that of the operand, -1 if added.
std::optional<SmallVector<int64_t>> copiedDimensions(Operation *op) {
  auto generic = dyn_cast_if_present<linalg::GenericOp>(op);
  if (!generic || !isCopy(generic))
    return std::nullopt;
  auto source = dyn_cast<RankedTensorType>(generic.getInputs()[0].getType());
  auto result = cast<RankedTensorType>(generic.getResultTypes()[0]);
  AffineMap in = generic.getIndexingMapsArray()[0];
  if (!source || source.getEncoding() || result.getEncoding() ||
      !generic.getIndexingMapsArray()[1].isIdentity())
    return std::nullopt;
  SmallVector<int64_t> from(result.getRank(), -1);
  for (auto [position, expr] : llvm::enumerate(in.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr); dim && from[dim.getPosition()] < 0)
      from[dim.getPosition()] = position;
    else if (!isa<AffineConstantExpr>(expr) || source.getDimSize(position) != 1)
      return std::nullopt;
  for (auto [dim, position] : llvm::enumerate(from))
    if (position < 0 ? result.getDimSize(dim) != 1
                     : result.getDimSize(dim) != source.getDimSize(position))
      return std::nullopt;
  return from;
}

bool isView(Operation *op) {
  return op && (isReshape(op) || isa<tensor::ExtractSliceOp>(op) || copiedDimensions(op));
}
bool isTensorContraction(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && linalg::isaContractionOpInterface(linalgOp);
}

/// `value` as a tensor of `sizes`, which hold as many elements. Sizes known at run time only stand
/// in the order of those of `value`, and none is split or merged.
Value reshaped(OpBuilder &builder, Location loc, Value value, ArrayRef<OpFoldResult> sizes) {
  auto source = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape = decomposeMixedValues(sizes).first;
  if (source.getShape() == ArrayRef(shape))
    return value;
  // Products of the sizes so far: those that are known, and how many are not.
  struct Product {
    int64_t known = 1, unknown = 0;
    bool operator==(const Product &) const = default;
    void take(int64_t size) { ShapedType::isDynamic(size) ? ++unknown : known *= size; }
  };
  SmallVector<ReassociationIndices> from, to;
  int64_t i = 0, k = 0, rank = source.getRank(), newRank = shape.size();
  while (i < rank && k < newRank) {
    Product before, after;
    from.push_back({i}), to.push_back({k});
    before.take(source.getDimSize(i++)), after.take(shape[k++]);
    while (before != after) {
      bool isBehind = before.unknown < after.unknown ||
                      (before.unknown == after.unknown && before.known < after.known);
      if (isBehind)
        from.back().push_back(i), before.take(source.getDimSize(i++));
      else
        to.back().push_back(k), after.take(shape[k++]);
    }
  }
  for (; i < rank && !from.empty(); ++i)
    from.back().push_back(i);
  for (; k < newRank && !to.empty(); ++k)
    to.back().push_back(k);
  if (static_cast<int64_t>(from.size()) < rank || from.empty())
    value = tensor::CollapseShapeOp::create(builder, loc, value, from);
  if (static_cast<int64_t>(to.size()) < newRank || to.empty())
    value = tensor::ExpandShapeOp::create(
        builder, loc, RankedTensorType::get(shape, source.getElementType()), value, to, sizes);
  return value;
}

/// One digit of an index along a dimension of a view: counts `size` steps of `stride` along `axis`.
struct Factor {
  unsigned axis;
  int64_t size, stride;
};

/// Elements of a tensor in another order. All that stands between dimensions of the tensor whose
/// sizes are not known is one axis, and so is each of those. An index along a dimension of the view
/// is the number whose digits are its factors, outermost first; dimensions of one element have
/// none.
struct View {
  struct Axis {
    int64_t size, offset; ///< A size is kDynamic if not known; its one factor is the whole axis.
  };
  Value source;
  SmallVector<Axis> axes;
  SmallVector<SmallVector<Factor>> dims;

  explicit View(Value source) : source(source) {
    bool joins = false;
    for (int64_t size : cast<RankedTensorType>(source.getType()).getShape()) {
      bool isKnown = !ShapedType::isDynamic(size);
      if (!isKnown || !joins)
        axes.push_back({isKnown ? 1 : size, 0});
      joins = isKnown;
      dims.emplace_back();
      if (size != 1)
        dims.back().push_back({static_cast<unsigned>(axes.size() - 1), size, 1});
      if (isKnown)
        axes.back().size *= size;
    }
    SmallVector<int64_t> strides(axes.size(), 1);
    for (SmallVector<Factor> &dim : llvm::reverse(dims))
      for (Factor &factor : dim)
        if (!ShapedType::isDynamic(factor.size)) {
          factor.stride = strides[factor.axis];
          strides[factor.axis] *= factor.size;
        }
  }

  bool isEmpty() const {
    return llvm::any_of(axes, [](const Axis &axis) { return axis.size == 0; });
  }

  SmallVector<int64_t> shape() const {
    return llvm::map_to_vector(dims, [](const SmallVector<Factor> &dim) {
      int64_t size = 1;
      for (const Factor &factor : dim)
        size = ShapedType::isDynamic(factor.size) || ShapedType::isDynamic(size)
                   ? ShapedType::kDynamic
                   : size * factor.size;
      return size;
    });
  }

  /// Makes this the view that `op` takes of it; after a failure it is of no use.
  LogicalResult apply(Operation *op) {
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
      return split(expand);
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
      return cut(slice);
    SmallVector<SmallVector<Factor>> old = std::move(dims);
    dims.clear();
    if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
      for (auto &group : collapse.getReassociationIndices()) {
        dims.emplace_back();
        for (int64_t i : group)
          for (Factor factor : old[i])
            append(dims.back(), factor);
      }
      return success();
    }
    std::optional<SmallVector<int64_t>> from = copiedDimensions(op);
    for (int64_t i : *from)
      dims.push_back(i < 0 ? SmallVector<Factor>() : old[i]);
    return success();
  }

private:
  /// Two factors next to each other in the source are one.
  static void append(SmallVector<Factor> &dim, Factor factor) {
    if (!dim.empty() && dim.back().axis == factor.axis &&
        dim.back().stride == factor.size * factor.stride)
      dim.back() = {factor.axis, dim.back().size * factor.size, factor.stride};
    else
      dim.push_back(factor);
  }

  LogicalResult split(tensor::ExpandShapeOp op) {
    SmallVector<SmallVector<Factor>> old = std::move(dims);
    dims.assign(op.getResultType().getRank(), {});
    for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
      SmallVector<Factor> &left = old[dim];
      for (int64_t part : llvm::reverse(group)) {
        int64_t size = op.getResultType().getDimSize(part);
        if (ShapedType::isDynamic(size)) { // holds what sizes of one element before it leave
          if (left.empty())
            return failure(); // One of several whose sizes are not known.
          dims[part] = std::exchange(left, {});
          continue;
        }
        SmallVector<Factor> taken; // innermost first
        while (size != 1) {
          if (left.empty() || ShapedType::isDynamic(left.back().size))
            return failure();
          Factor &last = left.back();
          if (size % last.size == 0) {
            size /= last.size;
            taken.push_back(left.pop_back_val());
          } else if (last.size % size == 0) {
            taken.push_back({last.axis, size, last.stride});
            last.size /= size, last.stride *= size;
            size = 1;
          } else {
            return failure();
          }
        }
        dims[part].assign(taken.rbegin(), taken.rend());
      }
      if (!left.empty())
        return failure();
    }
    return success();
  }

  LogicalResult cut(tensor::ExtractSliceOp op) {
    llvm::SmallBitVector dropped = op.getDroppedDims();
    SmallVector<SmallVector<Factor>> old = std::move(dims);
    dims.clear();
    for (auto [i, dim] : llvm::enumerate(old)) {
      int64_t whole = op.getSourceType().getDimSize(i);
      std::optional<int64_t> offset = getConstantIntValue(op.getMixedOffsets()[i]),
                             size = getConstantIntValue(op.getMixedSizes()[i]);
      std::optional<int64_t> stride = getConstantIntValue(op.getMixedStrides()[i]);
      if (ShapedType::isDynamic(whole)) {
        if (offset != 0 || stride != 1 || !isSizeOf(op.getMixedSizes()[i], op.getSource(), i))
          return failure();
      } else if (!offset || !size || *size < 1 || (*size != 1 && stride != 1)) {
        return failure();
      } else if (*size != whole) {
        // Either there is one index only, or its outermost digit counts groups of all others.
        SmallVector<Factor> kept;
        for (int64_t inner = whole; Factor factor : dim) {
          inner /= factor.size;
          axes[factor.axis].offset += *offset / inner * factor.stride;
          *offset %= inner;
          if (*size == 1)
            continue;
          if (kept.empty()) {
            if (*offset || *size % inner)
              return failure();
            factor.size = *size / inner;
          }
          kept.push_back(factor);
        }
        llvm::erase_if(kept, [](const Factor &factor) { return factor.size == 1; });
        dim = std::move(kept);
      }
      if (!dropped.test(i))
        dims.push_back(std::move(dim));
    }
    return success();
  }

  static bool isSizeOf(OpFoldResult size, Value tensor, int64_t dim) {
    auto equal = ValueBoundsConstraintSet::areEqual(size, {tensor, dim});
    return succeeded(equal) && *equal;
  }
};

/// How a view is made: a reshape to `whole`, a slice, a transpose, and a reshape if dimensions are
/// left to be merged.
struct Steps {
  SmallVector<int64_t> whole, offsets, sizes;
  SmallVector<int64_t> permutation; ///< As in linalg.transpose.
  bool slices = false, transposes = false, merges = false;
};

/// Fails if elements of the innermost dimension would not follow each other, or groups that the
/// slice counts would be cut apart.
FailureOr<Steps> stepsOf(const View &view) {
  // Dimensions of one element follow the factor before them, so that they are not moved.
  struct Item {
    Factor factor;
    bool isUnit;
    unsigned place;
  };
  SmallVector<Item> items;
  Steps steps;
  for (const SmallVector<Factor> &dim : view.dims) {
    steps.merges |= dim.size() > 1;
    Factor before =
        items.empty() ? Factor{0, 1, std::numeric_limits<int64_t>::max()} : items.back().factor;
    if (dim.empty())
      items.push_back({before, true, static_cast<unsigned>(items.size())});
    for (const Factor &factor : dim)
      items.push_back({factor, false, static_cast<unsigned>(items.size())});
  }
  llvm::stable_sort(items, [](const Item &a, const Item &b) {
    return std::pair(a.factor.axis, -a.factor.stride) < std::pair(b.factor.axis, -b.factor.stride);
  });
  steps.permutation.resize(items.size());
  auto rest = llvm::map_to_vector(view.axes, [](const View::Axis &axis) { return axis; });
  for (auto [position, item] : llvm::enumerate(items)) {
    steps.permutation[item.place] = position;
    View::Axis &axis = rest[item.factor.axis];
    int64_t whole = 1, offset = 0, size = item.isUnit ? 1 : item.factor.size;
    if (!item.isUnit && ShapedType::isDynamic(size)) {
      whole = size, axis.size = 1;
    } else if (!item.isUnit) {
      if (axis.size % item.factor.stride)
        return failure();
      whole = axis.size / item.factor.stride, offset = axis.offset / item.factor.stride;
      axis = {item.factor.stride, axis.offset % item.factor.stride};
      if (offset + size > whole)
        return failure();
    }
    steps.slices |= size != whole;
    steps.whole.push_back(whole), steps.offsets.push_back(offset), steps.sizes.push_back(size);
  }
  if (llvm::any_of(rest, [](const View::Axis &axis) { return axis.size != 1; }))
    return failure();
  steps.transposes = !llvm::is_sorted(steps.permutation);
  return steps;
}
/// Users of `value` that are no views and need more than its size.
SmallVector<Operation *> readers(Value value) {
  auto users = llvm::make_filter_range(
      value.getUsers(), [](Operation *user) { return !isView(user) && !isa<tensor::DimOp>(user); });
  return SmallVector<Operation *>(users.begin(), users.end());
}

/// True if the result of a transpose is read in its own layout, by others than contractions.
bool isNeeded(Operation *transpose) {
  SmallVector<Value> same{transpose->getResult(0)};
  for (unsigned i = 0; i < same.size(); ++i) {
    auto others = readers(same[i]);
    if (i == 0 ? !llvm::all_of(others, isTensorContraction) : !others.empty())
      return true;
    for (Operation *user : same[i].getUsers())
      if (isReshape(user))
        same.push_back(user->getResult(0));
  }
  return false;
}

/// The views between what is computed and the result of `last`, first to last. A transpose that
/// others need in its own layout ends them: reading it costs nothing. So does what a loop finds
/// done.
SmallVector<Operation *> viewsUpTo(Operation *last) {
  SmallVector<Operation *> views{last};
  for (bool inSameLayout = true;;) {
    Operation *op = views.back()->getOperand(0).getDefiningOp();
    inSameLayout &= isReshape(views.back());
    if (!isView(op) || op->getBlock() != last->getBlock() ||
        (copiedDimensions(op) && !inSameLayout && isNeeded(op)))
      break;
    views.push_back(op);
  }
  std::reverse(views.begin(), views.end());
  return views;
}

/// How many kernels only copy: transposes, unless contractions read them, and slices behind which a
/// reshape stands.
unsigned copiesOf(ArrayRef<Operation *> views, bool intoContractions) {
  unsigned copies = 0;
  for (auto [i, op] : llvm::enumerate(views)) {
    bool isLast = i + 1 == views.size();
    if (isa<tensor::ExtractSliceOp>(op))
      copies += !isLast && isReshape(views[i + 1]);
    else if (!isReshape(op))
      copies += !(isLast && intoContractions);
  }
  return copies;
}
unsigned copiesOf(const Steps &steps, bool intoContractions) {
  return steps.transposes ? steps.merges || !intoContractions : steps.slices && steps.merges;
}

/// Puts views before `last` in the order of this file's head if that saves copies.
LogicalResult straighten(RewriterBase &rewriter, Operation *last,
                         const kernels::Preferences &preferences, util::DeclineRemarks &remarks) {
  auto type = cast<RankedTensorType>(last->getResult(0).getType());
  SmallVector<Operation *> users = readers(last->getResult(0)), views = viewsUpTo(last);
  bool intoContractions = llvm::all_of(users, isTensorContraction);
  unsigned copies = copiesOf(views, intoContractions);
  if (users.empty() || copies == 0)
    return failure();
  auto viewFrom = [&](size_t first) { return View(views[first]->getOperand(0)); };
  View view = viewFrom(0);
  size_t first = 0;
  for (auto [i, op] : llvm::enumerate(views))
    if (!view.isEmpty() && succeeded(view.apply(op)))
      continue;
    else if (first = i + 1; first < views.size())
      view = viewFrom(first);
  copies = copiesOf(ArrayRef(views).drop_front(first), intoContractions);
  if (copies == 0)
    return remarks.decline(last, "a view before it has sizes or steps that do not divide");
  FailureOr<Steps> steps = stepsOf(view);
  if (failed(steps) || view.shape() != type.getShape())
    return remarks.decline(last, "its elements are not regular pieces of the rows they are cut of");
  if (copiesOf(*steps, intoContractions) >= copies)
    return failure();
  if (steps->slices && !steps->merges && !preferences.multipliesParts() &&
      llvm::any_of(users, isTensorContraction))
    return remarks.decline(last,
                           "the target's products are slower where they read parts of tensors");

  rewriter.setInsertionPoint(last);
  Location loc = last->getLoc();
  SmallVector<OpFoldResult> unknown;
  for (auto [i, size] : llvm::enumerate(cast<RankedTensorType>(view.source.getType()).getShape()))
    if (ShapedType::isDynamic(size))
      unknown.push_back(tensor::getMixedSize(rewriter, loc, view.source, i));
  auto mixed = [&](ArrayRef<int64_t> sizes) { // unknown sizes stand in the order of the source's
    unsigned next = 0;
    return llvm::map_to_vector(sizes, [&](int64_t size) -> OpFoldResult {
      return ShapedType::isDynamic(size) ? unknown[next++]
                                         : OpFoldResult(rewriter.getIndexAttr(size));
    });
  };
  SmallVector<OpFoldResult> sizes = mixed(steps->sizes);
  Value value = reshaped(rewriter, loc, view.source, mixed(steps->whole));
  if (steps->slices)
    value = tensor::ExtractSliceOp::create(
        rewriter, loc, value, mixed(steps->offsets), sizes,
        SmallVector<OpFoldResult>(sizes.size(), rewriter.getIndexAttr(1)));
  if (steps->transposes) {
    auto moved = llvm::map_to_vector(steps->permutation, [&](int64_t i) { return sizes[i]; });
    Value init = tensor::EmptyOp::create(rewriter, loc, moved, type.getElementType());
    auto op = linalg::TransposeOp::create(rewriter, loc, value, init, steps->permutation);
    value = linalg::generalizeNamedOp(rewriter, op)->getResult(0);
  }
  if (steps->merges) {
    SmallVector<ReassociationIndices> groups;
    for (int64_t next = 0; const auto &dim : view.dims) {
      groups.emplace_back();
      for (size_t i = 0; i < std::max<size_t>(dim.size(), 1); ++i)
        groups.back().push_back(next++);
    }
    value = tensor::CollapseShapeOp::create(rewriter, loc, type, value, groups);
  }
  rewriter.replaceAllUsesWith(last->getResult(0), value);
  return success();
}

/// transpose [1, 1, 32, 128] -> [1, 32, 1, 128] is a reshape, and transpose [8, 50, 64, 1] ->
/// [50, 8, 64, 1] one of [8, 50, 64] between two.
void reshapeUnits(RewriterBase &rewriter, Operation *op) {
  auto from = copiedDimensions(op);
  Value source = op->getOperand(0);
  auto type = cast<RankedTensorType>(source.getType());
  SmallVector<int64_t> moved(*from),
      shape(cast<RankedTensorType>(op->getResult(0).getType()).getShape());
  llvm::erase_if(moved, [&](int64_t i) { return i < 0 || type.getDimSize(i) == 1; });
  bool endsWithUnit = type.getRank() && (type.getShape().back() == 1 || shape.back() == 1);
  if (!llvm::is_sorted(moved) && !endsWithUnit)
    return;
  rewriter.setInsertionPoint(op);
  Location loc = op->getLoc();
  auto sizesOf = [&](ArrayRef<int64_t> dims) {
    return llvm::map_to_vector(dims, [&](int64_t i) -> OpFoldResult {
      return i < 0 ? rewriter.getIndexAttr(1) : tensor::getMixedSize(rewriter, loc, source, i);
    });
  };
  SmallVector<OpFoldResult> sizes = sizesOf(*from);
  Value value = source;
  if (!llvm::is_sorted(moved)) {
    SmallVector<int64_t> before = llvm::to_vector(moved);
    llvm::sort(before);
    auto order = llvm::map_to_vector(
        moved, [&](int64_t i) -> int64_t { return llvm::find(before, i) - before.begin(); });
    value = reshaped(rewriter, loc, value, sizesOf(before));
    Value init = tensor::EmptyOp::create(rewriter, loc, sizesOf(moved), type.getElementType());
    auto transpose = linalg::TransposeOp::create(rewriter, loc, value, init, order);
    value = linalg::generalizeNamedOp(rewriter, transpose)->getResult(0);
  }
  rewriter.replaceOp(op, reshaped(rewriter, loc, value, sizes));
}

bool shouldSplitBatches(OpOperand *operand) {
  return shouldSplitRows(operand, /*fewest=*/INT64_MAX, [](Value merged) {
    Operation *source = merged.getDefiningOp();
    return source && (copiedDimensions(source) || isa<tensor::ExtractSliceOp>(source));
  });
}

struct MoveViews final : impl::MoveViewsBase<MoveViews> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    for (linalg::GenericOp op : r.all<linalg::GenericOp>())
      if (copiedDimensions(op))
        reshapeUnits(r.rewriter, op);
    SmallVector<Operation *> views = r.all<Operation *>(isView);
    for (Operation *op : views)
      (void)straighten(r.rewriter, op, preferences, r.remarks);
    for (Operation *op : llvm::reverse(views))
      if (isOpTriviallyDead(op))
        r.rewriter.eraseOp(op);
    RewritePatternSet patterns(&getContext());
    if (preferences.multipliesParts())
      linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, shouldSplitBatches);
    canonicalize<linalg::FillOp, tensor::ExpandShapeOp, tensor::CollapseShapeOp>(patterns);
    tensor::populateFoldTensorEmptyPatterns(patterns);
    r.apply(std::move(patterns));
  }
};
} // namespace
} // namespace sluice::global
