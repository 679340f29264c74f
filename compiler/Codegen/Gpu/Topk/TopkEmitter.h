//===- TopkEmitter.h - the code of a top-k kernel -------------------------===//
#pragma once
#include "compiler/Codegen/Gpu/Topk/TopkPlan.h"
#include "compiler/Codegen/Kernel.h"

namespace sluice::codegen {

llvm::LogicalResult lowerTopk(Kernel &kernel, const TopkPlan &plan);

} // namespace sluice::codegen
