//===- ElementEmitter.cpp - values of a kernel, element by element --------===//
#include "compiler/Kernels/Gpu/ElementEmitter.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Kernels/KernelBuilder.h"

using namespace sluice::kernels;

void Place::setIndices(OpBuilder &builder, Location loc, ArrayRef<unsigned> classes, Value linear,
                       ArrayRef<Value> extents) {
  SmallVector<Value> steps =
      llvm::map_to_vector(classes, [&](unsigned loopClass) { return extents[loopClass]; });
  for (auto [loopClass, position] : llvm::zip(classes, delinearize(builder, loc, linear, steps)))
    index[loopClass] = position;
}

bool ElementEmitter::handles(const ComputeOp &compute, const LoopClasses &classes, bool inputs) {
  auto op = dyn_cast<linalg::GenericOp>(compute.op);
  llvm::SmallDenseSet<unsigned> different(compute.classes.begin(), compute.classes.end());
  if (!op || different.size() != compute.classes.size()) // Two loops along one class: a diagonal.
    return false;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!inputs && op.isDpsInput(&operand))
      continue;
    // What lies in memory may be one element wide along a dimension, and read there at 0.
    bool isRead = op.isDpsInput(&operand) && !classes.isComputed(operand.get());
    if (!op.getMatchingIndexingMap(&operand).isProjectedPermutation(/*allowZeroInResults=*/isRead))
      return false;
    if (isa<TensorType>(operand.get().getType()) && !classes.isComputed(operand.get()) &&
        !operand.get().getDefiningOp<tensor::EmptyOp>() && !MemrefKernel::isBuffer(operand.get()))
      return false;
  }
  return llvm::all_of(op.getBody()->without_terminator(), [](Operation &nested) -> bool {
    if (nested.getNumRegions() > 0 || !isMemoryEffectFree(&nested))
      return false;
    if (auto extract = dyn_cast<tensor::ExtractOp>(nested))
      return MemrefKernel::isBuffer(extract.getTensor());
    if (auto dim = dyn_cast<tensor::DimOp>(nested))
      return MemrefKernel::isBuffer(dim.getSource());
    return llvm::none_of(nested.getOperandTypes(), llvm::IsaPred<ShapedType>);
  });
}

bool ElementEmitter::handlesInsertion(tensor::InsertSliceOp op, const LoopClasses &classes) {
  auto isKnown = [&](Value value) {
    return classes.isComputed(value) || MemrefKernel::isBuffer(value);
  };
  return !ShapedType::isDynamicShape(op.getStaticStrides()) && isKnown(op.getSource()) &&
         (op.getDest().getDefiningOp<tensor::EmptyOp>() || isKnown(op.getDest()));
}

Place &ElementEmitter::placeOf(ArrayRef<unsigned> loopClasses, Place &place) const {
  Place *at = &place;
  while (at->outer && llvm::none_of(loopClasses, [&](unsigned c) { return at->index.contains(c); }))
    at = at->outer;
  return *at;
}

Value ElementEmitter::indexAt(unsigned loopClass, Place &place) const {
  for (Place *at = &place; at; at = at->outer)
    if (Value index = at->index.lookup(loopClass))
      return index;
  return {};
}

Value ElementEmitter::widened(Value value, int64_t width) {
  if (width == 1 || isa<VectorType>(value.getType()))
    return value;
  return vector::BroadcastOp::create(builder, value.getLoc(),
                                     VectorType::get({width}, value.getType()), value);
}

Value ElementEmitter::converted(Value value, Type element) {
  Type from = getElementTypeOrSelf(value.getType()), to = element;
  if (from == element)
    return value;
  if (auto vector = dyn_cast<VectorType>(value.getType()))
    to = vector.clone(element);
  if (from.getIntOrFloatBitWidth() < element.getIntOrFloatBitWidth())
    return arith::ExtFOp::create(builder, value.getLoc(), to, value);
  return arith::TruncFOp::create(builder, value.getLoc(), to, value);
}

Value ElementEmitter::zeroOf(Location loc, Type type) {
  if (auto attr = builder.getZeroAttr(type))
    return arith::ConstantOp::create(builder, loc, cast<TypedAttr>(attr));
  isBroken = true;
  return ub::PoisonOp::create(builder, loc, type); // Something to go on with: the plan is dropped.
}

