//===- CpuMatmulKind.cpp - matrix products with fused epilogues ---------===//
#include "compiler/Kernels/Matmul/Cpu/CpuMatmulKind.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Cpu/TileKernel.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Matmul/Cpu/CpuMatmulPlan.h"

namespace sluice::kernels {

static bool isLast(AffineMap map, unsigned loop) {
  if (map.getNumResults() == 0)
    return false;
  auto last = dyn_cast<AffineDimExpr>(map.getResults().back());
  return last && last.getPosition() == loop;
}

std::optional<ProductLoops> productLoops(linalg::LinalgOp op, Reasons why) {
  if (op.getNumDpsInputs() != 2 || !op.hasPureTensorSemantics() ||
      !linalg::isaContractionOpInterface(op))
    return why.none("no product of two tensors");
  auto dims = linalg::inferContractionDims(op);
  if (failed(dims) || dims->n.size() != 1 || dims->k.size() != 1)
    return why.none("not one loop each for columns and the sum");
  if (!matchProduct(op))
    return why.none("its elements are not multiplied and added in vectors");
  // A loop that sums elements of one operand only has no place among them.
  if (dims->batch.size() + dims->m.size() + 2 != op.getNumLoops())
    return why.none("a loop sums elements of one operand only");
  for (AffineMap map : op.getIndexingMapsArray())
    if (!map.isProjectedPermutation())
      return why.none("an operand is not indexed by loops alone");
  if (!isLast(op.getIndexingMapsArray()[2], dims->n[0]))
    return why.none("the result is not contiguous along the rhs's columns");
  ProductLoops loops{SmallVector<unsigned>(dims->batch.begin(), dims->batch.end()), std::nullopt,
                     dims->n[0], dims->k[0]};
  // Of several loops of rows the longest fills tiles best; the others are as those of a batch that
  // shares its rhs.
  for (unsigned rows : dims->m) {
    auto length = [&](unsigned loop) { return uint64_t(op.getStaticLoopRanges()[loop]); };
    if (!loops.m || length(rows) > length(*loops.m)) // Unknown is longer than any.
      loops.m = rows;
  }
  llvm::copy_if(dims->m, std::back_inserter(loops.batch),
                [&](unsigned rows) { return rows != loops.m; });
  llvm::sort(loops.batch);
  return loops;
}

namespace {

/// What the root multiplies, in terms of its loops.
struct Contraction : ProductLoops {
  linalg::LinalgOp root;
  ProductOperands operands;
  encoding::PanelsAttr panels;
  Epilogue epilogue;

  int64_t size(unsigned loop) { return root.getStaticLoopRanges()[loop]; }
};

/// The one contraction of the kernel with what surrounds it, if this kind can run it.
std::optional<Contraction> match(func::FuncOp kernel, Reasons why = {}) {
  linalg::LinalgOp root;
  for (auto op : kernel.front().getOps<linalg::LinalgOp>())
    if (linalg::isaContractionOpInterface(op)) {
      if (root)
        return why.none("several products");
      root = op;
    }
  if (!root)
    return why.none("no product");
  auto loops = productLoops(root, why);
  auto operands = loops ? matchProduct(root) : std::nullopt;
  if (!operands)
    return std::nullopt;
  if (const char *reason = whyNoTile(root))
    return why.none(reason);
  Contraction c{*loops, root, *operands, {}, {}};
  auto rhsType = cast<RankedTensorType>(root.getDpsInputs()[1].getType());
  if (rhsType.getEncoding()) {
    c.panels = dyn_cast<encoding::PanelsAttr>(rhsType.getEncoding());
    if (!c.panels || !rhsType.hasStaticShape() || c.panels.getGroup() != operands->perWord)
      return why.none("the rhs's layout is not that of panels of known size, as its words are");
  }
  auto epilogue = matchEpilogue(kernel, root);
  if (!epilogue)
    return why.none("what is computed beside the product does not fit its registers");
  c.epilogue = *epilogue;
  return c;
}

CpuMatmulShape shapeOf(Contraction &c) {
  auto known = [&](unsigned loop) {
    return ShapedType::isDynamic(c.size(loop)) ? -1 : c.size(loop);
  };
  CpuMatmulShape shape;
  shape.rows = c.m ? known(*c.m) : 1;
  shape.columns = known(c.n);
  shape.elementBits = getElementTypeOrSelf(c.root->getResult(0).getType()).getIntOrFloatBitWidth();
  shape.panelWidth = c.panels ? c.panels.getWidth() : 0;
  if (c.operands.perWord == 1 &&
      isa<FloatType>(getElementTypeOrSelf(c.root->getResult(0).getType())))
    shape.steps = known(c.k);
  shape.isRhsContiguous = isLast(c.root.getIndexingMapsArray()[1], c.n);
  return shape;
}

class Emitter : TileKernel {
public:
  Emitter(KernelRewrite &rewrite, Kernel &kernel, Contraction &c, const CpuMatmulPlan &plan)
      : TileKernel(rewrite, kernel, c.root, c.operands, c.epilogue, plan.tile), c(c), plan(plan) {}

