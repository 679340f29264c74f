//===- sluice-run.cpp - runs a compiled module ----------------------------===//
// Links the runtime and nothing of the compiler.
//===----------------------------------------------------------------------===//
#include "tools/run_support/Bench.h"
#include <cstdio>

using namespace sluice::run;

int main(int argc, char **argv) {
  endOnShortage("sluice-run");
  BenchOptions options;
  std::vector<std::string> modules;
  bool bench = false, devices = false, version = false;
  CommandLine line("sluice-run MODULE.slm [options]",
                   "Runs a function of a compiled module. Exit code 0 only if everything, checks "
                   "included, held.",
                   {"sluice-run model.slm --input=@image.npy --output=@scores.npy",
                    "sluice-run model.slm --device=cuda --bench --per-kernel",
                    "mpirun -n 4 sluice-run model.slm --device=cuda:rank --input=@x.npy"});
  line.positional("MODULE", modules, 0, 1);
  addRunOptions(line, options.run, "with --bench, inputs of known size default to random");
  addResultOptions(line, options.run);
  line.flag("bench", bench, "time the function instead of printing results");
  addBenchOptions(line, options);
  line.flag("devices", devices, "list the devices of this machine, and why others cannot be used");
  line.flag("version", version, "version of the runtime");
  if (std::optional<int> exitCode = line.parse({argv + 1, argv + argc}))
    return *exitCode;
  if (version)
    return std::printf("sluice-run %s\n", sluice_version()), kSuccess;
  if (modules.empty() && !devices)
    return line.complain("missing MODULE");
  Error error = devices ? printDevices()
                : bench ? benchModule(options, modules[0])
                        : runModule(options.run, modules[0]);
  if (std::fflush(stdout) != 0 && error.empty())
    error = "cannot write to standard output";
  if (error.empty())
    return kSuccess;
  std::fprintf(stderr, "sluice-run: error: %s\n", error.c_str());
  return kFailure;
}
