//===- BufferTest.cpp - memory of a device --------------------------------===//
#include "runtime/testing/conformance/Conformance.h"

#include <atomic>

using namespace sluice;
using namespace sluice::hal;

INSTANTIATE_TEST_SUITE_P(Buffers, Conformance, ::testing::ValuesIn(subjects()), subjectName);

TEST_P(Conformance, ReadAndWrite) {
  Ref<Buffer> buffer = upload<int32_t>({1, 2, 3, 4});
  int32_t value = 9;
  EXPECT_TRUE(device->write(*buffer, 4, &value, 4).ok());
  EXPECT_EQ(download<int32_t>(*buffer), (std::vector<int32_t>{1, 9, 3, 4}));
  EXPECT_EQ(allocate(0)->length(), 0u);
}

TEST_P(Conformance, Subspans) {
  Ref<Buffer> buffer = upload<int32_t>({1, 2, 3, 4}), part, inner;
  ASSERT_TRUE(buffer->subspan(4, 8, part).ok());
  ASSERT_TRUE(part->subspan(4, 4, inner).ok());
  EXPECT_EQ(download<int32_t>(*inner), std::vector<int32_t>{3});
  buffer = nullptr, part = nullptr; // the memory lives as long as any part
  EXPECT_EQ(download<int32_t>(*inner), std::vector<int32_t>{3});
  Ref<Buffer> none;
  EXPECT_EQ(inner->subspan(0, 5, none).code(), SLUICE_OUT_OF_RANGE);
  EXPECT_EQ(inner->subspan(5, 0, none).code(), SLUICE_OUT_OF_RANGE);
  EXPECT_EQ(inner->subspan(UINT64_MAX, 2, none).code(), SLUICE_OUT_OF_RANGE);
  EXPECT_TRUE(inner->subspan(4, 0, none).ok());
}

TEST_P(Conformance, ImportReleasesOnce) {
  int released = 0;
  std::vector<float> memory = {1, 2, 3};
  {
    Ref<Buffer> buffer, part;
    Status status = lend(
        device->importHost(memory.data(), 12, buffer),
        [](void *user) { ++*static_cast<int *>(user); }, &released, buffer);
    if (status.code() == SLUICE_UNSUPPORTED)
      GTEST_SKIP() << "device cannot use host memory in place";
    ASSERT_TRUE(status.ok());
    ASSERT_TRUE(buffer->subspan(4, 8, part).ok());
    buffer = nullptr;
    EXPECT_EQ(released, 0);
    EXPECT_EQ(download<float>(*part), (std::vector<float>{2, 3}));
  }
  EXPECT_EQ(released, 1);
}

// What one library knows by its address, another uses in place until its work is done.
TEST_P(Conformance, DeviceMemoryOfOthers) {
  auto count = [](void *user) { ++*static_cast<std::atomic<int> *>(user); };
  std::atomic<int> released{0};
  Ref<Buffer> owned = upload<int64_t>({7, 1, 2}), part, other;
  ASSERT_TRUE(owned->subspan(8, 16, part).ok());
  uint64_t address = device->addressOf(*part);
  if (!address) {
    EXPECT_EQ(lend(device->importShared(4096, 8, other), count, &released, other).code(),
              SLUICE_UNSUPPORTED);
    EXPECT_EQ(released, 0);
    return;
  }
  EXPECT_EQ(device->addressOf(*owned) + 8, address);
  EXPECT_EQ(lend(device->importShared(0, 8, other), count, &released, other).code(),
            SLUICE_INVALID_ARGUMENT);
  ASSERT_TRUE(lend(device->importShared(0, 0, other), count, &released, other).ok());
  EXPECT_EQ(download<int64_t>(*other), std::vector<int64_t>{});
  other = nullptr;
  EXPECT_EQ(released.exchange(0), 1);

  ASSERT_TRUE(lend(device->importShared(address, 16, other), count, &released, other).ok());
  EXPECT_EQ(download<int64_t>(*other), (std::vector<int64_t>{1, 2}));
  auto work = commands();
  Ref<Buffer> copy = allocate(16);
  ASSERT_TRUE(dispatch(*work, "step", {1, 1, 1}, {5}, {{other.get(), 8, 8}}).ok());
  ASSERT_TRUE(work->barrier().ok());
  ASSERT_TRUE(work->copy(whole(other), whole(copy)).ok());
  other = nullptr; // the commands hold it
  EXPECT_EQ(released, 0);
  runAndWait(work);
  work = nullptr;
  EXPECT_EQ(released, 1);
  EXPECT_EQ(download<int64_t>(*owned), (std::vector<int64_t>{7, 1, 11}));
  EXPECT_EQ(download<int64_t>(*copy), (std::vector<int64_t>{1, 11}));
}

TEST_P(Conformance, Tensors) {
  Ref<Buffer> buffer = upload<float>({1, 2, 3, 4, 5, 6});
  Ref<Tensor> tensor;
  ASSERT_TRUE(Tensor::create(buffer, 8, SLUICE_ELEMENT_F32, {2, 2}, tensor).ok());
  EXPECT_EQ(tensor->buffer().length(), 16u);
  EXPECT_EQ(tensor->elementCount(), 4u);
  EXPECT_EQ(tensor->text(), "2x2xf32");
  Ref<Tensor> none;
  EXPECT_STREQ(Tensor::create(buffer, 16, SLUICE_ELEMENT_F32, {3}, none).message(),
               "a tensor of 3xf32 needs 12 bytes at offset 16, the buffer has 24");
  EXPECT_EQ(Tensor::create(buffer, 0, SLUICE_ELEMENT_F32, {-1}, none).code(),
            SLUICE_INVALID_ARGUMENT);
  EXPECT_EQ(Tensor::create(buffer, 0, SLUICE_ELEMENT_COUNT, {1}, none).code(),
            SLUICE_INVALID_ARGUMENT);
  EXPECT_EQ(Tensor::create(buffer, 0, SLUICE_ELEMENT_F32, {INT64_MAX, INT64_MAX}, none).code(),
            SLUICE_INVALID_ARGUMENT);
  EXPECT_TRUE(Tensor::create(buffer, 0, SLUICE_ELEMENT_F32, {0, INT64_MAX}, none).ok());
}

TEST_P(Conformance, Statistics) {
  device->trim();
  uint64_t before = device->memoryStatistics().in_use;
  device->resetPeakMemory();
  {
    Ref<Buffer> a = allocate(1 << 20), b = allocate(1 << 20);
    EXPECT_GE(device->memoryStatistics().in_use, before + (2 << 20));
  }
  EXPECT_EQ(device->memoryStatistics().in_use, before);
  EXPECT_GE(device->memoryStatistics().peak, before + (2 << 20));
  device->trim();
  EXPECT_EQ(device->memoryStatistics().cached, 0u);
}

TEST_P(Conformance, OutOfMemoryIsAStatus) {
  Ref<Buffer> buffer;
  EXPECT_EQ(device->allocate(uint64_t(1) << 60, 0, buffer).code(), SLUICE_RESOURCE_EXHAUSTED);
}
