//===- OtherAxes.h - the dimensions that a reduction keeps ----------------===//
#pragma once
#include "mlir/Support/LLVM.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SmallVector.h"

namespace sluice::onnx {

/// Those of `rank` dimensions that `axes` do not name, in order.
inline llvm::SmallVector<int64_t> otherAxes(int64_t rank, llvm::ArrayRef<int64_t> axes) {
  return llvm::to_vector(llvm::make_filter_range(
      llvm::seq<int64_t>(rank), [&](int64_t axis) { return !llvm::is_contained(axes, axis); }));
}

/// The sizes of dimensions `dims`.
template <typename Sizes> Sizes pick(const Sizes &shape, llvm::ArrayRef<int64_t> dims) {
  return llvm::map_to_vector(dims, [&](int64_t dim) { return shape[dim]; });
}

} // namespace sluice::onnx
