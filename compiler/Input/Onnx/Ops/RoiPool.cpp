//===- RoiPool.cpp - MaxRoiPool: the largest pixels of regions ------------===//
// A region is cut into cells of whole pixels; cells of one region may overlap by a pixel, and be as
// large as the whole picture.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Node.h"
#include "compiler/Input/Onnx/Ops/Windows.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

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
  std::pair<Value, Value> range(OpBuilder &builder, Location loc, Value r, Value which,
                                int64_t dim) {
    ImplicitLocOpBuilder b(loc, builder);
    Type f32 = b.getF32Type();
    auto n = [&](int64_t value) -> Value { return arith::ConstantIndexOp::create(b, value); };
    auto c = [&](double value) -> Value {
      return arith::ConstantOp::create(b, b.getF32FloatAttr(value));
    };
    auto toIndex = [&](Value real) -> Value {
      Value bounded =
          arith::MaxNumFOp::create(b, arith::MinNumFOp::create(b, real, c(1 << 30)), c(-(1 << 30)));
      return arith::IndexCastOp::create(b, b.getIndexType(),
                                        arith::FPToSIOp::create(b, b.getI64Type(), bounded));
    };
    auto toReal = [&](Value index) -> Value {
      return arith::SIToFPOp::create(b, f32, arith::IndexCastOp::create(b, b.getI64Type(), index));
    };
    auto corner = [&](int64_t column) {
      Value read = tensor::ExtractOp::create(b, regions, ValueRange{r, n(column)});
      Value scaled = arith::MulFOp::create(b, node.convert(b, loc, read, type, kFloat), c(scale));
      return toIndex(math::RoundOp::create(b, scaled));
    };
    Value first = corner(dim ? 1 : 2), last = corner(dim ? 3 : 4);
    Value extent = arith::MaxSIOp::create(
        b, arith::AddIOp::create(b, arith::SubIOp::create(b, last, first), n(1)), n(1));
    Value step = arith::DivFOp::create(b, toReal(extent), c(cells[dim]));
    auto bound = [&](Value offset) -> Value {
      Value at = arith::AddIOp::create(b, first, toIndex(offset));
      return arith::MaxSIOp::create(b, arith::MinSIOp::create(b, at, sizes[dim]), n(0));
    };
    Value behind = arith::AddIOp::create(b, which, n(1));
    return {bound(math::FloorOp::create(b, arith::MulFOp::create(b, toReal(which), step))),
            bound(math::CeilOp::create(b, arith::MulFOp::create(b, toReal(behind), step)))};
  }
};

