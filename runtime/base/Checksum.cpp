//===- Checksum.cpp - CRC-32C, fast enough to check every byte at load ----===//
// The crc32 instruction has a latency of 3 cycles and a throughput of 1, so one chain of it reaches
// a third of the speed. Three neighbouring blocks are therefore summed at the same time and joined:
// the checksum of AB is the checksum of A moved past length(B) zero bytes, xor that of B, and
// moving past a fixed length is a linear map, kept as 4 tables.
//===----------------------------------------------------------------------===//
#include "runtime/base/Checksum.h"

#include <array>
#include <cstring>

#if defined(__x86_64__)
#include <nmmintrin.h>
#define SLUICE_CRC_TARGET __attribute__((target("sse4.2")))
#elif defined(__aarch64__)
#include <arm_acle.h>
#include <sys/auxv.h>
#define SLUICE_CRC_TARGET __attribute__((target("+crc")))
#endif

namespace sluice {
namespace {

constexpr uint32_t kPolynomial = 0x82F63B78u;
using Tables = std::array<std::array<uint32_t, 256>, 8>;

/// tables[k][b]: checksum register after byte b and k zero bytes.
constexpr Tables makeTables() {
  Tables tables{};
  for (uint32_t byte = 0; byte < 256; ++byte) {
    uint32_t crc = byte;
    for (int bit = 0; bit < 8; ++bit)
      crc = (crc >> 1) ^ (crc & 1 ? kPolynomial : 0);
    tables[0][byte] = crc;
  }
  for (size_t k = 1; k < 8; ++k)
    for (uint32_t byte = 0; byte < 256; ++byte)
      tables[k][byte] = (tables[k - 1][byte] >> 8) ^ tables[0][tables[k - 1][byte] & 0xFF];
  return tables;
}
constexpr Tables kTables = makeTables();

#ifdef SLUICE_CRC_TARGET
constexpr size_t kBlock = 4096; // bytes of each of the three lanes

/// Moves a checksum register past kBlock zero bytes, one table a byte of the register.
using Shift = std::array<std::array<uint32_t, 256>, 4>;
constexpr Shift makeShift() {
  uint32_t image[32]{}; // of each bit of the register
  for (int bit = 0; bit < 32; ++bit) {
    uint32_t crc = 1u << bit;
    for (size_t i = 0; i < kBlock; ++i)
      crc = (crc >> 8) ^ kTables[0][crc & 0xFF];
    image[bit] = crc;
  }
  Shift shift{};
  for (size_t k = 0; k < 4; ++k)
    for (uint32_t byte = 0; byte < 256; ++byte)
      for (int bit = 0; bit < 8; ++bit)
        if (byte >> bit & 1)
          shift[k][byte] ^= image[8 * k + bit];
  return shift;
}

uint32_t shiftPastBlock(const Shift &shift, uint32_t crc) {
  return shift[0][crc & 0xFF] ^ shift[1][crc >> 8 & 0xFF] ^ shift[2][crc >> 16 & 0xFF] ^
         shift[3][crc >> 24];
}

uint64_t load64(const uint8_t *p) {
  uint64_t value;
  std::memcpy(&value, p, 8);
  return value;
}

SLUICE_CRC_TARGET inline uint32_t step64(uint32_t crc, uint64_t value) {
#if defined(__x86_64__)
  return uint32_t(_mm_crc32_u64(crc, value));
#else
  return __crc32cd(crc, value);
#endif
}
SLUICE_CRC_TARGET inline uint32_t step8(uint32_t crc, uint8_t value) {
#if defined(__x86_64__)
  return _mm_crc32_u8(crc, value);
#else
  return __crc32cb(crc, value);
#endif
}

SLUICE_CRC_TARGET uint32_t crc32cHardware(const uint8_t *p, size_t length, uint32_t crc) {
  static const Shift shift = makeShift();
  crc = ~crc;
  for (; length >= 3 * kBlock; p += 3 * kBlock, length -= 3 * kBlock) {
    uint32_t a = crc, b = 0, c = 0;
    for (size_t i = 0; i < kBlock; i += 8) {
      a = step64(a, load64(p + i));
      b = step64(b, load64(p + kBlock + i));
      c = step64(c, load64(p + 2 * kBlock + i));
    }
    crc = shiftPastBlock(shift, shiftPastBlock(shift, a) ^ b) ^ c;
  }
  for (; length >= 8; p += 8, length -= 8)
    crc = step64(crc, load64(p));
  for (; length; ++p, --length)
    crc = step8(crc, *p);
  return ~crc;
}

bool hasHardware() {
#if defined(__x86_64__)
  return __builtin_cpu_supports("sse4.2");
#else
  return getauxval(AT_HWCAP) & (1 << 7); // HWCAP_CRC32
#endif
}
#endif

} // namespace

uint32_t crc32cPortable(const void *bytes, size_t length, uint32_t crc) {
  const auto *p = static_cast<const uint8_t *>(bytes);
  crc = ~crc;
  for (; length >= 8; p += 8, length -= 8) {
    uint32_t low =
        crc ^ (uint32_t(p[0]) | uint32_t(p[1]) << 8 | uint32_t(p[2]) << 16 | uint32_t(p[3]) << 24);
    crc = kTables[7][low & 0xFF] ^ kTables[6][low >> 8 & 0xFF] ^ kTables[5][low >> 16 & 0xFF] ^
          kTables[4][low >> 24] ^ kTables[3][p[4]] ^ kTables[2][p[5]] ^ kTables[1][p[6]] ^
          kTables[0][p[7]];
  }
  for (; length; ++p, --length)
    crc = (crc >> 8) ^ kTables[0][(crc ^ *p) & 0xFF];
  return ~crc;
}

uint32_t crc32c(const void *bytes, size_t length, uint32_t crc) {
#ifdef SLUICE_CRC_TARGET
  static const bool hardware = hasHardware();
  if (hardware)
    return crc32cHardware(static_cast<const uint8_t *>(bytes), length, crc);
#endif
  return crc32cPortable(bytes, length, crc);
}

} // namespace sluice
