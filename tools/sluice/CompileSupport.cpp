//===- CompileSupport.cpp - compiling as the subcommands need it ----------===//
#include "tools/sluice/Commands.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace fs = std::filesystem;

namespace sluice::tool {

int fail(const std::string &message) {
  std::fprintf(stderr, "sluice: error: %s\n", message.c_str());
  return kFailure;
}

void addOptLevel(CommandLine &line, int &target) {
  line.number("opt-level", "N", target, 0, 3,
              "0 plain loops (the reference), 1 fused, 2 fast (default), 3 slower to compile; also "
              "-O0 ... -O3");
  line.abbreviate('O', /*takesNext=*/false);
}

void addNumerics(CommandLine &line, CompileOptions &options) {
  line.value("float", "f16|bf16", options.floatType,
             "multiply in that type what the model has as f32, and store it so where its range "
             "allows; sums stay in f32, and remarks say what else does");
  line.flag(
      "deterministic", options.deterministic,
      "the same bits in every run: scatters add floats in the program's order, slower on GPUs");
}

void addInputTypes(CommandLine &line, std::vector<std::string> &target) {
  line.list("input-type", "NAME=TYPE", target,
            "for an input of an ONNX model: x=1x3x?xf32; s=[2xf32,3xf32] for a sequence; o=none "
            "for an absent optional; k=i64=3 for its value");
}

void addParameters(CommandLine &line, std::vector<std::string> &target) {
  line.list("parameters", "[SCOPE=]FILE", target,
            "an archive (.irpa, .safetensors) with values that an MLIR program only names "
            "(#flow.parameter.named)");
}

void addPlans(CommandLine &line, std::string &target) {
  line.value("plans", "FILE", target, "follow the plans that 'sluice tune' found fastest");
}

void addOutput(CommandLine &line, std::string &target, std::string help) {
  line.value("output", "FILE", target, std::move(help) + "; also -o FILE");
  line.abbreviate('o', /*takesNext=*/true);
}

int compileWithProgress(const std::string &input, const std::string &output,
                        CompileOptions options) {
  bool terminal = isatty(STDERR_FILENO);
  if (terminal)
    options.progress = [&](const std::string &stage, int done, int total) {
      std::fprintf(stderr, "\r\033[K[%d/%d] %s", done, total, stage.c_str());
      std::fflush(stderr);
    };
  bool worked = compileFile(input, output, options, [&](const std::string &message) {
    std::fprintf(stderr, "%s%s\n", terminal ? "\r\033[K" : "", message.c_str());
  });
  if (terminal)
    std::fprintf(stderr, "\r\033[K");
  return worked ? kSuccess : kFailure;
}

void printMessage(const std::string &message) { std::fprintf(stderr, "%s\n", message.c_str()); }

ScratchFolder::ScratchFolder(const std::string &name) {
  std::error_code error;
  std::string made = (fs::temp_directory_path(error) / (name + "-XXXXXX")).string();
  if (!error && mkdtemp(made.data()))
    path = made;
}
ScratchFolder::~ScratchFolder() {
  std::error_code error;
  if (!path.empty())
    fs::remove_all(path, error);
}

bool isModuleFile(const std::string &path) {
  char magic[6] = {};
  std::error_code error;
  if (!fs::is_regular_file(path, error)) // Opening a pipe waits for who writes to it.
    return false;
  std::ifstream file(path, std::ios::binary);
  return file.read(magic, sizeof(magic)) && std::memcmp(magic, "SLUICE", sizeof(magic)) == 0;
}

/// A file by `name`, size and time.
static std::string stampOf(const fs::path &path, const std::string &name) {
  std::error_code error;
  auto time = fs::last_write_time(path, error).time_since_epoch().count();
  return name + " " + std::to_string(fs::file_size(path, error)) + " " + std::to_string(time);
}

/// Names what the compiler would make of `model` by everything that decides it: the file and its
/// neighbours by size and time (weights may lie in files of their own), options, the compiler.
static std::string cacheKey(const fs::path &model, const CompileOptions &options) {
  std::error_code error;
  const fs::path whole = fs::absolute(model, error); // empty without a working directory
  std::vector<std::string> parts = {compilerVersion(), stampOf("/proc/self/exe", ""),
                                    std::to_string(options.optLevel), whole.string()};
  parts.insert(parts.end(), {options.place, options.shard, options.ptxas, options.floatType,
                             options.deterministic ? "deterministic" : ""});
  // With a planted bug it is a module that nobody else shall get.
  for (const char *variable : {"SLUICE_PTXAS", "SLUICE_PLANT_BUG"})
    if (const char *value = std::getenv(variable))
      parts.push_back(variable + std::string("=") + value);
  const std::vector<std::string> targets = targetSpecs(options.targets);
  for (const auto *list : {&targets, &options.inputTypes, &options.kernelPlans}) {
    parts.push_back(std::to_string(list->size()));
    parts.insert(parts.end(), list->begin(), list->end());
  }
  for (const std::string &rules : {options.place, options.shard, options.plans})
    if (fs::is_regular_file(rules, error)) {
      std::ifstream file(rules);
      parts.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    } else // none, or one that can be read only once, or not at all
      parts.push_back(stampOf(rules, rules));
  for (const std::string &archive : options.parameters)
    parts.push_back(stampOf(archive.substr(archive.find('=') + 1), archive));
  for (auto &entry : fs::directory_iterator(whole.parent_path(), error)) {
    fs::path extension = entry.path().extension();
    bool isWeights = extension != ".onnx" && extension != ".mlir";
    if (entry.is_regular_file(error) && (isWeights || entry.path().filename() == model.filename()))
      parts.push_back(stampOf(entry.path(), entry.path().string()));
  }
  return llvm::utohexstr(llvm::xxh3_64bits(llvm::join(parts, llvm::StringRef("\0", 1))), true, 16);
}

static fs::path cacheFolder() {
  if (const char *folder = std::getenv("SLUICE_CACHE_DIR"))
    return folder;
  if (const char *folder = std::getenv("XDG_CACHE_HOME"))
    return fs::path(folder) / "sluice";
  // Not in a folder that others may write to: modules are programs.
  const char *home = std::getenv("HOME");
  return home ? fs::path(home) / ".cache" / "sluice" : "";
}

std::string moduleFor(const std::string &model, const CompileOptions &options) {
  std::error_code error;
  if (!fs::exists(model, error)) {
    fail("no such file: '" + model + "'");
    return "";
  }
  // What is called a module is opened as one: if it is damaged, the runtime says how.
  if (isModuleFile(model) || fs::path(model).extension() == ".slm")
    return model;
  fs::path folder = cacheFolder();
  fs::create_directories(folder, error);
  if (folder.empty() || error) {
    fail(folder.empty() ? "no directory for what is compiled: HOME is not set; SLUICE_CACHE_DIR "
                          "names one"
                        : "cannot make the cache directory '" + folder.string() +
                              "': " + error.message() + "; SLUICE_CACHE_DIR names another");
    return "";
  }
  fs::path module = folder / (cacheKey(model, options) + ".slm");
  if (fs::is_regular_file(module, error) && isModuleFile(module))
    return module;
  fs::remove(module, error); // what is there is none, and may be a pipe
  return compileWithProgress(model, module, options) == kSuccess ? module.string() : "";
}

} // namespace sluice::tool
