//===- Checks.h - comparisons of tensors for check ops --------------------===//
#ifndef SLUICE_RUNTIME_VM_CHECKS_H
#define SLUICE_RUNTIME_VM_CHECKS_H

#include "runtime/hal/Buffer.h"

namespace sluice::vm {

// Each returns CHECK_FAILED with the first element that differs. NaN equals NaN; -0 equals 0.
Status expectTrue(const hal::Tensor &actual);
Status expectEqual(const hal::Tensor &actual, const hal::Tensor &expected);
Status expectAlmostEqual(const hal::Tensor &actual, const hal::Tensor &expected, double atol, double rtol);

} // namespace sluice::vm
#endif
