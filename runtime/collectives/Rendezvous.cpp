//===- Rendezvous.cpp - how processes find each other, and notice who is gone ===//
#include "runtime/collectives/Rendezvous.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <ifaddrs.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sluice::collectives {
namespace {

using Clock = std::chrono::steady_clock;

constexpr uint32_t kProtocol = 0x534C5231; // "SLR1": another version does not get in
constexpr uint32_t kMaxBytes = 64 << 20;   // of one frame
constexpr uint32_t kMaxReason = 4 << 10;   // of the text of a failure
/// How long what was sent before its sender ended may still be on its way.
constexpr auto kGrace = std::chrono::seconds(1);

enum FrameKind : uint8_t { Hello, Part, All, Bye, Gone, Failed };

double secondsToWait() {
  const char *text = std::getenv("SLUICE_RENDEZVOUS_TIMEOUT");
  double seconds = text ? std::strtod(text, nullptr) : 0;
  return seconds > 0 ? seconds : 60;
}

/// A machine that vanishes says nothing; the kernel asks after two seconds of silence, and gives up
/// after three more.
void keepAlive(int socket) {
  int on = 1, idle = 2, interval = 1, probes = 3;
  unsigned unacknowledged = 5000;
  ::setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof(on));
  ::setsockopt(socket, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof(idle));
  ::setsockopt(socket, IPPROTO_TCP, TCP_KEEPINTVL, &interval, sizeof(interval));
  ::setsockopt(socket, IPPROTO_TCP, TCP_KEEPCNT, &probes, sizeof(probes));
  ::setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &unacknowledged, sizeof(unacknowledged));
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
}

bool sendAll(int socket, const void *data, size_t bytes) {
  auto *next = static_cast<const uint8_t *>(data);
  while (bytes) {
    ssize_t sent = ::send(socket, next, bytes, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR)
      continue;
    if (sent <= 0)
      return false;
    next += sent, bytes -= size_t(sent);
  }
  return true;
}

bool receiveAll(int socket, void *data, size_t bytes) {
  auto *next = static_cast<uint8_t *>(data);
  while (bytes) {
    ssize_t got = ::recv(socket, next, bytes, 0);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0)
      return false;
    next += got, bytes -= size_t(got);
  }
  return true;
}

/// A frame: kind, whom it is about, length, payload.
bool sendFrame(int socket, uint8_t kind, uint32_t subject, std::span<const uint8_t> payload) {
  uint8_t header[9] = {kind};
  auto length = uint32_t(payload.size());
  std::memcpy(header + 1, &subject, 4);
  std::memcpy(header + 5, &length, 4);
  return sendAll(socket, header, sizeof(header)) && sendAll(socket, payload.data(), payload.size());
}

/// Tells a process that waits for the others why it does not begin.
void sendFailure(int socket, const Status &status) {
  std::string_view text = status.message();
  sendFrame(socket, Failed, 0, {reinterpret_cast<const uint8_t *>(text.data()), text.size()});
}

void limitReceive(int socket, double seconds) {
  timeval time{time_t(seconds), suseconds_t((seconds - double(time_t(seconds))) * 1e6)};
  ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof(time));
}

/// What a process says first.
struct Greeting {
  uint32_t protocol, rank, size;
};

/// Process 0 takes a connection and answers its greeting with `size`. -1 if it is somebody else's.
int acceptGreeting(int listener, uint32_t size, Greeting &greeting) {
  int socket = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC);
  if (socket < 0)
    return -1;
  keepAlive(socket);
  limitReceive(socket, 5);
  if (!receiveAll(socket, &greeting, sizeof(greeting)) || greeting.protocol != kProtocol) {
    ::close(socket);
    return -1;
  }
  limitReceive(socket, 0);
  sendAll(socket, &size, sizeof(size));
  return socket;
}

/// Tells those who come a moment too late as well.
void turnAway(int listener, uint32_t size, const Status &status) {
  auto until = Clock::now() + kGrace;
  while (true) {
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    pollfd wait{listener, POLLIN, 0};
    if (left <= 0 || ::poll(&wait, 1, int(left)) == 0)
      return;
    Greeting greeting{};
    int socket = acceptGreeting(listener, size, greeting);
    if (socket < 0)
      continue;
    sendFailure(socket, status);
    ::close(socket);
  }
}

