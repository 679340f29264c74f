//===- KernelTimes.h - what each kernel of a call takes, and why that long -===//
#pragma once
#include "tools/run_support/RunModule.h"
#include <functional>
#include <map>
#include <optional>

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

} // namespace sluice::run
