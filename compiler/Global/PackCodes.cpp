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
// what computes one is part of what computes the words, at compile time. Codes with a sign, and
// their zero points, are moved to begin at zero. Where k is no multiple of a block, rows of x end
// in zeros. Weights and rows of f16 and bf16 are f32 then: no weight is rounded to its type.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/ScaledCodes.h"
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/PositionalValues.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_PACKCODES
#include "compiler/Global/Passes.h.inc"
namespace {

/// Terms of a block at most, and of those that are too few for one where rows can be padded.
constexpr int64_t kMostTerms = 256, kFewTerms = 32;

/// What a weight is computed from: (float(code) - zero) * scale, all of positions n and k.
struct Weight {
  linalg::GenericOp op;
  unsigned n, k;           ///< Dimensions of the weights.
  Value code, zero, scale; ///< Of i32; of floats, i32, or null; of floats.
  int64_t bits, block;     ///< Scales and zero points are those of so many in k.
  int64_t least;           ///< That a code is.

  int64_t size(unsigned dim) {
    return cast<RankedTensorType>(op->getResult(0).getType()).getDimSize(dim);
  }
  int64_t blocks() { return llvm::divideCeil(size(k), block); }
};

/// A whole number of so many bits, and the least that it can be.
struct Code {
  int64_t bits, least;
};

/// What `value` is as a code, with a sign or none.
std::optional<Code> readCode(Value value) {
  APInt mask;
  Operation *def = value.getDefiningOp();
  if (!value.getType().isInteger(32) || !def)
    return std::nullopt;
  auto low = dyn_cast<arith::AndIOp>(def);
  if (low && matchPattern(low.getRhs(), m_ConstantInt(&mask)) && mask.isMask())
    return Code{mask.countr_one(), 0};
  if (!isa<arith::ExtUIOp, arith::ExtSIOp>(def))
    return std::nullopt;
  int64_t bits = def->getOperand(0).getType().getIntOrFloatBitWidth();
  return Code{bits, isa<arith::ExtSIOp>(def) ? -(int64_t(1) << (bits - 1)) : 0};
}

/// How many positions in k share `value`, 0 if all; none if it depends on k otherwise.
std::optional<int64_t> sharedAlong(Weight &weight, Value value) {
  int64_t shared = 0;
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
      return std::nullopt;
    for (Value operand : def->getOperands())
      seen.insert(operand);
  }
  return shared;
}

/// The terms of a block of which words hold `each`, where scales are those of `shared` terms, or of
/// all of `size` if of 0; 0 if there are no such blocks.
int64_t blockOf(int64_t shared, int64_t size, int64_t each) {
  auto blockIn = [&](int64_t terms) {
    int64_t block = std::min(terms, kMostTerms) / each * each;
    while (block && terms % block)
      block -= each;
    return block;
  };
  int64_t whole = blockIn(std::gcd(shared, size));
  return whole >= kFewTerms ? whole : blockIn(shared ? shared : llvm::alignTo(size, 2 * kFewTerms));
}

/// What the elements of `op`, which computes each by itself, are as weights.
std::optional<Weight> weightOf(linalg::GenericOp op, unsigned n, unsigned k) {
  auto product = op.getBody()->getTerminator()->getOperand(0).getDefiningOp<arith::MulFOp>();
  if (!product || !isa<Float32Type, Float16Type, BFloat16Type>(product.getType()))
    return std::nullopt;
  for (bool isSwapped : {false, true}) {
    Weight weight{op, n, k};
    Value number = product->getOperand(isSwapped);
    if (auto difference = number.getDefiningOp<arith::SubFOp>()) {
      number = difference.getLhs();
      weight.zero = difference.getRhs();
    }
    Operation *cast = number.getDefiningOp();
    if (!isa_and_present<arith::SIToFPOp, arith::UIToFPOp>(cast))
      continue;
    Value code = cast->getOperand(0);
    if (auto difference = code.getDefiningOp<arith::SubIOp>(); difference && !weight.zero) {
      code = difference.getLhs();
      weight.zero = difference.getRhs();
    }
    weight.scale = product->getOperand(!isSwapped);
    auto shared = sharedAlong(weight, weight.scale),
         sharedZero = weight.zero ? sharedAlong(weight, weight.zero) : 0;
    auto read = readCode(code);
    if (!read || !llvm::is_contained({2, 4, 8}, read->bits) || !shared || !sharedZero)
      continue;
    weight.code = code;
    weight.bits = read->bits;
    weight.least = read->least;
    if (auto whole = weight.zero ? weight.zero.getDefiningOp<arith::SIToFPOp>() : nullptr;
        whole && readCode(whole.getIn()))
      weight.zero = whole.getIn();
    // Whole zero points are moved exactly.
    if (weight.least && weight.zero && isa<FloatType>(weight.zero.getType()))
      continue;
    weight.block = blockOf(std::gcd(*shared, *sharedZero), weight.size(k),
                           linalg_ext::codesPerWord(weight.bits));
    return weight;
  }
  return std::nullopt;
}

