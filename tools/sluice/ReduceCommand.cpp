//===- ReduceCommand.cpp - sluice reduce ----------------------------------===//
// Makes a model that fails small. Where it still fails as a program of core operations, what the
// importer leaves, that is made smaller; else what the importer reads.
//===----------------------------------------------------------------------===//
#include "compiler/Driver/KernelReproducer.h"
#include "compiler/Reduce/Reducer.h"
#include "tools/run_support/InputSpec.h"
#include "tools/sluice/Commands.h"
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <thread>
#include <unistd.h>

namespace fs = std::filesystem;

namespace sluice::tool {
namespace {

volatile std::sig_atomic_t interrupted = 0;

/// The options that the stage `input` takes: it has done what they say when it is over.
bool isForInput(const std::string &flag) {
  return flag.starts_with("--input-type=") || flag.starts_with("--parameters=");
}

class Reduction {
public:
  std::string model, output;
  reduce::Options options;
  std::vector<std::string> inputs;

  int run() {
    if (work.path.empty())
      return fail("cannot make a folder for tries: is TMPDIR a directory?");
    options.folder = work.path;
    options.stop = [] { return interrupted != 0; };
    std::vector<std::string> flags = options.flags;
    for (const std::string &input : inputs)
      options.flags.push_back("--input=" + input);
    reduce::Reducer first(options);
    original = first.tryFile(model);
    if (interrupted)
      return fail("stopped before the model had failed");
    if (original.kind == reduce::Failure::Kind::Usage ||
        original.kind == reduce::Failure::Kind::Nothing) {
      std::fputs(original.output.c_str(), stderr);
      return original.kind == reduce::Failure::Kind::Usage ? kUsage : kFailure;
    }
    if (original.kind == reduce::Failure::Kind::None)
      return fail("'" + model + "' does not fail with 'sluice " + options.command +
                  "': there is nothing to reduce");
    if (!original.isLike(original, options.part))
      return fail("'" + model + "' fails, but not with '" + options.part + "': " + original.text);
    std::printf("fails: %s\n", original.text.c_str());
    std::fflush(stdout);
    options.limits = first.limits();
    for (const std::string &input : inputs) {
      reduce::Input &next = given.emplace_back();
      run::splitName(input, next.name, next.spec);
      run::Array array; // The command has read it, too.
      run::readSpec(next.spec, SLUICE_ELEMENT_NONE, 0, array);
      next.dims = array.dims;
    }
    options.flags = flags;
    if (!open())
      return kFailure;
    shrink();
    return finish();
  }

private:
  /// Finds the form to work on.
  bool open() {
    std::string core = work.file("core.mlir");
    std::vector<std::string> plain;
    for (const std::string &flag : options.flags)
      if (!isForInput(flag))
        plain.push_back(flag);
    if (import(core)) {
      reduce::Options later = options;
      later.flags = plain;
      program = reduce::openMlir(core, given, function(), options.command != "compile");
      if (program && reduce::Reducer(later).tryProgram(*program).isLike(original, options.part)) {
        options.flags = plain;
        return true;
      }
    }
    program = fs::path(model).extension() == ".onnx"
                  ? reduce::openOnnx(model)
                  : reduce::openMlir(model, given, function(), options.command != "compile");
    if (program && !reduce::Reducer(options).tryProgram(*program).isLike(original, options.part))
      return fail("'" + model + "' does not fail in the same way twice: " + original.text) ==
             kSuccess;
    return program != nullptr;
  }

  std::string function() const {
    for (const std::string &flag : options.flags)
      if (flag.starts_with("--function="))
        return flag.substr(flag.find('=') + 1);
    return "";
  }

  /// Writes what the importer makes of the model; in a process of its own, which may fail.
  bool import(const std::string &path) {
    reduce::Options importing = options;
    importing.command = "compile";
    importing.flags = {"--stop-after=input", "-o", path};
    for (const std::string &flag : options.flags)
      if (isForInput(flag))
        importing.flags.push_back(flag);
    return reduce::Reducer(importing).tryFile(model).kind == reduce::Failure::Kind::None;
  }

  void shrink() {
    size_t before = program->operations(), shown = before;
    bool terminal = isatty(STDERR_FILENO);
    options.progress = [&](llvm::StringRef way, size_t operations, unsigned tries) {
      if (terminal)
        std::fprintf(stderr, "\r\033[K%zu of %zu operations left after %u tries; %s", operations,
                     before, tries, way.str().c_str());
      else if (operations < shown)
        std::fprintf(stderr, "%zu of %zu operations left after %u tries\n", operations, before,
                     tries);
      shown = operations;
    };
    reduce::Reducer reducer(options);
    reducer.reduce(*program, original);
    if (terminal)
      std::fprintf(stderr, "\r\033[K");
    std::printf("%s%zu of %zu operations left after %u tries\n",
                reducer.wasStopped() ? "stopped: " : "", program->operations(), before,
                reducer.tries());
  }

