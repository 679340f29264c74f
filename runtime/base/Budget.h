//===- Budget.h - what a load or a call may take, and who ends it ---------===//
// Belongs to one load or one call at a time, and to the commands that it records, which may outlive
// it. Without limits it costs two loads a question.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/Ref.h"
#include "runtime/base/Status.h"
#include "sluice/limits.h"

#include <chrono>

namespace sluice {

/// Bytes in use at once, by whatever counts itself. Thread-safe.
class MemoryBudget final : public RefObject {
public:
  MemoryBudget(uint64_t limit, const char *user) : limit(limit), user(user) {}
  /// RESOURCE_EXHAUSTED if the limit is less than `bytes` beside what is in use, which then stays.
  Status take(uint64_t bytes);
  void giveBack(uint64_t bytes) { inUse.fetch_sub(bytes, std::memory_order_relaxed); }

private:
  const uint64_t limit;
  const char *const user;
  std::atomic<uint64_t> inUse{0};
};

/// Bytes of a memory budget, given back at the end.
class MemoryShare {
public:
  MemoryShare() = default;
  MemoryShare(MemoryShare &&other) noexcept { *this = std::move(other); }
  MemoryShare &operator=(MemoryShare &&other) noexcept {
    std::swap(budget, other.budget), std::swap(taken, other.taken);
    return *this;
  }
  ~MemoryShare() { giveBack(); }
  /// One more part of `from`, the same each time; null: no limit.
  Status take(MemoryBudget *from, uint64_t bytes) {
    if (!from)
      return {};
    SLUICE_RETURN_IF_ERROR(from->take(bytes));
    budget = Ref<MemoryBudget>(from), taken += bytes;
    return {};
  }
  void giveBack() {
    if (Ref<MemoryBudget> from = std::exchange(budget, nullptr))
      from->giveBack(std::exchange(taken, 0));
  }

private:
  Ref<MemoryBudget> budget;
  uint64_t taken = 0;
};

class Budget final : public RefObject {
public:
  /// `user`: "call" or "load".
  explicit Budget(const char *user) : user(user) {}

  /// For the next use. With `external`, that cancels it, and cancel() does not.
  void begin(const sluice_limits_t &wanted, const bool *external = nullptr) {
    __atomic_store_n(&own, false, __ATOMIC_RELAXED);
    if (isLimited || external || wanted.memory || wanted.timeout_us || wanted.steps)
      limit(wanted, external);
  }
  /// Any thread may, also in a signal handler.
  void cancel() { __atomic_store_n(&own, true, __ATOMIC_RELAXED); }

  /// Whether it is cancelled or its time is over. Thread-safe.
  bool isOver() const {
    return __atomic_load_n(cancelled, __ATOMIC_RELAXED) ||
           (deadline != Clock::time_point::max() && Clock::now() >= deadline);
  }
  /// CANCELLED or DEADLINE_EXCEEDED then.
  Status check() const { return isOver() ? reason() : Status(); }
  /// The same before one more step, by the thread that runs the host program.
  Status step() {
    bool isLast = stepsLeft == 0;
    stepsLeft -= !isLast;
    return isLast ? reason() : check();
  }
  const sluice_limits_t &given() const { return limits; }
  /// Null: no limit.
  MemoryBudget *memory() const { return memoryBudget.get(); }

private:
  using Clock = std::chrono::steady_clock;
  void limit(const sluice_limits_t &wanted, const bool *external);
  Status reason() const;

  const char *const user;
  sluice_limits_t limits{};
  bool own = false, isLimited = false;
  const bool *cancelled = &own;
  Clock::time_point deadline = Clock::time_point::max();
  uint64_t stepsLeft = UINT64_MAX;
  Ref<MemoryBudget> memoryBudget;
};

} // namespace sluice
