//===- ReadBlocks.cpp - keys and values are blocks of a cache -------------===//
#include "compiler/Global/ReadBlocks.h"
#include "compiler/Global/AttentionChain.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using linalg::GenericOp;
using sluice::linalg_ext::AttentionOp;

namespace sluice::global {
static SetVector<Operation *> bodySlice(Value value, GenericOp op) {
  SetVector<Operation *> slice;
  BackwardSliceOptions options;
  options.inclusive = true;
  options.filter = [&](Operation *each) { return each->getBlock() == op.getBody(); };
  (void)getBackwardSlice(value, &slice, options);
  return slice;
}

std::optional<GatheredBlocks> gatheredBlocks(Value operand, AffineMap map, unsigned keys) {
  auto collapse = operand.getDefiningOp<tensor::CollapseShapeOp>();
  GatheredBlocks found;
  found.op = collapse ? producer(collapse.getSrc()) : GenericOp();
  if (!found.op || found.op.getNumReductionLoops() ||
      !found.op.getMatchingIndexingMap(found.op.getDpsInitOperand(0)).isIdentity())
    return std::nullopt;
  SmallVector<unsigned> dimOf(found.op.getNumLoops());
  unsigned page = 0;
  for (auto [i, group] : llvm::enumerate(collapse.getReassociationIndices())) {
    unsigned dim = map.getDimPosition(i);
    if (group.size() != (dim == keys ? 2u : 1u))
      return std::nullopt;
    for (int64_t loop : group)
      dimOf[loop] = dim;
    if (dim == keys)
      page = group.front();
  }
  auto lookup = yielded(found.op).getDefiningOp<tensor::ExtractOp>();
  if (!lookup || lookup->getBlock() != found.op.getBody())
    return std::nullopt;
  found.cache = lookup.getTensor();
  llvm::SmallBitVector inCache(dimOf.size());
  for (Value index : lookup.getIndices()) {
    auto own = index.getDefiningOp<linalg::IndexOp>();
    if ((!own && found.block) || (own && inCache.test(own.getDim())))
      return std::nullopt;
    unsigned place = found.cacheDims.size();
    if (own)
      inCache.set(own.getDim());
    else
      found.block = index, found.blocksDim = place;
    if (own && own.getDim() == page + 1)
      found.keysDim = place;
    found.cacheDims.push_back(own ? dimOf[own.getDim()] : keys);
  }
  for (unsigned loop = 0; loop < dimOf.size(); ++loop)
    if (!inCache.test(loop)) {
      found.loops.push_back(loop);
      found.tableDims.push_back(dimOf[loop]);
    }
  if (!found.block || inCache.test(page) || !inCache.test(page + 1))
    return std::nullopt;
  // The number depends on nothing else.
  auto isOfTable = [&](unsigned loop) { return !inCache.test(loop); };
  for (Operation *each : bodySlice(found.block, found.op)) {
    auto index = dyn_cast<linalg::IndexOp>(each);
    if ((index && !isOfTable(index.getDim())) || each->getNumRegions() || !isPure(each))
      return std::nullopt;
    for (Value used : each->getOperands())
      if (auto argument = dyn_cast<BlockArgument>(used);
          argument && argument.getOwner() == found.op.getBody())
        for (unsigned loop : llvm::seq(unsigned(dimOf.size())))
          if (found.op.getMatchingIndexingMap(found.op.getMatchingOpOperand(argument))
                  .isFunctionOfDim(loop) &&
              !isOfTable(loop))
            return std::nullopt;
  }
  return found;
}

/// The numbers of the blocks: i32, in the place of `out` if there is one.
static GenericOp tableOf(RewriterBase &rewriter, const GatheredBlocks &found, Value out = {}) {
  GenericOp op = found.op;
  Location loc = op.getLoc();
  SmallVector<AffineExpr> renumbered(op.getNumLoops(), rewriter.getAffineConstantExpr(0));
  SmallVector<OpFoldResult> sizes;
  for (auto [i, loop] : llvm::enumerate(found.loops)) {
    renumbered[loop] = rewriter.getAffineDimExpr(i);
    sizes.push_back(tensor::getMixedSize(rewriter, loc, op.getDpsInits()[0], loop));
  }
  SetVector<Operation *> slice = bodySlice(found.block, op);
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  IRMapping mapping;
  SmallVector<BlockArgument> arguments;
  for (OpOperand *input : op.getDpsInputOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(input);
    if (llvm::none_of(argument.getUsers(), [&](Operation *user) { return slice.contains(user); }))
      continue;
    inputs.push_back(input->get());
    arguments.push_back(argument);
    maps.push_back(op.getMatchingIndexingMap(input).replaceDimsAndSymbols(
        renumbered, {}, found.loops.size(), 0));
  }
  maps.push_back(rewriter.getMultiDimIdentityMap(found.loops.size()));
  if (!out)
    out = tensor::EmptyOp::create(rewriter, loc, sizes, rewriter.getI32Type());
  return GenericOp::create(
      rewriter, loc, TypeRange(out.getType()), inputs, ValueRange(out), maps,
      SmallVector<utils::IteratorType>(found.loops.size(), utils::IteratorType::parallel),
      [&](OpBuilder &b, Location loc, ValueRange elements) {
        for (auto [argument, element] : llvm::zip(arguments, elements))
          mapping.map(argument, element);
        for (Operation &each : *op.getBody()) {
          auto index = dyn_cast<linalg::IndexOp>(each);
          if (!slice.contains(&each))
            continue;
          if (index)
            mapping.map(index.getResult(),
                        linalg::IndexOp::create(b, loc, llvm::find(found.loops, index.getDim()) -
                                                            found.loops.begin())
                            .getResult());
          else
            b.clone(each, mapping);
        }
        Value block = arith::IndexCastOp::create(b, loc, b.getI32Type(),
                                                 mapping.lookup(found.block));
        linalg::YieldOp::create(b, loc, block);
      });
}

Value tableOfBlocks(RewriterBase &rewriter, const GatheredBlocks &blocks,
                    const GatheredBlocks &other) {
  GenericOp table = tableOf(rewriter, blocks),
            same = tableOf(rewriter, other, table.getDpsInits()[0]);
  bool areEqual = blocks.tableDims == other.tableDims &&
                  OperationEquivalence::isEquivalentTo(table, same,
                                                       OperationEquivalence::IgnoreLocations);
  rewriter.eraseOp(same);
  if (areEqual)
    return table.getResult(0);
  rewriter.eraseOp(table);
  return {};
}

} // namespace sluice::global