Status systemError(const char *what) {
  return makeError(SLUICE_IO_ERROR, "%s: %s", what, std::strerror(errno));
}

/// One address; -1 if nobody answers.
int connectOnce(const addrinfo &address) {
  int socket = ::socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket < 0)
    return -1;
  ::fcntl(socket, F_SETFL, O_NONBLOCK);
  bool connected = ::connect(socket, address.ai_addr, address.ai_addrlen) == 0;
  if (!connected && errno == EINPROGRESS) {
    pollfd wait{socket, POLLOUT, 0};
    int error = 0;
    socklen_t length = sizeof(error);
    connected = ::poll(&wait, 1, 2000) == 1 &&
                ::getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &length) == 0 && error == 0;
  }
  if (!connected) {
    ::close(socket);
    return -1;
  }
  ::fcntl(socket, F_SETFL, 0);
  keepAlive(socket);
  return socket;
}

} // namespace

Status listenAt(uint16_t &port, int &result) {
  int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1;
  if (socket < 0)
    return systemError("cannot open a socket");
  ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_ANY);
  address.sin_port = htons(port);
  socklen_t length = sizeof(address);
  if (::bind(socket, reinterpret_cast<sockaddr *>(&address), sizeof(address)) ||
      ::listen(socket, 1024) ||
      ::getsockname(socket, reinterpret_cast<sockaddr *>(&address), &length)) {
    Status status = makeError(
        SLUICE_IO_ERROR, "process 0 cannot listen at port %u: %s; SLUICE_MASTER_PORT names another",
        port, std::strerror(errno));
    ::close(socket);
    return status;
  }
  port = ntohs(address.sin_port);
  result = socket;
  return {};
}

