//===- Passes.h - the module stage: the host program for the runtime ------===//
#pragma once
#include "compiler/Mlir.h"

namespace sluice::module {
using namespace mlir;

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "compiler/Module/Passes.h.inc"

/// Stream commands and compiled kernels -> hal ops, which writeModule encodes.
void buildModulePipeline(OpPassManager &pm);

struct ModuleInfo {
  std::string name;     // The model's, for people.
  std::string producer; // Version of the compiler.
  bool reports = true;  // Write down what was decided on kernels and memory.
};

/// Encodes `variants`, one program compiled for several targets through the module stage, and
/// writes them to `path`: the runtime takes the first that a device can run. What they have in
/// common is stored once. Weights go from where they are to the file without a copy. Emits an error
/// and leaves no file if something cannot be encoded or written.
LogicalResult writeModule(ArrayRef<ModuleOp> variants, StringRef path, const ModuleInfo &info);
} // namespace sluice::module
