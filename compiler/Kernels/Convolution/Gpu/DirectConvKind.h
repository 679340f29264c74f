//===- DirectConvKind.h - convolutions of single channels on GPUs -------------===//
#pragma once
#include "compiler/Kernels/Convolution/Gpu/DirectConvPlan.h"
#include "compiler/Kernels/Matmul/Gpu/GpuMatmulKind.h"

namespace sluice::kernels {

/// A kernel as such a convolution.
struct DirectKernel {
  MatmulKernel product;
  SmallVector<unsigned> others;      ///< Loop classes of the results, without the next two.
  int positions = -1, channels = -1; ///< Classes of which a thread takes several; -1 = none.
  DirectShape shape;
};

/// Whether a convolution with these loops is one for this kind.
bool isDirect(ArrayRef<AffineMap> maps, ArrayRef<utils::IteratorType> iterators,
              ArrayRef<int64_t> ranges);

/// Writes the kernel on memrefs; its function is the one that `direct` was found in.
LogicalResult lowerDirect(Kernel &kernel, const DirectKernel &direct, const DirectConvPlan &plan);

} // namespace sluice::kernels
