//===- EmitHsaco.cpp - LLVM dialect to the HSACO of one kernel ------------===//
// Optimizes with LLVM's standard pipeline, refuses what AMDGPU has no instruction for (its code
// generator would end the process), and reads back from the metadata what the kernel needs.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/LLVM/LLVMKernel.h"
#include "compiler/Backend/Rocm/RocmBackend.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/AMDGPUAddrSpace.h"

using namespace llvm;
using namespace sluice;

// ROCm 5.7 and later load this version; newer ones only add processors that are not named one by
// one.
static constexpr uint32_t kCodeObjectVersion = 500;

static void setAttributes(Function &entry, int64_t threads) {
  Module &module = *entry.getParent();
  LLVMContext &context = module.getContext();
  module.addModuleFlag(Module::Error, "amdhsa_code_object_version", kCodeObjectVersion);
  entry.setVisibility(GlobalValue::ProtectedVisibility);
  entry.addFnAttr("amdgpu-flat-work-group-size", utostr(threads) + "," + utostr(threads));
  entry.addFnAttr("uniform-work-group-size", "true");
  // Nothing that HIP's runtime would have to pass beside the kernel's own parameters.
  for (StringRef unused :
       {"implicitarg-ptr", "hostcall-ptr", "heap-ptr", "multigrid-sync-arg", "queue-ptr",
        "default-queue", "completion-action", "dispatch-id", "lds-kernel-id"})
    entry.addFnAttr(("amdgpu-no-" + unused).str());
  auto number = [&](int64_t value) {
    return ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(context), value));
  };
  entry.setMetadata("reqd_work_group_size",
                    MDNode::get(context, {number(threads), number(1), number(1)}));
  for (GlobalVariable &global : module.globals())
    if (global.hasInitializer())
      global.setLinkage(GlobalValue::InternalLinkage);
}

/// The LLVM dialect's memory is all in the generic address space. Here stack and constants have
/// their own; LLVM finds out what points to them.
static void moveToAddressSpaces(Module &module) {
  auto generic = PointerType::get(module.getContext(), AMDGPUAS::FLAT_ADDRESS);
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &instruction : make_early_inc_range(block)) {
        auto *alloca = dyn_cast<AllocaInst>(&instruction);
        if (!alloca || alloca->getAddressSpace() == AMDGPUAS::PRIVATE_ADDRESS)
          continue;
        auto *moved =
            new AllocaInst(alloca->getAllocatedType(), AMDGPUAS::PRIVATE_ADDRESS,
                           alloca->getArraySize(), alloca->getAlign(), "", alloca->getIterator());
        alloca->replaceAllUsesWith(
            new AddrSpaceCastInst(moved, generic, "", alloca->getIterator()));
        alloca->eraseFromParent();
      }
  for (GlobalVariable &global : make_early_inc_range(module.globals())) {
    if (global.getAddressSpace() != AMDGPUAS::FLAT_ADDRESS)
      continue;
    unsigned space = global.isConstant() ? AMDGPUAS::CONSTANT_ADDRESS : AMDGPUAS::GLOBAL_ADDRESS;
    auto *moved =
        new GlobalVariable(module, global.getValueType(), global.isConstant(), global.getLinkage(),
                           global.hasInitializer() ? global.getInitializer() : nullptr, "", &global,
                           GlobalValue::NotThreadLocal, space);
    moved->copyAttributesFrom(&global);
    global.replaceAllUsesWith(ConstantExpr::getAddrSpaceCast(moved, generic));
    moved->takeName(&global);
    global.eraseFromParent();
  }
}

/// What atomics order is left to barriers: they only combine values, with other threads of this
/// device. An order or the whole system for a scope would cost a flush of the caches each.
static void relaxAtomics(Module &module) {
  SyncScope::ID device = module.getContext().getOrInsertSyncScopeID("agent");
  for (Function &function : module)
    for (Instruction &instruction : instructions(function)) {
      if (auto *update = dyn_cast<AtomicRMWInst>(&instruction)) {
        update->setOrdering(AtomicOrdering::Monotonic);
        update->setSyncScopeID(device);
      } else if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&instruction)) {
        exchange->setSuccessOrdering(AtomicOrdering::Monotonic);
        exchange->setFailureOrdering(AtomicOrdering::Monotonic);
        exchange->setSyncScopeID(device);
      }
    }
}

/// Products of less than 16 bits, of which sums in as few bits are made, end LLVM 22's search for
/// instructions that add four of them:
///   mul i8 %x, %y   ->   trunc (mul i32 (zext %x), (zext %y)) to i8
static void widenProducts(Module &module) {
  for (Function &function : module)
    for (Instruction &product : make_early_inc_range(instructions(function))) {
      Type *type = product.getType();
      if (product.getOpcode() != Instruction::Mul || type->getScalarSizeInBits() >= 16)
        continue;
      IRBuilder<> builder(&product);
      Type *wide = type->getWithNewBitWidth(32);
      Value *x = builder.CreateZExt(product.getOperand(0), wide),
            *y = builder.CreateZExt(product.getOperand(1), wide);
      product.replaceAllUsesWith(builder.CreateTrunc(builder.CreateMul(x, y), type));
      product.eraseFromParent();
    }
}

Expected<backend::GpuKernel> rocm::emitHsaco(mlir::Operation *executable, const TargetModel &target,
                                             int64_t threads, int optLevel) {
  auto kernel = LLVMKernel::translate(executable, target, optLevel, /*library=*/{});
  if (!kernel)
    return kernel.takeError();
  moveToAddressSpaces((*kernel)->getModule());
  relaxAtomics((*kernel)->getModule());
  setAttributes((*kernel)->makeEntry(backend::kEntrySymbol, CallingConv::AMDGPU_KERNEL), threads);
  Expected<SmallString<0>> object =
      (*kernel)->compileForGpu("llvm.amdgcn.", CodeGenFileType::ObjectFile, widenProducts);
  if (!object)
    return object.takeError();
  Expected<SmallVector<char, 0>> hsaco =
      linkElf({ArrayRef<char>(*object)}, {"-m", "elf64_amdgpu", "--no-undefined", "-s"});
  if (!hsaco)
    return hsaco.takeError();
  Expected<backend::GpuKernel> measured = measureHsaco(std::string(hsaco->begin(), hsaco->end()));
  if (measured && measured->subgroupSize != target.subgroupSize)
    return createStringError("kernel has subgroups of " + Twine(measured->subgroupSize) +
                             " threads, " + target.cpu + " was planned with " +
                             Twine(target.subgroupSize));
  return measured;
}
