//===- Accesses.h - which bytes the commands of a submission touch --------===//
#pragma once
#include "mlir/IR/Operation.h"

namespace sluice::stream {
/// `length` bytes of a value from `offset` on; no offset means the beginning.
struct ByteRange {
  Value value, offset, length;
};

/// What a command reads and writes; nothing if it only makes room.
struct CommandRanges {
  SmallVector<ByteRange> reads, writes;
};
CommandRanges rangesOf(Operation *command);

/// Bytes of one allocation that a command reads or writes: all if it is not known which.
struct Access {
  Value root;
  int64_t begin = 0, end = INT64_MAX;
  bool write = false;

  /// Of the same root.
  bool overlaps(const Access &other) const { return begin < other.end && other.begin < end; }
};

/// Finds the memory behind values: updates are in place, slices are parts. What was found for a
/// value serves all that is made of it, since programs update one tensor thousands of times.
class Accesses {
public:
  Access of(Value value, bool write);
  /// All that a command touches.
  SmallVector<Access> of(Operation *op);
  /// Forgets all. To be called before values that were asked for come from elsewhere.
  void clear() { known.clear(); }

private:
  Access written(const ByteRange &range);

  struct Part {
    Access access;
    bool isPlaced = true; // The offset is known.
  };
  DenseMap<Value, Part> known; // as if read
};

/// Whether memory may be the same as other memory with that property: it comes from outside of the
/// submission `body`, as two block arguments do that are one. What a caller gave up lies in no
/// other.
bool mayBeOther(Value root, Block &body);

/// Brings the commands of a submission into an order and separates those that must not run at the
/// same time by barriers.
void orderCommands(Block &body);
} // namespace sluice::stream
