//===- Trace.h - times of dispatches --------------------------------------===//
#pragma once

#include "runtime/base/Status.h"
#include "sluice/trace.h"

#include <chrono>
#include <map>
#include <mutex>
#include <span>
#include <tuple>
#include <vector>

namespace sluice::hal {

/// `text` in quotes, as JSON has it.
std::string jsonString(std::string_view text);

/// Records when asked to. One per instance. Thread-safe.
class Tracer {
public:
  using Clock = std::chrono::steady_clock;

  bool enabled() const { return on.load(std::memory_order_relaxed); }
  /// With `isolated` kernels that could run side by side are run one after the other, so that times
  /// belong to one of them.
  void begin(bool isolated);
  bool isolated() const { return alone.load(std::memory_order_relaxed); }
  void end() { on.store(false, std::memory_order_relaxed); }

  /// What one thread did for one command of a queue, "cpu:0, queue 1".
  void recordThreadSpan(const std::string &name, const char *location, Clock::time_point start,
                        Clock::time_point end, const std::string &queue);
  /// What a device did beside its other tracks: "cuda:0, queue 1, stream 0".
  void recordSpan(const std::string &name, const char *location, Clock::time_point start,
                  Clock::time_point end, const std::string &track);
  /// Something that happened at a moment; `details` is the inside of a JSON object.
  void recordEvent(const char *name, std::string details);
  /// One whole dispatch, given `constants`.
  void recordDispatch(const std::string &kernel, const char *location, Clock::duration time,
                      uint64_t bytes, std::span<const int64_t> constants);

  Status write(const char *path) const;
  void visitKernels(sluice_trace_visitor_t visit, void *user) const;

private:
  struct Span {
    uint32_t kernel, location, queue, thread; // indices into `names`; a small number
    int64_t start, duration;                  // ns since begin
  };
  struct Total {
    uint64_t dispatches = 0, nanoseconds = 0, bytes = 0;
  };
  struct Event {
    const char *name; // static
    std::string details;
    int64_t time; // ns since begin
    uint32_t thread;
  };
  uint32_t intern(const std::string &text);
  void addSpan(const std::string &name, const char *location, Clock::time_point start,
               Clock::time_point end, const std::string &queue, uint32_t thread);

  std::atomic<bool> on{false}, alone{false};
  mutable std::mutex mutex;
  Clock::time_point origin;
  std::map<std::string, uint32_t> indices;
  std::vector<const std::string *> names;
  std::vector<Span> spans;
  std::map<std::string, uint32_t> tracks; // by name, as numbers beside those of threads
  std::vector<Event> happened;
  // By kernel, location and constants.
  std::map<std::tuple<uint32_t, uint32_t, std::vector<int64_t>>, Total> totals;
};

} // namespace sluice::hal
