//===- MatmulPlanTest.cpp - products and GPUs to plans --------------------===//
#include "compiler/Kernels/Matmul/Gpu/MatmulPlan.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulTime.h"
#include "runtime/include/sluice/gpu_kernel_abi.h"
#include "gtest/gtest.h"
#include <set>

using namespace sluice;
using namespace sluice::kernels;

static const MatrixUnit *unitOf(const char *target) {
  return llvm::cantFail(parseTarget(target)).matrixUnit;
}
static const MatrixUnit *groupOf(const char *target) {
  return llvm::cantFail(parseTarget(target)).groupUnit;
}

static llvm::SmallVector<MatmulPlan> plansFor(const char *target, int64_t m, int64_t n,
                                              int64_t batch = 1) {
  MatmulShape shape;
  shape.batch = batch, shape.m = m, shape.n = n, shape.k = 4096;
  return planMatmul(shape, llvm::cantFail(parseTarget(target)));
}

TEST(MatmulPlan, EveryPlanFits) {
  for (const char *name :
       {"cuda:sm_80", "cuda:sm_86", "cuda:sm_89", "cuda:sm_90", "cuda:sm_100", "cuda:sm_120"})
    for (int64_t m : {-1, 1, 16, 17, 100, 512, 100000})
      for (int64_t n : {-1, 1, 100, 14336}) {
        TargetModel gpu = llvm::cantFail(parseTarget(name));
        llvm::SmallVector<MatmulPlan> plans = plansFor(name, m, n);
        ASSERT_FALSE(plans.empty()) << name;
        EXPECT_EQ(plans.back().maxRows, -1);
        EXPECT_EQ(plans.size() == 1, m >= 0);
        for (size_t i = 0; i < plans.size(); ++i) {
          int64_t kTiles = plans[i].stages * plans[i].stageBytes(),
                  rows = plans[i].rowStoreBytes; // Over K tiles, or beside them.
          EXPECT_LE(plans[i].workgroups ? kTiles + rows : std::max(kTiles, rows),
                    gpu.workgroupMemoryBytes)
              << name;
          if (plans[i].laneDepth > 0) // Nothing passes through workgroup memory.
            continue;
          EXPECT_GE(plans[i].stages, 3);
          if (i + 1 < plans.size())
            EXPECT_TRUE(plans[i + 1].maxRows == -1 || plans[i + 1].maxRows > plans[i].maxRows);
          if (plans[i].unit == gpu.matrixUnit)
            EXPECT_EQ(plans[i].subgroupsM * plans[i].subgroupsN * 32 * plans[i].kTilesTogether,
                      kMatrixThreads);
          else
            EXPECT_EQ(plans[i].rows * plans[i].kTilesTogether, kMatrixThreads / 128 * 64);
        }
        MatmulPlan unaligned = planUnalignedMatmul(MatmulShape(), gpu);
        EXPECT_LE(unaligned.stages * unaligned.stageBytes(), gpu.workgroupMemoryBytes);
      }
}

TEST(MatmulPlan, CooperativeMatricesLeaveRoomToTurnSums) {
  TargetModel gpu = llvm::cantFail(parseTarget("vulkan:matrix"));
  for (int64_t m : {-1, 1, 16, 64, 100, 100000})
    for (int64_t n : {-1, 1, 64, 14336}) {
      llvm::SmallVector<MatmulPlan> plans = plansFor("vulkan:matrix", m, n);
      ASSERT_FALSE(plans.empty());
      plans.push_back(planUnalignedMatmul(MatmulShape(), gpu));
      for (const MatmulPlan &plan : plans) {
        if (plan.laneDepth > 0) { // In registers.
          EXPECT_TRUE(m == 1 || plan.maxRows == plan.rows);
          continue;
        }
        EXPECT_EQ(plan.unit, gpu.matrixUnit);
        EXPECT_GE(plan.stages, 1);
        EXPECT_LE(plan.stages * plan.stageBytes(), gpu.workgroupMemoryBytes);
        EXPECT_LE(plan.subgroupsM * SLUICE_GPU_MATRIX_SIZE * plan.columns * 4, plan.stagesBytes());
        EXPECT_FALSE(plan.isSwizzled());
        EXPECT_EQ(plan.subgroupsM * plan.subgroupsN * plan.unit->threads, plan.threads);
        EXPECT_EQ(plan.rows % (plan.subgroupsM * SLUICE_GPU_MATRIX_SIZE), 0);
        EXPECT_EQ(plan.columns % (plan.subgroupsN * SLUICE_GPU_MATRIX_SIZE), 0);
      }
    }
  auto threadsOf = [&](int64_t n, int64_t k, bool hasWindows = false) {
    MatmulShape shape;
    shape.m = 100000, shape.n = n, shape.k = k, shape.hasWindows = hasWindows;
    return planMatmul(shape, gpu).back().threads;
  };
  EXPECT_EQ(threadsOf(4096, 4096), 128); // 64x64 for each subgroup.
  EXPECT_EQ(threadsOf(4096, 256), 128);
  EXPECT_EQ(threadsOf(4096, 200), 128);
  EXPECT_EQ(threadsOf(4096, 256, /*hasWindows=*/true), kMatrixThreads);
  EXPECT_EQ(threadsOf(64, 256), 128);
  EXPECT_EQ(threadsOf(64, 4096), kMatrixThreads);
  // No compute unit waits for the second of two workgroups that have no room beside each other.
  auto tileFor = [&](int64_t m, int64_t n, int64_t k) {
    MatmulShape shape;
    shape.m = m, shape.n = n, shape.k = k;
    MatmulPlan plan = planMatmul(shape, gpu).back();
    return std::tuple(plan.rows, plan.columns, plan.threads);
  };
  EXPECT_EQ(tileFor(4096, 4096, 4096), std::tuple(128, 128, 128));
  EXPECT_EQ(tileFor(777, 1336, 2056), std::tuple(128, 128, 256));
  EXPECT_EQ(tileFor(333, 1000, 1000), std::tuple(64, 64, 128));
  EXPECT_EQ(tileFor(1576, 3072, 768), std::tuple(64, 128, 128));
  EXPECT_EQ(tileFor(2000, 3000, 2000), std::tuple(128, 128, 256));
  EXPECT_EQ(tileFor(3000, 3000, 3000), std::tuple(128, 128, 128));
  EXPECT_EQ(tileFor(4096, 4096, 1000), std::tuple(128, 128, 128));
  MatmulShape wide;
  wide.element = MatrixElement::F32, wide.operandBits = 32;
  for (const MatmulPlan &plan : planMatmul(wide, gpu))
    EXPECT_EQ(plan.unit, nullptr);
}

