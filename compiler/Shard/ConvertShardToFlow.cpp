//===- ConvertShardToFlow.cpp - collectives of upstream's shard dialect to ours ===//
// shard says along which dimension of a tensor its parts lie; the runtime puts parts one behind the
// other. So the dimension that is cut or put together becomes the first one, by a transpose where
// it is not. Grids become channels, one for each set of axes that is used.
//   shard.grid @grid(shape = 2x2)
//   %1 = shard.all_gather %0 on @grid grid_axes = [1] gather_axis = 1 : ... -> tensor<4x6xf32>
//     ->
//   hal.channel private @grid_1 grid [2, 2] axes [1]
//   %a = flow.collective all_gather none %0 on @grid_1 : tensor<4x3xf32> -> tensor<8x3xf32>
//   %b = tensor.expand_shape %a [[0, 1], [2]] : tensor<8x3xf32> into tensor<2x4x3xf32>
//   %c = linalg.transpose ins(%b) permutation = [1, 0, 2] -> tensor<4x2x3xf32>
//   %1 = tensor.collapse_shape %c [[0], [1, 2]] : tensor<4x2x3xf32> into tensor<4x6xf32>
// Which process this is, is known when it runs: shard.process_multi_index becomes arithmetic on
// hal.process.index.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Shard/Passes.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
namespace upstream = mlir::shard;
using sluice::hal::CollectiveOperation;
using sluice::hal::ReductionOperation;

namespace sluice::shard {
#define GEN_PASS_DEF_CONVERTSHARDTOFLOW
#include "compiler/Shard/Passes.h.inc"

namespace {

using Sizes = SmallVector<OpFoldResult>;

class Conversion {
public:
  explicit Conversion(ModuleOp module)
      : module(module), symbols(module), builder(module.getContext()) {}
  LogicalResult run();

private:
  /// The group of a collective.
  struct Group {
    hal::ChannelOp channel;
    upstream::GridOp grid;
    SmallVector<int64_t> axes;
    int64_t size;
  };

  LogicalResult convert(Operation *op);
  FailureOr<Value> convertValue(Operation *op);
  LogicalResult checkGrids();
  hal::ChannelOp channelOf(upstream::GridOp grid, ArrayRef<int64_t> axes);
  FailureOr<Group> groupOf(Operation *op, StringRef grid, ArrayRef<int16_t> axes);

  // The result of a collective whose parts lie along dimension 0.
  Value collect(CollectiveOperation kind, ReductionOperation reduction, Group group, Value source,
                RankedTensorType type, Value to = {}, Value from = {});
  FailureOr<Value> reduce(Operation *op, CollectiveOperation kind, Group group,
                          upstream::ReductionKind kindOf, Value source, RankedTensorType type,
                          Value to = {});
  /// `n` parts along dimension 0 become parts along `axis`, and back.
  Value gatherAlong(Value parts, int64_t n, int64_t axis);
  FailureOr<Value> scatterAlong(Operation *op, Value whole, int64_t n, int64_t axis);

  Sizes sizesOf(Value tensor) { return tensor::getMixedSizes(builder, loc, tensor); }
  OpFoldResult times(OpFoldResult size, int64_t factor);
  OpFoldResult dividedBy(OpFoldResult size, int64_t divisor);
  Value expand(Value tensor, int64_t dim, OpFoldResult outer, OpFoldResult inner);
  Value collapse(Value tensor, int64_t dim);
  Value transpose(Value tensor, ArrayRef<int64_t> permutation);

  Value index(int64_t value) { return arith::ConstantIndexOp::create(builder, loc, value); }
  Value add(Value a, Value b) { return arith::AddIOp::create(builder, loc, a, b); }
  Value coordinate(upstream::GridOp grid, int64_t axis);
  /// The number of a member from its coordinates along the axes of the group.
  Value memberAt(Group group, ArrayRef<OpFoldResult> coordinates);

