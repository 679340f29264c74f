//===- ChecksumTest.cpp ---------------------------------------------------===//
#include "runtime/base/Checksum.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

using namespace sluice;

// RFC 3720, appendix B.4.
TEST(Checksum, KnownValues) {
  std::vector<uint8_t> zeros(32, 0), ones(32, 0xFF);
  EXPECT_EQ(crc32c(zeros.data(), 32), 0x8A9136AAu);
  EXPECT_EQ(crc32c(ones.data(), 32), 0x62A8AB43u);
  EXPECT_EQ(crc32c("123456789", 9), 0xE3069283u);
  EXPECT_EQ(crc32cPortable("123456789", 9), 0xE3069283u);
  EXPECT_EQ(crc32c(nullptr, 0), 0u);
}

// The interleaved path begins at 12 KiB; every length around its blocks agrees with the tables.
TEST(Checksum, HardwareAgreesWithTables) {
  std::vector<uint8_t> bytes(40000);
  for (size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = uint8_t(i * 7919 >> 3);
  for (size_t length : {0, 1, 7, 8, 9, 4095, 12287, 12288, 12289, 24576, 24583, 36864, 39999})
    for (size_t offset : {0, 1})
      EXPECT_EQ(crc32c(bytes.data() + offset, length),
                crc32cPortable(bytes.data() + offset, length))
          << length;
}

TEST(Checksum, Continues) {
  std::string text(20000, 'x');
  uint32_t whole = crc32c(text.data(), text.size());
  EXPECT_EQ(crc32c(text.data() + 777, text.size() - 777, crc32c(text.data(), 777)), whole);
}
