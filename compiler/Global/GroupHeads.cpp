//===- GroupHeads.cpp - attention reads keys and values that heads share where they lie ---===//
// Grouped queries (Ainslie et al. 2023, GQA): several heads of queries share keys and values, which
// programs repeat first.
//   %x = linalg.generic {copy} ins(%k : [b, 8, n, d]) -> [b, 8, 4, n, d]    // and so for values
//   %y = tensor.collapse_shape %x -> [b, 32, n, d]
//   %o = linalg_ext.attention ins(%q : [b, 32, m, d], %y, ...) -> [b, 32, m, d]
//     ->
//   %p = tensor.expand_shape %q -> [b, 8, 4, m, d]
//   %g = linalg_ext.attention ins(%p, %k, ...) -> [b, 8, 4, m, d]
//   %o = tensor.collapse_shape %g -> [b, 32, m, d]
// The dimension that keys and values have not is one of queries then: a kernel reads keys once for
// all heads of a group. Queries, keys and values that were transposed, before they were repeated or
// not, and keys and values that are blocks gathered from a cache are read there, too (Attention.h).
//===----------------------------------------------------------------------===//
#include "compiler/Global/Attention.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

using namespace mlir;
using sluice::linalg_ext::AttentionOp;

namespace sluice::global {
#define GEN_PASS_DEF_GROUPHEADS
#include "compiler/Global/Passes.h.inc"

namespace {
/// A tensor as a copy of another, with dimensions of its own along which that repeats; some of its
/// dimensions may be seen as one.
struct Repeated {
  Value source;
  Value copy;                             ///< A tensor of the copy's shape.
  RankedTensorType type;                  ///< The copy's.
  SmallVector<ReassociationIndices> seen; ///< Dimensions of the copy, for each of the tensor.
  SmallVector<int64_t> read; ///< The copy's dimension for each of the source; -1: one element.

  bool isUnit(int64_t dim) const { return type.getDimSize(dim) == 1; }
  bool repeats(int64_t dim) const { return !isUnit(dim) && !llvm::is_contained(read, dim); }
};

/// One of the parts of a dimension of attention, and a tensor that has it.
struct Part {
  int64_t size;
  Value tensor;
  int64_t dim;
};
using Parts = SmallVector<Part>;
} // namespace

static std::optional<Repeated> repeatedOf(Value tensor) {
  Repeated found;
  auto collapse = tensor.getDefiningOp<tensor::CollapseShapeOp>();
  auto copy = (collapse ? collapse.getSrc() : tensor).getDefiningOp<linalg::GenericOp>();
  if (!isCopy(copy))
    return std::nullopt;
  AffineMap in = copy.getIndexingMapsArray()[0], out = copy.getIndexingMapsArray()[1];
  if (!out.isPermutation())
    return std::nullopt;
  found.source = copy.getDpsInputs()[0];
  found.type = cast<RankedTensorType>(copy.getResult(0).getType());
  auto source = cast<RankedTensorType>(found.source.getType());
  for (auto [i, result] : llvm::enumerate(in.compose(inversePermutation(out)).getResults())) {
    auto dim = dyn_cast<AffineDimExpr>(result);
    if (dim ? llvm::is_contained(found.read, dim.getPosition()) : source.getDimSize(i) != 1)
      return std::nullopt;
    found.read.push_back(dim ? int64_t(dim.getPosition()) : -1);
  }
  // Which of the dimensions of one element is which does not matter.
  int64_t rank = found.type.getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    if (found.isUnit(dim) && !llvm::is_contained(found.read, dim))
      if (auto *unit = llvm::find(found.read, -1); unit != found.read.end())
        *unit = dim;
  if (llvm::none_of(llvm::seq(rank), [&](int64_t dim) { return found.repeats(dim); }))
    return std::nullopt;
  for (int64_t dim = 0; !collapse && dim < rank; ++dim)
    found.seen.push_back({dim});
  if (collapse)
    found.seen = collapse.getReassociationIndices();
  found.copy = copy.getDpsInits()[0];
  return found;
}

namespace {
/// The attention whose dimensions are split where keys or values repeat along a part.
class Grouping {
public:
  Grouping(RewriterBase &rewriter, AttentionOp op)
      : rewriter(rewriter), op(op), loc(op.getLoc()), parts(op.getQueryMap().getNumDims()) {}

