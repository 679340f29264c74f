//===- CompileSupport.cpp - compiling as the subcommands need it ----------===//
#include "tools/sluice/CompileSupport.h"
#include "tools/run_support/Npy.h"
#include <cstdint>
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

std::string writeWhole(const std::string &path, const std::string &text) {
  std::string part = path + ".part", problem = run::writeFile(part, {text.begin(), text.end()});
  std::error_code error;
  if (problem.empty())
    fs::rename(part, path, error);
  if (error)
    fs::remove(part), problem = "cannot write '" + path + "': " + error.message();
  return problem;
}

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
  std::ifstream file(path, std::ios::binary);
  return file.read(magic, sizeof(magic)) && std::memcmp(magic, "SLUICE", sizeof(magic)) == 0;
}

/// FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/): names cache entries, guards nothing.
static void hash(uint64_t &state, const std::string &text) {
  for (unsigned char c : text + '\0')
    state = (state ^ c) * 0x100000001b3;
}

/// A file by `name`, size and time.
static void hashFile(uint64_t &state, const fs::path &path, const std::string &name) {
  std::error_code error;
  auto time = fs::last_write_time(path, error).time_since_epoch().count();
  hash(state, name + std::to_string(fs::file_size(path, error)) + std::to_string(time));
}

/// Everything that decides what the compiler would make of `model`: the file and its neighbours by
/// size and time (weights may lie in files of their own), options, version of the compiler.
static std::string cacheKey(const fs::path &model, const CompileOptions &options) {
  uint64_t state = 0xcbf29ce484222325;
  hash(state, compilerVersion());
  hash(state, std::to_string(options.optLevel));
  for (const std::string &target : options.targets)
    hash(state, target);
  hash(state, options.place);
  hash(state, options.shard);
  for (const std::string &rules : {options.place, options.shard, options.plans})
    if (std::ifstream file(rules); file)
      hash(state, std::string(std::istreambuf_iterator<char>(file), {}));
  hash(state, options.ptxas);
  if (const char *ptxas = std::getenv("SLUICE_PTXAS"))
    hash(state, ptxas);
  for (const std::string &type : options.inputTypes)
    hash(state, type);
  if (const char *bug = std::getenv("SLUICE_PLANT_BUG")) // Nobody else shall get that.
    hash(state, bug);
  for (const std::string &plan : options.kernelPlans)
    hash(state, plan);
  for (const std::string &archive : options.parameters)
    hashFile(state, fs::path(archive.substr(archive.find('=') + 1)), archive);
  fs::path folder = fs::absolute(model).parent_path();
  hash(state, fs::absolute(model).string());
  std::error_code error;
  auto self = fs::last_write_time("/proc/self/exe", error);
  hash(state, std::to_string(self.time_since_epoch().count()));
  for (auto &entry : fs::directory_iterator(folder, error)) {
    bool isWeights = entry.path().extension() != ".onnx" && entry.path().extension() != ".mlir";
    if (!entry.is_regular_file(error) ||
        (entry.path().filename() != model.filename() && !isWeights))
      continue;
    hashFile(state, entry.path(), entry.path().string());
  }
  char text[17];
  std::snprintf(text, sizeof(text), "%016llx", static_cast<unsigned long long>(state));
  return text;
}

static fs::path cacheFolder() {
  if (const char *folder = std::getenv("SLUICE_CACHE_DIR"))
    return folder;
  if (const char *folder = std::getenv("XDG_CACHE_HOME"))
    return fs::path(folder) / "sluice";
  const char *home = std::getenv("HOME");
  return fs::path(home ? home : "/tmp") / ".cache" / "sluice";
}

std::string moduleFor(const std::string &model, const CompileOptions &options) {
  if (!fs::exists(model)) {
    fail("no such file: '" + model + "'");
    return "";
  }
  // What is called a module is opened as one: if it is damaged, the runtime says how.
  if (isModuleFile(model) || fs::path(model).extension() == ".slm")
    return model;
  std::error_code error;
  fs::path folder = cacheFolder();
  fs::create_directories(folder, error);
  if (error) {
    fail("cannot make the cache directory '" + folder.string() + "': " + error.message() +
         "; SLUICE_CACHE_DIR names another");
    return "";
  }
  fs::path module = folder / (cacheKey(model, options) + ".slm");
  if (fs::exists(module))
    return module;
  return compileWithProgress(model, module, options) == kSuccess ? module.string() : "";
}

} // namespace sluice::tool
