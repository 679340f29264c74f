//===- RocmFamily.cpp - AMD GPUs by name to their models, and as a family -===//
// Figures are those of AMD's tables and instruction set manuals, for the largest chip of each
// processor. The second-level cache is what workgroups of one die share.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Rocm/RocmBackend.h"
#include "mlir/Target/LLVMIR/Dialect/ROCDL/ROCDLToLLVMIRTranslation.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace sluice;

namespace {
struct Processor {
  StringLiteral name;
  int waveSize, workgroupKilobytes, threadRegisters,
      kiloRegisters; ///< Registers of a thread, and 1024s of a workgroup.
  int l1Kilobytes, l2Kilobytes, l3Megabytes, lineBytes, computeUnits;
};
} // namespace

// gfx9 to gfx908 count vector registers only, later ones those of matrices too (one file). From
// gfx10 on a workgroup has two compute units; l1Kilobytes is the cache of one.
static constexpr Processor kComputeUnits[] = {
    {"gfx908", 64, 64, 256, 64, 16, 8192, 0, 64, 120},      // MI100
    {"gfx90a", 64, 64, 512, 128, 16, 8192, 0, 128, 110},    // MI250X, one die
    {"gfx942", 64, 64, 512, 128, 32, 4096, 256, 128, 304},  // MI300X
    {"gfx950", 64, 160, 512, 128, 32, 4096, 256, 128, 256}, // MI355X
    {"gfx1030", 32, 64, 256, 128, 16, 4096, 128, 128, 80},  // RX 6900 XT
    {"gfx1100", 32, 64, 256, 192, 32, 6144, 96, 128, 96},   // RX 7900 XTX
    {"gfx1201", 32, 64, 256, 192, 32, 8192, 64, 128, 64},   // RX 9070 XT
};

/// Every processor.
static SmallVector<std::string> rocmTargets() {
  return map_to_vector(kComputeUnits, [](const Processor &p) { return p.name.str(); });
}

/// The part of a target after "rocm:": a processor, gfx908 to gfx1201. Its code runs whatever the
/// device's xnack and sramecc are.
static Expected<TargetModel> parseRocmTarget(StringRef text) {
  auto *found =
      find_if(kComputeUnits, [&](const Processor &processor) { return processor.name == text; });
  if (found == std::end(kComputeUnits))
    return createStringError("unknown target 'rocm" + (text.empty() ? "" : ":" + text.str()) +
                             "': expected rocm:<processor>, one of " + join(rocmTargets(), " "));
  TargetModel model;
  model.triple = "amdgcn-amd-amdhsa";
  model.cpu = text.str();
  model.vectorBytes = 16;
  model.cacheLineBytes = found->lineBytes;
  model.l1Bytes = int64_t(found->l1Kilobytes) << 10;
  model.l2Bytes = int64_t(found->l2Kilobytes) << 10;
  model.l3Bytes = int64_t(found->l3Megabytes) << 20;
  model.workgroupMemoryBytes = int64_t(found->workgroupKilobytes) << 10;
  model.stackBytes = 8 << 10;
  model.subgroupSize = found->waveSize;
  model.maxThreads = 1024;
  // A grid is given in threads, of which there are less than 2^32 in each dimension.
  model.maxWorkgroups[0] = (int64_t(1) << 32) / model.maxThreads - 1;
  model.maxWorkgroups[1] = model.maxWorkgroups[2] = 65535;
  model.workgroupRegisters = int64_t(found->kiloRegisters) << 10;
  model.threadRegisters = found->threadRegisters;
  model.computeUnits = found->computeUnits;
  model.maxArgumentWords = 512;
  model.waitScope = "agent";
  model.fma = true;
  model.units = &rocm::gpuUnits();
  rocm::addMatrixInstructions(model);
  return model;
}

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
