//===- FunctionPartition.cpp - what each process computes of a function ------===//
// One walk in the order of the program. An op is cut along a factor of its rule if one of its
// operands is already, or an annotation of its result says so; other operands follow, which costs
// nothing for what every process has. Sums that are cut are added up at once.
//   %m = linalg.matmul ins(%x, %w1)
//   %c = shard.shard %m to @grid [[], [0]]
//   %r = relu(%c)
//   %y = linalg.matmul ins(%r, %w2)
//     ->
//   %m = linalg.matmul ins(%x, %w1) -> tensor<4x4xf32>       // w1: 8x4 of 8x16
//   %r = relu(%m)
//   %t = linalg.matmul ins(%r, %w2)                          // w2: 4x8 of 16x8
//   %y = shard.all_reduce %t on @grid grid_axes = [0]
// So the two products of a feed-forward block, and the heads of attention between its projections,
// need one collective (M. Shoeybi et al., Megatron-LM, arXiv:1909.08053). What has no rule every
// process computes as a whole, so each op of each dialect is allowed.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/Upstream.h"
#include "compiler/Dialect/Util/Try.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Shard/Partition.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"

using namespace mlir;
namespace upstream = mlir::shard;

namespace sluice::shard {
namespace {

using Factor = ShardingRule::Factor;

/// Smaller weights are not worth a collective.
constexpr int64_t kMinWeights = 16384; // elements

} // namespace

static bool isTensor(Value value) { return isa<RankedTensorType>(value.getType()); }

static Layout wholeOf(Value tensor) {
  return Layout::whole(cast<RankedTensorType>(tensor.getType()).getRank());
}

/// Tensors that are made where they are needed: their content does not depend on what a process
/// has.
static bool isMadeAnywhere(Operation *op) {
  return isa_and_nonnull<tensor::EmptyOp, linalg::FillOp>(op);
}

/// What a sum (a product, ...) begins with if nothing is to be added.
static TypedAttr neutralElement(linalg::LinalgOp op, unsigned output) {
  SmallVector<Operation *> combiners;
  matchReduction(op.getRegionOutputArgs(), output, combiners);
  return linalg_ext::neutralElement(combiners.front());
}

static bool beginsWith(Value init, TypedAttr value) {
  Attribute begin;
  if (auto fill = init.getDefiningOp<linalg::FillOp>())
    return matchPattern(fill.getInputs()[0], m_Constant(&begin)) &&
           (begin == value ||
            (isa<FloatAttr>(begin) && cast<FloatAttr>(begin).getValue().isZero() &&
             cast<FloatAttr>(value).getValue().isZero()));
  return false;
}

static Value combine(OpBuilder &builder, Location loc, upstream::ReductionKind kind, Value a,
                     Value b) {
  Value empty = global::emptyLike(builder, loc, a, getElementTypeOrSelf(a));
  auto with = [&]<typename Op>(Op *) {
    return Op::create(builder, loc, TypeRange(a.getType()), ValueRange{a, b}, ValueRange(empty))
        .getResult(0);
  };
  switch (kind) {
  case upstream::ReductionKind::Product: return with((linalg::MulOp *)nullptr);
  case upstream::ReductionKind::Max: return with((linalg::MaxOp *)nullptr);
  case upstream::ReductionKind::Min: return with((linalg::MinOp *)nullptr);
  default: return with((linalg::AddOp *)nullptr);
  }
}

namespace {
class FunctionPartition {
public:
  FunctionPartition(func::FuncOp func, const Grid &grid, const PartitionOptions &options)
      : func(func), grid(grid), options(options), builder(func.getContext()) {}

