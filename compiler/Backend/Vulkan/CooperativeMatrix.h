//===- CooperativeMatrix.h - SPV_KHR_cooperative_matrix ---------*- C++ -*-===//
#pragma once
#include "compiler/Backend/Vulkan/MemoryAccess.h"

namespace sluice::vulkan {

/// The type that SPIR-V has for `type`.
mlir::spirv::CooperativeMatrixType cooperativeType(mlir::gpu::MMAMatrixType type);

/// Whether `op` is one of gpu.subgroup_mma_*.
bool isMatrixOp(mlir::Operation *op);
/// Replaces the uses of `op`, which is one of them; `access` finds elements of memory.
llvm::LogicalResult
resolveMatrixOp(mlir::Operation *op,
                llvm::function_ref<Access(mlir::Value, mlir::ValueRange)> access);

bool hasMatrices(mlir::spirv::ModuleOp module);
/// Makes `module`, which has matrices, follow the memory model that they need.
void useVulkanMemoryModel(mlir::spirv::ModuleOp module);

} // namespace sluice::vulkan
