//===- NarrowOperands.h - contractions of f16, bf16 and small integers ----===//
// Operands narrower than the sum are widened where they are loaded:
//   sum += extf(a : f16) * extf(b : f16)                     // f32 sums
// Integers of 8 and 16 bits are multiplied in pairs along k: a lane of the operands holds two
// values of 16 bits, and one instruction (vpmaddwd and an addition, or vpdpwssd of AVX-512-VNNI;
// LLVM knows the pattern) gives the sum of two products of 32 bits.
//   word(k) = a[2k] & 0xffff | a[2k + 1] << 16
//   sum    += low(lhs) * low(rhs) + high(lhs) * high(rhs)
// Any mix of signs works, for 16 bits hold them all but those of u16, which stays single. u8 x s8,
// AVX-512: twice the products of f32 a step.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace sluice::kernels {

/// What becomes of a loaded element before it is multiplied.
enum class Widening { None, Float, SignExtend, ZeroExtend };

/// The operands of a contraction whose body multiplies, maybe widened, elements and adds up the
/// products.
struct ProductOperands {
  Widening lhs = Widening::None, rhs = Widening::None;
  mlir::Type lhsType, rhsType; ///< Element types in memory.
  bool inPairs = false;        ///< Products are made two at a time; lanes hold words.

  bool operator==(const ProductOperands &) const = default;
};

/// The operands of `root`; none if its body is something else or the types have no vector kernel.
std::optional<ProductOperands> matchProduct(mlir::linalg::LinalgOp root);

/// Columns of one packed panel of the rhs of `root`, if that is narrower than the sum and
/// the contraction has a vector kernel.
std::optional<int64_t> narrowPanelWidth(mlir::linalg::LinalgOp root, const TargetModel &target);

/// `value`, scalar or vector, with elements of type `element`.
mlir::Value widen(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                  Widening widening, mlir::Type element);

/// The word of two widened values that follow each other along k; scalars or vectors of i32.
mlir::Value packPair(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value even,
                     mlir::Value odd);

/// `sum` plus both products of the words `lhs` and `rhs`; vectors of i32.
mlir::Value addPairProducts(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value lhs,
                            mlir::Value rhs, mlir::Value sum);

} // namespace sluice::kernels
