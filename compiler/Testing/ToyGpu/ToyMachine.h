//===- ToyMachine.h - runs the toy's kernels ------------------------------===//
#pragma once
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace sluice::toy {

/// Runs `code` (a library of one kernel, see emitCode) with `words` (gpu_kernel_abi.h, twenty
/// at most) as `workgroups` of `threads`, one after the other; threads take turns at barriers.
/// Returns how often a thread executed each matrix instruction. "" in it: why nothing ran. Not
/// thread-safe.
std::map<std::string, int64_t> launch(std::span<const uint8_t> code,
                                      std::array<int32_t, 3> workgroups, int32_t threads,
                                      std::vector<uint64_t> words);

} // namespace sluice::toy
