//===- Literals.cpp - tensors that are written in the program -------------===//
#include "compiler/Input/Common/FileElements.h"
#include "compiler/Input/Common/ModelFolder.h"
#include "compiler/Input/Torch/FunctionImporter.h"
#include "mlir/IR/DialectResourceBlobManager.h"

namespace sluice::torch {

FailureOr<GraphValue> FunctionImporter::literalFromFile(Operation *op, RankedTensorType type,
                                                        int32_t element) {
  Location loc = op->getLoc();
  std::string path = input::pathFrom(loc, op->getAttrOfType<StringAttr>("file").getValue());
  std::shared_ptr<llvm::MemoryBuffer> &file = files[path];
  if (!file) {
    auto opened = input::openFile(path);
    if (!opened)
      return LogicalResult(op->emitError()
                           << "cannot read '" << path << "': " << opened.getError().message());
    file = std::move(*opened);
  }
  auto offsetAttr = op->getAttrOfType<IntegerAttr>("offset");
  uint64_t offset = offsetAttr ? offsetAttr.getValue().getZExtValue() : 0;
  size_t elementBytes = element == kBool ? 1 : type.getElementTypeBitWidth() / 8,
         bytes = elementBytes;
  for (int64_t size : type.getShape()) {
    if (size && bytes > (size_t(1) << 48) / size)
      return LogicalResult(op->emitError() << "a tensor of type " << type << " is too large");
    bytes *= size;
  }
  if (offset > file->getBufferSize() || bytes > file->getBufferSize() - offset)
    return LogicalResult(op->emitError() << "'" << path << "' has " << file->getBufferSize()
                                         << " bytes; the tensor needs " << bytes << " from byte "
                                         << offset << " on");
  ArrayRef<char> data(file->getBufferStart() + offset, bytes);
  ElementsAttr value = input::elementsOf(type, data, file, "torch_literal");
  return GraphValue{
      arith::ConstantOp::create(graph.constantBuilder, loc, cast<TypedAttr>(value)), element, {}};
}

LogicalResult FunctionImporter::importLiteral(Operation *op) {
  auto stated =
      op->getNumResults() == 1 ? dyn_cast<TensorType>(op->getResult(0).getType()) : TensorType();
  auto value = op->getAttrOfType<ElementsAttr>("value");
  auto file = op->getAttrOfType<StringAttr>("file");
  if (!stated || (!value && !file))
    return op->emitError() << "'" << op->getName() << "' needs a value and one result, a tensor";
  // What the literal itself says comes first: the result's type may leave things open.
  auto shaped = value ? cast<ShapedType>(value.getShapedType()) : ShapedType();
  Type element = value ? shaped.getElementType() : stated.element();
  int32_t type = typeOf(stated.element() ? stated.element() : element);
  Type signless = elementType(&context, type);
  if (!signless || typeOf(element) == 0)
    return op->emitError() << "a literal of type " << stated << " is not supported";
  if (elementType(&context, typeOf(element)) != signless)
    return op->emitError() << "the literal holds " << element << ", its type says "
                           << stated.element();
  auto sizes = value ? shaped.getShape() : stated.sizes().value_or(ArrayRef<int64_t>());
  if ((!value && !stated.sizes()) || llvm::any_of(sizes, ShapedType::isDynamic))
    return op->emitError() << "the shape of the literal must be known, its type is " << stated;
  auto tensorType = RankedTensorType::get(sizes, signless);
  GraphValue result{Value(), type, {}};
  if (file) {
    result = SLUICE_TRY(literalFromFile(op, tensorType, type));
  } else {
    TypedAttr constant;
    if (auto dense = dyn_cast<DenseElementsAttr>(value))
      constant = isa<IntegerType>(element) && !isa<DenseStringElementsAttr>(dense)
                     ? dense.bitcast(signless)
                     : dense;
    else if (auto resource = dyn_cast<DenseResourceElementsAttr>(value))
      constant = DenseResourceElementsAttr::get(tensorType, resource.getRawHandle());
    else
      return op->emitError() << "a literal must be dense or a dense resource";
    if (constant.getType() != tensorType)
      return op->emitError() << "a literal of type " << constant.getType() << " is not supported";
    result.tensor = arith::ConstantOp::create(graph.constantBuilder, op->getLoc(), constant);
  }
  for (int64_t size : sizes)
    result.shape.push_back(builder.getIndexAttr(size));
  ::onnx::NodeProto proto;
  proto.set_op_type("vtensor.literal");
  Node node(graph, proto, opset, builder, op->getLoc());
  Argument argument = Argument::tensor(result);
  return define(node, op, argument);
}

} // namespace sluice::torch
