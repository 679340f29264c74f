//===- RunCommand.cpp - sluice run, sluice bench --------------------------===//
#include "tools/sluice/Commands.h"
#include "tools/sluice/Report.h"

namespace sluice::tool {
namespace {

/// How a model is compiled first, by both commands.
struct Request {
  CompileOptions compile;
  std::vector<std::string> models;

  void addCompileOptions(CommandLine &line) {
    line.value("place", "FILE|auto", compile.place,
               "which of several devices runs what of a model, as for 'sluice compile'");
    line.value("shard", "N|FILE", compile.shard,
               "over how many processes a model is cut, as for 'sluice compile'");
    addParameters(line, compile.parameters);
    addPlans(line, compile.plans);
    addOptLevel(line, compile.optLevel);
    addNumerics(line, compile);
  }

  /// The module to run; "" after an error was printed.
  std::string module(run::RunOptions &options) {
    compile.targets = run::targetsOf(run::deviceNames(options));
    return moduleFor(models[0], compile);
  }
};
} // namespace

int runCommand(const Arguments &arguments) {
  run::RunOptions options;
  Request request;
  CommandLine line(
      "sluice run MODEL|OUT.slm [options]",
      "Runs a function. A model is compiled for this machine first; the module is cached. Exit "
      "code 0 only if everything, checks included, held.",
      {"sluice run model.slm --input=@image.npy --output=@scores.npy",
       "sluice run model.onnx --input=1x3x224x224xf32=random --print",
       "sluice run checks.mlir --all-functions -O0",
       "sluice run split.mlir --device=cpu --device=vulkan --device_lead_allocator=1",
       "mpirun -n 4 sluice run model.onnx --shard=4 --input=@x.npy --output=@y{rank}.npy"});
  line.positional("MODEL", request.models, 1, 1);
  run::addRunOptions(line, options);
  run::addResultOptions(line, options);
  request.addCompileOptions(line);
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  std::string module = request.module(options);
  if (module.empty())
    return kFailure;
  run::Error error = run::runModule(options, module);
  return error.empty() ? int(kSuccess) : fail(error);
}

int benchCommand(const Arguments &arguments) {
  run::BenchOptions options;
  Request request;
  std::string output;
  CommandLine line("sluice bench MODEL|OUT.slm [options]",
                   "Times a function: median, minimum and 90th percentile of many calls.",
                   {"sluice bench model.slm --input=8x3x224x224xf32=random --repetitions=50",
                    "sluice bench model.onnx --per-kernel --json=times.json",
                    "sluice bench model.onnx --device=cuda --per-kernel -o report.html"});
  line.positional("MODEL", request.models, 1, 1);
  run::addBenchOptions(line, options);
  addOutput(line, output,
            "with --per-kernel: the figures as a page with the roofline, if the name ends in "
            ".html, else as text");
  run::addRunOptions(line, options.run, "inputs of known size default to random");
  request.addCompileOptions(line);
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  if (!output.empty() && !options.perKernel)
    return line.complain("-o writes the figures of --per-kernel, which is not given");
  std::string module = request.module(options.run);
  if (module.empty())
    return kFailure;
  std::vector<run::KernelTime> kernels;
  run::Error error = run::benchModule(options, module, &kernels);
  if (!error.empty())
    return fail(error);
  if (!options.perKernel)
    return kSuccess;
  run::Ceilings ceilings = measureCeilings(options.run, kernels);
  run::printKernelTimes(kernels, ceilings);
  if (output.empty())
    return kSuccess;
  Report report("sluice bench " + request.models[0], output);
  report.heading(request.models[0] + " on " + run::deviceNames(options.run)[0]);
  report.picture(drawRoofline(kernels, ceilings));
  report.table(run::kernelTable(kernels, ceilings));
  return report.write();
}

} // namespace sluice::tool
