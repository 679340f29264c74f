//===- ArgKind.h - the best of each row and its place, on GPUs ------------===//
// Every thread walks along elements of the row from where the outs start, and threads compare what
// they found. The comparator decides on equal ones in their order in the row, so that the place is
// that of a walk along it. The same said by linalg is
// understood:
//   linalg.generic ins(%x) outs(%best, %place) {
//     c = cmpf ogt %x, %best; yield select c %x %best, select c (index 1) %place }
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/ArgCompare/ArgPlan.h"
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

class ArgKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "arg_compare"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

/// Writes generic operations of that form as linalg_ext.arg_compare.
void recognizeArgCompare(mlir::func::FuncOp kernel);

llvm::LogicalResult lowerArgCompare(Kernel &kernel, const ArgPlan &plan);

} // namespace sluice::kernels
