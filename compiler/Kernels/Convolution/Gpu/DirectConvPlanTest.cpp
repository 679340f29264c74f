//===- DirectConvPlanTest.cpp - convolutions of single channels to plans ------===//
#include "compiler/Kernels/Convolution/Gpu/DirectConvPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

static DirectConvPlan planFor(DirectShape shape, const char *target = "cuda:sm_90") {
  return planDirectConv(shape, llvm::cantFail(parseTarget(target)));
}

TEST(DirectConvPlan, Vectors) {
  EXPECT_EQ(planFor({64 * 56, 56, 144, 16}), (DirectConvPlan{7, 8, 128, true}));
  EXPECT_EQ(planFor({64 * 56, 56, 144, 32}), (DirectConvPlan{8, 4, 128}));
  EXPECT_EQ(planFor({64 * 56, 56, 30, 32}).channels, 2) << "of a size that divides the channels";
  EXPECT_EQ(planFor({64 * 56, 56, -1, 32}).channels, 1);
}

TEST(DirectConvPlan, FewResultsArePlannedForManyThreads) {
  EXPECT_EQ(planFor({7, 7, 960, 16}), (DirectConvPlan{1, 8, 128}));
  EXPECT_EQ(planFor({1 << 20, -1, 144, 32}).positions, 1);
}

// With fewer sums a thread has registers for more of what it reads.
TEST(DirectConvPlan, ManySumsAreAddedRowByRow) {
  EXPECT_EQ(planFor({28 * 8, 28, 240, 16}), (DirectConvPlan{4, 8, 128, false}));
  EXPECT_EQ(planFor({64 * 56, 56, 144, 16}, "vulkan:matrix").isRowByRow, false);
}

TEST(DirectConvPlan, ShortVectorsWhereThereAreNoLongerOnes) {
  EXPECT_EQ(planFor({64 * 56, 56, 144, 16}, "vulkan").channels, 4);
  EXPECT_EQ(planFor({64 * 56, 56, 144, 16}, "vulkan:matrix"), (DirectConvPlan{2, 8, 128}));
  EXPECT_EQ(planFor({64 * 56, 56, 144, 32}, "vulkan").channels, 4);
}
