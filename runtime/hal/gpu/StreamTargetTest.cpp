//===- StreamTargetTest.cpp - which code runs on which device -------------===//
#include "runtime/hal/Drivers.h"

#include <gtest/gtest.h>

using namespace sluice::hal;

static std::string cudaRefusal(const char *architecture, const char *target) {
  std::string reason;
  return cuda::supportsTarget(architecture, target, reason) ? "" : reason;
}
static std::string hipRefusal(const char *architecture, const char *target) {
  std::string reason;
  return hip::supportsTarget(architecture, target, reason) ? "" : reason;
}

TEST(StreamTarget, Cuda) {
  EXPECT_EQ(cudaRefusal("sm_90", "cuda:sm_75"), "");
  EXPECT_EQ(cudaRefusal("sm_90", "cuda:sm_90"), "");
  EXPECT_EQ(cudaRefusal("sm_90", "cuda:sm_90a:+ptx83"), "");
  EXPECT_EQ(cudaRefusal("sm_120", "cuda:sm_90"), "");
  EXPECT_EQ(cudaRefusal("sm_103", "cuda:sm_100f"), "");
  EXPECT_EQ(cudaRefusal("sm_100", "cuda:sm_90a"),
            "compiled for cuda:sm_90a, this device is sm_100");
  EXPECT_EQ(cudaRefusal("sm_120", "cuda:sm_100f"),
            "compiled for cuda:sm_100f, this device is sm_120");
  EXPECT_EQ(cudaRefusal("sm_80", "cuda:sm_86"), "compiled for cuda:sm_86, this device is sm_80");
  EXPECT_EQ(cudaRefusal("sm_80", "cpu:x86_64"),
            "compiled for cpu:x86_64, this is a CUDA device, sm_80");
  EXPECT_EQ(cudaRefusal("sm_80", "cpu:x86_64-unknown-linux-gnu:haswell:+avx,+avx2"),
            "compiled for cpu:haswell, this is a CUDA device, sm_80");
  EXPECT_EQ(cudaRefusal("sm_80", "cuda"), "compiled for cuda, this device is sm_80");
}

TEST(StreamTarget, Hip) {
  EXPECT_EQ(hipRefusal("gfx942:sramecc+:xnack-", "rocm:gfx942"), "");
  EXPECT_EQ(hipRefusal("gfx942:sramecc+:xnack-", "rocm:gfx942:xnack-"), "");
  EXPECT_EQ(hipRefusal("gfx942:sramecc+:xnack-", "rocm:gfx942:xnack+"),
            "compiled for rocm:gfx942:xnack+, this device is gfx942:sramecc+:xnack-");
  EXPECT_EQ(hipRefusal("gfx1100", "rocm:gfx942"),
            "compiled for rocm:gfx942, this device is gfx1100");
  EXPECT_EQ(hipRefusal("gfx1100", "vulkan"), "compiled for vulkan, this is a ROCm device, gfx1100");
}
