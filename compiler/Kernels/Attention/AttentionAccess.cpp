//===- AttentionAccess.cpp - the tensors of attention in memory -----------===//
#include "compiler/Kernels/Attention/AttentionEmitter.h"

using namespace sluice::kernels;

bool AttentionAxis::isCoveredBy(int64_t size) const {
  std::optional<int64_t> known = getConstantIntValue(total);
  return known && *known % size == 0;
}

AttentionAccess::AttentionAccess(KernelBuilder &k, MemrefKernel &memrefs,
                                 linalg_ext::AttentionOp op)
    : op(op), memrefs(memrefs), k(k), page(op.getPageDim()) {
  for (const linalg_ext::AttentionOp::Extent &extent : op.getExtents()) {
    Value &size = sizes.emplace_back();
    // A size that any operand knows is known.
    for (auto [tensor, dim] : extent) {
      Value buffer = tensor == op.getOutput() ? memrefs.destination(0) : memrefs.buffer(tensor);
      if (!size || !cast<MemRefType>(buffer.getType()).isDynamicDim(dim))
        size = k.b.createOrFold<memref::DimOp>(k.loc, buffer, dim);
    }
  }
  linalg_ext::AttentionOp::Dims dims = op.getDims();
  auto axis = [&](ArrayRef<int64_t> of) {
    AttentionAxis result;
    result.dims.assign(of.begin(), of.end());
    result.total = k.index(1);
    for (int64_t dim : of) {
      result.extents.push_back(sizes[dim]);
      result.total = k.mul(result.total, sizes[dim]);
    }
    return result;
  };
  batch = axis(dims.batch), rows = axis(dims.m), keys = axis(dims.k2), depth = axis(dims.k1),
  columns = axis(dims.n);
  auto input = [&](Value tensor, AffineMap map) {
    return describe(layoutOf(tensor), chunkOf(tensor), map);
  };
  query = input(op.getQuery(), op.getQueryMap()), key = input(op.getKey(), op.getKeyMap()),
  value = input(op.getValue(), op.getValueMap());
  output =
      describe(wholeLayout(memrefs.destination(0)), chunkOf(op->getResult(0)), op.getOutputMap());
  if (op.getMask())
    mask = input(op.getMask(), op.getMaskMap());
  if (op.getLengths())
    lengths = input(op.getLengths(), op.getLengthsMap());
  if (page < 0)
    return;
  table = input(op.getTable(), op.getTableMap());
  for (auto [cache, tensor, map] : {std::tuple(&key, op.getKey(), op.getKeyMap()),
                                    std::tuple(&value, op.getValue(), op.getValueMap())}) {
    auto dim = map.getResultPosition(getAffineDimExpr(page, k.b.getContext()));
    cache->blocks = k.b.createOrFold<memref::DimOp>(k.loc, memrefs.buffer(tensor), *dim);
    if (std::optional<int64_t> known = getConstantIntValue(cache->blocks); !known || *known == 0)
      keys.total = k.select(k.equal(cache->blocks, 0), k.index(0), keys.total);
  }
}

/// The tensor that `tensor` is a slice of, if it is one of neighbours.
static tensor::ExtractSliceOp sliceOf(Value tensor) {
  auto slice = tensor.getDefiningOp<tensor::ExtractSliceOp>();
  return slice && slice.hasUnitStride() ? slice : tensor::ExtractSliceOp();
}

bool AttentionAccess::isReadable(Value tensor) {
  while (tensor::ExtractSliceOp slice = sliceOf(tensor))
    tensor = slice.getSource();
  return MemrefKernel::isWhole(tensor);
}

int64_t AttentionAccess::chunkOf(Value tensor) {
  int64_t chunk = 0;
  while (tensor::ExtractSliceOp slice = sliceOf(tensor)) {
    int64_t last = slice.getSourceType().getRank() - 1;
    if (last < 0 || slice.getDroppedDims().test(last) || slice.isDynamicOffset(last))
      return 1;
    chunk = std::gcd(chunk, slice.getStaticOffset(last));
    tensor = slice.getSource();
  }
  auto type = cast<RankedTensorType>(tensor.getType());
  if (type.getRank() == 0 || type.isDynamicDim(type.getRank() - 1))
    return 1;
  return std::max<int64_t>(1, std::gcd(chunk, type.getShape().back()));
}

AttentionAccess::Layout AttentionAccess::wholeLayout(Value buffer) {
  Layout layout{buffer, k.index(0), {}};
  int64_t rank = cast<MemRefType>(buffer.getType()).getRank();
  layout.strides.resize(rank);
  Value stride = k.index(1);
  for (int64_t i = rank - 1; i >= 0; --i) {
    layout.strides[i] = stride;
    stride = k.mul(stride, k.b.createOrFold<memref::DimOp>(k.loc, buffer, i));
  }
  return layout;
}

AttentionAccess::Layout AttentionAccess::layoutOf(Value tensor) {
  tensor::ExtractSliceOp slice = sliceOf(tensor);
  if (!slice)
    return wholeLayout(memrefs.buffer(tensor));
  Layout source = layoutOf(slice.getSource()), layout{source.buffer, source.start, {}};
  llvm::SmallBitVector dropped = slice.getDroppedDims();
  for (auto [i, offset] : llvm::enumerate(slice.getMixedOffsets())) {
    Value start = memrefs.valueOf(offset);
    isBroken |= !start;
    if (start)
      layout.start = k.add(layout.start, k.mul(start, source.strides[i]));
    if (!dropped.test(i))
      layout.strides.push_back(source.strides[i]);
  }
  return layout;
}

