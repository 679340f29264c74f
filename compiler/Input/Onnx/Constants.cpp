//===- Constants.cpp - TensorProto to constants ---------------------------===//
#include "compiler/Input/Common/FileElements.h"
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/ModelFile.h"

namespace sluice::onnx {

/// The values of the typed fields (float_data and so on) as bytes in memory order.
static std::vector<char> typedBytes(const ::onnx::TensorProto &tensor, unsigned elementBytes,
                                    Graph &graph) {
  std::vector<char> bytes;
  auto append = [&](const auto &values) {
    for (auto value : values) {
      auto *data = reinterpret_cast<const char *>(&value);
      bytes.insert(bytes.end(), data, data + std::min<size_t>(elementBytes, sizeof(value)));
    }
  };
  switch (tensor.data_type()) {
  case kComplex64:
  case kFloat: append(tensor.float_data()); break;
  case kComplex128:
  case kDouble: append(tensor.double_data()); break;
  case kInt64: append(tensor.int64_data()); break;
  case kString:
    append(llvm::map_range(tensor.string_data(),
                           [&](const std::string &text) { return graph.numberOf(text); }));
    break;
  case kUInt32:
  case kUInt64: append(tensor.uint64_data()); break;
  default: append(tensor.int32_data()); break; // Narrow types, bool, f16, bf16 and f8 as integers
  }
  return bytes;
}

FailureOr<GraphValue> Graph::constant(const ::onnx::TensorProto &tensor, OpBuilder &builder,
                                      Location loc) {
  Type element = elementType(&context, tensor.data_type());
  if (!element)
    return emitError(loc) << "tensor '" << tensor.name() << "' has element type "
                          << typeName(tensor.data_type()) << ", which is not supported";
  SmallVector<int64_t> dims(tensor.dims().begin(), tensor.dims().end());
  auto part = isa<ComplexType>(element) ? cast<ComplexType>(element).getElementType() : element;
  size_t bits = part.getIntOrFloatBitWidth(), partBytes = llvm::divideCeil(bits, 8),
         elementBytes = part == element ? partBytes : 2 * partBytes, count = 1;
  size_t perByte = bits == 2 || bits == 4 ? 8 / bits : 1;
  Shape shape;
  if (int64_t(dims.size()) > kMaxRank)
    return emitError(loc) << "tensor '" << tensor.name() << "' has " << dims.size()
                          << " dimensions; at most " << kMaxRank << " are supported";
  for (int64_t dim : dims) {
    if (dim < 0 || (dim && count > (size_t(1) << 48) / dim))
      return emitError(loc) << "tensor '" << tensor.name() << "' has the size " << dim;
    count *= dim;
    shape.push_back(builder.getIndexAttr(dim));
  }
  size_t bytes = llvm::divideCeil(count, perByte) * elementBytes; // in the file

  ArrayRef<char> data;
  std::vector<char> typed;
  if (tensor.data_location() == ::onnx::TensorProto::EXTERNAL) {
    data = SLUICE_TRY(file->externalData(tensor, bytes, loc));
  } else if (tensor.has_raw_data()) {
    data = ArrayRef(tensor.raw_data().data(), tensor.raw_data().size());
  } else {
    typed = typedBytes(tensor, partBytes, *this);
    data = typed;
  }
  if (data.size() != bytes)
    return emitError(loc) << "tensor '" << tensor.name() << "' has " << data.size()
                          << " bytes of data, its shape and type need " << bytes;

  if (perByte > 1) {
    typed = input::unpacked(data, bits, count);
    data = typed;
  }
  auto type = RankedTensorType::get(dims, element);
  std::shared_ptr<const void> owner = typed.empty() ? file : nullptr;
  ElementsAttr value =
      input::elementsOf(type, data, owner, tensor.name().empty() ? "constant" : tensor.name());
  Value constant = arith::ConstantOp::create(constantBuilder, loc, cast<TypedAttr>(value));
  return GraphValue{constant, tensor.data_type(), shape};
}

} // namespace sluice::onnx
