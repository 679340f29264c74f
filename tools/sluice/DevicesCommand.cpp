//===- DevicesCommand.cpp - sluice devices --------------------------------===//
#include "compiler/Target/TargetModel.h"
#include "tools/run_support/DeviceList.h"
#include "tools/sluice/CommandLine.h"
#include "tools/sluice/Commands.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdio>

namespace sluice::tool {

int devicesCommand(const Arguments &arguments) {
  bool targets = false;
  CommandLine line("devices [options]",
                   "Lists the devices of this machine and what the compiler knows of targets.",
                   {"sluice devices", "sluice devices --targets"});
  line.flag("targets", targets, "print the model of each target that kernels are planned with");
  int exitCode = kSuccess;
  if (!line.parse(arguments, exitCode))
    return exitCode;
  if (run::Error error = run::printDevices(); !error.empty())
    return fail(error);
  std::fflush(stdout);
  if (!targets)
    return kSuccess;
  for (const char *name : {"cpu",
                           "cpu:x86-64",
                           "cpu:haswell",
                           "cpu:znver4",
                           "cpu:sapphirerapids",
                           "cpu:aarch64-cortex-a72",
                           "cpu:aarch64-neoverse-v1",
                           "cuda:sm_75",
                           "cuda:sm_80",
                           "cuda:sm_86",
                           "cuda:sm_89",
                           "cuda:sm_90",
                           "cuda:sm_100",
                           "cuda:sm_120",
                           "rocm:gfx908",
                           "rocm:gfx90a",
                           "rocm:gfx942",
                           "rocm:gfx950",
                           "rocm:gfx1030",
                           "rocm:gfx1100",
                           "rocm:gfx1201",
                           "vulkan",
                           "vulkan:desktop",
                           "vulkan:large"}) {
    auto model = parseTarget(name);
    if (!model) {
      llvm::consumeError(model.takeError());
      continue;
    }
    llvm::outs() << "\n" << name << "\n";
    model->print(llvm::outs());
  }
  return kSuccess;
}

} // namespace sluice::tool
