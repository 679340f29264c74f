//===- Pipelines.h - the way of a program through the stages --------------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include "mlir/Support/LogicalResult.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace sluice {

/// Appends the passes of stage `stage` (an index into kStages). The stages `input` and `module` also read and write files, which
/// Compile.cpp does.
void buildStage(mlir::OpPassManager &pm, unsigned stage, const CompileOptions &options);

} // namespace sluice
