//===- SocketTransport.cpp - TCP between all processes --------------------===//
// For launches that bring no library of their own, as torchrun's on processors. A message is a
// header (tag, bytes) and its bytes. Whoever waits moves the bytes of all threads; what arrives
// before somebody asks for it is kept.
//===----------------------------------------------------------------------===//
#include "runtime/collectives/Transport.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <map>
#include <numeric>
#include <sys/socket.h>
#include <unistd.h>

namespace sluice::collectives {

Patience::Patience(const Rendezvous &rendezvous, std::span<const Message> sends,
                   std::span<const Message> receives)
    : rendezvous(rendezvous) {
  for (auto messages : {sends, receives})
    for (const Message &message : messages)
      peers.push_back(message.peer);
}

Status Patience::wait() {
  using Clock = std::chrono::steady_clock;
  constexpr uint64_t kAwake = 2000, kBetweenChecks = 256;
  // What was sent before its sender ended may still arrive.
  constexpr auto kGrace = std::chrono::seconds(1);
  if (++looks > kAwake)
    std::this_thread::sleep_for(std::chrono::microseconds(20));
  else
    std::this_thread::yield();
  if (looks % kBetweenChecks)
    return {};
  Status status = rendezvous.checkPresent(peers);
  if (status.ok())
    return {};
  if (!std::exchange(gone, true))
    goneSince = Clock::now();
  return Clock::now() - goneSince > kGrace ? std::move(status) : Status();
}

namespace {

struct Header {
  uint64_t tag, bytes;
};
constexpr uint64_t kMaxMessage = uint64_t(1) << 44, kStep = 1 << 20;

/// A message on its way.
struct Transfer {
  Header header;
  uint8_t *data;
  uint64_t moved = 0; // of header and data, or of data
  bool done = false;
};

struct Connection {
  int socket = -1;
  std::list<Transfer *> sends;
  std::map<uint64_t, std::list<Transfer *>> wanted; // receives, by tag
  struct Early {
    Header header;
    Bytes data;
  };
  std::list<Early> early; // complete, but nobody asked
  // What is arriving.
  Header header;
  uint64_t headerBytes = 0, dataBytes = 0;
  Transfer *into = nullptr;
  Bytes kept;
  Clock::time_point closed{}; // when that was first seen

  /// After a call that moved nothing: closes it, unless there is just nothing to move now.
  void noteEnd(ssize_t moved) {
    if (moved == 0 || (errno != EAGAIN && errno != EINTR))
      close();
  }
  void close() {
    if (socket >= 0)
      ::close(std::exchange(socket, -1));
  }
};

class SocketTransport final : public Transport {
public:
  SocketTransport(uint32_t rank, uint32_t size, Rendezvous &rendezvous)
      : rank(rank), rendezvous(rendezvous), connections(size) {}
  ~SocketTransport() override {
    for (Connection &connection : connections)
      connection.close();
  }
  const char *name() const override { return "sockets"; }

  /// Each process connects to those before it.
  Status start() {
    uint16_t port = 0;
    int listener = -1;
    std::string address = rendezvous.ownAddress();
    SLUICE_RETURN_IF_ERROR(listenAt(address, port, listener));
    Undo undo([&] { ::close(listener); });
    std::string told = std::to_string(port) + " " + address;
    std::vector<Bytes> all;
    Status status =
        rendezvous.exchange({reinterpret_cast<const uint8_t *>(told.data()), told.size()}, all);
    for (uint32_t peer = 0; peer < rank && status.ok(); ++peer)
      status = connect(peer, std::string(all[peer].begin(), all[peer].end()));
    if (status.ok())
      status = accept(listener);
    return status.ok() ? std::move(status) : causeOf(std::move(status));
  }

  Status exchange(uint32_t tag, std::span<const Message> sends,
                  std::span<const Message> receives) override {
    std::list<Transfer> transfers;
    Status status = guarded([&] { return move(tag, sends, receives, transfers); });
    std::lock_guard lock(mutex); // After a failure nobody may touch what is the caller's.
    if (!transfers.empty())
      forget(transfers);
    return status;
  }

private:
  Status move(uint32_t tag, std::span<const Message> sends, std::span<const Message> receives,
              std::list<Transfer> &transfers) {
    Status status;
    Patience patience(rendezvous, sends, receives);
    {
      std::lock_guard lock(mutex);
      for (const Message &message : receives)
        want(connections[message.peer],
             transfers.emplace_back(Transfer{{tag, message.bytes}, message.data}), status);
      for (const Message &message : sends)
        connections[message.peer].sends.push_back(
            &transfers.emplace_back(Transfer{{tag, message.bytes}, message.data}));
    }
    for (int looks = 0; status.ok(); ++looks) {
      {
        std::lock_guard lock(mutex);
        for (Connection &connection : connections)
          if (connection.socket >= 0 && status.ok())
            status = progress(connection);
        std::erase_if(transfers, [](const Transfer &transfer) { return transfer.done; });
        if (transfers.empty() || !status.ok())
          return status;
        if (looks % 256 == 0)
          status = checkOpen(sends, receives);
      }
      if (status.ok())
        status = patience.wait();
    }
    return status;
  }

