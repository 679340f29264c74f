//===- CpuFeaturesTest.cpp ------------------------------------------------===//
#include "runtime/hal/cpu/CpuFeatures.h"

#include <gtest/gtest.h>

using namespace sluice::hal::cpu;

static std::string refusal(const char *target) {
  std::string reason;
  return supportsTarget(target, reason) ? "" : reason;
}

TEST(CpuFeatures, Targets) {
  EXPECT_EQ(refusal("cpu"), "");
  EXPECT_EQ(refusal("cpu:::"), "");
  EXPECT_EQ(refusal("cuda:sm_90"), "compiled for cuda:sm_90, this is a CPU");
#if defined(__x86_64__)
  EXPECT_EQ(refusal("cpu:x86_64-unknown-linux-gnu:x86-64:+sse2,+cmov,-avx,+fast-gather,+tuning"),
            "");
  EXPECT_EQ(refusal("cpu:aarch64-unknown-linux-gnu:generic:+neon"),
            "compiled for aarch64, this machine is x86_64");
  EXPECT_EQ(refusal("cpu:x86_64-unknown-linux-gnu:future:+sse2,+avx4096"),
            "compiled for avx4096, which this processor does not have");
  EXPECT_EQ(refusal("cpu:x86_64-linux-gnu:haswell:+avx2,+fma,+bmi2").empty(),
            __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"));
  EXPECT_EQ(refusal("cpu:x86_64-linux-gnu:skylake-avx512:+avx512f,+avx512vl").empty(),
            bool(__builtin_cpu_supports("avx512vl")));
#endif
  EXPECT_GE(usableCores(), 1u);
  EXPECT_FALSE(processorName().empty());
}
