//===- Kinds.cpp - all kinds of kernels, in the order they are asked ------===//
#include "compiler/Kernels/ArgCompare/ArgKind.h"
#include "compiler/Kernels/Attention/AttentionKind.h"
#include "compiler/Kernels/Convolution/Cpu/CpuConvolutionKind.h"
#include "compiler/Kernels/Convolution/Gpu/DirectConvKind.h"
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Gpu/GpuFallbackKind.h"
#include "compiler/Kernels/Insertion/InsertionKind.h"
#include "compiler/Kernels/Matmul/Cpu/CpuMatmulKind.h"
#include "compiler/Kernels/Matmul/Cpu/PackKind.h"
#include "compiler/Kernels/Reduction/ReductionKind.h"
#include "compiler/Kernels/Scan/ScanKind.h"
#include "compiler/Kernels/Sort/SortKind.h"
#include "compiler/Kernels/Topk/TopkKind.h"
#include "compiler/Kernels/Transpose/TransposeKind.h"

using namespace sluice;
using namespace sluice::kernels;

llvm::ArrayRef<const KernelKind *> sluice::kernels::kernelKinds(const TargetModel &target) {
  static const CpuMatmulKind cpuMatmul;
  static const CpuConvolutionKind convolution;
  static const PackKind pack;
  static const GenericKind generic;
  static const KernelKind *const kinds[] = {&cpuMatmul, &convolution, &pack, &generic};
  static const DirectConvKind directConv;
  static const GpuMatmulKind gpuMatmul;
  static const AttentionKind attention;
  static const InsertionKind insertion;
  static const TransposeKind transpose;
  static const ReductionKind reduction;
  static const SortKind sort;
  static const TopkKind topk;
  static const ScanKind scan;
  static const ArgKind arg;
  static const GpuFallbackKind gpuFallback;
  static const KernelKind *const gpuKinds[] = {&directConv, &gpuMatmul, &attention,  &insertion,
                                               &transpose,  &reduction, &sort,       &topk,
                                               &scan,       &arg,       &gpuFallback};
  return target.isGpu() ? llvm::ArrayRef(gpuKinds) : llvm::ArrayRef(kinds);
}
