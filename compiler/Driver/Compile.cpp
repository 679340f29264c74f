//===- Compile.cpp - a model file becomes a module file -------------------===//
#include "compiler/Driver/Compile.h"
#include "compiler/Backend/Family.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/Util/Functions.h"
#include "compiler/Driver/DebugControl.h"
#include "compiler/Driver/Diagnostics.h"
#include "compiler/Driver/KernelReproducer.h"
#include "compiler/Driver/PassTrace.h"
#include "compiler/Driver/Pipelines.h"
#include "compiler/Driver/PlanFile.h"
#include "compiler/Driver/Register.h"
#include "compiler/Driver/TaskPool.h"
#include "compiler/Input/Iree/ParameterArchive.h"
#include "compiler/Input/Mlir/ParseFile.h"
#include "compiler/Input/Onnx/Import.h"
#include "compiler/Input/Passes.h"
#include "mlir/IR/Verifier.h"
#include "runtime/base/ByteSource.h"
#include "sluice/version.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace sluice {
namespace {

std::optional<unsigned> stageIndex(StringRef name) {
  for (auto [index, stage] : llvm::enumerate(kStages))
    if (name == stage)
      return index;
  return std::nullopt;
}

/// What was not used for a week goes, and what was not for the longest time above a gibibyte.
constexpr llvm::CachePruningPolicy kCachePolicy = {.Interval = std::chrono::seconds(60),
                                                   .MaxSizeBytes = uint64_t(1) << 30};

class Compilation {
public:
  Compilation(const std::string &input, const std::string &output, const CompileOptions &options,
              const std::function<void(const std::string &)> &diagnose)
      : input(input), output(output), options(options),
        context(allDialects(), MLIRContext::Threading::DISABLED),
        diagnostics(context, llvm::sys::path::filename(input).str(), diagnose),
        control(context, this->options),
        reproducers(llvm::sys::path::filename(input).str(), this->options), diagnose(diagnose) {}

  bool run() {
    if (!control.takesOneThread())
      context.setThreadPool(threads);
    if (std::string problem = loadPlugins(options, context); !problem.empty())
      return fail(problem);
    // Constant evaluation runs passes from inside a pass, when dialects can no longer be loaded.
    context.loadAllAvailableDialects();
    if (!options.stopAfter.empty() && !stageIndex(options.stopAfter))
      return fail("unknown stage '" + options.stopAfter +
                  "', expected input, global, dispatch, stream, kernel or module");
    if (!control.problem().empty())
      return fail(control.problem());
    if (!options.floatType.empty() && options.floatType != "f16" && options.floatType != "bf16")
      return fail("--float: expected f16 or bf16, given '" + options.floatType + "'");
    std::string remarks = options.remarks;
    if (!options.floatType.empty()) // What stays is always said.
      remarks += remarks.empty() ? "sluice-narrow" : "|sluice-narrow";
    if (!remarks.empty() && failed(diagnostics.showRemarks(context, remarks)))
      return fail("--remarks: '" + options.remarks + "' is no regular expression");
    if (options.passLimit >= 0)
      options.stopAfter = "dispatch"; // Where passes are no longer numbered.
    for (const std::string &each : {options.plans, options.place, options.shard})
      if (!isEnding(each))
        return fail("'" + each + "' is a device or named pipe, expected a file");
    if (!options.plans.empty()) {
      if (std::string problem = plans.read(options.plans); !problem.empty())
        return fail(problem);
      control.preferPlans([this](const KernelPlans &kernel) { return plans.find(kernel); });
    }
    chooseCache();
    bool worked =
        makeReproducerFolder() && chooseTargets() && read() && settleTargets() && runStages();
    if (!options.cache.empty())
      llvm::pruneCache(options.cache, kCachePolicy);
    // Whatever failed without a word would leave the user with nothing to act on.
    if (!worked && !diagnostics.hadError())
      fail("the compiler failed without giving a reason; this is a bug of Sluice, please report it "
           "with the model");
    if (std::string text = plans.warning(); worked && !options.plans.empty() && !text.empty())
      emitWarning(UnknownLoc::get(&context)) << text;
    std::string unwritten =
        options.tracePath.empty()
            ? ""
            : writeWhole(options.tracePath, [&](auto &out) { trace.write(out); });
    return unwritten.empty() ? worked : fail(unwritten);
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
    worked = worked && runStages({*module, ""}, firstStage, kFirstTargetStage, "", stopped) &&
             use(*module);
    if (!worked && !diagnostics.hadError())
      fail("the model was not computed, without a reason; this is a bug of Sluice, please report "
           "it with the model");
    return worked;
  }

private:
  bool fail(const std::string &message) {
    emitError(UnknownLoc::get(&context), message);
    return false;
  }

  static std::error_code makeFolder(const std::string &path) {
    std::error_code error = llvm::sys::fs::create_directories(path);
    return error || llvm::sys::fs::is_directory(path)
               ? error
               : std::make_error_code(std::errc::not_a_directory);
  }

