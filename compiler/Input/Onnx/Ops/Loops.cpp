//===- Loops.cpp - loops of the graph -------------------------------------===//
// A loop is an scf.while. An output that is stacked row by row is a tensor with room for more rows,
// which the loop carries; each row is written in place. Where the number and sizes of rows are
// known before the loop, there is room for all from the start:
//   %all = scf.while (%i = 0, %rows = tensor.empty(%limit, 4)) {
//     ... tensor.insert_slice %row into %rows[%i, 0] [1, 4] ... }
// Otherwise the room is doubled when it is used up, so that each row is copied about once.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Ops/Loops.h"
#include "compiler/Input/Onnx/Graph.h"

namespace sluice::onnx {
namespace {

/// Room for rows when the first one comes, where their number is not known.
constexpr int64_t kFirstRoom = 8;

struct ScanOutput {
  RankedTensorType type; ///< Null until the body was seen once.
  int32_t code = 0;
  bool hasRoom = false; ///< Has room for all rows from the start.
  Shape shape;          ///< With room for all rows: their shape.
};

/// True if `size` is known before the loop with the body `body`.
bool isKnownBefore(Region &body, OpFoldResult size) {
  auto value = dyn_cast<Value>(size);
  return !value || !body.isAncestor(value.getParentRegion());
}

/// Rows without elements are only counted; upstream takes no slice of a dimension of size 0.
bool isEmpty(const ScanOutput &scan) {
  return llvm::is_contained(scan.type.getShape().drop_front(), 0);
}

/// True for types of a single element.
bool isSingle(RankedTensorType type) {
  return llvm::all_of(type.getShape(), [](int64_t size) { return size == 1; });
}

/// True if `carried` may enter the first iteration as the value of another rank that the body gives
/// for the next one: a single element, too, or one that the body does not read. Exporters declare
/// what only lives in a loop in front of it, as a scalar.
bool isReplaced(Value carried, RankedTensorType by) {
  auto type = cast<RankedTensorType>(carried.getType());
  return type.getElementType() == by.getElementType() &&
         ((isSingle(type) && isSingle(by)) || llvm::all_of(carried.getUsers(), [](Operation *user) {
            return isa<tensor::DimOp>(user) && user->use_empty();
          }));
}

/// A loop that is built again until the types of what it carries settle.
struct LoopBuilder {
  Node &node;
  Value limit, start;
  LoopBody body;
  SmallVector<Type> types; ///< Types of carried values.
  SmallVector<int32_t> codes;
  SmallVector<ScanOutput> scans;
  bool neverStops = false;