  LogicalResult run() {
    Block &block = func.front();
    findFree();
    findWishes();
    SmallVector<Operation *> old = llvm::map_to_vector(block, [&](Operation &op) { return &op; });
    for (Operation *op : old)
      SLUICE_TRY(visit(op));
    for (Operation *op : llvm::reverse(old))
      if (!kept.contains(op))
        op->erase();
    func.setFunctionType(builder.getFunctionType(block.getArgumentTypes(),
                                                 block.getTerminator()->getOperandTypes()));
    return success();
  }

private:
  /// A tensor of the whole program as this process has it. The first is the one that was computed,
  /// others were made from it.
  using Versions = SmallVector<std::pair<Layout, Value>, 1>;
  /// For each factor of an op the axes along which it is cut.
  using Cut = SmallVector<GridAxes>;

  void findFree() {
    auto constants = global::constantExpressions(func);
    for (Operation &op : func.front())
      if (constants.contains(&op) || matchPattern(&op, m_Constant()) ||
          (isMadeAnywhere(&op) && llvm::all_of(op.getOperands(), [&](Value operand) {
             return operand.getDefiningOp() && kept.contains(operand.getDefiningOp());
           })))
        kept.insert(&op);
  }

  /// Takes annotations back to producers, as far as ops can be cut that way.
  void findWishes() {
    for (Operation &op : llvm::reverse(func.front())) {
      if (auto annotation = dyn_cast<upstream::ShardOp>(op)) {
        Layout layout = Layout::of(upstream::Sharding(annotation.getSharding()),
                                   cast<RankedTensorType>(annotation.getType()).getRank());
        if (!layout.isWhole())
          wishes.try_emplace(annotation.getSrc(), layout);
        continue;
      }
      auto rule = shardingRule(&op);
      if (!rule || kept.contains(&op))
        continue;
      Cut cut(rule->factors.size());
      for (auto [result, dims] : llvm::zip_equal(op.getResults(), rule->results))
        if (auto wish = wishes.find(result); wish != wishes.end())
          cutAlong(cut, &op, *rule, dims, wish->second);
      for (auto [operand, dims] : llvm::zip_equal(op.getOperands(), rule->operands))
        if (Layout layout = layoutOf(cut, dims); isTensor(operand) && !layout.isWhole())
          wishes.try_emplace(operand, layout);
    }
  }

  LogicalResult visit(Operation *op) {
    builder.setInsertionPoint(op);
    loc = op->getLoc();
    if (kept.contains(op) || isMadeAnywhere(op) || isa<upstream::ShardingOp>(op))
      return success();
    if (auto annotation = dyn_cast<upstream::ShardOp>(op))
      return visitAnnotation(annotation);
    if (isa<upstream::ShardDialect>(op->getDialect()) && llvm::any_of(op->getOperands(), isTensor))
      return op->emitOpError(
          "is of one process's part, and the function says how whole tensors are "
          "cut; put it into another function");
    if (auto dim = dyn_cast<tensor::DimOp>(op)) {
      visitDim(dim);
    } else if (auto end = dyn_cast<func::ReturnOp>(op)) {
      visitReturn(end);
    } else if (auto rule = shardingRule(op)) {
      compute(op, *rule, chooseCut(op, *rule));
    } else {
      if (options.remarks && llvm::any_of(op->getOperands(), isTensor))
        (void)options.remarks->decline(op, "has no rule: every process computes the whole");
      computeWhole(op);
    }
    return success();
  }

  LogicalResult visitAnnotation(upstream::ShardOp op) {
    upstream::Sharding sharding(op.getSharding());
    auto type = cast<RankedTensorType>(op.getType());
    if (sharding.getGrid() != grid.name)
      return op.emitOpError("is on grid '")
             << sharding.getGrid() << "', others of the function are on '" << grid.name << "'";
    if (!sharding.getStaticHaloSizes().empty() || !sharding.getStaticShardedDimsOffsets().empty())
      return op.emitOpError("asks for halos or parts of unequal size, which are not supported");
    if (int64_t(sharding.getSplitAxes().size()) > type.getRank())
      return op.emitOpError("says how ") << sharding.getSplitAxes().size()
                                         << " dimensions are cut of a tensor of " << type.getRank();
    Layout layout = Layout::of(sharding, type.getRank());
    for (auto [dim, axes] : llvm::enumerate(layout.axes))
      if (int64_t size = type.getDimSize(dim);
          !ShapedType::isDynamic(size) && size % grid.parts(axes))
        return op.emitOpError("cuts dimension ") << dim << " of size " << size << " into "
                                                 << grid.parts(axes) << " parts of unequal size";
    define(op.getResult(), layout, get(op.getSrc(), layout));
    return success();
  }

