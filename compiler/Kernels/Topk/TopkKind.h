//===- TopkKind.h - top-k on GPUs: a row per workgroup --------------------===//
//   bests of the first chunk, one of each thread, sorted: the k-th is a bar that k elements reach
//   each chunk: what reaches the bar -> candidates in workgroup memory
//               too many: sort them, keep k, the last is the new bar
//   sort the candidates; the first k
// Candidates have their positions, so that of equal ones the first wins in whatever order threads
// find them.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

class TopkKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "topk"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

} // namespace sluice::kernels
