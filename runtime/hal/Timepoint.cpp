//===- Timepoint.cpp - timepoints that are no device's ---------------------===//
#include "runtime/hal/HostTimepoint.h"

namespace sluice::hal {
namespace {

class JoinedTimepoint final : public Timepoint {
public:
  explicit JoinedTimepoint(std::vector<Ref<Timepoint>> parts) : joined(std::move(parts)) {}
  bool reached() const override {
    for (const auto &part : joined)
      if (!part->reached())
        return false;
    return true;
  }
  Status await() override {
    Status first;
    for (const auto &part : joined)
      if (Status status = part->await(); !status.ok() && first.ok())
        first = std::move(status);
    return first;
  }
  const void *timeline() const override {
    for (const auto &part : joined)
      if (part->timeline() != joined.front()->timeline())
        return nullptr;
    return joined.front()->timeline();
  }
  std::span<const Ref<Timepoint>> parts() const override { return joined; }
  bool mayFail() const override {
    for (const auto &part : joined)
      if (part->mayFail())
        return true;
    return false;
  }

private:
  std::vector<Ref<Timepoint>> joined;
};

} // namespace

Ref<Timepoint> joinTimepoints(std::vector<Ref<Timepoint>> parts) {
  std::erase_if(parts, [](const Ref<Timepoint> &part) { return !part; });
  if (parts.empty())
    return nullptr;
  if (parts.size() == 1)
    return std::move(parts.front());
  return makeRef<JoinedTimepoint>(std::move(parts));
}

Status HostTimepoint::await() {
  std::unique_lock lock(mutex);
  changed.wait(lock, [this] { return reached(); });
  return failure.copy();
}

bool HostTimepoint::signal(Status how) {
  std::lock_guard lock(mutex);
  if (reached())
    return false;
  failure = std::move(how);
  done.store(true, std::memory_order_release);
  changed.notify_all();
  return true;
}

} // namespace sluice::hal
