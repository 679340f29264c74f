//===- Passes.h - the stage input: programs of all forms in the core form -===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/UtilDialect.h"

namespace sluice::input {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Input/Passes.h.inc"

/// Of functions that check, as they were imported, all that KeepInside looks at.
inline constexpr llvm::StringLiteral kChecksSizes = "sluice.checks_sizes";
/// Whether a program needs the passes of buildTosaInputPipeline, which look at all other ops, too.
bool holdsTosa(ModuleOp program);
/// Marks functions in the torch dialect, whose importer looks at sizes itself (KeepInside).
void markTorch(ModuleOp program);
/// tosa -> linalg, tensor, arith and scf, static and dynamic shapes. Leaves other ops alone.
void buildTosaInputPipeline(OpPassManager &pm, bool withTosa);
/// The input stage for MLIR text: any mix of TOSA and the dialects that later stages know. Does
/// nothing to a program that is already in the form of the input stage's result.
void buildMlirInputPipeline(OpPassManager &pm, bool withTosa);
/// Refuses what no later stage knows.
void buildInputCheckPipeline(OpPassManager &pm);
/// Makes them available as --sluice-tosa-input-pipeline and --sluice-mlir-input-pipeline.
void registerInputPipelines();
} // namespace sluice::input