  ModuleOp module;
  SymbolTable symbols;
  llvm::DenseSet<Operation *> constants; // and what depends on nothing else
  OpBuilder builder;
  Location loc = builder.getUnknownLoc();
};

} // namespace

hal::ChannelOp Conversion::channelOf(upstream::GridOp grid, ArrayRef<int64_t> axes) {
  std::string name = grid.getSymName().str();
  for (int64_t axis : axes)
    name += "_" + std::to_string(axis);
  for (auto channel : module.getOps<hal::ChannelOp>())
    if (channel.getGrid() == grid.getShape() && channel.getAxes() == axes)
      return channel;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(grid);
  auto channel = hal::ChannelOp::create(builder, grid.getLoc(), builder.getStringAttr("private"),
                                        builder.getStringAttr(name), grid.getShape(), axes);
  symbols.insert(channel);
  return channel;
}

FailureOr<Conversion::Group> Conversion::groupOf(Operation *op, StringRef name,
                                                 ArrayRef<int16_t> axes) {
  auto grid = symbols.lookup<upstream::GridOp>(name);
  if (!grid)
    return op->emitOpError("is on grid '") << name << "', which is not there", failure();
  // Without axes a collective is among processes that differ in none: each by itself.
  SmallVector<int64_t> list(axes.begin(), axes.end());
  hal::ChannelOp channel = channelOf(grid, list);
  return Group{channel, grid, list, channel.getGroupSize()};
}

OpFoldResult Conversion::times(OpFoldResult size, int64_t factor) {
  if (auto known = getConstantIntValue(size))
    return builder.getIndexAttr(*known * factor);
  return arith::MulIOp::create(builder, loc, cast<Value>(size), index(factor)).getResult();
}

OpFoldResult Conversion::dividedBy(OpFoldResult size, int64_t divisor) {
  if (auto known = getConstantIntValue(size))
    return builder.getIndexAttr(*known / divisor);
  return arith::DivUIOp::create(builder, loc, cast<Value>(size), index(divisor)).getResult();
}

/// Dimension `dim` as two.
Value Conversion::expand(Value tensor, int64_t dim, OpFoldResult outer, OpFoldResult inner) {
  auto type = cast<RankedTensorType>(tensor.getType());
  Sizes sizes = sizesOf(tensor);
  sizes[dim] = inner;
  sizes.insert(sizes.begin() + dim, outer);
  SmallVector<ReassociationIndices> groups;
  for (int64_t i = 0, next = 0; i < type.getRank(); ++i) {
    groups.push_back({next++});
    if (i == dim)
      groups.back().push_back(next++);
  }
  SmallVector<Value> dynamic;
  SmallVector<int64_t> shape;
  dispatchIndexOpFoldResults(sizes, dynamic, shape);
  return tensor::ExpandShapeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), tensor, groups, sizes);
}

/// Dimensions `dim` and the next as one.
Value Conversion::collapse(Value tensor, int64_t dim) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<ReassociationIndices> groups;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    groups.push_back({i});
    if (i == dim)
      groups.back().push_back(++i);
  }
  return tensor::CollapseShapeOp::create(builder, loc, tensor, groups);
}

Value Conversion::transpose(Value tensor, ArrayRef<int64_t> permutation) {
  Sizes sizes = sizesOf(tensor), permuted;
  for (int64_t from : permutation)
    permuted.push_back(sizes[from]);
  Value empty =
      tensor::EmptyOp::create(builder, loc, permuted, getElementTypeOrSelf(tensor.getType()));
  return linalg::TransposeOp::create(builder, loc, tensor, empty, permutation)->getResult(0);
}

Value Conversion::gatherAlong(Value parts, int64_t n, int64_t axis) {
  if (axis == 0)
    return parts;
  Value split = expand(parts, 0, builder.getIndexAttr(n), dividedBy(sizesOf(parts)[0], n));
  SmallVector<int64_t> permutation;
  for (int64_t i = 1; i <= axis; ++i)
    permutation.push_back(i);
  permutation.push_back(0);
  for (int64_t i = axis + 1, rank = cast<RankedTensorType>(split.getType()).getRank(); i < rank;
       ++i)
    permutation.push_back(i);
  return collapse(transpose(split, permutation), axis);
}

