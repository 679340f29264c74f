//===- Program.h - a module on its devices, with its state ----------------===//
#pragma once

#include "runtime/hal/Channel.h"
#include "runtime/hal/DevicePolicy.h"
#include "runtime/module/ModuleFile.h"

namespace sluice::vm {

/// A kernel on one device.
struct LoadedKernel {
  hal::Executable *executable = nullptr; // null: not for this device
  const hal::Kernel *kernel = nullptr;
  const char *location = "";
};

class Program;
struct Invocation;

/// Runs the functions of a program in its stead.
class Runner : public RefObject {
public:
  /// As vm::invoke.
  virtual Status invoke(Program &program, uint32_t function, Invocation &invocation) = 0;
};

/// Thread-safe: calls may run at the same time, and see globals change between any two instructions
/// of theirs.
class Program final : public RefObject {
public:
  /// Loads the kernels of the first variant that `devices` can run, and runs its initializer. A
  /// module that names devices finds them among `devices`, another takes them as device 0, 1, ...;
  /// a single one stands for all. UNSUPPORTED if they can run none, with the reason for each.
  /// `options` are looked at during the call only; null: none. With `isolate` nothing of the module
  /// runs here. `budget` is that of the load; null: no limit.
  static Status create(Ref<module::ModuleFile> file, std::vector<Ref<hal::Device>> devices,
                       Ref<Program> &program, const sluice_module_options_t *options = nullptr,
                       Budget *budget = nullptr);

  const module::ModuleFile &file() const { return *moduleFile; }
  /// Who runs its functions; null: invoke does. Set before the first call.
  Runner *runner() const { return otherRunner.get(); }
  void setRunner(Ref<Runner> runner) { otherRunner = std::move(runner); }
  hal::Device &device(uint32_t index) const { return *places[index].device; }
  /// The index of the device that operand `v` of an instruction means (Bytecode.h).
  /// FAILED_PRECONDITION if none was chosen.
  Status resolveDevice(uint32_t operand, uint32_t &index);

  /// A question that was put to the policy, and its answer.
  struct Selection {
    std::vector<std::pair<int64_t, uint64_t>> candidates; // device, queues
    uint32_t memoryType = 0, usage = 0;
    uint32_t device = 0; // chosen
    uint64_t queues = 0;
  };
  /// Puts it to the policy, unless it was before, and completes it.
  Status selectAllocator(Selection &selection);
  /// What `read` returns for all that were put; under a lock.
  template <typename Read> auto readSelections(Read read) {
    std::lock_guard lock(selectionMutex);
    return read(std::as_const(asked));
  }
  const sluice_host_function_t &hostFunction(uint32_t index) const { return hostFunctions[index]; }
  /// Why variants that stand before this one in the file were not taken: ": why" of each.
  const std::string &passedOver() const { return refused; }
  /// Which of all processes this is.
  uint32_t processIndex() const { return process; }
  /// A channel of the module on one of its devices; null if no command of that device uses it.
  hal::Channel *channel(const hal::Device &device, uint32_t index) const;
  /// A segment, or one of the constant parts, on a device of the program.
  Ref<hal::Buffer> constant(uint32_t device, uint32_t segment) const {
    return places[device].constants[constantIndex(segment)];
  }
  const LoadedKernel &kernel(const hal::Device &device, uint32_t index) const;
  /// Where an argument or result lies, by its number in the table of exports, as it was when the
  /// program was loaded; null for other numbers.
  hal::Device *exportDevice(size_t operand) const {
    auto found = exportPlaces.find(operand);
    size_t index = found == exportPlaces.end() ? operand : found->second;
    return index < places.size() ? places[index].device.get() : nullptr;
  }

  int64_t loadGlobal(uint32_t index);
  void storeGlobal(uint32_t index, int64_t value);
  Ref<RefObject> loadRefGlobal(uint32_t index);
  void storeRefGlobal(uint32_t index, Ref<RefObject> value);

  /// Offsets of the slices of an arena with these sizes, and the total. The last answer is kept:
  /// sizes rarely change.
  Status packArena(uint32_t index, std::span<const uint64_t> sizes, std::span<uint64_t> offsets,
                   uint64_t &total);

private:
  struct Place {
    Ref<hal::Device> device;
    size_t ordinal = 0; // among those that the module was loaded onto
    std::vector<Ref<hal::Executable>> executables;
    std::vector<LoadedKernel> kernels;
    std::vector<Ref<hal::Buffer>> constants;
    std::vector<Ref<hal::Channel>> channels; // of the module, in its order
  };
  struct Packing {
    bool valid = false;
    std::vector<uint64_t> sizes, offsets;
    uint64_t total = 0;
  };
  /// Why libraries were not taken, for messages; how much was loaded, and may be.
  struct Trial {
    std::string text, location;
    uint64_t loadedBytes = 0;
    const Budget *budget = nullptr;
  };
  Program() = default;
  static Status chooseDevices(const module::ModuleFile &file,
                              const std::vector<Ref<hal::Device>> &given,
                              std::vector<size_t> &chosen);
  static Status createVariant(Ref<module::ModuleFile> file,
                              const std::vector<Ref<hal::Device>> &devices, Trial &trial,
                              Ref<Program> &program);
  Status loadKernels(Place &place, uint32_t index, Trial &trial);
  Status findHostFunctions(const sluice_module_options_t *options);
  /// Meets the other processes, if the module is for several.
  Status meet();
  Status mapConstants();
  Status openChannels();
  /// Where in `constants` what an instruction names is: segments, then constant parts.
  uint32_t constantIndex(uint32_t segment) const {
    bool isPart = segment & module::kPartOfProcess;
    return isPart ? uint32_t(moduleFile->segments.size()) + (segment & ~module::kPartOfProcess)
                  : segment;
  }

  Ref<module::ModuleFile> moduleFile;
  Ref<Runner> otherRunner;
  std::map<size_t, uint32_t> exportPlaces;
  std::vector<Place> places;
  size_t givenDevices = 0;
  uint32_t process = 0;
  std::string refused;
  std::vector<sluice_host_function_t> hostFunctions; // in the order of the module's
  sluice_hal_device_policy_t policy{};
  std::mutex mutex; // of what follows
  std::vector<int64_t> scalarGlobals;
  std::vector<Ref<RefObject>> refGlobals;
  std::vector<Packing> packings;
  std::mutex selectionMutex; // of what follows; held while a policy is asked
  std::vector<Selection> asked;
};

/// Arguments and results of a function, by kind.
struct Invocation {
  std::vector<int64_t> scalarArguments;
  std::vector<Ref<RefObject>> refArguments; // taken
  std::vector<int64_t> scalarResults;
  std::vector<Ref<RefObject>> refResults;
  Budget *budget = nullptr; // null: no limit; commands keep it
  // Whether memory is an argument's that the function may not write; null: none is.
  bool (*isLent)(const void *lender, const hal::Storage &memory) = nullptr;
  const void *lender = nullptr;
  Ref<hal::Timepoint> wait;  // nothing is read or run before it; null: at once
  bool asynchronous = false; // return without waiting for what was submitted
  Ref<hal::Timepoint> done;  // then: when it is done
};

/// Runs function `index`; counts of arguments must fit. Returns when all work it submitted is done,
/// also after a failure, or at once if asynchronous. Check ops that do not
/// hold let the program go on and fail the call at its end.
Status invoke(Program &program, uint32_t index, Invocation &invocation);

} // namespace sluice::vm
