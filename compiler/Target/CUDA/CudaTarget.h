//===- CudaTarget.h - NVIDIA GPUs by name to their models -----------------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace sluice::cuda {

/// The part of a target after "cuda:": an architecture, sm_75 to sm_121; sm_90a and the like add what only that one has.
llvm::Expected<TargetModel> parseCudaTarget(llvm::StringRef text);

} // namespace sluice::cuda
