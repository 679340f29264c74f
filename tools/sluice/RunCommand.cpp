//===- RunCommand.cpp - sluice run, sluice bench --------------------------===//
#include "tools/run_support/Bench.h"
#include "tools/run_support/DeviceList.h"
#include "tools/sluice/Ceilings.h"
#include "tools/sluice/CommandLine.h"
#include "tools/sluice/Commands.h"
#include "tools/sluice/CompileSupport.h"
#include "tools/sluice/Report.h"

namespace sluice::tool {
namespace {

/// What both commands take: where to run, and how a model is compiled first.
struct Request {
  CompileOptions compile;
  std::vector<std::string> models;
  int threads = 0, lead = -1;

  void addDeviceOptions(CommandLine &line, run::RunOptions &options) {
    line.number("device_lead_allocator", "N", lead, 0, 1000000,
                "where a program leaves the choice of memory to run time, take that of device N of "
                "those given, from 0");
    line.value(
        "device_policy", "POLICY", options.devicePolicy,
        "how to choose otherwise: first (default), rank, bandwidth, free_memory or locality");
    line.list(
        "memory_limit", "BYTES", options.memoryLimits,
        "the most that buffers of a device may take, as 64M; or NAME=BYTES for the devices of "
        "that name");
    line.number("threads", "N", threads, 0, 4096,
                "threads that run kernels; 0: one per core (default)");
    line.number("spin-us", "N", options.spinUs, 0, 1000000000,
                "microseconds for which idle threads stay awake; 0: sleep at once (default 50000)");
  }
  void addCompileOptions(CommandLine &line) {
    line.value("place", "FILE|auto", compile.place,
               "which of several devices runs what of a model, as for 'sluice compile'");
    line.value("shard", "N|FILE", compile.shard,
               "over how many processes a model is cut, as for 'sluice compile'");
    line.parameters(compile.parameters);
    line.plans(compile.plans);
    line.optLevel(compile.optLevel);
  }

  /// The module to run; "" after an error was printed.
  std::string module(run::RunOptions &options) {
    options.threads = threads;
    options.leadAllocator = lead < 0 ? SLUICE_NO_LEAD_ALLOCATOR : uint32_t(lead);
    compile.targets = run::targetsOf(run::deviceNames(options));
    return moduleFor(models[0], compile);
  }
};
} // namespace

int runCommand(const Arguments &arguments) {
  run::RunOptions options;
  Request request;
  CommandLine line(
      "run MODEL|OUT.slm [options]",
      "Runs a function. A model is compiled for this machine first; the module is cached. Exit "
      "code 0 only if everything, checks included, held.",
      {"sluice run model.slm --input=@image.npy --output=@scores.npy",
       "sluice run model.onnx --input=1x3x224x224xf32=random --print",
       "sluice run checks.mlir --all-functions -O0",
       "sluice run split.mlir --device=cpu --device=vulkan --device_lead_allocator=1",
       "mpirun -n 4 sluice run model.onnx --shard=4 --input=@x.npy --output=@y{rank}.npy"});
  line.positional("MODEL", request.models, 1, 1);
  line.list("device", "DEVICE", options.devices,
            "cpu (default); 'sluice devices' lists them; repeated for a module that names several "
            "devices");
  request.addDeviceOptions(line, options);
  line.value("function", "NAME", options.function,
             "the function to run (default: the only one, or main)");
  line.flag("all-functions", options.allFunctions,
            "run every exported function that takes no arguments");
  line.list("input", "SPEC", options.inputs,
            "@x.npy, 2x3xf32=1 2 3 4 5 6, 2x3xf32=random, 2x3xf32=@raw.bin; or NAME=SPEC");
  line.list("output", "@FILE", options.outputs,
            "write a result: @y.npy, @y.bin; or NAME=@y.npy; {rank} is the number of this process, "
            "in inputs too");
  line.flag("print", options.print, "print all values of all results");
  line.value("trace", "FILE", options.trace, "write a Chrome/Perfetto trace of all dispatches");
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
  int repetitions = 20, warmups = 3;
  std::string output;
  CommandLine line("bench MODEL|OUT.slm [options]",
                   "Times a function: median, minimum and 90th percentile of many calls.",
                   {"sluice bench model.slm --input=8x3x224x224xf32=random --repetitions=50",
                    "sluice bench model.onnx --per-kernel --json=times.json",
                    "sluice bench model.onnx --device=cuda --per-kernel -o report.html"});
  line.positional("MODEL", request.models, 1, 1);
  line.number("repetitions", "N", repetitions, 1, 1000000, "calls that count (default 20)");
  line.number("warmups", "N", warmups, 0, 1000000, "calls before them (default 3)");
  line.value("json", "FILE", options.json, "write the figures");
  line.flag("per-kernel", options.perKernel,
            "then one traced call: for each kernel time, bandwidth, operations a second and nodes, "
            "beside what a copy and products reach on the device");
  line.output(output,
              "with --per-kernel: the figures as a page with the roofline, if the name ends in "
              ".html, else as text");
  line.list("device", "DEVICE", options.run.devices, "cpu (default); repeated as for 'sluice run'");
  request.addDeviceOptions(line, options.run);
  line.value("function", "NAME", options.run.function,
             "the function to time (default: the only one, or main)");
  line.list("input", "SPEC", options.run.inputs,
            "as for 'sluice run'; inputs of known size default to random");
  request.addCompileOptions(line);
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  if (!output.empty() && !options.perKernel)
    return line.complain("-o writes the figures of --per-kernel, which is not given");
  options.repetitions = repetitions;
  options.warmups = warmups;
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
