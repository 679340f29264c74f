//===- CpuConvolutionKind.cpp - convolutions in registers --------------------===//
#include "compiler/Kernels/Convolution/Convolution.h"
#include "compiler/Kernels/Convolution/Cpu/CpuConvolutionPlan.h"
#include "compiler/Kernels/Cpu/TileKernel.h"
#include "compiler/Kernels/Kinds.h"

namespace sluice::kernels {
namespace {

CpuConvolutionShape shapeOf(Convolution &c) {
  auto known = [&](unsigned loop) { return knownSize(c.size(loop)); };
  CpuConvolutionShape shape;
  shape.positions = llvm::map_to_vector(c.positions, known);
  shape.sum = llvm::map_to_vector(c.sum, known);
  if (!ShapedType::isDynamic(shape.sum.back()))
    shape.sum.back() /= c.operands.perWord;
  shape.channels = known(c.channel);
  shape.elementBits = c.element.getIntOrFloatBitWidth();
  shape.panelWidth = c.panels ? c.panels.getWidth() : 0;
  shape.widensPanels = c.panels && c.widensWeights();
  return shape;
}

class Emitter : TileKernel {
public:
  Emitter(KernelRewrite &rewrite, Kernel &kernel, Convolution &c, const CpuConvolutionPlan &plan)
      : TileKernel(rewrite, kernel, c.root, c.operands, c.epilogue, plan.tile), c(c), plan(plan) {}

  LogicalResult run() {
    makeGrid();
    setUp();
    starts = words.starts(b, loc, loadsOfPanels(), [&](const OperandLoads &loads) {
      return sumOf(/*count=*/1, sumLoops, loads);
    });
    setRows(workgroupId(plan.isPanelOuter ? 0 : 1), plan.chunkRows, rows);
    int64_t steps = blockSteps();
    makeWidened(steps);
    if (steps)
      sumInBlocks(
          plan.chunkRows, [&] { blockLoops(steps); },
          [&](Value number, ArrayRef<Value> sums) { storeRow(rowAt(number), sums); });
    else {
      if (widenedPanel)
        widenRows(weights, weightBase, index(0), *getConstantIntValue(sumSize));
      forTiles([&](Value at) { tileAt(at); });
    }
    rewrite.finish(kernel);
    return success();
  }

private:
  void forTiles(function_ref<void(Value)> body) {
    forEach(firstRow, lastRow, index(tile.rows), body);
  }

  /// Steps of the blocks in which sums of products with panels are added; 0: they are not.
  int64_t blockSteps() {
    auto steps = getConstantIntValue(sumLoops.back().size), all = getConstantIntValue(sumSize);
    if (!c.panels || perWord > 1 || !steps || !all || plan.chunkRows == tile.rows)
      return 0;
    return planSumBlocks(*steps, *all);
  }

  /// The loops of the sum around all tiles, the innermost by blocks of `steps`.
  void blockLoops(int64_t steps) {
    size_t depth = blockBegin.size();
    bool isInnermost = depth + 1 == sumLoops.size();
    forEach(index(0), sumLoops[depth].size, index(isInnermost ? steps : 1), [&](Value position) {
      blockBegin.push_back(position);
      if (isInnermost && widenedPanel)
        widenRows(weights, weightBase, stepNumber(blockBegin), steps);
      if (isInnermost)
        forTiles([&](Value first) { blockAt(first, steps); });
      else
        blockLoops(steps);
      blockBegin.pop_back();
    });
  }

  /// x, y: vectors of channels and chunks of positions, in the order of the plan; z: groups.
  void makeGrid() {
    createGrid(kernel, [&](OpBuilder &builder, GridArguments &arguments) {
      util::PlainIndexBuilder k(builder, loc);
      auto size = [&](unsigned loop) { return arguments.dim(argumentOf(2), c.outputDim(loop)); };
      auto product = [&](ArrayRef<unsigned> loops) {
        Value result;
        for (unsigned loop : loops)
          result = result ? k.mul(result, size(loop)) : size(loop);
        return result ? result : k.index(1);
      };
      Grid grid;
      grid.x = k.divUp(size(c.channel), width());
      grid.y = k.divUp(product(c.positions), plan.chunkRows);
      if (plan.isPanelOuter)
        std::swap(grid.x, grid.y);
      grid.z = product(c.groups);
      return grid;
    });
  }

