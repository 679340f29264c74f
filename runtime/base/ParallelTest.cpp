//===- ParallelTest.cpp ---------------------------------------------------===//
#include "runtime/base/Parallel.h"

#include <gtest/gtest.h>

using namespace sluice;

TEST(Parallel, EachOnce) {
  for (size_t count : {0, 1, 2, 7, 1000})
    for (size_t helpers : {0, 1, 3, 100}) {
      std::vector<std::atomic<int>> done(count);
      parallelFor(count, helpers, [&](size_t i) { ++done[i]; });
      for (const std::atomic<int> &times : done)
        EXPECT_EQ(times, 1);
    }
}