FailureOr<Value> Conversion::scatterAlong(Operation *op, Value whole, int64_t n, int64_t axis) {
  Sizes sizes = sizesOf(whole);
  if (auto known = getConstantIntValue(sizes[axis]); known && *known % n)
    return op->emitOpError("cuts dimension ")
               << axis << " of size " << *known << " into " << n << " parts of unequal size",
           failure();
  if (axis == 0)
    return whole;
  Value split = expand(whole, axis, builder.getIndexAttr(n), dividedBy(sizes[axis], n));
  SmallVector<int64_t> permutation{axis};
  for (int64_t i = 0, rank = cast<RankedTensorType>(split.getType()).getRank(); i < rank; ++i)
    if (i != axis)
      permutation.push_back(i);
  return collapse(transpose(split, permutation), 0);
}

Value Conversion::collect(CollectiveOperation kind, ReductionOperation reduction, Group group,
                          Value source, RankedTensorType type, Value to, Value from) {
  // The result has the source's sizes but for the first, which is n times as large, or as small.
  Sizes sizes = sizesOf(source);
  if (kind == CollectiveOperation::AllGather || kind == CollectiveOperation::Gather)
    sizes[0] = times(sizes[0], group.size);
  else if (kind == CollectiveOperation::ReduceScatter || kind == CollectiveOperation::Scatter)
    sizes[0] = dividedBy(sizes[0], group.size);
  SmallVector<Value> dynamic;
  SmallVector<int64_t> shape;
  dispatchIndexOpFoldResults(sizes, dynamic, shape);
  return flow::CollectiveOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), kind, reduction,
      group.channel.getSymName(), source, to, from, dynamic);
}

FailureOr<Value> Conversion::reduce(Operation *op, CollectiveOperation kind, Group group,
                                    upstream::ReductionKind kindOf, Value source,
                                    RankedTensorType type, Value to) {
  auto reduction = llvm::StringSwitch<ReductionOperation>(upstream::stringifyReductionKind(kindOf))
                       .Case("sum", ReductionOperation::Sum)
                       .Case("product", ReductionOperation::Product)
                       .Case("min", ReductionOperation::Minimum)
                       .Case("max", ReductionOperation::Maximum)
                       .Default(ReductionOperation::None);
  if (reduction == ReductionOperation::None)
    return op->emitOpError("reduces by '") << upstream::stringifyReductionKind(kindOf)
                                           << "'; processes reduce by sum, product, min or max",
           failure();
  Type element = getElementTypeOrSelf(source.getType());
  if (element != type.getElementType())
    return op->emitOpError("reduces ")
               << element << " to " << type.getElementType() << "; convert the tensor before",
           failure();
  bool isNumber = element.isF16() || element.isBF16() || element.isF32() || element.isF64() ||
                  element.isInteger(8) || element.isInteger(16) || element.isInteger(32) ||
                  element.isInteger(64);
  if (!isNumber)
    return op->emitOpError("reduces ")
               << element << "; processes reduce f16, bf16, f32, f64 and integers of 8 to 64 bits",
           failure();
  return collect(kind, reduction, group, source, type, to, to);
}

/// This process's place along an axis of the grid.
Value Conversion::coordinate(upstream::GridOp grid, int64_t axis) {
  Value process = hal::ProcessIndexOp::create(builder, loc, builder.getIndexType());
  int64_t stride = 1;
  for (int64_t size : grid.getShape().drop_front(axis + 1))
    stride *= size;
  Value divided = arith::DivUIOp::create(builder, loc, process, index(stride));
  return arith::RemUIOp::create(builder, loc, divided, index(grid.getShape()[axis]));
}

Value Conversion::memberAt(Group group, ArrayRef<OpFoldResult> coordinates) {
  Value member = index(0);
  for (auto [axis, at] : llvm::zip_equal(group.axes, coordinates)) {
    Value scaled = arith::MulIOp::create(builder, loc, member, index(group.grid.getShape()[axis]));
    member = add(scaled, getValueOrCreateConstantIndexOp(builder, loc, at));
  }
  return member;
}

