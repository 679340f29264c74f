//===- ColumnPlanTest.cpp - reductions across rows and GPUs to plans ------------===//
#include "compiler/Kernels/Reduction/ReductionPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

static ColumnPlan planFor(ColumnShape shape, const char *target = "cuda:sm_90") {
  return planColumns(shape, llvm::cantFail(parseTarget(target)));
}

TEST(ColumnPlan, WindowsAreAThreads) {
  EXPECT_EQ(planFor({4 * 56 * 56 * 64, 64, 9, 16, 16, 2}), (ColumnPlan{256, 8, 1, 9, 0}));
  EXPECT_EQ(planFor({4 * 3, 3, 9, 32, 32, 4}), (ColumnPlan{256, 1, 1, 9, 0}));
}

TEST(ColumnPlan, FewResultsAreSharedByThreads) {
  ColumnPlan plan = planFor({8 * 32, 32, 112 * 112, 16, 16, 4});
  EXPECT_EQ(plan, (ColumnPlan{256, 8, 128, 8, 256 * 8 * 4}));
  EXPECT_EQ(planFor({4 * 512, 512, 49, 16, 16, 4}).slices, 8) << "each has some to do";
  EXPECT_EQ(planFor({1 << 24, 512, 1000, 32, 32, 4}).slices, 1) << "every thread has its results";
}

TEST(ColumnPlan, UnknownSizes) {
  EXPECT_EQ(planFor({-1, 64, -1, 16, 16, 4}), (ColumnPlan{256, 8, 1, 8, 0}));
  EXPECT_EQ(planFor({2048, -1, 64, 16, 16, 4}).vector, 1);
}

TEST(ColumnPlan, FitsEveryTarget) {
  for (const char *name : {"cuda:sm_80", "cuda:sm_90", "vulkan:core", "rocm:gfx90a"}) {
    TargetModel target = llvm::cantFail(parseTarget(name));
    for (int64_t bytes : {2, 4, 8, 64}) {
      ColumnPlan plan = planColumns({256, 32, 12544, 32, 16, bytes}, target);
      EXPECT_LE(plan.workgroupBytes, target.workgroupMemoryBytes) << name;
      EXPECT_LE(plan.threads, target.maxThreads) << name;
      EXPECT_LE(plan.vector, target.maxLanes) << name;
      EXPECT_EQ(plan.threads % plan.slices, 0) << name;
    }
  }
}
