//===- LLVMKernel.cpp - one kernel on its way through LLVM ----------------===//
#include "compiler/Backend/LLVM/LLVMKernel.h"
#include "compiler/Target/TargetMachine.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/Passes/StandardInstrumentations.h"

using namespace llvm;
using namespace sluice;

namespace {
/// Collects LLVM's reports: stack frames are measured through them, errors end the compilation of
/// this kernel.
struct Reports : DiagnosticHandler {
  int64_t &largestFrame;
  std::string &errors;
  Reports(int64_t &largestFrame, std::string &errors)
      : largestFrame(largestFrame), errors(errors) {}
  bool handleDiagnostics(const DiagnosticInfo &info) override {
    if (auto *size = dyn_cast<DiagnosticInfoStackSize>(&info))
      largestFrame = std::max<int64_t>(largestFrame, size->getResourceSize());
    else if (info.getSeverity() == DS_Error) {
      raw_string_ostream os(errors);
      DiagnosticPrinterRawOStream printer(os);
      info.print(printer);
    }
    return true;
  }
};
} // namespace

LLVMKernel::LLVMKernel(const TargetModel &target, int optLevel,
                       std::unique_ptr<TargetMachine> machine, ArrayRef<LibFunc> available)
    : target(target), optLevel(optLevel), machine(std::move(machine)),
      library(Triple(target.triple)) {
  library.disableAllFunctions();
  for (LibFunc function : available)
    library.setAvailable(function);
  context.setDiagnosticHandler(std::make_unique<Reports>(largestFrame, errors));
}

Expected<std::unique_ptr<LLVMKernel>> LLVMKernel::translate(mlir::Operation *executable,
                                                            const TargetModel &target, int optLevel,
                                                            ArrayRef<LibFunc> library) {
  std::unique_ptr<TargetMachine> machine = createTargetMachine(target, optLevel);
  if (!machine)
    return createStringError("no code generator for " + target.triple);
  mlir::OpBuilder builder(executable->getContext());
  mlir::OwningOpRef<mlir::ModuleOp> source = mlir::ModuleOp::create(builder, executable->getLoc());
  for (mlir::Operation &op : executable->getRegion(0).front())
    if (mlir::isa<mlir::LLVM::LLVMFuncOp, mlir::LLVM::GlobalOp>(op))
      source->push_back(op.clone());
  (*source)->setAttr(mlir::LLVM::LLVMDialect::getDataLayoutAttrName(),
                     builder.getStringAttr(machine->createDataLayout().getStringRepresentation()));
  (*source)->setAttr(mlir::LLVM::LLVMDialect::getTargetTripleAttrName(),
                     builder.getStringAttr(target.triple));
  std::unique_ptr<LLVMKernel> kernel(new LLVMKernel(target, optLevel, std::move(machine), library));
  kernel->module = mlir::translateModuleToLLVMIR(*source, kernel->context, "kernel",
                                                 /*disableVerification=*/true);
  if (!kernel->module)
    return createStringError("kernel does not translate to LLVM");
  return kernel;
}

Function &LLVMKernel::makeEntry(StringRef name, CallingConv::ID convention) {
  Function &entry = *find_if(*module, [](Function &function) { return !function.isDeclaration(); });
  entry.setName(name);
  entry.setLinkage(GlobalValue::ExternalLinkage);
  entry.setCallingConv(convention);
  entry.addFnAttr(Attribute::NoUnwind);
  entry.addFnAttr("denormal-fp-math", "ieee,ieee");
  return entry;
}

void LLVMKernel::optimize(const PipelineTuningOptions &tuning) {
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager graph;
  ModuleAnalysisManager modules;
  // For -opt-bisect-limit and its like.
  PassInstrumentationCallbacks callbacks;
  OptPassGateInstrumentation gate(context);
  gate.registerCallbacks(callbacks);
  // Nothing is vectorized for GPUs, and what comes behind has nothing to clean up.
  bool vectorizes = false;
  if (target.isGpu())
    callbacks.registerShouldRunOptionalPassCallback([&](StringRef pass, Any) {
      vectorizes = pass == "LoopVectorizePass" || (vectorizes && pass != "LoopUnrollPass");
      return !vectorizes;
    });
  PassBuilder builder(machine.get(), tuning, std::nullopt, &callbacks);
  functions.registerPass([&] { return TargetLibraryAnalysis(library); });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(graph);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, graph, modules);
  OptimizationLevel level = optLevel == 0   ? OptimizationLevel::O1
                            : optLevel >= 3 ? OptimizationLevel::O3
                                            : OptimizationLevel::O2;
  builder.buildPerModuleDefaultPipeline(level).run(*module, modules);
}

