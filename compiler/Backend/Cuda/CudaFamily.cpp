//===- CudaFamily.cpp - NVIDIA GPUs by name to their models, and as a family ===//
// Figures are those of NVIDIA's tables of compute capabilities. The PTX version is the oldest that
// knows the architecture: every driver that runs the chip reads it.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace sluice;

namespace {
struct Architecture {
  int number, ptx, ptxOfVariant; ///< PTX version of sm_N, and of sm_Na; 0 if there is none.
  int workgroupKilobytes, l1Kilobytes, l2Megabytes, computeUnits;
};
} // namespace

static constexpr Architecture kArchitectures[] = {
    {75, 63, 0, 64, 96, 6, 72},        {80, 70, 0, 163, 192, 40, 108},
    {86, 71, 0, 99, 128, 6, 84},       {87, 74, 0, 163, 192, 4, 16},
    {89, 78, 0, 99, 128, 72, 142},     {90, 78, 80, 227, 256, 50, 132},
    {100, 86, 86, 227, 256, 126, 148}, {103, 88, 88, 227, 256, 126, 148},
    {110, 90, 90, 227, 256, 32, 20},   {120, 87, 87, 99, 128, 96, 188},
    {121, 88, 88, 99, 128, 24, 48},
};

/// Every architecture, the variants for one of them left out.
static SmallVector<std::string> cudaTargets() {
  return map_to_vector(kArchitectures, [](const Architecture &architecture) {
    return "sm_" + std::to_string(architecture.number);
  });
}

/// The part of a target after "cuda:": an architecture, sm_75 to sm_121; sm_90a and the like add
/// what only that one has.
static Expected<TargetModel> parseCudaTarget(StringRef text) {
  StringRef digits = text;
  int number = 0;
  bool named = digits.consume_front("sm_") && !digits.consumeInteger(10, number) &&
               (digits.empty() || digits == "a");
  auto *found = find_if(kArchitectures, [&](const Architecture &architecture) {
    return architecture.number == number;
  });
  if (!named || found == std::end(kArchitectures) || (digits == "a" && !found->ptxOfVariant))
    return createStringError("unknown target 'cuda" + (text.empty() ? "" : ":" + text.str()) +
                             "': expected cuda:<architecture>, one of " + join(cudaTargets(), " "));
  TargetModel model;
  model.triple = "nvptx64-nvidia-cuda";
  model.cpu = text.str();
  model.features = "+ptx" + std::to_string(digits == "a" ? found->ptxOfVariant : found->ptx);
  model.vectorBytes = 16;
  model.cacheLineBytes = 128;
  model.l1Bytes = int64_t(found->l1Kilobytes) << 10;
  model.l2Bytes = int64_t(found->l2Megabytes) << 20;
  model.l3Bytes = 0;
  model.workgroupMemoryBytes = int64_t(found->workgroupKilobytes) << 10;
  model.stackBytes = 8 << 10;
  model.maxWorkgroups[1] = model.maxWorkgroups[2] = 65535;
  model.subgroupSize = 32;
  model.maxThreads = 1024;
  model.workgroupRegisters = 64 << 10;
  model.threadRegisters = 255;
  model.computeUnits = found->computeUnits;
  model.maxArgumentWords = 512;
  model.waitScope = "device";
  model.fma = true;
  model.matrixUnit = &cuda::kMma;
  if (number == 90) // No other architecture has it.
    model.groupUnit = &cuda::kWgmma;
  model.units = &cuda::gpuUnits();
  model.addMatrixElements({MatrixElement::F16});
  if (number >= 80)
    model.addMatrixElements({MatrixElement::BF16, MatrixElement::F64, MatrixElement::I8});
  if (number >= 89)
    model.addMatrixElements({MatrixElement::F8E4M3, MatrixElement::F8E5M2});
  model.matrixUnsigned = true;
  model.asyncCopy = number >= 80;
  return model;
}

int cuda::computeCapability(const TargetModel &target) {
  int number = 0;
  StringRef name = target.cpu;
  name.consume_front("sm_");
  name.consumeInteger(10, number);
  return number;
}

/// A program for sm_90a is for sm_90 alone, and uses more of it.
static SmallVector<int64_t> demandOf(const TargetModel &model) {
  return {cuda::computeCapability(model), StringRef(model.cpu).ends_with("a")};
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
    .architectureOf = architectureOf,
};
