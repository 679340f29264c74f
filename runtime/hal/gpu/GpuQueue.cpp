//===- GpuQueue.cpp - the in-order queue of a GPU -------------------------===//
#include "runtime/hal/gpu/GpuQueue.h"

#include "runtime/hal/gpu/GpuCommandBuffer.h"
#include "runtime/hal/gpu/GpuDriver.h"

#include <cstring>

namespace sluice::hal::gpu {
namespace {

/// How long finished work is left to the host threads that wait for it.
constexpr auto kHostFirst = std::chrono::milliseconds(1);
constexpr size_t kMaxInFlight = 64; // a host far ahead of its work only piles up memory

GpuCommandBuffer &asGpu(const Ref<CommandBuffer> &commands) {
  return static_cast<GpuCommandBuffer &>(*commands);
}
bool mayFail(std::span<const Ref<CommandBuffer>> commands) {
  return std::ranges::any_of(commands, [](const auto &buffer) { return asGpu(buffer).mayFail(); });
}

} // namespace

bool GpuTimepoint::reached() const {
  return done.load(std::memory_order_acquire) || queue.poll(*this);
}

Status GpuTimepoint::await() {
  if (!done.load(std::memory_order_acquire))
    queue.await(*this);
  return failure.copy();
}

GpuQueue::~GpuQueue() {
  {
    std::lock_guard lock(mutex);
    stopping = true;
    changed.notify_all();
  }
  if (thread.joinable())
    thread.join();
}

Status GpuQueue::submit(Device &device, Ref<Timepoint> wait,
                        std::span<const Ref<CommandBuffer>> commands, Ref<Timepoint> &done) {
  Outlook outlook;
  bool fetches =
      std::ranges::any_of(commands, [](const auto &buffer) { return asGpu(buffer).hasFetches(); });
  if (wait)
    look(*wait, /*settles=*/false, fetches, outlook);

  std::unique_lock lock(mutex);
  if (!thread.joinable()) {
    thread = std::thread([this] { run(); });
    threadId = thread.get_id();
  }
  bool isOpen = outlook.isOpen || !deferred.empty() || fetches;
  std::list<Submission> one(1);
  Submission &submission = one.front();
  submission.number = submitted.load() + 1;
  submission.commands = {commands.begin(), commands.end()};
  submission.done = makeRef<GpuTimepoint>(Ref<Device>(&device), *this, submission.number,
                                          outlook.fallible || mayFail(commands));
  done = submission.done;
  for (const auto &buffer : commands)
    asGpu(buffer).setSubmission(submission.number);
  if (isOpen) {
    submission.wait = std::move(wait);
    deferred.splice(deferred.end(), one);
  } else {
    submission.peers = std::move(outlook.peers);
    begin(submission, outlook.failure.ok() ? lost.copy() : std::move(outlook.failure));
    inFlight.splice(inFlight.end(), one);
  }
  submitted.fetch_add(1, std::memory_order_release);
  if (threadIdle)
    changed.notify_all();
  if (inFlight.size() > kMaxInFlight) {
    waitFor(std::next(inFlight.begin(), kMaxInFlight / 2)->number, lock);
    collect(lock);
  }
  lock.unlock();
  for (const auto &buffer : commands) // after the submission has its number
    asGpu(buffer).releaseQueued();
  return {};
}

void GpuQueue::begin(Submission &submission, Status status) noexcept {
  submission.timing = !tracer.enabled()   ? Timing::None
                      : tracer.isolated() ? Timing::Isolated
                                          : Timing::Together;
  if (status.ok()) {
    status = guarded([&] {
      std::vector<PeerWork> after;
      for (const auto &peer : submission.peers)
        after.push_back({&peer->queue.backend, peer->number});
      return backend.start(submission.number, submission.commands, after, submission.timing,
                           submission.started);
    });
    if (!status.ok() && !backend.health().ok())
      status = Status(); // the fault of earlier work, which collect names
  }
  if (submission.started) {
    submission.done->fallible.store(mayFail(submission.commands), std::memory_order_release);
    submission.done->begun.store(true, std::memory_order_release);
  }
  submission.failure = std::move(status);
}

void GpuQueue::look(Timepoint &wait, bool settles, bool fetches, Outlook &outlook) {
  if (std::span<const Ref<Timepoint>> parts = wait.parts(); !parts.empty()) {
    for (const auto &part : parts)
      look(*part, settles, fetches, outlook);
    return;
  }
  auto note = [&](Status status) {
    if (outlook.failure.ok())
      outlook.failure = std::move(status);
  };
  if (wait.reached())
    return note(wait.await());
  GpuTimepoint *other = wait.asGpuTimepoint();
  if (!wait.mayFail() && wait.timeline() == this) // the order is enough
    return;
  if (other && !fetches && backend.group() && other->queue.backend.group() == backend.group()) {
    if (settles)
      other->queue.awaitBegun(*other);
    if (other->begun.load(std::memory_order_acquire) && !wait.mayFail())
      return outlook.peers.push_back(Ref<GpuTimepoint>(other));
  }
  outlook.fallible |= wait.mayFail();
  outlook.isOpen |= !settles;
  if (settles)
    note(wait.await());
}

/// Blocks until it was handed to the device, or has failed.
void GpuQueue::awaitBegun(const GpuTimepoint &timepoint) {
  std::unique_lock lock(mutex);
  changed.wait(lock, [&] { return timepoint.begun.load() || timepoint.done.load(); });
}

void GpuQueue::waitFor(uint64_t number, std::unique_lock<std::mutex> &lock) {
  bool begun = false;
  for (const Submission &submission : inFlight)
    begun |= submission.number == number && submission.started;
  if (!begun || !lost.ok())
    return;
  lock.unlock();
  Status status = backend.wait(number);
  lock.lock();
  if (!status.ok() && lost.ok())
    lost = std::move(status);
}

void GpuQueue::record(Submission &submission) {
  auto end = submission.started->endTime();
  std::vector<CommandTime> times = submission.started->times();
  size_t next = 0;
  auto ago = [&](double nanoseconds) {
    return end - std::chrono::duration_cast<Tracer::Clock::duration>(
                     std::chrono::duration<double, std::nano>(nanoseconds));
  };
  for (const auto &buffer : submission.commands)
    for (const Command &command : asGpu(buffer).list()) {
      if (!command.isTimed() || next >= times.size())
        continue;
      const CommandTime &time = times[next++];
      if (!time.isKnown)
        continue;
      std::string track =
          submission.done->device->queueName() +
          (time.lane == kTransferLane ? ", transfers" : ", stream " + std::to_string(time.lane));
      bool isDispatch = command.kind == Command::Dispatch;
      tracer.recordSpan(isDispatch ? command.kernel->name : "transfer", command.location,
                        ago(time.begin), ago(time.end), track);
      if (!isDispatch)
        continue;
      const module::GpuEntry &entry = command.kernel->entry;
      std::vector<int64_t> constants(entry.constants);
      const void *words = command.argumentMemory;
      if (!words)
        words = asGpu(buffer).arguments(command);
      std::memcpy(constants.data(), static_cast<const uint64_t *>(words) + entry.bindings,
                  constants.size() * sizeof(int64_t));
      tracer.recordDispatch(command.kernel->name, command.location, ago(time.end) - ago(time.begin),
                            command.bindingBytes, constants);
    }
}

/// The loss of the device, with what it ran then: the oldest kernels that were not done. Later work
/// tells the same.
Status GpuQueue::blame(const Submission &submission) {
  const Command *first = nullptr, *last = nullptr;
  size_t count = 0;
  for (const auto &buffer : submission.commands)
    for (const Command &command : asGpu(buffer).list())
      if (command.kind == Command::Dispatch) {
        first = first ? first : &command;
        last = &command;
        ++count;
      }
  if (!count || !submission.started || blamed)
    return lost.copy();
  blamed = true;
  auto text = [](const Command &command) {
    std::string location = command.location;
    return "'" + command.kernel->name + "'" + (location.empty() ? "" : " (" + location + ")");
  };
  if (count == 1)
    lost = makeError(lost.code(), "%s, while it ran kernel '%s'", lost.message(),
                     first->kernel->name.c_str())
               .at(first->location);
  else
    lost = makeError(lost.code(), "%s, while it ran %zu kernels, %s to %s", lost.message(), count,
                     text(*first).c_str(), text(*last).c_str());
  return lost.copy();
}

/// Reads how the work ended, and lets go of what it held.
void GpuQueue::finish(Submission &submission) noexcept {
  if (submission.started && submission.failure.ok()) {
    for (const auto &buffer : submission.commands)
      if (submission.failure.ok())
        submission.failure = asGpu(buffer).failure();
    for (const auto &peer : submission.peers) // cannot fail but by the loss of their device
      if (submission.failure.ok())
        submission.failure = peer->queue.backend.health();
    if (Status recorded = guarded([&] {
          if (submission.timing != Timing::None)
            record(submission);
          return Status();
        });
        submission.failure.ok())
      submission.failure = std::move(recorded);
  }
  submission.started.reset();
  submission.commands.clear(); // buffers go back before the host is told
  submission.wait = nullptr;
  submission.peers.clear();
}

void GpuQueue::collect(std::unique_lock<std::mutex> &lock) noexcept {
  std::list<Submission> finished;
  while (!inFlight.empty() && isDone(inFlight.front())) {
    Submission &submission = inFlight.front();
    if (lost.ok())
      lost = backend.health();
    if (!lost.ok() && submission.failure.ok())
      submission.failure = guarded([&] { return blame(submission); });
    finished.splice(finished.end(), inFlight, inFlight.begin());
  }
  if (finished.empty())
    return;
  collecting += finished.size();
  lock.unlock();
  for (Submission &submission : finished)
    finish(submission);
  lock.lock();
  for (Submission &submission : finished) {
    submission.done->failure = std::move(submission.failure);
    submission.done->done.store(true, std::memory_order_release);
  }
  collecting -= finished.size();
  changed.notify_all();
  lock.unlock();
  finished.clear(); // may be the last reference to the device
  lock.lock();
}

bool GpuQueue::poll(const GpuTimepoint &timepoint) {
  std::unique_lock lock(mutex);
  collect(lock);
  return timepoint.done.load(std::memory_order_relaxed);
}

void GpuQueue::await(const GpuTimepoint &timepoint) {
  std::unique_lock lock(mutex);
  while (!timepoint.done.load(std::memory_order_relaxed)) {
    bool isInFlight = !inFlight.empty() && inFlight.front().number <= timepoint.number &&
                      inFlight.back().number >= timepoint.number;
    if (!isInFlight) { // deferred, or being ended by another thread
      changed.wait(lock);
      continue;
    }
    waitFor(timepoint.number, lock);
    collect(lock);
  }
}

/// Whether only the host can end the wait.
static bool isUpToHost(Timepoint &wait) {
  auto parts = wait.parts();
  return parts.empty()
             ? wait.asHostTimepoint() && !wait.reached()
             : std::ranges::any_of(parts, [](const auto &part) { return isUpToHost(*part); });
}

void GpuQueue::drain() {
  std::unique_lock lock(mutex);
  while (!inFlight.empty() || !deferred.empty() || collecting) {
    bool isStuck = !deferred.empty() && deferred.front().wait && isUpToHost(*deferred.front().wait);
    if (isStuck && inFlight.empty() && !collecting)
      return;
    if (inFlight.empty() || (!deferred.empty() && !isStuck)) {
      changed.wait(lock);
      continue;
    }
    waitFor(inFlight.back().number, lock);
    collect(lock);
  }
}

uint64_t GpuQueue::lastReached() {
  std::unique_lock lock(mutex);
  collect(lock);
  if (!inFlight.empty())
    return inFlight.front().number - 1;
  return deferred.empty() ? submitted.load() : deferred.front().number - 1;
}

void GpuQueue::run() {
  std::unique_lock lock(mutex);
  while (true) {
    threadIdle = false;
    if (!deferred.empty()) {
      Status status;
      Submission &next = deferred.front(); // Only this thread removes it.
      bool fetches = std::ranges::any_of(
          next.commands, [](const auto &commands) { return asGpu(commands).hasFetches(); });
      Outlook outlook;
      lock.unlock();
      status = guarded([&] {
        if (next.wait)
          look(*next.wait, /*settles=*/true, fetches, outlook);
        Status fetched = std::move(outlook.failure);
        for (const auto &commands : next.commands)
          if (fetched.ok())
            fetched = asGpu(commands).fetch();
        return fetched;
      });
      lock.lock();
      if (status.ok())
        status = lost.copy();
      lock.unlock();
      next.peers = std::move(outlook.peers);
      begin(next,
            std::move(status)); // without the lock: copies from the host's memory take their time
      lock.lock();
      inFlight.splice(inFlight.end(), deferred, deferred.begin());
      changed.notify_all();
    } else if (!inFlight.empty()) {
      bool others = changed.wait_for(
          lock, kHostFirst, [this] { return !deferred.empty() || inFlight.empty() || stopping; });
      if (others && !stopping)
        continue;
      if (!inFlight.empty()) {
        waitFor(inFlight.front().number, lock);
        ExitHold hold; // once the host is told, it may end the process
        collect(lock);
      }
    } else if (stopping) {
      return;
    } else {
      threadIdle = true;
      changed.wait(lock, [this] { return !deferred.empty() || !inFlight.empty() || stopping; });
    }
  }
}

} // namespace sluice::hal::gpu
