//===- TargetsTest.cpp - which programs a module holds --------------------===//
#include "compiler/Driver/Pipelines.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

static std::string resolve(std::vector<std::string> specs) {
  auto resolved = sluice::resolveTargets(specs);
  return resolved ? llvm::join(*resolved, " ") : "error: " + llvm::toString(resolved.takeError());
}

// The runtime takes the first variant that a device can run, so what asks for more stands first.
TEST(Targets, BestFirst) {
  EXPECT_EQ(resolve({"cpu"}), "cpu");
  EXPECT_EQ(resolve({"cuda:sm_80", "cuda:sm_90"}), "cuda:sm_90 cuda:sm_80");
  EXPECT_EQ(resolve({"cuda:sm_90", "cuda:sm_90a", "cuda:sm_100"}),
            "cuda:sm_100 cuda:sm_90a cuda:sm_90");
  EXPECT_EQ(resolve({"cpu:x86-64", "cpu:znver4", "cpu:haswell"}),
            "cpu:znver4 cpu:haswell cpu:x86-64");
  EXPECT_EQ(resolve({"vulkan:core", "vulkan:large", "vulkan:desktop"}),
            "vulkan:large vulkan:desktop vulkan:core");
}

TEST(Targets, FamiliesKeepTheirOrder) {
  EXPECT_EQ(resolve({"rocm:gfx942", "cuda:sm_80", "rocm:gfx90a", "cuda:sm_90"}),
            "rocm:gfx942 rocm:gfx90a cuda:sm_90 cuda:sm_80");
}

TEST(Targets, VulkanHasVariants) {
  EXPECT_EQ(resolve({"cpu:haswell", "vulkan"}),
            "cpu:haswell vulkan:matrix vulkan:desktop vulkan:core");
  EXPECT_EQ(resolve({"vulkan:core"}), "vulkan:core");
}

TEST(Targets, EachOnce) {
  EXPECT_EQ(resolve({"cuda:sm_80", "cuda:sm_80"}), "cuda:sm_80");
  EXPECT_EQ(resolve({"vulkan", "vulkan:desktop", "vulkan"}),
            "vulkan:matrix vulkan:desktop vulkan:core");
}

TEST(Targets, UnknownOnes) {
  EXPECT_NE(resolve({"cpu", "abacus"}).find("error: unknown target 'abacus'"), std::string::npos);
}
