//===- VulkanBackend.h - loops on memrefs to SPIR-V -----------------------===//
// In order: expandKernel (of all targets), resolveMemory, expandForSpirv, convertToSpirv:
// convertKernel calls them all. Then emitSpirv. Loops and branches stay structured from beginning
// to end: SPIR-V asks for that, and scf.for and scf.if are what it has.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Backend/Family.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulPlan.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "runtime/include/sluice/gpu_kernel_abi.h"

namespace sluice::kernels {
class AttentionUnits;
} // namespace sluice::kernels

namespace sluice::vulkan {

struct Access; // MemoryAccess.h

extern const backend::Family kFamily;

/// Moves the kernel into a new spirv.module, in front of it, whose function has no arguments: it
/// loads their words. All memory is accessed by spirv.Load and spirv.Store, and no memref is left;
/// scf, arith, complex and vector ops are.
llvm::FailureOr<mlir::spirv::ModuleOp> resolveMemory(mlir::func::FuncOp kernel,
                                                     const TargetModel &target,
                                                     const backend::KernelArguments &arguments);

/// Takes vectors of more than four elements apart.
llvm::LogicalResult splitVectors(mlir::spirv::ModuleOp module);

/// Replaces what SPIR-V has no instruction for, and what MLIR's patterns translate wrongly:
/// integers of odd widths, remainders, some math functions.
llvm::LogicalResult expandForSpirv(mlir::spirv::ModuleOp module);

/// Converts what is left in `module` to the spirv dialect.
llvm::LogicalResult convertToSpirv(mlir::spirv::ModuleOp module);

/// Capabilities that the code of `module` needs, set as its vce_triple; SLUICE_GPU_FEATURE_* for
/// them.
uint64_t declareCapabilities(mlir::spirv::ModuleOp module);

/// Makes a spirv.module of `kernel`, in its place, with an entry point for workgroups of `threads`.
llvm::FailureOr<backend::KernelArguments>
convertKernel(mlir::func::FuncOp kernel, const TargetModel &target, int64_t threads, int optLevel);

/// Words of the spirv.module in `executable`.
llvm::Expected<backend::GpuKernel> emitSpirv(mlir::Operation *executable, const TargetModel &target,
                                             int64_t threads, int optLevel);

/// Replaces divisions and remainders of 64-bit integers and indices in `func`, so that none is
/// left.
mlir::LogicalResult divideIntegers(mlir::spirv::FuncOp func);

/// Takes arithmetic on integers other than i1, i8, i16, i32 and i64 to the next of these, bf16 and
/// 8-bit floats to their bits, and what i1 has no logical operation for to i32. Memory is not
/// concerned: it holds whole bytes.
llvm::LogicalResult widenIntegers(mlir::Operation *op);

/// Keeps drivers from computing something else than what `func` says, which loads the words of its
/// arguments first.
void keepArithmetic(mlir::spirv::FuncOp func);

//===----------------------------------------------------------------------===//
// SPV_KHR_cooperative_matrix
//===----------------------------------------------------------------------===//

/// Subgroups that share one cooperative matrix.
inline constexpr int64_t kCooperativeThreads = SLUICE_GPU_MATRIX_SUBGROUP,
                         kCooperativeSize = SLUICE_GPU_MATRIX_SIZE;
inline constexpr MatrixUnit kCooperative{.name = "cooperative",
                                         .threads = kCooperativeThreads,
                                         .kTileWordBytes = 16,
                                         .readsWhole = true};

/// Matrices that subgroups hold.
const kernels::GpuUnits &gpuUnits();
const kernels::AttentionUnits &attentionUnits();

/// Replaces the uses of `op`, hal.load_matrix or hal.store_matrix; `access` finds elements of
/// memory.
llvm::LogicalResult
resolveMatrixOp(mlir::Operation *op, mlir::Value memory, mlir::Value place, int32_t pitch,
                llvm::function_ref<Access(mlir::Value, mlir::ValueRange)> access);

bool hasMatrices(mlir::spirv::ModuleOp module);
/// Makes `module`, which has matrices, follow the memory model that they need.
void useVulkanMemoryModel(mlir::spirv::ModuleOp module);

} // namespace sluice::vulkan
