//===- KnownPositions.cpp - numbers as positions of slices are written into them ===//
// Before any canonicalization: upstream's pattern for the same moves sizes to other dimensions where
// several of one element could be those that the result drops, and then refuses what it made.
//   %c4 = arith.constant 4 : index
//   tensor.extract_slice %a[0, %c4, 0] [1, 2, 1] [1, 1, 1] : tensor<1x6x1xf32> to tensor<1x2xf32>
//     ->
//   tensor.extract_slice %a[0, 4, 0] [1, 2, 1] [1, 1, 1] : tensor<1x6x1xf32> to tensor<1x2xf32>
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Slices.h"
#include "compiler/Input/Mlir/Passes.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace sluice::input {
#define GEN_PASS_DEF_KNOWNPOSITIONS
#include "compiler/Input/Mlir/Passes.h.inc"

/// Makes constants among `entries` attributes. Returns whether there were any.
static bool writeNumbers(Builder &builder, SmallVectorImpl<OpFoldResult> &entries) {
  bool changed = false;
  for (OpFoldResult &entry : entries) {
    std::optional<int64_t> known = isa<Value>(entry) ? getConstantIntValue(entry) : std::nullopt;
    if (!known || *known < 0)
      continue;
    entry = builder.getIndexAttr(*known);
    changed = true;
  }
  return changed;
}

namespace {
struct KnownPositions final : impl::KnownPositionsBase<KnownPositions> {
  using Base::Base;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](OffsetSizeAndStrideOpInterface op) {
      SmallVector<OpFoldResult> offsets = op.getMixedOffsets(), strides = op.getMixedStrides();
      bool changed = writeNumbers(rewriter, offsets);
      changed |= writeNumbers(rewriter, strides);
      if (!changed)
        return;
      rewriter.setInsertionPoint(op);
      linalg_ext::replacePositions(rewriter, op, offsets, strides);
    });
  }
};
} // namespace
} // namespace sluice::input
