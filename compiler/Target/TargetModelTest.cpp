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
  EXPECT_TRUE(zen.avx512Vnni && zen.avx512Bf16 && !zen.amxInt8);
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

TEST(TargetModel, Errors) {
  EXPECT_NE(errorOf("cpu:haswel").find("did you mean 'haswell'"), std::string::npos);
  EXPECT_NE(errorOf("tpu").find("unknown target 'tpu'"), std::string::npos);
  EXPECT_NE(errorOf("cpu:a:b").find("unknown target"), std::string::npos);
}
