//===- SortPlanTest.cpp - rows and GPUs to tiles --------------------------===//
#include "compiler/Kernels/Sort/SortPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

TEST(SortPlan, TilesByLengthAndTarget) {
  struct Row {
    const char *target;
    int64_t length, keyBytes;
    SortTile tile;
    bool mayFit, mayExceed;
  } rows[] = {
      {"cuda:sm_90", 9, 4, {32, 5}, true, false},
      {"cuda:sm_90", 1000, 4, {64, 17}, true, false},
      {"cuda:sm_90", 4096, 4, {256, 17}, true, false},
      {"cuda:sm_90", 4096, 8, {256, 17}, true, false},
      {"cuda:sm_90", 100000, 4, {512, 17}, false, true},
      {"cuda:sm_90", -1, 4, {256, 17}, true, true},
      {"rocm:gfx942", 4096, 4, {256, 17}, true, false},
      {"rocm:gfx1100", -1, 8, {256, 9}, true, true},
      {"vulkan", 1000, 4, {128, 9}, true, false},
      {"vulkan:matrix", 4096, 4, {512, 9}, true, false},
      {"vulkan", 4096, 4, {128, 13}, false, true},
      {"vulkan", -1, 16, {128, 5}, true, true},
  };
  for (const Row &row : rows) {
    TargetModel gpu = llvm::cantFail(parseTarget(row.target));
    std::optional<SortPlan> plan = planSort({row.length, 10000, row.keyBytes, true}, gpu);
    ASSERT_TRUE(plan) << row.target << " " << row.length;
    EXPECT_EQ(plan->tile.threads, row.tile.threads) << row.target << " " << row.length;
    EXPECT_EQ(plan->tile.items, row.tile.items) << row.target << " " << row.length;
    EXPECT_EQ(plan->mayFit, row.mayFit) << row.target << " " << row.length;
    EXPECT_EQ(plan->mayExceed, row.mayExceed) << row.target << " " << row.length;
    EXPECT_LE(plan->workgroupBytes, gpu.workgroupMemoryBytes);
    EXPECT_LE(plan->tile.threads, gpu.maxThreads);
  }
}

TEST(SortPlan, ShortRowsAreLeftToThreads) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  EXPECT_FALSE(planSort({8, 1, 4, true}, gpu));
  EXPECT_TRUE(planSort({9, 1, 4, true}, gpu));
}

TEST(SortPlan, ThreadsTellEachOtherWhatAComparatorDid) {
  EXPECT_EQ(sortTileBytes({32, 5}, 4, true), 1280);
  EXPECT_EQ(sortTileBytes({32, 5}, 4, false), 1280 + 33 * 4);
  TargetModel gpu = llvm::cantFail(parseTarget("vulkan"));
  SortPlan plan = *planSort({-1, 10000, 4, false}, gpu);
  EXPECT_LE(plan.workgroupBytes, 16 << 10);
  EXPECT_EQ(describe(plan), "a row in workgroups of 128 threads, 13 entries each, longer rows "
                            "merged through the workspace");
}

TEST(SortPlan, FewLongRowsAreSharedByWorkgroups) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  EXPECT_EQ(planSort({8704, 1, 4, true}, gpu)->mergeLaunches, 0);
  EXPECT_EQ(planSort({8705, 1, 4, true}, gpu)->mergeLaunches, 2);
  EXPECT_EQ(planSort({1 << 20, 1, 4, true}, gpu)->mergeLaunches, 8);
  EXPECT_EQ(planSort({1 << 24, 1, 4, true}, gpu)->mergeLaunches, 12);
  EXPECT_EQ(planSort({1 << 20, 10000, 4, true}, gpu)->mergeLaunches, 0);
  EXPECT_EQ(planSort({1 << 20, 1, 4, false, false}, gpu)->mergeLaunches, 0);
  SortPlan unknown = *planSort({-1, -1, 4, true}, gpu);
  EXPECT_TRUE(unknown.mayGoOn);
  EXPECT_EQ(
      describe(unknown),
      "a tile in workgroups of 256 threads, 17 entries each, longer rows merged in 12 launches");
}

TEST(SortPlan, LongRowsDigitByDigit) {
  SortShape shape{1 << 24, 1, 4, true};
  shape.radixBits = 32;
  auto plan = [&](const char *target) {
    return planRadixSort(shape, llvm::cantFail(parseTarget(target)));
  };
  EXPECT_EQ(plan("cuda:sm_90")->items, 24);
  EXPECT_EQ(plan("cuda:sm_90")->passes, 4);
  EXPECT_EQ(plan("cuda:sm_90")->tiles, 2731);
  EXPECT_EQ(plan("cuda:sm_90")->vector, 4);
  for (const char *target : {"cuda:sm_75", "rocm:gfx942", "rocm:gfx1100"})
    EXPECT_LE(plan(target)->workgroupBytes,
              llvm::cantFail(parseTarget(target)).workgroupMemoryBytes);
  EXPECT_FALSE(plan("vulkan"));                   // Subgroups of any size.
  EXPECT_FALSE(plan("vulkan:matrix")->looksBack); // Workgroups may not wait for others there,
  shape.length = 300001, shape.rows = 3;          // so that fewer merges take less time.
  EXPECT_FALSE(plan("vulkan:matrix"));
  shape.radixBits = 16;
  EXPECT_TRUE(plan("vulkan:matrix"));
  shape.length = 1 << 20, shape.rows = 1, shape.radixBits = 32; // Smaller tiles, more workgroups.
  EXPECT_TRUE(plan("vulkan:matrix"));
  EXPECT_EQ(plan("cuda:sm_90")->items, 16);
  shape.length = (1 << 20) + 2;
  EXPECT_EQ(plan("cuda:sm_90")->vector, 2);
  shape.rows = 10000;
  EXPECT_FALSE(plan("cuda:sm_90"));
  shape.rows = 1, shape.length = -1;
  EXPECT_FALSE(plan("cuda:sm_90"));
  shape.length = 100000;
  EXPECT_FALSE(plan("cuda:sm_90"));
  shape.length = 1 << 24, shape.radixBits = 0; // Other comparators.
  EXPECT_FALSE(plan("cuda:sm_90"));
}
