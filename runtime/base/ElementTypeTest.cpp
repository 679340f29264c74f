//===- ElementTypeTest.cpp ------------------------------------------------===//
#include "runtime/base/ElementType.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>

using namespace sluice;

static double roundTrip(sluice_element_type_t type, double value) {
  return floatFromBits(type, floatToBits(type, value));
}

TEST(ElementType, NamesAndSizes) {
  for (int type = 1; type < SLUICE_ELEMENT_COUNT; ++type) {
    if (type > SLUICE_ELEMENT_F6E3M2FN &&
        (type % 64 < 3 || std::has_single_bit(unsigned(type % 64)))) {
      EXPECT_EQ(sluice_element_type_size(sluice_element_type_t(type)), 0u) << type;
      continue;
    }
    if (type > SLUICE_ELEMENT_F6E3M2FN && type < SLUICE_ELEMENT_I_BASE)
      continue;
    const char *name = sluice_element_type_name(sluice_element_type_t(type));
    EXPECT_EQ(sluice_element_type_parse(name, std::strlen(name)), type);
    EXPECT_GT(sluice_element_type_size(sluice_element_type_t(type)), 0u);
  }
  EXPECT_EQ(sluice_element_type_parse("si32", 4), SLUICE_ELEMENT_I32);
  EXPECT_EQ(sluice_element_type_parse("bool", 4), SLUICE_ELEMENT_I1);
  EXPECT_EQ(sluice_element_type_parse("f33", 3), SLUICE_ELEMENT_NONE);
  EXPECT_EQ(sluice_element_type_size(SLUICE_ELEMENT_COUNT), 0u);
}

TEST(ElementType, FloatsWithoutInfinity) {
  for (uint64_t bits = 0; bits < 16; ++bits)
    EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F4E2M1FN, floatFromBits(SLUICE_ELEMENT_F4E2M1FN, bits)),
              bits);
  EXPECT_EQ(roundTrip(SLUICE_ELEMENT_F4E2M1FN, 0.3), 0.5);
  EXPECT_EQ(roundTrip(SLUICE_ELEMENT_F4E2M1FN, 2.5), 2); // to even
  EXPECT_EQ(roundTrip(SLUICE_ELEMENT_F4E2M1FN, -100), -6);
  for (uint64_t bits = 0; bits < 255; ++bits)
    EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F8E8M0FNU, floatFromBits(SLUICE_ELEMENT_F8E8M0FNU, bits)),
              bits);
  EXPECT_TRUE(std::isnan(floatFromBits(SLUICE_ELEMENT_F8E8M0FNU, 255)));
  EXPECT_EQ(roundTrip(SLUICE_ELEMENT_F8E8M0FNU, 5.9), 4);
  EXPECT_EQ(roundTrip(SLUICE_ELEMENT_F8E8M0FNU, 6), 8);
}

TEST(ElementType, TwoBits) {
  int8_t element = 0;
  EXPECT_TRUE(sluice_element_parse(SLUICE_ELEMENT_I2, "-2", 2, &element));
  EXPECT_EQ(loadElement(SLUICE_ELEMENT_I2, &element), -2);
  EXPECT_FALSE(sluice_element_parse(SLUICE_ELEMENT_I2, "2", 1, &element));
  EXPECT_TRUE(sluice_element_parse(SLUICE_ELEMENT_UI2, "3", 1, &element));
  EXPECT_FALSE(sluice_element_parse(SLUICE_ELEMENT_UI2, "-1", 2, &element));
  EXPECT_EQ(loadElement(SLUICE_ELEMENT_UI2, &element), 3);
}

TEST(ElementType, WidestRanges) {
  auto fits = [](uint32_t base, uint32_t width, const char *text) {
    uint8_t element[8];
    return sluice_element_parse(sluice_element_type_t(base + width), text, std::strlen(text),
                                element);
  };
  EXPECT_TRUE(fits(SLUICE_ELEMENT_UI_BASE, 63, "9223372036854775807"));
  EXPECT_FALSE(fits(SLUICE_ELEMENT_UI_BASE, 63, "9223372036854775808"));
  EXPECT_TRUE(fits(SLUICE_ELEMENT_I_BASE, 63, "-4611686018427387904"));
  EXPECT_FALSE(fits(SLUICE_ELEMENT_I_BASE, 63, "4611686018427387904"));
}

