//===- GraphValue.cpp - what the importer knows of one value of the graph -===//
#include "compiler/Input/Common/GraphValue.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

namespace sluice::onnx {

namespace {
enum Kind { None, Bool, Signed, Unsigned, Float, Complex };
struct TypeInfo {
  const char *name;
  Kind kind;
  unsigned bits;
};
/// By code.
constexpr TypeInfo kTypes[] = {{"undefined", None, 0},       {"float", Float, 32},
                               {"uint8", Unsigned, 8},       {"int8", Signed, 8},
                               {"uint16", Unsigned, 16},     {"int16", Signed, 16},
                               {"int32", Signed, 32},        {"int64", Signed, 64},
                               {"string", None, 64},         {"bool", Bool, 1},
                               {"float16", Float, 16},       {"double", Float, 64},
                               {"uint32", Unsigned, 32},     {"uint64", Unsigned, 64},
                               {"complex64", Complex, 64},   {"complex128", Complex, 128},
                               {"bfloat16", Float, 16},      {"float8e4m3fn", Float, 8},
                               {"float8e4m3fnuz", Float, 8}, {"float8e5m2", Float, 8},
                               {"float8e5m2fnuz", Float, 8}, {"uint4", Unsigned, 4},
                               {"int4", Signed, 4},          {"float4e2m1", Float, 4},
                               {"float8e8m0", Float, 8},     {"uint2", Unsigned, 2},
                               {"int2", Signed, 2}};
bool isKnown(int32_t type) { return type >= 0 && type <= kLastType; }
const TypeInfo &infoOf(int32_t type) { return kTypes[isKnown(type) ? type : 0]; }
} // namespace

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
  default: return infoOf(type).bits ? IntegerType::get(context, infoOf(type).bits) : Type();
  }
}

Type scalarType(MLIRContext *context, int32_t type) {
  return type == kInt32 || type == kInt64 ? IndexType::get(context) : elementType(context, type);
}

StringRef typeName(int32_t type) { return isKnown(type) ? infoOf(type).name : "unknown"; }

bool isUnsigned(int32_t type) { return infoOf(type).kind == Unsigned || type == kBool; }
bool isFloat(int32_t type) { return infoOf(type).kind == Float; }
bool isInteger(int32_t type) {
  return infoOf(type).kind == Signed || infoOf(type).kind == Unsigned;
}
bool isComplex(int32_t type) { return infoOf(type).kind == Complex; }

std::optional<int64_t> staticSize(OpFoldResult size) { return getConstantIntValue(size); }

SmallVector<int64_t> staticShape(const Shape &shape) {
  return llvm::map_to_vector(
      shape, [](OpFoldResult size) { return staticSize(size).value_or(ShapedType::kDynamic); });
}

} // namespace sluice::onnx