  LogicalResult rewrite() {
    AffineMap maps[] = {op.getKeyMap(), op.getValueMap()};
    for (unsigned i : {0, 1})
      if ((repeated[i] = repeatedOf(op.getInputs()[1 + i])) && failed(split(*repeated[i], maps[i])))
        return failure();
    if (!repeated[0] && !repeated[1])
      return failure();
    numberParts();
    // What is read of keys and values, before anything changes.
    std::optional<Operand> read[2];
    for (unsigned i : {0, 1})
      if (repeated[i] && !(read[i] = inPlace(*repeated[i], maps[i])))
        return rewriter.notifyMatchFailure(op, "what is repeated is not in the order of its copy");
    if (failed(checkRegion()))
      return failure();
    build(read, op.getTable(), op.getTableMap());
    return success();
  }

  /// Keys and values that were gathered are read in the blocks of their caches.
  void readBlocks() {
    AttentionOp::Dims dims = op.getDims();
    if (op.getTable() || dims.k2.size() != 1 || op.getNumResults() != 1)
      return;
    unsigned keys = dims.k2[0];
    auto key = gatheredBlocks(op.getKey(), op.getKeyMap(), keys),
         value = gatheredBlocks(op.getValue(), op.getValueMap(), keys);
    if (!key || !value || !llvm::all_of(key->tableDims, [&](unsigned dim) {
          return dim == keys || llvm::is_contained(dims.batch, dim);
        }))
      return;
    auto sizeOf = [](const GatheredBlocks &blocks) {
      return cast<ShapedType>(blocks.cache.getType()).getDimSize(blocks.keysDim);
    };
    if (ShapedType::isDynamic(sizeOf(*key)) || sizeOf(*key) != sizeOf(*value))
      return;
    rewriter.setInsertionPoint(op);
    Value table = tableOfBlocks(rewriter, *key, *value);
    if (!table)
      return;
    unsigned page = llvm::find(key->tableDims, keys) - key->tableDims.begin();
    parts[keys] = {{cast<ShapedType>(table.getType()).getDimSize(page), table, page},
                   {sizeOf(*key), key->cache, key->keysDim}};
    numberParts();
    auto inBlocks = [&](const GatheredBlocks &blocks) {
      Operand operand{blocks.cache, {}, {}};
      for (auto [i, dim] : llvm::enumerate(blocks.cacheDims)) {
        operand.seen.push_back({int64_t(i)});
        operand.dims.push_back(first[dim] + (i == blocks.keysDim));
      }
      return operand;
    };
    std::optional<Operand> read[2] = {inBlocks(*key), inBlocks(*value)};
    SmallVector<unsigned> tableDims =
        llvm::map_to_vector(key->tableDims, [&](unsigned dim) { return first[dim]; });
    build(read, table, AffineMap::getMultiDimMapWithTargets(count, tableDims, op.getContext()));
  }

private:
  void numberParts() {
    for (const Parts &known : parts) {
      first.push_back(count);
      count += std::max<size_t>(1, known.size());
    }
  }

  struct Operand {
    Value source;
    SmallVector<ReassociationIndices> seen;
    SmallVector<unsigned> dims;
  };

  /// The dimensions of a copy that are parts of one of attention.
  SmallVector<int64_t> partsOf(const Repeated &copy, ArrayRef<int64_t> dims) {
    SmallVector<int64_t> all(dims);
    if (llvm::any_of(dims, [&](int64_t dim) { return copy.repeats(dim); }))
      llvm::erase_if(all, [&](int64_t dim) { return copy.isUnit(dim); });
    else
      all.clear();
    return all.size() > 1 ? all : SmallVector<int64_t>();
  }

