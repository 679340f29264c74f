//===- Layout.cpp - how a tensor lies on a grid of processes ----------------===//
#include "compiler/Shard/Partition.h"

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

Value reshard(OpBuilder &builder, Location loc, const Grid &grid, Value value, Layout from,
              const Layout &to) {
  auto sized = [&](int64_t dim, int64_t factor, bool larger) {
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<int64_t> shape(type.getShape());
    if (!ShapedType::isDynamic(shape[dim]))
      shape[dim] = larger ? shape[dim] * factor : shape[dim] / factor;
    return RankedTensorType::get(shape, type.getElementType());
  };
  int64_t rank = from.axes.size();
  for (int64_t dim = 0; dim < rank; ++dim)
    while (from.axes[dim].size() > to.axes[dim].size() ||
           !std::equal(from.axes[dim].begin(), from.axes[dim].end(), to.axes[dim].begin())) {
      int16_t axis = from.axes[dim].pop_back_val();
      int64_t parts = grid.parts(axis);
      // Where the axis cuts another dimension next, each process gives every other what that one
      // needs.
      auto goesTo = [&](int64_t other) {
        ArrayRef<int16_t> now = from.axes[other], then = to.axes[other];
        return other != dim && then.size() > now.size() && then.take_front(now.size()) == now &&
               then[now.size()] == axis;
      };
      auto other = llvm::find_if(llvm::seq<int64_t>(0, rank), goesTo);
      RankedTensorType gathered = sized(dim, parts, /*larger=*/true);
      if (other == llvm::seq<int64_t>(0, rank).end()) {
        value = mlir::shard::AllGatherOp::create(builder, loc, gathered, grid.name, ArrayRef(axis),
                                                 value, APInt(64, dim));
        continue;
      }
      from.axes[*other].push_back(axis);
      SmallVector<int64_t> shape(gathered.getShape());
      if (!ShapedType::isDynamic(shape[*other]))
        shape[*other] /= parts;
      value =
          mlir::shard::AllToAllOp::create(builder, loc, gathered.clone(shape), grid.name,
                                          ArrayRef(axis), value, APInt(64, *other), APInt(64, dim));
    }
  for (int64_t dim = 0; dim < rank; ++dim)
    for (int16_t axis : ArrayRef(to.axes[dim]).drop_front(from.axes[dim].size())) {
      RankedTensorType part = sized(dim, grid.parts(axis), /*larger=*/false);
      value = mlir::shard::AllSliceOp::create(builder, loc, part, value, grid.name, ArrayRef(axis),
                                              dim);
    }
  return value;
}

} // namespace sluice::shard