  LogicalResult run() {
    makeGrid();
    setUp();
    if (plan.rhs == RhsAccess::Packed)
      packPanel();
    rowLoops();
    rewrite.finish(kernel);
    return success();
  }

private:
  /// An operand of the root and the dimension of it that runs along `loop`.
  std::pair<unsigned, unsigned> operandAlong(unsigned loop) {
    for (unsigned operand : {0u, 2u, 1u}) {
      AffineMap map = c.root.getIndexingMapsArray()[operand];
      for (unsigned i = 0; i < map.getNumResults(); ++i)
        if (map.getDimPosition(i) == loop)
          return {operand, i};
    }
    llvm_unreachable("every loop walks through an operand");
  }

  void makeGrid() {
    createGrid(kernel, [&](OpBuilder &builder, GridArguments &arguments) {
      util::PlainIndexBuilder k(builder, loc);
      auto size = [&](unsigned loop) {
        auto [operand, dim] = operandAlong(loop);
        return arguments.dim(argumentOf(operand), dim);
      };
      Grid grid;
      grid.x = k.divUp(size(c.n), width());
      if (c.m)
        grid.y = k.divUp(size(*c.m), plan.chunkRows);
      for (unsigned loop : c.batch)
        grid.z = grid.z ? k.mul(grid.z, size(loop)) : size(loop);
      return grid;
    });
  }

  Value sizeOf(unsigned loop) {
    if (!ShapedType::isDynamic(c.size(loop)))
      return index(c.size(loop));
    auto [operand, dim] = operandAlong(loop);
    Value memref =
        operand < 2 ? rewrite.argument(c.root->getOperand(operand)) : rewrite.destination(0);
    return memref::DimOp::create(b, loc, memref, dim);
  }

  void setUp() {
    lhs = rewrite.argument(c.root->getOperand(0));
    rhs = rewrite.argument(c.root->getOperand(1));
    position.resize(c.root.getNumLoops());
    sizes.resize(c.root.getNumLoops());
    for (unsigned loop = 0; loop < sizes.size(); ++loop)
      sizes[loop] = sizeOf(loop);
    panel = workgroupId();
    firstColumn = mul(panel, width());
    Value batch = c.batch.empty() ? Value() : workgroupId(2);
    for (unsigned loop : llvm::reverse(c.batch)) {
      bool outermost = loop == c.batch.front();
      position[loop] =
          outermost ? batch : arith::RemUIOp::create(b, loc, batch, sizes[loop]).getResult();
      if (!outermost)
        batch = arith::DivUIOp::create(b, loc, batch, sizes[loop]);
    }
    // Columns past the end: every access along n is masked unless all panels are full.
    setColumns(firstColumn, sizes[c.n], c.size(c.n));
  }

