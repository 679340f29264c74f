//===- TensorViews.cpp - a tensor as another one holds it -----------------===//
#include "compiler/Global/Attention.h"

using namespace sluice::global;

TensorView::TensorView(Value tensor) : source(tensor) {
  for (auto [i, size] : llvm::enumerate(cast<RankedTensorType>(tensor.getType()).getShape()))
    parts.push_back({{int64_t(i), size, 0, size}});
}

/// -1 if it is not known.
int64_t TensorView::product(ArrayRef<Part> parts) {
  int64_t all = 1;
  for (const Part &part : parts)
    if (all = ShapedType::isDynamic(part.whole) ? -1 : all * part.whole; all < 0)
      break;
  return all;
}

bool TensorView::expand(ArrayRef<ReassociationIndices> groups) {
  SmallVector<Parts> before;
  for (const ReassociationIndices &group : groups) {
    Parts &joined = before.emplace_back();
    for (int64_t dim : group)
      llvm::append_range(joined, parts[dim]);
    llvm::erase_if(joined, [](const Part &part) { return part.dim < 0 && part.whole == 1; });
    if (joined.size() > 1 && product(joined) < 0)
      return false;
  }
  parts = before;
  return true;
}

bool TensorView::collapse(ArrayRef<ReassociationIndices> groups, RankedTensorType type) {
  SmallVector<Parts> before(type.getRank());
  for (auto [group, joined] : llvm::zip_equal(groups, parts)) {
    Parts left = joined;
    for (int64_t dim : llvm::reverse(ArrayRef(group).drop_front())) {
      int64_t size = type.getDimSize(dim);
      if (ShapedType::isDynamic(size))
        return false;
      Parts &own = before[dim];
      while (product(own) != size) {
        if (left.empty() || ShapedType::isDynamic(left.back().whole))
          return false;
        Part last = left.pop_back_val();
        int64_t rest = size / product(own);
        if (last.dim < 0 && last.whole > rest && last.whole % rest == 0) {
          left.push_back({-1, 1, last.offset / rest, last.whole / rest});
          last = {-1, 1, last.offset % rest, rest};
        }
        if (rest % last.whole != 0)
          return false;
        own.insert(own.begin(), last);
      }
    }
    if (int64_t size = type.getDimSize(group.front());
        ShapedType::isDynamic(size) ? left.size() != 1 : product(left) != size)
      return false;
    before[group.front()] = left;
  }
  parts = before;
  return true;
}

bool TensorView::cut(Operation *op) {
  auto slice = cast<tensor::ExtractSliceOp>(op);
  RankedTensorType type = slice.getSourceType();
  if (!slice.hasUnitStride() || llvm::any_of(slice.getStaticOffsets(), ShapedType::isDynamic))
    return false;
  SmallVector<Parts> before;
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  unsigned next = 0;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    int64_t offset = slice.getStaticOffset(i), whole = type.getDimSize(i);
    Parts own = dropped.test(i) ? Parts() : parts[next++];
    if (ShapedType::isDynamic(whole)) {
      auto isWhole =
          ValueBoundsConstraintSet::areEqual(slice.getMixedSizes()[i], {slice.getSource(), i});
      if (offset != 0 || own.size() != 1 || failed(isWhole) || !*isWhole)
        return false;
      before.push_back(own);
      continue;
    }
    if (own.empty())
      own.push_back({-1, 1, 0, 1});
    int64_t inner = product(ArrayRef(own).drop_front());
    if (product(own) < 0 || offset % inner != 0 || whole % inner != 0)
      return false;
    own.front().offset += offset / inner, own.front().whole = whole / inner;
    before.push_back(own);
  }
  parts = before;
  return true;
}