FailureOr<Value> Conversion::convertValue(Operation *op) {
  using Result = FailureOr<Value>;
  auto inGroup = [&](auto collective, auto &&make) -> Result {
    auto group = groupOf(collective, collective.getGrid(), collective.getGridAxes());
    return failed(group) ? Result(failure()) : make(*group);
  };
  auto typeOf = [](Value value) { return cast<RankedTensorType>(value.getType()); };
  auto rootOf = [&](auto collective, Group group, ArrayRef<int64_t> fixed,
                    ValueRange dynamic) -> Result {
    SmallVector<OpFoldResult> coordinates = getMixedValues(fixed, dynamic, builder);
    if (coordinates.size() != group.axes.size())
      return collective.emitOpError("names a member of its group by ")
                 << coordinates.size() << " coordinates along " << group.axes.size() << " axes",
             failure();
    return memberAt(group, coordinates);
  };
  return TypeSwitch<Operation *, Result>(op)
      .Case([&](upstream::AllReduceOp reduceOp) {
        return inGroup(reduceOp, [&](Group group) {
          return reduce(op, CollectiveOperation::AllReduce, group, reduceOp.getReduction(),
                        reduceOp.getInput(), typeOf(reduceOp.getResult()));
        });
      })
      .Case([&](upstream::AllGatherOp gather) {
        return inGroup(gather, [&](Group group) -> Result {
          Value parts = collect(CollectiveOperation::AllGather, ReductionOperation::None, group,
                                gather.getInput(), typeOf(gather.getResult()));
          return gatherAlong(parts, group.size, gather.getGatherAxis().getSExtValue());
        });
      })
      .Case([&](upstream::ReduceScatterOp scatter) {
        return inGroup(scatter, [&](Group group) -> Result {
          int64_t axis = scatter.getScatterAxis().getSExtValue();
          auto parts = scatterAlong(op, scatter.getInput(), group.size, axis);
          if (failed(parts))
            return failure();
          return reduce(op, CollectiveOperation::ReduceScatter, group, scatter.getReduction(),
                        *parts, typeOf(scatter.getResult()));
        });
      })
      .Case([&](upstream::AllToAllOp exchange) {
        return inGroup(exchange, [&](Group group) -> Result {
          auto parts = scatterAlong(op, exchange.getInput(), group.size,
                                    exchange.getSplitAxis().getSExtValue());
          if (failed(parts))
            return failure();
          Value arrived = collect(CollectiveOperation::AllToAll, ReductionOperation::None, group,
                                  *parts, typeOf(exchange.getResult()));
          return gatherAlong(arrived, group.size, exchange.getConcatAxis().getSExtValue());
        });
      })
      .Case([&](upstream::ShiftOp shift) {
        return inGroup(shift, [&](Group group) -> Result {
          int64_t axis = shift.getShiftAxis().getSExtValue(), offset = shift.getOffset();
          if (!llvm::is_contained(group.axes, axis))
            return op->emitOpError("shifts along axis ")
                       << axis << ", along which its group does not lie",
                   failure();
          int64_t size = group.grid.getShape()[axis];
          auto neighbour = [&](int64_t distance) -> Value {
            SmallVector<OpFoldResult> coordinates;
            Value there;
            for (int64_t each : group.axes) {
              Value here = coordinate(group.grid, each);
              if (each == axis) {
                there = add(here, index(distance));
                here = arith::RemUIOp::create(
                    builder, loc, add(here, index((distance % size + size) % size)), index(size));
              }
              coordinates.push_back(here);
            }
            Value member = memberAt(group, coordinates);
            if (shift.getRotate())
              return member;
            Value exists =
                arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, there, index(size));
            return arith::SelectOp::create(builder, loc, exists, member, index(-1));
          };
          Value to = neighbour(offset), from = neighbour(-offset);
          return collect(CollectiveOperation::SendReceive, ReductionOperation::None, group,
                         shift.getInput(), typeOf(shift.getResult()), to, from);
        });
      })
      .Case([&](upstream::BroadcastOp broadcast) {
        return inGroup(broadcast, [&](Group group) -> Result {
          auto root = rootOf(broadcast, group, broadcast.getRoot(), broadcast.getRootDynamic());
          if (failed(root))
            return failure();
          return collect(CollectiveOperation::Broadcast, ReductionOperation::None, group,
                         broadcast.getInput(), typeOf(broadcast.getResult()), *root, *root);
        });
      })
      .Case([&](upstream::ReduceOp reduceOp) {
        return inGroup(reduceOp, [&](Group group) -> Result {
          auto root = rootOf(reduceOp, group, reduceOp.getRoot(), reduceOp.getRootDynamic());
          if (failed(root))
            return failure();
          return reduce(op, CollectiveOperation::Reduce, group, reduceOp.getReduction(),
                        reduceOp.getInput(), typeOf(reduceOp.getResult()), *root);
        });
      })
      .Case([&](upstream::GatherOp gather) {
        return inGroup(gather, [&](Group group) -> Result {
          auto root = rootOf(gather, group, gather.getRoot(), gather.getRootDynamic());
          if (failed(root))
            return failure();
          Value parts = collect(CollectiveOperation::Gather, ReductionOperation::None, group,
                                gather.getInput(), typeOf(gather.getResult()), *root, *root);
          return gatherAlong(parts, group.size, gather.getGatherAxis().getSExtValue());
        });
      })
      .Case([&](upstream::ScatterOp scatter) {
        return inGroup(scatter, [&](Group group) -> Result {
          auto root = rootOf(scatter, group, scatter.getRoot(), scatter.getRootDynamic());
          if (failed(root))
            return failure();
          auto parts = scatterAlong(op, scatter.getInput(), group.size,
                                    scatter.getScatterAxis().getSExtValue());
          if (failed(parts))
            return failure();
          return collect(CollectiveOperation::Scatter, ReductionOperation::None, group, *parts,
                         typeOf(scatter.getResult()), *root, *root);
        });
      })
      .Case([&](upstream::SendOp send) {
        return inGroup(send, [&](Group group) -> Result {
          auto root = rootOf(send, group, send.getDestination(), send.getDestinationDynamic());
          if (failed(root))
            return failure();
          collect(CollectiveOperation::SendReceive, ReductionOperation::None, group,
                  send.getInput(), typeOf(send.getResult()), *root, index(-1));
          return send.getInput(); // Whoever sends keeps what it has.
        });
      })
      .Case([&](upstream::RecvOp receive) {
        return inGroup(receive, [&](Group group) -> Result {
          if (!receive.getSource())
            return op->emitOpError("receives from anybody; say whom from, by 'source'"), failure();
          auto root = rootOf(receive, group, *receive.getSource(), receive.getSourceDynamic());
          if (failed(root))
            return failure();
          return collect(CollectiveOperation::SendReceive, ReductionOperation::None, group,
                         receive.getInput(), typeOf(receive.getResult()), index(-1), *root);
        });
      })
      .Case([&](upstream::AllSliceOp slice) {
        return inGroup(slice, [&](Group group) -> Result {
          int64_t axis = slice.getSliceAxis().getSExtValue();
          Sizes sizes = sizesOf(slice.getInput());
          if (auto known = getConstantIntValue(sizes[axis]); known && *known % group.size)
            return op->emitOpError("cuts dimension ") << axis << " of size " << *known << " into "
                                                      << group.size << " parts of unequal size",
                   failure();
          SmallVector<OpFoldResult> coordinates, offsets(sizes.size(), builder.getIndexAttr(0)),
              strides(sizes.size(), builder.getIndexAttr(1));
          for (int64_t each : group.axes)
            coordinates.push_back(coordinate(group.grid, each));
          Value member = memberAt(group, coordinates);
          sizes[axis] = dividedBy(sizes[axis], group.size);
          // An empty part is no slice: its offset would be past the end.
          if (llvm::any_of(sizes, [](OpFoldResult size) { return getConstantIntValue(size) == 0; }))
            return tensor::EmptyOp::create(builder, loc, sizes,
                                           getElementTypeOrSelf(slice.getInput()))
                .getResult();
          // Parts of constants are made at compile time.
          if (Operation *source = slice.getInput().getDefiningOp();
              source && constants.contains(source)) {
            int64_t size = *getConstantIntValue(sizes[axis]);
            SmallVector<Value> parts;
            for (int64_t i = 0; i < group.size; ++i) {
              offsets[axis] = builder.getIndexAttr(i * size);
              parts.push_back(tensor::ExtractSliceOp::create(builder, loc, slice.getInput(),
                                                             offsets, sizes, strides));
            }
            return flow::PartOp::create(builder, loc, parts.front().getType(), parts, member,
                                        group.channel.getSymName())
                .getResult();
          }
          Value part = getValueOrCreateConstantIndexOp(builder, loc, sizes[axis]);
          offsets[axis] = arith::MulIOp::create(builder, loc, member, part).getResult();
          return tensor::ExtractSliceOp::create(builder, loc, slice.getInput(), offsets, sizes,
                                                strides)
              .getResult();
        });
      })
      .Default([&](Operation *) -> Result {
        return op->emitOpError(
                   "is not supported: sharding was not propagated, or it is about halos"),
               failure();
      });
}

