//===- AttentionAccess.cpp - the tensors of attention in memory -----------===//
#include "compiler/Codegen/Gpu/Attention/AttentionAccess.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::codegen;

bool AttentionAxis::isCoveredBy(int64_t size) const {
  std::optional<int64_t> known = getConstantIntValue(total);
  return known && *known % size == 0;
}

AttentionAccess::AttentionAccess(KernelBuilder &k, MemrefKernel &memrefs, linalg_ext::AttentionOp op)
    : op(op), memrefs(memrefs), k(k), sizes(op.getQueryMap().getNumDims()) {
  Value buffers[] = {memrefs.buffer(op.getQuery()), memrefs.buffer(op.getKey()), memrefs.buffer(op.getValue()),
                     memrefs.destination(0)};
  AffineMap maps[] = {op.getQueryMap(), op.getKeyMap(), op.getValueMap(), op.getOutputMap()};
  // A size that any of them knows is known.
  for (bool known : {true, false})
    for (auto [buffer, map] : llvm::zip(buffers, maps))
      for (unsigned i = 0; i < map.getNumResults(); ++i)
        if (Value &size = sizes[map.getDimPosition(i)];
            !size && (!known || !cast<MemRefType>(buffer.getType()).isDynamicDim(i)))
          size = k.b.createOrFold<memref::DimOp>(k.loc, buffer, i);
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
  batch = axis(dims.batch), rows = axis(dims.m), keys = axis(dims.k2), depth = axis(dims.k1), columns = axis(dims.n);
  query = describe(buffers[0], maps[0]), key = describe(buffers[1], maps[1]), value = describe(buffers[2], maps[2]);
  output = describe(buffers[3], maps[3]);
  if (op.getMask())
    mask = describe(memrefs.buffer(op.getMask()), op.getMaskMap());
}

AttentionOperand AttentionAccess::describe(Value buffer, AffineMap map) {
  AttentionOperand operand;
  auto type = cast<MemRefType>(buffer.getType());
  operand.element = type.getElementType();
  operand.memory.flat = buffer;
  if (type.getRank() > 1) {
    ReassociationIndices all(llvm::to_vector(llvm::seq<int64_t>(0, type.getRank())));
    operand.memory.flat =
        memref::CollapseShapeOp::create(k.b, k.loc, buffer, SmallVector<ReassociationIndices>{all}).getResult();
  } else if (type.getRank() == 0) {
    operand.memory.flat = memref::ExpandShapeOp::create(k.b, k.loc, MemRefType::get({1}, operand.element), buffer,
                                                        SmallVector<ReassociationIndices>{});
  }
  operand.memory.address = memref::ExtractAlignedPointerAsIndexOp::create(k.b, k.loc, buffer);
  operand.strides.resize(sizes.size());
  Value stride = k.index(1);
  for (int64_t i = type.getRank() - 1; i >= 0; --i) {
    unsigned dim = map.getDimPosition(i);
    operand.strides[dim] = stride;
    stride = k.mul(stride, sizes[dim]);
  }
  if (type.getRank() > 0)
    operand.lastDim = map.getDimPosition(type.getRank() - 1);
  return operand;
}

SmallVector<Value> AttentionAccess::indices(const AttentionAxis &axis, Value linear) {
  return delinearize(k.b, k.loc, linear, axis.extents);
}

Value AttentionAccess::offset(const AttentionOperand &operand, const AttentionAxis &axis, Value linear) {
  return offset(operand, axis, indices(axis, linear));
}

Value AttentionAccess::offset(const AttentionOperand &operand, const AttentionAxis &axis, ValueRange indices) {
  Value total = k.index(0);
  for (auto [dim, index] : llvm::zip(axis.dims, indices))
    if (Value stride = operand.strides[dim])
      total = k.add(total, k.mul(index, stride));
  return total;
}

bool AttentionAccess::hasWholeChunks(const AttentionOperand &operand, const AttentionAxis &axis, int64_t count) const {
  return axis.dims.size() == 1 && operand.lastDim == axis.dims.front() && axis.isCoveredBy(count);
}
