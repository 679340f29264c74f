//===- GpuFallbackKind.h - plans for GPUs that fit every kernel -------------------===//
#pragma once
#include "compiler/Kernels/Gpu/ThreadPlan.h"
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Spreads the parallel loops of every operation on memrefs over `threads` threads of one
/// workgroup, with barriers in between. What has none, and stores outside of operations, are left
/// to the first thread.
LogicalResult distributeOverThreads(func::FuncOp kernel, int64_t threads);

/// The same for one operation: single steps of its independent loops are taken in turn by `threads`
/// (index), of which this is number `thread`. Returns how many steps there are; null if the first
/// thread does it all.
FailureOr<Value> distribute(RewriterBase &builder, TilingInterface op, Value thread, Value threads);
/// memref.copy to operations that can be distributed.
void copiesToLoops(func::FuncOp kernel);

/// Operation after operation over all workgroups of `threads`, each in a launch of its own.
/// Scatters whose updates may come in any order combine atomically. Fails for kernels that are more
/// than a sequence of operations.
LogicalResult lowerInLaunches(Kernel &kernel, int64_t threads);

} // namespace sluice::kernels