TEST(MatmulPlan, HasNoPlanForRowsThatDoNotOccur) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  MatmulShape shape;
  shape.n = 14336, shape.k = 4096;
  size_t all = planMatmul(shape, gpu).size();
  for (int64_t max : {1, 16, 64, 128}) {
    shape.maxRows = max;
    llvm::SmallVector<MatmulPlan> some = planMatmul(shape, gpu);
    EXPECT_LT(some.size(), all) << max;
    EXPECT_EQ(some.back().maxRows, -1);
    EXPECT_EQ(some.back().rows, max == 1 ? 1 : max <= 16 ? 16 : max <= 64 ? 64 : 128);
  }
  shape.maxRows = -1, shape.minRows = 129;
  EXPECT_GT(planMatmul(shape, gpu).front().rows, 64);
  EXPECT_EQ(planMatmul(shape, gpu).back().columns, 224);
}

TEST(MatmulPlan, EveryPlanThroughRegistersFits) {
  for (const char *name : {"cuda:sm_75", "rocm:gfx908", "rocm:gfx90a", "rocm:gfx942", "rocm:gfx950",
                           "rocm:gfx1100", "rocm:gfx1201"})
    for (int64_t bits : {8, 16, 32, 64})
      for (int64_t m : {-1, 1, 64, 512, 100000})
        for (int64_t n : {-1, 1, 100, 14336})
          for (bool kContiguous : {false, true}) {
            TargetModel gpu = llvm::cantFail(parseTarget(name));
            MatmulShape shape;
            shape.m = m, shape.n = n, shape.k = 4096, shape.operandBits = bits,
            shape.rhsKContiguous = kContiguous;
            shape.element = bits == 8    ? MatrixElement::I8
                            : bits == 16 ? MatrixElement::F16
                            : bits == 32 ? MatrixElement::F32
                                         : MatrixElement::F64;
            llvm::SmallVector<MatmulPlan> plans = planMatmul(shape, gpu);
            EXPECT_EQ(plans.empty(), !gpu.multiplies(shape.element) && !shape.isMultipliedAsF32())
                << name;
            for (const MatmulPlan &plan : plans) {
              EXPECT_LE(plan.stages * plan.stageBytes(), gpu.workgroupMemoryBytes) << name;
              if (plan.laneDepth > 0)
                continue; // Read once, into registers.
              EXPECT_GE(plan.stages, 1);
              EXPECT_EQ(plan.unit, gpu.multiplies(shape.element) ? gpu.matrixUnit : nullptr)
                  << name;
              if (plan.unit)
                EXPECT_EQ(plan.subgroupsM * plan.subgroupsN * gpu.subgroupSize, kMatrixThreads);
            }
          }
}

TEST(MatmulPlan, TilesOfAmd) {
  EXPECT_EQ(plansFor("rocm:gfx942", 4096, 14336)[0],
            (MatmulPlan{unitOf("rocm:gfx942"), 256, 128, 2, 2, 1, -1, 1, 0, true}));
  EXPECT_EQ(plansFor("rocm:gfx950", 4096, 14336)[0].stages, 1);
  EXPECT_EQ(plansFor("rocm:gfx950", 60, 14336)[0].stages, 2) << "more workgroup memory";
  EXPECT_EQ(plansFor("rocm:gfx908", 4096, 14336)[0].rows, 128) << "half the registers";
  EXPECT_EQ(plansFor("rocm:gfx1100", 4096, 14336)[0],
            (MatmulPlan{unitOf("rocm:gfx1100"), 128, 128, 2, 4, 1, -1, 1, 0, true}));
  EXPECT_EQ(plansFor("rocm:gfx942", 16, 14336)[0].rows, 16);
}

TEST(MatmulPlan, ElementsWithoutInstructions) {
  auto nameOf = [](const char *target, MatrixElement element, int64_t bits,
                   bool isUnsigned = false) -> std::string {
    MatmulShape shape;
    shape.element = element, shape.operandBits = bits, shape.lhsUnsigned = isUnsigned;
    llvm::SmallVector<MatmulPlan> plans = planMatmul(shape, llvm::cantFail(parseTarget(target)));
    return plans.empty() ? "none" : plans.back().unit ? plans.back().unit->name.str() : "fma";
  };
  EXPECT_EQ(nameOf("cuda:sm_90", MatrixElement::I8, 8, /*isUnsigned=*/true), "wgmma");
  EXPECT_EQ(nameOf("rocm:gfx942", MatrixElement::I8, 8), "mfma");
  EXPECT_EQ(nameOf("rocm:gfx942", MatrixElement::I8, 8, /*isUnsigned=*/true), "none")
      << "signed only";
  EXPECT_EQ(nameOf("rocm:gfx1100", MatrixElement::I8, 8, /*isUnsigned=*/true), "wmma");
  EXPECT_EQ(nameOf("cuda:sm_80", MatrixElement::F8E4M3, 8), "none");
  EXPECT_EQ(nameOf("cuda:sm_89", MatrixElement::F8E4M3, 8), "mma");
  EXPECT_EQ(nameOf("rocm:gfx942", MatrixElement::F8E4M3, 8), "none") << "other floats of 8 bits";
  EXPECT_EQ(nameOf("rocm:gfx1100", MatrixElement::F32, 32), "fma");
  EXPECT_EQ(nameOf("rocm:gfx908", MatrixElement::F64, 64), "none");
  EXPECT_EQ(nameOf("cuda:sm_75", MatrixElement::BF16, 16), "fma");
}

TEST(MatmulPlan, TilesBySize) {
  EXPECT_EQ(plansFor("cuda:sm_90", 1, 14336)[0].stages, 0) << "few rows, one by one";
  EXPECT_EQ(plansFor("cuda:sm_90", 8, 14336)[0].rows, 16);
  EXPECT_EQ(plansFor("cuda:sm_80", 60, 14336)[0],
            (MatmulPlan{unitOf("cuda:sm_80"), 64, 128, 2, 4, 4}));
  EXPECT_EQ(plansFor("cuda:sm_90", 60, 14336)[0].kTilesTogether, 2) << "wgmma has 128 rows";
  EXPECT_EQ(plansFor("cuda:sm_90", 60, 10)[0].columns, 64);
  EXPECT_EQ(plansFor("cuda:sm_90", 4096, 4096)[0].columns, 256);
  EXPECT_EQ(plansFor("cuda:sm_90", 512, 512)[0].clusterSize, 4)
      << "few large tiles leave computeUnits idle";
  EXPECT_EQ(plansFor("cuda:sm_90", 512, 512, /*batch=*/64)[0].columns, 256);
  EXPECT_EQ(plansFor("cuda:sm_80", 4096, 4096)[0].unit, unitOf("cuda:sm_90"));
  EXPECT_EQ(plansFor("cuda:sm_75", 4096, 4096)[0].unit, unitOf("cuda:sm_90"));
  EXPECT_TRUE(plansFor("cuda:sm_75", 4096, 4096)[0].registerStaged);
  EXPECT_EQ(plansFor("rocm:gfx1030", 4096, 4096)[0].unit, nullptr);
  EXPECT_EQ(plansFor("cuda:sm_100", 4096, 4096)[0].unit, unitOf("cuda:sm_90"))
      << "wgmma is of compute capability 9.0 only";
  EXPECT_EQ(plansFor("cuda:sm_90", -1, 14336).size(), 5u);
}