LogicalResult importMaxRoiPool(Node &node) {
  SmallVector<int64_t> pooled = node.integers("pooled_shape");
  if (!node.has(0) || !node.has(1) || node.in(0).rank() != 4 || node.in(1).rank() != 2 ||
      !isFloat(node.in(0).type) || node.in(1).type != node.in(0).type || pooled.size() != 2 ||
      pooled[0] < 1 || pooled[1] < 1)
    return node.error() << "MaxRoiPool: needs float data [N, C, H, W], regions [R, 5] of that type "
                           "and a pooled_shape of "
                           "two sizes above 0";
  GraphValue &x = node.in(0), &rois = node.in(1);
  OpBuilder &builder = node.builder;
  if (failed(node.requireEqual(rois.shape[1], builder.getIndexAttr(5),
                               "MaxRoiPool: a region is not five numbers")))
    return failure();
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
    Value counts =
        node.generic({}, {}, all, kInt64, [&](OpBuilder &b, Location loc, ValueRange) -> Value {
          auto [begin, end] = pool.range(b, loc, linalg::IndexOp::create(b, loc, 0),
                                         linalg::IndexOp::create(b, loc, 1), dim);
          return arith::IndexCastOp::create(b, loc, b.getI64Type(),
                                            arith::SubIOp::create(b, loc, end, begin).getResult());
        });
    Value largest = node.reduce(counts, all, {0, 1}, kInt64, node.constant(kInt64, 0),
                                [](OpBuilder &b, Location loc, ValueRange v) -> Value {
                                  return arith::MaxSIOp::create(b, loc, v[0], v[1]);
                                });
    Value read = tensor::ExtractOp::create(builder, node.loc, largest, ValueRange{});
    most[dim] =
        arith::IndexCastOp::create(builder, node.loc, builder.getIndexType(), read).getResult();
  }
  Shape shape{rois.shape[0], x.shape[1], builder.getIndexAttr(pooled[0]),
              builder.getIndexAttr(pooled[1])};
  Value lowest = lowestOf(node, x.type), init = node.fill(lowest, shape, x.type),
        window = node.empty({most[0], most[1]}, x.type);
  MLIRContext *context = builder.getContext();
  SmallVector<AffineMap> maps{AffineMap::getMultiDimMapWithTargets(6, {4, 5}, context),
                              AffineMap::getMultiDimMapWithTargets(6, {0, 1, 2, 3}, context)};
  SmallVector<utils::IteratorType> iterators(6, utils::IteratorType::parallel);
  iterators[4] = iterators[5] = utils::IteratorType::reduction;
  auto op = linalg::GenericOp::create(
      builder, node.loc, init.getType(), window, init, maps, iterators,
      [&](OpBuilder &inner, Location loc, ValueRange v) {
        ImplicitLocOpBuilder b(loc, inner);
        Value r = linalg::IndexOp::create(b, 0), zero = arith::ConstantIndexOp::create(b, 0),
              places[2], inside;
        auto clamped = [&](Value at, Value size) -> Value {
          Value last = arith::SubIOp::create(b, size, arith::ConstantIndexOp::create(b, 1));
          return arith::MaxSIOp::create(b, arith::MinSIOp::create(b, at, last), zero);
        };
        for (int64_t dim : {0, 1}) {
          auto [begin, end] = pool.range(b, loc, r, linalg::IndexOp::create(b, 2 + dim), dim);
          Value at =
              arith::AddIOp::create(b, begin, linalg::IndexOp::create(b, 4 + dim).getResult());
          Value here = arith::CmpIOp::create(b, arith::CmpIPredicate::slt, at, end);
          inside = inside ? arith::AndIOp::create(b, inside, here).getResult() : here;
          places[dim] = clamped(at, pool.sizes[dim]);
        }
        Value image =
            node.convert(b, loc, tensor::ExtractOp::create(b, pool.regions, ValueRange{r, zero}),
                         x.type, kFloat);
        image = arith::IndexCastOp::create(b, b.getIndexType(),
                                           arith::FPToSIOp::create(b, b.getI64Type(), image));
        Value pixel = tensor::ExtractOp::create(b, source,
                                                ValueRange{clamped(image, images),
                                                           linalg::IndexOp::create(b, 1), places[0],
                                                           places[1]});
        Value next = arith::MaximumFOp::create(b, v[1], pixel);
        linalg::YieldOp::create(b, arith::SelectOp::create(b, inside, next, v[1]).getResult());
      });
  // A cell without pixels is 0.
  Value result = node.generic(
      {op.getResult(0)}, {builder.getMultiDimIdentityMap(4)}, shape, x.type,
      [&](OpBuilder &inner, Location loc, ValueRange v) -> Value {
        ImplicitLocOpBuilder b(loc, inner);
        Value empty;
        for (int64_t dim : {0, 1}) {
          auto [begin, end] = pool.range(b, loc, linalg::IndexOp::create(b, 0),
                                         linalg::IndexOp::create(b, 2 + dim), dim);
          Value none = arith::CmpIOp::create(b, arith::CmpIPredicate::sge, begin, end);
          empty = empty ? arith::OrIOp::create(b, empty, none).getResult() : none;
        }
        return arith::SelectOp::create(
            b, empty, arith::ConstantOp::create(b, b.getFloatAttr(v[0].getType(), 0)), v[0]);
      });
  node.set(0, result, x.type, shape);
  return success();
}

constexpr OperatorEntry kRoiPoolOperators[] = {{"MaxRoiPool", 1, importMaxRoiPool}};

} // namespace

ArrayRef<OperatorEntry> roiPoolOperators() { return kRoiPoolOperators; }

} // namespace sluice::onnx
