//===- GroupReduce.h - one value of each thread of a group to one for all -===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// What the thread has whose number in its subgroup of `width` differs from this one's in the bits
/// of `distance`, or is that much lower, ... as `mode` says. `value` is a number of any width.
Value shuffle(OpBuilder &builder, Location loc, Value value, int64_t distance, int64_t width,
              gpu::ShuffleMode mode = gpu::ShuffleMode::XOR);

/// Where a thread stands: groups of `group` threads (a power of 2) follow each other in a workgroup
/// of `threads`; `shuffleWidth` neighbours exchange registers.
struct ThreadGroup {
  Value thread; ///< Number in the workgroup, an index.
  int64_t threads, group, shuffleWidth;
};

/// One value to combine, and how. `slots` holds threads / shuffleWidth elements of workgroup memory
/// where the group is larger than what shuffles reach, else it is null.
struct GroupValue {
  Value value, slots;
  function_ref<Value(OpBuilder &, Value, Value)> combine;
};

/// Combines every value over the threads of each group; all threads get the result, in the same
/// order of operations. All threads of the workgroup must come here together.
SmallVector<Value> reduceGroup(OpBuilder &builder, Location loc, const ThreadGroup &group,
                               ArrayRef<GroupValue> values);

} // namespace sluice::kernels
