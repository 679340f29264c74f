//===- Recurrent.cpp - LSTM, GRU and RNN ----------------------------------===//
// And com.microsoft's DynamicQuantizeLSTM, whose weights are 8-bit and whose products quantize
// their other side anew each time.
//   one contraction for all steps:  gates_x = X * W^T + Wb + Rb
//   scf.for over the steps:         gates = gates_x[t] + H * R^T, then elementwise generics
// A single step is built without a loop. Sequences that are shorter than others keep their state
// from their end on.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Activations.h"
#include "compiler/Input/Onnx/Ops/Quantized.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

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
    Value part = count == rows ? tensor
                               : node.slice(tensor, {node.fixed(first), node.fixed(0)},
                                            {node.fixed(count), k}, {node.fixed(1), node.fixed(1)});
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
  Node &node;
  int64_t hidden, gates;
  int32_t type;
  OpFoldResult batch;
  ArrayRef<NamedActivation> f;
  float clip;
  bool linearBeforeReset, inputForget;
  GateWeights recurrence;
  /// [gates * hidden], [3 * hidden]; null if there are none.
  Value recurrenceBias, peepholes;

  /// The next states from the step's share of the input, [batch, gates * hidden]. `states` is {h}
  /// or {h, c}.
  SmallVector<Value> step(Value input, ArrayRef<Value> states) {
    return gates == 4 ? lstm(input, states) : gates == 3 ? gru(input, states) : rnn(input, states);
  }

private:
  using CellBody = function_ref<Value(Cell &, ValueRange)>;

  OpFoldResult number(int64_t value) { return node.fixed(value); }
  Shape stateShape() { return {batch, number(hidden)}; }
  /// Loops (batch, hidden) over matrices of that shape and vectors [hidden].
  Value cellwise(ArrayRef<Value> operands, CellBody body) {
    auto maps = llvm::map_to_vector(operands, [&](Value operand) {
      bool matrix = cast<RankedTensorType>(operand.getType()).getRank() == 2;
      return matrix ? node.loopsMap(2, {0, 1}) : node.loopsMap(2, {1});
    });
    return node.generic(operands, maps, stateShape(), type, body);
  }
  /// The columns of gate `gate` of a matrix, or its part of a vector.
  Value gateOf(Value source, int64_t gate) {
    if (cast<RankedTensorType>(source.getType()).getRank() == 1)
      return node.slice(source, {number(gate * hidden)}, {number(hidden)}, {number(1)});
    return node.slice(source, {number(0), number(gate * hidden)}, stateShape(),
                      {number(1), number(1)});
  }
  /// state * (rows of the recurrence of `count` gates from `first` on)^T
  Value recur(Value state, int64_t first, int64_t count) {
    return recurrence.times(node, state, batch, first * hidden, count * hidden, type);
  }
  Value clipped(Cell &at, Value v) {
    if (clip <= 0)
      return v;
    return at.max(at.min(v, clip), -clip);
  }
  static Value oneMinus(Cell &at, Value a) { return at.sub(at.number(a.getType(), 1), a); }

  SmallVector<Value> rnn(Value input, ArrayRef<Value> states) {
    return {cellwise({input, recur(states[0], 0, 1)}, [&](Cell &at, ValueRange x) {
      return f[0].apply(at, clipped(at, at.add(x[0], x[1])));
    })};
  }
  /// Gates i, o, f, c; peepholes i, o, f.
  SmallVector<Value> lstm(Value input, ArrayRef<Value> states) {
    Value h = recur(states[0], 0, 4), cell = states[1];
    auto sigmoid = [&](int64_t gate, Value peeped) {
      SmallVector<Value> operands{gateOf(input, gate), gateOf(h, gate)};
      if (peepholes)
        operands.append({gateOf(peepholes, gate), peeped});
      return cellwise(operands, [&](Cell &at, ValueRange x) {
        Value sum = at.add(x[0], x[1]);
        return f[0].apply(at, clipped(at, peepholes ? at.add(sum, at.mul(x[2], x[3])) : sum));
      });
    };
    Value i = sigmoid(0, cell);
    Value forget = inputForget
                       ? cellwise({i}, [&](Cell &at, ValueRange x) { return oneMinus(at, x[0]); })
                       : sigmoid(2, cell);
    Value next =
        cellwise({gateOf(input, 3), gateOf(h, 3), i, forget, cell}, [&](Cell &at, ValueRange x) {
          Value fresh = f[1].apply(at, clipped(at, at.add(x[0], x[1])));
          return at.add(at.mul(x[3], x[4]), at.mul(x[2], fresh));
        });
    Value o = sigmoid(1, next);
    return {cellwise({o, next},
                     [&](Cell &at, ValueRange x) { return at.mul(x[0], f[2].apply(at, x[1])); }),
            next};
  }
  /// Gates z, r, h.
  SmallVector<Value> gru(Value input, ArrayRef<Value> states) {
    Value h = states[0], both = recur(h, 0, 2);
    auto gate = [&](int64_t which) {
      return cellwise({gateOf(input, which), gateOf(both, which)}, [&](Cell &at, ValueRange x) {
        return f[0].apply(at, clipped(at, at.add(x[0], x[1])));
      });
    };
    Value z = gate(0), r = gate(1), candidate;
    if (linearBeforeReset) {
      SmallVector<Value> operands{gateOf(input, 2), recur(h, 2, 1), r};
      if (recurrenceBias)
        operands.push_back(gateOf(recurrenceBias, 2));
      candidate = cellwise(operands, [&](Cell &at, ValueRange x) {
        Value inner = recurrenceBias ? at.add(x[1], x[3]) : x[1];
        return f[1].apply(at, clipped(at, at.add(x[0], at.mul(x[2], inner))));
      });
    } else {
      Value reset = cellwise({r, h}, [&](Cell &at, ValueRange x) { return at.mul(x[0], x[1]); });
      candidate = cellwise({gateOf(input, 2), recur(reset, 2, 1)}, [&](Cell &at, ValueRange x) {
        return f[1].apply(at, clipped(at, at.add(x[0], x[1])));
      });
    }
    return {cellwise({z, candidate, h}, [&](Cell &at, ValueRange x) {
      return at.add(at.mul(oneMinus(at, x[0]), x[1]), at.mul(x[0], x[2]));
    })};
  }
};

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

