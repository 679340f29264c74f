//===- TransposePlan.h - how elements change their order on a GPU ---------===//
// Where an operand is contiguous along another loop than the results, a workgroup takes a square of
// both loops: it reads the square along the operand's rows into workgroup memory, and goes on along
// the results' rows. So both reach whole cache lines.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Reasons.h"
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {

/// A kernel as the planner sees it. Sizes that are unknown until run time are -1.
struct TransposeShape {
  int64_t readExtent = -1,
          writeExtent =
              -1; ///< Extents of the loops along which operands, and results, are contiguous.
  int64_t elementBits = 32; ///< Bits of the widest operand that is transposed.
  int64_t operands = 1;     ///< That are turned.
};

struct TransposePlan {
  int64_t side = 0; ///< Side of the square, in elements; 0 = not worth it.
  int64_t threads = 0;
  bool operator==(const TransposePlan &) const = default;

  /// Elements from one row of a square in workgroup memory to the next: neighbours down a column
  /// lie in different banks.
  int64_t pitch() const { return side + 1; }
};

TransposePlan planTranspose(const TransposeShape &shape, const TargetModel &target,
                            Reasons why = {});

std::string describe(const TransposePlan &plan);

} // namespace sluice::kernels
