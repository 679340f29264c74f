//===- KeyOrder.h - what a comparator's region orders by ------------------===//
// Sorts by one key compare `a < b`, which gives NaN no place, or write that NaN counts as the
// largest number (first line: NaN goes last, second line: first):
//   %beyond = cmpf ult, %a, %b; %number = cmpf ord, %a, %a; yield andi %beyond, %number
//   %beyond = cmpf ugt, %a, %b; %number = cmpf ord, %b, %b; yield andi %beyond, %number
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/IR/Builders.h"

namespace sluice::linalg_ext {

/// A region (%a0, %b0, %a1, %b1, ...) that compares one of its pairs and nothing else.
struct SingleKey {
  unsigned pair = 0;
  bool descending = false;
  bool isUnsigned = false; ///< Only for integers.
  bool nanFirst = false;   ///< Only for floats.
  bool placesNan = false;  ///< The region says where NaN goes. If not, it goes last.
  bool isStrict = false;   ///< The region never holds both for (a, b) and for (b, a).
};
std::optional<SingleKey> findSingleKey(Region &region);

/// x comes before y in the order of `key`; NaN has its place even where the region leaves it open.
Value isBefore(OpBuilder &b, Location loc, const SingleKey &key, Value x, Value y);

} // namespace sluice::linalg_ext
