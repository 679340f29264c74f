//===- Rendezvous.h - how processes find each other, and notice who is gone ===//
// A star of TCP connections around process 0. It carries little: addresses, identifiers, checksums.
// It stays open, since the end of a process closes its connection: that is how the others learn of
// it within moments, whatever library moves the data.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/Status.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

namespace sluice::collectives {

using Bytes = std::vector<uint8_t>;

/// A socket that accepts connections at `port` of all interfaces; 0 picks one, and `port` tells.
/// The caller closes it.
Status listenAt(uint16_t &port, int &socket);
/// Connects to `process` at the first of `addresses` (names or numbers) that answers within
/// `seconds`. The caller closes `socket`.
Status connectTo(uint32_t process, const std::vector<std::string> &addresses, uint16_t port,
                 double seconds, int &socket);
/// Addresses of this machine as others may reach it, its own name for itself first.
std::vector<std::string> ownAddresses();

/// Thread-safe, but for exchange: one call at a time, in the same order in all processes.
class Rendezvous {
public:
  /// Meets the others: process 0 listens at `listener`, which this takes over; the others connect
  /// to it at one of `addresses`. Waits for all of them, up to a minute
  /// (SLUICE_RENDEZVOUS_TIMEOUT=seconds). Fails at once, in all that have come, if one of them ends
  /// meanwhile; the error names it, or who did not come.
  static Status create(uint32_t rank, uint32_t size, int listener,
                       const std::vector<std::string> &addresses, uint16_t port,
                       std::unique_ptr<Rendezvous> &rendezvous);
  /// Says goodbye. Process 0 stays until all others have: they learn from it who is gone.
  ~Rendezvous();

  /// Gives `mine` to all and gets theirs, by rank. Waits for all; fails if one is gone.
  Status exchange(std::span<const uint8_t> mine, std::vector<Bytes> &all);
  /// Fails if one of `ranks` has ended, or left; nobody waits for it any more.
  Status checkPresent(std::span<const uint32_t> ranks) const;
  /// `callback` runs on a thread of this once, when the first process ends without a goodbye.
  void onLoss(std::function<void()> callback);

private:
  enum class Presence : uint8_t { Here, Left, Lost };
  struct Peer {
    int socket = -1;
    bool closed = false; // by the other side
    Bytes received;      // not yet a frame
    std::mutex sending;  // one frame at a time
  };

  Rendezvous(uint32_t rank, uint32_t size)
      : rank(rank), size(size), peers(size), presence(size), parts(size) {}
  Status gather(int listener);
  Status takeConnections(int listener);
  std::string missing() const;
  Status endedWhileMeeting(uint32_t who) const;
  Status join(const std::vector<std::string> &addresses, uint16_t port);
  bool send(uint32_t to, uint8_t kind, uint32_t subject, std::span<const uint8_t> payload);
  /// Waits until a connection or `other` can be read, or is closed; returns whose. -1 milliseconds:
  /// forever. By one thread at a time.
  std::vector<uint32_t> waitToRead(int other, int milliseconds, bool &otherReady);
  void watch();
  bool receive(uint32_t from);
  void handle(uint32_t from, uint8_t kind, uint32_t subject, Bytes payload);
  void markGone(uint32_t who, Presence how);
  void completeExchange();

  const uint32_t rank, size;
  std::vector<Peer> peers; // of process 0: all others; of others: process 0
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
};

} // namespace sluice::collectives
