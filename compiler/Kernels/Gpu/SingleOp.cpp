//===- SingleOp.cpp - a kernel of one operation on rows, written on memrefs ===//
#include "compiler/Kernels/Gpu/SingleOp.h"
#include "compiler/Kernels/Gpu/Workgroup.h"

using namespace sluice::kernels;

bool sluice::kernels::isMadeOfPositions(Operation *op) {
  auto generic = dyn_cast_if_present<linalg::GenericOp>(op);
  if (!generic || generic.getNumDpsInputs() > 0 || generic->getNumResults() != 1 ||
      generic.getNumParallelLoops() != generic.getNumLoops() ||
      !generic.getMatchingIndexingMap(generic.getDpsInitOperand(0)).isIdentity() ||
      !generic.getBody()->getArgument(0).use_empty())
    return false;
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(generic->getRegions(), captured);
  return llvm::none_of(captured, [](Value value) { return isa<ShapedType>(value.getType()); }) &&
         llvm::all_of(generic.getBody()->without_terminator(), [](Operation &inside) {
           return inside.getNumRegions() == 0 && isMemoryEffectFree(&inside);
         });
}

/// Whether what `out` holds at first can be read where it comes from, or is one number, or nothing.
static bool isReadableStart(Value out) {
  if (MemrefKernel::isBuffer(out))
    return true;
  Operation *op = out.getDefiningOp();
  if (auto copy = dyn_cast_if_present<linalg::CopyOp>(op))
    return MemrefKernel::isBuffer(copy.getInputs()[0]);
  return isa_and_present<linalg::FillOp, tensor::EmptyOp>(op) || isMadeOfPositions(op);
}

DestinationStyleOpInterface sluice::kernels::findSingleOp(func::FuncOp kernel) {
  DestinationStyleOpInterface found;
  for (Operation &op : kernel.front().without_terminator()) {
    if (isa<linalg_ext::LinalgExtDialect>(op.getDialect())) {
      if (found)
        return {};
      found = dyn_cast<DestinationStyleOpInterface>(op);
    } else if (isa<linalg::LinalgDialect>(op.getDialect()) &&
               !isa<linalg::FillOp, linalg::CopyOp>(op) && !isMadeOfPositions(&op)) {
      return {};
    }
  }
  auto isPlain = [](Value value) {
    return !isa<TensorType>(value.getType()) || MemrefKernel::isBuffer(value);
  };
  if (!found || !llvm::all_of(found.getDpsInputs(), isPlain) ||
      !llvm::all_of(found.getDpsInits(), [](Value out) { return isReadableStart(out); }))
    return {};
  for (Value result : kernel.front().getTerminator()->getOperands())
    if (MemrefKernel::withoutExpansion(result).getDefiningOp() != found.getOperation())
      return {};
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(found->getRegions(), captured);
  return llvm::any_of(captured, [](Value value) { return isa<ShapedType>(value.getType()); })
             ? DestinationStyleOpInterface()
             : found;
}

SingleOp::SingleOp(Kernel &kernel)
    : op(findSingleOp(kernel.func)), written(kernel), e(written.body(), kernel.func.getLoc()) {
  destinations.resize(op->getNumResults());
  for (unsigned i = 0; i < kernel.func.getNumResults(); ++i)
    destinations[cast<OpResult>(written.computed(i)).getResultNumber()].push_back(
        written.destination(i));
  thread = gpu::ThreadIdOp::create(e, gpu::Dimension::x);
  workgroup = hal::WorkgroupIdOp::create(e, e.getIndexType(), 0);
  workgroups = hal::WorkgroupCountOp::create(e, e.getIndexType(), 0);
}

Value SingleOp::initialBuffer(unsigned index) {
  Value out = op.getDpsInits()[index];
  if (auto copy = out.getDefiningOp<linalg::CopyOp>())
    out = copy.getInputs()[0];
  return MemrefKernel::isBuffer(out) ? written.buffer(out) : Value();
}

