//===- FileElements.h - bytes of a file become an attribute ---------------===//
#pragma once
#include "mlir/IR/BuiltinAttributes.h"

namespace sluice::input {

/// The elements `data`, whole bytes each, in memory order. Few of them are an ordinary attribute,
/// which folds; many are a resource named
/// `name`, which refers to `data` where it lies and keeps its `owner`. Without an owner, or where
/// it is not aligned, `data` is copied.
ElementsAttr elementsOf(RankedTensorType type, ArrayRef<char> data,
                        std::shared_ptr<const void> owner, StringRef name);

/// `count` elements of `bits` bits, a divisor of 8, packed in `data` from the lowest bits up, in a
/// byte each.
std::vector<char> unpacked(ArrayRef<char> data, unsigned bits, size_t count);

} // namespace sluice::input
