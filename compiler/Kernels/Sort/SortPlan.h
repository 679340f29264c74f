//===- SortPlan.h - how a workgroup sorts a row ---------------------------===//
// A workgroup has a tile of entries in its memory: a row, or part of one, then sorted parts are
// merged through the workspace.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Reasons.h"
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {

/// Entries that a workgroup sorts in its memory: some neighbours for each thread, an odd number, so
/// that threads meet different banks.
struct SortTile {
  int64_t threads = 1, items = 1;
  int64_t entries() const { return threads * items; }
  bool operator==(const SortTile &) const = default;
};

/// What is sorted. Sizes that are unknown until run time are -1.
struct SortShape {
  int64_t length = -1; ///< A row's.
  int64_t rows = -1;
  int64_t keyBytes = 4;  ///< Bytes of all values of an entry that are compared.
  bool isTotal = true;   ///< The comparator is surely an order.
  bool mayShare = true;  ///< Workgroups that share a row agree on what the comparator says, even if
                         ///< it is no order.
  int64_t radixBits = 0; ///< Of the one value that is compared if it is sorted digit by digit.
};

struct SortPlan {
  SortTile tile;
  bool mayFit = true;        ///< Some rows may be no longer than a tile.
  bool mayExceed = true;     ///< Some may be longer.
  int64_t mergeLaunches = 0; ///< Rows are shared by workgroups, which meet so often; 0: a workgroup
                             ///< has a row to itself.
  bool mayGoOn = false; ///< Some rows may be longer than those launches merge; a workgroup goes on.
  int64_t workgroupBytes = 0; ///< For all entries, and for what threads tell each other.
  bool operator==(const SortPlan &) const = default;
};

/// Workgroup memory that a tile takes.
int64_t sortTileBytes(const SortTile &tile, int64_t keyBytes, bool isTotal);
/// None where the workgroup memory holds no tile worth it, or a thread sorts the row as well.
std::optional<SortPlan> planSort(const SortShape &shape, const TargetModel &target,
                                 Reasons why = {});

std::string describe(const SortPlan &plan);

inline constexpr int64_t kRadixDigits = 256; ///< Of 8 bits.
/// Long rows digit by digit, 8 bits each, the lowest first (SortKind.cpp).
struct RadixPlan {
  int64_t threads = 0, items = 0; ///< Of a tile, items for each thread.
  int64_t passes = 0;             ///< Digits.
  int64_t tiles = 0;              ///< Of a row.
  int64_t parts = 0;              ///< Of a row, whose digits a workgroup counts,
  int64_t vector = 1;             ///< so many neighbours at once.
  int64_t workgroupBytes = 0;
  /// Tiles look at what earlier ones of the same launch have counted. Else launches before count
  /// the digits of all tiles and add them up.
  bool looksBack = true;
  bool operator==(const RadixPlan &) const = default;

  int64_t launchesOfPass() const { return looksBack ? 1 : 3; }
};

/// None where rows are so many that each has a workgroup, or short, or of unknown size, or where
/// subgroups exchange no registers.
std::optional<RadixPlan> planRadixSort(const SortShape &shape, const TargetModel &target,
                                       Reasons why = {});

std::string describe(const RadixPlan &plan);

} // namespace sluice::kernels
