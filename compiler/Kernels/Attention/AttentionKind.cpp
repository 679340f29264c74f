//===- AttentionKind.cpp - linalg_ext.attention on GPUs -------------------===//
#include "compiler/Kernels/Attention/AttentionEmitter.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Lowering.h"

using namespace sluice::kernels;

/// The kernel's only operation that computes tensors; null if there is another, or its result is
/// not the kernel's. What the out held before is not read, so it does not matter.
static linalg_ext::AttentionOp onlyAttention(func::FuncOp func) {
  auto attentions = func.front().getOps<linalg_ext::AttentionOp>();
  if (!llvm::hasSingleElement(attentions))
    return {};
  linalg_ext::AttentionOp found = *attentions.begin();
  for (Operation &op : func.front()) {
    bool isView = isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp,
                      tensor::EmptyOp, tensor::DimOp, tensor::ExtractSliceOp>(op);
    bool isOut = op.hasOneUse() && op.getNumResults() == 1 && op.getResult(0) == found.getOutput();
    if (&op != found && !isView && !isOut && !op.hasTrait<OpTrait::ConstantLike>() &&
        llvm::any_of(op.getResultTypes(), llvm::IsaPred<TensorType>))
      return {};
  }
  ValueRange results = func.front().getTerminator()->getOperands();
  if (results.size() != 1)
    return {};
  Value result = results.front();
  if (auto expand = result.getDefiningOp<tensor::ExpandShapeOp>())
    result = expand.getSrc();
  return result == found->getResult(0) ? found : linalg_ext::AttentionOp();
}

/// Whether scores can be computed one by one, from what is in registers.
static bool isScalarRegion(linalg_ext::AttentionOp op, const linalg_ext::AttentionOp::Dims &dims) {
  if (op.getRegion().empty())
    return true;
  return llvm::all_of(op.getRegion().front(), [&](Operation &nested) {
    if (auto index = dyn_cast<linalg_ext::IndexOp>(nested))
      return !llvm::is_contained(dims.k1, index.getDim()) &&
             !llvm::is_contained(dims.n, index.getDim());
    return nested.getNumRegions() == 0 &&
           (nested.hasTrait<OpTrait::IsTerminator>() ||
            (isMemoryEffectFree(&nested) &&
             llvm::none_of(nested.getOperandTypes(), llvm::IsaPred<ShapedType>)));
  });
}

static std::optional<AttentionShape> match(func::FuncOp func, Reasons why) {
  linalg_ext::AttentionOp op = onlyAttention(func);
  if (!op)
    return why.none("not attention alone");
  linalg_ext::AttentionOp::Dims dims = op.getDims();
  if (dims.k1.empty() || dims.k2.empty())
    return why.none("no loop over the depth or the keys");
  if (!isScalarRegion(op, dims))
    return why.none("scores are not changed one by one");
  SmallVector<Value> operands{op.getQuery(), op.getKey(), op.getValue()};
  if (Value mask = op.getMask()) {
    Type element = getElementTypeOrSelf(mask.getType());
    bool isWhole = element.isInteger(1) || element.getIntOrFloatBitWidth() % 8 == 0;
    for (int64_t dim : llvm::concat<int64_t>(dims.k1, dims.n))
      isWhole &= !op.getMaskMap().isFunctionOfDim(dim);
    if (!isWhole)
      return why.none("the mask has part of a byte for a score, or one for each depth or column");
    operands.push_back(mask);
  }
  for (Value integers : {op.getLengths(), op.getTable()})
    if (integers)
      operands.push_back(integers);
  if (!llvm::all_of(operands, AttentionAccess::isReadable))
    return why.none("an operand is not read where it lies");
  if (op.getTable() &&
      !(MemrefKernel::isWhole(op.getKey()) && MemrefKernel::isWhole(op.getValue())))
    return why.none("a cache of blocks is not read where it lies");
  AttentionShape shape;
  shape.isRagged = bool(op.getLengths());
  Type element = op.getInputType(0).getElementType();
  shape.isHalf = isa<Float16Type, BFloat16Type>(element);
  shape.element = element.isBF16() ? MatrixElement::BF16 : MatrixElement::F16;
  for (unsigned i : {0, 1, 2}) {
    Type each = op.getInputType(i).getElementType();
    if (!isa<Float32Type, Float16Type, BFloat16Type>(each))
      return why.none("operands are not f32, f16 or bf16");
    shape.isHalf &= each == element;
  }
  if (!isa<Float32Type, Float16Type, BFloat16Type>(op.getOutputType(0).getElementType()))
    return why.none("the result is not f32, f16 or bf16");

  SmallVector<int64_t> sizes;
  for (const linalg_ext::AttentionOp::Extent &extent : op.getExtents()) {
    sizes.push_back(ShapedType::kDynamic);
    for (auto [tensor, dim] : extent)
      if (ShapedType::isDynamic(sizes.back()))
        sizes.back() = cast<ShapedType>(tensor.getType()).getDimSize(dim);
  }
  auto product = [&](ArrayRef<int64_t> which) {
    return knownSize(llvm::map_to_vector(which, [&](int64_t dim) { return sizes[dim]; }));
  };
  shape.batch = product(dims.batch), shape.rows = product(dims.m), shape.keys = product(dims.k2);
  shape.depth = product(dims.k1), shape.columns = product(dims.n);
  auto endsWith = [](AffineMap map, ArrayRef<int64_t> axis) {
    return axis.size() == 1 && map.getNumResults() > 0 &&
           map.getDimPosition(map.getNumResults() - 1) == axis.front();
  };
  shape.inChunks = shape.isHalf && (dims.k2.size() == 1 || op.getTable()) &&
                   endsWith(op.getQueryMap(), dims.k1) && endsWith(op.getKeyMap(), dims.k1) &&
                   endsWith(op.getValueMap(), dims.n) && shape.depth % 8 == 0 &&
                   shape.columns % 8 == 0;
  for (Value operand : ArrayRef(operands).take_front(3))
    shape.inChunks &= AttentionAccess::chunkOf(operand) % 8 == 0;
  return shape;
}

SmallVector<Candidate> kernels::attentionPlans(const Kernel &kernel) {
  SmallVector<Candidate> candidates;
  std::optional<AttentionShape> shape = match(kernel.func, kernel.why);
  if (!shape)
    return candidates;
  // Of unknown numbers of queries or texts the host asks whether they fill the device.
  std::optional<AttentionPlan> few;
  if ((shape->batch < 0 || shape->rows < 0) && kernel.target.computeUnits > 0) {
    AttentionShape fewer = *shape;
    fewer.rows = 64;
    few = planAttention(fewer, kernel.target).front();
    few->parts = 1; // How many would be idle is not known.
  }
  for (const AttentionPlan &plan : planAttention(*shape, kernel.target, kernel.why)) {
    SmallVector<AttentionPlan> plans{plan};
    std::string text = describe(plan);
    if (few && plan.unit && plan.rows > few->rows) {
      plans.push_back(*few);
      text += "; where fewer than compute units " + describe(*few);
    }
    candidates.push_back({text, [plans](Kernel &kernel) { return lowerAttention(kernel, plans); }});
  }
  return candidates;
}
