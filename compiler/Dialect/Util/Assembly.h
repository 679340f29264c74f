//===- Assembly.h - what the texts of several dialects have alike ----------===//
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

/// Assembly directive custom<Ranges>($buffers, $offsets, $lengths), whose types are known:
/// `(%buffer[%offset for %length], ...)`.
inline mlir::ParseResult
parseRanges(mlir::OpAsmParser &parser,
            llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &buffers,
            llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &offsets,
            llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &lengths) {
  return parser.parseCommaSeparatedList(mlir::OpAsmParser::Delimiter::Paren, [&] {
    return mlir::failure(parser.parseOperand(buffers.emplace_back()) || parser.parseLSquare() ||
                         parser.parseOperand(offsets.emplace_back()) ||
                         parser.parseKeyword("for") ||
                         parser.parseOperand(lengths.emplace_back()) || parser.parseRSquare());
  });
}
inline void printRanges(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::OperandRange buffers,
                        mlir::OperandRange offsets, mlir::OperandRange lengths) {
  printer << '(';
  llvm::interleaveComma(llvm::zip_equal(buffers, offsets, lengths), printer, [&](auto range) {
    printer << std::get<0>(range) << '[' << std::get<1>(range) << " for " << std::get<2>(range)
            << ']';
  });
  printer << ')';
}

/// What `parse` reads: once, or in parentheses any number of times.
inline mlir::ParseResult parseOneOrList(mlir::OpAsmParser &parser,
                                        llvm::function_ref<mlir::ParseResult()> parse) {
  if (mlir::failed(parser.parseOptionalLParen()))
    return parse();
  if (mlir::succeeded(parser.parseOptionalRParen()))
    return mlir::success();
  return mlir::failure(parser.parseCommaSeparatedList(parse) || parser.parseRParen());
}

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
