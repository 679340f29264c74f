//===- Layout.cpp - how a tensor lies on a grid of processes ----------------===//
#include "compiler/Shard/Layout.h"

using namespace mlir;

namespace sluice::shard {

Layout Layout::of(const mlir::shard::Sharding &sharding, int64_t rank) {
  Layout layout = whole(rank);
  for (auto [axes, split] : llvm::zip(layout.axes, sharding.getSplitAxes()))
    llvm::append_range(axes, split.asArrayRef());
  return layout;
}

bool Layout::isWhole() const { return llvm::all_of(axes, std::mem_fn(&GridAxes::empty)); }

int64_t Grid::parts(ArrayRef<int16_t> axes) const {
  int64_t parts = 1;
  for (int16_t axis : axes)
    parts *= shape[axis];
  return parts;
}

RankedTensorType Grid::partOf(RankedTensorType type, const Layout &layout) const {
  SmallVector<int64_t> sizes(type.getShape());
  for (auto [size, axes] : llvm::zip_equal(sizes, layout.axes))
    if (!ShapedType::isDynamic(size))
      size /= parts(axes);
  return RankedTensorType::get(sizes, type.getElementType(), type.getEncoding());
}

} // namespace sluice::shard
