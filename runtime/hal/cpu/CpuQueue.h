//===- CpuQueue.h - the in-order queue of the CPU -------------------------===//
// A submission waits in a list until some thread runs it: a host thread that waits for a timepoint,
// at once and without a hand-over; or a worker, if no host thread comes within microseconds. With
// one thread there are no workers, and a submission runs before submit returns unless it waits for
// something that is not there yet.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/Device.h"
#include "runtime/hal/cpu/ThreadPool.h"

#include <deque>

namespace sluice::hal::cpu {

class CpuQueue;
class CpuCommandBuffer;

class CpuTimepoint final : public Timepoint {
public:
  explicit CpuTimepoint(CpuQueue &queue) : queue(queue) {}
  bool reached() const override { return done.load(); } // in order with ThreadPool::sleep
  Status await() override;
  const void *timeline() const override { return &queue; }
  void signal(Status status);

private:
  CpuQueue &queue; // drained before it goes, so only touched while pending
  Status failure;  // written before `done`
  std::atomic<bool> done{false};
};

class CpuQueue final : PoolWork {
public:
  CpuQueue(uint32_t threads, std::chrono::microseconds spin, Tracer &tracer)
      : tracer(tracer), pool(threads, spin, *this) {}
  /// Runs what is still queued.
  ~CpuQueue() override;

  ThreadPool &threadPool() { return pool; }
  Status submit(Ref<Timepoint> wait, std::span<const Ref<CommandBuffer>> commands,
                Ref<Timepoint> &done);
  void await(const CpuTimepoint &timepoint);

  /// Submissions are numbered from 1.
  uint64_t lastSubmitted() const { return submitted.load(std::memory_order_acquire); }
  uint64_t lastReached() const { return finished.load(std::memory_order_acquire); }

private:
  struct Submission {
    Ref<Timepoint> wait;
    std::vector<Ref<CommandBuffer>> commands;
    Ref<CpuTimepoint> done;
    std::chrono::steady_clock::time_point time;
  };
  bool poll(bool isWorker) override;
  bool hasWork() const override { return pending.load() != 0 && !running.load(); }
  bool ripeForWorker();
  /// Whether what comes next waits for something that has not happened.
  bool isBlocked();
  void runReady();
  void runOne() noexcept;

  Tracer &tracer;
  std::mutex mutex; // of `submissions`
  std::deque<Submission> submissions;
  std::atomic<uint32_t> pending{0}; // submissions waiting
  std::atomic<bool> running{false}; // a thread runs one
  std::atomic<bool> waiting{false}; // which waits for something else
  std::atomic<uint64_t> submitted{0}, finished{0};
  ThreadPool pool; // last: its threads use all of the above
};

} // namespace sluice::hal::cpu
