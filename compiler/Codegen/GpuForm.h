//===- GpuForm.h - what kernels for GPUs say beyond their operations ------===//
#pragma once
#include "llvm/ADT/StringRef.h"

namespace sluice::codegen {

/// On a gpu.barrier: threads wait for what others write to workgroup memory, never to buffers or the workspace.
inline constexpr llvm::StringLiteral kWorkgroupMemoryOnly = "workgroup_memory_only";

/// On an executable: its code is for this one architecture, not for later ones too.
inline constexpr llvm::StringLiteral kArchitectureSpecific = "architecture_specific";

/// On an executable: the version of PTX that its assembly needs, times ten; LLVM does not look into it.
inline constexpr llvm::StringLiteral kPtxVersion = "ptx_version";

/// On an executable: its threads take more steps than every driver lets them (SLUICE_GPU_FEATURE_LONG_THREADS).
inline constexpr llvm::StringLiteral kLongThreads = "long_threads";

/// On an executable: buffers must begin at multiples of 16 bytes.
inline constexpr llvm::StringLiteral kAlignedBindings = "aligned_bindings";

} // namespace sluice::codegen
