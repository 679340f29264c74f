//===- TransposePlanTest.cpp - orders of elements and GPUs to plans -------===//
#include "compiler/Kernels/Transpose/TransposePlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

TEST(TransposePlan, SquaresFit) {
  struct Row {
    const char *target;
    int64_t read, write, bits, operands, side, threads;
  } table[] = {{"cuda:sm_90", 8192, 8192, 32, 1, 32, 256}, {"cuda:sm_90", -1, -1, 16, 1, 64, 256},
               {"cuda:sm_90", 8192, 4, 32, 1, 0, 0},       {"cuda:sm_90", 3, 8192, 32, 1, 0, 0},
               {"cuda:sm_75", 64, 64, 64, 1, 32, 256},     {"rocm:gfx1100", 64, 64, 32, 3, 32, 256},
               {"vulkan", 64, 64, 32, 1, 16, 128},         {"vulkan", 64, 64, 64, 4, 0, 0}};
  for (const Row &row : table) {
    TargetModel gpu = llvm::cantFail(parseTarget(row.target));
    TransposePlan plan = planTranspose({row.read, row.write, row.bits, row.operands}, gpu);
    if (plan.side == 0)
      plan.threads = 0;
    EXPECT_EQ(plan.side, row.side) << row.target << " " << row.bits;
    EXPECT_EQ(plan.threads, row.threads) << row.target << " " << row.bits;
    EXPECT_LE(plan.side * plan.pitch() * row.bits / 8 * row.operands, gpu.workgroupMemoryBytes);
  }
}
