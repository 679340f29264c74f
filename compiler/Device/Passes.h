//===- Passes.h - which device runs what ----------------------------------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::device {
using namespace mlir;

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Device/Passes.h.inc"

/// Nodes of a model that names no devices -> affinities to `targets`, by `rules` (Placement.h).
void buildPlacePipeline(OpPassManager &pm, const std::string &rules, ArrayRef<std::string> targets);

/// Functions on tensors of a program with devices -> host functions that call functions of one
/// device each.
void buildPartitionPipeline(OpPassManager &pm);
} // namespace sluice::device
