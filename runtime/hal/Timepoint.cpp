//===- Timepoint.cpp - timepoints that are no device's --------------------===//
#include "runtime/hal/Device.h"

#include <algorithm>
#include <unordered_set>

namespace sluice::hal {
namespace {

class JoinedTimepoint final : public Timepoint {
public:
  explicit JoinedTimepoint(std::vector<Ref<Timepoint>> parts) : joined(std::move(parts)) {}
  bool reached() const override {
    return std::ranges::all_of(joined, [](const auto &part) { return part->reached(); });
  }
  Status await() override {
    Status first;
    for (const auto &part : joined)
      if (Status status = part->await(); !status.ok() && first.ok())
        first = std::move(status);
    return first;
  }
  const void *timeline() const override {
    const void *first = joined.front()->timeline();
    auto isFirst = [&](const auto &part) { return part->timeline() == first; };
    return std::ranges::all_of(joined, isFirst) ? first : nullptr;
  }
  std::span<const Ref<Timepoint>> parts() const override { return joined; }
  bool mayFail() const override {
    return std::ranges::any_of(joined, [](const auto &part) { return part->mayFail(); });
  }

private:
  std::vector<Ref<Timepoint>> joined;
};

/// What is still to come of `part`, or has failed.
void addMoments(const Ref<Timepoint> &part, std::unordered_set<const Timepoint *> &seen,
                std::vector<Ref<Timepoint>> &moments) {
  if (!part || (part->parts().empty() && part->reached() && part->await().ok()))
    return;
  if (!part->parts().empty())
    for (const auto &inner : part->parts())
      addMoments(inner, seen, moments);
  else if (seen.insert(part.get()).second)
    moments.push_back(part);
}

} // namespace

/// A join of joins is one of their moments, so that however a program joins, nothing is deep.
Ref<Timepoint> joinTimepoints(std::vector<Ref<Timepoint>> parts) {
  std::erase_if(parts, [](const Ref<Timepoint> &part) { return !part; });
  if (parts.size() > 1) {
    std::unordered_set<const Timepoint *> seen;
    std::vector<Ref<Timepoint>> moments;
    for (const auto &part : parts)
      addMoments(part, seen, moments);
    parts = std::move(moments);
  }
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
