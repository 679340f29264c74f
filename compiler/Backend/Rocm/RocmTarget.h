//===- RocmTarget.h - AMD GPUs by name to their models --------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"

namespace sluice::rocm {

/// The part of a target after "rocm:": a processor, gfx908 to gfx1201. Its code runs whatever the
/// device's xnack and sramecc are.
llvm::Expected<TargetModel> parseRocmTarget(llvm::StringRef text);

/// Every processor.
llvm::SmallVector<std::string> rocmTargets();

/// Adds what the table of matrix instructions has for `model`, whose name is set.
void addMatrixInstructions(TargetModel &model);
/// Matrix instructions of all processors.
const kernels::GpuUnits &gpuUnits();

} // namespace sluice::rocm
