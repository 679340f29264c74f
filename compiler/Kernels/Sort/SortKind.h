//===- SortKind.h - sorts on GPUs: a row per workgroup --------------------===//
// What is compared and the position of an entry are sorted in workgroup memory (TileSorter); then
// every value is fetched from where its entry was, so that values that are only carried are moved
// once:
//   sort(%keys, %ids) by %a < %b
//     ->   (key, position)... sorted in workgroup memory; keys[i] = key, ids[i] = %ids[position]
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Takes any comparator and any number of values. Rows that a thread sorts as well, and targets
/// whose workgroup memory holds none, are left.
class SortKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "sort"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

} // namespace sluice::kernels
