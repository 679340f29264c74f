//===- TopkPlanTest.cpp - rows and GPUs to chunks and candidates ----------===//
#include "compiler/Kernels/Topk/TopkPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

static TopkShape shape(int64_t rows, int64_t length, int64_t k, int64_t bytes) {
  TopkShape shape;
  shape.rows = rows, shape.length = length, shape.k = k, shape.elementBytes = bytes;
  return shape;
}

TEST(TopkPlan, LongRowsAreWalkedAlong) {
  struct Row {
    const char *target;
    int64_t rows, length, k, bytes, threads, items, step, vector, groups;
  } rows[] = {{"cuda:sm_90", 4096, 32000, 50, 4, 512, 5, 16, 4, 64},
              {"cuda:sm_90", 4096, 20000, 50, 4, 256, 5, 16, 4, 64},
              {"cuda:sm_90", 4096, 32000, 4, 4, 512, 5, 16, 4, 32},
              {"cuda:sm_90", 4096, 32000, 102, 8, 512, 5, 8, 2, 128},
              {"cuda:sm_90", 4096, 32000, 104, 4, 256, 13, 16, 4, 0}, // Candidates are sorted.
              {"cuda:sm_90", 1, 131072, 1000, 2, 1024, 13, 16, 8, 0},
              {"cuda:sm_90", 1, 131072, 4, 2, 256, 5, 8, 8, 32},
              {"cuda:sm_90", 4096, 32001, 50, 4, 512, 5, 16, 1, 64},
              {"rocm:gfx942", 4096, 32000, 50, 4, 512, 5, 16, 4, 64},
              {"vulkan", 4096, 32000, 50, 4, 128, 5, 16, 4, 64},
              {"vulkan", 4096, 2000, 50, 4, 128, 5, 8, 4, 64}, // No chunk is longer than a row.
              {"vulkan", 4096, 32000, 50, 8, 128, 5, 8, 2, 64}};
  for (const Row &row : rows) {
    TargetModel gpu = llvm::cantFail(parseTarget(row.target));
    std::optional<TopkPlan> plan = planTopk(shape(row.rows, row.length, row.k, row.bytes), gpu);
    ASSERT_TRUE(plan) << row.target << " " << row.length;
    EXPECT_TRUE(plan->mayWalk && !plan->maySort) << row.target << " " << row.length;
    EXPECT_EQ(plan->sort.tile, (SortTile{row.threads, row.items})) << row.target << " " << row.k;
    EXPECT_EQ(plan->step, row.step) << row.target << " " << row.k;
    EXPECT_EQ(plan->vector, row.vector) << row.target << " " << row.length;
    EXPECT_EQ(plan->groups, row.groups) << row.target << " " << row.k;
    EXPECT_LE(plan->sort.workgroupBytes, gpu.workgroupMemoryBytes);
    // What is kept leaves room for others, and each group has an entry.
    EXPECT_LE(2 * row.k, plan->room(plan->sort.tile));
    EXPECT_LE(plan->groups, row.threads);
    EXPECT_LE(row.threads * plan->step, row.length);
  }
  TopkShape dynamic = shape(-1, -1, 50, 4);
  TopkPlan plan = *planTopk(dynamic, llvm::cantFail(parseTarget("cuda:sm_90")));
  EXPECT_EQ(plan.sort.tile, (SortTile{256, 13}));
  EXPECT_EQ(plan.step, 8); // Rows that do not fit the tile have a chunk.
  EXPECT_EQ(plan.groups, 64);
}

TEST(TopkPlan, FewRowsAreShared) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  auto parts = [&](const TopkShape &shape) { return planTopk(shape, gpu)->parts; };
  EXPECT_EQ(parts(shape(1, 131072, 4, 2)), 63);   // A chunk for each.
  EXPECT_EQ(parts(shape(64, 151936, 8, 2)), 8);   // Four workgroups for a compute unit.
  EXPECT_EQ(parts(shape(2, 1 << 20, 300, 4)), 4); // What they find is sorted in one tile.
  EXPECT_EQ(parts(shape(1, 1 << 20, 600, 4)), 1); // That of two parts only would fit.
  EXPECT_EQ(parts(shape(4096, 32000, 50, 4)), 1);
  EXPECT_EQ(parts(shape(1, 10000, 4, 2)), 9);
  EXPECT_EQ(parts(shape(1, -1, 4, 2)), 1);
  TopkPlan plan = *planTopk(shape(1, 131072, 4, 2), gpu);
  EXPECT_EQ(plan.foundTile, (SortTile{64, 5}));
  EXPECT_EQ(describe(plan), "63 parts of a row in workgroups of 256 threads, chunks of 8 elements "
                            "each, 8 at once, candidates in 32 groups, what they found in one of "
                            "64");
}

TEST(TopkPlan, WhatIsSorted) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  TopkPlan small = *planTopk(shape(100, 1000, 5, 4), gpu);
  EXPECT_TRUE(small.maySort && !small.mayWalk && !small.sort.mayExceed);
  TopkPlan most = *planTopk(shape(1000, 100000, 20000, 4), gpu);
  EXPECT_TRUE(most.maySort && !most.mayWalk && most.sort.mayExceed);
  TopkPlan unknown = *planTopk(shape(-1, -1, -1, 4), gpu);
  EXPECT_TRUE(unknown.maySort && unknown.mayWalk && unknown.sort.mayExceed && unknown.sort.mayFit);
  TopkPlan unknownLength = *planTopk(shape(-1, -1, 10, 4), gpu);
  EXPECT_TRUE(unknownLength.maySort && unknownLength.mayWalk && !unknownLength.sort.mayExceed);
  // What the outs hold comes before the row.
  TopkShape goesOn = shape(1000, 8700, 10, 4);
  EXPECT_FALSE(planTopk(goesOn, gpu)->mayWalk);
  goesOn.hasStart = true;
  EXPECT_TRUE(planTopk(goesOn, gpu)->mayWalk);
  EXPECT_FALSE(planTopk(shape(100, 5, 2, 4), gpu));
}
