//===- NarrowOperands.h - contractions of f16, bf16 and small integers ----===//
// Operands narrower than the sum are widened where they are loaded:
//   sum += extf(a : f16) * extf(b : f16)                     // f32 sums
// Small integers are multiplied several at a time along k: a lane of the operands is a word of four
// values of 8 bits or two of 16, and few instructions add the sum of their products. Any mix of
// signs works, but u16 stays single.
//   word(k) = a[4k] | a[4k + 1] << 8 | a[4k + 2] << 16 | a[4k + 3] << 24
//   sum    += the sum of the four products of the bytes of word(lhs) and word(rhs)
// That is one instruction where the processor has it (vpdpbusd; sdot, udot, usdot). None takes all
// pairs of signs: for the others the lhs's bytes get the other sign, 128 more or less (a xor), and
// sums begin at what that adds, 128 times the sum of the rhs's column. Without such instructions
// words are split into pairs of 16 bits (vpmaddwd, which LLVM finds): exact, as the saturating
// vpmaddubsw is not.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Cpu/RegisterTile.h"

namespace sluice::kernels {

/// What becomes of a loaded element before it is multiplied.
enum class Widening { None, Float, SignExtend, ZeroExtend, SignedToFloat };

/// The operands of a contraction whose body multiplies, maybe widened, elements and adds up the
/// products.
struct ProductOperands {
  Widening lhs = Widening::None, rhs = Widening::None;
  Type lhsType, rhsType; ///< Element types in memory.
  int64_t perWord = 1;   ///< Elements of each in a lane, along k; of several a lane is i32.

  bool operator==(const ProductOperands &) const = default;
};

/// The operands of `root`; none if its body is something else or the types have no vector kernel.
std::optional<ProductOperands> matchProduct(linalg::LinalgOp root);

/// Columns of one packed panel of the rhs of `root`, if that is narrower than the sum and
/// the contraction has a vector kernel.
std::optional<int64_t> narrowPanelWidth(linalg::LinalgOp root, const TargetModel &target);

/// `value`, scalar or vector, with elements of type `element`.
Value widen(OpBuilder &builder, Location loc, Value value, Widening widening, Type element);

/// The word of values that follow each other along k; scalars or vectors of i32, null for 0.
Value packWord(OpBuilder &builder, Location loc, ArrayRef<Value> widened);

/// Loads words: vectors of `lanes`, or one as a scalar.
Value loadWords(OpBuilder &builder, Location loc, Value memref, ValueRange indices,
                Widening widening, int64_t perWord, int64_t lanes);
Value loadWord(OpBuilder &builder, Location loc, Value memref, ValueRange indices,
               Widening widening, int64_t perWord);

/// How products of words are added up on a target.
class WordProducts {
public:
  WordProducts(const ProductOperands &operands, const TargetModel &target);
  /// `sum` plus the products of the words `lhs` and `rhs`; vectors of i32.
  Value add(OpBuilder &builder, Location loc, Value lhs, Value rhs, Value sum) const;
  /// What sums of all rows begin at, none if at zero: `sumsOf` gives those of one row of `loads`.
  SmallVector<Value> starts(OpBuilder &builder, Location loc, OperandLoads loads,
                            function_ref<SmallVector<Value>(const OperandLoads &)> sumsOf) const;

private:
  int64_t perWord;
  bool lhsUnsigned, rhsUnsigned;
  bool flips = false;    ///< The lhs has the other sign where it is multiplied.
  StringRef instruction; ///< Of LLVM, without its suffix; empty: pairs of 16 bits.
};

} // namespace sluice::kernels
