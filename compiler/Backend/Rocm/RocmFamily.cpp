//===- RocmFamily.cpp - AMD's GPUs, as the compiler asks for them ---------===//
#include "compiler/Backend/Rocm/RocmBackend.h"
#include "compiler/Backend/Rocm/RocmTarget.h"

using namespace sluice;

const backend::Family rocm::kFamily{
    {.name = "rocm", .spelling = "rocm:<processor> such as rocm:gfx942", .parse = parseRocmTarget},
    .codeKind = module::GpuCodeKind::Hsaco,
    .convert = convertKernel,
    .emit = emitHsaco,
};