  /// Sizes in the program are those of whole tensors.
  void visitDim(tensor::DimOp op) {
    auto dim = op.getConstantIndex();
    const Layout *layout = layoutOf(op.getSource());
    if (!dim || !layout)
      return computeWhole(op);
    Value part = versions[op.getSource()].front().second;
    Value size = tensor::DimOp::create(builder, loc, part, *dim);
    if (int64_t parts = grid.parts(layout->axes[*dim]); parts > 1)
      size = arith::MulIOp::create(builder, loc, size,
                                   arith::ConstantIndexOp::create(builder, loc, parts));
    scalars.map(op.getResult(), size);
  }

  void visitReturn(func::ReturnOp op) {
    SmallVector<Value> results;
    for (Value operand : op.getOperands()) {
      if (!isTensor(operand)) {
        results.push_back(scalars.lookupOrDefault(operand));
        continue;
      }
      const Layout *layout = options.wholeInterface ? nullptr : layoutOf(operand);
      results.push_back(get(operand, layout ? Layout(*layout) : wholeOf(operand)));
    }
    func::ReturnOp::create(builder, loc, results);
  }

  Cut chooseCut(Operation *op, const ShardingRule &rule) {
    Cut cut(rule.factors.size());
    // What the program says of the result itself comes first.
    for (auto [result, dims] : llvm::zip_equal(op->getResults(), rule.results))
      for (Operation *user : result.getUsers())
        if (auto annotation = dyn_cast<upstream::ShardOp>(user);
            annotation && !annotation.getAnnotateForUsers())
          cutAlong(cut, op, rule, dims,
                   Layout::of(upstream::Sharding(annotation.getSharding()), dims.size()));
    // Then what is cut already, the largest first: if operands disagree, the others move.
    SmallVector<unsigned> order;
    for (auto [i, operand] : llvm::enumerate(op->getOperands()))
      if (const Layout *layout = isTensor(operand) ? layoutOf(operand) : nullptr;
          layout && !layout->isWhole())
        order.push_back(i);
    auto elements = [&](unsigned i) {
      int64_t count = 1;
      for (int64_t size : cast<RankedTensorType>(op->getOperand(i).getType()).getShape())
        count *= util::sizeOr(size, util::Assumed::ProgramSize);
      return count;
    };
    llvm::sort(order, [&](unsigned a, unsigned b) {
      return std::pair(-elements(a), a) < std::pair(-elements(b), b);
    });
    for (unsigned i : order)
      cutAlong(cut, op, rule, rule.operands[i], *layoutOf(op->getOperand(i)));
    auto isUncut = [&] { return llvm::all_of(cut, std::mem_fn(&GridAxes::empty)); };
    if (isUncut())
      for (auto [result, dims] : llvm::zip_equal(op->getResults(), rule.results))
        if (auto wish = wishes.find(result); wish != wishes.end())
          cutAlong(cut, op, rule, dims, wish->second);
    if (options.cutsWeights && isUncut())
      cutWeights(cut, op, rule);
    return cut;
  }

  /// Cuts `rule` as `layout` cuts a tensor whose dimensions have `dims`. False, and nothing
  /// changed, where that cannot be.
  bool cutAlong(Cut &cut, Operation *op, const ShardingRule &rule, ArrayRef<int64_t> dims,
                const Layout &layout) {
    Cut next = cut;
    for (auto [factor, axes] : llvm::zip_equal(dims, layout.axes)) {
      if (axes.empty())
        continue;
      if (!canCut(op, rule, factor, axes) || (!next[factor].empty() && next[factor] != axes))
        return false;
      for (auto [other, used] : llvm::enumerate(next))
        if (int64_t(other) != factor &&
            llvm::any_of(axes, [&](int16_t axis) { return llvm::is_contained(used, axis); }))
          return false;
      next[factor] = axes;
    }
    cut = std::move(next);
    return true;
  }

