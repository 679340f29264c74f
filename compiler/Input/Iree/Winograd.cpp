//===- Winograd.cpp - transforms of convolutions by products --------------===//
// F(6x6, 3x3): tiles of 8 x 8 pixels, of which neighbours share 2, give 6 x 6 results (Lavin and Gray 2015, with the points 0, 1, -1, 1/2,
// -1/2, 2, -2 and infinity). With the matrices below:
//   iree_linalg_ext.winograd.input_transform    [N, H, W, C] -> [8, 8, N, H', W', C]     B' d B for each tile d; zeros behind the image
//   iree_linalg_ext.winograd.filter_transform   [3, 3, C, F] -> [8, 8, C, F]             G g G'
//   iree_linalg_ext.winograd.output_transform   [8, 8, N, H', W', C] -> [N, H, W, C]     A' m A
// Sums are f32 (f64 for f64). Other sizes of tiles have no matrices in IREE either.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Input/Iree/LinalgExtForms.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::iree;

namespace {
constexpr int64_t kTile = 8, kOutput = 6, kKernel = 3;

/// B, with a column for each point.
constexpr double kInput[kTile][kTile] = {{1, 0, 0, 0, 0, 0, 0, 0},
                                         {0, 1, -1, 0.5, -0.5, 2, -2, -1},
                                         {-5.25, 1, 1, 0.25, 0.25, 4, 4, 0},
                                         {0, -4.25, 4.25, -2.5, 2.5, -2.5, 2.5, 5.25},
                                         {5.25, -4.25, -4.25, -1.25, -1.25, -5, -5, 0},
                                         {0, 1, -1, 2, -2, 0.5, -0.5, -5.25},
                                         {-1, 1, 1, 1, 1, 1, 1, 0},
                                         {0, 0, 0, 0, 0, 0, 0, 1}};
/// The transpose of G.
constexpr double kFilter[kKernel][kTile] = {{1, -2.0 / 9, -2.0 / 9, 1.0 / 90, 1.0 / 90, 32.0 / 45, 32.0 / 45, 0},
                                            {0, -2.0 / 9, 2.0 / 9, 1.0 / 45, -1.0 / 45, 16.0 / 45, -16.0 / 45, 0},
                                            {0, -2.0 / 9, -2.0 / 9, 2.0 / 45, 2.0 / 45, 8.0 / 45, 8.0 / 45, 1}};
/// A: powers of the points.
constexpr double kResult[kTile][kOutput] = {{1, 0, 0, 0, 0, 0},
                                            {1, 1, 1, 1, 1, 1},
                                            {1, -1, 1, -1, 1, -1},
                                            {1, 2, 4, 8, 16, 32},
                                            {1, -2, 4, -8, 16, -32},
                                            {1, 0.5, 0.25, 0.125, 0.0625, 0.03125},
                                            {1, -0.5, 0.25, -0.125, 0.0625, -0.03125},
                                            {0, 0, 0, 0, 0, 1}};

struct Transform {
  RewriterBase &rewriter;
  Location loc;

  Type sumType(Type element) const { return element.isF64() ? element : rewriter.getF32Type(); }

  template <size_t rows, size_t columns> Value constant(const double (&matrix)[rows][columns], Type element) const {
    SmallVector<Attribute> values;
    for (const auto &row : matrix)
      for (double value : row)
        values.push_back(rewriter.getFloatAttr(element, value));
    auto type = RankedTensorType::get({int64_t(rows), int64_t(columns)}, element);
    return arith::ConstantOp::create(rewriter, loc, DenseElementsAttr::get(type, values));
  }

