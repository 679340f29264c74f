//===- Sizes.cpp - smaller tensors ----------------------------------------===//
// A size is a number that stands in the types of many tensors, in constants and in lists of sizes.
// It becomes smaller everywhere at once; where another size depends on it (a window, a product),
// both do.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Torch/TorchDialect.h"
#include "compiler/Mlir.h"
#include "compiler/Reduce/MlirWays.h"

namespace sluice::reduce {

/// More sizes than this are not paired: the number of pairs grows with the square.
static constexpr size_t kMaxPaired = 12;
/// Lists of numbers that are no sizes (axes, permutations) have small ones.
static constexpr int64_t kMinInLists = 4;

using Change = std::map<int64_t, int64_t>;

unsigned splatConstants(ModuleOp module, Range range) {
  unsigned part = 0;
  module.walk([&](arith::ConstantOp op) {
    auto type = dyn_cast<RankedTensorType>(op.getType());
    if (!type || type.getNumElements() < 2)
      return;
    TypedAttr first;
    if (auto dense = dyn_cast<DenseElementsAttr>(op.getValue()); dense && !dense.isSplat())
      first = cast<TypedAttr>(*dense.value_begin<Attribute>());
    else if (!dense && type.getElementType().isIntOrIndexOrFloat())
      first = OpBuilder(op).getOneAttr(type.getElementType());
    if (first && range.has(part++))
      op.setValueAttr(DenseElementsAttr::get(type, ArrayRef<Attribute>(first)));
  });
  return part;
}

/// All known sizes above 1, the largest first.
static SmallVector<int64_t> sizesOf(ModuleOp module) {
  std::set<int64_t, std::greater<>> sizes;
  AttrTypeWalker walker;
  auto add = [&](ArrayRef<int64_t> shape) {
    for (int64_t size : shape)
      if (size > 1)
        sizes.insert(size);
  };
  walker.addWalk([&](RankedTensorType type) { add(type.getShape()); });
  walker.addWalk([&](torch::TensorType type) { add(type.sizes().value_or(ArrayRef<int64_t>())); });
  module.walk([&](Operation *op) {
    walker.walk(op->getAttrDictionary());
    for (Type type : op->getResultTypes())
      walker.walk(type);
  });
  return {sizes.begin(), sizes.end()};
}

static SmallVector<Change> changesOf(ArrayRef<int64_t> sizes) {
  SmallVector<Change> changes;
  auto smaller = [](int64_t size) {
    std::set<int64_t> fewer;
    for (int64_t less : {int64_t(1), int64_t(2), int64_t(3), size / 2, size - 1})
      if (less > 0 && less < size)
        fewer.insert(less);
    return fewer;
  };
  for (int64_t size : sizes)
    for (int64_t less : smaller(size))
      changes.push_back({{size, less}});
  for (int64_t size : sizes.take_front(kMaxPaired))
    for (int64_t less : smaller(size))
      for (int64_t other : sizes.take_front(kMaxPaired))
        for (int64_t lessOther :
             {other - (size - less), other % size == 0 ? other / size * less : 0})
          if (other != size && lessOther > 0 && lessOther < other)
            changes.push_back({{size, less}, {other, lessOther}});
  return changes;
}

static SmallVector<int64_t> changed(ArrayRef<int64_t> sizes, const Change &change,
                                    int64_t min = 0) {
  SmallVector<int64_t> now(sizes);
  for (int64_t &size : now)
    if (auto found = change.find(size); found != change.end() && size >= min)
      size = found->second;
  return now;
}

/// The elements of `attr` that are left, in the corner of the origin.
static DenseElementsAttr cut(DenseElementsAttr attr, RankedTensorType now) {
  auto was = cast<RankedTensorType>(attr.getType());
  if (attr.isSplat())
    return attr.resizeSplat(now);
  SmallVector<Attribute> all(attr.getValues<Attribute>()), left;
  for (int64_t at = 0; at < now.getNumElements(); ++at) {
    int64_t rest = at, from = 0, stride = 1;
    for (int64_t d = now.getRank() - 1; d >= 0; --d) {
      from += rest % now.getDimSize(d) * stride;
      rest /= now.getDimSize(d);
      stride *= was.getDimSize(d);
    }
    left.push_back(all[from]);
  }
  return DenseElementsAttr::get(now, left);
}

unsigned shrinkSizes(ModuleOp module, Range range) {
  SmallVector<Change> changes = changesOf(sizesOf(module));
  if (range.begin == range.end || range.begin >= changes.size())
    return changes.size();
  const Change &change = changes[range.begin];
  AttrTypeReplacer replacer;
  auto resized = [&](RankedTensorType type) {
    return RankedTensorType::get(changed(type.getShape(), change), type.getElementType(),
                                 type.getEncoding());
  };
  // What is inside of the new ones has the new sizes.
  auto done = [](auto now) { return std::pair(now, WalkResult::skip()); };
  using NewType = std::optional<std::pair<Type, WalkResult>>;
  using NewAttribute = std::optional<std::pair<Attribute, WalkResult>>;
  replacer.addReplacement(
      [&](RankedTensorType type) -> NewType { return done(Type(resized(type))); });
  replacer.addReplacement([&](torch::TensorType type) -> NewType {
    if (!type.sizes())
      return std::nullopt;
    SmallVector<int64_t> sizes = changed(*type.sizes(), change);
    return done(Type(torch::TensorType::get(type.getContext(), ArrayRef<int64_t>(sizes),
                                            type.element(), type.isValue())));
  });
  replacer.addReplacement([&](DenseElementsAttr attr) -> NewAttribute {
    auto type = dyn_cast<RankedTensorType>(attr.getType());
    return done(Attribute(type && type != resized(type) ? cut(attr, resized(type)) : attr));
  });
  replacer.addReplacement([&](DenseResourceElementsAttr attr) -> NewAttribute {
    auto type = dyn_cast<RankedTensorType>(attr.getType());
    if (!type || type == resized(type) || !type.getElementType().isIntOrIndexOrFloat())
      return done(Attribute(attr));
    Attribute one = Builder(attr.getContext()).getOneAttr(type.getElementType());
    return done(Attribute(DenseElementsAttr::get(resized(type), one)));
  });
  replacer.addReplacement([&](DenseI64ArrayAttr attr) -> NewAttribute {
    return done(Attribute(DenseI64ArrayAttr::get(attr.getContext(),
                                                 changed(attr.asArrayRef(), change, kMinInLists))));
  });
  replacer.recursivelyReplaceElementsIn(module, /*replaceAttrs=*/true, /*replaceLocs=*/false,
                                        /*replaceTypes=*/true);
  return changes.size();
}

} // namespace sluice::reduce
