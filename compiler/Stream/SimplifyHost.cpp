//===- SimplifyHost.cpp - fold, and join what runs in one go --------------===//
// Canonicalization of host functions. Blocks that follow each other become one, so that their
// commands can be submitted together; blocks that cannot be reached disappear.
//   cf.cond_br %true, ^a, ^b   |
//   ^a:                        |  ...
//     cf.br ^c                 |
//   ^c: ...                    |
// The upstream canonicalizer joins blocks too, but also blocks of a loop that cannot be reached any
// more, where a block's argument may be passed to itself; it then reads that argument after freeing
// it (LLVM 22).
//===----------------------------------------------------------------------===//
#include "compiler/Stream/Passes.h"

namespace sluice::stream {
#define GEN_PASS_DEF_SIMPLIFYHOST
#include "compiler/Stream/Passes.h.inc"

/// Appends blocks that are only reached from one place to their predecessors. All blocks can be
/// reached.
static bool joinBlocks(RewriterBase &rewriter, Region &body) {
  bool changed = false;
  for (auto it = body.begin(); it != body.end();) {
    Block &block = *it;
    auto branch = dyn_cast<cf::BranchOp>(block.getTerminator());
    Block *next = branch ? branch.getDest() : nullptr;
    if (!next || next == &block || next->isEntryBlock() || !next->getSinglePredecessor()) {
      ++it;
      continue;
    }
    SmallVector<Value> operands(branch.getDestOperands());
    rewriter.eraseOp(branch);
    rewriter.mergeBlocks(next, &block, operands);
    changed = true;
  }
  return changed;
}

namespace {
struct SimplifyHost final : impl::SimplifyHostBase<SimplifyHost> {
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet all(context);
    for (Dialect *dialect : context->getLoadedDialects())
      dialect->getCanonicalizationPatterns(all);
    for (RegisteredOperationName op : context->getRegisteredOperations())
      if (op.getStringRef() != cf::BranchOp::getOperationName())
        op.getCanonicalizationPatterns(all, context);
    patterns = std::move(all);
    return success();
  }

  void runOnOperation() override {
    Region &body = getOperation().getBody();
    IRRewriter rewriter(&getContext());
    GreedyRewriteConfig config;
    config.enableConstantCSE().setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    for (bool changed = true; changed;) {
      (void)applyPatternsGreedily(getOperation(), patterns, config);
      changed = succeeded(eraseUnreachableBlocks(rewriter, body));
      changed |= succeeded(runRegionDCE(rewriter, body)); // Arguments that nobody reads.
      changed |= joinBlocks(rewriter, body);
    }
  }

  FrozenRewritePatternSet patterns;
};
} // namespace
} // namespace sluice::stream
