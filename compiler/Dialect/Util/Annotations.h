//===- Annotations.h - what may be said of operations in attributes --------===//
// Attributes `sluice.NAME` say of a program what no operation does: what its devices are, how
// callers name its arguments, how far it was compiled. The table in Annotations.cpp lists each of
// them, and the verifier refuses others and values of another form, so that whoever reads one need
// not ask.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/Dialect.h"

namespace sluice::util {

class AnnotationsDialect final : public Dialect {
public:
  explicit AnnotationsDialect(MLIRContext *context);
  static constexpr StringLiteral getDialectNamespace() { return "sluice"; }

  LogicalResult verifyOperationAttribute(Operation *op, NamedAttribute attribute) override;
  LogicalResult verifyRegionArgAttribute(Operation *op, unsigned region, unsigned argument,
                                         NamedAttribute attribute) override;
  LogicalResult verifyRegionResultAttribute(Operation *op, unsigned region, unsigned result,
                                            NamedAttribute attribute) override;

private:
  SmallVector<std::pair<StringRef, Attribute>> examples;
};

/// Whether `value` has the form of `example`: the same kind of attribute; a list of as many
/// elements, each like that of the example, or of any number of which each is like the only one, or
/// of anything if it has none; a dictionary with the same fields, of which those with a "?" behind
/// their names may be missing. A missing example is like everything.
bool isLike(Attribute value, Attribute example);

} // namespace sluice::util
