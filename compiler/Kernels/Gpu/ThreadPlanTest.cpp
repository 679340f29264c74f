//===- ThreadPlanTest.cpp - shapes and GPUs to plans ----------------------===//
#include "compiler/Kernels/Gpu/ThreadPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

static TargetModel model(const char *name) { return llvm::cantFail(parseTarget(name)); }

static TileShape shapeOf(std::initializer_list<int64_t> extents) {
  TileShape shape;
  for (int64_t extent : extents)
    shape.shared.push_back({extent, false});
  return shape;
}

TEST(ThreadPlan, TilesAreOneStepEachWay) {
  struct Row {
    std::initializer_list<int64_t> extents;
    int64_t threads;
  } rows[] = {{{4096, 4096}, 128},
              {{-1}, 128},
              {{-1, 3}, 128},
              {{7}, 32},
              {{5, 9}, 64},
              {{0}, 32},
              {{int64_t(1) << 40, int64_t(1) << 40}, 128}};
  for (const char *name : {"cuda:sm_75", "cuda:sm_90", "cuda:sm_120", "vulkan"})
    for (const Row &row : rows) {
      TilePlan plan = planThreadTiles(shapeOf(row.extents), model(name));
      EXPECT_EQ(plan.threads, row.threads) << name;
      ASSERT_EQ(plan.loops.size(), row.extents.size());
      for (const TilePlan::Loop &loop : plan.loops)
        EXPECT_EQ(loop.steps, 1);
    }
}

TEST(ThreadPlan, Workgroup) {
  TargetModel gpu = model("cuda:sm_80");
  EXPECT_EQ(planWorkgroup(-1, gpu).threads, 512);
  EXPECT_EQ(planWorkgroup(1 << 20, gpu).threads, 512);
  EXPECT_EQ(planWorkgroup(33, gpu).threads, 64);
  EXPECT_EQ(planWorkgroup(0, gpu).threads, 32);
  gpu.maxThreads = 256;
  EXPECT_EQ(planWorkgroup(-1, gpu).threads, 256);
}

TEST(ThreadPlan, FewTilesGoToOneWorkgroup) {
  TargetModel gpu = model("cuda:sm_90");
  EXPECT_TRUE(prefersWorkgroup(1, 4096, gpu));
  EXPECT_TRUE(prefersWorkgroup(8, 8 * 768, gpu));
  EXPECT_FALSE(prefersWorkgroup(8, 8, gpu));
  EXPECT_FALSE(prefersWorkgroup(4096, 4096 * 768, gpu));
  EXPECT_FALSE(prefersWorkgroup(-1, 4096, gpu));
}
