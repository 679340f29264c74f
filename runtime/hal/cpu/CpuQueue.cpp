//===- CpuQueue.cpp - the in-order queue of the CPU -----------------------===//
#include "runtime/hal/cpu/CpuQueue.h"

#include "runtime/hal/cpu/CpuCommandBuffer.h"

namespace sluice::hal::cpu {

/// How long a submission is left to the host thread that made it.
static constexpr auto kHostFirst = std::chrono::microseconds(10);
static constexpr uint32_t kMaxPending = 64;

/// What this thread waits for. It runs what comes before that and nothing after: later work may
/// wait for another device, whose own work this thread may be doing.
static thread_local const CpuTimepoint *awaitedHere = nullptr;
/// Whether this thread may run what has to wait first.
static thread_local bool mayBlock = true;

Status CpuTimepoint::await() {
  if (!reached())
    queue.await(*this);
  return failure.copy();
}

void CpuTimepoint::signal(Status status) {
  failure = std::move(status);
  done.store(true, std::memory_order_seq_cst);
}

CpuQueue::~CpuQueue() {
  pool.participateUntil([this] { return pending.load() == 0 && !running.load(); });
}

Status CpuQueue::submit(Ref<Timepoint> wait, std::span<const Ref<CommandBuffer>> commands,
                        Ref<Timepoint> &done) {
  auto timepoint = makeRef<CpuTimepoint>(*this);
  {
    std::lock_guard lock(mutex);
    submissions.push_back({std::move(wait),
                           {commands.begin(), commands.end()},
                           timepoint,
                           std::chrono::steady_clock::now()});
    done = std::move(timepoint);
    submitted.fetch_add(1, std::memory_order_release);
    pending.fetch_add(1);
  }
  for (const auto &buffer : commands)
    static_cast<CpuCommandBuffer &>(*buffer).releaseStorages();
  pool.notifyWork();
  if (pool.threads() == 1) { // nobody else would run it
    runReady();
  } else if (pending.load() > kMaxPending) { // a host far ahead of its work only piles up memory
    mayBlock = false; // what this host thread is yet to signal must not keep it here
    pool.participateUntil([this] { return pending.load() <= kMaxPending / 2 || isBlocked(); });
    mayBlock = true;
  }
  return {};
}

bool CpuQueue::isBlocked() {
  if (waiting.load())
    return true;
  std::lock_guard lock(mutex);
  return !submissions.empty() && submissions.front().wait && !submissions.front().wait->reached();
}

void CpuQueue::runReady() {
  mayBlock = false;
  while (pending.load() != 0 && poll(false))
    ;
  mayBlock = true;
}

void CpuQueue::await(const CpuTimepoint &timepoint) {
  const CpuTimepoint *outer = std::exchange(awaitedHere, &timepoint);
  pool.participateUntil([&] { return timepoint.reached(); });
  awaitedHere = outer;
}

bool CpuQueue::ripeForWorker() {
  std::lock_guard lock(mutex);
  return !submissions.empty() &&
         std::chrono::steady_clock::now() - submissions.front().time >= kHostFirst;
}

bool CpuQueue::poll(bool isWorker) {
  if (pending.load(std::memory_order_relaxed) == 0 || running.load(std::memory_order_relaxed))
    return false;
  if (isWorker && !ripeForWorker())
    return false;
  if (!mayBlock && isBlocked())
    return false;
  if (running.exchange(true))
    return false;
  bool ran =
      pending.load() != 0 && !(awaitedHere && awaitedHere->reached()) && (mayBlock || !isBlocked());
  if (ran)
    runOne();
  running.store(false);
  // A thread that saw `running` while this one was about to leave may have gone to sleep.
  if (pending.load() != 0)
    pool.notifyWork();
  pool.notifyDone();
  return ran;
}

void CpuQueue::runOne() noexcept {
  Submission submission;
  {
    std::lock_guard lock(mutex);
    submission = std::move(submissions.front());
    submissions.pop_front();
  }
  Status status;
  if (submission.wait && submission.wait->reached()) {
    status = guarded([&] { return submission.wait->await(); });
  } else if (submission.wait) {
    waiting.store(true);
    pool.notifyDone(); // a host thread that is ahead need not wait for this
    status = guarded([&] { return submission.wait->await(); });
    waiting.store(false);
  }
  for (const Ref<CommandBuffer> &commands : submission.commands)
    if (status.ok())
      status =
          guarded([&] { return static_cast<CpuCommandBuffer &>(*commands).execute(pool, tracer); });
  submission.commands.clear(); // buffers go back before the host is told
  finished.fetch_add(1, std::memory_order_release);
  pending.fetch_sub(1);
  submission.done->signal(std::move(status));
}

} // namespace sluice::hal::cpu
