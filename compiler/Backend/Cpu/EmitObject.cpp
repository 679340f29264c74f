//===- EmitObject.cpp - LLVM dialect to the machine code of one kernel ----===//
// Optimizes with LLVM's standard pipeline and checks what came out against the target: the measured
// stack frames, and that nothing is called but what the runtime offers. A broken limit is an error
// here, and the next plan's chance in the frame.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Cpu/CpuBackend.h"
#include "compiler/Backend/LLVM/LLVMKernel.h"
#include "llvm/Analysis/AssumptionCache.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Dominators.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Transforms/Utils/LoopUtils.h"

using namespace llvm;
using namespace sluice;

/// What findImport of runtime/hal/cpu/ElfImports.cpp knows.
bool cpu::isRuntimeSymbol(StringRef symbol) {
  static const StringSet<> names = [] {
    StringSet<> set;
    for (StringRef name :
         {"memcpy", "memmove", "memset", "memcmp", "__powidf2", "__powisf2", "__truncsfhf2",
          "__truncdfhf2", "__truncsfbf2", "__truncdfbf2", "__extendhfsf2", "__extendhfdf2",
          "__extendbfsf2", "__gnu_h2f_ieee", "__gnu_f2h_ieee"})
      set.insert(name);
    for (StringRef name :
         {"acos",  "acosh",    "asin",      "asinh",    "atan",  "atanh", "cbrt",   "ceil",
          "cos",   "cosh",     "erf",       "erfc",     "exp",   "exp2",  "expm1",  "fabs",
          "floor", "lgamma",   "log",       "log10",    "log1p", "log2",  "round",  "rint",
          "sin",   "sinh",     "sqrt",      "tan",      "tanh",  "trunc", "tgamma", "nearbyint",
          "atan2", "fdim",     "fmax",      "fmin",     "fmod",  "hypot", "pow",    "remainder",
          "fma",   "copysign", "roundeven", "fmaximum", "ldexp", "frexp", "sincos", "fminimum"}) {
      set.insert(name);
      set.insert((name + "f").str());
    }
    return set;
  }();
  return names.contains(symbol);
}

/// Says how each function is to be compiled. The one with the name of the kernel is exported, all
/// others are inlined.
static void setAttributes(Module &module, const TargetModel &target, StringRef exported) {
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    bool isEntry = function.getName() == exported;
    function.setLinkage(isEntry ? GlobalValue::ExternalLinkage : GlobalValue::InternalLinkage);
    function.setDSOLocal(true);
    function.addFnAttr(Attribute::NoUnwind);
    if (!isEntry)
      function.addFnAttr(Attribute::AlwaysInline);
    function.addFnAttr("warn-stack-size", "0"); // Reported always, see emitObject.
    function.addFnAttr("prefer-vector-width", utostr(target.vectorBytes * 8));
    function.addFnAttr("min-legal-vector-width", utostr(target.vectorBytes * 8));
    if (!target.tuneCpu.empty())
      function.addFnAttr("tune-cpu", target.tuneCpu);
    function.addFnAttr("denormal-fp-math", "ieee,ieee");
  }
}

/// The most loads of `loop` that wait for each other, as one reads where the next does.
static int64_t dependentLoads(const Loop &loop) {
  DenseMap<const Value *, int64_t> before;
  int64_t most = 0;
  for (BasicBlock *block : loop.blocks())
    for (Instruction &instruction : *block) {
      if (isa<PHINode>(instruction))
        continue;
      int64_t waited = 0;
      for (const Use &operand : instruction.operands())
        waited = std::max(waited, before.lookup(operand));
      most = std::max(most, before[&instruction] = waited + isa<LoadInst>(instruction));
    }
  return most;
}

