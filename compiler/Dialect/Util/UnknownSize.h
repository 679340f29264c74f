//===- UnknownSize.h - what is assumed of sizes known at run time only ----===//
// Plans, groups and places are chosen before all sizes are known. A wrong assumption costs time,
// never a result. Some decisions need none, as they ask whether a size is known to be small: an
// unknown one is large there.
//===----------------------------------------------------------------------===//
#pragma once
#include <cstdint>

namespace sluice::util {

/// By what is decided with the size.
enum class Assumed : int64_t {
  // Kernels.
  CpuTileRows = 6,        ///< Rows of a product: a full tile in registers.
  CpuTileVectors = 4,     ///< Columns of a product: the widest tile.
  Positions = 1 << 20,    ///< A convolution's: those past the end do not count.
  Images = 8,             ///< Of a direct convolution: enough for threads of several positions.
  Factor = 1,             ///< A factor of work that is cut into workgroups.
  WholeLoop = 512,        ///< That a tile does at once: which operation has most to do.
  ThreadLoop = 1024,      ///< Steps of a thread, where all drivers must let it end.
  AttentionColumns = 128, ///< The width of common heads.
  ScanColumns = 32,       ///< As many as a workgroup takes.
  ComputeUnits = 64,      ///< A device's, where a plan wants to fill it.
  // Other stages.
  FusedLoop = 64,          ///< That operations do not share: whether there is work for threads.
  ProgramSize = 128,       ///< What a node costs on a device, what a cut of a tensor moves.
  PlacedComputeUnits = 32, ///< A device's, where nodes are placed.
};

/// `size`, or what is assumed of it if it is unknown: negative.
constexpr int64_t sizeOr(int64_t size, Assumed assumed) {
  return size < 0 ? int64_t(assumed) : size;
}

/// Where 0 says that it is not known how many there are.
constexpr int64_t computeUnitsOr(int64_t known, Assumed assumed = Assumed::ComputeUnits) {
  return known == 0 ? int64_t(assumed) : known;
}

} // namespace sluice::util