  int finish() {
    if (output.empty())
      output = (fs::path(model).parent_path() / fs::path(model).stem()).string() + ".reduced" +
               program->extension().str();
    std::string again = "sluice " + options.command + " " + shellWord(output);
    if (options.command == "compile")
      again += " -o /tmp/reduced.slm";
    for (const std::string &flag : options.flags)
      again += " " + shellWord(flag);
    for (const std::string &input : program->inputs())
      again += " " + shellWord("--input=" + input);
    std::vector<std::string> specs = program->inputs();
    auto write = [&](const std::string &error) {
      return program->write(output, "Reduced from " + fs::path(model).filename().string() +
                                        " by sluice " + compilerVersion() + "; it fails with\n  " +
                                        again + "\n" + error +
                                        "\nWhat is left: " + program->summary());
    };
    if (!write(original.text))
      return fail("cannot write '" + output + "'");
    for (const std::string &input : specs)
      options.flags.push_back("--input=" + input);
    options.stop = nullptr; // Even after Ctrl-C it is worth knowing.
    options.seconds = 0;
    reduce::Failure left = reduce::Reducer(options).tryFile(output);
    bool holds = left.isLike(original, options.part);
    if (holds)
      write(left.text);
    std::printf("left: %s\nwritten to %s; try again with\n  %s\n", program->summary().c_str(),
                output.c_str(), again.c_str());
    return holds ? kSuccess
                 : fail("what was written to '" + output + "' does not fail in the same way");
  }

  ScratchFolder work{"sluice-reduce"};
  std::vector<reduce::Input> given;
  reduce::Failure original;
  std::unique_ptr<reduce::Program> program;
};
} // namespace

int reduceCommand(const Arguments &arguments) {
  Reduction reduction;
  std::vector<std::string> models;
  std::string check = "compile";
  int cores = std::max(1u, std::thread::hardware_concurrency()), jobs = cores, timeout = 60,
      seconds = 0, memory = 0;
  CommandLine line("sluice reduce MODEL [options] [--OPTION=VALUE of the command that fails]",
                   "Makes a model (.onnx, .mlir) that fails as small as it can and writes it to a "
                   "file, with the command that fails.\n"
                   "A failure stays the same: its message but for numbers, its signal, values that "
                   "differ. Ctrl-C keeps what is found.\n"
                   "Exit codes: 0 a smaller program was written; 1 the model does not fail, or "
                   "cannot be read; 2 wrong usage.",
                   {"sluice reduce model.onnx",
                    "sluice reduce model.onnx -O3 --target=cuda:sm_90 -o small.mlir",
                    "sluice reduce model.mlir --message='needs more than'",
                    "sluice reduce model.onnx --check=verify --input=x=@x.npy --tolerance=1e-3",
                    "sluice reduce checks.mlir --check=verify --oracle --all-functions"});
  line.positional("MODEL", models, 1, 1);
  line.value("check", "COMMAND", check,
             "what fails: compile (default), verify (values, too) or run");
  line.value("message", "TEXT", reduction.options.part,
             "what the failure must say (default: its first error)");
  addOutput(line, reduction.output,
            "the smallest program (default: MODEL.reduced.mlir, or .onnx, beside the model)");
  line.list("input", "SPEC", reduction.inputs,
            "for verify and run, as there; arguments that are new are random");
  line.number("timeout", "SECONDS", timeout, 1, 1000000,
              "for one try; one that is stopped did not end (default 60)");
  line.number("memory", "MB", memory, 64, 1 << 30,
              "for one try (default: that of the machine, over the jobs)");
  line.number("seconds", "N", seconds, 1, 1 << 30, "for all (default: until nothing helps)");
  line.number("jobs", "N", jobs, 1, 4096, "tries at once (default: one per core)");
  line.rest(reduction.options.flags);
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  if (check != "compile" && check != "verify" && check != "run")
    return fail("--check takes compile, verify or run, not '" + check + "'");
  if (!reduction.inputs.empty() && check == "compile")
    return fail("--input is for --check=verify and --check=run");
  reduction.model = models[0];
  std::error_code error;
  if (!fs::exists(models[0], error))
    return fail("no such file: '" + models[0] + "'");
  if (isModuleFile(models[0]))
    return fail("'" + models[0] + "' is a module, which is compiled already; name the model");
  reduction.options.command = check;
  reduction.options.jobs = jobs;
  reduction.options.seconds = seconds;
  uint64_t all = uint64_t(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGESIZE);
  reduction.options.limits = {double(timeout), memory ? uint64_t(memory) << 20 : all / jobs};
  for (int signal : {SIGINT, SIGTERM})
    std::signal(signal, [](int) { interrupted = 1; });
  return reduction.run();
}

} // namespace sluice::tool
