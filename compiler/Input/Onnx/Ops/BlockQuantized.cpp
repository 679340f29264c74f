//===- BlockQuantized.cpp - com.microsoft's tables of small codes ---------===//
// Numbers of a few bits with a scale (and a zero point) for each block of them, which large models
// keep their weights in.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Onnx/Ops/SmallCodes.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// What the 16 codes of bitsandbytes' two types stand for.
constexpr float kFp4[16] = {
    0,  0.0052083333f,  0.6666667f,  1,  0.33333333f,  0.5f,  0.16666667f,  0.25f,
    -0, -0.0052083333f, -0.6666667f, -1, -0.33333333f, -0.5f, -0.16666667f, -0.25f};
constexpr float kNf4[16] = {-1.0f,
                            -0.6961928009986877f,
                            -0.5250730514526367f,
                            -0.39491748809814453f,
                            -0.28444138169288635f,
                            -0.18477343022823334f,
                            -0.09105003625154495f,
                            0.0f,
                            0.07958029955625534f,
                            0.16093020141124725f,
                            0.24611230194568634f,
                            0.33791524171829224f,
                            0.44070982933044434f,
                            0.5626170039176941f,
                            0.7229568362236023f,
                            1.0f};

/// Input `input` as a list of `count` elements; failure after an error if it has another number of
/// them.
FailureOr<Value> flattened(Node &node, unsigned input, int64_t count) {
  GraphValue &value = node.in(input);
  SLUICE_TRY(node.requireEqual(
      node.product(value.shape), node.fixed(count),
      node.op() + ": input " + Twine(input) +
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
  auto weights = flattened(node, 1, n * blocks * bytes), scales = flattened(node, 2, n * blocks);
  FailureOr<Value> zeros = zeroType ? flattened(node, 3, packedZero ? n * zeroBytes : n * blocks)
                                    : FailureOr<Value>(Value());
  if (failed(weights) || failed(scales) || failed(zeros))
    return failure();
  int32_t scaleType = node.in(2).type;
  Shape shape{node.fixed(n), node.fixed(k)};
  Value dense = node.generic({}, {}, shape, type, [&](Cell &b, ValueRange) {
    // Element `which` of those packed from byte `first` on.
    auto unpacked = [&](Value source, Value first, Value which) -> Value {
      Value byte = b.at(source, ValueRange{b.add(first, b.div(which, perByte))});
      return b.convert(bitsOf(b, byte, b.rem(which, perByte), bits), kInt32, type);
    };
    Value row = b.index(0), column = b.index(1);
    Value blockOf = b.add(b.mul(row, blocks), b.div(column, block));
    Value value = unpacked(*weights, b.mul(blockOf, bytes), b.rem(column, block));
    Value zero;
    if (packedZero)
      zero = unpacked(*zeros, b.mul(row, zeroBytes), b.div(column, block));
    else if (zeroType)
      zero = b.convert(b.at(*zeros, ValueRange{blockOf}), zeroType, type);
    else
      zero = b.number(value.getType(), 1 << (bits - 1));
    Value scale = b.convert(b.at(*scales, ValueRange{blockOf}), scaleType, type);
    return b.mul(b.sub(value, zero), scale);
  });
  GraphValue matrix{dense, std::nullopt, type, shape};
  return onnx.set(
      0, onnx.addIf(onnx("MatMul", {onnx.in(0), onnx.matrixTransposed(matrix)}), onnx.in(5)));
}

/// A times the transpose of B [N, K], or B itself. B is a list of codes, the first of two in the
/// high bits of a byte; absmax has a factor for each block of the list.
LogicalResult importMatMulBnb4(Node &node, Compose &onnx) {
  int64_t k = node.attribute("K", 0), n = node.attribute("N", 0),
          block = node.attribute("block_size", 0), kind = node.attribute("quant_type", -1);
  if (!node.has(0) || !node.has(1) || !node.has(2) || k <= 0 || n <= 0 || block <= 0 || kind < 0 ||
      kind > 1 || node.in(1).type != kUInt8)
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
  Value dense = node.generic({}, {}, shape, type, [&](Cell &b, ValueRange) {
    Value row = b.index(0), column = b.index(1);
    Value at = b.add(b.mul(row, k), column);
    Value byte = b.at(codes, ValueRange{b.div(at, 2)});
    Value place = b.sub(b.constant(1), b.rem(at, 2));
    Value code = b.make<arith::IndexCastUIOp>(b.getIndexType(), bitsOf(b, byte, place, 4));
    Value value = b.at(table, code);
    Value factor = b.convert(b.at(factors, ValueRange{b.div(at, block)}), factorType, kFloat);
    return b.convert(b.mul(value, factor), kFloat, type);
  });
  GraphValue matrix{dense, std::nullopt, type, shape};
  if (node.attribute("transB", 1))
    matrix = onnx.matrixTransposed(matrix);
  return onnx.set(0, onnx("MatMul", {onnx.in(0), matrix}));
}

/// Slices of a table of small numbers, scaled by blocks. Bytes may hold several numbers, the first
/// in the lowest bits.
LogicalResult importGatherBlocks(Node &node, Compose &onnx) {
  for (unsigned i = 0; i < 3; ++i)
    if (!node.has(i))
      return node.opError() << "input " << i << " is missing";
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
    return from.exists() ? onnx("Gather", {from, places}, {{"axis", gatherAxis}}) : from;
  };
  data = picked(data);
  scales = picked(scales);
  zeros = picked(zeros);
  SLUICE_TRY(onnx.ok());
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
  Value result = node.generic({}, {}, shape, type, [&](Cell &b, ValueRange) {
    SmallVector<Value> at;
    for (int64_t d = 0; d <= last; ++d)
      at.push_back(b.index(d));
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
  });
  return onnx.set(0, {result, std::nullopt, type, shape});
}

} // namespace

const OperatorTable blockQuantizedOperators = {
    {"com.microsoft.MatMulNBits", 1, importMatMulNBits},
    {"com.microsoft.MatMulBnb4", 1, importMatMulBnb4},
    {"com.microsoft.GatherBlockQuantized", 1, importGatherBlocks, "two different axes"},
};

} // namespace sluice::onnx
