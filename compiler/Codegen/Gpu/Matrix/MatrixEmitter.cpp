//===- MatrixEmitter.cpp - tiles of a matrix product, thread by thread ----===//
//   copy slices 0 .. ahead-1
//   for slice { wait for its copy; meet; multiply; copy slice + ahead where none is read any more }
//   for row of my sums { for pair { what follows the product; store } }
// Nothing is read or written outside of the matrices: copies past an edge bring zeros.
//===----------------------------------------------------------------------===//
#include "compiler/Codegen/Gpu/ElementEmitter.h"
#include "compiler/Codegen/Gpu/Matrix/MatrixKind.h"
#include "compiler/Codegen/Gpu/Matrix/MatrixOperand.h"
#include "compiler/Codegen/Gpu/Matrix/MatrixUnit.h"
#include "compiler/Codegen/Gpu/MemrefKernel.h"
#include "compiler/Codegen/GpuForm.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::codegen;

// Rows of tiles that are computed one after the other: they share columns in the cache.
static constexpr int64_t kTilesTogether = 8;

namespace {
/// What one thread copies of a slice: chunks of 16 bytes, at once or element by element.
struct ThreadChunk {
  /// Along m or n: the place of its first element, or of each.
  struct Own {
    OperandReader::Part part;
    Value exists; ///< i1: not past the edge; null if surely.
  };
  SmallVector<Own> own;
  Value firstDepth; ///< k of its first element in the first slice.
  Value target;     ///< Bytes from the start of the slice in workgroup memory, i32.
  Value isMine;     ///< i1: there are enough chunks for this thread; null if surely.
};

/// Whether operands are read element by element.
struct Gathers {
  bool left = false, right = false;
  bool any() const { return left || right; }
};

class MatrixEmitter {
public:
  MatrixEmitter(MemrefKernel &memrefs, Kernel &kernel, const MatrixKernel &matrix, ArrayRef<MatrixPlan> plans)
      : memrefs(memrefs), kernel(kernel), matrix(matrix), plans(plans), b(memrefs.body()), loc(kernel.func.getLoc()) {
    element = getElementTypeOrSelf(matrix.product->getOperand(0).getType());
    elementBytes = element.getIntOrFloatBitWidth() / 8;
    depth = kMatrixSliceBytes / elementBytes;
    perChunk = kMatrixChunkBytes / elementBytes;
  }

  LogicalResult emit() {
    extents = memrefs.extents(matrix.classes);
    if (extents.empty())
      return failure();
    m = stepsOf(matrix.m), n = stepsOf(matrix.n), k = stepsOf(matrix.k), batches = stepsOf(matrix.batch);
    int64_t bytes = 0;
    for (const MatrixPlan &plan : plans)
      bytes = std::max(bytes, plan.stages * plan.stageBytes());
    MatrixPlan unaligned = planUnalignedMatrix(matrix.shape, kernel.target);
    bytes = std::max(bytes, unaligned.stages * unaligned.stageBytes());
    auto space = gpu::AddressSpaceAttr::get(b.getContext(), gpu::AddressSpace::Workgroup);
    // Matrix instructions and copies that run ahead have addresses; where there are neither, memory may have one type only.
    bool isTyped = kernel.target.matrixUnit == MatrixUnit::None;
    auto type = MemRefType::get({isTyped ? bytes / elementBytes : bytes}, isTyped ? element : b.getI8Type(),
                                MemRefLayoutAttrInterface(), space);
    memory = memref::AllocOp::create(b, loc, type);
    threadIndex = gpu::ThreadIdOp::create(b, loc, gpu::Dimension::x);
    left.emplace(b, loc, memrefs, matrix.left, extents);
    right.emplace(b, loc, memrefs, matrix.right, extents);

    // From few rows to many; the host counts workgroups by the same conditions.
    emitPlans();
    return success(!isBroken);
  }