  LogicalResult split(const Repeated &copy, AffineMap map) {
    AttentionOp::Dims dims = op.getDims();
    for (auto [i, group] : llvm::enumerate(copy.seen)) {
      unsigned dim = map.getDimPosition(i);
      bool isMissed =
          llvm::all_of(group, [&](int64_t each) { return !llvm::is_contained(copy.read, each); });
      SmallVector<int64_t> split = partsOf(copy, group);
      if ((isMissed || !split.empty()) && !llvm::is_contained(dims.batch, dim))
        return rewriter.notifyMatchFailure(op, "keys, depth or columns are repeated");
      if (split.empty())
        continue;
      Parts now;
      for (int64_t each : split)
        now.push_back({copy.type.getDimSize(each), copy.copy, each});
      if (llvm::count_if(now, [](Part part) { return ShapedType::isDynamic(part.size); }) > 1)
        return rewriter.notifyMatchFailure(op, "heads are split into parts of unknown sizes");
      if (!parts[dim].empty() &&
          !llvm::equal(parts[dim], now, [](Part a, Part b) { return a.size == b.size; }))
        return rewriter.notifyMatchFailure(op, "keys and values are repeated in different ways");
      parts[dim] = now;
    }
    return success();
  }

  /// The source of a copy, with what is one dimension of attention as one.
  std::optional<Operand> inPlace(const Repeated &copy, AffineMap map) {
    Operand operand{copy.source, {}, {}};
    SmallVector<int64_t> dims(copy.type.getRank(), -1);
    for (auto [i, group] : llvm::enumerate(copy.seen)) {
      unsigned dim = map.getDimPosition(i);
      SmallVector<int64_t> split = partsOf(copy, group);
      if (split.size() != parts[dim].size())
        return std::nullopt; // Only the other operand is repeated there.
      if (split.empty()) {
        // Of several dimensions those with one element do not count.
        bool isUnit = llvm::all_of(group, [&](int64_t each) { return copy.isUnit(each); });
        for (int64_t each : group)
          if (group.size() == 1 || isUnit || !copy.isUnit(each))
            dims[each] = first[dim];
      }
      for (auto [part, each] : llvm::enumerate(split))
        dims[each] = first[dim] + part;
    }
    int64_t before = -1;
    for (auto [i, each] : llvm::enumerate(copy.read)) {
      int64_t dim = each < 0 ? -1 : dims[each];
      bool goesOn = dim < 0 || (!operand.dims.empty() && operand.dims.back() == dim);
      if (dim >= 0 && (goesOn ? each < before : llvm::is_contained(operand.dims, dim)))
        return std::nullopt;
      before = dim < 0 ? before : each;
      // A dimension of one element is seen with its neighbours.
      bool isNew = !goesOn && operand.seen.size() == operand.dims.size();
      if (isNew || operand.seen.empty())
        operand.seen.emplace_back();
      operand.seen.back().push_back(i);
      if (!goesOn)
        operand.dims.push_back(dim);
    }
    return operand.dims.empty() ? std::nullopt : std::optional(operand);
  }

  /// Positions along a dimension are computed from those of its parts.
  LogicalResult checkRegion() {
    WalkResult result = op.getRegion().walk([&](linalg_ext::IndexOp index) {
      return llvm::any_of(llvm::drop_begin(parts[index.getDim()], !parts[index.getDim()].empty()),
                          [](Part part) { return ShapedType::isDynamic(part.size); })
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    });
    return result.wasInterrupted()
               ? rewriter.notifyMatchFailure(op, "scores depend on heads of unknown number")
               : success();
  }

  /// `map` over the parts.
  AffineMap expanded(AffineMap map) {
    SmallVector<unsigned> dims;
    for (unsigned i = 0; i < map.getNumResults(); ++i)
      for (unsigned dim = map.getDimPosition(i),
                    end = dim + 1 < first.size() ? first[dim + 1] : count, part = first[dim];
           part < end; ++part)
        dims.push_back(part);
    return AffineMap::getMultiDimMapWithTargets(count, dims, rewriter.getContext());
  }

