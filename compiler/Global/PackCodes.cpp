//===- PackCodes.cpp - weights of few bits in the order of their product --===//
// Large models keep weights as codes of 2, 4 or 8 bits, with a scale (and a zero point) for each
// block of a column. Tensors of f32 computed from those would be many times as large:
//   %w = generic { (float(bits of %codes[..]) - zero) * %scales[.., k / 32] }   // [n, k]
//   %y = x * %w
//     ->
//   %words, %scales = generic {..}, in panels                          // constants, as large
//   %w = generic {(float(%word >> ..) - zero) * %scale} ins(%words, %scales)  // [n, k / 32, ..]
//   %y = expand_shape(x) * %w
// which is one kernel (Dialect/LinalgExt/ScaledCodes.h). How codes are stored does not matter:
// what computes one is part of what computes the words, at compile time.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/ScaledCodes.h"
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_PACKCODES
#include "compiler/Global/Passes.h.inc"
namespace {

/// What a weight is computed from: (float(code) - zero) * scale, all of positions n and k.
struct Weight {
  linalg::GenericOp op;
  unsigned n, k; ///< Dimensions of the weights.
  Value code, zero, scale;
  int64_t bits, block; ///< Scales and zero points are those of so many in k.

  int64_t size(unsigned dim) {
    return cast<RankedTensorType>(op->getResult(0).getType()).getDimSize(dim);
  }
};

/// Bits of `code` that are not zero: 8, 4 or 2; 0 if more.
int64_t bitsOfCode(Value code) {
  APInt mask;
  if (auto low = code.getDefiningOp<arith::AndIOp>();
      low && matchPattern(low.getRhs(), m_ConstantInt(&mask)) && mask.isMask()) {
    int64_t bits = mask.countr_one();
    return bits == 2 || bits == 4 || bits == 8 ? bits : 0;
  }
  auto wide = code.getDefiningOp<arith::ExtUIOp>();
  return wide && wide.getIn().getType().isInteger(8) ? 8 : 0;
}

/// How many positions in k share `value`; 0 if it depends on k otherwise.
int64_t sharedAlong(Weight &weight, Value value) {
  int64_t shared = weight.size(weight.k);
  llvm::SetVector<Value> seen;
  seen.insert(value);
  for (unsigned i = 0; i < seen.size(); ++i) {
    Operation *def = seen[i].getDefiningOp();
    if (!def || def->getBlock() != weight.op.getBody())
      continue;
    if (auto quotient = dyn_cast<arith::DivUIOp>(def)) {
      auto index = quotient.getLhs().getDefiningOp<linalg::IndexOp>();
      APInt divisor;
      if (index && index.getDim() == weight.k &&
          matchPattern(quotient.getRhs(), m_ConstantInt(&divisor))) {
        shared = std::gcd(shared, divisor.getSExtValue());
        continue;
      }
    }
    if (auto index = dyn_cast<linalg::IndexOp>(def); index && index.getDim() == weight.k)
      return 0;
    for (Value operand : def->getOperands())
      seen.insert(operand);
  }
  return shared;
}

std::optional<Weight> weightOf(Value value, unsigned n, unsigned k) {
  auto op = value.getDefiningOp<linalg::GenericOp>();
  if (!op || op.getNumDpsInputs() || op->getNumResults() != 1 || op.getNumLoops() != 2 ||
      op.getNumReductionLoops() || !op.getIndexingMapsArray()[0].isIdentity() ||
      op->getResult(0) != value || !cast<RankedTensorType>(value.getType()).hasStaticShape())
    return std::nullopt;
  auto product = op.getBody()->getTerminator()->getOperand(0).getDefiningOp<arith::MulFOp>();
  if (!product || !product.getType().isF32())
    return std::nullopt;
  Weight weight{op, n, k};
  for (bool isSwapped : {false, true}) {
    auto difference = product->getOperand(isSwapped).getDefiningOp<arith::SubFOp>();
    if (!difference)
      continue;
    Operation *number = difference.getLhs().getDefiningOp();
    if (!isa_and_present<arith::SIToFPOp, arith::UIToFPOp>(number))
      continue;
    weight.code = number->getOperand(0);
    weight.bits = bitsOfCode(weight.code);
    weight.zero = difference.getRhs();
    weight.scale = product->getOperand(!isSwapped);
    weight.block = std::gcd(sharedAlong(weight, weight.zero), sharedAlong(weight, weight.scale));
    if (weight.bits && weight.code.getType().isInteger(32) && weight.block)
      return weight;
  }
  return std::nullopt;
}

class CodePacking {
public:
  CodePacking(Weight weight, int64_t width, OpBuilder &builder)
      : weight(weight), width(width), b(builder), loc(weight.op.getLoc()) {}

