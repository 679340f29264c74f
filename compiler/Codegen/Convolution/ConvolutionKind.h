//===- ConvolutionKind.h - convolutions in registers ----------------------===//
// Takes convolutions whose result is contiguous along the last spatial dimension (NCHW and its kin): any number of
// spatial dimensions, strides, dilations and groups; depthwise ones, too. The register tile is output channels by output
// positions; the input is read in place, row by row, so nothing is unfolded (im2col) or copied.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Codegen/Kernel.h"

namespace sluice::codegen {

class ConvolutionKind final : public KernelKind {
public:
  llvm::StringRef name() const override { return "convolution"; }
  llvm::SmallVector<Candidate> candidates(const Kernel &kernel) const override;
};

} // namespace sluice::codegen