Value ElementEmitter::result(OpResult result, Place &place) {
  for (Place *at = &place; at; at = at->outer)
    if (Value known = at->results.lookup(result))
      return known;
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(result.getOwner()))
    return place.results[result] = inserted(insert, place);
  auto op = cast<linalg::GenericOp>(result.getOwner());
  const ComputeOp &compute = computeOf(op);
  if (op.getNumReductionLoops() > 0) {
    isBroken = true;
    return zeroOf(op.getLoc(), cast<ShapedType>(result.getType()).getElementType());
  }
  Place &at = placeOf(compute.classes, place);
  OpBuilder::InsertionGuard guard(builder);
  if (at.start && at.valuesAtStart)
    builder.setInsertionPoint(at.start);
  Value yielded = op.getBody()->getTerminator()->getOperand(result.getResultNumber());
  return at.results[result] = bodyValue(op, yielded, at);
}

Value ElementEmitter::operandValue(linalg::GenericOp op, OpOperand &operand, Place &place) {
  Value value = operand.get();
  if (!isa<TensorType>(value.getType()))
    return memrefs.scalar(value);
  if (classes.isComputed(value))
    return result(cast<OpResult>(value), place);
  if (value.getDefiningOp<tensor::EmptyOp>())
    return zeroOf(op.getLoc(), cast<RankedTensorType>(value.getType()).getElementType());
  return load(op, operand, place);
}

void ElementEmitter::storeResult(unsigned index, Place &place) {
  auto computed = cast<OpResult>(memrefs.computed(index));
  store(computed, result(computed, place), memrefs.destination(index), place);
}

void ElementEmitter::loadAhead(linalg::GenericOp except, Place &place) {
  for (const ComputeOp &compute : classes.ops()) {
    auto op = dyn_cast<linalg::GenericOp>(compute.op);
    if (!op || op == except)
      continue;
    for (OpOperand *operand : op.getDpsInputOperands())
      if (isa<TensorType>(operand->get().getType()) && !classes.isComputed(operand->get()) &&
          !operand->get().getDefiningOp<tensor::EmptyOp>())
        load(op, *operand, place);
  }
}

Value ElementEmitter::bodyValue(linalg::GenericOp op, Value value, Place &place) {
  IRMapping &mapping = place.bodies[op];
  if (Value known = mapping.lookupOrNull(value))
    return known;
  Value result;
  Operation *nested = value.getDefiningOp();
  if (auto arg = dyn_cast<BlockArgument>(value); arg && arg.getOwner() == op.getBody()) {
    result = operandValue(op, op->getOpOperand(arg.getArgNumber()), place);
  } else if (!nested || nested->getBlock() != op.getBody()) {
    result = memrefs.scalar(value);
  } else if (auto index = dyn_cast<linalg::IndexOp>(nested)) {
    result = indexValue(computeOf(op).classes[index.getDim()], place);
  } else if (Value numbers = codesAt(op, nested, place)) {
    result = numbers;
  } else if (auto extract = dyn_cast<tensor::ExtractOp>(nested);
             Value run = extract && place.isAligned ? extractRun(op, extract, place) : Value()) {
    result = spread(run, place);
  } else {
    SmallVector<Value> operands = llvm::map_to_vector(nested->getOperands(), [&](Value operand) {
      return isa<TensorType>(operand.getType()) ? operand : bodyValue(op, operand, place);
    });
    if (!llvm::is_contained(operands, Value()))
      result = extractNeighbours(op, nested, operands, place);
    if (!result && !llvm::is_contained(operands, Value()))
      result = apply(nested, operands, cast<OpResult>(value).getResultNumber(), place.width);
  }
  if (!result) {
    isBroken = true;
    result = zeroOf(op.getLoc(), value.getType());
  }
  mapping.map(value, result);
  return result;
}

Value ElementEmitter::indexValue(unsigned loopClass, Place &place) {
  Value first = indexAt(loopClass, place);
  if (!first || place.width == 1 || int(loopClass) != place.varying)
    return first;
  Value steps = vector::StepOp::create(builder, first.getLoc(),
                                       VectorType::get({place.width}, first.getType()));
  return ordered(arith::AddIOp::create(builder, first.getLoc(), widened(first, place.width), steps),
                 place);
}