  /// How the dimensions of a tensor become those of its parts: types, sizes, and which belong
  /// together.
  struct Shape {
    SmallVector<int64_t> whole, split;
    SmallVector<OpFoldResult> sizes;
    SmallVector<ReassociationIndices> seen;
  };
  Shape shapeOf(Value tensor, AffineMap map) {
    Shape shape;
    shape.whole.assign(cast<RankedTensorType>(tensor.getType()).getShape());
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(rewriter, loc, tensor);
    for (unsigned i = 0; i < map.getNumResults(); ++i) {
      ReassociationIndices &group = shape.seen.emplace_back();
      auto add = [&](int64_t size, OpFoldResult value) {
        group.push_back(shape.split.size());
        shape.split.push_back(size);
        shape.sizes.push_back(value);
      };
      const Parts &known = parts[map.getDimPosition(i)];
      if (known.empty()) {
        add(shape.whole[i], sizes[i]);
        continue;
      }
      shape.whole[i] = 1;
      for (const Part &part : known) {
        add(part.size, tensor::getMixedSize(rewriter, loc, part.tensor, part.dim));
        if (ShapedType::isDynamic(part.size))
          shape.whole[i] = part.size;
        else if (!ShapedType::isDynamic(shape.whole[i]))
          shape.whole[i] *= part.size;
      }
    }
    return shape;
  }

  Value withShape(Value tensor, ArrayRef<int64_t> shape) {
    auto type = cast<RankedTensorType>(tensor.getType()).clone(shape);
    return rewriter.createOrFold<tensor::CastOp>(loc, type, tensor);
  }

  Value expand(Value tensor, AffineMap map) {
    Shape shape = shapeOf(tensor, map);
    if (shape.split.size() == shape.whole.size())
      return tensor;
    Value known = withShape(tensor, shape.whole);
    auto type = cast<RankedTensorType>(known.getType()).clone(shape.split);
    return tensor::ExpandShapeOp::create(rewriter, loc, type, known, shape.seen, shape.sizes);
  }

  /// `tableMap`: over the parts, if it is a new table.
  void build(std::optional<Operand> (&read)[2], Value table, AffineMap tableMap) {
    SmallVector<Value> inputs(op.getInputs());
    SmallVector<AffineMap> maps{op.getQueryMap(), op.getKeyMap(), op.getValueMap()};
    for (unsigned i = 0; i < 3; ++i) {
      std::optional<Operand> *found = i == 0 ? nullptr : &read[i - 1];
      if (!found || !*found) {
        inputs[i] = expand(inputs[i], maps[i]);
        maps[i] = expanded(maps[i]);
        continue;
      }
      const Operand &operand = **found;
      inputs[i] = operand.source;
      if (operand.seen.size() < size_t(cast<RankedTensorType>(operand.source.getType()).getRank()))
        inputs[i] = tensor::CollapseShapeOp::create(rewriter, loc, operand.source, operand.seen);
      maps[i] = AffineMap::getMultiDimMapWithTargets(count, operand.dims, rewriter.getContext());
    }
    if (op.getMask())
      inputs.back() = expand(inputs.back(), op.getMaskMap());
    Value lengths = op.getLengths();
    if (lengths)
      lengths = expand(lengths, op.getLengthsMap());
    if (op.getTable())
      table = expand(table, tableMap), tableMap = expanded(tableMap);
    for (AffineMap map : {op.getMaskMap(), op.getLengthsMap()})
      if (map)
        maps.push_back(expanded(map));
    if (tableMap)
      maps.push_back(tableMap);
    Shape shape = shapeOf(op.getOutput(), op.getOutputMap());
    Value out =
        tensor::EmptyOp::create(rewriter, loc, shape.sizes, op.getOutputType(0).getElementType());
    maps.push_back(expanded(op.getOutputMap()));
    auto grouped = AttentionOp::create(rewriter, loc, TypeRange(out.getType()), inputs, lengths,
                                       table, ValueRange(out), rewriter.getAffineMapArrayAttr(maps),
                                       op.getNanIfEmptyAttr(), op.getWindowAttr());
    grouped->setDiscardableAttrs(op->getDiscardableAttrDictionary());
    auto type = cast<RankedTensorType>(op.getResultTypes()[0]);
    rewriter.inlineRegionBefore(op.getRegion(), grouped.getRegion(), grouped.getRegion().end());
    grouped.getRegion().walk([&](linalg_ext::IndexOp index) { rewriteIndex(index); });
    Value result = grouped->getResult(0);
    if (shape.split.size() > shape.whole.size())
      result = tensor::CollapseShapeOp::create(rewriter, loc, result, shape.seen);
    rewriter.replaceOp(op, withShape(result, type.getShape()));
  }

