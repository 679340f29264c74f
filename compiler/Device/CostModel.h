//===- CostModel.h - how long devices take, roughly ------------------------===//
// Enough to tell where a node belongs, and no more: peak rates of a target with what kernels reach
// of them, a rate for memory, and one for what goes between devices. Of sizes that are
// known at run time only it assumes what Dialect/Util/UnknownSize.h says.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/IR/Operation.h"

namespace sluice::device {
using namespace mlir;

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
} // namespace sluice::device
