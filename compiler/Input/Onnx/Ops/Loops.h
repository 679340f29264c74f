//===- Loops.h - loops of the graph ---------------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

/// What a loop runs: from the iteration, the condition and the carried values, the next condition,
/// carried values and rows of outputs.
using LoopBody = function_ref<FailureOr<SmallVector<GraphValue>>(ArrayRef<GraphValue> arguments)>;

/// A loop while the iteration is below `limit` and the condition (`start` at first) holds. Carried
/// values begin as `first` and keep their types; the `scans` outputs are stacked along a new first
/// dimension. Results: carried values, then outputs.
FailureOr<SmallVector<GraphValue>> buildLoop(Node &node, Value limit, Value start,
                                             MutableArrayRef<GraphValue> first, unsigned scans,
                                             LoopBody body);

} // namespace sluice::onnx
