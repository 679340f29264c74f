//===- TensorMap.h - a tensor as copies of boxes see it --------------------===//
#pragma once
#include <cstdint>
#include <span>
#include <vector>

namespace sluice::module {

inline constexpr uint32_t kTensorMapBytes = 128, kMaxTensorMapRank = 5;

/// A binding as copies of boxes see it (CUDA's tensor maps): its dimensions, the fastest first.
/// What a box has outside of them is zero; it lies in rows of 128 bytes, whose chunks of 16 are
/// swizzled by the row's number.
struct TensorMap {
  int64_t binding = 0, offset = 0; // bytes to its first element
  int64_t elementBytes = 0, rank = 0;
  int64_t sizes[kMaxTensorMapRank] = {};   // elements; -1 = as many as the binding holds
  int64_t strides[kMaxTensorMapRank] = {}; // bytes
  int64_t box[kMaxTensorMapRank] = {};     // elements
  bool operator==(const TensorMap &) const = default;
};
inline constexpr uint32_t kTensorMapNumbers = sizeof(TensorMap) / sizeof(int64_t);

/// `numbers` as maps one after the other.
inline std::vector<TensorMap> tensorMapsOf(std::span<const int64_t> numbers) {
  auto *first = reinterpret_cast<const TensorMap *>(numbers.data());
  return {first, first + numbers.size() / kTensorMapNumbers};
}

} // namespace sluice::module
