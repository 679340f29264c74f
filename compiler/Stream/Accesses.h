//===- Accesses.h - which bytes the commands of a submission touch --------===//
#pragma once
#include "mlir/IR/Operation.h"

namespace sluice::stream {
/// Bytes of one allocation that a command reads or writes; no length means all of it.
struct Access {
  Value root;
  int64_t offset = 0;
  std::optional<int64_t> length;
  bool write = false;

  /// `body` is the submission. What comes from outside of it under two names, such as two block
  /// arguments, may be one.
  bool conflictsWith(const Access &other, Block &body) const;
};

/// The memory behind a value: updates are in place, slices are parts.
Access accessOf(Value value, bool write);

/// All that an async op touches; nothing for slices, and for what only makes room.
SmallVector<Access> accessesOf(Operation *op);

/// Brings the commands of a submission into an order and separates those that must not run at the
/// same time by barriers.
void orderCommands(Block &body);
} // namespace sluice::stream