  /// The weights, [n, blocks, words, (parts of a byte,) bytes of a word].
  Value run() {
    int64_t each = linalg_ext::codesPerWord(weight.bits), columns = weight.size(weight.n),
            blocks = weight.size(weight.k) / weight.block;
    linalg_ext::ScaledCodes codes;
    codes.bits = weight.bits;
    codes.roundsRows = weight.op->hasAttr(linalg_ext::kRoundsRows);
    codes.words =
        table({columns, blocks, weight.block / each}, b.getI32Type(), [&](Value n, Value k) {
          Value word;
          for (int64_t byte = 0; byte < 4; ++byte)
            for (int64_t part = 0; part < 8 / weight.bits; ++part) {
              Value place = arith::ConstantIndexOp::create(b, loc, part * 4 + byte);
              Value code = copied(weight.code, n, arith::AddIOp::create(b, loc, k, place));
              Value shift = arith::ConstantIntOp::create(b, loc, byte * 8 + part * weight.bits, 32);
              Value moved = arith::ShLIOp::create(b, loc, code, shift);
              word = word ? arith::OrIOp::create(b, loc, word, moved).getResult() : moved;
            }
          return word;
        });
    auto ofBlocks = [&](Value value) {
      return table({columns, blocks}, b.getF32Type(),
                   [&](Value n, Value k) { return copied(value, n, k); });
    };
    codes.scales = ofBlocks(weight.scale);
    APFloat zero(0.0f);
    if (matchPattern(weight.zero, m_ConstantFloat(&zero)))
      codes.zero = zero.convertToDouble();
    else
      codes.zeros = ofBlocks(weight.zero);
    return linalg_ext::scaleCodes(b, loc, codes).getResult(0);
  }

private:
  /// A tensor of columns in panels, of what `body` computes of n and the first k of each row.
  Value table(ArrayRef<int64_t> shape, Type element, function_ref<Value(Value, Value)> body) {
    int64_t each = linalg_ext::codesPerWord(weight.bits);
    auto made = computed(b, loc, element, getAsIndexOpFoldResult(b.getContext(), shape), {},
                         b.getMultiDimIdentityMap(shape.size()), [&](OpBuilder &inner, ValueRange) {
                           OpBuilder::InsertionGuard guard(b);
                           b.restoreInsertionPoint(inner.saveInsertionPoint());
                           util::PlainIndexBuilder i(b, loc);
                           auto at = [&](unsigned dim) -> Value {
                             return linalg::IndexOp::create(b, loc, dim);
                           };
                           Value k = i.mul(at(1), weight.block);
                           if (shape.size() > 2)
                             k = i.add(k, i.mul(at(2), each));
                           return body(at(0), k);
                         });
    SmallVector<int64_t> rows;
    for (unsigned dim = 1; dim < shape.size(); ++dim)
      rows.push_back(dim);
    auto panels = encoding::PanelsAttr::get(b.getContext(), rows, 0, width, 1);
    return encoding::SetOp::create(b, loc, RankedTensorType::get(shape, element, panels),
                                   made.getResult(0));
  }

  /// `value` of the weights' body, at other positions.
  Value copied(Value value, Value n, Value k) {
    llvm::SetVector<Operation *> slice;
    IRMapping mapping;
    auto collect = [&](auto &self, Value each) -> void {
      Operation *def = each.getDefiningOp();
      if (!def || def->getBlock() != weight.op.getBody() || slice.contains(def))
        return;
      for (Value operand : def->getOperands())
        self(self, operand);
      slice.insert(def);
    };
    collect(collect, value);
    for (Operation *op : slice)
      if (auto index = dyn_cast<linalg::IndexOp>(op))
        mapping.map(index.getResult(), index.getDim() == weight.n ? n : k);
      else
        b.clone(*op, mapping);
    return mapping.lookupOrDefault(value);
  }

