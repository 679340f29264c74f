//===- WorkerPlaces.cpp - workers stay off the caller's processor ---------===//
#include "runtime/hal/cpu/WorkerPlaces.h"

#include <mutex>
#include <sched.h>
#include <unistd.h>

namespace sluice::hal::cpu {

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
