//===- CpuConvolutionKind.h - convolutions in registers ----------------------===//
// Takes convolutions whose channels are contiguous (NHWC and its kin), with weights in panels: any
// number of spatial dimensions, strides, dilations and groups; depthwise ones, too. See
// Convolution.h for the idea.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

class CpuConvolutionKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "convolution"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

} // namespace sluice::kernels
