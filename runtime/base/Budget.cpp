//===- Budget.cpp - what a load or a call may take, and who ends it -------===//
#include "runtime/base/Budget.h"

#include <algorithm>

namespace sluice {

Status MemoryBudget::take(uint64_t bytes) {
  uint64_t before = inUse.load(std::memory_order_relaxed);
  do {
    if (bytes > limit || before > limit - bytes)
      return makeError(SLUICE_RESOURCE_EXHAUSTED,
                       "the %s needs %llu bytes beside %llu in use, its limit of memory is %llu",
                       user, (unsigned long long)bytes, (unsigned long long)before,
                       (unsigned long long)limit);
  } while (!inUse.compare_exchange_weak(before, before + bytes, std::memory_order_relaxed));
  return {};
}

void Budget::limit(const sluice_limits_t &wanted, const bool *external) {
  limits = wanted, isLimited = true;
  cancelled = external ? external : &own;
  stepsLeft = limits.steps ? limits.steps : UINT64_MAX;
  deadline = Clock::time_point::max();
  constexpr uint64_t kLongest = uint64_t(1) << 50; // 35 years, which no clock adds up past its end
  if (limits.timeout_us)
    deadline = Clock::now() + std::chrono::microseconds(std::min(limits.timeout_us, kLongest));
  memoryBudget = limits.memory ? makeRef<MemoryBudget>(limits.memory, user) : nullptr;
}

Status Budget::reason() const {
  if (__atomic_load_n(cancelled, __ATOMIC_RELAXED))
    return makeError(SLUICE_CANCELLED, "the %s was cancelled", user);
  if (isOver())
    return makeError(SLUICE_DEADLINE_EXCEEDED, "the %s takes longer than its limit of %g s", user,
                     double(limits.timeout_us) / 1e6);
  return makeError(SLUICE_RESOURCE_EXHAUSTED,
                   "the %s takes more than its limit of %llu iterations and calls of functions",
                   user, (unsigned long long)limits.steps);
}

} // namespace sluice
