//===- Kinds.cpp - all kinds of kernels, in the order they are asked ------===//
#include "compiler/Kernels/Kinds.h"

using namespace sluice::kernels;

ArrayRef<KernelKind> sluice::kernels::kernelKinds(const TargetModel &target) {
  static constexpr KernelKind kinds[] = {{"recurrence", recurrencePlans},
                                         {"matmul", cpuMatmulPlans},
                                         {"code_product", codeProductPlans},
                                         {"convolution", cpuConvolutionPlans},
                                         {"planes", cpuPlanePlans},
                                         {"pack", packPlans, /*isReference=*/true},
                                         {"generic", genericPlans, /*isReference=*/true}};
  static constexpr KernelKind gpuKinds[] = {
      {"recurrence", gpuRecurrencePlans},
      {"direct_conv", directConvPlans},
      {"column", smallProductPlans},
      {"matmul", gpuMatmulPlans},
      {"attention", attentionPlans},
      {"insertion", insertionPlans},
      {"transpose", transposePlans},
      {"reduction", reductionPlans},
      {"column", columnPlans},
      {"reduction", transposedReductionPlans},
      {"sort", sortPlans},
      {"topk", topkPlans},
      {"scan", scanPlans},
      {"arg_compare", argComparePlans},
      {"gpu_fallback", gpuFallbackPlans, /*isReference=*/true}};
  return target.isGpu() ? ArrayRef(gpuKinds) : ArrayRef(kinds);
}
