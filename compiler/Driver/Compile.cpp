//===- Compile.cpp - a model file becomes a module file -------------------===//
#include "compiler/Driver/Compile.h"
#include "compiler/Driver/Diagnostics.h"
#include "compiler/Driver/EvaluateOnHost.h"
#include "compiler/Driver/PassTrace.h"
#include "compiler/Driver/Pipelines.h"
#include "compiler/Driver/Register.h"
#include "compiler/Driver/TaskPool.h"
#include "compiler/Input/Onnx/Import.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace sluice {
namespace {

/// The attribute of a module that says which stage its text has been through.
constexpr const char *kStageAttr = "sluice.stage";

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
      : input(input), output(output), options(options), context(registry(), MLIRContext::Threading::DISABLED),
        diagnostics(context, llvm::sys::path::filename(input).str(), diagnose) {}

  bool run() {
    context.setThreadPool(threads);
    // Constant evaluation runs passes from inside a pass, when dialects can no longer be loaded.
    context.loadAllAvailableDialects();
    if (options.targets.size() != 1)
      return fail("a module holds the kernels of one target, given " + std::to_string(options.targets.size()) +
                  ": compile once for each");
    if (!options.stopAfter.empty() && !stageIndex(options.stopAfter))
      return fail("unknown stage '" + options.stopAfter +
                  "', expected input, global, dispatch, stream, kernel or module");
    bool worked = read() && runStages();
    // Whatever failed without a word would leave the user with nothing to act on.
    if (!worked && !diagnostics.hadError())
      fail("the compiler failed without giving a reason; this is a bug of Sluice, please report it with the model");
    if (!options.tracePath.empty() && !trace.write(options.tracePath))
      return fail("cannot write the trace to '" + options.tracePath + "'");
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

  bool read() {
    auto begin = PassTrace::Clock::now();
    llvm::sys::fs::file_status status;
    if (auto error = llvm::sys::fs::status(input, status))
      return fail("cannot read '" + input + "': " + error.message());
    if (llvm::sys::fs::is_directory(status))
      return fail("'" + input + "' is a directory, expected a model file");
    module = StringRef(input).ends_with(".onnx") ? onnx::importOnnx(input, context)
                                                 : parseSourceFile<ModuleOp>(input, &context);
    trace.add("read", begin);
    if (!module)
      return false;
    if (auto done = (*module)->getAttrOfType<StringAttr>(kStageAttr)) {
      auto stage = stageIndex(done);
      if (!stage)
        return fail("the module says that it went through the unknown stage '" + done.str() + "'");
      firstStage = *stage + 1;
    }
    return true;
  }

  bool runStages() {
    unsigned count = std::size(kStages);
    for (unsigned stage = firstStage; stage < count; ++stage) {
      if (options.progress)
        options.progress(kStages[stage], stage, count);
      if (!runStage(stage))
        return false;
      if (!options.dumpDir.empty() && !dump(stage))
        return false;
      if (options.stopAfter == kStages[stage])
        return writeText(output);
    }
    if (options.progress)
      options.progress("done", count, count);
    auto begin = PassTrace::Clock::now();
    bool worked = succeeded(writeModuleFile(*module, output, options));
    trace.add("write", begin);
    return worked;
  }

  bool runStage(unsigned stage) {
    auto begin = PassTrace::Clock::now();
    PassManager pm(&context);
    pm.enableVerifier(options.verifyEach);
    if (!options.tracePath.empty())
      pm.addInstrumentation(trace.instrument());
    buildStage(pm, stage, options, options.evaluateConstants ? hostEvaluator(options) : nullptr);
    bool worked = succeeded(pm.run(*module)) && succeeded(verify(*module));
    trace.add(std::string("stage ") + kStages[stage], begin);
    if (worked)
      (*module)->setAttr(kStageAttr, StringAttr::get(&context, kStages[stage]));
    return worked;
  }

  bool dump(unsigned stage) {
    if (auto error = llvm::sys::fs::create_directories(options.dumpDir))
      return fail("cannot make the directory '" + options.dumpDir + "': " + error.message());
    return writeText(options.dumpDir + "/" + std::to_string(stage) + "-" + kStages[stage] + ".mlir");
  }

  /// Writes the IR to `path`, completely or not at all; "-" is standard output.
  bool writeText(const std::string &path) {
    OpPrintingFlags flags;
    flags.enableDebugInfo();
    if (path == "-") {
      (*module)->print(llvm::outs(), flags);
      return true;
    }
    auto error = llvm::writeToOutput(path, [&](llvm::raw_ostream &out) -> llvm::Error {
      (*module)->print(out, flags);
      out << "\n";
      return llvm::Error::success();
    });
    if (error)
      return fail("cannot write '" + path + "': " + llvm::toString(std::move(error)));
    return true;
  }

  const std::string &input, &output;
  const CompileOptions &options;
  TaskPool threads;
  MLIRContext context;
  UserDiagnostics diagnostics;
  PassTrace trace;
  OwningOpRef<ModuleOp> module;
  unsigned firstStage = 0;
};

} // namespace

bool compileFile(const std::string &input, const std::string &output, const CompileOptions &options,
                 const std::function<void(const std::string &)> &diagnose) {
  return Compilation(input, output, options, diagnose).run();
}

std::string compilerVersion() { return "0.1.0 (LLVM " LLVM_VERSION_STRING ")"; }

} // namespace sluice
