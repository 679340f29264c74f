//===- GpuMatmulKind.cpp - matrix products on GPUs, with what surrounds them -===//
#include "compiler/Kernels/Matmul/Gpu/GpuMatmulKind.h"
#include "compiler/Dialect/LinalgExt/GroupedProduct.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Dialect/Util/Walks.h"
#include "compiler/Kernels/Convolution/Gpu/DirectConvKind.h"
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Gpu/ElementEmitter.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Reduction/ReductionKind.h"
#include <cmath>

using namespace sluice::kernels;

/// What a factor of a product is: the body's argument, maybe widened.
struct Factor {
  int operand = -1; ///< -1: something else.
  bool isUnsigned = false;
};

static Factor factorOf(Value factor) {
  Operation *widened = factor.getDefiningOp();
  Factor result;
  result.isUnsigned = isa_and_present<arith::ExtUIOp>(widened);
  if (isa_and_present<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp>(widened))
    factor = widened->getOperand(0);
  auto arg = dyn_cast<BlockArgument>(factor);
  if (arg && arg.getArgNumber() < 2)
    result.operand = int(arg.getArgNumber());
  return result;
}

std::optional<MatrixElement> sluice::kernels::matrixElement(Type type) {
  return llvm::TypeSwitch<Type, std::optional<MatrixElement>>(type)
      .Case<Float16Type>([](auto) { return MatrixElement::F16; })
      .Case<BFloat16Type>([](auto) { return MatrixElement::BF16; })
      .Case<Float32Type>([](auto) { return MatrixElement::F32; })
      .Case<Float64Type>([](auto) { return MatrixElement::F64; })
      .Case<Float8E4M3FNType>([](auto) { return MatrixElement::F8E4M3; })
      .Case<Float8E5M2Type>([](auto) { return MatrixElement::F8E5M2; })
      .Case<Float8E4M3FNUZType>([](auto) { return MatrixElement::F8E4M3FNUZ; })
      .Case<Float8E5M2FNUZType>([](auto) { return MatrixElement::F8E5M2FNUZ; })
      .Default([](Type other) {
        return other.isInteger(8) ? std::optional(MatrixElement::I8)
                                  : std::optional<MatrixElement>();
      });
}

Type sluice::kernels::sumTypeOf(Type element) {
  Builder b(element.getContext());
  return isa<IntegerType>(element) ? Type(b.getI32Type())
         : element.isF64()         ? element
                                   : b.getF32Type();
}

Value sluice::kernels::addSums(OpBuilder &builder, Location loc, Value a, Value b) {
  if (isa<IntegerType>(getElementTypeOrSelf(a.getType())))
    return arith::AddIOp::create(builder, loc, a, b);
  return arith::AddFOp::create(builder, loc, a, b);
}

/// Elements and signs of what `op` adds up products of, if it does.
static std::optional<MatmulShape> productOf(linalg::LinalgOp op) {
  std::optional<linalg_ext::GroupedProduct> grouped = linalg_ext::matchGroupedProduct(op);
  if (op.getNumDpsInputs() != (grouped ? 4 : 2) || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() == 0)
    return std::nullopt;
  Block *body = op.getBlock();
  Operation *sum = grouped ? grouped->sum : body->getTerminator()->getOperand(0).getDefiningOp();
  if (!isa_and_present<arith::AddFOp, arith::AddIOp>(sum))
    return std::nullopt;
  Value before = body->getArguments().back();
  bool sumFirst = sum->getOperand(0) == before;
  Operation *product = sum->getOperand(sumFirst ? 1 : 0).getDefiningOp();
  if (!isa_and_present<arith::MulFOp, arith::MulIOp>(product) ||
      (!sumFirst && sum->getOperand(1) != before))
    return std::nullopt;
  Factor lhs = factorOf(product->getOperand(0)), rhs = factorOf(product->getOperand(1));
  Type type = body->getArgument(0).getType(), accumulatorType = sum->getResult(0).getType();
  std::optional<MatrixElement> element = matrixElement(type);
  if (lhs.operand < 0 || rhs.operand < 0 || lhs.operand == rhs.operand || !element ||
      body->getArgument(1).getType() != type)
    return std::nullopt;
  // Sums of small floats are kept in f32 and rounded once; those of integers need all their bits.
  if (accumulatorType != sumTypeOf(type) && (accumulatorType != type || isa<IntegerType>(type)))
    return std::nullopt;
  if (lhs.operand > rhs.operand)
    std::swap(lhs, rhs);
  MatmulShape shape;
  shape.element = *element, shape.operandBits = type.getIntOrFloatBitWidth();
  shape.lhsUnsigned = lhs.isUnsigned, shape.rhsUnsigned = rhs.isUnsigned;
  return shape;
}

