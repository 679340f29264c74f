//===- Recurrent.cpp - layers that keep a state ---------------------------===//
// lstm, gru and rnn_tanh, layer by layer as ONNX's operators:
//   input, initial states, parameters, has_biases, num_layers, dropout, train, bidirectional,
//   batch_first
// The parameters are those of all layers and directions: weights of the input and of the state, and
// their biases.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

struct Kind {
  const char *onnx;
  unsigned states, gateCount;
  /// Where torch has the gates, in ONNX's order.
  int64_t gateOrder[4];
  ArrayRef<int64_t> gates() const { return ArrayRef(gateOrder).take_front(gateCount); }
};
constexpr Kind kLstm{"LSTM", 2, 4, {0, 3, 1, 2}}, kGru{"GRU", 1, 3, {1, 0, 2}},
    kRnn{"RNN", 1, 1, {0}};

/// The rows of `x`, a weight or a bias, gate by gate in ONNX's order.
GraphValue inOrder(Aten &aten, const Kind &kind, const GraphValue &x, int64_t hidden) {
  auto parts = llvm::map_to_vector(kind.gates(), [&](int64_t gate) {
    return aten.slice(x, 0, aten.fixed(gate * hidden), aten.fixed((gate + 1) * hidden));
  });
  return parts.size() == 1 ? x : aten.concat(parts, 0);
}

template <const Kind &kind>
Results importRecurrent(Aten &aten, GraphValue x, Unread, SmallVector<GraphValue> parameters,
                        bool hasBiases, int64_t layers, Or<double, 0.0> dropout,
                        Or<bool, false> trains, bool backward, bool batchFirst) {
  SmallVector<GraphValue> initial{kind.states == 1 ? aten.operand(1) : GraphValue()};
  if (kind.states > 1)
    initial = aten.operands(1);
  int64_t directions = backward ? 2 : 1, each = hasBiases ? 4 : 2;
  if (dropout != 0 && trains)
    return aten.fail("dropout is not supported");
  if (x.rank() != 3 || initial.size() != kind.states || layers < 1 ||
      int64_t(parameters.size()) != layers * directions * each)
    return aten.fail("projections of the state are not supported");
  auto hidden = staticSize(parameters[1].shape[1]);
  if (!hidden)
    return aten.fail("the size of the state must be known");
  if (batchFirst)
    x = aten.transposed(x, {1, 0, 2});
  SmallVector<SmallVector<GraphValue>> last(kind.states);
  for (int64_t layer = 0; layer < layers; ++layer) {
    // Of each direction, in a dimension of their own: W, R, and the biases of both.
    SmallVector<SmallVector<GraphValue>> all(hasBiases ? 3 : 2);
    for (int64_t d = 0; d < directions; ++d) {
      auto own = ArrayRef(parameters).slice((layer * directions + d) * each, each);
      auto ordered = llvm::map_to_vector(
          own, [&](const GraphValue &p) { return inOrder(aten, kind, p, *hidden); });
      if (hasBiases)
        ordered[2] = aten.concat({ordered[2], ordered[3]}, 0);
      for (size_t i = 0; i < all.size(); ++i)
        all[i].push_back(aten.unsqueezed(ordered[i], 0));
    }
    SmallVector<GraphValue> inputs{x};
    for (ArrayRef<GraphValue> parts : all)
      inputs.push_back(aten.concat(parts, 0));
    inputs.resize(5);
    for (const GraphValue &state : initial)
      inputs.push_back(aten.slice(state, 0, aten.fixed(layer * directions),
                                  aten.fixed((layer + 1) * directions)));
    auto results =
        aten.onnx.all(kind.onnx, inputs, 1 + kind.states,
                      {{"hidden_size", *hidden},
                       {"direction", std::string(backward ? "bidirectional" : "forward")},
                       {"linear_before_reset", int64_t(kind.gateCount == 3)}});
    Shape steps{x.shape[0], x.shape[1], aten.fixed(directions * *hidden)};
    x = aten.reshaped(aten.transposed(results[0], {0, 2, 1, 3}), steps);
    for (unsigned s = 0; s < kind.states; ++s)
      last[s].push_back(results[1 + s]);
  }
  SmallVector<GraphValue> results{batchFirst ? aten.transposed(x, {1, 0, 2}) : x};
  for (ArrayRef<GraphValue> states : last)
    results.push_back(aten.concat(states, 0));
  return results;
}

} // namespace

const AtenTable recurrentOperators = {
    {"aten.lstm.input", importRecurrent<kLstm>, "without dropout and projections"},
    {"aten.gru.input", importRecurrent<kGru>, "without dropout"},
    {"aten.rnn_tanh.input", importRecurrent<kRnn>, "without dropout"},
};

} // namespace sluice::torch
