//===- CommandTest.cpp - what commands do ---------------------------------===//
#include "runtime/testing/conformance/Conformance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace sluice;
using namespace sluice::hal;

class Commands : public Conformance {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Commands);
INSTANTIATE_TEST_SUITE_P(Devices, Commands, ::testing::ValuesIn(subjects()), subjectName);

TEST_P(Commands, DispatchRunsEveryWorkgroupOnce) {
  for (std::array<uint32_t, 3> grid :
       {std::array<uint32_t, 3>{1, 1, 1}, {7, 1, 1}, {3, 5, 2}, {1, 1, 64}, {1000, 3, 1}}) {
    size_t count = size_t(grid[0]) * grid[1] * grid[2];
    Ref<Buffer> out = upload(std::vector<int64_t>(count, 0));
    auto work = commands();
    ASSERT_TRUE(dispatch(*work, "coordinates", grid, {}, {whole(out)}).ok());
    runAndWait(work);
    auto values = download<int64_t>(*out);
    for (uint32_t z = 0, i = 0; z < grid[2]; ++z)
      for (uint32_t y = 0; y < grid[1]; ++y)
        for (uint32_t x = 0; x < grid[0]; ++x, ++i)
          ASSERT_EQ(values[i], int64_t(1) + x + 100 * y + 10000 * z);
  }
}

TEST_P(Commands, EmptyDispatchDoesNothing) {
  auto work = commands();
  ASSERT_TRUE(dispatch(*work, "fails", {0, 5, 5}, {}, {}).ok());
  ASSERT_TRUE(work->barrier().ok());
  runAndWait(work);
  runAndWait(commands());
}

TEST_P(Commands, BindingsAndConstants) {
  std::vector<float> a(1000), b(1000);
  for (size_t i = 0; i < a.size(); ++i)
    a[i] = float(i), b[i] = float(2 * i);
  Ref<Buffer> left = upload(a), right = upload(b), out = upload(std::vector<float>(1000, -1));
  auto work = commands();
  // Elements 100 to 899, by offsets.
  ASSERT_TRUE(dispatch(*work, "add", {13, 1, 1}, {800},
                       {{left.get(), 400, 3200}, {right.get(), 400, 3200}, {out.get(), 400, 3200}})
                  .ok());
  runAndWait(work);
  auto values = download<float>(*out);
  for (size_t i = 0; i < values.size(); ++i)
    ASSERT_EQ(values[i], i < 100 || i >= 900 ? -1 : float(3 * i));
}

// More constants than some devices pass directly.
TEST_P(Commands, ManyConstants) {
  Ref<Buffer> out = upload<int64_t>({0});
  std::vector<int64_t> constants(20);
  int64_t expected = 0;
  for (size_t i = 0; i < constants.size(); ++i)
    expected += constants[i] = int64_t(i) * int64_t(i) - 7;
  auto work = commands();
  ASSERT_TRUE(dispatch(*work, "sum", {1, 1, 1}, constants, {whole(out)}).ok());
  runAndWait(work);
  EXPECT_EQ(download<int64_t>(*out)[0], expected);
}

TEST_P(Commands, WorkgroupMemory) {
  std::vector<int32_t> values(64);
  std::iota(values.begin(), values.end(), 1);
  Ref<Buffer> buffer = upload(values);
  auto work = commands();
  ASSERT_TRUE(dispatch(*work, "reverse", {1, 1, 1}, {}, {whole(buffer)}).ok());
  runAndWait(work);
  std::reverse(values.begin(), values.end());
  EXPECT_EQ(download<int32_t>(*buffer), values);
}

TEST_P(Commands, Workspace) {
  Ref<Buffer> out = upload(std::vector<float>(64, 0));
  auto work = commands();
  ASSERT_TRUE(dispatch(*work, "scratch", {64, 1, 1}, {}, {whole(out)}, 1 << 16).ok());
  runAndWait(work);
  auto values = download<float>(*out);
  for (size_t i = 0; i < values.size(); ++i)
    ASSERT_NEAR(values[i], std::exp(float(i) / 8),
                1e-5f * std::exp(float(i) / 8)); // GPUs have no exact exp
}

// 200 dependent steps: the result shows their order.
TEST_P(Commands, BarriersOrder) {
  Ref<Buffer> value = upload<int64_t>({1});
  auto work = commands();
  int64_t expected = 1;
  for (int64_t i = 0; i < 200; ++i) {
    ASSERT_TRUE(dispatch(*work, "step", {1, 1, 1}, {i}, {whole(value)}).ok());
    ASSERT_TRUE(work->barrier().ok());
    expected = int64_t(uint64_t(expected) * 3 + uint64_t(i));
  }
  runAndWait(work);
  EXPECT_EQ(download<int64_t>(*value)[0], expected);
}

// Phases of a kernel follow each other without barriers of the program.
TEST_P(Commands, PhasesOrder) {
  if (!executable->find("next launch"))
    GTEST_SKIP() << "kernels of this device are launched once only";
  Ref<Buffer> value = upload<int64_t>({1});
  auto work = commands();
  ASSERT_TRUE(dispatch(*work, "step", {1, 1, 1}, {0}, {whole(value)}).ok());
  int64_t expected = 3;
  for (int64_t i = 1; i < 200; ++i) {
    ASSERT_TRUE(dispatch(*work, "next launch", {i % 5 != 0, 1, 1}, {i}, {whole(value)}).ok());
    expected = i % 5 ? int64_t(uint64_t(expected) * 3 + uint64_t(i)) : expected;
  }
  runAndWait(work);
  EXPECT_EQ(download<int64_t>(*value)[0], expected);
}