bool TensorView::compute(Operation *op, bool mayScale) {
  auto generic = cast<linalg::GenericOp>(op);
  if (generic.getNumDpsInputs() != 1 || generic.getNumDpsInits() != 1 ||
      generic.getNumReductionLoops() || !generic.hasPureTensorSemantics() ||
      !llvm::all_of(generic.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isPermutation(); }))
    return false;
  Value element = generic.getBody()->getArgument(0),
        result = generic.getBody()->getTerminator()->getOperand(0);
  APFloat factor(1.0);
  if (result != element) {
    auto product = result.getDefiningOp<arith::MulFOp>();
    if (!mayScale || !product || product.getLhs() != element ||
        !matchPattern(product.getRhs(), m_ConstantFloat(&factor)) || !factor.isFiniteNonZero() ||
        factor.isNegative())
      return false;
  }
  scale *= factor.convertToDouble();
  SmallVector<Parts> before(parts.size());
  AffineMap in = generic.getIndexingMapsArray()[0], out = generic.getIndexingMapsArray()[1];
  for (auto [i, own] : llvm::enumerate(parts))
    before[*in.getResultPosition(out.getResult(i))] = own;
  parts = before;
  return true;
}

bool TensorView::goBack(bool mayScale) {
  Operation *op = source.getDefiningOp();
  bool isView = false;
  if (auto expanded = dyn_cast_if_present<tensor::ExpandShapeOp>(op))
    isView = expand(expanded.getReassociationIndices());
  else if (auto collapsed = dyn_cast_if_present<tensor::CollapseShapeOp>(op))
    isView = collapse(collapsed.getReassociationIndices(), collapsed.getSrcType());
  else if (isa_and_present<tensor::ExtractSliceOp>(op))
    isCopied |= isView = cut(op);
  else if (isa_and_present<linalg::GenericOp>(op))
    isCopied |= isView = compute(op, mayScale);
  if (isView)
    source = op->getOperand(0);
  return isView;
}

int64_t TensorView::lastDim() const {
  return parts.empty() || parts.back().empty() ? -1 : parts.back().back().dim;
}

Value TensorView::create(OpBuilder &b, Location loc, SmallVectorImpl<int64_t> &dims) const {
  auto type = cast<RankedTensorType>(source.getType());
  SmallVector<ReassociationIndices> groups;
  SmallVector<OpFoldResult> wholes, offsets, sizes;
  SmallVector<int64_t> wholeShape, shape;
  bool isCut = false;
  dims.clear();
  for (auto [i, own] : llvm::enumerate(parts)) {
    ReassociationIndices &group = groups.emplace_back();
    for (const Part &part : own.empty() ? Parts{{-1, 1, 0, 1}} : own) {
      group.push_back(wholes.size());
      wholes.push_back(own.size() == 1 ? tensor::getMixedSize(b, loc, source, i)
                                       : OpFoldResult(b.getIndexAttr(part.whole)));
      wholeShape.push_back(part.whole);
      offsets.push_back(b.getIndexAttr(part.offset));
      bool isPart = part.dim < 0 || part.size != part.whole;
      sizes.push_back(isPart ? OpFoldResult(b.getIndexAttr(part.size)) : wholes.back());
      isCut |= isPart;
      if (part.dim < 0)
        continue;
      dims.push_back(part.dim);
      shape.push_back(part.size);
    }
  }
  Value tensor = source;
  if (int64_t(wholes.size()) != type.getRank())
    tensor = tensor::ExpandShapeOp::create(
        b, loc, RankedTensorType::get(wholeShape, type.getElementType()), tensor, groups, wholes);
  SmallVector<OpFoldResult> ones(sizes.size(), b.getIndexAttr(1));
  return isCut ? tensor::ExtractSliceOp::create(b, loc,
                                                RankedTensorType::get(shape, type.getElementType()),
                                                tensor, offsets, sizes, ones)
                     .getResult()
               : tensor;
}

TensorView sluice::global::sourceOf(Value operand, bool mayScale,
                                    function_ref<bool(int64_t)> isLine) {
  TensorView view(operand), best = view;
  bool hasLines = isLine(view.lastDim());
  while (view.goBack(mayScale))
    if (view.isCopied && (!hasLines || isLine(view.lastDim())))
      best = view;
  return best;
}
