//===- DirectPlanTest.cpp - convolutions of single channels to plans ------===//
#include "compiler/Kernels/Convolution/Gpu/DirectPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

static DirectPlan planFor(DirectShape shape, const char *target = "cuda:sm_90") {
  return planDirect(shape, llvm::cantFail(parseTarget(target)));
}

TEST(DirectPlan, Vectors) {
  EXPECT_EQ(planFor({64 * 56, 56, 144, 16}), (DirectPlan{7, 8, 128}));
  EXPECT_EQ(planFor({64 * 56, 56, 144, 32}), (DirectPlan{8, 4, 128}));
  EXPECT_EQ(planFor({64 * 56, 56, 30, 32}).channels, 2) << "of a size that divides the channels";
  EXPECT_EQ(planFor({64 * 56, 56, -1, 32}).channels, 1);
}

TEST(DirectPlan, FewResultsArePlannedForManyThreads) {
  EXPECT_EQ(planFor({7, 7, 960, 16}), (DirectPlan{1, 8, 128}));
  EXPECT_EQ(planFor({1 << 20, -1, 144, 32}).positions, 1);
}

TEST(DirectPlan, ShortVectorsWhereThereAreNoLongerOnes) {
  EXPECT_EQ(planFor({64 * 56, 56, 144, 16}, "vulkan").channels, 4);
  EXPECT_EQ(planFor({64 * 56, 56, 144, 32}, "vulkan").channels, 4);
}
