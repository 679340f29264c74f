//===- Neighbours.cpp - what index arithmetic gives for neighbours --------===//
#include "compiler/Kernels/Gpu/ElementEmitter.h"

using namespace sluice::kernels;

/// `value` as arithmetic on the loops of `op`; null if it is none.
static AffineExpr expressionOf(linalg::GenericOp op, Value value) {
  MLIRContext *context = op.getContext();
  APInt number;
  if (matchPattern(value, m_ConstantInt(&number)))
    return number.isNegative() ? AffineExpr()
                               : getAffineConstantExpr(number.getSExtValue(), context);
  Operation *nested = value.getDefiningOp();
  if (!nested || nested->getBlock() != op.getBody())
    return {};
  if (auto index = dyn_cast<linalg::IndexOp>(nested))
    return getAffineDimExpr(index.getDim(), context);
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp>(nested))
    return expressionOf(op, nested->getOperand(0));
  if (auto apply = dyn_cast<affine::AffineApplyOp>(nested)) {
    SmallVector<AffineExpr> dims, symbols;
    for (auto [i, operand] : llvm::enumerate(apply.getMapOperands())) {
      AffineExpr expr = expressionOf(op, operand);
      if (!expr)
        return {};
      (i < apply.getAffineMap().getNumDims() ? dims : symbols).push_back(expr);
    }
    return apply.getAffineMap().getResult(0).replaceDimsAndSymbols(dims, symbols);
  }
  if (nested->getNumOperands() != 2)
    return {};
  AffineExpr a = expressionOf(op, nested->getOperand(0)),
             b = expressionOf(op, nested->getOperand(1));
  if (!a || !b)
    return {};
  if (isa<arith::AddIOp>(nested))
    return a + b;
  auto by = dyn_cast<AffineConstantExpr>(b);
  if (isa<arith::MulIOp>(nested))
    return by || isa<AffineConstantExpr>(a) ? a * b : AffineExpr();
  if (!by || by.getValue() < 0)
    return {};
  int64_t number2 = by.getValue();
  if (isa<arith::ShRUIOp>(nested) && number2 < 62)
    return a.floorDiv(int64_t(1) << number2);
  if (isa<arith::AndIOp>(nested) && llvm::isPowerOf2_64(uint64_t(number2) + 1))
    return a % (number2 + 1);
  if (number2 == 0)
    return {};
  if (isa<arith::DivUIOp, arith::DivSIOp, arith::FloorDivSIOp>(nested))
    return a.floorDiv(number2);
  if (isa<arith::RemUIOp, arith::RemSIOp>(nested))
    return a % number2;
  return {};
}

namespace {
/// An index as a part that all neighbours share, and what one of them adds.
struct Split {
  AffineExpr shared;
  int64_t added;
};
} // namespace

/// `expr` for the neighbour `number` of `width` along `loop`; none if what it adds is no constant.
static std::optional<Split> split(AffineExpr expr, unsigned loop, int64_t width, int64_t number) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    if (dim.getPosition() != loop)
      return Split{expr, 0};
    // A symbol counts vectors, so that the loop is seen to be a multiple of the width.
    return Split{getAffineSymbolExpr(0, expr.getContext()) * width, number};
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return Split{expr, 0};
  std::optional<Split> a = split(binary.getLHS(), loop, width, number),
                       b = split(binary.getRHS(), loop, width, number);
  if (!a || !b)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add)
    return Split{a->shared + b->shared, a->added + b->added};
  auto by = dyn_cast<AffineConstantExpr>(b->shared);
  if (!by || by.getValue() <= 0)
    return std::nullopt;
  int64_t factor = by.getValue();
  if (expr.getKind() == AffineExprKind::Mul)
    return Split{a->shared * factor, a->added * factor};
  // What is added stays below the next multiple of what both share.
  auto known = dyn_cast<AffineConstantExpr>(a->shared);
  int64_t common = known && known.getValue() == 0
                       ? factor
                       : std::gcd(a->shared.getLargestKnownDivisor(), factor);
  bool isWithin = a->added < common;
  if (!isWithin && common != factor)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::FloorDiv)
    return Split{a->shared.floorDiv(factor), isWithin ? 0 : a->added / factor};
  if (expr.getKind() == AffineExprKind::Mod)
    return Split{a->shared % factor, a->added % factor};
  return std::nullopt;
}

int64_t NeighbourIndices::repeats() const {
  int64_t count = 1, width = offsets.size();
  while (count < width && offsets[count] == offsets[0])
    ++count;
  for (int64_t i = 0; i < width; ++i)
    if (offsets[i] != offsets[0] + i / count)
      return 0;
  return width % count == 0 ? count : 0;
}

std::optional<NeighbourIndices> sluice::kernels::neighbourIndices(linalg::GenericOp op, Value value,
                                                                  unsigned loop, int64_t width) {
  AffineExpr expr = expressionOf(op, value);
  if (!expr)
    return std::nullopt;
  NeighbourIndices result;
  for (int64_t number = 0; number < width; ++number) {
    std::optional<Split> part = split(expr, loop, width, number);
    if (!part || (result.first && part->shared != result.first))
      return std::nullopt;
    result.first = part->shared;
    result.offsets.push_back(part->added);
  }
  // Back to the loop itself.
  auto known = dyn_cast<AffineConstantExpr>(result.first);
  result.divisor =
      known && known.getValue() == 0 ? int64_t(1) << 30 : result.first.getLargestKnownDivisor();
  AffineExpr vectors = getAffineDimExpr(loop, op.getContext()).floorDiv(width);
  result.first = result.first.replaceSymbols({vectors});
  return result;
}
