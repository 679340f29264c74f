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
    int64_t rows, length, k, bytes, threads, step, vector;
  } rows[] = {{"cuda:sm_90", 4096, 32000, 50, 4, 256, 8, 4},
              {"cuda:sm_90", 1, 131072, 1000, 2, 1024, 8, 8},
              {"cuda:sm_90", 1, 131072, 4, 2, 256, 4, 4},
              {"cuda:sm_90", 4096, 32001, 50, 4, 256, 8, 1},
              {"rocm:gfx942", 4096, 32000, 50, 4, 256, 8, 4},
              {"vulkan", 4096, 32000, 50, 4, 128, 8, 4},
              {"vulkan", 4096, 32000, 50, 8, 128, 4, 2}};
  for (const Row &row : rows) {
    TargetModel gpu = llvm::cantFail(parseTarget(row.target));
    std::optional<TopkPlan> plan = planTopk(shape(row.rows, row.length, row.k, row.bytes), gpu);
    ASSERT_TRUE(plan) << row.target << " " << row.length;
    EXPECT_TRUE(plan->mayWalk && !plan->maySort) << row.target << " " << row.length;
    EXPECT_EQ(plan->sort.tile.threads, row.threads) << row.target << " " << row.length;
    EXPECT_EQ(plan->step, row.step) << row.target << " " << row.length;
    EXPECT_EQ(plan->vector, row.vector) << row.target << " " << row.length;
    EXPECT_LE(plan->sort.workgroupBytes, gpu.workgroupMemoryBytes);
    // Candidates and one chunk more fit, and the first chunk has as many.
    EXPECT_LE(plan->maxWalked + plan->step * row.threads, plan->sort.tile.entries());
    EXPECT_LE(plan->maxWalked, plan->step * row.threads);
  }
}

TEST(TopkPlan, FewRowsAreShared) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  auto parts = [&](const TopkShape &shape) { return planTopk(shape, gpu)->parts; };
  EXPECT_EQ(parts(shape(1, 131072, 4, 2)), 126);  // A chunk for each.
  EXPECT_EQ(parts(shape(64, 151936, 8, 2)), 8);   // Four workgroups for a compute unit.
  EXPECT_EQ(parts(shape(2, 1 << 20, 300, 4)), 4); // What they find is sorted in one tile.
  EXPECT_EQ(parts(shape(1, 1 << 20, 600, 4)), 1); // That of two parts only would fit.
  EXPECT_EQ(parts(shape(4096, 32000, 50, 4)), 1);
  EXPECT_EQ(parts(shape(1, 10000, 4, 2)), 9);
  EXPECT_EQ(parts(shape(1, -1, 4, 2)), 1);
  TopkPlan plan = *planTopk(shape(1, 131072, 4, 2), gpu);
  EXPECT_EQ(plan.foundTile, (SortTile{128, 5}));
  EXPECT_EQ(describe(plan), "126 parts of a row in workgroups of 256 threads, chunks of 4 elements "
                            "each, 4 at once, what they found in one of 128");
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
