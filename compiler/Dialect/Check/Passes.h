//===- Passes.h - passes over check ops -----------------------------------===//
#pragma once
#include "mlir/Pass/Pass.h"

namespace sluice::check {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Dialect/Check/Passes.h.inc"
} // namespace sluice::check
