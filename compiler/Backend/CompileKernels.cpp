//===- CompileKernels.cpp - kernels to machine code, one library a target -===//
// CompileKernels runs on every executable, in parallel, and leaves in it the machine code of each
// launch and the functions that compute their grids:
//   flow.executable @relu { func.func @relu(...) {...} }
//     -> flow.executable @relu {
//          hal.executable.launch @relu grid @relu_grid {plan = "..."} = dense_resource<relu>
//          func.func private @relu_grid(...)
//        }
// LinkKernels then joins them:
//   hal.executable.binary @cpu for "cpu:..." entries ["relu"] {reports = [{...}]} =
//     dense_resource<elf>
//   hal.executable.kernel @relu launches ["relu"] grids [@relu_grid]
//   func.func private @relu_grid(...)
// For a GPU the code is the kernel's assembly and the library a table of them
// (runtime/module/gpu_executable.fbs), in which the launches of a kernel follow each other.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Cpu/CpuBackend.h"
#include "compiler/Backend/KernelCache.h"
#include "compiler/Backend/LLVM/ConvertKernel.h"
#include "compiler/Backend/Passes.h"
#include "compiler/Dialect/Util/ByteResource.h"
#include "compiler/Kernels/KernelActions.h"
#include "compiler/Kernels/KernelReport.h"
#include "compiler/Target/ProgramTarget.h"
#include "mlir/IR/Threading.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"

using namespace sluice::kernels;

namespace sluice::backend {
#define GEN_PASS_DEF_KERNELSTOLLVM
#define GEN_PASS_DEF_COMPILEKERNELS
#define GEN_PASS_DEF_LINKKERNELS
#include "compiler/Backend/Passes.h.inc"
} // namespace sluice::backend

static ArrayRef<char> bytesOf(ElementsAttr attr) {
  auto *blob = cast<DenseResourceElementsAttr>(attr).getRawHandle().getBlob();
  return blob->getData();
}

