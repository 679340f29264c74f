//===- ExpandComplex.h - complex functions by real ones ---------*- C++ -*-===//
#pragma once

namespace mlir {
class RewritePatternSet;
}

namespace sluice {
/// Functions of `complex` as `arith`, `math` and quotients of `complex`.
void populateComplexExpansionPatterns(mlir::RewritePatternSet &patterns);
} // namespace sluice
