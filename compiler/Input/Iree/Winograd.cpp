//===- Winograd.cpp - convolutions by products of transformed tiles -------===//
//   linalg.winograd_input_transform   [N, H, W, C] -> [a, b, H', W', N, C]   B' d B per tile d
//   linalg.winograd_filter_transform  [F, kh, kw, C] -> [a, b, C, F]         G g G'
//   linalg.winograd_output_transform  [a, b, H', W', N, F] -> [N, H, W, F]   out + factor * A' m A
//   iree_linalg_ext.winograd.input_transform    [N, H, W, C] -> [8, 8, N, H', W', C]
//   iree_linalg_ext.winograd.filter_transform   [3, 3, C, F] -> [8, 8, C, F]
//   iree_linalg_ext.winograd.output_transform   [8, 8, N, H', W', C] -> [N, H, W, C]
// each as one linalg_ext.map_load and a linalg.generic per side, whatever the sizes.
// (linalg::populateDecomposeWinogradOpsPatterns makes loops over tiles on the host, and none where
// a number of images or channels is not known.) Those of linalg have the matrices of upstream, so
// that transforms can be mixed; a side of one element is not transformed. IREE's are F(6x6, 3x3);
// other sizes of tiles have no matrices there either. Its images may have their channels first,
// [N, C, H, W], filters [F, C, 3, 3].
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/Try.h"
#include "compiler/Input/Common/Patterns.h"
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Iree/Forms.h"

using namespace sluice;
using namespace sluice::iree;

//===- Matrices -----------------------------------------------------------===//

namespace {
/// F(outputs, kernel) along one dimension, on tiles of outputs + kernel - 1 elements (Lavin and
/// Gray 2015): polynomials are multiplied by their values at points, of which the last is infinity.
class Matrices {
public:
  using Numbers = std::initializer_list<double>;
  /// The factors are those of each point in B, G and A.
  constexpr Matrices(int64_t outputs, int64_t kernel, double factor, Numbers points, Numbers ofB,
                     Numbers ofG, Numbers ofA)
      : outputs(outputs), kernel(kernel), factor(factor) {
    for (int64_t i = 0, count = tile(); i < count; ++i) {
      bool isInfinity = i + 1 == count;
      double powerOfG = ofG.begin()[i], powerOfA = ofA.begin()[i];
      for (int64_t k = 0; k < std::max(kernel, outputs); ++k) {
        if (k < kernel)
          g[k * count + i] = isInfinity && k + 1 < kernel ? 0 : powerOfG + 0.0; // Not -0.
        if (k < outputs)
          a[i * outputs + k] = isInfinity && k + 1 < outputs ? 0 : powerOfA;
        powerOfG *= isInfinity ? 1 : points.begin()[i];
        powerOfA *= isInfinity ? 1 : points.begin()[i];
      }
      // The product of x - p for all other points p.
      b[i] = ofB.begin()[i];
      for (int64_t j = 0; j + 1 < count; ++j)
        for (int64_t k = count - 1; i != j && k >= 0; --k)
          b[k * count + i] =
              (k ? b[(k - 1) * count + i] : 0) - points.begin()[j] * b[k * count + i];
    }
  }

  constexpr int64_t tile() const { return outputs + kernel - 1; }
  // In rows.
  ArrayRef<double> input() const { return {b, size_t(tile() * tile())}; }   ///< B
  ArrayRef<double> filter() const { return {g, size_t(kernel * tile())}; }  ///< G transposed
  ArrayRef<double> result() const { return {a, size_t(tile() * outputs)}; } ///< A

