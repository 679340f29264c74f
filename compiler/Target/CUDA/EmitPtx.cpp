//===- EmitPtx.cpp - LLVM dialect to the PTX of one kernel ----------------===//
// Optimizes with LLVM's standard pipeline, refuses what NVPTX has no instruction for (its code generator would end the process), and
// reads back from the text what the kernel needs: private memory, workgroup memory, and that it calls nothing.
//===----------------------------------------------------------------------===//
#include "compiler/Target/CUDA/CudaBackend.h"
#include "compiler/Target/CUDA/CudaTarget.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;
using namespace sluice;

/// Moves the LLVM functions of `executable` to a module of LLVM's own.
static std::unique_ptr<Module> translate(mlir::Operation *executable, LLVMContext &context, const TargetModel &target,
                                         TargetMachine &machine) {
  mlir::OpBuilder builder(executable->getContext());
  mlir::OwningOpRef<mlir::ModuleOp> module = mlir::ModuleOp::create(builder, executable->getLoc());
  for (mlir::Operation &op : executable->getRegion(0).front())
    if (mlir::isa<mlir::LLVM::LLVMFuncOp, mlir::LLVM::GlobalOp>(op))
      module->push_back(op.clone());
  (*module)->setAttr(mlir::LLVM::LLVMDialect::getDataLayoutAttrName(),
                     builder.getStringAttr(machine.createDataLayout().getStringRepresentation()));
  (*module)->setAttr(mlir::LLVM::LLVMDialect::getTargetTripleAttrName(), builder.getStringAttr(target.triple));
  return mlir::translateModuleToLLVMIR(*module, context, "kernel", /*disableVerification=*/true);
}

static void setAttributes(Module &module, int64_t threads) {
  for (Function &function : module) {
    if (function.isDeclaration())
      continue;
    function.setName(cuda::kEntrySymbol);
    function.setLinkage(GlobalValue::ExternalLinkage);
    function.setCallingConv(CallingConv::PTX_Kernel);
    function.addFnAttr(Attribute::NoUnwind);
    function.addFnAttr("nvvm.maxntid", utostr(threads));
    function.addFnAttr("denormal-fp-math", "ieee,ieee");
  }
  // Names of the model's functions need not be names in PTX.
  unsigned next = 0;
  for (GlobalVariable &global : module.globals())
    global.setName("constant" + utostr(next++));
}

static TargetLibraryInfoImpl noLibrary(const Triple &triple) {
  TargetLibraryInfoImpl library(triple);
  library.disableAllFunctions();
  return library;
}

static void optimize(Module &module, TargetMachine &machine, const Triple &triple, int optLevel) {
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager graph;
  ModuleAnalysisManager modules;
  PipelineTuningOptions tuning;
  tuning.LoopVectorization = tuning.SLPVectorization = false; // A thread is one lane.
  tuning.LoopUnrolling = optLevel > 0;
  PassBuilder builder(&machine, tuning);
  functions.registerPass([&] { return TargetLibraryAnalysis(noLibrary(triple)); });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(graph);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, graph, modules);
  OptimizationLevel level = optLevel == 0   ? OptimizationLevel::O1
                            : optLevel >= 3 ? OptimizationLevel::O3
                                            : OptimizationLevel::O2;
  builder.buildPerModuleDefaultPipeline(level).run(module, modules);
}

/// True if NVPTX has instructions for `intrinsic` without a library.
static bool isSelected(Intrinsic::ID intrinsic) {
  switch (intrinsic) {
  case Intrinsic::abs:
  case Intrinsic::assume:
  case Intrinsic::bitreverse:
  case Intrinsic::bswap:
  case Intrinsic::ceil:
  case Intrinsic::copysign:
  case Intrinsic::ctlz:
  case Intrinsic::ctpop:
  case Intrinsic::cttz:
  case Intrinsic::experimental_noalias_scope_decl:
  case Intrinsic::fabs:
  case Intrinsic::floor:
  case Intrinsic::fma:
  case Intrinsic::fmuladd:
  case Intrinsic::fshl:
  case Intrinsic::fshr:
  case Intrinsic::is_fpclass:
  case Intrinsic::lifetime_end:
  case Intrinsic::lifetime_start:
  case Intrinsic::maximum:
  case Intrinsic::maxnum:
  case Intrinsic::memcpy:
  case Intrinsic::memmove:
  case Intrinsic::memset:
  case Intrinsic::minimum:
  case Intrinsic::minnum:
  case Intrinsic::nearbyint:
  case Intrinsic::rint:
  case Intrinsic::round:
  case Intrinsic::roundeven:
  case Intrinsic::sadd_sat:
  case Intrinsic::sadd_with_overflow:
  case Intrinsic::scmp:
  case Intrinsic::smax:
  case Intrinsic::smin:
  case Intrinsic::smul_with_overflow:
  case Intrinsic::sqrt:
  case Intrinsic::ssub_sat:
  case Intrinsic::ssub_with_overflow:
  case Intrinsic::trunc:
  case Intrinsic::uadd_sat:
  case Intrinsic::uadd_with_overflow:
  case Intrinsic::ucmp:
  case Intrinsic::umax:
  case Intrinsic::umin:
  case Intrinsic::umul_with_overflow:
  case Intrinsic::usub_sat:
  case Intrinsic::usub_with_overflow:
  case Intrinsic::fptosi_sat:
  case Intrinsic::fptoui_sat: return true;
  default: return Intrinsic::getBaseName(intrinsic).starts_with("llvm.nvvm.");
  }
}

