//===- KernelReproducerTest.cpp -------------------------------------------===//
#include "compiler/Driver/Compile.h"
#include <cstdlib>
#include <gtest/gtest.h>
#include <sys/resource.h>

static void abortHandled(bool withMemory) {
  sluice::leaveReproducersOnCrash();
  const rlimit nothingMore = {1, 1};
  if (!withMemory)
    setrlimit(RLIMIT_AS, &nothingMore);
  std::abort();
}

TEST(KernelReproducers, AnAbortWithoutMemoryIsNoCrash) {
  EXPECT_EXIT(abortHandled(/*withMemory=*/false), testing::ExitedWithCode(1),
              "^sluice: error: out of memory\n$");
}

TEST(KernelReproducers, AnAbortWithMemoryIsACrash) {
  EXPECT_EXIT(abortHandled(/*withMemory=*/true), testing::KilledBySignal(SIGABRT),
              "the compiler crashed; this is a bug of Sluice");
}
