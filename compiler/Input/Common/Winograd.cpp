//===- Winograd.cpp - convolutions by products of transformed tiles -------===//
//   linalg.winograd_input_transform   [N, H, W, C] -> [a, b, H', W', N, C]   B' d B per tile d
//   linalg.winograd_filter_transform  [F, kh, kw, C] -> [a, b, C, F]         G g G'
//   linalg.winograd_output_transform  [a, b, H', W', N, F] -> [N, H, W, F]   out + factor * A' m A
// each as one linalg_ext.map_load and a linalg.generic per side, whatever the sizes.
// (linalg::populateDecomposeWinogradOpsPatterns makes loops over tiles on the host, and none where
// a number of images or channels is not known.) The matrices are those of upstream, so that
// transforms can be mixed. A side of one element is not transformed.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Common/Winograd.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::input;

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

// clang-format off
static constexpr double kInput2x3[] = {-1,  0, 0,  0,
                                        0, -1, 1, -1,
                                        1,  1, 1,  0,
                                        0,  0, 0,  1};
static constexpr double kFilter2x3[] = {-1, 0.5, 0.5, 0,
                                         0, -0.5, 0.5, 0,
                                         0, 0.5, 0.5, 1};
static constexpr double kResult2x3[] = {1, 0,   1, -1,   1, 1,   0, 1};

static constexpr double kInput4x3[] = {0.25, 0, 0, 0, 0, 0,
                                       0, 0.25, -0.25, 0.25, -0.25, 0.25,
                                       -0.3125, -0.25, -0.25, -0.125, -0.125, 0,
                                       0, -0.0625, 0.0625, -0.25, 0.25, -0.3125,
                                       0.0625, 0.0625, 0.0625, 0.125, 0.125, 0,
                                       0, 0, 0, 0, 0, 0.0625};
static constexpr double kFilter4x3[] = {1, -1.0 / 3, -1.0 / 3, 1.0 / 12, 1.0 / 12, 0,
                                        0, 1.0 / 3, -1.0 / 3, -1.0 / 6, 1.0 / 6, 0,
                                        0, -1.0 / 3, -1.0 / 3, 1.0 / 3, 1.0 / 3, 1};
static constexpr double kResult4x3[] = {0.125, 0, 0, 0,
                                        0.25, -0.25, 0.25, -0.25,
                                        0.25, 0.25, 0.25, 0.25,
                                        0.125, -0.25, 0.5, -1,
                                        0.125, 0.25, 0.5, 1,
                                        0, 0, 0, 0.5};

static constexpr double kInput2x5[] = {0.125, 0, 0, 0, 0, 0,
                                       0.1875, 0.125, -0.125, 0.25, -0.125, 0.125,
                                       -0.25, 0.0625, -0.3125, -0.125, -0.25, 0.1875,
                                       -0.1875, -0.3125, -0.0625, -0.25, 0.125, -0.25,
                                       0.125, 0.125, 0.125, 0.125, 0.25, -0.1875,
                                       0, 0, 0, 0, 0, 0.125};
static constexpr double kFilter2x5[] = {1, 1.0 / 6, -1.0 / 6, -4.0 / 15, 1.0 / 60, 0,
                                        0, -1.0 / 6, -1.0 / 6, 2.0 / 15, 1.0 / 30, 0,
                                        0, 1.0 / 6, -1.0 / 6, -1.0 / 15, 1.0 / 15, 0,
                                        0, -1.0 / 6, -1.0 / 6, 1.0 / 30, 2.0 / 15, 0,
                                        0, 1.0 / 6, -1.0 / 6, -1.0 / 60, 4.0 / 15, 1};
static constexpr double kResult2x5[] = {0.5, 0,   1, -1,   1, 1,   2, -1,   1, 2,   0, 0.5};

