//===- PassTrace.h - compile time as a Chrome trace -----------------------===//
#pragma once
#include "mlir/Pass/PassInstrumentation.h"
#include <chrono>
#include <mutex>
#include <string>
#include <vector>

namespace sluice {

/// Collects one event for each pass run on each operation and for each stage; `write` stores them in Chrome's JSON format
/// (chrome://tracing, ui.perfetto.dev). Thread-safe.
class PassTrace {
public:
  using Clock = std::chrono::steady_clock;
  /// Adds the event `name` on this thread from `begin` to now.
  void add(std::string name, Clock::time_point begin);
  /// Returns false if `path` cannot be written.
  bool write(const std::string &path) const;
  /// An instrumentation for a pass manager; this object must outlive it.
  std::unique_ptr<mlir::PassInstrumentation> instrument();

private:
  struct Event {
    std::string name;
    uint64_t thread;
    double beginMicros, durationMicros;
  };
  Clock::time_point start = Clock::now();
  std::mutex mutex;
  std::vector<Event> events;
};

} // namespace sluice
