//===- CpuMatmulPlanTest.cpp - products and CPUs to plans -----------------===//
#include "compiler/Kernels/Matmul/Cpu/CpuMatmulPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

TEST(CpuMatmulPlan, Table) {
  constexpr const char *kAvx512 = "cpu:sapphirerapids", *kAvx2 = "cpu:haswell",
                       *kNeon = "cpu:aarch64-cortex-a72";
  constexpr auto kPanels = RhsAccess::Panels, kPacked = RhsAccess::Packed, kRows = RhsAccess::Rows;
  struct Row {
    const char *target;
    CpuMatmulShape shape; // Rows, columns, bits, panels, contiguous along n, steps, narrow.
    CpuMatmulPlan plan;   // Rows, vectors, lanes; rhs, rows of a chunk, steps: block, widened.
  } rows[] = {{kAvx512, {1024, 1024, 32, 64, true}, {{6, 4, 16}, kPanels, 210}},
              {kAvx512, {197, 768, 32, 64, true, 768}, {{6, 4, 16}, kPanels, 198, 384}},
              {kAvx512, {-1, 4096, 32, 64, true, 4096}, {{6, 4, 16}, kPanels, 192, 512}},
              {kAvx512, {6, 4096, 32, 64, true, 4096}, {{6, 4, 16}, kPanels, 6}},
              {kAvx512, {128, 4096, 32, 0, true, 4096}, {{6, 4, 16}, kPacked, 132}},
              {kAvx512, {1, 4096, 32, 64, true}, {{1, 4, 16}, kPanels, 1}},
              {kAvx512, {-1, 4096, 32, 64, true}, {{6, 4, 16}, kPanels, 192}},
              {kAvx512, {-1, -1, 32, 0, true}, {{6, 4, 16}, kRows, 192}},
              {kAvx512, {-1, -1, 32, 0, false}, {{6, 4, 16}, kPacked, 384}},
              {kAvx512, {47, 512, 32, 0, true}, {{6, 4, 16}, kRows, 48}},
              {kAvx512, {48, 512, 32, 0, true}, {{6, 4, 16}, kPacked, 48}},
              {kAvx512, {500, 512, 32, 0, true}, {{6, 4, 16}, kPacked, 504}},
              {kAvx512, {3, 512, 32, 0, false}, {{3, 4, 16}, kPacked, 3}},
              {kAvx512, {1024, 10, 32, 0, true}, {{8, 1, 16}, kPacked, 344}},
              {kAvx512, {1024, 1024, 64, 32, true}, {{6, 4, 8}, kPanels, 210}},
              {kAvx512, {128, 768, 32, 64, true, 768, true}, {{6, 4, 16}, kPanels, 132, 384, 384}},
              {kAvx512, {-1, 768, 32, 64, true, 128, true}, {{6, 4, 16}, kPanels, 192, 0, 128}},
              {kAvx512, {128, 64, 32, 0, true, 128, true}, {{6, 4, 16}, kPacked, 132, 0, 128}},
              {kAvx512, {128, 768, 32, 64, true, 100, true}, {{6, 4, 16}, kPanels, 132}},
              {kAvx512, {6, 768, 32, 64, true, 768, true}, {{6, 4, 16}, kPanels, 6}},
              {kAvx2, {1024, 1024, 32, 16, true}, {{6, 2, 8}, kPanels, 210}},
              {kAvx2, {-1, 1024, 32, 0, true}, {{6, 2, 8}, kRows, 192}},
              {kAvx2, {1000, 1024, 64, 0, true}, {{6, 2, 4}, kPacked, 336}},
              {kNeon, {1024, 1024, 32, 16, true}, {{6, 4, 4}, kPanels, 210}},
              {kNeon, {30, 1024, 32, 0, true}, {{6, 4, 4}, kRows, 30}}};
  for (const Row &row : rows) {
    auto plan = planCpuMatmul(row.shape, llvm::cantFail(parseTarget(row.target)));
    ASSERT_TRUE(plan) << row.target;
    EXPECT_EQ(*plan, row.plan) << row.target << " " << row.shape.rows << "x" << row.shape.columns
                               << ": " << describe(*plan);
  }
}

TEST(CpuMatmulPlan, PanelsOfNoTile) {
  TargetModel avx2 = llvm::cantFail(parseTarget("cpu:haswell"));
  EXPECT_FALSE(planCpuMatmul({1024, 1024, 32, 64, true}, avx2));
  EXPECT_FALSE(planCpuMatmul({1024, 1024, 32, 4, true}, avx2));
  EXPECT_TRUE(planCpuMatmul({1024, 1024, 32, 8, true}, avx2));
}

TEST(CpuMatmulPlan, Text) {
  EXPECT_EQ(describe({{4, 2, 8}, RhsAccess::Packed, 384}),
            "4x16 register tile, rhs as panel packed in the workspace, 384 rows a "
            "workgroup");
  EXPECT_EQ(describe({{6, 4, 16}, RhsAccess::Panels, 192, 512}),
            "6x64 register tile, rhs as panels, 192 rows a workgroup, sums in blocks of 512");
}