  /// Positions in an operand with `map`, at the current position of all loops but those given.
  SmallVector<Value> at(AffineMap map, unsigned loopA, Value a, unsigned loopB, Value bValue) {
    SmallVector<Value> result;
    for (unsigned i = 0; i < map.getNumResults(); ++i) {
      unsigned loop = map.getDimPosition(i);
      result.push_back(loop == loopA ? a : loop == loopB ? bValue : position[loop]);
    }
    return result;
  }

  /// Steps of the sum, but for a last one of words that are not full.
  Value wholeSteps() { return div(sizes[c.k], perWord); }
  Value allSteps() { return divUp(sizes[c.k], perWord); }

  /// Calls `body` where the sum has a last step that is not full; `carried` are values that it
  /// replaces.
  void ifRest(SmallVectorImpl<Value> &carried, function_ref<void(SmallVectorImpl<Value> &)> body) {
    int64_t known = c.size(c.k);
    if (perWord == 1 || (!ShapedType::isDynamic(known) && known % perWord == 0))
      return;
    if (!ShapedType::isDynamic(known))
      return body(carried);
    Value isThere = less(wholeSteps(), allSteps());
    auto choose = scf::IfOp::create(b, loc, ValueRange(carried).getTypes(), isThere,
                                    /*addThenBlock=*/true, /*addElseBlock=*/true);
    OpBuilder::InsertionGuard guard(b);
    SmallVector<Value> inside(carried.begin(), carried.end());
    b.setInsertionPointToStart(choose.thenBlock());
    body(inside);
    scf::YieldOp::create(b, loc, inside);
    b.setInsertionPointToStart(choose.elseBlock());
    scf::YieldOp::create(b, loc, carried);
    carried.assign(choose.getResults().begin(), choose.getResults().end());
  }

  /// What the lanes hold at `step`: `load` of that k, or the word of several; with zeros past the
  /// end in the `isRest` of the steps.
  Value wordAt(Value step, bool isRest, function_ref<Value(Value k)> load) {
    if (perWord == 1)
      return load(step);
    SmallVector<Value> parts(perWord);
    int64_t known = c.size(c.k), count = perWord;
    bool isChecked = isRest && ShapedType::isDynamic(known);
    if (isRest && !isChecked)
      count = known % perWord;
    Value first = mul(step, perWord);
    for (int64_t i = 0; i < count; ++i) {
      Value k = add(first, i);
      if (!i || !isChecked) {
        parts[i] = load(k);
        continue;
      }
      Value value = load(smaller(k, sub(sizes[c.k], 1)));
      Value none = arith::ConstantOp::create(b, loc, b.getZeroAttr(value.getType()));
      parts[i] = select(less(k, sizes[c.k]), value, none);
    }
    return packWord(b, loc, parts);
  }

  /// Vector `v` of the rhs's columns where it lies.
  Value rightVector(Value step, int64_t v, bool isRest) {
    return wordAt(step, isRest, [&](Value k) {
      Value row = loadVector(b, rhs, at(c.root.getIndexingMapsArray()[1], c.n, columns[v], c.k, k),
                             c.operands.rhsType, v);
      return widen(b, loc, row, c.operands.rhs, element);
    });
  }

