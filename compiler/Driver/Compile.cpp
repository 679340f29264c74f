//===- Compile.cpp - a model file becomes a module file -------------------===//
#include "compiler/Driver/Compile.h"
#include "compiler/Backend/Family.h"
#include "compiler/Device/DeviceModules.h"
#include "compiler/Device/Passes.h"
#include "compiler/Device/Placement.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/Util/ArgumentAttrs.h"
#include "compiler/Driver/DebugControl.h"
#include "compiler/Driver/Diagnostics.h"
#include "compiler/Driver/EvaluateOnHost.h"
#include "compiler/Driver/KernelReproducer.h"
#include "compiler/Driver/PassTrace.h"
#include "compiler/Driver/Pipelines.h"
#include "compiler/Driver/Register.h"
#include "compiler/Driver/Targets.h"
#include "compiler/Driver/TaskPool.h"
#include "compiler/Input/Iree/Parameters.h"
#include "compiler/Input/Mlir/ParseFile.h"
#include "compiler/Input/Onnx/Import.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace sluice {
namespace {

std::optional<unsigned> stageIndex(StringRef name) {
  for (auto [index, stage] : llvm::enumerate(kStages))
    if (name == stage)
      return index;
  return std::nullopt;
}

class Compilation {
public:
  Compilation(const std::string &input, const std::string &output, const CompileOptions &options,
              const std::function<void(const std::string &)> &diagnose)
      : input(input), output(output), options(options),
        context(registry(), MLIRContext::Threading::DISABLED),
        diagnostics(context, llvm::sys::path::filename(input).str(), diagnose),
        control(context, this->options),
        reproducers(llvm::sys::path::filename(input).str(), this->options), diagnose(diagnose) {}

  bool run() {
    if (!control.numbersPasses())
      context.setThreadPool(threads);
    // Constant evaluation runs passes from inside a pass, when dialects can no longer be loaded.
    context.loadAllAvailableDialects();
    if (!options.stopAfter.empty() && !stageIndex(options.stopAfter))
      return fail("unknown stage '" + options.stopAfter +
                  "', expected input, global, dispatch, stream, kernel or module");
    if (!control.problem().empty())
      return fail(control.problem());
    if (!options.remarks.empty() && failed(diagnostics.showRemarks(context, options.remarks)))
      return fail("--remarks: '" + options.remarks + "' is no regular expression");
    if (options.passLimit >= 0)
      options.stopAfter = "dispatch"; // Where passes are no longer numbered.
    bool worked = makeReproducerFolder() && chooseTargets() && read() && runStages();
    // Whatever failed without a word would leave the user with nothing to act on.
    if (!worked && !diagnostics.hadError())
      fail("the compiler failed without giving a reason; this is a bug of Sluice, please report it "
           "with the model");
    if (!options.tracePath.empty() && !trace.write(options.tracePath))
      return fail("cannot write the trace to '" + options.tracePath + "'");
    return worked;
  }

  /// Goes no further than the stage `input`, and gives the program to `use`.
  bool useInput(function_ref<bool(ModuleOp)> use) {
    context.setThreadPool(threads);
    context.loadAllAvailableDialects();
    options.stopAfter.clear();
    bool stopped = false;
    constexpr unsigned kLast = 2; // From then on there are no tensors.
    bool worked = read() && (firstStage <= kLast + 1 ||
                             fail("the model went through the stage '" +
                                  std::string(kStages[firstStage - 1]) +
                                  "' already, expected at most '" + kStages[kLast] + "'"));
    worked = worked && runStages(*module, firstStage, kFirstTargetStage, "", "", stopped) &&
             use(*module);
    if (!worked && !diagnostics.hadError())
      fail("the model was not computed, without a reason; this is a bug of Sluice, please report "
           "it with the model");
    return worked;
  }

private:
  static DialectRegistry registry() {
    DialectRegistry registry;
    registerAllDialects(registry);
    return registry;
  }

