//===- WorkerPlaces.h - workers stay off the caller's processor -----------===//
// When other programs keep the machine busy, the system may put a worker on the processor of the
// thread that hands out work. The worker then waits for that thread instead of helping it, for as
// long as the system does not notice (milliseconds). So whoever begins a job moves workers that
// were last seen on its own processor to the others; a worker without work may run anywhere again.
// Measured on 2 busy cores: jobs of 0.1 and 1 ms took twice the time in 9 of 64 series without this
// and in none with it; against an engine that spins, a job of 10 ms took 10.8 instead of 13.8 ms.
//===----------------------------------------------------------------------===//
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

namespace sluice::hal::cpu {

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

} // namespace sluice::hal::cpu