  /// The rhs's columns of this workgroup, [step][width], zero past the end.
  void packPanel() {
    AffineMap map = c.root.getIndexingMapsArray()[1];
    Value zero = index(0), one = index(1), whole = wholeSteps(), all = allSteps();
    int64_t known = c.size(c.k);
    bool isDynamic = ShapedType::isDynamic(known);
    auto type = MemRefType::get(
        {isDynamic ? known : int64_t(llvm::divideCeil(known, perWord)), width()}, element);
    buffer = memref::AllocOp::create(b, loc, type, isDynamic ? ValueRange{all} : ValueRange{});
    /// `pack(step, is the rest)` for all steps.
    auto forSteps = [&](function_ref<void(Value, bool)> pack) {
      forEach(zero, whole, one, [&](Value step) { pack(step, false); });
      SmallVector<Value> nothing;
      ifRest(nothing, [&](SmallVectorImpl<Value> &) { pack(whole, true); });
    };
    if (isLast(map, c.n)) {
      forSteps([&](Value step, bool isRest) {
        for (int64_t v = 0; v < tile.vectors; ++v)
          vector::StoreOp::create(b, loc, rightVector(step, v, isRest), buffer,
                                  ValueRange{step, index(v * tile.lanes)});
      });
      return;
    }
    Value rest = arith::SubIOp::create(b, loc, sizes[c.n], firstColumn);
    Value valid = arith::MinSIOp::create(b, loc, rest, index(width()));
    forEach(zero, valid, one, [&](Value j) {
      Value column = add(firstColumn, j);
      forSteps([&](Value step, bool isRest) {
        Value value = wordAt(step, isRest, [&](Value k) {
          return widen(b, loc, memref::LoadOp::create(b, loc, rhs, at(map, c.n, column, c.k, k)),
                       c.operands.rhs, element);
        });
        memref::StoreOp::create(b, loc, value, buffer, ValueRange{step, j});
      });
    });
    Value nothing = arith::ConstantOp::create(b, loc, b.getZeroAttr(element));
    forEach(valid, index(width()), one, [&](Value j) {
      forEach(zero, all, one, [&](Value step) {
        memref::StoreOp::create(b, loc, nothing, buffer, ValueRange{step, j});
      });
    });
  }

  /// Number of this workgroup's panel in stored order.
  Value panelBase() {
    auto type = cast<RankedTensorType>(c.root->getOperand(1).getType());
    AffineMap map = c.root.getIndexingMapsArray()[1];
    Value linear = index(0);
    for (unsigned i = 0; i < map.getNumResults(); ++i) {
      unsigned loop = map.getDimPosition(i);
      if (loop == c.k || loop == c.n)
        continue;
      linear = add(mul(linear, type.getDimSize(i)), position[loop]);
    }
    int64_t count = llvm::divideCeil(type.getDimSize(c.panels.getN()), c.panels.getWidth());
    linear = add(mul(linear, count), panel);
    return mul(linear, llvm::alignTo(c.size(c.k), perWord) * c.panels.getWidth());
  }

  void rowLoops() {
    if (c.panels)
      base = panelBase();
    bool isRest = false;
    starts = words.starts(b, loc, loadsOfRhs(isRest), [&](const OperandLoads &loads) {
      return sumsOf({1, tile.vectors, tile.lanes}, loads, isRest);
    });
    if (!c.m)
      return tileAt(Value(), tile);
    firstRow = mul(workgroupId(1), plan.chunkRows);
    lastRow = arith::MinSIOp::create(b, loc, add(firstRow, plan.chunkRows), sizes[*c.m]);
    if (!plan.blockSteps)
      return forTiles([&](Value row, const RegisterTile &shape) { tileAt(row, shape); });
    Value count = sub(lastRow, firstRow);
    startSums(plan.chunkRows, count);
    auto blocks = [&](int64_t tiles) {
      forEach(index(0), sizes[c.k], index(plan.blockSteps), [&](Value begin) {
        forTiles([&](Value row, const RegisterTile &shape) { blockAt(row, begin, shape, tiles); });
      });
    };
    // Of few tiles the first fetches all of the next block.
    int64_t most = plan.chunkRows / tile.rows, few = 8;
    if (ShapedType::isDynamic(c.size(*c.m)))
      ifElse(less(count, index(few * tile.rows)), [&] { blocks(1); }, [&] { blocks(most); });
    else
      blocks(most);
    forEach(firstRow, lastRow, index(1), [&](Value row) {
      for (auto [v, sum] : llvm::enumerate(rowOfSums(sub(row, firstRow))))
        storeVector(row, v, sum);
    });
  }