Status connectTo(uint32_t process, const std::vector<std::string> &addresses, uint16_t port,
                 double seconds, int &result) {
  auto until = Clock::now() + std::chrono::duration<double>(seconds);
  std::string problem = "nobody answers";
  do {
    for (const std::string &name : addresses) {
      addrinfo hints{}, *found = nullptr;
      hints.ai_family = AF_INET;
      hints.ai_socktype = SOCK_STREAM;
      if (int error = ::getaddrinfo(name.c_str(), std::to_string(port).c_str(), &hints, &found)) {
        problem = ::gai_strerror(error);
        continue;
      }
      int socket = -1;
      for (addrinfo *address = found; address && socket < 0; address = address->ai_next)
        socket = connectOnce(*address);
      ::freeaddrinfo(found);
      if (socket >= 0) {
        result = socket;
        return {};
      }
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  } while (Clock::now() < until);
  return makeError(SLUICE_IO_ERROR, "cannot reach process %u at %s, port %u, within %.0f s: %s",
                   process, addresses.empty() ? "?" : addresses.front().c_str(), port, seconds,
                   problem.c_str());
}

std::vector<std::string> ownAddresses() {
  std::vector<std::string> result;
  ifaddrs *interfaces = nullptr;
  if (::getifaddrs(&interfaces) == 0)
    for (ifaddrs *entry = interfaces; entry; entry = entry->ifa_next) {
      if (!entry->ifa_addr || entry->ifa_addr->sa_family != AF_INET)
        continue;
      char text[INET_ADDRSTRLEN] = "";
      auto *address = reinterpret_cast<sockaddr_in *>(entry->ifa_addr);
      if (::inet_ntop(AF_INET, &address->sin_addr, text, sizeof(text)))
        result.insert(ntohl(address->sin_addr.s_addr) >> 24 == 127 ? result.begin() : result.end(),
                      text);
    }
  ::freeifaddrs(interfaces);
  return result;
}

Status Rendezvous::create(uint32_t rank, uint32_t size, int listener,
                          const std::vector<std::string> &addresses, uint16_t port,
                          std::unique_ptr<Rendezvous> &rendezvous) {
  std::unique_ptr<Rendezvous> result(new Rendezvous(rank, size));
  Status status = rank == 0 ? result->gather(listener) : result->join(addresses, port);
  if (listener >= 0)
    ::close(listener);
  SLUICE_RETURN_IF_ERROR(std::move(status));
  if (::pipe2(result->wake, O_CLOEXEC))
    return systemError("cannot open a pipe");
  result->watcher = std::thread([self = result.get()] { self->watch(); });
  rendezvous = std::move(result);
  return {};
}

/// Process 0: takes a connection from each of the others, and tells all how that ended.
Status Rendezvous::gather(int listener) {
  Status status = takeConnections(listener);
  for (uint32_t to = 1; to < size; ++to)
    if (peers[to].socket >= 0) {
      if (status.ok())
        send(to, Hello, 0, {}); // if that fails, it has just ended, as the watcher will see
      else
        sendFailure(peers[to].socket, status);
    }
  if (!status.ok())
    turnAway(listener, size, status);
  return status;
}

Status Rendezvous::takeConnections(int listener) {
  double seconds = secondsToWait();
  auto until = Clock::now() + std::chrono::duration<double>(seconds);
  for (uint32_t present = 1; present < size;) {
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    if (left <= 0)
      return makeError(SLUICE_CANCELLED, "only %u of %u processes came within %.0f s; missing: %s",
                       present, size, seconds, missing().c_str());
    bool somebodyComes = false;
    // Nobody says anything before all have met, so what can be read is the end of a connection.
    std::vector<uint32_t> ended = waitToRead(listener, int(left), somebodyComes);
    if (!ended.empty())
      return endedWhileMeeting(ended.front());
    if (!somebodyComes)
      continue;
    Greeting greeting{};
    int socket = acceptGreeting(listener, size, greeting);
    if (socket < 0)
      continue;
    if (greeting.size != size || greeting.rank == 0 || greeting.rank >= size ||
        peers[greeting.rank].socket >= 0) {
      Status status = makeError(
          SLUICE_INVALID_ARGUMENT, "process 0 is one of %u, and is met by process %u of %u%s", size,
          greeting.rank, greeting.size, greeting.size == size ? " again" : "");
      sendFailure(socket, status);
      ::close(socket);
      return status;
    }
    peers[greeting.rank].socket = socket;
    ++present;
  }
  return {};
}

/// The ranks that process 0 has no connection from; the first of them where they are many.
std::string Rendezvous::missing() const {
  constexpr int kShown = 16;
  std::string list;
  int count = 0;
  for (uint32_t each = 1; each < size; ++each)
    if (peers[each].socket < 0 && ++count <= kShown)
      list += (list.empty() ? "" : ", ") + std::to_string(each);
  return count > kShown ? list + " and " + std::to_string(count - kShown) + " more" : list;
}

Status Rendezvous::endedWhileMeeting(uint32_t who) const {
  return makeError(
      SLUICE_CANCELLED,
      "process %u of %u ended without notice before all had met: it crashed or was killed", who,
      size);
}

/// The others: connect to process 0, and wait until all have.
Status Rendezvous::join(const std::vector<std::string> &addresses, uint16_t port) {
  double seconds = secondsToWait();
  int socket = -1;
  SLUICE_RETURN_IF_ERROR(connectTo(0, addresses, port, seconds, socket));
  peers[0].socket = socket;
  // Process 0 tells who is missing when its own time is over; this one waits a little longer than
  // that.
  limitReceive(socket, seconds + std::chrono::duration<double>(kGrace).count());
  auto silence = [&] {
    return errno == EAGAIN
               ? makeError(SLUICE_CANCELLED, "process 0 of %u does not answer within %.0f s", size,
                           seconds)
               : endedWhileMeeting(0);
  };
  Greeting greeting{kProtocol, rank, size};
  uint32_t sizeThere = 0;
  errno = 0;
  if (!sendAll(socket, &greeting, sizeof(greeting)) ||
      !receiveAll(socket, &sizeThere, sizeof(sizeThere)))
    return silence();
  if (sizeThere != size)
    return makeError(SLUICE_INVALID_ARGUMENT, "process %u is one of %u, process 0 is one of %u",
                     rank, size, sizeThere);
  uint8_t header[9];
  if (!receiveAll(socket, header, sizeof(header)))
    return silence();
  if (header[0] == Failed) {
    uint32_t length;
    std::memcpy(&length, header + 5, 4);
    std::string reason(std::min(length, kMaxReason), '\0');
    if (!receiveAll(socket, reason.data(), reason.size()))
      return silence();
    return makeError(SLUICE_CANCELLED, "%s", reason.c_str());
  }
  limitReceive(socket, 0);
  return {};
}

Rendezvous::~Rendezvous() {
  if (!watcher.joinable()) { // never met
    for (Peer &peer : peers)
      if (peer.socket >= 0)
        ::close(peer.socket);
    return;
  }
  for (uint32_t to = 0; to < size; ++to)
    if (peers[to].socket >= 0)
      send(to, Bye, rank, {});
  {
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] {
      return rank != 0 || std::all_of(presence.begin() + 1, presence.end(),
                                      [](Presence each) { return each != Presence::Here; });
    });
    stopping = true;
  }
  [[maybe_unused]] ssize_t woken = ::write(wake[1], "", 1);
  watcher.join();
  for (Peer &peer : peers)
    if (peer.socket >= 0)
      ::close(peer.socket);
  ::close(wake[0]), ::close(wake[1]);
}

