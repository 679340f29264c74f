//===- BlockQuantized.cpp - com.microsoft's tables of small codes, mixtures of experts ===//
// Numbers of a few bits with a scale (and a zero point) for each block of them, which large models
// keep their weights in.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/ScaledCodes.h"
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/Products.h"

namespace sluice::onnx {
namespace {

/// `bits` bits of `byte`, those of place `which` counted from the lowest, as i32.
Value bitsOf(Cell &b, Value byte, Value which, int64_t bits) {
  Type i32 = b.getI32Type();
  Value shift = b.make<arith::IndexCastOp>(i32, b.mul(which, bits));
  Value wide = b.make<arith::ExtUIOp>(i32, byte);
  return b.both(b.make<arith::ShRUIOp>(wide, shift), b.number(i32, (1 << bits) - 1));
}

/// What the 16 codes of bitsandbytes' two types stand for.
constexpr float kFp4[16] = {
    0,  0.0052083333f,  0.6666667f,  1,  0.33333333f,  0.5f,  0.16666667f,  0.25f,
    -0, -0.0052083333f, -0.6666667f, -1, -0.33333333f, -0.5f, -0.16666667f, -0.25f};
constexpr float kNf4[16] = {-1,           -0.6961928f,  -0.52507305f,  -0.3949175f,
                            -0.28444138f, -0.18477343f, -0.091050036f, 0,
                            0.0795803f,   0.1609302f,   0.2461123f,    0.33791524f,
                            0.44070983f,  0.562617f,    0.72295684f,   1};

/// Input `input` as a list of `count` elements; failure after an error if it has another number of
/// them.
FailureOr<Value> flattened(Node &node, unsigned input, int64_t count) {
  GraphValue &value = node.in(input);
  SLUICE_TRY(node.requireSame(
      node.product(value.shape), node.fixed(count),
      "input " + Twine(input) +
          " does not have the number of elements that K, N and block_size ask for"));
  return node.reshape(node.tensor(input), value.shape, {node.fixed(count)});
}

/// A (float [..., K]) times the transpose of B: [N, blocks, bytes], K elements of `bits` bits a
/// row, low bits first, with a scale (and a zero point) for each block of a row.
LogicalResult importMatMulNBits(Node &node, Compose &onnx) {
  int64_t k = node.attribute("K", 0), n = node.attribute("N", 0), bits = node.attribute("bits", 4),
          block = node.attribute("block_size", 0);
  if (!node.has(1) || !node.has(2) || k <= 0 || n <= 0 || block <= 0 ||
      (bits != 2 && bits != 4 && bits != 8))
    return node.opError() << "needs B and scales, K, N and block_size above 0, and 2, 4 or 8 bits";
  if (node.has(4))
    return node.opError() << "g_idx is not supported";
  int64_t blocks = llvm::divideCeil(k, block), perByte = 8 / bits, bytes = block / perByte,
          zeroBytes = llvm::divideCeil(blocks, perByte);
  int32_t type = node.in(0).type, zeroType = node.has(3) ? node.in(3).type : 0;
  bool packedZero = zeroType == kUInt8;
  Value weights = SLUICE_TRY(flattened(node, 1, n * blocks * bytes)),
        scales = SLUICE_TRY(flattened(node, 2, n * blocks)), zeros;
  if (zeroType)
    zeros = SLUICE_TRY(flattened(node, 3, packedZero ? n * zeroBytes : n * blocks));
  int32_t scaleType = node.in(2).type;
  Shape shape{node.fixed(n), node.fixed(k)};
  GraphValue matrix = node.made(shape, type, [&](Cell &b) {
    // Element `which` of those packed from byte `first` on.
    auto unpacked = [&](Value source, Value first, Value which) -> Value {
      Value byte = b.at(source, ValueRange{b.add(first, b.div(which, perByte))});
      return b.convert(bitsOf(b, byte, b.rem(which, perByte), bits), kInt32, type);
    };
    Value row = b.index(0), column = b.index(1);
    Value blockOf = b.add(b.mul(row, blocks), b.div(column, block));
    Value value = unpacked(weights, b.mul(blockOf, bytes), b.rem(column, block));
    Value zero;
    if (packedZero)
      zero = unpacked(zeros, b.mul(row, zeroBytes), b.div(column, block));
    else if (zeroType)
      zero = b.convert(b.at(zeros, ValueRange{blockOf}), zeroType, type);
    else
      zero = b.number(value.getType(), 1 << (bits - 1));
    Value scale = b.convert(b.at(scales, ValueRange{blockOf}), scaleType, type);
    return b.mul(b.sub(value, zero), scale);
  });
  // Rows may be rounded to 8 bits by blocks (onnxruntime's accuracy levels: 4 is int8).
  if (node.attribute("accuracy_level", 0) == 4)
    node.tensor(matrix).getDefiningOp()->setAttr(linalg_ext::kRoundsRows,
                                                 node.builder.getUnitAttr());
  return onnx.set(
      0, onnx.addIf(onnx("MatMul", {onnx.in(0), onnx.matrixTransposed(matrix)}), onnx.in(5)));
}

/// A times the transpose of B [N, K], or B itself. B is a list of codes, the first of two in the
/// high bits of a byte; absmax has a factor for each block of the list.
LogicalResult importMatMulBnb4(Node &node, Compose &onnx) {
  int64_t k = node.attribute("K", 0), n = node.attribute("N", 0),
          block = node.attribute("block_size", 0), kind = node.attribute("quant_type", -1);
  if (!node.has(1) || !node.has(2) || k <= 0 || n <= 0 || block <= 0 || kind < 0 || kind > 1 ||
      node.in(1).type != kUInt8)
    return node.opError() << "needs A, B of uint8 and absmax, K, N and block_size above "
                             "0, and quant_type 0 or 1";
  auto codes = SLUICE_TRY(flattened(node, 1, llvm::divideCeil(n * k, 2))),
       factors = SLUICE_TRY(flattened(node, 2, llvm::divideCeil(n * k, block)));
  auto tableType = RankedTensorType::get({16}, node.builder.getF32Type());
  Value table = arith::ConstantOp::create(
      node.builder, node.loc,
      DenseElementsAttr::get(tableType, ArrayRef<float>(kind ? kNf4 : kFp4)));
  int32_t type = node.in(0).type, factorType = node.in(2).type;
  Shape shape{node.fixed(n), node.fixed(k)};
  GraphValue matrix = node.made(shape, type, [&](Cell &b) {
    Value row = b.index(0), column = b.index(1);
    Value at = b.add(b.mul(row, k), column);
    Value byte = b.at(codes, ValueRange{b.div(at, 2)});
    Value place = b.sub(b.constant(1), b.rem(at, 2));
    Value code = b.make<arith::IndexCastUIOp>(b.getIndexType(), bitsOf(b, byte, place, 4));
    Value value = b.at(table, code);
    Value factor = b.convert(b.at(factors, ValueRange{b.div(at, block)}), factorType, kFloat);
    return b.convert(b.mul(value, factor), kFloat, type);
  });
  if (node.attribute("transB", 1))
    matrix = onnx.matrixTransposed(matrix);
  return onnx.set(0, onnx("MatMul", {onnx.in(0), matrix}));
}

/// Slices of a table of small numbers, scaled by blocks. Bytes may hold several numbers, the first
/// in the lowest bits.
LogicalResult importGatherBlocks(Node &node, Compose &onnx) {
  InputRule any{kAnything, 0, kAnyRank};
  SLUICE_TRY(node.check({any, any, any}));
  GraphValue data = onnx.in(0), places = onnx.in(1), scales = onnx.in(2), zeros = onnx.in(3);
  int64_t rank = data.rank(), block = node.attribute("block_size", 128);
  auto gatherAxis = SLUICE_TRY(node.normalizeAxis(node.attribute("gather_axis", 0), rank)),
       blockAxis = SLUICE_TRY(node.normalizeAxis(node.attribute("quantize_axis", 1), rank));
  bool isPacked = data.type == kUInt8;
  int64_t bits = isPacked ? node.attribute("bits", 4) : 8, perByte = 8 / std::max<int64_t>(bits, 1);
  if (gatherAxis == blockAxis || scales.rank() != rank ||
      (zeros.exists() && zeros.rank() != rank) || block < 0 ||
      (bits != 2 && bits != 4 && bits != 8))
    return node.opError() << "needs two different axes, scales and zero points "
                             "of the data's rank, and 2, 4 or 8 bits";
  // First the slices: there are fewer of them.
  auto isShared = [&](const GraphValue &from) {
    return from.exists() && staticSize(from.shape[gatherAxis]) == 1 &&
           staticSize(data.shape[gatherAxis]) != 1;
  };
  if (isShared(scales) || isShared(zeros))
    return node.opError() << "scales and zero points that all rows share are not supported";
  auto picked = [&](const GraphValue &from) {
    return from.exists() ? onnx.gather(from, places, gatherAxis) : from;
  };
  data = picked(data);
  scales = picked(scales);
  zeros = picked(zeros);
  int64_t axis = blockAxis + (gatherAxis < blockAxis ? places.rank() - 1 : 0),
          last = data.rank() - 1;
  Shape shape = data.shape;
  if (isPacked)
    shape[last] = node.mul(shape[last], node.fixed(perByte));
  if (block == 0) {
    auto whole = staticSize(shape[axis]);
    if (!whole)
      return node.opError() << "block_size 0 needs a known size of the quantized axis";
    block = *whole;
  }
  Value source = node.tensor(data), factors = node.tensor(scales),
        offsets = zeros.exists() ? node.tensor(zeros) : Value();
  int32_t from = data.type, type = scales.type;
  return node.set(0, node.made(shape, type, [&](Cell &b) {
    SmallVector<Value> at = b.indices(last + 1);
    // The number at `where`, as a float.
    auto read = [&](Value tensor, SmallVector<Value> where) -> Value {
      if (!isPacked)
        return b.convert(b.at(tensor, where), from, kFloat);
      Value place = b.rem(where[last], perByte);
      where[last] = b.div(where[last], perByte);
      return b.convert(bitsOf(b, b.at(tensor, where), place, bits), kInt32, kFloat);
    };
    SmallVector<Value> blockAt = at;
    blockAt[axis] = b.div(at[axis], block);
    Value value = read(source, at);
    if (offsets)
      value = b.sub(value, read(offsets, blockAt));
    else if (isPacked)
      value = b.sub(value, 1 << (bits - 1));
    Value factor = b.convert(b.at(factors, blockAt), type, kFloat);
    return b.convert(b.mul(value, factor), kFloat, type);
  }));
}

//===- Mixtures of experts ------------------------------------------------===//

// Every row goes through two (or three) matrices of each of the k experts that a router likes best:
//   y[row] = sum over the k best e of
//              weight[row, e] * (fc2[e] * activation(fc1[e] * x[row] + b1[e]) + b2[e])
// The choices of all rows are sorted by their experts, so that the rows of each are a group (see
// multiplyGroups); their results are looked up again where they are added up. QMoE keeps the
// matrices as numbers of 2, 4 or 8 bits, low bits first, with a scale (and a zero point) for each
// row, or each block of it.

/// Weights [experts, rows, columns] and bias [experts, rows] of one layer. A layer that is left out
/// does not exist.
struct Layer {
  GraphValue weights, bias;
};

/// Which experts the rows choose. Choice j of row r has number r * k + j, and a place among all
/// choices, which are sorted by experts.
struct Choices {
  int64_t k;
  GraphValue weights;        ///< [rows, k]
  GraphValue experts, order; ///< Of each place: its expert, and the number of its choice.
  GraphValue bounds;         ///< [2, experts]: where the places of each expert begin and end.
};

/// The k best of `logits` are chosen. `mixing`, if it exists, has the weights; else they are the
/// softmax of the logits.
Choices route(Node &node, Compose &onnx, const GraphValue &logits, const GraphValue &mixing) {
  Choices choices{node.attribute("k", 1), {}, {}, {}, {}};
  SmallVector<GraphValue> best =
      onnx.all("TopK", {logits, onnx.integers({choices.k})}, 2, {{"axis", -1}});
  GraphValue all = mixing.exists() ? mixing : onnx.softmax(logits);
  choices.weights = onnx("GatherElements", {all, best[1]}, {{"axis", -1}});
  if (node.attribute("normalize_routing_weights", 0))
    choices.weights =
        onnx.div(choices.weights, onnx.reduce("ReduceSum", choices.weights, {-1}, true));
  GraphValue experts = onnx.flat(best[1]);
  SmallVector<GraphValue> sorted =
      onnx.all("TopK", {experts, onnx("Shape", {experts})}, 2, {{"axis", 0}, {"largest", 0}});
  choices.experts = sorted[0], choices.order = sorted[1];
  if (onnx.ok())
    choices.bounds = node.accumulate(
        {node.tensor(experts)}, node.filled(0, {node.fixed(2), logits.shape[1]}, kInt64),
        {node.loopsMap(3, {2}), node.loopsMap(3, {0, 1})}, [&](Cell &b, ValueRange x) {
          Value isBefore = b.less(b.toIndex(x[0]), b.add(b.index(0), b.index(1)));
          return b.add(x[1], b.select(isBefore, b.number(x[1].getType(), 1), 0));
        });
  return choices;
}

/// The row of `x` [rows, columns] of each place.
GraphValue rowsOf(Node &node, GraphValue x, Choices &choices) {
  Value order = node.tensor(choices.order);
  return node.readAt(node.tensor(x), {choices.order.shape[0], x.shape[1]}, x.type,
                     [&](Cell &b, SmallVectorImpl<Value> &position) {
                       Value choice = b.toIndex(b.at(order, {position[0]}));
                       position[0] = b.div(choice, choices.k);
                     });
}

/// x [places, columns] through one layer: [places, the layer's rows].
FailureOr<GraphValue> apply(Node &node, Compose &onnx, GraphValue x, const Layer &layer,
                            const Choices &choices) {
  GraphValue matrices = onnx.matrixTransposed(layer.weights);
  auto product = SLUICE_TRY(multiplyGroups(node, x, matrices, choices.bounds));
  return onnx.addIf(product,
                    layer.bias.exists() ? onnx.gather(layer.bias, choices.experts) : GraphValue());
}

/// What the choices of each row give, `results` [places, columns], weighed and added up.
GraphValue combined(Node &node, Compose &onnx, GraphValue results, Choices &choices) {
  OpFoldResult count = choices.order.shape[0];
  GraphValue placeOf = onnx("ScatterElements", {choices.order, choices.order, onnx.range(count)});
  Shape shape{choices.weights.shape[0], results.shape[1]};
  int32_t type = results.type, wide = typeOfSums(type), given = choices.weights.type;
  Value places = node.tensor(placeOf), source = node.tensor(results);
  GraphValue sums = node.accumulate(
      {node.tensor(choices.weights)}, node.filled(0, shape, wide),
      {node.loopsMap(3, {0, 2}), node.loopsMap(3, {0, 1})}, [&](Cell &b, ValueRange x) {
        Value choice = b.add(b.mul(b.index(0), choices.k), b.index(2));
        Value result = b.at(source, {b.toIndex(b.at(places, {choice})), b.index(1)});
        Value weight = b.convert(b.convert(x[0], given, type), type, wide);
        return b.add(x[1], b.mul(weight, b.convert(result, type, wide)));
      });
  return onnx.cast(sums, type);
}

/// What the first layer gives, and the third where there is one, on the way to the second.
FailureOr<GraphValue> activate(Node &node, Compose &onnx, GraphValue hidden, GraphValue gated) {
  std::string name = node.attribute("activation_type", "relu");
  int64_t fusion = node.attribute("swiglu_fusion", 0);
  if (name == "swiglu") {
    if (fusion == 0 && !gated.exists())
      return node.opError() << "swiglu needs fc3, or swiglu_fusion 1 or 2";
    if (fusion == 1) {
      OpFoldResult end = onnx.fixed(INT64_MAX);
      gated = onnx.slice(hidden, -1, onnx.fixed(1), end, 2);
      hidden = onnx.slice(hidden, -1, onnx.fixed(0), end, 2);
    } else if (fusion == 2) {
      auto columns = staticSize(hidden.shape.back());
      if (!columns)
        return node.opError() << "the size of fc1 is not known";
      OpFoldResult middle = onnx.fixed(*columns / 2);
      gated = onnx.slice(hidden, -1, middle, hidden.shape.back());
      hidden = onnx.slice(hidden, -1, onnx.fixed(0), middle);
    }
    float limit = node.attribute("swiglu_limit", std::numeric_limits<float>::infinity());
    if (std::isfinite(limit)) {
      hidden = onnx.min(hidden, limit);
      gated =
          onnx("Clip", {gated, onnx.number(gated.type, -limit), onnx.number(gated.type, limit)});
    }
    if (float beta = node.attribute("activation_beta", 0.0f); beta != 0)
      gated = onnx.add(gated, beta);
    return onnx.mul(onnx.silu(hidden, node.attribute("activation_alpha", 1.0f)), gated);
  }
  if (name == "relu")
    hidden = onnx("Relu", {hidden});
  else if (name == "gelu") // ONNX Runtime's is the approximation.
    hidden = onnx("Gelu", {hidden}, {{"approximate", std::string("tanh")}});
  else if (name == "silu")
    hidden = onnx.silu(hidden);
  else if (name != "identity")
    return node.opError() << "activation_type '" << name
                          << "' is not one of relu, gelu, silu, swiglu and identity";
  return gated.exists() ? onnx.mul(hidden, gated) : hidden;
}

LogicalResult mix(Node &node, Compose &onnx, const Layer (&layers)[3], const GraphValue &mixing) {
  if (node.attribute("use_sparse_mixer", 0))
    return node.opError() << "use_sparse_mixer is not supported";
  GraphValue x = onnx.in(0), logits = onnx.in(1);
  SLUICE_TRY(node.check({{kAnything, 2, 3}, {kAnything, 2}}));
  if (layers[0].weights.rank() != 3 || layers[1].weights.rank() != 3)
    return node.opError() << "needs fc1_experts_weights and fc2_experts_weights, a matrix for "
                             "each expert";
  OpFoldResult rows = node.product(ArrayRef(x.shape).drop_back()), experts = logits.shape[1];
  for (const Layer &layer : layers)
    if (layer.weights.exists())
      SLUICE_TRY(node.requireSame(layer.weights.shape[0], experts,
                                  "there is not a matrix for each expert"));
  SLUICE_TRY(node.requireSame(logits.shape[0], rows,
                              "router_probs does not have a row for each row of the input"));
  Choices choices = route(node, onnx, logits, mixing);
  if (!onnx.ok())
    return failure();
  GraphValue input = rowsOf(node, onnx.reshaped(x, {rows, x.shape.back()}), choices), gated;
  auto hidden = SLUICE_TRY(apply(node, onnx, input, layers[0], choices));
  if (layers[2].weights.exists())
    gated = SLUICE_TRY(apply(node, onnx, input, layers[2], choices));
  auto active = SLUICE_TRY(activate(node, onnx, hidden, gated));
  auto results = SLUICE_TRY(apply(node, onnx, active, layers[1], choices));
  if (!onnx.ok())
    return failure();
  return onnx.set(0, onnx.reshaped(combined(node, onnx, results, choices), x.shape));
}

LogicalResult importMoE(Node &node, Compose &onnx) {
  Layer layers[] = {{onnx.in(2), onnx.in(3)}, {onnx.in(4), onnx.in(5)}, {onnx.in(6), onnx.in(7)}};
  return mix(node, onnx, layers, {});
}

/// The matrices of layer `layer` (from 0) of a QMoE in the type of its input.
FailureOr<GraphValue> dequantized(Node &node, unsigned layer) {
  unsigned weightsAt = 2 + 3 * layer, scalesAt = weightsAt + 1, zerosAt = 11 + layer;
  int64_t bits = node.attribute("fc" + std::to_string(layer + 1) + "_expert_weight_bits",
                                node.attribute("expert_weight_bits", 4));
  int64_t block = node.attribute("block_size", 0);
  auto refuse = [&]() -> FailureOr<GraphValue> {
    return node.error()
           << "QMoE: fc" << layer + 1
           << " needs uint8 weights [experts, rows, bytes] of 2, 4 or 8 bits, and scales "
           << "(and zero points) for each row, or for each block of block_size elements";
  };
  if (!node.has(scalesAt) || (bits != 2 && bits != 4 && bits != 8))
    return refuse();
  GraphValue &packed = node.in(weightsAt), &scales = node.in(scalesAt);
  int64_t perByte = 8 / bits;
  if (packed.rank() != 3 || packed.type != kUInt8 || !isFloat(scales.type) ||
      scales.rank() != (block > 0 ? 3 : 2))
    return refuse();
  auto experts = staticSize(packed.shape[0]), rows = staticSize(packed.shape[1]),
       bytes = staticSize(packed.shape[2]);
  if (!experts || !rows || !bytes)
    return refuse();
  int64_t columns = *bytes * perByte, blocks = block > 0 ? llvm::divideCeil(columns, block) : 1;
  SmallVector<int64_t> scaleShape{*experts, *rows},
      zeroShape{*experts, int64_t(llvm::divideCeil(*rows, perByte))};
  if (block > 0) {
    scaleShape.push_back(blocks);
    zeroShape = {*experts, *rows, int64_t(llvm::divideCeil(blocks, perByte))};
  }
  if (staticShape(scales.shape) != scaleShape)
    return refuse();
  Value codes = node.tensor(weightsAt), factors = node.tensor(scalesAt), zeros;
  if (node.has(zerosAt)) {
    if (node.in(zerosAt).type != kUInt8 || staticShape(node.in(zerosAt).shape) != zeroShape)
      return refuse();
    zeros = node.tensor(zerosAt);
  }
  int32_t type = node.in(0).type, scaleType = scales.type;
  Shape shape{packed.shape[0], packed.shape[1], node.fixed(columns)};
  return node.made(shape, type, [&](Cell &b) {
    auto unpacked = [&](Value source, SmallVector<Value> outer, Value which) -> Value {
      outer.push_back(b.div(which, perByte));
      Value byte = b.at(source, outer);
      Value place = perByte == 1 ? b.constant(0) : b.rem(which, perByte);
      return b.convert(bitsOf(b, byte, place, bits), kInt32, type);
    };
    Value expert = b.index(0), row = b.index(1), column = b.index(2);
    Value value = unpacked(codes, {expert, row}, column);
    SmallVector<Value> factorAt{expert, row};
    Value blockOf = block > 0 ? b.div(column, block) : Value();
    if (blockOf)
      factorAt.push_back(blockOf);
    Value zero;
    if (!zeros)
      zero = b.number(value.getType(), 1 << (bits - 1));
    else
      zero = blockOf ? unpacked(zeros, {expert, row}, blockOf) : unpacked(zeros, {expert}, row);
    Value factor = b.convert(b.at(factors, factorAt), scaleType, type);
    return b.mul(b.sub(value, zero), factor);
  });
}

LogicalResult importQMoE(Node &node, Compose &onnx) {
  std::string kind = node.attribute("quant_type", "int");
  if (kind != "int" || node.attribute("weights_prepacked", 0) > 0)
    return node.opError()
           << "quant_type '" << kind
           << "' and weights that are packed for a device are not supported, only 'int' with "
           << "weights as they are quantized";
  SLUICE_TRY(node.check({{kFloats, 2, 3}, {kAnything, 2}}));
  Layer layers[3];
  for (unsigned i = 0; i < 3; ++i) {
    if (!node.has(2 + 3 * i))
      continue;
    auto weights = SLUICE_TRY(dequantized(node, i));
    layers[i] = {weights, onnx.in(4 + 3 * i)};
  }
  return mix(node, onnx, layers, onnx.in(14));
}

} // namespace

const OperatorTable blockQuantizedOperators = {
    {"com.microsoft.MatMulNBits", 1, importMatMulNBits},
    {"com.microsoft.MatMulBnb4", 1, importMatMulBnb4},
    {"com.microsoft.GatherBlockQuantized", 1, importGatherBlocks, "two different axes"},
    {"com.microsoft.MoE", 1, importMoE, "no use_sparse_mixer"},
    {"com.microsoft.QMoE", 1, importQMoE, "quant_type int, no use_sparse_mixer"},
};

} // namespace sluice::onnx