static constexpr double kInput6x3[] = {1, 0, 0, 0, 0, 0, 0, 0,
                                       0, 1, -1, 0.5, -0.5, 2, -2, -1,
                                       -5.25, 1, 1, 0.25, 0.25, 4, 4, 0,
                                       0, -4.25, 4.25, -2.5, 2.5, -2.5, 2.5, 5.25,
                                       5.25, -4.25, -4.25, -1.25, -1.25, -5, -5, 0,
                                       0, 1, -1, 2, -2, 0.5, -0.5, -5.25,
                                       -1, 1, 1, 1, 1, 1, 1, 0,
                                       0, 0, 0, 0, 0, 0, 0, 1};
static constexpr double kFilter6x3[] = {
    1, -2.0 / 9, -2.0 / 9, 1.0 / 90, 1.0 / 90,  32.0 / 45, 32.0 / 45,  0, //
    0, -2.0 / 9, 2.0 / 9,  1.0 / 45, -1.0 / 45, 16.0 / 45, -16.0 / 45, 0, //
    0, -2.0 / 9, -2.0 / 9, 2.0 / 45, 2.0 / 45,  8.0 / 45,  8.0 / 45,   1};
static constexpr double kResult6x3[] = {1, 0, 0, 0, 0, 0,
                                        1, 1, 1, 1, 1, 1,
                                        1, -1, 1, -1, 1, -1,
                                        1, 2, 4, 8, 16, 32,
                                        1, -2, 4, -8, 16, -32,
                                        1, 0.5, 0.25, 0.125, 0.0625, 0.03125,
                                        1, -0.5, 0.25, -0.125, 0.0625, -0.03125,
                                        0, 0, 0, 0, 0, 1};
// clang-format on

static const WinogradMatrices kWinograd2x3{2, 3, 1, kInput2x3, kFilter2x3, kResult2x3};
static const WinogradMatrices kWinograd4x3{4, 3, 32, kInput4x3, kFilter4x3, kResult4x3};
static const WinogradMatrices kWinograd2x5{2, 5, 16, kInput2x5, kFilter2x5, kResult2x5};
const WinogradMatrices sluice::input::kWinograd6x3{6, 3, 1, kInput6x3, kFilter6x3, kResult6x3};

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

Value WinogradSteps::index(int64_t number) const {
  return arith::ConstantIndexOp::create(rewriter, loc, number);
}

Type WinogradSteps::sumType(Type element) const {
  return element.isF64() ? element : rewriter.getF32Type();
}

static Value widened(OpBuilder &b, Location loc, Value value, Type wide) {
  return value.getType() == wide ? value : arith::ExtFOp::create(b, loc, wide, value).getResult();
}

Value WinogradSteps::multiply(Value value, ArrayRef<double> matrix, int64_t columns,
                              int64_t dim) const {
  auto type = cast<RankedTensorType>(value.getType());
  Type wide = sumType(type.getElementType());
  int64_t rank = type.getRank();
  auto factorType = RankedTensorType::get({int64_t(matrix.size()) / columns, columns}, wide);
  auto values = llvm::map_to_vector(
      matrix, [&](double x) { return Attribute(rewriter.getFloatAttr(wide, x)); });
  Value factors =
      arith::ConstantOp::create(rewriter, loc, DenseElementsAttr::get(factorType, values));
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, value);
  sizes[dim] = rewriter.getIndexAttr(columns);
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
  AffineMap maps[] = {AffineMap::get(rank + 1, 0, in, context),
                      AffineMap::get(rank + 1, 0, factor, context),
                      AffineMap::get(rank + 1, 0, out, context)};
  SmallVector<utils::IteratorType> iterators(rank, utils::IteratorType::parallel);
  iterators.push_back(utils::IteratorType::reduction);
  auto body = [&](OpBuilder &b, Location at, ValueRange args) {
    Value product = arith::MulFOp::create(b, at, widened(b, at, args[0], wide), args[1]);
    linalg::YieldOp::create(b, at, Value(arith::AddFOp::create(b, at, product, args[2])));
  };
  return linalg::GenericOp::create(rewriter, loc, zeros.getType(), ValueRange{value, factors},
                                   zeros, maps, iterators, body)
      .getResult(0);
}

