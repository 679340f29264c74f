//===- ShardingRule.cpp - along what an op may be cut ------------------------===//
#include "compiler/Dialect/LinalgExt/IterationSpace.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Shard/Partition.h"

namespace sluice::shard {
namespace {

using Factor = ShardingRule::Factor;
using mlir::shard::ReductionKind;
using Dims = SmallVector<int64_t>;
constexpr int64_t kNone = ShardingRule::kNone;

int64_t rankOf(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? type.getRank() : 0;
}

/// A rule in which no dimension has a factor yet.
ShardingRule emptyRule(Operation *op) {
  ShardingRule rule;
  for (Value operand : op->getOperands())
    rule.operands.emplace_back(rankOf(operand), kNone);
  for (Value result : op->getResults())
    rule.results.emplace_back(rankOf(result), kNone);
  return rule;
}

/// Dimension `from` of operand `operand` is dimension `to` of the result.
void same(ShardingRule &rule, unsigned operand, int64_t from, int64_t to) {
  int64_t &factor = rule.results[0][to];
  if (factor == kNone) {
    factor = rule.factors.size();
    rule.factors.push_back(Factor::Parallel);
  }
  rule.operands[operand][from] = factor;
}

std::optional<ReductionKind> kindOf(Operation *combiner) {
  return TypeSwitch<Operation *, std::optional<ReductionKind>>(combiner)
      .Case<arith::AddFOp, arith::AddIOp>([](auto) { return ReductionKind::Sum; })
      .Case<arith::MulFOp, arith::MulIOp>([](auto) { return ReductionKind::Product; })
      .Case<arith::MaximumFOp, arith::MaxSIOp>([](auto) { return ReductionKind::Max; })
      .Case<arith::MinimumFOp, arith::MinSIOp>([](auto) { return ReductionKind::Min; })
      .Default([](Operation *) { return std::nullopt; });
}

/// Processes add up in the type of the result, which they must be able to.
bool isExchangeable(Type type) {
  return type.isF16() || type.isBF16() || type.isF32() || type.isF64() || type.isInteger(8) ||
         type.isInteger(16) || type.isInteger(32) || type.isInteger(64);
}

/// What all results of `op` are reduced by.
std::optional<ReductionKind> reductionOf(linalg::LinalgOp op) {
  std::optional<ReductionKind> kind;
  for (auto [i, output] : llvm::enumerate(op.getRegionOutputArgs())) {
    SmallVector<Operation *> combiners;
    if (!matchReduction(op.getRegionOutputArgs(), i, combiners) || combiners.size() != 1 ||
        !isExchangeable(output.getType()))
      return std::nullopt;
    auto next = kindOf(combiners.front());
    if (!next || (kind && kind != next))
      return std::nullopt;
    kind = next;
  }
  return kind;
}

std::optional<ShardingRule> ruleOf(linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics())
    return std::nullopt;
  ShardingRule rule = emptyRule(op);
  std::optional<ReductionKind> reduction =
      op.getNumReductionLoops() ? reductionOf(op) : std::nullopt;
  rule.reduction = reduction.value_or(ReductionKind::Sum);
  for (utils::IteratorType type : op.getIteratorTypesArray())
    rule.factors.push_back(type == utils::IteratorType::parallel                 ? Factor::Parallel
                           : type == utils::IteratorType::reduction && reduction ? Factor::Reduction
                                                                                 : Factor::Whole);
  // Positions are those of the whole tensor.
  op->walk([&](linalg::IndexOp index) { rule.factors[index.getDim()] = Factor::Whole; });
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType()))
      continue;
    for (auto [dim, expr] : llvm::enumerate(op.getMatchingIndexingMap(&operand).getResults())) {
      if (auto loop = dyn_cast<AffineDimExpr>(expr))
        rule.operands[operand.getOperandNumber()][dim] = loop.getPosition();
      else // A window: each part would need some of its neighbours.
        expr.walk([&](AffineExpr inner) {
          if (auto loop = dyn_cast<AffineDimExpr>(inner))
            rule.factors[loop.getPosition()] = Factor::Whole;
        });
    }
  }
  for (unsigned i = 0; i < rule.results.size(); ++i)
    rule.results[i] = rule.operands[op.getDpsInitOperand(i)->getOperandNumber()];
  return rule;
}

/// Reductions of these ops have no kind that processes exchange.
std::optional<ShardingRule> ruleOfExtension(DestinationStyleOpInterface op) {
  // The regions of maps compute positions in the whole tensor.
  if (!op.hasPureTensorSemantics() || isa<linalg_ext::MapLoadOp, linalg_ext::MapStoreOp>(op))
    return std::nullopt;
  linalg_ext::IterationSpace space = linalg_ext::iterationSpace(op);
  ShardingRule rule = emptyRule(op);
  for (auto [type, whole] : llvm::zip_equal(space.types, space.whole))
    rule.factors.push_back(type == utils::IteratorType::parallel && !whole ? Factor::Parallel
                                                                           : Factor::Whole);
  op->walk([&](linalg_ext::IndexOp index) { rule.factors[index.getDim()] = Factor::Whole; });
  for (auto [dims, along] : llvm::zip_equal(rule.operands, space.operandDims))
    if (!dims.empty())
      dims.assign(along.begin(), along.end());
  // A slice that is smaller than the dimension it runs along begins anywhere in it.
  SmallVector<std::optional<int64_t>> sizes(rule.factors.size());
  for (auto [operand, dims] : llvm::zip_equal(op->getOperands(), rule.operands))
    for (auto [dim, factor] : llvm::enumerate(dims)) {
      int64_t size = cast<RankedTensorType>(operand.getType()).getDimSize(dim);
      if (factor != kNone && sizes[factor].value_or(size) != size)
        rule.factors[factor] = Factor::Whole;
      else if (factor != kNone)
        sizes[factor] = size;
    }
  for (unsigned i = 0; i < rule.results.size(); ++i)
    rule.results[i] = rule.operands[op.getDpsInitOperand(i)->getOperandNumber()];
  return rule;
}

