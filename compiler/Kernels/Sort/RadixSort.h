//===- RadixSort.h - long rows digit by digit -----------------------------===//
// Onesweep (Adinets and Merrill 2022), 8 bits a digit, the lowest first, stable:
//   launch 0: counters = 0
//   launch 1: how often each digit occurs at each of its places in the row
//   launch 2, 3, ...: a tile of entries, in order of one digit in workgroup memory; where those of
//     a digit go is what all earlier tiles have of it, found by looking back, behind all of the
//     lower digits
// A tile publishes its counts, then their sum over all tiles up to itself, in a word with two bits
// that say which. Tiles are numbered in the order in which workgroups begin, so that those looked
// at run or are done; words say all that passes between workgroups, so that their order does not
// matter.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"
#include "compiler/Kernels/Sort/SortPlan.h"

namespace sluice::kernels {

/// Bits of `element` if numbers of it can be put in the order of unsigned integers, in whole
/// digits; else 0.
int64_t radixBits(mlir::Type element);

llvm::LogicalResult lowerRadixSort(Kernel &kernel, const RadixPlan &plan);

} // namespace sluice::kernels
