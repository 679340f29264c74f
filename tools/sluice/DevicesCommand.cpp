//===- DevicesCommand.cpp - sluice devices --------------------------------===//
#include "compiler/Backend/Family.h"
#include "tools/run_support/DeviceList.h"
#include "tools/sluice/Commands.h"

namespace sluice::tool {

int devicesCommand(const Arguments &arguments) {
  bool targets = false;
  CommandLine line("sluice devices [options]",
                   "Lists the devices of this machine and what the compiler knows of targets.",
                   {"sluice devices", "sluice devices --targets"});
  line.flag("targets", targets, "print the model of each target that kernels are planned with");
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  if (run::Error error = run::printDevices(); !error.empty())
    return fail(error);
  std::fflush(stdout);
  if (!targets)
    return kSuccess;
  backend::registerFamilies();
  for (const TargetFamily *family : targetFamilies())
    for (const std::string &name : family->names()) {
      std::string target = family->name.str() + (name.empty() ? "" : ":" + name);
      TargetModel model = llvm::cantFail(parseTarget(target));
      llvm::outs() << "\n" << target << "\n";
      model.print(llvm::outs());
    }
  return kSuccess;
}

} // namespace sluice::tool