TEST(MatmulPlan, LastWaveIsNotLeftIdle) {
  // 192 tiles of 128x256 are two waves of 132 compute units, 128 of 256x192 are one.
  EXPECT_EQ(plansFor("cuda:sm_90", 2048, 3072)[0].rows, 256);
  EXPECT_EQ(plansFor("cuda:sm_90", 1576, 2304)[0].columns, 256) << "one wave";
  EXPECT_EQ(plansFor("cuda:sm_90", 2048, 14336)[0].columns, 256) << "seven of 6.8";
}

TEST(MatmulPlan, ColumnsAreNotLeftEmpty) {
  EXPECT_EQ(plansFor("cuda:sm_90", 200704, 64)[0], (MatmulPlan{.unit = groupOf("cuda:sm_90"),
                                                               .rows = 128,
                                                               .columns = 64,
                                                               .subgroupsM = 2,
                                                               .stages = 8,
                                                               .packsColumns = true,
                                                               .rowStoreBytes = 32 << 10,
                                                               .workgroups = 132,
                                                               .copyThreads = kCopyThreads}));
  EXPECT_EQ(plansFor("cuda:sm_90", 200704, 128)[0].columns, 128);
  EXPECT_EQ(plansFor("cuda:sm_90", 200704, 320)[0].columns, 160);
  EXPECT_EQ(plansFor("cuda:sm_90", 200704, 192)[0].columns, 192);
  EXPECT_EQ(plansFor("cuda:sm_80", 200704, 64)[0].columns, 64);
}

TEST(MatmulPlan, PartsOfLongSums) {
  auto partsOf = [](int64_t m, int64_t n, int64_t k, int64_t bits = 16,
                    const char *target = "cuda:sm_90") {
    MatmulShape shape;
    shape.m = m, shape.n = n, shape.k = k, shape.operandBits = bits;
    shape.element = bits == 32 ? MatrixElement::F32 : MatrixElement::F16;
    return planMatmul(shape, llvm::cantFail(parseTarget(target))).back().maxSplitK;
  };
  EXPECT_EQ(partsOf(49, 512, 2048), 8);
  EXPECT_EQ(partsOf(49, 2048, 512), 1) << "a second launch takes as long";
  EXPECT_EQ(partsOf(1024, 768, 768), 1) << "six K tiles less are not worth it";
  EXPECT_EQ(partsOf(1024, 768, 3072), 1) << "smaller tiles are done sooner";
  EXPECT_EQ(partsOf(4096, 4096, 4096), 1);
  EXPECT_EQ(partsOf(784, 128, 1152, 32), 5);
  EXPECT_EQ(partsOf(784, 128, -1), 1);
  MatmulShape dynamic;
  dynamic.n = 512, dynamic.k = 2048;
  for (const MatmulPlan &plan : planMatmul(dynamic, llvm::cantFail(parseTarget("cuda:sm_90"))))
    EXPECT_TRUE(plan.maxSplitK == 1 || plan.maxRows >= 0) << "few rows need parts, many do not";
}

TEST(MatmulPlan, ShortSumsShareProcessors) {
  MatmulShape shape;
  shape.m = 200704, shape.n = 64, shape.k = 64;
  EXPECT_EQ(planMatmul(shape, llvm::cantFail(parseTarget("cuda:sm_90")))[0],
            (MatmulPlan{.unit = groupOf("cuda:sm_90"),
                        .rows = 128,
                        .columns = 64,
                        .subgroupsM = 2,
                        .stages = 4,
                        .packsColumns = true,
                        .rowStoreBytes = 32 << 10,
                        .workgroups = 132,
                        .copyThreads = kCopyThreads}));
  shape.m = 128 * 200; // Few tiles each: one is stored while another one is copied.
  EXPECT_EQ(planMatmul(shape, llvm::cantFail(parseTarget("cuda:sm_90")))[0].stages, 3);
  shape.hasBoxes = true; // Which nobody must copy.
  EXPECT_EQ(planMatmul(shape, llvm::cantFail(parseTarget("cuda:sm_90")))[0].stages, 4);
}

TEST(MatmulPlan, TilesInTurn) {
  auto workgroupsOf = [](int64_t m, int64_t n, int64_t k) {
    MatmulShape shape;
    shape.m = m, shape.n = n, shape.k = k;
    return planMatmul(shape, llvm::cantFail(parseTarget("cuda:sm_90"))).back().workgroups;
  };
  EXPECT_EQ(workgroupsOf(4096, 4096, 4096), 132);
  EXPECT_EQ(workgroupsOf(-1, 14336, 4096), 132) << "any number of rows";
  EXPECT_EQ(workgroupsOf(1576, 2304, 768), 0) << "one tile each";
  EXPECT_EQ(workgroupsOf(4096, 4096, -1), 0) << "copies ahead may be of more than one tile";
  EXPECT_EQ(workgroupsOf(16, 1024, 4096), 0) << "k is split";
}

// Few plans serve all numbers of rows; none takes far more than the best for it alone would.
TEST(MatmulPlan, RangesOfRows) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  for (auto [n, k] : {std::pair(768, 3072), {3072, 768}, {768, 768}, {4096, 4096}}) {
    MatmulShape shape;
    shape.n = n, shape.k = k;
    llvm::SmallVector<MatmulPlan> plans = planMatmul(shape, gpu);
    EXPECT_LE(plans.size(), 9u) << "code";
    EXPECT_EQ(plans.back().maxRows, -1);
    EXPECT_EQ(plans.back().workgroups, 132) << "any number of tiles";
    for (int64_t rows = 128; rows <= 4096; rows += 128) {
      MatmulShape known = shape;
      known.m = rows;
      MatmulPlan plan = *llvm::find_if(
          plans, [&](const MatmulPlan &plan) { return plan.maxRows < 0 || rows <= plan.maxRows; });
      EXPECT_LE(plan.clusterSize, 4);
      plan.maxSplitK = std::clamp<int64_t>(132 / tilesOf(plan, known), 1, plan.maxSplitK);
      int64_t best = timeOf(planMatmul(known, gpu)[0], known, gpu);
      EXPECT_LE(timeOf(plan, known, gpu), best * 5 / 3) << rows << "x" << n << "x" << k;
    }
  }
}

