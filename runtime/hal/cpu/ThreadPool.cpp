//===- ThreadPool.cpp - threads that share the chunks of one job ----------===//
#include "runtime/hal/cpu/ThreadPool.h"

#include "runtime/base/Status.h"
#include "runtime/hal/cpu/CpuFeatures.h"

#include <algorithm>
#include <mutex>
#include <sched.h>
#include <unistd.h>

namespace sluice::hal::cpu {
namespace {

// The next dispatch of a running model is at most this far away; until then a waiting thread keeps
// its core.
constexpr auto kDispatchGap = std::chrono::microseconds(50);
constexpr uint32_t kPausesPerClock = 32;

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

thread_local const ThreadPool *currentPool = nullptr;
thread_local uint32_t currentWorker = 0;

} // namespace

ThreadPool::ThreadPool(uint32_t threads, std::chrono::microseconds spin, PoolWork &work)
    : work(work), spin(spin), places(threads - 1), sharesCores(threads > usableCores()) {
  workers.reserve(threads - 1);
  Undo undo([this] { stop(); });
  for (uint32_t i = 0; i + 1 < threads; ++i)
    workers.emplace_back([this, i] {
      currentPool = this;
      currentWorker = i;
      places.enter(i);
      entered.fetch_add(1);
      entered.notify_one();
      participate(
          [](const void *pool) { return static_cast<const ThreadPool *>(pool)->stopping.load(); },
          this, true);
    });
  undo.dismiss();
  for (uint32_t count; (count = entered.load()) + 1 < threads;) // what threads begin with is over
    entered.wait(count);
}

void ThreadPool::stop() {
  stopping.store(true);
  signal.fetch_add(1);
  signal.notify_all();
  for (std::thread &worker : workers)
    worker.join();
}

bool ThreadPool::isWorker() const { return currentPool == this; }

void ThreadPool::run(uint32_t chunkCount, ChunkFunction chunkFunction, void *chunkContext) {
  if (chunkCount <= 1 || workers.empty()) {
    for (uint32_t chunk = 0; chunk < chunkCount; ++chunk)
      chunkFunction(chunkContext, chunk);
    return;
  }
  function = chunkFunction;
  context = chunkContext;
  chunks = chunkCount;
  completed.store(0, std::memory_order_relaxed);
  remaining.store(chunkCount, std::memory_order_seq_cst);
  places.clearProcessor();
  wake(chunkCount - 1);
  help();
  for (uint32_t spins = 0; completed.load(std::memory_order_acquire) != chunkCount; ++spins) {
    if (spins < 4096)
      pause();
    else // A thread with a chunk lost its core.
      std::this_thread::yield();
  }
}

/// Runs chunks of the current job while there are unclaimed ones.
bool ThreadPool::help() {
  bool helped = false;
  while (remaining.load(std::memory_order_relaxed) > 0) {
    int64_t left = remaining.fetch_sub(1, std::memory_order_acq_rel);
    if (left <= 0)
      break;
    function(context, chunks - uint32_t(left));
    completed.fetch_add(1, std::memory_order_release);
    helped = true;
  }
  return helped;
}

void ThreadPool::participate(bool (*done)(const void *), const void *doneContext, bool isWorker) {
  auto idleSince = std::chrono::steady_clock::time_point();
  const auto awake = isWorker ? spin : kDispatchGap;
  for (uint32_t idle = 0; !done(doneContext);) {
    if (help() || work.poll(isWorker)) {
      idle = 0;
      continue;
    }
    pause();
    if (idle++ % kPausesPerClock)
      continue;
    auto now = std::chrono::steady_clock::now();
    if (idle == 1)
      idleSince = now;
    auto waited = now - idleSince;
    if (isWorker) {
      places.note(currentWorker);
      if (waited >= std::min(awake, kDispatchGap))
        places.release(currentWorker);
    }
    if (waited < awake) {
      if (waited >= kDispatchGap && sharesCores)
        std::this_thread::yield(); // The other threads of the pool want this core.
      continue;
    }
    sleep(done, doneContext, isWorker);
    idle = 0;
  }
}

void ThreadPool::sleep(bool (*done)(const void *), const void *doneContext, bool isWorker) {
  uint32_t seen = signal.load();
  sleepers.fetch_add(1);
  if (!isWorker)
    sleepingHosts.fetch_add(1);
  // Whoever changes one of these does so before it looks at `sleepers`.
  if (!done(doneContext) && remaining.load() <= 0 && !work.hasWork())
    signal.wait(seen);
  if (!isWorker)
    sleepingHosts.fetch_sub(1);
  sleepers.fetch_sub(1);
}

void ThreadPool::wake(uint32_t count) {
  uint32_t asleep = sleepers.load();
  if (asleep == 0)
    return;
  signal.fetch_add(1);
  if (count >= asleep) {
    signal.notify_all();
    return;
  }
  for (; count; --count)
    signal.notify_one();
}

void ThreadPool::notifyWork() { wake(1); }

void ThreadPool::notifyDone() {
  if (sleepingHosts.load() == 0)
    return;
  signal.fetch_add(1);
  signal.notify_all();
}

struct WorkerPlaces::Worker {
  std::mutex mutex;               // of all but `moved` being read
  int thread = 0;                 // 0: not entered yet
  cpu_set_t before;               // where it might run before it was moved
  std::atomic<bool> moved{false}; // `before` holds
};

WorkerPlaces::WorkerPlaces(uint32_t count)
    : count(count), processors(new std::atomic<int>[count]), workers(new Worker[count]) {
  for (uint32_t i = 0; i < count; ++i)
    processors[i].store(-1, std::memory_order_relaxed);
}

void WorkerPlaces::enter(uint32_t worker) {
  {
    std::lock_guard lock(workers[worker].mutex);
    workers[worker].thread = ::gettid();
  }
  note(worker);
}

void WorkerPlaces::note(uint32_t worker) {
  int processor = ::sched_getcpu();
  if (processors[worker].load(std::memory_order_relaxed) != processor) // keeps the line shared
    processors[worker].store(processor, std::memory_order_relaxed);
}

void WorkerPlaces::release(uint32_t index) {
  Worker &worker = workers[index];
  if (!worker.moved.load(std::memory_order_relaxed))
    return;
  std::lock_guard lock(worker.mutex);
  ::sched_setaffinity(worker.thread, sizeof(worker.before), &worker.before);
  worker.moved.store(false, std::memory_order_relaxed);
}

void WorkerPlaces::clearProcessor() {
  int here = ::sched_getcpu();
  for (uint32_t i = 0; i < count; ++i)
    if (processors[i].load(std::memory_order_relaxed) == here)
      move(i, here);
}

void WorkerPlaces::move(uint32_t index, int processor) {
  Worker &worker = workers[index];
  std::lock_guard lock(worker.mutex);
  if (worker.thread == ::gettid() || processor < 0 || processor >= CPU_SETSIZE)
    return; // A worker that begins a job itself stays where it is.
  cpu_set_t others;
  if (worker.moved.load(std::memory_order_relaxed))
    others = worker.before;
  else if (::sched_getaffinity(worker.thread, sizeof(others), &others) == 0)
    worker.before = others;
  else
    return; // More processors than a cpu_set_t holds.
  CPU_CLR(processor, &others);
  if (CPU_COUNT(&others) == 0 || ::sched_setaffinity(worker.thread, sizeof(others), &others) != 0)
    return;
  worker.moved.store(true, std::memory_order_relaxed);
  processors[index].store(-1, std::memory_order_relaxed);
}

WorkerPlaces::~WorkerPlaces() = default;

} // namespace sluice::hal::cpu
