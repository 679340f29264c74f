//===- SliceOps.cpp - operators that take tensors apart and join them -----===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/Ops/Axes.h"

namespace sluice::onnx {
namespace {

/// Larger numbers mean "to the very end" by convention, their negatives "from the very beginning".
constexpr int64_t kInfinite = int64_t(1) << 29;

/// min(max(value, low), high) of sizes, folded where known: no size is negative, and none is larger
/// than kInfinite.
OpFoldResult clampSize(Node &node, OpFoldResult value, OpFoldResult low, OpFoldResult high) {
  auto known = staticSize(value);
  if (node.sameSize(value, high) || (known && *known >= kInfinite))
    return high;
  if (known == 0 && staticSize(low) == 0)
    return value;
  return node.min(node.max(value, low), high);
}

/// Start or end of a slice as an index: negative values count from the end. For known values this
/// needs no code.
OpFoldResult fromEnd(Node &node, OpFoldResult value, OpFoldResult size) {
  auto known = staticSize(value);
  if (known && *known >= 0)
    return value;
  OpFoldResult wrapped = node.add(value, size);
  if (known)
    return wrapped;
  Value v = node.value(value), negative = node.host().less(v, 0);
  return getAsOpFoldResult(node.host().select(negative, node.value(wrapped), v));
}

/// Slice along `axis` by a step whose sign is not known. Returns its length and sets `start` to the
/// first element.
OpFoldResult sliceBySignedStep(Node &node, OpFoldResult &start, OpFoldResult end, Value step,
                               OpFoldResult size) {
  Cell b = node.host();
  auto select = [&](Value condition, OpFoldResult yes, OpFoldResult no) -> OpFoldResult {
    return b.select(condition, node.value(yes), node.value(no));
  };
  node.require(b.unequal(step, 0), "Slice: a step is 0");
  Value forward = b.greater(step, 0);
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  OpFoldResult low = select(forward, zero, b.getIndexAttr(-1)),
               high = select(forward, size, node.sub(size, one));
  start = node.min(node.max(start, zero), high);
  end = node.min(node.max(end, low), high);
  OpFoldResult length = node.max(select(forward, node.sub(end, start), node.sub(start, end)), zero);
  OpFoldResult stride = node.max(select(forward, step, node.sub(zero, step)), one);
  return node.floorDiv(node.add(length, node.sub(stride, one)), stride);
}

/// Rewrites what is said of axes that are known at run time only as something said of every
/// dimension.
LogicalResult spreadOverAxes(Node &node, SmallVectorImpl<Value> &starts,
                             SmallVectorImpl<Value> &ends, SmallVectorImpl<Value> &steps) {
  auto axes = SLUICE_TRY(axesAtRunTime(node, 3, node.in(0).rank()));
  if (starts.size() != axes.size() || ends.size() != axes.size() ||
      (!steps.empty() && steps.size() != axes.size()))
    return node.error() << "Slice: starts, ends, axes and steps have different lengths";
  const Shape &sizes = node.in(0).shape;
  starts = valuesOfAxes(node, axes, starts, Shape(sizes.size(), node.fixed(0)));
  ends = valuesOfAxes(node, axes, ends, sizes);
  steps = valuesOfAxes(node, steps.empty() ? ArrayRef<Value>() : axes, steps,
                       Shape(sizes.size(), node.fixed(1)));
  return success();
}

LogicalResult importSlice(Node &node, GraphValue &input) {
  SmallVector<Value> starts, ends, steps;
  SmallVector<int64_t> axes;
  auto constants = [&](ArrayRef<int64_t> values) {
    return llvm::map_to_vector(values, [&](int64_t value) { return node.index(value); });
  };
  if (node.opset() < 10) {
    starts = constants(node.integers("starts"));
    ends = constants(node.integers("ends"));
    axes = node.integers("axes");
  } else {
    starts = SLUICE_TRY(node.elements(node.in(1)));
    ends = SLUICE_TRY(node.elements(node.in(2)));
    if (node.has(4))
      steps = SLUICE_TRY(node.elements(node.in(4)));
    if (node.has(3)) {
      if (auto known = node.constantIntegers(node.in(3)))
        axes = *known;
      else if (failed(spreadOverAxes(node, starts, ends, steps)))
        return failure();
    }
  }
  if (axes.empty())
    llvm::append_range(axes, llvm::seq<int64_t>(starts.size()));
  if (steps.empty())
    steps = constants(SmallVector<int64_t>(starts.size(), 1));
  if (starts.size() != axes.size() || ends.size() != axes.size() || steps.size() != axes.size())
    return node.opError() << "starts, ends, axes and steps have different lengths";
  SLUICE_TRY(node.normalizeAxes(axes, input.rank()));

  OpFoldResult zero = node.fixed(0), one = node.fixed(1);
  Shape offsets(input.rank(), zero), sizes = input.shape, strides(input.rank(), one);
  bool elementwise = false; // a step may be negative
  for (auto [i, axis] : llvm::enumerate(axes)) {
    OpFoldResult size = input.shape[axis];
    auto step = staticSize(getAsOpFoldResult(steps[i]));
    if (step == 0)
      return node.opError() << "a step is 0";
    OpFoldResult start = fromEnd(node, getAsOpFoldResult(starts[i]), size);
    OpFoldResult rawEnd = getAsOpFoldResult(ends[i]);
    auto knownEnd = staticSize(rawEnd);
    OpFoldResult end =
        knownEnd && *knownEnd <= -kInfinite ? node.fixed(-1) : fromEnd(node, rawEnd, size);
    bool isForward = step && *step > 0;
    elementwise |= !isForward;
    if (step) {
      OpFoldResult low = isForward ? zero : node.fixed(-1),
                   high = isForward ? size : node.sub(size, one),
                   stride = node.fixed(std::abs(*step));
      start = clampSize(node, start, zero, high);
      end = clampSize(node, end, low, high);
      OpFoldResult length = !isForward               ? node.sub(start, end)
                            : staticSize(start) == 0 ? end
                                                     : node.sub(end, start);
      length = clampSize(node, length, zero, size);
      sizes[axis] = node.floorDiv(node.add(length, node.sub(stride, one)), stride);
      // Nothing is cut off: keep the very same size, so that equality stays provable.
      if (staticSize(start) == 0 && node.sameSize(end, size) && step == 1)
        sizes[axis] = size;
    } else {
      sizes[axis] = sliceBySignedStep(node, start, end, steps[i], size);
    }
    offsets[axis] = start;
    strides[axis] = getAsOpFoldResult(steps[i]);
  }
  // Host scalars.
  auto *known = input.rank() == 1 ? node.knownElements(input) : nullptr;
  auto first = input.rank() ? staticSize(offsets[0]) : std::nullopt,
       count = input.rank() ? staticSize(sizes[0]) : std::nullopt;
  auto stride = input.rank() ? staticSize(strides[0]) : std::nullopt;
  if (known && first && count && stride) {
    SmallVector<Value> elements;
    for (int64_t i = 0; i < *count; ++i)
      elements.push_back((*known)[*first + i * *stride]);
    return node.set(0, GraphValue{elements, input.type, sizes});
  }
  Value source = node.tensor(0);
  if (!elementwise)
    return node.set(0, node.slice(source, offsets, sizes, strides), input.type, sizes);
  // Backwards: element i is read at start + i * step.
  SmallVector<Value> starting = node.values(offsets), stepping = node.values(strides);
  return node.set(0, node.readAt(source, sizes, input.type, [&](Cell &b, auto &position) {
    for (auto [at, start, step] : llvm::zip(position, starting, stepping))
      at = b.add(b.mul(at, step), start);
  }));
}

LogicalResult importConcat(Node &node) {
  auto axis = SLUICE_TRY(node.axis(node.opset() < 4 ? 1 : 0));
  int32_t type = node.in(0).type;
  SmallVector<Value> elements;
  bool known = node.in(0).rank() == 1;
  for (unsigned i = 0; i < node.numInputs(); ++i) {
    GraphValue &input = node.in(i);
    if (input.rank() != node.in(0).rank() || input.type != type)
      return node.opError() << "input " << i << " has rank " << input.rank() << " and type "
                            << typeName(input.type) << ", the first one rank " << node.in(0).rank()
                            << " and type " << typeName(type);
    Shape expected = with(node.in(0).shape, axis, input.shape[axis]);
    SLUICE_TRY(
        node.requireSameShape(expected, input.shape, "inputs 0 and " + Twine(i) + " differ"));
    auto *part = known ? node.knownElements(input) : nullptr;
    known = known && part;
    if (known)
      llvm::append_range(elements, *part);
  }
  if (known && int64_t(elements.size()) <= kMaxElements) {
    int64_t count = elements.size();
    return node.set(0, GraphValue{elements, type, {node.fixed(count)}});
  }
  SmallVector<GraphValue> parts;
  for (unsigned i = 0; i < node.numInputs(); ++i)
    if (OpFoldResult size = node.in(i).shape[axis]; staticSize(size) != 0)
      parts.push_back({node.tensor(i), type, with(node.in(0).shape, axis, size)});
  if (parts.size() <= 1)
    return node.set(0, parts.empty() ? node.in(0) : parts[0]);
  return node.set(0, node.concat(parts, axis));
}

LogicalResult importSplit(Node &node, GraphValue &input) {
  auto axis = SLUICE_TRY(node.axis(0));
  OpFoldResult size = input.shape[axis];
  int64_t parts = node.numOutputs();
  Shape each;
  for (int64_t length : node.integers("split"))
    each.push_back(node.fixed(length));
  if (node.has(1)) {
    auto lengths = SLUICE_TRY(node.elements(node.in(1)));
    for (Value length : lengths)
      each.push_back(getAsOpFoldResult(length));
  }
  if (!each.empty()) {
    if (int64_t(each.size()) != parts)
      return node.opError() << each.size() << " lengths for " << parts << " outputs";
    OpFoldResult sum = node.fixed(0);
    for (OpFoldResult length : each) {
      if (staticSize(length).value_or(0) < 0)
        return node.opError() << "the length " << *staticSize(length) << " is negative";
      node.require(node.host().atLeast(node.value(length), node.index(0)),
                   "Split: a length is negative");
      sum = node.add(sum, length);
    }
    SLUICE_TRY(node.requireSame(size, sum, "the lengths do not add up to the dimension"));
  } else {
    // Equal parts; from opset 18 on the last ones are smaller if they do not divide.
    OpFoldResult count = node.fixed(parts), part = node.floorDiv(size, count), rest = size;
    if (node.opset() < 18)
      SLUICE_TRY(node.requireSame(size, node.mul(part, count),
                                  "the dimension is not a multiple of " + Twine(parts)));
    else if (!node.sameSize(size, node.mul(part, count)))
      part = node.floorDiv(node.add(size, node.fixed(parts - 1)), count);
    bool divides = node.opset() < 18 || node.sameSize(size, node.mul(part, count));
    for (int64_t i = 0; i < parts; ++i, rest = node.sub(rest, part))
      each.push_back(divides ? part : node.max(node.min(rest, part), node.fixed(0)));
  }
  OpFoldResult offset = node.fixed(0);
  auto *known = input.rank() == 1 ? node.knownElements(input) : nullptr;
  for (int64_t i = 0; i < parts; ++i) {
    auto first = staticSize(offset), count = staticSize(each[i]);
    if (known && first && count)
      node.set(i, GraphValue{SmallVector<Value>(ArrayRef(*known).slice(*first, *count)),
                             input.type,
                             {each[i]}});
    else
      node.set(i, node.sliced(input, axis, offset, each[i]));
    offset = node.add(offset, each[i]);
  }
  return success();
}

/// What `low` and `high` leave of `source`; they become the elements to add to it, to give the
/// sizes `result`.
Value crop(Node &node, Value source, const Shape &shape, Shape &low, Shape &high,
           const Shape &result) {
  OpFoldResult zero = node.fixed(0);
  Shape offsets, sizes;
  for (size_t i = 0; i < shape.size(); ++i) {
    // Where the source is in the result.
    OpFoldResult begin = node.min(node.max(low[i], zero), result[i]);
    OpFoldResult end = node.min(node.max(node.add(low[i], shape[i]), begin), result[i]);
    offsets.push_back(node.min(node.max(node.sub(begin, low[i]), zero), shape[i]));
    sizes.push_back(node.sub(end, begin));
    low[i] = begin;
    high[i] = node.sub(result[i], end);
  }
  return node.slice(source, offsets, sizes);
}

LogicalResult importPad(Node &node, GraphValue &input) {
  int64_t rank = input.rank();
  std::string mode = node.attribute("mode", "constant");
  SmallVector<Value> pads;
  Value padding;
  if (node.opset() < 11) {
    for (int64_t pad : node.integers(node.opset() < 2 ? "paddings" : "pads"))
      pads.push_back(node.index(pad));
    padding = node.constant(input.type, node.attribute("value", 0.0f));
  } else {
    auto elements = SLUICE_TRY(node.elements(node.in(1)));
    pads = elements;
    if (node.has(2)) {
      auto value = SLUICE_TRY(node.elements(node.in(2)));
      padding = value[0];
      if (isa<IndexType>(padding.getType()))
        padding = arith::IndexCastOp::create(
            node.builder, node.loc, elementType(node.builder.getContext(), input.type), padding);
    } else {
      padding = node.constant(input.type, 0);
    }
  }
  SmallVector<int64_t> axes = countUp(0, rank);
  if (node.has(3)) {
    if (auto known = node.constantIntegers(node.in(3))) {
      axes = *known;
      SLUICE_TRY(node.normalizeAxes(axes, rank));
    } else {
      auto named = SLUICE_TRY(axesAtRunTime(node, 3, rank));
      if (pads.size() != 2 * named.size())
        return node.opError() << pads.size() << " pads for " << named.size() << " axes";
      Shape none(rank, node.fixed(0));
      SmallVector<Value> all;
      for (ArrayRef<Value> side :
           {ArrayRef(pads).take_front(named.size()), ArrayRef(pads).drop_front(named.size())})
        all.append(valuesOfAxes(node, named, side, none));
      pads = all;
    }
  }
  if (pads.size() != 2 * axes.size())
    return node.opError() << pads.size() << " pads for " << axes.size() << " axes";
  OpFoldResult zero = node.fixed(0);
  Shape low(rank, zero), high(rank, zero), result = input.shape;
  bool negative = false; // or may be
  SizeTable &table = node.graph.sizes;
  for (auto [i, axis] : llvm::enumerate(axes)) {
    low[axis] = getAsOpFoldResult(pads[i]);
    high[axis] = getAsOpFoldResult(pads[i + axes.size()]);
    negative |=
        !table.isNonNegative(table.of(low[axis])) || !table.isNonNegative(table.of(high[axis]));
    constexpr int64_t kMost = int64_t(1) << 48; // Sums of more could wrap.
    for (OpFoldResult pad : {low[axis], high[axis]})
      if (std::optional<int64_t> known = staticSize(pad); !known || std::abs(*known) > kMost) {
        std::string why = "Pad: dimension " + std::to_string(axis) + " changes by more than 2^48";
        node.require(node.host().atLeast(node.index(kMost), node.value(pad)), why);
        node.require(node.host().atLeast(node.value(pad), node.index(-kMost)), why);
      }
    result[axis] = node.add(node.add(input.shape[axis], low[axis]), high[axis]);
    node.require(node.host().atLeast(node.value(result[axis]), node.index(0)),
                 "Pad: more is cut off than dimension " + Twine(axis) + " has");
  }
  Value source = node.tensor(0);
  if (mode == "constant") {
    if (negative)
      source = crop(node, source, input.shape, low, high, result);
    return node.set(0, node.reshape(node.pad(source, low, high, padding), result, result),
                    input.type, result);
  }
  // What wraps around is what is left behind negative pads. (A mirror sees the same as before.)
  Shape kept = input.shape, cut(rank, zero);
  if (negative && mode == "wrap")
    for (auto [i, size] : llvm::enumerate(kept)) {
      cut[i] = node.sub(zero, node.min(low[i], zero));
      size = node.add(node.sub(size, cut[i]), node.min(high[i], zero));
      low[i] = node.max(low[i], zero);
      high[i] = node.max(high[i], zero);
    }
  for (auto [i, size] : llvm::enumerate(kept))
    if (!node.sameSize(size, result[i]))
      node.require(node.host().greater(node.value(size), node.index(0)),
                   "Pad: dimension " + Twine(i) + " is empty: there is nothing to repeat");
  // Each element says where it comes from.
  SmallVector<Value> lows = node.values(low), sizes = node.values(kept), cuts = node.values(cut);
  // Padding of at least the size itself is mirrored more than once.
  auto isShort = [&](int64_t i) {
    auto size = staticSize(kept[i]), before = staticSize(low[i]), after = staticSize(high[i]);
    return size && before && after && *before < *size && *after < *size;
  };
  return node.set(0, node.readAt(source, result, input.type, [&](Cell &b, auto &at) {
    for (auto [i, position] : llvm::enumerate(at)) {
      position = b.sub(position, lows[i]);
      Value last = b.sub(sizes[i], 1);
      if (mode == "reflect") { // -1 -> 1, last + 1 -> last - 1
        Value mirrored = b.max(position, b.neg(position)), period = b.add(last, last);
        if (!isShort(i))
          mirrored = b.make<arith::RemSIOp>(mirrored, b.max(period, 1));
        position = b.max(b.min(mirrored, b.sub(period, mirrored)), 0);
      } else if (mode == "wrap") {
        Value shifted = b.add(b.make<arith::RemSIOp>(position, sizes[i]), sizes[i]);
        position = b.make<arith::RemSIOp>(shifted, sizes[i]);
      } else { // edge
        position = b.min(b.max(position, 0), last);
      }
      position = b.add(position, cuts[i]);
    }
  }));
}

} // namespace

const OperatorTable sliceOperators = {
    {"Slice", 1, importSlice},
    {"Concat", 1, importConcat},
    {"Split", 1, importSplit},
    {"Pad", 1, importPad},
};

} // namespace sluice::onnx