  /// Calls `body` for the workgroup's rows, a tile at a time.
  void forTiles(function_ref<void(Value row, const RegisterTile &)> body) {
    Value at = firstRow;
    auto rowsOf = [&](int64_t count, bool isLast) {
      Value whole = mul(div(sub(lastRow, at), count), count);
      Value end = isLast ? lastRow : add(at, whole);
      forEach(at, end, index(count),
              [&](Value row) { body(row, {count, tile.vectors, tile.lanes}); });
      at = end;
    };
    // What is left, if it is not known, by two rows, whose products of one step take as long as
    // those of one, and then one.
    int64_t rows = c.size(*c.m), rest = ShapedType::isDynamic(rows) ? 1 : rows % tile.rows;
    rowsOf(tile.rows, !rest || tile.rows == 1);
    if (ShapedType::isDynamic(rows) && tile.rows > 2)
      rowsOf(2, false);
    if (rest && tile.rows > 1)
      rowsOf(rest, true);
  }

  /// The step of the whole sum that is number `step` of the block.
  Value stepOf(Value step) { return blockBegin ? add(step, blockBegin) : step; }

  /// Loads of the rhs, of the last step if it `isRest`.
  OperandLoads loadsOfRhs(const bool &isRest) {
    OperandLoads loads;
    loads.rhs = [this, &isRest](OpBuilder &builder, int64_t v, ValueRange step) -> Value {
      OpBuilder::InsertionGuard guard(b);
      b.restoreInsertionPoint(builder.saveInsertionPoint());
      if (plan.rhs == RhsAccess::Rows)
        return rightVector(step[0], v, isRest);
      if (plan.rhs == RhsAccess::Packed)
        return vector::LoadOp::create(b, loc, vectorType, buffer,
                                      ValueRange{step[0], index(v * tile.lanes)});
      Value offset =
          add(base, add(mul(stepOf(step[0]), width() * perWord), v * tile.lanes * perWord));
      if (perWord > 1)
        return loadWords(b, loc, rhs, offset, c.operands.rhs, perWord, tile.lanes);
      auto type = VectorType::get({tile.lanes}, c.operands.rhsType);
      return widen(b, loc, vector::LoadOp::create(b, loc, type, rhs, offset), c.operands.rhs,
                   element);
    };
    multiplyWords(loads);
    return loads;
  }

  SmallVector<Value> sumsOf(const RegisterTile &shape, const OperandLoads &loads, bool &isRest) {
    Value whole = wholeSteps();
    SmallVector<Value> sums = emitRegisterTile(b, loc, shape, element, {SumLoop{whole}}, loads);
    ifRest(sums, [&](SmallVectorImpl<Value> &inside) {
      isRest = true;
      emitRegisterTileStep(b, loc, shape, element, whole, loads, inside);
    });
    return sums;
  }

  /// Loads of a tile of rows from `row` on.
  OperandLoads loadsOfTile(Value row, const bool &isRest) {
    unsigned none = c.root.getNumLoops();
    OperandLoads loads = loadsOfRhs(isRest);
    loads.starts = starts;
    loads.lhs = [this, row, none, &isRest](OpBuilder &builder, int64_t i,
                                           ValueRange step) -> Value {
      OpBuilder::InsertionGuard guard(b);
      b.restoreInsertionPoint(builder.saveInsertionPoint());
      auto maps = c.root.getIndexingMapsArray();
      Value m = row ? add(row, i) : Value();
      // Elements that lie side by side are a word already.
      if (perWord * c.operands.lhsType.getIntOrFloatBitWidth() == 32 && perWord > 1 && !isRest &&
          isLast(maps[0], c.k))
        return loadWord(b, loc, lhs, at(maps[0], c.m.value_or(none), m, c.k, mul(step[0], perWord)),
                        c.operands.lhs, perWord);
      return wordAt(stepOf(step[0]), isRest, [&](Value k) {
        Value value =
            memref::LoadOp::create(b, loc, lhs, at(maps[0], c.m.value_or(none), m, c.k, k));
        return widen(b, loc, value, c.operands.lhs, element);
      });
    };
    return loads;
  }