Error LLVMKernel::checkAllocas() {
  for (Function &function : *module)
    for (Instruction &instruction : instructions(function))
      if (auto *alloca = dyn_cast<AllocaInst>(&instruction); alloca && !alloca->isStaticAlloca())
        return createStringError("kernel allocates an unbounded amount of " +
                                 Twine(target.isGpu() ? "private memory" : "stack"));
  return Error::success();
}

Expected<SmallString<0>> LLVMKernel::emit(CodeGenFileType type) {
  SmallString<0> code;
  raw_svector_ostream os(code);
  legacy::PassManager codegen;
  codegen.add(new TargetLibraryInfoWrapperPass(library));
  if (machine->addPassesToEmitFile(codegen, os, nullptr, type))
    return createStringError("target " + target.triple + " cannot emit " +
                             (type == CodeGenFileType::ObjectFile ? "object files" : "assembly"));
  codegen.run(*module);
  if (!errors.empty())
    return createStringError("kernel has no machine code: " + errors);
  return code;
}

/// Whether every code generator for GPUs has instructions for it, without a library.
static bool isGpuIntrinsic(Intrinsic::ID id) {
  using enum Intrinsic::IndependentIntrinsics;
  return is_contained(
             {abs,      assume,       bitreverse, bswap,  ceil,      copysign, ctlz,   ctpop,
              cttz,     fabs,         floor,      fma,    fmuladd,   fshl,     fshr,   is_fpclass,
              ldexp,    lifetime_end, maximum,    maxnum, memcpy,    memmove,  memset, minimum,
              minnum,   nearbyint,    rint,       round,  roundeven, sadd_sat, scmp,   smax,
              smin,     sqrt,         ssub_sat,   trunc,  uadd_sat,  ucmp,     umax,   umin,
              usub_sat, fptosi_sat,   fptoui_sat},
             id) ||
         is_contained({experimental_noalias_scope_decl, lifetime_start, sadd_with_overflow,
                       smul_with_overflow, ssub_with_overflow, uadd_with_overflow,
                       umul_with_overflow, usub_with_overflow},
                      id);
}

/// Fails if a kernel of `module` calls anything, or an intrinsic that LLVM's code generators for
/// GPUs cannot select: they would end the process. Intrinsics that start with `family` are the
/// target's own.
static Error checkGpuInstructions(Module &module, StringRef family) {
  for (Function &function : module)
    for (Instruction &instruction : instructions(function)) {
      auto *call = dyn_cast<CallBase>(&instruction);
      if (!call || call->isInlineAsm())
        continue;
      Function *callee = call->getCalledFunction();
      if (!callee || !callee->isIntrinsic())
        return createStringError("kernel calls '" + (callee ? callee->getName() : "a pointer") +
                                 "'");
      bool isSelected = isGpuIntrinsic(callee->getIntrinsicID()) ||
                        (callee->getIntrinsicID() == Intrinsic::exp2 &&
                         callee->getReturnType()->getScalarType()->isFloatTy());
      if (!isSelected && !callee->getName().starts_with(family))
        return createStringError("kernel uses '" + callee->getName() +
                                 "', for which there is no instruction");
    }
  return Error::success();
}

Expected<SmallString<0>> LLVMKernel::compileForGpu(StringRef family, CodeGenFileType type,
                                                   function_ref<void(Module &)> last) {
  PipelineTuningOptions tuning;
  tuning.LoopVectorization = tuning.SLPVectorization = false;
  tuning.LoopUnrolling = optLevel > 0;
  optimize(tuning);
  if (last)
    last(*module);
  if (Error error = checkAllocas())
    return std::move(error);
  if (Error error = checkGpuInstructions(*module, family))
    return std::move(error);
  return emit(type);
}
