//===- RendezvousTarget.cpp - what other processes say --------------------===//
// The first byte says whose the other bytes are: a stranger's at the door of process 0; process
// 1's, which got in and then says anything; process 0's, as process 1 hears them. The bytes are
// sent in pieces, and the connection ends. Nobody hangs, and who hears nothing of sense gets a
// status.
//===----------------------------------------------------------------------===//
#include "runtime/collectives/Rendezvous.h"
#include "test/fuzz/Target.h"

#include <sys/socket.h>

using namespace sluice;
using namespace sluice::collectives;

namespace {

Meeting meetingHere() {
  Meeting meeting;
  meeting.addresses = {"127.0.0.1"}, meeting.secret = Secret("a secret of the tests");
  fuzz::require(listenAt("127.0.0.1", meeting.port, meeting.listener).ok(), "no port is free");
  return meeting;
}

/// All bytes, in pieces as long as some of them say.
void say(int socket, FuzzedDataProvider &bytes) {
  while (bytes.remaining_bytes()) {
    auto piece = bytes.ConsumeBytes<uint8_t>(bytes.ConsumeIntegralInRange<size_t>(1, 64));
    if (::send(socket, piece.data(), piece.size(), MSG_NOSIGNAL) < 0)
      return;
  }
}

/// A frame that is whole: bytes alone are rarely one.
void sayFrames(int socket, FuzzedDataProvider &bytes) {
  while (bytes.remaining_bytes() && bytes.ConsumeBool()) {
    uint8_t header[9] = {bytes.ConsumeIntegralInRange<uint8_t>(0, 7)};
    auto subject = bytes.ConsumeIntegralInRange<uint32_t>(0, 3);
    auto payload = bytes.ConsumeBytes<uint8_t>(bytes.ConsumeIntegral<uint8_t>());
    auto length = uint32_t(payload.size());
    std::memcpy(header + 1, &subject, 4), std::memcpy(header + 5, &length, 4);
    ::send(socket, header, sizeof(header), MSG_NOSIGNAL);
    ::send(socket, payload.data(), payload.size(), MSG_NOSIGNAL);
  }
  say(socket, bytes);
}

void strangerAtTheDoor(FuzzedDataProvider &bytes) {
  Meeting meeting = meetingHere();
  {
    Door door(meeting.listener, Purpose::Rendezvous, 2, meeting.secret);
    int stranger = -1, socket = -1;
    fuzz::require(connectTo("127.0.0.1", meeting.port, 2000, stranger).ok(), "no connection");
    say(stranger, bytes);
    ::shutdown(stranger, SHUT_WR);
    std::vector<pollfd> none;
    Member member;
    fuzz::require(door.wait(none, Clock::now() + std::chrono::milliseconds(2), member, socket).ok(),
                  "the door fails");
    fuzz::require(socket < 0, "a stranger got in");
    ::close(stranger);
  }
  ::close(meeting.listener);
}

/// Process 0 of 2, of which the other is wild.
void wildMember(FuzzedDataProvider &bytes, bool waits) {
  Meeting meeting = meetingHere();
  std::thread member([&] {
    int socket = -1;
    uint32_t size = 0;
    Status status = enter(0, meeting.addresses, meeting.port, 10, Purpose::Rendezvous, {1, 2},
                          meeting.secret, size, socket);
    fuzz::require(status.ok() && size == 2, "a member does not get in");
    sayFrames(socket, bytes);
    ::close(socket);
  });
  std::atomic<bool> isLost{false}; // lives longer than who tells
  std::unique_ptr<Rendezvous> rendezvous;
  Meeting mine = meeting;
  fuzz::require(Rendezvous::create(0, 2, std::move(mine), rendezvous).ok(), "they do not meet");
  member.join();
  std::vector<collectives::Bytes> all;
  rendezvous->onLoss([&] { isLost = true; });
  const uint8_t mineBytes[] = {1, 2, 3};
  if (waits && rendezvous->exchange(mineBytes, all).ok())
    fuzz::require(all.size() == 2 && all[0].size() == 3, "another exchange than was asked for");
}

/// Process 1 of 2, whose process 0 is wild.
void wildHost(FuzzedDataProvider &bytes, bool waits) {
  Meeting meeting = meetingHere();
  std::thread host([&] {
    Door door(meeting.listener, Purpose::Rendezvous, 2, meeting.secret);
    std::vector<pollfd> none;
    Member member;
    int socket = -1;
    Status status = door.wait(none, Clock::now() + std::chrono::seconds(10), member, socket);
    fuzz::require(status.ok() && socket >= 0, "nobody comes");
    sayFrames(socket, bytes);
    ::close(socket);
  });
  Meeting mine = meeting;
  mine.listener = -1;
  std::unique_ptr<Rendezvous> rendezvous;
  Status status = Rendezvous::create(1, 2, std::move(mine), rendezvous);
  host.join();
  std::vector<collectives::Bytes> all;
  if (status.ok() && waits && rendezvous->exchange({}, all).ok())
    fuzz::require(all.size() == 2, "an exchange among others than asked for");
  rendezvous.reset();
  ::close(meeting.listener);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  FuzzedDataProvider bytes(data, size);
  bool waits = size % 32 == 5; // who waits for what was lost waits a second
  switch (bytes.ConsumeIntegralInRange<int>(0, 2)) {
  case 0: strangerAtTheDoor(bytes); break;
  case 1: wildMember(bytes, waits); break;
  default: wildHost(bytes, waits); break;
  }
  return 0;
}
