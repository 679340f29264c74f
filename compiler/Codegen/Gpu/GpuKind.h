//===- GpuKind.h - plans for GPUs that fit every kernel -------------------===//
#pragma once
#include "compiler/Codegen/Gpu/ThreadPlan.h"
#include "compiler/Codegen/Kernel.h"

namespace sluice::codegen {

/// Takes every kernel on GPUs. Plans: each thread computes tiles of all operations together, or one workgroup runs operation after
/// operation. Neither needs workgroup memory; scratch is private where it is small, else in the workspace.
class GpuKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "gpu"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

/// Spreads the parallel loops of every operation on memrefs over `threads` threads of one workgroup, with barriers in between. What has
/// none, and stores outside of operations, are left to the first thread.
llvm::LogicalResult distributeOverThreads(mlir::func::FuncOp kernel, int64_t threads);

} // namespace sluice::codegen
