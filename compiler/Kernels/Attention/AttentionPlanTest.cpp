//===- AttentionPlanTest.cpp - attention and GPUs to plans ----------------===//
#include "compiler/Kernels/Attention/AttentionPlan.h"
#include "gtest/gtest.h"

using namespace sluice;
using namespace sluice::kernels;

static llvm::SmallVector<AttentionPlan> plansFor(const char *target, const AttentionShape &shape) {
  return planAttention(shape, llvm::cantFail(parseTarget(target)));
}

TEST(AttentionPlan, EveryPlanFits) {
  for (const char *name :
       {"cuda:sm_75", "cuda:sm_80", "cuda:sm_86", "cuda:sm_90", "cuda:sm_120", "rocm:gfx942",
        "rocm:gfx1100", "vulkan", "vulkan:desktop", "vulkan:matrix"})
    for (int64_t rows : {-1, 1, 100, 4096})
      for (int64_t depth : {-1, 1, 64, 80, 128, 256, 1000})
        for (int64_t columns : {-1, 1, 80, 128, 256, 257})
          for (bool isHalf : {true, false}) {
            TargetModel gpu = llvm::cantFail(parseTarget(name));
            llvm::SmallVector<AttentionPlan> plans =
                plansFor(name, {4, rows, 1000, depth, columns, isHalf});
            ASSERT_FALSE(plans.empty()) << name;
            EXPECT_EQ(plans.back().unit, nullptr) << "the last plan needs no matrix instructions";
            for (const AttentionPlan &plan : plans) {
              EXPECT_LE(plan.workgroupBytes(), gpu.workgroupMemoryBytes) << name << describe(plan);
              EXPECT_LE(plan.threads, gpu.maxThreads);
              EXPECT_TRUE(plan.depth == 0 || plan.depth >= depth);
              EXPECT_TRUE(isHalf || !plan.unit);
              if (!plan.unit)
                EXPECT_EQ(plan.columns % plan.columnsTogether, 0);
            }
          }
}

TEST(AttentionPlan, TilesBySize) {
  AttentionShape heads{128, 4096, 4096, 128, 128, true};
  AttentionPlan large = plansFor("cuda:sm_90", heads).front();
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  EXPECT_EQ(large.unit, gpu.groupUnit);
  EXPECT_EQ(large.keys, 128);
  EXPECT_EQ(plansFor("cuda:sm_90", heads)[1].unit, gpu.matrixUnit) << "if it does not compile";
  heads.inChunks = false;
  EXPECT_EQ(plansFor("cuda:sm_90", heads).front().unit, gpu.matrixUnit)
      << "few registers to gather elements with";
  EXPECT_EQ(plansFor("cuda:sm_90", heads).front().stages, 2) << "two workgroups fit";
  heads.inChunks = true;
  heads.columns = heads.depth = 256;
  EXPECT_EQ(plansFor("cuda:sm_90", heads).front().keys, 64);
  heads.columns = heads.depth = 128;
  EXPECT_EQ(plansFor("cuda:sm_80", heads).front().stages, 1) << "two workgroups of one stage fit";
  heads.rows = 1;
  EXPECT_EQ(plansFor("cuda:sm_90", heads).front().rows, 64) << "one row fills no tile of wgmma";
  heads.isHalf = false;
  EXPECT_EQ(plansFor("cuda:sm_90", heads).front().threads, 256);
  EXPECT_EQ(plansFor("vulkan", heads).front().threads, 128);
  EXPECT_EQ(plansFor("vulkan:matrix", heads).front().unit, nullptr) << "matrices are of 16 bits";
  heads.isHalf = true;
  EXPECT_EQ(plansFor("vulkan:matrix", heads).front().rows, 64) << "one row";
  heads.rows = 4096;
  AttentionPlan staged = plansFor("vulkan:matrix", heads).front();
  EXPECT_TRUE(staged.isStaged() && staged.threads == 256 && staged.keys == 64) << describe(staged);
  heads.columns = heads.depth = 256;
  EXPECT_EQ(plansFor("vulkan:matrix", heads).front().keys, 32) << "lines of 528 bytes";
  heads.element = MatrixElement::BF16;
  EXPECT_NE(plansFor("vulkan:matrix", heads).front().unit, nullptr);
  EXPECT_EQ(plansFor("cuda:sm_75", {1, 64, 64, 64, 64, true}).front().unit, nullptr);
}

TEST(AttentionPlan, PartsOfKeys) {
  struct Row {
    const char *target;
    int64_t batch, rows, keys, parts;
    const char *why;
    bool isHalf = true;
  };
  for (const Row &row : {
           Row{"cuda:sm_90", 8, 4, 2049, 17, "two tiles of keys a part, copied at once"},
           Row{"cuda:sm_90", 128, 4, 2049, 2, "two workgroups on a compute unit"},
           Row{"cuda:sm_90", 200, 4, 2049, 1, "tiles enough for all compute units"},
           Row{"cuda:sm_90", 8, 4, 513, 5, "no part of one tile"},
           Row{"cuda:sm_90", 8, 4, 448, 1, "seven tiles take no longer than another launch"},
           Row{"cuda:sm_90", 1, 1, 100000, 32, "a thread combines no more"},
           Row{"cuda:sm_90", 8, 4, -1, 32, "unknown keys are many"},
           Row{"cuda:sm_90", -1, 4, 2049, 1, "unknown batches, too"},
           Row{"cuda:sm_90", 8, 4, 1025, 17, "one tile a part", false},
           Row{"cuda:sm_90", 1, 4096, 4096, 4, "many rows, but few tiles of them"},
           Row{"vulkan", 8, 4, 2049, 8, "fewer compute units"},
       }) {
    AttentionPlan plan =
        plansFor(row.target, {row.batch, row.rows, row.keys, 128, 128, row.isHalf}).front();
    EXPECT_EQ(plan.parts, row.parts) << row.why << ": " << describe(plan);
  }
}
