//===- EmitSpirv.cpp - the words of a SPIR-V module and what they ask for -===//
// Version and capabilities are found here from the code itself: MLIR's own pass deduces version
// 1.0, for which the entry point's list of variables is wrong, and no capabilities for 8 and 16
// bits in memory.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "mlir/Target/SPIRV/Serialization.h"

using namespace mlir;
using namespace sluice;
using spirv::Capability;

static constexpr uint64_t kSubgroupFeatures =
    SLUICE_GPU_FEATURE_SUBGROUP_VOTE | SLUICE_GPU_FEATURE_SUBGROUP_BALLOT |
    SLUICE_GPU_FEATURE_SUBGROUP_SHUFFLE | SLUICE_GPU_FEATURE_SUBGROUP_SHUFFLE_RELATIVE;

/// Bytes of the arrays that `type` points to.
static int64_t pointeeBytes(Type type) {
  auto array = dyn_cast<spirv::ArrayType>(cast<spirv::PointerType>(type).getPointeeType());
  if (!array)
    return 0;
  auto vector = dyn_cast<VectorType>(array.getElementType());
  return int64_t(array.getNumElements()) * (vector ? vector.getNumElements() : 1) *
         getElementTypeOrSelf(array.getElementType()).getIntOrFloatBitWidth() / 8;
}

static Type scalarOf(Type type) {
  type = getElementTypeOrSelf(type);
  if (auto pointer = dyn_cast<spirv::PointerType>(type))
    return scalarOf(pointer.getPointeeType());
  auto array = dyn_cast<spirv::ArrayType>(type);
  return array ? scalarOf(array.getElementType()) : type;
}
static int64_t scalarWidth(Type type) {
  type = scalarOf(type);
  return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
}
static bool isFloat(Type type) { return isa<FloatType>(scalarOf(type)); }

static bool isBuffer(Value pointer) {
  return cast<spirv::PointerType>(pointer.getType()).getStorageClass() ==
         spirv::StorageClass::PhysicalStorageBuffer;
}

/// True if a device that only stores small types, and converts them, runs `op`.
static bool onlyStores(Operation *op) {
  if (isa<spirv::LoadOp, spirv::StoreOp>(op))
    return isBuffer(op->getOperand(0));
  return isa<spirv::ConvertUToPtrOp, spirv::FConvertOp, spirv::SConvertOp, spirv::UConvertOp>(op);
}