  OpBuilder &b() { return node.builder; }
  /// Builds both regions. True if all types were right.
  FailureOr<bool> attempt(Region &before, Region &after) {
    Location loc = node.loc;
    unsigned carried = types.size();
    bool scansKnown = llvm::all_of(scans, [](ScanOutput &scan) { return bool(scan.type); });
    SmallVector<Type> state{b().getIndexType(), b().getI1Type()};
    llvm::append_range(state, types);
    if (scansKnown)
      for (ScanOutput &scan : scans)
        state.push_back(scan.type);
    SmallVector<Location> locations(state.size(), loc);
    Block *head = b().createBlock(&before, {}, state, locations);
    Value inRange = node.host().less(head->getArgument(0), limit),
          go = node.host().both(inRange, head->getArgument(1));
    scf::ConditionOp::create(b(), loc, go, head->getArguments());
    Block *block = b().createBlock(&after, {}, state, locations);
    Value iteration = block->getArgument(0), condition = block->getArgument(1);
    SmallVector<GraphValue> arguments{GraphValue::scalar(iteration, kInt64),
                                      GraphValue::scalar(condition, kBool)};
    for (unsigned i = 0; i < carried; ++i) {
      Value argument = block->getArgument(2 + i);
      arguments.push_back(
          GraphValue{argument, codes[i], tensor::getMixedSizes(b(), loc, argument)});
    }
    auto results = SLUICE_TRY(body(arguments));
    if (llvm::any_of(results, [](const GraphValue &result) { return bool(result.sequence); }))
      return node.opError()
             << "the body gives a sequence, whose length is not known at compile time";
    auto next = SLUICE_TRY(node.elements(results[0]));
    neverStops = next[0] == condition || node.graph.sizes.decide(next[0]) == true;
    bool holds = scansKnown;
    SmallVector<Value> yielded{node.host().add(iteration, 1), next[0]};
    for (unsigned i = 0; i < carried; ++i) {
      Value value = node.tensor(results[1 + i]);
      auto given = cast<RankedTensorType>(value.getType());
      auto common = commonType(types[i], given);
      if (!common && isReplaced(block->getArgument(2 + i), given))
        common = given;
      if (!common)
        return node.opError() << "carried value " << i << " enters as " << types[i]
                              << " and leaves the body as " << given;
      holds = holds && *common == types[i];
      types[i] = *common;
      yielded.push_back(value);
    }
    for (auto [i, scan] : llvm::enumerate(scans)) {
      GraphValue &row = results[1 + carried + i];
      RankedTensorType had = scan.type;
      bool hadRoom = scan.hasRoom;
      describe(scan, row, node.tensor(row).getType(), after);
      holds = holds && had == scan.type && hadRoom == scan.hasRoom;
      if (!holds)
        continue;
      yielded.push_back(appended(scan, row, block->getArgument(2 + carried + i), iteration));
      if (!yielded.back())
        return failure();
    }
    if (!holds) // This attempt is never looked at again.
      return false;
    for (auto [value, type] : llvm::zip(yielded, state))
      value = isa<RankedTensorType>(type) ? castTensor(b(), loc, value, type) : value;
    scf::YieldOp::create(b(), loc, yielded);
    return true;
  }
  /// The output with one more row; null after an error.
  Value appended(ScanOutput &scan, GraphValue &row, Value collected, Value iteration) {
    if (!scan.hasRoom)
      collected = withRoom(scan, row.shape, collected, iteration);
    // Sizes that the type leaves open are those of the first row.
    Shape one{node.fixed(1)}, taken = one;
    for (auto [dim, size] : llvm::enumerate(row.shape)) {
      one.push_back(size);
      taken.push_back(size);
      if (scan.hasRoom || !scan.type.isDynamicDim(dim + 1))
        continue;
      taken.back() = tensor::DimOp::create(b(), node.loc, collected, dim + 1).getResult();
      if (failed(node.requireSame(size, taken.back(), "rows of an output differ in their sizes")))
        return {};
    }
    if (isEmpty(scan))
      return collected;
    Value element = node.reshape(node.tensor(row), row.shape, one);
    element = castTensor(
        b(), node.loc, element,
        RankedTensorType::get(staticShape(taken), elementType(b().getContext(), row.type)));
    Shape offsets(one.size(), node.fixed(0)), steps(one.size(), node.fixed(1));
    offsets[0] = iteration;
    return tensor::InsertSliceOp::create(b(), node.loc, element, collected, offsets, taken, steps);
  }
  /// `collected`, or one of twice its size with the rows so far if they fill it. `row` is the shape
  /// of rows.
  Value withRoom(ScanOutput &scan, const Shape &row, Value collected, Value iteration) {
    Location loc = node.loc;
    Value room = tensor::DimOp::create(b(), loc, collected, 0);
    Value full = node.host().equal(iteration, room);
    auto grow = [&](OpBuilder &inner, Location) {
      Cell cell(loc, inner);
      Value more = cell.max(cell.add(room, room), kFirstRoom);
      Shape have{room};
      SmallVector<Value> sizes{more};
      // Before the first row the other sizes are 0; no element is copied then.
      for (auto [dim, size] : llvm::enumerate(row)) {
        bool open = scan.type.isDynamicDim(dim + 1);
        have.push_back(open ? getValueOrCreateConstantIndexOp(inner, loc, size) : size);
        if (open)
          sizes.push_back(cast<Value>(have.back()));
      }
      Shape zeros(have.size(), inner.getIndexAttr(0)), ones(have.size(), inner.getIndexAttr(1));
      Value larger = tensor::EmptyOp::create(cell, scan.type, sizes);
      if (!isEmpty(scan))
        larger = tensor::InsertSliceOp::create(cell, collected, larger, zeros, have, ones);
      scf::YieldOp::create(inner, loc, larger);
    };
    auto keep = [&](OpBuilder &inner, Location) { scf::YieldOp::create(inner, loc, collected); };
    return scf::IfOp::create(b(), loc, full, grow, keep).getResult(0);
  }
  void describe(ScanOutput &scan, GraphValue &row, Type rowType, Region &after) {
    auto known = getConstantIntValue(limit);
    scan.code = row.type;
    scan.hasRoom =
        neverStops && known != INT64_MAX &&
        llvm::all_of(row.shape, [&](OpFoldResult size) { return isKnownBefore(after, size); });
    if (scan.hasRoom) {
      scan.shape = inserted(row.shape, 0, limit);
      if (known)
        scan.shape[0] = node.fixed(std::max<int64_t>(*known, 0));
      scan.type =
          RankedTensorType::get(staticShape(scan.shape), elementType(b().getContext(), row.type));
      return;
    }
    auto element = cast<RankedTensorType>(rowType);
    SmallVector<int64_t> sizes(element.getShape());
    sizes.insert(sizes.begin(), ShapedType::kDynamic);
    auto wanted = RankedTensorType::get(sizes, element.getElementType());
    if (scan.type)
      if (auto common = commonType(scan.type, wanted))
        wanted = *common;
    scan.type = wanted;
  }
  FailureOr<SmallVector<GraphValue>> build(ArrayRef<Value> initial) {
    Location loc = node.loc;
    OpBuilder::InsertionGuard guard(b());
    auto outside = b().saveInsertionPoint();
    for (unsigned tries = 0; tries < 8; ++tries) {
      Region &before = node.graph.newRegion(), &after = node.graph.newRegion();
      b().restoreInsertionPoint(outside);
      auto settled = SLUICE_TRY(attempt(before, after));
      if (!settled)
        continue;
      b().restoreInsertionPoint(outside);
      SmallVector<Value> entry{node.index(0), start};
      for (auto [i, value, type] : llvm::enumerate(initial, types)) {
        if (commonType(value.getType(), type)) {
          entry.push_back(castTensor(b(), loc, value, type));
          continue;
        }
        node.require(node.host().both(node.host().greater(limit, 0), start),
                     node.op() + ": carried value " + Twine(i) +
                         " is of another rank before the first iteration");
        auto replaced = cast<RankedTensorType>(type);
        if (isSingle(cast<RankedTensorType>(value.getType())) && isSingle(replaced)) {
          entry.push_back(
              node.reshape(value, tensor::getMixedSizes(b(), loc, value),
                           getAsIndexOpFoldResult(b().getContext(), replaced.getShape())));
          continue;
        }
        SmallVector<Value> zeros(replaced.getNumDynamicDims(), node.index(0));
        entry.push_back(tensor::EmptyOp::create(b(), loc, replaced, zeros));
      }
      for (ScanOutput &scan : scans) {
        if (scan.hasRoom) {
          scan.shape[0] = node.max(scan.shape[0], node.fixed(0));
          entry.push_back(castTensor(b(), loc, node.empty(scan.shape, scan.code), scan.type));
          continue;
        }
        // Nothing collected yet: sizes that are not known begin as zero.
        SmallVector<Value> zeros(scan.type.getNumDynamicDims(), node.index(0));
        entry.push_back(tensor::EmptyOp::create(b(), loc, scan.type, zeros));
      }
      auto loop = scf::WhileOp::create(b(), loc, TypeRange(ValueRange(entry)), entry);
      loop.getBefore().takeBody(before);
      loop.getAfter().takeBody(after);
      SmallVector<GraphValue> all;
      for (auto [i, code] : llvm::enumerate(codes)) {
        Value value = loop.getResult(2 + i);
        all.push_back({value, code, tensor::getMixedSizes(b(), loc, value)});
      }
      for (auto [i, scan] : llvm::enumerate(scans)) {
        Value value = loop.getResult(2 + codes.size() + i);
        Shape shape = scan.hasRoom ? scan.shape : tensor::getMixedSizes(b(), loc, value);
        if (!scan.hasRoom || !neverStops || node.graph.sizes.decide(start) != true) {
          shape[0] = loop.getResult(0);
          value = node.slice(value, {}, shape);
        }
        all.push_back({value, scan.code, shape});
      }
      return all;
    }
    return node.opError() << "the types of the carried values never settle";
  }
};

} // namespace

FailureOr<SmallVector<GraphValue>> buildLoop(Node &node, Value limit, Value start,
                                             MutableArrayRef<GraphValue> first, unsigned scans,
                                             LoopBody body) {
  LoopBuilder loop{node, limit, start, body, {}, {}, SmallVector<ScanOutput>(scans)};
  // Types of carried values: those of the initial values, made dynamic where the body changes them.
  SmallVector<Value> initial;
  for (GraphValue &value : first) {
    initial.push_back(node.tensor(value));
    loop.types.push_back(initial.back().getType());
    loop.codes.push_back(value.type);
  }
  return loop.build(initial);
}

State steps(Compose &onnx, OpFoldResult count, State state,
            function_ref<State(Value, Tensors)> step) {
  if (!onnx.ok())
    return state;
  Node &node = onnx.node;
  OpBuilder &b = node.builder;
  SmallVector<Value> first;
  for (GraphValue &value : state)
    first.push_back(node.tensor(value));
  auto loop =
      scf::ForOp::create(b, node.loc, node.index(0), node.value(count), node.index(1), first);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    SmallVector<GraphValue> now;
    for (auto [value, argument] : llvm::zip(state, loop.getRegionIterArgs()))
      now.push_back({argument, value.type, value.shape});
    SmallVector<Value> next;
    for (auto [value, before] : llvm::zip(step(loop.getInductionVar(), now), first)) {
      Value tensor = onnx.ok() ? node.tensor(value) : before;
      if (tensor.getType() != before.getType())
        tensor = tensor::CastOp::create(b, node.loc, before.getType(), tensor);
      next.push_back(tensor);
    }
    scf::YieldOp::create(b, node.loc, next);
  }
  for (auto [value, result] : llvm::zip(state, loop.getResults()))
    value = {result, value.type, value.shape};
  return state;
}

State until(Compose &onnx, int64_t most, State state, function_ref<State(Tensors)> sweep,
            function_ref<GraphValue(Tensors)> isOpen) {
  if (!onnx.ok())
    return state;
  Node &node = onnx.node;
  Value start = node.host().truth(true);
  auto body = [&](Tensors arguments) -> FailureOr<State> {
    State next(arguments.drop_front(2));
    for (auto [value, like] : llvm::zip(next, state))
      value.shape = like.shape;
    next = sweep(next);
    GraphValue open = isOpen(next);
    GraphValue count = onnx.reduce("ReduceSum", open, countUp(0, open.rank()), false);
    auto *elements = onnx.ok() ? node.elements(count) : nullptr;
    if (!elements)
      return failure();
    Value more = node.host().unequal(elements->front(), 0);
    next.insert(next.begin(), GraphValue::scalar(more, kBool));
    return next;
  };
  auto results = buildLoop(node, node.index(most), start, state, 0, body);
  onnx.lost |= failed(results);
  if (!onnx.ok())
    return state;
  for (auto [value, result] : llvm::zip(state, *results))
    value = {onnx.node.tensor(result), value.type, value.shape};
  return state;
}

} // namespace sluice::onnx
