//===- FusionGroups.h - which operations share a kernel -------------------===//
// Decides, rewrites nothing. A group is a set of operations of one block that will become one
// kernel.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Util/Remarks.h"
#include "compiler/Dispatch/InPlaceUpdates.h"
#include "compiler/Kernels/Preferences.h"

namespace sluice::dispatch {
/// Operations that become one kernel, in block order.
struct FusionGroup {
  SmallVector<Operation *> ops;
};

/// On a loop that runs as one kernel, with all that is in it.
inline constexpr StringLiteral kOneKernel = "sluice.one_kernel";

/// On a fill or slice that a product reads as a factor from memory, although products start from
/// fills in the kernel: one with panels, and any whose kernels read whole tensors. Marked once, as
/// many products may share one.
inline constexpr StringLiteral kFactor = "sluice.factor";
void markFactors(Operation *root, const kernels::Preferences &preferences);

/// True if `op` computes tensor elements, so that it has to run on a device. Sizes, reshapes and
/// constants do not.
bool isDeviceOp(Operation *op, InPlaceUpdates &updates);

/// What `op` reads or writes that is empty or filled, and `isOutside`, is made right before it, so
/// that it is part of its kernel.
void makeInside(Operation *op, function_ref<bool(Operation *)> isOutside);

/// True if `op` only renames or selects elements, or fills, or counts what a GPU sorts: copied into
/// each kernel that reads it, never run alone unless its value itself leaves the device code.
/// Factors are marked.
bool isViewLike(Operation *op);

/// The groups of `block`, by the position of their last operation. A reader of a group's inner
/// result may stand before that position, so the block must be sorted after outlining. Without
/// `fuse` every device op is a group. Why an op does not join what it reads goes to `remarks`.
SmallVector<FusionGroup> computeFusionGroups(Block &block, bool fuse,
                                             const kernels::Preferences &preferences,
                                             util::DeclineRemarks &remarks);

} // namespace sluice::dispatch
