//===- FakeNccl.c - NCCL between the fake devices of several processes -----===//
// What collectives between GPUs ask of NCCL, with right results: memory of fake devices is the
// host's (FakeDriverLibrary.c), so members copy through a file that all map, and a call has run
// when it returns. $SLUICE_FAKE_NCCL: "alone" meets nobody; "fails" meets, and no collective ends
// well. -DOLD leaves out a function.
//===----------------------------------------------------------------------===//
#define _GNU_SOURCE
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#define EXPORT __attribute__((visibility("default")))
enum { kSystemError = 2, kBadArgument = 4, kRemoteError = 6, kMost = 4, kSlot = 2 << 20 };

struct Shared {
  unsigned arrived, round;
  uint64_t lengths[kMost][kMost];
  _Alignas(64) char slots[kMost][kMost][kSlot];
};
struct Communicator {
  struct Shared *shared;
  int rank, size;
  struct {
    char *target;
    size_t bytes;
  } expected[kMost];
};
static int mode(const char *name) {
  const char *chosen = getenv("SLUICE_FAKE_NCCL");
  return chosen && strcmp(chosen, name) == 0;
}
static const size_t widths[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2};

/// All members come here; an error if one does not.
static int meet(struct Communicator *c) {
  struct Shared *shared = c->shared;
  unsigned round = __atomic_load_n(&shared->round, __ATOMIC_ACQUIRE);
  if (__atomic_add_fetch(&shared->arrived, 1, __ATOMIC_ACQ_REL) == (unsigned)c->size) {
    shared->arrived = 0;
    __atomic_store_n(&shared->round, round + 1, __ATOMIC_RELEASE);
  }
  for (int wait = 0; __atomic_load_n(&shared->round, __ATOMIC_ACQUIRE) == round; ++wait) {
    if (wait > 200000)
      return kRemoteError;
    usleep(100);
  }
  return 0;
}