static bool isProduct(linalg::LinalgOp op) { return productOf(op).has_value(); }

/// Zeros around an operand of the product, and nothing else: not computed, but told from the
/// operand's indices.
static bool isPadding(const ComputeOp &compute, linalg::GenericOp product, const OperandForm &lhs,
                      const OperandForm &rhs) {
  for (const OperandForm *form : {&lhs, &rhs}) {
    tensor::InsertSliceOp insert = form->padded;
    if (!insert || (compute.op != insert && compute.op != insert.getDest().getDefiningOp()))
      continue;
    return llvm::all_of(compute.op->getUsers(),
                        [&](Operation *user) { return user == insert || user == product; });
  }
  return false;
}

/// `loops` in the order of the dimensions of `form` that they walk.
static void sortAlong(SmallVectorImpl<unsigned> &loops, const OperandForm &form) {
  auto dimOf = [&](unsigned loopClass) {
    return llvm::find_if(form.dims,
                         [&](const OperandDim &dim) { return dim.factorOf(loopClass) != 0; });
  };
  llvm::stable_sort(loops, [&](unsigned a, unsigned b) { return dimOf(a) < dimOf(b); });
}

/// Whether `other` multiplies as `op` does, by another second or first operand.
static bool isTwin(linalg::GenericOp op, linalg::GenericOp other) {
  return op.getIndexingMapsArray() == other.getIndexingMapsArray() &&
         op.getIteratorTypesArray() == other.getIteratorTypesArray() &&
         op->getOperandTypes() == other->getOperandTypes() &&
         (op->getOperand(0) == other->getOperand(0)) != (op->getOperand(1) == other->getOperand(1));
}

/// The one product of the kernel, if there is one, or two that are twins.
static SmallVector<const ComputeOp *> findProducts(const LoopClasses &classes) {
  SmallVector<const ComputeOp *> found;
  for (const ComputeOp &compute : classes.ops()) {
    auto op = dyn_cast<linalg::GenericOp>(compute.op);
    if (!op || op.getNumReductionLoops() == 0 || !isProduct(op)) // Others: see takeStatistics.
      continue;
    if (found.size() > 1 || (!found.empty() && !isTwin(cast<linalg::GenericOp>(found[0]->op), op)))
      return {};
    found.push_back(&compute);
  }
  return found;
}

/// Whether a workgroup can reduce rows by `op` along its last loop.
static bool isStatistic(linalg::GenericOp op) {
  if (op->getNumResults() != 1 || op.getNumReductionLoops() != 1 ||
      !linalg::isReductionIterator(op.getIteratorTypesArray().back()) ||
      !cast<ShapedType>(op->getResult(0).getType()).getElementType().isF32())
    return false;
  Combiner combiner = combinerOf(op, 0);
  return combiner.op && neutralElement(combiner).getType().isF32();
}

/// Lets `twin` walk the loops of `root`; false if some are not as long.
static bool walkTogether(LoopClasses &classes, const ComputeOp &root, const ComputeOp &twin) {
  for (size_t i = 0; i < root.classes.size(); ++i) {
    unsigned mine = root.classes[i], theirs = twin.classes[i];
    if (mine != theirs && !classes.haveSameExtent(theirs, mine))
      return false;
    if (mine != theirs)
      classes.merge(theirs, mine);
  }
  return true;
}

