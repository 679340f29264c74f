//===- GatherOps.cpp - operators that look elements up by index -----------===//
#include "compiler/Input/Onnx/Node.h"

using namespace mlir;

namespace sluice::onnx {
namespace {

/// An index from the data, negative ones from the end, kept inside [0, size): a wrong index in the
/// data cannot touch other memory. (To fail, the host would have to wait for the device to look at
/// all indices.) `size` must not be 0: see requireElements.
Value safeIndex(Cell &b, Value index, Value size) {
  if (!isa<IndexType>(index.getType()))
    index = b.toIndex(index);
  index = b.select(b.less(index, 0), b.add(index, size), index);
  return b.min(b.max(index, 0), b.sub(size, 1));
}

/// Fails at run time if there are indices but no element along `axis` to take.
void requireElements(Node &node, int64_t axis) {
  OpFoldResult size = node.in(0).shape[axis], indices = node.product(node.in(1).shape);
  Cell b = node.host();
  auto compare = [&](arith::CmpIPredicate predicate, OpFoldResult x) -> Value {
    return b.is(predicate, node.value(x), node.index(0));
  };
  Value holds = b.either(compare(arith::CmpIPredicate::sgt, size),
                         compare(arith::CmpIPredicate::eq, indices));
  node.require(holds, node.op() + ": dimension " + Twine(axis) + " of the data is empty");
}

LogicalResult importGather(Node &node, GraphValue &data) {
  GraphValue &indices = node.in(1);
  auto axis = SLUICE_TRY(node.normalizeAxis(node.attribute("axis", 0), data.rank()));
  // Host scalars picked by constants.
  auto *known = data.rank() == 1 ? node.knownElements(data) : nullptr;
  auto picked = known ? node.constantIntegers(indices) : std::nullopt;
  if (picked) {
    SmallVector<Value> elements;
    for (int64_t at : *picked) {
      int64_t i = at < 0 ? at + int64_t(known->size()) : at;
      if (i < 0 || i >= int64_t(known->size()))
        return node.opError() << "index " << at << " is out of range for " << known->size()
                              << " elements";
      elements.push_back((*known)[i]);
    }
    return node.set(0, GraphValue{nullptr, elements, data.type, indices.shape});
  }
  Shape shape(data.shape.begin(), data.shape.begin() + axis);
  llvm::append_range(shape, indices.shape);
  shape.append(data.shape.begin() + axis + 1, data.shape.end());
  int64_t rank = shape.size(), indexRank = indices.rank();
  requireElements(node, axis);
  Value source = node.tensor(0), size = node.value(data.shape[axis]);
  // One index that the host knows: a slice.
  auto *hostIndex = node.knownElements(indices);
  if (hostIndex && hostIndex->size() == 1 && isa<IndexType>((*hostIndex)[0].getType())) {
    auto fixed = staticSize(getAsOpFoldResult((*hostIndex)[0]));
    Cell host = node.host();
    Value place = fixed && *fixed >= 0 ? (*hostIndex)[0] : safeIndex(host, (*hostIndex)[0], size);
    if (auto extent = staticSize(data.shape[axis]);
        fixed && extent && (*fixed >= *extent || *fixed < -*extent))
      return node.opError() << "index " << *fixed << " is out of range for size " << *extent;
    Shape one = data.shape;
    one[axis] = node.fixed(1);
    Value slice =
        node.sliceAlong(source, data.shape, axis, getAsOpFoldResult(place), node.fixed(1));
    return node.set(0, node.reshape(slice, one, shape), data.type, shape);
  }
  auto dims = llvm::to_vector(llvm::seq<int64_t>(axis, axis + indexRank));
  return node.setGeneric(0, {node.tensor(1)}, {node.loopsMap(rank, dims)}, shape, data.type,
                         [&](Cell &b, ValueRange x) {
                           SmallVector<Value> at;
                           for (int64_t i = 0; i < data.rank(); ++i)
                             at.push_back(i == axis ? safeIndex(b, x[0], size)
                                                    : b.index(i < axis ? i : i + indexRank - 1));
                           return b.at(source, at);
                         });
}

LogicalResult importGatherElements(Node &node, GraphValue &data) {
  GraphValue &indices = node.in(1);
  auto axis = SLUICE_TRY(node.normalizeAxis(node.attribute("axis", 0), data.rank()));
  if (indices.rank() != data.rank())
    return node.opError() << "data has rank " << data.rank() << ", indices " << indices.rank();
  requireElements(node, axis);
  Value source = node.tensor(0), size = node.value(data.shape[axis]);
  return node.setGeneric(0, {node.tensor(1)}, {}, indices.shape, data.type,
                         [&](Cell &b, ValueRange x) {
                           SmallVector<Value> at = b.indices(data.rank());
                           at[axis] = safeIndex(b, x[0], size);
                           return b.at(source, at);
                         });
}

LogicalResult importGatherND(Node &node, GraphValue &data) {
  GraphValue &indices = node.in(1);
  int64_t batch = node.attribute("batch_dims", 0);
  auto depth = indices.rank() ? staticSize(indices.shape.back()) : std::nullopt;
  if (!depth || batch < 0 || batch >= indices.rank() || batch + *depth > data.rank())
    return node.opError() << "the last dimension of the indices must be known and at most "
                             "the rank of the data";
  Shape shape(indices.shape.begin(), indices.shape.end() - 1);
  int64_t outer = shape.size();
  shape.append(data.shape.begin() + batch + *depth, data.shape.end());
  for (int64_t i = 0; i < *depth; ++i)
    requireElements(node, batch + i);
  Value source = node.tensor(0), where = node.tensor(1);
  SmallVector<Value> sizes;
  for (OpFoldResult size : data.shape)
    sizes.push_back(node.value(size));
  return node.setGeneric(0, {}, {}, shape, data.type, [&](Cell &b, ValueRange) {
    SmallVector<Value> prefix, at;
    for (int64_t i = 0; i < outer; ++i)
      prefix.push_back(b.index(i));
    for (int64_t i = 0; i < batch; ++i)
      at.push_back(prefix[i]);
    for (int64_t i = 0; i < *depth; ++i) {
      SmallVector<Value> position = prefix;
      position.push_back(b.constant(i));
      at.push_back(safeIndex(b, b.at(where, position), sizes[batch + i]));
    }
    for (int64_t i = batch + *depth; i < data.rank(); ++i)
      at.push_back(b.index(outer + i - batch - *depth));
    return b.at(source, at);
  });
}

} // namespace

const OperatorTable gatherOperators = {
    {"Gather", 1, importGather},
    {"GatherElements", 11, importGatherElements},
    {"GatherND", 11, importGatherND},
};

} // namespace sluice::onnx