bool Rendezvous::send(uint32_t to, uint8_t kind, uint32_t subject,
                      std::span<const uint8_t> payload) {
  std::lock_guard lock(peers[to].sending);
  return peers[to].socket >= 0 && sendFrame(peers[to].socket, kind, subject, payload);
}

void Rendezvous::markGone(uint32_t who, Presence how) {
  std::vector<std::function<void()>> callbacks;
  {
    std::lock_guard lock(mutex);
    if (presence[who] != Presence::Here)
      return;
    presence[who] = how;
    gone.push_back(who);
    if (how == Presence::Lost && !std::exchange(anyLost, true))
      callbacks = std::move(lossCallbacks);
    changed.notify_all();
  }
  if (rank == 0)
    for (uint32_t to = 1; to < size; ++to)
      if (to != who && peers[to].socket >= 0) {
        uint8_t lost = how == Presence::Lost;
        send(to, Gone, who, {&lost, 1});
      }
  for (auto &callback : callbacks)
    callback();
}

/// All parts of the oldest exchange are there: every process gets all.
void Rendezvous::completeExchange() {
  std::vector<Bytes> all;
  Bytes packed;
  {
    std::lock_guard lock(mutex);
    for (auto &list : parts)
      if (list.empty())
        return;
    for (auto &list : parts) {
      auto length = uint32_t(list.front().size());
      packed.insert(packed.end(), reinterpret_cast<uint8_t *>(&length),
                    reinterpret_cast<uint8_t *>(&length + 1));
      packed.insert(packed.end(), list.front().begin(), list.front().end());
      all.push_back(std::move(list.front()));
      list.pop_front();
    }
    complete.push_back(std::move(all));
    changed.notify_all();
  }
  for (uint32_t to = 1; to < size; ++to)
    send(to, All, 0, packed);
}

void Rendezvous::handle(uint32_t from, uint8_t kind, uint32_t subject, Bytes payload) {
  switch (kind) {
  case Part:
    if (rank != 0)
      return;
    {
      std::lock_guard lock(mutex);
      parts[from].push_back(std::move(payload));
    }
    completeExchange();
    return;
  case All: {
    std::vector<Bytes> all;
    for (size_t at = 0; at + 4 <= payload.size();) {
      uint32_t length;
      std::memcpy(&length, payload.data() + at, 4);
      at += 4;
      length = uint32_t(std::min<size_t>(length, payload.size() - at));
      all.emplace_back(payload.begin() + ptrdiff_t(at), payload.begin() + ptrdiff_t(at + length));
      at += length;
    }
    all.resize(size);
    std::lock_guard lock(mutex);
    complete.push_back(std::move(all));
    changed.notify_all();
    return;
  }
  case Bye: markGone(from, Presence::Left); return;
  case Gone:
    if (subject < size)
      markGone(subject, !payload.empty() && payload[0] ? Presence::Lost : Presence::Left);
    return;
  }
}