  /// out[..., j, ...] is the sum over i of value[..., i, ...] * matrix[i, j], along `dim`; of `element` type.
  Value multiply(Value value, Value matrix, int64_t dim, Type element) const {
    auto type = cast<RankedTensorType>(value.getType());
    Type wide = sumType(type.getElementType());
    int64_t rank = type.getRank();
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, value);
    sizes[dim] = tensor::getMixedSize(rewriter, loc, matrix, 1);
    Value empty = tensor::EmptyOp::create(rewriter, loc, sizes, wide);
    Value zero = arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(wide));
    Value zeros = linalg::FillOp::create(rewriter, loc, zero, empty).getResult(0);
    // Dimension `rank` of the loops is the one of the sum.
    MLIRContext *context = rewriter.getContext();
    SmallVector<AffineExpr> in, out;
    for (int64_t i = 0; i < rank; ++i) {
      out.push_back(getAffineDimExpr(i, context));
      in.push_back(getAffineDimExpr(i == dim ? rank : i, context));
    }
    AffineExpr factor[] = {getAffineDimExpr(rank, context), getAffineDimExpr(dim, context)};
    AffineMap maps[] = {AffineMap::get(rank + 1, 0, in, context), AffineMap::get(rank + 1, 0, factor, context),
                        AffineMap::get(rank + 1, 0, out, context)};
    SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
    iterators.push_back(utils::IteratorType::reduction);
    auto body = [&](OpBuilder &b, Location at, ValueRange args) {
      Value x = args[0];
      if (x.getType() != wide)
        x = arith::ExtFOp::create(b, at, wide, x);
      Value product = arith::MulFOp::create(b, at, x, args[1]);
      linalg::YieldOp::create(b, at, Value(arith::AddFOp::create(b, at, product, args[2])));
    };
    Value sums = linalg::GenericOp::create(rewriter, loc, zeros.getType(), ValueRange{value, matrix}, zeros, maps,
                                           iterators, body)
                     .getResult(0);
    return convert(sums, element);
  }

  Value convert(Value value, Type element) const {
    auto type = cast<RankedTensorType>(value.getType());
    if (type.getElementType() == element)
      return value;
    Value empty = tensor::EmptyOp::create(rewriter, loc, tensor::getMixedSizes(rewriter, loc, value), element);
    SmallVector<AffineMap> maps(2, rewriter.getMultiDimIdentityMap(type.getRank()));
    SmallVector<utils::IteratorType> iterators(type.getRank(), utils::IteratorType::parallel);
    auto body = [&](OpBuilder &b, Location at, ValueRange args) {
      linalg::YieldOp::create(b, at, Value(arith::TruncFOp::create(b, at, element, args[0])));
    };
    return linalg::GenericOp::create(rewriter, loc, empty.getType(), value, empty, maps, iterators, body).getResult(0);
  }

  /// `source` read at computed positions into a tensor of these sizes, zero outside of it.
  Value load(Value source, ArrayRef<OpFoldResult> sizes, function_ref<SmallVector<Value>(ValueRange)> position) const {
    Type element = getElementTypeOrSelf(source.getType());
    Value empty = tensor::EmptyOp::create(rewriter, loc, sizes, element);
    Value zero = arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(element));
    auto op = linalg_ext::MapLoadOp::create(rewriter, loc, empty.getType(), source, empty);
    OpBuilder::InsertionGuard guard(rewriter);
    Block *body = rewriter.createBlock(&op.getRegion(), {}, SmallVector<Type>(sizes.size(), rewriter.getIndexType()),
                                       SmallVector<Location>(sizes.size(), loc));
    SmallVector<Value> yielded = position(body->getArguments());
    yielded.push_back(zero);
    linalg_ext::YieldOp::create(rewriter, loc, yielded);
    return op.getResult(0);
  }

  Value index(int64_t number) const { return arith::ConstantIndexOp::create(rewriter, loc, number); }

  /// Replaces the op by `value`, which has its sizes.
  LogicalResult finish(Operation *op, Value value) const {
    Type type = op->getResult(0).getType();
    if (value.getType() != type)
      value = tensor::CastOp::create(rewriter, loc, type, value);
    rewriter.replaceOp(op, value);
    return success();
  }
};

/// Where height and width are; channels take the place that is left. Says what is wrong if there are no matrices for the op.
template <typename Op>
LogicalResult checkWinograd(Op op, ArrayAttr dims, ArrayRef<int64_t> first, ArrayRef<int64_t> second, int64_t inputRank,
                            int64_t outputRank, SmallVectorImpl<int64_t> &chosen) {
  if (op.getOutputTileSize() != uint64_t(kOutput) || op.getKernelSize() != uint64_t(kKernel))
    return op.emitError("has tiles of ") << op.getOutputTileSize() << " results and a kernel of " << op.getKernelSize()
                                         << ", of which only 6 and 3 are known";
  chosen =
      llvm::map_to_vector(dims.getAsValueRange<IntegerAttr>(), [](const APInt &dim) { return dim.getSExtValue(); });
  if (ArrayRef(chosen) != first && ArrayRef(chosen) != second)
    return op.emitError("has height and width elsewhere than IREE allows");
  if (op.getInputs().size() != 1 || op.getOutputs().size() != 1)
    return op.emitError("needs one input and one out");
  auto input = dyn_cast<RankedTensorType>(op.getInputs()[0].getType());
  auto output = cast<RankedTensorType>(op.getOutputs()[0].getType());
  if (!input || input.getRank() != inputRank || output.getRank() != outputRank ||
      !isa<FloatType>(input.getElementType()) || input.getElementType() != output.getElementType())
    return op.emitError("needs tensors of ") << inputRank << " and " << outputRank << " dimensions of one float type";
  return success();
}
} // namespace

