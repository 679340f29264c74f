//===- GenericKind.h - any fused region, from elementwise to row kernels --===//
#pragma once
#include "compiler/Codegen/Kernel.h"

namespace sluice::codegen {

/// Takes every kernel. Plans, best first: tiles over shared outer dimensions, then plain loops in one workgroup.
class GenericKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "generic"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

} // namespace sluice::codegen
