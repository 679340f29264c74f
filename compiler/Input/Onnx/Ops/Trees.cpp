//===- Trees.cpp - ensembles of decision trees ----------------------------===//
// All trees walk down together: a table of places [rows, trees] begins at the roots, and each step
// of a loop as long as the deepest tree moves every place to the child that the row's feature
// chooses; leaves stay where they are. Then the weights of the leaves add up.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Loops.h"
#include "compiler/Input/Onnx/Ops/Ml.h"
#include <cmath>
#include <onnx/onnx-ml.pb.h>

namespace sluice::onnx {
namespace {

enum Mode : int8_t { LessOrEqual, Less, GreaterOrEqual, Greater, Equal, NotEqual, Member, Leaf };

struct TreeNode {
  int64_t feature = 0, yes = 0, no = 0;
  double split = 0;
  Mode mode = Leaf;
  bool missingIsYes = false;
  /// A leaf's targets, and what it adds to them.
  SmallVector<std::pair<int64_t, double>, 1> weights;
};

struct Forest {
  std::vector<TreeNode> nodes;
  SmallVector<int64_t> roots;
  int64_t depth = 0, targets = 0;
  SmallVector<double> base;
  enum Aggregate { Average, Sum, Min, Max } aggregate = Sum; // as TreeEnsemble counts them
};

/// Numbers in attribute `name`, or in `name`_as_tensor.
FailureOr<SmallVector<double>> numbersOf(Node &node, StringRef name) {
  SmallVector<double> result;
  auto *tensor = node.find((name + "_as_tensor").str());
  auto *plain = node.find(name);
  if (plain && plain->has_t())
    tensor = plain;
  if (!tensor) {
    llvm::append_range(result, node.floats(name));
    return result;
  }
  const ::onnx::TensorProto &t = tensor->t();
  auto read = [&](auto example, const auto &plain) {
    using T = decltype(example);
    if (!t.has_raw_data())
      result.append(plain.begin(), plain.end());
    for (size_t at = 0; at + sizeof(T) <= t.raw_data().size(); at += sizeof(T)) {
      T value;
      std::memcpy(&value, t.raw_data().data() + at, sizeof(T));
      result.push_back(double(value));
    }
  };
  switch (t.data_type()) {
  case kFloat: read(float(), t.float_data()); break;
  case kDouble: read(double(), t.double_data()); break;
  case kUInt8: read(uint8_t(), t.int32_data()); break;
  default: return node.opError() << name << " has element type " << typeName(t.data_type());
  }
  return result;
}

template <typename... Lists> bool haveSize(size_t size, const Lists &...lists) {
  return ((lists.size() == size) && ...);
}

/// Finds the deepest leaf. Nodes that are reached twice or not there are errors: there would be no
/// end.
LogicalResult measure(Node &node, Forest &forest) {
  std::vector<bool> seen(forest.nodes.size());
  SmallVector<std::pair<int64_t, int64_t>> open;
  for (int64_t root : forest.roots)
    open.push_back({root, 0});
  while (!open.empty()) {
    auto [at, depth] = open.pop_back_val();
    if (at < 0 || at >= int64_t(forest.nodes.size()))
      return node.opError() << "a tree refers to node " << at << ", which is not there";
    if (seen[at])
      return node.opError() << "node " << at << " is reached twice";
    seen[at] = true;
    forest.depth = std::max(forest.depth, depth);
    if (forest.nodes[at].mode != Leaf)
      open.append({{forest.nodes[at].yes, depth + 1}, {forest.nodes[at].no, depth + 1}});
  }
  return success();
}

/// The nodes_ attributes of TreeEnsembleRegressor and TreeEnsembleClassifier; `prefix` is that of
/// the leaves' weights.
LogicalResult readOldForest(Node &node, Forest &forest, const char *prefix) {
  auto list = [&](const char *name) { return node.integers((std::string(prefix) + name).c_str()); };
  SmallVector<int64_t> trees = node.integers("nodes_treeids"), ids = node.integers("nodes_nodeids"),
                       features = node.integers("nodes_featureids"),
                       yes = node.integers("nodes_truenodeids"),
                       no = node.integers("nodes_falsenodeids"),
                       missing = node.integers("nodes_missing_value_tracks_true"),
                       weightTrees = list("_treeids"), weightNodes = list("_nodeids"),
                       weightTargets = list("_ids");
  auto modes = node.strings("nodes_modes");
  auto splits = SLUICE_TRY(numbersOf(node, "nodes_values")),
       weights = SLUICE_TRY(numbersOf(node, (std::string(prefix) + "_weights").c_str())),
       base = SLUICE_TRY(numbersOf(node, "base_values"));
  size_t count = trees.size(), leaves = weightTrees.size();
  if (missing.empty())
    missing.resize(count);
  if (!haveSize(count, ids, features, yes, no, modes, splits, missing) ||
      !haveSize(leaves, weightNodes, weightTargets, weights))
    return node.opError() << "lists of nodes or of weights differ in length";
  DenseMap<std::pair<int64_t, int64_t>, int64_t> places;
  for (size_t i = 0; i < count; ++i)
    if (!places.insert({{trees[i], ids[i]}, int64_t(i)}).second)
      return node.opError() << "node " << ids[i] << " of tree " << trees[i] << " is there twice";
  static const llvm::StringMap<Mode> kNames{{"BRANCH_LEQ", LessOrEqual},
                                            {"BRANCH_LT", Less},
                                            {"BRANCH_GTE", GreaterOrEqual},
                                            {"BRANCH_GT", Greater},
                                            {"BRANCH_EQ", Equal},
                                            {"BRANCH_NEQ", NotEqual},
                                            {"LEAF", Leaf}};
  std::vector<bool> isChild(count);
  forest.nodes.resize(count);
  for (size_t i = 0; i < count; ++i) {
    TreeNode &made = forest.nodes[i];
    auto mode = kNames.find(modes[i]);
    if (mode == kNames.end())
      return node.opError() << "unknown mode '" << modes[i] << "'";
    made.mode = mode->second;
    made.feature = features[i];
    made.split = splits[i];
    made.missingIsYes = missing[i];
    if (made.mode == Leaf) {
      made.yes = made.no = i;
      continue;
    }
    for (auto [child, id] : {std::pair(&made.yes, yes[i]), std::pair(&made.no, no[i])}) {
      auto it = places.find({trees[i], id});
      if (it == places.end())
        return node.opError() << "node " << id << " of tree " << trees[i] << " is not there";
      *child = it->second;
      isChild[it->second] = true;
    }
  }
  for (size_t i = 0; i < count; ++i)
    if (!isChild[i])
      forest.roots.push_back(i);
  for (size_t i = 0; i < leaves; ++i) {
    auto it = places.find({weightTrees[i], weightNodes[i]});
    if (it == places.end() || weightTargets[i] < 0)
      return node.opError() << "a weight belongs to node " << weightNodes[i] << " of tree "
                            << weightTrees[i] << ", which is not there";
    forest.nodes[it->second].weights.push_back({weightTargets[i], weights[i]});
    forest.targets = std::max(forest.targets, weightTargets[i] + 1);
  }
  forest.base = base;
  return measure(node, forest);
}

/// The attributes of TreeEnsemble (version 5): inner nodes and leaves in lists of their own.
LogicalResult readForest(Node &node, Forest &forest) {
  SmallVector<int64_t> features = node.integers("nodes_featureids"),
                       yes = node.integers("nodes_truenodeids"),
                       no = node.integers("nodes_falsenodeids"),
                       yesLeaf = node.integers("nodes_trueleafs"),
                       noLeaf = node.integers("nodes_falseleafs"),
                       roots = node.integers("tree_roots"),
                       leafTargets = node.integers("leaf_targetids"),
                       missing = node.integers("nodes_missing_value_tracks_true");
  auto splits = SLUICE_TRY(numbersOf(node, "nodes_splits")),
       modes = SLUICE_TRY(numbersOf(node, "nodes_modes")),
       weights = SLUICE_TRY(numbersOf(node, "leaf_weights")),
       members = SLUICE_TRY(numbersOf(node, "membership_values"));
  size_t inner = features.size(), leaves = weights.size();
  if (missing.empty())
    missing.resize(inner);
  if (!haveSize(inner, yes, no, yesLeaf, noLeaf, splits, modes, missing) ||
      leafTargets.size() != leaves)
    return node.error() << "TreeEnsemble: lists of nodes or of leaves differ in length";
  forest.nodes.resize(inner + leaves);
  size_t nextMember = 0;
  for (size_t i = 0; i < inner; ++i) {
    double mode = modes[i];
    if (mode < 0 || mode > int(Member))
      return node.error() << "TreeEnsemble: unknown mode " << mode;
    TreeNode &made = forest.nodes[i];
    made.mode = Mode(int(mode));
    made.feature = features[i];
    made.split = splits[i];
    made.missingIsYes = missing[i];
    made.yes = yes[i] + (yesLeaf[i] ? inner : 0);
    made.no = no[i] + (noLeaf[i] ? inner : 0);
  }
  for (size_t i = 0; i < leaves; ++i) {
    TreeNode &leaf = forest.nodes[inner + i];
    leaf.yes = leaf.no = inner + i;
    leaf.weights.push_back({leafTargets[i], weights[i]});
  }
  // A set is a chain of comparisons. All of them lead to one node: each but the first to a copy of
  // it would not be a tree, and so the chain is turned round: equal to none of them means no.
  forest.roots = roots;
  SLUICE_TRY(measure(node, forest));
  int64_t longest = 0;
  for (size_t i = 0; i < inner; ++i) {
    if (forest.nodes[i].mode != Member)
      continue;
    SmallVector<double> values;
    while (nextMember < members.size() && !std::isnan(members[nextMember]))
      values.push_back(members[nextMember++]);
    ++nextMember;
    TreeNode whole = forest.nodes[i];
    if (values.empty()) {
      forest.nodes[i].mode = NotEqual; // x != x holds for NaN only; both ways lead to `no`.
      forest.nodes[i].yes = whole.no;
      continue;
    }
    int64_t at = i;
    for (auto [k, value] : llvm::enumerate(values)) {
      int64_t next = k + 1 < values.size() ? int64_t(forest.nodes.size()) : whole.no;
      TreeNode step = whole;
      step.mode = Equal;
      step.split = value;
      step.no = next;
      forest.nodes[at] = step;
      if (k + 1 < values.size())
        forest.nodes.emplace_back();
      at = next;
    }
    longest += values.size();
  }
  forest.depth += longest;
  forest.targets = node.attribute("n_targets", 1);
  for (TreeNode &leaf : forest.nodes)
    for (auto [target, weight] : leaf.weights)
      if (target < 0 || target >= forest.targets)
        return node.error() << "TreeEnsemble: leaf_targetids has " << target << " of "
                            << forest.targets << " targets";
  int64_t aggregate = node.attribute("aggregate_function", 1);
  if (aggregate < 0 || aggregate > 3)
    return node.error() << "TreeEnsemble: unknown aggregate_function " << aggregate;
  forest.aggregate = Forest::Aggregate(aggregate);
  return success();
}

/// A constant with one number for each node (or leaf).
Value table(Node &node, ArrayRef<double> values, Type element) {
  auto type = RankedTensorType::get({int64_t(values.size())}, element);
  SmallVector<Attribute> attributes;
  for (double value : values)
    attributes.push_back(isa<FloatType>(element)
                             ? Attribute(node.builder.getFloatAttr(element, value))
                             : Attribute(node.builder.getIntegerAttr(element, int64_t(value))));
  return arith::ConstantOp::create(node.builder, node.loc,
                                   DenseElementsAttr::get(type, attributes));
}

/// The leaf of each tree [rows, trees] that each row of x [rows, features] ends in.
FailureOr<GraphValue> walk(Node &node, Compose &onnx, Forest &forest, GraphValue &x) {
  OpBuilder &builder = node.builder;
  auto width = staticSize(x.shape[1]);
  Type real = elementType(builder.getContext(), x.type), i64 = builder.getI64Type();
  llvm::SmallDenseSet<int> used;
  bool anyMissing = false;
  for (TreeNode &tree : forest.nodes) {
    if (tree.mode == Leaf) {
      tree.feature = 0; // which is read, and does not matter
      continue;
    }
    if (tree.feature < 0 || (width && tree.feature >= *width))
      return node.opError() << "a node asks for feature " << tree.feature << ", the input has "
                            << (width ? std::to_string(*width) : "?");
    anyMissing |= tree.missingIsYes;
    used.insert(tree.mode);
  }
  auto perNode = [&](auto member, Type element) {
    auto numberOf = [&](const TreeNode &tree) { return double(tree.*member); };
    return table(node, llvm::map_to_vector(forest.nodes, numberOf), element);
  };
  Value featureOf = perNode(&TreeNode::feature, i64), splitOf = perNode(&TreeNode::split, real),
        modeOf = perNode(&TreeNode::mode, builder.getI8Type()),
        yesOf = perNode(&TreeNode::yes, i64), noOf = perNode(&TreeNode::no, i64),
        missingOf = perNode(&TreeNode::missingIsYes, builder.getI8Type());
  SmallVector<double> roots(forest.roots.begin(), forest.roots.end());
  Value start = table(node, roots, i64), source = node.tensor(x);
  Shape shape{x.shape[0], node.fixed(roots.size())};
  GraphValue places = node.generic({start}, {node.loopsMap(2, {1})}, shape, kInt64, combine::first);
  if (forest.depth == 0)
    return places;
  auto descend = [&](Cell &b, ValueRange v) {
    Value at = b.toIndex(v[0]);
    auto read = [&](Value from) -> Value { return b.at(from, at); };
    Value element = b.at(source, ValueRange{b.index(0), b.toIndex(read(featureOf))});
    Value split = read(splitOf), mode, decided;
    for (int each : used) {
      using P = arith::CmpFPredicate;
      constexpr P kPredicates[] = {P::OLE, P::OLT, P::OGE, P::OGT, P::OEQ, P::UNE};
      Value holds = b.is(kPredicates[each], element, split);
      if (decided && !mode)
        mode = read(modeOf);
      decided = decided ? b.select(b.equal(mode, each), holds, decided) : holds;
    }
    if (anyMissing) {
      Value none = b.is(Cell::F::UNO, element, element),
            tracks = b.make<arith::TruncIOp>(b.getI1Type(), read(missingOf));
      decided = b.either(decided, b.both(none, tracks));
    }
    return b.select(decided, read(yesOf), read(noOf));
  };
  return steps(onnx, node.fixed(forest.depth), {places}, [&](Value, Tensors s) -> State {
    return {node.generic({s[0].tensor}, {}, shape, kInt64, descend)};
  })[0];
}

/// What the leaves say for each target [rows, targets].
GraphValue gathered(Node &node, Compose &onnx, Forest &forest, GraphValue places, int32_t type) {
  OpBuilder &builder = node.builder;
  MLIRContext *context = builder.getContext();
  Type real = elementType(context, type);
  size_t most = 0, count = forest.nodes.size();
  for (TreeNode &leaf : forest.nodes)
    most = std::max(most, leaf.weights.size());
  double nothing = forest.aggregate == Forest::Min   ? double(INFINITY)
                   : forest.aggregate == Forest::Max ? -double(INFINITY)
                                                     : 0;
  // Mostly a leaf is about one target; then it has its number, else a row of weights.
  bool sparse = most <= 1 && forest.targets > 1;
  SmallVector<double> weights(sparse ? count : count * forest.targets, nothing), targets(count, 0);
  for (auto [i, leaf] : llvm::enumerate(forest.nodes))
    for (auto [target, weight] : leaf.weights) {
      double &place = weights[sparse ? i : i * forest.targets + target];
      place = place == nothing ? weight : place + weight;
      targets[i] = target;
    }
  Value weightOf = table(node, weights, real),
        targetOf = sparse ? table(node, targets, builder.getI64Type()) : Value();
  Shape shape{places.shape[0], node.fixed(forest.targets)};
  GraphValue init = node.filled(nothing, shape, type);
  GraphValue result =
      node.accumulate(places.tensor, init, {node.loopsMap(3, {0, 2}), node.loopsMap(3, {0, 1})},
                      [&](Cell &b, ValueRange v) {
                        Value leaf = b.toIndex(v[0]), target = b.index(1), weight;
                        if (sparse) {
                          Value own = b.toIndex(b.at(targetOf, leaf));
                          Value is = b.equal(own, target);
                          weight = b.select(is, b.at(weightOf, leaf), nothing);
                        } else {
                          Value row = b.mul(leaf, forest.targets);
                          weight = b.at(weightOf, ValueRange{b.add(row, target)});
                        }
                        return forest.aggregate == Forest::Min   ? b.min(v[1], weight)
                               : forest.aggregate == Forest::Max ? b.max(v[1], weight)
                                                                 : b.add(v[1], weight);
                      });
  if (forest.aggregate == Forest::Average)
    result = onnx.scaled(result, 1.0 / double(std::max<size_t>(forest.roots.size(), 1)));
  if (nothing != 0) // Targets that no leaf is about.
    result = onnx.select(onnx("IsInf", {result}), 0, result);
  if (!forest.base.empty()) {
    GraphValue base{table(node, forest.base, real), type, {node.fixed(forest.base.size())}};
    result = onnx.add(result, base);
  }
  return result;
}

/// Scores [rows, targets] of the forest for input 0.
FailureOr<GraphValue> evaluate(Node &node, Compose &onnx, Forest &forest, int32_t result) {
  SLUICE_TRY(node.check({{kAnything, 1, 2}}));
  if (forest.roots.empty())
    return node.opError() << "needs trees";
  if (!forest.base.empty() && forest.base.size() != 1 &&
      int64_t(forest.base.size()) != forest.targets)
    return node.opError() << forest.base.size() << " base values for " << forest.targets
                          << " results";
  GraphValue x = asTable(onnx, onnx.cast(onnx.in(0), wideOf(node.in(0).type)));
  return gathered(node, onnx, forest, SLUICE_TRY(walk(node, onnx, forest, x)), result);
}

LogicalResult importTrees(Node &node, Compose &onnx) {
  Forest forest;
  SLUICE_TRY(readForest(node, forest));
  constexpr const char *kTransforms[] = {"NONE", "SOFTMAX", "LOGISTIC", "SOFTMAX_ZERO", "PROBIT"};
  int64_t transform = node.attribute("post_transform", 0);
  if (transform < 0 || transform > 4)
    return node.opError() << "unknown post_transform " << transform;
  int32_t type = node.in(0).type;
  auto scores = SLUICE_TRY(evaluate(node, onnx, forest, wideOf(type)));
  auto result = SLUICE_TRY(transformed(node, onnx, scores, kTransforms[transform]));
  return onnx.set(0, onnx.cast(result, type));
}

LogicalResult importTreeRegressor(Node &node, Compose &onnx) {
  Forest forest;
  SLUICE_TRY(readOldForest(node, forest, "target"));
  forest.targets = std::max(forest.targets, node.attribute("n_targets", 1));
  auto aggregate = SLUICE_TRY(node.oneOf("aggregate_function", {"SUM", "AVERAGE", "MIN", "MAX"}));
  forest.aggregate = aggregate == "SUM"       ? Forest::Sum
                     : aggregate == "AVERAGE" ? Forest::Average
                     : aggregate == "MIN"     ? Forest::Min
                                              : Forest::Max;
  return setTransformed(node, onnx, SLUICE_TRY(evaluate(node, onnx, forest, kFloat)));
}

LogicalResult importTreeClassifier(Node &node, Compose &onnx) {
  Forest forest;
  SLUICE_TRY(readOldForest(node, forest, "class"));
  auto labels = SLUICE_TRY(labelsOf(node));
  int64_t classes = *staticSize(labels.shape[0]);
  bool allPositive = true;
  llvm::SmallDenseSet<int64_t> ids;
  for (TreeNode &leaf : forest.nodes)
    for (auto [target, weight] : leaf.weights) {
      ids.insert(target);
      allPositive &= weight >= 0;
    }
  // Weights for one of two classes only: the other class gets the rest.
  bool binary = classes == 2 && ids.size() == 1, isSecond = binary && *ids.begin() == 1;
  if (binary) {
    for (TreeNode &leaf : forest.nodes)
      for (auto &[target, weight] : leaf.weights)
        target = 0;
    if (forest.base.size() == 2)
      forest.base = {forest.base[*ids.begin()]};
  }
  forest.targets = binary ? 1 : std::max(forest.targets, classes);
  return setClasses(node, onnx, labels, SLUICE_TRY(evaluate(node, onnx, forest, kFloat)),
                    binary && allPositive, isSecond);
}

} // namespace

const OperatorTable treeOperators = {
    {"ai.onnx.ml.TreeEnsemble", 5, importTrees},
    {"ai.onnx.ml.TreeEnsembleRegressor", 1, importTreeRegressor},
    {"ai.onnx.ml.TreeEnsembleClassifier", 1, importTreeClassifier},
};

} // namespace sluice::onnx
