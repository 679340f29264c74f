//===- Softmax.h - softmax of a tensor, for norms and losses --------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// Softmax, or its logarithm, of `value` along `axes`. f16 and bf16 are computed in f32.
mlir::Value softmax(Node &node, mlir::Value value, const Shape &shape, llvm::ArrayRef<int64_t> axes,
                    int32_t type, bool logarithm);

} // namespace sluice::onnx
