//===- RegisterTileTest.cpp - tiles by shape and machine ------------------===//
#include "compiler/Kernels/Cpu/RegisterTile.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

static TargetModel machine(int64_t vectorBytes, int64_t registers) {
  TargetModel model;
  model.vectorBytes = vectorBytes;
  model.vectorRegisters = registers;
  return model;
}

static const TargetModel kAvx512 = machine(64, 32), kAvx2 = machine(32, 16),
                         kNeon = machine(16, 32);

TEST(RegisterTile, FillsTheRegisters) {
  EXPECT_EQ(planRegisterTile(1024, 64, 32, kAvx512), (RegisterTile{6, 4, 16}));
  EXPECT_EQ(planRegisterTile(6, 64, 32, kAvx512), (RegisterTile{6, 4, 16}));
  EXPECT_EQ(planRegisterTile(6, 64, 32, kAvx2), (RegisterTile{6, 2, 8}));
  EXPECT_EQ(planRegisterTile(6, 64, 64, kAvx512), (RegisterTile{6, 4, 8}));
  EXPECT_EQ(planRegisterTile(6, 64, 32, kNeon), (RegisterTile{6, 4, 4}));
}

TEST(RegisterTile, NeverExceedsTheShape) {
  EXPECT_EQ(planRegisterTile(1, 1, 32, kAvx512), (RegisterTile{1, 1, 16}));
  EXPECT_EQ(planRegisterTile(3, 4, 32, kAvx512), (RegisterTile{3, 4, 16}));
}

// Of few rows fewer in a tile that divide them take less than a second kernel for the rest.
TEST(RegisterTile, WeighsTheRest) {
  EXPECT_EQ(planRegisterTile(10, 4, 32, kAvx512).rows, 5);
  EXPECT_EQ(planRegisterTile(8, 4, 32, kAvx512).rows, 4);
  EXPECT_EQ(planRegisterTile(64, 4, 32, kAvx512).rows, 6);
  EXPECT_EQ(planRegisterTile(2048, 4, 32, kAvx512).rows, 6);
}

// Equal blocks, at least two, of whole iterations; short sums and those without such have none.
TEST(RegisterTile, SumsInBlocks) {
  EXPECT_EQ(planSumBlocks(4096, 4096), 512);
  EXPECT_EQ(planSumBlocks(768, 768), 384);
  EXPECT_EQ(planSumBlocks(3000, 3000), 500);
  EXPECT_EQ(planSumBlocks(511, 511), 0);
  EXPECT_EQ(planSumBlocks(4099, 4099), 0);
  EXPECT_EQ(planSumBlocks(384, 1152), 384); // 3 lines of a window.
  EXPECT_EQ(planSumBlocks(192, 576), 0);
  EXPECT_EQ(planSumBlocks(48, 4800), 0);
  EXPECT_EQ(planSumBlocks(-1, -1), 0);
}

TEST(RegisterTile, LeavesRegistersForOperands) {
  for (const TargetModel &model : {kAvx512, kAvx2, kNeon})
    for (int64_t rows : {1, 2, 5, 6, 7, 8, 13, 64})
      for (int64_t vectors : {1, 2, 3, 4, 9}) {
        RegisterTile tile = planRegisterTile(rows, vectors, 32, model);
        EXPECT_LE(tile.rows * tile.vectors + tile.vectors + 1, model.vectorRegisters);
      }
}