  bool fail(const std::string &message) {
    emitError(UnknownLoc::get(&context), message);
    return false;
  }

  bool makeReproducerFolder() {
    if (options.reproducer.empty() || options.reproducer == "none")
      return true;
    auto error = llvm::sys::fs::create_directories(options.reproducer);
    if (!error && !llvm::sys::fs::is_directory(options.reproducer))
      error = std::make_error_code(std::errc::not_a_directory);
    return !error ||
           fail("cannot make the directory '" + options.reproducer + "': " + error.message());
  }

  bool chooseTargets() {
    if (options.targets.empty())
      return fail("no target given");
    auto chosen = resolveTargets(options.targets);
    if (!chosen)
      return fail(llvm::toString(chosen.takeError()));
    targets = std::move(*chosen);
    auto assembler = backend::findAssembler(targets, options.ptxas);
    if (!assembler)
      return fail(llvm::toString(assembler.takeError()));
    options.ptxas = *assembler;
    auto stop = stageIndex(options.stopAfter);
    if (!stop || *stop < kFirstTargetStage)
      return true;
    // The IR is that of one program.
    if (options.targets.size() > 1 && options.place.empty())
      return fail("the IR after stage '" + options.stopAfter + "' is that of one target, given " +
                  std::to_string(options.targets.size()));
    targets = options.targets;
    return true;
  }

  bool read() {
    PassTrace::Moment begin;
    llvm::sys::fs::file_status status;
    if (auto error = llvm::sys::fs::status(input, status))
      return fail("cannot read '" + input + "': " + error.message());
    if (llvm::sys::fs::is_directory(status))
      return fail("'" + input + "' is a directory, expected a model file");
    std::string version = reproducerVersion(input);
    if (!version.empty() && options.reproducer.empty())
      options.reproducer = "none"; // It is one.
    module = StringRef(input).ends_with(".onnx")
                 ? onnx::importOnnx(input, context, options.inputTypes)
                 : input::parseFile(input, context);
    trace.add("read", begin);
    if (!version.empty() && version != compilerVersion()) {
      std::string made = "this reproducer was made by sluice " + version + ", and this is sluice " +
                         compilerVersion();
      if (module)
        emitWarning(UnknownLoc::get(&context)) << made << ", where the failure may be another";
      else
        diagnose("note: " + made + ", which does not read its text");
    }
    if (!module || failed(iree::bindParameters(*module, options.parameters)) || !donateArguments())
      return false;
    if (auto done = (*module)->getAttrOfType<StringAttr>(kStageAttr)) {
      auto stage = stageIndex(done);
      if (!stage)
        return fail("the module says that it went through the unknown stage '" + done.str() + "'");
      firstStage = *stage + 1;
      if (firstStage > kFirstTargetStage && options.targets.size() > 1)
        return fail("the module went through the stage '" + done.str() +
                    "' for one target, given " + std::to_string(options.targets.size()));
      if (firstStage > kFirstTargetStage)
        targets = options.targets;
    }
    if (options.passLimit >= 0 && firstStage > stageIndex("dispatch"))
      return fail("passes are numbered up to stage 'dispatch', which the module is past");
    return true;
  }

  /// Marks the arguments that callers give up.
  bool donateArguments() {
    for (const std::string &name : options.donated) {
      bool found = false;
      for (auto func : module->getOps<func::FuncOp>())
        for (unsigned i = 0; func.isPublic() && i < func.getNumArguments(); ++i) {
          auto known = func.getArgAttrOfType<StringAttr>(i, "sluice.name");
          if (!isa<RankedTensorType>(func.getArgumentTypes()[i]) ||
              (known && !known.empty() ? known.str() : "arg" + std::to_string(i)) != name)
            continue;
          func.setArgAttr(i, util::kDonatedAttr, UnitAttr::get(&context));
          found = true;
        }
      if (!found)
        return fail("no function takes a tensor '" + name + "' that could be donated");
    }
    return true;
  }

