//===- RowSplit.cpp - rows of a kernel, each workgroup some of them --------===//
//   %r = scf.for %t = ... iter_args(%h = %init : tensor<?x128xf32>) { ... }
//     ->
//   %mine = affine.min(rows, %all - %first)
//   %part = tensor.extract_slice %init[%first, 0] [%mine, 128] [1, 1]
//   %r = scf.for ... iter_args(%h = %part) { the same on %mine rows }
//   tensor.insert_slice %r into %out[%first, 0] [%mine, 128] [1, 1]
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Recurrence/RecurrenceKind.h"

namespace sluice::kernels {

static RankedTensorType typeOf(Value value) { return cast<RankedTensorType>(value.getType()); }

/// Says that `value` has its rows along `dim`; false if it has them along another.
bool RowSplit::set(Value value, int64_t dim) {
  auto [it, isNew] = dimOf.insert({value, dim});
  changed |= isNew;
  return it->second == dim;
}

bool RowSplit::tie(Value a, Value b) {
  return tie(a, b, [](int64_t dim) { return std::optional(dim); });
}

/// `down` says where a dimension of `large` is in `small`; each of those is in one place.
bool RowSplit::tie(Value large, Value small, function_ref<std::optional<int64_t>(int64_t)> down) {
  if (auto it = dimOf.find(large); it != dimOf.end()) {
    std::optional<int64_t> dim = down(it->second);
    return dim && set(small, *dim);
  }
  if (auto it = dimOf.find(small); it != dimOf.end())
    for (int64_t dim = 0; dim < typeOf(large).getRank(); ++dim)
      if (down(dim) == it->second)
        return set(large, dim);
  return !dimOf.contains(small);
}

bool RowSplit::visitLinalg(Operation *op) {
  auto linalgOp = cast<linalg::LinalgOp>(op);
  std::optional<unsigned> loop;
  auto find = [&](AffineMap map, Value value) {
    auto it = dimOf.find(value);
    if (it == dimOf.end())
      return true;
    auto dim = dyn_cast<AffineDimExpr>(map.getResult(it->second));
    if (!dim || (loop && *loop != dim.getPosition()))
      return false;
    loop = dim.getPosition();
    return true;
  };
  for (OpOperand &operand : op->getOpOperands())
    if (isa<RankedTensorType>(operand.get().getType()) &&
        !find(linalgOp.getMatchingIndexingMap(&operand), operand.get()))
      return false;
  for (OpResult result : op->getResults())
    if (!find(linalgOp.getIndexingMapMatchingResult(result), result))
      return false;
  if (!loop)
    return true;
  bool looks = op->walk([](Operation *inner) {
                   return isa<linalg::IndexOp, tensor::ExtractOp>(inner) ? WalkResult::interrupt()
                                                                         : WalkResult::advance();
                 }).wasInterrupted();
  if (looks || !linalg::isParallelIterator(linalgOp.getIteratorTypesArray()[*loop]))
    return false;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType()))
      continue;
    bool found = false;
    for (auto [dim, expr] :
         llvm::enumerate(linalgOp.getMatchingIndexingMap(&operand).getResults())) {
      if (!expr.isFunctionOfDim(*loop))
        continue;
      if (found || !isa<AffineDimExpr>(expr) || !set(operand.get(), dim))
        return false;
      found = true;
    }
    if (linalgOp.isDpsInit(&operand) &&
        (!found || !tie(operand.get(), linalgOp.getTiedOpResult(&operand))))
      return false;
  }
  return true;
}

