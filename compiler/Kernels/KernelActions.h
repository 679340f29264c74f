//===- KernelActions.h - what is decided about a kernel from outside ------===//
// Actions in the sense of mlir/IR/Action.h: without a handler in the context they cost nothing.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"
#include "mlir/IR/Action.h"

namespace sluice::kernels {

/// Before a kernel is compiled. A handler may change the level.
class KernelLevelAction : public tracing::ActionImpl<KernelLevelAction> {
public:
  static constexpr StringLiteral tag = "kernel-level";
  KernelLevelAction(ArrayRef<IRUnit> units, flow::ExecutableOp kernel, int &level)
      : ActionImpl(units), kernel(kernel), level(level) {}
  flow::ExecutableOp kernel;
  int &level;
};

/// Before a kernel's plans are tried. A handler may name the one of `plans` to begin with.
class PreferPlanAction : public tracing::ActionImpl<PreferPlanAction> {
public:
  static constexpr StringLiteral tag = "prefer-plan";
  PreferPlanAction(ArrayRef<IRUnit> units, flow::ExecutableOp kernel, const TargetModel &target,
                   function_ref<std::vector<std::string>()> plans, std::string &preferred)
      : ActionImpl(units), kernel(kernel), target(target), plans(plans), preferred(preferred) {}
  flow::ExecutableOp kernel;
  const TargetModel &target;
  function_ref<std::vector<std::string>()> plans;
  std::string &preferred;
};

/// Lowers a kernel by its `plan`-th plan. A handler that does not execute it drops the plan.
class LowerPlanAction : public tracing::ActionImpl<LowerPlanAction> {
public:
  static constexpr StringLiteral tag = "lower-plan";
  LowerPlanAction(ArrayRef<IRUnit> units, flow::ExecutableOp kernel, unsigned plan, int level)
      : ActionImpl(units), kernel(kernel), plan(plan), level(level) {}
  flow::ExecutableOp kernel;
  unsigned plan;
  int level;
};

} // namespace sluice::kernels
