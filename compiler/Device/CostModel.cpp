//===- CostModel.cpp - how long devices take, roughly ----------------------===//
#include "compiler/Device/Placement.h"
#include "compiler/Device/Units.h"
#include "compiler/Dialect/Util/UnknownSize.h"
#include <cmath>
#include <thread>

namespace sluice::device {
namespace {

constexpr double kReached = 0.5;     // of the peak, by kernels that are not the largest
constexpr double kFunctionCost = 12; // operations of exp, tanh and the like
constexpr double kClock = 2.5e9;     // of a compute unit's core
constexpr double kGpuClock = 1.5e9;  //
constexpr double kLanes = 128;       // multipliers of a GPU's compute unit
constexpr double kMatrixGain = 8;    // of matrix units over these
constexpr double kCoreBytes = 12e9;  // that one core moves; all together at most
constexpr double kProcessorBytes = 100e9;
constexpr double kGpuBytes = 20e9; // for each of a GPU's compute units: 2.6 TB/s for 132
constexpr int64_t kAssumedCores = 8;
constexpr double kLinkBytes = 12e9,
                 kPeerBytes = 40e9; // between host and device, between devices of a kind
constexpr double kLinkLatency = 15e-6, kPeerLatency = 10e-6;

double known(int64_t size) { return util::sizeOr(size, util::Assumed::ProgramSize); }

double elementsOf(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  double count = 1;
  for (int64_t size : shaped ? shaped.getShape() : ArrayRef<int64_t>())
    count *= known(size);
  return count;
}

/// Operations of one run of a region's body.
double bodyOperations(Region &region) {
  double count = 0;
  region.walk([&](Operation *op) {
    if (op->hasTrait<OpTrait::IsTerminator>())
      return;
    count += isa<math::MathDialect>(op->getDialect()) && !isa<math::FmaOp, math::AbsFOp>(op)
                 ? kFunctionCost
                 : 1;
  });
  return count;
}

bool isNarrow(Operation *op) {
  Type type = op->getNumOperands() ? getElementTypeOrSelf(op->getOperand(0).getType()) : Type();
  return type && type.isIntOrFloat() && type.getIntOrFloatBitWidth() < 32;
}

/// The work of one op without its regions.
Work ownWork(Operation *op) {
  Work work;
  if (isFree(op) || isControlFlow(op) || isHost(op))
    return work;
  for (Value operand : op->getOperands())
    if (isTensor(operand) && !operand.getDefiningOp<tensor::EmptyOp>())
      work.bytes += bytesOf(operand.getType());
  for (Value result : op->getResults())
    if (isTensor(result))
      work.bytes += bytesOf(result.getType());
  if (auto linalg = dyn_cast<linalg::LinalgOp>(op)) {
    double points = 1;
    for (int64_t range : linalg.getStaticLoopRanges())
      points *= known(range);
    bool isContraction =
        linalg::isaContractionOpInterface(linalg) || isa<linalg::ConvolutionOpInterface>(op);
    if (isContraction) {
      work.matrixOperations = 2 * points;
      work.narrow = isNarrow(op);
    } else {
      work.operations = points * std::max(1.0, bodyOperations(op->getRegion(0)));
    }
    return work;
  }
  StringRef name = op->getName().getStringRef();
  double largest = 0;
  for (Value operand : op->getOperands())
    largest = std::max(largest, elementsOf(operand.getType()));
  for (Value result : op->getResults())
    largest = std::max(largest, elementsOf(result.getType()));
  if (name.ends_with(".attention") && op->getNumOperands() >= 3) { // queries x keys, then x values
    auto query = cast<ShapedType>(op->getOperand(0).getType()),
         value = cast<ShapedType>(op->getOperand(2).getType());
    work.matrixOperations = 2 * elementsOf(query) * known(value.getDimSize(value.getRank() - 2)) *
                            (1 + known(value.getShape().back()) / known(query.getShape().back()));
    work.narrow = isNarrow(op);
  } else if (name.ends_with(".sort") || name.ends_with(".topk") || name.ends_with(".fft")) {
    work.operations = largest * std::max(1.0, std::log2(largest));
  } else {
    work.operations = largest;
  }
  return work;
}

void add(Work &sum, const Work &part, double times) {
  sum.operations += times * part.operations;
  sum.matrixOperations += times * part.matrixOperations;
  sum.narrow |= part.narrow;
  sum.bytes += times * part.bytes;
}

} // namespace

double bytesOf(Type type) {
  Type element = getElementTypeOrSelf(type);
  double bits = 64;
  if (auto complex = dyn_cast<ComplexType>(element))
    bits = 2.0 * complex.getElementType().getIntOrFloatBitWidth();
  else if (element.isIntOrFloat())
    bits = element.getIntOrFloatBitWidth();
  return elementsOf(type) * std::max(bits, 8.0) / 8;
}

double tripsOf(Operation *op) {
  if (isa<scf::WhileOp>(op))
    return kAssumedTrips;
  auto loop = dyn_cast<scf::ForOp>(op);
  if (!loop)
    return 1;
  auto low = getConstantIntValue(loop.getLowerBound()),
       high = getConstantIntValue(loop.getUpperBound()), step = getConstantIntValue(loop.getStep());
  if (!low || !high || !step || *step <= 0)
    return kAssumedTrips;
  return double(std::max<int64_t>(0, (*high - *low + *step - 1) / *step));
}

Work workOf(Operation *op) {
  Work sum = ownWork(op);
  if (isControlFlow(op))
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &inner : block)
          add(sum, workOf(&inner), tripsOf(op));
  return sum;
}

DeviceSpeed speedOf(const TargetModel &target) {
  DeviceSpeed speed;
  speed.kind = target.kind;
  if (!target.isGpu()) {
    double cores = target.cpu == parseTarget("cpu")->cpu
                       ? std::max(1u, std::thread::hardware_concurrency())
                       : kAssumedCores;
    double lanes = 2 * (target.fma ? 2 : 1) * target.lanes(32); // two ports
    speed.operations = speed.matrixOperations = speed.narrowOperations =
        kReached * cores * lanes * kClock;
    speed.bytes = std::min(kProcessorBytes, kCoreBytes * cores);
    speed.launch = 1e-6;
    return speed;
  }
  double computeUnits =
      util::computeUnitsOr(target.computeUnits, util::Assumed::PlacedComputeUnits);
  speed.operations = speed.matrixOperations = kReached * computeUnits * kLanes * 2 * kGpuClock;
  speed.narrowOperations = speed.matrixOperations * (target.matrixUnit ? kMatrixGain : 1);
  speed.bytes = kGpuBytes * computeUnits;
  speed.launch = 4e-6;
  return speed;
}

double secondsOf(const Work &work, const DeviceSpeed &device) {
  double matrix = work.narrow ? device.narrowOperations : device.matrixOperations;
  double compute = work.operations / device.operations + work.matrixOperations / matrix;
  return device.launch + std::max(compute, work.bytes / device.bytes);
}

double transferSeconds(double bytes, StringRef from, StringRef to) {
  if (from == "cpu" && to == "cpu")
    return 0;
  return from == to ? kPeerLatency + bytes / kPeerBytes : kLinkLatency + bytes / kLinkBytes;
}

} // namespace sluice::device