LogicalResult sluice::iree::lowerWinogradInput(WinogradInputOp op, RewriterBase &rewriter) {
  SmallVector<int64_t> image;
  if (failed(checkWinograd(op, op.getImageDimensions(), {1, 2}, {2, 3}, 4, 6, image)))
    return failure();
  Transform t{rewriter, op.getLoc()};
  Value input = op.getInputs()[0];
  Type element = getElementTypeOrSelf(input.getType()), wide = t.sumType(element);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, op.getLoc(), op.getOutputs()[0]);
  sizes[0] = sizes[1] = rewriter.getIndexAttr(kTile);
  int64_t channel = image[0] == 1 ? 3 : 1;
  Value tiles = t.load(input, sizes, [&](ValueRange ivs) {
    SmallVector<Value> at(4);
    at[0] = ivs[2], at[channel] = ivs[5];
    for (int64_t i : {0, 1}) {
      Value start = arith::MulIOp::create(rewriter, op.getLoc(), ivs[3 + i], t.index(kOutput));
      at[image[i]] = arith::AddIOp::create(rewriter, op.getLoc(), start, ivs[i]);
    }
    return at;
  });
  Value matrix = t.constant(kInput, wide);
  return t.finish(op, t.multiply(t.multiply(tiles, matrix, 1, wide), matrix, 0, element));
}

LogicalResult sluice::iree::lowerWinogradFilter(WinogradFilterOp op, RewriterBase &rewriter) {
  SmallVector<int64_t> kernel;
  if (failed(checkWinograd(op, op.getKernelDimensions(), {0, 1}, {2, 3}, 4, 4, kernel)))
    return failure();
  Transform t{rewriter, op.getLoc()};
  Value input = op.getInputs()[0];
  Type element = getElementTypeOrSelf(input.getType()), wide = t.sumType(element);
  if (kernel[0] == 2) {
    // [F, C, 3, 3] -> [3, 3, C, F]
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, op.getLoc(), input);
    SmallVector<OpFoldResult> turned{sizes[2], sizes[3], sizes[1], sizes[0]};
    Value empty = tensor::EmptyOp::create(rewriter, op.getLoc(), turned, element);
    input =
        linalg::TransposeOp::create(rewriter, op.getLoc(), input, empty, ArrayRef<int64_t>{2, 3, 1, 0})->getResult(0);
  }
  Value matrix = t.constant(kFilter, wide);
  return t.finish(op, t.multiply(t.multiply(input, matrix, 1, wide), matrix, 0, element));
}

LogicalResult sluice::iree::lowerWinogradOutput(WinogradOutputOp op, RewriterBase &rewriter) {
  SmallVector<int64_t> image;
  if (failed(checkWinograd(op, op.getImageDimensions(), {1, 2}, {2, 3}, 6, 4, image)))
    return failure();
  Transform t{rewriter, op.getLoc()};
  Value input = op.getInputs()[0];
  Type element = getElementTypeOrSelf(input.getType()), wide = t.sumType(element);
  Value matrix = t.constant(kResult, wide);
  Value tiles = t.multiply(t.multiply(input, matrix, 1, wide), matrix, 0, element);
  int64_t channel = image[0] == 1 ? 3 : 1;
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, op.getLoc(), op.getOutputs()[0]);
  Value result = t.load(tiles, sizes, [&](ValueRange ivs) {
    SmallVector<Value> at(6);
    at[2] = ivs[0], at[5] = ivs[channel];
    for (int64_t i : {0, 1}) {
      at[i] = arith::RemUIOp::create(rewriter, op.getLoc(), ivs[image[i]], t.index(kOutput));
      at[3 + i] = arith::DivUIOp::create(rewriter, op.getLoc(), ivs[image[i]], t.index(kOutput));
    }
    return at;
  });
  return t.finish(op, result);
}
