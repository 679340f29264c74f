//===- DecoderAttention.cpp - com.microsoft's attention of one new word ---===//
// A decoder adds one word at a time: its key and value go behind those of earlier words, either
// into a longer tensor or, with past_present_share_buffer, into row `past_sequence_length` of one
// that has room.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Heads.h"

using namespace mlir;

namespace sluice::onnx {

LogicalResult importDecoderHeads(Node &node, Compose &onnx) {
  Heads heads{node, onnx};
  int64_t count = node.attribute("num_heads", 0);
  if (!node.has(0) || node.in(0).rank() != 3 || count <= 0 || node.has(1) != node.has(2))
    return node.opError()
           << "needs a query of rank 3, key and value or none of both, and num_heads";
  if (node.has(9) || node.wants(3))
    return node.opError() << "cache_indirection and the output of scores are not supported";
  GraphValue q = onnx.in(0), k = onnx.in(1), v = onnx.in(2);
  if (!k.exists()) { // All three in one.
    auto width = staticSize(q.shape[2]);
    if (!width || *width % 3)
      return node.opError() << "a packed query must have a known size, a multiple of 3";
    auto parts = onnx.all("Split", {q, onnx.integers({*width / 3, *width / 3, *width / 3})}, 3,
                          {{"axis", -1}});
    q = parts[0];
    k = parts[1];
    v = parts[2];
  }
  bool isCross = k.rank() == 4;
  if (node.has(10) && onnx.ok() && failed(heads.addBias(onnx.in(10), q, k, v)))
    return failure();
  q = heads.split(q, count);
  GraphValue presentKeys, presentValues;
  if (isCross) {
    presentKeys = k;
    presentValues = v;
  } else if (node.attribute("past_present_share_buffer", 0) && node.has(5)) {
    if (!node.has(6) || !node.has(7))
      return node.opError() << "a shared buffer needs past_value and past_sequence_length";
    OpFoldResult one = node.fixed(1);
    GraphValue begin = onnx.reshaped(onnx.cast(onnx.in(7), kInt64), {one}),
               end = onnx.add(begin, onnx.integers({1}));
    GraphValue zero = onnx.integers({0}), axis = onnx.integers({2}),
               all = onnx.integers({INT64_MAX});
    auto extended = [&](const GraphValue &past, const GraphValue &fresh, GraphValue &present) {
      GraphValue used =
          onnx("Concat", {onnx("Slice", {past, zero, begin, axis}), heads.split(fresh, count)},
               {{"axis", 2}});
      present = onnx("Concat", {used, onnx("Slice", {past, end, all, axis})}, {{"axis", 2}});
      if (onnx.ok()) // As long as the buffer.
        present = onnx.reshaped(present, past.shape);
      return used;
    };
    k = extended(onnx.in(5), k, presentKeys);
    v = extended(onnx.in(6), v, presentValues);
  } else {
    k = presentKeys = heads.behind(onnx.in(5), heads.split(k, count));
    v = presentValues = heads.behind(onnx.in(6), heads.split(v, count));
  }
  SLUICE_TRY(onnx.ok());
  auto mask = SLUICE_TRY(heads.maskInput(3, k.shape[2], q.type));
  SmallVector<GraphValue> biases{mask, onnx.in(4)};
  SLUICE_TRY(onnx.set(0, heads.join(heads.attend(q, k, v, biases))));
  SLUICE_TRY(onnx.set(1, presentKeys));
  return onnx.set(2, presentValues);
}

} // namespace sluice::onnx