  int64_t outputs, kernel;
  double factor; ///< Results are multiplied by it.

private:
  double b[64] = {}, g[64] = {}, a[64] = {};
};

constexpr Matrices kWinograd2x3(2, 3, 1, {0, -1, 1}, {1, 1, 1, 1}, {-1, 0.5, 0.5, 1}, {1, 1, 1, 1});
constexpr Matrices kWinograd4x3(4, 3, 32, {0, -1, 1, -2, 2},
                                {0.0625, 0.0625, 0.0625, 0.125, 0.125, 0.0625},
                                {1, -1.0 / 3, -1.0 / 3, 1.0 / 12, 1.0 / 12, 1},
                                {0.125, 0.25, 0.25, 0.125, 0.125, 0.5});
constexpr Matrices kWinograd2x5(2, 5, 16, {0, -1, 1, -0.5, 2},
                                {0.125, 0.125, 0.125, 0.125, 0.25, 0.125},
                                {1, 1.0 / 6, -1.0 / 6, -4.0 / 15, 1.0 / 60, 1},
                                {0.5, 1, 1, 2, 1, 0.5});
constexpr Matrices kWinograd6x3(6, 3, 1, {0, 1, -1, 2, -2, 0.5, -0.5}, {-1, 1, 1, 1, 1, 1, 1, 1},
                                {1, -2.0 / 9, -2.0 / 9, 1.0 / 90, 1.0 / 90, 32.0 / 45, 32.0 / 45,
                                 1},
                                {1, 1, 1, 1, 1, 1, 1, 1});

//===- Steps --------------------------------------------------------------===//
/// Where dimensions are: the grid of tiles and the images in a tensor of tiles, whose channels are
/// last, and height and width in an image, whose channels are behind or before them.
struct Layout {
  int64_t grid, images, sides;
  int64_t channels() const { return sides == 1 ? 3 : 1; }
};
constexpr Layout kLinalg{2, 4, 1};

/// The steps of transforms, as ops on tensors of any sizes. Sums are f32 (f64 for f64).
struct Steps {
  RewriterBase &rewriter;
  Location loc;
  const Matrices &matrices;
  std::array<bool, 2> isTransformed = {true, true};
  int64_t firstSide = 1; ///< Upstream begins with 0, which rounds otherwise.

  int64_t outputs(int64_t side) const { return isTransformed[side] ? matrices.outputs : 1; }
  SmallVector<OpFoldResult> sizesOf(Value value) const {
    return tensor::getMixedSizes(rewriter, loc, value);
  }
  Type sumType(Type element) const { return element.isF64() ? element : rewriter.getF32Type(); }

  /// out[..., j, ...] is the sum over i of value[..., i, ...] * matrix[i, j], along `dim`; matrix
  /// has `columns` columns.
  Value multiply(Value value, ArrayRef<double> matrix, int64_t columns, int64_t dim) const {
    auto type = cast<RankedTensorType>(value.getType());
    Type wide = sumType(type.getElementType());
    unsigned rank = type.getRank();
    auto factorType = RankedTensorType::get({int64_t(matrix.size()) / columns, columns}, wide);
    auto values = llvm::map_to_vector(
        matrix, [&](double x) { return Attribute(rewriter.getFloatAttr(wide, x)); });
    Value factors =
        arith::ConstantOp::create(rewriter, loc, DenseElementsAttr::get(factorType, values));
    SmallVector<OpFoldResult> sizes = sizesOf(value);
    sizes[dim] = rewriter.getIndexAttr(columns);
    // Dimension `rank` of the loops is the one of the sum.
    auto out = llvm::to_vector(llvm::seq<unsigned>(rank)), in = out;
    in[dim] = rank;
    auto map = [&](ArrayRef<unsigned> dims) {
      return AffineMap::getMultiDimMapWithTargets(rank + 1, dims, rewriter.getContext());
    };
    return input::generic(rewriter, loc, {value, factors}, input::zeros(rewriter, loc, wide, sizes),
                          {map(in), map({rank, unsigned(dim)}), map(out)},
                          [&](Cell &b, ValueRange v) {
                            return b.add(b.mul(input::toFloat(b, v[0], wide), v[1]), v[2]);
                          });
  }

  /// `tiles` times `matrix`, of so many columns, along the sides that are transformed.
  Value transform(Value tiles, ArrayRef<double> matrix, int64_t columns) const {
    for (int64_t side : {firstSide, 1 - firstSide})
      if (isTransformed[side])
        tiles = multiply(tiles, matrix, columns, side);
    return tiles;
  }

  /// `source` read at computed positions into a tensor of these sizes, zero outside of it.
  Value load(Value source, ArrayRef<OpFoldResult> sizes,
             function_ref<SmallVector<Value>(Cell &, ValueRange)> position) const {
    Type element = getElementTypeOrSelf(source.getType());
    Value empty = tensor::EmptyOp::create(rewriter, loc, sizes, element);
    return input::mapLoad(rewriter, loc, source, empty, {}, position);
  }

