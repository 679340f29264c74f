//===- GraphValue.h - what the importer knows of one value of the graph ---===//
// Exporters compute shapes with the same operators as data. To keep that off the device, a value of
// at most kMaxElements elements and rank 0 or 1 also exists as a list of host scalars ("elements"):
// Shape makes them, Gather, Concat, arithmetic and so on pass them along, Reshape and its like
// consume them.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"

namespace sluice::onnx {

/// Element types by their code in onnx.proto (TensorProto.DataType).
enum DataType : int32_t {
  kFloat = 1,
  kUInt8 = 2,
  kInt8 = 3,
  kUInt16 = 4,
  kInt16 = 5,
  kInt32 = 6,
  kInt64 = 7,
  kString = 8,
  kBool = 9,
  kFloat16 = 10,
  kDouble = 11,
  kUInt32 = 12,
  kUInt64 = 13,
  kComplex64 = 14,
  kComplex128 = 15,
  kBFloat16 = 16,
  kFloat8E4M3FN = 17,
  kFloat8E4M3FNUZ = 18,
  kFloat8E5M2 = 19,
  kFloat8E5M2FNUZ = 20,
  kUInt4 = 21,
  kInt4 = 22,
  kFloat4E2M1 = 23,
  kFloat8E8M0 = 24,
  kUInt2 = 25,
  kInt2 = 26,
  kLastType = kInt2
};

using Shape = llvm::SmallVector<OpFoldResult>;

/// Values with more elements are tensors only.
constexpr int64_t kMaxElements = 64;

struct GraphValue {
  GraphValue() = default;
  GraphValue(Value tensor, int32_t type, Shape shape)
      : tensor(tensor), type(type), shape(std::move(shape)) {}
  /// Elements on the host.
  GraphValue(SmallVector<Value> elements, int32_t type, Shape shape)
      : elements(std::move(elements)), type(type), shape(std::move(shape)) {}
  static GraphValue scalar(Value element, int32_t type) {
    return {SmallVector<Value>{element}, type, {}};
  }
  /// For one that is a tensor already.
  operator Value() const { return tensor; }

  Value tensor; ///< Null as long as only the elements are known.
  /// Host scalars, one per element: i32 and i64 as index, all else in its own type.
  std::optional<SmallVector<Value>> elements;
  int32_t type = 0;
  Shape shape;
  /// For a sequence: its elements, and nothing else but the type (Ops/Sequences.cpp).
  std::shared_ptr<std::vector<GraphValue>> sequence = nullptr;

  bool exists() const { return type != 0; }
  int64_t rank() const { return shape.size(); }
};

/// The MLIR type of elements, null if there is none. Unsigned integers are signless, and a text is
/// its number among those of the model.
Type elementType(MLIRContext *context, int32_t type);
/// The type of host scalars of this type.
Type scalarType(MLIRContext *context, int32_t type);
StringRef typeName(int32_t type);
bool isUnsigned(int32_t type);
bool isFloat(int32_t type);
bool isInteger(int32_t type);
bool isComplex(int32_t type);
/// What real numbers are computed in where their own type may be too narrow: f64 stays, others are
/// f32.
inline int32_t wideOf(int32_t type) { return type == kDouble ? kDouble : kFloat; }

/// The size as an integer if it is known.
std::optional<int64_t> staticSize(OpFoldResult size);
SmallVector<int64_t> staticShape(const Shape &shape);

} // namespace sluice::onnx
