//===- FormDispatches.cpp - tensors to dispatches of kernels --------------===//
// Decides in FusionGroups.cpp, rewrites in OutlineKernel.cpp. Before and after, with fusion:
//   %m = linalg.matmul ins(%a, %b) outs(%zero)
//   %y = linalg.generic {relu} ins(%m) outs(%e)
//     ->
//   flow.executable private @main_0_matmul_... { ... }
//   %y = flow.dispatch @main_0_matmul_...(%a, %b) : ...
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/Remarks.h"
#include "compiler/Dispatch/OutlineKernel.h"
#include "compiler/Dispatch/Passes.h"
#include "compiler/Kernels/Preferences.h"
#include "mlir/Analysis/TopologicalSortUtils.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;

namespace sluice::dispatch {
#define GEN_PASS_DEF_FORMDISPATCHES
#include "compiler/Dispatch/Passes.h.inc"

/// Blocks whose operations run on the host: function bodies and the regions of control flow inside
/// them.
static void collectHostBlocks(Region &region, SmallVectorImpl<Block *> &blocks) {
  for (Block &block : region) {
    blocks.push_back(&block);
    for (Operation &op : block)
      if (!isDeviceOp(&op))
        for (Region &nested : op.getRegions())
          collectHostBlocks(nested, blocks);
  }
}

namespace {
struct FormDispatches final : impl::FormDispatchesBase<FormDispatches> {
  using Base::Base;
  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto preferences = kernels::Preferences::of(getOperation());
    if (failed(preferences))
      return signalPassFailure();
    SymbolTable symbols(module);
    util::DeclineRemarks remarks(getContext(), getArgument());
    OpBuilder executables(&getContext());
    for (auto function : llvm::to_vector(module.getOps<func::FuncOp>())) {
      executables.setInsertionPoint(function);
      unsigned counter = 0;
      SmallVector<Block *> blocks;
      collectHostBlocks(function.getBody(), blocks);
      for (Block *block : llvm::reverse(blocks)) {
        for (const FusionGroup &group : computeFusionGroups(*block, fuse, *preferences, remarks)) {
          std::string name;
          do
            name =
                (function.getSymName() + "_" + Twine(counter++) + "_" + describeGroup(group)).str();
          while (symbols.lookup(name));
          outlineKernel(group, name, executables);
        }
        eraseDeadOps(*block);
        sortTopologically(block);
      }
    }
  }

  /// Views were cloned into the kernels that read them; sizes were traced past what was outlined.
  static void eraseDeadOps(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isOpTriviallyDead(&op))
        op.erase();
  }
};
} // namespace
} // namespace sluice::dispatch
