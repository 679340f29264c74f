//===- SymbolVisibility.h - `private`/`public` before a symbol's name -----===//
#pragma once
#include "mlir/IR/OpImplementation.h"

namespace sluice {
/// Assembly directive custom<SymbolVisibility>($sym_visibility): an optional keyword.
inline mlir::ParseResult parseSymbolVisibility(mlir::OpAsmParser &parser,
                                               mlir::StringAttr &visibility) {
  llvm::StringRef keyword;
  if (mlir::succeeded(parser.parseOptionalKeyword(&keyword, {"public", "private", "nested"})))
    visibility = parser.getBuilder().getStringAttr(keyword);
  return mlir::success();
}
inline void printSymbolVisibility(mlir::OpAsmPrinter &printer, mlir::Operation *,
                                  mlir::StringAttr visibility) {
  if (visibility)
    printer.printKeywordOrString(visibility.getValue());
}
} // namespace sluice
