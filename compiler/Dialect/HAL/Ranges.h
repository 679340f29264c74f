//===- Ranges.h - `%buffer[%offset for %length], ...` in assembly ---------===//
#pragma once
#include "mlir/IR/OpImplementation.h"

namespace sluice {
/// Assembly directive custom<Ranges>($buffers, $offsets, $lengths): a possibly empty list; types
/// are known.
inline mlir::ParseResult
parseRanges(mlir::OpAsmParser &parser,
            llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &buffers,
            llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &offsets,
            llvm::SmallVectorImpl<mlir::OpAsmParser::UnresolvedOperand> &lengths) {
  mlir::OpAsmParser::UnresolvedOperand buffer;
  mlir::OptionalParseResult first = parser.parseOptionalOperand(buffer);
  if (!first.has_value())
    return mlir::success();
  if (mlir::failed(*first))
    return mlir::failure();
  while (true) {
    buffers.push_back(buffer);
    if (parser.parseLSquare() || parser.parseOperand(offsets.emplace_back()) ||
        parser.parseKeyword("for") || parser.parseOperand(lengths.emplace_back()) ||
        parser.parseRSquare())
      return mlir::failure();
    if (mlir::failed(parser.parseOptionalComma()))
      return mlir::success();
    if (parser.parseOperand(buffer))
      return mlir::failure();
  }
}
inline void printRanges(mlir::OpAsmPrinter &printer, mlir::Operation *, mlir::OperandRange buffers,
                        mlir::OperandRange offsets, mlir::OperandRange lengths) {
  llvm::interleaveComma(llvm::zip_equal(buffers, offsets, lengths), printer, [&](auto range) {
    printer << std::get<0>(range) << '[' << std::get<1>(range) << " for " << std::get<2>(range)
            << ']';
  });
}
} // namespace sluice
