//===- CpuPlaneKind.cpp - depthwise convolutions along lines of the image -===//
// Where nothing else wants channels last, lanes are neighbours along a line of the image, and the
// weights one number for all of them. A tile is several lines of one channel, so that a vector of
// the image is read once for all lines whose windows hold it:
//   for line of the image that the tile reads, for column of the window
//     x = image[line, column ..]
//     for line of the tile, if its window has that line: sum[line] += x * w[row, column]
// What is around the image are zeros: lanes that are masked, in lines at its edges all of them.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Convolution/Convolution.h"
#include "compiler/Kernels/Convolution/Cpu/CpuConvolutionPlan.h"
#include "compiler/Kernels/Cpu/TileKernel.h"
#include "compiler/Kernels/Kinds.h"

namespace sluice::kernels {
namespace {

CpuPlaneShape shapeOf(PlaneConvolution &c) {
  SmallVector<int64_t> sizes = staticLoopRanges(c.root);
  auto known = [&](unsigned loop) { return knownSize(sizes[loop]); };
  return {known(c.line), known(c.along), sizes[c.row] * sizes[c.column],
          c.element.getIntOrFloatBitWidth()};
}

class PlaneEmitter : TileKernel {
public:
  PlaneEmitter(KernelRewrite &rewrite, Kernel &kernel, PlaneConvolution &c,
               const Epilogue &epilogue, const CpuPlanePlan &plan)
      : TileKernel(rewrite, kernel, c.root, {}, epilogue, plan.tile), c(c), plan(plan) {}

  LogicalResult run() {
    makeGrid();
    setUp();
    forEach(mul(workgroupId(1), plan.chunkPlanes), endOf(1, plan.chunkPlanes, planes), index(1),
            [&](Value plane) {
              enter(plane);
              if (auto size = getConstantIntValue(columnCount); size && *size <= width())
                return emitStrip(index(0));
              forEach(index(0), columnCount, index(width()), [&](Value at) { emitStrip(at); });
            });
    rewrite.finish(kernel);
    return success();
  }

private:
  /// x: chunks of lines; y: chunks of planes.
  void makeGrid() {
    createGrid(kernel, [&](OpBuilder &builder, GridArguments &arguments) {
      util::PlainIndexBuilder k(builder, loc);
      Value planes = k.index(1);
      for (unsigned i = 0; i < c.planes; ++i)
        planes = k.mul(planes, arguments.dim(argumentOf(2), i));
      Grid grid;
      grid.x = k.divUp(arguments.dim(argumentOf(2), c.planes), plan.chunkLines);
      grid.y = k.divUp(planes, plan.chunkPlanes);
      return grid;
    });
  }

  Value endOf(unsigned dimension, int64_t chunk, Value count) {
    return smaller(mul(add(workgroupId(dimension), 1), chunk), count);
  }

  void setUp() {
    image = rewrite.argument(c.image);
    weights = rewrite.argument(c.root->getOperand(1));
    Value output = rewrite.destination(0);
    planes = index(1);
    for (unsigned i = 0; i < c.planes; ++i) {
      planeSizes.push_back(dim(output, i));
      planes = mul(planes, planeSizes.back());
    }
    lineCount = dim(output, c.planes), columnCount = dim(output, c.planes + 1);
    height = dim(image, c.planes), lineLength = dim(image, c.planes + 1);
    SmallVector<int64_t> sizes = staticLoopRanges(c.root);
    rows = sizes[c.row], windowColumns = sizes[c.column];
    elements = flat(image);
  }

  /// Finds out which plane is `number`, and where it begins.
  void enter(Value number) {
    planeBegin = mul(number, mul(height, lineLength));
    plane = split(number, planeSizes);
  }

  /// All lines of the workgroup, `width()` columns from `first` on.
  void emitStrip(Value first) {
    columns.clear(), masks.clear(), imageMasks.clear();
    setColumns(first, columnCount, staticLoopRanges(c.root)[c.along]);
    // Lanes of the image by column of the window and vector; null: all.
    auto type = VectorType::get({tile.lanes}, b.getI1Type());
    for (int64_t column = 0; column < windowColumns; ++column)
      for (int64_t v = 0; v < tile.vectors; ++v) {
        Value at = add(columns[v], column * c.columnStep), behind = add(lineLength, c.before[1]);
        auto from = getConstantIntValue(at), to = getConstantIntValue(behind);
        Value mask;
        if (!from || !to || *from + tile.lanes > *to)
          mask = vector::CreateMaskOp::create(
              b, loc, type, arith::SubIOp::create(b, loc, behind, at).getResult());
        if (!from || *from < c.before[1]) {
          Value outside = arith::SubIOp::create(b, loc, index(c.before[1]), at);
          outside = vector::CreateMaskOp::create(b, loc, type, outside);
          Value ones = arith::ConstantOp::create(b, loc, DenseElementsAttr::get(type, true));
          mask = both(mask, exclusiveOr(outside, ones));
        }
        imageMasks.push_back(mask);
      }
    Value from = mul(workgroupId(0), plan.chunkLines), last = endOf(0, plan.chunkLines, lineCount);
    // Lines whose windows are within the image.
    Value inside = last;
    if (isPadded()) {
      Value reach = index((rows - 1) * c.rowStep), all = add(height, c.before[0]);
      inside = smaller(divUp(sub(larger(all, reach), reach), c.lineStep), last);
      Value within = smaller(divUp(index(c.before[0]), c.lineStep), last);
      Value top = larger(from, within);
      forEach(from, top, index(1), [&](Value line) { emitLines(line, 1, /*atEdge=*/true); });
      from = top;
    }
    Value count = sub(larger(inside, from), from),
          whole = add(from, mul(div(count, tile.rows), tile.rows));
    forEach(from, whole, index(tile.rows),
            [&](Value line) { emitLines(line, tile.rows, /*atEdge=*/false); });
    forEach(whole, last, index(1), [&](Value line) { emitLines(line, 1, isPadded()); });
  }

