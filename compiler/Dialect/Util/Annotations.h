//===- Annotations.h - what may be said of operations in attributes --------===//
// Attributes `sluice.NAME` say of a program what no operation does: what its devices are, how
// callers name its arguments, how far it was compiled. The table in Annotations.cpp lists each of
// them, and the verifier refuses others and values of another form, so that whoever reads one need
// not ask.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/Dialect.h"

namespace sluice::util {

class AnnotationsDialect final : public mlir::Dialect {
public:
  explicit AnnotationsDialect(mlir::MLIRContext *context);
  static constexpr llvm::StringLiteral getDialectNamespace() { return "sluice"; }

  llvm::LogicalResult verifyOperationAttribute(mlir::Operation *op,
                                               mlir::NamedAttribute attribute) override;
  llvm::LogicalResult verifyRegionArgAttribute(mlir::Operation *op, unsigned region,
                                               unsigned argument,
                                               mlir::NamedAttribute attribute) override;
  llvm::LogicalResult verifyRegionResultAttribute(mlir::Operation *op, unsigned region,
                                                  unsigned result,
                                                  mlir::NamedAttribute attribute) override;

private:
  llvm::SmallVector<std::pair<llvm::StringRef, mlir::Attribute>> examples;
};

/// Whether `value` has the form of `example`: the same kind of attribute; a list of as many
/// elements, each like that of the example, or of any number of which each is like the only one, or
/// of anything if it has none; a dictionary with the same fields, of which those with a "?" behind
/// their names may be missing. A missing example is like everything.
bool isLike(mlir::Attribute value, mlir::Attribute example);

} // namespace sluice::util
