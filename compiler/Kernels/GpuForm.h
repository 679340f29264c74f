//===- GpuForm.h - what kernels for GPUs say beyond their operations ------===//
#pragma once
#include "llvm/ADT/StringRef.h"

namespace sluice::kernels {

/// On a gpu.barrier: threads wait for what others write to workgroup memory, never to buffers or
/// the workspace.
inline constexpr llvm::StringLiteral kWorkgroupMemoryOnly = "workgroup_memory_only";

} // namespace sluice::kernels
