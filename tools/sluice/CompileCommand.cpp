//===- CompileCommand.cpp - sluice compile, sluice import -----------------===//
#include "compiler/Driver/TraceKernels.h"
#include "tools/sluice/Commands.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include <chrono>
#include <cstdio>
#include <filesystem>

namespace sluice::tool {

/// Writes one kernel of a model to `output`.
static int writeKernel(const std::string &model, const std::string &kernel,
                       const std::string &output, CompileOptions options) {
  options.stopAfter = "dispatch";
  std::string program = output + ".dispatch.mlir";
  bool worked = compileFile(model, program, options, printMessage) &&
                writeKernelProgram(program, kernel, output, "kernel '" + kernel + "' of " + model,
                                   "sluice compile " + output + " -o kernel.slm -O" +
                                       std::to_string(options.optLevel),
                                   printMessage);
  std::remove(program.c_str());
  return worked ? kSuccess : kFailure;
}

/// Compiles as compileWithProgress() does, and says on standard output what came of it.
static int compileToJson(const std::string &model, const std::string &output,
                         CompileOptions options) {
  using Clock = std::chrono::steady_clock;
  auto seconds = [](Clock::time_point since) {
    return std::chrono::duration<double>(Clock::now() - since).count();
  };
  Clock::time_point start = Clock::now(), begun = start;
  llvm::json::Array stages, messages;
  std::string current;
  auto closeStage = [&] {
    if (!current.empty())
      stages.push_back(llvm::json::Object{{"stage", current}, {"seconds", seconds(begun)}});
    begun = Clock::now();
  };
  options.progress = [&](const std::string &stage, int, int) {
    closeStage();
    current = stage == "done" ? "write" : stage;
  };
  bool worked = compileFile(model, output, options,
                            [&](const std::string &message) { messages.push_back(message); });
  closeStage();
  std::error_code error;
  llvm::json::Object result{{"model", model}, {"worked", worked}, {"seconds", seconds(start)}};
  if (worked)
    result["output"] = output, result["bytes"] = int64_t(std::filesystem::file_size(output, error));
  result["stages"] = std::move(stages);
  result["messages"] = std::move(messages);
  llvm::outs() << llvm::formatv("{0:2}\n", llvm::json::Value(std::move(result)));
  return worked ? kSuccess : kFailure;
}

int compileCommand(const Arguments &arguments) {
  CompileOptions options;
  std::vector<std::string> inputs;
  std::string output, kernel;
  std::vector<std::string> llvmOptions;
  bool noConstants = false, json = false;
  CommandLine line(
      "sluice compile MODEL -o OUT.slm [options]",
      "Compiles a model (.onnx, .mlir) to one module file. Dynamic sizes stay dynamic.",
      {"sluice compile model.onnx -o model.slm",
       "sluice compile model.onnx -o model.slm --target=cpu:znver4 -O3",
       "sluice compile model.onnx -o model.slm --target=cpu --target=cuda:sm_80 --target=vulkan",
       "sluice compile model.onnx -o split.slm --target=cpu --target=vulkan --place=auto",
       "sluice compile model.onnx -o model.slm --shard=4   # mpirun -n 4 sluice-run model.slm ...",
       "sluice compile model.onnx -o model.slm --target=cuda:sm_90 --plans=model.plans",
       "sluice compile model.onnx --stop-after=global -o -"});
  line.positional("MODEL", inputs, 1, 1);
  addOutput(line, output, "the module file, or the IR with --stop-after ('-': standard output)");
  line.list("target", "TARGET", options.targets,
            "cpu (this machine, if none is given), cpu:haswell, cpu:aarch64-cortex-a72, "
            "cuda:sm_90, rocm:gfx942, vulkan, ...; repeated: the module holds a variant for each");
  line.value("place", "FILE|auto", options.place,
             "which target runs what: a file with lines REGEX -> DEVICE (docs/devices.md), or by a "
             "cost model");
  line.value("shard", "N|FILE", options.shard,
             "cut the program over N processes (or a grid, 2x2) along its weights, or as a file "
             "says (docs/scale-out.md)");
  addOptLevel(line, options.optLevel);
  addNumerics(line, options);
  line.value("ptxas", "PROGRAM", options.ptxas,
             "NVIDIA's assembler, for machine code beside PTX, or none (default: SLUICE_PTXAS, "
             "else ptxas of the PATH)");
  line.value("stop-after", "STAGE", options.stopAfter,
             "input, global, dispatch, stream, kernel: print the IR after it");
  line.list("plugin", "LIB.so", options.plugins,
            "a library with dialects and passes, as mlir-opt takes it (docs/plugins.md)");
  line.list("before", "STAGE=PASSES", options.before,
            "passes of plug-ins and of MLIR's transforms that run before a stage: "
            "input=my-pass,canonicalize");
  line.list("donate", "NAME", options.donated,
            "an argument that callers give up: the program may update it in place and return it");
  line.flag("strip", options.strip,
            "leave out the reports on kernels and memory, which only `sluice inspect` reads");
  line.value("dump-dir", "DIR", options.dumpDir,
             "write the IR after each stage into this directory");
  line.value("reproducer", "DIR", options.reproducer,
             "where a kernel that does not compile is left as a program of its own (default: the "
             "folder for temporary files), or none");
  line.value("kernel", "NAME", kernel,
             "for debugging: write this kernel ('sluice inspect --kernels') as a program of its "
             "own instead, a .mlir");
  line.number("passes", "N", options.passLimit, 0, 1 << 20,
              "for debugging: run only the first N passes of the stages up to dispatch and print "
              "the IR after them");
  addPlans(line, options.plans);
  line.list("kernel-plan", "KERNEL=O0|N", options.kernelPlans,
            "for debugging: compile the kernels of that name (a regular expression) at another "
            "level, or without their first N plans");
  line.list("llvm", "OPTION", llvmOptions,
            "for debugging: an option of LLVM, such as -opt-bisect-limit=12; those of MLIR's pass "
            "manager stand alone: --mlir-print-ir-after-all, --mlir-timing, ...");
  line.rest(llvmOptions, "--mlir-");
  line.value("remarks", "REGEX", options.remarks,
             "say why passes of such names (sluice-recognize-attention) left operations as they "
             "were that they might be for; kernels: which plans each kernel had; '.': all");
  line.value("trace", "FILE", options.tracePath, "write a Chrome/Perfetto trace of all passes");
  line.flag("verify-each", options.verifyEach, "check the IR after every pass");
  line.flag("no-constant-evaluation", noConstants, "leave constant expressions to run time");
  line.flag("json", json,
            "say what was compiled, how long each stage took, and all messages as JSON");
  addInputTypes(line, options.inputTypes);
  addParameters(line, options.parameters);
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  options.evaluateConstants = !noConstants;
  setLlvmOptions(llvmOptions);
  if (output.empty() && kernel.empty()) {
    if (options.stopAfter.empty() && options.passLimit < 0)
      return fail("no output named; add -o OUT.slm");
    output = "-";
  }
  if (!kernel.empty() && (output.empty() || output == "-"))
    return fail("--kernel writes a file; add -o KERNEL.mlir");
  if (json && (output == "-" || !kernel.empty()))
    return fail("--json says what is in a file; add -o OUT, without --kernel");
  if (json)
    return compileToJson(inputs[0], output, options);
  return kernel.empty() ? compileWithProgress(inputs[0], output, options)
                        : writeKernel(inputs[0], kernel, output, options);
}

int importCommand(const Arguments &arguments) {
  CompileOptions options;
  options.stopAfter = "input";
  std::vector<std::string> inputs;
  std::string output = "-";
  CommandLine line("sluice import MODEL [-o OUT.mlir]",
                   "Prints what a model (.onnx, .mlir) means: functions on tensors, before "
                   "anything is decided about them.",
                   {"sluice import model.onnx", "sluice import model.onnx -o model.mlir"});
  line.positional("MODEL", inputs, 1, 1);
  addOutput(line, output, "the MLIR text ('-', the default: standard output)");
  addInputTypes(line, options.inputTypes);
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  return compileWithProgress(inputs[0], output, options);
}

} // namespace sluice::tool