  Value m, n, batches;

private:
  Value constant(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
  Value constant32(int64_t value) { return arith::ConstantIntOp::create(b, loc, value, 32); }
  Value add(Value a, Value c) { return b.createOrFold<arith::AddIOp>(loc, a, c); }
  Value mul(Value a, Value c) { return b.createOrFold<arith::MulIOp>(loc, a, c); }
  Value div(Value a, Value c) { return arith::DivUIOp::create(b, loc, a, c); }
  Value rem(Value a, Value c) { return arith::RemUIOp::create(b, loc, a, c); }
  Value sub(Value a, Value c) { return arith::SubIOp::create(b, loc, a, c); }
  Value both(Value a, Value c) { return arith::AndIOp::create(b, loc, a, c); }
  Value less(Value a, Value c) { return arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, a, c); }
  Value upTo(Value a, Value c) { return arith::CeilDivUIOp::create(b, loc, a, c); }
  Value asI32(Value index) { return arith::IndexCastOp::create(b, loc, b.getI32Type(), index); }
  Value asIndex(Value value) { return arith::IndexCastUIOp::create(b, loc, b.getIndexType(), value); }

  Value stepsOf(ArrayRef<unsigned> classes) {
    Value steps = constant(1);
    for (unsigned loopClass : classes)
      steps = mul(steps, extents[loopClass]);
    return steps;
  }
  SmallVector<Value> extentsOf(ArrayRef<unsigned> classes) {
    return llvm::map_to_vector(classes, [&](unsigned loopClass) { return extents[loopClass]; });
  }

  /// Chunks of 16 bytes can be copied at once where every row begins at a multiple of them.
  void emitPlans() {
    Gathers gathers{matrix.shape.leftGathered, matrix.shape.rightGathered};
    if (gathers.any())
      return emitTiles(plans.front(), gathers, /*counted=*/true);
    Value whole;
    for (const OperandForm *form : {&matrix.left, &matrix.right}) {
      Value row = stepsOf((form->alongK ? form->depth : form->own).back());
      if (getConstantIntValue(row))
        continue;
      Value fits = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, rem(row, constant(perChunk)), constant(0));
      whole = whole ? both(whole, fits) : fits;
    }
    if (!whole)
      return emitAligned(plans);
    auto branch = scf::IfOp::create(b, loc, whole, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    emitAligned(plans);
    b.setInsertionPoint(branch.elseBlock()->getTerminator());
    emitTiles(planUnalignedMatrix(matrix.shape, kernel.target), {true, true}, /*counted=*/false);
  }

  void emitAligned(ArrayRef<MatrixPlan> rest) {
    if (rest.size() == 1)
      return emitTiles(rest.front(), {}, /*counted=*/true);
    Value few = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ule, m, constant(rest.front().mostRows));
    auto branch = scf::IfOp::create(b, loc, few, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(branch.thenBlock()->getTerminator());
    emitTiles(rest.front(), {}, /*counted=*/true);
    b.setInsertionPoint(branch.elseBlock()->getTerminator());
    emitAligned(rest.drop_front());
  }

  // --- One tile ---------------------------------------------------------------------------------------------------

  /// Counted: a workgroup a tile, as the host counts them. Else workgroups take tiles in turn, however many there are.
  void emitTiles(const MatrixPlan &plan, Gathers gathers, bool counted) {
    Value id = hal::WorkgroupIdOp::create(b, loc, b.getIndexType(), 0);
    Value down = upTo(m, constant(plan.rows)), across = upTo(n, constant(plan.columns)), inBatch = mul(down, across);
    Value count = mul(inBatch, batches);
    OpBuilder::InsertionGuard guard(b);
    if (counted) {
      b.setInsertionPoint(
          scf::IfOp::create(b, loc, less(id, count), /*withElseRegion=*/false).thenBlock()->getTerminator());
      return emitTile(plan, gathers, id, down, across);
    }
    Value step = hal::WorkgroupCountOp::create(b, loc, b.getIndexType(), 0);
    auto loop = scf::ForOp::create(b, loc, id, count, step);
    b.setInsertionPoint(loop.getBody()->getTerminator());
    wait(); // Until all have read the slices of the tile before.
    emitTile(plan, gathers, loop.getInductionVar(), down, across);
  }

  void wait() { gpu::BarrierOp::create(b, loc)->setAttr(kWorkgroupMemoryOnly, b.getUnitAttr()); }

