//===- IterationSpace.cpp - the loops of a linalg_ext op ------------------===//
#include "compiler/Dialect/LinalgExt/IterationSpace.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"

using namespace sluice::linalg_ext;

using Dims = SmallVector<int64_t>;
static constexpr int64_t kNone = IterationSpace::kNone;

static Dims range(int64_t from, int64_t to) {
  return llvm::to_vector(llvm::seq<int64_t>(from, to));
}

/// A space of `rank` parallel dimensions, to be refined.
static IterationSpace parallelSpace(int64_t rank) {
  IterationSpace space;
  space.types.assign(rank, utils::IteratorType::parallel);
  space.whole.assign(rank, false);
  return space;
}

static void makeReduction(IterationSpace &space, int64_t dim, bool whole) {
  space.types[dim] = utils::IteratorType::reduction;
  space.whole[dim] = whole;
}

/// [batch...] and, if the operand has one more dimension, the index components.
static Dims batchDims(ShapedType type, int64_t batchRank) {
  Dims dims = range(0, batchRank);
  dims.resize(type.getRank(), kNone);
  return dims;
}

static Dims without(Dims dims, int64_t dim) {
  dims.erase(dims.begin() + dim);
  return dims;
}

static IterationSpace spaceOf(SortOp op) {
  int64_t rank = op.getOutputType(0).getRank();
  IterationSpace space = parallelSpace(rank);
  makeReduction(space, op.getDimension(), /*whole=*/true);
  space.operandDims.assign(op.getOutputs().size(), range(0, rank));
  return space;
}

static IterationSpace spaceOf(TopkOp op) {
  int64_t rank = op.getInputType(0).getRank();
  IterationSpace space = parallelSpace(rank);
  makeReduction(space, op.getDimension(), /*whole=*/true);
  space.operandDims.assign(op.getInputs().size(), range(0, rank));
  Dims out = range(0, rank);
  out[op.getDimension()] = kNone; // k elements, not a tile of the row.
  space.operandDims.append(op.getOutputs().size(), out);
  return space;
}

/// Runs over the updates. Every tile of the batch writes anywhere in the indexed dimensions, so
/// even unique indices do not make tiles independent: whoever fuses the producer of the out would
/// run it again for each. Slices that start at an index cannot be split: the index would have to
/// move along.
static IterationSpace spaceOf(ScatterOp op) {
  int64_t batch = op.getBatchRank(), rank = op.getInputType(0).getRank();
  IterationSpace space = parallelSpace(rank);
  for (int64_t dim = 0; dim < batch; ++dim)
    makeReduction(space, dim, /*whole=*/false);
  Dims out(op.getOutputType(0).getRank(), kNone);
  for (auto [i, dim] : llvm::enumerate(op.getSliceDims())) {
    if (llvm::is_contained(op.getDimensionMap(), dim))
      makeReduction(space, batch + i, /*whole=*/true);
    else
      out[dim] = batch + i;
  }
  space.operandDims.push_back(range(0, rank));
  for (unsigned i = 1; i < op.getInputs().size(); ++i)
    space.operandDims.push_back(batchDims(op.getInputType(i), batch));
  space.operandDims.push_back(out);
  return space;
}

static IterationSpace spaceOf(GatherOp op) {
  int64_t batch = op.getBatchRank(), rank = op.getOutputType(0).getRank();
  IterationSpace space = parallelSpace(rank);
  Dims source(op.getInputType(0).getRank(), kNone);
  for (auto [i, dim] : llvm::enumerate(op.getSliceDims()))
    source[dim] = batch + i;
  space.operandDims.push_back(source);
  for (unsigned i = 1; i < op.getInputs().size(); ++i)
    space.operandDims.push_back(batchDims(op.getInputType(i), batch));
  space.operandDims.push_back(range(0, rank));
  return space;
}

static IterationSpace spaceOf(ScanOp op) {
  int64_t rank = op.getInputType(0).getRank();
  IterationSpace space = parallelSpace(rank);
  makeReduction(space, op.getDimension(), /*whole=*/true);
  space.operandDims = {range(0, rank), range(0, rank), without(range(0, rank), op.getDimension())};
  return space;
}

/// The row may be split: the outs carry the best element so far.
static IterationSpace spaceOf(ArgCompareOp op) {
  int64_t rank = op.getInputType(0).getRank();
  IterationSpace space = parallelSpace(rank);
  makeReduction(space, op.getDimension(), /*whole=*/false);
  space.operandDims.assign(op.getInputs().size(), range(0, rank));
  space.operandDims.append(2, without(range(0, rank), op.getDimension()));
  return space;
}

static IterationSpace spaceOf(AttentionOp op) {
  int64_t page = op.getPageDim();
  auto along = [](AffineMap map, int64_t without = kNone) {
    Dims dims;
    for (unsigned i = 0; i < map.getNumResults(); ++i)
      dims.push_back(map.getDimPosition(i) == without ? kNone : map.getDimPosition(i));
    return dims;
  };
  IterationSpace space = parallelSpace(op.getQueryMap().getNumDims());
  AttentionOp::Dims dims = op.getDims();
  for (int64_t dim : llvm::concat<int64_t>(dims.k1, dims.k2))
    makeReduction(space, dim, /*whole=*/true);
  space.operandDims = {along(op.getQueryMap()), along(op.getKeyMap(), page),
                       along(op.getValueMap(), page)};
  if (op.getScale())
    space.operandDims.emplace_back();
  for (AffineMap map : {op.getMaskMap(), op.getLengthsMap(), op.getTableMap()})
    if (map)
      space.operandDims.push_back(along(map));
  space.operandDims.push_back(along(op.getOutputMap()));
  return space;
}

static IterationSpace spaceOf(FftOp op) {
  int64_t rank = op.getOutputType(0).getRank();
  IterationSpace space = parallelSpace(rank);
  makeReduction(space, rank - 1, /*whole=*/true);
  space.operandDims.emplace_back();
  if (op.hasCoefficients())
    space.operandDims.append(2, Dims{kNone});
  space.operandDims.append(2, range(0, rank));
  return space;
}

static IterationSpace spaceOf(MapLoadOp op) {
  int64_t rank = op.getOutputType(0).getRank();
  IterationSpace space = parallelSpace(rank);
  space.operandDims = {Dims(op.getInputType(0).getRank(), kNone), range(0, rank)};
  return space;
}

/// Runs over the input. Tiles of it write anywhere in the out, so they are not independent results.
static IterationSpace spaceOf(MapStoreOp op) {
  int64_t rank = op.getInputType(0).getRank();
  IterationSpace space = parallelSpace(rank);
  for (int64_t dim = 0; dim < rank; ++dim)
    makeReduction(space, dim, /*whole=*/false);
  space.operandDims = {range(0, rank), Dims(op.getOutputType(0).getRank(), kNone)};
  return space;
}

IterationSpace sluice::linalg_ext::iterationSpace(Operation *op) {
  return TypeSwitch<Operation *, IterationSpace>(op)
      .Case<SortOp, TopkOp, ScatterOp, GatherOp, ScanOp, ArgCompareOp, AttentionOp, FftOp,
            MapLoadOp, MapStoreOp>([](auto op) { return spaceOf(op); })
      .DefaultUnreachable("not a destination-style linalg_ext op");
}
