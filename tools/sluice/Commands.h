//===- Commands.h - the subcommands of sluice, and what they share --------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include "tools/run_support/CommandLine.h"

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
int signCommand(const Arguments &arguments);
int opsCommand(const Arguments &arguments);
int devicesCommand(const Arguments &arguments);

using run::CommandLine;
using run::kFailure;
using run::kSuccess;
using run::kUsage;

/// Prints "sluice: error: message" and returns kFailure.
int fail(const std::string &message);

/// `-O0` ... `-O3` and `--opt-level=N`.
void addOptLevel(CommandLine &line, int &target);
void addNumerics(CommandLine &line, CompileOptions &options);
/// `--input-type=NAME=TYPE`, repeated.
void addInputTypes(CommandLine &line, std::vector<std::string> &target);
/// `--parameters=[SCOPE=]FILE`, repeated.
void addParameters(CommandLine &line, std::vector<std::string> &target);
/// `--plans=FILE`
void addPlans(CommandLine &line, std::string &target);
/// `-oVALUE`, `-o VALUE` and `--output=VALUE`.
void addOutput(CommandLine &line, std::string &target, std::string help);

/// Compiles with a progress line on a terminal and messages on standard error. Returns an ExitCode.
int compileWithProgress(const std::string &input, const std::string &output,
                        CompileOptions options);

/// Prints a message of the compiler on standard error.
void printMessage(const std::string &message);

/// A folder for temporary files that is removed in the end; `path` is "" if it cannot be made.
struct ScratchFolder {
  /// `name`: what its own begins with.
  explicit ScratchFolder(const std::string &name);
  ~ScratchFolder();
  std::string file(const std::string &name) const { return path + "/" + name; }
  std::string path;
};

/// True if `path` names a module file already: by its first bytes, not its name.
bool isModuleFile(const std::string &path);

/// The module for `model`: itself if it is one, else compiled into the user's cache
/// (SLUICE_CACHE_DIR, else XDG_CACHE_HOME/sluice or ~/.cache/sluice), where an earlier result for
/// the same file, options and compiler is reused. Returns "" after an error was printed.
std::string moduleFor(const std::string &model, const CompileOptions &options);

} // namespace sluice::tool