  /// All dimensions along a factor are divisible; sizes that are not known are if the program cuts
  /// them itself.
  bool canCut(Operation *op, const ShardingRule &rule, int64_t factor, ArrayRef<int16_t> axes) {
    if (factor == ShardingRule::kNone || rule.factors[factor] == Factor::Whole)
      return false;
    int64_t parts = grid.parts(axes);
    auto isDivisible = [&](Value value, ArrayRef<int64_t> dims) {
      for (auto [dim, along] : llvm::enumerate(dims))
        if (along == factor) {
          int64_t size = cast<RankedTensorType>(value.getType()).getDimSize(dim);
          if (ShapedType::isDynamic(size) ? options.wholeInterface : size % parts != 0)
            return false;
        }
      return true;
    };
    for (auto [operand, dims] : llvm::zip_equal(op->getOperands(), rule.operands))
      if (!isDivisible(operand, dims))
        return false;
    for (auto [result, dims] : llvm::zip_equal(op->getResults(), rule.results))
      if (!isDivisible(result, dims))
        return false;
    return true;
  }

  /// Columns: what runs along the weights and the result, and along no other operand.
  void cutWeights(Cut &cut, Operation *op, const ShardingRule &rule) {
    auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
    if (!linalgOp || linalgOp.getNumReductionLoops() == 0 || linalgOp.getNumDpsInputs() != 2)
      return;
    GridAxes all;
    llvm::append_range(all, llvm::seq<int16_t>(0, grid.rank()));
    for (unsigned weights : {1, 0}) {
      Operation *source = op->getOperand(weights).getDefiningOp();
      auto type = dyn_cast<RankedTensorType>(op->getOperand(weights).getType());
      if (!source || !kept.contains(source) || !type || type.getNumElements() < kMinWeights)
        continue;
      for (int64_t factor : rule.operands[weights])
        if (factor != ShardingRule::kNone && rule.factors[factor] == Factor::Parallel &&
            !llvm::is_contained(rule.operands[1 - weights], factor) &&
            canCut(op, rule, factor, all)) {
          cut[factor] = all;
          return;
        }
    }
  }

  // --- Along what an op is cut ------------------------------------------------------------------

  Layout layoutOf(const Cut &cut, ArrayRef<int64_t> dims) {
    Layout layout = Layout::whole(dims.size());
    for (auto [axes, factor] : llvm::zip_equal(layout.axes, dims))
      if (factor != ShardingRule::kNone)
        axes = cut[factor];
    return layout;
  }

  void compute(Operation *op, const ShardingRule &rule, const Cut &cut) {
    SmallVector<Value> operands;
    for (auto [operand, dims] : llvm::zip_equal(op->getOperands(), rule.operands))
      operands.push_back(isTensor(operand) ? get(operand, layoutOf(cut, dims))
                                           : scalars.lookupOrDefault(operand));
    GridAxes summed;
    for (auto [factor, axes] : llvm::zip_equal(rule.factors, cut))
      if (factor == Factor::Reduction)
        llvm::append_range(summed, axes);
    // Each process adds up its own terms from nothing; what the sum began with comes once, at the
    // end.
    SmallVector<Value> begins(op->getNumResults());
    if (!summed.empty()) {
      auto linalgOp = cast<linalg::LinalgOp>(op);
      for (auto [i, init] : llvm::enumerate(linalgOp.getDpsInitsMutable())) {
        TypedAttr neutral = neutralElement(linalgOp, i);
        if (beginsWith(init.get(), neutral))
          continue;
        begins[i] = operands[init.getOperandNumber()];
        Value value = arith::ConstantOp::create(builder, loc, neutral);
        Value empty = global::emptyLike(builder, loc, begins[i], neutral.getType());
        operands[init.getOperandNumber()] =
            linalg::FillOp::create(builder, loc, value, empty).getResult(0);
      }
    }
    Operation *part = create(op, rule, cut, operands);
    for (auto [i, result] : llvm::enumerate(op->getResults())) {
      if (!isTensor(result)) {
        scalars.map(result, part->getResult(i));
        continue;
      }
      Value value = part->getResult(i);
      if (!summed.empty())
        value =
            upstream::AllReduceOp::create(builder, loc, value, grid.name, summed, rule.reduction);
      if (begins[i])
        value = combine(builder, loc, rule.reduction, value, begins[i]);
      define(result, layoutOf(cut, rule.results[i]), value);
    }
  }

