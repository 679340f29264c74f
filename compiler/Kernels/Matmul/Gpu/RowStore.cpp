//===- RowStore.cpp - tiles of a product are stored by whole rows ----------===//
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulEmitter.h"

using namespace sluice::kernels;

/// Neighbours that a thread stores.
static constexpr int64_t kNeighbours = 8;
static constexpr int64_t kLanes = 32;
/// Rows that all threads have together.
static constexpr int64_t kRows = 128;
/// Columns of a group that tiles need not be a multiple of.
static constexpr int64_t kFewColumns = 32;
/// Steps of a loop that loads are ahead of what they are for.
static constexpr int64_t kStepsAhead = 2;

/// What `value` is turned into, if that is computed from it alone.
static OpResult onlyUse(OpResult value, MemrefKernel &memrefs) {
  for (unsigned i = 0, e = memrefs.resultCount(); i < e; ++i)
    if (memrefs.computed(i) == value)
      return {};
  auto user = value.hasOneUse() ? dyn_cast<linalg::GenericOp>(*value.user_begin()) : nullptr;
  if (!user || user.getNumDpsInputs() != 1 || user->getNumResults() != 1 ||
      user.getDpsInputs()[0] != value || user.hasIndexSemantics() ||
      user.payloadUsesValueFromOperand(user.getDpsInitOperand(0)))
    return {};
  return cast<OpResult>(user->getResult(0));
}

KeptValue kernels::keptValue(const MatmulKernel &matrix, MemrefKernel &memrefs, Type sum) {
  linalg::GenericOp product = matrix.product;
  auto value = cast<OpResult>(product->getResult(0));
  if (!isZero(product.getDpsInits()[0]))
    return {{}, sum};
  for (; value; value = onlyUse(value, memrefs)) {
    Type element = cast<ShapedType>(value.getType()).getElementType();
    if (isa<FloatType>(element) && element.getIntOrFloatBitWidth() == 16)
      return {value, element};
  }
  return {{}, sum};
}

namespace {
class RowStorer : KernelBuilder {
public:
  RowStorer(const RowStore &store, MatrixUnitEmitter &unit)
      : KernelBuilder(store.memrefs.body(), linalg::GenericOp(store.matrix.product).getLoc()),
        s(store), unit(unit), elements(store.memrefs, store.matrix.classes, store.target) {
    int64_t bytes = s.kept.element.getIntOrFloatBitWidth() / 8;
    int64_t most = (isLooped() ? s.plan.storeBytes() : s.plan.rowStoreBytes) / (kRows * bytes);
    columns = isLooped() ? std::min<int64_t>(most, 64) : most;
    isWide = bytes == 4;
    rowOfTeam = columnOfTeam = index(0);
    if (isTransposed()) {
      ofTeam = s.plan.columns / s.plan.kTilesTogether;
      columns = std::min<int64_t>(columns, llvm::alignTo(ofTeam, 16));
      together = isLooped() ? most / columns : 1;
      threads = 128, rowLength = 64, rows = columns;
      Value team = div(s.thread, threads);
      lane = rem(s.thread, threads);
      (s.plan.kTilesTogether > 1 ? rowOfTeam : columnOfTeam) =
          mul(team, s.plan.kTilesTogether > 1 ? ofTeam : rowLength);
      memoryRow = mul(team, rows);
      return;
    }
    ofTeam = s.plan.columns;
    while (columns > kFewColumns && s.plan.columns % columns != 0)
      columns /= 2;
    together = isLooped() ? most / columns : 1;
    rowLength = columns;
    lane = rem(s.thread, threads);
    rowOfTeam = asIndex(unit.rowsOfSubgroup().first);
    rows = unit.rowsOfSubgroup().count;
    memoryRow = mul(div(s.thread, threads), rows);
  }

  bool store(ArrayRef<Value> accumulators) {
    s.ofBatch.start = index(0).getDefiningOp();
    if (isLooped()) {
      storeInLoops(accumulators);
      return !elements.isBroken;
    }
    std::unique_ptr<Group> group = begin(index(0), index(0), rows / rowsAtOnce());
    for (int64_t first = 0; first < ofTeam; first += columns) {
      std::unique_ptr<Group> next;
      if (first + columns < ofTeam)
        next = begin(index(first + columns), index(0), rows / rowsAtOnce());
      barrier(); // The group before was read.
      keep(accumulators, first, 0);
      barrier();
      finish(*group, index(0));
      group = std::move(next);
    }
    return !elements.isBroken;
  }

private:
  /// Columns that are stored together: this thread's eight, in some rows.
  struct Group {
    Value exists; ///< i1: the columns do.
    Place ofColumns;
    struct Row {
      Value inSubgroup, exists;
      Place place;
    };
    SmallVector<std::unique_ptr<Row>> rows;
  };

