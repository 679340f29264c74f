//===- CudaFamily.cpp - NVIDIA's GPUs, as the compiler asks for them ------===//
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "compiler/Backend/Cuda/CudaTarget.h"
#include "compiler/Backend/Cuda/Ptxas.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"

using namespace sluice;

/// A program for sm_90a is for sm_90 alone, and uses more of it.
static llvm::SmallVector<int64_t> demandOf(const TargetModel &model) {
  return {cuda::computeCapability(model), llvm::StringRef(model.cpu).ends_with("a")};
}

const backend::Family cuda::kFamily{
    {.name = "cuda",
     .spelling = "cuda:<architecture>",
     .example = "cuda:sm_90",
     .parse = parseCudaTarget,
     .names = cudaTargets,
     .demand = demandOf,
     .addDialects = mlir::registerNVVMDialectTranslation},
    .codeKind = module::GpuCodeKind::Ptx,
    .convert = convertKernel,
    .emit = emitPtx,
    .wait = kWait,
    .machineCodeKind = module::GpuCodeKind::Cubin,
    .findAssembler = findPtxas,
    .assemble = assemblePtx,
};
