//===- ByteResource.h - bytes in the IR's resources -----------------------===//
#pragma once
#include "mlir/IR/DialectResourceBlobManager.h"

namespace sluice::util {
/// `bytes` as an attribute that lives in the IR's resources, written once.
inline mlir::DenseResourceElementsAttr
byteResource(mlir::MLIRContext *context, llvm::StringRef name, llvm::ArrayRef<char> bytes) {
  auto type =
      mlir::RankedTensorType::get(int64_t(bytes.size()), mlir::IntegerType::get(context, 8));
  return mlir::DenseResourceElementsAttr::get(
      type, name, mlir::HeapAsmResourceBlob::allocateAndCopyWithAlign(bytes, 64));
}
inline mlir::DenseResourceElementsAttr
byteResource(mlir::MLIRContext *context, llvm::StringRef name, llvm::ArrayRef<uint8_t> bytes) {
  return byteResource(context, name,
                      llvm::ArrayRef(reinterpret_cast<const char *>(bytes.data()), bytes.size()));
}
} // namespace sluice::util