  bool isLooped() const { return s.matrix.shape.hasLongEpilogue; }
  bool isTransposed() const { return s.plan.isTransposed; }
  int64_t lanesPerRow() const { return rowLength / kNeighbours; }
  int64_t rowsAtOnce() const { return threads / lanesPerRow(); }
  void barrier() {
    if (isTransposed())
      unit.groupBarrier();
    else
      unit.subgroupBarrier();
  }

  void storeInLoops(ArrayRef<Value> accumulators) {
    int64_t steps = rows / rowsAtOnce();
    for (int64_t first = 0; first < ofTeam; first += together * columns) {
      barrier();
      int64_t groups = 0;
      for (; groups < together && first + groups * columns < ofTeam; ++groups)
        keep(accumulators, first + groups * columns, groups);
      barrier();
      auto loop = scf::ForOp::create(b, loc, index(0), index(groups * steps), index(1));
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(loop.getBody());
      Operation *loads = index(0).getDefiningOp();
      Value step = loop.getInductionVar(), number = div(step, steps);
      std::unique_ptr<Group> group =
          begin(add(mul(number, columns), first), mul(rem(step, steps), rowsAtOnce()), /*count=*/1);
      Operation *loadsEnd = index(0).getDefiningOp();
      finish(*group, mul(number, kRows * columns));
      loadAhead(b, loop, loads, loadsEnd, kStepsAhead);
    }
  }

  /// Reads what follows the product, for columns from `first` of the tile and `count` rows from
  /// `firstRow` of the subgroup on. Where there is no row or column another one is read: loads
  /// stand in no branch, and so need not wait for each other.
  std::unique_ptr<Group> begin(Value first, Value firstRow, int64_t count) {
    auto group = std::make_unique<Group>();
    Value inRow = mul(rem(lane, lanesPerRow()), kNeighbours),
          inTile = isTransposed() ? add(columnOfTeam, inRow) : add(first, inRow),
          column = add(isTransposed() ? s.firstRow : s.firstColumn, inTile);
    group->exists = less(column, isTransposed() ? s.m : s.n);
    if (!isTransposed() && ofTeam % columns != 0)
      group->exists = both(group->exists, less(inTile, ofTeam));
    ArrayRef<unsigned> rowLoops = isTransposed() ? s.matrix.n : s.matrix.m,
                       columnLoops = isTransposed() ? s.matrix.m : s.matrix.n;
    Place &ofColumns = group->ofColumns;
    ofColumns.outer = &s.ofBatch;
    ofColumns.varying = columnLoops.back(), ofColumns.width = kNeighbours;
    ofColumns.setIndices(b, loc, columnLoops, select(group->exists, column, index(0)), s.extents);
    ofColumns.start = index(0).getDefiningOp(), ofColumns.valuesAtStart = true;
    Value firstOfAll =
        isTransposed() ? add(add(s.firstColumn, rowOfTeam), first) : add(s.firstRow, rowOfTeam);
    firstRow = add(firstRow, div(lane, lanesPerRow()));
    for (int64_t i = 0; i < count; ++i) {
      auto &row = *group->rows.emplace_back(std::make_unique<Group::Row>());
      row.inSubgroup = add(firstRow, i * rowsAtOnce());
      Value number = add(firstOfAll, row.inSubgroup);
      row.exists = less(number, isTransposed() ? s.n : s.m);
      if (isTransposed() && ofTeam % columns != 0)
        row.exists = both(row.exists, less(add(first, row.inSubgroup), ofTeam));
      row.place.outer = &ofColumns;
      row.place.varying = ofColumns.varying, row.place.width = kNeighbours;
      row.place.setIndices(b, loc, rowLoops, select(row.exists, number, index(0)), s.extents);
      elements.loadAhead(s.matrix.product, row.place);
    }
    return group;
  }

  /// Where `column` of the group lies in row `row` of this subgroup's (both index). Chunks of 16
  /// bytes are swizzled so that neither step meets a bank twice: eight rows that are written at
  /// once, or, of four bytes each, four.
  Value addressOf(Value row, Value column) {
    int64_t perChunk = isWide ? 4 : 8;
    Value chunk = div(column, perChunk);
    int64_t most = std::min<int64_t>(rowLength / perChunk, 8) - 1;
    Value turn = isWide ? mul(rem(row, 4), 2) : rem(row, 8);
    if (isWide)
      turn = exclusiveOr(turn, rem(div(chunk, 8), 2));
    if (most < 7)
      turn = rem(turn, most + 1);
    chunk = exclusiveOr(chunk, turn);
    return add(mul(add(memoryRow, row), rowLength),
               add(mul(chunk, perChunk), rem(column, perChunk)));
  }

