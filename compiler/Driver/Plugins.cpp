//===- Plugins.cpp - dialects and passes from shared libraries ------------===//
// A plug-in is one of upstream's mlir-opt: it exports mlirGetDialectPluginInfo or
// mlirGetPassPluginInfo, or both, and shares this process's libMLIR. One that was built for another
// version would bring that version's libraries in beside ours and crash later, so what it asks for
// is read before it is opened.
//===----------------------------------------------------------------------===//
#include "compiler/Driver/Register.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Transforms/Passes.h"
#include "runtime/base/ByteSource.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

namespace sluice {

/// The library of another LLVM or MLIR that the file names as one that it needs, or "".
static StringRef foreignLibrary(StringRef file) {
  static const std::string own =
      std::to_string(LLVM_VERSION_MAJOR) + "." + std::to_string(LLVM_VERSION_MINOR);
  for (StringRef library : {"libMLIR.so.", "libLLVM.so."})
    for (size_t at = 0; (at = file.find(library, at)) != file.npos; at += library.size())
      if (StringRef name = file.substr(at).take_until([](char c) { return !c; });
          name.drop_front(library.size()) != own)
        return name;
  return "";
}

/// A complaint, or "".
static std::string loadPlugin(const std::string &path, MLIRContext &context) {
  if (!isEnding(path))
    return "it is a device or named pipe";
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file)
    return file.getError().message();
  if (StringRef foreign = foreignLibrary((*file)->getBuffer()); !foreign.empty())
    return "it needs " + foreign.str() + ", and this compiler has LLVM " LLVM_VERSION_STRING;
  std::string error;
  auto library = llvm::sys::DynamicLibrary::getPermanentLibrary(path.c_str(), &error);
  if (!library.isValid())
    return error;
  auto dialects = reinterpret_cast<DialectPluginLibraryInfo (*)()>(
      library.getAddressOfSymbol("mlirGetDialectPluginInfo"));
  auto passes = reinterpret_cast<PassPluginLibraryInfo (*)()>(
      library.getAddressOfSymbol("mlirGetPassPluginInfo"));
  if (!dialects && !passes)
    return "it has neither mlirGetDialectPluginInfo nor mlirGetPassPluginInfo";
  if ((dialects && dialects().apiVersion != MLIR_PLUGIN_API_VERSION) ||
      (passes && passes().apiVersion != MLIR_PLUGIN_API_VERSION))
    return "it has another version of the interface of plug-ins than " +
           std::to_string(MLIR_PLUGIN_API_VERSION);
  DialectRegistry registry;
  if (dialects)
    dialects().registerDialectRegistryCallbacks(&registry);
  context.appendDialectRegistry(registry);
  if (passes)
    passes().registerPassRegistryCallbacks();
  return "";
}

std::string loadPlugins(const CompileOptions &options, MLIRContext &context) {
  for (const std::string &path : options.plugins)
    if (std::string problem = loadPlugin(path, context); !problem.empty())
      return "cannot take the plug-in '" + path + "': " + problem;
  if (!options.before.empty())
    registerTransformsPasses();
  for (StringRef text : options.before) {
    auto [stage, passes] = text.split('=');
    if (!llvm::is_contained(kStages, stage))
      return "--before: unknown stage '" + stage.str() + "'";
    std::string problem;
    llvm::raw_string_ostream out(problem);
    PassManager trial(&context);
    if (failed(parsePassPipeline(passes, trial, out)))
      return "--before: " + StringRef(problem).trim().str();
  }
  return "";
}

void addPassesBefore(StringRef stage, const CompileOptions &options, OpPassManager &pm) {
  for (StringRef text : options.before)
    if (auto [name, passes] = text.split('='); name == stage)
      (void)parsePassPipeline(passes, pm); // Which loadPlugins did.
}

} // namespace sluice
