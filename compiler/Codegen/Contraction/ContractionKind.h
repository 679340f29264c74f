//===- ContractionKind.h - matrix products with fused epilogues -----------===//
// Takes kernels whose root is a sum of products over one dimension, [batch] m x k times k x n, in any order of dimensions in which
// the result is contiguous along n; the right operand may be packed in panels (#encoding.panels). One workgroup makes one
// panel of columns for a chunk of rows; the whole sum of a tile stays in registers.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Codegen/Kernel.h"

namespace sluice::codegen {

class ContractionKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "contraction"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

} // namespace sluice::codegen