  void setUp() {
    input = rewrite.argument(c.image);
    Value output = rewrite.destination(0);
    inputElements = flat(input);
    weights = rewrite.argument(c.root->getOperand(1));
    // How far one step of each loop goes in the input.
    steps.assign(c.root.getNumLoops(), index(0));
    Value stride = index(1);
    AffineMap in = c.map(0);
    paddingOffset = index(0);
    for (unsigned i = in.getNumResults(); i-- > 0; stride = mul(stride, dim(input, i))) {
      if (c.padding)
        paddingOffset =
            add(paddingOffset, mul(stride, *getConstantIntValue(c.padding.getMixedOffsets()[i])));
      for (unsigned loop = 0; loop < steps.size(); ++loop)
        if (int64_t coefficient = c.coefficient(in.getResult(i), loop))
          steps[loop] = add(steps[loop], mul(stride, coefficient));
    }
    // Positions are numbered in the order of the output.
    rows = index(1);
    for (unsigned loop : c.positions) {
      positionSizes.push_back(dim(output, c.outputDim(loop)));
      rows = mul(rows, positionSizes.back());
    }
    if (c.flatPositions)
      positionSizes = {rows};
    Value group = c.groups.empty() ? Value() : workgroupId(2);
    groupOffset = index(0);
    Values groupSizes = llvm::map_to_vector(
        c.groups, [&](unsigned loop) { return dim(output, c.outputDim(loop)); });
    for (auto [loop, at] : llvm::zip(c.groups, split(group, groupSizes))) {
      groupAt[loop] = at;
      groupOffset = add(groupOffset, mul(at, steps[loop]));
    }
    panel = workgroupId(plan.isPanelOuter ? 1 : 0);
    setColumns(mul(panel, width()), dim(output, c.outputDim(c.channel)), c.size(c.channel));
    makeSum();
    if (c.padding)
      makeAround();
    if (c.panels) {
      int64_t count = llvm::divideCeil(c.size(c.channel), width());
      Value number = panel;
      if (group)
        number = add(mul(group, count), panel);
      weightBase = mul(number, mul(sumSize, width()));
    } else {
      weights = flat(weights);
    }
  }

  /// The loops of the sum, neighbours that are one run in the input merged: a row of the window
  /// with all its channels.
  void makeSum() {
    sumSize = index(1);
    for (unsigned loop : c.sum) {
      auto [operand, position] = c.sumDim(loop);
      Value size = dim(rewrite.argument(operand ? c.root->getOperand(1) : c.image), position);
      if (c.panels) // The stored form has no dimensions; weights are static.
        size = index(c.size(loop));
      sumSize = mul(sumSize, size);
      if (getConstantIntValue(size) == 1)
        continue;
      if (!sumLoops.empty() && !c.padding) {
        auto inner = getConstantIntValue(mul(size, steps[loop])),
             outer = getConstantIntValue(sumSteps.back());
        if (inner && outer && *inner == *outer) {
          sumLoops.back().size = mul(sumLoops.back().size, size);
          sumSteps.back() = steps[loop];
          continue;
        }
      }
      sumLoops.push_back({size});
      sumSteps.push_back(steps[loop]);
      loopsOfSum.push_back(loop);
    }
    if (sumLoops.empty()) {
      sumLoops.push_back({index(1)});
      sumSteps.push_back(index(1));
      loopsOfSum.push_back(c.sum.back());
    }
    // The innermost loop, over channels, goes through them by words.
    if (perWord > 1) {
      sumLoops.back().size = div(sumLoops.back().size, perWord);
      sumSteps.back() = mul(sumSteps.back(), perWord);
    }
    if (c.panels)
      return;
    // The few products of a depthwise convolution are straight code.
    int64_t straight = 1;
    for (SumLoop &loop : llvm::reverse(sumLoops))
      if (auto size = getConstantIntValue(loop.size); size && straight * *size <= 9) {
        straight *= *size;
        loop.unrolled = *size;
      }
  }

  /// What is around the image: a vector of it to read in the image's stead.
  void makeAround() {
    Type element = c.operands.lhsType;
    auto fill = c.padding.getDest().getDefiningOp<linalg::FillOp>();
    Value buffer = memref::AllocOp::create(b, loc, MemRefType::get({width()}, element));
    Value vector = vector::BroadcastOp::create(b, loc, VectorType::get({tile.lanes}, element),
                                               rewrite.scalar(fill.getInputs()[0]));
    for (int64_t v = 0; v < tile.vectors; ++v)
      vector::StoreOp::create(b, loc, vector, buffer, index(v * tile.lanes));
    auto any = MemRefType::get({ShapedType::kDynamic}, element);
    around = memref::CastOp::create(b, loc, any, buffer);
    inputElements = memref::CastOp::create(b, loc, any, inputElements);
    auto within = c.padding.getSourceType(), whole = c.padding.getDestType();
    for (auto [i, low] : llvm::enumerate(c.padding.getMixedOffsets()))
      if (int64_t before = *getConstantIntValue(low);
          before || within.isDynamicDim(i) || within.getDimSize(i) != whole.getDimSize(i))
        edges.push_back({c.map(0).getResult(i), before, dim(input, i)});
  }

