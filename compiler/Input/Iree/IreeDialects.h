//===- IreeDialects.h - ops that only texts written for IREE hold ---------===//
#pragma once
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Dialect/LinalgExt/IndexedRegion.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

#define GET_OP_CLASSES
#include "compiler/Input/Iree/IreeOps.h.inc"

namespace sluice::iree {
inline constexpr llvm::StringLiteral kEncodingDialect = "iree_encoding";

/// Whether `attribute` says how IREE makes kernels (layouts, tiles, pipelines), which is kept as
/// text until the input stage drops them.
bool isPlanOfIree(mlir::Attribute attribute);

/// iree_linalg_ext, whose ops are read as those of linalg_ext where it has them.
void registerLinalgExtAliases(mlir::DialectRegistry &registry);
/// Adds them: to the dialects flow and hal, and as dialects of their own.
void registerDialects(mlir::DialectRegistry &registry);
} // namespace sluice::iree