  /// `value` times `factor` in `type`'s elements, added to `sum` if there is one.
  Value finish(Value value, double factor, Value sum, Type type) const {
    Type element = getElementTypeOrSelf(type), wide = sumType(element);
    if (getElementTypeOrSelf(value.getType()) != element || factor != 1 || sum) {
      SmallVector<Value> inputs{value};
      if (sum)
        inputs.push_back(sum);
      Value empty = tensor::EmptyOp::create(rewriter, loc, sizesOf(value), element);
      value = input::elementwise(rewriter, loc, inputs, empty, [&](Cell &b, ValueRange v) {
        Value result = input::toFloat(b, v[0], wide);
        if (factor != 1)
          result = b.mul(result, factor);
        if (sum)
          result = b.add(result, input::toFloat(b, v[1], wide));
        return input::toFloat(b, result, element);
      });
    }
    return rewriter.createOrFold<tensor::CastOp>(loc, type, value);
  }

  // Each replaces `op`, of which the result is like `out`.
  void lowerInput(Operation *op, Value image, Value out, Layout at) const {
    SmallVector<OpFoldResult> sizes = sizesOf(out);
    for (int64_t side : {0, 1})
      if (isTransformed[side])
        sizes[side] = rewriter.getIndexAttr(matrices.tile());
    Value tiles = load(image, sizes, [&](Cell &b, ValueRange ivs) {
      SmallVector<Value> from(4);
      from[0] = ivs[at.images], from[at.channels()] = ivs[5];
      for (int64_t side : {0, 1})
        from[at.sides + side] = b.add(b.mul(ivs[at.grid + side], outputs(side)), ivs[side]);
      return from;
    });
    tiles = transform(tiles, matrices.input(), matrices.tile());
    rewriter.replaceOp(op, finish(tiles, 1, {}, out.getType()));
  }

  void lowerFilter(Operation *op, Value filter, Value out, ArrayRef<int64_t> order) const {
    if (!order.empty()) {
      SmallVector<OpFoldResult> turned = applyPermutation(sizesOf(filter), order);
      Value empty =
          tensor::EmptyOp::create(rewriter, loc, turned, getElementTypeOrSelf(out.getType()));
      filter = linalg::TransposeOp::create(rewriter, loc, filter, empty, order)->getResult(0);
    }
    filter = transform(filter, matrices.filter(), matrices.tile());
    rewriter.replaceOp(op, finish(filter, 1, {}, out.getType()));
  }

