//===- KeepOrder.cpp - scatters that add floats one after the other -------===//
// For `--deterministic`: a position that several updates add to has the same bits in every run.
// GPUs combine updates by atomic operations otherwise, in whichever order they come.
//===----------------------------------------------------------------------===//
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_KEEPORDER
#include "compiler/Global/Passes.h.inc"

namespace {
struct KeepOrder final : impl::KeepOrderBase<KeepOrder> {
  void rewrite(Rewriting &r) override {
    r.function.walk([](linalg_ext::ScatterOp op) {
      op.setInOrder(!op.getUniqueIndices() && isa<FloatType>(op.getInputType(0).getElementType()));
    });
  }
};
} // namespace
} // namespace sluice::global
