//===- Shape.cpp - the same elements elsewhere: views, parts, more borders ===//
// Tensors have no strides here: a view is a value of its own.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Torch/Aten.h"

namespace sluice::torch {
namespace {

/// Sizes, of which one may be -1: what is left of `total`.
Shape completed(Aten &aten, Shape sizes, OpFoldResult total) {
  std::optional<size_t> open;
  OpFoldResult others = aten.fixed(1);
  for (auto [i, size] : llvm::enumerate(sizes)) {
    if (staticSize(size) == -1) {
      if (open)
        (void)aten.fail("more than one size is -1");
      open = i;
    } else if (staticSize(size).value_or(0) < 0) {
      (void)aten.fail("a size is negative");
    } else {
      others = aten.node.mul(others, size);
    }
  }
  if (open && staticSize(others) == 0)
    (void)aten.fail("the size -1 is not determined, as another one is 0");
  if (open)
    sizes[*open] = aten.node.floorDiv(total, others);
  return sizes;
}

GraphValue toShape(Aten &aten, GraphValue x, Shape sizes) {
  OpFoldResult total = aten.node.product(x.shape);
  sizes = completed(aten, sizes, total);
  aten.requireEqual(aten.node.product(sizes), total, "the numbers of elements differ");
  return aten.reshaped(x, sizes);
}

GraphValue importFlatten(Aten &aten, GraphValue x, Axis<0> first, Axis<-1> last) {
  if (x.rank() == 0)
    return aten.asVector(x);
  if (first > last)
    return aten.fail("the first dimension is behind the last one");
  auto whole = ArrayRef(x.shape), rest = whole.drop_front(last + 1);
  OpFoldResult flat = aten.node.product(whole.slice(first, last - first + 1));
  return aten.reshaped(x, joined({whole.take_front(first), flat, rest}));
}

GraphValue importUnflatten(Aten &aten, GraphValue x, Axis<> axis, Shape sizes) {
  auto whole = ArrayRef(x.shape), rest = whole.drop_front(axis + 1);
  sizes = completed(aten, sizes, x.shape[axis]);
  return toShape(aten, x, joined({whole.take_front(axis), sizes, rest}));
}

GraphValue permuted(Aten &aten, const GraphValue &x, ArrayRef<int64_t> order) {
  auto sorted = llvm::to_vector(order);
  llvm::sort(sorted);
  if (!aten.ok() || !llvm::equal(sorted, llvm::seq<int64_t>(0, x.rank())))
    return aten.fail("names a dimension twice");
  return x.rank() < 2 ? x : aten.transposed(x, order);
}

GraphValue importPermute(Aten &aten, GraphValue x, NamedAxes order) {
  if (int64_t(order.size()) != x.rank())
    return aten.fail("names " + Twine(order.size()) + " dimensions of " + Twine(x.rank()));
  return permuted(aten, x, order);
}

GraphValue importT(Aten &aten, GraphValue x) {
  auto order = llvm::to_vector(llvm::reverse(llvm::seq<int64_t>(0, x.rank())));
  return x.rank() < 2 ? x : aten.transposed(x, order);
}
GraphValue importMovedim(Aten &aten, GraphValue x, NamedAxes from, NamedAxes to) {
  if (from.size() != to.size())
    return aten.fail("the lists of dimensions have different lengths");
  SmallVector<int64_t> order(x.rank(), -1);
  for (auto [source, target] : llvm::zip(from, to))
    order[target] = source;
  auto others = onnx::otherAxes(x.rank(), from);
  const int64_t *next = others.begin();
  for (int64_t &axis : order)
    if (axis < 0 && next != others.end())
      axis = *next++;
  return permuted(aten, x, order);
}

/// Dimensions of size 1 among those that are named go; others stay.
GraphValue importSqueeze(Aten &aten, GraphValue x) {
  SmallVector<int64_t> gone;
  if (x.rank() == 0)
    return x;
  // Squeezing no dimension at all is not the same as naming none.
  bool named = aten.arguments.size() > 1;
  for (int64_t axis : named ? aten.integers(1) : countUp(0, x.rank())) {
    axis = aten.normalized(axis, x.rank());
    if (staticSize(x.shape[axis]) == 1)
      gone.push_back(axis);
  }
  return aten.squeezed(x, gone);
}

/// -1 keeps a size.
GraphValue importExpand(Aten &aten, GraphValue x, Shape shape) {
  if (int64_t(shape.size()) < x.rank())
    return aten.fail("to rank " + Twine(shape.size()) + " from rank " + Twine(x.rank()));
  int64_t added = shape.size() - x.rank();
  for (auto [i, size] : llvm::enumerate(shape))
    if (staticSize(size) == -1) {
      if (int64_t(i) < added)
        return aten.fail("a new dimension has no size");
      size = x.shape[i - added];
    }
  return aten.expanded(x, shape);
}

GraphValue importRepeat(Aten &aten, GraphValue x, Shape repeats) {
  Shape shape = x.shape;
  while (shape.size() < repeats.size())
    shape.insert(shape.begin(), aten.fixed(1));
  while (repeats.size() < shape.size()) // tile
    repeats.insert(repeats.begin(), aten.fixed(1));
  if (repeats.empty())
    return x;
  return aten.onnx("Tile", {aten.reshaped(x, shape), aten.integersOf(repeats)});
}

/// Each element several times in place.
GraphValue importRepeatInterleave(Aten &aten, GraphValue x, OpFoldResult count) {
  if (aten.isNone(2))
    x = aten.flat(x);
  return aten.repeated(x, aten.axis(2, x.rank(), 0), count);
}

//===- Joining and taking apart -------------------------------------------===//

GraphValue importCat(Aten &aten, SmallVector<GraphValue> parts) {
  SmallVector<Argument> all;
  // An empty vector may stand among tensors of any rank.
  int64_t rank = 0;
  for (GraphValue &part : parts)
    rank = std::max(rank, part.rank());
  llvm::erase_if(parts, [&](GraphValue &part) {
    return part.rank() < rank && part.rank() == 1 && staticSize(part.shape[0]) == 0;
  });
  for (GraphValue &part : parts)
    all.push_back(Argument::tensor(part));
  if (parts.empty())
    return aten.fail("needs at least one tensor");
  auto pointers = llvm::map_to_vector(all, [](const Argument &a) { return &a; });
  int32_t type = promoted(pointers);
  int64_t axis = aten.axis(1, rank, 0);
  for (GraphValue &part : parts)
    part = aten.cast(part, type);
  return parts.size() == 1 ? parts[0] : aten.concat(parts, axis);
}
GraphValue importStack(Aten &aten, SmallVector<GraphValue> parts) {
  if (parts.empty())
    return aten.fail("needs at least one tensor");
  int64_t axis = aten.axis(1, parts[0].rank() + 1, 0);
  for (GraphValue &part : parts)
    part = aten.unsqueezed(aten.cast(part, parts[0].type), axis);
  return parts.size() == 1 ? parts[0] : aten.concat(parts, axis);
}

/// Element `index` of dimension `axis`, which goes.
GraphValue selected(Aten &aten, GraphValue x, Axis<> axis, OpFoldResult index) {
  aten.requireIndex(index, x, axis);
  auto known = staticSize(index);
  if (!known || !aten.ok())
    return aten.gather(x, aten.integer(index), axis);
  OpFoldResult end = *known == -1 ? aten.fixed(INT64_MAX) : aten.fixed(*known + 1);
  return aten.squeezed(aten.slice(x, axis, index, end), axis);
}
GraphValue importSlice(Aten &aten, GraphValue x, Axis<0> axis, Or<OpFoldResult, 0> begin,
                       Or<OpFoldResult, INT64_MAX> end, Or<int64_t, 1> step) {
  return aten.slice(x, axis, begin, end, step);
}
GraphValue importNarrow(Aten &aten, GraphValue x, Axis<> axis, OpFoldResult begin,
                        OpFoldResult size) {
  if (staticSize(begin).value_or(-1) < 0) {
    Cell c = aten.node.host();
    Value given = aten.node.value(begin);
    begin = c.select(c.less(given, 0), c.add(given, aten.node.value(x.shape[axis])), given);
  }
  GraphValue part = aten.slice(x, axis, begin, aten.node.add(begin, size));
  aten.requireEqual(part.shape[axis], size,
                    "dimension " + Twine(axis) + " has not all that is taken");
  return part;
}
/// The parts of these sizes, one after the other.
Results parts(Aten &aten, GraphValue x, Shape sizes, Axis<0> axis) {
  std::vector<Argument> result;
  OpFoldResult at = aten.fixed(0);
  for (OpFoldResult size : sizes) {
    OpFoldResult end = aten.node.add(at, size);
    result.push_back(Argument::tensor(aten.slice(x, axis, at, end)));
    at = end;
  }
  return Argument::listOf(std::move(result));
}
Results importSplit(Aten &aten, GraphValue x, int64_t size, Axis<0> axis) {
  auto all = x.rank() ? staticSize(x.shape[axis]) : std::nullopt;
  if (!all || size <= 0)
    return aten.fail(
        "the dimension that is split must have a known size, and the parts a positive one");
  Shape sizes;
  for (int64_t at = 0; at < *all; at += size)
    sizes.push_back(aten.fixed(std::min(size, *all - at)));
  if (*all == 0)
    sizes.push_back(aten.fixed(0));
  return parts(aten, x, sizes, axis);
}
Results importChunk(Aten &aten, GraphValue x, int64_t count, Axis<0> axis) {
  int64_t size = x.rank() ? staticSize(x.shape[axis]).value_or(0) : 0;
  size = llvm::divideCeil(size, std::max<int64_t>(count, 1));
  return importSplit(aten, x, std::max<int64_t>(1, size), axis);
}
Results importUnbind(Aten &aten, GraphValue x, Axis<0> axis) {
  auto count = x.rank() ? staticSize(x.shape[axis]) : std::nullopt;
  if (!count)
    return aten.fail("the dimension that is taken apart must have a known size");
  std::vector<Argument> result;
  for (int64_t i = 0; i < *count; ++i)
    result.push_back(Argument::tensor(selected(aten, x, {axis}, aten.fixed(i))));
  return Argument::listOf(std::move(result));
}

//===- Elements in another order ------------------------------------------===//

GraphValue importFlip(Aten &aten, GraphValue x, NamedAxes axes) {
  for (int64_t axis : axes)
    if (x.rank() > 0)
      x = aten.slice(x, axis, aten.fixed(-1), aten.fixed(INT64_MIN), -1);
  return x;
}

/// What leaves at the end comes in at the beginning.
GraphValue importRoll(Aten &aten, GraphValue x, SmallVector<int64_t> shifts,
                      SmallVector<int64_t> axes) {
  Shape shape = x.shape;
  bool flat = axes.empty();
  if (flat) {
    axes = {0};
    x = aten.flat(x);
  }
  if (shifts.size() != axes.size())
    return aten.fail("the lists of shifts and dimensions have different lengths");
  for (auto [shift, axis] : llvm::zip(shifts, axes)) {
    axis = aten.normalized(axis, x.rank());
    auto size = staticSize(x.shape[axis]);
    if (size && *size > 0)
      shift = ((shift % *size) + *size) % *size;
    if (shift == 0 || (size && *size == 0))
      continue;
    // -shift counts from the end; more than the size only of sizes that are not known.
    OpFoldResult cut =
        shift > 0 ? aten.node.sub(x.shape[axis], aten.fixed(shift)) : aten.fixed(-shift);
    GraphValue tail = aten.slice(x, axis, cut, x.shape[axis]),
               head = aten.slice(x, axis, aten.fixed(0), cut);
    x = aten.concat({tail, head}, axis);
  }
  return flat ? aten.reshaped(x, shape) : x;
}

/// Elements of the flattened `x` at offset + sum of index * stride.
GraphValue strided(Aten &aten, GraphValue x, const Shape &sizes, const Shape &strides,
                   OpFoldResult offset) {
  GraphValue flat = aten.flat(x);
  GraphValue places = aten.integer(offset);
  for (auto [i, size] : llvm::enumerate(sizes)) {
    GraphValue steps = aten.mul(aten.range(size), aten.integer(strides[i]));
    places = aten.add(places, aten.along(steps, i, sizes.size()));
  }
  return aten.gather(flat, places, 0);
}
/// The elements of the operand are taken as they lie one after the other.
GraphValue importAsStrided(Aten &aten, GraphValue x, Shape sizes, Shape strides,
                           Or<OpFoldResult, 0> offset) {
  if (sizes.size() != strides.size())
    return aten.fail("the lists of sizes and strides have different lengths");
  return strided(aten, x, sizes, strides, offset);
}

/// The row-major strides of a shape.
Shape rowMajor(Aten &aten, const Shape &shape) {
  Shape strides(shape.size());
  OpFoldResult step = aten.fixed(1);
  for (size_t i = shape.size(); i-- > 0;) {
    strides[i] = step;
    step = aten.node.mul(step, shape[i]);
  }
  return strides;
}
/// A diagonal of `x`, which becomes the last dimension; operands from `operand` on say which:
/// offset, dim1, dim2.
GraphValue diagonal(Aten &aten, const GraphValue &x, unsigned operand) {
  int64_t offset = aten.integer(operand, 0), a = aten.axis(operand + 1, x.rank(), 0),
          b = aten.axis(operand + 2, x.rank(), 1);
  if (x.rank() < 2 || a == b)
    return aten.fail("needs two different dimensions");
  auto others = otherAxes(x.rank(), {a, b});
  Shape all = rowMajor(aten, x.shape), sizes = pick(x.shape, others), strides = pick(all, others);
  OpFoldResult rows = aten.node.sub(x.shape[a], aten.fixed(std::max<int64_t>(-offset, 0))),
               columns = aten.node.sub(x.shape[b], aten.fixed(std::max<int64_t>(offset, 0)));
  sizes.push_back(aten.node.max(aten.node.min(rows, columns), aten.fixed(0)));
  strides.push_back(aten.node.add(all[a], all[b]));
  OpFoldResult first = aten.node.mul(all[offset < 0 ? a : b], aten.fixed(std::abs(offset)));
  return strided(aten, x, sizes, strides, first);
}
GraphValue importDiagonalScatter(Aten &aten, GraphValue x, LikeSelf source) {
  GraphValue numbers = aten.reshaped(aten.range(aten.node.product(x.shape)), x.shape);
  GraphValue places = diagonal(aten, numbers, 2);
  GraphValue result = aten.onnx(
      "ScatterElements", {aten.flat(x), aten.flat(places), aten.flat(source)}, {{"axis", 0}});
  return aten.reshaped(result, x.shape);
}
/// Windows over a dimension, their elements in a new last one.
GraphValue importUnfold(Aten &aten, GraphValue x, Axis<> axis, int64_t size, int64_t step) {
  if (step <= 0)
    return aten.fail("needs a positive step");
  if (x.rank() == 0)
    return strided(aten, x, {aten.fixed(size)}, {aten.fixed(1)}, aten.fixed(0));
  Shape sizes = x.shape, strides = rowMajor(aten, x.shape);
  OpFoldResult stride = strides[axis];
  sizes[axis] = aten.windows(x.shape[axis], size, step);
  strides[axis] = aten.node.mul(stride, aten.fixed(step));
  sizes.push_back(aten.fixed(size));
  strides.push_back(stride);
  return strided(aten, x, sizes, strides, aten.fixed(0));
}

template <bool upper> GraphValue importTriangle(Aten &aten, GraphValue x, Or<int64_t, 0> offset) {
  GraphValue result =
      aten.onnx("Trilu", {aten.asBytes(x), aten.number(kInt64, offset)}, {{"upper", upper}});
  return aten.cast(result, x.type);
}

GraphValue importPixelShuffle(Aten &aten, GraphValue x, int64_t factor) {
  return aten.onnx("DepthToSpace", x, {{"blocksize", factor}, {"mode", "CRD"}});
}
GraphValue importPixelUnshuffle(Aten &aten, GraphValue x, int64_t factor) {
  if (x.rank() != 4 || factor <= 0)
    return aten.fail("needs a tensor of rank 4 and a positive factor");
  return aten.onnx("SpaceToDepth", {x}, {{"blocksize", factor}, {"mode", "CRD"}});
}
GraphValue importChannelShuffle(Aten &aten, GraphValue x, OpFoldResult groups) {
  Shape apart = joined({x.shape[0], groups, aten.node.floorDiv(x.shape[1], groups),
                        ArrayRef(x.shape).drop_front(2)});
  return aten.reshaped(aten.exchanged(aten.reshaped(x, apart), 1, 2), x.shape);
}

//===- More elements at the borders ---------------------------------------===//

/// torch names pairs from the last dimension on; negative ones cut off.
GraphValue pad(Aten &aten, const GraphValue &x, const Shape &pairs, const char *mode,
               const GraphValue &filling) {
  if (pairs.size() % 2 || int64_t(pairs.size() / 2) > x.rank())
    return aten.fail("has " + Twine(pairs.size()) + " sizes for a tensor of rank " +
                     Twine(x.rank()));
  Shape low(x.rank(), aten.fixed(0)), high = low;
  for (size_t i = 0; i < pairs.size() / 2; ++i) {
    low[x.rank() - 1 - i] = pairs[2 * i];
    high[x.rank() - 1 - i] = pairs[2 * i + 1];
  }
  if (llvm::all_of(llvm::concat<const OpFoldResult>(low, high),
                   [](OpFoldResult size) { return staticSize(size) == 0; }))
    return x;
  low.append(high);
  GraphValue bytes = aten.asBytes(x);
  GraphValue result = aten.onnx(
      "Pad", {bytes, aten.integersOf(low), aten.cast(filling, bytes.type)}, {{"mode", mode}});
  return aten.cast(result, x.type);
}

GraphValue importConstantPad(Aten &aten, GraphValue x, Shape pairs, GraphValue filling) {
  return pad(aten, x, pairs, "constant", filling.exists() ? filling : aten.number(x.type, 0));
}
template <Named mode> GraphValue importBorder(Aten &aten, GraphValue x, Shape pairs) {
  return pad(aten, x, pairs, mode.text, {});
}
GraphValue importPad(Aten &aten, GraphValue x, Shape pairs, std::string mode, GraphValue filling) {
  return mode.empty() || mode == "constant" ? importConstantPad(aten, x, pairs, filling)
         : mode == "reflect"                ? pad(aten, x, pairs, "reflect", {})
         : mode == "replicate"              ? pad(aten, x, pairs, "edge", {})
         : mode == "circular"               ? pad(aten, x, pairs, "wrap", {})
                                            : aten.fail("unknown mode '" + mode + "'");
}

/// Casts: the type is at `index`.
template <unsigned index> GraphValue importTo(Aten &aten, GraphValue x) {
  return aten.cast(x, aten.dtype(index, x.type));
}

Results importMeshgrid(Aten &aten, SmallVector<GraphValue> axes) {
  bool exchanged = aten.text(1, "ij") == "xy" && axes.size() > 1;
  Shape shape;
  for (GraphValue &axis : axes)
    shape.push_back(axis.rank() ? axis.shape[0] : aten.fixed(1));
  if (exchanged)
    std::swap(shape[0], shape[1]);
  std::vector<Argument> result;
  for (auto [i, axis] : llvm::enumerate(axes)) {
    size_t at = exchanged && i < 2 ? 1 - i : i;
    axis = aten.along(aten.asVector(axis), at, axes.size());
    result.push_back(Argument::tensor(aten.expanded(axis, shape)));
  }
  return Argument::listOf(std::move(result));
}

} // namespace

const AtenTable shapeOperators = {
    {"aten.alias aten.clone aten.contiguous aten.detach aten.detach_copy aten.lift_fresh_copy "
     "aten.resolve_conj aten.resolve_neg aten.positive",
     [](Aten &, GraphValue x) { return x; }},
    // self, src: the values of src in the shape and type of self.
    {"aten.copy",
     [](Aten &aten, GraphValue x, LikeSelf from) { return aten.expanded(from, x.shape); }},
    {"aten.view aten.view_copy aten._unsafe_view aten.reshape aten._reshape_alias", toShape},
    {"aten.view_as aten.reshape_as",
     [](Aten &aten, GraphValue x, GraphValue y) { return toShape(aten, x, y.shape); }},
    {"aten.flatten.using_ints", importFlatten},
    {"aten.unflatten.int", ofRank(1, importUnflatten)},
    {"aten.permute aten.permute_copy", importPermute},
    {"aten.transpose.int aten.swapaxes",
     [](Aten &aten, GraphValue x, Axis<> a, Axis<> b) { return aten.exchanged(x, a, b); }},
    {"aten.t aten.numpy_T", importT},
    {"aten.mT", [](Aten &aten, GraphValue x) { return aten.matrixTransposed(x); }},
    {"aten.movedim.{intlist,int}", importMovedim},
    {"aten.unsqueeze",
     [](Aten &aten, GraphValue x) { return aten.unsqueezed(x, aten.axis(1, x.rank() + 1)); }},
    {"aten.squeeze{,.dim,.dims}", importSqueeze},
    {"aten.expand aten.expand_copy aten.broadcast_to", importExpand},
    {"aten.expand_as",
     [](Aten &aten, GraphValue x, GraphValue y) { return aten.expanded(x, y.shape); }},
    {"aten.repeat aten.tile", importRepeat},
    {"aten.repeat_interleave.self_int", importRepeatInterleave},
    {"aten.cat", importCat},
    {"aten.stack", importStack},
    {"aten.select.int aten.select_copy.int", ofRank(1, selected)},
    {"aten.slice.Tensor aten.slice_copy.Tensor", importSlice},
    {"aten.narrow", ofRank(1, importNarrow)},
    {"aten.split_with_sizes aten.split_with_sizes_copy aten.split.sizes", parts},
    {"aten.split.Tensor", importSplit},
    {"aten.chunk", importChunk},
    {"aten.unbind.int", importUnbind},
    {"aten.flip", importFlip},
    {"aten.roll", importRoll},
    {"aten.as_strided aten.as_strided_copy", importAsStrided, "of contiguous tensors"},
    {"aten.diagonal aten.diagonal_copy",
     [](Aten &aten, GraphValue x) { return diagonal(aten, x, 1); }},
    {"aten.diagonal_scatter", importDiagonalScatter},
    {"aten.unfold", importUnfold},
    {"aten.tril", importTriangle<false>},
    {"aten.triu", importTriangle<true>},
    {"aten.pixel_shuffle", importPixelShuffle},
    {"aten.pixel_unshuffle", importPixelUnshuffle},
    {"aten.channel_shuffle", ofRank(3, importChannelShuffle)},
    {"aten.meshgrid{,.indexing}", importMeshgrid},
    {"aten.constant_pad_nd", importConstantPad},
    {"aten.pad", importPad},
    {"aten.reflection_pad{1,2,3}d", importBorder<"reflect">},
    {"aten.replication_pad{1,2,3}d", importBorder<"edge">},
    {"aten._pad_circular", importBorder<"wrap">},
    {"aten._to_copy aten.to.{dtype,dtype_layout} prims.convert_element_type", importTo<1>},
    {"aten.to.{device,prim_Device}", importTo<2>},
    {"aten.type_as", [](Aten &aten, GraphValue x, GraphValue y) { return aten.cast(x, y.type); }},
};

} // namespace sluice::torch
