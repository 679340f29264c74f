//===- Checks.h - comparisons of tensors for check ops --------------------===//
#pragma once

#include "runtime/hal/Buffer.h"

#include <span>

namespace sluice::vm {

// Each returns CHECK_FAILED with the first element that differs. NaN equals NaN; -0 equals 0.
Status expectTrue(const hal::Tensor &actual);
Status expectEqual(const hal::Tensor &actual, const hal::Tensor &expected);
Status expectAlmostEqual(const hal::Tensor &actual, const hal::Tensor &expected, double atol,
                         double rtol);
/// INVALID_ARGUMENT unless argument `name` has that element type and these sizes, -1 = any.
Status expectType(const hal::Tensor &tensor, const char *name, sluice_element_type_t type,
                  std::span<const int64_t> dims);

} // namespace sluice::vm
