//===- TilePlanTest.cpp - kernels x machines -> tiles ---------------------===//
#include "compiler/Kernels/Generic/TilePlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

using Tile = llvm::SmallVector<int64_t>;

static Tile tile(const TilePlan &plan) {
  Tile steps;
  for (const TilePlan::Loop &loop : plan.loops)
    steps.push_back(loop.steps);
  return steps;
}

static TargetModel server() {
  TargetModel target;
  target.l1Bytes = 48 << 10;
  return target;
}

TEST(TilePlan, ElementwiseIsOneLongRun) {
  TileShape shape;
  shape.shared = {{-1, true}};
  EXPECT_EQ(tile(planTiles(shape, server())), Tile{16384});
  shape.shared = {{1000, true}};
  EXPECT_EQ(tile(planTiles(shape, server())), Tile{1000});
}

TEST(TilePlan, RowsWithScratchFitInHalfOfL1) {
  TileShape shape;
  shape.shared = {{512, false}};
  shape.wholeExtents = {128};
  shape.intermediates = 2;
  EXPECT_EQ(tile(planTiles(shape, server())), Tile{16});
  EXPECT_LE(planTiles(shape, server()).elements * 3 * 4, server().l1Bytes / 2);
  shape.wholeExtents = {100000}; // One row at a time, however long.
  EXPECT_EQ(tile(planTiles(shape, server())), Tile{1});
  shape.wholeExtents = {-1}; // Rows of unknown length: as many as fit, at least one.
  EXPECT_EQ(planTiles(shape, server()).loops[0], (TilePlan::Loop{512, 1}));
}

TEST(TilePlan, ColumnsKeepRunsWorthFetching) {
  TileShape shape;
  shape.shared = {{4096, true}};
  shape.wholeExtents = {100000};
  EXPECT_EQ(tile(planTiles(shape, server())), Tile{256});
  shape.elementBits = 8;
  EXPECT_EQ(tile(planTiles(shape, server())), Tile{1024});
}

TEST(TilePlan, TransposesAreSquares) {
  TileShape shape;
  shape.shared = {{2048, true}, {2048, true}};
  EXPECT_EQ(tile(planTiles(shape, server())), (Tile{64, 64}));
  shape.shared = {{2048, true}, {80, true}}; // No leftover of a few steps.
  EXPECT_EQ(tile(planTiles(shape, server())), (Tile{64, 80}));
}

TEST(TilePlan, RowsThatAreWalkedCountWithTheirElements) {
  TileShape shape;
  shape.shared = {{256, false}};
  EXPECT_EQ(tile(planTiles(shape, server())), Tile{256});
  shape.rowLength = 32000; // Top-k of long rows: each is a tile, and work for a thread.
  EXPECT_EQ(tile(planTiles(shape, server())), Tile{1});
  EXPECT_EQ(planTiles(shape, server()).workgroupElements, 4);
}

TEST(TilePlan, EmptyAndTinyLoopsAreOneTile) {
  TileShape shape;
  shape.shared = {{0, false}, {3, true}};
  EXPECT_EQ(tile(planTiles(shape, server())), (Tile{1, 3}));
  EXPECT_EQ(describe({{{4, 1}, {16, 16}}, 64, 1000}),
            "tiles of 4x16 and 64 elements, 1000 a workgroup");
}
