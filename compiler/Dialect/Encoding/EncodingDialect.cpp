//===- EncodingDialect.cpp - data-tiling layouts carried by tensor types --===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"

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
  auto source = cast<RankedTensorType>(getSource().getType()),
       result = cast<RankedTensorType>(getType());
  if (source.getShape() != result.getShape() || source.getElementType() != result.getElementType())
    return emitOpError("changes the shape or element type");
  if (source.getEncoding() || !result.getEncoding())
    return emitOpError("takes a tensor without encoding to one with encoding");
  if (auto panels = dyn_cast<PanelsAttr>(result.getEncoding())) {
    auto inside = [&](int64_t dim) { return dim >= 0 && dim < result.getRank(); };
    llvm::SmallDenseSet<int64_t> rows(panels.getK().begin(), panels.getK().end());
    if (!llvm::all_of(panels.getK(), inside) || !inside(panels.getN()) ||
        rows.size() != panels.getK().size() || rows.empty() || rows.contains(panels.getN()) ||
        panels.getWidth() <= 0 || panels.getGroup() <= 0)
      return emitOpError("has panels over dimensions that ") << result << " does not have";
  }
  return success();
}

LogicalResult SetOp::reifyResultShapes(OpBuilder &builder, ReifiedRankedShapedTypeDims &shapes) {
  shapes.push_back(tensor::getMixedSizes(builder, getLoc(), getSource()));
  return success();
}

LogicalResult PaddedRowsAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                     int64_t multiple) {
  return multiple > 0 ? success()
                      : emitError() << "pads rows to a multiple of " << multiple << " elements";
}

PaddedRowsAttr PaddedRowsAttr::of(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? dyn_cast_if_present<PaddedRowsAttr>(tensor.getEncoding()) : PaddedRowsAttr();
}

int64_t PanelsAttr::getRows(RankedTensorType type) {
  int64_t rows = 1;
  for (int64_t dim : getK())
    rows = type.isDynamicDim(dim) || ShapedType::isDynamic(rows) ? ShapedType::kDynamic
                                                                 : rows * type.getDimSize(dim);
  return rows;
}

RankedTensorType PanelsAttr::getStorageType(RankedTensorType type) {
  SmallVector<int64_t> shape;
  for (auto [index, size] : llvm::enumerate(type.getShape()))
    if (isBatch(index))
      shape.push_back(size);
  int64_t columns = type.getDimSize(getN());
  shape.push_back(ShapedType::isDynamic(columns) ? columns : llvm::divideCeil(columns, getWidth()));
  int64_t rows = getRows(type);
  shape.push_back(ShapedType::isDynamic(rows) ? rows : llvm::divideCeil(rows, getGroup()));
  shape.push_back(getWidth() * getGroup());
  return RankedTensorType::get(shape, type.getElementType());
}

LogicalResult StorageCastOp::verify() {
  auto plain = cast<RankedTensorType>(getSource().getType()),
       encoded = cast<RankedTensorType>(getType());
  if (plain.getEncoding())
    std::swap(plain, encoded);
  auto panels = dyn_cast_if_present<PanelsAttr>(encoded.getEncoding());
  if (plain.getEncoding() || !panels)
    return emitOpError("needs one side with and one without an encoding");
  if (auto stored = panels.getStorageType(encoded); stored != plain)
    return emitOpError("expects the stored form ") << stored;
  return success();
}
