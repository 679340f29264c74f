//===- OutlineKernel.h - one fusion group becomes one kernel --------------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dispatch/FusionGroups.h"

namespace sluice::dispatch {

/// Moves `group` into a new flow.executable called `name` at the position of `executables`, and
/// puts a flow.dispatch in its place. The operations of the group are erased; views that fed only
/// them are left for dead-code elimination.
flow::DispatchOp outlineKernel(const FusionGroup &group, mlir::StringRef name,
                               mlir::OpBuilder &executables);

/// A name for people: what the most costly operation of the group does, e.g.
/// "matmul_128x768x3072_f32".
std::string describeGroup(const FusionGroup &group);

} // namespace sluice::dispatch
