//===- Constants.h - bytes of a file become an attribute ------------------===//
#pragma once
#include "mlir/IR/BuiltinAttributes.h"
#include <memory>

namespace sluice::onnx {

/// The elements `data`, whole bytes each, in memory order. Few of them are an ordinary attribute, which folds; many are a resource named
/// `name`, which refers to `data` where it lies and keeps its `owner`. Without an owner, or where it is not aligned, `data` is copied.
mlir::ElementsAttr elementsOf(mlir::RankedTensorType type, llvm::ArrayRef<char> data, std::shared_ptr<const void> owner,
                              llvm::StringRef name);

} // namespace sluice::onnx