/// Dimensions that are one in the other shape: the outermost is cut with it, since rows of parts
/// lie together.
template <typename Reshape> ShardingRule ruleOfReshape(Reshape op, bool expands) {
  ShardingRule rule = emptyRule(op);
  auto outer = cast<RankedTensorType>(expands ? op.getResult().getType() : op.getSrc().getType());
  for (auto [dim, group] : llvm::enumerate(op.getReassociationIndices())) {
    auto notOne = llvm::find_if(group, [&](int64_t i) { return outer.getDimSize(i) != 1; });
    int64_t outermost = notOne == group.end() ? group.front() : *notOne;
    same(rule, 0, expands ? dim : outermost, expands ? outermost : dim);
  }
  return rule;
}

/// Calls `visit` for the dimensions of `whole` of which a slice has everything, with their place in
/// the slice.
template <typename Slice>
void visitWholeDims(Slice op, RankedTensorType whole,
                    function_ref<void(int64_t dim, int64_t inSlice)> visit) {
  auto sizes = op.getMixedSizes(), offsets = op.getMixedOffsets(), strides = op.getMixedStrides();
  llvm::SmallBitVector dropped = op.getDroppedDims();
  for (int64_t dim = 0, inSlice = 0; dim < whole.getRank(); ++dim) {
    if (dropped[dim])
      continue;
    if (isZeroInteger(offsets[dim]) && isOneInteger(strides[dim]) && !whole.isDynamicDim(dim) &&
        getConstantIntValue(sizes[dim]) == whole.getDimSize(dim))
      visit(dim, inSlice);
    ++inSlice;
  }
}

ShardingRule ruleOf(tensor::ExtractSliceOp op) {
  ShardingRule rule = emptyRule(op);
  visitWholeDims(op, op.getSourceType(),
                 [&](int64_t dim, int64_t inSlice) { same(rule, 0, dim, inSlice); });
  return rule;
}

ShardingRule ruleOf(tensor::InsertSliceOp op) {
  ShardingRule rule = emptyRule(op);
  visitWholeDims(op, op.getDestType(), [&](int64_t dim, int64_t inSlice) {
    same(rule, 0, inSlice, dim);
    same(rule, 1, dim, dim);
  });
  return rule;
}

/// All dimensions but those for which `changes`.
ShardingRule ruleOfUnchanged(Operation *op, function_ref<bool(int64_t)> changes) {
  ShardingRule rule = emptyRule(op);
  for (int64_t dim = 0; dim < rankOf(op->getResult(0)); ++dim)
    for (unsigned operand = 0; operand < op->getNumOperands() && !changes(dim); ++operand)
      if (!rule.operands[operand].empty())
        same(rule, operand, dim, dim);
  return rule;
}

} // namespace

std::optional<ShardingRule> shardingRule(Operation *op) {
  using Rule = std::optional<ShardingRule>;
  return TypeSwitch<Operation *, Rule>(op)
      .Case([](linalg::LinalgOp linalgOp) { return ruleOf(linalgOp); })
      .Case([](tensor::ExpandShapeOp expand) { return ruleOfReshape(expand, /*expands=*/true); })
      .Case([](tensor::CollapseShapeOp collapse) {
        return ruleOfReshape(collapse, /*expands=*/false);
      })
      .Case([](tensor::ExtractSliceOp slice) { return ruleOf(slice); })
      .Case([](tensor::InsertSliceOp slice) { return ruleOf(slice); })
      .Case([](tensor::ConcatOp concat) {
        return ruleOfUnchanged(concat,
                               [&](int64_t dim) { return dim == int64_t(concat.getDim()); });
      })
      .Case([](tensor::PadOp pad) -> Rule {
        if (!pad.getConstantPaddingValue())
          return std::nullopt;
        return ruleOfUnchanged(pad, [&](int64_t dim) {
          return !isZeroInteger(pad.getMixedLowPad()[dim]) ||
                 !isZeroInteger(pad.getMixedHighPad()[dim]);
        });
      })
      .Case(
          [](tensor::CastOp cast) { return ruleOfUnchanged(cast, [](int64_t) { return false; }); })
      .Default([](Operation *other) -> Rule {
        if (auto extension = dyn_cast<DestinationStyleOpInterface>(other);
            extension && isa<linalg_ext::LinalgExtDialect>(other->getDialect()))
          return ruleOfExtension(extension);
        return std::nullopt;
      });
}

} // namespace sluice::shard