/// Takes what has arrived. False once the connection is closed.
bool Rendezvous::receive(uint32_t from) {
  Peer &peer = peers[from];
  uint8_t piece[16 << 10];
  ssize_t got = ::recv(peer.socket, piece, sizeof(piece), MSG_DONTWAIT);
  if (got < 0 && (errno == EINTR || errno == EAGAIN))
    return true;
  if (got <= 0)
    return false;
  peer.received.insert(peer.received.end(), piece, piece + got);
  while (peer.received.size() >= 9) {
    uint32_t subject, length;
    std::memcpy(&subject, peer.received.data() + 1, 4);
    std::memcpy(&length, peer.received.data() + 5, 4);
    if (length > kMaxBytes)
      return false;
    if (peer.received.size() < 9 + size_t(length))
      break;
    Bytes payload(peer.received.begin() + 9, peer.received.begin() + 9 + length);
    uint8_t kind = peer.received[0];
    peer.received.erase(peer.received.begin(), peer.received.begin() + 9 + length);
    handle(from, kind, subject, std::move(payload));
  }
  return true;
}

std::vector<uint32_t> Rendezvous::waitToRead(int other, int milliseconds, bool &otherReady) {
  std::vector<pollfd> waits{{other, POLLIN, 0}};
  std::vector<uint32_t> whose{0}, ready;
  for (uint32_t each = 0; each < size; ++each)
    if (peers[each].socket >= 0 && !peers[each].closed) {
      waits.push_back({peers[each].socket, POLLIN, 0});
      whose.push_back(each);
    }
  int count = ::poll(waits.data(), nfds_t(waits.size()), milliseconds);
  otherReady = count > 0 && waits[0].revents;
  for (size_t i = 1; i < waits.size() && count > 0; ++i)
    if (waits[i].revents)
      ready.push_back(whose[i]);
  return ready;
}

void Rendezvous::watch() {
  while (true) {
    bool woken = false;
    std::vector<uint32_t> ready = waitToRead(wake[0], -1, woken);
    if (woken)
      return;
    for (uint32_t from : ready)
      if (!receive(from)) {
        peers[from].closed = true;
        markGone(from, Presence::Lost);
      }
  }
}

Status Rendezvous::checkPresent(std::span<const uint32_t> ranks) const {
  std::lock_guard lock(mutex);
  // Who crashed is the cause; else who left first is.
  for (Presence how : {Presence::Lost, Presence::Left})
    for (uint32_t each : gone)
      if (presence[each] == how && std::ranges::count(ranks, each))
        return makeError(SLUICE_CANCELLED, "process %u of %u %s", each, size,
                         presence[each] == Presence::Lost
                             ? "ended without notice: it crashed or was killed"
                             : "left before the others were done");
  return {};
}

void Rendezvous::onLoss(std::function<void()> callback) {
  {
    std::lock_guard lock(mutex);
    if (!anyLost) {
      lossCallbacks.push_back(std::move(callback));
      return;
    }
  }
  callback();
}

Status Rendezvous::exchange(std::span<const uint8_t> mine, std::vector<Bytes> &all) {
  std::vector<uint32_t> everyone(size);
  for (uint32_t i = 0; i < size; ++i)
    everyone[i] = i;
  if (rank == 0) {
    {
      std::lock_guard lock(mutex);
      parts[0].emplace_back(mine.begin(), mine.end());
    }
    completeExchange();
  } else {
    send(0, Part, rank, mine); // if that fails, process 0 is gone, as the watcher sees
  }
  std::unique_lock lock(mutex);
  while (complete.empty()) {
    bool gone = std::ranges::any_of(presence, [](Presence each) { return each != Presence::Here; });
    if (!gone) {
      changed.wait(lock);
    } else if (!changed.wait_for(lock, kGrace, [&] { return !complete.empty(); })) {
      lock.unlock();
      return checkPresent(everyone);
    }
  }
  all = std::move(complete.front());
  complete.pop_front();
  return {};
}

} // namespace sluice::collectives
