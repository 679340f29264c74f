//===- Faults.cpp - a machine that fails ----------------------------------===//
#include "runtime/testing/faults/Faults.h"

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <fcntl.h>
#include <new>
#include <poll.h>
#include <pthread.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sluice::testing {
namespace {
enum class Armed { No, Once, FromThenOn, Random };
std::atomic<Armed> armed{Armed::No};
std::atomic<uint64_t> calls{0}, failed{0}, first{0}, state{0};
std::atomic<uint32_t> oneIn{1}, pauses{0};

void arm(Armed how) {
  calls = 0, failed = 0;
  armed = how;
}

/// Fails with `error`.
bool fails(int error) {
  if (!isFault())
    return false;
  errno = error;
  return true;
}
} // namespace

void armFaults(uint64_t number, FaultMode mode) {
  first = number;
  arm(mode == FaultMode::Once ? Armed::Once : Armed::FromThenOn);
}

void armRandomFaults(uint32_t one, uint64_t seed) {
  oneIn = one, state = seed;
  arm(Armed::Random);
}

uint64_t disarmFaults() {
  armed = Armed::No;
  return failed;
}

FaultPause::FaultPause() { ++pauses; }
FaultPause::~FaultPause() { --pauses; }

bool isFault() {
  Armed how = armed.load(std::memory_order_relaxed);
  if (how == Armed::No || pauses.load(std::memory_order_relaxed))
    return false;
  uint64_t number = ++calls;
  bool fault = how == Armed::Once ? number == first : number >= first;
  if (how == Armed::Random) {
    uint64_t z = state.fetch_add(0x9E3779B97F4A7C15u);
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u, z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    fault = (z ^ z >> 31) % oneIn == 0;
  }
  failed += fault;
  return fault;
}

} // namespace sluice::testing

using sluice::testing::fails;

/// `name` fails with `result` and `error`, or is what it is.
#define WRAP(result, name, parameters, arguments, failure, error)                                  \
  result __real_##name parameters;                                                                 \
  result __wrap_##name parameters { return fails(error) ? (failure) : __real_##name arguments; }
/// The same for a form of operator new.
#define WRAP_NEW(name, parameters, arguments)                                                      \
  void *__real_##name parameters;                                                                  \
  void *__wrap_##name parameters {                                                                 \
    if (fails(ENOMEM))                                                                             \
      throw std::bad_alloc();                                                                      \
    return __real_##name arguments;                                                                \
  }

extern "C" {
WRAP_NEW(_Znwm, (size_t bytes), (bytes))
WRAP_NEW(_Znam, (size_t bytes), (bytes))
WRAP_NEW(_ZnwmSt11align_val_t, (size_t bytes, std::align_val_t alignment), (bytes, alignment))
WRAP(void *, _ZnwmRKSt9nothrow_t, (size_t bytes, const std::nothrow_t &how), (bytes, how), nullptr,
     ENOMEM)
WRAP(void *, malloc, (size_t bytes), (bytes), nullptr, ENOMEM)
WRAP(void *, calloc, (size_t count, size_t bytes), (count, bytes), nullptr, ENOMEM)
WRAP(void *, realloc, (void *old, size_t bytes), (old, bytes), nullptr, ENOMEM)
WRAP(int, posix_memalign, (void **memory, size_t alignment, size_t bytes),
     (memory, alignment, bytes), ENOMEM, ENOMEM)
WRAP(void *, mmap, (void *at, size_t bytes, int rights, int flags, int file, off_t offset),
     (at, bytes, rights, flags, file, offset), MAP_FAILED, ENOMEM)
WRAP(int, mprotect, (void *at, size_t bytes, int rights), (at, bytes, rights), -1, ENOMEM)
WRAP(int, pthread_create,
     (pthread_t * thread, const pthread_attr_t *how, void *(*body)(void *), void *user),
     (thread, how, body, user), EAGAIN, EAGAIN)
WRAP(int, fstat, (int file, struct stat *about), (file, about), -1, EIO)
WRAP(FILE *, fopen, (const char *path, const char *how), (path, how), nullptr, EMFILE)
WRAP(ssize_t, read, (int file, void *to, size_t bytes), (file, to, bytes), -1, EIO)
WRAP(int, pipe2, (int *ends, int flags), (ends, flags), -1, EMFILE)
WRAP(int, socket, (int family, int type, int protocol), (family, type, protocol), -1, EMFILE)
WRAP(int, socketpair, (int family, int type, int protocol, int *ends),
     (family, type, protocol, ends), -1, EMFILE)
WRAP(int, memfd_create, (const char *name, unsigned flags), (name, flags), -1, EMFILE)
WRAP(int, ftruncate, (int file, off_t bytes), (file, bytes), -1, ENOSPC)
WRAP(int, posix_spawn,
     (pid_t * child, const char *path, const posix_spawn_file_actions_t *actions,
      const posix_spawnattr_t *how, char *const *words, char *const *environment),
     (child, path, actions, how, words, environment), EAGAIN, EAGAIN)
WRAP(int, bind, (int socket, const sockaddr *at, socklen_t bytes), (socket, at, bytes), -1,
     EADDRINUSE)
WRAP(int, listen, (int socket, int backlog), (socket, backlog), -1, EIO)
WRAP(int, accept4, (int socket, sockaddr *from, socklen_t *bytes, int flags),
     (socket, from, bytes, flags), -1, EMFILE)
WRAP(int, connect, (int socket, const sockaddr *to, socklen_t bytes), (socket, to, bytes), -1,
     ECONNREFUSED)
WRAP(ssize_t, send, (int socket, const void *from, size_t bytes, int flags),
     (socket, from, bytes, flags), -1, ECONNRESET)
WRAP(ssize_t, recv, (int socket, void *to, size_t bytes, int flags), (socket, to, bytes, flags), -1,
     ECONNRESET)
WRAP(int, poll, (pollfd * waits, nfds_t count, int milliseconds), (waits, count, milliseconds), -1,
     ENOMEM)

int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
  va_end(more);
  return fails(EMFILE) ? -1 : __real_open(path, flags, mode);
}
}
