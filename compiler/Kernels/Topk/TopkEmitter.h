//===- TopkEmitter.h - the code of a top-k kernel -------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"
#include "compiler/Kernels/Topk/TopkPlan.h"

namespace sluice::kernels {

llvm::LogicalResult lowerTopk(Kernel &kernel, const TopkPlan &plan);

} // namespace sluice::kernels
