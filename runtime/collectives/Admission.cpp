//===- Admission.cpp - who is of the launch gets in, and nobody else ------===//
#include "runtime/collectives/Admission.h"

#include "runtime/hal/Crypto.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace sluice::collectives {
namespace {

constexpr size_t kShortest = 16;
constexpr const char *kPurpose = "processes prove by OpenSSL's libcrypto that they belong together";

/// The first line of a file; with `isPrivate`, of one that only this user can read.
Status readLine(const std::string &path, bool isPrivate, std::string &line) {
  int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | (isPrivate ? O_NOFOLLOW : 0) | O_NONBLOCK);
  if (file < 0)
    return makeError(SLUICE_IO_ERROR, "cannot read the secret in '%s': %s", path.c_str(),
                     std::strerror(errno));
  Undo undo([&] { ::close(file); });
  struct stat about{};
  if (::fstat(file, &about) != 0 || !S_ISREG(about.st_mode) ||
      (isPrivate && (about.st_uid != ::geteuid() || (about.st_mode & 077))))
    return makeError(SLUICE_IO_ERROR, "'%s' is no file of this user's for a secret", path.c_str());
  char text[1024];
  ssize_t got = ::read(file, text, sizeof(text));
  line.assign(text, got > 0 ? size_t(got) : 0);
  line.resize(std::min(line.size(), line.find_first_of("\r\n")));
  return {};
}

Status checkLength(const std::string &text, const char *where) {
  return text.size() >= kShortest
             ? Status()
             : makeError(SLUICE_INVALID_ARGUMENT,
                         "the secret in %s has %zu characters, the least is %zu", where,
                         text.size(), kShortest);
}

} // namespace

bool areEqual(const Digest &a, const Digest &b) {
  volatile uint8_t difference = 0;
  for (size_t i = 0; i < a.size(); ++i)
    difference = difference | (a[i] ^ b[i]);
  return difference == 0;
}

Status makeRandom(std::span<uint8_t> bytes) {
  return ::getrandom(bytes.data(), bytes.size(), 0) == ssize_t(bytes.size())
             ? Status()
             : makeError(SLUICE_IO_ERROR, "the system has no random numbers");
}

Status Secret::read(Secret &secret) {
  const char *text = std::getenv("SLUICE_SECRET"), *file = std::getenv("SLUICE_SECRET_FILE");
  secret = Secret(text ? text : "");
  if (text)
    return checkLength(secret.text, "SLUICE_SECRET");
  if (!file)
    return {};
  SLUICE_RETURN_IF_ERROR(readLine(file, false, secret.text));
  return checkLength(secret.text, file);
}

Status Secret::prepare() {
  const hal::Crypto *crypto;
  return hal::Crypto::open(kPurpose, crypto);
}

Status Secret::make(Secret &secret) {
  uint8_t random[32];
  SLUICE_RETURN_IF_ERROR(makeRandom(random));
  secret.text.clear();
  for (uint8_t byte : random)
    secret.text += formatText("%02x", byte);
  return {};
}

Status Secret::inFile(uint16_t port, bool makes, Secret &secret) {
  const char *folder = std::getenv("XDG_RUNTIME_DIR");
  Secret made;
  made.file = formatText("%s/sluice-%u-%u", folder && *folder ? folder : "/tmp",
                         unsigned(::geteuid()), port);
  if (makes) {
    SLUICE_RETURN_IF_ERROR(make(made));
    ::unlink(made.file.c_str());
    int file = ::open(made.file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    bool written =
        file >= 0 && ::write(file, made.text.data(), made.text.size()) == ssize_t(made.text.size());
    int error = errno;
    if (file >= 0)
      ::close(file);
    if (!written)
      return makeError(SLUICE_IO_ERROR,
                       "process 0 cannot leave a secret for the others in '%s': %s; "
                       "SLUICE_SECRET gives all the same one",
                       made.file.c_str(), std::strerror(error));
  }
  secret = std::move(made);
  return {};
}

void Secret::forgetFile() const {
  if (!file.empty())
    ::unlink(file.c_str());
}

Status Secret::load() {
  if (!text.empty())
    return {};
  SLUICE_RETURN_IF_ERROR(readLine(file, true, text));
  return checkLength(text, file.c_str());
}

Status Secret::sign(std::initializer_list<std::span<const uint8_t>> parts, Digest &digest) {
  SLUICE_RETURN_IF_ERROR(load());
  const hal::Crypto *crypto;
  SLUICE_RETURN_IF_ERROR(hal::Crypto::open(kPurpose, crypto));
  Bytes all;
  for (std::span<const uint8_t> part : parts)
    all.insert(all.end(), part.begin(), part.end());
  unsigned length = 0;
  if (!crypto->hmac(crypto->sha256(), text.data(), int(text.size()), all.data(), all.size(),
                    digest.data(), &length) ||
      length != digest.size())
    return makeError(SLUICE_RESOURCE_EXHAUSTED, "libcrypto computes no HMAC");
  return {};
}

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
