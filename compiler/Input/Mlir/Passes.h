//===- Passes.h - MLIR text as the other stages expect it -----------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/Pass.h"

namespace sluice::input {
#define GEN_PASS_DECL
#include "compiler/Input/Mlir/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "compiler/Input/Mlir/Passes.h.inc"

/// The input stage for MLIR text: any mix of TOSA and the dialects that later stages know. Does
/// nothing to a program that is already in the form of the input stage's result.
void buildMlirInputPipeline(mlir::OpPassManager &pm);
/// Refuses what no later stage knows.
void buildInputCheckPipeline(mlir::OpPassManager &pm);
/// Makes both available as --sluice-mlir-input-pipeline.
void registerMlirInputPipeline();
} // namespace sluice::input
