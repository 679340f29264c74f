//===- Sandbox.h - a process gives up what it may do ----------------------===//
#pragma once

#include "runtime/base/Status.h"

namespace sluice::isolation {

/// The system ends this process when the other end of the pipe `life` is closed.
bool endWith(int life);

/// What this process may as the superuser: nothing, nor may threads that begin later.
bool dropPrivileges();

/// From now on, in all threads: no files but `socket` for messages, no calls of the system beside
/// those and for memory, locks and clocks, or the process ends; `memory` bytes of its own beside
/// the runtime's, 0: no limit; no new threads. When memory is short this process goes first.
Status enterSandbox(int socket, int life, uint64_t memory);

} // namespace sluice::isolation
