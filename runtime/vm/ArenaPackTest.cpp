//===- ArenaPackTest.cpp --------------------------------------------------===//
#include "runtime/vm/ArenaPack.h"

#include <gtest/gtest.h>
#include <random>

using namespace sluice::vm;

// A chain in which each value dies as the next one is made needs the two largest neighbours at
// once.
TEST(ArenaPack, ChainReusesMemory) {
  std::vector<ArenaSlice> slices;
  for (uint32_t i = 0; i < 100; ++i)
    slices.push_back({i, i + 1, 1000, 0});
  EXPECT_EQ(packArena(slices), 2048u);
}

TEST(ArenaPack, Empty) {
  std::vector<ArenaSlice> none;
  EXPECT_EQ(packArena(none), 0u);
  std::vector<ArenaSlice> zero = {{0, 9, 0, 0}, {0, 9, 5, 0}};
  EXPECT_EQ(packArena(zero), 64u);
}

// What is in use longest first leaves no holes; by size alone the two long ones would end up apart
// from each other.
TEST(ArenaPack, TriesSeveralOrders) {
  std::vector<ArenaSlice> slices;
  for (uint32_t i = 0; i < 40; ++i) {
    slices.push_back({2 * i, 2 * i + 1, 640 + 64 * (i % 7), 0});
    slices.push_back({2 * i + 1, 2 * i + 2, 512 + 64 * (i % 5), 0});
  }
  slices.push_back({0, 80, 64, 0});
  slices.push_back({10, 70, 128, 0});
  uint64_t live = 0;
  for (uint32_t group = 0; group <= 80; ++group) {
    uint64_t sum = 0;
    for (const auto &s : slices)
      sum += s.first <= group && group <= s.last ? s.size : 0;
    live = std::max(live, sum);
  }
  EXPECT_EQ(packArena(slices), live);
}

// Whatever the sizes: aligned, inside, disjoint while both live; and close to the largest live set.
TEST(ArenaPack, RandomSlicesDoNotOverlap) {
  for (uint32_t seed = 0; seed < 50; ++seed) {
    std::mt19937 random(seed);
    std::vector<ArenaSlice> slices;
    for (int i = 0; i < 60; ++i) {
      auto first = uint32_t(random() % 40);
      slices.push_back({first, first + uint32_t(random() % 8), random() % 5000, 0});
    }
    uint64_t total = packArena(slices), live = 0;
    for (uint32_t group = 0; group < 48; ++group) {
      uint64_t sum = 0;
      for (const auto &s : slices)
        sum += s.first <= group && group <= s.last ? (s.size + 63) / 64 * 64 : 0;
      live = std::max(live, sum);
    }
    EXPECT_LE(total, live + live / 5) << "seed " << seed;
    for (size_t a = 0; a < slices.size(); ++a) {
      EXPECT_EQ(slices[a].offset % 64, 0u);
      EXPECT_LE(slices[a].offset + slices[a].size, total);
      for (size_t b = 0; b < a; ++b) {
        bool bothLive = slices[a].first <= slices[b].last && slices[b].first <= slices[a].last;
        bool apart = slices[a].offset + slices[a].size <= slices[b].offset ||
                     slices[b].offset + slices[b].size <= slices[a].offset;
        EXPECT_TRUE(!bothLive || apart || !slices[a].size || !slices[b].size) << "seed " << seed;
      }
    }
  }
}

// Thousands of slices are packed in one attempt, well enough.
TEST(ArenaPack, ManySlices) {
  std::vector<ArenaSlice> slices;
  for (uint32_t i = 0; i < 20000; ++i)
    slices.push_back({i, i + 9, 64 * (1 + i % 7)});
  EXPECT_LE(packArena(slices), uint64_t(10 * 64 * 7));
}