// Tiles of short sums that are taken in turn cost more than their columns: of many rows large ones
// are planned.
TEST(MatmulPlan, ManyRowsOfShortSumsTakeLargeTiles) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  for (auto [n, k] : {std::pair(256, 64), std::pair(512, 128)}) {
    MatmulShape shape{.m = -1, .n = n, .k = k, .hasBoxes = true, .hasEights = true};
    MatmulPlan plan = planMatmul(shape, gpu).back();
    EXPECT_EQ(plan.workgroups, 132);
    EXPECT_GE(plan.columns, 128) << describe(plan);
  }
}

// What the host picks for unknown rows takes not much longer than what is planned for known ones,
// whichever of C and C transposed its tiles are of.
TEST(MatmulPlan, RangesComeNearKnownRows) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  for (auto [n, k] : {std::pair(768, 768), std::pair(2304, 768), std::pair(3072, 768),
                      std::pair(768, 3072), std::pair(4096, 4096)}) {
    MatmulShape shape{.m = -1, .n = n, .k = k, .hasBoxes = true, .hasEights = true};
    llvm::SmallVector<MatmulPlan> plans = planMatmul(shape, gpu);
    for (shape.m = 256; shape.m <= 8192; shape.m *= 2) {
      const MatmulPlan &taken = *llvm::find_if(plans, [&](const MatmulPlan &plan) {
        return plan.maxRows < 0 || plan.maxRows >= shape.m;
      });
      MatmulPlan known = planMatmul(shape, gpu).front();
      EXPECT_LT(timeOf(taken, shape, gpu), timeOf(known, shape, gpu) * 1.15)
          << shape.m << " x " << n << " x " << k << ": " << describe(taken);
      EXPECT_EQ(tilesOf(known, shape), tilesOf(known, shape.transposed()));
      EXPECT_EQ(timeOf(known, shape, gpu), timeOf(known, shape.transposed(), gpu));
    }
  }
}

/// The product of up to 64 images, of `multiple` rows each.
static MatmulShape ofImages(int64_t n, int64_t k, int64_t multiple) {
  return {.m = -1,
          .n = n,
          .k = k,
          .minRows = multiple,
          .maxRows = 64 * multiple,
          .rowMultiple = multiple,
          .hasBoxes = true,
          .hasEights = true};
}

// Rows of images come in as many as each has: what the host picks for batches of powers of two is
// planned for their rows, one image's with 49 included.
TEST(MatmulPlan, RangesOfImagesComeNearKnownBatches) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  struct Case {
    int64_t n, k, multiple;
  };
  for (auto [n, k, multiple] :
       {Case{64, 256, 3136}, Case{256, 64, 3136}, Case{512, 128, 784}, Case{1024, 256, 196},
        Case{256, 1024, 196}, Case{2048, 1024, 49}, Case{768, 3072, 197}}) {
    MatmulShape shape = ofImages(n, k, multiple);
    llvm::SmallVector<MatmulPlan> plans = planMatmul(shape, gpu);
    EXPECT_LE(plans.size(), 7u) << "code";
    for (int64_t batch = 1; batch <= 64; batch *= 2) {
      shape.m = batch * multiple;
      const MatmulPlan &taken = *llvm::find_if(plans, [&](const MatmulPlan &plan) {
        return plan.maxRows < 0 || plan.maxRows >= shape.m;
      });
      MatmulPlan known = planMatmul(shape, gpu).front();
      EXPECT_LT(timeOf(taken, shape, gpu), timeOf(known, shape, gpu) * 1.15)
          << shape.m << " x " << n << " x " << k << ": " << describe(taken);
    }
  }
}

// No range is there for little: with its neighbour's plan instead, either way round, some batch
// would take more than 3 % longer.
TEST(MatmulPlan, RangesAreWorthTheirCode) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  struct Case {
    int64_t n, k, multiple;
  };
  for (auto [n, k, multiple] : {Case{256, 1024, 196}, Case{2048, 1024, 49}, Case{768, 3072, 197}}) {
    MatmulShape shape = ofImages(n, k, multiple);
    llvm::SmallVector<MatmulPlan> plans = planMatmul(shape, gpu);
    // The most that `other` takes in place of `own` of any batch with `own`'s rows.
    auto longest = [&](const MatmulPlan &own, const MatmulPlan &other, int64_t above) {
      double most = 0;
      for (int64_t batch = 1; batch <= 64; ++batch) {
        shape.m = batch * multiple;
        int64_t time = timeOf(own, shape, gpu);
        if (shape.m > above && (own.maxRows < 0 || shape.m <= own.maxRows) && time > 0)
          most = std::max(most, double(timeOf(other, shape, gpu)) / double(time));
      }
      return most;
    };
    shape.m = multiple;
    llvm::erase_if(plans, [&](const MatmulPlan &plan) { return timeOf(plan, shape, gpu) < 0; });
    ASSERT_GE(plans.size(), 2u) << "with estimates";
    for (size_t i = 1; i < plans.size(); ++i) {
      const MatmulPlan &few = plans[i - 1], &many = plans[i];
      EXPECT_GT(longest(many, few, few.maxRows), 1.03) << describe(many);
      EXPECT_GT(longest(few, many, i > 1 ? plans[i - 2].maxRows : 0), 1.03) << describe(few);
    }
  }
}

// Which tiles groups of rows have is known on the device only: nobody shares k, or takes several.
TEST(MatmulPlan, GroupsOfRowsHaveTilesOfTheirOwn) {
  for (const char *target : {"cuda:sm_90", "cuda:sm_80", "rocm:gfx942"})
    for (int64_t rows : {1, 4, 64, 512, -1})
      for (bool alongK : {true, false}) {
        MatmulShape shape;
        shape.batch = shape.groups = 8, shape.m = rows, shape.n = 768, shape.k = 4096;
        shape.rhsKContiguous = alongK;
        llvm::SmallVector<MatmulPlan> plans =
            planMatmul(shape, llvm::cantFail(parseTarget(target)));
        ASSERT_FALSE(plans.empty()) << target << " " << rows;
        for (const MatmulPlan &plan : plans) {
          EXPECT_EQ(plan.maxSplitK, 1);
          EXPECT_EQ(plan.workgroups, 0);
        }
      }
}