namespace sluice::backend {
namespace {

/// Fails if `arguments` or the measured memory of `kernel` are more than `target` has.
llvm::Error checkLimits(const KernelArguments &arguments, const TargetModel &target) {
  if (arguments.words() > target.maxArgumentWords)
    return llvm::createStringError("kernel has " + Twine(arguments.words()) +
                                   " words of arguments, " + target.cpu + " takes " +
                                   Twine(target.maxArgumentWords));
  return llvm::Error::success();
}

llvm::Error checkLimits(const GpuKernel &kernel, const TargetModel &target) {
  if (kernel.privateBytes > target.stackBytes)
    return llvm::createStringError("kernel needs " + Twine(kernel.privateBytes) +
                                   " bytes of private memory, " + target.cpu + " has " +
                                   Twine(target.stackBytes));
  if (int64_t bytes = kernel.workgroupBytes + kernel.dynamicWorkgroupBytes;
      bytes > target.workgroupMemoryBytes)
    return llvm::createStringError("kernel needs " + Twine(bytes) + " bytes of workgroup memory, " +
                                   target.cpu + " has " + Twine(target.workgroupMemoryBytes));
  return llvm::Error::success();
}

/// Whether a kernel described by `report` is sooner done as plain loops than compiled to fast code,
/// if it runs once: a byte or operation takes some ns so, LLVM 30 ms (resnet50 up to its streams,
/// most of it constants, takes 0.9 s of user time so, 2.2 otherwise).
bool hasLittleToDo(const NamedAttrList &report) {
  constexpr int64_t kLittle = 4 << 20;
  int64_t bytes = 0, operations = 0;
  auto read = [&](StringRef name, int64_t &number) {
    auto text = dyn_cast_or_null<StringAttr>(report.get(name));
    return text && !text.getValue().getAsInteger(10, number);
  };
  return read("bytes", bytes) && read("operations", operations) && bytes + operations <= kLittle;
}

/// Makes machine code of `launches`, which are for one architecture, where their family has an
/// assembler, which also knows what they really take.
void assemble(ArrayRef<hal::ExecutableLaunchOp> launches, const Family &family,
              const std::string &assembler) {
  if (assembler.empty() || !family.assemble)
    return;
  auto made = family.assemble(llvm::map_to_vector(launches,
                                                  [](auto launch) {
                                                    ArrayRef<char> code = bytesOf(launch.getCode());
                                                    return StringRef(code.data(), code.size());
                                                  }),
                              assembler);
  if (!made && launches.size() > 1) { // The others may have some.
    llvm::consumeError(made.takeError());
    for (hal::ExecutableLaunchOp launch : launches)
      assemble(launch, family, assembler);
    return;
  }
  hal::ExecutableLaunchOp first = launches.front();
  if (!made)
    return first.setNoMachineCode(llvm::toString(made.takeError()));
  ElementsAttr code = util::byteResource(first.getContext(), first.getSymName(), made->code);
  for (auto [each, figures] : llvm::zip(launches, made->kernels)) {
    hal::ExecutableLaunchOp launch = each;
    hal::GpuLaunchAttr known = launch.getGpuAttr();
    launch.setMachineCodeAttr(code);
    launch.setGpuAttr(hal::GpuLaunchAttr::get(
        launch.getContext(), known.getThreads(), known.getBindings(), known.getConstants(),
        known.getWorkspace(), known.getRounds(), known.getAlignedBindings(),
        known.getWorkgroupBytes(), known.getDynamicWorkgroupBytes(),
        std::max(known.getPrivateBytes(), figures.stackBytes), figures.registers,
        figures.spilledBytes, known.getSubgroupSize(), known.getFeatures(), known.getTensorMaps()));
  }
}

/// The same of those of `launches` that have none, several at once: to start an assembler takes as
/// long as 6 kB of PTX.
void assembleInGroups(ArrayRef<hal::ExecutableLaunchOp> launches, const Family &family,
                      const std::string &assembler) {
  constexpr size_t kGroupBytes = 128 << 10;
  struct Group {
    SmallVector<hal::ExecutableLaunchOp> launches;
    size_t bytes = 0;
  };
  std::vector<Group> groups;
  llvm::StringMap<size_t> open; // By architecture.
  for (hal::ExecutableLaunchOp launch : launches) {
    if (launch.getMachineCode() || launch.getNoMachineCode())
      continue;
    ArrayRef<char> code = bytesOf(launch.getCode());
    StringRef architecture = family.architectureOf(StringRef(code.data(), code.size()));
    auto [place, isNew] = open.try_emplace(architecture, groups.size());
    if (!isNew && groups[place->second].bytes + code.size() > kGroupBytes)
      place->second = groups.size();
    if (place->second == groups.size())
      groups.emplace_back();
    Group &group = groups[place->second];
    group.launches.push_back(launch);
    group.bytes += code.size();
  }
  // The longest first, so that no thread begins it when all others are done.
  llvm::stable_sort(groups, [](const Group &a, const Group &b) { return a.bytes > b.bytes; });
  if (!groups.empty())
    parallelForEach(groups.front().launches.front().getContext(), groups,
                    [&](Group &group) { assemble(group.launches, family, assembler); });
}

struct KernelsToLLVM final : impl::KernelsToLLVMBase<KernelsToLLVM> {
  using Base::Base;
  void getDependentDialects(DialectRegistry &registry) const override {
    Base::getDependentDialects(registry);
    addFamilyDialects(registry);
  }
  void runOnOperation() override {
    SmallVector<flow::ExecutableOp> launches = flow::launchesOf(getOperation());
    FailureOr<TargetModel> target = targetOf(getOperation());
    if (failed(target))
      return signalPassFailure();
    for (flow::ExecutableOp launch : ArrayRef(launches).drop_front())
      launch->remove(); // Each is converted on its own.
    for (flow::ExecutableOp launch : launches) {
      if (failed(convert(launch, *target)))
        signalPassFailure();
      if (launch != launches.front())
        getOperation().getBody().front().push_back(launch);
    }
  }

  LogicalResult convert(flow::ExecutableOp launch, const TargetModel &target) {
    func::FuncOp kernel = launch.getKernel();
    if (target.isGpu())
      return success(succeeded(
          familyOf(target).convert(kernel, target, launch.getThreads().value_or(1), optLevel)));
    return success(succeeded(cpu::applyKernelAbi(kernel)) &&
                   succeeded(convertKernelToLLVM(launch, target, optLevel)));
  }
};

struct CompileKernels final : impl::CompileKernelsBase<CompileKernels> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    Base::getDependentDialects(registry);
    addFamilyDialects(registry);
    registerBuiltinDialectTranslation(registry);
    registerLLVMDialectTranslation(registry);
  }

