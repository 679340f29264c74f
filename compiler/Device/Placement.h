//===- Placement.h - nodes of a model onto the compiler's targets -----------===//
// For models that say nothing of devices. Both ways put affinities onto ops,
// `#hal.device.promise<@__device_N>` for target number N, and what they say nothing of follows as
// in any program (AssignDevices.cpp).
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "runtime/module/Reports.h"

namespace sluice::device {
/// By the lines `REGEX -> DEVICE` of a file; # begins a comment. The first line whose regular
/// expression (POSIX, extended) is found in a node's name counts. DEVICE is a target as given, its
/// kind, its number, or @NAME for a device of the program. Errors and warnings name the file's
/// line: a regular expression that is none, a device that no target gives; a line that no node
/// matches is a warning.
LogicalResult placeByFile(ModuleOp module, const std::string &path, ArrayRef<std::string> targets);

/// So that the whole takes least time by the cost model. A function that is called for several
/// devices must have been inlined.
LogicalResult placeAutomatically(ModuleOp module, ArrayRef<std::string> targets);

/// Remembers what there was to choose from.
void noteTargets(ModuleOp module, ArrayRef<std::string> targets);

/// The affinity to target number `target`, which is the device kTargetDevice with that number
/// behind.
Attribute affinityToTarget(MLIRContext *context, unsigned target);
inline constexpr StringLiteral kTargetDevice = "__device_";

/// Puts `op` on target number `target`, and remembers why for sluice explain.
void placeOn(Operation *op, unsigned target, const std::string &reason);

/// Calls `visit` for each op of `root` that is placed as a whole.
void forEachUnit(Operation *root, function_ref<void(Operation *)> visit);

/// Set on ops that were placed: where, and why.
inline constexpr StringLiteral kPlaceAttr = "sluice.affinity";
inline constexpr StringLiteral kReasonAttr = "sluice.place_reason";
/// Set on the module by sluice-assign-devices: the bytes of its placement report.
inline constexpr StringLiteral kPlacementAttr = "sluice.placement";
/// Set on modules whose nodes were placed: the targets that there were.
inline constexpr StringLiteral kPlaceTargetsAttr = "sluice.place_targets";

//===----------------------------------------------------------------------===//
// How long devices take, roughly
// Enough to tell where a node belongs, and no more: peak rates of a target with what kernels reach
// of them, a rate for memory, and one for what goes between devices. Of sizes that are
// known at run time only it assumes what Dialect/Util/UnknownSize.h says.
//===----------------------------------------------------------------------===//

inline constexpr int64_t kAssumedTrips = 10;

/// What an op does, each run of it.
struct Work {
  double operations = 0;       // of numbers, other than the following
  double matrixOperations = 0; // multiplications and additions of contractions
  bool narrow = false;         // of f16, bf16 or i8, which matrix units are for
  double bytes = 0;            // read and written
};

/// Rates a second.
struct DeviceSpeed {
  std::string kind;
  double operations = 0, matrixOperations = 0, narrowOperations = 0, bytes = 0;
  double launch = 0; // seconds before a kernel begins
};

double bytesOf(Type type);
/// The work of `op` and its regions. Loops inside count as often as they run.
Work workOf(Operation *op);
/// How often the body of loop `op` runs; 1 if it is none.
double tripsOf(Operation *op);
DeviceSpeed speedOf(const TargetModel &target);
double secondsOf(const Work &work, const DeviceSpeed &device);
/// Between devices of these kinds; the processor's memory is the host's.
double transferSeconds(double bytes, StringRef from, StringRef to);

/// Collects for the module file what sluice-assign-devices decides, with the costs of it.
class PlacementNotes {
public:
  explicit PlacementNotes(ModuleOp module);
  void addNode(Operation *op, StringAttr device, StringRef reason);
  /// `transfer` has its source and target.
  void addMove(flow::TransferOp transfer);
  /// Sets the module's attribute.
  void store();

private:
  std::pair<std::string, std::string> describe(Attribute place); // as text, and the kind of device
  ModuleOp module;
  ProgramDevices devices; // also targets that nothing went to
  std::vector<DeviceSpeed> speeds;
  module::PlacementReport report; // nodes in the program's order
  std::map<std::tuple<std::string, std::string, std::string>, size_t>
      numbers;                                      // of their names, devices, reasons
  std::vector<std::map<std::string, unsigned>> ops; // of each node
};
} // namespace sluice::device
