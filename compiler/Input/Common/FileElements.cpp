//===- FileElements.cpp - bytes of a file become an attribute -------------===//
// Small tensors become ordinary attributes, which fold. Large ones refer to the bytes where they
// lie, such as in a mapped file.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Common/FileElements.h"
#include "mlir/IR/DialectResourceBlobManager.h"

namespace sluice::input {

/// Larger constants are resources.
constexpr size_t kInlineBytes = 1024;

ElementsAttr elementsOf(RankedTensorType type, ArrayRef<char> data,
                        std::shared_ptr<const void> owner, StringRef name) {
  Type element = type.getElementType();
  if (element.isInteger(1)) {
    SmallVector<bool> bits(data.begin(), data.end());
    return DenseElementsAttr::get(type, bits);
  }
  if (data.empty())
    return DenseElementsAttr::get(type, ArrayRef<Attribute>());
  if (data.size() <= kInlineBytes)
    return DenseElementsAttr::getFromRawBuffer(type, data);
  size_t alignment = data.size() / type.getNumElements();
  bool aligned = reinterpret_cast<uintptr_t>(data.data()) % alignment == 0;
  AsmResourceBlob blob = owner && aligned ? AsmResourceBlob(
                                                data, alignment, [owner](void *, size_t, size_t) {},
                                                /*dataIsMutable=*/false)
                                          : HeapAsmResourceBlob::allocateAndCopyWithAlign(data, 64);
  auto &manager = DenseResourceElementsHandle::getManagerInterface(type.getContext());
  return DenseResourceElementsAttr::get(type, manager.insert(name, std::move(blob)));
}

std::vector<char> unpacked(ArrayRef<char> data, unsigned bits, size_t count) {
  size_t perByte = 8 / bits;
  std::vector<char> elements(count);
  for (size_t i = 0; i < count; ++i)
    elements[i] = char(uint8_t(data[i / perByte]) >> i % perByte * bits & ((1u << bits) - 1));
  return elements;
}

} // namespace sluice::input