  void runOnOperation() override {
    flow::ExecutableOp executable = getOperation();
    FailureOr<TargetModel> target = targetOf(executable);
    if (failed(target))
      return signalPassFailure();
    NamedAttrList report = describeKernel(executable);
    int level = runsOnce && hasLittleToDo(report) ? 0 : optLevel;
    getContext().executeAction<KernelLevelAction>([] {}, {executable.getOperation()}, executable,
                                                  level);
    std::string preferred;
    getContext().executeAction<PreferPlanAction>(
        [] {}, {executable.getOperation()}, executable, *target,
        [&] { return plansOf(executable, *target, level); }, preferred);
    std::string options = std::to_string(level) + " " + assembler + " " + preferred;
    std::string file = cache.empty() ? "" : fileInCache(cache, executable, options);
    if (!file.empty() && restoreKernel(file, executable))
      return;
    auto compile = [&](Kernel &kernel) {
      return target->isGpu() ? compileForGpu(kernel, level) : compileForCpu(kernel, level);
    };
    FailureOr<FollowedPlan> plan =
        lowerKernel(executable, *target, level, compile, getArgument(), preferred);
    if (failed(plan))
      return signalPassFailure();
    if (plan->isPreferred)
      report.set("tuned", UnitAttr::get(&getContext()));
    if (!plan->isStepwise)
      report.erase("moved");
    if (!plan->declined.empty())
      report.set(
          "declined",
          Builder(&getContext()).getStrArrayAttr(llvm::to_vector_of<StringRef>(plan->declined)));
    keepCode(executable, report);
    if (!file.empty())
      storeKernel(file, executable);
  }

  /// Adds the machine code of a launch to its executable; so do the two below.
  hal::ExecutableLaunchOp addCode(Kernel &kernel, ArrayRef<char> code) {
    OpBuilder builder = OpBuilder::atBlockEnd(&kernel.executable.getBody().front());
    return hal::ExecutableLaunchOp::create(
        builder, kernel.executable.getLoc(), kernel.executable.getSymName(),
        *kernel.executable.getGrid(), builder.getDictionaryAttr({}),
        util::byteResource(&getContext(), kernel.executable.getSymName(), code),
        /*machine_code=*/ElementsAttr(), /*no_machine_code=*/StringAttr(),
        /*gpu=*/hal::GpuLaunchAttr());
  }

  llvm::Error compileForCpu(Kernel &kernel, int level) {
    if (failed(cpu::applyKernelAbi(kernel.func)) ||
        failed(convertKernelToLLVM(kernel.executable, kernel.target, level)))
      return llvm::createStringError("the loops do not convert to LLVM");
    auto object = cpu::emitObject(kernel.executable, kernel.target, level);
    if (!object)
      return object.takeError();
    hal::ExecutableLaunchOp launch = addCode(kernel, object->elf);
    Builder builder(&getContext());
    launch.setReportAttr(builder.getDictionaryAttr(
        builder.getNamedAttr("stack_bytes", builder.getI64IntegerAttr(object->stackBytes))));
    return llvm::Error::success();
  }

  llvm::Error compileForGpu(Kernel &kernel, int level) {
    const TargetModel &target = kernel.target;
    const Family &family = familyOf(target);
    int64_t threads = kernel.executable.getThreads().value_or(1);
    FailureOr<KernelArguments> arguments = family.convert(kernel.func, target, threads, level);
    if (failed(arguments))
      return llvm::createStringError("the loops do not convert");
    if (llvm::Error error = checkLimits(*arguments, target))
      return error;
    auto code = family.emit(kernel.executable, target, threads, level);
    if (!code)
      return code.takeError();
    code->dynamicWorkgroupBytes = arguments->workgroupBytes;
    if (llvm::Error error = checkLimits(*code, target))
      return error;
    hal::ExecutableLaunchOp launch = addCode(kernel, code->code);
    uint64_t features = code->features;
    if (kernel.executable.getLongThreads())
      features |= SLUICE_GPU_FEATURE_LONG_THREADS;
    launch.setGpuAttr(hal::GpuLaunchAttr::get(
        &getContext(), threads, arguments->bindings, arguments->constants, arguments->workspace,
        arguments->rounds, kernel.executable.getAlignedBindings(), code->workgroupBytes,
        code->dynamicWorkgroupBytes, code->privateBytes, code->registers, code->spilledBytes,
        code->subgroupSize, features, kernel.executable.getTensorMapsAttr()));
    if (!cache.empty()) // Kept with its machine code.
      assemble(launch, family, assembler);
    return llvm::Error::success();
  }

