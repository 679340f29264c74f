//===- Passes.h - torch programs ------------------------------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Pass/Pass.h"

namespace sluice::torch {
#define GEN_PASS_DECL
#include "compiler/Input/Torch/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "compiler/Input/Torch/Passes.h.inc"
} // namespace sluice::torch
