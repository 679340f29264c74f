//===- ParallelMoves.cpp - many assignments at once, as a sequence --------===//
#include "compiler/Module/ParallelMoves.h"
#include "llvm/ADT/DenseMap.h"

using namespace llvm;

SmallVector<sluice::module::RegisterMove>
sluice::module::sequentialize(ArrayRef<RegisterMove> moves, uint32_t scratch) {
  SmallVector<RegisterMove> ordered, pending;
  llvm::DenseMap<uint32_t, unsigned> readers;
  for (RegisterMove move : moves)
    if (move.to != move.from) {
      pending.push_back(move);
      ++readers[move.from];
    }
  while (!pending.empty()) {
    // A register that no pending move reads may be written now.
    auto *ready = find_if(pending, [&](RegisterMove move) { return readers.lookup(move.to) == 0; });
    if (ready == pending.end()) {
      // Only cycles are left: free one register by moving its content to the scratch register.
      uint32_t from = pending.front().from;
      ordered.push_back({scratch, from});
      for (RegisterMove &move : pending)
        if (move.from == from)
          move.from = scratch;
      readers[scratch] += readers[from];
      readers[from] = 0;
      continue;
    }
    ordered.push_back(*ready);
    --readers[ready->from];
    pending.erase(ready);
  }
  return ordered;
}
