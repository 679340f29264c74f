//===- RecurrenceKind.h - all steps of a recurrent layer in one kernel -----===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// bufferizeKernel for kernels with loops on tensors: what a loop carries stays in one place, so
/// that scratch memory of a step is that of all.
llvm::LogicalResult bufferizeLoops(Kernel &kernel);

} // namespace sluice::kernels
