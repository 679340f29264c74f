//===- Secret.cpp - what the processes of a launch know, and nobody else --===//
#include "runtime/collectives/Secret.h"

#include "runtime/base/Status.h"
#include "runtime/hal/Crypto.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/random.h>
#include <sys/stat.h>
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

} // namespace sluice::collectives
