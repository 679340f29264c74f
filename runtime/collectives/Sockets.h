//===- Sockets.h - TCP connections between processes ----------------------===//
#pragma once

#include "runtime/base/Status.h"

#include <chrono>
#include <cstdint>
#include <vector>

namespace sluice::collectives {

using Clock = std::chrono::steady_clock;
using Bytes = std::vector<uint8_t>;

/// Milliseconds from now to `until`, as poll takes them.
int millisecondsTo(Clock::time_point until);

/// A socket that accepts connections at `address`, a name or number of this machine, and no other;
/// "" is all of them. 0 picks a port, and `port` tells. The caller closes it.
Status listenAt(const std::string &address, uint16_t &port, int &socket);
/// A connection to `address` if it answers in time. The caller closes `socket`.
Status connectTo(const std::string &address, uint16_t port, int milliseconds, int &socket);
/// Addresses of this machine as others may reach it, its own name for itself first.
std::vector<std::string> ownAddresses();
/// Which of them a connection has at this end.
std::string addressOf(int socket);

/// For who is known to be of the launch: the end of its machine ends the connection, and who does
/// not read keeps nobody.
void trust(int socket);
bool sendAll(int socket, const void *data, size_t bytes);
/// False also where the bytes are not there until then.
bool receiveAll(int socket, void *data, size_t bytes, Clock::time_point until);

} // namespace sluice::collectives