  void emitTile(const MatrixPlan &plan, Gathers gathers, Value id, Value down, Value across) {
    Value inBatch = mul(down, across);
    Value batch = div(id, inBatch), tile = rem(id, inBatch);
    Value band = div(tile, mul(across, constant(kTilesTogether))), firstOfBand = mul(band, constant(kTilesTogether));
    Value height = arith::MinUIOp::create(b, loc, sub(down, firstOfBand), constant(kTilesTogether));
    Value inBand = rem(tile, mul(across, constant(kTilesTogether)));
    Value firstRow = mul(add(firstOfBand, rem(inBand, height)), constant(plan.rows));
    Value firstColumn = mul(div(inBand, height), constant(plan.columns));

    Place ofBatch;
    ofBatch.valuesAtStart = true;
    for (auto [loopClass, index] : llvm::zip(matrix.batch, delinearize(b, loc, batch, extentsOf(matrix.batch))))
      ofBatch.index[loopClass] = index;
    std::unique_ptr<MatrixUnitEmitter> unit = makeUnit(plan);
    SmallVector<ThreadChunk> ofLeft = chunks(*left, left->base(ofBatch.index), m, firstRow, plan.rows, gathers.left),
                             ofRight = chunks(*right, right->base(ofBatch.index), n, firstColumn, plan.columns,
                                              gathers.right);
    SmallVector<Value> sums = multiply(plan, *unit, ofLeft, ofRight, gathers);
    ofBatch.start = constant(0).getDefiningOp();
    storeTile(*unit, sums, ofBatch, firstRow, firstColumn, gathers);
  }

  std::unique_ptr<MatrixUnitEmitter> makeUnit(const MatrixPlan &plan) {
    MatrixUnitParts parts{b, loc, plan, matrix.shape, element, threadIndex, memory};
    if (plan.unit != MatrixUnit::None)
      return nvidiaMatrixUnit(parts);
    bool copiesAhead = kernel.target.matrixUnit != MatrixUnit::None;
    return scalarMatrixUnit(parts, copiesAhead ? nvidiaMatrixUnit(parts) : nullptr);
  }

  SmallVector<Value> multiply(const MatrixPlan &plan, MatrixUnitEmitter &unit, ArrayRef<ThreadChunk> ofLeft,
                              ArrayRef<ThreadChunk> ofRight, Gathers gathers) {
    Value slices = upTo(k, constant(depth));
    int64_t ahead = plan.stages - unit.slicesInUse();
    auto copySlice = [&](Value slice, Value stage) {
      copyChunks(unit, *left, ofLeft, slice, stage, gathers.left);
      Value start = arith::AddIOp::create(b, loc, stage, constant32(plan.leftBytes()));
      copyChunks(unit, *right, ofRight, slice, start, gathers.right);
    };
    for (int64_t slice = 0; slice < ahead; ++slice) {
      auto exists = scf::IfOp::create(b, loc, less(constant(slice), slices), /*withElseRegion=*/false);
      {
        OpBuilder::InsertionGuard guard(b);
        b.setInsertionPoint(exists.thenBlock()->getTerminator());
        copySlice(constant(slice), constant32(slice * plan.stageBytes()));
      }
      unit.commitCopies();
    }
    SmallVector<Value> carried{constant32(0), constant32(ahead % plan.stages * plan.stageBytes())};
    Value zero = arith::ConstantOp::create(b, loc, b.getF32FloatAttr(0));
    carried.append(unit.sumCount(), zero);
    auto loop = scf::ForOp::create(b, loc, constant(0), slices, constant(1), carried);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(loop.getBody());
      Value reads = loop.getRegionIterArg(0), writes = loop.getRegionIterArg(1), slice = loop.getInductionVar();
      SmallVector<Value> sums(loop.getRegionIterArgs().drop_front(2));
      unit.waitForCopies(ahead - 1);
      unit.meet();
      Value leftSlice = reads, rightSlice = arith::AddIOp::create(b, loc, reads, constant32(plan.leftBytes()));
      auto copyAhead = [&] {
        Value next = add(slice, constant(ahead));
        auto exists = scf::IfOp::create(b, loc, less(next, slices), /*withElseRegion=*/false);
        {
          OpBuilder::InsertionGuard inner(b);
          b.setInsertionPoint(exists.thenBlock()->getTerminator());
          copySlice(next, writes);
        }
        unit.commitCopies();
      };
      bool runsOn = unit.slicesInUse() > 1; // multiply() returns before it is done.
      if (!runsOn)
        copyAhead();
      unit.multiply(leftSlice, rightSlice, sums);
      if (runsOn) {
        unit.finish(sums, 1);
        copyAhead();
      }
      SmallVector<Value> next{nextStage(reads, plan), nextStage(writes, plan)};
      next.append(sums);
      scf::YieldOp::create(b, loc, next);
    }
    SmallVector<Value> sums(loop.getResults().drop_front(2));
    unit.finish(sums, 0);
    return sums;
  }