  /// Fails where a process is there, and has closed its connection: it gave up in the middle of
  /// something.
  Status checkOpen(std::span<const Message> sends, std::span<const Message> receives) {
    for (auto messages : {sends, receives})
      for (const Message &message : messages)
        if (Connection &other = connections[message.peer]; other.socket < 0) {
          if (!rendezvous.checkPresent({&message.peer, 1}).ok())
            continue; // Patience says who was the first to end
          if (other.closed == Clock::time_point())
            other.closed = Clock::now();
          if (Clock::now() - other.closed > std::chrono::seconds(1)) // or it is about to end
            return makeError(SLUICE_CANCELLED,
                             "process %u gave up a collective, which failed there", message.peer);
        }
    return {};
  }

  /// Why `status`: who has just ended, if somebody has.
  Status causeOf(Status status) {
    std::vector<uint32_t> everyone(connections.size());
    std::iota(everyone.begin(), everyone.end(), 0);
    for (int tries = 0; tries < 100; ++tries) {
      SLUICE_RETURN_IF_ERROR(rendezvous.checkPresent(everyone));
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return status;
  }

  Status connect(uint32_t peer, const std::string &told) {
    size_t space = told.find(' ');
    auto port = uint16_t(std::strtoul(told.c_str(), nullptr, 10));
    uint32_t sizeThere;
    return enter(peer, {told.substr(std::min(space, told.size() - 1) + 1)}, port, 5,
                 Purpose::Messages, {rank, uint32_t(connections.size())}, rendezvous.secret(),
                 sizeThere, connections[peer].socket);
  }

  /// Takes a connection from each process after this one.
  Status accept(int listener) {
    Door door(listener, Purpose::Messages, uint32_t(connections.size()), rendezvous.secret());
    auto until = Clock::now() + std::chrono::seconds(20);
    while (true) {
      std::vector<uint32_t> awaited;
      for (uint32_t peer = rank + 1; peer < connections.size(); ++peer)
        if (connections[peer].socket < 0)
          awaited.push_back(peer);
      if (awaited.empty())
        return {};
      SLUICE_RETURN_IF_ERROR(rendezvous.checkPresent(awaited));
      if (Clock::now() >= until)
        return makeError(SLUICE_CANCELLED, "process %u does not connect to process %u within 20 s",
                         awaited.front(), rank);
      std::vector<pollfd> none;
      Member member;
      int socket = -1;
      SLUICE_RETURN_IF_ERROR(
          door.wait(none, Clock::now() + std::chrono::milliseconds(100), member, socket));
      if (socket >= 0 && !std::ranges::count(awaited, member.rank)) {
        ::close(socket);
        return makeError(SLUICE_IO_ERROR,
                         "process %u was met by somebody who is none of the others", rank);
      }
      if (socket >= 0)
        connections[member.rank].socket = socket;
    }
  }

  static Status badLength(const Header &header, uint64_t wanted) {
    return makeError(
        SLUICE_INVALID_ARGUMENT,
        "processes disagree on a collective: one sends %llu bytes, the other expects %llu",
        (unsigned long long)header.bytes, (unsigned long long)wanted);
  }

  /// Takes what is there already, else waits for it.
  void want(Connection &connection, Transfer &transfer, Status &status) {
    auto early = std::ranges::find_if(
        connection.early, [&](const auto &each) { return each.header.tag == transfer.header.tag; });
    if (early == connection.early.end()) {
      connection.wanted[transfer.header.tag].push_back(&transfer);
      return;
    }
    if (early->header.bytes != transfer.header.bytes)
      status = badLength(early->header, transfer.header.bytes);
    else if (transfer.header.bytes)
      std::memcpy(transfer.data, early->data.data(), early->data.size());
    transfer.done = true;
    connection.early.erase(early);
  }

  /// Moves what can be moved without waiting. The end of a connection is no failure yet: the
  /// rendezvous tells who is gone.
  Status progress(Connection &connection) {
    while (!connection.sends.empty()) {
      Transfer &transfer = *connection.sends.front();
      constexpr uint64_t kHeader = sizeof(Header);
      bool inHeader = transfer.moved < kHeader;
      const uint8_t *from =
          inHeader ? reinterpret_cast<const uint8_t *>(&transfer.header) + transfer.moved
                   : transfer.data + (transfer.moved - kHeader);
      uint64_t left =
          inHeader ? kHeader - transfer.moved : kHeader + transfer.header.bytes - transfer.moved;
      if (left) {
        ssize_t sent = ::send(connection.socket, from, left, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent <= 0) {
          connection.noteEnd(sent);
          break;
        }
        transfer.moved += uint64_t(sent);
      }
      if (transfer.moved == kHeader + transfer.header.bytes) {
        transfer.done = true;
        connection.sends.pop_front();
      }
    }
    while (connection.socket >= 0) {
      if (connection.headerBytes < sizeof(Header)) {
        ssize_t got =
            ::recv(connection.socket,
                   reinterpret_cast<uint8_t *>(&connection.header) + connection.headerBytes,
                   sizeof(Header) - connection.headerBytes, MSG_DONTWAIT);
        if (got <= 0)
          return connection.noteEnd(got), Status();
        connection.headerBytes += uint64_t(got);
        if (connection.headerBytes < sizeof(Header))
          continue;
        connection.dataBytes = 0;
        connection.into = nullptr, connection.kept.clear();
        if (connection.header.bytes > kMaxMessage)
          return makeError(SLUICE_DATA_LOSS, "a message of %llu bytes, which none can have",
                           (unsigned long long)connection.header.bytes);
        auto &wanted = connection.wanted[connection.header.tag];
        connection.into = wanted.empty() ? nullptr : wanted.front();
        if (connection.into && connection.into->header.bytes != connection.header.bytes)
          return badLength(connection.header, connection.into->header.bytes);
        if (connection.into)
          wanted.pop_front();
      }
      uint64_t left = connection.header.bytes - connection.dataBytes;
      if (left) {
        if (!connection.into) { // it may say more than it sends
          left = std::min(left, kStep);
          connection.kept.resize(connection.dataBytes + left);
        }
        uint8_t *to = (connection.into ? connection.into->data : connection.kept.data()) +
                      connection.dataBytes;
        ssize_t got = ::recv(connection.socket, to, left, MSG_DONTWAIT);
        if (got <= 0)
          return connection.noteEnd(got), Status();
        connection.dataBytes += uint64_t(got);
        if (connection.dataBytes < connection.header.bytes)
          continue;
      }
      if (connection.into) {
        connection.headerBytes = 0;
        connection.into->done = true;
        connection.into = nullptr;
        continue;
      }
      // Somebody may have begun to wait for it meanwhile.
      connection.early.emplace_back();
      connection.early.back() = {connection.header, std::move(connection.kept)};
      connection.kept = {}, connection.headerBytes = 0;
      if (auto &wanted = connection.wanted[connection.header.tag]; !wanted.empty()) {
        Transfer &transfer = *wanted.front();
        wanted.pop_front();
        Status status;
        want(connection, transfer, status);
        SLUICE_RETURN_IF_ERROR(std::move(status));
      }
    }
    return {};
  }

  void forget(std::list<Transfer> &transfers) {
    auto isOurs = [&](const Transfer *transfer) {
      return std::ranges::any_of(transfers,
                                 [&](const Transfer &each) { return &each == transfer; });
    };
    for (Connection &connection : connections) {
      bool touched = isOurs(connection.into);
      if (touched)
        connection.into = nullptr;
      for (auto &[tag, list] : connection.wanted)
        touched |= std::erase_if(list, isOurs) != 0;
      touched |= std::erase_if(connection.sends, isOurs) != 0;
      if (touched) // in the middle of something: of no more use
        connection.close();
    }
  }

  const uint32_t rank;
  Rendezvous &rendezvous;
  std::mutex mutex; // of the connections
  std::vector<Connection> connections;
};

} // namespace

Status openSockets(const Launch &launch, Rendezvous &rendezvous,
                   std::unique_ptr<Transport> &transport) {
  auto sockets = std::make_unique<SocketTransport>(launch.rank, launch.size, rendezvous);
  SLUICE_RETURN_IF_ERROR(sockets->start());
  transport = std::move(sockets);
  return {};
}

} // namespace sluice::collectives
