//===- Indexing.cpp - elements by tensors of places: gather, scatter, index ===//
#include "compiler/Input/Torch/Aten.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

namespace sluice::torch {
namespace {

/// Tensors of rank 0 count as vectors of one element.

GraphValue importGather(Aten &aten, GraphValue x, Axis<> axis, GraphValue places) {
  if (x.rank() == 0) // All places are 0.
    return aten.expanded(x, places.shape);
  if (aten.ok() && std::max<int64_t>(places.rank(), 1) != x.rank()) {
    aten.requireEqual(aten.node.product(places.shape), aten.fixed(0),
                      "needs as many dimensions of places");
    return aten.filled(places.shape, x.type, 0);
  }
  GraphValue result = aten.onnx("GatherElements", {x, aten.asVector(places)}, {{"axis", axis}});
  return places.rank() ? result : aten.squeezed(result, 0);
}

GraphValue scattered(Aten &aten, GraphValue x, int64_t axis, GraphValue places, GraphValue updates,
                     const char *reduction) {
  // The updates may have more elements than there are places.
  if (aten.ok() && updates.rank() == places.rank())
    for (int64_t i = 0; i < places.rank(); ++i)
      if (!aten.node.sameSize(updates.shape[i], places.shape[i]))
        updates = aten.slice(updates, i, aten.fixed(0), places.shape[i]);
  if (x.type == kBool && StringRef(reduction) == "add") { // Whether any is true.
    x = aten.asBytes(x), updates = aten.asBytes(updates);
    reduction = "max";
  }
  GraphValue result = aten.onnx("ScatterElements",
                                {aten.asVector(x), aten.asVector(places), aten.asVector(updates)},
                                {{"axis", axis}, {"reduction", reduction}});
  return x.rank() ? result : aten.squeezed(result, 0);
}
template <Named reduction>
GraphValue importScatter(Aten &aten, GraphValue x, Axis<> axis, GraphValue places,
                         LikeSelf updates) {
  return scattered(aten, x, axis, places,
                   updates.rank() ? updates : aten.filled(places.shape, updates), reduction.text);
}
/// Updates combined by `reduce` at each of `places`, with what is there if it is included.
GraphValue scatterReduced(Aten &aten, GraphValue x, Axis<> axis, GraphValue places,
                          LikeSelf updates, std::string reduce, Or<bool, true> includes) {
  const char *own = reduce == "sum" || reduce == "mean" ? "add"
                    : reduce == "prod"                  ? "mul"
                    : reduce == "amax"                  ? "max"
                    : reduce == "amin"                  ? "min"
                                                        : nullptr;
  if (!own)
    return aten.fail("unknown reduction '" + reduce + "'");
  if (x.type == kBool) { // Whether any is true, or all.
    const char *extreme = reduce == "sum" ? "amax" : reduce == "prod" ? "amin" : reduce.c_str();
    GraphValue bytes = scatterReduced(aten, aten.asBytes(x), axis, places, {aten.asBytes(updates)},
                                      extreme, includes);
    return aten.cast(bytes, kBool);
  }
  auto all = [&](const Shape &shape, int64_t value) { return aten.filled(shape, x.type, value); };
  GraphValue start = x;
  GraphValue touched; // How many updates there are for each element.
  if (!includes || reduce == "mean")
    touched = scattered(aten, all(x.shape, includes), axis, places, all(places.shape, 1), "add");
  if (!includes && aten.ok()) {
    // Elements that are updated start from what changes nothing: for extremes, from one of the
    // updates.
    GraphValue neutral = StringRef(own) == "add" ? all(x.shape, 0)
                         : StringRef(own) == "mul"
                             ? all(x.shape, 1)
                             : scattered(aten, x, axis, places, updates, "none");
    start = aten.select(aten.greater(touched, 0), neutral, x);
  }
  GraphValue result = scattered(aten, start, axis, places, updates, own);
  if (reduce == "mean") {
    GraphValue count = aten.max(touched, 1);
    result = aten.div(result, count);
    if (!isFloat(x.type) && !isUnsigned(x.type)) { // Down, not toward zero.
      GraphValue sum = scattered(aten, start, axis, places, updates, own);
      GraphValue rest = aten.onnx("Mod", {sum, count});
      result = aten.div(aten.sub(sum, rest), count);
    }
  }
  return result;
}

GraphValue importScatterWith(Aten &aten, GraphValue x, Axis<> axis, GraphValue places,
                             LikeSelf updates, std::string reduce) {
  if (reduce != "add" && reduce != "multiply")
    return aten.fail("unknown reduction '" + reduce + "'");
  return reduce == "add" ? importScatter<"add">(aten, x, axis, places, updates)
                         : importScatter<"mul">(aten, x, axis, places, updates);
}
/// Slices at the places of a vector.
GraphValue importIndexReduce(Aten &aten, GraphValue x, Axis<> axis, GraphValue places,
                             LikeSelf source, std::string reduce, Or<bool, true> includes) {
  places = aten.expanded(aten.along(aten.asVector(places), axis, x.rank()), source.shape);
  return scatterReduced(aten, x, axis, places, source, reduce == "sum" ? "" : reduce, includes);
}
/// Elements counted through all dimensions.
GraphValue importPut(Aten &aten, GraphValue x, As<kInt64> places, LikeSelf source,
                     Or<bool, false> adds) {
  GraphValue result =
      aten.onnx("ScatterElements", {aten.flat(x), aten.flat(places), aten.flat(source)},
                {{"axis", 0}, {"reduction", std::string(adds ? "add" : "none")}});
  return aten.reshaped(result, x.shape);
}

GraphValue importIndexSelect(Aten &aten, GraphValue x, Axis<> axis, GraphValue places) {
  GraphValue result = aten.gather(aten.asVector(x), aten.asVector(places), axis);
  return x.rank() ? result : aten.squeezed(result, 0);
}
GraphValue nonzero(Aten &aten, GraphValue x) { // [count, rank]
  GraphValue places = aten.transposed(aten.onnx("NonZero", aten.asVector(x)), {1, 0});
  return x.rank() ? places : aten.slice(places, 1, aten.fixed(0), aten.fixed(0));
}
/// The first `size` of them.
GraphValue importNonzeroStatic(Aten &aten, GraphValue x, OpFoldResult size, Or<int64_t, -1> fill) {
  GraphValue places = nonzero(aten, x);
  GraphValue more = aten.filled({size, places.shape[1]}, kInt64, fill);
  return aten.slice(aten.concat({places, more}, 0), 0, aten.fixed(0), size);
}
/// A vector of those where the mask is true.
GraphValue importMaskedSelect(Aten &aten, GraphValue x, As<kBool> mask) {
  Shape both = aten.broadcast(x.shape, mask.shape);
  GraphValue places = nonzero(aten, aten.expanded(mask, both));
  return aten.onnx("GatherND", {aten.expanded(x, both), places});
}

//===- self[i, :, j] ------------------------------------------------------===//

/// What a list of optional indices says of the dimensions of a tensor.
struct Indexed {
  SmallVector<int64_t> order; ///< Indexed dimensions, then the others.
  int64_t count = 0;          ///< How many dimensions are indexed.
  GraphValue places;          ///< Indices side by side in the last dimension.
  int64_t front = 0;          ///< Where in the result the dimensions of the indices come.
  int64_t rankOfPlaces() const { return places.rank() - 1; }
};

std::optional<Indexed> readIndices(Aten &aten, const GraphValue &x) {
  SmallVector<GraphValue> given = aten.operands(1), indices;
  SmallVector<int64_t> dims;
  int64_t dim = 0;
  for (GraphValue &index : given) {
    if (!index.exists()) {
      ++dim;
      continue;
    }
    // A mask stands for the places where it is true.
    if (index.type == kBool || index.type == kUInt8) {
      GraphValue places = nonzero(aten, index.type == kBool ? index : aten.cast(index, kBool));
      for (int64_t i = 0; i < index.rank() && aten.ok(); ++i) {
        indices.push_back(aten.element(places, 1, i));
        dims.push_back(dim++);
      }
      continue;
    }
    indices.push_back(aten.cast(index, kInt64));
    dims.push_back(dim++);
  }
  if (indices.empty() || dim > x.rank()) {
    (void)aten.fail("has indices for " + Twine(dim) + " dimensions of " + Twine(x.rank()));
    return std::nullopt;
  }
  Shape shape;
  for (GraphValue &index : indices)
    shape = aten.broadcast(shape, index.shape);
  Indexed result;
  result.count = dims.size();
  result.order = dims;
  result.order.append(otherAxes(x.rank(), dims));
  bool adjacent = dims.back() - dims.front() + 1 == result.count;
  result.front = adjacent ? dims.front() : 0;
  for (GraphValue &index : indices)
    index = aten.unsqueezed(aten.expanded(index, shape), shape.size());
  result.places = indices.size() == 1 ? indices[0] : aten.concat(indices, shape.size());
  return result;
}

/// The order that puts the first `block` of `rank` dimensions behind the next `front` ones.
SmallVector<int64_t> moveBehind(int64_t rank, int64_t block, int64_t front) {
  auto order = countUp(0, rank);
  std::rotate(order.begin(), order.begin() + block, order.begin() + block + front);
  return order;
}

GraphValue importIndex(Aten &aten, GraphValue x) {
  if (llvm::all_of(aten.operands(1), [](const GraphValue &index) { return !index.exists(); }))
    return x;
  auto indexed = readIndices(aten, x);
  if (!indexed)
    return {};
  if (indexed->count == 1) {
    GraphValue places = aten.squeezed(indexed->places, indexed->rankOfPlaces());
    return aten.gather(x, places, indexed->order[0]);
  }
  GraphValue result = aten.onnx("GatherND", {aten.transposed(x, indexed->order), indexed->places});
  return aten.transposed(result,
                         moveBehind(result.rank(), indexed->rankOfPlaces(), indexed->front));
}

GraphValue importIndexPut(Aten &aten, GraphValue x, Unread, LikeSelf given, Or<bool, false> adds) {
  const char *reduction = !adds ? "none" : x.type == kBool ? "max" : "add"; // Of bools, or.
  auto indexed = readIndices(aten, x);
  if (!indexed)
    return {};
  // Values of the shape that reading would give, then with the dimensions of the indices in front.
  int64_t block = indexed->rankOfPlaces();
  auto front = ArrayRef(indexed->places.shape).drop_back();
  Shape shape = pick(x.shape, ArrayRef(indexed->order).drop_front(indexed->count));
  shape.insert(shape.begin() + indexed->front, front.begin(), front.end());
  GraphValue values = aten.expanded(given, shape);
  values = shape.empty() ? values
                         : aten.transposed(values, invertPermutationVector(moveBehind(
                                                       shape.size(), block, indexed->front)));
  GraphValue target = aten.transposed(x, indexed->order);
  if (x.type == kBool && adds)
    target = aten.asBytes(target), values = aten.asBytes(values);
  GraphValue result = aten.onnx("ScatterND", {target, indexed->places, values},
                                {{"reduction", std::string(reduction)}});
  return aten.transposed(result, invertPermutationVector(indexed->order));
}

GraphValue importIndexAdd(Aten &aten, GraphValue x, Axis<> axis, GraphValue places, LikeSelf source,
                          Or<double, 1.0> alpha) {
  GraphValue updates = aten.exchanged(aten.scaled(source, alpha), 0, axis);
  GraphValue result = aten.onnx(
      "ScatterND", {aten.exchanged(x, 0, axis), aten.unsqueezed(aten.asVector(places), 1), updates},
      {{"reduction", "add"}});
  return aten.exchanged(result, 0, axis);
}

/// The first values of `source` go where the mask is true, in order.
GraphValue importMaskedScatter(Aten &aten, GraphValue x, As<kBool> where, LikeSelf source) {
  Shape shape = aten.broadcast(x.shape, where.shape);
  x = aten.expanded(x, shape);
  GraphValue mask = aten.expanded(where, shape);
  GraphValue ordinals =
      aten.onnx("CumSum", {aten.cast(aten.flat(mask), kInt64), aten.number(kInt64, 0)});
  GraphValue last = aten.integer(aten.node.sub(aten.node.product(source.shape), aten.fixed(1)));
  GraphValue places = aten.onnx("Clip", {aten.sub(ordinals, 1), aten.number(kInt64, 0), last});
  GraphValue taken = aten.gather(aten.flat(source), places, 0);
  return aten.select(mask, aten.reshaped(taken, x.shape), x);
}

/// A place counted from the end if it is negative, and kept within the dimension.
OpFoldResult place(Aten &aten, OpFoldResult value, OpFoldResult size) {
  if (auto known = staticSize(value)) {
    if (*known >= 0)
      return *known > (int64_t(1) << 40) ? size : aten.node.min(value, size);
    return aten.node.max(aten.node.add(size, value), aten.fixed(0));
  }
  Cell c = aten.node.host();
  Value given = aten.node.value(value), all = aten.node.value(size);
  Value at = c.select(c.less(given, 0), c.add(given, all), given);
  return OpFoldResult(c.max(c.min(at, all), 0));
}

/// `x` with `source` in the place of `length` elements along `axis`.
GraphValue withSlice(Aten &aten, GraphValue x, GraphValue source, int64_t axis, OpFoldResult begin,
                     OpFoldResult length, int64_t step = 1) {
  Node &node = aten.node;
  Shape room = x.shape, offsets(x.rank(), aten.fixed(0)), strides(x.rank(), aten.fixed(1));
  room[axis] = length, offsets[axis] = begin, strides[axis] = aten.fixed(step);
  if (source.rank() != x.rank())
    return aten.fail("the source must have the rank of the tensor");
  for (int64_t i = 0; i < x.rank(); ++i)
    aten.requireEqual(source.shape[i], room[i], "the source does not have the slice's shape");
  Value target = node.tensor(x), values = node.reshape(node.tensor(source), source.shape, room);
  Value result =
      tensor::InsertSliceOp::create(node.builder, node.loc, values, target, offsets, room, strides);
  return GraphValue{result, x.type, x.shape};
}

GraphValue importSliceScatter(Aten &aten, GraphValue x, LikeSelf source, Axis<0> axis,
                              Or<OpFoldResult, 0> first, Or<OpFoldResult, INT64_MAX> last,
                              Or<int64_t, 1> step) {
  if (x.rank() == 0 || step <= 0)
    return aten.fail("needs a tensor of rank 1 or more, and a positive step");
  OpFoldResult size = x.shape[axis], begin = place(aten, first, size),
               end = place(aten, last, size);
  Node &node = aten.node;
  OpFoldResult length = node.max(node.sub(end, begin), aten.fixed(0));
  length = node.floorDiv(node.add(length, aten.fixed(step - 1)), aten.fixed(step));
  return withSlice(aten, x, source, axis, begin, length, step);
}
GraphValue importSelectScatter(Aten &aten, GraphValue x, LikeSelf source, Axis<> axis,
                               OpFoldResult at) {
  aten.requireIndex(at, x, axis);
  Cell c = aten.node.host();
  Value given = aten.node.value(at), fromEnd = aten.node.value(aten.node.add(x.shape[axis], at));
  at = c.select(c.less(given, 0), fromEnd, given);
  return withSlice(aten, x, aten.unsqueezed(source, axis), axis, at, aten.fixed(1));
}

GraphValue importOneHot(Aten &aten, GraphValue x, Or<int64_t, -1> classes) {
  if (classes < 0)
    return aten.fail("needs the number of classes");
  GraphValue hot = aten.equal(aten.unsqueezed(x, x.rank()), aten.range(aten.fixed(classes)));
  return aten.cast(hot, kInt64);
}

GraphValue importEmbeddingBag(Aten &aten, GraphValue weight, As<kInt64> indices, As<kInt64> offsets,
                              Unread, Or<int64_t, 0> mode, Unread, LikeSelf factors,
                              Or<bool, false> includesLast, Or<int64_t, -1> padding) {
  if (weight.rank() != 2 || indices.rank() != 1 || offsets.rank() != 1)
    return aten.fail("needs a matrix of weights and vectors of indices and offsets");
  OpFoldResult count = indices.shape[0], bags = offsets.shape[0];
  if (includesLast)
    bags = aten.node.sub(bags, aten.fixed(1));
  // An index belongs to the last bag that begins at or before it.
  GraphValue begins = aten.unsqueezed(aten.slice(offsets, 0, aten.fixed(0), bags), 0);
  GraphValue at = aten.range(count);
  GraphValue isBehind = aten.atLeast(aten.unsqueezed(at, 1), begins);
  GraphValue bag = aten.sub(aten.sum(aten.cast(isBehind, kInt64), 1), 1);
  GraphValue rows = aten.gather(weight, indices, 0);
  GraphValue ids = aten.unsqueezed(aten.range(bags), 1);
  GraphValue member = aten.equal(ids, aten.unsqueezed(bag, 0)); // [bags, count]
  if (padding >= 0)
    member = aten.both(member, aten.isNot(aten.unsqueezed(aten.equal(indices, padding), 0)));
  GraphValue counts = aten.sum(aten.cast(member, kInt64), 1);
  GraphValue share = aten.cast(member, weight.type);
  if (mode == 2) {
    GraphValue hidden =
        aten.select(aten.unsqueezed(member, 2), aten.unsqueezed(rows, 0), -INFINITY);
    GraphValue largest = aten.reduce("ReduceMax", hidden, 1, false);
    return aten.select(aten.unsqueezed(aten.equal(counts, 0), 1), 0, largest);
  }
  if (factors.exists())
    share = aten.mul(share, aten.unsqueezed(factors, 0));
  GraphValue total = aten.matmul(share, rows);
  if (mode != 1)
    return total;
  return aten.div(total, aten.unsqueezed(aten.cast(aten.max(counts, 1), weight.type), 1));
}

} // namespace

const AtenTable indexingOperators = {
    {"aten.gather", importGather},
    {"aten.scatter.{src,value}", importScatter<"none">},
    {"aten.scatter_add", importScatter<"add">},
    {"aten.scatter_reduce.two", scatterReduced},
    {"aten.scatter.{reduce,value_reduce}", importScatterWith},
    {"aten.index_reduce", ofRank(1, importIndexReduce)},
    {"aten.put", importPut},
    {"aten.index_select", importIndexSelect},
    {"aten.embedding", [](Aten &aten, GraphValue x, GraphValue at) { return aten.gather(x, at); }},
    {"aten._embedding_bag aten._embedding_bag_forward_only", importEmbeddingBag,
     "the first result only"},
    {"aten.nonzero", nonzero},
    {"aten.nonzero_static", importNonzeroStatic},
    {"aten.masked_select", importMaskedSelect},
    {"aten.index.{Tensor,Tensor_hacked_twin} aten._unsafe_index.Tensor", importIndex},
    {"aten.index_put{,.hacked_twin} aten._unsafe_index_put aten._index_put_impl", importIndexPut},
    {"aten.index_add", ofRank(1, importIndexAdd)},
    {"aten.masked_scatter", importMaskedScatter},
    {"aten.slice_scatter", importSliceScatter},
    {"aten.select_scatter", ofRank(1, importSelectScatter)},
    {"aten.one_hot", importOneHot},
};

} // namespace sluice::torch
