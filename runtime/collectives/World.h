//===- World.h - the processes of a program -------------------------------===//
// A module that is compiled for several processes is loaded by each of them. The first such module
// makes this process meet the others; all of them load the same modules in the same order.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/collectives/Transport.h"

namespace sluice::collectives {

/// One for the process; ends with it. Thread-safe.
class World {
public:
  /// Meets the others at the first call; a failure is the same at every later one.
  static Status get(World *&world);
  ~World();

  uint32_t rank() const { return launch.rank; }
  uint32_t size() const { return launch.size; }
  /// How it was launched, for messages: "mpirun -n 4".
  std::string launcher() const;

  /// Gives `mine` to all and gets theirs, by rank. In the same order in all processes.
  Status exchange(std::span<const uint8_t> mine, std::vector<Bytes> &all);
  /// Fails if one of `ranks` is gone.
  Status checkPresent(std::span<const uint32_t> ranks) const;
  /// As Rendezvous::onLoss.
  void onLoss(std::function<void()> callback);
  /// Between host memories; FAILED_PRECONDITION in a world of one. Opened at the first call, which
  /// all processes make.
  Status transport(Transport *&transport);
  /// A number that no other channel has, the same in all processes.
  uint32_t nextTag() { return tags.fetch_add(1); }

private:
  World() = default;
  Status meet();
  Status meetByEnvironment();

  Launch launch;
  std::unique_ptr<Rendezvous> rendezvous; // null in a world of one
  std::unique_ptr<Transport> messages;
  std::mutex mutex; // of `messages` being opened, and of exchanges
  std::atomic<uint32_t> tags{1};
  std::atomic<bool> lost{false}; // somebody ended without a goodbye
};

} // namespace sluice::collectives
