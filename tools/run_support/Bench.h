//===- Bench.h - times of calls, and of the kernels in them ---------------===//
#pragma once
#include "tools/run_support/RunModule.h"
#include <map>

namespace sluice::run {

/// A kernel at a node of the model, in one call. Bytes are the least that it has to read and write:
/// each tensor once.
struct KernelTime {
  std::string kernel, node;
  std::vector<std::string> nodes; // all that are in the kernel, if the module says it
  uint64_t calls = 0;
  double seconds = 0, bytes = 0;
  std::optional<double> operations; // none if they are not known
  std::string operand;              // what most of them are done on: "f16"
};

/// Rates a second that a device was seen to reach; what was not measured is 0 or missing.
struct Ceilings {
  double bytes = 0;
  std::map<std::string, double> operations; // of matrix products, by their operands

  /// Seconds that `kernel` would take at these rates; 0 if they say nothing of it.
  double secondsOf(const KernelTime &kernel) const;
};

/// Runs `body` once with times of each kernel, the longest first. What kernels have to do is read
/// from the module in `path`, where the compiler wrote it down.
Error timeKernels(Session &session, const std::string &path, const std::function<Error()> &body,
                  std::vector<KernelTime> &kernels);

/// The columns that `printKernelTimes` has, and a report, as text.
std::vector<std::vector<std::string>> kernelTable(const std::vector<KernelTime> &kernels,
                                                  const Ceilings &ceilings);
void printKernelTimes(const std::vector<KernelTime> &kernels, const Ceilings &ceilings);

/// Seconds; `samples` are what the others are computed from.
struct Timing {
  double median = 0, min = 0, p90 = 0, mean = 0;
  std::vector<double> samples;
};
Timing summarize(std::vector<double> samples);

/// Calls `body` `warmups` times, then `repetitions` times with a clock. Stops at the first error.
Error measure(const std::function<Error()> &body, uint32_t warmups, uint32_t repetitions,
              Timing &timing);

struct BenchOptions {
  RunOptions run;
  uint32_t repetitions = 20, warmups = 3;
  std::string json; // file for the figures
  // One more, traced, run: time and bandwidth of each kernel with its node of the model.
  bool perKernel = false;
};

/// --repetitions --warmups --json --per-kernel
void addBenchOptions(CommandLine &line, BenchOptions &options);

/// Opens the module in `path` and prepares a call; inputs are random where `options` has none and
/// their sizes are known.
Error openCall(RunOptions options, const std::string &path, Session &session, Call &call);

/// Times one function of the module and prints the figures. Inputs that are not given are random if
/// their sizes are known. Times of kernels are put into `kernels` instead, if that is given.
Error benchModule(const BenchOptions &options, const std::string &path,
                  std::vector<KernelTime> *kernels = nullptr);

} // namespace sluice::run