  Weight weight;
  int64_t width;
  OpBuilder &b;
  Location loc;
};

class PackedProducts {
public:
  PackedProducts(const kernels::Preferences &preferences, Rewriting &r)
      : r(r), constants(constantExpressions(r.function)) {
    if (auto width = preferences.codePanels(Float32Type::get(r.rewriter.getContext())))
      for (auto op : r.all<linalg::LinalgOp>())
        if (linalg::isaContractionOpInterface(op) && op.hasPureTensorSemantics())
          (void)pack(op, *width);
  }

private:
  LogicalResult pack(linalg::LinalgOp op, int64_t width) {
    Value rhs = op.getDpsInputs()[1];
    Operation *producer = rhs.getDefiningOp();
    auto dims = linalg::inferContractionDims(op);
    if (!producer || !constants.contains(producer) || failed(dims) || dims->k.size() != 1 ||
        dims->n.size() != 1 || !dims->batch.empty() || !producer->hasOneUse())
      return failure();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    unsigned k = dims->k[0], n = dims->n[0];
    auto place = [&](unsigned operand, unsigned loop) {
      return *maps[operand].getResultPosition(b().getAffineDimExpr(loop));
    };
    auto weight = weightOf(rhs, place(1, n), place(1, k));
    if (!weight)
      return failure();
    int64_t each = linalg_ext::codesPerWord(weight->bits), size = weight->size(weight->k);
    if (weight->block % each || size % weight->block)
      return r.remarks.decline(op, "blocks of its weights are no whole words");
    // Rows, and nothing else, lie in the same order in the lhs and in the result.
    unsigned rows = dims->m.size();
    if (place(0, k) != rows || place(2, n) != rows ||
        maps[0].getMajorSubMap(rows) != maps[2].getMajorSubMap(rows))
      return r.remarks.decline(op, "its rows are in another order in the result");
    if (!llvm::all_of(op->getOperandTypes(),
                      [](Type type) { return getElementTypeOrSelf(type).isF32(); }))
      return r.remarks.decline(op, "its elements are not f32");
    b().setInsertionPoint(op);
    Value weights = CodePacking(*weight, width, b()).run();
    replace(op, weights, rows);
    return success();
  }

  /// The same product over the parts of k.
  void replace(linalg::LinalgOp op, Value weights, unsigned rows) {
    ArrayRef<int64_t> parts = cast<RankedTensorType>(weights.getType()).getShape().drop_front();
    Value lhs = op.getDpsInputs()[0];
    auto type = cast<RankedTensorType>(lhs.getType());
    SmallVector<int64_t> shape(type.getShape().drop_back());
    SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b(), op.getLoc(), lhs);
    sizes.pop_back();
    SmallVector<ReassociationIndices> groups;
    for (unsigned dim = 0; dim < rows; ++dim)
      groups.push_back({int64_t(dim)});
    groups.emplace_back();
    for (int64_t part : parts) {
      groups.back().push_back(shape.size());
      shape.push_back(part);
      sizes.push_back(b().getIndexAttr(part));
    }
    Value split = tensor::ExpandShapeOp::create(
        b(), op.getLoc(), RankedTensorType::get(shape, type.getElementType()), lhs, groups, sizes);
    auto identity = b().getMultiDimIdentityMap(shape.size() + 1);
    SmallVector<unsigned> ofLhs;
    for (unsigned loop = 0; loop <= shape.size(); ++loop)
      if (loop != rows)
        ofLhs.push_back(loop);
    SmallVector<utils::IteratorType> loops(rows + 1, utils::IteratorType::parallel);
    loops.append(parts.size(), utils::IteratorType::reduction);
    auto product = linalg::GenericOp::create(
        b(), op.getLoc(), op->getResultTypes(), ValueRange{split, weights}, op.getDpsInits(),
        ArrayRef<AffineMap>{identity.getSubMap(ofLhs), identity.getMinorSubMap(parts.size() + 1),
                            identity.getMajorSubMap(rows + 1)},
        loops);
    b().cloneRegionBefore(op->getRegion(0), product.getRegion(), product.getRegion().begin());
    b().replaceOp(op, product);
  }

  IRRewriter &b() { return r.rewriter; }

  Rewriting &r;
  llvm::SetVector<Operation *> constants;
};

struct PackCodes final : impl::PackCodesBase<PackCodes> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    PackedProducts(preferences, r);
  }
};

} // namespace
} // namespace sluice::global
