//===- CompileKernels.cpp - kernels to machine code, one library a target -===//
// CompileKernels runs on every executable, in parallel, and leaves its object code and grid
// function in it:
//   flow.executable @relu { func.func @relu(...) {...} }
//     -> flow.executable @relu attributes {object = dense_resource<relu> : tensor<2816xi8>}
//          { func.func private @relu_grid(...) }
// LinkKernels then joins them:
//   hal.executable.binary @cpu for "cpu:..." entries ["relu"] {reports = [{...}]}
//     = dense_resource<elf>, func.func private @relu_grid(...)
// For a GPU the object is the kernel's assembly and the library a table of them
// (runtime/module/gpu_executable.fbs). Launches of a kernel are executables in its own, and follow
// it in the table.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Cpu/CpuBackend.h"
#include "compiler/Backend/Family.h"
#include "compiler/Backend/LLVM/ConvertKernel.h"
#include "compiler/Backend/Passes.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Kernels/GpuForm.h"
#include "compiler/Kernels/Kernel.h"
#include "compiler/Kernels/KernelActions.h"
#include "compiler/Kernels/KernelReport.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVDialect.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/ROCDL/ROCDLToLLVMIRTranslation.h"
#include "runtime/module/GpuExecutable.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::kernels;

namespace sluice::backend {
#define GEN_PASS_DEF_KERNELSTOLLVM
#define GEN_PASS_DEF_COMPILEKERNELS
#define GEN_PASS_DEF_LINKKERNELS
#include "compiler/Backend/Passes.h.inc"
} // namespace sluice::backend

/// `bytes` as an attribute that lives in the IR's resources, written once.
static ElementsAttr bytesAttr(MLIRContext *context, StringRef name, ArrayRef<char> bytes) {
  auto type = RankedTensorType::get({int64_t(bytes.size())}, IntegerType::get(context, 8));
  return DenseResourceElementsAttr::get(type, name,
                                        HeapAsmResourceBlob::allocateAndCopyWithAlign(bytes, 64));
}

static ArrayRef<char> bytesOf(ElementsAttr attr) {
  auto *blob = cast<DenseResourceElementsAttr>(attr).getRawHandle().getBlob();
  return blob->getData();
}

/// `executable` and the launches that follow it.
static SmallVector<flow::ExecutableOp> partsOf(flow::ExecutableOp executable) {
  SmallVector<flow::ExecutableOp> parts{executable};
  llvm::append_range(parts, executable.getBody().front().getOps<flow::ExecutableOp>());
  return parts;
}

namespace sluice::backend {
namespace {
/// Common to passes that know the target.
template <typename Base> struct TargetPass : Base {
  using Base::Base;
  LogicalResult initialize(MLIRContext *context) override {
    auto parsed = parseTarget(this->target);
    if (!parsed)
      return emitError(UnknownLoc::get(context), llvm::toString(parsed.takeError()));
    model = *parsed;
    return success();
  }
  TargetModel model;
};

struct KernelsToLLVM final : TargetPass<impl::KernelsToLLVMBase<KernelsToLLVM>> {
  using TargetPass::TargetPass;
  void runOnOperation() override {
    SmallVector<flow::ExecutableOp> parts = partsOf(getOperation());
    for (flow::ExecutableOp launch : ArrayRef(parts).drop_front())
      launch->remove(); // Each is converted on its own.
    for (flow::ExecutableOp part : parts) {
      if (failed(convert(part)))
        signalPassFailure();
      if (part != parts.front())
        getOperation().getBody().front().push_back(part);
    }
  }

  LogicalResult convert(flow::ExecutableOp executable) {
    func::FuncOp kernel = executable.getKernel();
    if (model.isGpu())
      return success(
          succeeded(familyOf(model).convert(kernel, model, threadsOf(executable), optLevel)));
    return success(succeeded(cpu::applyKernelAbi(kernel)) &&
                   succeeded(convertKernelToLLVM(executable, model, optLevel)));
  }
};

struct CompileKernels final : TargetPass<impl::CompileKernelsBase<CompileKernels>> {
  using TargetPass::TargetPass;

  void getDependentDialects(DialectRegistry &registry) const override {
    TargetPass::getDependentDialects(registry);
    registerBuiltinDialectTranslation(registry);
    registerLLVMDialectTranslation(registry);
    registerNVVMDialectTranslation(registry);
    registerROCDLDialectTranslation(registry);
  }

