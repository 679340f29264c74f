//===- GpuForm.h - what kernels for GPUs say beyond their operations ------===//
#pragma once
#include "llvm/ADT/StringRef.h"

namespace sluice::kernels {

/// On a gpu.barrier: threads wait for what others write to workgroup memory, never to buffers or
/// the workspace.
inline constexpr llvm::StringLiteral kWorkgroupMemoryOnly = "workgroup_memory_only";

/// On an executable: its threads take more steps than every driver lets them
/// (SLUICE_GPU_FEATURE_LONG_THREADS).
inline constexpr llvm::StringLiteral kLongThreads = "long_threads";

/// On an executable: buffers must begin at multiples of 16 bytes.
inline constexpr llvm::StringLiteral kAlignedBindings = "aligned_bindings";

} // namespace sluice::kernels
