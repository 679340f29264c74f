//===- ParseAs.h - parse an op under another op's name --------------------===//
#pragma once
#include "mlir/IR/OpImplementation.h"

namespace sluice {
/// For hooks of Dialect::getParseOperationHook: reads the text with the parser of the op `name` and
/// makes that op.
inline mlir::ParseResult parseAs(llvm::StringRef name, mlir::OpAsmParser &parser,
                                 mlir::OperationState &state) {
  auto op = mlir::RegisteredOperationName::lookup(name, state.getContext());
  if (!op)
    return parser.emitError(parser.getNameLoc(), "unknown operation '")
           << state.name << "': there is no '" << name << "'";
  state.name = *op;
  return op->getParseAssemblyFn()(parser, state);
}
} // namespace sluice
