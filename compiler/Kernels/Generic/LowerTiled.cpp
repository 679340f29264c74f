//===- LowerTiled.cpp - tile after tile, all operations together ----------===//
// func @softmax(%x, %out) { max, exp, sum, div }
//   ->
// for tile in this workgroup's tiles {            // rows [at, at + 8)
//   max, exp, sum, div of the tile; intermediates are as large as a tile
//   insert the quotient into %out at the tile
// }
// Everything happens on tensors; bufferization then makes the tile's intermediates scratch and
// writes results in place.
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Generic/GenericKind.h"
#include "compiler/Kernels/Generic/LoopClasses.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/KernelBuilder.h"

using namespace sluice::kernels;

namespace {
class TileEmitter {
public:
  TileEmitter(Kernel &kernel, const LoopClasses &classes, const TilePlan &plan)
      : kernel(kernel), classes(classes), plan(plan), loc(kernel.func.getLoc()),
        builder(kernel.func.getContext()) {}

  LogicalResult emit() {
    auto returnOp = cast<func::ReturnOp>(kernel.func.front().getTerminator());
    builder.setInsertionPoint(returnOp);
    if (failed(findDestinations(returnOp)))
      return failure();
    for (unsigned loopClass = 0; loopClass < classes.numClasses(); ++loopClass) {
      extents.push_back(classes.extent(builder, loopClass));
      if (!extents.back())
        return failure();
    }
    scf::ForOp loop = emitLoop();
    for (auto [index, result] : llvm::enumerate(results))
      result.replaceUsesWithIf(loop.getResult(index), [](OpOperand &use) {
        return isa<func::ReturnOp, tensor::ExpandShapeOp>(use.getOwner());
      });
    return success(!failedToTile);
  }

  /// In all, at the top of the kernel.
  Value tileCount() const { return tiles; }
  Value elementCount() const { return elements; }

private:
  /// What each result of the kernel is computed by, and the value it is computed into.
  LogicalResult findDestinations(func::ReturnOp returnOp) {
    unsigned firstOut = kernel.func.getNumArguments() - returnOp.getNumOperands();
    for (OpOperand &operand : returnOp->getOpOperands()) {
      Value result = operand.get(),
            out = kernel.func.getArgument(firstOut + operand.getOperandNumber());
      if (auto expand = result.getDefiningOp<tensor::ExpandShapeOp>()) {
        result = expand.getSrc();
        auto view = llvm::find_if(out.getUsers(), [&](Operation *user) {
          return isa<tensor::CollapseShapeOp>(user) &&
                 user->getResult(0).getType() == result.getType();
        });
        if (view == out.getUsers().end())
          return failure();
        out = view->getResult(0);
      }
      if (!result.getDefiningOp() || !classes.isComputed(result) ||
          llvm::is_contained(results, result) || result.getType() != out.getType())
        return failure();
      results.push_back(result);
      outs.push_back(out);
    }
    return success();
  }

  scf::ForOp emitLoop() {
    planSteps();
    SmallVector<OpFoldResult> counts; // Tiles per loop.
    OpFoldResult total = builder.getIndexAttr(1);
    for (auto [loopClass, step] : llvm::zip(classes.shared(), steps)) {
      counts.push_back(divideUp(extents[loopClass], step));
      total = multiply(total, counts.back());
    }
    tiles = index(total);
    PlainKernelBuilder k(builder, loc);
    Value id = k.workgroupId(), count = k.workgroupCount();
    if (plan.threads > 0) {
      Value thread = k.threadId(), first = k.add(k.mul(id, plan.threads), thread),
            stride = k.mul(count, plan.threads);
      return emitTiles(scf::ForOp::create(builder, loc, first, tiles, stride, outs), counts);
    }
    Value perWorkgroup = k.divUp(tiles, count), first = k.mul(id, perWorkgroup);
    Value last = arith::MinSIOp::create(builder, loc, k.add(first, perWorkgroup), tiles);
    return emitTiles(scf::ForOp::create(builder, loc, first, last, k.index(1), outs), counts);
  }

