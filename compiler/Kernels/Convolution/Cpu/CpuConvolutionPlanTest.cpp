//===- CpuConvolutionPlanTest.cpp - convolutions and CPUs to plans --------===//
#include "compiler/Kernels/Convolution/Cpu/CpuConvolutionPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

TEST(CpuConvolutionPlan, Table) {
  constexpr const char *kAvx512 = "cpu:sapphirerapids", *kAvx2 = "cpu:haswell",
                       *kNeon = "cpu:aarch64-cortex-a72";
  struct Row {
    const char *target;
    CpuConvolutionShape shape; // Positions, sum, channels, bits, panels, if widened.
    CpuConvolutionPlan plan;   // Rows, vectors, lanes; positions of a chunk, panel by panel.
  } rows[] = {{kAvx512, {{1, 56, 56}, {3, 3, 64}, 64, 32, 64}, {{6, 4, 16}, 60}},
              {kAvx512, {{1, 7, 7}, {3, 3, 512}, 512, 32, 64}, {{5, 4, 16}, 50, true}},
              {kAvx512, {{1, 14, 14}, {3, 3, 256}, 256, 32, 64, true}, {{6, 4, 16}, 96, true}},
              {kAvx512, {{-1, 56, 56}, {1, 1, 64}, 64, 32, 64}, {{6, 4, 16}, 516}},
              {kAvx512, {{-1, -1, -1}, {3, 3, 3}, 96, 32, 48}, {{8, 3, 16}, 512}},
              {kAvx512, {{1, 112, 112}, {3, 3}, 32, 32, 0}, {{8, 2, 16}, 512}},
              {kAvx512, {{1, 56, 56}, {3, 3}, 144, 32, 0}, {{8, 3, 16}, 512}},
              {kAvx512, {{-1, -1, -1}, {3, 3}, -1, 32, 0}, {{6, 4, 16}, 516}},
              {kAvx2, {{1, 56, 56}, {3, 3, 64}, 64, 32, 16}, {{6, 2, 8}, 228}},
              {kAvx2, {{1, 7, 7}, {3, 3, 64}, 64, 64, 8}, {{5, 2, 4}, 455, true}},
              {kNeon, {{1, 56, 56}, {3, 3, 64}, 64, 32, 16}, {{6, 4, 4}, 228}}};
  for (const Row &row : rows) {
    auto plan = planCpuConvolution(row.shape, llvm::cantFail(parseTarget(row.target)));
    ASSERT_TRUE(plan) << row.target;
    EXPECT_EQ(*plan, row.plan) << row.target << ": " << describe(row.shape, *plan);
  }
}

TEST(CpuConvolutionPlan, PanelsOfNoTile) {
  TargetModel avx2 = llvm::cantFail(parseTarget("cpu:haswell"));
  for (int64_t width : {4, 24, 64})
    EXPECT_FALSE(planCpuConvolution({{49}, {576}, 64, 32, width}, avx2));
  EXPECT_TRUE(planCpuConvolution({{49}, {576}, 64, 32, 8}, avx2));
}

TEST(CpuPlanePlan, Table) {
  struct Row {
    const char *target;
    CpuPlaneShape shape; // Lines, columns, window, bits.
    CpuPlanePlan plan;   // Rows, vectors, lanes; lines and planes of a chunk.
  } rows[] = {{"cpu:sapphirerapids", {56, 56, 9, 32}, {{4, 4, 16}, 1040, 18}},
              {"cpu:sapphirerapids", {7, 7, 9, 32}, {{7, 1, 16}, 8323, 1188}},
              {"cpu:sapphirerapids", {112, 150, 25, 32}, {{4, 4, 16}, 140, 1}},
              {"cpu:sapphirerapids", {-1, -1, 9, 64}, {{4, 4, 8}, 116, 1}},
              {"cpu:haswell", {56, 56, 9, 32}, {{4, 2, 8}, 1040, 18}}};
  for (const Row &row : rows) {
    CpuPlanePlan plan = planCpuPlanes(row.shape, llvm::cantFail(parseTarget(row.target)));
    EXPECT_EQ(plan, row.plan) << row.target << ": " << describe(plan);
  }
}