struct Recurrent {
  Recurrent(Node &node, int64_t gates, int64_t states)
      : node(node), b(node.builder), gates(gates), states(states) {}

  Node &node;
  OpBuilder &b;
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
    SLUICE_TRY(node.requireSame(node.in(1).shape[columnsDim], x.shape[2],
                                "input sizes of X and W differ"));
    SLUICE_TRY(node.requireSame(node.in(1).shape[rowsDim], number(gates * hidden),
                                "rows of W are not those of the gates"));
    SLUICE_TRY(node.requireSame(node.in(2).shape[rowsDim], number(gates * hidden),
                                "rows of R are not those of the gates"));
    SLUICE_TRY(node.requireSame(node.in(2).shape[columnsDim], number(hidden),
                                "R does not fit the size of the state"));
    // Optional inputs: element type and sizes.
    OpFoldResult perDirection = number(directions), state = number(hidden);
    SmallVector<OpFoldResult> initial{perDirection, batch, state};
    if (batchFirst)
      std::swap(initial[0], initial[1]);
    SLUICE_TRY(checkOptional(3, type, {perDirection, number(2 * gates * hidden)}));
    SLUICE_TRY(checkOptional(4, kInt32, {batch}));
    SLUICE_TRY(checkOptional(5, type, initial));
    SLUICE_TRY(checkOptional(6, type, initial));
    SLUICE_TRY(checkOptional(7, type, {perDirection, number(3 * hidden)}));
    if (node.has(4))
      lengths = node.tensor(4);
    return success();
  }
  LogicalResult checkOptional(unsigned input, int32_t type, ArrayRef<OpFoldResult> sizes) {
    if (!node.has(input))
      return success();
    GraphValue &value = node.in(input);
    if (value.type != type || value.rank() != int64_t(sizes.size()))
      return node.opError() << "input " << input << " must be " << typeName(type) << " of rank "
                            << sizes.size() << ", is " << typeName(value.type) << " of rank "
                            << value.rank();
    for (auto [i, size] : llvm::enumerate(sizes))
      SLUICE_TRY(
          node.requireSame(value.shape[i], size,
                           "input " + Twine(input) + " does not fit in dimension " + Twine(i)));
    return success();
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
        SLUICE_TRY(
            checkOptional(parameter, parameter % 2 ? node.in(i).type : int32_t(kFloat), sizes));
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
  Value direction(unsigned input, const Shape &sizes, int64_t d) {
    return node.elementAlong(node.reshaped(node.in(input), sizes), 0, number(d));
  }
  /// Direction `d` of W (input 1) or R (input 2).
  GateWeights weights(unsigned input, int64_t d) {
    OpFoldResult columns = input == 1 ? x.shape[2] : number(hidden), rows = number(gates * hidden);
    Shape sizes{number(directions), quantized() ? columns : rows, quantized() ? rows : columns};
    auto part = [&](unsigned of) {
      return direction(of, of == input ? sizes : node.in(of).shape, d);
    };
    GateWeights result{part(input), gates * hidden, columns, {}, {}};
    if (quantized()) {
      auto parameter = [&](unsigned of) {
        Shape shape(node.in(of).shape.begin() + 1, node.in(of).shape.end());
        return GraphValue{part(of), node.in(of).type, shape};
      };
      GraphValue matrix{result.tensor, node.in(input).type, {result.k, number(result.rows)}};
      result.scale = parameter(6 + 2 * input);
      unsigned zero = 7 + 2 * input;
      result.integers = isZero(node, node.in(zero))
                            ? matrix
                            : withoutZero(node, {matrix, result.scale, parameter(zero)});
    }
    return result;
  }
  /// X * W^T for all steps, with the biases that are simply added: [steps, batch, gates * hidden].
  Value inputGates(RecurrentCell &cell, int64_t d) {
    int64_t rows = gates * hidden;
    Shape flat{node.mul(steps, batch), x.shape[2]}, product{flat[0], number(rows)},
        shape{steps, batch, number(rows)};
    Value sums =
        weights(1, d).times(node, node.reshape(x.tensor, x.shape, flat), flat[0], 0, rows, type);
    if (node.has(3)) {
      Value bias = direction(3, {number(directions), number(2 * rows)}, d);
      Value wb = node.slice(bias, {number(0)}, {number(rows)}, {number(1)}),
            rb = node.slice(bias, {number(rows)}, {number(rows)}, {number(1)});
      cell.recurrenceBias = rb;
      // With linear_before_reset the candidate's bias of the recurrence is added inside of the
      // reset.
      int64_t outside = cell.linearBeforeReset && gates == 3 ? 2 * hidden : rows;
      sums = node.generic({sums, wb, rb},
                          {node.loopsMap(2, {0, 1}), node.loopsMap(2, {1}), node.loopsMap(2, {1})},
                          product, type, [&](Cell &b, ValueRange v) {
                            Value recurrent = v[2];
                            if (outside < rows) {
                              Value inside = b.less(b.index(1), outside);
                              recurrent = b.select(inside, recurrent, 0);
                            }
                            return b.add(b.add(v[0], v[1]), recurrent);
                          });
    }
    return node.reshape(sums, product, shape);
  }
  /// `fresh` for sequences that reach `time`, else `old` (or 0 if that is null).
  Value masked(Value time, Value fresh, Value old) {
    SmallVector<Value> operands{lengths, fresh};
    SmallVector<AffineMap> maps{node.loopsMap(2, {0}), node.ownMap(2)};
    if (old) {
      operands.push_back(old);
      maps.push_back(node.ownMap(2));
    }
    return node.generic(operands, maps, {batch, number(hidden)}, type, [&](Cell &b, ValueRange v) {
      return old ? b.select(b.less(time, v[0]), v[1], v[2]) : b.select(b.less(time, v[0]), v[1], 0);
    });
  }
  LogicalResult run() {
    SLUICE_TRY(check());
    SmallVector<StringRef> defaults{"Tanh"};
    if (gates > 1)
      defaults.insert(defaults.begin(), "Sigmoid");
    if (gates == 4)
      defaults.push_back("Tanh");
    auto activations = SLUICE_TRY(activationsOf(node, defaults, directions));
    Shape stateShape{batch, number(hidden)}, rowShape{number(1), batch, number(hidden)},
        yShape{steps, batch, number(hidden)};
    Shape partShape{steps, number(1), batch, number(hidden)};
    SmallVector<Value> allY;
    SmallVector<SmallVector<Value>> finals(states);
    for (int64_t d = 0; d < directions; ++d) {
      bool reverse = d == 1 || node.attribute("direction", "forward") == "reverse";
      RecurrentCell cell{node,
                         hidden,
                         gates,
                         type,
                         batch,
                         ArrayRef(activations).slice(d * defaults.size(), defaults.size()),
                         node.attribute("clip", 0.0f),
                         node.attribute("linear_before_reset", 0) != 0,
                         node.attribute("input_forget", 0) != 0,
                         weights(2, d),
                         {},
                         {}};
      Value gatesX = inputGates(cell, d);
      if (gates == 4 && node.has(7))
        cell.peepholes = direction(7, {number(directions), number(3 * hidden)}, d);
      SmallVector<Value> state;
      for (int64_t s = 0; s < states; ++s) {
        if (!node.has(5 + s)) {
          state.push_back(node.filled(0, stateShape, type));
          continue;
        }
        GraphValue initial = timeFirst(5 + s);
        SLUICE_TRY(node.requireSame(initial.shape[1], batch,
                                    "batch sizes of X and an initial state differ"));
        SLUICE_TRY(node.requireSame(initial.shape[2], number(hidden),
                                    "an initial state does not have the hidden size"));
        Value own = node.reshaped(node.elementAlong(initial, 0, number(d)), stateShape);
        // Says that there are as many rows as all steps have.
        if (!staticSize(batch))
          own = node.slice(own, Shape(2, number(0)), stateShape, Shape(2, number(1)));
        state.push_back(own);
      }
      // One step: the new states, and the row of Y.
      auto stepAt = [&](OpFoldResult time, ArrayRef<Value> before) {
        Shape offsets{time, number(0), number(0)}, sizes{number(1), batch, number(gates * hidden)},
            strides(3, number(1));
        Value row = node.reshape(node.slice(gatesX, offsets, sizes, strides), sizes,
                                 {batch, number(gates * hidden)});
        SmallVector<Value> after = cell.step(row, before);
        Value y = after[0];
        if (lengths) {
          Value now = node.host().make<arith::IndexCastOp>(b.getI32Type(), node.value(time));
          y = masked(now, after[0], {});
          for (auto [fresh, old] : llvm::zip(after, before))
            fresh = masked(now, fresh, old);
        }
        return std::pair(after, y);
      };
      Value y;
      if (staticSize(steps) == 1) {
        auto [after, row] = stepAt(number(0), state);
        state = after;
        y = node.reshape(row, stateShape, yShape);
      } else {
        SmallVector<Value> inits{node.empty(yShape, type)};
        llvm::append_range(inits, state);
        auto loop =
            scf::ForOp::create(b, node.loc, node.index(0), node.value(steps), node.index(1), inits);
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPointToStart(loop.getBody());
        OpFoldResult time = loop.getInductionVar();
        if (reverse)
          time = node.sub(node.sub(steps, number(1)), time);
        auto [after, row] = stepAt(time, SmallVector<Value>(loop.getRegionIterArgs().drop_front()));
        SmallVector<Value> yielded{tensor::InsertSliceOp::create(
            b, node.loc, row, loop.getRegionIterArg(0), Shape{time, number(0), number(0)}, rowShape,
            Shape(3, number(1)))};
        llvm::append_range(yielded, after);
        scf::YieldOp::create(b, node.loc, yielded);
        y = loop.getResult(0);
        state.assign(loop.getResults().begin() + 1, loop.getResults().end());
      }
      allY.push_back(node.reshape(y, yShape, partShape));
      for (int64_t s = 0; s < states; ++s)
        finals[s].push_back(node.reshape(state[s], stateShape, rowShape));
    }
    Shape all{steps, number(directions), batch, number(hidden)},
        last{number(directions), batch, number(hidden)};
    SmallVector<int64_t> yOrder{0, 1, 2, 3}, lastOrder{0, 1, 2};
    if (batchFirst) {
      yOrder = {2, 0, 1, 3};
      lastOrder = {1, 0, 2};
    }
    auto joined = [&](ArrayRef<Value> parts, const Shape &shape, int64_t axis) {
      return directions == 1 ? parts[0] : node.concat(parts, {shape, shape}, axis, type);
    };
    node.set(0, node.transpose(joined(allY, partShape, 1), all, yOrder, type));
    for (int64_t s = 0; s < states; ++s)
      node.set(1 + s, node.transpose(joined(finals[s], rowShape, 0), last, lastOrder, type));
    return success();
  }
};

template <int64_t gates, int64_t states> LogicalResult importRecurrent(Node &node) {
  return Recurrent(node, gates, states).run();
}

} // namespace

const OperatorTable recurrentOperators = {
    {"LSTM com.microsoft.DynamicQuantizeLSTM", 1, importRecurrent<4, 2>},
    {"GRU", 1, importRecurrent<3, 1>},
    {"RNN", 1, importRecurrent<1, 1>},
};

} // namespace sluice::onnx
