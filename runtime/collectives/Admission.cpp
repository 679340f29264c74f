//===- Admission.cpp - who is of the launch gets in, and nobody else ------===//
#include "runtime/collectives/Admission.h"

#include "runtime/base/Status.h"

#include <cerrno>
#include <cstring>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace sluice::collectives {
namespace {

constexpr uint32_t kProtocol = 0x534C5232; // "SLR2": another version does not get in
constexpr size_t kMaxGuests = 256;
constexpr auto kGuestTime = std::chrono::seconds(5);

using Nonce = std::array<uint8_t, 32>;

struct Plea {
  uint32_t protocol = kProtocol;
  Purpose purpose;
  Member member;
  Nonce nonce;
};
struct Reply {
  uint32_t isIn = 0, size = 0;
};

template <typename T> std::span<const uint8_t> bytesOf(const T &value) {
  return {reinterpret_cast<const uint8_t *>(&value), sizeof(value)};
}

Status signPlea(Secret &secret, const Nonce &nonce, const Plea &plea, Digest &digest) {
  return secret.sign({bytesOf("plea"), bytesOf(nonce), bytesOf(plea)}, digest);
}
Status signReply(Secret &secret, const Nonce &nonce, const Plea &plea, const Reply &reply,
                 Digest &digest) {
  return secret.sign({bytesOf("reply"), bytesOf(nonce), bytesOf(plea), bytesOf(reply)}, digest);
}

} // namespace

struct Door::Guest {
  int socket = -1;
  Clock::time_point until;
  Nonce nonce;
  struct {
    Plea plea;
    Digest proof;
  } said;
  size_t received = 0; // bytes of `said`
  Guest() = default;
  Guest(const Guest &) = delete;
  ~Guest() {
    if (socket >= 0)
      ::close(socket);
  }
};

Door::Door(int listener, Purpose purpose, uint32_t size, Secret &secret)
    : listener(listener), purpose(purpose), size(size), secret(secret) {}
Door::~Door() = default;

