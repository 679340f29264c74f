//===- ThreadPool.h - threads that share the chunks of one job ------------===//
// One job runs at a time: the thread that begins it takes part, and so do the workers and every
// host thread that waits here. Chunks are claimed one by one from an atomic counter. A worker
// without work stays awake for a while, because the next dispatch of a model is microseconds away
// and the next call perhaps milliseconds, and then sleeps. To wake it costs 25 to 60 us.
//===----------------------------------------------------------------------===//
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

namespace sluice::hal::cpu {

/// Workers stay off the caller's processor. When other programs keep the machine busy, the system
/// may put a worker on the processor of the thread that hands out work. The worker then waits for
/// that thread instead of helping it, for as long as the system does not notice (milliseconds). So
/// whoever begins a job moves workers that were last seen on its own processor to the others; a
/// worker without work may run anywhere again. Measured on 2 busy cores: jobs of 0.1 and 1 ms took
/// twice the time in 9 of 64 series without this and in none with it; against an engine that spins,
/// a job of 10 ms took 10.8 instead of 13.8 ms.
class WorkerPlaces {
public:
  explicit WorkerPlaces(uint32_t workers);
  ~WorkerPlaces();

  /// On a worker's thread: makes it known; notes where it runs; lets it run anywhere again if it
  /// was moved.
  void enter(uint32_t worker);
  void note(uint32_t worker);
  void release(uint32_t worker);

  /// Moves workers off the calling thread's processor. Thread-safe; costs about 20 ns if there are
  /// none.
  void clearProcessor();

private:
  struct Worker;
  void move(uint32_t worker, int processor);

  const uint32_t count;
  std::unique_ptr<std::atomic<int>[]> processors; // where each worker was seen last; -1: not known
  std::unique_ptr<Worker[]> workers;
};

/// What participants do besides chunks, given to the pool by its owner.
class PoolWork {
public:
  virtual ~PoolWork() = default;
  /// Starts what is waiting to start and returns true, or returns false. A worker leaves work that
  /// just arrived to the host thread that is about to wait for it, which has it in its cache.
  virtual bool poll(bool isWorker) = 0;
  /// True if poll(true) would find something, now or in a moment.
  virtual bool hasWork() const = 0;
};

class ThreadPool {
public:
  /// `threads` take part in a job, one of them being a host thread: starts threads - 1 workers. A
  /// worker without work sleeps after `spin`; until then it yields to whoever else wants its core.
  /// std::system_error if the machine has no more threads.
  ThreadPool(uint32_t threads, std::chrono::microseconds spin, PoolWork &work);
  ~ThreadPool() { stop(); }

  uint32_t threads() const { return uint32_t(workers.size()) + 1; }
  /// Whether the calling thread is one of the workers.
  bool isWorker() const;

  using ChunkFunction = void (*)(void *context, uint32_t chunk);
  /// Calls function(context, chunk) for every chunk below `chunks` and returns when all have
  /// returned. One at a time.
  void run(uint32_t chunks, ChunkFunction function, void *context);

  /// Takes part in jobs and polls until done() holds.
  template <typename Done> void participateUntil(Done done) {
    participate([](const void *d) { return (*static_cast<const Done *>(d))(); }, &done, false);
  }

  /// Something changed: wakes a sleeping worker for new work, or all waiting host threads.
  void notifyWork();
  void notifyDone();

private:
  void stop();
  [[gnu::noinline]] void participate(bool (*done)(const void *), const void *context,
                                     bool isWorker);
  bool help();
  void sleep(bool (*done)(const void *), const void *context, bool isWorker);
  void wake(uint32_t count);

  PoolWork &work;
  const std::chrono::microseconds spin;
  WorkerPlaces places;
  const bool sharesCores; // more threads than cores
  std::vector<std::thread> workers;
  std::atomic<bool> stopping{false};
  std::atomic<uint32_t> entered{0}; // workers

  // The job. Written before `remaining` is set, read after a claim, which keeps the job alive.
  ChunkFunction function = nullptr;
  void *context = nullptr;
  uint32_t chunks = 0;
  alignas(64) std::atomic<int64_t> remaining{0}; // chunks not claimed; may go below 0
  alignas(64) std::atomic<uint32_t> completed{0};

  // Sleepers wait on `signal`.
  alignas(64) std::atomic<uint32_t> signal{0};
  std::atomic<uint32_t> sleepers{0}, sleepingHosts{0};
};

} // namespace sluice::hal::cpu
