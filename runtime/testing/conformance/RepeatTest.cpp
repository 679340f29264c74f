//===- RepeatTest.cpp - the same commands again and again -----------------===//
// Drivers may keep what they made of commands for when they come again. Nothing of that may show.
#include "runtime/testing/conformance/Conformance.h"

using namespace sluice;
using namespace sluice::hal;

class Repeats : public Conformance {
protected:
  static constexpr size_t kParts = 9;
  /// Steps each of `values` twice by `by`, then copies all behind each other. Before that the host
  /// sets the last, and the one before is filled.
  Ref<CommandBuffer> record(const std::vector<Ref<Buffer>> &values, Buffer &copied, int64_t by,
                            int64_t last) {
    auto work = commands();
    EXPECT_TRUE(work->fill(whole(values[kParts - 2]), uint64_t(by) << 32 | 7, 8).ok());
    uint8_t bytes[8];
    std::memcpy(bytes, &last, 8);
    EXPECT_TRUE(work->update({values[kParts - 1].get(), 0, 8}, bytes).ok());
    EXPECT_TRUE(work->barrier().ok());
    for (int step = 0; step < 2; ++step) {
      for (const auto &value : values)
        EXPECT_TRUE(dispatch(*work, "step", {1, 1, 1}, {by}, {whole(value)}).ok());
      EXPECT_TRUE(work->barrier().ok());
    }
    for (size_t i = 0; i < kParts; ++i)
      EXPECT_TRUE(work->copy(whole(values[i]), {&copied, 8 * i, 8}).ok());
    return work;
  }
};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Repeats);
INSTANTIATE_TEST_SUITE_P(Devices, Repeats, ::testing::ValuesIn(subjects()), subjectName);

// The same commands on the same memory, whose content changes; now and then others come between.
TEST_P(Repeats, SameCommands) {
  std::vector<Ref<Buffer>> values;
  std::vector<int64_t> expected;
  for (size_t i = 0; i < kParts; ++i)
    values.push_back(upload<int64_t>({expected.emplace_back(int64_t(i))}));
  Ref<Buffer> copied = allocate(8 * kParts);
  for (int64_t round = 0; round < 12; ++round) {
    int64_t by = round % 4 == 3 ? 11 : 5;
    expected[kParts - 2] = int64_t(uint64_t(by) << 32 | 7), expected[kParts - 1] = round;
    for (int64_t &value : expected)
      for (int step = 0; step < 2; ++step)
        value = int64_t(uint64_t(value) * 3 + uint64_t(by));
    auto work = record(values, *copied, by, round);
    runAndWait(work);
    EXPECT_EQ(download<int64_t>(*copied), expected) << "round " << round;
  }
}

// Many at once: none waits for another on the host.
TEST_P(Repeats, WithoutWaiting) {
  std::vector<Ref<Buffer>> values;
  for (size_t i = 0; i < kParts; ++i)
    values.push_back(upload<int64_t>({1}));
  Ref<Buffer> copied = allocate(8 * kParts);
  Ref<Timepoint> last;
  int64_t expected = 1;
  for (int64_t round = 0; round < 20; ++round) {
    last = submit({record(values, *copied, 2, 0)}, last);
    for (int step = 0; step < 2; ++step)
      expected = int64_t(uint64_t(expected) * 3 + 2);
  }
  ASSERT_TRUE(last->await().ok());
  EXPECT_EQ(download<int64_t>(*copied)[0], expected);
}

TEST_P(Repeats, FailuresComeEachTime) {
  for (int round = 0; round < 6; ++round) {
    auto work = commands();
    for (int i = 0; i < 6; ++i)
      ASSERT_TRUE(
          dispatch(*work, round == 4 || i != 3 ? "nothing" : "fails", {8, 1, 1}, {}, {}).ok());
    Status status = submit({work})->await();
    EXPECT_EQ(status.code(), round == 4 ? SLUICE_OK : SLUICE_PROGRAM_FAILED) << "round " << round;
  }
}

// Memory that goes and comes back under the same address.
TEST_P(Repeats, MemoryComesAndGoes) {
  for (int round = 0; round < 8; ++round) {
    if (round == 5)
      device->trim();
    Ref<Buffer> value = upload<int64_t>({round});
    auto work = commands();
    for (int i = 0; i < 5; ++i) {
      ASSERT_TRUE(dispatch(*work, "step", {1, 1, 1}, {1}, {whole(value)}).ok());
      ASSERT_TRUE(work->barrier().ok());
    }
    runAndWait(work);
    EXPECT_EQ(download<int64_t>(*value)[0], 243 * round + 121);
  }
}
