//===- TileKernel.h - kernels of products, a panel of columns at a time ---===//
#pragma once
#include "compiler/Kernels/Cpu/Epilogue.h"
#include "compiler/Kernels/Cpu/KernelRewrite.h"
#include "compiler/Kernels/Cpu/NarrowOperands.h"
#include "compiler/Kernels/KernelBuilder.h"

namespace sluice::kernels {

/// What emitters of contractions and convolutions have alike: `root` gives vectors of columns, of
/// which the last ones may end before their lanes do, and an epilogue makes the results of them.
class TileKernel : protected KernelBuilder {
protected:
  TileKernel(KernelRewrite &rewrite, Kernel &kernel, linalg::LinalgOp root,
             const ProductOperands &operands, const Epilogue &epilogue, const RegisterTile &tile)
      : KernelBuilder(rewrite.builder, root.getLoc()), rewrite(rewrite), kernel(kernel), root(root),
        epilogue(epilogue), tables(kernel.target, rewrite.top()), tile(tile),
        element(getElementTypeOrSelf(root->getResult(0).getType())),
        vectorType(VectorType::get({tile.lanes}, element)), perWord(operands.perWord),
        operands(operands), words(operands, kernel.target) {}

  int64_t width() const { return tile.vectors * tile.lanes; }

  /// The argument of the kernel that operand 0 or 1 of the root is, or that its result goes to.
  unsigned argumentOf(unsigned operand) {
    return operand < 2 ? cast<BlockArgument>(root->getOperand(operand)).getArgNumber()
                       : kernel.func.getNumArguments() - kernel.func.getNumResults();
  }

  Value dim(Value memref, unsigned position) {
    int64_t size = cast<MemRefType>(memref.getType()).getDimSize(position);
    return ShapedType::isDynamic(size) ? memref::DimOp::create(b, loc, memref, position).getResult()
                                       : index(size);
  }