  /// Leaves columns from `first` of the tile on at place `number` of those that are kept together.
  void keep(ArrayRef<Value> accumulators, int64_t first, int64_t number) {
    linalg::GenericOp product = s.matrix.product;
    auto result = cast<OpResult>(product->getResult(0));
    Value start = index(number * kRows * columns);
    int64_t count = std::min(columns, ofTeam - first) / 8;
    SmallVector<Value> squares(count * 2); // Of 16 bits, as storeTransposed() takes them.
    for (auto [half, ofRow] : llvm::enumerate(unit.accumulatorsOfThread())) {
      Value row =
          isTransposed() ? rem(asIndex(ofRow.row), rowLength) : sub(asIndex(ofRow.row), rowOfTeam);
      for (auto [i, pair] : llvm::enumerate(ArrayRef(ofRow.pairs).slice(first / 8, count))) {
        Value column = isTransposed() ? add(rem(asIndex(pair.column), 8), i * 8)
                                      : rem(asIndex(pair.column), columns);
        Value value = vectorOf(accumulators.slice(pair.index, 2));
        if (s.kept.value) {
          Place place;
          place.width = 2, place.varying = s.matrix.n.back();
          Type element = cast<ShapedType>(result.getType()).getElementType();
          place.results[result] = elements.converted(value, element);
          value = elements.widened(elements.result(s.kept.value, place), 2);
        }
        if (isTransposed() && !isWide) {
          auto one = VectorType::get({1}, b.getI32Type());
          squares[i * 2 + half] =
              vector::ExtractOp::create(b, loc, vector::BitCastOp::create(b, loc, one, value), 0);
        } else if (isTransposed()) {
          for (int64_t j = 0; j < 2; ++j)
            memref::StoreOp::create(b, loc, vector::ExtractOp::create(b, loc, value, j), s.memory,
                                    ValueRange{add(addressOf(add(column, j), row), start)});
        } else {
          storeAligned(value, s.memory, add(addressOf(row, column), start), isWide ? 8 : 4);
        }
      }
    }
    if (!isTransposed() || isWide)
      return;
    Value inSubgroup = rem(lane, kLanes), square = div(inSubgroup, 8),
          row = add(mul(div(square, 2), 8), rem(inSubgroup, 8)),
          column = add(mul(div(lane, kLanes), 16), mul(rem(square, 2), 8)),
          target = add(mul(add(addressOf(row, column), start), 2), s.plan.storeStart());
    for (size_t i = 0; i < squares.size(); i += 4)
      unit.storeTransposed(asI32(add(target, i / 2 * 8 * rowLength * 2)),
                           ArrayRef(squares).slice(i, std::min<size_t>(4, squares.size() - i)));
  }

  /// Stores what is kept from element `first` of the memory on.
  void finish(Group &group, Value first) {
    IfScope columnsExist(b, loc, group.exists);
    for (auto &row : group.rows) {
      Value column = mul(rem(lane, lanesPerRow()), kNeighbours);
      Value value = load(row->inSubgroup, column, first);
      IfScope exists(b, loc, row->exists);
      if (!s.kept.value) {
        storeProduct(elements, s.memrefs, s.matrix.product, value, row->place);
        continue;
      }
      row->place.results[s.kept.value] = value;
      storeResults(elements, s.memrefs, row->place);
    }
  }

  /// Eight neighbours.
  Value load(Value row, Value column, Value first) {
    auto part = [&](Value column, int64_t width) {
      return loadAligned(s.kept.element, width, s.memory, add(first, addressOf(row, column)), 16);
    };
    if (!isWide)
      return part(column, kNeighbours);
    SmallVector<int64_t> all = llvm::to_vector(llvm::seq<int64_t>(0, kNeighbours));
    return vector::ShuffleOp::create(b, loc, part(column, 4), part(add(column, 4), 4), all);
  }

  const RowStore &s;
  MatrixUnitEmitter &unit;
  ElementEmitter elements;
  // A team of threads, a subgroup, has some rows, and takes some columns of them together. Of a
  // tile of C transposed four have 64 columns, and take some rows together.
  int64_t threads = kLanes;
  int64_t ofTeam;                // Columns (rows) that a team has in all,
  int64_t columns;               // those it takes together,
  int64_t rows;                  // rows of that, and
  int64_t rowLength;             // their length in memory.
  int64_t together;              // Groups that are kept at once.
  bool isWide;                   // Four bytes each, not two.
  Value lane, memoryRow;         // In the team, in memory.
  Value rowOfTeam, columnOfTeam; // Its first in the tile.
};
} // namespace

bool kernels::storeRows(const RowStore &store, MatrixUnitEmitter &unit,
                        ArrayRef<Value> accumulators) {
  return RowStorer(store, unit).store(accumulators);
}
