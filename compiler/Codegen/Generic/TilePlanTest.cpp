//===- TilePlanTest.cpp - kernels x machines -> tiles ---------------------===//
#include "compiler/Codegen/Generic/TilePlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::codegen;

using Tile = llvm::SmallVector<int64_t>;

static TargetModel server() {
  TargetModel target;
  target.l1Bytes = 48 << 10;
  return target;
}

TEST(TilePlan, ElementwiseIsOneLongRun) {
  TileShape shape;
  shape.shared = {{-1, true}};
  EXPECT_EQ(planTiles(shape, server()).tile, Tile{16384});
  shape.shared = {{1000, true}};
  EXPECT_EQ(planTiles(shape, server()).tile, Tile{1000});
}

TEST(TilePlan, RowsWithScratchFitInHalfOfL1) {
  TileShape shape;
  shape.shared = {{512, false}};
  shape.wholeExtents = {128};
  shape.intermediates = 2;
  TilePlan plan = planTiles(shape, server());
  EXPECT_EQ(plan.tile, Tile{16});
  EXPECT_LE(plan.scratchBytes, server().l1Bytes / 2);
  shape.wholeExtents = {100000}; // One row at a time, however long.
  EXPECT_EQ(planTiles(shape, server()).tile, Tile{1});
}

TEST(TilePlan, ColumnsKeepRunsWorthFetching) {
  TileShape shape;
  shape.shared = {{4096, true}};
  shape.wholeExtents = {100000};
  EXPECT_EQ(planTiles(shape, server()).tile, Tile{256});
  shape.elementBits = 8;
  EXPECT_EQ(planTiles(shape, server()).tile, Tile{1024});
}

TEST(TilePlan, TransposesAreSquares) {
  TileShape shape;
  shape.shared = {{2048, true}, {2048, true}};
  EXPECT_EQ(planTiles(shape, server()).tile, (Tile{64, 64}));
  shape.shared = {{2048, true}, {80, true}}; // No leftover of a few steps.
  EXPECT_EQ(planTiles(shape, server()).tile, (Tile{64, 80}));
}

TEST(TilePlan, EmptyAndTinyLoopsAreOneTile) {
  TileShape shape;
  shape.shared = {{0, false}, {3, true}};
  TilePlan plan = planTiles(shape, server());
  EXPECT_EQ(plan.tile, (Tile{1, 3}));
  EXPECT_GE(plan.tilesPerWorkgroup, 1);
  EXPECT_EQ(describe({{4, 16}, 3, 0}), "tiles of 4x16, 3 per workgroup");
}
