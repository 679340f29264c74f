//===- Compiler.cpp - the compiler for C programs -------------------------===//
#include "sluice/compiler.h"
#include "compiler/Driver/Compile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

struct sluice_compiler_t {
  sluice::CompileOptions options;
  std::atomic<bool> cancelled = false;
  std::vector<std::string> messages;
  std::unique_ptr<MemoryBuffer> module;

  bool fail(const Twine &message) {
    messages.push_back(message.str());
    return false;
  }
  std::string setOption(StringRef name, const std::string &value);
  bool compile(StringRef name, StringRef model);
  bool compileFile(const std::string &path, StringRef folder);
};

/// Removes a folder and what is in it.
namespace {
struct Scratch {
  SmallString<128> path;
  std::error_code error = sys::fs::createUniqueDirectory("sluice", path);
  ~Scratch() {
    if (!error)
      sys::fs::remove_directories(path);
  }
};
} // namespace

/// A complaint, or "".
std::string sluice_compiler_t::setOption(StringRef name, const std::string &value) {
  using Options = sluice::CompileOptions;
  static constexpr std::pair<StringRef, std::vector<std::string> Options::*> kLists[] = {
      {"target", &Options::targets}, {"input-type", &Options::inputTypes},
      {"donate", &Options::donated}, {"parameters", &Options::parameters},
      {"plugin", &Options::plugins}, {"before", &Options::before}};
  static constexpr std::pair<StringRef, std::string Options::*> kValues[] = {
      {"place", &Options::place}, {"shard", &Options::shard}, {"float", &Options::floatType},
      {"ptxas", &Options::ptxas}, {"plans", &Options::plans}, {"reproducer", &Options::reproducer}};
  for (auto [option, list] : kLists)
    if (name == option)
      return (options.*list).push_back(value), "";
  for (auto [option, field] : kValues)
    if (name == option)
      return options.*field = value, "";
  for (auto [option, flag] :
       {std::pair("strip", &Options::strip), std::pair("deterministic", &Options::deterministic)})
    if (name == option) {
      options.*flag = value == "true";
      return options.*flag || value == "false" ? ""
                                               : "expected true or false, given '" + value + "'";
    }
  int level;
  if (name != "opt-level")
    return "there is no such option";
  if (StringRef(value).getAsInteger(10, level) || level < 0 || level > 3)
    return "expected 0 to 3, given '" + value + "'";
  options.optLevel = level;
  return "";
}

bool sluice_compiler_t::compile(StringRef name, StringRef model) {
  Scratch scratch;
  StringRef file = sys::path::filename(name);
  std::string path = (scratch.path + "/" + (file.empty() ? "model" : file)).str();
  if (!scratch.error)
    if (Error error = writeToOutput(path, [&](raw_ostream &out) -> Error {
          out << model;
          return Error::success();
        }))
      scratch.error = errorToErrorCode(std::move(error));
  if (scratch.error)
    return fail("error: cannot keep the model in a temporary file: " + scratch.error.message());
  return compileFile(path, scratch.path);
}

/// Leaves the module file in `folder`, which may be removed then.
bool sluice_compiler_t::compileFile(const std::string &path, StringRef folder) {
  module.reset();
  messages.clear();
  std::string output = (folder + "/.module.slm").str(); // A model's name is another.
  options.cancelled = &cancelled;
  std::string hidden = (folder + "/").str(); // Where the caller's bytes lie.
  bool worked = sluice::compileFile(path, output, options, [&](std::string text) {
    for (size_t at; (at = text.find(hidden)) != std::string::npos;)
      text.erase(at, hidden.size());
    messages.push_back(std::move(text));
  });
  bool wasCancelled = cancelled.exchange(false);
  if (!worked && wasCancelled) {
    messages.clear(); // What passes said that found others left out.
    return fail(sys::path::filename(path) + ": error: the compilation was cancelled");
  }
  if (!worked)
    return false;
  auto read = MemoryBuffer::getFile(output, /*IsText=*/false, /*RequiresNullTerminator=*/false,
                                    /*IsVolatile=*/false, Align(64));
  if (!read)
    return fail("error: cannot read the module: " + read.getError().message());
  module = std::move(*read);
  return true;
}

sluice_compiler_t *sluice_compiler_create(void) { return new (std::nothrow) sluice_compiler_t; }
void sluice_compiler_free(sluice_compiler_t *compiler) { delete compiler; }

bool sluice_compiler_set_option(sluice_compiler_t *compiler, const char *option,
                                const char *value) {
  std::string complaint = compiler->setOption(option, value);
  return complaint.empty() || compiler->fail("error: option '" + Twine(option) + "': " + complaint);
}

bool sluice_compiler_compile(sluice_compiler_t *compiler, const char *name, const void *model,
                             size_t length) {
  return compiler->compile(name, {static_cast<const char *>(model), length});
}

bool sluice_compiler_compile_file(sluice_compiler_t *compiler, const char *path) {
  Scratch scratch;
  if (scratch.error)
    return compiler->fail("error: cannot make a temporary folder: " + scratch.error.message());
  return compiler->compileFile(path, scratch.path);
}

void sluice_compiler_cancel(sluice_compiler_t *compiler) { compiler->cancelled = true; }

const void *sluice_compiler_module(const sluice_compiler_t *compiler, size_t *out_length) {
  *out_length = compiler->module ? compiler->module->getBufferSize() : 0;
  return compiler->module ? compiler->module->getBufferStart() : nullptr;
}

size_t sluice_compiler_message_count(const sluice_compiler_t *compiler) {
  return compiler->messages.size();
}

const char *sluice_compiler_message(const sluice_compiler_t *compiler, size_t index) {
  return index < compiler->messages.size() ? compiler->messages[index].c_str() : nullptr;
}

const char *sluice_compiler_version(void) {
  static const std::string version = sluice::compilerVersion();
  return version.c_str();
}
