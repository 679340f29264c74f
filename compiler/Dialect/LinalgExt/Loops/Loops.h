//===- Loops.h - linalg_ext ops on memrefs as plain loops -----------------===//
// The reference lowering, right for every op, type and shape, and the last resort of every kernel
// plan. It never allocates: ops that need scratch (sort, top-k, attention into narrow types) get it
// from the caller in one piece, whose size is also computable on the host before the kernel runs.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"

namespace sluice::linalg_ext {

struct ExtLoweringOptions {
  /// Makes `bytes` (index) of 64-byte-aligned scratch of type memref<?xi8>, right before the op
  /// that uses it.
  function_ref<Value(OpBuilder &, Location, Value bytes)> workspace;
};

/// Bytes of scratch that `op`, on tensors or memrefs, needs when lowered; null if none. Made of
/// constants, sizes of the operands and arith ops.
Value workspaceBytes(OpBuilder &builder, Operation *op);

/// Replaces a linalg_ext op on memrefs by loops. Fails, without a change, for tensors and other
/// ops.
LogicalResult lowerToLoops(RewriterBase &rewriter, Operation *op,
                           const ExtLoweringOptions &options);

/// Emits one iteration of `op`, on memrefs, at `ivs`. Fails for ops that only exist by the row
/// (sort, top-k, attention, fft).
LogicalResult lowerIteration(OpBuilder &builder, Operation *op, ValueRange ivs);

/// How updates of `op` combine, if it does not matter in which order they do (but for rounding).
std::optional<arith::AtomicRMWKind> unorderedUpdate(ScatterOp op);

/// On a scatter with an unorderedUpdate: iterations run at the same time, so each combines by an
/// atomic operation.
inline constexpr StringLiteral kAtomic = "atomic";

} // namespace sluice::linalg_ext
