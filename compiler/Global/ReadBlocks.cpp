//===- ReadBlocks.cpp - keys and values are read in the blocks of their cache ---===//
//   %g = linalg.generic ins(%table : [b, p]) { cache[block of %table, s, h, d] } -> [b, p, s, h, d]
//   %k = tensor.collapse_shape %g [[0], [1, 2], [3], [4]]         // and so for values
//   %o = linalg_ext.attention ins(%q, %k, %v)
//     ->
//   %t = linalg.generic ins(%table) { block }
//   %o = linalg_ext.attention ins(%q, %cache, %values) table(%t)
//===----------------------------------------------------------------------===//
#include "compiler/Global/ReadBlocks.h"
#include "compiler/Global/AttentionChain.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using linalg::GenericOp;
using sluice::linalg_ext::AttentionOp;

namespace sluice::global {
namespace {

/// Keys or values as blocks of a cache, where one dimension of attention for keys has become two.
struct Gathered {
  GenericOp op;
  Value cache, block;              ///< The block's number, in the body.
  SmallVector<unsigned> cacheDims; ///< Of attention, for each dimension of the cache.
  SmallVector<unsigned> loops;     ///< Of `op`, that the number depends on,
  SmallVector<unsigned> tableDims; ///< and as dimensions of attention.
};
} // namespace

/// A dimension of attention after that of keys was made two.
static unsigned shifted(unsigned dim, unsigned keys) { return dim > keys ? dim + 1 : dim; }

static SetVector<Operation *> bodySlice(Value value, GenericOp op) {
  SetVector<Operation *> slice;
  BackwardSliceOptions options;
  options.inclusive = true;
  options.filter = [&](Operation *each) { return each->getBlock() == op.getBody(); };
  (void)getBackwardSlice(value, &slice, options);
  return slice;
}

static std::optional<Gathered> gatheredOf(Value operand, AffineMap map, unsigned keys) {
  auto collapse = operand.getDefiningOp<tensor::CollapseShapeOp>();
  Gathered found;
  found.op = collapse ? producer(collapse.getSrc()) : GenericOp();
  if (!found.op || found.op.getNumReductionLoops() ||
      !found.op.getMatchingIndexingMap(found.op.getDpsInitOperand(0)).isIdentity())
    return std::nullopt;
  SmallVector<unsigned> dimOf(found.op.getNumLoops());
  for (auto [i, group] : llvm::enumerate(collapse.getReassociationIndices())) {
    unsigned dim = map.getDimPosition(i);
    if (group.size() != (dim == keys ? 2u : 1u))
      return std::nullopt;
    for (auto [part, loop] : llvm::enumerate(group))
      dimOf[loop] = shifted(dim, keys) + part;
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
    if (own)
      inCache.set(own.getDim());
    else
      found.block = index;
    found.cacheDims.push_back(own ? dimOf[own.getDim()] : keys);
  }
  for (unsigned loop = 0; loop < dimOf.size(); ++loop)
    if (!inCache.test(loop)) {
      found.loops.push_back(loop);
      found.tableDims.push_back(dimOf[loop]);
    }
  if (!found.block || !llvm::is_contained(found.tableDims, keys) ||
      !llvm::is_contained(found.cacheDims, keys + 1))
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
static GenericOp tableOf(RewriterBase &rewriter, const Gathered &found, Value out = {}) {
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

void readBlocks(RewriterBase &rewriter, AttentionOp op) {
  AttentionOp::Dims dims = op.getDims();
  if (op.getTable() || dims.k2.size() != 1 || op.getNumResults() != 1)
    return;
  unsigned keys = dims.k2[0], count = op.getQueryMap().getNumDims() + 1;
  auto key = gatheredOf(op.getKey(), op.getKeyMap(), keys),
       value = gatheredOf(op.getValue(), op.getValueMap(), keys);
  auto sizeOfBlock = [&](const Gathered &of) {
    unsigned dim = llvm::find(of.cacheDims, keys + 1) - of.cacheDims.begin();
    return cast<ShapedType>(of.cache.getType()).getDimSize(dim);
  };
  if (!key || !value || key->tableDims != value->tableDims ||
      ShapedType::isDynamic(sizeOfBlock(*key)))
    return;
  auto readsKeys = [&](AffineMap map) { return map && map.isFunctionOfDim(keys); };
  for (unsigned dim : key->tableDims)
    if (dim != keys && !llvm::is_contained(dims.batch, dim > keys ? dim - 1 : dim))
      return;
  rewriter.setInsertionPoint(op);
  GenericOp table = tableOf(rewriter, *key),
            other = tableOf(rewriter, *value, table.getDpsInits()[0]);
  bool areEqual = OperationEquivalence::isEquivalentTo(table, other,
                                                       OperationEquivalence::IgnoreLocations);
  rewriter.eraseOp(other);
  if (!areEqual)
    return rewriter.eraseOp(table);
  auto mapOf = [&](ArrayRef<unsigned> of) {
    return AffineMap::getMultiDimMapWithTargets(count, of, rewriter.getContext());
  };
  auto widened = [&](AffineMap map) {
    SmallVector<unsigned> all;
    for (unsigned i = 0; i < map.getNumResults(); ++i) {
      all.push_back(shifted(map.getDimPosition(i), keys));
      if (map.getDimPosition(i) == keys)
        all.push_back(keys + 1);
    }
    return mapOf(all);
  };
  SmallVector<Value> inputs(op.getInputs());
  inputs[1] = key->cache, inputs[2] = value->cache;
  SmallVector<AffineMap> maps{widened(op.getQueryMap()), mapOf(key->cacheDims),
                              mapOf(value->cacheDims)};
  Location loc = op.getLoc();
  int64_t size = sizeOfBlock(*key);
  if (AffineMap map = op.getMaskMap()) {
    maps.push_back(widened(map));
    if (readsKeys(map)) { // Its keys by blocks.
      auto type = cast<RankedTensorType>(inputs.back().getType());
      SmallVector<OpFoldResult> sizes;
      SmallVector<int64_t> shape;
      SmallVector<ReassociationIndices> groups;
      for (int64_t i = 0; i < type.getRank(); ++i) {
        groups.push_back({int64_t(shape.size())});
        shape.push_back(type.getDimSize(i));
        sizes.push_back(tensor::getMixedSize(rewriter, loc, inputs.back(), i));
        if (map.getDimPosition(i) != keys)
          continue;
        unsigned page = llvm::find(key->tableDims, keys) - key->tableDims.begin();
        shape.back() = cast<ShapedType>(table.getResult(0).getType()).getDimSize(page);
        sizes.back() = tensor::getMixedSize(rewriter, loc, table.getResult(0), page);
        groups.back().push_back(shape.size());
        shape.push_back(size);
        sizes.push_back(rewriter.getIndexAttr(size));
      }
      inputs.back() = tensor::ExpandShapeOp::create(rewriter, loc, type.clone(shape),
                                                    inputs.back(), groups, sizes);
    }
  }
  if (op.getLengths())
    maps.push_back(widened(op.getLengthsMap()));
  maps.append({mapOf(key->tableDims), widened(op.getOutputMap())});
  rewriter.modifyOpInPlace(op, [&] {
    op.getInputsMutable().assign(inputs);
    op.getTableMutable().assign(table.getResult(0));
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
  });
  SmallVector<linalg_ext::IndexOp> indices(op.getRegion().getOps<linalg_ext::IndexOp>());
  for (linalg_ext::IndexOp index : indices) {
    rewriter.setInsertionPoint(index);
    auto at = [&](unsigned dim) -> Value {
      return linalg_ext::IndexOp::create(rewriter, loc, rewriter.getIndexType(), dim);
    };
    Value position = at(shifted(index.getDim(), keys));
    if (index.getDim() == keys) {
      Value first = arith::MulIOp::create(
          rewriter, loc, position, arith::ConstantIndexOp::create(rewriter, loc, size));
      position = arith::AddIOp::create(rewriter, loc, first, at(keys + 1));
    }
    rewriter.replaceOp(index, position);
  }
}

} // namespace sluice::global
