//===- RecurrentCell.cpp - one step of an LSTM, GRU or RNN -----------------===//
#include "compiler/Input/Onnx/Ops/RecurrentCell.h"
#include "compiler/Input/Onnx/Ops/Quantized.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <cmath>

using namespace mlir;

namespace sluice::onnx {

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

static Value apply(Cell &at, const Activation &f, Value x) {
  Type type = x.getType();
  auto select = [&](arith::CmpFPredicate test, double bound, Value yes, Value no) -> Value {
    return at.select(at.is(test, x, bound), yes, no);
  };
  if (f.name == "sigmoid")
    return at.div(at.number(type, 1), at.add(at.exp(at.neg(x)), 1));
  if (f.name == "tanh")
    return at.tanh(x);
  if (f.name == "relu")
    return at.max(x, 0);
  if (f.name == "affine")
    return at.add(at.mul(x, f.alpha), f.beta);
  if (f.name == "leakyrelu")
    return select(arith::CmpFPredicate::OLT, 0, at.mul(x, f.alpha), x);
  if (f.name == "thresholdedrelu")
    return select(arith::CmpFPredicate::OGE, f.alpha, x, at.number(type, 0));
  if (f.name == "scaledtanh")
    return at.mul(at.tanh(at.mul(x, f.beta)), f.alpha);
  if (f.name == "hardsigmoid")
    return at.min(at.max(at.add(at.mul(x, f.alpha), f.beta), 0), 1);
  if (f.name == "elu")
    return select(arith::CmpFPredicate::OLT, 0, at.mul(at.make<math::ExpM1Op>(x), f.alpha), x);
  if (f.name == "softsign")
    return at.div(x, at.add(at.abs(x), 1));
  // softplus
  return at.add(at.max(x, 0), at.log1p(at.exp(at.neg(at.abs(x)))));
}

FailureOr<SmallVector<Activation>> activationsOf(Node &node, ArrayRef<StringRef> defaults,
                                                 int64_t directions) {
  SmallVector<std::string> names = node.strings("activations");
  if (names.empty())
    for (int64_t d = 0; d < directions; ++d)
      for (StringRef name : defaults)
        names.push_back(name.str());
  if (names.size() != defaults.size() * directions)
    return node.opError() << "activations has " << names.size() << " entries, "
                          << defaults.size() * directions << " are needed";
  SmallVector<float> alphas = node.floats("activation_alpha"),
                     betas = node.floats("activation_beta");
  SmallVector<Activation> result;
  size_t nextAlpha = 0, nextBeta = 0;
  for (const std::string &given : names) {
    // Default alpha and beta; NaN where the function has no such parameter.
    std::string name = StringRef(given).lower();
    using Parameters = std::optional<std::pair<float, float>>;
    auto known =
        llvm::StringSwitch<Parameters>(name)
            .Cases({"sigmoid", "tanh", "relu", "softsign", "softplus"}, Parameters({NAN, NAN}))
            .Case("affine", Parameters({1.0f, 0.0f}))
            .Case("leakyrelu", Parameters({0.01f, NAN}))
            .Case("thresholdedrelu", Parameters({1.0f, NAN}))
            .Case("scaledtanh", Parameters({1.0f, 1.0f}))
            .Case("hardsigmoid", Parameters({0.2f, 0.5f}))
            .Case("elu", Parameters({1.0f, NAN}))
            .Default(std::nullopt);
    if (!known)
      return node.opError() << "activation '" << given << "' is not known";
    Activation activation{name, known->first, known->second};
    if (!std::isnan(activation.alpha) && nextAlpha < alphas.size())
      activation.alpha = alphas[nextAlpha++];
    if (!std::isnan(activation.beta) && nextBeta < betas.size())
      activation.beta = betas[nextBeta++];
    result.push_back(activation);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Cells
//===----------------------------------------------------------------------===//

Value GateWeights::times(Node &node, Value lhs, OpFoldResult m, int64_t first, int64_t count,
                         int32_t type) {
  if (integers.exists())
    return multiplyByQuantized(node, lhs, m, integers, scale);
  auto number = [&](int64_t value) -> OpFoldResult { return node.fixed(value); };
  Value part = count == rows ? tensor
                             : node.slice(tensor, {number(first), number(0)}, {number(count), k},
                                          {number(1), number(1)});
  Value zero = node.fill(node.constant(type, 0), {m, number(count)}, type);
  auto product = linalg::MatmulOp::create(node.builder, node.loc, zero.getType(),
                                          ValueRange{lhs, part}, ValueRange{zero});
  product.setIndexingMapsAttr(node.builder.getAffineMapArrayAttr(
      {node.loopsMap(3, {0, 2}), node.loopsMap(3, {1, 2}), node.loopsMap(3, {0, 1})}));
  return product.getResult(0);
}

Value RecurrentCell::cellwise(ArrayRef<Value> operands, CellBody body) {
  SmallVector<AffineMap> maps;
  for (Value operand : operands)
    maps.push_back(cast<RankedTensorType>(operand.getType()).getRank() == 2
                       ? node.loopsMap(2, {0, 1})
                       : node.loopsMap(2, {1}));
  return node.generic(operands, maps, stateShape(), type,
                      [&](Cell &at, ValueRange x) { return body(at, x); });
}

Value RecurrentCell::gateOf(Value source, int64_t gate) {
  if (cast<RankedTensorType>(source.getType()).getRank() == 1)
    return node.slice(source, {number(gate * hidden)}, {number(hidden)}, {number(1)});
  return node.slice(source, {number(0), number(gate * hidden)}, stateShape(),
                    {number(1), number(1)});
}

Value RecurrentCell::recur(Value state, int64_t first, int64_t count) {
  return recurrence.times(node, state, batch, first * hidden, count * hidden, type);
}

Value RecurrentCell::clipped(Cell &at, Value v) {
  if (clip <= 0)
    return v;
  return at.max(at.min(v, clip), -clip);
}

Value RecurrentCell::oneMinus(Cell &at, Value a) { return at.sub(at.number(a.getType(), 1), a); }

SmallVector<Value> RecurrentCell::rnn(Value input, ArrayRef<Value> states) {
  return {cellwise({input, recur(states[0], 0, 1)}, [&](Cell &at, ValueRange x) {
    return apply(at, f[0], clipped(at, at.add(x[0], x[1])));
  })};
}

SmallVector<Value> RecurrentCell::lstm(Value input, ArrayRef<Value> states) {
  Value h = recur(states[0], 0, 4), cell = states[1];
  auto sigmoid = [&](int64_t gate, Value peeped) {
    SmallVector<Value> operands{gateOf(input, gate), gateOf(h, gate)};
    if (peepholes)
      operands.append({gateOf(peepholes, gate), peeped});
    return cellwise(operands, [&](Cell &at, ValueRange x) {
      Value sum = at.add(x[0], x[1]);
      return apply(at, f[0], clipped(at, peepholes ? at.add(sum, at.mul(x[2], x[3])) : sum));
    });
  };
  Value i = sigmoid(0, cell);
  Value forget = inputForget
                     ? cellwise({i}, [&](Cell &at, ValueRange x) { return oneMinus(at, x[0]); })
                     : sigmoid(2, cell);
  Value next =
      cellwise({gateOf(input, 3), gateOf(h, 3), i, forget, cell}, [&](Cell &at, ValueRange x) {
        Value fresh = apply(at, f[1], clipped(at, at.add(x[0], x[1])));
        return at.add(at.mul(x[3], x[4]), at.mul(x[2], fresh));
      });
  Value o = sigmoid(1, next);
  return {cellwise({o, next},
                   [&](Cell &at, ValueRange x) { return at.mul(x[0], apply(at, f[2], x[1])); }),
          next};
}

SmallVector<Value> RecurrentCell::gru(Value input, ArrayRef<Value> states) {
  Value h = states[0], both = recur(h, 0, 2);
  auto gate = [&](int64_t which) {
    return cellwise({gateOf(input, which), gateOf(both, which)}, [&](Cell &at, ValueRange x) {
      return apply(at, f[0], clipped(at, at.add(x[0], x[1])));
    });
  };
  Value z = gate(0), r = gate(1), candidate;
  if (linearBeforeReset) {
    SmallVector<Value> operands{gateOf(input, 2), recur(h, 2, 1), r};
    if (recurrenceBias)
      operands.push_back(gateOf(recurrenceBias, 2));
    candidate = cellwise(operands, [&](Cell &at, ValueRange x) {
      Value inner = recurrenceBias ? at.add(x[1], x[3]) : x[1];
      return apply(at, f[1], clipped(at, at.add(x[0], at.mul(x[2], inner))));
    });
  } else {
    Value reset = cellwise({r, h}, [&](Cell &at, ValueRange x) { return at.mul(x[0], x[1]); });
    candidate = cellwise({gateOf(input, 2), recur(reset, 2, 1)}, [&](Cell &at, ValueRange x) {
      return apply(at, f[1], clipped(at, at.add(x[0], x[1])));
    });
  }
  return {cellwise({z, candidate, h}, [&](Cell &at, ValueRange x) {
    return at.add(at.mul(oneMinus(at, x[0]), x[1]), at.mul(x[0], x[2]));
  })};
}

} // namespace sluice::onnx
