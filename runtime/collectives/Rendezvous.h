//===- Rendezvous.h - how processes find each other, and notice who is gone ===//
// A star of TCP connections around process 0. It carries little: addresses, identifiers, checksums.
// It stays open, since the end of a process closes its connection: that is how the others learn of
// it within moments, whatever library moves the data.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/collectives/Admission.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace sluice::collectives {

/// Where process 0 is met, and with what secret.
struct Meeting {
  std::vector<std::string> addresses;
  uint16_t port = 0;
  Secret secret;
  int listener = -1; // of process 0
};

/// Thread-safe, but for exchange: one call at a time, in the same order in all processes.
class Rendezvous {
public:
  /// Meets the others; the listener is closed then. Waits for all of them, up to a minute
  /// (SLUICE_RENDEZVOUS_TIMEOUT=seconds). Fails at once, in all that have come, if one of them ends
  /// meanwhile; the error names it, or who did not come. Strangers are not noticed.
  static Status create(uint32_t rank, uint32_t size, Meeting meeting,
                       std::unique_ptr<Rendezvous> &rendezvous);
  /// Says goodbye. Process 0 stays until all others have: they learn from it who is gone.
  ~Rendezvous();

  /// Gives `mine` to all and gets theirs, by rank. Waits for all; fails if one is gone.
  Status exchange(std::span<const uint8_t> mine, std::vector<Bytes> &all);
  /// Fails if one of `ranks` has ended, or left; nobody waits for it any more.
  Status checkPresent(std::span<const uint32_t> ranks) const;
  /// `callback` runs on a thread of this once, when the first process ends without a goodbye.
  void onLoss(std::function<void()> callback);
  /// The address of this machine at which the others of the launch reach it.
  std::string ownAddress() const;
  Secret &secret() { return meeting.secret; }

private:
  enum class Presence : uint8_t { Here, Left, Lost };
  struct Peer {
    int socket = -1;
    Bytes received;     // not yet a frame
    std::mutex sending; // one frame at a time
  };

  Rendezvous(uint32_t rank, uint32_t size, Meeting meeting);
  Status gather();
  Status takeConnections(Door &door);
  std::string missing() const;
  Status endedWhileMeeting(uint32_t who) const;
  Status join();
  bool send(uint32_t to, uint8_t kind, uint32_t subject, std::span<const uint8_t> payload);
  void watch();
  void giveUp(Status why);
  bool receive(uint32_t from);
  void handle(uint32_t from, uint8_t kind, uint32_t subject, Bytes payload);
  void markGone(uint32_t who, Presence how);
  void completeExchange();

  const uint32_t rank, size;
  Meeting meeting;
  std::vector<Peer> peers;   // of process 0: all others; of others: process 0
  std::vector<pollfd> waits; // one for each of them
  int wake[2] = {-1, -1};
  std::thread watcher;

  mutable std::mutex mutex; // of what follows
  std::condition_variable changed;
  std::vector<Presence> presence;
  std::vector<uint32_t> gone;           // in the order in which they went
  std::vector<std::deque<Bytes>> parts; // process 0: of exchanges that are not complete
  std::deque<std::vector<Bytes>> complete;
  std::vector<std::function<void()>> lossCallbacks;
  bool anyLost = false, stopping = false;
  Status broken; // why this process can take part no more
};

} // namespace sluice::collectives