  void rewriteIndex(linalg_ext::IndexOp index) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(index);
    Parts known = parts[index.getDim()];
    auto at = [&](unsigned dim) -> Value {
      return linalg_ext::IndexOp::create(rewriter, loc, rewriter.getIndexType(), dim);
    };
    Value position = at(first[index.getDim()]);
    for (unsigned i = 1; i < known.size(); ++i) {
      Value size = arith::ConstantIndexOp::create(rewriter, loc, known[i].size);
      position = arith::MulIOp::create(rewriter, loc, position, size);
      position = arith::AddIOp::create(rewriter, loc, position, at(first[index.getDim()] + i));
    }
    rewriter.replaceOp(index, position);
  }

  RewriterBase &rewriter;
  AttentionOp op;
  Location loc;
  std::optional<Repeated> repeated[2];
  SmallVector<Parts> parts;    // Of each dimension; empty: stays one.
  SmallVector<unsigned> first; // Part of each dimension.
  unsigned count = 0;          // Of parts.
};

LogicalResult readInPlace(AttentionOp op, PatternRewriter &rewriter) {
  return op.getNumResults() == 1 ? Grouping(rewriter, op).rewrite() : failure();
}

/// Queries, keys and values are read where they were before they were transposed, reshaped or cut.
void readSources(RewriterBase &rewriter, AttentionOp op) {
  SmallVector<AffineMap> maps = op.getMaps();
  if (op.getScale() && maps.size() == op->getNumOperands())
    maps.erase(maps.begin() + 3);
  AttentionOp::Dims roles = op.getDims();
  rewriter.setInsertionPoint(op);
  for (unsigned i = 0; i < 3; ++i) {
    const SmallVector<int64_t> &lines = i == 2 ? roles.n : roles.k1;
    TensorView view = sourceOf(op.getInputs()[i], /*mayScale=*/false, [&](int64_t last) {
      return last >= 0 && llvm::is_contained(lines, maps[i].getDimPosition(last));
    });
    if (view.source == op.getInputs()[i])
      continue;
    SmallVector<int64_t> places;
    op.getInputsMutable()[i].set(view.create(rewriter, op.getLoc(), places));
    maps[i] = AffineMap::getMultiDimMapWithTargets(
        maps[i].getNumDims(),
        llvm::map_to_vector(places, [&](int64_t place) { return maps[i].getDimPosition(place); }),
        op.getContext());
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
  }
}

struct GroupHeads final : impl::GroupHeadsBase<GroupHeads> {
  void rewrite(Rewriting &r) override {
    if (r.all<AttentionOp>().empty())
      return;
    RewritePatternSet patterns(&getContext());
    patterns.add(readInPlace);
    for (AttentionOp op : r.all<AttentionOp>())
      readSources(r.rewriter, op);
    r.apply(std::move(patterns));
    for (AttentionOp op : r.all<AttentionOp>())
      Grouping(r.rewriter, op).readBlocks();
    // What was repeated may have been transposed before.
    for (AttentionOp op : r.all<AttentionOp>())
      readSources(r.rewriter, op);
  }
};
} // namespace
} // namespace sluice::global
