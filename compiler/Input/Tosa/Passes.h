//===- Passes.h - TOSA programs -------------------------------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Pass/Pass.h"

namespace sluice::input {
#define GEN_PASS_DECL
#include "compiler/Input/Tosa/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "compiler/Input/Tosa/Passes.h.inc"

/// tosa -> linalg, tensor, arith and scf, static and dynamic shapes. Leaves other ops alone.
void buildTosaInputPipeline(mlir::OpPassManager &pm);
/// Makes it available as --sluice-tosa-input-pipeline.
void registerTosaInputPipeline();
} // namespace sluice::input