  /// What the model means is found once, the rest of the way is gone for each target on a copy.
  /// Constants are shared by the copies.
  bool runStages() {
    unsigned count = std::size(kStages), perTarget = count - kFirstTargetStage;
    total = kFirstTargetStage + perTarget * targets.size();
    bool stopped = false;
    if (!options.shard.empty() && firstStage > 0)
      return fail("a program is cut over processes in stage 'input', which the module is past");
    if (!runStages(*module, firstStage, kFirstTargetStage, targets.front(), options.dumpDir,
                   stopped))
      return false;
    if (stopped)
      return true;
    if (!options.place.empty() && !place())
      return false;
    // A program that names its devices is not one for each target: its variants have a target for
    // each device.
    std::vector<device::ProgramDevices> programs;
    if (device::namesDevices(*module)) {
      auto planned = device::planVariants(*module, options.targets);
      if (failed(planned))
        return false;
      programs = std::move(*planned);
      targets.clear();
      for (const device::ProgramDevices &program : programs)
        targets.push_back(llvm::join(
            llvm::map_range(program,
                            [](const device::ProgramDevice &device) { return device.target; }),
            "+"));
      if (!options.stopAfter.empty()) {
        programs.resize(1);
        targets.resize(1);
      }
      total = kFirstTargetStage + perTarget * targets.size();
    }
    SmallVector<OwningOpRef<ModuleOp>> copies;
    SmallVector<ModuleOp> variants;
    for (auto [index, target] : llvm::enumerate(targets)) {
      bool isLast = index + 1 == targets.size();
      if (!isLast)
        copies.push_back(cast<ModuleOp>((*module)->clone()));
      variants.push_back(isLast ? *module : *copies.back());
      if (!programs.empty())
        device::setDevices(variants.back(), programs[index]);
      std::string dumpDir = options.dumpDir;
      if (!dumpDir.empty() && targets.size() > 1)
        dumpDir += "/" + target;
      if (!runStages(variants.back(), std::max(firstStage, kFirstTargetStage), count, target,
                     dumpDir, stopped))
        return false;
      if (stopped)
        return true;
      doneBefore += perTarget;
    }
    if (options.progress)
      options.progress("done", total, total);
    PassTrace::Moment begin;
    bool worked = succeeded(writeModuleFile(variants, output, !options.strip));
    trace.add("write", begin);
    return worked;
  }

  bool place() {
    PassTrace::Moment begin;
    if (firstStage > kFirstTargetStage)
      return fail("nodes are placed after stage 'input', which the module is past");
    bool isAuto = options.place == "auto", worked;
    if (isAuto && device::namesDevices(*module))
      return fail("the program names its devices itself, so there is nothing to place");
    worked = succeeded(isAuto ? device::placeAutomatically(*module, options.targets)
                              : device::placeByFile(*module, options.place, options.targets));
    trace.add("place", begin);
    return worked;
  }

  /// Runs stages [begin, end) on `variant`; says whether one was that after which to stop.
  bool runStages(ModuleOp variant, unsigned begin, unsigned end, const std::string &target,
                 const std::string &dumpDir, bool &stopped) {
    for (unsigned stage = begin; stage < end && !stopped; ++stage) {
      if (options.progress)
        options.progress(targets.size() > 1 && stage >= kFirstTargetStage
                             ? kStages[stage] + (" for " + target)
                             : kStages[stage],
                         doneBefore + stage, total);
      if (!runStage(variant, stage, target) || (!dumpDir.empty() && !dump(variant, dumpDir, stage)))
        return false;
      stopped = options.stopAfter == kStages[stage] || control.cutShort();
      if (stopped && !writeText(variant, output))
        return false;
    }
    return true;
  }