  /// The body of the loop over tiles; `counts` are those per loop.
  scf::ForOp emitTiles(scf::ForOp loop, ArrayRef<OpFoldResult> counts) {
    AffineExpr a, b, c;
    bindSymbols(builder.getContext(), a, b, c);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    // Which tile this is.
    Value rest = loop.getInductionVar();
    tileOffsets.assign(extents.size(), builder.getIndexAttr(0));
    tileSizes = extents;
    for (int64_t i = int64_t(counts.size()) - 1; i >= 0; --i) {
      unsigned loopClass = classes.shared()[i];
      Value index = rest;
      if (i > 0) {
        Value count = this->index(counts[i]);
        index = arith::RemUIOp::create(builder, loc, rest, count);
        rest = arith::DivUIOp::create(builder, loc, rest, count);
      }
      std::optional<int64_t> extent = getConstantIntValue(extents[loopClass]),
                             step = getConstantIntValue(steps[i]);
      if (extent && step && *extent <= *step && *extent > 0)
        continue; // One tile in this direction. Upstream takes a size of 0 for one that is not cut.
      OpFoldResult offset = multiply(index, steps[i]);
      tileOffsets[loopClass] = offset;
      if (step && ((plan.threads > 0 && *step == 1) || (extent && *extent % *step == 0)))
        tileSizes[loopClass] = builder.getIndexAttr(*step);
      else
        tileSizes[loopClass] = affine::makeComposedFoldedAffineMin(
            builder, loc, AffineMap::get(0, 3, {c, a - b}, builder.getContext()),
            {extents[loopClass], offset, steps[i]});
    }
    destinations.assign(loop.getRegionIterArgs().begin(), loop.getRegionIterArgs().end());
    for (const ComputeOp &compute : classes.ops())
      if (failed(emitOp(compute))) {
        failedToTile = true;
        break;
      }
    SmallVector<Value> yields;
    if (!failedToTile)
      for (auto [index, result] : llvm::enumerate(results))
        yields.push_back(insertTile(result, destinations[index]));
    else
      yields = destinations;
    scf::YieldOp::create(builder, loc, yields);
    return loop;
  }

  /// Steps of each shared loop in a tile: those of the plan, or fewer if the loops inside turn out
  /// to be long.
  void planSteps() {
    const ComputeOp *most = &classes.ops().front();
    auto wholeLoops = [&](const ComputeOp &compute) {
      return llvm::count_if(compute.classes,
                            [&](unsigned c) { return !llvm::is_contained(classes.shared(), c); });
    };
    for (const ComputeOp &compute : classes.ops())
      if (wholeLoops(compute) > wholeLoops(*most))
        most = &compute;
    OpFoldResult inside = builder.getIndexAttr(1);
    for (unsigned loopClass : most->classes)
      if (!llvm::is_contained(classes.shared(), loopClass))
        inside = multiply(inside, extents[loopClass]);
    steps.resize(plan.loops.size());
    for (int64_t i = int64_t(plan.loops.size()) - 1; i >= 0; --i) {
      OpFoldResult extent = extents[classes.shared()[i]];
      steps[i] = builder.getIndexAttr(plan.loops[i].steps);
      if (auto size = llvm::dyn_cast_if_present<Value>(inside);
          size && plan.loops[i].fewest < plan.loops[i].steps) {
        // Nothing at all counts as one: else each of the other loops would take as much as all of
        // them may together.
        inside =
            arith::MaxSIOp::create(builder, loc, size, index(builder.getIndexAttr(1))).getResult();
        Value fits = arith::DivUIOp::create(
            builder, loc, index(builder.getIndexAttr(plan.elements)), index(inside));
        fits = arith::MaxSIOp::create(builder, loc, fits,
                                      index(builder.getIndexAttr(plan.loops[i].fewest)));
        fits = arith::MinSIOp::create(builder, loc, fits, index(steps[i]));
        // No more than there are: scratch memory for a tile is the product of all its sizes.
        Value min = index(builder.getIndexAttr(plan.loops[i].fewest));
        Value max = arith::MaxSIOp::create(builder, loc, index(extent), min);
        steps[i] = arith::MinSIOp::create(builder, loc, fits, max).getResult();
      }
      std::optional<int64_t> step = getConstantIntValue(steps[i]),
                             size = getConstantIntValue(extent);
      if (step && size)
        inside = multiply(inside, builder.getIndexAttr(std::min(*step, *size)));
      else
        inside = multiply(
            inside,
            arith::MinSIOp::create(builder, loc, index(steps[i]), index(extent)).getResult());
    }
    OpFoldResult all = builder.getIndexAttr(1);
    for (unsigned loopClass : most->classes)
      all = multiply(all, extents[loopClass]);
    elements = index(all);
  }

  OpFoldResult divideUp(OpFoldResult value, OpFoldResult by) {
    std::optional<int64_t> a = getConstantIntValue(value), b = getConstantIntValue(by);
    if (a && b)
      return builder.getIndexAttr(llvm::divideCeil(*a, *b));
    return arith::CeilDivUIOp::create(builder, loc, index(value), index(by)).getResult();
  }