LogicalResult Conversion::convert(Operation *op) {
  builder.setInsertionPoint(op);
  loc = op->getLoc();
  auto gridOf = [&](StringRef name) { return symbols.lookup<upstream::GridOp>(name); };
  auto axesOf = [](upstream::GridOp grid, ArrayRef<int16_t> axes) {
    SmallVector<int64_t> list(axes.begin(), axes.end());
    if (list.empty())
      llvm::append_range(list, llvm::seq<int64_t>(0, grid.getRank()));
    return list;
  };
  if (auto linear = dyn_cast<upstream::ProcessLinearIndexOp>(op)) {
    linear.replaceAllUsesWith(
        hal::ProcessIndexOp::create(builder, loc, builder.getIndexType()).getIndex());
  } else if (auto multi = dyn_cast<upstream::ProcessMultiIndexOp>(op)) {
    auto grid = gridOf(multi.getGrid());
    for (auto [axis, result] : llvm::zip_equal(axesOf(grid, multi.getAxes()), multi.getResults()))
      result.replaceAllUsesWith(coordinate(grid, axis));
  } else if (auto shape = dyn_cast<upstream::GridShapeOp>(op)) {
    auto grid = gridOf(shape.getGrid());
    for (auto [axis, result] : llvm::zip_equal(axesOf(grid, shape.getAxes()), shape.getResults()))
      result.replaceAllUsesWith(index(grid.getShape()[axis]));
  } else {
    FailureOr<Value> result = convertValue(op);
    if (failed(result))
      return failure();
    Value value = *result;
    Type wanted = op->getResult(0).getType();
    if (value.getType() != wanted) {
      if (!tensor::CastOp::areCastCompatible(value.getType(), wanted))
        return op->emitOpError("gives ") << value.getType() << ", not " << wanted;
      value = tensor::CastOp::create(builder, loc, wanted, value);
    }
    op->getResult(0).replaceAllUsesWith(value);
  }
  op->erase();
  return success();
}

