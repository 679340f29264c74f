//===- Commands.h - the subcommands of sluice -----------------------------===//
#pragma once
#include <string>
#include <vector>

namespace sluice::tool {
using Arguments = std::vector<std::string>;

int compileCommand(const Arguments &arguments);
int runCommand(const Arguments &arguments);
int benchCommand(const Arguments &arguments);
int verifyCommand(const Arguments &arguments);
int tuneCommand(const Arguments &arguments);
int inspectCommand(const Arguments &arguments);
int explainCommand(const Arguments &arguments);
int importCommand(const Arguments &arguments);
int reduceCommand(const Arguments &arguments);
int opsCommand(const Arguments &arguments);
int devicesCommand(const Arguments &arguments);
} // namespace sluice::tool
