//===- Rendezvous.cpp - how processes find each other, and notice who is gone ===//
#include "runtime/collectives/Rendezvous.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sluice::collectives {
namespace {

constexpr uint32_t kMaxBytes = 64 << 20; // of one frame
constexpr uint32_t kMaxReason = 4 << 10; // of the text of a failure
/// How long what was sent before its sender ended may still be on its way.
constexpr auto kGrace = std::chrono::seconds(1);

enum FrameKind : uint8_t { Hello, Part, All, Bye, Gone, Failed };

double secondsToWait() {
  const char *text = std::getenv("SLUICE_RENDEZVOUS_TIMEOUT");
  double seconds = text ? std::strtod(text, nullptr) : 0;
  return seconds > 0 ? seconds : 60;
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

} // namespace

Rendezvous::Rendezvous(uint32_t rank, uint32_t size, Meeting meeting)
    : rank(rank), size(size), meeting(std::move(meeting)), peers(size),
      waits(size, pollfd{-1, POLLIN, 0}), presence(size), parts(size) {
  gone.reserve(size);
}

Status Rendezvous::create(uint32_t rank, uint32_t size, Meeting meeting,
                          std::unique_ptr<Rendezvous> &rendezvous) {
  int listener = meeting.listener;
  Undo undo([&] {
    if (listener >= 0)
      ::close(listener);
  });
  SLUICE_RETURN_IF_ERROR(Secret::prepare()); // before anybody waits for this process
  std::unique_ptr<Rendezvous> result(new Rendezvous(rank, size, std::move(meeting)));
  if (::pipe2(result->wake, O_CLOEXEC))
    return makeError(SLUICE_IO_ERROR, "cannot open a pipe: %s", std::strerror(errno));
  SLUICE_RETURN_IF_ERROR(rank == 0 ? result->gather() : result->join());
  result->waits.push_back({result->wake[0], POLLIN, 0});
  result->watcher = std::thread([self = result.get()] { self->watch(); });
  rendezvous = std::move(result);
  return {};
}

/// Process 0: takes a connection from each of the others, and tells all how that ended.
Status Rendezvous::gather() {
  Door door(meeting.listener, Purpose::Rendezvous, size, meeting.secret);
  Status status = guarded([&] { return takeConnections(door); });
  for (uint32_t to = 1; to < size; ++to)
    if (peers[to].socket >= 0) {
      if (status.ok())
        send(to, Hello, 0, {}); // if that fails, it has just ended, as the watcher will see
      else
        sendFailure(peers[to].socket, status);
    }
  // Those who come a moment too late are told as well.
  for (auto until = Clock::now() + kGrace; !status.ok() && Clock::now() < until;) {
    Member late;
    std::vector<pollfd> none;
    int socket = -1;
    if (!door.wait(none, until, late, socket).ok())
      break;
    if (socket >= 0)
      sendFailure(socket, status), ::close(socket);
  }
  meeting.secret.forgetFile();
  return status;
}

Status Rendezvous::takeConnections(Door &door) {
  double seconds = secondsToWait();
  auto until = Clock::now() +
               std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  for (uint32_t present = 1; present < size;) {
    if (Clock::now() >= until)
      return makeError(SLUICE_CANCELLED, "only %u of %u processes came within %.0f s; missing: %s",
                       present, size, seconds, missing().c_str());
    Member member;
    int socket = -1;
    SLUICE_RETURN_IF_ERROR(door.wait(waits, until, member, socket));
    // Nobody says anything before all have met, so what can be read is the end of a connection.
    for (uint32_t each = 1; each < size; ++each)
      if (socket < 0 && waits[each].revents)
        return endedWhileMeeting(each);
    if (socket < 0)
      continue;
    if (member.size != size || member.rank == 0 || member.rank >= size ||
        peers[member.rank].socket >= 0) {
      Status status = makeError(SLUICE_INVALID_ARGUMENT,
                                "process 0 is one of %u, and is met by process %u of %u%s", size,
                                member.rank, member.size, member.size == size ? " again" : "");
      sendFailure(socket, status);
      ::close(socket);
      return status;
    }
    peers[member.rank].socket = waits[member.rank].fd = socket;
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
Status Rendezvous::join() {
  // Process 0 tells who is missing when its own time is over; this one waits a little longer than
  // that.
  double seconds = secondsToWait();
  auto until = Clock::now() + kGrace +
               std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  int &socket = peers[0].socket;
  uint32_t sizeThere = 0;
  SLUICE_RETURN_IF_ERROR(enter(0, meeting.addresses, meeting.port, seconds, Purpose::Rendezvous,
                               {rank, size}, meeting.secret, sizeThere, socket));
  waits[0].fd = socket;
  if (sizeThere != size)
    return makeError(SLUICE_INVALID_ARGUMENT, "process %u is one of %u, process 0 is one of %u",
                     rank, size, sizeThere);
  auto silence = [&] {
    return Clock::now() >= until
               ? makeError(SLUICE_CANCELLED, "process 0 of %u does not answer within %.0f s", size,
                           seconds)
               : endedWhileMeeting(0);
  };
  uint8_t header[9];
  if (!receiveAll(socket, header, sizeof(header), until))
    return silence();
  if (header[0] == Failed) {
    uint32_t length;
    std::memcpy(&length, header + 5, 4);
    std::string reason(std::min(length, kMaxReason), '\0');
    if (!receiveAll(socket, reason.data(), reason.size(), until))
      return silence();
    return makeError(SLUICE_CANCELLED, "%s", reason.c_str());
  }
  return {};
}

Rendezvous::~Rendezvous() {
  if (watcher.joinable()) {
    for (uint32_t to = 0; to < size; ++to)
      send(to, Bye, rank, {});
    {
      std::unique_lock lock(mutex);
      changed.wait(lock, [&] {
        return rank != 0 || !broken.ok() ||
               std::all_of(presence.begin() + 1, presence.end(),
                           [](Presence each) { return each != Presence::Here; });
      });
      stopping = true;
    }
    [[maybe_unused]] ssize_t woken = ::write(wake[1], "", 1);
    watcher.join();
  }
  for (Peer &peer : peers)
    if (peer.socket >= 0)
      ::close(peer.socket);
  for (int end : wake)
    if (end >= 0)
      ::close(end);
}

std::string Rendezvous::ownAddress() const {
  auto met = std::ranges::find_if(peers, [](const Peer &peer) { return peer.socket >= 0; });
  return met == peers.end() ? "" : addressOf(met->socket);
}

bool Rendezvous::send(uint32_t to, uint8_t kind, uint32_t subject,
                      std::span<const uint8_t> payload) {
  std::lock_guard lock(peers[to].sending);
  int socket = peers[to].socket;
  if (socket < 0 || sendFrame(socket, kind, subject, payload))
    return socket >= 0;
  ::shutdown(socket, SHUT_RDWR); // half a frame is none: both sides see the end
  return false;
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
    size_t bytes = 0;
    for (auto &list : parts)
      bytes += 4 + list.front().size();
    packed.reserve(bytes), all.reserve(size); // so that what follows cannot fail half-way
    std::vector<Bytes> &made = complete.emplace_back();
    for (auto &list : parts) {
      auto length = uint32_t(list.front().size());
      packed.insert(packed.end(), reinterpret_cast<uint8_t *>(&length),
                    reinterpret_cast<uint8_t *>(&length + 1));
      packed.insert(packed.end(), list.front().begin(), list.front().end());
      all.push_back(std::move(list.front()));
      list.pop_front();
    }
    made = std::move(all);
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
    if (from != 0) // which alone gives all
      return;
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
    if (from == 0 && subject < size)
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

void Rendezvous::giveUp(Status why) {
  std::lock_guard lock(mutex);
  broken = std::move(why);
  changed.notify_all();
}

void Rendezvous::watch() {
  for (int failures = 0;;) {
    if (::poll(waits.data(), nfds_t(waits.size()), -1) < 0) {
      if (errno != EINTR && ++failures > 100) // or memory is short for a moment
        return giveUp(makeError(SLUICE_RESOURCE_EXHAUSTED, "cannot watch the other processes: %s",
                                std::strerror(errno)));
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      continue;
    }
    failures = 0;
    if (waits.back().revents)
      return;
    for (uint32_t from = 0; from < size; ++from) {
      if (!waits[from].revents)
        continue;
      bool isOpen = false;
      Status status = guarded([&] {
        isOpen = receive(from);
        return Status();
      });
      if (!status.ok()) // what was said is not known
        giveUp(std::move(status));
      if (!isOpen) {
        waits[from].fd = -1;
        ::shutdown(peers[from].socket, SHUT_RDWR);
        markGone(from, Presence::Lost);
      }
    }
  }
}

Status Rendezvous::checkPresent(std::span<const uint32_t> ranks) const {
  std::lock_guard lock(mutex);
  SLUICE_RETURN_IF_ERROR(broken.copy());
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
    SLUICE_RETURN_IF_ERROR(broken.copy());
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