// Independent commands between two barriers all run.
TEST_P(Commands, ConcurrentCommands) {
  constexpr size_t n = 30;
  std::vector<Ref<Buffer>> values;
  auto work = commands();
  Ref<Buffer> copied = allocate(8 * n);
  for (size_t i = 0; i < n; ++i)
    values.push_back(upload<int64_t>({int64_t(i)}));
  for (size_t i = 0; i < n; ++i)
    ASSERT_TRUE(dispatch(*work, "step", {1, 1, 1}, {5}, {whole(values[i])}).ok());
  ASSERT_TRUE(work->barrier().ok());
  for (size_t i = 0; i < n; ++i)
    ASSERT_TRUE(work->copy(whole(values[i]), {copied.get(), 8 * i, 8}).ok());
  runAndWait(work);
  auto result = download<int64_t>(*copied);
  for (size_t i = 0; i < n; ++i)
    EXPECT_EQ(result[i], int64_t(3 * i + 5));
}

TEST_P(Commands, CopyFillUpdate) {
  constexpr size_t n = 1 << 20; // bytes; several chunks
  std::vector<uint8_t> pattern(n);
  for (size_t i = 0; i < n; ++i)
    pattern[i] = uint8_t(i * 7 >> 3);
  Ref<Buffer> source = upload(pattern), target = allocate(n + 16);
  auto work = commands();
  ASSERT_TRUE(work->fill(whole(target), 0, 1).ok());
  ASSERT_TRUE(work->barrier().ok());
  ASSERT_TRUE(work->copy(whole(source), {target.get(), 3, n}).ok());
  ASSERT_TRUE(work->barrier().ok());
  uint8_t bytes[] = {1, 2, 3};
  ASSERT_TRUE(work->update({target.get(), 0, 3}, bytes).ok());
  bytes[0] = 99; // a copy was taken
  runAndWait(work);
  auto result = download<uint8_t>(*target);
  EXPECT_EQ(result[0], 1);
  EXPECT_EQ(result[2], 3);
  EXPECT_TRUE(std::equal(pattern.begin(), pattern.end(), result.begin() + 3));
  EXPECT_EQ(result[n + 3], 0);
}

TEST_P(Commands, FillPatterns) {
  for (uint32_t bytes : {1u, 2u, 4u, 8u}) {
    constexpr uint64_t pattern = 0x8877665544332211;
    Ref<Buffer> target = upload(std::vector<uint8_t>(1000 * 8, 0));
    auto work = commands();
    ASSERT_TRUE(work->fill({target.get(), bytes, 800 * bytes}, pattern, bytes)
                    .ok()); // aligned to the pattern only
    runAndWait(work);
    auto result = download<uint8_t>(*target);
    for (size_t i = 0; i < result.size(); ++i)
      ASSERT_EQ(result[i], i < bytes || i >= 801 * bytes ? 0 : uint8_t(pattern >> 8 * (i % bytes)))
          << bytes << " at " << i;
  }
}

TEST_P(Commands, RangesAreChecked) {
  Ref<Buffer> small = upload<float>({1, 2}), large = upload<float>({1, 2, 3, 4});
  auto work = commands();
  EXPECT_EQ(work->copy(whole(large), {small.get(), 0, 16}).code(), SLUICE_OUT_OF_RANGE);
  EXPECT_EQ(work->copy({large.get(), 12, 8}, {small.get(), 0, 8}).code(), SLUICE_OUT_OF_RANGE);
  EXPECT_EQ(work->copy({large.get(), 0, 8}, {large.get(), 4, 8}).code(),
            SLUICE_INVALID_ARGUMENT); // overlap
  EXPECT_EQ(work->fill({small.get(), 4, 8}, 0, 4).code(), SLUICE_OUT_OF_RANGE);
  EXPECT_EQ(work->fill({small.get(), 0, 6}, 0, 4).code(), SLUICE_INVALID_ARGUMENT);
  uint8_t bytes[4] = {};
  EXPECT_EQ(work->update({small.get(), 6, 4}, bytes).code(), SLUICE_OUT_OF_RANGE);
  EXPECT_EQ(dispatch(*work, "step", {1, 1, 1}, {0}, {{small.get(), UINT64_MAX, 8}}).code(),
            SLUICE_OUT_OF_RANGE);
  EXPECT_EQ(dispatch(*work, "nothing", {UINT32_MAX, UINT32_MAX, UINT32_MAX}, {}, {}).code(),
            SLUICE_OUT_OF_RANGE);
}

TEST_P(Commands, FailuresNameTheNode) {
  auto work = commands();
  ASSERT_TRUE(dispatch(*work, "fails", {8, 1, 1}, {}, {}).ok());
  Status status = submit({work})->await();
  EXPECT_EQ(status.code(), SLUICE_PROGRAM_FAILED);
  EXPECT_STREQ(status.message(), "second failure");
  EXPECT_STREQ(status.location(), "Node_1 (Op)"); // the failure has no place of its own
}

TEST_P(Commands, UnknownKernel) { EXPECT_EQ(executable->find("no such kernel"), nullptr); }
