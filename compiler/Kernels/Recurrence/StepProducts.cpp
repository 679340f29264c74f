//===- StepProducts.cpp - small products with weights in panels ------------===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Cpu/RegisterTile.h"
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
  return isa_and_present<encoding::PanelsAttr>(rhs.getEncoding()) && rhs.getRank() == 2 &&
         rhs.hasStaticShape() && isa<Float32Type, Float64Type>(rhs.getElementType()) &&
         llvm::all_of(
             op->getOperandTypes(),
             [&](Type type) { return getElementTypeOrSelf(type) == rhs.getElementType(); }) &&
         lhs.getNumResults() == 2 && lhs.getDimPosition(0) == *loops->m &&
         sums.getNumResults() == 2 && sums.getDimPosition(0) == *loops->m;
}

/// Whether `value` is memory of its own, filled with zeros.
static bool isFreshZero(Value value) {
  auto fill = value.getDefiningOp<linalg::FillOp>();
  return fill && fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>() &&
         matchPattern(fill.getInputs()[0], m_AnyZeroFloat());
}

/// Maps over loops row, panel, column in the panel, k.
static SmallVector<AffineMap> panelMaps(MLIRContext *context) {
  auto map = [&](ArrayRef<unsigned> dims) {
    return AffineMap::getMultiDimMapWithTargets(4, dims, context);
  };
  return {map({0, 3}), map({1, 3, 2}), map({0, 1, 2})};
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
    int64_t count = stored.getDimSize(0), width = stored.getDimSize(2);
    Value sums = tensor::EmptyOp::create(b, loc, {rows, number(count), number(width)},
                                         stored.getElementType());
    Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(stored.getElementType()));
    sums = linalg::FillOp::create(b, loc, zero, sums).getResult(0);
    using utils::IteratorType;
    auto sum = linalg::GenericOp::create(
        b, loc, sums.getType(), ValueRange{lhs, weights}, sums, panelMaps(b.getContext()),
        ArrayRef{IteratorType::parallel, IteratorType::parallel, IteratorType::parallel,
                 IteratorType::reduction},
        [](OpBuilder &in, Location at, ValueRange x) {
          Value product = arith::MulFOp::create(in, at, x[0], x[1]);
          linalg::YieldOp::create(in, at, arith::AddFOp::create(in, at, x[2], product).getResult());
        });
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
      : KernelBuilder(builder, op.getLoc()), op(op), lhs(op.getInputs()[0]),
        weights(op.getInputs()[1]), sums(op.getOutputs()[0]),
        element(getElementTypeOrSelf(sums.getType())) {
    auto stored = cast<MemRefType>(weights.getType());
    int64_t rows = cast<MemRefType>(lhs.getType()).getDimSize(0);
    k = stored.getDimSize(1);
    int64_t width = stored.getDimSize(2), lanes = target.lanes(element.getIntOrFloatBitWidth());
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
  /// What is only filled with zeros before is not read.
  void dropZeros() {
    SmallVector<Operation *> before;
    for (Operation *user : sums.getUsers())
      if (user->getBlock() == op->getBlock() && user->isBeforeInBlock(op))
        before.push_back(user);
    auto fill = before.size() == 1 ? dyn_cast<linalg::FillOp>(before.front()) : linalg::FillOp();
    isZero = fill && matchPattern(fill.getInputs()[0], m_AnyZeroFloat());
    if (isZero)
      fill.erase();
  }

  void emitTile(Value panel, Value first, const RegisterTile &part) {
    auto vector = VectorType::get({part.lanes}, element);
    SmallVector<Value> rowOf =
        llvm::map_to_vector(llvm::seq(part.rows), [&](int64_t row) { return add(first, row); });
    OperandLoads loads;
    loads.lhs = [&](OpBuilder &inner, int64_t row, ValueRange at) -> Value {
      return memref::LoadOp::create(inner, loc, lhs, ValueRange{rowOf[row], at[0]});
    };
    loads.rhs = [&](OpBuilder &inner, int64_t v, ValueRange at) -> Value {
      Value column = arith::ConstantIndexOp::create(inner, loc, v * part.lanes);
      return vector::LoadOp::create(inner, loc, vector, weights, ValueRange{panel, at[0], column});
    };
    SmallVector<Value> accumulators = emitRegisterTile(b, loc, part, element, {{index(k)}}, loads);
    for (auto [i, sum] : llvm::enumerate(accumulators)) {
      SmallVector<Value> at{rowOf[i / part.vectors], panel, index(i % part.vectors * part.lanes)};
      Value total = sum;
      if (!isZero)
        total =
            arith::AddFOp::create(b, loc, vector::LoadOp::create(b, loc, vector, sums, at), sum);
      vector::StoreOp::create(b, loc, total, sums, at);
    }
  }

  linalg::GenericOp op;
  Value lhs, weights, sums;
  Type element;
  RegisterTile tile;
  int64_t k = 0;
  bool fits = false, isZero = false;
};
} // namespace

void emitStepProducts(Kernel &kernel) {
  SmallVector<linalg::GenericOp> products;
  kernel.func.walk([&](linalg::GenericOp op) {
    bool isOnBuffers = llvm::all_of(op->getOperandTypes(), llvm::IsaPred<MemRefType>);
    if (isOnBuffers && op.getIndexingMapsArray() == panelMaps(op.getContext()))
      products.push_back(op);
  });
  for (linalg::GenericOp op : products) {
    OpBuilder builder(op);
    ProductEmitter(builder, op, kernel.target).run();
  }
}

} // namespace sluice::kernels
