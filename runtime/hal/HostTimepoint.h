//===- HostTimepoint.h - a timepoint that the host reaches ----------------===//
#pragma once

#include "runtime/hal/Device.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace sluice::hal {

class HostTimepoint final : public Timepoint {
public:
  bool reached() const override { return done.load(std::memory_order_acquire); }
  Status await() override;
  HostTimepoint *asHostTimepoint() override { return this; }
  /// Reaches it, once: false if it was before.
  bool signal(Status how);

private:
  std::mutex mutex;
  std::condition_variable changed;
  std::atomic<bool> done{false};
  Status failure; // written before `done`
};

} // namespace sluice::hal