TEST(ElementType, OddWidths) {
  auto i24 = sluice_element_type_t(SLUICE_ELEMENT_I_BASE + 24),
       ui3 = sluice_element_type_t(SLUICE_ELEMENT_UI_BASE + 3);
  EXPECT_STREQ(sluice_element_type_name(i24), "i24");
  EXPECT_STREQ(sluice_element_type_name(ui3), "ui3");
  EXPECT_EQ(sluice_element_type_parse("ui63", 4), SLUICE_ELEMENT_UI_BASE + 63);
  EXPECT_EQ(sluice_element_type_parse("i65", 3), SLUICE_ELEMENT_NONE);
  uint32_t size[] = {sluice_element_type_size(ui3), sluice_element_type_size(i24)};
  EXPECT_EQ(size[0], 1u);
  EXPECT_EQ(size[1], 4u);
  int32_t element = 0x5A800000; // What is above the 24 bits does not count.
  EXPECT_EQ(loadElement(i24, &element), -(1 << 23));
  EXPECT_TRUE(sluice_element_parse(i24, "8388607", 7, &element));
  EXPECT_EQ(element, 8388607);
  EXPECT_FALSE(sluice_element_parse(i24, "8388608", 7, &element));
  uint8_t small = 0xFD;
  EXPECT_EQ(formatElement(ui3, &small), "5");
  EXPECT_FALSE(sluice_element_parse(ui3, "8", 1, &small));
}

TEST(ElementType, HalfFloats) {
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F16, 1.0), 0x3C00u);
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F16, -2.0), 0xC000u);
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F16, 65504.0), 0x7BFFu);
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F16, 65519.0), 0x7BFFu); // rounds down
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F16, 65520.0), 0x7C00u); // a tie, to infinity
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F16, 0x1p-24), 0x0001u); // smallest subnormal
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F16, 0x1p-25), 0x0000u); // tie to even
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F16, 0x1.8p-25), 0x0001u);
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F16, 1.0 + 0x1p-11), 0x3C00u); // tie to even
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F16, 1.0 + 0x3p-11), 0x3C02u);
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F16, -0.0), 0x8000u);
  EXPECT_TRUE(std::isnan(roundTrip(SLUICE_ELEMENT_F16, NAN)));
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_BF16, 1.0), 0x3F80u);
  EXPECT_EQ(roundTrip(SLUICE_ELEMENT_BF16, 3.0e38), 0x1.c4p127 /* nearest */);
  // Every pattern of f16 reads and writes back.
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    double value = floatFromBits(SLUICE_ELEMENT_F16, bits);
    ASSERT_TRUE(std::isnan(value) || floatToBits(SLUICE_ELEMENT_F16, value) == bits) << bits;
  }
}

TEST(ElementType, EightBitFloats) {
  for (auto type : {SLUICE_ELEMENT_F8E4M3FN, SLUICE_ELEMENT_F8E5M2, SLUICE_ELEMENT_F8E4M3FNUZ,
                    SLUICE_ELEMENT_F8E5M2FNUZ, SLUICE_ELEMENT_F8E4M3, SLUICE_ELEMENT_F8E3M4,
                    SLUICE_ELEMENT_F8E4M3B11FNUZ})
    for (uint32_t bits = 0; bits < 256; ++bits) {
      double value = floatFromBits(type, bits);
      EXPECT_TRUE(std::isnan(value) || floatToBits(type, value) == bits)
          << sluice_element_type_name(type) << " " << bits;
    }
  EXPECT_EQ(floatFromBits(SLUICE_ELEMENT_F8E4M3FN, 0x7E), 448.0);
  EXPECT_TRUE(std::isnan(floatFromBits(SLUICE_ELEMENT_F8E4M3FN, 0x7F)));
  EXPECT_TRUE(std::isnan(roundTrip(SLUICE_ELEMENT_F8E4M3FN, 1000.0)));
  EXPECT_EQ(floatFromBits(SLUICE_ELEMENT_F8E5M2, 0x7B), 57344.0);
  EXPECT_TRUE(std::isinf(roundTrip(SLUICE_ELEMENT_F8E5M2, 1e6)));
  EXPECT_EQ(floatFromBits(SLUICE_ELEMENT_F8E4M3FNUZ, 0x7F), 240.0);
  EXPECT_TRUE(std::isnan(floatFromBits(SLUICE_ELEMENT_F8E4M3FNUZ, 0x80)));
  EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F8E4M3FNUZ, -0.0), 0u);
  for (double large : {1e6, 1e30, double(INFINITY)}) { // However far past the largest.
    EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F8E4M3FN, large), 0x7Fu);
    EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F8E4M3FNUZ, large), 0x80u);
    EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F6E2M3FN, -large), 0x3Fu);
    EXPECT_EQ(floatToBits(SLUICE_ELEMENT_F4E2M1FN, large), 0x07u);
  }
  EXPECT_EQ(floatFromBits(SLUICE_ELEMENT_F8E4M3, 0x77), 240.0);
  EXPECT_TRUE(std::isinf(roundTrip(SLUICE_ELEMENT_F8E4M3, 248)));
  EXPECT_EQ(floatFromBits(SLUICE_ELEMENT_F8E3M4, 0x6F), 15.5);
  EXPECT_EQ(floatFromBits(SLUICE_ELEMENT_F8E4M3B11FNUZ, 0x7F), 30.0);
  for (uint32_t bits = 0; bits < 64; ++bits)
    for (auto type : {SLUICE_ELEMENT_F6E2M3FN, SLUICE_ELEMENT_F6E3M2FN})
      EXPECT_EQ(floatToBits(type, floatFromBits(type, bits)), bits);
  EXPECT_EQ(floatFromBits(SLUICE_ELEMENT_F6E2M3FN, 0x1F), 7.5);
  EXPECT_EQ(roundTrip(SLUICE_ELEMENT_F6E3M2FN, 1000), 28);
}

