//===- ByteResource.h - bytes in the IR's resources -----------------------===//
#pragma once
#include "mlir/IR/DialectResourceBlobManager.h"

namespace sluice::util {
/// `bytes` as an attribute that lives in the IR's resources, written once.
inline DenseResourceElementsAttr byteResource(MLIRContext *context, StringRef name,
                                              ArrayRef<char> bytes) {
  auto type = RankedTensorType::get(int64_t(bytes.size()), IntegerType::get(context, 8));
  return DenseResourceElementsAttr::get(type, name,
                                        HeapAsmResourceBlob::allocateAndCopyWithAlign(bytes, 64));
}
inline DenseResourceElementsAttr byteResource(MLIRContext *context, StringRef name,
                                              ArrayRef<uint8_t> bytes) {
  return byteResource(context, name,
                      ArrayRef(reinterpret_cast<const char *>(bytes.data()), bytes.size()));
}
} // namespace sluice::util