/// Takes reductions beside the product `root` along its sum; false if there are others.
static bool takeStatistics(MatmulKernel &kernel, const ComputeOp &root) {
  SmallVector<unsigned> sums;
  for (auto [loopClass, iterator] : llvm::zip(root.classes, root.iterators))
    if (iterator == utils::IteratorType::reduction)
      sums.push_back(loopClass);
  for (const ComputeOp &compute : kernel.classes.ops()) {
    auto op = dyn_cast<linalg::GenericOp>(compute.op);
    if (!op || op.getNumReductionLoops() == 0 || isProduct(op))
      continue;
    unsigned along = compute.classes.back();
    if (!isStatistic(op) || sums.size() != 1 || !kernel.classes.haveSameExtent(along, sums[0]))
      return false;
    if (along != sums[0])
      kernel.classes.merge(along, sums[0]);
    kernel.statistics.push_back(op);
  }
  return true;
}

std::optional<MatmulKernel> sluice::kernels::matchProduct(func::FuncOp func, Reasons why) {
  FailureOr<LoopClasses> classes = LoopClasses::compute(func);
  if (failed(classes) || !MemrefKernel::computesResults(func, *classes))
    return why.none("its operations do not walk common loops");
  MatmulKernel kernel{std::move(*classes), {}};
  SmallVector<const ComputeOp *> products = findProducts(kernel.classes);
  if (products.empty())
    return why.none("not one sum of products");
  const ComputeOp *root = products[0];
  if (products.size() > 1) {
    kernel.twin = cast<linalg::GenericOp>(products[1]->op);
    if (!walkTogether(kernel.classes, *root, *products[1]))
      return why.none("two products do not walk the same loops");
  }
  if (!takeStatistics(kernel, *root))
    return why.none("something is reduced along other loops than the product's sum");
  kernel.product = cast<linalg::GenericOp>(root->op);
  auto first = describeOperand(kernel.classes, *root, root->op->getOpOperand(0)),
       second = describeOperand(kernel.classes, *root, root->op->getOpOperand(1));
  if (!first || !second)
    return why.none("an operand is not read along sums of loops");
  // What follows the product walks its loops, and nothing else.
  for (const ComputeOp &compute : kernel.classes.ops()) {
    if (isPadding(compute, kernel.product, *first, *second))
      continue;
    if (!ElementEmitter::handles(compute, kernel.classes,
                                 /*inputs=*/!llvm::is_contained(products, &compute)))
      return why.none("an operation beside the product is not computed element by element");
    for (unsigned loopClass : compute.classes)
      if (!llvm::is_contained(root->classes, loopClass))
        return why.none("an operation has a loop that the product has not");
  }
  SmallVector<unsigned> &out = kernel.out =
      LoopClasses::classesOfDims(*root, kernel.product.getDpsInitOperand(0), 0);
  llvm::erase(out, kNoLoop);
  if (out.empty())
    return why.none("the result is one number");
  if (auto grouped = linalg_ext::matchGroupedProduct(kernel.product)) {
    kernel.group = root->classes[grouped->group], kernel.bounds = grouped->bounds();
    if (kernel.twin || kernel.classes.staticSteps(kernel.group) < 1 ||
        !MemrefKernel::isBuffer(kernel.bounds))
      return why.none("how many groups of rows there are is not known");
  }
  for (auto [loopClass, iterator] : llvm::zip(root->classes, root->iterators)) {
    if (loopClass == kernel.group)
      continue;
    bool inFirst = first->uses(loopClass), inSecond = second->uses(loopClass);
    bool isReduction = iterator == utils::IteratorType::reduction;
    if (isReduction ? !inFirst || !inSecond : !inFirst && !inSecond)
      return why.none("a loop sums elements of one operand only");
    (isReduction           ? kernel.k
     : inFirst && inSecond ? kernel.batch
     : inFirst             ? kernel.m
                           : kernel.n)
        .push_back(loopClass);
  }
  kernel.lhs = *first, kernel.rhs = *second;
  kernel.shape = *productOf(kernel.product);
  return kernel;
}

