//===- Ceilings.h - what a device reaches at most, measured ----------------===//
#pragma once
#include "tools/run_support/KernelTimes.h"

namespace sluice::tool {

/// Compiles and times a copy, and a product of matrices of each type that operations of `kernels`
/// are done on, on the first device of `options`. What does not work there is left out with a
/// warning.
run::Ceilings measureCeilings(const run::RunOptions &options,
                              const std::vector<run::KernelTime> &kernels);

/// The roofline: operations a second over operations a byte, the ceilings as lines, a dot for each
/// kernel that operates on numbers, as large as its share of the time.
std::string drawRoofline(const std::vector<run::KernelTime> &kernels,
                         const run::Ceilings &ceilings);

} // namespace sluice::tool