  void runOnOperation() override {
    flow::ExecutableOp executable = getOperation();
    noteArguments(executable);
    const int asked = optLevel;
    int level = asked;
    getContext().executeAction<KernelLevelAction>([] {}, {executable.getOperation()}, executable,
                                                  level);
    optLevel = level;
    LogicalResult compiled = model.isGpu() ? compileForGpu(executable) : compileForCpu(executable);
    optLevel = asked;
    if (failed(compiled))
      return signalPassFailure();
    for (flow::ExecutableOp part : partsOf(executable)) {
      part->setAttr("arguments_text", executable->getAttr("arguments_text"));
      for (Operation &op : llvm::make_early_inc_range(part.getBody().front()))
        if (!isa<func::FuncOp, flow::ExecutableOp>(op))
          op.erase();
    }
  }

  LogicalResult compileForCpu(flow::ExecutableOp executable) {
    cpu::KernelObject object;
    auto check = [&](Kernel &kernel) -> llvm::Error {
      if (failed(cpu::applyKernelAbi(kernel.func)) ||
          failed(convertKernelToLLVM(executable, model, optLevel)))
        return llvm::createStringError("the loops do not convert to LLVM");
      auto emitted = cpu::emitObject(executable, model, optLevel);
      if (!emitted)
        return emitted.takeError();
      object = std::move(*emitted);
      return llvm::Error::success();
    };
    if (failed(lowerKernel(executable, model, optLevel, check)))
      return failure();
    executable->setAttr("object", bytesAttr(&getContext(), executable.getSymName(), object.elf));
    executable->setAttr("stack_bytes", Builder(&getContext()).getI64IntegerAttr(object.stackBytes));
    return success();
  }

  LogicalResult compileForGpu(flow::ExecutableOp executable) {
    const Family &family = familyOf(model);
    auto check = [&](Kernel &kernel) -> llvm::Error {
      int64_t threads = threadsOf(kernel.executable);
      FailureOr<KernelArguments> arguments = family.convert(kernel.func, model, threads, optLevel);
      if (failed(arguments))
        return llvm::createStringError("the loops do not convert");
      if (llvm::Error error = checkLimits(*arguments, model))
        return error;
      auto code = family.emit(kernel.executable, model, threads, optLevel);
      if (!code)
        return code.takeError();
      code->dynamicWorkgroupBytes = arguments->workgroupBytes;
      assemble(kernel.executable, *code);
      if (llvm::Error error = checkLimits(*code, model))
        return error;
      keep(kernel.executable, *arguments, *code);
      return llvm::Error::success();
    };
    return lowerKernel(executable, model, optLevel, check);
  }

  /// Makes machine code where the family has an assembler, which also knows what the kernel really
  /// takes.
  void assemble(flow::ExecutableOp executable, GpuKernel &kernel) {
    executable->removeAttr("machine_code"); // Of a plan before.
    executable->removeAttr("no_machine_code");
    if (ptxas.empty() || !familyOf(model).assemble)
      return;
    auto code = familyOf(model).assemble(kernel.code, ptxas);
    if (!code) {
      executable->setAttr("no_machine_code",
                          StringAttr::get(&getContext(), llvm::toString(code.takeError())));
      return;
    }
    kernel.registers = code->registers, kernel.spilledBytes = code->spilledBytes;
    kernel.privateBytes = std::max(kernel.privateBytes, code->stackBytes);
    executable->setAttr("machine_code",
                        bytesAttr(&getContext(), executable.getSymName(), code->code));
  }