LogicalResult Conversion::checkGrids() {
  for (auto grid : module.getOps<upstream::GridOp>())
    if (llvm::any_of(grid.getShape(),
                     [](int64_t size) { return ShapedType::isDynamic(size) || size <= 0; }))
      return grid.emitOpError(
          "leaves its size open; say how many processes there are, since tensors are cut by that");
  return success();
}

LogicalResult Conversion::run() {
  if (failed(checkGrids()))
    return failure();
  SmallVector<Operation *> ops;
  module.walk([&](Operation *op) {
    if (isa_and_nonnull<upstream::ShardDialect>(op->getDialect()) && !isa<upstream::GridOp>(op))
      ops.push_back(op);
  });
  if (ops.empty() && module.getOps<upstream::GridOp>().empty())
    return success();
  for (auto func : module.getOps<func::FuncOp>()) {
    auto expressions = global::constantExpressions(func);
    constants.insert(expressions.begin(), expressions.end());
    func.walk([&](arith::ConstantOp constant) { constants.insert(constant); });
  }
  // Also a program that only asks which process it is runs in as many as its grid says.
  for (auto grid : llvm::to_vector(module.getOps<upstream::GridOp>()))
    channelOf(grid, {});
  for (Operation *op : ops)
    if (failed(convert(op)))
      return failure();
  for (auto grid : llvm::make_early_inc_range(module.getOps<upstream::GridOp>()))
    grid.erase();
  return success();
}

namespace {
struct ConvertShardToFlow final : impl::ConvertShardToFlowBase<ConvertShardToFlow> {
  using Base::Base;
  void runOnOperation() override {
    if (failed(Conversion(getOperation()).run()))
      signalPassFailure();
  }
};
} // namespace
} // namespace sluice::shard
