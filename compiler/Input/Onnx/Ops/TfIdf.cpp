//===- TfIdf.cpp - counting the n-grams of a pool -------------------------===//
// All n-grams of one length are compared with all places at once; what matches is summed up over
// the places. Lengths and skips are attributes, so that their number does not depend on the data.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

Value constantTensor(Node &node, ArrayRef<int64_t> values, ArrayRef<int64_t> shape) {
  auto type = RankedTensorType::get(shape, node.builder.getI64Type());
  return arith::ConstantOp::create(node.builder, node.loc, DenseElementsAttr::get(type, values));
}

/// `counts` [texts, grams] plus how often each of `grams` [grams, length] occurs in `source`
/// [texts, words] with `skip` words between.
Value countGrams(Node &node, Value counts, Value source, OpFoldResult words, Value grams,
                 int64_t length, int64_t skip) {
  OpBuilder &builder = node.builder;
  OpFoldResult reach = builder.getIndexAttr((length - 1) * (skip + 1));
  OpFoldResult places = node.max(node.sub(words, reach), builder.getIndexAttr(0));
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
  std::string mode = node.attribute("mode", "");
  int64_t shortest = node.attribute("min_gram_length", 1),
          longest = node.attribute("max_gram_length", 1),
          skips = node.attribute("max_skip_count", 0);
  if (mode != "TF" && mode != "IDF" && mode != "TFIDF")
    return node.opError() << "unknown mode '" << mode << "'";
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
  OpBuilder &b = node.builder;
  Shape matrix = input.shape;
  if (input.rank() == 1)
    matrix.insert(matrix.begin(), b.getIndexAttr(1));
  GraphValue words = onnx.reshaped(onnx.cast(input, kInt64), matrix);
  SLUICE_TRY(onnx.ok());
  Value source = node.tensor(words);
  SmallVector<GraphValue> parts;
  for (auto [i, start] : llvm::enumerate(starts)) {
    int64_t end = i + 1 < starts.size() ? starts[i + 1] : pool.size(), length = i + 1,
            grams = (end - start) / length;
    if (grams == 0)
      continue;
    Shape shape{matrix[0], b.getIndexAttr(grams)};
    Value counts = node.fill(node.constant(kFloat, 0), shape, kFloat);
    if (length >= shortest && length <= longest) {
      Value table = constantTensor(node, ArrayRef(pool).slice(start, end - start), {grams, length});
      for (int64_t skip = 0; skip <= (length == 1 ? 0 : skips); ++skip)
        counts = countGrams(node, counts, source, matrix[1], table, length, skip);
    }
    parts.push_back({counts, std::nullopt, kFloat, shape});
  }
  // Moves counts to their places in the result; a place that no n-gram has stays zero.
  SmallVector<int64_t> sources(width, total);
  SmallVector<Attribute> factors(width, b.getF32FloatAttr(1));
  for (auto [i, place] : llvm::enumerate(places)) {
    sources[place] = i;
    if (!weights.empty())
      factors[place] = b.getF32FloatAttr(weights[i]);
  }
  Shape one{matrix[0], b.getIndexAttr(1)};
  parts.push_back({node.fill(node.constant(kFloat, 0), one, kFloat), std::nullopt, kFloat, one});
  GraphValue counts = onnx("Concat", parts, {{"axis", 1}});
  GraphValue order{
      constantTensor(node, sources, {width}), std::nullopt, kInt64, {b.getIndexAttr(width)}};
  GraphValue result = onnx("Gather", {counts, order}, {{"axis", 1}});
  auto type = RankedTensorType::get({width}, b.getF32Type());
  GraphValue scales{arith::ConstantOp::create(b, node.loc, DenseElementsAttr::get(type, factors)),
                    std::nullopt,
                    kFloat,
                    {b.getIndexAttr(width)}};
  if (mode == "IDF")
    result = onnx.cast(onnx("Greater", {result, onnx.number(kFloat, 0)}), kFloat);
  if (mode != "TF")
    result = onnx.mul(result, scales);
  SLUICE_TRY(onnx.ok());
  return onnx.set(0, input.rank() == 1 ? onnx.reshaped(result, {b.getIndexAttr(width)}) : result);
}

} // namespace

const OperatorTable tfIdfOperators = {
    {"TfIdfVectorizer", 9, importTfIdf, "n-grams of int32 and int64"}};

} // namespace sluice::onnx
