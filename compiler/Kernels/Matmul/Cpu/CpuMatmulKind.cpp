//===- CpuMatmulKind.cpp - matrix products with fused epilogues ---------===//
#include "compiler/Kernels/Matmul/Cpu/CpuMatmulKind.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Kernels/Cpu/TileKernel.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Lowering.h"
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

linalg::LinalgOp findProduct(func::FuncOp kernel, Reasons why) {
  auto products = llvm::filter_to_vector(kernel.front().getOps<linalg::LinalgOp>(),
                                         linalg::isaContractionOpInterface);
  if (products.size() == 1)
    return products[0];
  why.note(products.empty() ? "no product" : "several products");
  return {};
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
  linalg::LinalgOp root = findProduct(kernel, why);
  if (!root)
    return std::nullopt;
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
  auto known = [&](unsigned loop) { return knownSize(c.size(loop)); };
  CpuMatmulShape shape;
  shape.rows = c.m ? known(*c.m) : 1;
  shape.columns = known(c.n);
  shape.elementBits = getElementTypeOrSelf(c.root->getResult(0).getType()).getIntOrFloatBitWidth();
  shape.panelWidth = c.panels ? c.panels.getWidth() : 0;
  if (c.operands.perWord == 1 &&
      isa<FloatType>(getElementTypeOrSelf(c.root->getResult(0).getType())))
    shape.steps = known(c.k);
  shape.isRhsContiguous = isLast(c.root.getIndexingMapsArray()[1], c.n);
  shape.areNarrow = c.m && c.operands.lhs == Widening::Float && c.operands.rhs == Widening::Float &&
                    isLast(c.root.getIndexingMapsArray()[0], c.k);
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
    Values batchSizes = llvm::map_to_vector(c.batch, [&](unsigned loop) { return sizes[loop]; });
    Values batch = split(workgroupId(2), batchSizes);
    for (auto [loop, at] : llvm::zip(c.batch, batch))
      position[loop] = at;
    // Columns past the end: every access along n is masked unless all panels are full.
    setColumns(firstColumn, sizes[c.n], c.size(c.n));
  }

  /// Positions in an operand at those loops.
  Values at(unsigned operand, Value row, Value column, Value k) {
    AffineMap map = c.root.getIndexingMapsArray()[operand];
    return llvm::map_to_vector(map.getResults(), [&](AffineExpr expr) {
      unsigned loop = cast<AffineDimExpr>(expr).getPosition();
      return loop == c.m ? row : loop == c.n ? column : loop == c.k ? k : position[loop];
    });
  }

  /// Steps of the sum, but for a last one of words that are not full.
  Value wholeSteps() { return div(sizes[c.k], perWord); }
  Value allSteps() { return divUp(sizes[c.k], perWord); }

  /// Whether the sum may have a last step that is not full, and whether it has; null: surely.
  bool mayHaveRest() {
    return perWord > 1 && (ShapedType::isDynamic(c.size(c.k)) || c.size(c.k) % perWord);
  }
  Value hasRest() {
    return ShapedType::isDynamic(c.size(c.k)) ? less(wholeSteps(), allSteps()) : Value();
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
      parts[i] = select(less(k, sizes[c.k]), value, zero(value.getType()));
    }
    return packWord(b, loc, parts);
  }

  /// Vector `v` of the rhs's columns where it lies.
  Value rightVector(Value step, int64_t v, bool isRest) {
    return wordAt(step, isRest, [&](Value k) {
      Value row = loadVector(rhs, at(1, Value(), columns[v], k), c.operands.rhsType, v);
      return widen(b, loc, row, c.operands.rhs, element);
    });
  }

  /// The rhs's columns of this workgroup, [step][width], zero past the end.
  void packPanel() {
    Value first = index(0), one = index(1), whole = wholeSteps(), all = allSteps();
    int64_t known = c.size(c.k);
    bool isDynamic = ShapedType::isDynamic(known);
    auto type = MemRefType::get(
        {isDynamic ? known : int64_t(llvm::divideCeil(known, perWord)), width()}, element);
    buffer = memref::AllocOp::create(b, loc, type, isDynamic ? ValueRange{all} : ValueRange{});
    /// `pack(step, is the rest)` for all steps.
    auto forSteps = [&](function_ref<void(Value, bool)> pack) {
      forEach(first, whole, one, [&](Value step) { pack(step, false); });
      if (mayHaveRest())
        ifThen(hasRest(), [&] { pack(whole, true); });
    };
    if (isLast(c.root.getIndexingMapsArray()[1], c.n)) {
      forSteps([&](Value step, bool isRest) {
        for (int64_t v = 0; v < tile.vectors; ++v)
          vector::StoreOp::create(b, loc, rightVector(step, v, isRest), buffer,
                                  ValueRange{step, index(v * tile.lanes)});
      });
      return;
    }
    Value rest = arith::SubIOp::create(b, loc, sizes[c.n], firstColumn);
    Value valid = arith::MinSIOp::create(b, loc, rest, index(width()));
    forEach(first, valid, one, [&](Value j) {
      Value column = add(firstColumn, j);
      forSteps([&](Value step, bool isRest) {
        Value value = wordAt(step, isRest, [&](Value k) {
          return widen(b, loc, memref::LoadOp::create(b, loc, rhs, at(1, Value(), column, k)),
                       c.operands.rhs, element);
        });
        memref::StoreOp::create(b, loc, value, buffer, ValueRange{step, j});
      });
    });
    Value nothing = zero(element);
    forEach(valid, index(width()), one, [&](Value j) {
      forEach(first, all, one, [&](Value step) {
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
      return wholeSum(/*count=*/1, loads, isRest);
    });
    if (!c.m)
      return tileAt(Value(), tile.rows);
    setRows(workgroupId(1), plan.chunkRows, sizes[*c.m]);
    if (plan.widenedSteps)
      makeWidened();
    if (!plan.blockSteps) {
      widenBlock(index(0));
      return forTiles(c.size(*c.m), [&](Value row, int64_t count) { tileAt(row, count); });
    }
    auto blocks = [&](int64_t tiles) {
      forEach(index(0), sizes[c.k], index(plan.blockSteps), [&](Value begin) {
        widenBlock(begin);
        forTiles(c.size(*c.m),
                 [&](Value row, int64_t count) { blockAt(row, begin, count, tiles); });
      });
    };
    auto addAll = [&] {
      if (plan.widenedSteps)
        return blocks(1);
      // Of few tiles the first fetches all of the next block.
      int64_t most = plan.chunkRows / tile.rows, few = 8;
      if (!ShapedType::isDynamic(c.size(*c.m)))
        return blocks(most);
      Value count = sub(lastRow, firstRow);
      ifElse(less(count, few * tile.rows), [&] { blocks(1); }, [&] { blocks(most); });
    };
    sumInBlocks(plan.chunkRows, addAll,
                [&](Value row, ArrayRef<Value> sums) { storeRow(row, sums); });
  }

  void makeWidened() {
    widenedRows = memref::AllocOp::create(
        b, loc, MemRefType::get({plan.chunkRows, plan.widenedSteps}, element));
    if (plan.rhs == RhsAccess::Panels)
      widenedPanel = makeRows(plan.widenedSteps);
  }

  /// Widens what the workgroup's tiles read of both operands, from step `begin` on.
  void widenBlock(Value begin) {
    if (!plan.widenedSteps)
      return;
    Value none = index(0), end = index(plan.widenedSteps);
    auto type = VectorType::get({tile.lanes}, c.operands.lhsType);
    forEach(firstRow, lastRow, index(1), [&](Value row) {
      forEach(none, end, index(tile.lanes), [&](Value step) {
        Values from = at(0, row, Value(), add(begin, step));
        Value narrow = vector::LoadOp::create(b, loc, type, lhs, from);
        vector::StoreOp::create(b, loc, widen(b, loc, narrow, c.operands.lhs, element), widenedRows,
                                ValueRange{sub(row, firstRow), step});
      });
    });
    if (widenedPanel)
      widenRows(rhs, base, begin, plan.widenedSteps);
  }

  /// The step of the whole sum that is number `step` of the block.
  Value stepOf(Value step) { return blockBegin ? add(step, blockBegin) : step; }

  /// Loads of the rhs, of the last step if it `isRest`.
  OperandLoads loadsOfRhs(const bool &isRest) {
    OperandLoads loads;
    loads.rhs = [this, &isRest](int64_t v, ValueRange step) -> Value {
      if (plan.rhs == RhsAccess::Rows)
        return rightVector(step[0], v, isRest);
      if (plan.rhs == RhsAccess::Packed)
        return vector::LoadOp::create(b, loc, vectorType, buffer,
                                      ValueRange{step[0], index(v * tile.lanes)});
      if (widenedPanel)
        return loadWidened(step[0], v);
      return loadPanel(rhs, base, stepOf(step[0]), v);
    };
    multiplyWords(loads);
    return loads;
  }

  Values wholeSum(int64_t count, const OperandLoads &loads, bool &isRest) {
    Value whole = wholeSteps();
    Values sums = sumOf(count, {SumLoop{whole}}, loads);
    if (!mayHaveRest())
      return sums;
    isRest = true;
    return ifChanged(hasRest(), sums, [&](ValueRange inside) {
      return emitRegisterTileStep(b, loc, {count, tile.vectors, tile.lanes}, element, whole, loads,
                                  inside);
    });
  }

  /// Loads of a tile of rows from `row` on.
  OperandLoads loadsOfTile(Value row, const bool &isRest) {
    OperandLoads loads = loadsOfRhs(isRest);
    loads.starts = starts;
    loads.lhs = [this, row, &isRest](int64_t i, ValueRange step) -> Value {
      Value m = row ? add(row, i) : Value();
      if (widenedRows)
        return memref::LoadOp::create(b, loc, widenedRows, ValueRange{sub(m, firstRow), step[0]});
      // Elements that lie side by side are a word already.
      if (perWord * c.operands.lhsType.getIntOrFloatBitWidth() == 32 && perWord > 1 && !isRest &&
          isLast(c.root.getIndexingMapsArray()[0], c.k))
        return loadWord(b, loc, lhs, at(0, m, Value(), mul(step[0], perWord)), c.operands.lhs,
                        perWord);
      return wordAt(stepOf(step[0]), isRest, [&](Value k) {
        return widen(b, loc, memref::LoadOp::create(b, loc, lhs, at(0, m, Value(), k)),
                     c.operands.lhs, element);
      });
    };
    return loads;
  }

  /// One block of the sums of `count` rows in a tile, of which there are `tiles`, its steps from
  /// `begin` on.
  void blockAt(Value row, Value begin, int64_t count, int64_t tiles) {
    blockBegin = begin;
    bool isRest = false;
    if (widenedPanel)
      addBlock(row, count, plan.blockSteps, loadsOfTile(row, isRest));
    else
      addBlock(row, count, plan.blockSteps, rhs, add(base, mul(begin, width())), tiles,
               loadsOfTile(row, isRest));
    blockBegin = Value();
  }

  void tileAt(Value row, int64_t count) {
    bool isRest = false;
    OperandLoads loads = loadsOfTile(row, isRest);
    loads.fromNegativeZero = startsAtNegativeZero(c.root);
    emitRows(wholeSum(count, loads, isRest),
             [&](Value i, ArrayRef<Value> sums) { storeRow(row ? add(row, i) : Value(), sums); });
  }

  void storeRow(Value row, ArrayRef<Value> sums) {
    for (auto [v, sum] : llvm::enumerate(sums))
      finishVector(v, sum, at(2, row, columns[v], Value()));
  }

  Contraction &c;
  const CpuMatmulPlan &plan;
  Value lhs, rhs, buffer, base, panel, firstColumn;
  Value widenedRows;
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
  return emittedBy<Emitter>(describe(*chosen), *chosen, match);
}

} // namespace sluice::kernels
