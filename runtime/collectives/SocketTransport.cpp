//===- SocketTransport.cpp - TCP between all processes --------------------===//
// For launches that bring no library of their own, as torchrun's on processors. A message is a
// header (tag, bytes) and its bytes. Whoever waits moves the bytes of all threads; what arrives
// before somebody asks for it is kept.
//===----------------------------------------------------------------------===//
#include "runtime/collectives/Transport.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <fcntl.h>
#include <list>
#include <map>
#include <numeric>
#include <poll.h>
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
};

class SocketTransport final : public Transport {
public:
  SocketTransport(uint32_t rank, uint32_t size, Rendezvous &rendezvous)
      : rank(rank), rendezvous(rendezvous), connections(size) {}
  ~SocketTransport() override {
    for (Connection &connection : connections)
      if (connection.socket >= 0)
        ::close(connection.socket);
  }
  const char *name() const override { return "sockets"; }

  /// Each process connects to those before it.
  Status start() {
    uint16_t port = 0;
    int listener = -1;
    SLUICE_RETURN_IF_ERROR(listenAt(port, listener));
    std::string told = std::to_string(port);
    for (const std::string &address : ownAddresses())
      told += " " + address;
    std::vector<Bytes> all;
    Status status =
        rendezvous.exchange({reinterpret_cast<const uint8_t *>(told.data()), told.size()}, all);
    for (uint32_t peer = 0; peer < rank && status.ok(); ++peer)
      status = connect(peer, std::string(all[peer].begin(), all[peer].end()));
    for (uint32_t count = rank + 1; count < connections.size() && status.ok(); ++count)
      status = accept(listener);
    ::close(listener);
    return status.ok() ? std::move(status) : causeOf(std::move(status));
  }

  Status exchange(uint32_t tag, std::span<const Message> sends,
                  std::span<const Message> receives) override {
    std::list<Transfer> transfers;
    Status status;
    {
      std::lock_guard lock(mutex);
      for (const Message &message : receives)
        want(connections[message.peer],
             transfers.emplace_back(Transfer{{tag, message.bytes}, message.data}), status);
      for (const Message &message : sends)
        connections[message.peer].sends.push_back(
            &transfers.emplace_back(Transfer{{tag, message.bytes}, message.data}));
    }
    Patience patience(rendezvous, sends, receives);
    while (status.ok()) {
      {
        std::lock_guard lock(mutex);
        for (Connection &connection : connections)
          if (connection.socket >= 0 && status.ok())
            status = progress(connection);
        std::erase_if(transfers, [](const Transfer &transfer) { return transfer.done; });
      }
      if (!status.ok() || transfers.empty())
        break;
      status = patience.wait();
    }
    std::lock_guard lock(mutex); // After a failure nobody may touch what is the caller's.
    if (!transfers.empty())
      forget(transfers);
    return status;
  }

private:
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
    std::vector<std::string> words(1);
    for (char each : told)
      each == ' ' ? void(words.emplace_back()) : words.back().push_back(each);
    auto port = uint16_t(std::strtoul(words.front().c_str(), nullptr, 10));
    words.erase(words.begin());
    int socket = -1;
    SLUICE_RETURN_IF_ERROR(connectTo(peer, words, port, 5, socket));
    connections[peer].socket = socket;
    if (::send(socket, &rank, sizeof(rank), MSG_NOSIGNAL) != sizeof(rank))
      return makeError(SLUICE_IO_ERROR, "cannot talk to process %u: %s", peer,
                       std::strerror(errno));
    ::fcntl(socket, F_SETFL, O_NONBLOCK);
    return {};
  }

  Status accept(int listener) {
    std::vector<uint32_t> awaited;
    for (uint32_t peer = rank + 1; peer < connections.size(); ++peer)
      if (connections[peer].socket < 0)
        awaited.push_back(peer);
    pollfd wait{listener, POLLIN, 0};
    for (int tries = 0; ::poll(&wait, 1, 100) != 1; ++tries) {
      SLUICE_RETURN_IF_ERROR(rendezvous.checkPresent(awaited));
      if (tries == 200)
        return makeError(SLUICE_CANCELLED, "process %u does not connect to process %u within 20 s",
                         awaited.front(), rank);
    }
    int socket = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC);
    uint32_t peer = 0;
    if (socket < 0 || ::recv(socket, &peer, sizeof(peer), MSG_WAITALL) != sizeof(peer) ||
        peer <= rank || peer >= connections.size() || connections[peer].socket >= 0)
      return makeError(SLUICE_IO_ERROR, "process %u was met by somebody who is none of the others",
                       rank);
    connections[peer].socket = socket;
    ::fcntl(socket, F_SETFL, O_NONBLOCK);
    return {};
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

  /// Moves what can be moved without waiting. The end of a connection is no failure: the rendezvous
  /// tells who is gone.
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
        if (sent <= 0)
          break;
        transfer.moved += uint64_t(sent);
      }
      if (transfer.moved == kHeader + transfer.header.bytes) {
        transfer.done = true;
        connection.sends.pop_front();
      }
    }
    while (true) {
      if (connection.headerBytes < sizeof(Header)) {
        ssize_t got =
            ::recv(connection.socket,
                   reinterpret_cast<uint8_t *>(&connection.header) + connection.headerBytes,
                   sizeof(Header) - connection.headerBytes, MSG_DONTWAIT);
        if (got <= 0)
          return {};
        connection.headerBytes += uint64_t(got);
        if (connection.headerBytes < sizeof(Header))
          continue;
        connection.dataBytes = 0;
        auto &wanted = connection.wanted[connection.header.tag];
        connection.into = wanted.empty() ? nullptr : wanted.front();
        if (connection.into && connection.into->header.bytes != connection.header.bytes)
          return badLength(connection.header, connection.into->header.bytes);
        if (connection.into)
          wanted.pop_front();
        else
          connection.kept.resize(connection.header.bytes);
      }
      uint64_t left = connection.header.bytes - connection.dataBytes;
      if (left) {
        uint8_t *to = (connection.into ? connection.into->data : connection.kept.data()) +
                      connection.dataBytes;
        ssize_t got = ::recv(connection.socket, to, left, MSG_DONTWAIT);
        if (got <= 0)
          return {};
        connection.dataBytes += uint64_t(got);
        if (connection.dataBytes < connection.header.bytes)
          continue;
      }
      connection.headerBytes = 0;
      if (connection.into) {
        connection.into->done = true;
        connection.into = nullptr;
        continue;
      }
      // Somebody may have begun to wait for it meanwhile.
      connection.early.push_back({connection.header, std::move(connection.kept)});
      connection.kept = {};
      if (auto &wanted = connection.wanted[connection.header.tag]; !wanted.empty()) {
        Transfer &transfer = *wanted.front();
        wanted.pop_front();
        Status status;
        want(connection, transfer, status);
        SLUICE_RETURN_IF_ERROR(std::move(status));
      }
    }
  }

  void forget(std::list<Transfer> &transfers) {
    auto isOurs = [&](const Transfer *transfer) {
      return std::ranges::any_of(transfers,
                                 [&](const Transfer &each) { return &each == transfer; });
    };
    for (Connection &connection : connections) {
      bool touched = isOurs(connection.into);
      for (auto &[tag, list] : connection.wanted)
        touched |= std::erase_if(list, isOurs) != 0;
      touched |= std::erase_if(connection.sends, isOurs) != 0;
      if (touched && connection.socket >= 0) { // in the middle of something: of no more use
        ::close(connection.socket);
        connection.socket = -1;
      }
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