// Every compute unit has a neighbour, not every one has three; sizes and operands decide.
TEST(MatmulPlan, ClustersShareK) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  auto sizeOf = [&](MatmulShape shape) {
    llvm::SmallVector<MatmulPlan> plans = planMatmul(shape, gpu);
    for (const MatmulPlan &plan : plans) {
      EXPECT_TRUE(plan.clusterSize == 1 || (plan.maxSplitK == 1 && plan.workgroups == 0));
      EXPECT_EQ(plan.columns / plan.clusterSize % 16, 0);
      EXPECT_LE(plan.bytes() + plan.signalBytes(), gpu.workgroupMemoryBytes);
    }
    return plans.back().clusterSize;
  };
  EXPECT_EQ(sizeOf({.m = 512, .n = 512, .k = 4096}), 4) << "few tiles";
  EXPECT_EQ(sizeOf({.m = 512, .n = 768, .k = 3072}), 1) << "rows are halved";
  EXPECT_EQ(sizeOf({.m = 4096, .n = 4096, .k = 4096}), 1);
  EXPECT_EQ(sizeOf({.m = 512, .n = 768, .k = -1}), 1);
  EXPECT_EQ(sizeOf({.m = -1, .n = 768, .k = 3072}), 1);
  EXPECT_EQ(sizeOf({.m = 512, .n = 768, .k = 3075, .lhsElementwise = true}), 1);
  gpu = llvm::cantFail(parseTarget("cuda:sm_80"));
  EXPECT_EQ(sizeOf({.m = 512, .n = 768, .k = 3072}), 1);
}

// Pairs take tiles in turn where all are more than compute units.
TEST(MatmulPlan, PairsShareKTilesInTurn) {
  MatmulShape shape{.m = 50001, .n = 256, .k = 392, .hasBoxes = true, .hasEights = true};
  MatmulPlan plan = planMatmul(shape, llvm::cantFail(parseTarget("cuda:sm_90")))[0];
  EXPECT_EQ(plan.sharers(), 2);
  EXPECT_EQ(plan.workgroups, 132);
}

// Parts of what clusters share are whole rows of the swizzle, and all of their tiles run at once;
// rows that begin with lines of the cache are not worth it.
TEST(MatmulPlan, ClustersShareKTiles) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  size_t shared = 0;
  for (MatmulShape shape : {MatmulShape{.m = 777, .n = 1336, .k = 2056},
                            MatmulShape{.m = 500, .n = 1000, .k = 1000, .rhsKContiguous = false},
                            MatmulShape{.batch = 4, .m = 250, .n = 520, .k = 1000}}) {
    shape.hasBoxes = shape.hasEights = true;
    llvm::SmallVector<MatmulPlan> plans = planMatmul(shape, gpu);
    EXPECT_GT(plans[0].sharers(), 1) << shape.m;
    plans.append(alternatives(shape, gpu));
    for (const MatmulPlan &plan : plans) {
      if (plan.sharers() == 1)
        continue;
      ++shared;
      EXPECT_EQ(plan.rows % (8 * plan.sharedAcross), 0);
      EXPECT_EQ(plan.columns % (8 * plan.sharedDown), 0);
      EXPECT_EQ(tilesOf(plan, shape) % plan.sharers(), 0);
      EXPECT_LE(tilesOf(plan, shape), plan.sharers() > 2 ? 120 : 132);
      EXPECT_TRUE(plan.copyThreads > 0 && plan.workgroups == 0 && plan.maxSplitK == 1);
      EXPECT_EQ(plan.workgroupsOfCluster(), plan.sharers());
      EXPECT_LE(plan.bytes() + plan.signalBytes(), gpu.workgroupMemoryBytes);
    }
  }
  EXPECT_GT(shared, 3u);
  for (MatmulShape shape : {MatmulShape{.m = 777, .n = 1344, .k = 2048, .hasBoxes = true},
                            MatmulShape{.m = 777, .n = 1336, .k = 2056}})
    EXPECT_EQ(planMatmul(shape, gpu)[0].sharers(), 1);
  // Few K tiles are copied as boxes, too, where rows do not begin with lines.
  MatmulShape few{.m = 333, .n = 1000, .k = 1000, .hasBoxes = true, .hasEights = true};
  EXPECT_GT(planMatmul(few, gpu)[0].copyThreads, 0);
  few.k = 1024;
  EXPECT_EQ(planMatmul(few, gpu)[0].copyThreads, 0);
}

// Tiles of 192 rows make one wave where 128 make two and 256 leave compute units idle; floats of 8
// bits have tiles of 64 rows, too.
TEST(MatmulPlan, TilesOfOtherRows) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  MatmulShape wave{.m = 777, .n = 4800, .k = 1600, .hasBoxes = true, .hasEights = true};
  MatmulPlan plan = planMatmul(wave, gpu)[0];
  EXPECT_EQ(plan.rows, 192);
  EXPECT_EQ(plan.columns % 16, 0);
  EXPECT_LE(tilesOf(plan, wave), gpu.computeUnits);
  EXPECT_LE(plan.bytes() + plan.signalBytes(), gpu.workgroupMemoryBytes);
  wave.rhsKContiguous = false; // Halves of the columns are blocks of 64.
  for (const MatmulPlan &other : alternatives(wave, gpu))
    EXPECT_TRUE(other.rows != 192 || other.isTransposed || other.columns % 128 == 0);
  MatmulShape bytes{.m = 64, .n = 4096, .k = 4096, .operandBits = 8, .hasBoxes = true};
  bytes.element = MatrixElement::F8E4M3, bytes.hasEights = true;
  EXPECT_EQ(planMatmul(bytes, gpu)[0].rows, 64);
}

TEST(MatmulPlan, ReadElementByElement) {
  MatmulShape firstLayer;
  firstLayer.m = 100352, firstLayer.n = 64, firstLayer.k = 147, firstLayer.lhsElementwise = true;
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  EXPECT_EQ(planMatmul(firstLayer, gpu)[0], (MatmulPlan{unitOf("cuda:sm_90"), 128, 64, 4, 2, 3}));
}

TEST(MatmulPlan, LittleWorkgroupMemory) {
  MatmulShape shape;
  shape.operandBits = 32, shape.element = MatrixElement::F32;
  TargetModel gpu = llvm::cantFail(parseTarget("vulkan:desktop"));
  EXPECT_EQ(planMatmul(shape, gpu)[0], (MatmulPlan{nullptr, 64, 64, 1, 1, 2}));
  EXPECT_TRUE(planMatmul(shape, llvm::cantFail(parseTarget("vulkan:core"))).empty());
}

TEST(MatmulPlan, GroupsTakeBytesThatLieAlongK) {
  MatmulShape shape;
  shape.m = shape.n = shape.k = 4096, shape.operandBits = 8, shape.element = MatrixElement::I8;
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  EXPECT_EQ(planMatmul(shape, gpu)[0].unit, gpu.groupUnit);
  shape.rhsKContiguous = false;
  EXPECT_EQ(planMatmul(shape, gpu)[0].unit, gpu.matrixUnit);
}

