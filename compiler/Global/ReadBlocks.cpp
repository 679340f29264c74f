//===- ReadBlocks.cpp - keys and values are blocks of a cache -------------===//
#include "compiler/Global/Attention.h"
#include "compiler/Global/PositionalValues.h"

namespace sluice::global {

/// The lookup that an element of `tensor` is.
static tensor::ExtractOp lookupOf(OpBuilder &b, Value tensor, ArrayRef<Value> indices) {
  Value element = positionalElement(b, tensor.getLoc(), tensor, indices, LooksUp::Expensive);
  return element.getDefiningOp<tensor::ExtractOp>();
}

std::optional<GatheredBlocks> gatheredBlocks(Value operand, AffineMap map, unsigned keys) {
  auto collapse = operand.getDefiningOp<tensor::CollapseShapeOp>();
  if (!collapse)
    return std::nullopt;
  GatheredBlocks found{collapse.getSrc()};
  int64_t rank = collapse.getSrcType().getRank(), page = 0;
  SmallVector<unsigned> dimOf(rank);
  for (auto [i, group] : llvm::enumerate(collapse.getReassociationIndices())) {
    unsigned dim = map.getDimPosition(i);
    if (group.size() != (dim == keys ? 2u : 1u))
      return std::nullopt;
    for (int64_t each : group)
      dimOf[each] = dim;
    if (dim == keys)
      page = group.front();
  }
  Block scratch; // Dropped with all that is computed in it.
  OpBuilder b(operand.getContext());
  b.setInsertionPointToStart(&scratch);
  for (int64_t i = 0; i < rank; ++i)
    scratch.addArgument(b.getIndexType(), operand.getLoc());
  tensor::ExtractOp lookup =
      lookupOf(b, found.gathered, SmallVector<Value>(ValueRange(scratch.getArguments())));
  if (!lookup)
    return std::nullopt;
  found.cache = lookup.getTensor();
  Value block;
  llvm::SmallBitVector inCache(rank);
  for (auto [place, index] : llvm::enumerate(lookup.getIndices())) {
    auto own = dyn_cast<BlockArgument>(index);
    if (own ? inCache.test(own.getArgNumber()) : bool(block))
      return std::nullopt;
    if (own)
      inCache.set(own.getArgNumber());
    else
      block = index, found.blocksDim = place;
    if (own && own.getArgNumber() == page + 1)
      found.keysDim = place;
    found.cacheDims.push_back(own ? dimOf[own.getArgNumber()] : keys);
  }
  if (!block || inCache.test(page) || !inCache.test(page + 1))
    return std::nullopt;
  llvm::SmallDenseSet<Value> ofCache; // What depends on where in a block an element is.
  for (int64_t i = 0; i < rank; ++i)
    if (inCache.test(i)) {
      ofCache.insert(scratch.getArgument(i));
    } else {
      found.loops.push_back(i);
      found.tableDims.push_back(dimOf[i]);
    }
  for (Operation &op : scratch)
    if (llvm::any_of(op.getOperands(), [&](Value used) { return ofCache.contains(used); }))
      ofCache.insert_range(op.getResults());
  return ofCache.contains(block) ? std::nullopt : std::optional(found);
}

/// The numbers of the blocks, in the place of `out` if there is one.
static linalg::GenericOp tableOf(RewriterBase &rewriter, const GatheredBlocks &found,
                                 Value out = {}) {
  Location loc = found.gathered.getLoc();
  // Its sizes are asked of another tensor: it shall not stay for them.
  Value shape = found.gathered;
  if (auto op = shape.getDefiningOp<linalg::GenericOp>())
    shape = op.getTiedOpOperand(cast<OpResult>(shape))->get();
  SmallVector<OpFoldResult> sizes = llvm::map_to_vector(
      found.loops, [&](unsigned loop) { return tensor::getMixedSize(rewriter, loc, shape, loop); });
  if (!out)
    out = tensor::EmptyOp::create(rewriter, loc, sizes, rewriter.getI32Type());
  SmallVector<AffineMap> maps{rewriter.getMultiDimIdentityMap(sizes.size())};
  SmallVector<utils::IteratorType> iterators(sizes.size(), utils::IteratorType::parallel);
  return linalg::GenericOp::create(
      rewriter, loc, TypeRange(out.getType()), ValueRange(), ValueRange(out), maps, iterators,
      [&](OpBuilder &b, Location loc, ValueRange) {
        int64_t rank = cast<ShapedType>(found.gathered.getType()).getRank();
        SmallVector<Value> indices(rank, arith::ConstantIndexOp::create(b, loc, 0));
        for (auto [i, loop] : llvm::enumerate(found.loops))
          indices[loop] = linalg::IndexOp::create(b, loc, i);
        tensor::ExtractOp lookup = lookupOf(b, found.gathered, indices);
        Value block = lookup.getIndices()[found.blocksDim];
        lookup.erase();
        linalg::YieldOp::create(
            b, loc, arith::IndexCastOp::create(b, loc, b.getI32Type(), block).getResult());
      });
}

Value tableOfBlocks(RewriterBase &rewriter, const GatheredBlocks &blocks,
                    const GatheredBlocks &other) {
  linalg::GenericOp table = tableOf(rewriter, blocks),
                    same = tableOf(rewriter, other, table.getDpsInits()[0]);
  bool areEqual =
      blocks.tableDims == other.tableDims &&
      OperationEquivalence::isEquivalentTo(table, same, OperationEquivalence::IgnoreLocations);
  rewriter.eraseOp(same);
  if (areEqual)
    return table.getResult(0);
  rewriter.eraseOp(table);
  return {};
}

} // namespace sluice::global
