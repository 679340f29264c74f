//===- Padding.h - torch's padding of windows as ONNX has it --------------===//
#pragma once
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace sluice::torch {

/// One number a dimension, as torch has it, for the low sides and again for the high ones.
inline llvm::SmallVector<int64_t> onBothSides(llvm::ArrayRef<int64_t> padding) {
  llvm::SmallVector<int64_t> pads(padding);
  pads.append(padding.begin(), padding.end());
  return pads;
}

} // namespace sluice::torch
