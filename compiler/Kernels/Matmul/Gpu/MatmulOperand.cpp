//===- MatmulOperand.cpp - where the elements of a product's operand lie --===//
#include "compiler/Kernels/Matmul/Gpu/MatmulOperand.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Lowering.h"

using namespace sluice::kernels;

int64_t OperandDim::factorOf(unsigned loopClass) const {
  int64_t factor = 0;
  for (auto [term, termFactor] : terms)
    factor += term == loopClass ? termFactor : 0;
  return factor;
}

bool OperandForm::uses(unsigned loopClass) const {
  return llvm::any_of(dims, [&](const OperandDim &dim) {
    return llvm::any_of(dim.terms, [&](auto term) { return term.first == loopClass; });
  });
}

/// Adds `factor` times `expr` to `dim`; false if it is no sum of multiples of loops.
static bool addTerms(AffineExpr expr, int64_t factor, ArrayRef<unsigned> classes, OperandDim &dim) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    dim.offset += factor * constant.getValue();
    return true;
  }
  if (auto loop = dyn_cast<AffineDimExpr>(expr)) {
    dim.terms.push_back({classes[loop.getPosition()], factor});
    return true;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (expr.getKind() == AffineExprKind::Add)
    return addTerms(binary.getLHS(), factor, classes, dim) &&
           addTerms(binary.getRHS(), factor, classes, dim);
  auto times = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return expr.getKind() == AffineExprKind::Mul && times &&
         addTerms(binary.getLHS(), factor * times.getValue(), classes, dim);
}

bool kernels::isSumOfLoops(AffineMap map) {
  SmallVector<unsigned> loops = llvm::to_vector(llvm::seq<unsigned>(0, map.getNumDims()));
  return llvm::all_of(map.getResults(), [&](AffineExpr expr) {
    OperandDim dim;
    return addTerms(expr, 1, loops, dim);
  });
}

bool kernels::isZero(Value tensor) {
  auto isZeroValue = [](Value value) {
    return matchPattern(value, m_AnyZeroFloat()) || matchPattern(value, m_Zero());
  };
  Operation *op = tensor.getDefiningOp();
  if (auto fill = dyn_cast_if_present<linalg::FillOp>(op))
    return isZeroValue(fill.getInputs()[0]);
  auto generic = dyn_cast_if_present<linalg::GenericOp>(op);
  if (!generic || generic.getNumResults() != 1)
    return false;
  Value yielded = generic.getBody()->getTerminator()->getOperand(0);
  if (auto arg = dyn_cast<BlockArgument>(yielded); arg && arg.getOwner() == generic.getBody())
    yielded = generic->getOperand(arg.getArgNumber());
  return isZeroValue(yielded);
}

/// Reads `K tile` where it lies; false if its dimensions are not those of what it is a part of.
static bool takePart(OperandForm &form, tensor::ExtractSliceOp kTile) {
  RankedTensorType whole = kTile.getSourceType(), part = kTile.getType();
  if (!kTile.hasUnitStride() || whole.getRank() != part.getRank() || whole.getEncoding() ||
      whole.getRank() == 0)
    return false;
  form.tensor = kTile.getSource();
  form.starts = kTile.getMixedOffsets();
  for (auto [size, start, known] : llvm::zip(part.getShape(), form.starts, whole.getShape()))
    form.isCut.push_back(!isConstantIntValue(start, 0) || size != known ||
                         ShapedType::isDynamic(size));
  if (!form.isCut.back())
    return true;
  int64_t chunk = kMatrixChunkBytes * 8 / std::max(8u, whole.getElementTypeBitWidth());
  std::optional<int64_t> start = getConstantIntValue(form.starts.back());
  int64_t row = whole.getShape().back();
  if (start && *start % chunk == 0 && !ShapedType::isDynamic(row) && row % chunk == 0)
    form.rowMultiple = chunk;
  else
    form.isUneven = true;
  return true;
}

bool kernels::isPartBesidePadding(tensor::InsertSliceOp padding) {
  auto part = padding.getSource().getDefiningOp<tensor::ExtractSliceOp>();
  OperandForm form;
  if (!part || !takePart(form, part) || form.isUneven)
    return false;
  return llvm::all_of(llvm::enumerate(form.isCut), [&](auto cut) {
    int64_t size = padding.getDestType().getDimSize(cut.index());
    return !cut.value() || (padding.getSourceType().getDimSize(cut.index()) == size &&
                            !ShapedType::isDynamic(size));
  });
}

