//===- KernelActions.h - what is decided about a kernel from outside ------===//
// Actions in the sense of mlir/IR/Action.h: without a handler in the context they cost nothing.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Target/TargetModel.h"
#include "mlir/IR/Action.h"

namespace sluice::kernels {

/// Before a kernel is compiled. A handler may change the level.
class KernelLevelAction : public mlir::tracing::ActionImpl<KernelLevelAction> {
public:
  static constexpr llvm::StringLiteral tag = "kernel-level";
  KernelLevelAction(llvm::ArrayRef<mlir::IRUnit> units, flow::ExecutableOp kernel, int &level)
      : ActionImpl(units), kernel(kernel), level(level) {}
  flow::ExecutableOp kernel;
  int &level;
};

/// Before a kernel's plans are tried. A handler may name the one of `plans` to begin with.
class PreferPlanAction : public mlir::tracing::ActionImpl<PreferPlanAction> {
public:
  static constexpr llvm::StringLiteral tag = "prefer-plan";
  PreferPlanAction(llvm::ArrayRef<mlir::IRUnit> units, flow::ExecutableOp kernel,
                   const TargetModel &target, llvm::function_ref<std::vector<std::string>()> plans,
                   std::string &preferred)
      : ActionImpl(units), kernel(kernel), target(target), plans(plans), preferred(preferred) {}
  flow::ExecutableOp kernel;
  const TargetModel &target;
  llvm::function_ref<std::vector<std::string>()> plans;
  std::string &preferred;
};

/// Lowers a kernel by its `plan`-th plan. A handler that does not execute it drops the plan.
class LowerPlanAction : public mlir::tracing::ActionImpl<LowerPlanAction> {
public:
  static constexpr llvm::StringLiteral tag = "lower-plan";
  LowerPlanAction(llvm::ArrayRef<mlir::IRUnit> units, flow::ExecutableOp kernel, unsigned plan,
                  int level)
      : ActionImpl(units), kernel(kernel), plan(plan), level(level) {}
  flow::ExecutableOp kernel;
  unsigned plan;
  int level;
};

} // namespace sluice::kernels
