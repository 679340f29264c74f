//===- Recurrent.cpp - LSTM, GRU and RNN ----------------------------------===//
// And com.microsoft's DynamicQuantizeLSTM, whose weights are 8-bit and whose products quantize
// their other side anew each time.
//   one contraction for all steps:  gates_x = X * W^T + Wb + Rb
//   scf.for over the steps:         gates = gates_x[t] + H * R^T, then elementwise generics
// A single step is built without a loop. Sequences that are shorter than others keep their state
// from their end on.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Layers.h"
#include "compiler/Input/Onnx/Ops/Loops.h"
#include "compiler/Input/Onnx/Ops/Products.h"

namespace sluice::onnx {
namespace {

/// A function that the operator names, with its parameters.
struct NamedActivation {
  const Activation *function;
  float alpha, beta;

  Value apply(Cell &at, Value x) const {
    if (StringRef(function->name) == "ThresholdedRelu") // Here the bound itself passes.
      return at.select(at.atLeast(x, alpha), x, 0);
    return function->apply(at, x, alpha, beta);
  }
};

/// The activations of all directions: given ones with their parameters, or the defaults.
FailureOr<SmallVector<NamedActivation>> activationsOf(Node &node, ArrayRef<StringRef> defaults,
                                                      int64_t directions) {
  SmallVector<std::string> names = node.strings("activations");
  if (names.empty())
    for (int64_t d = 0; d < directions; ++d)
      names.append(defaults.begin(), defaults.end());
  if (names.size() != defaults.size() * directions)
    return node.opError() << "activations has " << names.size() << " entries, "
                          << defaults.size() * directions << " are needed";
  SmallVector<float> alphas = node.floats("activation_alpha"),
                     betas = node.floats("activation_beta");
  SmallVector<NamedActivation> result;
  size_t nextAlpha = 0, nextBeta = 0;
  // A list goes on only for functions that have the parameter.
  auto next = [](std::optional<float> usual, ArrayRef<float> given, size_t &at) {
    return usual && at < given.size() ? given[at++] : usual.value_or(0);
  };
  for (const std::string &name : names) {
    const Activation *known = findActivation(name);
    if (!known)
      return node.opError() << "activation '" << name << "' is not known";
    result.push_back(
        {known, next(known->alpha, alphas, nextAlpha), next(known->beta, betas, nextBeta)});
  }
  return result;
}

/// Weights of one direction, for the gates of all units: floats [rows, k], or integers [k, rows]
/// with a scale.
struct GateWeights {
  Value tensor;
  int64_t rows;
  OpFoldResult k;
  GraphValue integers, scale; ///< Quantized weights; else nothing.

  /// `lhs` ([m, k]) times the weights of rows [first, first + count): [m, count].
  Value times(Node &node, Value lhs, OpFoldResult m, int64_t first, int64_t count, int32_t type) {
    if (integers.exists())
      return multiplyByQuantized(node, lhs, m, integers, scale);
    GraphValue part{tensor, type, {node.fixed(rows), k}};
    if (count != rows)
      part = node.sliced(part, 0, node.fixed(first), node.fixed(count));
    Value zero = node.filled(0, {m, node.fixed(count)}, type);
    auto product = linalg::MatmulOp::create(node.builder, node.loc, zero.getType(),
                                            ValueRange{lhs, part}, ValueRange{zero});
    product.setIndexingMapsAttr(node.builder.getAffineMapArrayAttr(
        {node.loopsMap(3, {0, 2}), node.loopsMap(3, {1, 2}), node.loopsMap(3, {0, 1})}));
    return product.getResult(0);
  }
};

/// One direction of a recurrent operator. States are [batch, hidden].
struct RecurrentCell {
  Compose &onnx;
  int64_t hidden, gates;
  int32_t type;
  OpFoldResult batch;
  ArrayRef<NamedActivation> f;
  GateWeights recurrence;
  /// [gates * hidden], [3 * hidden], if there are any.
  GraphValue recurrenceBias = {}, peepholes = {};
  float clip = onnx.node.attribute("clip", 0.0f);
  bool linearBeforeReset = onnx.node.attribute("linear_before_reset", 0),
       inputForget = onnx.node.attribute("input_forget", 0);