  void lowerOutput(Operation *op, Value tiles, Value out, Value sum, Layout at) const {
    tiles = transform(tiles, matrices.result(), matrices.outputs);
    double factor = 1;
    for (bool is : isTransformed)
      factor *= is ? matrices.factor : 1;
    Value image = load(tiles, sizesOf(out), [&](Cell &b, ValueRange ivs) {
      SmallVector<Value> from(6);
      from[at.images] = ivs[0], from[5] = ivs[at.channels()];
      for (int64_t side : {0, 1}) {
        from[side] = b.rem(ivs[at.sides + side], outputs(side));
        from[at.grid + side] = b.div(ivs[at.sides + side], outputs(side));
      }
      return from;
    });
    rewriter.replaceOp(op, finish(image, factor, sum, out.getType()));
  }
};

//===- linalg's transforms ------------------------------------------------===//

/// Those of `tiles`; none if there are no matrices for them.
std::optional<Steps> stepsOf(Operation *op, linalg::WinogradConv2DFmr fmr, Value tiles,
                             RewriterBase &rewriter) {
  static const llvm::SmallDenseMap<linalg::WinogradConv2DFmr, const Matrices *> kMatrices{
      {linalg::WinogradConv2DFmr::F_2_3, &kWinograd2x3},
      {linalg::WinogradConv2DFmr::F_4_3, &kWinograd4x3},
      {linalg::WinogradConv2DFmr::F_2_5, &kWinograd2x5}};
  const Matrices *matrices = kMatrices.lookup(fmr);
  auto type = cast<RankedTensorType>(tiles.getType());
  if (!matrices || !isa<FloatType>(type.getElementType()))
    return std::nullopt;
  Steps steps{rewriter, op->getLoc(), *matrices, {}, 0};
  for (int64_t side : {0, 1}) {
    steps.isTransformed[side] = type.getDimSize(side) != 1;
    if (steps.isTransformed[side] && type.getDimSize(side) != matrices->tile())
      return std::nullopt;
  }
  return steps;
}

template <typename Op> LogicalResult lowerTransform(Op op, PatternRewriter &rewriter) {
  constexpr bool kIsInput = std::is_same_v<Op, linalg::WinogradInputTransformOp>,
                 kIsFilter = std::is_same_v<Op, linalg::WinogradFilterTransformOp>;
  Value source = op->getOperand(0), out = op.getOutput();
  auto steps = stepsOf(op, op.getFmr(), kIsInput || kIsFilter ? out : source, rewriter);
  if (!steps)
    return rewriter.notifyMatchFailure(op, "has no matrices");
  if constexpr (kIsInput)
    steps->lowerInput(op, source, out, kLinalg);
  else if constexpr (kIsFilter)
    steps->lowerFilter(op, source, out, {1, 2, 3, 0});
  else
    steps->lowerOutput(op, source, out, out, kLinalg);
  return success();
}

//===- IREE's transforms --------------------------------------------------===//

/// Where height is, the width behind it. Says what is wrong if there are no matrices for the op.
template <typename Op>
FailureOr<int64_t> findSides(Op op, ArrayAttr dims, int64_t first, int64_t inputRank,
                             int64_t outputRank) {
  if (int64_t(op.getOutputTileSize()) != kWinograd6x3.outputs ||
      int64_t(op.getKernelSize()) != kWinograd6x3.kernel)
    return LogicalResult(op.emitError("has tiles of ")
                         << op.getOutputTileSize() << " results and a kernel of "
                         << op.getKernelSize() << ", of which only 6 and 3 are known");
  auto sides = llvm::map_to_vector(dims.getAsValueRange<IntegerAttr>(),
                                   [](const APInt &dim) { return dim.getSExtValue(); });
  if (sides.size() != 2 || (sides[0] != first && sides[0] != 2) || sides[1] != sides[0] + 1)
    return LogicalResult(op.emitError("has height and width elsewhere than IREE allows"));
  if (op.getInputs().size() != 1 || op.getOutputs().size() != 1)
    return LogicalResult(op.emitError("needs one input and one out"));
  auto input = dyn_cast<RankedTensorType>(op.getInputs()[0].getType());
  auto output = cast<RankedTensorType>(op.getOutputs()[0].getType());
  if (!input || input.getRank() != inputRank || output.getRank() != outputRank ||
      !isa<FloatType>(input.getElementType()) || input.getElementType() != output.getElementType())
    return LogicalResult(op.emitError("needs tensors of ")
                         << inputRank << " and " << outputRank << " dimensions of one float type");
  return sides[0];
}
} // namespace

LogicalResult sluice::iree::lower(WinogradInputOp op, RewriterBase &rewriter) {
  int64_t sides = SLUICE_TRY(findSides(op, op.getImageDimensions(), 1, 4, 6));
  Steps{rewriter, op.getLoc(), kWinograd6x3}.lowerInput(op, op.getInputs()[0], op.getOutputs()[0],
                                                        {3, 2, sides});
  return success();
}

LogicalResult sluice::iree::lower(WinogradFilterOp op, RewriterBase &rewriter) {
  int64_t sides = SLUICE_TRY(findSides(op, op.getKernelDimensions(), 0, 4, 4));
  SmallVector<int64_t> order; // [F, C, 3, 3] -> [3, 3, C, F]
  if (sides == 2)
    order = {2, 3, 1, 0};
  Steps{rewriter, op.getLoc(), kWinograd6x3}.lowerFilter(op, op.getInputs()[0], op.getOutputs()[0],
                                                         order);
  return success();
}

LogicalResult sluice::iree::lower(WinogradOutputOp op, RewriterBase &rewriter) {
  int64_t sides = SLUICE_TRY(findSides(op, op.getImageDimensions(), 1, 6, 4));
  Steps{rewriter, op.getLoc(), kWinograd6x3}.lowerOutput(op, op.getInputs()[0], op.getOutputs()[0],
                                                         {}, {3, 2, sides});
  return success();
}

void sluice::iree::populateWinogradPatterns(RewritePatternSet &patterns) {
  input::addFunctions(patterns, lowerTransform<linalg::WinogradFilterTransformOp>,
                      lowerTransform<linalg::WinogradInputTransformOp>,
                      lowerTransform<linalg::WinogradOutputTransformOp>);
}