  OpFoldResult multiply(OpFoldResult left, OpFoldResult right) {
    std::optional<int64_t> a = getConstantIntValue(left), b = getConstantIntValue(right);
    if (a && b)
      return builder.getIndexAttr(*a * *b);
    if (a && *a == 1)
      return right;
    if (b && *b == 1)
      return left;
    return arith::MulIOp::create(builder, loc, index(left), index(right)).getResult();
  }

  void place(const ComputeOp &compute, SmallVector<OpFoldResult> &offsets,
             SmallVector<OpFoldResult> &sizes) {
    for (unsigned loopClass : compute.classes) {
      offsets.push_back(tileOffsets[loopClass]);
      sizes.push_back(tileSizes[loopClass]);
    }
  }

  /// The tile of a value that was computed before, of type `type` up to unknown sizes.
  Value computedTile(Value value, Type type) {
    Value tile = tilesOf.lookup(value);
    if (tile.getType() != type)
      tile = tensor::CastOp::create(builder, loc, type, tile);
    return tile;
  }

  /// `value` outside the loop, as seen inside.
  Value inside(Value value) {
    for (auto [index, out] : llvm::enumerate(outs))
      if (value == out)
        return destinations[index];
    return value;
  }

  LogicalResult emitOp(const ComputeOp &compute) {
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(compute.op))
      return emitInsert(insert, compute);
    SmallVector<OpFoldResult> offsets, sizes;
    place(compute, offsets, sizes);
    FailureOr<TilingResult> tiled =
        cast<TilingInterface>(compute.op).getTiledImplementation(builder, offsets, sizes);
    if (failed(tiled))
      return failure();
    for (Operation *slice : tiled->generatedSlices) {
      auto extract = dyn_cast<tensor::ExtractSliceOp>(slice);
      if (!extract)
        continue;
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPoint(extract);
      if (classes.isComputed(extract.getSource())) {
        extract.replaceAllUsesWith(computedTile(extract.getSource(), extract.getType()));
        extract.erase();
      } else {
        extract.getSourceMutable().assign(inside(extract.getSource()));
      }
    }
    for (Operation *op : tiled->tiledOps)
      for (OpOperand &operand : op->getOpOperands()) {
        OpBuilder::InsertionGuard guard(builder);
        builder.setInsertionPoint(op);
        if (classes.isComputed(operand.get()))
          operand.set(computedTile(operand.get(), operand.get().getType()));
        else
          operand.set(inside(operand.get()));
      }
    for (auto [result, tile] : llvm::zip(compute.op->getResults(), tiled->tiledValues))
      tilesOf[result] = tile;
    return success();
  }

  Value index(OpFoldResult value) { return getValueOrCreateConstantIndexOp(builder, loc, value); }

  /// The part of an inserted slice that falls into the tile.
  LogicalResult emitInsert(tensor::InsertSliceOp insert, const ComputeOp &compute) {
    SmallVector<OpFoldResult> offsets, sizes;
    place(compute, offsets, sizes);
    int64_t rank = offsets.size();
    SmallVector<OpFoldResult> strides(rank, builder.getIndexAttr(1));
    Value dest;
    if (classes.isComputed(insert.getDest()))
      dest = tilesOf.lookup(insert.getDest());
    else
      dest = tensor::ExtractSliceOp::create(builder, loc, inside(insert.getDest()), offsets, sizes,
                                            strides);
    bool computedSource = classes.isComputed(insert.getSource());
    SmallVector<int> sourceLoops = LoopClasses::loopsOfDims(insert, &insert.getSourceMutable(), 0);
    llvm::SmallBitVector dropped = insert.getDroppedDims();
    SmallVector<OpFoldResult> at, lengths, from, sourceSizes, sourceStrides;
    AffineExpr o, s, f, z;
    bindSymbols(builder.getContext(), o, s, f, z);
    auto apply = [&](bool max, AffineExpr left, AffineExpr right, ArrayRef<OpFoldResult> operands) {
      AffineMap map = AffineMap::get(0, 4, {left, right}, builder.getContext());
      return max ? affine::makeComposedFoldedAffineMax(builder, loc, map, operands)
                 : affine::makeComposedFoldedAffineMin(builder, loc, map, operands);
    };
    AffineExpr zero = builder.getAffineConstantExpr(0);
    for (int64_t dim = 0; dim < rank; ++dim) {
      OpFoldResult offset = insert.getMixedOffsets()[dim], size = insert.getMixedSizes()[dim];
      bool cut = llvm::is_contained(classes.shared(), compute.classes[dim]);
      bool whole = llvm::is_contained(sourceLoops, int(dim));
      OpFoldResult target = offset, length = size, source = builder.getIndexAttr(0);
      if (cut && whole) {
        target = builder.getIndexAttr(0), length = sizes[dim], source = offsets[dim];
      } else if (cut) {
        if (dropped.test(dim))
          return failure();
        SmallVector<OpFoldResult> all{offsets[dim], sizes[dim], offset, size};
        // [f, f + z) within [o, o + s), relative to either.
        OpFoldResult ahead = apply(true, f - o, zero, all), skipped = apply(true, o - f, zero, all);
        target = index(apply(false, o, s, {ahead, sizes[dim], ahead, ahead}));
        source = index(apply(false, o, s, {skipped, size, skipped, skipped}));
        OpFoldResult end = apply(false, f + z - o, s, all);
        length = index(apply(true, o - s, zero, {end, target, end, end}));
      }
      at.push_back(target);
      lengths.push_back(length);
      if (!dropped.test(dim)) {
        from.push_back(computedSource ? builder.getIndexAttr(0) : source);
        sourceSizes.push_back(length);
        sourceStrides.push_back(builder.getIndexAttr(1));
      }
    }
    Value source = computedSource ? tilesOf.lookup(insert.getSource())
                                  : tensor::ExtractSliceOp::create(builder, loc, insert.getSource(),
                                                                   from, sourceSizes, sourceStrides)
                                        .getResult();
    tilesOf[insert.getResult()] =
        tensor::InsertSliceOp::create(builder, loc, source, dest, at, lengths, strides);
    return success();
  }