  /// A dimension of the image with something around it: how it is read, how many elements are
  /// before it, and its size.
  struct Edge {
    AffineExpr read;
    int64_t before;
    Value size;
  };

  struct Row {
    Value number;                ///< The position's.
    SmallVector<Value> position; ///< One for each of positionSizes.
  };

  /// Row `i` of the tile that begins at position `first`. Rows past the end repeat the last one:
  /// they compute and store the same values again.
  Value rowNumber(Value first, Value i) {
    return arith::MinSIOp::create(b, loc, add(first, i), sub(rows, 1));
  }

  Row rowAt(Value number) { return {number, split(number, positionSizes)}; }

  /// The position after `row`, or `row` again if it is the last.
  Row rowAfter(const Row &row, Value lastRow) {
    Value more = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, row.number, lastRow);
    auto count = [&](Value condition) {
      return arith::IndexCastUIOp::create(b, loc, b.getIndexType(), condition);
    };
    Row next{add(row.number, count(more)), row.position};
    Value carry = more;
    for (size_t i = positionSizes.size(); i-- > 0;) {
      next.position[i] = add(next.position[i], count(carry));
      if (i) {
        carry = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, next.position[i],
                                      positionSizes[i]);
        next.position[i] = arith::SelectOp::create(b, loc, carry, index(0), next.position[i]);
      }
    }
    return next;
  }

  SmallVector<Row> rowsAt(Value first) {
    Value lastRow = sub(rows, 1);
    SmallVector<Row> result{rowAt(first)};
    for (int64_t r = 1; r < tile.rows; ++r)
      result.push_back(rowAfter(result.back(), lastRow));
    return result;
  }

  /// Where `row` begins in the input's elements; before them if padding is read there.
  Value startOf(const Row &row) {
    Value offset = sub(groupOffset, paddingOffset);
    for (auto [i, at] : llvm::enumerate(row.position))
      offset = add(offset, mul(at, steps[c.flatPositions ? c.positions.back() : c.positions[i]]));
    return offset;
  }

  /// For each row of the tile: a memref from its first element of the input on.
  SmallVector<Value> inputsOfRows(ArrayRef<Row> tileRows) {
    auto type = MemRefType::get({ShapedType::kDynamic}, c.operands.lhsType,
                                StridedLayoutAttr::get(b.getContext(), ShapedType::kDynamic, {1}));
    // The extent does not matter: loads are not checked.
    return llvm::map_to_vector(tileRows, [&](const Row &row) -> Value {
      return memref::ReinterpretCastOp::create(
          b, loc, type, inputElements, OpFoldResult(startOf(row)), ArrayRef<OpFoldResult>{rows},
          ArrayRef<OpFoldResult>{b.getIndexAttr(1)});
    });
  }

  /// Where `row` begins along an edge.
  Value startAlong(const Edge &edge, const Row &row) {
    Value start = index(-edge.before);
    for (auto [loop, at] : llvm::zip(c.positions, row.position))
      if (int64_t by = c.coefficient(edge.read, loop))
        start = add(start, mul(at, by));
    return start;
  }

  /// Whether no row of the tile reads what is around the image: the first and the last do not, and
  /// are in the same line of it.
  Value readsNothingAround(ArrayRef<Row> tileRows) {
    const Row &first = tileRows.front(), &last = tileRows.back();
    Value result = equal(last.position.back(), add(first.position.back(), tile.rows - 1));
    for (const Edge &edge : edges) {
      Value most = edge.size;
      for (auto [loop, sum] : llvm::zip(loopsOfSum, sumLoops))
        if (int64_t by = c.coefficient(edge.read, loop))
          most = arith::SubIOp::create(b, loc, most, mul(sub(sum.size, 1), by));
      most = arith::MaxSIOp::create(b, loc, most, index(0));
      for (const Row *row : {&first, &last})
        result = both(result, less(startAlong(edge, *row), most));
    }
    return result;
  }

  /// The step of the whole sum that is `step` of the block, where sums are added in blocks.
  Values stepOf(ValueRange step) {
    if (blockBegin.empty())
      return step;
    Values result = blockBegin;
    result.back() = add(result.back(), step[0]);
    return result;
  }

