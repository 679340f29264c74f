//===- MemoryPlan.h - the memory of one function on one device ------------===//
// A module's memory report, with sizes worked out as far as the sizes of the arguments are known.
//===----------------------------------------------------------------------===//
#pragma once
#include "runtime/module/ModuleFile.h"
#include "runtime/module/Reports.h"
#include "tools/run_support/InputSpec.h"
#include "llvm/Support/JSON.h"
#include <map>

namespace sluice::tool {

/// What is known of the arguments of a call.
struct KnownSizes {
  std::map<std::string, int64_t> dims; // by the name of a dimension, or "x[0]"
  // By the argument's name; "" is the next argument.
  std::vector<std::pair<std::string, run::Array>> inputs;
};

using Bytes = std::optional<int64_t>; // none: known only at run time

/// A value that has memory. Offsets are those in the arena, or in the picture of what lies outside
/// of it.
struct PlannedValue {
  const module::MemoryValue *value = nullptr;
  Bytes size, offset;
  std::string formula;              // of the size: "4*batch*768"
  size_t first, last;               // commands of this device
  size_t firstWidened, lastWidened; // those that may run while it is in use
  size_t updates = 0;               // commands that write it after the first one did
};

struct PlannedSubmission {
  size_t first = 0, count = 0; // commands
  Bytes arena;
};

/// One device's part of a function.
struct MemoryPlan {
  std::string function, device;
  const sluice_function_info_t *info = nullptr; // null for functions that are not exported
  std::vector<const module::MemoryCommand *> commands;
  std::vector<PlannedSubmission> submissions;
  std::vector<PlannedValue> arena,
      outside; // what is freed before the function returns: slices, and allocations of their own
  std::vector<PlannedValue> results, arguments, constants, carried;
  size_t groups = 0, blocks = 0;
  bool known = true; // all sizes are

  // The following only if `known`. Per command: bytes of tensors in use.
  std::vector<int64_t> inUse, inUseInOrder;
  int64_t arenaBytes = 0, outsideBytes = 0; // the largest at a time
  int64_t peak = 0;                         // arenas and what lies outside of them at a time
  int64_t bound = 0, boundInOrder = 0;      // the largest of the above
  size_t boundAt = 0;                       // its command
  std::vector<std::string> unknown;         // else: what the sizes depend on
};

/// The memory of one program of a module.
struct ModuleMemory {
  std::vector<module::FunctionMemory> functions; // what the plans point into
  std::vector<MemoryPlan> plans;                 // one for each function and device with commands
};

/// DATA_LOSS if the module is damaged, NOT_FOUND if it does not say.
Status planMemory(const module::ModuleFile &file, const KnownSizes &sizes, ModuleMemory &memory);

void printMemory(const MemoryPlan &plan);
void writeMemory(const MemoryPlan &plan, llvm::json::OStream &json);
/// The arenas over time as one SVG picture. The sizes of all plans are known.
std::string drawMemory(const std::vector<const MemoryPlan *> &plans, const std::string &title);

} // namespace sluice::tool