/// Tells the tensors of `op` of each other's rows; false if it does not compute them apart.
bool RowSplit::visit(Operation *op) {
  if (isa<linalg::LinalgOp>(op))
    return visitLinalg(op);
  auto reshaped = [&](Value large, Value small, ArrayRef<ReassociationIndices> groups) {
    return tie(large, small, [&](int64_t dim) -> std::optional<int64_t> {
      for (auto [index, group] : llvm::enumerate(groups))
        if (llvm::is_contained(group, dim))
          return llvm::all_of(group,
                              [&](int64_t other) {
                                return other == dim || typeOf(large).getDimSize(other) == 1;
                              })
                     ? std::optional<int64_t>(index)
                     : std::nullopt;
      return std::nullopt;
    });
  };
  auto sliced = [&](auto slice, Value whole, Value part) {
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    return tie(whole, part, [&](int64_t dim) -> std::optional<int64_t> {
      if (dropped.test(dim) || !isZeroInteger(slice.getMixedOffsets()[dim]) ||
          !isOneInteger(slice.getMixedStrides()[dim]))
        return std::nullopt;
      int64_t before = 0;
      for (int64_t other = 0; other < dim; ++other)
        before += !dropped.test(other);
      return before;
    });
  };
  if (auto shape = dyn_cast<tensor::CollapseShapeOp>(op))
    return reshaped(shape.getSrc(), shape.getResult(), shape.getReassociationIndices());
  if (auto shape = dyn_cast<tensor::ExpandShapeOp>(op))
    return reshaped(shape.getResult(), shape.getSrc(), shape.getReassociationIndices());
  if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op))
    return sliced(slice, slice.getSource(), slice.getResult());
  if (auto slice = dyn_cast<tensor::InsertSliceOp>(op)) {
    if (!tie(slice.getDest(), slice.getResult()) ||
        !sliced(slice, slice.getDest(), slice.getSource()))
      return false;
    // All rows are inserted; where sizes are unknown the stage before saw to it.
    auto it = dimOf.find(slice.getDest());
    return it == dimOf.end() || ShapedType::isDynamic(slice.getDestType().getDimSize(it->second)) ||
           isConstantIntValue(slice.getMixedSizes()[it->second],
                              slice.getDestType().getDimSize(it->second));
  }
  if (isa<tensor::CastOp>(op))
    return tie(op->getOperand(0), op->getResult(0));
  if (auto store = dyn_cast<bufferization::MaterializeInDestinationOp>(op))
    return store.getResult() && tie(store.getSource(), store.getDest()) &&
           tie(store.getSource(), store.getResult());
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return llvm::all_of(llvm::zip(loop.getInits(), loop.getRegionIterArgs(),
                                  loop.getYieldedValues(), loop.getResults()),
                        [&](auto all) {
                          auto [init, argument, yielded, result] = all;
                          return tie(init, argument) && tie(argument, yielded) &&
                                 tie(yielded, result) && tie(init, argument);
                        });
  if (auto end = dyn_cast<func::ReturnOp>(op))
    return llvm::all_of(end->getOpOperands(), [&](OpOperand &result) {
      unsigned first = kernel.getNumArguments() - kernel.getNumResults();
      return tie(result.get(), kernel.getArgument(first + result.getOperandNumber()));
    });
  if (isa<tensor::DimOp>(op)) // Rows of arguments alone are counted in all.
    return !dimOf.contains(op->getOperand(0)) ||
           llvm::is_contained(kernel.getArguments(), op->getOperand(0));
  if (isa<tensor::EmptyOp, scf::YieldOp>(op))
    return true;
  return llvm::none_of(op->getOperands(), [&](Value operand) { return dimOf.contains(operand); });
}

std::optional<RowSplit> RowSplit::compute(func::FuncOp kernel, Value value, int64_t dim) {
  RowSplit split(kernel);
  split.set(value, dim);
  while (std::exchange(split.changed, false))
    if (kernel
            .walk([&](Operation *op) {
              if (op == kernel || op->getParentOfType<linalg::LinalgOp>())
                return WalkResult::advance();
              return split.visit(op) ? WalkResult::advance() : WalkResult::interrupt();
            })
            .wasInterrupted())
      return std::nullopt;
  for (Value out : kernel.getArguments().take_back(kernel.getNumResults()))
    if (!split.dimOf.contains(out))
      return std::nullopt;
  return split;
}

std::pair<unsigned, unsigned> RowSplit::rowsOf() const {
  BlockArgument out = kernel.getArgument(kernel.getNumArguments() - kernel.getNumResults());
  return {out.getArgNumber(), unsigned(dimOf.lookup(out))};
}

