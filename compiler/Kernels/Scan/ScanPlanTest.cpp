//===- ScanPlanTest.cpp - rows, columns and GPUs to chunks ----------------===//
#include "compiler/Kernels/Scan/ScanPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

static ScanShape shape(int64_t rows, int64_t length, int64_t columns, int64_t bytes) {
  ScanShape shape;
  shape.rows = rows, shape.length = length, shape.columns = columns,
  shape.elementBytes = shape.valueBytes = bytes;
  return shape;
}

TEST(ScanPlan, RowsAndColumns) {
  struct Row {
    const char *target;
    ScanShape shape;
    int64_t threads, columns, step, vector;
  } rows[] = {
      {"cuda:sm_90", shape(4096, 4096, 1, 4), 256, 1, 16, 4},
      {"cuda:sm_90", shape(1, 1 << 24, 1, 4), 1024, 1, 32, 4},
      {"cuda:sm_90", shape(1, 1 << 24, 1, 8), 256, 1, 16, 2},
      {"vulkan", shape(1, 1 << 24, 1, 4), 128, 1, 16, 4},
      {"cuda:sm_90", shape(4096, 100, 1, 4), 32, 1, 16, 4},
      {"cuda:sm_90", shape(-1, -1, 1, 2), 256, 1, 16, 8},
      {"cuda:sm_90", shape(4096, 4095, 1, 4), 256, 1, 16, 1},
      {"cuda:sm_90", shape(4096, 4096, 4096, 4), 1024, 32, 8, 1},
      {"cuda:sm_90", shape(-1, -1, -1, 4), 256, 32, 8, 1},
      {"cuda:sm_90", shape(300, 4096, 3, 4), 1024, 4, 8, 1},
      {"vulkan", shape(4096, 4096, 1, 4), 128, 1, 16, 4},
      {"vulkan", shape(4096, 4096, 1, 8), 128, 1, 8, 2},
      {"rocm:gfx942", shape(4096, 4096, 1, 4), 256, 1, 16, 4},
  };
  for (const Row &row : rows) {
    TargetModel gpu = llvm::cantFail(parseTarget(row.target));
    std::optional<ScanPlan> plan = planScan(row.shape, gpu);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->threads, row.threads) << row.target << " " << row.shape.length;
    EXPECT_EQ(plan->columns, row.columns) << row.target << " " << row.shape.length;
    EXPECT_EQ(plan->step, row.step) << row.target << " " << row.shape.length;
    EXPECT_EQ(plan->vector, row.vector) << row.target << " " << row.shape.length;
    EXPECT_LE(plan->workgroupBytes, gpu.workgroupMemoryBytes);
    EXPECT_EQ(plan->threads % plan->columns, 0);
  }
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  EXPECT_EQ(planScan(shape(1, 1 << 24, 1, 8), gpu)->parts, 1024);
  EXPECT_EQ(planScan(shape(1, 20000, 1, 4), gpu)->parts, 2);
  EXPECT_EQ(planScan(shape(1, 1 << 24, 1, 4), gpu)->waitGroup, 32);
  EXPECT_EQ(planScan(shape(1, 1 << 30, 1, 4), gpu)->waitGroup, 256);
  EXPECT_EQ(planScan(shape(1, 1 << 24, 1, 4), gpu)->parts, 1);
  EXPECT_EQ(planScan(shape(1, 20000, 1, 4), gpu)->waitGroup, 0);
  EXPECT_EQ(planScan(shape(1, 1 << 24, 1, 4), llvm::cantFail(parseTarget("vulkan")))->waitGroup, 0);
  EXPECT_EQ(planScan(shape(1, -1, 1, 2), gpu)->parts, 512);
  EXPECT_EQ(planScan(shape(4096, -1, 1, 2), gpu)->parts, 1);
  EXPECT_FALSE(planScan(shape(100, 16, 1, 4), llvm::cantFail(parseTarget("cuda:sm_90"))));
}