  /// Leaves of a compiled kernel the code and the grids of its launches, with a report on each.
  void keepCode(flow::ExecutableOp executable, const NamedAttrList &report) {
    Block &body = executable.getBody().front();
    SmallVector<flow::ExecutableOp> launches = flow::launchesOf(executable);
    for (flow::ExecutableOp part : launches) {
      func::FuncOp grid = part.getGridFunction();
      auto launch = *part.getBody().front().getOps<hal::ExecutableLaunchOp>().begin();
      launch.setReportAttr(reportOf(part, report, launch.getReport()));
      launch->moveBefore(&body, body.end());
      grid->moveBefore(&body, body.end());
    }
    executable.removePlanAttr(), executable.removeDroppedPlansAttr(), executable.removeGridAttr();
    executable.removeThreadsAttr(), executable.removeCodeFeaturesAttr();
    executable.setAlignedBindings(false), executable.setLongThreads(false);
    executable.removeTensorMapsAttr();
    for (Operation &op : llvm::make_early_inc_range(body)) {
      auto func = dyn_cast<func::FuncOp>(op);
      bool isGrid = func && llvm::any_of(body.getOps<hal::ExecutableLaunchOp>(), [&](auto launch) {
                      return launch.getGrid() == func.getSymName();
                    });
      if (!isGrid && !isa<hal::ExecutableLaunchOp>(op))
        op.erase();
    }
  }
};

/// The table of compiled kernels that a GPU's driver loads.
std::vector<uint8_t> tableOfKernels(ArrayRef<hal::ExecutableLaunchOp> launches,
                                    const TargetModel &model) {
  const Family &family = familyOf(model);
  module::GpuExecutable table;
  llvm::DenseMap<Attribute, uint32_t> machineCodes;
  Operation *kernel = nullptr;
  for (hal::ExecutableLaunchOp launch : launches) {
    hal::GpuLaunchAttr takes = launch.getGpuAttr();
    module::GpuEntry entry;
    entry.name = launch.getSymName().str();
    entry.symbol = family.assemble ? entrySymbol(launch.getSymName()) : kEntrySymbol;
    entry.code = table.codes.size();
    entry.bindings = takes.getBindings(), entry.constants = takes.getConstants();
    entry.flags = takes.getWorkspace() ? SLUICE_GPU_ENTRY_WORKSPACE : 0;
    if (launch->getParentOp() == kernel)
      entry.flags |= SLUICE_GPU_ENTRY_CONTINUES;
    kernel = launch->getParentOp();
    if (takes.getRounds())
      entry.flags |= SLUICE_GPU_ENTRY_ROUNDS;
    if (takes.getAlignedBindings())
      entry.flags |= SLUICE_GPU_ENTRY_ALIGNED_BINDINGS;
    ArrayRef<char> code = bytesOf(launch.getCode());
    if (family.wait && StringRef(code.data(), code.size()).contains(family.wait))
      entry.flags |= SLUICE_GPU_ENTRY_WAITS;
    entry.threads[0] = takes.getThreads();
    entry.workgroupBytes = takes.getWorkgroupBytes();
    entry.privateBytes = takes.getPrivateBytes();
    entry.registers = takes.getRegisters(), entry.spilledBytes = takes.getSpilledBytes();
    entry.subgroupSize = takes.getSubgroupSize();
    entry.dynamicWorkgroupBytes = takes.getDynamicWorkgroupBytes();
    entry.features = takes.getFeatures();
    if (DenseI64ArrayAttr maps = takes.getTensorMaps())
      entry.tensorMaps = module::tensorMapsOf(maps.asArrayRef());
    if (entry.words() > model.directArgumentWords)
      entry.flags |= SLUICE_GPU_ENTRY_ARGUMENTS_IN_MEMORY;
    auto add = [&](module::GpuCodeKind kind, ArrayRef<char> code) {
      table.codes.push_back({kind, {reinterpret_cast<const uint8_t *>(code.data()), code.size()}});
    };
    add(family.codeKind, code);
    if (auto machineCode = launch.getMachineCode()) {
      auto [place, isNew] = machineCodes.try_emplace(*machineCode, table.codes.size());
      entry.machineCode = place->second;
      if (isNew)
        add(family.machineCodeKind, bytesOf(*machineCode));
    }
    table.entries.push_back(std::move(entry));
  }
  return module::serializeGpuExecutable(table);
}