util::IntFact sluice::kernels::rowFact(const MatmulKernel &kernel, const OperandForm &form) {
  ArrayRef<SmallVector<unsigned>> axes = form.kContiguous ? form.depth : form.own;
  util::IntFact row = kernel.classes.stepsFact(axes.back());
  // Where rows are walked one after the other, chunks would go on in the next row; what is between
  // them counts only for a row alone.
  bool isAlone = axes.size() == 1 && axes.front().size() == 1;
  return form.rowMultiple == 1 || !isAlone ? row : row.both({0, row.high, form.rowMultiple});
}

/// Bits of the narrowest elements that `op` reads along its loop `loop`; 0 if it reads none.
static int64_t narrowestBits(linalg::GenericOp op, unsigned loop) {
  int64_t bits = INT64_MAX;
  auto visit = [&](Type element, int64_t repeats) {
    bits = std::min(bits, 8 * sluice::elementBytes(element) / repeats);
  };
  for (OpOperand *input : op.getDpsInputOperands())
    if (op.getMatchingIndexingMap(input).isFunctionOfDim(loop))
      visit(getElementTypeOrSelf(input->get().getType()), 1);
  constexpr int64_t kWidth = 8; // Neighbours that are looked at.
  op.getBody()->walk([&](tensor::ExtractOp extract) {
    if (extract.getIndices().empty())
      return;
    auto at = neighbourIndices(op, extract.getIndices().back(), loop, kWidth);
    if (int64_t repeats = at ? at->repeats() : 1; repeats > 0 && repeats < kWidth)
      visit(extract.getType(), repeats);
  });
  return bits == INT64_MAX ? 0 : bits;
}

/// Of groups that have all rows together, how many there are that have some, and how many each has.
static void shareAmongGroups(MatmulShape &shape) {
  shape.batch = shape.groups;
  shape.minRows = 0, shape.maxRows = -1, shape.rowMultiple = 1;
  if (shape.m < 0)
    return;
  shape.batch = std::clamp<int64_t>(shape.m, 1, shape.groups);
  shape.m = llvm::divideCeil(shape.m, shape.batch);
  if (shape.batch == shape.groups) // Some have more: as many as fall to them by chance.
    shape.m += int64_t(std::sqrt(double(shape.m)));
}