Value SingleOp::initial(unsigned index, ValueRange indices) {
  if (Value buffer = initialBuffer(index))
    return e.load(buffer, indices);
  Value out = op.getDpsInits()[index];
  if (auto fill = out.getDefiningOp<linalg::FillOp>())
    return scalar(fill.getInputs()[0]);
  if (auto positions = out.getDefiningOp<linalg::GenericOp>()) {
    IRMapping mapping;
    SetVector<Value> captured;
    getUsedValuesDefinedAbove(positions->getRegions(), captured);
    for (Value value : captured)
      mapping.map(value, scalar(value));
    for (Operation &inside : positions.getBody()->without_terminator()) {
      if (auto index = dyn_cast<linalg::IndexOp>(inside))
        mapping.map(index.getResult(), indices[index.getDim()]);
      else
        e.clone(inside, mapping);
    }
    return mapping.lookupOrDefault(positions.getBody()->getTerminator()->getOperand(0));
  }
  return e.zero(cast<ShapedType>(out.getType()).getElementType()); // It has no value.
}

void SingleOp::store(unsigned index, Value value, ValueRange indices) {
  for (Value memory : destinations[index])
    e.store(value, memory, indices);
}

Values SingleOp::call(Region &region, ValueRange arguments) {
  SetVector<Value> captured;
  getUsedValuesDefinedAbove(region, captured);
  IRMapping mapping;
  for (Value value : captured)
    mapping.map(value, scalar(value));
  Block &block = region.front();
  mapping.map(block.getArguments(), arguments);
  for (Operation &inside : block.without_terminator())
    e.clone(inside, mapping);
  return llvm::map_to_vector(block.getTerminator()->getOperands(),
                             [&](Value value) { return mapping.lookupOrDefault(value); });
}

Value SingleOp::size(Value shaped, int64_t dim) {
  if (auto type = cast<ShapedType>(shaped.getType()); !type.isDynamicDim(dim))
    return e.index(type.getDimSize(dim));
  if (MemrefKernel::isBuffer(shaped))
    return e.dim(written.buffer(shaped), dim);
  // An out has the size of its result.
  for (auto [index, out] : llvm::enumerate(op.getDpsInits()))
    if (out == shaped) {
      if (Value buffer = initialBuffer(index))
        return e.dim(buffer, dim);
      if (!destinations[index].empty())
        return e.dim(destinations[index][0], dim);
    }
  isBroken = true;
  return e.index(0);
}

Value SingleOp::scalar(Value value) {
  if (Value known = written.scalar(value))
    return known;
  isBroken = true;
  return value.getType().isIntOrIndexOrFloat() ? e.zero(value.getType()) : Value();
}

Value SingleOp::workgroupArray(Type element, int64_t length) {
  return workgroupMemory(e, e.getLoc(), length, element);
}

void SingleOp::barrier() { workgroupBarrier(e, e.getLoc()); }
void SingleOp::memoryBarrier() { gpu::BarrierOp::create(e); }

OpRows::OpRows(SingleOp &op, Value shaped, int64_t dimension)
    : dimension(dimension), op(op), e(op.body()) {
  count = e.index(1);
  for (int64_t dim = 0, rank = cast<ShapedType>(shaped.getType()).getRank(); dim < rank; ++dim) {
    Value size = op.size(shaped, dim);
    if (dim == dimension) {
      length = size;
      continue;
    }
    sizes.push_back(size);
    count = e.mul(count, size);
  }
}

Values OpRows::indices(Value row) const {
  Values all = delinearize(e, e.getLoc(), row, sizes);
  all.insert(all.begin() + dimension, Value());
  return all;
}

Values OpRows::at(ArrayRef<Value> indices, Value position) const {
  Values all(indices);
  all[dimension] = position;
  return all;
}

Values OpRows::without(ArrayRef<Value> indices) const {
  Values all(indices);
  all.erase(all.begin() + dimension);
  return all;
}

void OpRows::forEach(function_ref<void(ArrayRef<Value>)> body) const {
  e.loop(op.workgroup, count, op.workgroups, [&](Value row) { body(indices(row)); });
}

LogicalResult sluice::kernels::finishSingleOp(Kernel &kernel, SingleOp &op, int64_t threads,
                                              Value count, Value workspaceBytes) {
  if (op.isBroken)
    return kernel.func.emitOpError("needs sizes or numbers that no argument tells");
  return op.memrefs().launch(threads, /*aligned=*/false, count, /*share=*/1, workspaceBytes);
}
