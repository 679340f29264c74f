//===- FailureTest.cpp - which failures are the same ----------------------===//
#include "compiler/Reduce/Failure.h"
#include <gtest/gtest.h>

using namespace sluice::reduce;

namespace {
constexpr int kExit1 = 1 << 8, kExit2 = 2 << 8, kAborted = 6, kCrashed = 11;

Failure said(const char *text, int status = kExit1) { return Failure::read(status, false, text); }

TEST(FailureTest, NumbersAndPlacesMayDiffer) {
  EXPECT_EQ(withoutNumbers(
                "m.mlir:3:7: error: kernel 'main_0_exp_4xf32' needs 70000 bytes, sm_90 has 49152"),
            "kernel '#' needs # bytes, # has #");
  Failure original = said("m.mlir:3:7: error: operator torch.aten.foo is not supported\n");
  EXPECT_TRUE(
      said("other.mlir:1:2: error: operator torch.aten.foo is not supported\n").isLike(original));
  EXPECT_FALSE(
      said("m.mlir:3:7: error: operator torch.aten.bar is not supported\n").isLike(original));
}

TEST(FailureTest, AnyErrorMayBeTheOne) {
  Failure original = said("a: error: first\nb: error: second\n");
  EXPECT_TRUE(said("x: error: zeroth\na: error: first\n").isLike(original));
  EXPECT_FALSE(said("b: error: second\n").isLike(original));
  EXPECT_TRUE(said("b: error: second\n").isLike(original, "second"));
}

TEST(FailureTest, KindsDiffer) {
  Failure crash = said("", kCrashed), aborted = said("LLVM ERROR: out of memory\n", kAborted);
  EXPECT_TRUE(said("", kCrashed).isLike(crash));
  EXPECT_FALSE(said("x: error: y\n").isLike(crash));
  EXPECT_FALSE(aborted.isLike(crash));
  EXPECT_FALSE(said("LLVM ERROR: something else\n", kAborted).isLike(aborted));
  EXPECT_EQ(said("", 0).kind, Failure::Kind::None);
  EXPECT_EQ(said("sluice: error: unknown option\n", kExit2).kind, Failure::Kind::Usage);
  EXPECT_EQ(Failure::read(9, true, "").kind, Failure::Kind::Endless);
}

TEST(FailureTest, RoundingIsNoWrongValue) {
  Failure original = said("cpu/O2: y: largest difference 0.9 (above 0.0001)\n");
  EXPECT_EQ(original.kind, Failure::Kind::Values);
  EXPECT_TRUE(said("cpu/O2: z: largest difference inf (above 0.0001)\n").isLike(original));
  EXPECT_TRUE(said("cpu/O2: z: different shapes\n").isLike(original));
  EXPECT_FALSE(said("cpu/O2: y: largest difference 0.0002 (above 0.0001)\n").isLike(original));
}
} // namespace
