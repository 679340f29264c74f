//===- OldOpsets.h - inputs as they were before opset 7 -------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"
#include <deque>

namespace sluice::onnx {

/// Before opset 7, attributes said how inputs of different shapes go together. Gives `node` the
/// inputs that mean the same by the rules of today, which its handler knows; new ones are kept in
/// `storage`.
LogicalResult modernizeInputs(Node &node, std::deque<GraphValue> &storage);

} // namespace sluice::onnx
