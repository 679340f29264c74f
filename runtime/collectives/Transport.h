//===- Transport.h - bytes of host memory from process to process ---------===//
#pragma once

#include "runtime/collectives/Launch.h"
#include "runtime/collectives/Rendezvous.h"

namespace sluice::collectives {

/// Bytes to or from process `peer`, which is not this one.
struct Message {
  uint32_t peer;
  uint8_t *data; // only read of what is sent
  uint64_t bytes;
};

/// Thread-safe. Messages between two processes with one tag arrive in the order in which they were
/// sent.
class Transport {
public:
  virtual ~Transport() = default;
  virtual const char *name() const = 0;
  /// Sends and receives all of these at once, and returns when that is done. Fails once a process
  /// that it waits for is gone.
  virtual Status exchange(uint32_t tag, std::span<const Message> sends,
                          std::span<const Message> receives) = 0;
  /// All processes are done with it. Not called after a failure.
  virtual void finish() {}
};

/// Starts Open MPI, which is opened at run time, and meets the other processes of `mpirun` with its
/// help.
Status openMpi(const Launch &launch, std::unique_ptr<Rendezvous> &rendezvous,
               std::unique_ptr<Transport> &transport);

/// TCP connections between all processes.
Status openSockets(const Launch &launch, Rendezvous &rendezvous,
                   std::unique_ptr<Transport> &transport);

/// What a waiting thread does between two looks: nothing at first, then it leaves its core to
/// others. After each look it sees whether those that it waits for are still there.
class Patience {
public:
  Patience(const Rendezvous &rendezvous, std::span<const Message> sends,
           std::span<const Message> receives);
  Status wait();

private:
  const Rendezvous &rendezvous;
  std::vector<uint32_t> peers;
  uint64_t looks = 0;
  bool gone = false;
  std::chrono::steady_clock::time_point goneSince;
};

} // namespace sluice::collectives