  void computeWhole(Operation *op) {
    IRMapping mapping;
    for (Value operand : op->getOperands())
      mapping.map(operand, isTensor(operand) ? get(operand, wholeOf(operand))
                                             : scalars.lookupOrDefault(operand));
    mapCaptured(op, mapping);
    Operation *clone = builder.clone(*op, mapping);
    for (auto [result, value] : llvm::zip_equal(op->getResults(), clone->getResults()))
      if (isTensor(result))
        define(result, wholeOf(result), value);
      else
        scalars.map(result, value);
  }

  /// `op` on the parts `operands`. Ops that name sizes name those of parts.
  Operation *create(Operation *op, const ShardingRule &rule, const Cut &cut,
                    ArrayRef<Value> operands) {
    auto partOf = [&](Value tensor, ArrayRef<int64_t> dims) {
      return grid.partOf(cast<RankedTensorType>(tensor.getType()), layoutOf(cut, dims));
    };
    auto locals = [&](ArrayRef<OpFoldResult> values) {
      return llvm::map_to_vector(values, [&](OpFoldResult value) { return local(value); });
    };
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op))
      return tensor::ExpandShapeOp::create(
          builder, loc, partOf(expand.getResult(), rule.results[0]), operands[0],
          expand.getReassociationIndices(),
          partSizes(expand.getMixedOutputShape(), layoutOf(cut, rule.results[0])));
    if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
      return tensor::ExtractSliceOp::create(
          builder, loc, partOf(slice.getResult(), rule.results[0]), operands[0],
          locals(slice.getMixedOffsets()),
          partSizes(slice.getMixedSizes(), layoutOf(cut, rule.operands[0])),
          locals(slice.getMixedStrides()));
    if (auto slice = dyn_cast<tensor::InsertSliceOp>(op))
      return tensor::InsertSliceOp::create(
          builder, loc, operands[0], operands[1], locals(slice.getMixedOffsets()),
          partSizes(slice.getMixedSizes(), layoutOf(cut, rule.operands[1])),
          locals(slice.getMixedStrides()));
    IRMapping captured;
    mapCaptured(op, captured);
    Operation *clone = builder.clone(*op, captured);
    clone->setOperands(operands);
    for (auto [result, old, dims] :
         llvm::zip_equal(clone->getResults(), op->getResults(), rule.results))
      result.setType(partOf(old, dims));
    return clone;
  }

  // --- Ops --------------------------------------------------------------------------------------

  /// What regions read from outside of the op they are in, every process has as a whole.
  void mapCaptured(Operation *op, IRMapping &mapping) {
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    for (Value value : captured)
      if (value.getParentBlock() == &func.front())
        mapping.map(value,
                    isTensor(value) ? get(value, wholeOf(value)) : scalars.lookupOrDefault(value));
  }

  Value get(Value tensor, const Layout &layout) {
    Versions &known = versions[tensor];
    for (auto &[version, value] : known)
      if (version == layout)
        return value;
    Value value = make(tensor, layout);
    versions[tensor].push_back({layout, value}); // making it may have moved the others
    return value;
  }

