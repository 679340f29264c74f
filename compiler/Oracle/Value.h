//===- Value.h - what the oracle computes with ----------------------------===//
// Numbers as LLVM's exact models of them, and tensors as a shape and elements: no memory, no
// layouts, nothing that is shared with code that the compiler generates.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include <variant>

namespace sluice::oracle {

struct Complex {
  APFloat re, im;
};
class Tensor;
using TensorRef = std::shared_ptr<const Tensor>;

/// An integer (an index has 64 bits), a float, a complex number or a tensor of such. Floats may be
/// of a wider type than the program says where they are sums on their way (see Interpreter.h).
using Datum = std::variant<llvm::APInt, llvm::APFloat, Complex, TensorRef>;

/// A dense tensor, row-major.
class Tensor {
public:
  /// Elements are NaN or a pattern that hardly any program means: what nothing wrote is seen when
  /// it is read.
  Tensor(Type element, ArrayRef<int64_t> shape);

  const Type element;
  const SmallVector<int64_t> shape;

  int64_t count() const { return elements; }
  int64_t rank() const { return shape.size(); }
  Datum get(int64_t at) const;
  /// `value` is of the element type.
  void set(int64_t at, const Datum &value);
  /// Position of the element at `indices`; -1 outside.
  int64_t find(ArrayRef<int64_t> indices) const;
  Datum get(ArrayRef<int64_t> indices) const { return get(find(indices)); }
  void set(ArrayRef<int64_t> indices, const Datum &value) { set(find(indices), value); }

  /// Little-endian numbers of `size` bytes each, of which the low bits count; complex ones as two
  /// parts of half of it.
  static std::shared_ptr<Tensor> fromBytes(Type element, ArrayRef<int64_t> shape,
                                           ArrayRef<uint8_t> bytes, unsigned size);
  /// The same, integers extended by their sign.
  std::vector<uint8_t> toBytes(unsigned size) const;

private:
  int64_t elements;
  const llvm::fltSemantics *semantics = nullptr; ///< For floats and parts of complex numbers.
  bool isComplex = false;
  unsigned width, words; ///< Bits of a number (part), and 64-bit words of it.
  std::vector<uint64_t> bits;
};

/// Calls `visit` with each position in a space of these sizes, the last of which is the fastest,
/// until it says stop. False if it did.
bool forEachPosition(ArrayRef<int64_t> sizes, function_ref<bool(ArrayRef<int64_t>)> visit);
/// Product of sizes, at most 2^62.
int64_t productOf(ArrayRef<int64_t> sizes);

/// What an attribute says: of a scalar, of dense or resource elements. Nothing if it has no data or
/// no such form.
std::optional<Datum> fromAttribute(Attribute attribute, Type type);
/// 0 of a scalar type.
Datum zeroOf(Type type);
Datum boolean(bool value);
Datum index(int64_t value);
/// As signed number.
int64_t toIndex(const Datum &value);
StringRef kindOf(const Datum &value);

/// `value` in another float type, rounded to nearest even, once.
APFloat convert(APFloat value, const llvm::fltSemantics &to,
                llvm::RoundingMode mode = llvm::RoundingMode::NearestTiesToEven);
/// Floats and complex numbers in `to`; others as they are.
Datum convert(const Datum &value, const llvm::fltSemantics &to);
/// The type in which sums of floats of this type are kept: f64 for up to f32, else of 128 bits.
const llvm::fltSemantics &sumSemantics(const llvm::fltSemantics &of);
/// Semantics of a float type, or of the parts of a complex one; null for others.
const llvm::fltSemantics *semanticsOf(Type type);

/// Exact for all types up to f64.
long double toReal(const APFloat &value);
/// Rounded to nearest even, once.
APFloat fromReal(long double value, const llvm::fltSemantics &to);

} // namespace sluice::oracle