// Each tile of the table is some product's.
TEST(MatmulPlan, Table) {
  constexpr auto kF16 = MatrixElement::F16, kF32 = MatrixElement::F32, kF64 = MatrixElement::F64,
                 kF8 = MatrixElement::F8E4M3, kI8 = MatrixElement::I8;
  struct Row {
    const char *target;
    MatrixElement element;
    int64_t m, n, k;
    bool isGathered;
    const char *plan;
  } rows[] = {
      {"cuda:sm_90", kF16, 16, 1024, 4096, false,
       "mma tiles of 16x128, 6 stages, split-K up to 16"},
      {"cuda:sm_90", kF16, 16, 4096, 1024, false, "mma tiles of 16x32, 4 stages"},
      {"cuda:sm_90", kF16, 16, 4096, 14336, false, "mma tiles of 16x16, 3 stages"},
      {"cuda:sm_90", kF16, 5, 14336, 4096, false, "mma tiles of 16x32, 4 stages"},
      {"cuda:sm_86", kF16, 16, 14336, 4096, false, "mma tiles of 16x32, 3 stages"},
      {"cuda:sm_90", kF16, 16, 32768, 4096, false, "mma tiles of 16x64, 5 stages"},
      {"cuda:sm_90", kF16, 16, 65536, 4096, false, "mma tiles of 16x128, 6 stages"},
      {"cuda:sm_90", kF16, 64, 14336, 1024, false, "wgmma tiles of 64x128, 4 stages"},
      {"cuda:sm_90", kF16, 64, 8192, 512, false, "wgmma tiles of 64x64, 6 stages"},
      {"cuda:sm_90", kF16, 8192, 8192, 8192, false,
       "wgmma tiles of 128x256, 4 stages, in turn by 132, copied by 128 threads"},
      {"cuda:sm_90", kF16, 8192, 8192, 256, false,
       "wgmma tiles of 128x256, 4 stages, in turn by 132, copied by 128 threads"},
      {"cuda:sm_90", kF16, 8192, 128, 256, false, "wgmma tiles of 128x64, 8 stages"},
      {"cuda:sm_90", kF16, 1568, 1152, 384, false, "wgmma tiles of 128x128, 6 stages"},
      {"cuda:sm_90", kF16, 300, 4096, 4096, false, "wgmma tiles of 128x96, 7 stages"},
      {"cuda:sm_90", kF16, 777, 1336, 2056, false, "wgmma tiles of 128x128, 6 stages"},
      {"cuda:sm_90", kF16, 1024, 768, 4096, false, "wgmma tiles of 128x64, 8 stages"},
      {"cuda:sm_90", kF16, 384, 1024, 1024, false, "wgmma tiles of 64x64, 6 stages"},
      {"cuda:sm_90", kF16, 1500, 1536, 512, false, "wgmma tiles of 128x160, 5 stages"},
      {"cuda:sm_90", kF16, 512, 14336, 4096, false,
       "wgmma tiles of 128x224, 4 stages, in turn by 132, copied by 128 threads"},
      {"cuda:sm_90", kF16, 8192, 320, 8192, false, "wgmma tiles of 128x160, 5 stages"},
      {"cuda:sm_90", kF16, 1576, 3072, 768, false,
       "wgmma tiles of 128x160, 5 stages, in turn by 132, copied by 128 threads"},
      {"cuda:sm_90", kF16, 2048, 3072, 3072, false, "wgmma tiles of 256x192, 4 stages"},
      {"cuda:sm_90", kF16, 1024, 3072, 768, false, "wgmma tiles of 128x192, 5 stages"},
      {"cuda:sm_90", kF16, 1576, 768, 768, false, "wgmma tiles of 128x96, 7 stages"},
      {"cuda:sm_90", kF16, 1576, 768, 3072, false, "wgmma tiles of 128x96, 7 stages"},
      {"cuda:sm_90", kF16, 1024, 768, 768, false, "wgmma tiles of 128x64, 8 stages"},
      {"cuda:sm_90", kF16, 512, 768, 3072, false, "wgmma tiles of 64x64, 6 stages"},
      {"cuda:sm_90", kF16, 512, 768, 768, false, "wgmma tiles of 64x64, 6 stages"},
      {"cuda:sm_90", kF16, 100000, 64, 8192, false,
       "wgmma tiles of 128x64, 8 stages, in turn by 132, copied by 128 threads"},
      {"cuda:sm_90", kF8, 4096, 4096, 4096, false,
       "wgmma tiles of 128x256, 4 stages, in turn by 132, copied by 128 threads"},
      {"cuda:sm_90", kF8, 64, 4096, 4096, false,
       "wgmma tiles of 128x128, 6 stages, split-K up to 4"},
      {"cuda:sm_90", kF8, 8192, 8192, 256, false,
       "wgmma tiles of 128x128, 6 stages, in turn by 132, copied by 128 threads"},
      {"cuda:sm_90", kF8, 16, 4096, 4096, false, "mma tiles of 16x128, 6 stages, split-K up to 4"},
      {"cuda:sm_90", kI8, 4096, 4096, 4096, false,
       "wgmma tiles of 128x256, 4 stages, in turn by 132, copied by 128 threads"},
      {"cuda:sm_89", kF8, 4096, 4096, 4096, false, "mma tiles of 128x128, 3 stages"},
      {"rocm:gfx942", kF16, 8192, 8192, 8192, false, "mfma tiles of 256x128, 1 stage"},
      {"cuda:sm_80", kF16, 8192, 8192, 8192, false, "mma tiles of 128x128, 4 stages"},
      {"cuda:sm_80", kF16, 100000, 64, 8192, false, "mma tiles of 128x64, 4 stages"},
      {"cuda:sm_80", kF64, 8192, 8192, 8192, false, "mma tiles of 64x128, 4 stages"},
      {"cuda:sm_90", kF32, 8192, 8192, 8192, false, "fma tiles of 128x128, 3 stages"},
      {"rocm:gfx1100", kF32, 8192, 8192, 8192, false, "fma tiles of 128x128, 2 stages"},
      {"cuda:sm_90", kF32, 1024, 1024, 8192, false, "fma tiles of 64x128, 3 stages"},
      {"cuda:sm_90", kF32, 8192, 64, 8192, false, "fma tiles of 64x64, 3 stages"},
      {"cuda:sm_90", kF16, 100000, 64, 147, true, "mma tiles of 128x64, 3 stages"},
      {"cuda:sm_90", kF16, 100000, 96, 147, true, "mma tiles of 64x128, 3 stages"},
      {"cuda:sm_90", kF32, 100000, 96, 147, true, "fma tiles of 64x128, 2 stages"},
      {"cuda:sm_90", kF32, 100000, 64, 147, true, "fma tiles of 64x64, 2 stages"}};
  for (const Row &row : rows) {
    MatmulShape shape;
    shape.element = row.element;
    shape.operandBits = row.element == kF16                        ? 16
                        : row.element == kF32                      ? 32
                        : row.element == kF8 || row.element == kI8 ? 8
                                                                   : 64;
    shape.m = row.m, shape.n = row.n, shape.k = row.k, shape.lhsElementwise = row.isGathered;
    EXPECT_EQ(describe(planMatmul(shape, llvm::cantFail(parseTarget(row.target)))), row.plan)
        << row.target << " " << row.m << "x" << row.n << "x" << row.k;
  }
}

