//===- StepProducts.cpp - small products with weights in panels ------------===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Cpu/NarrowOperands.h"
#include "compiler/Kernels/KernelBuilder.h"
#include "compiler/Kernels/Matmul/Cpu/CpuMatmulKind.h"
#include "compiler/Kernels/Recurrence/RecurrenceKind.h"

namespace sluice::kernels {

bool isStepProduct(linalg::LinalgOp op) {
  auto loops = productLoops(op);
  if (!loops || !loops->batch.empty() || !loops->m)
    return false;
  auto rhs = cast<RankedTensorType>(op.getDpsInputs()[1].getType());
  AffineMap lhs = op.getIndexingMapsArray()[0], sums = op.getIndexingMapsArray()[2];
  ProductOperands operands = *matchProduct(op);
  bool isOneType = operands.lhs == Widening::None && operands.rhs == Widening::None &&
                   isa<Float32Type, Float64Type>(rhs.getElementType());
  auto panels = dyn_cast_if_present<encoding::PanelsAttr>(rhs.getEncoding());
  return panels && rhs.getRank() == 2 && rhs.hasStaticShape() &&
         (isOneType || operands.perWord == 4) && panels.getGroup() == operands.perWord &&
         op.getStaticLoopRanges()[loops->k] % operands.perWord == 0 && lhs.getNumResults() == 2 &&
         lhs.getDimPosition(0) == *loops->m && sums.getNumResults() == 2 &&
         sums.getDimPosition(0) == *loops->m;
}

static bool isZeroNumber(Value value) {
  return matchPattern(value, m_AnyZeroFloat()) || matchPattern(value, m_Zero());
}

/// Whether `value` is memory of its own, filled with zeros.
static bool isFreshZero(Value value) {
  auto fill = value.getDefiningOp<linalg::FillOp>();
  return fill && fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>() &&
         isZeroNumber(fill.getInputs()[0]);
}

/// Maps over loops row, panel, column in the panel, k; of words also the byte in the word.
static SmallVector<AffineMap> panelMaps(MLIRContext *context, bool isOfWords) {
  auto map = [&](SmallVector<unsigned> dims, bool hasBytes) {
    if (isOfWords && hasBytes)
      dims.push_back(4);
    return AffineMap::getMultiDimMapWithTargets(isOfWords ? 5 : 4, dims, context);
  };
  return {map({0, 3}, true), map({1, 3, 2}, true), map({0, 1, 2}, false)};
}

void readPanelsOfSteps(func::FuncOp kernel) {
  SmallVector<linalg::LinalgOp> products;
  kernel.walk([&](linalg::LinalgOp op) {
    if (op->getParentOfType<scf::ForOp>() && isStepProduct(op) &&
        llvm::is_contained(kernel.getArguments(), op.getDpsInputs()[1]) &&
        isFreshZero(op.getDpsInits()[0]))
      products.push_back(op);
  });
  for (linalg::LinalgOp op : products) {
    OpBuilder b(op);
    Location loc = op.getLoc();
    Value lhs = op.getDpsInputs()[0], rhs = op.getDpsInputs()[1];
    auto type = cast<RankedTensorType>(rhs.getType());
    auto panels = cast<encoding::PanelsAttr>(type.getEncoding());
    RankedTensorType stored = panels.getStorageType(type);
    Value weights = encoding::StorageCastOp::create(b, loc, stored, rhs);
    auto filled = op.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
    OpFoldResult rows = filled.getOutputs()[0].getDefiningOp<tensor::EmptyOp>().getMixedSizes()[0];
    auto number = [&](int64_t value) -> OpFoldResult { return b.getIndexAttr(value); };
    int64_t count = stored.getDimSize(0), width = panels.getWidth(), group = panels.getGroup();
    bool isOfWords = group > 1;
    if (isOfWords) {
      int64_t known = cast<RankedTensorType>(lhs.getType()).getDimSize(0);
      lhs = tensor::ExpandShapeOp::create(
          b, loc,
          RankedTensorType::get({known, stored.getDimSize(1), group}, stored.getElementType()), lhs,
          ArrayRef<ReassociationIndices>{{0}, {1, 2}},
          {rows, number(stored.getDimSize(1)), number(group)});
      weights = tensor::ExpandShapeOp::create(
          b, loc, stored.clone(ArrayRef<int64_t>{count, stored.getDimSize(1), width, group}),
          weights, ArrayRef<ReassociationIndices>{{0}, {1}, {2, 3}});
    }
    Value zero = filled.getInputs()[0];
    Value sums =
        tensor::EmptyOp::create(b, loc, {rows, number(count), number(width)}, zero.getType());
    sums = linalg::FillOp::create(b, loc, zero, sums).getResult(0);
    SmallVector<utils::IteratorType> kinds(3, utils::IteratorType::parallel);
    kinds.append(isOfWords ? 2 : 1, utils::IteratorType::reduction);
    auto sum = linalg::GenericOp::create(b, loc, sums.getType(), ValueRange{lhs, weights}, sums,
                                         panelMaps(b.getContext(), isOfWords), kinds);
    IRMapping map;
    op->getRegion(0).cloneInto(&sum.getRegion(), map);
    Value flat = tensor::CollapseShapeOp::create(b, loc, sum.getResult(0),
                                                 ArrayRef<ReassociationIndices>{{0}, {1, 2}});
    auto result = cast<RankedTensorType>(op->getResult(0).getType());
    Value whole = tensor::ExtractSliceOp::create(b, loc, flat, {number(0), number(0)},
                                                 {rows, number(result.getDimSize(1))},
                                                 {number(1), number(1)});
    if (whole.getType() != result)
      whole = tensor::CastOp::create(b, loc, result, whole);
    op->getResult(0).replaceAllUsesWith(whole);
    op->erase();
  }
}

namespace {
class ProductEmitter : KernelBuilder {
public:
  ProductEmitter(OpBuilder &builder, linalg::GenericOp op, const TargetModel &target)
      : KernelBuilder(builder, op.getLoc()), op(op), operands(*matchProduct(op)),
        words(operands, target), lhs(joined(op.getInputs()[0])), weights(joined(op.getInputs()[1])),
        sums(op.getOutputs()[0]), element(getElementTypeOrSelf(sums.getType())) {
    auto stored = cast<MemRefType>(weights.getType());
    int64_t rows = cast<MemRefType>(lhs.getType()).getDimSize(0);
    steps = stored.getDimSize(1);
    int64_t width = cast<MemRefType>(sums.getType()).getDimSize(2),
            lanes = target.lanes(element.getIntOrFloatBitWidth());
    tile = planRegisterTile(ShapedType::isDynamic(rows) ? 4 : rows, width / lanes,
                            element.getIntOrFloatBitWidth(), target);
    fits = tile.vectors * tile.lanes == width;
  }

