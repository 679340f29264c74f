//===- ArenaPack.h - offsets of slices in one allocation, by lifetime -----===//
// Slices are placed one after the other, each into the smallest gap that fits between those placed
// before it that are in use at the same time. What comes first matters: the largest (Greedy by
// Size, Pisarchyk and Lee, 2020), what is in use at the busiest group, what is used longest. Each
// order is tried until one needs no more than the busiest group does, then whatever ends up on top
// is placed earlier, a few times. The compiler runs it for static sizes, the runtime for the rest.
// n slices cost O(n^2) an attempt.
//===----------------------------------------------------------------------===//
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

namespace sluice::vm {

/// One slice: in use from concurrency group `first` to group `last`, both included. `packArena`
/// writes `offset`.
struct ArenaSlice {
  uint32_t first, last;
  uint64_t size;
  uint64_t offset = 0;
};

class ArenaPacker {
public:
  ArenaPacker(std::vector<ArenaSlice> &slices, uint64_t alignment)
      : slices(slices), sizes(slices.size()) {
    for (size_t i = 0; i < slices.size(); ++i)
      sizes[i] = (slices[i].size + alignment - 1) & ~(alignment - 1);
    findBusiestGroup();
  }

  uint64_t run() {
    auto bySize = [&](size_t a, size_t b) { return sizes[a] > sizes[b]; };
    uint32_t promotions = slices.size() < 512 ? 16 : 4;
    if (slices.size() > kMany) // An attempt takes the square of their number.
      return attempt(bySize), takeBest();
    auto length = [&](size_t i) { return uint64_t(slices[i].last - slices[i].first) + 1; };
    attempt(bySize);
    attempt([&](size_t a, size_t b) {
      bool busyA = isBusy(a), busyB = isBusy(b);
      return busyA != busyB ? busyA : bySize(a, b);
    });
    attempt([&](size_t a, size_t b) {
      return length(a) != length(b) ? length(a) > length(b) : bySize(a, b);
    });
    attempt([&](size_t a, size_t b) {
      return double(sizes[a]) * length(a) > double(sizes[b]) * length(b);
    });
    for (; promotions && best > busiest; --promotions)
      promoteTop();
    return takeBest();
  }

private:
  static constexpr size_t kMany = 8192;

  uint64_t takeBest() {
    for (size_t i = 0; i < slices.size(); ++i)
      slices[i].offset = bestOffsets[i];
    return best;
  }
  /// The group with the most bytes in use; no arena can be smaller than those.
  void findBusiestGroup() {
    struct Event {
      uint32_t group;
      bool ends;
      uint64_t size;
    };
    std::vector<Event> events;
    for (size_t i = 0; i < slices.size(); ++i) {
      events.push_back({slices[i].first, false, sizes[i]});
      events.push_back({slices[i].last, true, sizes[i]});
    }
    std::sort(events.begin(), events.end(), [](const Event &a, const Event &b) {
      return a.group != b.group ? a.group < b.group : a.ends < b.ends;
    });
    uint64_t inUse = 0;
    for (const Event &event : events) {
      inUse = event.ends ? inUse - event.size : inUse + event.size;
      if (inUse > busiest)
        busiest = inUse, busiestGroup = event.group;
    }
  }
  bool isBusy(size_t i) const {
    return slices[i].first <= busiestGroup && busiestGroup <= slices[i].last;
  }

  template <typename Before> void attempt(Before before) {
    if (best == busiest)
      return;
    order.resize(slices.size());
    std::iota(order.begin(), order.end(), size_t(0));
    std::sort(order.begin(), order.end(),
              [&](size_t a, size_t b) { return before(a, b) || (!before(b, a) && a < b); });
    place();
  }

  /// Places the slices in `order`, and keeps the result if it is the best so far.
  void place() {
    std::vector<size_t> placed; // by offset
    placed.reserve(slices.size());
    uint64_t total = 0;
    for (size_t index : order) {
      ArenaSlice &slice = slices[index];
      uint64_t size = sizes[index], end = 0, gap = UINT64_MAX, gapSize = UINT64_MAX;
      for (size_t other : placed) {
        const ArenaSlice &neighbor = slices[other];
        if (neighbor.last < slice.first || slice.last < neighbor.first)
          continue;
        if (neighbor.offset > end && neighbor.offset - end >= size &&
            neighbor.offset - end < gapSize) {
          gapSize = neighbor.offset - end;
          gap = end;
        }
        end = std::max(end, neighbor.offset + sizes[other]);
      }
      slice.offset = gap == UINT64_MAX ? end : gap;
      total = std::max(total, slice.offset + size);
      auto at = std::upper_bound(
          placed.begin(), placed.end(), slice.offset,
          [&](uint64_t offset, size_t other) { return offset < slices[other].offset; });
      placed.insert(at, index);
    }
    if (total >= best)
      return;
    best = total;
    bestOffsets.resize(slices.size());
    for (size_t i = 0; i < slices.size(); ++i)
      bestOffsets[i] = slices[i].offset;
  }

  /// Places what ends at the top of the last arrangement before all others.
  void promoteTop() {
    uint64_t top = 0;
    for (size_t i = 0; i < slices.size(); ++i)
      top = std::max(top, slices[i].offset + sizes[i]);
    std::stable_partition(order.begin(), order.end(),
                          [&](size_t i) { return slices[i].offset + sizes[i] == top; });
    place();
  }

  std::vector<ArenaSlice> &slices;
  std::vector<uint64_t> sizes, bestOffsets;
  std::vector<size_t> order;
  uint64_t busiest = 0, best = UINT64_MAX;
  uint32_t busiestGroup = 0;
};

/// Places every slice at a multiple of `alignment` (a power of two) and returns the size of the
/// arena, also a multiple. Sizes must be small enough that their sum does not overflow.
inline uint64_t packArena(std::vector<ArenaSlice> &slices, uint64_t alignment = 64) {
  return slices.empty() ? 0 : ArenaPacker(slices, alignment).run();
}

} // namespace sluice::vm
