//===- BenchCommand.cpp - sluice bench ------------------------------------===//
#include "tools/run_support/Bench.h"
#include "tools/run_support/DeviceList.h"
#include "tools/sluice/CommandLine.h"
#include "tools/sluice/Commands.h"
#include "tools/sluice/CompileSupport.h"

namespace sluice::tool {

int benchCommand(const Arguments &arguments) {
  run::BenchOptions options;
  CompileOptions compile;
  std::vector<std::string> models;
  int threads = 0, lead = -1, repetitions = 20, warmups = 3;
  CommandLine line("bench MODEL|OUT.slm [options]",
                   "Times a function: median, minimum and 90th percentile of many calls.",
                   {"sluice bench model.slm --input=8x3x224x224xf32=random --repetitions=50",
                    "sluice bench model.onnx --per-kernel --json=times.json"});
  line.positional("MODEL", models, 1, 1);
  line.number("repetitions", "N", repetitions, 1, 1000000, "calls that count (default 20)");
  line.number("warmups", "N", warmups, 0, 1000000, "calls before them (default 3)");
  line.value("json", "FILE", options.json, "write the figures");
  line.flag("per-kernel", options.perKernel,
            "then one traced call: time and bandwidth of each kernel with its node");
  line.list("device", "DEVICE", options.run.devices, "cpu (default); repeated as for 'sluice run'");
  line.number("device_lead_allocator", "N", lead, 0, 1000000,
              "where a program leaves the choice of memory to run time, take that of device N of "
              "those given, from 0");
  line.value("device_policy", "POLICY", options.run.devicePolicy,
             "how to choose otherwise: first (default), rank, bandwidth, free_memory or locality");
  line.list("memory_limit", "BYTES", options.run.memoryLimits,
            "the most that buffers of a device may take, as 64M; or NAME=BYTES for the devices of "
            "that name");
  line.number("threads", "N", threads, 0, 4096,
              "threads that run kernels; 0: one per core (default)");
  line.number("spin-us", "N", options.run.spinUs, 0, 1000000000,
              "microseconds for which idle threads stay awake; 0: sleep at once (default 50000)");
  line.value("function", "NAME", options.run.function,
             "the function to time (default: the only one, or main)");
  line.list("input", "SPEC", options.run.inputs,
            "as for 'sluice run'; inputs of known size default to random");
  line.value("place", "FILE|auto", compile.place,
             "which of several devices runs what of a model, as for 'sluice compile'");
  line.value("shard", "N|FILE", compile.shard,
             "over how many processes a model is cut, as for 'sluice compile'");
  line.parameters(compile.parameters);
  line.optLevel(compile.optLevel);
  int exitCode = kSuccess;
  if (!line.parse(arguments, exitCode))
    return exitCode;
  options.run.threads = threads;
  options.repetitions = repetitions;
  options.warmups = warmups;
  options.run.leadAllocator = lead < 0 ? SLUICE_NO_LEAD_ALLOCATOR : uint32_t(lead);
  compile.targets = run::targetsOf(run::deviceNames(options.run));
  std::string module = moduleFor(models[0], compile);
  if (module.empty())
    return kFailure;
  run::Error error = run::benchModule(options, module);
  return error.empty() ? int(kSuccess) : fail(error);
}

} // namespace sluice::tool