  Value insertTile(Value result, Value destination) {
    Operation *op = result.getDefiningOp();
    const ComputeOp &compute = *llvm::find_if(
        classes.ops(), [&](const ComputeOp &candidate) { return candidate.op == op; });
    SmallVector<OpFoldResult> offsets, sizes, at, lengths;
    place(compute, offsets, sizes);
    if (isa<tensor::InsertSliceOp>(op))
      at = offsets, lengths = sizes;
    else if (failed(cast<TilingInterface>(op).getResultTilePosition(
                 builder, cast<OpResult>(result).getResultNumber(), offsets, sizes, at, lengths))) {
      failedToTile = true;
      return destination;
    }
    SmallVector<OpFoldResult> strides(at.size(), builder.getIndexAttr(1));
    return tensor::InsertSliceOp::create(builder, loc, tilesOf.lookup(result), destination, at,
                                         lengths, strides);
  }

  Kernel &kernel;
  const LoopClasses &classes;
  const TilePlan &plan;
  Location loc;
  OpBuilder builder;
  SmallVector<Value> results, outs,
      destinations; // Per result: computed by, stored in, the same inside the loop.
  SmallVector<OpFoldResult> extents, tileOffsets, tileSizes; // Per class.
  DenseMap<Value, Value> tilesOf;
  SmallVector<OpFoldResult> steps; // Per shared class, of one tile.
  Value tiles, elements;
  bool failedToTile = false;
};
} // namespace

LogicalResult sluice::kernels::lowerTiled(Kernel &kernel, const TilePlan &plan) {
  FailureOr<LoopClasses> classes = LoopClasses::compute(kernel.func);
  if (failed(classes))
    return failure();
  TileEmitter emitter(kernel, *classes, plan);
  if (failed(emitter.emit()))
    return failure();
  for (const ComputeOp &compute : llvm::reverse(classes->ops())) {
    if (!compute.op->use_empty())
      return compute.op->emitOpError("is still used outside its tiles");
    compute.op->erase();
  }
  auto gridOf = [&](util::PlainIndexBuilder k, ArrayRef<Value> values) {
    Value tiles = values[0], elements = values[1];
    Grid grid;
    if (plan.threads > 0) {
      grid.x = launchedWorkgroups(k.b, k.loc, k.divUp(tiles, plan.threads), kernel.target);
      return grid;
    }
    // Where only reduced dimensions are empty, results still get their initial values.
    Value wanted =
        arith::MaxSIOp::create(k.b, k.loc, k.divUp(elements, plan.workgroupElements), k.index(1));
    grid.x = arith::MinSIOp::create(k.b, k.loc, tiles, wanted);
    return grid;
  };
  if (failed(launchWith(kernel, {emitter.tileCount(), emitter.elementCount()}, gridOf)))
    return failure();
  if (!kernel.target.isGpu())
    recognizeArgCompare(kernel.func); // Of a tile's rows: their loops compare blocks.
  return bufferizeKernel(kernel);
}
