//===- PlanChoice.h - which plan of a product runs, told at run time ------===//
// The host counts workgroups and the kernel branches by the same conditions, emitted here for both.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulPlan.h"

namespace sluice::kernels {

/// Whether `plan` runs for `rows` rows, of plans in rising order: kernel and host ask the same.
inline mlir::Value isFor(mlir::OpBuilder &b, mlir::Location loc, const MatmulPlan &plan,
                         mlir::Value rows) {
  return mlir::arith::CmpIOp::create(b, loc, mlir::arith::CmpIPredicate::ule, rows,
                                     mlir::arith::ConstantIndexOp::create(b, loc, plan.maxRows));
}

/// Rows that plans are chosen by: of a group, on average.
inline mlir::Value rowsOfChoice(mlir::OpBuilder &b, mlir::Location loc, mlir::Value rows,
                                int64_t groups) {
  return groups > 0 ? util::PlainIndexBuilder(b, loc).divUp(rows, groups) : rows;
}

/// What `of` gives for the one of `plans` that runs for `rows` rows.
inline mlir::Value ofPlanFor(mlir::OpBuilder &b, mlir::Location loc,
                             llvm::ArrayRef<MatmulPlan> plans, mlir::Value rows,
                             llvm::function_ref<mlir::Value(const MatmulPlan &)> of) {
  mlir::Value result = of(plans.back());
  for (const MatmulPlan &plan : llvm::reverse(plans.drop_back())) {
    mlir::Value condition = isFor(b, loc, plan, rows);
    result = b.createOrFold<mlir::arith::SelectOp>(loc, condition, of(plan), result);
  }
  return result;
}

/// Tiles of `plan` that cover `rows` rows, or each of `groups` groups of them and what is behind
/// the last: a group that begins at row r has the tiles from r / plan.rows + its number on, or, if
/// those are fewer, one may begin at each row. Not all of these exist.
inline mlir::Value tilesDown(mlir::OpBuilder &b, mlir::Location loc, const MatmulPlan &plan,
                             mlir::Value rows, int64_t groups) {
  util::PlainIndexBuilder plain(b, loc);
  return groups > 0 ? plain.smaller(plain.add(plain.div(rows, plan.rows), groups + 1), rows)
                    : plain.divUp(rows, plan.rows);
}

/// Tiles of `plan` that cover `batches` matrices of `rows` x `columns`.
inline mlir::Value tilesOf(mlir::OpBuilder &b, mlir::Location loc, const MatmulPlan &plan,
                           mlir::Value rows, mlir::Value columns, mlir::Value batches,
                           int64_t groups) {
  util::PlainIndexBuilder plain(b, loc);
  mlir::Value down = tilesDown(b, loc, plan, rows, groups),
              across = plain.divUp(columns, plan.columns);
  util::IndexBuilder folding(b, loc);
  return folding.mul(folding.mul(down, across), batches);
}

} // namespace sluice::kernels
