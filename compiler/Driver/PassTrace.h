//===- PassTrace.h - compile time as a Chrome trace -----------------------===//
#pragma once
#include "mlir/Pass/PassInstrumentation.h"
#include <chrono>
#include <mutex>
#include <vector>

namespace sluice {

/// Collects one event for each pass run on each operation and for each stage; `write` stores them
/// in the Trace Event Format (chrome://tracing, ui.perfetto.dev). A pass's event names the symbol
/// that it ran on, a kernel for instance, and `tdur` is what the thread itself computed, however
/// busy the machine is. Thread-safe.
class PassTrace {
public:
  using Clock = std::chrono::steady_clock;
  /// A moment, and how long the thread that takes it has computed, in microseconds.
  struct Moment {
    Clock::time_point time = Clock::now();
    double threadMicros = computedMicros();
  };
  /// Adds the event `name` on this thread from `begin` to now; `symbol` is what it worked on, or
  /// empty.
  void add(std::string name, Moment begin, std::string symbol = {});
  void write(llvm::raw_ostream &out) const;
  /// An instrumentation for a pass manager; this object must outlive it.
  std::unique_ptr<mlir::PassInstrumentation> instrument();

private:
  struct Event {
    std::string name, symbol;
    uint64_t thread;
    double beginMicros, durationMicros, computedMicros;
  };
  static double computedMicros();
  Clock::time_point start = Clock::now();
  std::mutex mutex;
  std::vector<Event> events;
};

} // namespace sluice