  bool runStage(ModuleOp variant, unsigned stage, const std::string &target) {
    PassTrace::Moment begin;
    bool hasDevices = !device::getDevices(variant).empty() && stage >= kFirstTargetStage;
    bool worked = true;
    if (hasDevices && stage == kFirstTargetStage)
      worked = runPasses(variant, device::buildPartitionPipeline, stage, target);
    auto build = [&](const std::string &name) {
      return [&, name](OpPassManager &pm) {
        buildStage(pm, stage, name, options,
                   options.evaluateConstants ? hostEvaluator(options) : nullptr);
      };
    };
    if (worked && hasDevices && isTargetStage(stage))
      worked =
          succeeded(device::forEachTarget(variant, [&](ModuleOp part, const std::string &name) {
            return success(runPasses(part, build(name), stage, name));
          }));
    else if (worked)
      worked = runPasses(variant, build(target), stage, target);
    worked = worked && succeeded(verify(variant));
    trace.add(std::string("stage ") + kStages[stage], begin);
    if (worked && !control.cutShort())
      variant->setAttr(kStageAttr, StringAttr::get(&context, kStages[stage]));
    if (worked && options.passLimit >= 0)
      variant->setAttr("sluice.last_pass", StringAttr::get(&context, control.lastPass()));
    return worked;
  }

  bool runPasses(ModuleOp part, const std::function<void(OpPassManager &)> &build, unsigned stage,
                 const std::string &target) {
    PassManager pm(&context);
    pm.enableVerifier(options.verifyEach);
    control.beginPasses();
    reproducers.watch(pm, stage, target);
    if (!options.tracePath.empty())
      pm.addInstrumentation(trace.instrument());
    build(pm);
    if (succeeded(pm.run(part)))
      return true;
    for (const std::string &note : reproducers.writeFailed(context))
      diagnose(note);
    if (options.passLimit >= 0)
      diagnose("note: in pass " + control.lastPass());
    return false;
  }

  bool dump(ModuleOp variant, const std::string &folder, unsigned stage) {
    if (auto error = llvm::sys::fs::create_directories(folder))
      return fail("cannot make the directory '" + folder + "': " + error.message());
    return writeText(variant,
                     folder + "/" + std::to_string(stage) + "-" + kStages[stage] + ".mlir");
  }

  /// Writes the IR to `path`, completely or not at all; "-" is standard output.
  bool writeText(ModuleOp variant, const std::string &path) {
    OpPrintingFlags flags;
    flags.enableDebugInfo();
    if (path == "-") {
      variant->print(llvm::outs(), flags);
      return true;
    }
    auto error = llvm::writeToOutput(path, [&](llvm::raw_ostream &out) -> llvm::Error {
      variant->print(out, flags);
      out << "\n";
      return llvm::Error::success();
    });
    if (error)
      return fail("cannot write '" + path + "': " + llvm::toString(std::move(error)));
    return true;
  }

  const std::string &input, &output;
  CompileOptions options;
  TaskPool threads;
  MLIRContext context;
  UserDiagnostics diagnostics;
  DebugControl control;
  KernelReproducers reproducers;
  const std::function<void(const std::string &)> &diagnose;
  PassTrace trace;
  OwningOpRef<ModuleOp> module;
  std::vector<std::string> targets;
  unsigned firstStage = 0, doneBefore = 0, total = 0;
};

} // namespace

bool compileFile(const std::string &input, const std::string &output, const CompileOptions &options,
                 const std::function<void(const std::string &)> &diagnose) {
  return Compilation(input, output, options, diagnose).run();
}

bool withInput(const std::string &path, const CompileOptions &options,
               const std::function<void(const std::string &)> &diagnose,
               function_ref<bool(ModuleOp)> use) {
  return Compilation(path, "", options, diagnose).useInput(use);
}

std::string compilerVersion() { return "0.1.0 (LLVM " LLVM_VERSION_STRING ")"; }

} // namespace sluice