std::optional<MatmulKernel> sluice::kernels::matchMatrix(func::FuncOp func, Reasons why) {
  std::optional<MatmulKernel> found = matchProduct(func, why);
  if (!found)
    return std::nullopt;
  MatmulKernel &kernel = *found;
  ArrayRef<unsigned> out = kernel.out;
  // Columns are what neighbours in C.
  if (llvm::is_contained(kernel.m, out.back())) {
    if (kernel.group != kNoLoop)
      return why.none("groups of rows are columns of the result");
    std::swap(kernel.m, kernel.n);
    std::swap(kernel.lhs, kernel.rhs);
    std::swap(kernel.shape.lhsUnsigned, kernel.shape.rhsUnsigned);
  }
  if (kernel.n.empty())
    return why.none("the result has no columns of its own: a matrix times a vector");
  auto isLast = [](const OperandForm &form, ArrayRef<unsigned> loops) {
    return llvm::is_contained(loops, form.dims.back().loopClass());
  };
  sortAlong(kernel.m, kernel.lhs);
  // Columns in the order of C, unless those of B are copied along it.
  llvm::stable_sort(
      kernel.n, [&](unsigned a, unsigned b) { return llvm::find(out, a) < llvm::find(out, b); });
  if (isLast(kernel.rhs, kernel.n))
    sortAlong(kernel.n, kernel.rhs);
  sortAlong(kernel.k, !isLast(kernel.lhs, kernel.k) && isLast(kernel.rhs, kernel.k) ? kernel.rhs
                                                                                    : kernel.lhs);
  chooseAxes(kernel.lhs, kernel.m, kernel.k);
  chooseAxes(kernel.rhs, kernel.n, kernel.k);

  for (OperandForm *form : {&kernel.lhs, &kernel.rhs}) {
    form->batch = kernel.batch;
    form->batch.push_back(kernel.group);
    llvm::erase_if(form->batch, [&](unsigned loop) { return !form->uses(loop); });
  }
  MatmulShape &shape = kernel.shape;
  shape.batch = kernel.classes.staticSteps(kernel.batch);
  shape.m = kernel.classes.staticSteps(kernel.m);
  shape.n = kernel.classes.staticSteps(kernel.n);
  shape.k = kernel.classes.staticSteps(kernel.k);
  shape.kLoops = kernel.k.size();
  util::IntFact rows = kernel.classes.stepsFact(kernel.m);
  shape.minRows = rows.low;
  shape.maxRows = rows.high == util::IntFact::size().high ? -1 : rows.high;
  shape.rowMultiple = std::clamp<int64_t>(rows.divisor, 1, 1 << 24);
  shape.lhsComputed = kernel.lhs.isComputed;
  if (kernel.group != kNoLoop) {
    shape.groups = kernel.classes.staticSteps(kernel.group);
    shareAmongGroups(shape);
  }
  if (kernel.twin) {
    unsigned own = kernel.rhs.number;
    auto form = describeOperand(kernel.classes, kernel.classes.of(kernel.twin),
                                kernel.twin->getOpOperand(own));
    if (!form || form->isComputed || kernel.rhs.isComputed ||
        kernel.twin->getOperand(own) == kernel.product->getOperand(own))
      return why.none("two products have not the same rows");
    kernel.twinRhs = *form;
    chooseAxes(kernel.twinRhs, kernel.n, kernel.k);
    shape.products = 2;
  }
  auto isOfRows = [&](linalg::GenericOp statistic) {
    ArrayRef<unsigned> loops = kernel.classes.of(statistic).classes;
    return llvm::all_of(loops.drop_back(), [&](unsigned loopClass) {
      return llvm::is_contained(kernel.m, loopClass) || llvm::is_contained(kernel.batch, loopClass);
    });
  };
  if (!llvm::all_of(kernel.statistics, isOfRows) ||
      (!kernel.statistics.empty() && !shape.lhsComputed))
    return why.none("what is reduced beside the product is not of its rows");
  if (shape.lhsComputed && shape.kLoops != 1)
    return why.none("the lhs is computed, and the sum walks several loops");
  if (kernel.rhs.isComputed) {
    auto producer = kernel.rhs.tensor.getDefiningOp<linalg::GenericOp>();
    if (kernel.lhs.isComputed || shape.kLoops != 1 || !producer)
      return why.none("the lhs is computed, or the sum walks several loops");
    ArrayRef<unsigned> loops = kernel.classes.of(producer).classes;
    shape.rhsComputedBits = std::max<int64_t>(
        narrowestBits(producer, llvm::find(loops, kernel.k.front()) - loops.begin()), 1);
  }
  shape.hasLongEpilogue = llvm::any_of(kernel.classes.ops(), [](const ComputeOp &compute) {
    return anyIn(compute.op, [](Operation *op) {
      return isa_and_nonnull<math::MathDialect>(op->getDialect());
    });
  });
  auto isGathered = [&](const OperandForm &form, bool ifUnknown) {
    util::IntFact row = rowFact(kernel, form);
    if (!form.inChunks || row.isMultipleOf(kMatrixChunkBytes * 8 / shape.operandBits))
      return !form.inChunks;
    return ifUnknown || row.low == row.high;
  };
  shape.lhsKContiguous = kernel.lhs.kContiguous, shape.rhsKContiguous = kernel.rhs.kContiguous;
  shape.hasWindows = kernel.lhs.depth.size() > 1 || kernel.rhs.depth.size() > 1;
  // Where one operand is loaded elementwise, no test at run time asks how long rows of the other
  // are.
  bool any = isGathered(kernel.lhs, false) || isGathered(kernel.rhs, false);
  shape.lhsElementwise = isGathered(kernel.lhs, any),
  shape.rhsElementwise = isGathered(kernel.rhs, any);
  shape.hasBoxes = !shape.lhsElementwise && !shape.rhsElementwise &&
                   tensorMapOf(kernel.lhs, kernel.classes) &&
                   (kernel.rhs.isComputed || tensorMapOf(kernel.rhs, kernel.classes));
  shape.hasEights = kernel.classes.stepsFact(kernel.n.back()).isMultipleOf(8) &&
                    kernel.out.back() == kernel.n.back();
  if (kernel.twin &&
      (isGathered(kernel.twinRhs, any) || kernel.twinRhs.kContiguous != kernel.rhs.kContiguous))
    return why.none("two products do not read their columns alike");
  return found;
}