  /// One block of the sum of a tile, of which there are `tiles`, its steps from `begin` on.
  void blockAt(Value row, Value begin, const RegisterTile &shape, int64_t tiles) {
    blockBegin = begin;
    bool isRest = false;
    OperandLoads loads = loadsOfTile(row, isRest);
    loads.fromNegativeZero = true;
    Value first = sub(row, firstRow);
    if (shape.rows == tile.rows)
      loads.fetchAhead = fetchBehind(rhs, add(base, mul(begin, width())), plan.blockSteps,
                                     div(first, tile.rows), tiles);
    addBlock(first,
             emitRegisterTile(b, loc, shape, element, {SumLoop{index(plan.blockSteps)}}, loads));
    blockBegin = Value();
  }

  void tileAt(Value row, const RegisterTile &shape) {
    bool isRest = false;
    OperandLoads loads = loadsOfTile(row, isRest);
    loads.fromNegativeZero = startsAtNegativeZero(c.root);
    SmallVector<Value> accumulators = sumsOf(shape, loads, isRest);
    emitRows(b, loc, shape, accumulators, c.epilogue.isLong(),
             [&](Value i, ArrayRef<Value> vectors) {
               for (int64_t v = 0; v < shape.vectors; ++v)
                 storeVector(row ? add(row, i) : Value(), v, vectors[v]);
             });
  }

  void storeVector(Value row, int64_t v, Value sum) {
    AffineMap out = c.root.getIndexingMapsArray()[2];
    unsigned none = c.root.getNumLoops();
    SmallVector<Value> outer = at(out, c.m.value_or(none), row, c.n, columns[v]);
    auto read = [&](AffineMap map, Value operand) -> Value {
      SmallVector<Value> indices;
      for (unsigned i = 0; i < map.getNumResults(); ++i)
        indices.push_back(outer[map.getDimPosition(i)]);
      Value memref = rewrite.argument(operand);
      Type type = getElementTypeOrSelf(memref.getType());
      if (map.isFunctionOfDim(outer.size() - 1))
        return loadVector(b, memref, indices, type, v);
      Value scalar = memref::LoadOp::create(b, loc, memref, indices);
      return vector::BroadcastOp::create(b, loc, VectorType::get({tile.lanes}, type), scalar);
    };
    finishVector(v, sum, outer, read, [&](unsigned i) { return rewrite.destination(i); });
  }

  Contraction &c;
  const CpuMatmulPlan &plan;
  Value lhs, rhs, buffer, base, panel, firstColumn, firstRow, lastRow;
  Value blockBegin; ///< First step of the block that is added, where sums are added in blocks.
  SmallVector<Value> position, sizes;
};

} // namespace

SmallVector<Candidate> cpuMatmulPlans(const Kernel &kernel) {
  auto contraction = match(kernel.func, kernel.why);
  if (!contraction)
    return {};
  // Panels of another width are read element by element, by other kinds (ReadPanels).
  std::optional<CpuMatmulPlan> chosen =
      planCpuMatmul(shapeOf(*contraction), kernel.target, kernel.why);
  if (!chosen)
    return {};
  return {{describe(*chosen), [chosen = *chosen](Kernel &kernel) {
             // A dropped candidate leaves a fresh copy of the kernel: look again.
             auto contraction = match(kernel.func);
             if (!contraction)
               return LogicalResult(failure());
             KernelRewrite rewrite(kernel);
             return Emitter(rewrite, kernel, *contraction, chosen).run();
           }}};
}

} // namespace sluice::kernels
