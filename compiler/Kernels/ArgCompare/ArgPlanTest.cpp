//===- ArgPlanTest.cpp - rows and GPUs to parts and chunks ----------------===//
#include "compiler/Kernels/ArgCompare/ArgPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

TEST(ArgPlan, RowsAndParts) {
  struct Row {
    const char *target;
    int64_t rows, length, bytes, threads, step, vector, parts;
  } rows[] = {{"cuda:sm_90", 4096, 32000, 4, 256, 16, 4, 1},
              {"cuda:sm_90", 4096, 32001, 4, 256, 16, 1, 1},
              {"cuda:sm_90", 1, 64 << 20, 4, 256, 16, 4, 512},
              {"cuda:sm_90", 1, 131072, 2, 256, 16, 8, 8},
              {"cuda:sm_90", 1, 1000, 4, 64, 16, 4, 1},
              {"cuda:sm_90", -1, -1, 4, 256, 16, 4, 1},
              {"vulkan", 4096, 32000, 8, 128, 8, 2, 1},
              {"rocm:gfx942", 4096, 33, 4, 64, 16, 1, 1}};
  for (const Row &row : rows) {
    TargetModel gpu = llvm::cantFail(parseTarget(row.target));
    std::optional<ArgPlan> plan = planArg({row.length, row.rows, row.bytes, true}, gpu);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->threads, row.threads) << row.target << " " << row.length;
    EXPECT_EQ(plan->step, row.step) << row.target << " " << row.length;
    EXPECT_EQ(plan->vector, row.vector) << row.target << " " << row.length;
    EXPECT_EQ(plan->parts, row.parts) << row.target << " " << row.length;
    EXPECT_LE(plan->workgroupBytes, gpu.workgroupMemoryBytes);
  }
  EXPECT_FALSE(planArg({32, 100, 4, true}, llvm::cantFail(parseTarget("cuda:sm_90"))));
}
