//===- sluice-run.cpp - runs a compiled module ----------------------------===//
// Links the runtime and nothing of the compiler.
//===----------------------------------------------------------------------===//
#include "tools/run_support/Bench.h"
#include "tools/run_support/DeviceList.h"
#include <cstdio>
#include <cstring>

using namespace sluice::run;

static void printHelp() {
  std::printf("usage: sluice-run MODULE.slm [options]\n\nRuns a function of a compiled module. "
              "Exit code 0 only if everything, checks included, held.\n\n%s\n"
              "  --bench            time the function instead of printing results\n%s  --devices   "
              "       list the devices of this machine, and why others cannot be used\n"
              "  --version          version of the runtime\n",
              kRunOptionsHelp, kBenchOptionsHelp);
}

int main(int argc, char **argv) {
  BenchOptions options;
  std::string path;
  bool bench = false;
  auto fail = [](const Error &error) {
    std::fflush(stdout);
    std::fprintf(stderr, "sluice-run: error: %s\n", error.c_str());
    return 1;
  };
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    bool taken = false;
    if (argument == "--help" || argument == "-h")
      return printHelp(), 0;
    if (argument == "--version")
      return std::printf("sluice-run %s\n", sluice_version()), 0;
    if (argument == "--devices") {
      Error error = printDevices();
      return std::fflush(stdout), error.empty() ? 0 : fail(error);
    }
    if (argument == "--bench") {
      bench = true;
      continue;
    }
    if (Error error = parseBenchOption(argument, options, taken); !error.empty())
      return fail(error);
    if (taken)
      continue;
    if (argument.starts_with("-"))
      return fail("unknown option '" + argument + "'; see --help");
    if (!path.empty())
      return fail("one module at a time: '" + path + "' and '" + argument + "' given");
    path = argument;
  }
  if (path.empty())
    return fail("no module given; see --help");
  Error error = bench ? benchModule(options, path) : runModule(options.run, path);
  if (std::fflush(stdout) != 0 && error.empty())
    error = "cannot write to standard output";
  return error.empty() ? 0 : fail(error);
}
