//===- GpuQueue.h - the in-order queue of a GPU ---------------------------===//
// A submission goes to the device at once, unless what it waits for could still fail or belongs to another device, or it
// reads memory of another device; then it and all after it stay here until that is known and read. A thread of the
// queue starts those, and takes back what finished work held when no host thread waits for it.
//===----------------------------------------------------------------------===//
#ifndef SLUICE_RUNTIME_HAL_GPU_GPUQUEUE_H
#define SLUICE_RUNTIME_HAL_GPU_GPUQUEUE_H

#include "runtime/hal/gpu/Backend.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>

namespace sluice::hal::gpu {

class GpuQueue;

class GpuTimepoint final : public Timepoint {
public:
  GpuTimepoint(Ref<Device> device, GpuQueue &queue, uint64_t number, bool fallible)
      : device(std::move(device)), queue(queue), number(number), fallible(fallible) {}
  bool reached() const override;
  Status await() override;
  const void *timeline() const override { return &queue; }
  bool mayFail() const override { return fallible; }

private:
  friend class GpuQueue;
  Ref<Device> device; // of the queue: ending work may drop all other references
  GpuQueue &queue;
  const uint64_t number;
  const bool fallible;
  Status failure; // written before `done`
  std::atomic<bool> done{false};
};

class GpuQueue {
public:
  GpuQueue(Backend &backend, Tracer &tracer) : backend(backend), tracer(tracer) {}
  /// Runs what is still queued.
  ~GpuQueue();

  /// `device` owns this.
  Status submit(Device &device, Ref<Timepoint> wait, std::span<const Ref<CommandBuffer>> commands,
                Ref<Timepoint> &done);
  /// Waits for all that was submitted.
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
    std::vector<Ref<CommandBuffer>> commands;
    Ref<GpuTimepoint> done;
    std::unique_ptr<Started> started; // null if it failed before it began
    bool timed = false;
    Status failure;
  };
  void await(const GpuTimepoint &timepoint);
  bool poll(const GpuTimepoint &timepoint);
  void launch(Submission submission, Status status);
  /// Ends submissions that are done. Unlocks meanwhile.
  void collect(std::unique_lock<std::mutex> &lock);
  Status blame(const Submission &submission);
  void finish(Submission &submission);
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
  std::deque<Submission> deferred, inFlight; // in order; all of `inFlight` come before `deferred`
  bool threadIdle = true, stopping = false;
  uint64_t collecting = 0; // submissions being ended
  Status lost;             // why the device is gone
  bool blamed = false;     // whether `lost` says what ran then
  std::atomic<uint64_t> submitted{0};
  std::thread thread;
  std::thread::id threadId;
};

} // namespace sluice::hal::gpu
#endif