TEST(ElementType, LoadsAndStores) {
  uint8_t bytes[8] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
  EXPECT_EQ(loadElement(SLUICE_ELEMENT_I1, bytes), 1);
  EXPECT_EQ(loadElement(SLUICE_ELEMENT_I4, bytes), -1);
  EXPECT_EQ(loadElement(SLUICE_ELEMENT_UI4, bytes), 15);
  EXPECT_EQ(loadElement(SLUICE_ELEMENT_I8, bytes), -1);
  EXPECT_EQ(loadElement(SLUICE_ELEMENT_UI8, bytes), 255);
  EXPECT_EQ(loadElement(SLUICE_ELEMENT_I16, bytes), -1);
  EXPECT_EQ(loadElement(SLUICE_ELEMENT_UI32, bytes), 0xFFFFFFFF);
  EXPECT_EQ(loadElement(SLUICE_ELEMENT_I32, bytes), -1);
  storeElement(SLUICE_ELEMENT_I16, bytes, 0x1234);
  EXPECT_EQ(bytes[0], 0x34);
  EXPECT_EQ(bytes[2], 0xFF);
}

TEST(ElementType, Text) {
  float tenth = 0.1f;
  EXPECT_EQ(formatElement(SLUICE_ELEMENT_F32, &tenth), "0.1");
  double third = 1.0 / 3;
  EXPECT_EQ(std::strtod(formatElement(SLUICE_ELEMENT_F64, &third).c_str(), nullptr), third);
  uint64_t big = UINT64_MAX;
  EXPECT_EQ(formatElement(SLUICE_ELEMENT_UI64, &big), "18446744073709551615");
  float complex[2] = {1.5f, -2};
  EXPECT_EQ(formatElement(SLUICE_ELEMENT_COMPLEX64, complex), "(1.5,-2)");

  auto parse = [](sluice_element_type_t type, std::string text, auto value) {
    decltype(value) read{};
    return sluice_element_parse(type, text.data(), text.size(), &read) &&
           std::memcmp(&read, &value, sizeof(value)) == 0;
  };
  EXPECT_TRUE(parse(SLUICE_ELEMENT_F32, "0.1", 0.1f));
  EXPECT_TRUE(parse(SLUICE_ELEMENT_F32, "-inf", -INFINITY));
  EXPECT_TRUE(parse(SLUICE_ELEMENT_I1, "true", uint8_t(1)));
  EXPECT_TRUE(parse(SLUICE_ELEMENT_I8, "-128", int8_t(-128)));
  EXPECT_TRUE(parse(SLUICE_ELEMENT_UI64, "18446744073709551615", UINT64_MAX));
  EXPECT_TRUE(parse(SLUICE_ELEMENT_COMPLEX64, "(1.5,-2)", std::bit_cast<uint64_t>(complex)));
  EXPECT_TRUE(parse(SLUICE_ELEMENT_F16, "1", uint16_t(0x3C00)));
  for (const char *bad : {"", " 1", "1.5", "128", "abc", "1x"})
    EXPECT_FALSE(parse(SLUICE_ELEMENT_I8, bad, int8_t(0))) << bad;
  EXPECT_FALSE(parse(SLUICE_ELEMENT_F32, "1..2", 0.f));
  EXPECT_FALSE(parse(SLUICE_ELEMENT_UI8, "-1", uint8_t(0)));
}

TEST(ElementType, Shapes) {
  int64_t dims[] = {2, -1, 3};
  EXPECT_EQ(formatShape(SLUICE_ELEMENT_BF16, dims, 3), "2x?x3xbf16");
  EXPECT_EQ(formatShape(SLUICE_ELEMENT_F32, nullptr, 0), "f32");
  uint64_t bytes;
  EXPECT_FALSE(tensorByteLength(SLUICE_ELEMENT_F32, dims, 3, bytes));
  int64_t huge[] = {int64_t(1) << 40, int64_t(1) << 40},
          empty[] = {int64_t(1) << 40, 0, int64_t(1) << 40};
  EXPECT_FALSE(tensorByteLength(SLUICE_ELEMENT_F32, huge, 2, bytes));
  EXPECT_TRUE(tensorByteLength(SLUICE_ELEMENT_F32, empty, 3, bytes));
  EXPECT_EQ(bytes, 0u);
}
