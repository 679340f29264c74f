//===- Passes.h - programs written for IREE as ours -----------------------===//
#pragma once
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Pass/Pass.h"

namespace sluice::iree {
#define GEN_PASS_DECL
#include "compiler/Input/Iree/Passes.h.inc"
#define GEN_PASS_REGISTRATION
#include "compiler/Input/Iree/Passes.h.inc"
} // namespace sluice::iree
