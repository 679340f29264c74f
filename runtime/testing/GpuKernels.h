//===- GpuKernels.h - the tests' kernels for GPUs -------------------------===//
#pragma once

#include "runtime/module/GpuExecutable.h"

#include <string>

namespace sluice::testing {

/// The kernels of testing/Kernels.c (but the few that only make sense on a CPU) as a GPU
/// executable: SPIR-V, or PTX text, by turns in two parts.
std::vector<uint8_t> readVulkanKernels();
std::vector<uint8_t> readCudaKernels();

/// What they need. `code` has one part.
std::vector<module::GpuEntry> testEntries(bool dynamicWorkgroupMemory);

/// A file of runtime/testing's build folder, or of $SLUICE_TEST_FILES.
std::string testFilePath(const char *name);
std::vector<uint8_t> readTestFile(const char *name);

} // namespace sluice::testing
