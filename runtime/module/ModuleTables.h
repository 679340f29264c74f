//===- ModuleTables.h - the tables of module.fbs as structs ---------------===//
// Read as they lie in the file (ModuleFile.h), or owned by whoever writes one (ModuleWriter.h).
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/module/ModuleFormat.h"

namespace sluice::module {

struct SourcePosition {
  uint32_t offset, location;
};

struct Interval {
  uint32_t first, last;
};

template <typename Text, template <typename> typename List> struct Tables {
  struct Function {
    Text name{};
    uint32_t scalarArguments = 0, refArguments = 0, scalarResults = 0, refResults = 0;
    uint32_t scalarRegisters = 0, refRegisters = 0;
    List<uint32_t> bytecode{};
    List<SourcePosition> sourceMap{};
  };
  struct Kernel {
    Text name{};
    uint32_t location = kAbsent, constants = 0, bindings = 0;
  };
  struct Library {
    Text target{}; // "cpu:<triple>:<cpu>:<features>"
    uint32_t segment = 0, report = kAbsent;
    List<uint32_t> devices{}; // empty: all
  };
  struct DeviceNeed {
    Text name{}, driver{};
    uint32_t ordinal = kAbsent; // kAbsent: the next one
    uint32_t queueOf = kAbsent; // the device that it is a queue of; kAbsent: it is a device
    uint32_t queue = 0;         // its number then
  };
  struct KernelFailure {
    Text message{};
    uint32_t location = kAbsent;
  };
  struct Arena {
    List<Interval> intervals{};
    uint32_t alignment = 64;
  };
  struct ProcessGroup {
    List<uint32_t> grid{}, axes{};
  };
  struct ConstantParts {
    List<uint32_t> segments{}; // for each member of the channel
    uint32_t channel = 0;
  };
};

} // namespace sluice::module
