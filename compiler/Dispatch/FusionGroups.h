//===- FusionGroups.h - which operations share a kernel -------------------===//
// Decides, rewrites nothing. A group is a set of operations of one block that will become one
// kernel.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/Operation.h"

namespace sluice {
namespace kernels {
class Preferences;
} // namespace kernels
namespace util {
class DeclineRemarks;
} // namespace util
namespace dispatch {

/// Operations that become one kernel, in block order.
struct FusionGroup {
  llvm::SmallVector<mlir::Operation *> ops;
};

/// On a loop that runs as one kernel, with all that is in it.
inline constexpr llvm::StringLiteral kOneKernel = "sluice.one_kernel";

/// True if `op` computes tensor elements, so that it has to run on a device. Sizes, reshapes and
/// constants do not.
bool isDeviceOp(mlir::Operation *op);

/// True if `op` only renames or selects elements, or fills, or counts what a GPU sorts: copied into
/// each kernel that reads it, never run alone unless its value itself leaves the device code.
bool isViewLike(mlir::Operation *op);

/// The groups of `block`, by the position of their last operation. A reader of a group's inner
/// result may stand before that position, so the block must be sorted after outlining. Without
/// `fuse` every device op is a group. Why an op does not join what it reads goes to `remarks`.
llvm::SmallVector<FusionGroup> computeFusionGroups(mlir::Block &block, bool fuse,
                                                   const kernels::Preferences &preferences,
                                                   util::DeclineRemarks &remarks);

} // namespace dispatch
} // namespace sluice
