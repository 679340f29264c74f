//===- main.cpp - sluice: compile, run, measure and look into models ------===//
#include "tools/sluice/Commands.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Signals.h"
#include <cstdio>
#include <cstring>

namespace {
struct Command {
  const char *name;
  int (*run)(const sluice::tool::Arguments &);
  const char *summary;
};

constexpr Command kCommands[] = {
    {"compile", sluice::tool::compileCommand, "compile a model to a module file"},
    {"run", sluice::tool::runCommand, "run a model or a module"},
    {"bench", sluice::tool::benchCommand, "measure how long a model or module takes"},
    {"tune", sluice::tool::tuneCommand, "measure which plans of kernels are fastest"},
    {"verify", sluice::tool::verifyCommand, "compare a target's results with the reference"},
    {"inspect", sluice::tool::inspectCommand, "show what is in a module file"},
    {"explain", sluice::tool::explainCommand, "say what runs where, and why"},
    {"import", sluice::tool::importCommand, "print what a model means, as MLIR"},
    {"reduce", sluice::tool::reduceCommand, "make a model that fails small"},
    {"sign", sluice::tool::signCommand, "sign a module file"},
    {"ops", sluice::tool::opsCommand, "list the operators that are supported"},
    {"devices", sluice::tool::devicesCommand, "list devices and targets"},
};

int help(FILE *out) {
  std::fprintf(out, "usage: sluice COMMAND ...\nAn ahead-of-time compiler and runtime for "
                    "machine-learning models.\n\ncommands:\n");
  for (const Command &command : kCommands)
    std::fprintf(out, "  %-10s %s\n", command.name, command.summary);
  std::fprintf(out,
               "\nexamples:\n"
               "  sluice compile model.onnx -o model.slm\n"
               "  sluice run model.slm --input=@image.npy --output=@scores.npy\n"
               "  sluice run model.onnx --input=1x3x224x224xf32=random --print\n"
               "\n'sluice COMMAND --help' explains each; 'sluice --version' names the version.\n");
  return out == stdout ? sluice::run::kSuccess : sluice::run::kUsage;
}

/// What a shell completes a command with.
int words() {
  for (const Command &command : kCommands)
    std::printf("%s\n", command.name);
  return sluice::run::kSuccess;
}

/// The manual page, in the language of man(7).
int manual() {
  std::printf(
      ".TH SLUICE 1 \"\" \"sluice %s\"\n.SH NAME\nsluice \\- compile, run, measure and look "
      "into machine\\-learning models\n.SH SYNOPSIS\n.B sluice\n.I COMMAND\n[options]\n"
      ".SH COMMANDS\n",
      sluice::compilerVersion().c_str());
  for (const Command &command : kCommands)
    command.run({"--help=man"});
  std::printf(".SH EXIT STATUS\n0 if all went well, 1 if something failed, 2 for wrong usage.\n");
  return sluice::run::kSuccess;
}

/// LLVM's own ways to end the process: without memory or threads it is no crash of the compiler.
void onFatalError(void *, const char *reason, bool) {
  if (std::strstr(reason, "pthread_create"))
    sluice::run::endForShortage("the system starts no more threads");
  std::fprintf(stderr, "LLVM ERROR: %s\n", reason);
}
} // namespace

int main(int argc, char **argv) {
  sluice::leaveReproducersOnCrash();
  sluice::run::endOnShortage("sluice", llvm::sys::RunInterruptHandlers);
  llvm::install_fatal_error_handler(onFatalError);
  llvm::install_bad_alloc_error_handler(
      [](void *, const char *, bool) { sluice::run::endForShortage("out of memory"); });
  if (argc < 2)
    return help(stderr);
  std::string name = argv[1];
  if (name == "--help" || name == "-h" || name == "help")
    return help(stdout);
  if (name == "--help=words")
    return words();
  if (name == "--help=man")
    return manual();
  if (name == "--version") {
    std::printf("sluice %s\n", sluice::compilerVersion().c_str());
    return sluice::run::kSuccess;
  }
  std::vector<std::string> names;
  for (const Command &command : kCommands) {
    if (name == command.name)
      return command.run({argv + 2, argv + argc});
    names.push_back(command.name);
  }
  std::string near = sluice::run::nearest(name, names);
  std::fprintf(stderr, "sluice: error: unknown command '%s'%s\nnote: 'sluice --help' lists them\n",
               name.c_str(), near.empty() ? "" : ("; did you mean " + near + "?").c_str());
  return sluice::run::kUsage;
}