  Value make(Value tensor, const Layout &layout) {
    Operation *source = tensor.getDefiningOp();
    auto type = cast<RankedTensorType>(tensor.getType());
    bool isKept = source && kept.contains(source);
    if (isKept && layout.isWhole())
      return tensor;
    if (auto empty = dyn_cast_or_null<tensor::EmptyOp>(source))
      return tensor::EmptyOp::create(builder, empty.getLoc(),
                                     partSizes(empty.getMixedSizes(), layout),
                                     type.getElementType(), type.getEncoding());
    if (auto fill = dyn_cast_or_null<linalg::FillOp>(source)) {
      Value init = get(fill.getDpsInits()[0], layout);
      return linalg::FillOp::create(builder, fill.getLoc(), cast<Value>(local(fill.getInputs()[0])),
                                    init)
          .getResult(0);
    }
    SplatElementsAttr splat;
    if (matchPattern(tensor, m_Constant(&splat)))
      return arith::ConstantOp::create(builder, tensor.getLoc(),
                                       splat.resizeSplat(grid.partOf(type, layout)));
    if (isKept)
      return reshard(tensor, wholeOf(tensor), layout);
    Versions &known = versions[tensor];
    if (!known.empty())
      return reshard(known.front().second, known.front().first, layout);
    // An argument: whoever needs it first decides how callers pass it.
    Layout passed = options.wholeInterface ? wholeOf(tensor) : layout;
    tensor.setType(grid.partOf(type, passed));
    if (passed == layout)
      return tensor;
    known.push_back({passed, tensor});
    return reshard(tensor, passed, layout);
  }

  Value reshard(Value value, const Layout &from, const Layout &to) {
    return shard::reshard(builder, loc, grid, value, from, to);
  }
  void define(Value tensor, const Layout &layout, Value value) {
    versions[tensor].insert(versions[tensor].begin(), {layout, value});
  }

  /// The layout in which a tensor was computed. Null for what any layout suits: constants, fills,
  /// arguments that nobody used yet.
  const Layout *layoutOf(Value tensor) {
    auto known = versions.find(tensor);
    Operation *source = tensor.getDefiningOp();
    bool suitsAny =
        known == versions.end() || isMadeAnywhere(source) || (source && kept.contains(source));
    return suitsAny ? nullptr : &known->second.front().first;
  }

  SmallVector<OpFoldResult> partSizes(ArrayRef<OpFoldResult> sizes, const Layout &layout) {
    SmallVector<OpFoldResult> parts;
    for (auto [size, axes] : llvm::zip_equal(sizes, layout.axes)) {
      int64_t count = grid.parts(axes);
      // A size that is a value stays one, even if it is known: the type says that it is open.
      if (auto known = dyn_cast<Attribute>(size)) {
        parts.push_back(builder.getIndexAttr(cast<IntegerAttr>(known).getInt() / count));
      } else if (count == 1) {
        parts.push_back(local(size));
      } else {
        Value divisor = arith::ConstantIndexOp::create(builder, loc, count);
        parts.push_back(
            arith::DivUIOp::create(builder, loc, cast<Value>(local(size)), divisor).getResult());
      }
    }
    return parts;
  }

  // --- Tensors in the layout that somebody needs ------------------------------------------------

  /// A scalar of the old program in the new one.
  OpFoldResult local(OpFoldResult value) {
    auto dynamic = dyn_cast<Value>(value);
    return dynamic ? OpFoldResult(scalars.lookupOrDefault(dynamic)) : value;
  }

  func::FuncOp func;
  const Grid &grid;
  const PartitionOptions &options;
  OpBuilder builder;
  Location loc = builder.getUnknownLoc();
  DenseSet<Operation *> kept; // constants and what depends on nothing else: stays where it is
  DenseMap<Value, Versions> versions; // of tensors
  DenseMap<Value, Layout> wishes;     // of tensors: what annotations further down ask for
  IRMapping scalars;
};
} // namespace

LogicalResult partitionFunction(func::FuncOp func, const Grid &grid,
                                const PartitionOptions &options) {
  return FunctionPartition(func, grid, options).run();
}

} // namespace sluice::shard
