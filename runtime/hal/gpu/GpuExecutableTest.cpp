//===- GpuExecutableTest.cpp - the file format, and what kernels need -----===//
#include "runtime/hal/gpu/GpuCommandBuffer.h"
#include "runtime/testing/GpuKernels.h"

#include <gtest/gtest.h>

using namespace sluice;
using namespace sluice::module;
using sluice::hal::gpu::checkLimits;
using sluice::hal::gpu::Limits;

TEST(GpuExecutableFile, RoundTrip) {
  std::vector<uint8_t> code = {1, 2, 3, 4, 5};
  GpuEntry entry;
  entry.name = "k", entry.symbol = "main", entry.bindings = 3, entry.constants = 2;
  entry.flags = SLUICE_GPU_ENTRY_WORKSPACE | SLUICE_GPU_ENTRY_REPORTS_FAILURE;
  entry.threads[1] = 7, entry.workgroupBytes = 100, entry.dynamicWorkgroupBytes = 28,
  entry.privateBytes = 5;
  entry.features = SLUICE_GPU_FEATURE_F64 | SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX;
  entry.subgroupSize = 32, entry.registers = 40, entry.spilledBytes = 8;
  entry.machineCode = 0;
  std::vector<uint8_t> bytes = serializeGpuExecutable({{{GpuCodeKind::Hsaco, code}}, {entry}});
  module::GpuExecutable read;
  ASSERT_TRUE(readGpuExecutable(bytes, read).ok());
  ASSERT_EQ(read.entries.size(), 1u);
  const GpuEntry &back = read.entries[0];
  EXPECT_EQ(back.name + back.symbol, "kmain");
  EXPECT_EQ(back.words(), 7u);
  EXPECT_EQ(back.threadCount(), 7u);
  EXPECT_EQ(back.totalWorkgroupBytes(), 128u);
  EXPECT_EQ(back.features, entry.features);
  EXPECT_EQ(back.subgroupSize + back.registers + back.spilledBytes + back.privateBytes, 85u);
  EXPECT_EQ(back.machineCode, 0u);
  EXPECT_EQ(read.codes[0].kind, GpuCodeKind::Hsaco);
  EXPECT_TRUE(
      std::equal(code.begin(), code.end(), read.codes[0].bytes.begin(), read.codes[0].bytes.end()));
}

TEST(GpuExecutableFile, MachineCode) {
  std::vector<uint8_t> code = {1};
  GpuEntry entry;
  entry.name = "k";
  module::GpuExecutable read;
  auto reads = [&] {
    return readGpuExecutable(serializeGpuExecutable({{{GpuCodeKind::Ptx, code}}, {entry}}), read)
        .ok();
  };
  ASSERT_TRUE(reads());
  EXPECT_EQ(read.entries[0].machineCode, kNoMachineCode);
  entry.machineCode = 1; // there is one code
  EXPECT_FALSE(reads());
}

TEST(GpuExecutableFile, TensorMaps) {
  std::vector<uint8_t> code = {1};
  GpuEntry entry;
  entry.name = "k", entry.bindings = 2;
  TensorMap map{1, 64, 2, 2, {768, -1}, {2, 1536}, {64, 128}};
  module::GpuExecutable read;
  auto reads = [&](const TensorMap &second) {
    entry.tensorMaps = {map, second};
    return readGpuExecutable(serializeGpuExecutable({{{GpuCodeKind::Ptx, code}}, {entry}}), read)
        .ok();
  };
  ASSERT_TRUE(reads(map));
  EXPECT_EQ(read.entries[0].tensorMaps, entry.tensorMaps);
  EXPECT_EQ(read.entries[0].words(), 2u + 2 * kTensorMapBytes / 8);
  auto isRefused = [&](auto change) {
    TensorMap wrong = map;
    change(wrong);
    return !reads(wrong);
  };
  EXPECT_TRUE(isRefused([](TensorMap &m) { m.binding = 2; }));
  EXPECT_TRUE(isRefused([](TensorMap &m) { m.rank = 6; }));
  EXPECT_TRUE(isRefused([](TensorMap &m) { m.rank = 0; }));
}

// Whatever the bytes, reading ends with a status.
TEST(GpuExecutableFile, DamagedBytes) {
  std::vector<uint8_t> code(40, 9),
      bytes = serializeGpuExecutable(
          {{{GpuCodeKind::Spirv, code}}, sluice::testing::testEntries(false)});
  module::GpuExecutable read;
  for (size_t length = 0; length + 16 < bytes.size(); length += 3 /* the end is padding */)
    EXPECT_FALSE(readGpuExecutable({bytes.data(), length}, read).ok());
  for (size_t i = 0; i < bytes.size(); ++i)
    for (uint8_t flip : {0x01, 0x80, 0xFF}) {
      std::vector<uint8_t> damaged = bytes;
      damaged[i] ^= flip;
      Status ignored = readGpuExecutable(damaged, read);
    }
}

static std::string refusal(GpuEntry entry, const Limits &limits) {
  entry.name = "k";
  Status status = checkLimits(entry, limits);
  EXPECT_TRUE(status.ok() || status.code() == SLUICE_UNSUPPORTED);
  return status.message();
}

TEST(GpuLimits, Messages) {
  Limits limits;
  limits.name = "gpu:0 (G)";
  limits.maxThreadCount = 256, limits.maxThreads[0] = 256, limits.maxThreads[1] = 64,
  limits.maxThreads[2] = 8;
  limits.workgroupBytes = 32768, limits.privateBytes = 1000, limits.maxArgumentWords = 16;
  limits.minSubgroup = limits.maxSubgroup = 8;
  limits.features = SLUICE_GPU_FEATURE_F16;
  EXPECT_EQ(refusal({}, limits), "");
  GpuEntry e;
  e.workgroupBytes = 32000, e.dynamicWorkgroupBytes = 33536;
  EXPECT_EQ(refusal(e, limits),
            "kernel 'k' needs 65536 bytes of workgroup memory, gpu:0 (G) has 32768");
  e = {}, e.threads[0] = 128, e.threads[1] = 4;
  EXPECT_EQ(refusal(e, limits), "kernel 'k' needs 512 threads in a workgroup, gpu:0 (G) has 256");
  e = {}, e.threads[2] = 16;
  EXPECT_EQ(refusal(e, limits), "kernel 'k' needs 16 threads along z, gpu:0 (G) has 8");
  e = {}, e.privateBytes = 1001;
  EXPECT_EQ(refusal(e, limits),
            "kernel 'k' needs 1001 bytes of private memory a thread, gpu:0 (G) has 1000");
  e = {}, e.bindings = 10, e.constants = 7;
  EXPECT_EQ(refusal(e, limits), "kernel 'k' needs 17 words of arguments, gpu:0 (G) has 16");
  e.flags = SLUICE_GPU_ENTRY_ARGUMENTS_IN_MEMORY;
  EXPECT_EQ(refusal(e, limits), "");
  e = {}, e.features = SLUICE_GPU_FEATURE_F64 | SLUICE_GPU_FEATURE_F16;
  EXPECT_EQ(refusal(e, limits), "kernel 'k' needs 64-bit floats, which gpu:0 (G) does not have");
  e = {}, e.subgroupSize = 32;
  EXPECT_EQ(refusal(e, limits), "kernel 'k' needs subgroups of 32, gpu:0 (G) has 8");
  limits.maxSubgroup = 16;
  EXPECT_EQ(refusal(e, limits), "kernel 'k' needs subgroups of 32, gpu:0 (G) has 8 to 16");
}