/// Neighbours that tensor.extract reads from a row of a table, which something else chooses; null
/// if it is not of this form.
Value ElementEmitter::extractNeighbours(linalg::GenericOp op, Operation *nested,
                                        ArrayRef<Value> operands, Place &place) {
  auto extract = dyn_cast<tensor::ExtractOp>(nested);
  if (!extract || place.width == 1 || extract.getIndices().empty())
    return {};
  auto last = extract.getIndices().back().getDefiningOp<linalg::IndexOp>();
  ArrayRef<Value> row = operands.drop_front().drop_back();
  if (!last || int(computeOf(op).classes[last.getDim()]) != place.varying ||
      llvm::any_of(row, [](Value index) { return isa<VectorType>(index.getType()); }))
    return {};
  Value memory = memrefs.buffer(extract.getTensor());
  auto type = cast<MemRefType>(memory.getType());
  int64_t length = type.getShape().back();
  if (ShapedType::isDynamic(length) || length % place.width != 0 ||
      !isVectorAccess(type, type.getRank() - 1, place.width))
    return {};
  SmallVector<Value> indices(row);
  indices.push_back(indexAt(place.varying, place));
  return ordered(loadAt(op.getLoc(), memory, indices, type.getRank() - 1, place.width), place);
}

/// `op` on `operands`, some of which may be vectors.
Value ElementEmitter::apply(Operation *op, ArrayRef<Value> operands, unsigned resultNumber,
                            int64_t width) {
  Location loc = op->getLoc();
  if (llvm::none_of(operands, [](Value value) { return isa<VectorType>(value.getType()); }))
    return applyScalar(op, operands, resultNumber);
  if (OpTrait::hasElementwiseMappableTraits(op)) {
    OperationState state(loc, op->getName());
    for (Value operand : operands)
      state.addOperands(widened(operand, width));
    for (Type type : op->getResultTypes())
      state.addTypes(VectorType::get({width}, type));
    state.addAttributes(op->getDiscardableAttrDictionary().getValue());
    state.propertiesAttr = op->getPropertiesAsAttribute();
    return builder.create(state)->getResult(resultNumber);
  }
  SmallVector<Value> lanes;
  for (int64_t lane = 0; lane < width; ++lane) {
    SmallVector<Value> scalars;
    for (Value operand : operands)
      scalars.push_back(isa<VectorType>(operand.getType())
                            ? vector::ExtractOp::create(builder, loc, operand, lane).getResult()
                            : operand);
    lanes.push_back(applyScalar(op, scalars, resultNumber));
    if (!lanes.back())
      return {};
  }
  return PlainKernelBuilder(builder, loc).vectorOf(lanes);
}

Value ElementEmitter::applyScalar(Operation *op, ArrayRef<Value> operands, unsigned resultNumber) {
  if (isa<tensor::ExtractOp>(op))
    return memref::LoadOp::create(builder, op->getLoc(), memrefs.buffer(operands.front()),
                                  operands.drop_front());
  if (isa<tensor::DimOp>(op))
    return memrefs.scalar(op->getResult(0));
  Operation *clone = builder.clone(*op);
  clone->setOperands(operands);
  return clone->getResult(resultNumber);
}

// --- Insertions ----------------------------------------------------------------------------------

/// The same place with nothing computed yet: what a branch computes is known in it alone.
Place ElementEmitter::flat(Place &place) const {
  Place copy;
  copy.varying = place.varying, copy.width = place.width, copy.isAligned = place.isAligned;
  for (Place *at = &place; at; at = at->outer)
    copy.index.insert(at->index.begin(), at->index.end());
  return copy;
}

/// Whether the slice begins and ends between vectors of `width` along `dim`.
bool ElementEmitter::insertsVectors(tensor::InsertSliceOp op, unsigned dim, int64_t width) const {
  auto fits = [&](OpFoldResult value) {
    std::optional<int64_t> known = getConstantIntValue(value);
    return known ? *known % width == 0 : insertsWholeVectors;
  };
  return llvm::is_contained(LoopClasses::loopsOfDims(op, &op.getSourceMutable(), 0), int(dim)) ||
         (op.getStaticStrides()[dim] == 1 && fits(op.getMixedOffsets()[dim]) &&
          fits(op.getMixedSizes()[dim]));
}