int64_t RowSplit::staticRows() const {
  auto [argument, dim] = rowsOf();
  return typeOf(kernel.getArgument(argument)).getDimSize(dim);
}

class RowCloner {
public:
  RowCloner(const RowSplit &rows, OpBuilder &builder, OpFoldResult first, OpFoldResult count)
      : rows(rows), b(builder), first(first), count(count) {}

  /// Puts copies of `old`, all operations but the last, in their place.
  void run(ArrayRef<Operation *> old) {
    func::FuncOp kernel = rows.kernel;
    Block &block = kernel.front();
    for (BlockArgument argument : block.getArguments())
      if (auto it = rows.dimOf.find(argument); it != rows.dimOf.end())
        map.map(argument, partOf(argument, it->second));
    for (Operation *op : old)
      clone(op);
    Operation *end = block.getTerminator();
    unsigned firstOut = block.getNumArguments() - end->getNumOperands();
    for (OpOperand &result : end->getOpOperands()) {
      Value out = block.getArgument(firstOut + result.getOperandNumber());
      SmallVector<OpFoldResult> offsets, sizes, strides;
      place(out, rows.dimOf.lookup(out), offsets, sizes, strides);
      result.set(tensor::InsertSliceOp::create(b, end->getLoc(), map.lookupOrDefault(result.get()),
                                               out, offsets, sizes, strides));
    }
    for (Operation *op : llvm::reverse(old))
      op->erase();
  }

private:
  void place(Value whole, int64_t dim, SmallVectorImpl<OpFoldResult> &offsets,
             SmallVectorImpl<OpFoldResult> &sizes, SmallVectorImpl<OpFoldResult> &strides) {
    int64_t rank = typeOf(whole).getRank();
    offsets.assign(rank, b.getIndexAttr(0));
    strides.assign(rank, b.getIndexAttr(1));
    sizes = tensor::getMixedSizes(b, whole.getLoc(), whole);
    offsets[dim] = first;
    sizes[dim] = count;
  }

  Value partOf(Value whole, int64_t dim) {
    SmallVector<OpFoldResult> offsets, sizes, strides;
    place(whole, dim, offsets, sizes, strides);
    return tensor::ExtractSliceOp::create(b, whole.getLoc(), whole, offsets, sizes, strides);
  }

  SmallVector<OpFoldResult> mapped(ArrayRef<OpFoldResult> values) {
    return llvm::map_to_vector(values, [&](OpFoldResult value) -> OpFoldResult {
      auto known = dyn_cast<Value>(value);
      return known ? OpFoldResult(map.lookupOrDefault(known)) : value;
    });
  }

  /// `type`, of as many rows as a workgroup takes along the dimension of `value`.
  RankedTensorType narrowed(Value value) {
    RankedTensorType type = typeOf(value);
    auto it = rows.dimOf.find(value);
    if (it == rows.dimOf.end())
      return type;
    SmallVector<int64_t> shape(type.getShape());
    shape[it->second] = getConstantIntValue(count).value_or(ShapedType::kDynamic);
    return type.clone(shape);
  }

  /// `sizes` of `value`, with the workgroup's rows.
  SmallVector<OpFoldResult> narrowed(Value value, ArrayRef<OpFoldResult> sizes) {
    SmallVector<OpFoldResult> result = mapped(sizes);
    if (auto it = rows.dimOf.find(value); it != rows.dimOf.end())
      result[it->second] = count;
    return result;
  }

