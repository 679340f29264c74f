//===- RecurrentCell.cpp - one step of an LSTM, GRU or RNN -----------------===//
#include "compiler/Input/Onnx/Ops/RecurrentCell.h"
#include "compiler/Input/Onnx/Ops/Quantized.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>

using namespace mlir;

namespace sluice::onnx {

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

static Value apply(ImplicitLocOpBuilder &at, const Activation &f, Value x) {
  Type type = x.getType();
  auto c = [&](double v) -> Value {
    return arith::ConstantOp::create(at, at.getFloatAttr(type, v));
  };
  auto add = [&](Value a, Value b) -> Value { return arith::AddFOp::create(at, a, b); };
  auto mul = [&](Value a, Value b) -> Value { return arith::MulFOp::create(at, a, b); };
  auto exp = [&](Value a) -> Value { return math::ExpOp::create(at, a); };
  auto select = [&](arith::CmpFPredicate test, double bound, Value yes, Value no) -> Value {
    return arith::SelectOp::create(at, arith::CmpFOp::create(at, test, x, c(bound)), yes, no);
  };
  if (f.name == "sigmoid")
    return arith::DivFOp::create(at, c(1), add(c(1), exp(arith::NegFOp::create(at, x))));
  if (f.name == "tanh")
    return math::TanhOp::create(at, x);
  if (f.name == "relu")
    return arith::MaximumFOp::create(at, x, c(0));
  if (f.name == "affine")
    return add(mul(c(f.alpha), x), c(f.beta));
  if (f.name == "leakyrelu")
    return select(arith::CmpFPredicate::OLT, 0, mul(c(f.alpha), x), x);
  if (f.name == "thresholdedrelu")
    return select(arith::CmpFPredicate::OGE, f.alpha, x, c(0));
  if (f.name == "scaledtanh")
    return mul(c(f.alpha), math::TanhOp::create(at, mul(c(f.beta), x)));
  if (f.name == "hardsigmoid")
    return arith::MinimumFOp::create(
        at, arith::MaximumFOp::create(at, add(mul(c(f.alpha), x), c(f.beta)), c(0)), c(1));
  if (f.name == "elu")
    return select(arith::CmpFPredicate::OLT, 0, mul(c(f.alpha), math::ExpM1Op::create(at, x)), x);
  if (f.name == "softsign")
    return arith::DivFOp::create(at, x, add(c(1), math::AbsFOp::create(at, x)));
  // softplus
  return add(
      arith::MaximumFOp::create(at, x, c(0)),
      math::Log1pOp::create(at, exp(arith::NegFOp::create(at, math::AbsFOp::create(at, x)))));
}

FailureOr<SmallVector<Activation>> activationsOf(Node &node, ArrayRef<StringRef> defaults,
                                                 int64_t directions) {
  SmallVector<std::string> names = node.strings("activations");
  if (names.empty())
    for (int64_t d = 0; d < directions; ++d)
      for (StringRef name : defaults)
        names.push_back(name.str());
  if (names.size() != defaults.size() * directions)
    return LogicalResult(node.error()
                         << node.op() << ": activations has " << names.size() << " entries, "
                         << defaults.size() * directions << " are needed");
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
      return LogicalResult(node.error()
                           << node.op() << ": activation '" << given << "' is not known");
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
  auto number = [&](int64_t value) -> OpFoldResult { return node.builder.getIndexAttr(value); };
  auto map = [&](unsigned i, unsigned j) {
    return AffineMap::getMultiDimMapWithTargets(3, {i, j}, node.builder.getContext());
  };
  Value part = count == rows ? tensor
                             : node.slice(tensor, {number(first), number(0)}, {number(count), k},
                                          {number(1), number(1)});
  Value zero = node.fill(node.constant(type, 0), {m, number(count)}, type);
  auto product = linalg::MatmulOp::create(node.builder, node.loc, zero.getType(),
                                          ValueRange{lhs, part}, ValueRange{zero});
  product.setIndexingMapsAttr(
      node.builder.getAffineMapArrayAttr({map(0, 2), map(1, 2), map(0, 1)}));
  return product.getResult(0);
}

Value RecurrentCell::cellwise(ArrayRef<Value> operands, CellBody body) {
  SmallVector<AffineMap> maps;
  for (Value operand : operands)
    maps.push_back(cast<RankedTensorType>(operand.getType()).getRank() == 2 ? map(2, {0, 1})
                                                                            : map(2, {1}));
  return node.generic(operands, maps, stateShape(), type,
                      [&](OpBuilder &b, Location loc, ValueRange x) {
                        At at(loc, b);
                        return body(at, x);
                      });
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

Value RecurrentCell::clipped(At &at, Value v) {
  if (clip <= 0)
    return v;
  auto c = [&](double bound) -> Value {
    return arith::ConstantOp::create(at, at.getFloatAttr(v.getType(), bound));
  };
  return arith::MaximumFOp::create(at, arith::MinimumFOp::create(at, v, c(clip)), c(-clip));
}

Value RecurrentCell::add(At &at, Value a, Value b) { return arith::AddFOp::create(at, a, b); }
Value RecurrentCell::mul(At &at, Value a, Value b) { return arith::MulFOp::create(at, a, b); }
Value RecurrentCell::oneMinus(At &at, Value a) {
  return arith::SubFOp::create(at, arith::ConstantOp::create(at, at.getFloatAttr(a.getType(), 1)),
                               a);
}

SmallVector<Value> RecurrentCell::rnn(Value input, ArrayRef<Value> states) {
  return {cellwise({input, recur(states[0], 0, 1)}, [&](At &at, ValueRange x) {
    return apply(at, f[0], clipped(at, add(at, x[0], x[1])));
  })};
}

SmallVector<Value> RecurrentCell::lstm(Value input, ArrayRef<Value> states) {
  Value h = recur(states[0], 0, 4), cell = states[1];
  auto sigmoid = [&](int64_t gate, Value peeped) {
    SmallVector<Value> operands{gateOf(input, gate), gateOf(h, gate)};
    if (peepholes)
      operands.append({gateOf(peepholes, gate), peeped});
    return cellwise(operands, [&](At &at, ValueRange x) {
      Value sum = add(at, x[0], x[1]);
      return apply(at, f[0], clipped(at, peepholes ? add(at, sum, mul(at, x[2], x[3])) : sum));
    });
  };
  Value i = sigmoid(0, cell);
  Value forget = inputForget
                     ? cellwise({i}, [&](At &at, ValueRange x) { return oneMinus(at, x[0]); })
                     : sigmoid(2, cell);
  Value next =
      cellwise({gateOf(input, 3), gateOf(h, 3), i, forget, cell}, [&](At &at, ValueRange x) {
        Value fresh = apply(at, f[1], clipped(at, add(at, x[0], x[1])));
        return add(at, mul(at, x[3], x[4]), mul(at, x[2], fresh));
      });
  Value o = sigmoid(1, next);
  return {cellwise({o, next},
                   [&](At &at, ValueRange x) { return mul(at, x[0], apply(at, f[2], x[1])); }),
          next};
}

SmallVector<Value> RecurrentCell::gru(Value input, ArrayRef<Value> states) {
  Value h = states[0], both = recur(h, 0, 2);
  auto gate = [&](int64_t which) {
    return cellwise({gateOf(input, which), gateOf(both, which)}, [&](At &at, ValueRange x) {
      return apply(at, f[0], clipped(at, add(at, x[0], x[1])));
    });
  };
  Value z = gate(0), r = gate(1), candidate;
  if (linearBeforeReset) {
    SmallVector<Value> operands{gateOf(input, 2), recur(h, 2, 1), r};
    if (recurrenceBias)
      operands.push_back(gateOf(recurrenceBias, 2));
    candidate = cellwise(operands, [&](At &at, ValueRange x) {
      Value inner = recurrenceBias ? add(at, x[1], x[3]) : x[1];
      return apply(at, f[1], clipped(at, add(at, x[0], mul(at, x[2], inner))));
    });
  } else {
    Value reset = cellwise({r, h}, [&](At &at, ValueRange x) { return mul(at, x[0], x[1]); });
    candidate = cellwise({gateOf(input, 2), recur(reset, 2, 1)}, [&](At &at, ValueRange x) {
      return apply(at, f[1], clipped(at, add(at, x[0], x[1])));
    });
  }
  return {cellwise({z, candidate, h}, [&](At &at, ValueRange x) {
    return add(at, mul(at, oneMinus(at, x[0]), x[1]), mul(at, x[0], x[2]));
  })};
}

} // namespace sluice::onnx