// Of known sizes tiles are as wide as makes whole waves, of C or of C transposed.
TEST(MatmulPlan, ColumnsMakeWholeWaves) {
  auto textFor = [](const MatmulShape &shape, const char *target = "cuda:sm_90") {
    return describe(planMatmul(shape, llvm::cantFail(parseTarget(target))));
  };
  MatmulShape shape{.m = 1576, .n = 3072, .k = 768, .hasBoxes = true, .hasEights = true};
  EXPECT_EQ(textFor(shape), "wgmma transposed tiles of 128x144, 6 stages, in turn by 132, copied "
                            "by 128 threads");
  EXPECT_EQ(planMatmul(shape, llvm::cantFail(parseTarget("cuda:sm_90")))[0].rhsBytes(), 144 * 128);
  shape.m = 788, shape.n = 4096, shape.k = 1024;
  EXPECT_EQ(textFor(shape), "wgmma transposed tiles of 128x200, 5 stages");
  shape.m = 577, shape.n = 1024;
  EXPECT_EQ(textFor(shape), "wgmma transposed tiles of 64x80, 6 stages");
  shape.operandBits = 8, shape.element = MatrixElement::I8; // Columns are multiples of 16.
  for (shape.m = 72; shape.m < 4000; shape.m += 72)
    EXPECT_EQ(planMatmul(shape, llvm::cantFail(parseTarget("cuda:sm_90")))[0].columns % 16, 0);
  shape.operandBits = 16, shape.element = MatrixElement::F16;
  shape.m = 4096, shape.n = 4096;
  EXPECT_EQ(textFor(shape),
            "wgmma tiles of 128x256, 4 stages, in turn by 132, copied by 128 threads");
  shape.m = 1576, shape.n = 3072, shape.k = 768;
  EXPECT_EQ(textFor(shape, "cuda:sm_80"), "mma tiles of 128x128, 4 stages");
  shape.hasEights = false;
  EXPECT_FALSE(planMatmul(shape, llvm::cantFail(parseTarget("cuda:sm_90")))[0].isTransposed);
}

static llvm::SmallVector<MatmulPlan> plansOfComputed(const char *target, int64_t m, int64_t k,
                                                     int64_t bits) {
  MatmulShape shape;
  shape.m = m, shape.n = 14336, shape.k = k, shape.rhsComputedBits = bits;
  return planMatmul(shape, llvm::cantFail(parseTarget(target)));
}

// A lane reads 16 bytes of the narrowest elements, if k has as many and vectors reach so far.
TEST(MatmulPlan, VeryFewRowsReadALargeRhsOnce) {
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  MatmulShape shape;
  shape.m = 1, shape.n = 14336, shape.k = 4096;
  auto textFor = [&](const MatmulShape &shape) { return describe(planMatmul(shape, gpu)); };
  EXPECT_EQ(textFor(shape), "fma in registers, 1x4 a workgroup, 8 elements a lane");
  shape.m = 4, shape.operandBits = 32, shape.element = MatrixElement::F32;
  EXPECT_EQ(textFor(shape), "fma in registers, 4x8 a workgroup, 4 elements a lane");
  // Too many rows, few columns, a short sum, or one of no whole chunks: tiles.
  shape.operandBits = 16, shape.element = MatrixElement::F16;
  MatmulShape many = shape, few = shape, brief = shape, uneven = shape;
  many.m = 5, few.n = 1024, brief.k = 512, uneven.k = 4100;
  for (const MatmulShape &other : {many, few, brief, uneven})
    EXPECT_EQ(planMatmul(other, gpu)[0].laneDepth, 0);
  // Rows that are computed, and two products of them, are for it alone.
  shape.lhsComputed = true, shape.products = 2;
  EXPECT_EQ(planMatmul(shape, gpu).size(), 1u);
  many.lhsComputed = true;
  EXPECT_TRUE(planMatmul(many, gpu).empty());
  many.lhsComputed = false, many.products = 2;
  EXPECT_TRUE(planMatmul(many, gpu).empty());
  // Of rows that are known at run time only it comes before tiles, but for groups of rows.
  shape.m = -1;
  EXPECT_TRUE(planMatmul(shape, gpu).empty());
  shape.lhsComputed = false, shape.products = 1;
  llvm::SmallVector<MatmulPlan> plans = planMatmul(shape, gpu);
  EXPECT_EQ(describe(plans[0]),
            "fma in registers, 1x4 a workgroup, 8 elements a lane, up to 1 rows");
  EXPECT_EQ(plans[1].laneDepth, 0);
  // Nor are up to 16 copied by boxes of more.
  shape.hasBoxes = true;
  plans = planMatmul(shape, gpu);
  EXPECT_EQ(plans[1].rows, 16);
  EXPECT_EQ(plans[2].copyThreads, 128);
  shape.batch = shape.groups = 8;
  EXPECT_EQ(planMatmul(shape, gpu)[0].laneDepth, 0);
}

TEST(MatmulPlan, FewRowsOfAComputedRhsAreMultipliedInRegisters) {
  struct {
    int64_t m, k, bits, rows, columns, depth;
  } cases[] = {{1, 4096, 4, 8, 16, 32},   {8, 4096, 8, 8, 16, 16},   {9, 4096, 2, 16, 64, 32},
               {16, 4112, 4, 16, 64, 16}, {32, 4096, 4, 32, 64, 32}, {1, 4104, 4, 8, 16, 8},
               {1, 4096, 16, 8, 16, 8}};
  for (const auto &of : cases)
    for (const char *target : {"cuda:sm_80", "cuda:sm_90"}) {
      llvm::SmallVector<MatmulPlan> plans = plansOfComputed(target, of.m, of.k, of.bits);
      ASSERT_EQ(plans.size(), 1u) << target << " " << of.k;
      EXPECT_EQ(plans[0].rows, of.rows);
      EXPECT_EQ(plans[0].columns, of.columns);
      EXPECT_EQ(plans[0].laneDepth, of.depth);
      EXPECT_EQ(plans[0].unit, unitOf(target));
    }
}