  bool run() {
    if (!fits)
      return false;
    Value zero = index(0), rows = memref::DimOp::create(b, loc, lhs, 0);
    int64_t panels = cast<MemRefType>(weights.getType()).getDimSize(0);
    dropZeros();
    forEach(zero, index(panels), index(1), [&](Value panel) {
      int64_t known = cast<MemRefType>(lhs.getType()).getDimSize(0);
      Value done = zero;
      starts = words.starts(b, loc, loadsOfWeights(panel), [&](const OperandLoads &loads) {
        return emitRegisterTile(b, loc, {1, tile.vectors, tile.lanes}, element, {{index(steps)}},
                                loads);
      });
      // Whole tiles, then what is left in smaller ones.
      for (RegisterTile part = tile; part.rows; part.rows /= 2) {
        Value end =
            part.rows == 1 ? rows : add(done, mul(div(sub(rows, done), part.rows), part.rows));
        forEach(done, end, index(part.rows), [&](Value row) { emitTile(panel, row, part); });
        done = end;
        if (!ShapedType::isDynamic(known) && known % part.rows == 0)
          break;
      }
    });
    op.erase();
    return true;
  }

private:
  /// `operand` without the dimension of bytes in a word.
  Value joined(Value operand) {
    if (operands.perWord == 1)
      return operand;
    SmallVector<ReassociationIndices> groups;
    for (int64_t dim = 0; dim + 1 < cast<MemRefType>(operand.getType()).getRank(); ++dim)
      groups.push_back({dim});
    groups.back().push_back(groups.size());
    return b.createOrFold<memref::CollapseShapeOp>(loc, operand, groups);
  }

