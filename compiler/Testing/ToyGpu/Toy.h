//===- Toy.h - a family of GPUs for tests ---------------------------------===//
#pragma once
#include "compiler/Backend/Family.h"
#include "compiler/Kernels/Gpu/GpuUnits.h"

namespace sluice::toy {

extern const backend::Family kFamily;

/// Instructions of 32 threads, by a row of a table; and those into memory of the machine's own, by
/// the whole workgroup.
inline constexpr MatrixUnit kLanes{.name = "toy-lanes", .threads = 32},
    kTensor{.name = "toy-tensor", .threads = 32, .readsWhole = true};

/// Says in `model` what the table has for kLanes.
void addLanes(TargetModel &model);
const kernels::GpuUnits &gpuUnits();

/// The steps of backend::Family.
llvm::FailureOr<backend::KernelArguments>
convertKernel(mlir::func::FuncOp kernel, const TargetModel &target, int64_t threads, int optLevel);
llvm::Expected<backend::GpuKernel> emitCode(mlir::Operation *executable, const TargetModel &target,
                                            int64_t threads, int optLevel);

} // namespace sluice::toy