std::optional<OperandForm> kernels::describeOperand(const LoopClasses &classes,
                                                    const ComputeOp &product, OpOperand &operand) {
  OperandForm form;
  form.number = operand.getOperandNumber();
  form.tensor = operand.get();
  form.isComputed = form.tensor.getDefiningOp<linalg::GenericOp>() != nullptr;
  SmallVector<int> whole;
  if (auto insert = form.tensor.getDefiningOp<tensor::InsertSliceOp>()) {
    if (!insert.hasUnitStride() ||
        insert.getSourceType().getRank() != insert.getDestType().getRank() ||
        !isZero(insert.getDest()))
      return std::nullopt;
    form.padded = insert;
    form.tensor = insert.getSource();
    whole = LoopClasses::loopsOfDims(insert, &insert.getSourceMutable(), 0);
  }
  if (auto kTile = form.tensor.getDefiningOp<tensor::ExtractSliceOp>())
    if ((form.padded && !isPartBesidePadding(form.padded)) || !takePart(form, kTile))
      return std::nullopt;
  auto rows = isa<BlockArgument>(form.tensor) ? encoding::PaddedRowsAttr::of(form.tensor.getType())
                                              : encoding::PaddedRowsAttr();
  if (rows) {
    form.rowMultiple = rows.getMultiple();
    form.isCut.assign(cast<RankedTensorType>(form.tensor.getType()).getRank(), false);
    form.isCut.back() = true;
  }
  if (!form.isComputed &&
      (classes.isComputed(form.tensor) || (!rows && !MemrefKernel::isWhole(form.tensor))))
    return std::nullopt;
  AffineMap map = cast<linalg::LinalgOp>(product.op).getMatchingIndexingMap(&operand);
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    OperandDim &dim = form.dims.emplace_back();
    if (!addTerms(expr, 1, product.classes, dim))
      return std::nullopt;
    dim.isPadded = !whole.empty() && whole[i] < 0;
  }
  if (form.dims.empty())
    return std::nullopt;
  return form;
}

/// `loops` with those in one axis that follow each other in the memory of `form`.
static SmallVector<SmallVector<unsigned>> axesAlong(const OperandForm &form,
                                                    ArrayRef<unsigned> loops) {
  auto dimOf = [&](unsigned loopClass) {
    int found = -1;
    for (auto [i, dim] : llvm::enumerate(form.dims)) {
      if (dim.factorOf(loopClass) == 0)
        continue;
      if (found >= 0 || dim.loopClass() != int(loopClass))
        return -1;
      found = i;
    }
    return found;
  };
  SmallVector<SmallVector<unsigned>> axes;
  for (auto [i, loopClass] : llvm::enumerate(loops)) {
    int dim = dimOf(loopClass);
    bool isCutOff = !form.isCut.empty() && dim >= 0 &&
                    form.isCut[dim]; // By what is between rows, or around a part.
    if (i > 0 && dim > 0 && !isCutOff && dimOf(loops[i - 1]) == dim - 1)
      axes.back().push_back(loopClass);
    else
      axes.push_back({loopClass});
  }
  return axes;
}

void kernels::chooseAxes(OperandForm &form, ArrayRef<unsigned> own, ArrayRef<unsigned> k) {
  form.own = axesAlong(form, own);
  form.depth = axesAlong(form, k);
  const OperandDim &last = form.dims.back();
  auto endsWith = [&](ArrayRef<unsigned> loops) {
    return !loops.empty() && last.loopClass() == int(loops.back());
  };
  form.inChunks = !form.isUneven && (endsWith(k) || endsWith(own));
  // Without chunks, neighbours that are near each other at least.
  form.kContiguous = form.inChunks ? endsWith(k) : own.empty() || last.factorOf(own.back()) == 0;
}