static Error checkInstructions(Module &module) {
  for (Function &function : module)
    for (Instruction &instruction : instructions(function)) {
      if (auto *alloca = dyn_cast<AllocaInst>(&instruction); alloca && !alloca->isStaticAlloca())
        return createStringError("kernel allocates an unbounded amount of private memory");
      auto *call = dyn_cast<CallBase>(&instruction);
      if (!call || call->isInlineAsm())
        continue;
      Function *callee = call->getCalledFunction();
      if (!callee || !callee->isIntrinsic())
        return createStringError("kernel calls '" + (callee ? callee->getName() : "a pointer") + "'");
      if (!isSelected(callee->getIntrinsicID()))
        return createStringError("kernel uses '" + callee->getName() + "', for which there is no instruction");
    }
  return Error::success();
}

Expected<cuda::KernelPtx> cuda::measurePtx(std::string ptx) {
  KernelPtx kernel;
  StringRef rest = ptx;
  while (!rest.empty()) {
    StringRef line;
    std::tie(line, rest) = rest.split('\n');
    line = line.trim();
    if (line.starts_with(".extern") || line.starts_with("call ") || line.starts_with("call."))
      return createStringError("kernel calls what is not part of it: " + line);
    bool isPrivate = line.starts_with(".local");
    if (!isPrivate && !line.contains(".shared "))
      continue;
    // .local .align 16 .b8 	__local_depot0[64];
    StringRef declaration = line.split(';').first;
    int64_t bytes = 0;
    if (!declaration.consume_back("]") || declaration.rsplit('[').second.getAsInteger(10, bytes))
      continue;
    (isPrivate ? kernel.privateBytes : kernel.workgroupBytes) += bytes;
  }
  kernel.text = std::move(ptx);
  return kernel;
}

namespace {
struct Reports : DiagnosticHandler {
  std::string &errors;
  explicit Reports(std::string &errors) : errors(errors) {}
  bool handleDiagnostics(const DiagnosticInfo &info) override {
    if (info.getSeverity() == DS_Error) {
      raw_string_ostream os(errors);
      DiagnosticPrinterRawOStream printer(os);
      info.print(printer);
    }
    return true;
  }
};
} // namespace

Expected<cuda::KernelPtx> cuda::emitPtx(mlir::Operation *executable, const TargetModel &target, int64_t threads,
                                        int optLevel) {
  std::unique_ptr<TargetMachine> machine = createTargetMachine(target, optLevel);
  if (!machine)
    return createStringError("no code generator for " + target.triple);
  std::string errors;
  LLVMContext context;
  context.setDiagnosticHandler(std::make_unique<Reports>(errors));
  std::unique_ptr<Module> module = translate(executable, context, target, *machine);
  if (!module)
    return createStringError("kernel does not translate to LLVM");
  setAttributes(*module, threads);
  Triple triple(target.triple);
  optimize(*module, *machine, triple, optLevel);
  if (Error error = checkInstructions(*module))
    return std::move(error);

  SmallString<0> text;
  raw_svector_ostream os(text);
  legacy::PassManager codegen;
  codegen.add(new TargetLibraryInfoWrapperPass(noLibrary(triple)));
  if (machine->addPassesToEmitFile(codegen, os, nullptr, CodeGenFileType::AssemblyFile))
    return createStringError("target " + target.triple + " cannot emit assembly");
  codegen.run(*module);
  if (!errors.empty())
    return createStringError("kernel has no machine code: " + errors);
  Expected<KernelPtx> kernel = measurePtx(text.str().str());
  if (!kernel)
    return kernel.takeError();
  if (kernel->privateBytes > target.stackBytes)
    return createStringError("kernel needs " + Twine(kernel->privateBytes) + " bytes of private memory, " + target.cpu +
                             " has " + Twine(target.stackBytes));
  if (kernel->workgroupBytes > target.workgroupMemoryBytes)
    return createStringError("kernel needs " + Twine(kernel->workgroupBytes) + " bytes of workgroup memory, " +
                             target.cpu + " has " + Twine(target.workgroupMemoryBytes));
  return kernel;
}