Value WinogradSteps::load(Value source, ArrayRef<OpFoldResult> sizes,
                          function_ref<SmallVector<Value>(ValueRange)> position) const {
  Type element = getElementTypeOrSelf(source.getType());
  Value empty = tensor::EmptyOp::create(rewriter, loc, sizes, element);
  Value zero = arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(element));
  auto op = linalg_ext::MapLoadOp::create(rewriter, loc, empty.getType(), source, empty);
  OpBuilder::InsertionGuard guard(rewriter);
  Block *body = rewriter.createBlock(&op.getRegion(), {},
                                     SmallVector<Type>(sizes.size(), rewriter.getIndexType()),
                                     SmallVector<Location>(sizes.size(), loc));
  SmallVector<Value> yielded = position(body->getArguments());
  yielded.push_back(zero);
  linalg_ext::YieldOp::create(rewriter, loc, yielded);
  return op.getResult(0);
}

Value WinogradSteps::finish(Value value, double factor, Value sum, RankedTensorType type) const {
  auto from = cast<RankedTensorType>(value.getType());
  Type wide = sumType(type.getElementType()), element = type.getElementType();
  if (from.getElementType() != element || factor != 1 || sum) {
    SmallVector<Value> inputs{value};
    if (sum)
      inputs.push_back(sum);
    Value empty = tensor::EmptyOp::create(rewriter, loc,
                                          tensor::getMixedSizes(rewriter, loc, value), element);
    SmallVector<AffineMap> maps(inputs.size() + 1, rewriter.getMultiDimIdentityMap(type.getRank()));
    SmallVector<utils::IteratorType> iterators(type.getRank(), utils::IteratorType::parallel);
    auto body = [&](OpBuilder &b, Location at, ValueRange args) {
      Value result = widened(b, at, args[0], wide);
      if (factor != 1)
        result = arith::MulFOp::create(
            b, at, result, arith::ConstantOp::create(b, at, b.getFloatAttr(wide, factor)));
      if (sum)
        result = arith::AddFOp::create(b, at, result, widened(b, at, args[1], wide));
      if (element != wide)
        result = arith::TruncFOp::create(b, at, element, result);
      linalg::YieldOp::create(b, at, result);
    };
    value = linalg::GenericOp::create(rewriter, loc, empty.getType(), inputs, empty, maps,
                                      iterators, body)
                .getResult(0);
  }
  return value.getType() == type ? value
                                 : tensor::CastOp::create(rewriter, loc, type, value).getResult();
}

//===----------------------------------------------------------------------===//
// linalg's transforms
//===----------------------------------------------------------------------===//
namespace {
const WinogradMatrices *matricesOf(linalg::WinogradConv2DFmr fmr) {
  switch (fmr) {
  case linalg::WinogradConv2DFmr::F_2_3: return &kWinograd2x3;
  case linalg::WinogradConv2DFmr::F_4_3: return &kWinograd4x3;
  case linalg::WinogradConv2DFmr::F_2_5: return &kWinograd2x5;
  }
  return nullptr;
}

/// What both sides of tiles need: which of them are transformed.
struct Sides {
  const WinogradMatrices *matrices;
  bool isTransformed[2];
  Sides(linalg::WinogradConv2DFmr fmr, RankedTensorType tiles)
      : matrices(matricesOf(fmr)),
        isTransformed{tiles.getDimSize(0) != 1, tiles.getDimSize(1) != 1} {}
  bool isKnown(RankedTensorType tiles) const {
    return matrices && isa<FloatType>(tiles.getElementType()) &&
           llvm::all_of(llvm::zip(isTransformed, tiles.getShape()), [&](auto side) {
             return !std::get<0>(side) || std::get<1>(side) == matrices->tile();
           });
  }
  int64_t outputs(int64_t side) const { return isTransformed[side] ? matrices->outputs : 1; }
  /// `tiles` times `matrix`, of so many columns, along the sides that are transformed.
  Value transform(const WinogradSteps &steps, Value tiles, ArrayRef<double> matrix,
                  int64_t columns) const {
    for (int64_t side : {0, 1})
      if (isTransformed[side])
        tiles = steps.multiply(tiles, matrix, columns, side);
    return tiles;
  }
};

struct LowerInputTransform final : OpRewritePattern<linalg::WinogradInputTransformOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::WinogradInputTransformOp op,
                                PatternRewriter &rewriter) const override {
    auto type = cast<RankedTensorType>(op.getOutput().getType());
    Sides sides(op.getFmr(), type);
    if (!sides.isKnown(type))
      return rewriter.notifyMatchFailure(op, "has no matrices");
    WinogradSteps steps{rewriter, op.getLoc()};
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, op.getLoc(), op.getOutput());
    Value tiles = steps.load(op.getInput(), sizes, [&](ValueRange ivs) {
      SmallVector<Value> at{ivs[4], {}, {}, ivs[5]};
      for (int64_t side : {0, 1}) {
        Value start = arith::MulIOp::create(rewriter, op.getLoc(), ivs[2 + side],
                                            steps.index(sides.outputs(side)));
        at[1 + side] = arith::AddIOp::create(rewriter, op.getLoc(), start, ivs[side]);
      }
      return at;
    });
    tiles = sides.transform(steps, tiles, sides.matrices->input, sides.matrices->tile());
    rewriter.replaceOp(op, steps.finish(tiles, 1, {}, type));
    return success();
  }
};

