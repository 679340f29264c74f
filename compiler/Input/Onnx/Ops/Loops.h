//===- Loops.h - loops of the graph ---------------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Compose.h"

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

using State = SmallVector<GraphValue>;
using Tensors = ArrayRef<GraphValue>;
/// `count` steps one after the other; each gets its number and makes the next state, of the same
/// types and shapes.
State steps(Compose &onnx, OpFoldResult count, State state,
            function_ref<State(Value, Tensors)> step);

/// `sweep` again and again, `most` times at most, while `isOpen` of the state has an element that
/// is not 0.
State until(Compose &onnx, int64_t most, State state, function_ref<State(Tensors)> sweep,
            function_ref<GraphValue(Tensors)> isOpen);

} // namespace sluice::onnx
