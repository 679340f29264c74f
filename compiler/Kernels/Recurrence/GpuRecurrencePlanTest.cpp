//===- GpuRecurrencePlanTest.cpp - shapes and targets against plans -------===//
#include "compiler/Kernels/Recurrence/GpuRecurrencePlan.h"
#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::kernels;

static std::string planText(RecurrenceShape shape, const char *target) {
  std::vector<std::string> reasons;
  auto plan = planGpuRecurrence(shape, llvm::cantFail(parseTarget(target)), Reasons(reasons));
  return plan ? describe(*plan) : reasons.at(0);
}

TEST(GpuRecurrencePlan, Shapes) {
  // One workgroup holds the weights: 4 gates of 32 units, 32 * 32 * 4 = 512 threads of 8.
  EXPECT_EQ(planText({32, 4, -1}, "cuda:sm_90"),
            "all steps, 4 rows a workgroup, 8 weights a thread");
  // 32 columns a workgroup, each shared by 16 threads.
  EXPECT_EQ(
      planText({512, 4, -1}, "cuda:sm_90"),
      "all steps, 16 rows a workgroup, 64 workgroups of 8 units exchange the state, 32 weights "
      "a thread");
  EXPECT_EQ(
      planText({512, 4, 1}, "cuda:sm_80"),
      "all steps, 1 rows a workgroup, 64 workgroups of 8 units exchange the state, 32 weights "
      "a thread");
  // Units that are no multiple of a workgroup's, and gates that leave threads idle.
  EXPECT_EQ(
      planText({333, 3, -1}, "cuda:sm_90"),
      "all steps, 16 rows a workgroup, 42 workgroups of 8 units exchange the state, 24 weights "
      "a thread");
  EXPECT_EQ(planText({1024, 4, -1}, "cuda:sm_90"),
            "all steps, 16 rows a workgroup, 128 workgroups of 8 units exchange the state, 64 "
            "weights a thread");
}

TEST(GpuRecurrencePlan, Refusals) {
  const char *full = "its weights do not stay in the registers of all compute units";
  EXPECT_EQ(planText({1024, 4, -1}, "cuda:sm_80"), full); // 128 workgroups, 108 compute units.
  EXPECT_EQ(planText({2048, 4, -1}, "cuda:sm_90"), full);
  EXPECT_EQ(planText({64, 4, -1}, "vulkan"), "workgroups of the target do not wait for each other");
}
