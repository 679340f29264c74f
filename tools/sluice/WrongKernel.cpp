//===- WrongKernel.cpp - which kernel gives wrong values ------------------===//
// The program gives what its kernels read and write; computed by the oracle, or as plain loops on
// this CPU, each kernel says what it should have written (compiler/Driver/TraceKernels.h).
//===----------------------------------------------------------------------===//
#include "compiler/Driver/RunOracle.h"
#include "compiler/Driver/TraceKernels.h"
#include "tools/sluice/Commands.h"
#include "tools/sluice/Verification.h"
#include <cmath>
#include <cstdio>
#include <filesystem>

namespace fs = std::filesystem;

namespace sluice::tool {
namespace {

class KernelSearch {
public:
  KernelSearch(const Verification &verification, const CompileOptions &way,
               const std::string &folder, uint64_t oracleSteps)
      : verification(verification), way(way), folder(folder), oracleSteps(oracleSteps) {}

  bool run() {
    if (isModuleFile(verification.model))
      return nothing("a module holds no kernels to look at; give the model");
    if (scratch.path.empty())
      return nothing("cannot make a folder for temporary files");
    std::vector<run::Array> wanted;
    if (!trace() || !compute(wanted))
      return false;
    if (dispatches.empty())
      return nothing("all kernels are in loops or branches, where they are not looked at alone; "
                     "'./dev bisect' does");
    size_t found = 0, next = 0;
    for (const TracedDispatch &dispatch : dispatches) {
      std::span<const run::Array> given =
          std::span(values).subspan(dispatch.first + dispatch.operands, dispatch.results);
      std::span<const run::Array> expected = std::span(wanted).subspan(next, dispatch.results);
      next += dispatch.results;
      double worst = 0, limit = 0;
      if (isRight(given, expected, worst, limit))
        continue;
      std::printf("kernel '%s' (%s): largest difference %.3g (above %.3g)\n",
                  dispatch.kernel.c_str(), dispatch.node.c_str(), worst, limit);
      if (!found++ && !leave(dispatch, expected))
        return false;
    }
    return found || nothing("each of " + std::to_string(dispatches.size()) +
                            " kernels is right by itself; what is wrong is before or between them, "
                            "which './dev bisect' finds");
  }

private:
  bool nothing(const std::string &why) {
    std::printf("no wrong kernel found: %s\n", why.c_str());
    return false;
  }

  /// Runs the program that gives what its kernels read and write.
  bool trace() {
    CompileOptions options = way;
    options.stopAfter = "dispatch";
    options.reproducer = "none";
    std::string traced = scratch.file("traced.mlir"), module = scratch.file("traced.slm");
    if (!compileFile(verification.model, scratch.file("dispatch.mlir"), options, printMessage) ||
        !traceKernels(scratch.file("dispatch.mlir"), verification.options.function, traced,
                      scratch.file("alone.mlir"), dispatches, printMessage))
      return false;
    options.stopAfter.clear();
    if (dispatches.empty())
      return true;
    Verification again;
    again.options = verification.options;
    return compileFile(traced, module, options, printMessage) &&
           execute(again, module, options, verification.arguments, values);
  }

  /// What each kernel should have written.
  bool compute(std::vector<run::Array> &wanted) {
    if (dispatches.empty())
      return true;
    CompileOptions plain = plainLoops();
    plain.reproducer = "none";
    std::vector<run::Array> read;
    for (const TracedDispatch &dispatch : dispatches)
      read.insert(read.end(), values.begin() + dispatch.first,
                  values.begin() + dispatch.first + dispatch.operands);
    OracleRequest request;
    request.steps = oracleSteps;
    for (const run::Array &array : read)
      request.arguments.push_back({"", array.dims, array.bytes});
    std::vector<OracleOutcome> outcomes;
    if (oracleSteps && runOracle(scratch.file("alone.mlir"), plain, request, outcomes,
                                 [](const std::string &) {})) {
      for (const TracedDispatch &dispatch : dispatches)
        for (size_t i = dispatch.first + dispatch.operands;
             i < dispatch.first + dispatch.operands + dispatch.results; ++i) {
          HostTensor &tensor = outcomes[0].results[wanted.size()];
          wanted.push_back({values[i].type, tensor.dims, std::move(tensor.bytes)});
        }
      return true;
    }
    Verification alone;
    return compileFile(scratch.file("alone.mlir"), scratch.file("alone.slm"), plain,
                       printMessage) &&
           execute(alone, scratch.file("alone.slm"), plain, read, wanted);
  }

  bool execute(Verification &run, const std::string &module, const CompileOptions &options,
               const std::vector<run::Array> &inputs, std::vector<run::Array> &results) {
    run.model = module;
    run.options.inputs.clear();
    for (const run::Array &input : inputs) {
      std::string path =
          scratch.file("value-" + std::to_string(run.options.inputs.size()) + ".npy");
      if (run::Error error = run::writeNpy(path, input); !error.empty())
        return fail(error) == kSuccess;
      run.options.inputs.push_back("@" + path);
    }
    Outcome outcome;
    if (!run.execute(options, outcome))
      return false;
    results = std::move(outcome.results);
    return true;
  }

  bool isRight(std::span<const run::Array> given, std::span<const run::Array> expected,
               double &worst, double &limit) {
    bool right = true;
    for (size_t i = 0; i < given.size(); ++i) {
      bool sameShape =
          given[i].dims == expected[i].dims && given[i].bytes.size() == expected[i].bytes.size();
      double far = sameShape ? difference(given[i], expected[i]) : HUGE_VAL;
      if (far <= verification.limitFor(given[i].type))
        continue;
      right = false;
      worst = std::max(worst, far), limit = verification.limitFor(given[i].type);
    }
    return right;
  }

  /// Writes the kernel last, so that where it is all is.
  bool leave(const TracedDispatch &dispatch, std::span<const run::Array> expected) {
    std::string start = folder + "/" + dispatch.kernel, program = start + ".mlir";
    std::string command = "sluice verify " + program + " --target=" + way.targets.front() + " -O" +
                          std::to_string(way.optLevel);
    for (const std::string &plan : way.kernelPlans)
      command += " '--kernel-plan=" + plan + "'";
    if (!verification.tolerance.empty())
      command += " --tolerance=" + verification.tolerance;
    command += " --recorded=" + start;
    if (!writeRecord(folder, dispatch.kernel + "-",
                     std::span(values).subspan(dispatch.first, dispatch.operands), expected))
      return false;
    std::string what = "kernel '" + dispatch.kernel + "' of " +
                       fs::path(verification.model).filename().string() + " gives wrong values";
    if (!writeKernelProgram(scratch.file("dispatch.mlir"), dispatch.kernel, program, what, command,
                            printMessage))
      return false;
    std::printf(
        "note: kernel '%s' alone is in '%s', with its inputs and what it should give, run: %s\n",
        dispatch.kernel.c_str(), program.c_str(), command.c_str());
    return true;
  }

  const Verification &verification;
  CompileOptions way;
  std::string folder;
  uint64_t oracleSteps;
  ScratchFolder scratch{"sluice-kernels"};
  std::vector<TracedDispatch> dispatches;
  std::vector<run::Array> values; ///< What all dispatches read and wrote.
};
} // namespace

bool leaveWrongKernel(const Verification &verification, const CompileOptions &way,
                      const std::string &folder, uint64_t oracleSteps) {
  return KernelSearch(verification, way, folder, oracleSteps).run();
}

} // namespace sluice::tool