// All tiles are at work at once, and their subgroups have as many steps of k each.
TEST(MatmulPlan, SubgroupsShareTheDepthOfFewRowsEvenly) {
  struct {
    int64_t n, k, threads, resident;
  } cases[] = {{14336, 4096, 128, 7}, {4096, 14336, 448, 2}, {4096, 4096, 256, 3},
               {6144, 4096, 256, 3},  {1024, 4096, 512, 1},  {4096, 11008, 256, 3},
               {65536, 4096, 128, 7}, {-1, 4096, 128, 7}};
  for (const auto &of : cases) {
    MatmulShape shape;
    shape.m = 1, shape.n = of.n, shape.k = of.k, shape.rhsComputedBits = 4;
    MatmulPlan plan = planMatmul(shape, llvm::cantFail(parseTarget("cuda:sm_90")))[0];
    EXPECT_EQ(plan.threads, of.threads) << of.n << " " << of.k;
    EXPECT_EQ(plan.resident, of.resident) << of.n << " " << of.k;
  }
}

TEST(MatmulPlan, ManyRowsOfAComputedRhsHaveKTilesComputed) {
  llvm::SmallVector<MatmulPlan> plans = plansOfComputed("cuda:sm_80", 256, 4096, 4);
  ASSERT_EQ(plans.size(), 1u);
  EXPECT_EQ(plans[0].unit, unitOf("cuda:sm_80"));
  EXPECT_EQ(plans[0].rhsDepth, 32);
  EXPECT_EQ(plans[0].copyThreads, 0);
  // Rows that are known at run time only: in registers first.
  plans = plansOfComputed("cuda:sm_90", -1, 4096, 4);
  ASSERT_GE(plans.size(), 2u);
  EXPECT_EQ(plans[0].laneDepth, 32);
  EXPECT_EQ(plans[0].maxRows, 16);
  EXPECT_EQ(plans[1].laneDepth, 32);
  EXPECT_EQ(plans[1].maxRows, 32);
  for (size_t i = 2; i < plans.size(); ++i) {
    EXPECT_EQ(plans[i].rhsDepth, 32);
    EXPECT_TRUE(plans[i].maxRows == -1 || plans[i].maxRows > 32);
  }
  EXPECT_EQ(plans.back().maxRows, -1);
  // Without instructions that take registers.
  plans = plansOfComputed("rocm:gfx1030", 1, 4096, 4);
  ASSERT_EQ(plans.size(), 1u);
  EXPECT_EQ(plans[0].laneDepth, 0);
}

// Tiles make whole waves, of 112 columns each, or share k; of an unknown number of rows up to 128
// go to tiles of 128.
TEST(MatmulPlan, ThreadsOfTheirOwnComputeTheRhs) {
  struct {
    int64_t m, n;
    const char *plan;
  } cases[] = {
      {128, 14336, "wgmma tiles of 128x112, 6 stages, rhs computed, copied by 128 threads"},
      {129, 14336, "wgmma tiles of 256x112, 4 stages, rhs computed, copied by 128 threads"},
      {128, 28672,
       "wgmma tiles of 128x128, 6 stages, rhs computed, in turn by 132, copied by 128 threads"},
      {512, 4096,
       "wgmma tiles of 256x128, 4 stages, rhs computed, split-K up to 2, copied by 128 threads"},
      {-1, 14336,
       "mma in registers, 16x64 a workgroup, 32 elements a lane, up to 16 rows; "
       "mma in registers, 32x64 a workgroup, 32 elements a lane, up to 32 rows; "
       "wgmma tiles of 128x112, 6 stages up to 128 rows, rhs computed, copied by 128 threads; "
       "wgmma tiles of 256x112, 4 stages, rhs computed, copied by 128 threads"}};
  for (const auto &of : cases) {
    MatmulShape shape;
    shape.m = of.m, shape.n = of.n, shape.k = 4096, shape.rhsComputedBits = 4;
    EXPECT_EQ(describe(planMatmul(shape, llvm::cantFail(parseTarget("cuda:sm_90")))), of.plan);
    // Sums of bytes leave no registers for high tiles.
    shape.operandBits = 8, shape.element = MatrixElement::I8;
    if (of.m <= 256)
      EXPECT_EQ(planMatmul(shape, llvm::cantFail(parseTarget("cuda:sm_90"))).back().rows, 128);
  }
}

// Each tile of rows would compute it again.
TEST(MatmulPlan, AComputedRhsIsStoredForManyRows) {
  EXPECT_TRUE(plansOfComputed("cuda:sm_90", 769, 4096, 4).empty());
  EXPECT_TRUE(plansOfComputed("cuda:sm_80", 257, 4096, 4).empty());
}

// Copies of the lhs want whole chunks, and so do vectors of the rhs.
TEST(MatmulPlan, AComputedRhsWantsAKOfWholeChunks) {
  EXPECT_TRUE(plansOfComputed("cuda:sm_90", 1, 4097, 4).empty());
  EXPECT_TRUE(plansOfComputed("cuda:sm_90", 512, 4092, 4).empty());
  EXPECT_TRUE(plansOfComputed("cuda:sm_90", 1, -1, 4).empty());
}

// What somebody may measure beside the plan: all of it fits, none is the plan itself or comes
// twice.
TEST(MatmulPlan, Alternatives) {
  for (const char *name : {"cuda:sm_80", "cuda:sm_90", "vulkan:matrix", "rocm:gfx942"})
    for (MatmulShape shape :
         {MatmulShape{.m = 1024, .n = 768, .k = 768},
          MatmulShape{.m = 20, .n = 320, .k = 1024, .rhsKContiguous = false},
          MatmulShape{.m = 1576, .n = 3072, .k = 768, .hasBoxes = true, .hasEights = true},
          MatmulShape{.m = 100000, .n = 50, .k = 100}}) {
      TargetModel gpu = llvm::cantFail(parseTarget(name));
      std::set<std::string> seen{describe(planMatmul(shape, gpu))};
      llvm::SmallVector<MatmulPlan> others = alternatives(shape, gpu);
      if (shape.m == 1024)
        EXPECT_GE(others.size(), 4u) << name;
      auto isTransposed = [](const MatmulPlan &plan) { return plan.isTransposed; };
      if (gpu.groupUnit && shape.hasEights)
        EXPECT_TRUE(llvm::any_of(others, isTransposed));
      for (const MatmulPlan &plan : others) {
        EXPECT_TRUE(seen.insert(describe(plan)).second) << name << ": " << describe(plan);
        EXPECT_EQ(plan.maxRows, -1);
        EXPECT_GE(plan.stages, 1);
        EXPECT_LE(plan.bytes() + plan.signalBytes(), gpu.workgroupMemoryBytes);
      }
    }
  // The number of rows decides at run time, or operands are read element by element.
  TargetModel gpu = llvm::cantFail(parseTarget("cuda:sm_90"));
  EXPECT_TRUE(alternatives({.m = -1, .n = 64, .k = 64}, gpu).empty());
  EXPECT_TRUE(alternatives({.m = 64, .n = 64, .k = 63, .lhsElementwise = true}, gpu).empty());
}
