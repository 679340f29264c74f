//===- Ml.cpp - classical models: scalers, encoders, linear ones ----------===//
// Operators of ai.onnx.ml on numbers. Those on strings but for labels are refused at their node.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Ml.h"
#include "compiler/Input/Onnx/Graph.h"
#include <cmath>

namespace sluice::onnx {
GraphValue asTable(Compose &onnx, const GraphValue &value) {
  return value.rank() < 2 ? onnx.reshaped(value, inserted(value.shape, 0, onnx.fixed(1))) : value;
}

FailureOr<GraphValue> transformed(Node &node, Compose &onnx, const GraphValue &scores,
                                  StringRef how) {
  if (how == "NONE")
    return scores;
  if (how == "LOGISTIC")
    return onnx("Sigmoid", {scores});
  if (how == "SOFTMAX")
    return onnx.softmax(scores);
  if (how == "SOFTMAX_ZERO") {
    // Zeros take no part.
    GraphValue zero = onnx.number(scores.type, 0), isZero = onnx.equal(scores, zero);
    GraphValue shares = onnx.softmax(onnx.select(isZero, -INFINITY, scores));
    return onnx.select(isZero, zero, shares);
  }
  if (how == "PROBIT") {
    // The quantile of the normal distribution, by the approximation of erf's inverse that the
    // specification's reference uses.
    constexpr double kPi = 3.14159265358979323846, a = 0.147;
    GraphValue one = onnx.number(scores.type, 1), x = onnx.sub(onnx.scaled(scores, 2), one);
    GraphValue logarithm = onnx("Log", {onnx.mul(onnx.sub(one, x), onnx.add(one, x))});
    GraphValue half = onnx.add(onnx.scaled(logarithm, 0.5), 2 / (kPi * a));
    GraphValue root = onnx("Sqrt", {onnx.sub(onnx.mul(half, half), onnx.scaled(logarithm, 1 / a))});
    GraphValue size = onnx("Sqrt", {onnx.sub(root, half)});
    return onnx.scaled(onnx.mul(onnx("Sign", {x}), size), 1.41421356);
  }
  return node.opError() << "post_transform " << how << " is not supported";
}

LogicalResult setTransformed(Node &node, Compose &onnx, const GraphValue &scores) {
  std::string how = node.attribute("post_transform", "NONE");
  return onnx.set(0, SLUICE_TRY(transformed(node, onnx, scores, how)));
}

FailureOr<GraphValue> labelsOf(Node &node) {
  SmallVector<int64_t> labels = node.integers("classlabels_ints");
  llvm::append_range(labels, node.integers("classlabels_int64s"));
  int32_t type = labels.empty() ? kString : kInt64;
  if (type == kString)
    for (const std::string &text : node.strings("classlabels_strings"))
      labels.push_back(node.graph.numberOf(text));
  if (labels.empty())
    return node.opError() << "needs labels of classes";
  GraphValue made = table(node, labels);
  made.type = type;
  return made;
}

LogicalResult setClasses(Node &node, Compose &onnx, const GraphValue &labels, GraphValue scores,
                         bool isProbability, bool isSecond) {
  auto width = staticSize(scores.shape[1]), count = staticSize(labels.shape[0]);
  std::string how = node.attribute("post_transform", "NONE");
  GraphValue places;
  if (width == 1 && count == 2) {
    GraphValue limit = onnx.number(kFloat, isProbability ? 0.5 : 0);
    places = onnx.cast(onnx.greater(scores, limit), kInt64);
    places = onnx.reshaped(places, {scores.shape[0]});
    GraphValue other = isSecond        ? onnx.sub(scores, scores)
                       : isProbability ? onnx.sub(onnx.number(kFloat, 1), scores)
                                       : onnx("Neg", {scores});
    scores = onnx.concat({other, scores}, 1);
    // The pair of a number and its opposite is made of two probabilities by the logistic function,
    // each by itself.
    if (isProbability && !isSecond)
      how = "NONE";
  } else if (width && width == count) {
    places = onnx("ArgMax", {scores}, {{"axis", 1}, {"keepdims", 0}});
  } else {
    return node.opError() << *count << " labels for " << (width ? std::to_string(*width) : "?")
                          << " scores";
  }
  auto result = SLUICE_TRY(transformed(node, onnx, scores, how));
  return onnx.setAll({onnx.gather(labels, places), result});
}

namespace {

/// Numbers of the last dimension of input 0, at the places in input 1.
LogicalResult importArrayFeatureExtractor(Node &node, Compose &onnx) {
  if (!node.has(1) || node.in(0).rank() < 1 || !isInteger(node.in(1).type))
    return node.opError() << "needs a tensor and integers";
  GraphValue x = asTable(onnx, onnx.in(0));
  return onnx.set(0, onnx.gather(x, onnx.flat(onnx.in(1)), x.rank() - 1));
}

LogicalResult importBinarizer(Node &node, Compose &onnx) {
  GraphValue above = onnx.greater(onnx.in(0), node.attribute("threshold", 0.0f));
  return onnx.set(0, onnx.cast(above, node.in(0).type));
}

/// (x - offset) * scale; both have one number, or one for each feature.
LogicalResult importScaler(Node &node, Compose &onnx) {
  SmallVector<float> offset = node.floats("offset"), scale = node.floats("scale");
  GraphValue x = onnx.cast(onnx.in(0), kFloat);
  if (!offset.empty())
    x = onnx.sub(x, table(node, offset));
  if (!scale.empty())
    x = onnx.mul(x, table(node, scale));
  return onnx.set(0, x);
}

/// Rows divided by their largest element, or by the sum of the absolute values or the square root
/// of that of the squares.
LogicalResult importNormalizer(Node &node, Compose &onnx) {
  SLUICE_TRY(node.check({{kAnything, 1, kAnyRank}}));
  auto norm = SLUICE_TRY(node.oneOf("norm", {"MAX", "L1", "L2"}));
  GraphValue x = onnx.cast(onnx.in(0), kFloat);
  GraphValue size = onnx.reduce(norm == "MAX" ? "ReduceMax" : "Reduce" + norm, x, {-1}, true);
  GraphValue none = onnx.equal(size, 0);
  return onnx.set(0, onnx.div(x, onnx.select(none, 1, size)));
}

/// Inputs side by side, each cut or filled up with zeros to its number of features.
LogicalResult importFeatureVectorizer(Node &node, Compose &onnx) {
  SmallVector<int64_t> widths = node.integers("inputdimensions");
  SmallVector<GraphValue> parts;
  for (unsigned i = 0; i < node.numInputs(); ++i) {
    if (!node.has(i) || node.in(i).rank() < 1 || node.in(i).rank() > 2)
      return node.opError() << "input " << i << " must be a vector or matrix";
    GraphValue x = asTable(onnx, onnx.cast(onnx.in(i), kFloat));
    if (i < widths.size())
      x = onnx.fitted(x, 1, node.fixed(widths[i]));
    parts.push_back(x);
  }
  if (parts.empty())
    return node.opError() << "needs inputs";
  return onnx.set(0, onnx.concat(parts, 1));
}

/// A new last dimension with a one at the place of the element among the categories.
LogicalResult importOneHotEncoder(Node &node, Compose &onnx) {
  SmallVector<int64_t> categories = node.integers("cats_int64s");
  if (categories.empty())
    return node.opError() << "only categories that are integers are supported";
  GraphValue x = onnx.cast(onnx.in(0), kInt64);
  GraphValue hot = onnx.equal(onnx.unsqueezed(x, x.rank()), table(node, categories));
  GraphValue result = onnx.cast(hot, kFloat);
  if (!node.attribute("zeros", 1)) {
    GraphValue found = onnx.reduce("ReduceMax", result, {-1}, false);
    node.require(node.host().greater(node.reduced(found, INFINITY, combine::min), 0),
                 "OneHotEncoder: an element is none of the categories");
  }
  return onnx.set(0, result);
}

/// The constant tensor in attribute `name`_tensor, or the list in one of its plain forms. None if
/// it is not there or has strings.
FailureOr<std::optional<GraphValue>> listOf(Node &node, StringRef name) {
  std::string integers = (name + "_int64s").str(), floats = (name + "_floats").str();
  auto *tensor = node.find((name + "_tensor").str());
  if (tensor && tensor->t().data_type() != kString)
    return std::optional(SLUICE_TRY(node.graph.constant(tensor->t(), node.builder, node.loc)));
  if (!tensor && node.find(integers))
    return std::optional(table(node, node.integers(integers)));
  if (!tensor && node.find(floats))
    return std::optional(table(node, node.floats(floats)));
  return std::optional<GraphValue>();
}

/// Numbers that are missing (NaN, or some other number) become those of their feature.
LogicalResult importImputer(Node &node, Compose &onnx) {
  auto values = SLUICE_TRY(listOf(node, "imputed_value"));
  GraphValue x = onnx.in(0);
  if (!values || values->type != x.type)
    return node.opError() << "needs imputed values of the type of the input";
  float replaced = node.attribute("replaced_value_float", 0.0f);
  GraphValue missing;
  if (x.type == kInt64)
    missing = onnx.equal(x, node.attribute("replaced_value_int64", 0));
  else
    missing = std::isnan(replaced) ? onnx.isNan(x) : onnx.equal(x, replaced);
  return onnx.set(0, onnx.select(missing, *values, x));
}

/// Each element becomes the value of its key, or the default one.
LogicalResult importLabelEncoder(Node &node, Compose &onnx) {
  auto keys = SLUICE_TRY(listOf(node, "keys")), values = SLUICE_TRY(listOf(node, "values"));
  if (!keys || !values)
    return node.opError() << "only keys and values that are numbers are supported";
  GraphValue key = *keys, value = *values;
  auto count = key.rank() == 1 && value.rank() == 1 ? staticSize(key.shape[0]) : std::nullopt;
  if (!count || count != staticSize(value.shape[0]) || key.type != node.in(0).type)
    return node.opError() << "needs as many keys as values, and keys of the type of the input";
  int32_t type = value.type;
  GraphValue fallback = type == kInt64 ? onnx.number(type, node.attribute("default_int64", -1))
                                       : onnx.number(type, node.attribute("default_float", -0.0f));
  if (auto *tensor = node.find("default_tensor")) {
    auto given = node.graph.constant(tensor->t(), node.builder, node.loc);
    if (failed(given) || given->type != type)
      return failed(given) ? failure()
                           : LogicalResult(node.opError() << "default_tensor has another type");
    fallback = onnx.reshaped(*given, {});
  }
  GraphValue x = onnx.in(0);
  if (*count == 0)
    return onnx.set(0, onnx.expanded(fallback, x.shape));
  GraphValue elements = onnx.unsqueezed(onnx.flat(x), 1), same = onnx.equal(elements, key);
  if (isFloat(key.type) && node.opset() >= 4) // NaN is a key like others.
    same = onnx.either(same, onnx.both(onnx.isNan(elements), onnx.isNan(key)));
  GraphValue flags = onnx.cast(same, kInt32);
  GraphValue place = onnx("ArgMax", {flags}, {{"axis", 1}, {"keepdims", 0}}),
             found = onnx.cast(onnx.reduce("ReduceMax", flags, {1}, false), kBool);
  GraphValue result = onnx.select(found, onnx.gather(value, place), fallback);
  return onnx.set(0, onnx.reshaped(result, x.shape));
}

/// A list of maps from labels to the numbers of a row is, here, the table of these numbers: results
/// are tensors.
LogicalResult importZipMap(Node &node, Compose &onnx) {
  if (node.in(0).type != kFloat)
    return node.opError() << "needs a table of floats";
  auto *labels = node.find("classlabels_int64s") ? node.find("classlabels_int64s")
                                                 : node.find("classlabels_strings");
  int count = labels ? labels->ints_size() + labels->strings_size() : 0;
  GraphValue x = asTable(onnx, onnx.in(0));
  SLUICE_TRY(
      node.requireSame(x.shape[1], node.fixed(count), "there is not one label for each column"));
  emitWarning(node.loc) << "ZipMap: the result is a table with a column for each of " << count
                        << " labels, not a list of maps";
  return onnx.set(0, x);
}

/// x * coefficients + intercepts: a row of coefficients for each target or class.
FailureOr<GraphValue> linearScores(Node &node, Compose &onnx, int64_t targets) {
  SmallVector<float> coefficients = node.floats("coefficients"),
                     intercepts = node.floats("intercepts");
  if (node.in(0).rank() < 1 || node.in(0).rank() > 2 || targets < 1 ||
      coefficients.size() % targets)
    return node.opError() << "needs a vector or matrix, and coefficients for each result";
  if (!intercepts.empty() && int64_t(intercepts.size()) != targets)
    return node.opError() << intercepts.size() << " intercepts for " << targets << " results";
  GraphValue x = asTable(onnx, onnx.cast(onnx.in(0), kFloat));
  GraphValue rows = table(node, coefficients, {targets, int64_t(coefficients.size()) / targets});
  GraphValue scores = onnx.matmul(x, onnx.matrixTransposed(rows));
  return intercepts.empty() ? scores : onnx.add(scores, table(node, intercepts));
}

LogicalResult importLinearRegressor(Node &node, Compose &onnx) {
  auto scores = SLUICE_TRY(linearScores(node, onnx, node.attribute("targets", 1)));
  return setTransformed(node, onnx, scores);
}

LogicalResult importLinearClassifier(Node &node, Compose &onnx) {
  SmallVector<float> intercepts = node.floats("intercepts");
  // One row of coefficients tells two classes apart.
  auto labels = SLUICE_TRY(labelsOf(node));
  int64_t classes = *staticSize(labels.shape[0]);
  if (classes == 2 && intercepts.size() == 1)
    classes = 1;
  return setClasses(node, onnx, labels, SLUICE_TRY(linearScores(node, onnx, classes)), false);
}

//===- Counting the n-grams of a pool -------------------------------------===//

// All n-grams of one length are compared with all places at once; what matches is summed up over
// the places. Lengths and skips are attributes, so that their number does not depend on the data.

/// `counts` [texts, grams] plus how often each of `grams` [grams, length] occurs in `source`
/// [texts, words] with `skip` words between.
GraphValue countGrams(Node &node, GraphValue counts, Value source, OpFoldResult words, Value grams,
                      int64_t length, int64_t skip) {
  OpFoldResult reach = node.fixed((length - 1) * (skip + 1));
  OpFoldResult places = node.max(node.sub(words, reach), node.fixed(0));
  Value extent = node.empty({places}, kFloat);
  return node.accumulate(extent, counts, {node.loopsMap(3, {2}), node.loopsMap(3, {0, 1})},
                         [&](Cell &b, ValueRange v) {
                           Value text = b.index(0), gram = b.index(1), place = b.index(2), same;
                           for (int64_t i = 0; i < length; ++i) {
                             Value at = b.add(place, i * (skip + 1));
                             Value equal = b.equal(b.at(source, ValueRange{text, at}),
                                                   b.at(grams, ValueRange{gram, b.constant(i)}));
                             same = same ? b.both(same, equal) : equal;
                           }
                           return b.add(v[1], b.make<arith::UIToFPOp>(b.getF32Type(), same));
                         });
}

LogicalResult importTfIdf(Node &node, Compose &onnx) {
  if (!node.has(0) || (node.in(0).type != kInt32 && node.in(0).type != kInt64) ||
      node.find("pool_strings"))
    return node.opError() << "only n-grams of integers are supported";
  GraphValue input = node.in(0);
  SmallVector<int64_t> pool = node.integers("pool_int64s"), starts = node.integers("ngram_counts"),
                       places = node.integers("ngram_indexes");
  SmallVector<float> weights = node.floats("weights");
  auto mode = SLUICE_TRY(node.oneOf("mode", {"TF", "IDF", "TFIDF"}));
  int64_t shortest = node.attribute("min_gram_length", 1),
          longest = node.attribute("max_gram_length", 1),
          skips = node.attribute("max_skip_count", 0);
  if (input.rank() < 1 || input.rank() > 2 || shortest < 1 || longest < shortest || skips < 0 ||
      skips > 1000)
    return node.opError() << "needs a vector or matrix, and lengths of n-grams in order";
  // Where each place of the result gets its count: grams of the pool in order.
  int64_t total = 0, width = 0, previous = 0;
  for (auto [i, start] : llvm::enumerate(starts)) {
    int64_t end = i + 1 < starts.size() ? starts[i + 1] : pool.size(), length = i + 1;
    if (start < previous || end < start || end > int64_t(pool.size()) || (end - start) % length)
      return node.opError() << "ngram_counts do not fit the pool";
    total += (end - start) / length;
    previous = start;
  }
  if (int64_t(places.size()) != total || (!weights.empty() && weights.size() != places.size()))
    return node.opError() << "the pool has " << total << " n-grams, ngram_indexes "
                          << places.size();
  for (int64_t place : places) {
    if (place < 0 || place > (1 << 24))
      return node.opError() << "ngram_indexes has the number " << place;
    width = std::max(width, place + 1);
  }
  GraphValue words = asTable(onnx, onnx.cast(input, kInt64));
  Value source = node.tensor(words);
  SmallVector<GraphValue> parts;
  for (auto [i, start] : llvm::enumerate(starts)) {
    int64_t end = i + 1 < starts.size() ? starts[i + 1] : pool.size(), length = i + 1,
            grams = (end - start) / length;
    if (grams == 0)
      continue;
    GraphValue counts = node.filled(0, {words.shape[0], node.fixed(grams)}, kFloat);
    if (length >= shortest && length <= longest) {
      SmallVector<int64_t> own(ArrayRef(pool).slice(start, end - start));
      Value list = table(node, own, {grams, length}).tensor;
      for (int64_t skip = 0; skip <= (length == 1 ? 0 : skips); ++skip)
        counts = countGrams(node, counts, source, words.shape[1], list, length, skip);
    }
    parts.push_back(counts);
  }
  // Moves counts to their places in the result; a place that no n-gram has stays zero.
  SmallVector<int64_t> sources(width, total);
  SmallVector<float> factors(width, 1);
  for (auto [i, place] : llvm::enumerate(places)) {
    sources[place] = i;
    if (!weights.empty())
      factors[place] = weights[i];
  }
  parts.push_back(node.filled(0, {words.shape[0], node.fixed(1)}, kFloat));
  GraphValue counts = onnx.concat(parts, 1);
  GraphValue result = onnx.gather(counts, table(node, sources), 1);
  if (mode == "IDF")
    result = onnx.cast(onnx.greater(result, 0), kFloat);
  if (mode != "TF")
    result = onnx.mul(result, table(node, factors));
  return onnx.set(0, input.rank() == 1 ? onnx.reshaped(result, {node.fixed(width)}) : result);
}

} // namespace

const OperatorTable mlOperators = {
    {"ai.onnx.ml.ArrayFeatureExtractor", 1, importArrayFeatureExtractor},
    {"ai.onnx.ml.Binarizer", 1, importBinarizer},
    {"ai.onnx.ml.Scaler", 1, importScaler},
    {"ai.onnx.ml.Normalizer", 1, importNormalizer},
    {"ai.onnx.ml.Imputer", 1, importImputer},
    {"ai.onnx.ml.FeatureVectorizer", 1, importFeatureVectorizer},
    {"ai.onnx.ml.OneHotEncoder", 1, importOneHotEncoder, "categories that are integers"},
    {"ai.onnx.ml.LabelEncoder", 2, importLabelEncoder, "keys and values that are numbers"},
    {"ai.onnx.ml.LinearRegressor", 1, importLinearRegressor},
    {"ai.onnx.ml.LinearClassifier", 1, importLinearClassifier},
    {"ai.onnx.ml.ZipMap", 1, importZipMap, "a table with a column for each label"},
    {"TfIdfVectorizer", 9, importTfIdf, "n-grams of int32 and int64"},
};

} // namespace sluice::onnx