std::optional<module::TensorMap> kernels::tensorMapOf(const OperandForm &form,
                                                      const LoopClasses &classes) {
  Value tensor = form.tensor;
  while (isa_and_present<tensor::CollapseShapeOp, tensor::CastOp>(tensor.getDefiningOp()))
    tensor = tensor.getDefiningOp()->getOperand(0);
  auto argument = dyn_cast<BlockArgument>(tensor);
  if (!argument || form.isComputed || form.padded || !form.inChunks || form.own.size() != 1 ||
      form.depth.size() != 1 || form.batch.size() + 2 > module::kMaxTensorMapRank)
    return std::nullopt;
  module::TensorMap map;
  map.binding =
      llvm::count_if(argument.getOwner()->getArguments().take_front(argument.getArgNumber()),
                     [](Value before) { return isa<TensorType>(before.getType()); });
  auto type = cast<RankedTensorType>(form.tensor.getType());
  map.elementBytes = type.getElementTypeBitWidth() / 8;
  SmallVector<int64_t> strides(type.getRank());
  int64_t next = map.elementBytes;
  for (int64_t dim = type.getRank(); dim-- > 0;) {
    strides[dim] = next;
    if (dim > 0 && (type.isDynamicDim(dim) || llvm::MulOverflow(next, type.getDimSize(dim), next)))
      return std::nullopt;
    if (dim == type.getRank() - 1)
      next = llvm::alignTo(next, map.elementBytes * form.rowMultiple);
  }
  for (auto [dim, stride] : llvm::enumerate(strides)) {
    std::optional<int64_t> start = form.starts.empty() ? 0 : getConstantIntValue(form.starts[dim]);
    if (!start)
      return std::nullopt;
    map.offset += (form.dims[dim].offset + *start) * stride;
  }
  auto add = [&](ArrayRef<unsigned> loops) {
    int64_t &stride = map.strides[map.rank], &size = map.sizes[map.rank];
    for (auto [dim, ofDim] : llvm::zip(form.dims, strides))
      stride += dim.factorOf(loops.back()) * ofDim;
    size = classes.staticSteps(loops);
    // All that the binding holds, of its first dimension.
    bool isKnown =
        size > 0 || (map.rank > 0 && form.dims.front().loopClass() == int(loops.front()) &&
                     form.starts.empty() && map.offset == 0);
    return isKnown && size <= INT32_MAX && stride < int64_t(1) << 40 &&
           (map.rank++ == 0 ? stride == map.elementBytes : stride % kMatrixChunkBytes == 0);
  };
  ArrayRef<unsigned> own = form.own.front(), depth = form.depth.front();
  bool isKnown = add(form.kContiguous ? depth : own) && add(form.kContiguous ? own : depth) &&
                 llvm::all_of(form.batch, [&](unsigned loop) { return add(loop); });
  return isKnown && map.offset % kMatrixChunkBytes == 0 ? std::optional(map) : std::nullopt;
}

// --- Emission ------------------------------------------------------------------------------------

OperandReader::OperandReader(OpBuilder &builder, Location loc, MemrefKernel &memrefs,
                             const OperandForm &form, ArrayRef<Value> extents)
    : util::IndexBuilder(builder, loc), form(form) {
  Value buffer = memrefs.storage(form.tensor);
  auto type = cast<MemRefType>(buffer.getType());
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    sizes.push_back(type.isDynamicDim(dim) ? memref::DimOp::create(b, loc, buffer, dim).getResult()
                                           : index(type.getDimSize(dim)));
  strides = getValueOrCreateConstantIndexOp(b, loc, rowStrides(b, loc, buffer, form.rowMultiple));
  ReassociationIndices all(llvm::seq<int64_t>(type.getRank()).begin(),
                           llvm::seq<int64_t>(type.getRank()).end());
  if (form.rowMultiple > 1)
    memory.flat = memref::ReinterpretCastOp::create(
        b, loc, buffer, b.getIndexAttr(0),
        ArrayRef<OpFoldResult>{mul(sizes.front(), strides.front())},
        ArrayRef<OpFoldResult>{b.getIndexAttr(1)});
  else
    memory.flat = type.getRank() == 1 ? buffer
                                      : memref::CollapseShapeOp::create(
                                            b, loc, buffer, SmallVector<ReassociationIndices>{all})
                                            .getResult();
  memory.address = memref::ExtractAlignedPointerAsIndexOp::create(b, loc, buffer);
  auto valueOf = [&](OpFoldResult start) { return memrefs.valueOf(start); };
  for (auto [dim, index] : llvm::enumerate(form.dims)) {
    if (!index.isPadded)
      continue;
    paddedDims.push_back(dim);
    // Zeros included, they bound what loops add up to.
    int64_t size = mlir::tensor::InsertSliceOp(form.padded).getDestType().getDimSize(dim);
    areShort &= !type.isDynamicDim(dim) && !ShapedType::isDynamic(size) && size < INT32_MAX / 2;
    paddedStarts.push_back(
        valueOf(mlir::tensor::InsertSliceOp(form.padded).getMixedOffsets()[dim]));
  }
  llvm::transform(form.starts, std::back_inserter(starts), valueOf);
  ownAxes = axesOf(form.own, extents);
  depthAxes = axesOf(form.depth, extents);
}

Value OperandReader::paddedIndex(Value index) const {
  return areShort ? b.createOrFold<arith::IndexCastOp>(loc, b.getI32Type(), index) : index;
}

Value OperandReader::strideOf(unsigned loopClass) const {
  Value stride = index(0);
  for (auto [dim, index] : llvm::enumerate(form.dims))
    if (int64_t factor = index.factorOf(loopClass))
      stride = add(stride, mul(strides[dim], factor));
  return stride;
}

