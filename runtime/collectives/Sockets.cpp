//===- Sockets.cpp - TCP connections between processes --------------------===//
#include "runtime/collectives/Sockets.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <ifaddrs.h>
#include <memory>
#include <netdb.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sluice::collectives {

int millisecondsTo(Clock::time_point until) {
  auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
  return int(std::clamp<int64_t>(left, 0, 1000000));
}

/// A machine that vanishes says nothing; the kernel asks after two seconds of silence, and gives up
/// after three more.
void trust(int socket) {
  int on = 1, idle = 2, interval = 1, probes = 3;
  unsigned unacknowledged = 5000;
  ::setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof(on));
  ::setsockopt(socket, IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof(idle));
  ::setsockopt(socket, IPPROTO_TCP, TCP_KEEPINTVL, &interval, sizeof(interval));
  ::setsockopt(socket, IPPROTO_TCP, TCP_KEEPCNT, &probes, sizeof(probes));
  ::setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &unacknowledged, sizeof(unacknowledged));
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
  timeval patience{30, 0};
  ::setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof(patience));
  ::fcntl(socket, F_SETFL, 0);
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

bool receiveAll(int socket, void *data, size_t bytes, Clock::time_point until) {
  auto *next = static_cast<uint8_t *>(data);
  while (bytes) {
    pollfd wait{socket, POLLIN, 0};
    if (::poll(&wait, 1, millisecondsTo(until)) == 0)
      return false;
    ssize_t got = ::recv(socket, next, bytes, MSG_DONTWAIT);
    if (got < 0 && (errno == EINTR || errno == EAGAIN))
      continue;
    if (got <= 0)
      return false;
    next += got, bytes -= size_t(got);
  }
  return true;
}

/// What a name stands for. The error is what the resolver says.
using Found = std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)>;
static Status resolve(const std::string &address, uint16_t port, Found &found) {
  addrinfo hints{}, *list = nullptr;
  hints.ai_family = AF_INET;
  hints.ai_socktype = SOCK_STREAM;
  hints.ai_flags = AI_PASSIVE; // no name: all addresses
  if (int error = ::getaddrinfo(address.empty() ? nullptr : address.c_str(),
                                std::to_string(port).c_str(), &hints, &list))
    return makeError(SLUICE_IO_ERROR, "%s", ::gai_strerror(error));
  found.reset(list);
  return {};
}

Status listenAt(const std::string &address, uint16_t &port, int &result) {
  Found found(nullptr, ::freeaddrinfo);
  Status status = resolve(address, port, found);
  int socket = status.ok() ? ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0) : -1;
  int on = 1;
  sockaddr_in bound{};
  socklen_t length = sizeof(bound);
  if (socket >= 0)
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
  if (socket < 0 || ::bind(socket, found->ai_addr, found->ai_addrlen) || ::listen(socket, 1024) ||
      ::getsockname(socket, reinterpret_cast<sockaddr *>(&bound), &length)) {
    std::string reason = status.ok() ? std::strerror(errno) : status.message();
    if (socket >= 0)
      ::close(socket);
    return makeError(SLUICE_IO_ERROR, "cannot listen at %s, port %u: %s",
                     address.empty() ? "any address" : address.c_str(), port, reason.c_str());
  }
  port = ntohs(bound.sin_port);
  result = socket;
  return {};
}

/// One address; -1 if nobody answers.
static int connectOnce(const addrinfo &address, int milliseconds) {
  int socket = ::socket(address.ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (socket < 0)
    return -1;
  bool connected = ::connect(socket, address.ai_addr, address.ai_addrlen) == 0;
  if (!connected && errno == EINPROGRESS) {
    pollfd wait{socket, POLLOUT, 0};
    int error = 0;
    socklen_t length = sizeof(error);
    connected = ::poll(&wait, 1, milliseconds) == 1 &&
                ::getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &length) == 0 && error == 0;
  }
  if (!connected) {
    ::close(socket);
    return -1;
  }
  return socket;
}

Status connectTo(const std::string &address, uint16_t port, int milliseconds, int &socket) {
  Found found(nullptr, ::freeaddrinfo);
  SLUICE_RETURN_IF_ERROR(resolve(address, port, found));
  socket = -1;
  for (addrinfo *each = found.get(); each && socket < 0; each = each->ai_next)
    socket = connectOnce(*each, milliseconds);
  return socket >= 0 ? Status() : makeError(SLUICE_IO_ERROR, "nobody answers");
}

std::vector<std::string> ownAddresses() {
  std::vector<std::string> result;
  ifaddrs *interfaces = nullptr;
  Undo undo([&] { ::freeifaddrs(interfaces); });
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
  return result;
}

std::string addressOf(int socket) {
  sockaddr_in address{};
  socklen_t length = sizeof(address);
  char text[INET_ADDRSTRLEN] = "";
  ::getsockname(socket, reinterpret_cast<sockaddr *>(&address), &length);
  ::inet_ntop(AF_INET, &address.sin_addr, text, sizeof(text));
  return text;
}

} // namespace sluice::collectives
