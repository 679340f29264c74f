//===- GraphValue.cpp - what the importer knows of one value of the graph -===//
#include "compiler/Input/Common/GraphValue.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

namespace sluice::onnx {

Type elementType(MLIRContext *context, int32_t type) {
  switch (type) {
  case kFloat: return Float32Type::get(context);
  case kDouble: return Float64Type::get(context);
  case kFloat16: return Float16Type::get(context);
  case kBFloat16: return BFloat16Type::get(context);
  case kFloat8E4M3FN: return Float8E4M3FNType::get(context);
  case kFloat8E4M3FNUZ: return Float8E4M3FNUZType::get(context);
  case kFloat8E5M2: return Float8E5M2Type::get(context);
  case kFloat8E5M2FNUZ: return Float8E5M2FNUZType::get(context);
  case kFloat4E2M1: return Float4E2M1FNType::get(context);
  case kFloat8E8M0: return Float8E8M0FNUType::get(context);
  case kComplex64: return ComplexType::get(Float32Type::get(context));
  case kComplex128: return ComplexType::get(Float64Type::get(context));
  case kInt2:
  case kUInt2: return IntegerType::get(context, 2);
  case kBool: return IntegerType::get(context, 1);
  case kInt4:
  case kUInt4: return IntegerType::get(context, 4);
  case kInt8:
  case kUInt8: return IntegerType::get(context, 8);
  case kInt16:
  case kUInt16: return IntegerType::get(context, 16);
  case kInt32:
  case kUInt32: return IntegerType::get(context, 32);
  case kInt64:
  case kUInt64: return IntegerType::get(context, 64);
  default: return {};
  }
}

Type scalarType(MLIRContext *context, int32_t type) {
  return type == kInt32 || type == kInt64 ? IndexType::get(context) : elementType(context, type);
}

StringRef typeName(int32_t type) {
  static constexpr const char *kNames[] = {
      "undefined",      "float",    "uint8",        "int8",           "uint16",
      "int16",          "int32",    "int64",        "string",         "bool",
      "float16",        "double",   "uint32",       "uint64",         "complex64",
      "complex128",     "bfloat16", "float8e4m3fn", "float8e4m3fnuz", "float8e5m2",
      "float8e5m2fnuz", "uint4",    "int4",         "float4e2m1",     "float8e8m0",
      "uint2",          "int2"};
  return type >= 0 && size_t(type) < std::size(kNames) ? kNames[type] : "unknown";
}

bool isUnsigned(int32_t type) {
  return type == kUInt2 || type == kUInt4 || type == kUInt8 || type == kUInt16 || type == kUInt32 ||
         type == kUInt64 || type == kBool;
}

bool isFloat(int32_t type) {
  return type == kFloat || type == kDouble || type == kFloat16 || type == kBFloat16 ||
         (type >= kFloat8E4M3FN && type <= kFloat8E5M2FNUZ) || type == kFloat4E2M1 ||
         type == kFloat8E8M0;
}

bool isInteger(int32_t type) {
  return (type >= kUInt8 && type <= kInt64) || type == kUInt32 || type == kUInt64 ||
         (type >= kUInt4 && type <= kInt4) || (type >= kUInt2 && type <= kInt2);
}

bool isComplex(int32_t type) { return type == kComplex64 || type == kComplex128; }

std::optional<int64_t> staticSize(OpFoldResult size) { return getConstantIntValue(size); }

SmallVector<int64_t> staticShape(const Shape &shape) {
  return llvm::map_to_vector(
      shape, [](OpFoldResult size) { return staticSize(size).value_or(ShapedType::kDynamic); });
}

} // namespace sluice::onnx
