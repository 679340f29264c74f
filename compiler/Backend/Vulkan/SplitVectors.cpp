//===- SplitVectors.cpp - vectors longer than SPIR-V has ------------------===//
//   %c = arith.addf %a, %b : vector<8xf32>
//     ->
//   %low = arith.addf (%a[0] ... %a[3]), (%b[0] ... %b[3]) : vector<4xf32>, and so the other four
//   %c = vector.from_elements %low[0] ... %high[3]
// Loops and branches carry the parts. Nothing is left of the whole: its elements are extracted from
// what made it of elements, which folds.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/MemoryAccess.h"
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "compiler/Dialect/Util/Walks.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::vulkan;

/// The type of a vector that is too long; null for all others.
static VectorType longType(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector && vector.getRank() == 1 && vector.getNumElements() > kMaxLanes ? vector : nullptr;
}
static bool isLong(Value value) { return bool(longType(value.getType())); }

static VectorType partType(VectorType type, int64_t lane) {
  return VectorType::get({std::min(kMaxLanes, type.getNumElements() - lane)},
                         type.getElementType());
}

static void appendElements(OpBuilder &b, Location loc, Value vector, SmallVectorImpl<Value> &all) {
  for (int64_t i = 0; i < cast<VectorType>(vector.getType()).getNumElements(); ++i)
    all.push_back(b.createOrFold<vector::ExtractOp>(loc, vector, i));
}

static Value whole(OpBuilder &b, Location loc, Type type, ValueRange parts) {
  SmallVector<Value> elements;
  for (Value part : parts)
    appendElements(b, loc, part, elements);
  return vector::FromElementsOp::create(b, loc, type, elements);
}

static SmallVector<Value> partsOf(OpBuilder &b, Location loc, Value vector) {
  SmallVector<Value> elements, parts;
  appendElements(b, loc, vector, elements);
  auto type = cast<VectorType>(vector.getType());
  for (int64_t at = 0; at < type.getNumElements(); at += kMaxLanes) {
    VectorType part = partType(type, at);
    parts.push_back(vector::FromElementsOp::create(
        b, loc, part, ArrayRef(elements).slice(at, part.getNumElements())));
  }
  return parts;
}

namespace {
/// Operations that do the same with each element.
struct SplitElementwise : RewritePattern {
  explicit SplitElementwise(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!OpTrait::hasElementwiseMappableTraits(op) || op->getNumResults() != 1 ||
        !isLong(op->getResult(0)))
      return failure();
    Location loc = op->getLoc();
    VectorType type = longType(op->getResult(0).getType());
    SmallVector<SmallVector<Value>> operands; // Parts, or one scalar for all.
    for (Value operand : op->getOperands())
      operands.push_back(isLong(operand) ? partsOf(rewriter, loc, operand)
                                         : SmallVector<Value>{operand});
    SmallVector<Value> results;
    for (int64_t at = 0; at < type.getNumElements(); at += kMaxLanes) {
      OperationState state(loc, op->getName());
      for (ArrayRef<Value> operand : operands)
        state.operands.push_back(operand.size() > 1 ? operand[at / kMaxLanes] : operand[0]);
      state.addTypes(partType(type, at));
      state.attributes = op->getAttrs();
      results.push_back(rewriter.create(state)->getResult(0));
    }
    rewriter.replaceOp(op, whole(rewriter, loc, type, results));
    return success();
  }
};

} // namespace

/// Bits of long vectors: a part's, of as many bits on both sides.
static LogicalResult splitBitcast(vector::BitCastOp op, PatternRewriter &rewriter) {
  if (!isLong(op.getSource()) && !isLong(op.getResult()))
    return failure();
  VectorType from = op.getSourceVectorType(), to = op.getResultVectorType();
  int64_t parts = std::gcd(from.getNumElements(), to.getNumElements());
  if (std::max(from.getNumElements(), to.getNumElements()) / parts > kMaxLanes)
    return failure();
  SmallVector<Value> elements, results;
  appendElements(rewriter, op.getLoc(), op.getSource(), elements);
  for (int64_t i = 0, each = from.getNumElements() / parts; i < parts; ++i) {
    Value part = vector::FromElementsOp::create(rewriter, op.getLoc(),
                                                VectorType::get({each}, from.getElementType()),
                                                ArrayRef(elements).slice(i * each, each));
    results.push_back(vector::BitCastOp::create(
        rewriter, op.getLoc(), VectorType::get({to.getNumElements() / parts}, to.getElementType()),
        part));
  }
  rewriter.replaceOp(op, whole(rewriter, op.getLoc(), to, results));
  return success();
}

/// Elements of one or two vectors in another order, of one beside a part of another.
static LogicalResult splitShuffle(vector::ShuffleOp op, PatternRewriter &rewriter) {
  if (!isLong(op.getV1()) && !isLong(op.getV2()) && !isLong(op.getResult()))
    return failure();
  SmallVector<Value> elements, results;
  appendElements(rewriter, op.getLoc(), op.getV1(), elements);
  appendElements(rewriter, op.getLoc(), op.getV2(), elements);
  for (int64_t place : op.getMask())
    results.push_back(elements[std::max<int64_t>(place, 0)]); // -1 is any.
  rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, op.getType(), results);
  return success();
}

static LogicalResult splitReduction(vector::ReductionOp op, PatternRewriter &rewriter) {
  if (!isLong(op.getVector()))
    return failure();
  Value total = op.getAcc();
  for (Value part : partsOf(rewriter, op.getLoc(), op.getVector()))
    total = vector::ReductionOp::create(rewriter, op.getLoc(), op.getType(), op.getKind(), part,
                                        total, op.getFastmath());
  rewriter.replaceOp(op, total);
  return success();
}

/// Loops and branches carry parts.
static LogicalResult splitCarried(Operation *op) {
  MLIRContext *context = op->getContext();
  TypeConverter converter;
  converter.addConversion([](Type type) { return type; });
  converter.addConversion([](VectorType type, SmallVectorImpl<Type> &parts) {
    for (int64_t at = 0; longType(type) && at < type.getNumElements(); at += kMaxLanes)
      parts.push_back(partType(type, at));
    return parts.empty() ? std::optional<LogicalResult>() : success();
  });
  converter.addSourceMaterialization([](OpBuilder &b, VectorType type, ValueRange parts,
                                        Location loc) { return whole(b, loc, type, parts); });
  converter.addTargetMaterialization(
      [](OpBuilder &b, TypeRange, ValueRange values, Location loc) -> SmallVector<Value> {
        return values.size() == 1 && isLong(values[0]) ? partsOf(b, loc, values[0])
                                                       : SmallVector<Value>();
      });
  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  RewritePatternSet patterns(context);
  scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns, target);
  return applyPartialConversion(op, target, std::move(patterns));
}

LogicalResult vulkan::splitVectors(spirv::ModuleOp module) {
  if (!anyIn(module, [](Operation *op) { return llvm::any_of(op->getResults(), isLong); }))
    return success();
  if (failed(splitCarried(module)))
    return failure();
  RewritePatternSet patterns(module.getContext());
  patterns.add<SplitElementwise>(module.getContext());
  patterns.add(splitBitcast).add(splitShuffle).add(splitReduction);
  return foldWith(module, std::move(patterns));
}
