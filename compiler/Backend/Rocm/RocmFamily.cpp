//===- RocmFamily.cpp - AMD's GPUs, as the compiler asks for them ---------===//
#include "compiler/Backend/Rocm/RocmBackend.h"
#include "mlir/Target/LLVMIR/Dialect/ROCDL/ROCDLToLLVMIRTranslation.h"

using namespace sluice;

const backend::Family rocm::kFamily{
    {.name = "rocm",
     .spelling = "rocm:<processor>",
     .example = "rocm:gfx942",
     .parse = parseRocmTarget,
     .names = rocmTargets,
     .addDialects = mlir::registerROCDLDialectTranslation},
    .codeKind = module::GpuCodeKind::Hsaco,
    .convert = convertKernel,
    .emit = emitHsaco,
};
