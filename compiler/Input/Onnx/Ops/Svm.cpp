//===- Svm.cpp - support vector machines ----------------------------------===//
// A score is a sum over support vectors: coefficient * kernel(x, vector) + rho. Without support
// vectors it is a linear model.
//   kernels [rows, vectors] = kernel(x [rows, features], vectors [vectors, features])
// A classifier has one score for each pair of classes; each pair gives a vote to one of both.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Loops.h"
#include "compiler/Input/Onnx/Ops/Ml.h"

namespace sluice::onnx {
namespace {

using Numbers = SmallVector<float>;

/// The input as a table of floats; failure after an error if it is none.
FailureOr<GraphValue> featuresOf(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kAnything, 1, 2}}));
  return asTable(onnx, onnx.cast(onnx.in(0), kFloat));
}

/// The kernel of each row of `x` and each of `vectors`, as [rows, vectors].
FailureOr<GraphValue> kernelsOf(Node &node, Compose &onnx, const GraphValue &x,
                                const GraphValue &vectors, StringRef kind) {
  Numbers parameters = node.floats("kernel_params");
  if (!parameters.empty() && parameters.size() != 3)
    return node.opError() << "kernel_params must be gamma, coef0 and degree";
  parameters.resize(3, 0);
  float gamma = parameters[0], offset = parameters[1], degree = parameters[2];
  if (kind == "RBF") {
    GraphValue apart = onnx.sub(onnx.unsqueezed(x, 1), vectors);
    GraphValue squares = onnx.reduce("ReduceSumSquare", apart, {2}, false);
    return onnx("Exp", {onnx.scaled(squares, -gamma)});
  }
  GraphValue products = onnx.matmul(x, onnx.matrixTransposed(vectors));
  if (kind == "LINEAR")
    return products;
  GraphValue shifted = onnx.add(onnx.scaled(products, gamma), offset);
  if (kind == "POLY")
    return onnx("Pow", {shifted, onnx.number(kFloat, degree)});
  if (kind == "SIGMOID")
    return onnx("Tanh", {shifted});
  return node.opError() << "kernel_type " << kind << " is not supported";
}

/// `values` as rows of `columns`; failure after an error if they do not come out even.
FailureOr<GraphValue> rowsOf(Node &node, const char *name, int64_t rows) {
  Numbers values = node.floats(name);
  if (values.empty() || rows < 1 || int64_t(values.size()) % rows)
    return node.opError() << name << " has " << values.size() << " numbers for " << rows
                          << (rows == 1 ? " row" : " rows");
  return table(node, values, {rows, int64_t(values.size()) / rows});
}

LogicalResult importRegressor(Node &node, Compose &onnx) {
  int64_t count = node.attribute("n_supports", 0);
  Numbers rho = node.floats("rho");
  auto x = SLUICE_TRY(featuresOf(node, onnx));
  // The rows of vectors, each with its coefficient; in a linear model the coefficients are the only
  // vector.
  auto vectors = SLUICE_TRY(
      rowsOf(node, count > 0 ? "support_vectors" : "coefficients", std::max<int64_t>(count, 1)));
  if (rho.empty())
    return node.opError() << "rho is missing";
  auto kernels = SLUICE_TRY(kernelsOf(
      node, onnx, x, vectors, count > 0 ? node.attribute("kernel_type", "LINEAR") : "LINEAR"));
  GraphValue scores = kernels;
  if (count > 0) {
    auto coefficients = SLUICE_TRY(rowsOf(node, "coefficients", count));
    scores = onnx.matmul(scores, coefficients);
  }
  scores = onnx.add(scores, rho[0]);
  if (node.attribute("one_class", 0))
    return onnx.set(0, onnx.select(onnx.greater(scores, 0), 1, onnx.number(kFloat, -1)));
  return setTransformed(node, onnx, scores);
}

//===- Classifiers --------------------------------------------------------===//

/// Pairs of classes (i < j) in order.
struct Pairs {
  SmallVector<std::pair<int64_t, int64_t>> all;
  explicit Pairs(int64_t classes) {
    for (int64_t i = 0; i < classes; ++i)
      for (int64_t j = i + 1; j < classes; ++j)
        all.push_back({i, j});
  }
};

