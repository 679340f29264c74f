//===- InvariantSizes.cpp - sizes that a loop does not change -------------===//
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Stream/HostFunctions.h"

namespace sluice::stream {

std::optional<SizeSource> InvariantSizes::sourceOf(OpFoldResult size) const {
  if (std::optional<int64_t> constant = getConstantIntValue(size))
    return SizeSource{Value(), *constant};
  auto value = cast<Value>(size);
  if (auto dim = value.getDefiningOp<tensor::DimOp>())
    if (std::optional<int64_t> dimension = dim.getConstantIndex();
        dimension && isa<RankedTensorType>(dim.getSource().getType()))
      return sourceOf(dim.getSource(), *dimension);
  return SizeSource{value, 0};
}

std::optional<SizeSource> InvariantSizes::sourceOf(Value tensor, int64_t dimension) const {
  auto type = cast<RankedTensorType>(tensor.getType());
  if (!type.isDynamicDim(dimension))
    return SizeSource{Value(), type.getDimSize(dimension)};
  if (auto argument = dyn_cast<BlockArgument>(tensor)) {
    if (argument.getOwner()->isEntryBlock())
      return SizeSource{tensor, dimension};
    auto it = found.find({tensor, dimension});
    return it == found.end() ? std::nullopt : std::optional(it->second);
  }
  unsigned dynamic = type.getDynamicDimIndex(dimension);
  return llvm::TypeSwitch<Operation *, std::optional<SizeSource>>(tensor.getDefiningOp())
      .Case<tensor::EmptyOp, tensor::SplatOp>(
          [&](auto op) { return sourceOf(OpFoldResult(op.getDynamicSizes()[dynamic])); })
      .Case([&](flow::DispatchOp op) {
        return sourceOf(
            OpFoldResult(op.getResultDims(cast<OpResult>(tensor).getResultNumber())[dynamic]));
      })
      .Case<tensor::InsertSliceOp, tensor::InsertOp>(
          [&](auto op) { return sourceOf(op.getDest(), dimension); })
      .Case([&](tensor::CastOp op) -> std::optional<SizeSource> {
        if (isa<RankedTensorType>(op.getSource().getType()))
          return sourceOf(op.getSource(), dimension);
        return SizeSource{tensor, dimension};
      })
      .Case([&](tensor::ExpandShapeOp op) { return sourceOf(op.getMixedOutputShape()[dimension]); })
      .Default([&](Operation *) { return SizeSource{tensor, dimension}; });
}

/// What the branches to the block agree on, as far as they are known.
std::optional<SizeSource> InvariantSizes::meet(BlockArgument argument, int64_t dimension) const {
  std::optional<SizeSource> common;
  bool agree = allIncoming(argument, [&](Value passed) {
    std::optional<SizeSource> source = sourceOf(passed, dimension);
    if (!common)
      common = source;
    return !source || *common == *source;
  });
  return agree ? common : SizeSource{argument, dimension};
}

InvariantSizes::InvariantSizes(func::FuncOp func) {
  // Optimistic: branches that are not known yet agree with the others. An argument whose branches
  // disagree stays its own source, so this ends.
  for (bool changed = true; changed;) {
    changed = false;
    for (Block &block : llvm::drop_begin(func.getBody()))
      for (BlockArgument argument : block.getArguments()) {
        auto type = dyn_cast<RankedTensorType>(argument.getType());
        for (int64_t dimension = 0; type && dimension < type.getRank(); ++dimension) {
          SizeSource itself{argument, dimension};
          auto it = found.find({argument, dimension});
          if (!type.isDynamicDim(dimension) || (it != found.end() && it->second == itself))
            continue;
          std::optional<SizeSource> source = meet(argument, dimension);
          if (source && (it == found.end() || it->second != *source)) {
            found.insert_or_assign({argument, dimension}, *source);
            changed = true;
          }
        }
      }
  }
}

std::optional<SizeSource> InvariantSizes::get(BlockArgument argument, int64_t dimension) const {
  auto it = found.find({argument, dimension});
  if (it == found.end() || it->second == SizeSource{argument, dimension})
    return std::nullopt;
  return it->second;
}

} // namespace sluice::stream