/// Loops that compute elements by long chains of dependent operations, exp for one, or of loads,
/// are to take several vectors together. LLVM does so with short ones only; of long ones a
/// processor has no room for what waits of the iterations that it could overlap itself. Not where
/// few registers are left beside the chain's constants, and no more than the loop fills.
static void interleaveLongChains(Module &module, const TargetModel &target) {
  constexpr int64_t kLongChain = 10, kManyLoads = 6;
  constexpr unsigned kTogether = 4;
  if (target.vectorRegisters < 32)
    return;
  TargetLibraryInfoImpl libraries(module.getTargetTriple());
  TargetLibraryInfo library(libraries);
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    DominatorTree dominators(function);
    LoopInfo loops(dominators);
    AssumptionCache assumptions(function);
    ScalarEvolution evolution(function, library, assumptions, dominators, loops);
    for (Loop *loop : loops.getLoopsInPreorder()) {
      if (!loop->isInnermost())
        continue;
      int64_t operations = 0;
      for (BasicBlock *block : loop->blocks())
        operations += count_if(*block, [](Instruction &instruction) {
          return instruction.getType()->isFloatTy() &&
                 (instruction.isBinaryOp() || isa<CallInst>(instruction));
        });
      // Of sums LLVM keeps several itself.
      bool isElementwise = all_of(loop->getHeader()->phis(),
                                  [](PHINode &phi) { return phi.getType()->isIntegerTy(); });
      if (!isElementwise || (operations < kLongChain && dependentLoads(*loop) < kManyLoads))
        continue;
      unsigned steps = evolution.getSmallConstantTripCount(loop), together = kTogether;
      while (steps && together > 1 && together * target.vectorBytes / sizeof(float) > steps)
        together /= 2;
      addStringMetadataToLoop(loop, "llvm.loop.interleave.count", together);
    }
  }
}

static Error checkSymbols(cpu::KernelObject &object) {
  MemoryBufferRef buffer(StringRef(object.elf.data(), object.elf.size()), "kernel");
  Expected<std::unique_ptr<object::ObjectFile>> file = object::ObjectFile::createObjectFile(buffer);
  if (!file)
    return file.takeError();
  for (const object::SymbolRef &symbol : (*file)->symbols()) {
    Expected<uint32_t> flags = symbol.getFlags();
    Expected<StringRef> name = symbol.getName();
    if (!flags || !name)
      return joinErrors(flags ? Error::success() : flags.takeError(),
                        name ? Error::success() : name.takeError());
    if (!(*flags & object::SymbolRef::SF_Undefined) || name->empty() ||
        *name == "_GLOBAL_OFFSET_TABLE_")
      continue;
    object.undefinedSymbols.push_back(name->str());
    if (!cpu::isRuntimeSymbol(*name))
      return createStringError("kernel calls '" + *name + "', which the runtime does not offer");
  }
  return Error::success();
}

Expected<cpu::KernelObject> cpu::emitObject(mlir::Operation *executable, const TargetModel &target,
                                            int optLevel) {
  // Kernels call libm only where an op says so: LLVM may add copies and fills of memory, and
  // nothing else.
  auto kernel = LLVMKernel::translate(executable, target, optLevel,
                                      {LibFunc_memcpy, LibFunc_memmove, LibFunc_memset});
  if (!kernel)
    return kernel.takeError();
  setAttributes((*kernel)->getModule(), target,
                mlir::SymbolTable::getSymbolName(executable).getValue());
  PipelineTuningOptions tuning;
  tuning.LoopVectorization = tuning.SLPVectorization = tuning.LoopInterleaving =
      tuning.LoopUnrolling = optLevel > 0;
  if (optLevel > 0)
    interleaveLongChains((*kernel)->getModule(), target);
  (*kernel)->optimize(tuning);
  if (Error error = (*kernel)->checkAllocas())
    return std::move(error);
  Expected<SmallString<0>> elf = (*kernel)->emit(CodeGenFileType::ObjectFile);
  if (!elf)
    return elf.takeError();
  KernelObject object;
  object.elf = std::move(*elf);
  object.stackBytes = (*kernel)->stackBytes();
  if (object.stackBytes > target.stackBytes)
    return createStringError("kernel needs " + Twine(object.stackBytes) + " bytes of stack, " +
                             target.kind + " has " + Twine(target.stackBytes));
  if (Error error = checkSymbols(object))
    return std::move(error);
  return object;
}

static StringRef emulation(const Triple &triple) {
  if (triple.isAArch64())
    return "aarch64linux";
  return triple.isRISCV64() ? "elf64lriscv" : "elf_x86_64";
}

Expected<SmallVector<char, 0>> sluice::cpu::linkLibrary(ArrayRef<ArrayRef<char>> objects,
                                                        const TargetModel &target) {
  return linkElf(objects, {"-m", emulation(Triple(target.triple)).str(), "-s", "--gc-sections",
                           "-Bsymbolic", "-z", "noexecstack"});
}