  /// The memref's elements in one dimension.
  Value flat(Value memref) {
    auto type = cast<MemRefType>(memref.getType());
    if (type.getRank() == 1)
      return memref;
    return memref::CollapseShapeOp::create(
        b, loc, memref,
        SmallVector<ReassociationIndices>{llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()))});
  }

  /// `number`, of the sums' element type, or `scalar` in all lanes.
  Value splat(double number) {
    return arith::ConstantOp::create(
        b, loc, SplatElementsAttr::get(vectorType, b.getFloatAttr(element, number)));
  }
  Value broadcast(Value scalar) {
    return vector::BroadcastOp::create(b, loc, VectorType::get({tile.lanes}, scalar.getType()),
                                       scalar);
  }

  /// Makes `columns` from `first` on, and what masks those past `count`, which is `known` to the
  /// compiler or dynamic.
  void setColumns(Value first, Value count, int64_t known) {
    auto type = VectorType::get({tile.lanes}, b.getI1Type());
    for (int64_t v = 0; v < tile.vectors; ++v) {
      columns.push_back(add(first, v * tile.lanes));
      if (ShapedType::isDynamic(known) || known % width()) {
        Value rest = arith::SubIOp::create(b, loc, count, columns.back());
        masks.push_back(vector::CreateMaskOp::create(b, loc, type, rest));
      }
    }
  }

  /// Makes `firstRow` and `lastRow` of chunk `number` of `rows` rows.
  void setRows(Value number, int64_t chunkRows, Value rows) {
    firstRow = mul(number, chunkRows);
    lastRow = arith::MinSIOp::create(b, loc, add(firstRow, chunkRows), rows);
  }

  /// Calls `body` for the workgroup's rows of `rows` in all, negative if unknown, a tile at a time.
  void forTiles(int64_t rows, function_ref<void(Value row, int64_t count)> body) {
    Value at = firstRow;
    auto rowsOf = [&](int64_t count, bool isLast) {
      Value whole = mul(div(sub(lastRow, at), count), count);
      Value end = isLast ? lastRow : add(at, whole);
      forEach(at, end, index(count), [&](Value row) { body(row, count); });
      at = end;
    };
    // What is left, if it is not known, by two rows, whose products of one step take as long as
    // those of one, and then one.
    int64_t rest = rows < 0 ? 1 : rows % tile.rows;
    rowsOf(tile.rows, !rest || tile.rows == 1);
    if (rows < 0 && tile.rows > 2)
      rowsOf(2, false);
    if (rest && tile.rows > 1)
      rowsOf(rest, true);
  }

  /// The positions in loops of `sizes` of which the last is the innermost, at round `number`.
  Values split(Value number, ArrayRef<Value> sizes) {
    Values result(sizes.size());
    for (size_t i = sizes.size(); i-- > 0; number = i ? div(number, sizes[i]) : number)
      result[i] = i ? rem(number, sizes[i]) : number;
    return result;
  }

  /// Vector `v` of the columns, zeros past their end.
  Value loadVector(Value memref, ValueRange indices, Type type, int64_t v) {
    auto vector = VectorType::get({tile.lanes}, type);
    if (masks.empty())
      return vector::LoadOp::create(b, loc, vector, memref, indices);
    return vector::MaskedLoadOp::create(b, loc, vector, memref, indices, masks[v], zero(vector));
  }

  /// Vector `v` of row `step` of a panel that was packed ahead and begins at `base`.
  Value loadPanel(Value panels, Value base, Value step, int64_t v) {
    Value at = add(base, add(mul(step, width() * perWord), v * tile.lanes * perWord));
    if (perWord > 1)
      return loadWords(b, loc, panels, at, operands.rhs, perWord, tile.lanes);
    auto type = VectorType::get({tile.lanes}, operands.rhsType);
    return widen(b, loc, vector::LoadOp::create(b, loc, type, panels, at), operands.rhs, element);
  }

  /// Widens `count` rows of a panel that begins at `base`, from row `begin` on, for all tiles of
  /// the workgroup; loadWidened() reads them.
  void widenRows(Value panels, Value base, Value begin, int64_t count) {
    forEach(index(0), index(count), index(1), [&](Value row) {
      for (int64_t v = 0; v < tile.vectors; ++v)
        vector::StoreOp::create(b, loc, loadPanel(panels, base, add(begin, row), v), widenedPanel,
                                placeOf(row, v));
    });
  }
  Value loadWidened(Value row, int64_t v) {
    return vector::LoadOp::create(b, loc, vectorType, widenedPanel, placeOf(row, v));
  }

  /// Lets `loads` multiply words, if the kernel does.
  void multiplyWords(OperandLoads &loads) {
    if (perWord > 1)
      loads.multiplyAdd = [this](Value l, Value r, Value sum) {
        return words.add(b, loc, l, r, sum);
      };
  }

  /// The sum for `count` rows of the tile.
  Values sumOf(int64_t count, ArrayRef<SumLoop> loops, const OperandLoads &loads) {
    return emitRegisterTile(b, loc, {count, tile.vectors, tile.lanes}, element, loops, loads);
  }

  /// What the epilogue reads of an argument with `map`: vector `v` at `indices`, or one number for
  /// all columns.
  Value readVector(AffineMap map, Value memref, ValueRange indices, int64_t v) {
    Type type = getElementTypeOrSelf(memref.getType());
    if (map.isFunctionOfDim(map.getNumDims() - 1))
      return loadVector(memref, indices, type, v);
    return broadcast(memref::LoadOp::create(b, loc, memref, indices));
  }

  /// Runs the epilogue on vector `v` of the product, `sum`, and stores what it gives to `target` of
  /// each result, at `indices`. `read` as emitEpilogue has it.
  void finishVector(int64_t v, Value sum, ValueRange indices,
                    function_ref<Value(AffineMap, Value)> read,
                    function_ref<Value(unsigned result)> target) {
    auto results = emitEpilogue(b, epilogue, tables, root->getResult(0), sum, read,
                                [&](Value value) { return rewrite.scalar(value); });
    for (auto [i, value] : llvm::enumerate(results))
      if (masks.empty())
        vector::StoreOp::create(b, loc, value, target(i), indices);
      else
        vector::MaskedStoreOp::create(b, loc, target(i), indices, masks[v], value);
  }

  /// The same where results have as many dimensions as `indices`.
  void finishVector(int64_t v, Value sum, ArrayRef<Value> indices) {
    auto read = [&](AffineMap map, Value operand) {
      Values at = llvm::map_to_vector(map.getResults(), [&](AffineExpr expr) {
        return indices[cast<AffineDimExpr>(expr).getPosition()];
      });
      return readVector(map, rewrite.argument(operand), at, v);
    };
    finishVector(v, sum, indices, read, [&](unsigned i) { return rewrite.destination(i); });
  }

  /// Memory of vectors of `count` rows.
  Value makeRows(int64_t count) {
    return memref::AllocOp::create(b, loc, MemRefType::get({count, width()}, element));
  }

  /// Where vector `i` of the rows from `first` on lies there.
  Values placeOf(Value first, int64_t i) {
    return {add(first, i / tile.vectors), index(i % tile.vectors * tile.lanes)};
  }

  Values loadRow(Value memory, Value row) {
    return llvm::map_to_vector(llvm::seq(tile.vectors), [&](int64_t v) -> Value {
      return vector::LoadOp::create(b, loc, vectorType, memory, placeOf(row, v));
    });
  }

  /// Hands the sums of a tile to `body`, one row (its number in the tile and its vectors) after the
  /// other. Before a long epilogue that is a loop over the rows by way of a small buffer, instead
  /// of a copy for each row.
  void emitRows(ArrayRef<Value> accumulators, function_ref<void(Value, ArrayRef<Value>)> body) {
    int64_t count = accumulators.size() / tile.vectors;
    if (!epilogue.isLong() || count == 1) {
      for (int64_t row = 0; row < count; ++row)
        body(index(row), accumulators.slice(row * tile.vectors, tile.vectors));
      return;
    }
    Value buffer = makeRows(count), zero = index(0);
    for (auto [i, sum] : llvm::enumerate(accumulators))
      vector::StoreOp::create(b, loc, sum, buffer, placeOf(zero, i));
    forEach(zero, index(count), index(1), [&](Value row) { body(row, loadRow(buffer, row)); });
  }

  /// Adds the sums of the workgroup's rows, at most `most`, in blocks: `add` calls addBlock() for
  /// all of them. `store` gets the rows then.
  void sumInBlocks(int64_t most, function_ref<void()> add,
                   function_ref<void(Value row, ArrayRef<Value>)> store) {
    sums = makeRows(most);
    Value start = splat(startsAtNegativeZero(root) ? -0.0 : 0.0);
    forEach(index(0), sub(lastRow, firstRow), index(1), [&](Value row) {
      for (int64_t v = 0; v < tile.vectors; ++v)
        vector::StoreOp::create(b, loc, start, sums, placeOf(row, v));
    });
    add();
    forEach(firstRow, lastRow, index(1),
            [&](Value row) { store(row, loadRow(sums, sub(row, firstRow))); });
  }

  /// Adds a block of `steps` for `count` rows from `row` on.
  void addBlock(Value row, int64_t count, int64_t steps, OperandLoads loads) {
    Value first = sub(row, firstRow);
    loads.fromNegativeZero = true;
    for (auto [i, part] : llvm::enumerate(sumOf(count, {SumLoop{index(steps)}}, loads))) {
      Values at = placeOf(first, i);
      Value sum = vector::LoadOp::create(b, loc, vectorType, sums, at);
      vector::StoreOp::create(b, loc, arith::AddFOp::create(b, loc, sum, part), sums, at);
    }
  }

  /// The same where the block's rows of a panel begin at `begin`; `tiles` as fetchBehind() has it.
  void addBlock(Value row, int64_t count, int64_t steps, Value panels, Value begin, int64_t tiles,
                OperandLoads loads) {
    if (count == tile.rows) {
      Value number = div(sub(row, firstRow), tile.rows);
      loads.fetchAhead = fetchBehind(panels, begin, steps, number, tiles);
    }
    addBlock(row, count, steps, loads);
  }

  /// While `tiles` tiles, of which this is `number`, read `steps` rows of a panel from `begin` on,
  /// they fetch as many behind, a part each: they are in the cache when they are read (126 rows
  /// x 4096 x 4096 f32 on an Intel Xeon: 172 GFlop/s, 142 without, 178 at most).
  std::function<void(Value)> fetchBehind(Value panels, Value begin, int64_t steps, Value number,
                                         int64_t tiles) {
    int64_t line = 64 * 8 / element.getIntOrFloatBitWidth();
    int64_t lines = llvm::divideCeil(width() * kStepsTogether, line);
    int64_t each = llvm::divideCeil(lines, tiles), elements = steps * width();
    // Those that have none fetch what they read.
    Value isNeeded = less(number, index(llvm::divideCeil(lines, each)));
    Value part = add(mul(number, elements / lines * each), elements);
    Value from = add(begin, select(isNeeded, part, index(0)));
    return [=, this](Value step) {
      Value at = add(from, mul(step, each * line / kStepsTogether));
      for (int64_t i = 0; i < each; ++i)
        memref::PrefetchOp::create(b, loc, panels, add(at, i * line), /*isWrite=*/false,
                                   /*localityHint=*/2, /*isDataCache=*/true);
    };
  }

  KernelRewrite &rewrite;
  Kernel &kernel;
  linalg::LinalgOp root;
  const Epilogue &epilogue;
  ByteTables tables;
  RegisterTile tile; ///< That is emitted.
  Type element;      ///< Of sums.
  VectorType vectorType;
  int64_t perWord;
  ProductOperands operands;
  WordProducts words;
  Values columns, masks, starts; ///< Per vector; of words: what sums begin at.
  Value firstRow, lastRow;       ///< Of the workgroup; behind its last one.
  Value sums;                    ///< Of all rows, while they are added in blocks.
  Value widenedPanel;            ///< Rows of a panel as they are multiplied; null: as stored.
};

/// The one plan of a kind for a kernel: `Emitter` writes what `match` finds in it as `plan` says.
template <typename Emitter, typename Plan, typename Match>
SmallVector<Candidate> emittedBy(std::string description, const Plan &plan, Match match) {
  return {{std::move(description), [plan, match](Kernel &kernel) {
             // A dropped candidate leaves a fresh copy of the kernel: look again.
             auto found = match(kernel.func, Reasons());
             if (!found)
               return LogicalResult(failure());
             KernelRewrite rewrite(kernel);
             return Emitter(rewrite, kernel, *found, plan).run();
           }}};
}

} // namespace sluice::kernels