uint64_t vulkan::declareCapabilities(spirv::ModuleOp module) {
  uint64_t features = SLUICE_GPU_FEATURE_NONE;
  auto needs = [&](Operation *op, Type type) {
    if (scalarOf(type).isBF16()) { // Only matrices have it.
      features |= SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX_BF16;
      return;
    }
    int64_t width = scalarWidth(type);
    bool floats = isFloat(type);
    if (width == 64)
      features |= floats ? SLUICE_GPU_FEATURE_F64 : SLUICE_GPU_FEATURE_I64;
    if (width != 8 && width != 16)
      return;
    if (!onlyStores(op))
      features |= width == 8 ? SLUICE_GPU_FEATURE_I8
                  : floats   ? SLUICE_GPU_FEATURE_F16
                             : SLUICE_GPU_FEATURE_I16;
    else // Conversions alone too: the type must be there.
      features |= width == 8 ? SLUICE_GPU_FEATURE_STORAGE8 : SLUICE_GPU_FEATURE_STORAGE16;
  };
  module.walk([&](Operation *op) {
    if (auto product = dyn_cast<spirv::KHRCooperativeMatrixMulAddOp>(op))
      if (cast<spirv::CooperativeMatrixType>(product.getA().getType())
              .getElementType()
              .isInteger(8))
        features |= SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX_I8;
    for (Type type : op->getResultTypes())
      needs(op, type);
    for (Type type : op->getOperandTypes())
      needs(op, type);
    if (auto variable = dyn_cast<spirv::GlobalVariableOp>(op))
      needs(op, variable.getType());
    if (op->getName().getStringRef().starts_with("spirv.Atomic") &&
        scalarWidth(op->getResult(0).getType()) == 64)
      features |= isBuffer(op->getOperand(0)) ? SLUICE_GPU_FEATURE_ATOMIC_I64
                                              : SLUICE_GPU_FEATURE_SHARED_ATOMIC_I64;
    if (isa<spirv::GroupNonUniformAnyOp>(op))
      features |= SLUICE_GPU_FEATURE_SUBGROUP_VOTE;
    if (isa<spirv::GroupNonUniformBallotOp>(op))
      features |= SLUICE_GPU_FEATURE_SUBGROUP_BALLOT;
    if (isa<spirv::GroupNonUniformShuffleOp, spirv::GroupNonUniformShuffleXorOp>(op))
      features |= SLUICE_GPU_FEATURE_SUBGROUP_SHUFFLE;
    if (isa<spirv::GroupNonUniformShuffleUpOp, spirv::GroupNonUniformShuffleDownOp>(op))
      features |= SLUICE_GPU_FEATURE_SUBGROUP_SHUFFLE_RELATIVE;
  });
  // Without this mode a driver may take it that there are no NaNs and infinities: NVIDIA's makes 0
  // of x - x.
  for (auto mode : module.getOps<spirv::ExecutionModeOp>())
    if (mode.getExecutionMode() == spirv::ExecutionMode::SignedZeroInfNanPreserve) {
      int64_t width = cast<IntegerAttr>(mode.getValues()[0]).getInt();
      features |= width == 16   ? SLUICE_GPU_FEATURE_NANS_F16
                  : width == 32 ? SLUICE_GPU_FEATURE_NANS_F32
                                : SLUICE_GPU_FEATURE_NANS_F64;
    }
  bool isCooperative = hasMatrices(module);
  if (isCooperative)
    features |= SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX | SLUICE_GPU_FEATURE_MEMORY_MODEL;
  SmallVector<Capability> capabilities{Capability::Shader,
                                       Capability::PhysicalStorageBufferAddresses};
  for (auto [bits, capability] :
       {std::pair<uint64_t, Capability>{SLUICE_GPU_FEATURE_F64, Capability::Float64},
        {SLUICE_GPU_FEATURE_F16, Capability::Float16},
        {SLUICE_GPU_FEATURE_I64, Capability::Int64},
        {SLUICE_GPU_FEATURE_I16, Capability::Int16},
        {SLUICE_GPU_FEATURE_I8, Capability::Int8},
        {SLUICE_GPU_FEATURE_STORAGE16, Capability::StorageBuffer16BitAccess},
        {SLUICE_GPU_FEATURE_STORAGE8, Capability::StorageBuffer8BitAccess},
        {SLUICE_GPU_FEATURE_NANS_F16 | SLUICE_GPU_FEATURE_NANS_F32 | SLUICE_GPU_FEATURE_NANS_F64,
         Capability::SignedZeroInfNanPreserve},
        {SLUICE_GPU_FEATURE_MEMORY_MODEL, Capability::VulkanMemoryModel},
        {SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX, Capability::CooperativeMatrixKHR},
        {SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX_BF16, Capability::BFloat16TypeKHR},
        {SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX_BF16, Capability::BFloat16CooperativeMatrixKHR},
        {kSubgroupFeatures, Capability::GroupNonUniform},
        {SLUICE_GPU_FEATURE_SUBGROUP_VOTE, Capability::GroupNonUniformVote},
        {SLUICE_GPU_FEATURE_SUBGROUP_BALLOT, Capability::GroupNonUniformBallot},
        {SLUICE_GPU_FEATURE_SUBGROUP_SHUFFLE, Capability::GroupNonUniformShuffle},
        {SLUICE_GPU_FEATURE_SUBGROUP_SHUFFLE_RELATIVE, Capability::GroupNonUniformShuffleRelative},
        {SLUICE_GPU_FEATURE_ATOMIC_I64 | SLUICE_GPU_FEATURE_SHARED_ATOMIC_I64,
         Capability::Int64Atomics}})
    if (features & bits)
      capabilities.push_back(capability);
  SmallVector<spirv::Extension> extensions;
  if (isCooperative)
    extensions.push_back(spirv::Extension::SPV_KHR_cooperative_matrix);
  if (features & SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX_BF16)
    extensions.push_back(spirv::Extension::SPV_KHR_bfloat16);
  module.setVceTripleAttr(
      spirv::VerCapExtAttr::get(isCooperative ? spirv::Version::V_1_6 : spirv::Version::V_1_5,
                                capabilities, extensions, module.getContext()));
  return features;
}

/// Of FMax and FMin any operand may be the result where one is no number; NMax and NMin, which the
/// spirv dialect does not have, are the other one (GLSL.std.450).
static void ignoreNaNs(MutableArrayRef<uint32_t> words) {
  static constexpr uint32_t kHeaderWords = 5, kFMin = 37, kFMax = 40, kNMin = 79, kNMax = 80;
  for (size_t at = kHeaderWords; at < words.size(); at += words[at] >> 16)
    if (spirv::Opcode(words[at] & 0xffff) == spirv::Opcode::OpExtInst)
      if (uint32_t &instruction = words[at + 4]; instruction == kFMin || instruction == kFMax)
        instruction = instruction == kFMin ? kNMin : kNMax;
}

llvm::Expected<backend::GpuKernel>
vulkan::emitSpirv(Operation *executable, const TargetModel &target, int64_t threads, int) {
  auto module = *executable->getRegion(0).front().getOps<spirv::ModuleOp>().begin();
  backend::GpuKernel code;
  code.features = declareCapabilities(module);
  if (code.features & (kSubgroupFeatures | SLUICE_GPU_FEATURE_COOPERATIVE_MATRIX))
    code.subgroupSize = SLUICE_GPU_MATRIX_SUBGROUP;
  for (auto variable : module.getOps<spirv::GlobalVariableOp>())
    if (variable.storageClass() == spirv::StorageClass::Workgroup)
      code.workgroupBytes += pointeeBytes(variable.getType());
  module.walk([&](spirv::VariableOp variable) {
    if (!variable.getInitializer()) // Constants are no memory of a thread.
      code.privateBytes += pointeeBytes(variable.getType());
  });
  if (threads > target.maxThreads)
    return llvm::createStringError("kernel needs " + llvm::Twine(threads) + " threads, " +
                                   target.spec() + " has " + llvm::Twine(target.maxThreads));
  SmallVector<uint32_t> words;
  spirv::SerializationOptions options;
  options.emitSymbolName = false;
  options.emitDebugInfo = false;
  if (failed(spirv::serialize(module, words, options)))
    return llvm::createStringError("the kernel has no binary form in SPIR-V");
  ignoreNaNs(words);
  code.code.assign(reinterpret_cast<const char *>(words.data()), words.size() * sizeof(uint32_t));
  return code;
}
