//===- GroupedProduct.cpp - groups of rows, each times a matrix of its own -===//
#include "compiler/Dialect/LinalgExt/GroupedProduct.h"

using namespace sluice::linalg_ext;

/// The loop whose position `value` is; -1 if it is none.
static int loopOf(Value value) {
  if (auto cast = value.getDefiningOp<arith::IndexCastOp>())
    value = cast.getIn();
  auto index = value.getDefiningOp<linalg::IndexOp>();
  return index ? int(index.getDim()) : -1;
}

std::optional<GroupedProduct> sluice::linalg_ext::matchGroupedProduct(Operation *op) {
  auto generic = dyn_cast<linalg::GenericOp>(op);
  if (!generic || generic.getNumDpsInputs() != 4 || generic.getNumDpsInits() != 1 ||
      generic.getNumReductionLoops() != 2 || generic.getNumLoops() != 4 ||
      generic.getDpsInputs()[2] != generic.getDpsInputs()[3])
    return std::nullopt;
  Block *body = generic.getBody();
  auto select = body->getTerminator()->getOperand(0).getDefiningOp<arith::SelectOp>();
  auto both = select ? select.getCondition().getDefiningOp<arith::AndIOp>() : arith::AndIOp();
  if (!both || select.getFalseValue() != body->getArgument(4))
    return std::nullopt;
  auto sum = select.getTrueValue().getDefiningOp<arith::AddFOp>();
  auto product = sum ? sum.getRhs().getDefiningOp<arith::MulFOp>() : arith::MulFOp();
  auto isFactor = [&](Value factor, unsigned number) {
    if (auto widened = factor.getDefiningOp<arith::ExtFOp>())
      factor = widened.getIn();
    return factor == body->getArgument(number);
  };
  if (!product || sum.getLhs() != body->getArgument(4) || !isFactor(product.getLhs(), 0) ||
      !isFactor(product.getRhs(), 1))
    return std::nullopt;
  // bounds[0, g] <= r and r < bounds[1, g]
  auto from = both.getLhs().getDefiningOp<arith::CmpIOp>(),
       to = both.getRhs().getDefiningOp<arith::CmpIOp>();
  if (!from || !to || from.getPredicate() != arith::CmpIPredicate::sle ||
      to.getPredicate() != arith::CmpIPredicate::slt || from.getLhs() != body->getArgument(2) ||
      to.getRhs() != body->getArgument(3) || loopOf(from.getRhs()) < 0 ||
      loopOf(from.getRhs()) != loopOf(to.getLhs()))
    return std::nullopt;
  SmallVector<AffineMap> maps = generic.getIndexingMapsArray();
  if (maps[2].getNumResults() != 2)
    return std::nullopt;
  auto group = dyn_cast<AffineDimExpr>(maps[2].getResult(1));
  auto atConstant = [&](AffineMap map, int64_t which) {
    auto first = dyn_cast<AffineConstantExpr>(map.getResult(0));
    return first && first.getValue() == which && map.getResult(1) == group;
  };
  if (!group || !atConstant(maps[2], 0) || !atConstant(maps[3], 1) ||
      maps[0].isFunctionOfDim(group.getPosition()) || maps[0].getNumResults() != 2 ||
      !maps[1].isFunctionOfDim(group.getPosition()) || maps[1].getNumResults() != 3 ||
      maps[4].getNumResults() != 2 || !maps[4].isProjectedPermutation())
    return std::nullopt;
  unsigned row = unsigned(loopOf(from.getRhs()));
  if (maps[4].getDimPosition(0) != row || !maps[0].isFunctionOfDim(row) ||
      maps[1].isFunctionOfDim(row))
    return std::nullopt;
  return GroupedProduct{generic, sum, row, group.getPosition()};
}

bool sluice::linalg_ext::isProductOfMatrices(linalg::LinalgOp op) {
  return linalg::isaContractionOpInterface(op) || matchGroupedProduct(op);
}

Value sluice::linalg_ext::createGroupedProduct(OpBuilder &builder, Location loc, Value rows,
                                               Value matrices, Value bounds, Value init) {
  constexpr unsigned kRow = 0, kColumn = 1, kGroup = 2, kDepth = 3;
  AffineExpr r = builder.getAffineDimExpr(kRow), n = builder.getAffineDimExpr(kColumn),
             g = builder.getAffineDimExpr(kGroup), k = builder.getAffineDimExpr(kDepth);
  auto map = [&](ArrayRef<AffineExpr> exprs) {
    return AffineMap::get(4, 0, exprs, builder.getContext());
  };
  AffineExpr from = builder.getAffineConstantExpr(0), to = builder.getAffineConstantExpr(1);
  auto parallel = utils::IteratorType::parallel, reduction = utils::IteratorType::reduction;
  Type type = getElementTypeOrSelf(init.getType());
  return linalg::GenericOp::create(
             builder, loc, init.getType(), ValueRange{rows, matrices, bounds, bounds}, init,
             {map({r, k}), map({g, k, n}), map({from, g}), map({to, g}), map({r, n})},
             {parallel, parallel, reduction, reduction},
             [&](OpBuilder &b, Location at, ValueRange x) {
               Value row = arith::IndexCastOp::create(b, at, x[2].getType(),
                                                      linalg::IndexOp::create(b, at, kRow));
               Value begun = arith::CmpIOp::create(b, at, arith::CmpIPredicate::sle, x[2], row);
               Value goesOn = arith::CmpIOp::create(b, at, arith::CmpIPredicate::slt, row, x[3]);
               Value isMine = arith::AndIOp::create(b, at, begun, goesOn);
               auto widened = [&](Value factor) -> Value {
                 return factor.getType() == type
                            ? factor
                            : arith::ExtFOp::create(b, at, type, factor).getResult();
               };
               Value product = arith::MulFOp::create(b, at, widened(x[0]), widened(x[1]));
               Value sum = arith::AddFOp::create(b, at, x[4], product);
               Value result = arith::SelectOp::create(b, at, isMine, sum, x[4]);
               linalg::YieldOp::create(b, at, result);
             })
      .getResult(0);
}
