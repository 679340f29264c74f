//===- IreeDialects.h - ops that only texts written for IREE hold ---------===//
#pragma once
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Dialect/LinalgExt/IndexedRegion.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

#define GET_OP_CLASSES
#include "compiler/Input/Iree/IreeOps.h.inc"

namespace sluice::iree {
/// Whether `attribute` says how IREE makes kernels (layouts, tiles, pipelines), which is kept as
/// text until the input stage drops them.
bool isPlanOfIree(mlir::Attribute attribute);

/// iree_linalg_ext, whose ops are read as those of linalg_ext where it has them.
void registerLinalgExtAliases(mlir::DialectRegistry &registry);
/// Adds them: to the dialects flow and hal, and as dialects of their own.
void registerDialects(mlir::DialectRegistry &registry);

// The text of iree_linalg_ext ops that are rewritten (StructuredOps.cpp).
/// Attributes in angle brackets, added to `attributes`; nothing if there are none.
mlir::ParseResult parseOptionalProperties(mlir::OpAsmParser &parser,
                                          mlir::NamedAttrList &attributes);

/// `name(%a, %b : types)`; no operands if that is not there.
mlir::ParseResult parseOperands(mlir::OpAsmParser &parser, llvm::StringRef name,
                                mlir::OperationState &state, int32_t &count);

/// The text behind the name of an op with inputs, outs, a region that may be left out, and a result
/// for each out.
mlir::ParseResult parseStructured(mlir::OpAsmParser &parser, mlir::OperationState &state);
/// Results are those of the outs, maps those of the operands, and the region yields.
mlir::LogicalResult verifyStructured(mlir::Operation *op, mlir::OperandRange inputs,
                                     mlir::OperandRange outputs);
/// `[1, %two]`: numbers, of which some are values.
mlir::ParseResult
parseMixedList(mlir::OpAsmParser &parser, llvm::SmallVectorImpl<int64_t> &fixed,
               llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &dynamic);
} // namespace sluice::iree
