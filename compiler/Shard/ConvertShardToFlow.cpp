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
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Dialect/Util/Try.h"
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Shard/Passes.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"

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

  LogicalResult run() {
    SLUICE_TRY(checkGrids());
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
      SLUICE_TRY(convert(op));
    for (auto grid : llvm::make_early_inc_range(module.getOps<upstream::GridOp>()))
      grid.erase();
    return success();
  }

private:
  /// The group of a collective.
  struct Group {
    hal::ChannelOp channel;
    upstream::GridOp grid;
    SmallVector<int64_t> axes;
    int64_t size;
  };

  LogicalResult convert(Operation *op) {
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
        result.replaceAllUsesWith(k().index(grid.getShape()[axis]));
    } else {
      Value value = SLUICE_TRY(convertValue(op));
      Type wanted = op->getResult(0).getType();
      if (!tensor::CastOp::areCastCompatible(value.getType(), wanted))
        return op->emitOpError("gives ") << value.getType() << ", not " << wanted;
      op->getResult(0).replaceAllUsesWith(builder.createOrFold<tensor::CastOp>(loc, wanted, value));
    }
    op->erase();
    return success();
  }

  FailureOr<Value> convertValue(Operation *op) {
    using Result = FailureOr<Value>;
    using Kind = CollectiveOperation;
    auto passOn = [&](auto op, ArrayRef<int64_t> fixed, ValueRange dynamic, bool sends) -> Result {
      Group group = SLUICE_TRY(groupOf(op, op.getGrid(), op.getGridAxes()));
      Value other = SLUICE_TRY(memberAt(op, group, fixed, dynamic));
      Value nobody = k().index(-1);
      Value arrived =
          collect(Kind::SendReceive, ReductionOperation::None, group, op.getInput(),
                  op.getResult().getType(), sends ? other : nobody, sends ? nobody : other);
      return sends ? op.getInput() : arrived; // Whoever sends keeps what it has.
    };
    return TypeSwitch<Operation *, Result>(op)
        .Case([&](upstream::AllReduceOp op) { return exchange(op, Kind::AllReduce); })
        .Case([&](upstream::AllGatherOp op) { return exchange(op, Kind::AllGather); })
        .Case([&](upstream::ReduceScatterOp op) { return exchange(op, Kind::ReduceScatter); })
        .Case([&](upstream::AllToAllOp op) { return exchange(op, Kind::AllToAll); })
        .Case([&](upstream::BroadcastOp op) { return exchange(op, Kind::Broadcast); })
        .Case([&](upstream::ReduceOp op) { return exchange(op, Kind::Reduce); })
        .Case([&](upstream::GatherOp op) { return exchange(op, Kind::Gather); })
        .Case([&](upstream::ScatterOp op) { return exchange(op, Kind::Scatter); })
        .Case([&](upstream::ShiftOp op) { return shift(op); })
        .Case([&](upstream::AllSliceOp op) { return slice(op); })
        .Case([&](upstream::SendOp op) {
          return passOn(op, op.getDestination(), op.getDestinationDynamic(), /*sends=*/true);
        })
        .Case([&](upstream::RecvOp op) -> Result {
          if (!op.getSource())
            return op->emitOpError("receives from anybody; say whom from, by 'source'");
          return passOn(op, *op.getSource(), op.getSourceDynamic(), /*sends=*/false);
        })
        .Default([&](Operation *) -> Result {
          return op->emitOpError(
              "is not supported: sharding was not propagated, or it is about halos");
        });
  }

  LogicalResult checkGrids() {
    for (auto grid : module.getOps<upstream::GridOp>())
      if (llvm::any_of(grid.getShape(),
                       [](int64_t size) { return ShapedType::isDynamic(size) || size <= 0; }))
        return grid.emitOpError("leaves its size open; say how many processes there are, since "
                                "tensors are cut by that");
    return success();
  }

  hal::ChannelOp channelOf(upstream::GridOp grid, ArrayRef<int64_t> axes) {
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

  FailureOr<Group> groupOf(Operation *op, StringRef name, ArrayRef<int16_t> axes) {
    auto grid = symbols.lookup<upstream::GridOp>(name);
    if (!grid)
      return op->emitOpError("is on grid '") << name << "', which is not there";
    // Without axes a collective is among processes that differ in none: each by itself.
    SmallVector<int64_t> list(axes.begin(), axes.end());
    hal::ChannelOp channel = channelOf(grid, list);
    return Group{channel, grid, list, channel.getGroupSize()};
  }

  /// The result of a collective whose parts lie along dimension 0.
  Value collect(CollectiveOperation kind, ReductionOperation reduction, const Group &group,
                Value source, Type element, Value to = {}, Value from = {}) {
    // The result has the source's sizes but for the first, which is n times as large, or as small.
    Sizes sizes = sizesOf(source);
    if (kind == CollectiveOperation::AllGather || kind == CollectiveOperation::Gather)
      sizes[0] = times(sizes[0], group.size);
    else if (kind == CollectiveOperation::ReduceScatter || kind == CollectiveOperation::Scatter)
      sizes[0] = dividedBy(sizes[0], group.size);
    auto [shape, dynamic] = decomposeMixedValues(sizes);
    return flow::CollectiveOp::create(
        builder, loc, RankedTensorType::get(shape, getElementTypeOrSelf(element)), kind, reduction,
        hal::ChannelOp(group.channel).getSymName(), source, to, from, dynamic);
  }

  FailureOr<ReductionOperation> reductionOf(Operation *op, upstream::ReductionKind kind) {
    auto name = upstream::stringifyReductionKind(kind);
    auto reduction = llvm::StringSwitch<ReductionOperation>(name)
                         .Case("sum", ReductionOperation::Sum)
                         .Case("product", ReductionOperation::Product)
                         .Case("min", ReductionOperation::Minimum)
                         .Case("max", ReductionOperation::Maximum)
                         .Default(ReductionOperation::None);
    Type element = getElementTypeOrSelf(op->getOperand(0).getType()),
         result = getElementTypeOrSelf(op->getResult(0).getType());
    if (reduction == ReductionOperation::None)
      return op->emitOpError("reduces by '")
             << name << "'; processes reduce by sum, product, min or max";
    if (element != result)
      return op->emitOpError("reduces ")
             << element << " to " << result << "; convert the tensor before";
    bool isNumber = element.isF16() || element.isBF16() || element.isF32() || element.isF64() ||
                    element.isInteger(8) || element.isInteger(16) || element.isInteger(32) ||
                    element.isInteger(64);
    if (!isNumber)
      return op->emitOpError("reduces ")
             << element << "; processes reduce f16, bf16, f32, f64 and integers of 8 to 64 bits";
    return reduction;
  }

  /// `op`, whatever of a root, a reduction, and axes that are cut and put together it has.
  template <typename Op> FailureOr<Value> exchange(Op op, CollectiveOperation kind) {
    Group group = SLUICE_TRY(groupOf(op, op.getGrid(), op.getGridAxes()));
    Value root, source = op.getInput();
    auto reduction = ReductionOperation::None;
    std::optional<APInt> cut, joined;
    if constexpr (requires { op.getRootDynamic(); })
      root = SLUICE_TRY(memberAt(op, group, op.getRoot(), op.getRootDynamic()));
    if constexpr (requires { op.getScatterAxis(); })
      cut = op.getScatterAxis();
    if constexpr (requires { op.getGatherAxis(); })
      joined = op.getGatherAxis();
    if constexpr (requires { op.getSplitAxis(); })
      cut = op.getSplitAxis(), joined = op.getConcatAxis();
    if (cut)
      source = SLUICE_TRY(scatterAlong(op, source, group.size, cut->getSExtValue()));
    if constexpr (requires { op.getReduction(); })
      reduction = SLUICE_TRY(reductionOf(op, op.getReduction()));
    Value arrived = collect(kind, reduction, group, source, op.getResult().getType(), root, root);
    return joined ? gatherAlong(arrived, group.size, joined->getSExtValue()) : arrived;
  }

  FailureOr<Value> shift(upstream::ShiftOp op) {
    Group group = SLUICE_TRY(groupOf(op, op.getGrid(), op.getGridAxes()));
    int64_t axis = op.getShiftAxis().getSExtValue(), offset = op.getOffset();
    if (!llvm::is_contained(group.axes, axis))
      return op->emitOpError("shifts along axis ")
             << axis << ", along which its group does not lie";
    int64_t size = group.grid.getShape()[axis];
    auto neighbour = [&](int64_t distance) -> Value {
      SmallVector<OpFoldResult> coordinates;
      Value there;
      for (int64_t each : group.axes) {
        Value here = coordinate(group.grid, each);
        if (each == axis) {
          there = k().add(here, distance);
          here = k().rem(k().add(here, (distance % size + size) % size), size);
        }
        coordinates.push_back(here);
      }
      Value member = memberAt(group, coordinates);
      return op.getRotate() ? member : k().select(k().less(there, size), member, k().index(-1));
    };
    Value to = neighbour(offset), from = neighbour(-offset);
    return collect(CollectiveOperation::SendReceive, ReductionOperation::None, group, op.getInput(),
                   op.getType(), to, from);
  }

  FailureOr<Value> slice(upstream::AllSliceOp op) {
    Group group = SLUICE_TRY(groupOf(op, op.getGrid(), op.getGridAxes()));
    int64_t axis = op.getSliceAxis().getSExtValue();
    Sizes sizes = sizesOf(op.getInput());
    SLUICE_TRY(checkCut(op, sizes[axis], group.size, axis));
    SmallVector<OpFoldResult> coordinates, offsets(sizes.size(), builder.getIndexAttr(0)),
        strides(sizes.size(), builder.getIndexAttr(1));
    for (int64_t each : group.axes)
      coordinates.push_back(coordinate(group.grid, each));
    Value member = memberAt(group, coordinates);
    sizes[axis] = dividedBy(sizes[axis], group.size);
    auto sliceAt = [&](OpFoldResult offset) -> Value {
      offsets[axis] = offset;
      return tensor::ExtractSliceOp::create(builder, loc, op.getInput(), offsets, sizes, strides);
    };
    // An empty part is no slice: its offset would be past the end.
    if (llvm::any_of(sizes, [](OpFoldResult size) { return getConstantIntValue(size) == 0; }))
      return tensor::EmptyOp::create(builder, loc, sizes, getElementTypeOrSelf(op.getInput()))
          .getResult();
    // Parts of constants are made at compile time.
    if (Operation *source = op.getInput().getDefiningOp(); source && constants.contains(source)) {
      int64_t size = *getConstantIntValue(sizes[axis]);
      SmallVector<Value> parts;
      for (int64_t i = 0; i < group.size; ++i)
        parts.push_back(sliceAt(builder.getIndexAttr(i * size)));
      return flow::PartOp::create(builder, loc, parts.front().getType(), parts, member,
                                  group.channel.getSymName())
          .getResult();
    }
    Value part = getValueOrCreateConstantIndexOp(builder, loc, sizes[axis]);
    return sliceAt(k().mul(member, part));
  }

  LogicalResult checkCut(Operation *op, OpFoldResult size, int64_t n, int64_t axis) {
    auto known = getConstantIntValue(size);
    return !known || *known % n == 0 ? success()
                                     : LogicalResult(op->emitOpError("cuts dimension ")
                                                     << axis << " of size " << *known << " into "
                                                     << n << " parts of unequal size");
  }

  /// `n` parts along dimension 0 become parts along `axis`, and back.
  Value gatherAlong(Value parts, int64_t n, int64_t axis) {
    if (axis == 0)
      return parts;
    Value split = expand(parts, 0, builder.getIndexAttr(n), dividedBy(sizesOf(parts)[0], n));
    return collapse(moveDim(split, 0, axis), axis);
  }

  FailureOr<Value> scatterAlong(Operation *op, Value whole, int64_t n, int64_t axis) {
    OpFoldResult size = sizesOf(whole)[axis];
    SLUICE_TRY(checkCut(op, size, n, axis));
    if (axis == 0)
      return whole;
    Value split = expand(whole, axis, builder.getIndexAttr(n), dividedBy(size, n));
    return collapse(moveDim(split, axis, 0), 0);
  }

  Sizes sizesOf(Value tensor) { return tensor::getMixedSizes(builder, loc, tensor); }

  OpFoldResult times(OpFoldResult size, int64_t factor) {
    if (auto known = getConstantIntValue(size))
      return builder.getIndexAttr(*known * factor);
    return k().mul(cast<Value>(size), factor);
  }

  OpFoldResult dividedBy(OpFoldResult size, int64_t divisor) {
    if (auto known = getConstantIntValue(size))
      return builder.getIndexAttr(*known / divisor);
    return k().div(cast<Value>(size), divisor);
  }

  /// Dimension `dim` as two.
  Value expand(Value tensor, int64_t dim, OpFoldResult outer, OpFoldResult inner) {
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
    SmallVector<int64_t> shape = decomposeMixedValues(sizes).first;
    return tensor::ExpandShapeOp::create(
        builder, loc, RankedTensorType::get(shape, type.getElementType()), tensor, groups, sizes);
  }

  /// Dimensions `dim` and the next as one.
  Value collapse(Value tensor, int64_t dim) {
    auto type = cast<RankedTensorType>(tensor.getType());
    SmallVector<ReassociationIndices> groups;
    for (int64_t i = 0; i < type.getRank(); ++i) {
      groups.push_back({i});
      if (i == dim)
        groups.back().push_back(++i);
    }
    return tensor::CollapseShapeOp::create(builder, loc, tensor, groups);
  }

  /// Dimension `from` as number `to`.
  Value moveDim(Value tensor, int64_t from, int64_t to) {
    Sizes sizes = sizesOf(tensor);
    auto permutation = llvm::to_vector(llvm::seq<int64_t>(0, sizes.size()));
    permutation.erase(permutation.begin() + from);
    permutation.insert(permutation.begin() + to, from);
    Value empty = tensor::EmptyOp::create(builder, loc, applyPermutation(sizes, permutation),
                                          getElementTypeOrSelf(tensor.getType()));
    return linalg::TransposeOp::create(builder, loc, tensor, empty, permutation)->getResult(0);
  }

  util::PlainIndexBuilder k() { return {builder, loc}; }

  /// This process's place along an axis of the grid.
  Value coordinate(upstream::GridOp grid, int64_t axis) {
    Value process = hal::ProcessIndexOp::create(builder, loc, builder.getIndexType());
    int64_t stride = llvm::product_of(grid.getShape().drop_front(axis + 1));
    return k().rem(k().div(process, stride), grid.getShape()[axis]);
  }

  /// The number of a member from its coordinates along the axes of the group.
  Value memberAt(const Group &group, ArrayRef<OpFoldResult> coordinates) {
    Value member = k().index(0);
    for (auto [axis, at] : llvm::zip_equal(group.axes, coordinates)) {
      Value scaled = k().mul(member, upstream::GridOp(group.grid).getShape()[axis]);
      member = k().add(scaled, getValueOrCreateConstantIndexOp(builder, loc, at));
    }
    return member;
  }

  FailureOr<Value> memberAt(Operation *op, const Group &group, ArrayRef<int64_t> fixed,
                            ValueRange dynamic) {
    SmallVector<OpFoldResult> coordinates = getMixedValues(fixed, dynamic, builder);
    if (coordinates.size() != group.axes.size())
      return op->emitOpError("names a member of its group by ")
             << coordinates.size() << " coordinates along " << group.axes.size() << " axes";
    return memberAt(group, coordinates);
  }

  ModuleOp module;
  SymbolTable symbols;
  DenseSet<Operation *> constants; // and what depends on nothing else
  OpBuilder builder;
  Location loc = builder.getUnknownLoc();
};
struct ConvertShardToFlow final : impl::ConvertShardToFlowBase<ConvertShardToFlow> {
  void runOnOperation() override {
    if (failed(Conversion(getOperation()).run()))
      signalPassFailure();
  }
};
} // namespace
} // namespace sluice::shard