AttentionOperand AttentionAccess::describe(const Layout &layout, int64_t chunk, AffineMap map) {
  AttentionOperand operand;
  auto type = cast<MemRefType>(layout.buffer.getType());
  operand.element = type.getElementType();
  operand.memory.flat = layout.buffer;
  if (type.getRank() > 1) {
    ReassociationIndices all(llvm::to_vector(llvm::seq<int64_t>(0, type.getRank())));
    operand.memory.flat = memref::CollapseShapeOp::create(k.b, k.loc, layout.buffer,
                                                          SmallVector<ReassociationIndices>{all})
                              .getResult();
  } else if (type.getRank() == 0) {
    operand.memory.flat =
        memref::ExpandShapeOp::create(k.b, k.loc, MemRefType::get({1}, operand.element),
                                      layout.buffer, SmallVector<ReassociationIndices>{});
  }
  operand.memory.address =
      memref::ExtractAlignedPointerAsIndexOp::create(k.b, k.loc, layout.buffer);
  operand.start = layout.start;
  operand.strides.resize(sizes.size());
  for (auto [i, stride] : llvm::enumerate(layout.strides))
    operand.strides[map.getDimPosition(i)] = stride;
  if (!layout.strides.empty() && getConstantIntValue(layout.strides.back()) == 1)
    operand.lastDim = map.getDimPosition(map.getNumResults() - 1);
  operand.chunk = chunk;
  return operand;
}

void AttentionAccess::startBatch(ValueRange batchIndices) {
  if (page >= 0)
    tableBase = first(table, batchIndices);
}

Value AttentionAccess::integerAt(const AttentionOperand &operand, Value place) {
  Value integer = memref::LoadOp::create(k.b, k.loc, operand.memory.flat, place);
  if (!integer.getType().isIndex())
    integer = arith::IndexCastOp::create(k.b, k.loc, k.b.getIndexType(), integer);
  return arith::MaxSIOp::create(k.b, k.loc, integer, k.index(0));
}

Value AttentionAccess::blockOf(const AttentionOperand &cache, Value at) {
  // Tiles go on behind the last key.
  Value inTable = k.smaller(at, k.sub(sizes[page], k.index(1)));
  Value block = integerAt(table, k.add(tableBase, k.mul(inTable, table.strides[page])));
  return k.smaller(block, k.sub(cache.blocks, k.index(1)));
}

bool AttentionAccess::isInOneBlock(const AttentionOperand &operand, int64_t count) const {
  std::optional<int64_t> size = getConstantIntValue(keys.extents.back());
  return operand.blocks && size && *size % count == 0;
}

Value AttentionAccess::first(const AttentionOperand &operand, ValueRange batchIndices) {
  return k.add(operand.start, offset(operand, batch, batchIndices));
}

SmallVector<Value> AttentionAccess::indices(const AttentionAxis &axis, Value linear) {
  return delinearize(k.b, k.loc, linear, axis.extents);
}

Value AttentionAccess::offset(const AttentionOperand &operand, const AttentionAxis &axis,
                              Value linear) {
  return offset(operand, axis, indices(axis, linear));
}

Value AttentionAccess::offset(const AttentionOperand &operand, const AttentionAxis &axis,
                              ValueRange indices) {
  Value total = k.index(0);
  for (auto [dim, index] : llvm::zip(axis.dims, indices))
    if (Value stride = operand.strides[dim])
      total = k.add(total,
                    k.mul(operand.blocks && dim == page ? blockOf(operand, index) : index, stride));
  return total;
}

bool AttentionAccess::hasWholeChunks(const AttentionOperand &operand, const AttentionAxis &axis,
                                     int64_t count) const {
  return axis.dims.size() == 1 && operand.lastDim == axis.dims.front() && axis.isCoveredBy(count) &&
         operand.chunk % count == 0;
}

void AttentionAccess::store(const AttentionOperand &to, Value base, const AttentionPlan &plan,
                            ArrayRef<Value> accumulators,
                            ArrayRef<AccumulatorsOfRow> accumulatorRows, Value firstRow,
                            Value firstColumn) {
  auto converted = [&](Value value) -> Value {
    Type from = getElementTypeOrSelf(value.getType());
    if (from == to.element)
      return value;
    auto vector = dyn_cast<VectorType>(value.getType());
    return arith::TruncFOp::create(k.b, k.loc, vector ? Type(vector.clone(to.element)) : to.element,
                                   value);
  };
  bool inPairs = hasWholeChunks(to, columns, 2);
  for (const AccumulatorsOfRow &accumulatorRow : accumulatorRows) {
    Value row = k.add(firstRow, k.asIndex(accumulatorRow.row));
    Value exists = rows.isCoveredBy(plan.rows) ? Value() : k.less(row, rows.total);
    k.ifThen(exists, [&] {
      Value ofRow = k.add(base, offset(to, rows, row));
      for (const AccumulatorsOfRow::Pair &pair : accumulatorRow.pairs) {
        Value column = k.add(firstColumn, k.asIndex(pair.column));
        auto place = [&](Value at) { return k.add(ofRow, offset(to, columns, at)); };
        auto within = [&](Value at) {
          return columns.isCoveredBy(plan.columns) ? Value() : k.less(at, columns.total);
        };
        if (inPairs) {
          k.ifThen(within(column), [&] {
            Value both = converted(k.vectorOf(accumulators.slice(pair.index, 2)));
            k.storeAligned(both, to.memory.flat, place(column),
                           to.element.getIntOrFloatBitWidth() / 4);
          });
          continue;
        }
        for (int64_t i = 0; i < 2; ++i) {
          Value at = k.add(column, i);
          k.ifThen(within(at), [&] {
            memref::StoreOp::create(k.b, k.loc, converted(accumulators[pair.index + i]),
                                    to.memory.flat, place(at));
          });
        }
      }
    });
  }
}