  /// The next states from the step's share of the input, [batch, gates * hidden]. `states` is {h}
  /// or {h, c}.
  State step(const GraphValue &input, Tensors states) {
    return gates == 4   ? lstm(input, states)
           : gates == 3 ? State{gru(input, states[0])}
                        : State{activated(0, onnx.add(input, recur(states[0], 0, 1)))};
  }

private:
  /// The columns of gate `gate` of a matrix, or its part of a vector.
  GraphValue gateOf(const GraphValue &x, int64_t gate) {
    return onnx.slice(x, -1, onnx.fixed(gate * hidden), onnx.fixed((gate + 1) * hidden));
  }
  /// state * (rows of the recurrence of `count` gates from `first` on)^T
  GraphValue recur(GraphValue state, int64_t first, int64_t count) {
    Value product = recurrence.times(onnx.node, onnx.node.tensor(state), batch, first * hidden,
                                     count * hidden, type);
    return {product, type, {batch, onnx.fixed(count * hidden)}};
  }
  GraphValue activated(unsigned which, const GraphValue &sum) {
    return onnx.elementwise(sum, type, [&](Cell &at, ValueRange x) {
      return f[which].apply(at, clip > 0 ? at.max(at.min(x[0], clip), -clip) : x[0]);
    });
  }
  GraphValue oneMinus(const GraphValue &x) { return onnx.sub(onnx.number(type, 1), x); }

  /// Gates i, o, f, c; peepholes i, o, f.
  State lstm(const GraphValue &input, Tensors states) {
    GraphValue h = recur(states[0], 0, 4), cell = states[1];
    auto sumOf = [&](int64_t gate) { return onnx.add(gateOf(input, gate), gateOf(h, gate)); };
    auto sigmoid = [&](int64_t gate, const GraphValue &peeped) {
      GraphValue sum = sumOf(gate);
      return activated(
          0, peepholes.exists() ? onnx.add(sum, onnx.mul(gateOf(peepholes, gate), peeped)) : sum);
    };
    GraphValue i = sigmoid(0, cell), forget = inputForget ? oneMinus(i) : sigmoid(2, cell);
    GraphValue next = onnx.add(onnx.mul(forget, cell), onnx.mul(i, activated(1, sumOf(3))));
    GraphValue shown = onnx.elementwise( // Not clipped.
        next, type, [&](Cell &at, ValueRange x) { return f[2].apply(at, x[0]); });
    return {onnx.mul(sigmoid(1, next), shown), next};
  }
  /// Gates z, r, h.
  GraphValue gru(const GraphValue &input, const GraphValue &h) {
    GraphValue both = recur(h, 0, 2), inner;
    auto gate = [&](int64_t which) {
      return activated(0, onnx.add(gateOf(input, which), gateOf(both, which)));
    };
    GraphValue z = gate(0), r = gate(1);
    if (linearBeforeReset) {
      inner = recur(h, 2, 1);
      if (recurrenceBias.exists())
        inner = onnx.add(inner, gateOf(recurrenceBias, 2));
      inner = onnx.mul(r, inner);
    } else {
      inner = recur(onnx.mul(r, h), 2, 1);
    }
    GraphValue candidate = activated(1, onnx.add(gateOf(input, 2), inner));
    return onnx.add(onnx.mul(oneMinus(z), candidate), onnx.mul(z, h));
  }
};

//===- Operators ----------------------------------------------------------===//

struct Recurrent {
  Recurrent(Compose &onnx, int64_t gates, int64_t states)
      : onnx(onnx), node(onnx.node), gates(gates), states(states) {}

