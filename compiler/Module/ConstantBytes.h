//===- ConstantBytes.h - elements of attributes as the runtime stores them -===//
#pragma once
#include "mlir/IR/BuiltinAttributes.h"
#include <span>

namespace sluice::module {
/// The elements of `value` in row-major order, each in the bytes that the runtime gives its type:
/// the next power of two of at least 8 bits, sign-extended (i1 is zero or one). Points into `value`
/// where it holds just these bytes, else into `storage`. Empty for a resource without data.
std::span<const uint8_t> constantBytes(ElementsAttr value, std::vector<uint8_t> &storage);

/// The attribute of `type` whose elements are `bytes`, stored as above; the inverse of
/// constantBytes. `bytes` holds all elements, also of a splat. Parts of complex elements have 32 or
/// 64 bits.
DenseElementsAttr constantOfBytes(RankedTensorType type, std::span<const uint8_t> bytes);

} // namespace sluice::module
