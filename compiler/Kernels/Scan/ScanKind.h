//===- ScanKind.h - running values on GPUs: a row per workgroup -----------===//
// Combining must be associative: the operation of a region that combines the running value with the
// element by one addition, multiplication, maximum, minimum, and, or, exclusive or. Others are
// left.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"
#include "compiler/Kernels/Scan/ScanPlan.h"

namespace sluice::kernels {

class ScanKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "scan"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

/// The operation that combines running values in `region`; null if it is not known to be
/// associative.
mlir::Operation *associativeCombiner(mlir::Region &region);
/// The type in which it computes: sums and products of narrow floats are f32 until they are stored.
mlir::Type typeOfScan(mlir::Operation *combiner);

llvm::LogicalResult lowerScan(Kernel &kernel, const ScanPlan &plan);

} // namespace sluice::kernels
