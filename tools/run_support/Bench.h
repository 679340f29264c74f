//===- Bench.h - times of calls -------------------------------------------===//
#pragma once
#include "tools/run_support/KernelTimes.h"

namespace sluice::run {

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
