//===- Trees.cpp - ensembles of decision trees ----------------------------===//
// All trees walk down together: places [rows, trees] begin at the roots, and as many steps as the
// highest tree has move each to the child that the row's feature chooses; leaves stay where they
// are. Then the weights of the leaves add up.
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
  int64_t targets = 0;
  SmallVector<double> base;
  enum Aggregate { Average, Sum, Min, Max } aggregate = Sum; // as TreeEnsemble counts them
  /// Places are [rows, trees], but [trees, rows] of few trees: neighbours in memory are walked side
  /// by side, many at once.
  bool isSmall() const { return roots.size() < 64; }
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

/// Nodes that are reached twice or not there are errors: there would be no end.
LogicalResult checkTrees(Node &node, const Forest &forest) {
  std::vector<bool> seen(forest.nodes.size());
  SmallVector<int64_t> open(forest.roots);
  while (!open.empty()) {
    int64_t at = open.pop_back_val();
    if (at < 0 || at >= int64_t(forest.nodes.size()))
      return node.opError() << "a tree refers to node " << at << ", which is not there";
    if (seen[at])
      return node.opError() << "node " << at << " is reached twice";
    seen[at] = true;
    if (forest.nodes[at].mode != Leaf)
      open.append({forest.nodes[at].yes, forest.nodes[at].no});
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
  return checkTrees(node, forest);
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
  SLUICE_TRY(checkTrees(node, forest));
  for (size_t i = 0; i < inner; ++i) {
    if (forest.nodes[i].mode != Member)
      continue;
    SmallVector<double> values;
    while (nextMember < members.size() && !std::isnan(members[nextMember]))
      values.push_back(members[nextMember++]);
    ++nextMember;
    if (values.empty())
      values.push_back(NAN); // Nothing is equal to it.
    TreeNode step = forest.nodes[i];
    step.mode = Equal;
    for (double value : ArrayRef(values).drop_front()) {
      step.split = value;
      forest.nodes.push_back(step);
      step.no = forest.nodes.size() - 1;
    }
    step.split = values.front();
    forest.nodes[i] = step;
  }
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

/// A constant with one number of `real` for each node (or leaf).
Value table(Node &node, ArrayRef<double> values, Type real) {
  auto type = RankedTensorType::get({int64_t(values.size())}, real);
  auto attributes = llvm::map_to_vector(
      values, [&](double value) -> Attribute { return node.builder.getFloatAttr(real, value); });
  return arith::ConstantOp::create(node.builder, node.loc,
                                   DenseElementsAttr::get(type, attributes));
}

//===- The walk -----------------------------------------------------------===//

/// Where the parts of a node's word begin: the place of its first child, the feature, the mode,
/// whether a missing one leads to the first child, and whether there are two.
enum Part { kChild = 0, kFeature = 32, kMode = 59, kMissing = 62, kTwo = 63, kEnd = 64 };

/// Bits `first` to `end` of `word`.
Value partOf(Cell &b, Value word, int first, int end) {
  auto by = [&](int bits) { return b.number(word.getType(), bits); };
  Value upper = b.createOrFold<arith::ShLIOp>(word, by(kEnd - end));
  return b.createOrFold<arith::ShRUIOp>(upper, by(kEnd - end + first));
}

/// Numbers the nodes anew, so that a node's second child follows its first, whose place then is all
/// that a step reads of both. A child that has a place already, as that of several nodes, is
/// reached by a node in between that is like a leaf, but leads to the child and not to itself.
void pairChildren(Forest &forest) {
  std::vector<TreeNode> old = std::move(forest.nodes);
  SmallVector<int64_t> placeOf(old.size(), -1), order;
  auto place = [&](int64_t node) {
    bool isNew = placeOf[node] < 0;
    if (isNew)
      placeOf[node] = order.size();
    order.push_back(isNew ? node : -1 - placeOf[node]);
  };
  forest.nodes.clear();
  for (int64_t &root : forest.roots) {
    place(root);
    root = placeOf[root];
  }
  for (size_t i = 0; i < order.size(); ++i) {
    TreeNode &made = forest.nodes.emplace_back();
    if (order[i] < 0) {
      made.yes = -1 - order[i];
      continue;
    }
    made = std::move(old[order[i]]);
    int64_t yes = made.yes, no = made.no;
    made.yes = made.mode == Leaf ? int64_t(i) : int64_t(order.size());
    made.no = made.yes + 1;
    if (made.mode != Leaf) {
      place(yes);
      place(no);
    }
  }
}

/// How many steps it takes at most from each node to its leaf.
SmallVector<int64_t> heightsOf(const Forest &forest) {
  SmallVector<int64_t> heights(forest.nodes.size(), 0);
  for (bool changed = true; changed;) {
    changed = false;
    for (int64_t i = int64_t(heights.size()) - 1; i >= 0; --i) {
      const TreeNode &at = forest.nodes[i];
      if (at.yes == i)
        continue;
      int64_t height = 1 + heights[at.yes];
      if (at.mode != Leaf)
        height = std::max(height, 1 + heights[at.no]);
      changed |= height != std::exchange(heights[i], height);
    }
  }
  return heights;
}

/// Cuts `roots`, the highest first, where the trees behind take so many steps less that kernels of
/// their own pay: two start in the time of some thousand steps.
void cutByHeight(ArrayRef<int64_t> roots, ArrayRef<int64_t> heights,
                 SmallVector<ArrayRef<int64_t>> &groups) {
  constexpr int64_t kLeast = 2000;
  int64_t most = kLeast, cut = 0;
  for (size_t i = 1; i < roots.size(); ++i) {
    int64_t saved = (heights[roots[0]] - heights[roots[i]]) * int64_t(roots.size() - i);
    if (saved > most) {
      most = saved;
      cut = i;
    }
  }
  if (!cut)
    return groups.push_back(roots);
  cutByHeight(roots.take_front(cut), heights, groups);
  cutByHeight(roots.drop_front(cut), heights, groups);
}

/// Walks trees down, those of `roots` all at once.
class Walk {
public:
  Walk(Node &node, Compose &onnx, const Forest &forest, GraphValue &x)
      : onnx(onnx), x(x), byTree(forest.isSmall()) {
    SmallVector<int64_t> words;
    SmallVector<double> splits;
    for (const TreeNode &at : forest.nodes) {
      bool inner = at.mode != Leaf;
      words.push_back(int64_t(uint64_t(at.yes) << kChild | uint64_t(at.feature) << kFeature |
                              uint64_t(inner ? at.mode : 0) << kMode |
                              uint64_t(inner && at.missingIsYes) << kMissing |
                              uint64_t(inner) << kTwo));
      splits.push_back(at.split);
      if (inner)
        used.insert(at.mode);
      anyMissing |= inner && at.missingIsYes;
    }
    wordOf = onnx::table(node, words).tensor;
    splitOf = table(node, splits, elementType(node.builder.getContext(), x.type));
    source = node.tensor(x);
  }

  /// The leaf of each tree that each row of x ends in, after `height` steps. They are one
  /// operation, each element for itself, but for trees of a height that only chains have.
  GraphValue leaves(ArrayRef<int64_t> roots, int64_t height) {
    constexpr int64_t kMost = 48;
    Node &node = onnx.node;
    OpFoldResult rows = x.shape[0], trees = node.fixed(roots.size());
    Value start = onnx::table(node, roots, Shape{trees}).tensor;
    Shape shape = byTree ? Shape{trees, rows} : Shape{rows, trees};
    auto descend = [&](Cell &b, Value at, int64_t steps) {
      Value row = b.index(byTree);
      for (int64_t i = 0; i < steps; ++i)
        at = child(b, row, at);
      return at;
    };
    auto first = [&](Cell &b, ValueRange v) { return descend(b, v[0], height % kMost); };
    auto more = [&](Cell &b, ValueRange v) { return descend(b, v[0], kMost); };
    GraphValue places = node.generic({start}, {node.loopsMap(2, {!byTree})}, shape, kInt64, first);
    if (height < kMost)
      return places;
    return steps(onnx, node.fixed(height / kMost), {places}, [&](Value, Tensors s) -> State {
      return {node.generic({s[0].tensor}, {}, shape, kInt64, more)};
    })[0];
  }

private:
  Value child(Cell &b, Value row, Value at) {
    Value place = b.toIndex(at), word = b.at(wordOf, place), split = b.at(splitOf, place);
    Value feature = b.toIndex(partOf(b, word, kFeature, kMode));
    Value element = b.at(source, ValueRange{row, feature});
    Value mode, goes;
    for (int each : used) {
      using P = arith::CmpFPredicate;
      constexpr P kPredicates[] = {P::OLE, P::OLT, P::OGE, P::OGT, P::OEQ, P::UNE};
      Value holds = b.is(kPredicates[each], element, split);
      if (goes && !mode)
        mode = partOf(b, word, kMode, kMissing);
      goes = goes ? b.select(b.equal(mode, each), holds, goes) : holds;
    }
    if (anyMissing) {
      Value none = b.is(Cell::F::UNO, element, element);
      goes = b.either(goes, b.both(none, b.unequal(partOf(b, word, kMissing, kTwo), 0)));
    }
    Value second = partOf(b, word, kTwo, kEnd), first = partOf(b, word, kChild, kFeature);
    return b.add(first, b.select(goes, 0, second));
  }

  Compose &onnx;
  GraphValue &x;
  bool byTree;
  Value wordOf, splitOf, source;
  llvm::SmallSetVector<int, 6> used;
  bool anyMissing = false;
};

/// What leaves `places` say for each target [rows, targets].
GraphValue gathered(Node &node, Compose &onnx, Forest &forest, GraphValue places, int32_t type) {
  OpBuilder &builder = node.builder;
  Type real = elementType(builder.getContext(), type);
  size_t most = 0, count = forest.nodes.size();
  for (TreeNode &leaf : forest.nodes)
    most = std::max(most, leaf.weights.size());
  double nothing = forest.aggregate == Forest::Min   ? double(INFINITY)
                   : forest.aggregate == Forest::Max ? -double(INFINITY)
                                                     : 0;
  // Mostly a leaf is about one target; then it has its number, else a row of weights.
  bool sparse = most <= 1 && forest.targets > 1;
  SmallVector<double> weights(sparse ? count : count * forest.targets, nothing);
  SmallVector<int64_t> targets(count, 0);
  for (auto [i, leaf] : llvm::enumerate(forest.nodes))
    for (auto [target, weight] : leaf.weights) {
      double &place = weights[sparse ? i : i * forest.targets + target];
      place = place == nothing ? weight : place + weight;
      targets[i] = target;
    }
  Value weightOf = table(node, weights, real),
        targetOf = sparse ? onnx::table(node, targets).tensor : Value();
  bool byTree = forest.isSmall();
  Shape shape{places.shape[byTree], node.fixed(forest.targets)};
  GraphValue init = node.filled(nothing, shape, type);
  AffineMap map = byTree ? node.loopsMap(3, {2, 0}) : node.loopsMap(3, {0, 2});
  GraphValue result = node.accumulate(
      places.tensor, init, {map, node.loopsMap(3, {0, 1})}, [&](Cell &b, ValueRange v) {
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

LogicalResult checkFeatures(Node &node, const Forest &forest, const Shape &input) {
  int64_t most = int64_t(1) << (kMode - kFeature);
  int64_t width = std::min(staticSize(input[1]).value_or(most), most);
  for (const TreeNode &at : forest.nodes) {
    if (at.mode == Leaf)
      continue;
    if (at.feature < 0 || at.feature >= width)
      return node.opError() << "a node asks for feature " << at.feature << " of " << width;
  }
  return success();
}

/// Scores [rows, targets] of the forest for input 0.
FailureOr<GraphValue> evaluate(Node &node, Compose &onnx, Forest &forest, int32_t type) {
  SLUICE_TRY(node.check({{kAnything, 1, 2}}));
  if (forest.roots.empty())
    return node.opError() << "needs trees";
  if (!forest.base.empty() && forest.base.size() != 1 &&
      int64_t(forest.base.size()) != forest.targets)
    return node.opError() << forest.base.size() << " base values for " << forest.targets
                          << " results";
  GraphValue x = asTable(onnx, onnx.cast(onnx.in(0), wideOf(node.in(0).type)));
  SLUICE_TRY(checkFeatures(node, forest, x.shape));
  pairChildren(forest);
  SmallVector<int64_t> heights = heightsOf(forest), roots = forest.roots;
  llvm::stable_sort(roots, [&](int64_t a, int64_t b) { return heights[a] > heights[b]; });
  SmallVector<ArrayRef<int64_t>> groups;
  cutByHeight(roots, heights, groups);
  Walk walk(node, onnx, forest, x);
  auto parts = llvm::map_to_vector(
      groups, [&](ArrayRef<int64_t> group) { return walk.leaves(group, heights[group[0]]); });
  GraphValue places = parts.size() == 1 ? parts[0] : onnx.concat(parts, !forest.isSmall());
  return gathered(node, onnx, forest, places, type);
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