  bool isPadded() const { return bool(c.padding); }

  /// `count` lines of results from `first` on; `atEdge`, windows may reach over it.
  void emitLines(Value first, int64_t count, bool atEdge) {
    Type none = VectorType::get({tile.lanes}, c.element);
    Value zeros = zero(none);
    Values sums(count * tile.vectors, startOfSum(none));
    int64_t read = (count - 1) * c.lineStep + (rows - 1) * c.rowStep + 1;
    Value top = mul(first, c.lineStep);
    for (int64_t i = 0; i < read; ++i) {
      SmallVector<std::pair<int64_t, int64_t>> users; // Lines of the tile, rows of their windows.
      for (int64_t line = 0; line < count; ++line)
        if (int64_t at = i - line * c.lineStep;
            at >= 0 && at % c.rowStep == 0 && at / c.rowStep < rows)
          users.push_back({line, at / c.rowStep});
      if (users.empty())
        continue;
      Value number = arith::SubIOp::create(b, loc, add(top, i), index(c.before[0]));
      Value line = lineOfImage(number), isInside = atEdge ? less(number, height) : Value();
      for (int64_t column = 0; column < windowColumns; ++column)
        for (int64_t v = 0; v < tile.vectors; ++v) {
          Value mask = imageMasks[column * tile.vectors + v];
          if (isInside)
            mask = both(mask, vector::BroadcastOp::create(
                                  b, loc, VectorType::get({tile.lanes}, b.getI1Type()), isInside));
          Value at = add(columns[v], column * c.columnStep), x;
          if (mask)
            x = vector::MaskedLoadOp::create(b, loc, cast<VectorType>(none), line, at, mask, zeros);
          else
            x = vector::LoadOp::create(b, loc, cast<VectorType>(none), line, at);
          for (auto [user, row] : users) {
            Value &sum = sums[user * tile.vectors + v];
            sum = vector::FMAOp::create(b, loc, x, factor(row, column), sum);
          }
        }
    }
    for (int64_t line = 0; line < count; ++line)
      for (int64_t v = 0; v < tile.vectors; ++v)
        store(add(first, line), v, sums[line * tile.vectors + v]);
  }

  Value startOfSum(Type type) {
    Attribute start = b.getFloatAttr(c.element, startsAtNegativeZero(c.root) ? -0.0 : 0.0);
    return arith::ConstantOp::create(b, loc, DenseElementsAttr::get(cast<ShapedType>(type), start));
  }

  /// A memref from where the first column of results begins to read line `number` of the image: if
  /// it is masked there, from before its elements.
  Value lineOfImage(Value number) {
    auto type = MemRefType::get({ShapedType::kDynamic}, c.element,
                                StridedLayoutAttr::get(b.getContext(), ShapedType::kDynamic, {1}));
    Value offset =
        arith::SubIOp::create(b, loc, add(planeBegin, mul(number, lineLength)), index(c.before[1]));
    // The extent does not matter: loads are not checked.
    return memref::ReinterpretCastOp::create(b, loc, type, elements, OpFoldResult(offset),
                                             ArrayRef<OpFoldResult>{lineLength},
                                             ArrayRef<OpFoldResult>{b.getIndexAttr(1)});
  }

  /// The weight at a place of the window, in all lanes.
  Value factor(int64_t row, int64_t column) {
    SmallVector<Value> indices;
    AffineMap out = c.root.getIndexingMapsArray()[2];
    for (AffineExpr expr : c.root.getIndexingMapsArray()[1].getResults()) {
      unsigned loop = cast<AffineDimExpr>(expr).getPosition();
      indices.push_back(loop == c.row      ? index(row)
                        : loop == c.column ? index(column)
                                           : plane[*out.getResultPosition(expr)]);
    }
    return vector::BroadcastOp::create(b, loc, vectorType,
                                       memref::LoadOp::create(b, loc, weights, indices));
  }

  void store(Value line, int64_t v, Value sum) {
    SmallVector<Value> at(plane);
    at.append({line, columns[v]});
    finishVector(v, sum, at);
  }

  PlaneConvolution &c;
  const CpuPlanePlan &plan;
  Value image, elements, weights, planes, lineCount, columnCount, height, lineLength, planeBegin;
  int64_t rows = 0, windowColumns = 0;
  SmallVector<Value> planeSizes, plane; ///< Of the result's dimensions before those of a plane.
  Values imageMasks;
};

} // namespace

SmallVector<Candidate> cpuPlanePlans(const Kernel &kernel) {
  linalg::LinalgOp root = findConvolution(kernel.func);
  auto planes = root ? matchPlanes(root) : std::nullopt;
  auto epilogue =
      planes && !whyNoTile(root, planes->image) ? matchEpilogue(kernel.func, root) : std::nullopt;
  if (!epilogue) {
    kernel.why.note("not one depthwise convolution of planes");
    return {};
  }
  CpuPlanePlan plan = planCpuPlanes(shapeOf(*planes), kernel.target);
  return {{describe(plan), [plan](Kernel &kernel) {
             auto planes = matchPlanes(findConvolution(kernel.func));
             auto epilogue = matchEpilogue(kernel.func, planes->root);
             KernelRewrite rewrite(kernel);
             return PlaneEmitter(rewrite, kernel, *planes, *epilogue, plan).run();
           }}};
}

} // namespace sluice::kernels