Value ElementEmitter::inserted(tensor::InsertSliceOp op, Place &place) {
  Location loc = op.getLoc();
  PlainKernelBuilder k(builder, loc);
  ArrayRef<unsigned> along = computeOf(op).classes;
  Place inside = flat(place);
  inside.isAligned = false; // The slice may begin anywhere.
  isBroken |= !place.order.empty();
  auto varies = llvm::find(along, unsigned(place.varying));
  if (varies == along.end())
    inside.width = 1;
  unsigned varying = varies - along.begin(); // A dimension of the destination.
  if (inside.width > 1 && !insertsVectors(op, varying, inside.width)) {
    SmallVector<Value> lanes;
    for (int64_t lane = 0; lane < place.width; ++lane) {
      Place one = inside;
      one.width = 1;
      one.index[place.varying] = k.add(indexAt(place.varying, place), lane);
      lanes.push_back(inserted(op, one));
    }
    return k.vectorOf(lanes);
  }
  // Where the place is in the source, and whether it is.
  SmallVector<int> whole = LoopClasses::loopsOfDims(op, &op.getSourceMutable(), 0);
  llvm::SmallBitVector dropped = op.getDroppedDims();
  SmallVector<Value> indices;
  Value isInside;
  int sourceVarying = -1;
  for (auto [dim, offset, size] : llvm::enumerate(op.getMixedOffsets(), op.getMixedSizes())) {
    Value index = indexAt(along[dim], place);
    if (!llvm::is_contained(whole, int(dim))) {
      Value from = memrefs.valueOf(offset), count = memrefs.valueOf(size);
      if (!from || !count) {
        isBroken = true;
        return zeroOf(loc, op.getType().getElementType());
      }
      index = k.sub(index, from); // Very large in front of the slice.
      int64_t step = op.getStaticStrides()[dim];
      isInside = k.both(isInside, k.less(index, step == 1 ? count : k.mul(count, step)));
      if (step != 1) {
        isInside = k.both(isInside, k.equal(k.rem(index, step), 0));
        index = k.div(index, step);
      }
    }
    if (dropped.test(dim))
      continue;
    if (dim == varying)
      sourceVarying = indices.size();
    indices.push_back(index);
  }
  auto source = [&]() -> Value {
    if (!classes.isComputed(op.getSource()))
      return loadAt(loc, memrefs.buffer(op.getSource()), indices, sourceVarying, inside.width);
    auto result = cast<OpResult>(op.getSource());
    SmallVector<unsigned> dims =
        LoopClasses::classesOfDims(computeOf(result.getOwner()), nullptr, result.getResultNumber());
    for (auto [loopClass, index] : llvm::zip_equal(dims, indices))
      inside.index[loopClass] = index;
    inside.varying = sourceVarying < 0 ? -1 : int(dims[sourceVarying]);
    return this->result(result, inside);
  };
  if (!isInside)
    return source();
  OpBuilder::InsertionGuard guard(builder);
  Type type = op.getType().getElementType();
  if (inside.width > 1)
    type = VectorType::get({inside.width}, type);
  auto branch = scf::IfOp::create(builder, loc, type, isInside, /*withElseRegion=*/true);
  Place outside = flat(place);
  outside.width = inside.width;
  builder.setInsertionPointToStart(branch.thenBlock());
  scf::YieldOp::create(builder, loc, widened(source(), inside.width));
  builder.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(builder, loc, widened(around(op, outside), inside.width));
  return branch.getResult(0);
}

/// What `op` leaves as it was at `place`.
Value ElementEmitter::around(tensor::InsertSliceOp op, Place &place) {
  Value dest = op.getDest();
  if (classes.isComputed(dest))
    return result(cast<OpResult>(dest), place);
  if (dest.getDefiningOp<tensor::EmptyOp>())
    return zeroOf(op.getLoc(), op.getType().getElementType());
  SmallVector<Value> indices;
  int varying = -1;
  for (auto [dim, loopClass] : llvm::enumerate(computeOf(op).classes)) {
    indices.push_back(indexAt(loopClass, place));
    if (int(loopClass) == place.varying)
      varying = dim;
  }
  return loadAt(op.getLoc(), memrefs.buffer(dest), indices, varying, place.width);
}