void sluice::kernels::storeProduct(ElementEmitter &elements, MemrefKernel &memrefs,
                                   linalg::GenericOp product, Value sum, Place &place) {
  takeSum(elements, memrefs, product, sum, place);
  storeResults(elements, memrefs, place);
}

void sluice::kernels::takeSum(ElementEmitter &elements, MemrefKernel &memrefs,
                              linalg::GenericOp product, Value sum, Place &place) {
  // The product's own body would add to what was there before.
  OpBuilder &b = memrefs.body();
  Value initial = elements.operandValue(product, *product.getDpsInitOperand(0), place);
  Type type = cast<ShapedType>(product->getResult(0).getType()).getElementType();
  initial = elements.converted(elements.widened(initial, place.width),
                               getElementTypeOrSelf(sum.getType()));
  Value total = addSums(b, product.getLoc(), initial, sum);
  place.results[product->getResult(0)] = elements.converted(total, type);
}

void sluice::kernels::storeResults(ElementEmitter &elements, MemrefKernel &memrefs, Place &place) {
  for (unsigned i = 0, e = memrefs.resultCount(); i < e; ++i) {
    auto result = cast<OpResult>(memrefs.computed(i));
    elements.store(result, elements.result(result, place), memrefs.destination(i), place);
  }
}

bool sluice::kernels::readsBeforePadding(linalg::LinalgOp op, const TargetModel &target) {
  std::optional<MatmulShape> shape = productOf(op);
  if (!target.isGpu() || !shape)
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (!isSumOfLoops(maps[0]) || !isSumOfLoops(maps[1]) || !maps[2].isProjectedPermutation())
    return false;
  bool hasRows = false, hasColumns = false;
  for (auto [loop, iterator] : llvm::enumerate(op.getIteratorTypesArray())) {
    bool inFirst = maps[0].isFunctionOfDim(loop), inSecond = maps[1].isFunctionOfDim(loop);
    if (linalg::isReductionIterator(iterator) ? !inFirst || !inSecond : !inFirst && !inSecond)
      return false;
    hasRows |= !inSecond, hasColumns |= !inFirst;
  }
  return (shape->isMultipliedAsF32() &&
          isDirect(maps, op.getIteratorTypesArray(), op.getStaticLoopRanges())) ||
         (hasRows && hasColumns && !planMatmul(*shape, target).empty());
}

/// Bytes that `op` reads at most, of tensors of known sizes; -1 if one is not.
static int64_t bytesRead(linalg::GenericOp op) {
  llvm::SmallDenseSet<Value> tensors;
  for (Value input : op.getDpsInputs())
    if (isa<RankedTensorType>(input.getType()))
      tensors.insert(input);
  op.getBody()->walk([&](tensor::ExtractOp extract) { tensors.insert(extract.getTensor()); });
  int64_t bytes = 0;
  for (Value tensor : tensors) {
    auto type = cast<RankedTensorType>(tensor.getType());
    if (!type.hasStaticShape())
      return -1;
    bytes += type.getNumElements() * sluice::elementBytes(type.getElementType());
  }
  return bytes;
}

