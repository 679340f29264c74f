//===- Rewrite.h - what passes of the global stage have alike -------------===//
#pragma once
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/Remarks.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Global/Passes.h"
#include "compiler/Kernels/Preferences.h"

namespace sluice::global {
/// What the rewrite of one function works with.
struct Rewriting {
  func::FuncOp function;
  util::DeclineRemarks remarks; ///< Why something stays as it is.
  IRRewriter rewriter;

  /// Rewrites by `patterns`, which say why they decline. What they have not reached after all
  /// rounds is right as it is.
  void apply(RewritePatternSet &&patterns, GreedyRewriteConfig config = {}) {
    config.setListener(remarks.listener())
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    (void)applyPatternsGreedily(function, std::move(patterns), config);
  }

  /// The operations of a kind on tensors, in order, that `isWanted`; they may be replaced one after
  /// the other. What computes elements, most of all operations, is not looked at.
  template <typename Op> SmallVector<Op> all(function_ref<bool(Op)> isWanted = {}) {
    SmallVector<Op> found;
    function.walk<WalkOrder::PreOrder>([&](Operation *each) {
      auto op = [&] {
        if constexpr (std::is_same_v<Op, Operation *>)
          return each;
        else
          return dyn_cast<Op>(each);
      }();
      if (op && (!isWanted || isWanted(op)))
        found.push_back(op);
      return isa<linalg::LinalgOp>(each) ? WalkResult::skip() : WalkResult::advance();
    });
    return found;
  }
};

/// The type named "f16" or "bf16"; null for another name.
FloatType narrowType(MLIRContext *context, StringRef name);
/// Whether `type` has numbers as large as `value`, or `value` is no finite one.
bool isWithin(const APFloat &value, FloatType type);

/// Adds the canonicalization of some kinds of operations.
template <typename... Ops> void canonicalize(RewritePatternSet &patterns) {
  (Ops::getCanonicalizationPatterns(patterns, patterns.getContext()), ...);
}

/// A rewrite of functions; Passes.td tells the passes.
class RewritePass : public OperationPass<func::FuncOp> {
protected:
  using OperationPass::OperationPass;
  virtual void rewrite(Rewriting &r) = 0;
  void runOnOperation() final {
    Rewriting r{getOperation(), {getContext(), getArgument()}, IRRewriter(&getContext())};
    rewrite(r);
  }
};

/// One that asks what kernels of the target prefer.
class TargetRewritePass : public RewritePass {
protected:
  using RewritePass::RewritePass;
  virtual void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) = 0;
  void rewrite(Rewriting &r) final {
    auto preferences = kernels::Preferences::of(r.function);
    if (failed(preferences))
      return signalPassFailure();
    rewriteFor(*preferences, r);
  }
};

} // namespace sluice::global