// --- Memory --------------------------------------------------------------------------------------

int64_t ElementEmitter::alignmentOf(MemRefType type, int64_t width) const {
  return std::min<int64_t>(target.vectorBytes, width * elementBytes(type.getElementType()));
}

/// Whether vectors along dimension `varying` are contiguous and aligned.
bool ElementEmitter::isVectorAccess(MemRefType type, int varying, int64_t width) const {
  if (varying + 1 != type.getRank())
    return false;
  if (type.getLayout().isIdentity())
    return true;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)) || strides.back() != 1)
    return false;
  strides.back() = offset;
  return llvm::all_of(strides, [&](int64_t stride) {
    return !ShapedType::isDynamic(stride) && stride % width == 0;
  });
}

Value ElementEmitter::load(linalg::GenericOp op, OpOperand &operand, Place &place) {
  const ComputeOp &compute = computeOf(op);
  SmallVector<unsigned> dims = LoopClasses::classesOfDims(compute, &operand, 0);
  Place &at = placeOf(dims, place);
  Value &known = at.loads[{operand.get().getAsOpaquePointer(), dims}];
  if (known)
    return known;
  OpBuilder::InsertionGuard guard(builder);
  OpBuilder::InsertPoint here = builder.saveInsertionPoint();
  if (at.start)
    builder.setInsertionPoint(at.start);
  Location loc = op.getLoc();
  Value memory = memrefs.buffer(operand.get());
  SmallVector<Value> indices;
  int varying = -1;
  for (auto [dim, loopClass] : llvm::enumerate(dims)) {
    indices.push_back(loopClass == kNoLoop
                          ? arith::ConstantIndexOp::create(builder, loc, 0).getResult()
                          : indexAt(loopClass, at));
    if (int(loopClass) == at.varying)
      varying = dim;
  }
  Value loaded = loadAt(loc, memory, indices, varying, at.width);
  builder.restoreInsertionPoint(here); // Loads first, what orders them where it is needed.
  return known = ordered(loaded, at);
}

/// What lies at `indices`, along dimension `varying`, if any, for `width` neighbours.
Value ElementEmitter::loadAt(Location loc, Value memory, SmallVector<Value> indices, int varying,
                             int64_t width) {
  auto type = cast<MemRefType>(memory.getType());
  if (varying < 0 || width == 1)
    return memref::LoadOp::create(builder, loc, memory, indices);
  PlainKernelBuilder k(builder, loc);
  if (isVectorAccess(type, varying, width))
    return k.loadAligned(type.getElementType(), width, memory, indices, alignmentOf(type, width));
  SmallVector<Value> lanes;
  Value first = indices[varying];
  for (int64_t lane = 0; lane < width; ++lane) {
    indices[varying] = k.add(first, lane);
    lanes.push_back(memref::LoadOp::create(builder, loc, memory, indices));
  }
  return k.vectorOf(lanes);
}

void ElementEmitter::store(OpResult result, Value value, Value memory, Place &place) {
  Location loc = result.getLoc();
  const ComputeOp &compute = computeOf(result.getOwner());
  auto type = cast<MemRefType>(memory.getType());
  SmallVector<Value> indices;
  int varying = -1;
  for (auto [dim, loopClass] :
       llvm::enumerate(LoopClasses::classesOfDims(compute, nullptr, result.getResultNumber()))) {
    indices.push_back(indexAt(loopClass, place));
    if (int(loopClass) == place.varying)
      varying = dim;
  }
  if (varying < 0 || place.width == 1) {
    memref::StoreOp::create(builder, loc, value, memory, indices);
    return;
  }
  value = widened(value, place.width);
  PlainKernelBuilder k(builder, loc);
  if (isVectorAccess(type, varying, place.width))
    return k.storeAligned(value, memory, indices, alignmentOf(type, place.width));
  Value first = indices[varying];
  for (int64_t lane = 0; lane < place.width; ++lane) {
    indices[varying] = k.add(first, lane);
    memref::StoreOp::create(builder, loc, vector::ExtractOp::create(builder, loc, value, lane),
                            memory, indices);
  }
}
