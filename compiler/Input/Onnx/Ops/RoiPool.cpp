//===- RoiPool.cpp - MaxRoiPool: the largest pixels of regions ------------===//
// A region is cut into cells of whole pixels; cells of one region may overlap by a pixel, and be as
// large as the whole picture.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Windows.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// X [N, C, H, W], regions [R, 5]: the picture, then the first and the last pixel (x1, y1, x2, y2).
struct RoiPool {
  Node &node;
  Value regions;
  int64_t cells[2];
  Value sizes[2]; ///< Height and width of the picture.
  int32_t type;
  float scale;

  /// The first pixel of cell `which` of region `r` along y (0) or x (1), and the one behind its
  /// last, both in the picture.
  std::pair<Value, Value> range(Cell &b, Value r, Value which, int64_t dim) {
    Type f32 = b.getF32Type();
    auto toIndex = [&](Value real) {
      return b.realToIndex(b.maxNum(b.minNum(real, 1 << 30), -(1 << 30)));
    };
    auto corner = [&](int64_t column) {
      Value read = b.at(regions, ValueRange{r, b.constant(column)});
      Value scaled = b.mul(b.convert(read, type, kFloat), scale);
      return toIndex(b.make<math::RoundOp>(scaled));
    };
    Value first = corner(dim ? 1 : 2), last = corner(dim ? 3 : 4);
    Value extent = b.max(b.add(b.sub(last, first), 1), 1);
    Value step = b.div(b.toReal(f32, extent), cells[dim]);
    auto bound = [&](Value offset) -> Value {
      Value at = b.add(first, toIndex(offset));
      return b.max(b.min(at, sizes[dim]), 0);
    };
    Value behind = b.add(which, 1);
    return {bound(b.floor(b.mul(b.toReal(f32, which), step))),
            bound(b.ceil(b.mul(b.toReal(f32, behind), step)))};
  }
};

LogicalResult importMaxRoiPool(Node &node) {
  SmallVector<int64_t> pooled = node.integers("pooled_shape");
  if (!node.has(0) || !node.has(1) || node.in(0).rank() != 4 || node.in(1).rank() != 2 ||
      !isFloat(node.in(0).type) || node.in(1).type != node.in(0).type || pooled.size() != 2 ||
      pooled[0] < 1 || pooled[1] < 1)
    return node.opError() << "needs float data [N, C, H, W], regions [R, 5] of that type "
                             "and a pooled_shape of two sizes above 0";
  GraphValue &x = node.in(0), &rois = node.in(1);
  OpBuilder &builder = node.builder;
  SLUICE_TRY(node.requireEqual(rois.shape[1], builder.getIndexAttr(5),
                               "MaxRoiPool: a region is not five numbers"));
  Value source = node.tensor(0), images = node.value(x.shape[0]);
  RoiPool pool{node,
               node.tensor(1),
               {pooled[0], pooled[1]},
               {node.value(x.shape[2]), node.value(x.shape[3])},
               x.type,
               node.attribute("spatial_scale", 1.0f)};
  // The loops over pixels are as long as the largest cell needs.
  OpFoldResult most[2];
  for (int64_t dim : {0, 1}) {
    Shape all{rois.shape[0], builder.getIndexAttr(pooled[dim])};
    Value counts = node.generic({}, {}, all, kInt64, [&](Cell &b, ValueRange) {
      auto [begin, end] = pool.range(b, b.index(0), b.index(1), dim);
      return b.toInteger(b.sub(end, begin));
    });
    Value largest = node.reduce(counts, all, {0, 1}, kInt64, node.constant(kInt64, 0),
                                [](Cell &b, ValueRange v) { return b.max(v[0], v[1]); });
    Value read = node.host().at(largest, ValueRange{});
    most[dim] = node.host().toIndex(read);
  }
  Shape shape{rois.shape[0], x.shape[1], builder.getIndexAttr(pooled[0]),
              builder.getIndexAttr(pooled[1])};
  Value lowest = lowestOf(node, x.type), init = node.fill(lowest, shape, x.type),
        window = node.empty({most[0], most[1]}, x.type);
  Value largest = node.accumulate(
      window, init, {node.loopsMap(6, {4, 5}), node.loopsMap(6, {0, 1, 2, 3})},
      [&](Cell &b, ValueRange v) {
        Value r = b.index(0), zero = b.constant(0), places[2], inside;
        auto clamped = [&](Value at, Value size) { return b.max(b.min(at, b.sub(size, 1)), zero); };
        for (int64_t dim : {0, 1}) {
          auto [begin, end] = pool.range(b, r, b.index(2 + dim), dim);
          Value at = b.add(begin, b.index(4 + dim));
          Value here = b.less(at, end);
          inside = inside ? b.both(inside, here) : here;
          places[dim] = clamped(at, pool.sizes[dim]);
        }
        Value image = b.convert(b.at(pool.regions, ValueRange{r, zero}), x.type, kFloat);
        image = b.realToIndex(image);
        Value pixel =
            b.at(source, ValueRange{clamped(image, images), b.index(1), places[0], places[1]});
        return b.select(inside, b.max(v[1], pixel), v[1]);
      });
  // A cell without pixels is 0.
  return node.setGeneric(0, {largest}, {node.ownMap(4)}, shape, x.type, [&](Cell &b, ValueRange v) {
    Value empty;
    for (int64_t dim : {0, 1}) {
      auto [begin, end] = pool.range(b, b.index(0), b.index(2 + dim), dim);
      Value none = b.atLeast(begin, end);
      empty = empty ? b.either(empty, none) : none;
    }
    return b.select(empty, 0, v[0]);
  });
}

} // namespace

const OperatorTable roiPoolOperators = {{"MaxRoiPool", 1, importMaxRoiPool}};

} // namespace sluice::onnx
