//===- Combiners.cpp - operations that reduce many values to one ----------===//
#include "compiler/Dialect/LinalgExt/Combiners.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

/// Upstream gives infinities also where the type has none, for which a NaN would stand.
static APFloat minExtreme(const llvm::fltSemantics &semantics, bool ofMaximum) {
  if (ofMaximum && !APFloat::semanticsHasSignedRepr(semantics))
    return APFloat::getSmallest(semantics);
  return APFloat::semanticsHasInf(semantics)
             ? APFloat::getInf(semantics, /*Negative=*/ofMaximum)
             : APFloat::getLargest(semantics, /*Negative=*/ofMaximum);
}

TypedAttr sluice::linalg_ext::neutralElement(Operation *combiner) {
  if (combiner->getNumResults() != 1)
    return {};
  auto type = dyn_cast<FloatType>(combiner->getResult(0).getType());
  bool isNumber = isa<arith::MaxNumFOp, arith::MinNumFOp>(combiner),
       isMaximum = isa<arith::MaximumFOp, arith::MaxNumFOp>(combiner);
  if (type && (isNumber || isMaximum || isa<arith::MinimumFOp>(combiner))) {
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    // maxnumf and minnumf of a NaN and x give x, whatever it is.
    return FloatAttr::get(type, isNumber && APFloat::semanticsHasNaN(semantics)
                                    ? APFloat::getQNaN(semantics)
                                    : minExtreme(semantics, isMaximum));
  }
  return arith::getNeutralElement(combiner).value_or(TypedAttr());
}