/// Sizes and order of what `op` multiplies, if `rhs` is the operand with the columns and the sum is
/// one loop.
static bool shapeAround(linalg::LinalgOp op, OpOperand &rhs, MatmulShape &shape) {
  std::optional<linalg_ext::GroupedProduct> grouped = linalg_ext::matchGroupedProduct(op);
  if (rhs.getOperandNumber() > 1 || (grouped && rhs.getOperandNumber() != 1))
    return false;
  OpOperand *lhs = op.getDpsInputOperand(rhs.getOperandNumber() == 0 ? 1 : 0);
  AffineMap own = op.getMatchingIndexingMap(&rhs), out = op.getIndexingMapsArray().back(),
            other = op.getMatchingIndexingMap(lhs);
  if (!llvm::all_of(ArrayRef<AffineMap>{own, out, other},
                    [](AffineMap map) { return map.isProjectedPermutation(); }) ||
      out.getNumResults() == 0)
    return false;
  unsigned column = out.getDimPosition(out.getNumResults() - 1);
  if (!own.isFunctionOfDim(column) || other.isFunctionOfDim(column))
    return false;
  shape.batch = shape.m = shape.n = shape.k = 1;
  unsigned sums = 0;
  for (auto [loop, size] : llvm::enumerate(op.getStaticLoopRanges())) {
    if (grouped && loop == grouped->group) {
      shape.groups = ShapedType::isDynamic(size) ? 0 : size;
      continue;
    }
    bool inOwn = own.isFunctionOfDim(loop), inOther = other.isFunctionOfDim(loop);
    bool isSum = linalg::isReductionIterator(op.getIteratorTypesArray()[loop]);
    int64_t &part = isSum ? shape.k : inOwn && inOther ? shape.batch : inOwn ? shape.n : shape.m;
    part = part < 0 || ShapedType::isDynamic(size) ? -1 : part * size;
    sums += isSum;
    auto endsWith = [loop = loop](AffineMap map) {
      return map.getNumResults() > 0 && map.getDimPosition(map.getNumResults() - 1) == loop;
    };
    if (isSum)
      shape.rhsKContiguous = endsWith(own), shape.lhsKContiguous = endsWith(other);
  }
  if (grouped)
    shareAmongGroups(shape);
  return sums == 1 && (!grouped || shape.groups > 0);
}

bool sluice::kernels::computesOperand(linalg::LinalgOp op, OpOperand &operand,
                                      const TargetModel &target) {
  std::optional<MatmulShape> shape = productOf(op);
  auto producer = operand.get().getDefiningOp<linalg::GenericOp>();
  if (!target.isGpu() || !shape || !producer || !operand.get().hasOneUse() ||
      producer.getNumLoops() != producer.getNumParallelLoops() || producer.getNumResults() != 1 ||
      !producer.getMatchingIndexingMap(producer.getDpsInitOperand(0)).isIdentity())
    return false;
  // Parts of tensors may begin anywhere: not in chunks.
  OpOperand *factor = op.getDpsInputOperand(operand.getOperandNumber() == 0 ? 1 : 0);
  if (isa_and_present<tensor::ExtractSliceOp, tensor::InsertSliceOp>(factor->get().getDefiningOp()))
    return false;
  auto type = cast<RankedTensorType>(operand.get().getType());
  int64_t bytes = type.hasStaticShape() ? bytesRead(producer) : -1;
  if (bytes < 0 ||
      bytes * 4 > type.getNumElements() * sluice::elementBytes(type.getElementType()) * 3)
    return false;
  // It is the rhs, which has the columns, and lies along the sum.
  if (!shapeAround(op, operand, *shape))
    return false;
  shape->rhsComputedBits = std::max<int64_t>(
      narrowestBits(producer, cast<RankedTensorType>(operand.get().getType()).getRank() - 1), 1);
  return !planMatmul(*shape, target).empty();
}

/// The shape of `op` if `operand` is its rows, of which there are few.
static std::optional<MatmulShape> shapeOfRows(linalg::LinalgOp op, OpOperand &operand) {
  std::optional<MatmulShape> shape = productOf(op);
  if (shape && (operand.getOperandNumber() > 1 ||
                !shapeAround(op, op->getOpOperand(1 - operand.getOperandNumber()), *shape)))
    return std::nullopt;
  return shape;
}