  Compose &onnx;
  Node &node;
  int64_t gates, states, hidden = 0, directions = 0;
  int32_t type = 0;
  bool batchFirst = false;
  OpFoldResult steps, batch;
  GraphValue x;
  Value lengths; // i32 [batch], or null

  OpFoldResult number(int64_t value) { return node.fixed(value); }
  /// Weights in 8 bits come transposed, with scales and zero points as the inputs from 8 on.
  bool quantized() const { return node.op() == "DynamicQuantizeLSTM"; }
  LogicalResult check() {
    SLUICE_TRY(node.check({{kFloats, 3}, {kAnything, 3}, {kAnything, 3}}));
    if (quantized())
      SLUICE_TRY(checkQuantized());
    else if (node.in(1).type != node.in(0).type || node.in(2).type != node.in(0).type)
      return node.opError() << "X, W and R must be of one type";
    // Where the sizes of the weights are.
    unsigned rowsDim = quantized() ? 2 : 1, columnsDim = quantized() ? 1 : 2;
    std::string which = node.attribute("direction", "forward");
    directions = which == "bidirectional" ? 2 : 1;
    SLUICE_TRY(node.requireSame(node.in(2).shape[0], number(directions),
                                "direction '" + which + "' does not fit the directions of R"));
    // The size of the state, from whatever says it.
    std::optional<int64_t> size = staticSize(node.in(2).shape[columnsDim]);
    for (unsigned i : {1, 2})
      if (auto rows = staticSize(node.in(i).shape[rowsDim]); !size && rows)
        size = *rows / gates;
    if (int64_t attribute = node.attribute("hidden_size", 0); !size && attribute > 0)
      size = attribute;
    if (!size)
      return node.opError() << "the size of the state must be known: of R, or by hidden_size";
    hidden = *size;
    type = node.in(0).type;
    batchFirst = node.attribute("layout", 0);
    x = timeFirst(0);
    steps = x.shape[0];
    batch = x.shape[1];
    OpFoldResult perDirection = number(directions);
    Shape initial{perDirection, batch, number(hidden)};
    if (batchFirst)
      std::swap(initial[0], initial[1]);
    SLUICE_TRY(checkInput(1, node.in(1).type, weightSizes(1)));
    SLUICE_TRY(checkInput(2, node.in(2).type, weightSizes(2)));
    SLUICE_TRY(checkInput(3, type, {perDirection, number(2 * gates * hidden)}));
    SLUICE_TRY(checkInput(4, kInt32, {batch}));
    SLUICE_TRY(checkInput(5, type, initial));
    SLUICE_TRY(checkInput(6, type, initial));
    SLUICE_TRY(checkInput(7, type, {perDirection, number(3 * hidden)}));
    if (node.has(4))
      lengths = node.tensor(4);
    return success();
  }
  /// An input that is there must be of this element type and of these sizes.
  LogicalResult checkInput(unsigned input, int32_t type, const Shape &sizes) {
    if (!node.has(input))
      return success();
    GraphValue &value = node.in(input);
    if (value.type != type || value.rank() != int64_t(sizes.size()))
      return node.opError() << "input " << input << " must be " << typeName(type) << " of rank "
                            << sizes.size() << ", is " << typeName(value.type) << " of rank "
                            << value.rank();
    return node.requireSameShape(value.shape, sizes, "input " + Twine(input) + " does not fit");
  }
  /// The sizes of W (input 1) or R (input 2).
  Shape weightSizes(unsigned input) {
    OpFoldResult columns = input == 1 ? x.shape[2] : number(hidden), rows = number(gates * hidden);
    return {number(directions), quantized() ? columns : rows, quantized() ? rows : columns};
  }
  LogicalResult checkQuantized() {
    if (node.in(0).type != kFloat)
      return node.opError() << "X must be of type float, is " << typeName(node.in(0).type);
    for (unsigned i : {1, 2}) {
      if (node.in(i).type != kInt8 && node.in(i).type != kUInt8)
        return node.opError() << "weights must be 8-bit integers, input " << i << " is "
                              << typeName(node.in(i).type);
      for (unsigned parameter : {6 + 2 * i, 7 + 2 * i}) {
        if (!node.has(parameter))
          return node.opError() << "input " << parameter << " is missing";
        // For all directions, and perhaps for each row.
        Shape sizes{node.in(i).shape[0], node.in(i).shape[2]};
        sizes.resize(node.in(parameter).rank() == 1 ? 1 : 2);
        SLUICE_TRY(checkInput(parameter, parameter % 2 ? node.in(i).type : int32_t(kFloat), sizes));
      }
    }
    return success();
  }
  /// An input of [time, batch, size], or [batch, time, size] in the model (`layout` 1).
  GraphValue timeFirst(unsigned input) {
    SmallVector<int64_t> order{batchFirst, !batchFirst, 2};
    return node.transpose(node.tensor(input), node.in(input).shape, order, node.in(input).type);
  }
  /// Direction `d` of an input that was checked to have these sizes.
  GraphValue direction(unsigned input, const Shape &sizes, int64_t d) {
    return node.elementAlong(node.reshaped(node.in(input), sizes), 0, number(d));
  }
  /// Direction `d` of W (input 1) or R (input 2).
  GateWeights weights(unsigned input, int64_t d) {
    GraphValue matrix = direction(input, weightSizes(input), d);
    GateWeights result{matrix, gates * hidden, input == 1 ? x.shape[2] : number(hidden), {}, {}};
    if (quantized()) {
      auto parameter = [&](unsigned of) { return direction(of, node.in(of).shape, d); };
      result.scale = parameter(6 + 2 * input);
      unsigned zero = 7 + 2 * input;
      result.integers = isZero(node, node.in(zero))
                            ? matrix
                            : withoutZero(node, {matrix, result.scale, parameter(zero)});
    }
    return result;
  }
  /// X * W^T for all steps, with the biases that are simply added: [steps, batch, gates * hidden].
  GraphValue inputGates(RecurrentCell &cell, int64_t d) {
    int64_t rows = gates * hidden;
    Shape flat{node.mul(steps, batch), x.shape[2]}, product{flat[0], number(rows)};
    GraphValue sums{
        weights(1, d).times(node, node.reshape(x.tensor, x.shape, flat), flat[0], 0, rows, type),
        type, product};
    if (node.has(3)) {
      auto biases =
          onnx.split(direction(3, {number(directions), number(2 * rows)}, d), {rows, rows});
      GraphValue own = cell.recurrenceBias = biases[1];
      // With linear_before_reset the candidate's bias of the recurrence is added inside of the
      // reset.
      if (cell.linearBeforeReset && gates == 3)
        own = onnx.select(onnx.less(onnx.range(number(rows)), 2 * hidden), own, 0);
      sums = onnx.add(sums, onnx.add(biases[0], own));
    }
    return onnx.reshaped(sums, {steps, batch, number(rows)});
  }
  /// `fresh` for sequences that reach `time`, else `old` (or 0 if that does not exist).
  GraphValue masked(Value time, GraphValue fresh, GraphValue old) {
    SmallVector<Value> operands{lengths, node.tensor(fresh)};
    SmallVector<AffineMap> maps{node.loopsMap(2, {0}), node.ownMap(2)};
    if (old.exists()) {
      operands.push_back(node.tensor(old));
      maps.push_back(node.ownMap(2));
    }
    return node.generic(operands, maps, fresh.shape, type, [&](Cell &b, ValueRange v) {
      Value isThere = b.less(time, v[0]);
      return v.size() > 2 ? b.select(isThere, v[1], v[2]) : b.select(isThere, v[1], 0);
    });
  }
  /// The states of direction `d` before the first step.
  State initialStates(const Shape &shape, int64_t d) {
    State state;
    for (int64_t s = 0; s < states; ++s) {
      if (!node.has(5 + s)) {
        state.push_back(node.filled(0, shape, type));
        continue;
      }
      Value own = node.reshaped(node.elementAlong(timeFirst(5 + s), 0, number(d)), shape);
      // Says that there are as many rows as all steps have.
      if (!staticSize(batch))
        own = node.slice(own, {}, shape);
      state.push_back({own, type, shape});
    }
    return state;
  }
  LogicalResult run() {
    SLUICE_TRY(check());
    SmallVector<StringRef> defaults{"Tanh"};
    if (gates > 1)
      defaults.insert(defaults.begin(), "Sigmoid");
    if (gates == 4)
      defaults.push_back("Tanh");
    auto activations = SLUICE_TRY(activationsOf(node, defaults, directions));
    Shape stateShape{batch, number(hidden)}, rowShape = inserted(stateShape, 0, number(1)),
                                             yShape = inserted(stateShape, 0, steps);
    SmallVector<State> results(1 + states); // Parts of Y, then of the last states.
    for (int64_t d = 0; d < directions; ++d) {
      bool reverse = d == 1 || node.attribute("direction", "forward") == "reverse";
      auto own = ArrayRef(activations).slice(d * defaults.size(), defaults.size());
      RecurrentCell cell{onnx, hidden, gates, type, batch, own, weights(2, d)};
      GraphValue gatesX = inputGates(cell, d);
      if (gates == 4 && node.has(7))
        cell.peepholes = direction(7, {number(directions), number(3 * hidden)}, d);
      // One step: the row of Y, and the new states.
      auto stepAt = [&](OpFoldResult time, Tensors before) {
        State after = cell.step(node.elementAlong(gatesX, 0, time), before);
        GraphValue y = after[0];
        if (lengths) {
          Value now =
              node.host().make<arith::IndexCastOp>(node.builder.getI32Type(), node.value(time));
          y = masked(now, y, {});
          for (auto [fresh, old] : llvm::zip(after, before))
            fresh = masked(now, fresh, old);
        }
        after.insert(after.begin(), y);
        return after;
      };
      State state = initialStates(stateShape, d);
      if (staticSize(steps) == 1) {
        state = stepAt(number(0), state);
        state[0] = onnx.reshaped(state[0], yShape);
      } else {
        state.insert(state.begin(), {node.empty(yShape, type), type, yShape});
        state = ::sluice::onnx::steps(onnx, steps, state, [&](Value step, Tensors before) {
          OpFoldResult time = step;
          if (reverse)
            time = node.sub(node.sub(steps, number(1)), time);
          State after = stepAt(time, before.drop_front());
          after[0].tensor = tensor::InsertSliceOp::create(
              node.builder, node.loc, node.tensor(after[0]), before[0].tensor,
              Shape{time, number(0), number(0)}, rowShape, Shape(3, number(1)));
          return after;
        });
      }
      for (auto [parts, part] : llvm::zip(results, state)) // A dimension for directions.
        parts.push_back(onnx.unsqueezed(part, part.rank() - 2));
    }
    for (auto [i, parts] : llvm::enumerate(results)) {
      GraphValue all = onnx.concat(parts, parts[0].rank() - 3);
      SmallVector<int64_t> order = countUp(0, all.rank());
      if (batchFirst)
        std::rotate(order.begin(), order.end() - 2, order.end() - 1);
      SLUICE_TRY(onnx.set(i, onnx.transposed(all, order)));
    }
    return success();
  }
};

template <int64_t gates, int64_t states> LogicalResult importRecurrent(Node &, Compose &onnx) {
  return Recurrent(onnx, gates, states).run();
}

} // namespace

const OperatorTable recurrentOperators = {
    {"LSTM com.microsoft.DynamicQuantizeLSTM", 1, importRecurrent<4, 2>},
    {"GRU", 1, importRecurrent<3, 1>},
    {"RNN", 1, importRecurrent<1, 1>},
};

} // namespace sluice::onnx