  Value offsetOf(ValueRange step) {
    Value offset;
    for (auto [at, by] : llvm::zip(step, sumSteps)) {
      Value part = mul(at, by);
      offset = offset ? add(offset, part) : part;
    }
    return offset;
  }

  /// What a row of the tile that begins at `offset` reads at `step`, and where the first channel is
  /// there: the image, or what is around it. `starts` are along the edges.
  std::pair<Value, Value> placeOf(Value offset, ValueRange starts, ValueRange step) {
    Value isInside;
    for (auto [edge, start] : llvm::zip(edges, starts)) {
      Value at = start;
      for (auto [loop, number] : llvm::zip(loopsOfSum, step))
        if (int64_t by = c.coefficient(edge.read, loop))
          at = add(at, mul(number, by));
      // Before the image is far behind it for unsigned numbers.
      isInside = both(isInside, less(at, edge.size));
    }
    offset = add(add(offset, columns[0]), offsetOf(step));
    return {select(isInside, inputElements, around), select(isInside, offset, index(0))};
  }

  /// Number of the step in the order of the weights.
  Value stepNumber(ValueRange step) {
    Value number;
    for (auto [at, loop] : llvm::zip(step, sumLoops))
      number = number ? add(mul(number, loop.size), at) : at;
    return number;
  }

  /// Makes memory for the weights of a block of `steps`, or of all for 0, as they are multiplied,
  /// where the tiles of a workgroup would each widen them.
  void makeWidened(int64_t steps) {
    constexpr int64_t kMostElements = 1 << 18;
    int64_t rows = steps ? steps : getConstantIntValue(sumSize).value_or(kMostElements);
    if (c.panels && c.widensWeights() && plan.chunkRows > tile.rows &&
        rows * width() <= kMostElements)
      widenedPanel = makeRows(rows);
  }

  /// Loads of weights in panels.
  OperandLoads loadsOfPanels() {
    OperandLoads loads;
    loads.rhs = [this](int64_t v, ValueRange step) -> Value {
      if (widenedPanel) // Since the block began, or at all.
        return loadWidened(stepNumber(step), v);
      return loadPanel(weights, weightBase, stepNumber(stepOf(step)), v);
    };
    multiplyWords(loads);
    return loads;
  }

  void tileAt(Value first) {
    SmallVector<Row> tileRows = rowsAt(first);
    Values accumulators = c.panels        ? sumOfPanels(tileRows)
                          : edges.empty() ? sumOfChannels(tileRows, /*atEdge=*/false)
                                          : sumOfPadded(tileRows);
    emitRows(accumulators,
             [&](Value i, ArrayRef<Value> sums) { storeRow(rowAt(rowNumber(first, i)), sums); });
  }

  /// Loads of rows of the image that begin at `inputs`, beside panels.
  OperandLoads loadsOfRows(ArrayRef<Value> inputs) {
    OperandLoads loads = loadsOfPanels();
    loads.lhs = [this, inputs](int64_t r, ValueRange step) -> Value {
      Value offset = offsetOf(stepOf(step));
      if (perWord == 1)
        return widen(b, loc, memref::LoadOp::create(b, loc, inputs[r], offset), c.operands.lhs,
                     element);
      return loadWord(b, loc, inputs[r], offset, c.operands.lhs, perWord);
    };
    return loads;
  }

  Values sumOfPanels(ArrayRef<Row> tileRows) {
    SmallVector<Value> inputs = inputsOfRows(tileRows);
    OperandLoads loads = loadsOfRows(inputs);
    loads.starts = starts;
    loads.fromNegativeZero = startsAtNegativeZero(c.root);
    return sumOf(tile.rows, sumLoops, loads);
  }

  /// The block of `steps` that begins at `blockBegin`, for the tile whose first position is
  /// `first`.
  void blockAt(Value first, int64_t steps) {
    SmallVector<Value> inputs = inputsOfRows(rowsAt(first));
    if (widenedPanel)
      addBlock(first, tile.rows, steps, loadsOfRows(inputs));
    else
      addBlock(first, tile.rows, steps, weights,
               add(weightBase, mul(stepNumber(blockBegin), width())), plan.chunkRows / tile.rows,
               loadsOfRows(inputs));
  }

  /// Few tiles are at an edge: theirs are loops, as straight code would keep all addresses.
  SmallVector<Value> sumOfPadded(ArrayRef<Row> tileRows) {
    SmallVector<Type> types(tile.rows * tile.vectors, vectorType);
    auto either = scf::IfOp::create(b, loc, types, readsNothingAround(tileRows), /*withElse=*/true);
    for (bool atEdge : {false, true}) {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(atEdge ? either.elseBlock() : either.thenBlock());
      scf::YieldOp::create(b, loc, sumOfChannels(tileRows, atEdge));
    }
    return either.getResults();
  }