struct LinkKernels final : impl::LinkKernelsBase<LinkKernels> {
  using Base::Base;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<TargetModel> target = targetOf(module);
    if (failed(target))
      return signalPassFailure();
    SmallVector<hal::ExecutableLaunchOp> launches;
    for (auto executable : module.getOps<flow::ExecutableOp>())
      llvm::append_range(launches, executable.getBody().front().getOps<hal::ExecutableLaunchOp>());
    if (const Family &family = familyOf(*target); family.assemble && !assembler.empty())
      assembleInGroups(launches, family, assembler);
    warnOfMissingCode(launches);
    SmallVector<char, 0> library;
    if (!launches.empty() && target->isGpu()) {
      std::vector<uint8_t> table = tableOfKernels(launches, *target);
      library.assign(table.begin(), table.end());
    } else if (!launches.empty()) {
      auto linked = cpu::linkLibrary(
          llvm::map_to_vector(launches, [](auto launch) { return bytesOf(launch.getCode()); }),
          *target);
      if (!linked) {
        module.emitError(llvm::toString(linked.takeError()));
        return signalPassFailure();
      }
      library = std::move(*linked);
    }
    OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
    SmallVector<StringRef> entries;
    SmallVector<Attribute> reports;
    for (hal::ExecutableLaunchOp launch : launches) {
      entries.push_back(launch.getSymName());
      reports.push_back(launch.getReport());
    }
    hal::ExecutableBinaryOp::create(builder, module.getLoc(), builder.getStringAttr("private"),
                                    target->kind, target->spec(), builder.getStrArrayAttr(entries),
                                    builder.getArrayAttr(reports),
                                    util::byteResource(&getContext(), "kernels", library));
    for (auto executable : llvm::make_early_inc_range(module.getOps<flow::ExecutableOp>()))
      replaceByLaunches(executable);
  }

  void warnOfMissingCode(ArrayRef<hal::ExecutableLaunchOp> launches) {
    auto lacksCode = [](hal::ExecutableLaunchOp launch) { return launch.getNoMachineCode(); };
    if (auto *first = llvm::find_if(launches, lacksCode); first != launches.end())
      emitWarning(UnknownLoc::get(&getContext()))
          << llvm::count_if(launches, lacksCode)
          << " kernels have no machine code, only what the driver translates: "
          << *hal::ExecutableLaunchOp(*first).getNoMachineCode();
  }

  /// What is left of a kernel that is in the library: its name, its entries and their grids.
  void replaceByLaunches(flow::ExecutableOp executable) {
    Block &body = executable.getBody().front();
    SmallVector<StringRef> names;
    SmallVector<Attribute> grids;
    for (auto launch : body.getOps<hal::ExecutableLaunchOp>()) {
      names.push_back(launch.getSymName());
      grids.push_back(launch.getGridAttr());
      // The resource manager would keep the code for as long as the context lives.
      for (std::optional<ElementsAttr> code :
           {std::optional(launch.getCode()), launch.getMachineCode()})
        if (auto bytes =
                code ? dyn_cast<DenseResourceElementsAttr>(*code) : DenseResourceElementsAttr())
          if (auto *blob = bytes.getRawHandle().getResource())
            *blob->getBlob() = AsmResourceBlob();
    }
    if (names.empty())
      return;
    OpBuilder builder(executable);
    hal::ExecutableKernelOp::create(builder, executable.getLoc(), builder.getStringAttr("private"),
                                    executable.getSymName(), builder.getStrArrayAttr(names),
                                    builder.getArrayAttr(grids));
    for (auto grid : llvm::make_early_inc_range(body.getOps<func::FuncOp>()))
      grid->moveBefore(getOperation().getBody(), getOperation().getBody()->end());
    executable.erase();
  }
};
} // namespace
} // namespace sluice::backend
