//===- ParallelMoves.h - many assignments at once, as a sequence ----------===//
#pragma once
#include "llvm/ADT/ArrayRef.h"

namespace sluice::module {
struct RegisterMove {
  uint32_t to, from;
  bool operator==(const RegisterMove &) const = default;
};

/// An order of `moves` (each register written at most once) that has the effect of all of them at
/// once. `scratch` breaks cycles; moves of a register to itself disappear.
SmallVector<RegisterMove> sequentialize(ArrayRef<RegisterMove> moves, uint32_t scratch);
} // namespace sluice::module