SmallVector<OperandReader::Axis> OperandReader::axesOf(ArrayRef<SmallVector<unsigned>> groups,
                                                       ArrayRef<Value> extents) {
  SmallVector<Axis> axes;
  for (const SmallVector<unsigned> &group : groups) {
    Axis &axis = axes.emplace_back();
    axis.extent = extents[group.front()];
    for (unsigned loopClass : ArrayRef(group).drop_front())
      axis.extent = mul(axis.extent, extents[loopClass]);
    axis.stride = strideOf(group.back());
    for (auto [number, dim] : llvm::enumerate(paddedDims))
      if (int64_t factor = form.dims[dim].factorOf(group.back()))
        axis.padded.push_back({number, factor});
  }
  return axes;
}

OperandReader::Part OperandReader::at(ArrayRef<Axis> axes, Value linear, int64_t most) const {
  Part part;
  part.offset = index(0);
  part.padded.assign(paddedDims.size(), areShort ? i32(0) : index(0));
  // Divisions of 32 bits are much cheaper.
  int64_t total = 1;
  for (const Axis &axis : axes) {
    std::optional<int64_t> known = getConstantIntValue(axis.extent);
    if (!known || llvm::MulOverflow(total, *known, total))
      total = INT64_MAX;
  }
  if (most >= 0)
    total = most;
  bool isSmall = axes.size() > 1 && total < INT32_MAX / 2;
  if (isSmall)
    linear = asI32(linear);
  for (size_t i = axes.size(); i-- > 0;) {
    const Axis &axis = axes[i];
    Value extent = isSmall ? asI32(axis.extent) : axis.extent,
          position = asIndex(i > 0 ? rem(linear, extent) : linear);
    if (i > 0)
      linear = div(linear, extent);
    part.offset = add(part.offset, mul(position, axis.stride));
    for (auto [number, factor] : axis.padded)
      part.padded[number] = add(part.padded[number], mul(paddedIndex(position), factor));
  }
  return part;
}

OperandReader::Part OperandReader::base(const llvm::SmallDenseMap<unsigned, Value> &batch) const {
  Part part;
  part.offset = index(0);
  for (auto [number, dim] : llvm::enumerate(paddedDims)) {
    Value start = arith::SubIOp::create(b, loc, index(0), paddedStarts[number]);
    part.padded.push_back(paddedIndex(start));
    part.offset = add(part.offset, mul(start, strides[dim]));
  }
  for (auto [start, stride] : llvm::zip(starts, strides))
    part.offset = add(part.offset, mul(start, stride));
  for (auto [dim, walked] : llvm::enumerate(form.dims)) {
    Value fixed = index(walked.offset);
    for (auto [loopClass, factor] : walked.terms)
      if (Value position = batch.lookup(loopClass))
        fixed = add(fixed, mul(position, factor));
    part.offset = add(part.offset, mul(fixed, strides[dim]));
    if (auto padded = llvm::find(paddedDims, dim); padded != paddedDims.end())
      part.padded[padded - paddedDims.begin()] =
          add(part.padded[padded - paddedDims.begin()], paddedIndex(fixed));
  }
  return part;
}

OperandReader::Part OperandReader::sum(const Part &a, const Part &c) const {
  Part part;
  part.offset = add(a.offset, c.offset);
  for (auto [x, y] : llvm::zip(a.padded, c.padded))
    part.padded.push_back(add(x, y));
  return part;
}

OperandReader::Part OperandReader::moved(const Part &place, ArrayRef<int64_t> distances) const {
  Part part = place;
  for (auto [dim, distance] : llvm::enumerate(distances)) {
    if (distance == 0)
      continue;
    part.offset = add(part.offset, mul(strides[dim], distance));
    if (auto padded = llvm::find(paddedDims, dim); padded != paddedDims.end()) {
      Value &index = part.padded[padded - paddedDims.begin()];
      index = add(index, distance);
    }
  }
  return part;
}

Value OperandReader::isInside(const Part &place) const {
  Value inside;
  for (auto [index, dim] : llvm::zip(place.padded, paddedDims)) {
    inside = both(inside, less(index, paddedIndex(sizes[dim])));
  }
  return inside;
}

bool OperandReader::isSeparable(int64_t kTile) const {
  if (depthAxes.empty() || !depthAxes.back().padded.empty())
    return false;
  std::optional<int64_t> known = getConstantIntValue(depthAxes.back().extent);
  return depthAxes.size() == 1 || (known && *known % kTile == 0);
}
