//===- TargetModelTest.cpp - target names to machine models ---------------===//
#include "compiler/Target/TargetModel.h"
#include "gtest/gtest.h"

using namespace sluice;

static std::string errorOf(llvm::StringRef spec) {
  auto target = parseTarget(spec);
  return target ? "" : llvm::toString(target.takeError());
}

TEST(TargetModel, NamedCpus) {
  TargetModel haswell = llvm::cantFail(parseTarget("cpu:haswell"));
  EXPECT_EQ(haswell.triple, "x86_64-unknown-linux-gnu");
  EXPECT_EQ(haswell.vectorBytes, 32);
  EXPECT_TRUE(haswell.fma && haswell.avx2 && !haswell.avx512);
  TargetModel zen = llvm::cantFail(parseTarget("cpu:znver4"));
  EXPECT_EQ(zen.lanes(32), 16);
  EXPECT_TRUE(zen.avx512Vnni && zen.avx512Vbmi && zen.avx512Bf16 && !zen.amxInt8);
  EXPECT_TRUE(llvm::cantFail(parseTarget("cpu:sapphirerapids")).amxBf16);
  TargetModel arm = llvm::cantFail(parseTarget("cpu:aarch64-cortex-a72"));
  EXPECT_EQ(arm.cpu, "cortex-a72");
  EXPECT_EQ(arm.vectorRegisters, 32);
}

TEST(TargetModel, HostAndRoundTrip) {
  TargetModel host = llvm::cantFail(parseTarget("cpu"));
  TargetModel again = llvm::cantFail(parseTarget(host.spec()));
  EXPECT_EQ(host.spec(), again.spec());
  EXPECT_EQ(host.vectorBytes, again.vectorBytes);
}

TEST(TargetModel, Cuda) {
  struct Row {
    const char *name;
    int64_t workgroupMemory;
    const char *features;
  } rows[] = {{"cuda:sm_75", 64 << 10, "+ptx63"},   {"cuda:sm_80", 163 << 10, "+ptx70"},
              {"cuda:sm_86", 99 << 10, "+ptx71"},   {"cuda:sm_89", 99 << 10, "+ptx78"},
              {"cuda:sm_90", 227 << 10, "+ptx78"},  {"cuda:sm_90a", 227 << 10, "+ptx80"},
              {"cuda:sm_100", 227 << 10, "+ptx86"}, {"cuda:sm_120", 99 << 10, "+ptx87"}};
  for (const Row &row : rows) {
    TargetModel target = llvm::cantFail(parseTarget(row.name));
    EXPECT_TRUE(target.isGpu());
    EXPECT_EQ(target.spec(), row.name);
    EXPECT_EQ(target.workgroupMemoryBytes, row.workgroupMemory) << row.name;
    EXPECT_EQ(target.features, row.features) << row.name;
    EXPECT_EQ(target.maxThreads, 1024);
    EXPECT_EQ(target.subgroupSize, 32);
  }
  EXPECT_FALSE(llvm::cantFail(parseTarget("cpu")).isGpu());
  EXPECT_NE(errorOf("cuda").find("expected cuda:<architecture>"), std::string::npos);
  EXPECT_NE(errorOf("cuda:sm_70").find("unknown target 'cuda:sm_70'"), std::string::npos);
  EXPECT_NE(errorOf("cuda:sm_80a").find("unknown target"), std::string::npos);
}

TEST(TargetModel, Vulkan) {
  TargetModel core = llvm::cantFail(parseTarget("vulkan"));
  EXPECT_TRUE(core.isGpu());
  EXPECT_EQ(core.spec(), "vulkan:core");
  EXPECT_EQ(core.workgroupMemoryBytes, 16 << 10);
  EXPECT_EQ(core.maxThreads, 128);
  EXPECT_EQ(core.subgroupSize, 0);
  TargetModel desktop = llvm::cantFail(parseTarget("vulkan:desktop"));
  EXPECT_EQ(desktop.spec(), "vulkan:desktop");
  EXPECT_EQ(desktop.maxThreads, 1024);
  EXPECT_NE(
      errorOf("vulkan:phone")
          .find("expected vulkan, vulkan:core, vulkan:desktop, vulkan:large or vulkan:matrix"),
      std::string::npos);
}

TEST(TargetModel, Rocm) {
  struct Row {
    const char *name;
    int64_t workgroupMemory, subgroupSize, threadRegisters;
  } rows[] = {{"rocm:gfx908", 64 << 10, 64, 256},  {"rocm:gfx90a", 64 << 10, 64, 512},
              {"rocm:gfx942", 64 << 10, 64, 512},  {"rocm:gfx950", 160 << 10, 64, 512},
              {"rocm:gfx1030", 64 << 10, 32, 256}, {"rocm:gfx1100", 64 << 10, 32, 256},
              {"rocm:gfx1201", 64 << 10, 32, 256}};
  for (const Row &row : rows) {
    TargetModel target = llvm::cantFail(parseTarget(row.name));
    EXPECT_TRUE(target.isGpu());
    EXPECT_EQ(target.spec(), row.name);
    EXPECT_EQ(target.workgroupMemoryBytes, row.workgroupMemory) << row.name;
    EXPECT_EQ(target.subgroupSize, row.subgroupSize) << row.name;
    EXPECT_EQ(target.threadRegisters, row.threadRegisters) << row.name;
    EXPECT_EQ(target.maxThreads, 1024);
    EXPECT_LT(target.maxWorkgroups[0] * target.maxThreads, int64_t(1) << 32);
  }
  EXPECT_EQ(errorOf("rocm"), "unknown target 'rocm': expected rocm:<processor>, one of gfx908 "
                             "gfx90a gfx942 gfx950 gfx1030 "
                             "gfx1100 gfx1201");
  EXPECT_NE(errorOf("rocm:gfx906").find("unknown target 'rocm:gfx906'"), std::string::npos);
  EXPECT_NE(errorOf("rocm:gfx942:xnack+").find("unknown target"), std::string::npos);
}

TEST(TargetModel, Errors) {
  EXPECT_NE(errorOf("cpu:haswel").find("did you mean 'haswell'"), std::string::npos);
  EXPECT_NE(errorOf("tpu").find("unknown target 'tpu'"), std::string::npos);
  EXPECT_NE(errorOf("cpu:a:b").find("unknown target"), std::string::npos);
}

TEST(TargetModel, OtherNamesOfAFamily) {
  EXPECT_EQ(llvm::cantFail(parseTarget("hip:gfx942")).spec(), "rocm:gfx942");
  EXPECT_EQ(llvm::cantFail(parseTarget("vulkan-spirv:core")).spec(), "vulkan:core");
}
