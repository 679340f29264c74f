//===- ReductionPlanTest.cpp - rows and GPUs to plans ---------------------------===//
#include "compiler/Kernels/Reduction/ReductionPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

static RowShape reduction(int64_t columns, int64_t bits) {
  RowShape shape;
  shape.columns = shape.innerColumns = columns;
  shape.widestBits = shape.narrowestBits = bits;
  shape.reduces = true;
  shape.reductions = 1;
  return shape;
}

TEST(ReductionPlan, ReductionsByLength) {
  struct Row {
    int64_t columns, bits, group, vector, steps;
  } rows[] = {{4096, 16, 128, 8, 4},    {8192, 16, 256, 8, 4}, {16384, 32, 512, 4, 8},
              {32768, 16, 512, 8, 8},   {1001, 16, 32, 1, 32}, {9, 32, 16, 1, 1},
              {1, 32, 1, 1, 1},         {16, 32, 4, 4, 1},     {768, 32, 32, 4, 6},
              {100000, 32, 1024, 4, 0}, {-1, 32, 256, 4, 0},   {14336, 16, 256, 8, 7},
              {5120, 16, 128, 8, 5},    {2560, 16, 64, 8, 5}};
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  for (const Row &row : rows) {
    ReductionPlan plan = planReduction(reduction(row.columns, row.bits), gpu);
    EXPECT_EQ(plan.group, row.group) << row.columns;
    EXPECT_EQ(plan.vector, row.vector) << row.columns;
    EXPECT_EQ(plan.steps, row.steps) << row.columns;
    EXPECT_EQ(plan.threads % plan.group, 0);
    EXPECT_LE(plan.threads, gpu.maxThreads);
    EXPECT_LE(plan.workgroupBytes, 1024);
    if (plan.steps > 0) {
      EXPECT_GE(plan.group * plan.vector * plan.steps, row.columns);
    }
  }
}

TEST(ReductionPlan, UnknownRowsThatAreNeverLongStayInRegisters) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  RowShape shape = reduction(-1, 16);
  EXPECT_EQ(planReduction(shape, gpu).steps, 0);
  EXPECT_GT(planReduction(shape, gpu).maxParts, 1);
  shape.maxColumns = 512;
  EXPECT_EQ(planReduction(shape, gpu), planReduction(reduction(512, 16), gpu));
  shape.maxColumns = 1000000;
  EXPECT_EQ(planReduction(shape, gpu).steps, 0);
}

TEST(ReductionPlan, VectorsFitTheWidestType) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_80"));
  RowShape shape = reduction(1024, 16);
  shape.reduces = false;
  EXPECT_EQ(planReduction(shape, gpu).vector, 8);
  shape.widestBits = 32;
  EXPECT_EQ(planReduction(shape, gpu).vector, 8);
  shape.widestBits = 64;
  EXPECT_EQ(planReduction(shape, gpu).vector, 4);
  shape.innerColumns = 6;
  EXPECT_EQ(planReduction(shape, gpu).vector, 2);
  shape.hasVectors = false;
  EXPECT_EQ(planReduction(shape, gpu).vector, 1);
  RowShape narrow = reduction(1024, 16);
  EXPECT_EQ(planReduction(narrow, llvm::cantFail(parseTarget("vulkan"))).vector, 4)
      << "SPIR-V has no longer vectors";
  EXPECT_EQ(describe(planReduction(shape, gpu)), "1 columns a thread, 128 threads a workgroup");
}

TEST(ReductionPlan, WorkgroupsShareFewLongRows) {
  struct Row {
    int64_t rows, columns, parts;
  } table[] = {{1, 64 << 20, 528}, {1, 32768, 1},     {1, 40000, 2}, {1, 200000, 12},
               {8192, 1 << 20, 1}, {-1, 1 << 20, 64}, {4096, -1, 1}, {-1, -1, 528}};
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  for (const Row &row : table) {
    RowShape shape = reduction(row.columns, 32);
    shape.rows = row.rows;
    EXPECT_EQ(planReduction(shape, gpu).maxParts, row.parts) << row.rows << " x " << row.columns;
    shape.canSplit = false;
    EXPECT_EQ(planReduction(shape, gpu).maxParts, 1);
  }
}
