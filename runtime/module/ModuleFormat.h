//===- ModuleFormat.h - the 64 bytes at the front of a module file --------===//
// header | FlatBuffer (module.fbs) | padding to 4096 | segments. Little-endian. Every byte is
// covered: the header by its own checksum, the rest in chunks of 1 MiB, whose CRC-32Cs (as
// little-endian words) are summed up by one more CRC-32C. Chunks are what lets a load verify on
// several threads.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>

namespace sluice::module {

inline constexpr char kMagic[8] = {'S', 'L', 'U', 'I', 'C', 'E', '\0', '\1'};
inline constexpr uint32_t kFormatVersion = 1;
inline constexpr uint64_t kChunkBytes = uint64_t(1) << 20;
inline constexpr uint64_t kPageBytes = 4096;
inline constexpr uint64_t kSegmentAlignment = 64;

struct Header {
  char magic[8];
  uint32_t version;
  uint32_t reserved0; // 0
  uint64_t fileBytes;
  uint64_t metadataBytes;   // of the FlatBuffer, which begins at byte 64
  uint64_t segmentsOffset;  // multiple of 4096
  uint64_t reserved1;       // 0
  uint64_t reserved2;       // 0
  uint32_t contentChecksum; // bytes 64 to the end
  uint32_t headerChecksum;  // CRC-32C of the 60 bytes before
};
static_assert(sizeof(Header) == 64);

inline constexpr uint32_t kAbsent = 0xFFFFFFFFu;

/// Set in the index of a segment: not that one, but of the constant parts with this index the one
/// of the process.
inline constexpr uint32_t kPartOfProcess = 0x80000000u;

} // namespace sluice::module