  /// Without one where more decides about kernels than what they compute, or is said of them.
  void chooseCache() {
    const char *folder = std::getenv("SLUICE_KERNEL_CACHE");
    if (options.cache.empty() && folder)
      options.cache = folder;
    bool isObserved = !options.kernelPlans.empty() || options.preferPlan ||
                      !options.remarks.empty() || std::getenv("SLUICE_PLANT_BUG");
    if (isObserved || options.cache.empty())
      return options.cache.clear();
    std::error_code error = makeFolder(options.cache);
    if (!error)
      error = llvm::sys::fs::access(options.cache, llvm::sys::fs::AccessMode::Write);
    if (!error)
      return;
    emitWarning(UnknownLoc::get(&context))
        << "kernels are not kept in '" << options.cache << "': " << error.message();
    options.cache.clear();
  }

  bool makeReproducerFolder() {
    if (options.reproducer.empty() || options.reproducer == "none")
      return true;
    std::error_code error = makeFolder(options.reproducer);
    return !error ||
           fail("cannot make the directory '" + options.reproducer + "': " + error.message());
  }

  /// Those that were asked for, before a large model is read; none if the program says it.
  bool chooseTargets() {
    auto chosen = resolveTargets(options.targets);
    if (!chosen)
      return fail(llvm::toString(chosen.takeError()));
    targets = std::move(*chosen);
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

  /// A program that has its devices is for nothing else.
  bool settleTargets() {
    SmallVector<DictionaryAttr> known = targetsOf(*module);
    SmallVector<std::string> names = llvm::map_to_vector(
        known, [](DictionaryAttr target) { return target.getAs<StringAttr>("target").str(); });
    auto machineOf = [](DictionaryAttr target) {
      auto model = readTarget(target);
      return model ? model->spec() : llvm::toString(model.takeError());
    };
    for (const std::string &given : options.targets) {
      bool isSame = known.empty() || llvm::any_of(expandTarget(given), [&](StringRef each) {
                      std::string machine = machineOf(describeTarget(&context, each));
                      return llvm::any_of(known, [&](DictionaryAttr target) {
                        return machineOf(target) == machine;
                      });
                    });
      if (!isSame)
        return fail((firstStage ? "the module went through the stage '" +
                                      std::string(kStages[firstStage - 1]) + "' for "
                                : "the module says that it is for ") +
                    llvm::join(names, " and ") + ", so it cannot be compiled for " + given +
                    (llvm::is_contained(names, given) ? " of this machine" : ""));
    }
    if (!known.empty())
      targets = {llvm::join(names, "+")};
    if (options.targets.empty())
      options.targets = {"cpu"};
    if (targets.empty())
      targets = options.targets;
    if (names.empty())
      names.assign(targets.begin(), targets.end());
    auto assembler =
        backend::findAssembler(std::vector<std::string>(names.begin(), names.end()), options.ptxas);
    if (!assembler)
      return fail(llvm::toString(assembler.takeError()));
    options.ptxas = *assembler;
    return true;
  }

  bool read() {
    PassTrace::Moment begin;
    llvm::sys::fs::file_status status;
    if (auto error = llvm::sys::fs::status(input, status))
      return fail("cannot read '" + input + "': " + error.message());
    if (llvm::sys::fs::is_directory(status))
      return fail("'" + input + "' is a directory, expected a model file");
    if (!llvm::sys::fs::is_regular_file(status)) // A pipe is read only once, a device without end.
      return fail("'" + input + "' is a device or pipe, expected a model file");
    std::string version = reproducerVersion(input);
    if (!version.empty() && options.reproducer.empty())
      options.reproducer = "none"; // It is one.
    bool isOnnx = StringRef(input).ends_with(".onnx");
    module = isOnnx ? onnx::importOnnx(input, context, options.inputTypes)
                    : input::parseFile(input, context);
    isText = module && !isOnnx;
    if (isText)
      input::markTorch(*module);
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
    }
    if (failed(device::verifyDevices(*module)))
      return false;
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
  bool runStages() {
    unsigned count = std::size(kStages), perTarget = count - kFirstTargetStage;
    total = kFirstTargetStage + perTarget * targets.size();
    bool stopped = false;
    if (!options.shard.empty() && firstStage > 0)
      return fail("a program is cut over processes in stage 'input', which the module is past");
    bool hasDevices = !targetsOf(*module).empty();
    if (!options.place.empty() && (hasDevices || firstStage > kFirstTargetStage))
      return fail("nodes are placed after stage 'input', which the module is past");
    if (!runStages({*module, targets.front()}, firstStage, kFirstTargetStage, options.dumpDir,
                   stopped))
      return false;
    if (stopped)
      return true;
    std::vector<OwningOpRef<ModuleOp>> copies;
    std::vector<Variant> variants = {{*module, targets.front()}};
    if (!hasDevices) {
      PassTrace::Moment begin;
      auto made = makeVariants(*module, targets, options, copies,
                               [&](ModuleOp part, const Pipeline &build) {
                                 return success(runPasses(part, build, kFirstTargetStage));
                               });
      trace.add("place", begin);
      if (failed(made))
        return false;
      variants = std::move(*made);
    }
    total = kFirstTargetStage + perTarget * variants.size();
    severalVariants = variants.size() > 1;
    for (const Variant &variant : variants) {
      std::string dumpDir = options.dumpDir;
      if (!dumpDir.empty() && severalVariants)
        dumpDir += "/" + variant.name;
      if (!runStages(variant, std::max(firstStage, kFirstTargetStage), count, dumpDir, stopped))
        return false;
      if (stopped)
        return true;
      doneBefore += perTarget;
    }
    if (options.progress)
      options.progress("done", total, total);
    PassTrace::Moment begin;
    bool worked = succeeded(writeModuleFile(
        llvm::map_to_vector(variants, [](const Variant &variant) { return variant.program; }),
        output, !options.strip));
    trace.add("write", begin);
    return worked;
  }

  /// Runs stages [begin, end) on `variant`; says whether one was that after which to stop.
  bool runStages(const Variant &variant, unsigned begin, unsigned end, const std::string &dumpDir,
                 bool &stopped) {
    for (unsigned stage = begin; stage < end && !stopped; ++stage) {
      if (options.progress)
        options.progress(severalVariants ? kStages[stage] + (" for " + variant.name)
                                         : kStages[stage],
                         doneBefore + stage, total);
      if (!runOneStage(variant.program, stage) ||
          (!dumpDir.empty() && !dump(variant.program, dumpDir, stage)))
        return false;
      stopped = options.stopAfter == kStages[stage] || control.cutShort();
      if (stopped && !writeText(variant.program, output))
        return false;
    }
    return true;
  }

  bool runOneStage(ModuleOp variant, unsigned stage) {
    PassTrace::Moment begin;
    auto before = [&](OpPassManager &pm) { addPassesBefore(kStages[stage], options, pm); };
    bool worked = (options.before.empty() || runPasses(variant, before, stage)) &&
                  succeeded(runStage(variant, stage, options,
                                     options.evaluateConstants ? hostEvaluator(options) : nullptr,
                                     [&](ModuleOp part, const Pipeline &build) {
                                       return success(runPasses(part, build, stage));
                                     })) &&
                  succeeded(verify(variant));
    if (worked && stage == 0 && isText)
      worked = runPasses(
          variant,
          [](OpPassManager &pm) { pm.addNestedPass<func::FuncOp>(input::createKeepInside()); },
          stage);
    trace.add(std::string("stage ") + kStages[stage], begin);
    if (worked && !control.cutShort())
      variant->setAttr(kStageAttr, StringAttr::get(&context, kStages[stage]));
    if (worked && options.passLimit >= 0)
      variant->setAttr("sluice.last_pass", StringAttr::get(&context, control.lastPass()));
    return worked;
  }

  bool runPasses(ModuleOp part, const Pipeline &build, unsigned stage) {
    PassManager pm(&context);
    pm.enableVerifier(options.verifyEach);
    reproducers.watch(pm, stage, part);
    if (!options.tracePath.empty())
      pm.addInstrumentation(trace.instrument());
    build(pm);
    bool worked = succeeded(control.beginPasses(pm)) && succeeded(pm.run(part));
    if (options.isCancelled())
      return fail("the compilation was cancelled");
    if (worked)
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

  /// Writes the IR to `path`; "-" is standard output.
  bool writeText(ModuleOp variant, const std::string &path) {
    OpPrintingFlags flags;
    flags.enableDebugInfo();
    std::string problem = writeWhole(path, [&](llvm::raw_ostream &out) {
      variant->print(out, flags);
      out << "\n";
    });
    return problem.empty() || fail(problem);
  }

  const std::string &input, &output;
  CompileOptions options;
  TaskPool threads;
  MLIRContext context;
  UserDiagnostics diagnostics;
  DebugControl control;
  PlanFile plans;
  KernelReproducers reproducers;
  const std::function<void(const std::string &)> &diagnose;
  PassTrace trace;
  OwningOpRef<ModuleOp> module;
  std::vector<std::string> targets;
  unsigned firstStage = 0, doneBefore = 0, total = 0;
  bool severalVariants = false;
  bool isText = false; ///< Some functions may be of no importer that looks at sizes itself.
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

std::string compilerVersion() { return SLUICE_VERSION_STRING " (LLVM " LLVM_VERSION_STRING ")"; }

std::vector<std::string> targetSpecs(const std::vector<std::string> &targets) {
  std::vector<std::string> specs;
  if (auto resolved = resolveTargets(targets))
    for (const std::string &target : *resolved)
      specs.push_back(cantFail(parseTarget(target)).spec());
  else
    consumeError(resolved.takeError());
  return specs;
}

} // namespace sluice
