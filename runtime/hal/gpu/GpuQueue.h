//===- GpuQueue.h - the in-order queue of a GPU ---------------------------===//
// A submission goes to the device at once, unless what it waits for could still fail or belongs to
// another device that is no peer, or the host reads memory of another device for it; then it and
// all after it stay here until that is known and read. Work of peers is waited for by the device. A
// thread of the queue starts what stayed, and takes back what finished work held when no host
// thread waits for it.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/gpu/Backend.h"

#include <list>

namespace sluice::hal::gpu {

class GpuQueue;

class GpuTimepoint final : public Timepoint {
public:
  GpuTimepoint(Ref<Device> device, GpuQueue &queue, uint64_t number, bool fallible)
      : device(std::move(device)), queue(queue), number(number), fallible(fallible) {}
  bool reached() const override;
  Status await() override;
  const void *timeline() const override { return &queue; }
  /// Once it has begun, only by what it runs itself.
  bool mayFail() const override { return fallible.load(std::memory_order_acquire); }
  GpuTimepoint *asGpuTimepoint() override { return this; }

private:
  friend class GpuQueue;
  Ref<Device> device; // of the queue: ending work may drop all other references
  GpuQueue &queue;
  const uint64_t number;
  std::atomic<bool> fallible;
  Status failure; // written before `done`
  std::atomic<bool> begun{false}, done{false};
};

class GpuQueue {
public:
  GpuQueue(Backend &backend, Tracer &tracer) : backend(backend), tracer(tracer) {}
  /// Runs what is still queued.
  ~GpuQueue();

  /// `device` owns this.
  Status submit(Device &device, Ref<Timepoint> wait, std::span<const Ref<CommandBuffer>> commands,
                Ref<Timepoint> &done);
  /// Waits for all that was submitted, up to what waits for a fence that the host has not
  /// signalled: who calls this may be the one.
  void drain();
  bool isOwnThread() const { return std::this_thread::get_id() == threadId; }

  /// Submissions are numbered from 1.
  uint64_t lastSubmitted() const { return submitted.load(std::memory_order_acquire); }
  uint64_t lastReached();

private:
  friend class GpuTimepoint;
  struct Submission {
    uint64_t number = 0;
    Ref<Timepoint> wait;
    std::vector<Ref<GpuTimepoint>> peers; // that the device waits for
    std::vector<Ref<CommandBuffer>> commands;
    Ref<GpuTimepoint> done;
    std::unique_ptr<Started> started; // null if it failed before it began
    Timing timing = Timing::None;
    Status failure;
  };
  /// What is known of the parts of a wait.
  struct Outlook {
    Status failure;                       // of what is reached
    bool fallible = false;                // something may still fail
    bool isOpen = false;                  // something must be awaited by the host
    std::vector<Ref<GpuTimepoint>> peers; // begun, to be waited for by the device
  };
  /// Looks at `wait`; with `settles`, blocks until nothing of it is open. With `fetches` the host
  /// reads what others wrote: then their work is open until it is done.
  void look(Timepoint &wait, bool settles, bool fetches, Outlook &outlook);
  void awaitBegun(const GpuTimepoint &timepoint);
  void await(const GpuTimepoint &timepoint);
  bool poll(const GpuTimepoint &timepoint);
  /// Hands it to the device, unless `status` or the loss of the device forbids that.
  void begin(Submission &submission, Status status) noexcept;
  /// Ends submissions that are done. Unlocks meanwhile.
  void collect(std::unique_lock<std::mutex> &lock) noexcept;
  Status blame(const Submission &submission);
  void finish(Submission &submission) noexcept;
  void record(Submission &submission);
  void waitFor(uint64_t number, std::unique_lock<std::mutex> &lock);
  void run();
  bool isDone(const Submission &submission) {
    return !submission.started || !lost.ok() || backend.isDone(submission.number);
  }

  Backend &backend;
  Tracer &tracer;
  std::mutex mutex; // of what follows
  std::condition_variable changed;
  std::list<Submission> deferred, inFlight; // in order; all of `inFlight` come before `deferred`
  bool threadIdle = true, stopping = false;
  uint64_t collecting = 0; // submissions being ended
  Status lost;             // why the device is gone
  bool blamed = false;     // whether `lost` says what ran then
  std::atomic<uint64_t> submitted{0};
  std::thread thread;
  std::thread::id threadId;
};

} // namespace sluice::hal::gpu
