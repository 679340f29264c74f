//===- ArenaPack.h - offsets of slices in one allocation, by lifetime -----===//
// The largest slices first, each into the smallest gap that fits between the slices placed before it that are in use at
// the same time (Greedy by Size, Pisarchyk and Lee, 2020). The compiler runs it for static sizes, the runtime for the
// rest. n slices cost O(n^2); the figure to expect is within a few percent of the largest set of live bytes.
//===----------------------------------------------------------------------===//
#ifndef SLUICE_RUNTIME_VM_ARENAPACK_H
#define SLUICE_RUNTIME_VM_ARENAPACK_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace sluice::vm {

/// One slice: in use from step `first` to step `last`, both included. `packArena` writes `offset`.
struct ArenaSlice {
  uint32_t first, last;
  uint64_t size;
  uint64_t offset = 0;
};

/// Places every slice at a multiple of `alignment` (a power of two) and returns the size of the arena, also a multiple.
/// Sizes must be small enough that their sum does not overflow.
inline uint64_t packArena(std::vector<ArenaSlice> &slices, uint64_t alignment = 64) {
  auto aligned = [&](uint64_t size) { return (size + alignment - 1) & ~(alignment - 1); };
  std::vector<size_t> bySize(slices.size()), placed;
  std::iota(bySize.begin(), bySize.end(), size_t(0));
  std::sort(bySize.begin(), bySize.end(), [&](size_t a, size_t b) {
    return slices[a].size != slices[b].size ? slices[a].size > slices[b].size : a < b;
  });
  uint64_t total = 0;
  for (size_t index : bySize) {
    ArenaSlice &slice = slices[index];
    uint64_t size = aligned(slice.size), end = 0, best = UINT64_MAX, bestGap = UINT64_MAX;
    for (size_t other : placed) { // By offset.
      const ArenaSlice &neighbor = slices[other];
      if (neighbor.last < slice.first || slice.last < neighbor.first)
        continue;
      if (neighbor.offset > end && neighbor.offset - end >= size && neighbor.offset - end < bestGap) {
        bestGap = neighbor.offset - end;
        best = end;
      }
      end = std::max(end, neighbor.offset + aligned(neighbor.size));
    }
    slice.offset = best == UINT64_MAX ? end : best;
    total = std::max(total, slice.offset + size);
    auto place = std::upper_bound(placed.begin(), placed.end(), slice.offset,
                                  [&](uint64_t offset, size_t other) { return offset < slices[other].offset; });
    placed.insert(place, index);
  }
  return total;
}

} // namespace sluice::vm
#endif