  Value nextStage(Value stage, const MatrixPlan &plan) {
    Value next = arith::AddIOp::create(b, loc, stage, constant32(plan.stageBytes()));
    Value isLast =
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, next, constant32(plan.stages * plan.stageBytes()));
    return arith::SelectOp::create(b, loc, isLast, constant32(0), next);
  }

  // --- Copies -----------------------------------------------------------------------------------------------------

  /// Null stands for true.
  Value bothOf(Value a, Value c) { return a && c ? both(a, c) : a ? a : c; }

  /// What this thread copies of each slice of an operand whose own direction is `size` long, from `first` on.
  SmallVector<ThreadChunk> chunks(const OperandReader &operand, const OperandReader::Part &base, Value size,
                                  Value first, int64_t tile, bool gathers) {
    bool alongK = operand.form.alongK;
    int64_t across = alongK ? kMatrixSliceBytes / kMatrixChunkBytes : tile / perChunk; // Chunks that follow each other.
    int64_t count = alongK ? tile * across : depth * across;
    // Tiles that cover the matrix exactly meet no edge.
    std::optional<int64_t> known = getConstantIntValue(size);
    bool meetsEdge = !known || *known % tile != 0;
    Value firstLine = div(threadIndex, constant(across)), chunk = rem(threadIndex, constant(across));
    auto ownAt = [&](Value index) {
      return ThreadChunk::Own{operand.sum(base, operand.own(index)), meetsEdge ? less(index, size) : Value()};
    };
    SmallVector<ThreadChunk::Own> shared; // By all chunks of this thread.
    if (!alongK)
      for (int64_t i = 0; i < (gathers ? perChunk : 1); ++i)
        shared.push_back(ownAt(add(add(first, mul(chunk, constant(perChunk))), constant(i))));
    SmallVector<ThreadChunk> result;
    for (int64_t begin = 0; begin < count; begin += kMatrixThreads) {
      Value line = add(firstLine, constant(begin / across));
      ThreadChunk &part = result.emplace_back();
      part.own = shared;
      if (alongK)
        part.own.push_back(ownAt(add(first, line)));
      part.firstDepth = alongK ? mul(chunk, constant(perChunk)) : line;
      Value row = line, position = chunk;
      if (!alongK) {
        row = add(mul(div(chunk, constant(8)), constant(depth)), line);
        position = rem(chunk, constant(8));
      }
      Value exchanged = arith::XOrIOp::create(b, loc, position, rem(row, constant(8)));
      part.target = asI32(add(mul(row, constant(kMatrixSliceBytes)), mul(exchanged, constant(kMatrixChunkBytes))));
      part.isMine = count - begin < kMatrixThreads ? less(threadIndex, constant(count - begin)) : Value();
    }
    return result;
  }

  void copyChunks(MatrixUnitEmitter &unit, const OperandReader &operand, ArrayRef<ThreadChunk> parts, Value slice,
                  Value stage, bool gathers) {
    bool alongK = operand.form.alongK, separable = operand.isSeparable(depth);
    Value firstDepth = mul(slice, constant(depth)), left = sub(k, firstDepth);
    std::optional<int64_t> knownDepth = getConstantIntValue(k);
    bool wholeSlices = knownDepth && *knownDepth % depth == 0;
    OperandReader::Part ofSlice;
    if (separable)
      ofSlice = operand.depth(firstDepth);
    struct Depth {
      OperandReader::Part fixed, ahead; ///< The same in every slice; what this slice adds.
      Value exists;
    };
    auto depthAt = [&](Value within) {
      Depth at;
      at.fixed = separable ? operand.depth(within) : operand.depth(constant(0));
      at.ahead = separable ? ofSlice : operand.depth(add(firstDepth, within));
      at.exists = wholeSlices ? Value() : less(within, left);
      return at;
    };
    SmallVector<Depth> depths; // All chunks along k have the same.
    for (auto [number, part] : llvm::enumerate(parts)) {
      if (!alongK || number == 0) {
        depths.clear();
        for (int64_t i = 0; i < (gathers && alongK ? perChunk : 1); ++i)
          depths.push_back(depthAt(add(part.firstDepth, constant(i))));
      }
      OpBuilder::InsertionGuard guard(b);
      if (part.isMine)
        b.setInsertionPoint(
            scf::IfOp::create(b, loc, part.isMine, /*withElseRegion=*/false).thenBlock()->getTerminator());
      Value target = arith::AddIOp::create(b, loc, stage, part.target);
      SmallVector<Value> elements;
      for (int64_t i = 0; i < (gathers ? perChunk : 1); ++i) {
        const ThreadChunk::Own &own = part.own[gathers && !alongK ? i : 0];
        const Depth &at = depths[gathers && alongK ? i : 0];
        OperandReader::Part fixed = operand.sum(own.part, at.fixed), place = operand.sum(fixed, at.ahead);
        Value exists = bothOf(bothOf(own.exists, at.exists), operand.isInside(place));
        if (gathers)
          elements.push_back(loadElement(operand, place.offset, exists));
        else
          unit.copy(target, operand.memory, fixed.offset, at.ahead.offset, exists);
      }
      if (gathers)
        unit.store(target,
                   vector::FromElementsOp::create(b, loc, VectorType::get({perChunk}, element), elements).getResult());
    }
  }

  /// Zero if it does not exist.
  Value loadElement(const OperandReader &operand, Value at, Value exists) {
    if (!exists)
      return memref::LoadOp::create(b, loc, operand.memory.flat, at);
    Value safe = arith::SelectOp::create(b, loc, exists, at, constant(0));
    Value loaded = memref::LoadOp::create(b, loc, operand.memory.flat, safe);
    Value zero = arith::ConstantOp::create(b, loc, b.getZeroAttr(element));
    return arith::SelectOp::create(b, loc, exists, loaded, zero);
  }

  // --- Results ----------------------------------------------------------------------------------------------------

  void storeTile(MatrixUnitEmitter &unit, ArrayRef<Value> sums, Place &ofBatch, Value firstRow, Value firstColumn,
                 Gathers gathers) {
    ElementEmitter elements(memrefs, matrix.classes, kernel.target);
    bool inPairs = pairsFit(gathers);
    for (const SumsOfRow &ofRow : unit.sumsOfThread()) {
      Value row = add(firstRow, asIndex(ofRow.row));
      auto exists = scf::IfOp::create(b, loc, less(row, m), /*withElseRegion=*/false);
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPoint(exists.thenBlock()->getTerminator());
      Place atRow;
      atRow.outer = &ofBatch;
      atRow.valuesAtStart = true;
      for (auto [loopClass, index] : llvm::zip(matrix.m, delinearize(b, loc, row, extentsOf(matrix.m))))
        atRow.index[loopClass] = index;
      atRow.start = constant(0).getDefiningOp();
      for (const SumsOfRow::Pair &pair : ofRow.pairs) {
        Value column = add(firstColumn, asIndex(pair.column));
        if (inPairs) {
          Value both = vector::FromElementsOp::create(b, loc, VectorType::get({2}, b.getF32Type()),
                                                      ValueRange{sums[pair.index], sums[pair.index + 1]});
          storeAt(elements, atRow, column, both, 2);
        } else {
          storeAt(elements, atRow, column, sums[pair.index], 1);
          storeAt(elements, atRow, add(column, constant(1)), sums[pair.index + 1], 1);
        }
      }
    }
    isBroken |= elements.isBroken;
  }

  /// Whether two neighbouring columns are both within C or both not, and aligned.
  bool pairsFit(Gathers gathers) {
    if (std::optional<int64_t> known = getConstantIntValue(extents[matrix.n.back()]))
      return *known % 2 == 0;
    return matrix.n.size() == 1 && !gathers.right && !matrix.right.alongK;
  }

  void storeAt(ElementEmitter &elements, Place &atRow, Value column, Value sum, int64_t width) {
    // Also where tiles cover C exactly: as one straight line of stores, large tiles take a quarter longer (measured on sm_90).
    auto exists = scf::IfOp::create(b, loc, less(column, n), /*withElseRegion=*/false);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPoint(exists.thenBlock()->getTerminator());
    Place at;
    at.outer = &atRow;
    for (auto [loopClass, index] : llvm::zip(matrix.n, delinearize(b, loc, column, extentsOf(matrix.n))))
      at.index[loopClass] = index;
    at.varying = matrix.n.back();
    at.width = width;
    // The product's own body would add to what was there before.
    linalg::GenericOp product = matrix.product;
    Value initial = elements.operandValue(product, *product.getDpsInitOperand(0), at);
    Type type = cast<ShapedType>(product->getResult(0).getType()).getElementType();
    initial = elements.widened(initial, width);
    Value total = arith::AddFOp::create(b, loc, elements.converted(initial, b.getF32Type()), sum);
    at.results[product->getResult(0)] = elements.converted(total, type);
    for (unsigned i = 0, e = kernel.func.getNumResults(); i < e; ++i) {
      auto result = cast<OpResult>(memrefs.computed(i));
      elements.store(result, elements.result(result, at), memrefs.destination(i), at);
    }
  }

  MemrefKernel &memrefs;
  Kernel &kernel;
  const MatrixKernel &matrix;
  ArrayRef<MatrixPlan> plans;
  OpBuilder &b;
  Location loc;
  Type element;
  int64_t elementBytes, depth, perChunk; // Of a slice along k, of a chunk: elements.
  SmallVector<Value> extents;
  Value k, memory, threadIndex;
  std::optional<OperandReader> left, right;
  bool isBroken = false;
};
} // namespace