  /// What is only filled with zeros before is not read.
  void dropZeros() {
    SmallVector<Operation *> before;
    for (Operation *user : sums.getUsers())
      if (user->getBlock() == op->getBlock() && user->isBeforeInBlock(op))
        before.push_back(user);
    auto fill = before.size() == 1 ? dyn_cast<linalg::FillOp>(before.front()) : linalg::FillOp();
    isZero = fill && isZeroNumber(fill.getInputs()[0]);
    if (isZero)
      fill.erase();
  }

  void emitTile(Value panel, Value first, const RegisterTile &part) {
    auto vector = VectorType::get({part.lanes}, element);
    SmallVector<Value> rowOf =
        llvm::map_to_vector(llvm::seq(part.rows), [&](int64_t row) { return add(first, row); });
    OperandLoads loads = loadsOfWeights(panel);
    loads.starts = starts;
    loads.lhs = [&](int64_t row, ValueRange at) -> Value {
      if (operands.perWord == 1)
        return memref::LoadOp::create(b, loc, lhs, ValueRange{rowOf[row], at[0]});
      Value byte = mul(at[0], operands.perWord);
      return loadWord(b, loc, lhs, {rowOf[row], byte}, operands.lhs, operands.perWord);
    };
    SmallVector<Value> accumulators =
        emitRegisterTile(b, loc, part, element, {{index(steps)}}, loads);
    for (auto [i, sum] : llvm::enumerate(accumulators)) {
      SmallVector<Value> at{rowOf[i / part.vectors], panel, index(i % part.vectors * part.lanes)};
      Value total = sum;
      if (!isZero) {
        Value before = vector::LoadOp::create(b, loc, vector, sums, at);
        total = isa<IntegerType>(element) ? arith::AddIOp::create(b, loc, before, sum).getResult()
                                          : arith::AddFOp::create(b, loc, before, sum);
      }
      vector::StoreOp::create(b, loc, total, sums, at);
    }
  }

  OperandLoads loadsOfWeights(Value panel) {
    OperandLoads loads;
    loads.rhs = [=, this](int64_t v, ValueRange at) -> Value {
      SmallVector<Value> indices{panel, at[0], index(v * tile.lanes * operands.perWord)};
      if (operands.perWord > 1)
        return loadWords(b, loc, weights, indices, operands.rhs, operands.perWord, tile.lanes);
      return vector::LoadOp::create(b, loc, VectorType::get({tile.lanes}, element), weights,
                                    indices);
    };
    if (operands.perWord > 1)
      loads.multiplyAdd = [this](Value l, Value r, Value sum) {
        return words.add(b, loc, l, r, sum);
      };
    return loads;
  }

  linalg::GenericOp op;
  ProductOperands operands;
  WordProducts words;
  Value lhs, weights, sums;
  Type element;
  RegisterTile tile;
  int64_t steps = 0;         ///< Of the sum: words, or single elements.
  SmallVector<Value> starts; ///< What the panel's sums begin at.
  bool fits = false, isZero = false;
};
} // namespace

void emitStepProducts(Kernel &kernel) {
  SmallVector<linalg::GenericOp> products;
  kernel.func.walk([&](linalg::GenericOp op) {
    bool isOnBuffers = llvm::all_of(op->getOperandTypes(), llvm::IsaPred<MemRefType>);
    auto operands = isOnBuffers ? matchProduct(op) : std::nullopt;
    if (operands && op.getIndexingMapsArray() == panelMaps(op.getContext(), operands->perWord > 1))
      products.push_back(op);
  });
  for (linalg::GenericOp op : products) {
    OpBuilder builder(op);
    ProductEmitter(builder, op, kernel.target).run();
  }
}

} // namespace sluice::kernels