bool sluice::kernels::multipliesPair(linalg::LinalgOp op, OpOperand &operand,
                                     const TargetModel &target) {
  std::optional<MatmulShape> shape = shapeOfRows(op, operand);
  // Parts of tensors may begin anywhere: not in chunks.
  if (!target.isGpu() || !shape || !isa<linalg::GenericOp>(op.getOperation()) ||
      isa_and_present<tensor::ExtractSliceOp, tensor::InsertSliceOp, linalg::LinalgOp>(
          op->getOperand(1 - operand.getOperandNumber()).getDefiningOp()))
    return false;
  shape->products = 2;
  return !planMatmul(*shape, target).empty();
}

bool sluice::kernels::computesRows(linalg::LinalgOp op, OpOperand &operand,
                                   ArrayRef<Operation *> before, bool isPair,
                                   const TargetModel &target) {
  std::optional<MatmulShape> shape = shapeOfRows(op, operand);
  if (!target.isGpu() || !shape)
    return false;
  shape->lhsComputed = true;
  shape->products = isPair ? 2 : 1;
  auto isLookup = [](Operation *nested) { return isa<tensor::ExtractOp>(nested); };
  auto isFunction = [](Operation *nested) {
    return isa_and_nonnull<math::MathDialect>(nested->getDialect()) &&
           !isa<math::RsqrtOp, math::SqrtOp>(nested); // Norms: of one value for the row.
  };
  // Functions of each element would take longer to compute again than a kernel.
  unsigned rank = cast<RankedTensorType>(operand.get().getType()).getRank();
  bool isEasy = llvm::all_of(before, [&](Operation *member) {
    auto generic = dyn_cast<linalg::GenericOp>(member);
    return generic && generic->getNumResults() == 1 &&
           llvm::all_of(generic.getIndexingMapsArray(),
                        [](AffineMap map) { return map.isProjectedPermutation(); }) &&
           !anyIn(generic, isLookup) &&
           (generic.getNumLoops() < rank || !anyIn(generic, isFunction)) &&
           (generic.getNumReductionLoops() == 0 ||
            (isStatistic(generic) && generic.getStaticLoopRanges().back() == shape->k));
  });
  SmallVector<MatmulPlan> plans = isEasy ? planMatmul(*shape, target) : SmallVector<MatmulPlan>();
  if (plans.empty())
    return false;
  // Workgroups of a compute unit read the rows once more, one after the other, from its cache; a
  // kernel takes as long as it is launched, at least.
  constexpr int64_t kCacheBytesPerNs = 100, kLaunchNs = 3500;
  int64_t tiles = llvm::divideCeil(shape->n * shape->batch, plans.front().columns),
          inTurn = llvm::divideCeil(tiles, target.computeUnits),
          bytes = shape->m * shape->k * shape->operandBits / 8;
  return inTurn * bytes / kCacheBytesPerNs < kLaunchNs;
}

SmallVector<Candidate> kernels::gpuMatmulPlans(const Kernel &kernel) {
  auto prepared = prepareForTiles(kernel);
  if (!prepared)
    return {};
  std::optional<MatmulKernel> matrix = matchMatrix(**prepared, kernel.why);
  if (!matrix)
    return {};
  SmallVector<MatmulPlan> plans = planMatmul(matrix->shape, kernel.target, kernel.why);
  if (plans.empty())
    return {};
  // One row of known length along k is read once: rows do that as well, and lose no tile to it.
  if (matrix->shape.m == 1 && matrix->shape.groups == 0 && plans.front().laneDepth == 0 &&
      matrix->shape.lhsKContiguous && matrix->shape.rhsKContiguous) {
    kernel.why.note("rows 1, and both operands are contiguous along the sum: read once");
    return {};
  }
  SmallVector<Candidate> candidates;
  auto add = [&](const SmallVector<MatmulPlan> &plans) {
    candidates.push_back({describe(plans), [prepared, matrix, plans](Kernel &kernel) {
                            takePrepared(kernel, *prepared);
                            return lowerMatrix(kernel, *matrix, plans);
                          }});
  };
  add(plans);
  if (kernel.withAlternatives)
    for (const MatmulPlan &other : alternatives(matrix->shape, kernel.target))
      add({other});
  return candidates;
}
