//===- StructuredOps.h - the text of iree_linalg_ext ops that are rewritten ==//
#pragma once
#include "compiler/Input/Iree/IreeDialects.h"

namespace sluice::iree {
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
