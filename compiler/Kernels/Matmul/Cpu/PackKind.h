//===- PackKind.h - tensors into panels -----------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Kernels that are one encoding.set to #encoding.panels: one workgroup fills one panel, zero past
/// the last column.
class PackKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "pack"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
  bool isReference() const override { return true; }
};

} // namespace sluice::kernels