/// Coefficients [vectors, pairs] out of those of the attribute, [classes - 1, vectors]: row j - 1
/// of the vectors of class i and row i of those of class j belong to the pair (i, j).
FailureOr<GraphValue> pairCoefficients(Node &node, const Pairs &pairs, ArrayRef<int64_t> perClass,
                                       int64_t vectors) {
  Numbers given = node.floats("coefficients");
  if (int64_t(given.size()) != int64_t(perClass.size() - 1) * vectors)
    return node.error() << "SVMClassifier: " << given.size() << " coefficients for " << vectors
                        << " support vectors of " << perClass.size() << " classes";
  SmallVector<int64_t> starts{0};
  for (int64_t count : perClass)
    starts.push_back(starts.back() + count);
  Numbers made(vectors * pairs.all.size(), 0);
  for (auto [p, pair] : llvm::enumerate(pairs.all)) {
    auto [i, j] = pair;
    for (int64_t v = starts[i]; v < starts[i + 1]; ++v)
      made[v * pairs.all.size() + p] = given[(j - 1) * vectors + v];
    for (int64_t v = starts[j]; v < starts[j + 1]; ++v)
      made[v * pairs.all.size() + p] = given[i * vectors + v];
  }
  return table(node, made, {vectors, int64_t(pairs.all.size())});
}

/// Probabilities of `classes` classes out of those of pairs [rows, pairs] (of the first class of
/// each): Wu, Lin and Weng's second way. Starts from equal ones and goes through the classes until
/// the error is small, as the specification's reference does.
FailureOr<GraphValue> coupled(Node &node, Compose &onnx, const GraphValue &ofPairs,
                              const Pairs &pairs, int64_t classes) {
  SmallVector<int64_t> which(classes * classes, 0);
  Numbers upper(classes * classes, 0), others(classes * classes, 1), identity(classes * classes, 0);
  for (auto [p, pair] : llvm::enumerate(pairs.all)) {
    which[pair.first * classes + pair.second] = which[pair.second * classes + pair.first] = p;
    upper[pair.first * classes + pair.second] = 1;
  }
  for (int64_t i = 0; i < classes; ++i) {
    others[i * classes + i] = 0;
    identity[i * classes + i] = 1;
  }
  auto square = [&](const auto &values) { return table(node, values, {classes, classes}); };
  GraphValue one = onnx.number(kFloat, 1), own = square(identity);
  auto sum = [&](const GraphValue &x) { return onnx.reduce("ReduceSum", x, 1, true); };
  // r[i, j]: how probable i is if it is i or j.
  GraphValue chosen = onnx.gather(ofPairs, square(which), 1);
  GraphValue r = onnx.select(onnx.cast(square(upper), kBool), chosen, onnx.sub(one, chosen));
  r = onnx.mul(r, square(others));
  GraphValue diagonal = sum(onnx.mul(r, r));
  GraphValue q = onnx.sub(onnx.mul(diagonal, own), onnx.mul(r, onnx.matrixTransposed(r)));
  GraphValue start =
      onnx.add(onnx.scaled(onnx.reduce("ReduceSum", r, {2}, false), 0), 1.0 / classes);
  auto times = [&](const GraphValue &p) { // q * p
    return onnx.squeezed(onnx.matmul(q, onnx.unsqueezed(p, 2)), 2);
  };
  auto errorOf = [&](const GraphValue &p) {
    GraphValue qp = times(p);
    return onnx.reduce("ReduceMax", onnx("Abs", onnx.sub(qp, sum(onnx.mul(p, qp)))), 1, true);
  };
  GraphValue least = onnx.number(kFloat, 0.005 / classes);
  auto unsettled = [&](const GraphValue &p) { return onnx.atLeast(errorOf(p), least); };
  auto any = [&](const GraphValue &flags) -> Value {
    GraphValue most = onnx.reduce("ReduceMax", onnx.cast(flags, kInt32), {}, false);
    auto *element = onnx.ok() ? node.elements(most) : nullptr;
    return element ? node.host().convert(element->front(), kInt32, kBool) : Value();
  };
  Value go = SLUICE_TRY(any(unsettled(start)));
  auto settle = [&](ArrayRef<GraphValue> outer) -> FailureOr<SmallVector<GraphValue>> {
    GraphValue before = outer[2], active = unsettled(before), qp = times(before),
               pqp = sum(onnx.mul(before, qp));
    auto settleOne = [&](Value step, Tensors s) -> State {
      GraphValue t = onnx.integer(step), p = s[0], qp = s[1], pqp = s[2];
      auto at = [&](const GraphValue &x) { return onnx.unsqueezed(onnx.gather(x, t, 1), 1); };
      GraphValue row = onnx.gather(q, t, 1), qtt = at(row), qpt = at(qp);
      GraphValue move = onnx.div(onnx.sub(pqp, qpt), qtt), whole = onnx.add(one, move);
      GraphValue moved =
          onnx.add(pqp, onnx.mul(move, onnx.add(onnx.mul(move, qtt), onnx.scaled(qpt, 2))));
      GraphValue unit = onnx.gather(own, t);
      return {onnx.div(onnx.add(p, onnx.mul(move, unit)), whole),
              onnx.div(onnx.add(qp, onnx.mul(move, row)), whole),
              onnx.div(moved, onnx.mul(whole, whole))};
    };
    State next = steps(onnx, node.fixed(classes), {before, qp, pqp}, settleOne);
    GraphValue after = onnx.select(active, next[0], before);
    Value more = SLUICE_TRY(any(unsettled(after)));
    return SmallVector<GraphValue>{GraphValue::scalar(more, kBool), after};
  };
  auto settled = buildLoop(node, node.index(std::max<int64_t>(100, classes)), go, start, 0, settle);
  return SLUICE_TRY(settled)[0];
}

