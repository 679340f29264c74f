//===- EncodingDialect.cpp - data-tiling layouts carried by tensor types --===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace sluice::encoding;

#include "compiler/Dialect/Encoding/EncodingDialect.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Encoding/EncodingAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Encoding/EncodingOps.cpp.inc"

void EncodingDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "compiler/Dialect/Encoding/EncodingAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/Encoding/EncodingOps.cpp.inc"
      >();
}

LogicalResult SetOp::verify() {
  auto source = cast<RankedTensorType>(getSource().getType()), result = cast<RankedTensorType>(getType());
  if (source.getShape() != result.getShape() || source.getElementType() != result.getElementType())
    return emitOpError("changes the shape or element type");
  if (source.getEncoding() || !result.getEncoding())
    return emitOpError("takes a tensor without encoding to one with encoding");
  if (auto panels = dyn_cast<PanelsAttr>(result.getEncoding())) {
    auto inside = [&](int64_t dim) { return dim >= 0 && dim < result.getRank(); };
    if (!inside(panels.getK()) || !inside(panels.getN()) || panels.getK() == panels.getN() || panels.getWidth() <= 0)
      return emitOpError("has panels over dimensions that ") << result << " does not have";
  }
  return success();
}

LogicalResult SetOp::reifyResultShapes(OpBuilder &builder, ReifiedRankedShapedTypeDims &shapes) {
  shapes.push_back(tensor::getMixedSizes(builder, getLoc(), getSource()));
  return success();
}