class CodePacking {
public:
  CodePacking(Weight weight, bool roundsRows, int64_t width, OpBuilder &builder)
      : weight(weight), roundsRows(roundsRows), width(width), b(builder), loc(weight.op.getLoc()) {}

  /// The weights, [n, blocks, words, (parts of a byte,) bytes of a word].
  Value run() {
    int64_t each = linalg_ext::codesPerWord(weight.bits), columns = weight.size(weight.n),
            blocks = weight.blocks();
    linalg_ext::ScaledCodes codes;
    codes.bits = weight.bits;
    codes.roundsRows = roundsRows;
    codes.words =
        table({columns, blocks, weight.block / each}, b.getI32Type(), [&](Value n, Value k) {
          util::IndexBuilder i(b, loc);
          Value word;
          for (int64_t byte = 0; byte < 4; ++byte)
            for (int64_t part = 0; part < 8 / weight.bits; ++part) {
              Value at = i.add(k, part * 4 + byte);
              if (weight.size(weight.k) % weight.block)
                at = i.smaller(at, weight.size(weight.k) - 1);
              Value code = i.sub(copied(weight.code, n, at), weight.least);
              Value shift = i.i32(byte * 8 + part * weight.bits);
              Value moved = arith::ShLIOp::create(b, loc, code, shift);
              word = word ? arith::OrIOp::create(b, loc, word, moved).getResult() : moved;
            }
          return word;
        });
    auto ofBlocks = [&](Value value, Type type) {
      return table({columns, blocks}, type, [&](Value n, Value k) -> Value {
        Value result = copied(value, n, k);
        if (result.getType() == type)
          return result;
        if (isa<FloatType>(result.getType()))
          return arith::ExtFOp::create(b, loc, type, result);
        result = util::IndexBuilder(b, loc).sub(result, weight.least);
        if (type.isF32())
          return arith::SIToFPOp::create(b, loc, type, result);
        return arith::TruncIOp::create(b, loc, type, result);
      });
    };
    codes.scales = ofBlocks(weight.scale, b.getF32Type());
    APFloat zero(0.0f);
    APInt whole(32, 0);
    if (weight.zero && matchPattern(weight.zero, m_ConstantFloat(&zero)))
      codes.zero = zero.convertToDouble();
    else if (!weight.zero || matchPattern(weight.zero, m_ConstantInt(&whole)))
      codes.zero = whole.getSExtValue() - weight.least;
    else
      codes.zeros = ofBlocks(weight.zero, zerosAreBytes() ? Type(b.getI8Type()) : b.getF32Type());
    return linalg_ext::scaleCodes(b, loc, codes).getResult(0);
  }

private:
  /// Whether all zero points fit into bytes once they are moved.
  bool zerosAreBytes() {
    auto zero = readCode(weight.zero);
    return zero && zero->least >= weight.least &&
           zero->least + (int64_t(1) << zero->bits) - weight.least <= 1 << 8;
  }

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
  bool roundsRows;
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
    auto type = cast<RankedTensorType>(rhs.getType());
    if (!producer || !constants.contains(producer) || failed(dims) || dims->k.size() != 1 ||
        dims->n.size() != 1 || !dims->batch.empty() || type.getRank() != 2 ||
        !type.hasStaticShape() || !producer->hasOneUse())
      return failure();
    b().setInsertionPoint(op);
    auto elements = computed(b(), producer->getLoc(), type.getElementType(),
                             getAsIndexOpFoldResult(b().getContext(), type.getShape()), {},
                             b().getMultiDimIdentityMap(2), [&](OpBuilder &inner, ValueRange) {
                               auto at = [&](unsigned dim) -> Value {
                                 return linalg::IndexOp::create(inner, producer->getLoc(), dim);
                               };
                               return positionalElement(inner, producer->getLoc(), rhs,
                                                        {at(0), at(1)}, LooksUp::Sources);
                             });
    auto isPacked = packAs(op, elements, *dims, width);
    b().eraseOp(elements);
    return isPacked;
  }

  /// The same where `elements` are those of the rhs.
  LogicalResult packAs(linalg::LinalgOp op, linalg::GenericOp elements,
                       const linalg::ContractionDimensions &dims, int64_t width) {
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    unsigned k = dims.k[0], n = dims.n[0];
    auto place = [&](unsigned operand, unsigned loop) {
      return *maps[operand].getResultPosition(b().getAffineDimExpr(loop));
    };
    auto weight = weightOf(elements, place(1, n), place(1, k));
    if (!weight)
      return failure();
    if (!weight->block)
      return r.remarks.decline(op, "blocks of its weights are no whole words");
    // Rows, and nothing else, lie in the same order in the lhs and in the result.
    unsigned rows = dims.m.size();
    if (place(0, k) != rows || place(2, n) != rows ||
        maps[0].getMajorSubMap(rows) != maps[2].getMajorSubMap(rows))
      return r.remarks.decline(op, "its rows are in another order in the result");
    if (!multipliesF32(op))
      return r.remarks.decline(op, "its elements are not f32, nor widened to that");
    bool roundsRows = op->getOperand(1).getDefiningOp()->hasAttr(linalg_ext::kRoundsRows);
    replace(op, CodePacking(*weight, roundsRows, width, b()).run(),
            weight->blocks() * weight->block - weight->size(weight->k), rows);
    return success();
  }

  /// Whether `op` adds products of f32, or of floats that it widens to that.
  static bool multipliesF32(linalg::LinalgOp op) {
    return getElementTypeOrSelf(op->getResult(0).getType()).isF32() &&
           llvm::all_of(op.getBlock()->getArguments(), [](BlockArgument argument) {
             return argument.getType().isF32() ||
                    llvm::all_of(argument.getUsers(), [](Operation *user) {
                      return isa<arith::ExtFOp>(user) && user->getResult(0).getType().isF32();
                    });
           });
  }

  /// The same product over the parts of k, and `padding` more, of f32.
  void replace(linalg::LinalgOp op, Value weights, int64_t padding, unsigned rows) {
    ArrayRef<int64_t> parts = cast<RankedTensorType>(weights.getType()).getShape().drop_front();
    Type f32 = b().getF32Type();
    Value lhs = op.getDpsInputs()[0];
    if (auto type = cast<RankedTensorType>(lhs.getType()); type.getElementType() != f32)
      lhs = computed(b(), op.getLoc(), f32, tensor::getMixedSizes(b(), op.getLoc(), lhs), {lhs},
                     SmallVector<AffineMap>(2, b().getMultiDimIdentityMap(rows + 1)),
                     [&](OpBuilder &b, ValueRange x) -> Value {
                       return arith::ExtFOp::create(b, op.getLoc(), f32, x[0]);
                     })
                .getResult(0);
    if (padding) {
      SmallVector<OpFoldResult> low(rows + 1, b().getIndexAttr(0)), high(low);
      high.back() = b().getIndexAttr(padding);
      Value zero = arith::ConstantOp::create(b(), op.getLoc(), b().getF32FloatAttr(0));
      lhs = tensor::PadOp::create(b(), op.getLoc(), Type(), lhs, low, high, zero);
    }
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
    for (BlockArgument factor : product.getBody()->getArguments().take_front(2))
      if (factor.getType() != f32) {
        factor.setType(f32);
        for (Operation *user : llvm::make_early_inc_range(factor.getUsers()))
          b().replaceOp(user, factor);
      }
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