EXPORT int ncclGetUniqueId(char *id) {
  int file = memfd_create("what fake devices exchange", 0);
  return file < 0 || ftruncate(file, sizeof(struct Shared))
             ? kSystemError
             : (snprintf(id, 128, "/proc/%d/fd/%d", getpid(), file), 0);
}
struct Id {
  char bytes[128];
};
EXPORT int ncclCommInitRank(struct Communicator **c, int size, struct Id id, int rank) {
  int file = open(id.bytes, O_RDWR | O_CLOEXEC);
  void *shared =
      file < 0 ? MAP_FAILED
               : mmap(NULL, sizeof(struct Shared), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (shared == MAP_FAILED || size > kMost || mode("alone"))
    return kSystemError;
  close(file);
  *c = calloc(1, sizeof(**c));
  (*c)->shared = shared, (*c)->rank = rank, (*c)->size = size;
  return meet(*c);
}
EXPORT int ncclCommDestroy(struct Communicator *c) {
  munmap(c->shared, sizeof(struct Shared));
  return free(c), 0;
}
EXPORT int ncclCommAbort(struct Communicator *c) { return ncclCommDestroy(c); }
EXPORT int ncclCommGetAsyncError(struct Communicator *c, int *result) {
  return *result = mode("fails") ? kRemoteError : 0, 0;
}
EXPORT const char *ncclGetErrorString(int result) {
  return result == kRemoteError ? "remote process exited" : "unhandled system error";
}
EXPORT const char *ncclGetLastError(struct Communicator *c) { return "the fake is told to"; }

#define COMBINE(T)                                                                                 \
  {                                                                                                \
    T a, b;                                                                                        \
    memcpy(&a, into, sizeof(T)), memcpy(&b, value, sizeof(T));                                     \
    a = how == 0 ? a + b : how == 1 ? a * b : how == 2 ? (b > a ? b : a) : (b < a ? b : a);        \
    memcpy(into, &a, sizeof(T));                                                                   \
    break;                                                                                         \
  }
static void combine(char *into, const char *value, int type, int how) {
  switch (type) {
  case 0: COMBINE(int8_t)
  case 1: COMBINE(uint8_t)
  case 2: COMBINE(int32_t)
  case 3: COMBINE(uint32_t)
  case 4: COMBINE(int64_t)
  case 5: COMBINE(uint64_t)
  case 6: COMBINE(_Float16)
  case 7: COMBINE(float)
  case 8: COMBINE(double)
  }
}

/// All members' sources lie in their own slots now, until they meet again.
static int give(struct Communicator *c, const void *source, size_t bytes) {
  if (bytes > kSlot || mode("fails"))
    return bytes > kSlot ? kBadArgument : kRemoteError;
  memcpy(c->shared->slots[c->rank][0], source, bytes);
  return meet(c);
}
/// Reduces elements `first` on of all sources.
static int reduced(struct Communicator *c, char *target, size_t first, size_t count, int type,
                   int how) {
  size_t width = widths[type];
  memcpy(target, c->shared->slots[0][0] + first * width, count * width);
  for (int other = 1; other < c->size; ++other)
    for (size_t i = 0; i < count; ++i)
      combine(target + i * width, c->shared->slots[other][0] + (first + i) * width, type, how);
  return meet(c);
}
EXPORT int ncclAllReduce(const void *source, void *target, size_t count, int type, int how,
                         struct Communicator *c, void *stream) {
  int result = give(c, source, count * widths[type]);
  return result ? result : reduced(c, target, 0, count, type, how);
}
EXPORT int ncclReduce(const void *source, void *target, size_t count, int type, int how, int root,
                      struct Communicator *c, void *stream) {
  int result = give(c, source, count * widths[type]);
  return result ? result : c->rank == root ? reduced(c, target, 0, count, type, how) : meet(c);
}
EXPORT int ncclReduceScatter(const void *source, void *target, size_t count, int type, int how,
                             struct Communicator *c, void *stream) {
  int result = give(c, source, c->size * count * widths[type]);
  return result ? result : reduced(c, target, c->rank * count, count, type, how);
}
EXPORT int ncclAllGather(const void *source, void *target, size_t count, int type,
                         struct Communicator *c, void *stream) {
  size_t bytes = count * widths[type];
  int result = give(c, source, bytes);
  for (int other = 0; !result && other < c->size; ++other)
    memcpy((char *)target + other * bytes, c->shared->slots[other][0], bytes);
  return result ? result : meet(c);
}
EXPORT int ncclBroadcast(const void *source, void *target, size_t count, int type, int root,
                         struct Communicator *c, void *stream) {
  int result = give(c, source, count * widths[type]);
  if (!result)
    memcpy(target, c->shared->slots[root][0], count * widths[type]);
  return result ? result : meet(c);
}

static struct Communicator *group; // of the calls since ncclGroupStart
EXPORT int ncclGroupStart(void) { return group = NULL, 0; }
EXPORT int ncclSend(const void *source, size_t count, int type, int peer, struct Communicator *c,
                    void *stream) {
  group = c;
  if (count > kSlot)
    return kBadArgument;
  memcpy(c->shared->slots[c->rank][peer], source, count);
  __atomic_store_n(&c->shared->lengths[c->rank][peer], count, __ATOMIC_RELEASE);
  return 0;
}
EXPORT int ncclRecv(void *target, size_t count, int type, int peer, struct Communicator *c,
                    void *stream) {
  group = c;
  c->expected[peer].target = target, c->expected[peer].bytes = count;
  return 0;
}
#ifndef OLD
/// Of members that only send, or only receive, the others wait for the length.
EXPORT int ncclGroupEnd(void) {
  int result = mode("fails") ? kRemoteError : 0;
  struct Communicator *c = group;
  for (int peer = 0; c && !result && peer < c->size; ++peer) {
    if (!c->expected[peer].bytes)
      continue;
    uint64_t *length = &c->shared->lengths[peer][c->rank];
    while (__atomic_load_n(length, __ATOMIC_ACQUIRE) != c->expected[peer].bytes)
      usleep(100);
    memcpy(c->expected[peer].target, c->shared->slots[peer][c->rank], c->expected[peer].bytes);
    c->expected[peer].bytes = 0;
    __atomic_store_n(length, 0, __ATOMIC_RELEASE);
  }
  for (int peer = 0; c && !result && peer < c->size; ++peer) // the slots are free again
    while (__atomic_load_n(&c->shared->lengths[c->rank][peer], __ATOMIC_ACQUIRE))
      usleep(100);
  return result;
}
#endif
