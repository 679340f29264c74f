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

/// custom<ShapedResult>: `tensor<?x4xf32>{%n}`, with a size for each dynamic dimension.
inline mlir::ParseResult
parseShapedResult(mlir::OpAsmParser &parser, mlir::Type &type,
                  llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &dims) {
  if (parser.parseType(type))
    return mlir::failure();
  auto tensor = mlir::dyn_cast<mlir::RankedTensorType>(type);
  return tensor && tensor.getNumDynamicDims()
             ? parser.parseOperandList(dims, mlir::OpAsmParser::Delimiter::OptionalBraces)
             : mlir::success();
}
inline void printShapedResult(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::Type type,
                              mlir::OperandRange dims) {
  printer << type;
  if (!dims.empty())
    printer << '{' << dims << '}';
}

/// custom<SizedType>: a type, with sizes behind it as IREE writes them, which say nothing new and
/// are dropped.
inline mlir::ParseResult parseSizedType(mlir::OpAsmParser &parser, mlir::Type &type) {
  llvm::SmallVector<mlir::OpAsmParser::UnresolvedOperand> dropped;
  return parseShapedResult(parser, type, dropped);
}
inline void printSizedType(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::Type type) {
  printer << type;
}

/// Verifies that there is one of `given` sizes for each dynamic dimension of `types`.
inline llvm::LogicalResult verifySizes(mlir::Operation *op, mlir::TypeRange types, size_t given) {
  size_t dynamic = 0;
  for (mlir::Type type : types)
    if (auto tensor = mlir::dyn_cast<mlir::RankedTensorType>(type))
      dynamic += tensor.getNumDynamicDims();
  if (dynamic == given)
    return mlir::success();
  return op->emitOpError("has ") << given << " sizes for " << dynamic << " dynamic dimensions of "
                                 << types;
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