struct LowerFilterTransform final : OpRewritePattern<linalg::WinogradFilterTransformOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::WinogradFilterTransformOp op,
                                PatternRewriter &rewriter) const override {
    auto type = cast<RankedTensorType>(op.getOutput().getType());
    Sides sides(op.getFmr(), type);
    if (!sides.isKnown(type))
      return rewriter.notifyMatchFailure(op, "has no matrices");
    WinogradSteps steps{rewriter, op.getLoc()};
    Value filter = op.getFilter();
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, op.getLoc(), filter);
    SmallVector<OpFoldResult> turned{sizes[1], sizes[2], sizes[3], sizes[0]};
    Value empty = tensor::EmptyOp::create(rewriter, op.getLoc(), turned, type.getElementType());
    Value tiles = linalg::TransposeOp::create(rewriter, op.getLoc(), filter, empty,
                                              ArrayRef<int64_t>{1, 2, 3, 0})
                      ->getResult(0);
    tiles = sides.transform(steps, tiles, sides.matrices->filter, sides.matrices->tile());
    rewriter.replaceOp(op, steps.finish(tiles, 1, {}, type));
    return success();
  }
};

struct LowerOutputTransform final : OpRewritePattern<linalg::WinogradOutputTransformOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(linalg::WinogradOutputTransformOp op,
                                PatternRewriter &rewriter) const override {
    auto type = cast<RankedTensorType>(op.getOutput().getType());
    auto tilesType = cast<RankedTensorType>(op.getValue().getType());
    Sides sides(op.getFmr(), tilesType);
    if (!sides.isKnown(tilesType))
      return rewriter.notifyMatchFailure(op, "has no matrices");
    WinogradSteps steps{rewriter, op.getLoc()};
    Value tiles =
        sides.transform(steps, op.getValue(), sides.matrices->result, sides.matrices->outputs);
    double factor = 1;
    for (bool isTransformed : sides.isTransformed)
      factor *= isTransformed ? sides.matrices->factor : 1;
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, op.getLoc(), op.getOutput());
    Value image = steps.load(tiles, sizes, [&](ValueRange ivs) {
      SmallVector<Value> at{{}, {}, {}, {}, ivs[0], ivs[3]};
      for (int64_t side : {0, 1}) {
        Value outputs = steps.index(sides.outputs(side));
        at[side] = arith::RemUIOp::create(rewriter, op.getLoc(), ivs[1 + side], outputs);
        at[2 + side] = arith::DivUIOp::create(rewriter, op.getLoc(), ivs[1 + side], outputs);
      }
      return at;
    });
    rewriter.replaceOp(op, steps.finish(image, factor, op.getOutput(), type));
    return success();
  }
};
} // namespace

void sluice::input::populateWinogradPatterns(RewritePatternSet &patterns) {
  patterns.add<LowerFilterTransform, LowerInputTransform, LowerOutputTransform>(
      patterns.getContext());
}