  /// Notes what the library will say about the kernel.
  void keep(flow::ExecutableOp executable, const KernelArguments &arguments,
            const GpuKernel &code) {
    Builder builder(&getContext());
    executable->setAttr("object", bytesAttr(&getContext(), executable.getSymName(), code.code));
    uint64_t features = executable->hasAttr(kLongThreads) ? SLUICE_GPU_FEATURE_LONG_THREADS
                                                          : SLUICE_GPU_FEATURE_NONE;
    std::pair<StringRef, int64_t> figures[] = {
        {"private_bytes", code.privateBytes},
        {"workgroup_bytes", code.workgroupBytes},
        {"dynamic_workgroup_bytes", code.dynamicWorkgroupBytes},
        {"registers", code.registers},
        {"spilled_bytes", code.spilledBytes},
        {"subgroup_size", code.subgroupSize},
        {"features", int64_t(code.features | features)}};
    for (auto [name, figure] : figures)
      executable->setAttr(name, builder.getI64IntegerAttr(figure));
    executable->setAttr("arguments",
                        builder.getDenseI64ArrayAttr(
                            {arguments.bindings, arguments.constants, arguments.workspace}));
  }
};

bool isLaunch(flow::ExecutableOp executable) {
  return isa<flow::ExecutableOp>(executable->getParentOp());
}

/// The table of compiled kernels that a GPU's driver loads.
std::vector<uint8_t> tableOfKernels(ArrayRef<flow::ExecutableOp> executables,
                                    const Family &family) {
  module::GpuExecutable table;
  for (flow::ExecutableOp executable : executables) {
    auto number = [&](StringRef name) {
      return uint32_t(executable->getAttrOfType<IntegerAttr>(name).getInt());
    };
    ArrayRef<char> code = bytesOf(executable->getAttrOfType<ElementsAttr>("object"));
    ArrayRef<int64_t> arguments = executable->getAttrOfType<DenseI64ArrayAttr>("arguments");
    module::GpuEntry entry;
    entry.name = executable.getSymName().str();
    entry.symbol = kEntrySymbol;
    entry.code = table.codes.size();
    entry.bindings = arguments[0], entry.constants = arguments[1];
    entry.flags = arguments[2] ? SLUICE_GPU_ENTRY_WORKSPACE : 0;
    if (isLaunch(executable))
      entry.flags |= SLUICE_GPU_ENTRY_CONTINUES;
    if (executable->hasAttr(kernels::kAlignedBindings))
      entry.flags |= SLUICE_GPU_ENTRY_ALIGNED_BINDINGS;
    entry.threads[0] = threadsOf(executable);
    entry.workgroupBytes = number("workgroup_bytes"), entry.privateBytes = number("private_bytes");
    entry.registers = number("registers"), entry.spilledBytes = number("spilled_bytes");
    entry.subgroupSize = number("subgroup_size");
    entry.dynamicWorkgroupBytes = number("dynamic_workgroup_bytes");
    entry.features = number("features");
    if (family.codeKind == module::GpuCodeKind::Spirv && entry.words() > SLUICE_GPU_MAX_PUSH_WORDS)
      entry.flags |= SLUICE_GPU_ENTRY_ARGUMENTS_IN_MEMORY;
    auto add = [&](module::GpuCodeKind kind, ArrayRef<char> code) {
      table.codes.push_back({kind, {reinterpret_cast<const uint8_t *>(code.data()), code.size()}});
    };
    add(family.codeKind, code);
    if (auto machineCode = executable->getAttrOfType<ElementsAttr>("machine_code")) {
      entry.machineCode = table.codes.size();
      add(family.machineCodeKind, bytesOf(machineCode));
    }
    table.entries.push_back(std::move(entry));
  }
  return module::serializeGpuExecutable(table);
}

struct LinkKernels final : TargetPass<impl::LinkKernelsBase<LinkKernels>> {
  using TargetPass::TargetPass;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<ArrayRef<char>> objects;
    SmallVector<flow::ExecutableOp> executables;
    SmallVector<StringRef> entries;
    SmallVector<Attribute> reports;
    for (auto kernel : module.getOps<flow::ExecutableOp>())
      for (flow::ExecutableOp executable : partsOf(kernel)) {
        auto object = executable->getAttrOfType<ElementsAttr>("object");
        if (!object)
          continue;
        objects.push_back(bytesOf(object));
        executables.push_back(executable);
        entries.push_back(executable.getSymName());
        reports.push_back(reportOf(executable));
      }
    auto lacksCode = [](flow::ExecutableOp executable) {
      return executable->hasAttr("no_machine_code");
    };
    if (auto *first = llvm::find_if(executables, lacksCode); first != executables.end())
      emitWarning(UnknownLoc::get(&getContext()))
          << llvm::count_if(executables, lacksCode)
          << " kernels have no machine code beside their PTX: "
          << (*first)->getAttrOfType<StringAttr>("no_machine_code").getValue();
    SmallVector<char, 0> library;
    if (!objects.empty() && model.isGpu()) {
      std::vector<uint8_t> table = tableOfKernels(executables, familyOf(model));
      library.assign(table.begin(), table.end());
    } else if (!objects.empty()) {
      auto linked = cpu::linkLibrary(objects, model);
      if (!linked) {
        module.emitError(llvm::toString(linked.takeError()));
        return signalPassFailure();
      }
      library = std::move(*linked);
    }
    OpBuilder builder(module.getContext());
    builder.setInsertionPointToStart(module.getBody());
    hal::ExecutableBinaryOp::create(builder, module.getLoc(), builder.getStringAttr("private"),
                                    model.kind, model.spec(), builder.getStrArrayAttr(entries),
                                    builder.getArrayAttr(reports),
                                    bytesAttr(&getContext(), "kernels", library));
    for (flow::ExecutableOp executable : executables) {
      for (auto grid :
           llvm::make_early_inc_range(executable.getBody().front().getOps<func::FuncOp>())) {
        grid->remove();
        module.push_back(grid);
      }
      // The resource manager would keep the objects for as long as the context lives.
      for (StringRef name : {"object", "machine_code"})
        if (auto object = executable->getAttrOfType<DenseResourceElementsAttr>(name))
          if (auto *blob = object.getRawHandle().getResource())
            *blob->getBlob() = AsmResourceBlob();
    }
    for (flow::ExecutableOp executable : llvm::reverse(executables))
      executable.erase();
  }
};
} // namespace
} // namespace sluice::backend
