//===- LookBack.h - words that tell later workgroups what earlier ones found ===//
// Workgroups of one launch run at once as far as there is room, and those that began run to their
// end where TargetModel::waitScope is set. One that takes a ticket may wait for all tickets before.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Gpu/SingleOp.h"

namespace sluice::kernels {

/// Words in the workspace, i32 or i64, that an earlier launch set to 0. Each is read and written as
/// a whole; no other memory is ordered by it.
class SharedWords {
public:
  SharedWords(Value words, const TargetModel &target) : words(words), target(target) {}
  Value load(Emitter &e, Value at) const;
  void store(Emitter &e, Value word, Value at) const;
  /// The next number of the word at `at`, for all threads of the workgroup; `slot` is an i32 of
  /// workgroup memory that nobody else uses meanwhile.
  Value ticket(Emitter &e, SingleOp &op, Value at, Value slot) const;

private:
  Value pointer(Emitter &e, Value at) const;
  Value words;
  const TargetModel &target;
};

/// Zeros to `words` by all threads of a launch of workgroups of `threads`.
void clearWords(Emitter &e, SingleOp &op, Value words, Value count, int64_t threads);

} // namespace sluice::kernels