LogicalResult importClassifier(Node &node, Compose &onnx) {
  auto names = SLUICE_TRY(labelsOf(node));
  SmallVector<int64_t> perClass = node.integers("vectors_per_class");
  Numbers coefficients = node.floats("coefficients"), rho = node.floats("rho"),
          slopes = node.floats("prob_a"), offsets = node.floats("prob_b");
  int64_t classes = *staticSize(names.shape[0]), vectors = 0;
  for (int64_t count : perClass)
    vectors += std::max<int64_t>(count, 0);
  if (classes < 2 || coefficients.empty() || rho.empty() ||
      (vectors && (int64_t(perClass.size()) != classes ||
                   llvm::any_of(perClass, [](int64_t n) { return n < 0; }))))
    return node.opError() << "needs at least two labels, coefficients, rho, "
                             "and vectors_per_class for each class";
  auto x = SLUICE_TRY(featuresOf(node, onnx));
  std::string how = node.attribute("post_transform", "NONE");
  GraphValue scores, deciding;
  if (!vectors) {
    auto rows = SLUICE_TRY(rowsOf(node, "coefficients", classes));
    scores = onnx.add(onnx.matmul(x, onnx.matrixTransposed(rows)), rho[0]);
    deciding = scores;
  } else {
    Pairs pairs(classes);
    auto support = SLUICE_TRY(rowsOf(node, "support_vectors", vectors));
    auto weights = SLUICE_TRY(pairCoefficients(node, pairs, perClass, vectors));
    bool hasChances = !slopes.empty();
    if (rho.size() != pairs.all.size() ||
        (hasChances && (slopes.size() != rho.size() || offsets.size() != rho.size())))
      return node.opError() << "rho, prob_a and prob_b need a number for each of "
                            << pairs.all.size() << " pairs of classes";
    auto kernels =
        SLUICE_TRY(kernelsOf(node, onnx, x, support, node.attribute("kernel_type", "LINEAR")));
    scores = onnx.add(onnx.matmul(kernels, weights), table(node, rho));
    // The votes of a class: of pairs that it wins as the first, and of those that it does not lose
    // as the second.
    Numbers first(pairs.all.size() * classes, 0), second = first;
    for (auto [p, pair] : llvm::enumerate(pairs.all)) {
      first[p * classes + pair.first] = 1;
      second[p * classes + pair.second] = 1;
    }
    GraphValue wins = onnx.cast(onnx.greater(scores, 0), kFloat);
    int64_t count = pairs.all.size();
    deciding = onnx.add(
        onnx.matmul(wins, table(node, first, {count, classes})),
        onnx.matmul(onnx.sub(onnx.number(kFloat, 1), wins), table(node, second, {count, classes})));
    if (hasChances) {
      GraphValue chances = onnx(
          "Sigmoid",
          {onnx("Neg", {onnx.add(onnx.mul(scores, table(node, slopes)), table(node, offsets))})});
      chances = onnx("Clip", {chances, onnx.number(kFloat, 1e-7), onnx.number(kFloat, 1 - 1e-7)});
      scores = SLUICE_TRY(coupled(node, onnx, chances, pairs, classes));
    } else if (classes == 2) {
      scores = onnx.concat({onnx("Neg", {scores}), scores}, 1);
    }
  }
  GraphValue places = onnx("ArgMax", {deciding}, {{"axis", 1}, {"keepdims", 0}});
  auto result = SLUICE_TRY(transformed(node, onnx, scores, how));
  return onnx.setAll({onnx.gather(names, places), result});
}

} // namespace

const OperatorTable svmOperators = {
    {"ai.onnx.ml.SVMRegressor", 1, importRegressor},
    {"ai.onnx.ml.SVMClassifier", 1, importClassifier},
};

} // namespace sluice::onnx
