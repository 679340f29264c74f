//===- Argument.cpp - element types of torch programs, and their promotion ===//
#include "compiler/Input/Torch/Argument.h"

using namespace mlir;

namespace sluice::torch {

StringRef kindName(Argument::Kind kind) {
  static constexpr const char *kNames[] = {"nothing",  "None",   "a number",
                                           "a string", "a list", "a tensor"};
  return kNames[kind];
}

int32_t typeOfCode(int64_t code) {
  switch (code) {
  case 0: return kUInt8;
  case 1: return kInt8;
  case 2: return kInt16;
  case 3: return kInt32;
  case 4: return kInt64;
  case 5: return kFloat16;
  case 6: return kFloat;
  case 7: return kDouble;
  case 9: return kComplex64;
  case 10: return kComplex128;
  case 11: return kBool;
  case 15: return kBFloat16;
  case 23: return kFloat8E5M2;
  case 24: return kFloat8E4M3FN;
  case 25: return kFloat8E5M2FNUZ;
  case 26: return kFloat8E4M3FNUZ;
  case 27: return kUInt16;
  case 28: return kUInt32;
  case 29: return kUInt64;
  default: return 0;
  }
}

int32_t typeOf(Type element) {
  if (auto integer = dyn_cast_or_null<IntegerType>(element)) {
    bool isUnsigned = integer.isUnsigned();
    switch (integer.getWidth()) {
    case 1: return kBool;
    case 4: return isUnsigned ? kUInt4 : kInt4;
    case 8: return isUnsigned ? kUInt8 : kInt8;
    case 16: return isUnsigned ? kUInt16 : kInt16;
    case 32: return isUnsigned ? kUInt32 : kInt32;
    case 64: return isUnsigned ? kUInt64 : kInt64;
    default: return 0;
    }
  }
  if (auto complex = dyn_cast_or_null<ComplexType>(element))
    return complex.getElementType().isF32()   ? kComplex64
           : complex.getElementType().isF64() ? kComplex128
                                              : 0;
  if (!element)
    return 0;
  for (int32_t type : {kFloat, kDouble, kFloat16, kBFloat16, kFloat8E4M3FN, kFloat8E4M3FNUZ,
                       kFloat8E5M2, kFloat8E5M2FNUZ})
    if (elementType(element.getContext(), type) == element)
      return type;
  return 0;
}

static int bits(int32_t type) {
  switch (type) {
  case kBool: return 1;
  case kInt4:
  case kUInt4: return 4;
  case kInt8:
  case kUInt8:
  case kFloat8E4M3FN:
  case kFloat8E4M3FNUZ:
  case kFloat8E5M2:
  case kFloat8E5M2FNUZ: return 8;
  case kInt16:
  case kUInt16:
  case kFloat16:
  case kBFloat16: return 16;
  case kInt32:
  case kUInt32:
  case kFloat: return 32;
  case kComplex128: return 128;
  default: return 64;
  }
}

int32_t promoted(int32_t a, int32_t b) {
  if (a == b || b == 0)
    return a;
  if (a == 0)
    return b;
  if (isComplex(a) || isComplex(b))
    return a == kComplex128 || b == kComplex128 || a == kDouble || b == kDouble ? kComplex128
                                                                                : kComplex64;
  if (isFloat(a) && isFloat(b))
    return bits(a) != bits(b) ? (bits(a) > bits(b) ? a : b) : kFloat; // f16 and bf16
  if (isFloat(a) || isFloat(b))
    return isFloat(a) ? a : b;
  if (a == kBool || b == kBool)
    return a == kBool ? b : a;
  if (isUnsigned(a) == isUnsigned(b))
    return bits(a) > bits(b) ? a : b;
  int32_t with = isUnsigned(a) ? b : a, without = isUnsigned(a) ? a : b;
  if (bits(with) > bits(without))
    return with;
  return bits(without) == 8 ? kInt16 : bits(without) == 16 ? kInt32 : kInt64;
}

int32_t promoted(ArrayRef<const Argument *> arguments) {
  // Tensors count before tensors of rank 0, and those before numbers, unless what comes later is of
  // a higher category.
  int32_t byRank[3] = {0, 0, 0};
  for (const Argument *argument : arguments) {
    int32_t type = argument->value.type;
    if (argument->isNumber()) // A float of Python is as good as torch's default type.
      type = isFloat(type) ? int32_t(kFloat) : isComplex(type) ? int32_t(kComplex64) : type;
    int level = argument->isNumber() ? 2 : argument->value.rank() == 0 ? 1 : 0;
    byRank[level] = promoted(byRank[level], type);
  }
  auto category = [](int32_t type) {
    return !type ? -1 : isComplex(type) ? 3 : isFloat(type) ? 2 : type == kBool ? 0 : 1;
  };
  int32_t result = byRank[0];
  for (int32_t next : {byRank[1], byRank[2]}) {
    if (category(next) <= category(result))
      continue;
    result = isComplex(next) && isFloat(result) ? promoted(result, next) : next;
  }
  return result;
}

} // namespace sluice::torch
