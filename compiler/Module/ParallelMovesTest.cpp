//===- ParallelMovesTest.cpp - assignments at once, as a sequence ---------===//
#include "compiler/Module/ParallelMoves.h"
#include "gtest/gtest.h"
#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

using namespace sluice::module;

namespace {

constexpr uint32_t kScratch = 100;

/// Registers after the sequence, each register having held its own number before.
std::vector<uint32_t> run(llvm::ArrayRef<RegisterMove> moves) {
  std::vector<uint32_t> registers(kScratch + 1);
  std::iota(registers.begin(), registers.end(), 0);
  for (RegisterMove move : sequentialize(moves, kScratch))
    registers[move.to] = registers[move.from];
  return registers;
}

TEST(ParallelMoves, SwapGoesThroughScratch) {
  auto registers = run({{0, 1}, {1, 0}});
  EXPECT_EQ(registers[0], 1u);
  EXPECT_EQ(registers[1], 0u);
  EXPECT_EQ(sequentialize({{0, 1}, {1, 0}}, kScratch).size(), 3u);
}

TEST(ParallelMoves, MoveToItselfDisappears) {
  EXPECT_TRUE(sequentialize({{3, 3}, {4, 4}}, kScratch).empty());
}

TEST(ParallelMoves, ChainNeedsNoScratch) {
  EXPECT_EQ(sequentialize({{1, 0}, {2, 1}, {3, 2}}, kScratch),
            (llvm::SmallVector<RegisterMove>{{3, 2}, {2, 1}, {1, 0}}));
}

// Every register gets what its source held before, and the others keep what they held.
TEST(ParallelMoves, RandomMovesHappenAtOnce) {
  for (unsigned seed = 0; seed < 1000; ++seed) {
    std::mt19937 random(seed);
    std::vector<uint32_t> targets(12);
    std::iota(targets.begin(), targets.end(), 0);
    std::shuffle(targets.begin(), targets.end(), random);
    targets.resize(random() % 12);
    std::vector<RegisterMove> moves;
    for (uint32_t to : targets)
      moves.push_back({to, uint32_t(random() % 12)});
    std::vector<uint32_t> expected(12);
    std::iota(expected.begin(), expected.end(), 0);
    for (RegisterMove move : moves)
      expected[move.to] = move.from;
    auto registers = run(moves);
    registers.resize(12);
    EXPECT_EQ(registers, expected) << "seed " << seed;
  }
}

} // namespace
