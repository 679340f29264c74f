//===- Argument.cpp - element types of torch programs, and their promotion ===//
#include "compiler/Input/Torch/Argument.h"

namespace sluice::torch {

StringRef kindName(Argument::Kind kind) {
  static constexpr const char *kNames[] = {"nothing",  "None",   "a number",
                                           "a string", "a list", "a tensor"};
  return kNames[kind];
}

int32_t typeOfCode(int64_t code) {
  // Quantized types and others that have no elements here are 0.
  static constexpr int32_t kFirst[] = {kUInt8, kInt8,   kInt16, kInt32,     kInt64,      kFloat16,
                                       kFloat, kDouble, 0,      kComplex64, kComplex128, kBool};
  static constexpr int32_t kLast[] = {kFloat8E5M2, kFloat8E4M3FN, kFloat8E5M2FNUZ, kFloat8E4M3FNUZ,
                                      kUInt16,     kUInt32,       kUInt64};
  constexpr int64_t kFirstOfLast = 23, kCodeOfBFloat16 = 15, kCodeOfFloat8E8M0 = 44;
  if (code == kCodeOfBFloat16)
    return kBFloat16;
  if (code == kCodeOfFloat8E8M0)
    return kFloat8E8M0;
  bool isLast = code >= kFirstOfLast;
  ArrayRef<int32_t> types = isLast ? ArrayRef(kLast) : ArrayRef(kFirst);
  uint64_t place = isLast ? code - kFirstOfLast : code;
  return place < types.size() ? types[place] : 0;
}

int32_t typeOf(Type element) {
  auto integer = dyn_cast_or_null<IntegerType>(element);
  Type signless = integer ? IntegerType::get(integer.getContext(), integer.getWidth()) : element;
  for (int32_t type = 1; element && type <= kFloat8E8M0; ++type)
    if (type != kString && elementType(element.getContext(), type) == signless &&
        (!integer || type == kBool || isUnsigned(type) == integer.isUnsigned()))
      return type;
  return 0;
}

static int bits(int32_t type) {
  static constexpr int kBits[] = {0,  32, 8,   8,  16, 16, 32, 64, 0, 1, 16, 64, 32,
                                  64, 64, 128, 16, 8,  8,  8,  8,  4, 4, 4,  8};
  return kBits[type];
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