  void clone(Operation *op) {
    Location loc = op->getLoc();
    auto get = [&](Value value) { return map.lookupOrDefault(value); };
    bool hasRows = llvm::any_of(llvm::concat<Value>(llvm::to_vector_of<Value>(op->getOperands()),
                                                    llvm::to_vector_of<Value>(op->getResults())),
                                [&](Value value) { return rows.dimOf.contains(value); });
    if (auto loop = dyn_cast<scf::ForOp>(op)) {
      SmallVector<Value> inits = llvm::map_to_vector(loop.getInits(), get);
      auto copy = scf::ForOp::create(b, loc, get(loop.getLowerBound()), get(loop.getUpperBound()),
                                     get(loop.getStep()), inits);
      map.map(loop.getInductionVar(), copy.getInductionVar());
      map.map(loop.getRegionIterArgs(), copy.getRegionIterArgs());
      map.map(loop.getResults(), copy.getResults());
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(copy.getBody());
      for (Operation &inner : loop.getBody()->without_terminator())
        clone(&inner);
      scf::YieldOp::create(b, loc, llvm::map_to_vector(loop.getYieldedValues(), get));
      return;
    }
    if (!hasRows || isa<tensor::DimOp>(op)) {
      Operation *copy = b.clone(*op, map);
      if (hasRows)
        copy->setOperand(0, op->getOperand(0));
      map.map(op->getResults(), copy->getResults());
      return;
    }
    Value result;
    if (auto empty = dyn_cast<tensor::EmptyOp>(op))
      result = tensor::EmptyOp::create(b, loc, narrowed(empty, empty.getMixedSizes()),
                                       empty.getType().getElementType());
    else if (auto slice = dyn_cast<tensor::ExtractSliceOp>(op)) {
      SmallVector<OpFoldResult> sizes = narrowed(slice.getSource(), slice.getMixedSizes());
      result = tensor::ExtractSliceOp::create(
          b, loc, narrowed(slice.getResult()), get(slice.getSource()),
          mapped(slice.getMixedOffsets()), sizes, mapped(slice.getMixedStrides()));
    } else if (auto slice = dyn_cast<tensor::InsertSliceOp>(op)) {
      result = tensor::InsertSliceOp::create(
          b, loc, get(slice.getSource()), get(slice.getDest()), mapped(slice.getMixedOffsets()),
          narrowed(slice.getDest(), slice.getMixedSizes()), mapped(slice.getMixedStrides()));
    } else if (auto shape = dyn_cast<tensor::ExpandShapeOp>(op)) {
      result = tensor::ExpandShapeOp::create(
          b, loc, narrowed(shape.getResult()), get(shape.getSrc()), shape.getReassociationIndices(),
          narrowed(shape.getResult(), shape.getMixedOutputShape()));
    } else {
      SmallVector<Type> types =
          llvm::map_to_vector(op->getResults(), [&](Value each) { return Type(narrowed(each)); });
      SmallVector<Value> operands = llvm::map_to_vector(op->getOperands(), get);
      Operation *copy = mlir::clone(b, op, types, operands);
      for (Region &region : copy->getRegions()) // What a body reads of outside.
        region.walk([&](Operation *inner) {
          for (OpOperand &operand : inner->getOpOperands())
            operand.set(get(operand.get()));
        });
      map.map(op->getResults(), copy->getResults());
      return;
    }
    map.map(op->getResult(0), result);
  }

  const RowSplit &rows;
  OpBuilder &b;
  OpFoldResult first, count;
  IRMapping map;
};

void RowSplit::split(int64_t rows) const {
  func::FuncOp func = kernel;
  Location loc = func.getLoc();
  SmallVector<Operation *> old =
      llvm::map_to_vector(func.front().without_terminator(), [&](Operation &op) { return &op; });
  OpBuilder builder(func.front().getTerminator());
  auto [argument, dim] = rowsOf();
  Value id = hal::WorkgroupIdOp::create(builder, loc, builder.getIndexType(), 0);
  AffineExpr s0 = builder.getAffineSymbolExpr(0), s1 = builder.getAffineSymbolExpr(1);
  OpFoldResult first = affine::makeComposedFoldedAffineApply(builder, loc, s0 * rows, {id});
  OpFoldResult count = builder.getIndexAttr(rows);
  if (int64_t all = staticRows(); ShapedType::isDynamic(all) || all % rows)
    count = affine::makeComposedFoldedAffineMin(
        builder, loc,
        AffineMap::get(0, 2, {builder.getAffineConstantExpr(rows), s1 - s0}, builder.getContext()),
        {first, tensor::getMixedSize(builder, loc, func.getArgument(argument), dim)});
  RowCloner(*this, builder, first, count).run(old);
}

} // namespace sluice::kernels
