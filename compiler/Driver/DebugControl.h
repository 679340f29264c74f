//===- DebugControl.h - passes and plans left out, others preferred -------===//
// CompileOptions::passLimit, kernelPlans, preferPlan and cancelled, as a handler of the context's
// actions (mlir/IR/Action.h), to find what is wrong or what is faster. Nothing is registered, and
// nothing slower, where none is used.
//
// For tests of what finds bugs, the environment's SLUICE_PLANT_BUG puts one in:
//   pass=NAME        sums of floats become differences in this pass
//   plan=KERNEL=N    ... in the lowering of the kernel by its N-th plan, counted from 0;
//                    not at -O0
//   crash=NAME       this pass, or the lowering of this kernel, ends the process
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include "compiler/Kernels/KernelActions.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include <mutex>

namespace sluice {

class DebugControl {
public:
  /// Registers with `context`, which must not outlive this object.
  DebugControl(mlir::MLIRContext &context, const CompileOptions &options);

  /// Asks `choose` for each kernel, as CompileOptions::preferPlan.
  void preferPlans(std::function<std::string(const KernelPlans &)> choose);

  /// Why the options mean nothing; "" if they do.
  const std::string &problem() const { return complaint; }
  /// Whether passes are numbered, or options of LLVM may count or print them.
  bool takesOneThread() const;
  /// To be called before each pass manager is run: its passes are new ones, printed and timed as
  /// options of MLIR say.
  llvm::LogicalResult beginPasses(mlir::PassManager &pm);
  /// Whether a pass was left out.
  bool cutShort() const { return leftOut; }
  /// How many passes ran, and the name of the last: "12 sluice-fold-transposes".
  std::string lastPass() const { return std::to_string(ran) + " " + lastName; }

private:
  struct Setting {
    std::string kernel;
    std::optional<int> level;
    unsigned plans = 0;
  };
  bool parse(llvm::StringRef text, std::vector<Setting> &settings);
  void parseBug(llvm::StringRef text);
  void execute(llvm::function_ref<void()> transform, const mlir::tracing::Action &action);
  void runPass(llvm::function_ref<void()> transform, const mlir::PassExecutionAction &action);
  void handle();
  void choosePlan(const kernels::PreferPlanAction &action);
  void lowerPlan(llvm::function_ref<void()> transform, const kernels::LowerPlanAction &action);

  std::string complaint, lastName, badPass, crash;
  bool numbers = false, leftOut = false;
  unsigned limit, ran = 0, depth = 0;
  std::vector<std::pair<const mlir::Pass *, bool>> known; ///< Passes, and whether they run.
  std::vector<Setting> settings, badPlans;
  mlir::MLIRContext &context;
  std::function<std::string(const KernelPlans &)> choose;
  std::mutex choosing;
  bool handles = false;
  const std::atomic<bool> *cancelled;
  mlir::DefaultTimingManager times; ///< Printed at the end.
  mlir::TimingScope allPasses;
};

} // namespace sluice