  SmallVector<Value> sumOfChannels(ArrayRef<Row> tileRows, bool atEdge) {
    SmallVector<Value> inputs =
        atEdge ? llvm::map_to_vector(tileRows, [&](const Row &row) { return startOf(row); })
               : inputsOfRows(tileRows);
    SmallVector<SmallVector<Value>> along(tile.rows);
    SmallVector<SumLoop> loops = sumLoops;
    if (atEdge) {
      for (int64_t r = 0; r < tile.rows; ++r)
        for (const Edge &edge : edges)
          along[r].push_back(startAlong(edge, tileRows[r]));
      for (SumLoop &loop : loops)
        loop.unrolled = 0;
    }
    Value channels = dim(rewrite.destination(0), c.outputDim(c.channel));
    OperandLoads loads;
    loads.lhsVector = [&](int64_t r, int64_t v, ValueRange step) -> Value {
      auto [memref, offset] =
          atEdge ? placeOf(inputs[r], along[r], step) : std::pair(inputs[r], Value());
      offset = atEdge ? add(offset, v * tile.lanes) : add(offsetOf(step), columns[v]);
      return widen(b, loc, loadVector(memref, offset, c.operands.lhsType, v), c.operands.lhs,
                   element);
    };
    loads.rhs = [&](int64_t v, ValueRange step) -> Value {
      Value offset = add(mul(stepNumber(step), channels), columns[v]);
      return widen(b, loc, loadVector(weights, offset, c.operands.rhsType, v), c.operands.rhs,
                   element);
    };
    loads.fromNegativeZero = startsAtNegativeZero(c.root);
    return sumOf(tile.rows, loops, loads);
  }

  /// Where the first lane of `v` in `row` lies in the output's elements.
  Value outputOffset(const Row &row, int64_t v) {
    Value output = rewrite.destination(0), offset = row.number;
    for (unsigned loop : c.groups)
      offset = add(mul(offset, dim(output, c.outputDim(loop))), groupAt[loop]);
    return add(mul(offset, dim(output, c.outputDim(c.channel))), columns[v]);
  }

  /// The indices of an operand of the epilogue with `map` over the dimensions of the output.
  SmallVector<Value> operandIndices(AffineMap map, const Row &row, int64_t v) {
    AffineMap out = c.map(2);
    SmallVector<Value> indices;
    for (unsigned i = 0; i < map.getNumResults(); ++i) {
      unsigned loop = out.getDimPosition(map.getDimPosition(i));
      if (loop == c.channel)
        indices.push_back(columns[v]);
      else if (Value group = groupAt.lookup(loop))
        indices.push_back(group);
      else
        indices.push_back(row.position[llvm::find(c.positions, loop) - c.positions.begin()]);
    }
    return indices;
  }

  void storeRow(const Row &row, ArrayRef<Value> sums) {
    for (auto [v, sum] : llvm::enumerate(sums)) {
      Value offset = outputOffset(row, v);
      auto read = [&](AffineMap map, Value operand) -> Value {
        Value memref = rewrite.argument(operand);
        if (map.isIdentity())
          return readVector(map, flat(memref), offset, v);
        return readVector(map, memref, operandIndices(map, row, v), v);
      };
      finishVector(v, sum, offset, read, [&](unsigned i) { return flat(rewrite.destination(i)); });
    }
  }

  Convolution &c;
  const CpuConvolutionPlan &plan;
  Value input, inputElements, around, paddingOffset, weights, weightBase, panel, rows, sumSize,
      groupOffset;
  SmallVector<Value> steps, positionSizes, sumSteps;
  SmallVector<unsigned> loopsOfSum; ///< What sumLoops are.
  Values blockBegin; ///< First step of the block that is added, where sums are added in blocks.
  SmallVector<Edge> edges;
  SmallVector<SumLoop> sumLoops;
  DenseMap<unsigned, Value> groupAt;
};

} // namespace

SmallVector<Candidate> cpuConvolutionPlans(const Kernel &kernel) {
  auto convolution = matchConvolution(kernel.func, kernel.why);
  if (!convolution)
    return {};
  CpuConvolutionShape shape = shapeOf(*convolution);
  // Panels of another width are read element by element, by other kinds (ReadPanels).
  std::optional<CpuConvolutionPlan> chosen = planCpuConvolution(shape, kernel.target, kernel.why);
  if (!chosen)
    return {};
  return emittedBy<Emitter>(describe(shape, *chosen), *chosen, matchConvolution);
}

} // namespace sluice::kernels