LogicalResult sluice::codegen::lowerMatrix(Kernel &kernel, const MatrixKernel &matrix, ArrayRef<MatrixPlan> plans) {
  MemrefKernel memrefs(kernel);
  MatrixEmitter emitter(memrefs, kernel, matrix, plans);
  if (failed(emitter.emit()))
    return kernel.func.emitOpError("has values that cannot be computed beside the product");
  Value m = emitter.m, n = emitter.n, batches = emitter.batches;
  memrefs.take();
  setThreads(kernel.executable, kMatrixThreads);
  kernel.executable->setAttr(kAlignedBindings, UnitAttr::get(kernel.func.getContext()));
  if (llvm::any_of(plans, [](const MatrixPlan &plan) { return plan.unit == MatrixUnit::Wgmma; }))
    kernel.executable->setAttr(kArchitectureSpecific, UnitAttr::get(kernel.func.getContext()));
  bool known = true;
  createGrid(kernel, [&](OpBuilder &b, GridArguments &arguments) {
    Value rows = arguments.recompute(m), columns = arguments.recompute(n), count = arguments.recompute(batches);
    known = rows && columns && count;
    if (!known)
      return Grid();
    Location loc = kernel.func.getLoc();
    auto constant = [&](int64_t value) -> Value { return arith::ConstantIndexOp::create(b, loc, value); };
    auto tiles = [&](const MatrixPlan &plan) -> Value {
      Value down = arith::CeilDivUIOp::create(b, loc, rows, constant(plan.rows));
      Value across = arith::CeilDivUIOp::create(b, loc, columns, constant(plan.columns));
      return arith::MulIOp::create(b, loc, arith::MulIOp::create(b, loc, down, across), count);
    };
    Value total = tiles(plans.back());
    for (const MatrixPlan &plan : llvm::reverse(plans.drop_back())) {
      Value few = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ule, rows, constant(plan.mostRows));
      total = arith::SelectOp::create(b, loc, few, tiles(plan), total);
    }
    Grid grid;
    grid.x = arith::MaxSIOp::create(b, loc, total, constant(1));
    return grid;
  });
  return known ? simplify(kernel.func) : failure();
}
