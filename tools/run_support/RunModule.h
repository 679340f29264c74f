//===- RunModule.h - runs functions of a module file ----------------------===//
// What `sluice-run` does, over the C API only; the compiler's driver uses it, too.
//===----------------------------------------------------------------------===//
#pragma once
#include "tools/run_support/CommandLine.h"
#include "tools/run_support/InputSpec.h"

namespace sluice::run {

/// "1500000", "64M", "1.5G"; K, M and G are 2^10, 2^20 and 2^30. False if it is not a number of
/// bytes above 0.
bool parseBytes(std::string_view text, uint64_t &bytes);

struct RunOptions {
  std::vector<std::string> devices; // names; none: "cpu"
  // Number in `devices` of the one whose memory is preferred.
  uint32_t leadAllocator = SLUICE_NO_LEAD_ALLOCATOR;
  std::string devicePolicy = "first"; // of sluice/policy.h
  // BYTES or NAME=BYTES; the last of several for a device counts.
  std::vector<std::string> memoryLimits;
  std::string hostLibrary;  // a shared library with what the program declares without a body
  std::string timeout;      // seconds; empty: no limit
  sluice_limits_t limits{}; // of the load and of each call, without that
  std::vector<std::string> trustedKeys; // PEM files
  bool requireSignature = false;
  bool isolate = false;
  uint32_t threads = 0; // 0 = one per core
  int32_t spinUs = -1;  // microseconds that idle threads stay awake; -1 = the default of the device
  std::string function; // empty: the only one, or "main"
  bool allFunctions = false;
  std::vector<std::string> inputs; // SPEC or name=SPEC
  // @y.npy, or @y.bin for raw bytes, in the order of results; or name=@y.npy.
  std::vector<std::string> outputs;
  // All values of all results; without outputs, the first few are printed anyhow.
  bool print = false;
  std::string trace; // file for a Chrome trace
};

/// --function --input --threads. `missing` says in the help what becomes of inputs that are not
/// given.
void addCallOptions(CommandLine &line, RunOptions &options, const std::string &missing = "");
/// Those and --device --device_lead_allocator --device_policy --memory_limit --timeout --max_steps
/// --trusted_keys --require_signature --isolate --spin-us.
void addRunOptions(CommandLine &line, RunOptions &options, const std::string &missing = "");
/// --all-functions --output --print --trace
void addResultOptions(CommandLine &line, RunOptions &options);
/// The devices that are asked for.
std::vector<std::string> deviceNames(const RunOptions &options);

/// Whether kernels of a module so loaded are seen by the tracer.
Error checkTraceable(const RunOptions &options);

/// A module on its devices, ready to be called.
struct Session {
  Instance instance;
  std::vector<Device> devices;
  Module module;
  sluice_limits_t limits{}; // of each call

  Error open(const RunOptions &options, const std::string &path);
  /// The call of a function, with the limits.
  sluice_status_t create(const char *name, Call &call) const;
  /// What `options` ask to call: the function that they name, the only one, or "main".
  std::string function(const RunOptions &options) const;
  /// Inputs for all tensors of that, if none is given. Dynamic sizes are `dynamicSize`; with 0
  /// there are none.
  void addRandomInputs(RunOptions &options, int64_t dynamicSize) const;
  /// Creates the call of the function that `options` ask for and sets its arguments, of which
  /// `read`, if given, gets copies.
  Error prepare(const RunOptions &options, Call &call, std::vector<Array> *read = nullptr);
};

/// Results of a call to stdout and to files, as `options` ask for.
Error emitResults(const RunOptions &options, Call &call);

/// Runs what `options` ask for; results go to stdout and to files.
Error runModule(const RunOptions &options, const std::string &path);

/// A device, or a kind that has none.
struct DeviceInfo {
  std::string name;
  std::string text;   ///< What it is, or why it cannot be used.
  std::string target; ///< What to compile for; empty: it cannot be used.
};

/// The devices, then those that cannot be used and the kinds that have none: every driver of the
/// runtime is named.
Error listDevices(std::vector<DeviceInfo> &devices);
/// Prints one line for each.
Error printDevices();

/// What to compile for so that `device` runs it: "cpu", "vulkan", "cuda:sm_90". If there is no such
/// device, its kind: whoever opens it says why.
std::string targetOf(const std::string &device);
/// The same for each of several, in their order.
std::vector<std::string> targetsOf(const std::vector<std::string> &devices);

} // namespace sluice::run
