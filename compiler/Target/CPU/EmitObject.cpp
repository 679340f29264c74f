//===- EmitObject.cpp - LLVM dialect to the machine code of one kernel ----===//
// Optimizes with LLVM's standard pipeline and checks what came out against the target: the measured stack frames, and that nothing
// is called but what the runtime offers. A broken limit is an error here, and the next plan's chance in the frame.
//===----------------------------------------------------------------------===//
#include "compiler/Target/CPU/CpuBackend.h"
#include "compiler/Target/CPU/CpuTarget.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/DiagnosticPrinter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;
using namespace sluice;

/// What findImport of runtime/hal/cpu/ElfImports.cpp knows.
bool cpu::isRuntimeSymbol(StringRef symbol) {
  static const StringSet<> names = [] {
    StringSet<> set;
    for (StringRef name : {"memcpy", "memmove", "memset", "memcmp", "__powidf2", "__powisf2", "__truncsfhf2",
                           "__truncdfhf2", "__truncsfbf2", "__truncdfbf2", "__extendhfsf2", "__extendhfdf2",
                           "__extendbfsf2", "__gnu_h2f_ieee", "__gnu_f2h_ieee"})
      set.insert(name);
    for (StringRef name :
         {"acos",   "acosh",     "asin",      "asinh",    "atan",  "atanh", "cbrt",   "ceil",    "cos",  "cosh",
          "erf",    "erfc",      "exp",       "exp2",     "expm1", "fabs",  "floor",  "lgamma",  "log",  "log10",
          "log1p",  "log2",      "round",     "rint",     "sin",   "sinh",  "sqrt",   "tan",     "tanh", "trunc",
          "tgamma", "nearbyint", "atan2",     "fdim",     "fmax",  "fmin",  "fmod",   "hypot",   "pow",  "remainder",
          "fma",    "copysign",  "roundeven", "fmaximum", "ldexp", "frexp", "sincos", "fminimum"}) {
      set.insert(name);
      set.insert((name + "f").str());
    }
    return set;
  }();
  return names.contains(symbol);
}

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

/// Says how each function is to be compiled. The one with the name of the kernel is exported, all others are inlined.
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

/// Kernels call libm only where an op says so: LLVM may add copies and fills of memory, and nothing else.
static TargetLibraryInfoImpl libraryFor(const Triple &triple) {
  TargetLibraryInfoImpl library(triple);
  library.disableAllFunctions();
  for (LibFunc function : {LibFunc_memcpy, LibFunc_memmove, LibFunc_memset})
    library.setAvailable(function);
  return library;
}

static void optimize(Module &module, TargetMachine &machine, const Triple &triple, int optLevel) {
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager graph;
  ModuleAnalysisManager modules;
  PipelineTuningOptions tuning;
  tuning.LoopVectorization = tuning.SLPVectorization = tuning.LoopInterleaving = tuning.LoopUnrolling = optLevel > 0;
  PassBuilder builder(&machine, tuning);
  functions.registerPass([&] { return TargetLibraryAnalysis(libraryFor(triple)); });
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

/// Nothing of a size unknown here may go to the stack.
static Error checkAllocas(Module &module) {
  for (Function &function : module)
    for (Instruction &instruction : instructions(function))
      if (auto *alloca = dyn_cast<AllocaInst>(&instruction); alloca && !alloca->isStaticAlloca())
        return createStringError("kernel allocates an unbounded amount of stack");
  return Error::success();
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
      return joinErrors(flags ? Error::success() : flags.takeError(), name ? Error::success() : name.takeError());
    if (!(*flags & object::SymbolRef::SF_Undefined) || name->empty() || *name == "_GLOBAL_OFFSET_TABLE_")
      continue;
    object.undefinedSymbols.push_back(name->str());
    if (!cpu::isRuntimeSymbol(*name))
      return createStringError("kernel calls '" + *name + "', which the runtime does not offer");
  }
  return Error::success();
}

namespace {
/// Collects LLVM's reports: stack frames are measured through them, errors end the compilation of this kernel.
struct Reports : DiagnosticHandler {
  int64_t &stackBytes;
  std::string &errors;
  Reports(int64_t &stackBytes, std::string &errors) : stackBytes(stackBytes), errors(errors) {}
  bool handleDiagnostics(const DiagnosticInfo &info) override {
    if (auto *size = dyn_cast<DiagnosticInfoStackSize>(&info))
      stackBytes = std::max<int64_t>(stackBytes, size->getResourceSize());
    else if (info.getSeverity() == DS_Error) {
      raw_string_ostream os(errors);
      DiagnosticPrinterRawOStream printer(os);
      info.print(printer);
    }
    return true;
  }
};
} // namespace

Expected<cpu::KernelObject> cpu::emitObject(mlir::Operation *executable, const TargetModel &target, int optLevel) {
  std::unique_ptr<TargetMachine> machine = createTargetMachine(target, optLevel);
  if (!machine)
    return createStringError("no code generator for " + target.triple);
  KernelObject object;
  std::string errors;
  LLVMContext context;
  context.setDiagnosticHandler(std::make_unique<Reports>(object.stackBytes, errors));
  std::unique_ptr<Module> module = translate(executable, context, target, *machine);
  if (!module)
    return createStringError("kernel does not translate to LLVM");
  setAttributes(*module, target, mlir::SymbolTable::getSymbolName(executable).getValue());
  Triple triple(target.triple);
  optimize(*module, *machine, triple, optLevel);
  if (Error error = checkAllocas(*module))
    return std::move(error);

  raw_svector_ostream os(object.elf);
  legacy::PassManager codegen;
  codegen.add(new TargetLibraryInfoWrapperPass(libraryFor(triple)));
  if (machine->addPassesToEmitFile(codegen, os, nullptr, CodeGenFileType::ObjectFile))
    return createStringError("target " + target.triple + " cannot emit object files");
  codegen.run(*module);
  if (!errors.empty())
    return createStringError("kernel has no machine code: " + errors);
  if (object.stackBytes > target.stackBytes)
    return createStringError("kernel needs " + Twine(object.stackBytes) + " bytes of stack, " + target.kind + " has " +
                             Twine(target.stackBytes));
  if (Error error = checkSymbols(object))
    return std::move(error);
  return object;
}
