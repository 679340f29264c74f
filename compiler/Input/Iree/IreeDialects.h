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
bool isPlanOfIree(Attribute attribute);

/// iree_linalg_ext, whose ops are read as those of linalg_ext where it has them.
void registerLinalgExtAliases(DialectRegistry &registry);
/// Adds them: to the dialects flow and hal, and as dialects of their own.
void registerDialects(DialectRegistry &registry);

// The text of iree_linalg_ext ops that are rewritten (StructuredOps.cpp).
/// Attributes in angle brackets, added to `attributes`; nothing if there are none.
ParseResult parseOptionalProperties(OpAsmParser &parser, NamedAttrList &attributes);

/// `name(%a, %b : types)`; no operands if that is not there.
ParseResult parseOperands(OpAsmParser &parser, StringRef name, OperationState &state,
                          int32_t &count);

/// The text behind the name of an op with inputs, outs, a region that may be left out, and a result
/// for each out.
ParseResult parseStructured(OpAsmParser &parser, OperationState &state);
/// Results are those of the outs, maps those of the operands, and the region yields.
LogicalResult verifyStructured(Operation *op, OperandRange inputs, OperandRange outputs);
/// Says that the operation is none of a program's.
ParseResult refuseInside(OpAsmParser &parser, OperationState &state);

} // namespace sluice::iree
