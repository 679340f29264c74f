//===- failing_machine.cpp - memory and threads that fail in Python --------===//
// Preloaded by faults_tests.py: call `number` for C++ memory, aligned memory or a thread fails once
// armed, or all from that one on. Python's own calls for memory are left alone.
//===----------------------------------------------------------------------===//
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <dlfcn.h>
#include <new>
#include <pthread.h>

static std::atomic<long> calls{0}, first{0}, failed{0};
static std::atomic<bool> onwards{false};

extern "C" void arm(long number, bool all) {
  calls = 0, failed = 0, onwards = all;
  first = number;
}
extern "C" long disarm() {
  first = 0;
  return failed;
}
static bool fails() {
  long from = first.load();
  if (from == 0)
    return false;
  long number = ++calls;
  bool fault = onwards ? number >= from : number == from;
  failed += fault;
  return fault;
}

void *operator new(size_t bytes) {
  void *memory = fails() ? nullptr : std::malloc(bytes ? bytes : 1);
  if (!memory)
    throw std::bad_alloc();
  return memory;
}
void *operator new[](size_t bytes) { return operator new(bytes); }
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, size_t) noexcept { std::free(memory); }
void operator delete[](void *memory) noexcept { std::free(memory); }
void operator delete[](void *memory, size_t) noexcept { std::free(memory); }

extern "C" int posix_memalign(void **memory, size_t alignment, size_t bytes) noexcept {
  if (fails())
    return ENOMEM;
  *memory = std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
  return *memory ? 0 : ENOMEM;
}
extern "C" int pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*body)(void *),
                              void *user) noexcept {
  static auto real =
      reinterpret_cast<decltype(&pthread_create)>(dlsym(RTLD_NEXT, "pthread_create"));
  return fails() ? EAGAIN : real(thread, how, body, user);
}