/// Takes those who knock.
void Door::greet() {
  for (int i = 0; i < 64; ++i) { // a flood keeps nobody who is inside
    Guest &guest = guests.emplace_back();
    guest.socket = ::accept4(listener, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    guest.until = Clock::now() + kGuestTime;
    bool isOut = guest.socket < 0;
    if (isOut && errno != EAGAIN && errno != EINTR) // no descriptor is left, or the like
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    if (isOut && errno == EMFILE && guests.size() > 1)
      guests.pop_front();
    if (isOut || !makeRandom(guest.nonce).ok() ||
        ::send(guest.socket, guest.nonce.data(), guest.nonce.size(), MSG_NOSIGNAL) !=
            ssize_t(guest.nonce.size()))
      guests.pop_back();
    if (isOut)
      return;
    if (guests.size() > kMaxGuests)
      guests.pop_front();
  }
}

bool Door::listen(Guest &guest, bool &isMember, Member &member, Status &status) {
  ssize_t got = ::recv(guest.socket, reinterpret_cast<uint8_t *>(&guest.said) + guest.received,
                       sizeof(guest.said) - guest.received, MSG_DONTWAIT);
  if (got <= 0)
    return got < 0 && (errno == EAGAIN || errno == EINTR);
  guest.received += size_t(got);
  if (guest.received < sizeof(guest.said))
    return true;
  const Plea &plea = guest.said.plea;
  Digest wanted{}, proof{};
  status = signPlea(secret, guest.nonce, plea, wanted);
  isMember = status.ok() && areEqual(wanted, guest.said.proof) && plea.protocol == kProtocol &&
             plea.purpose == purpose;
  Reply reply{isMember, size};
  if (isMember)
    status = signReply(secret, guest.nonce, plea, reply, proof);
  member = plea.member;
  isMember &= status.ok();
  isMember &= sendAll(guest.socket, &reply, sizeof(reply)) &&
              sendAll(guest.socket, proof.data(), proof.size());
  return false;
}

Status Door::wait(std::vector<pollfd> &others, Clock::time_point until, Member &member,
                  int &socket) {
  socket = -1;
  std::vector<pollfd> waits;
  while (true) {
    waits.assign(1, {listener, POLLIN, 0});
    Clock::time_point wakes = until;
    for (const Guest &guest : guests) {
      waits.push_back({guest.socket, POLLIN, 0});
      wakes = std::min(wakes, guest.until);
    }
    waits.insert(waits.end(), others.begin(), others.end());
    int count = ::poll(waits.data(), nfds_t(waits.size()), millisecondsTo(wakes));
    if (count < 0 && errno != EINTR)
      return makeError(SLUICE_RESOURCE_EXHAUSTED, "cannot wait for connections: %s",
                       std::strerror(errno));
    auto next = waits.begin() + 1;
    for (auto guest = guests.begin(); guest != guests.end(); ++next) {
      auto each = guest++;
      bool isMember = false, stays = Clock::now() < each->until;
      Status status;
      if (count > 0 && next->revents)
        stays = listen(*each, isMember, member, status);
      if (isMember)
        socket = std::exchange(each->socket, -1);
      if (!stays)
        guests.erase(each);
      SLUICE_RETURN_IF_ERROR(std::move(status));
      if (socket >= 0) {
        trust(socket);
        return {};
      }
    }
    bool isOther = false;
    for (pollfd &other : others) {
      other.revents = count > 0 ? (next++)->revents : 0;
      isOther |= other.revents != 0;
    }
    if (count > 0 && waits[0].revents)
      greet();
    if (isOther || Clock::now() >= until)
      return {};
  }
}

Status enter(uint32_t process, const std::vector<std::string> &addresses, uint16_t port,
             double seconds, Purpose purpose, Member self, Secret &secret, uint32_t &sizeThere,
             int &result) {
  auto until = Clock::now() +
               std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  std::string problem = "it has no address";
  int tries = 0;
  do {
    for (const std::string &address : addresses) {
      int socket = -1;
      Undo undo([&] {
        if (socket >= 0)
          ::close(socket);
      });
      // In a flood the system drops calls, and repeats its own after a second only.
      bool isLong = ++tries % 4 == 0; // where the other is far or slow
      int patience = isLong ? 2000 : 150;
      if (Status status = connectTo(address, port, patience, socket); !status.ok()) {
        problem = status.message();
        continue;
      }
      auto limit = std::min<Clock::time_point>(
          until, Clock::now() + (isLong ? kGuestTime : std::chrono::milliseconds(300)));
      Nonce nonce;
      Plea plea{kProtocol, purpose, self, {}};
      Reply reply;
      Digest proof, wanted;
      problem = "who listens there says nothing that this version knows";
      if (!receiveAll(socket, nonce.data(), nonce.size(), limit))
        continue;
      SLUICE_RETURN_IF_ERROR(makeRandom(plea.nonce));
      SLUICE_RETURN_IF_ERROR(signPlea(secret, nonce, plea, proof));
      if (!sendAll(socket, &plea, sizeof(plea)) || !sendAll(socket, proof.data(), proof.size()) ||
          !receiveAll(socket, &reply, sizeof(reply), limit) ||
          !receiveAll(socket, proof.data(), proof.size(), limit))
        continue;
      SLUICE_RETURN_IF_ERROR(signReply(secret, nonce, plea, reply, wanted));
      if (!reply.isIn || !areEqual(proof, wanted))
        return makeError(SLUICE_INVALID_ARGUMENT,
                         "process %u at %s, port %u, has another secret than process %u: "
                         "SLUICE_SECRET or SLUICE_SECRET_FILE must give all the same one",
                         process, address.c_str(), port, self.rank);
      trust(socket);
      sizeThere = reply.size;
      result = std::exchange(socket, -1);
      return {};
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  } while (Clock::now() < until);
  return makeError(SLUICE_IO_ERROR, "cannot reach process %u at %s, port %u, within %.0f s: %s",
                   process, addresses.empty() ? "?" : addresses.front().c_str(), port, seconds,
                   problem.c_str());
}

} // namespace sluice::collectives
