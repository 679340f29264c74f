//===- Preferences.cpp - how kernels of a target like their operands ------===//
#include "compiler/Kernels/Preferences.h"
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"
#include "compiler/Kernels/Convolution/Convolution.h"
#include "compiler/Kernels/Cpu/NarrowOperands.h"
#include "compiler/Kernels/Cpu/RegisterTile.h"
#include "compiler/Kernels/Gpu/SingleOp.h"
#include "compiler/Kernels/Matmul/Cpu/CodeProductKind.h"
#include "compiler/Kernels/Matmul/Cpu/CpuMatmulKind.h"
#include "compiler/Kernels/Matmul/Gpu/GpuMatmulKind.h"
#include "compiler/Kernels/Matmul/Gpu/MatmulOperand.h"
#include "compiler/Kernels/Reduction/ReductionKind.h"
#include "compiler/Target/ProgramTarget.h"

using namespace sluice::kernels;

FailureOr<Preferences> Preferences::of(Operation *op) {
  FailureOr<TargetModel> model = targetOf(op);
  return failed(model) ? FailureOr<Preferences>(failure()) : Preferences(*model);
}

std::optional<Preferences::Panels> Preferences::rhsPanels(linalg::LinalgOp op) const {
  auto loops = productLoops(op);
  if (!loops)
    return std::nullopt;
  Type element = getElementTypeOrSelf(op.getDpsInputOperand(1)->get().getType());
  // Kernels for panels multiply and add in one type; narrow ones widen their operands.
  bool isOneType = llvm::all_of(op->getOperandTypes(), [&](Type operand) {
    return getElementTypeOrSelf(operand) == element;
  });
  auto width = isOneType ? panelWidth(element, target) : std::nullopt;
  bool isNarrow = !width;
  if (isNarrow)
    width = narrowPanelWidth(op, target);
  int64_t group = isNarrow && width ? matchProduct(op)->perWord : 1;
  return width ? std::optional<Panels>({loops->k, loops->n, *width, isNarrow, group})
               : std::nullopt;
}

std::optional<int64_t> Preferences::codePanels(Type element) const {
  return panelWidth(element, target);
}

std::optional<int64_t> Preferences::rowMultiple(Type element) const {
  if (!target.isGpu() || !element.isIntOrFloat() || element.getIntOrFloatBitWidth() < 8 ||
      element.getIntOrFloatBitWidth() > 32)
    return std::nullopt;
  return kMatrixChunkBytes * 8 / element.getIntOrFloatBitWidth();
}

bool Preferences::multipliesBytes(Type element, bool lhsUnsigned, bool rhsUnsigned) const {
  if (!target.isGpu())
    return element.isInteger(8);
  std::optional<MatrixElement> matrix = matrixElement(element);
  return target.matrixUnit && matrix && target.multiplies(*matrix) &&
         (target.matrixUnsigned || (!lhsUnsigned && !rhsUnsigned));
}

// GPUs without matrix instructions for the type are no slower along the image, so only weights that
// cost nothing to turn are.
bool Preferences::channelsLast(Type element, Type sum, bool weightsAreConstant) const {
  if (!target.isGpu())
    return (element == sum && panelWidth(element, target)) ||
           (element.isInteger(8) && sum.isInteger(32)) ||
           (isa<Float16Type, BFloat16Type>(element) && sum.isF32());
  return isa<Float32Type, Float16Type, BFloat16Type>(element) &&
         (weightsAreConstant ||
          (!element.isF32() &&
           target.multiplies(element.isF16() ? MatrixElement::F16 : MatrixElement::BF16)));
}

bool Preferences::convolvesPlanes(linalg::LinalgOp op) const {
  return !target.isGpu() && matchPlanes(op);
}

// As many vectors a panel as leave the least of the last one empty: 96 channels are 2 x 48, not 64
// + 32.
std::optional<int64_t> Preferences::weightPanels(int64_t channels, Type element) const {
  if (target.isGpu())
    return std::nullopt;
  Type sum =
      element.getIntOrFloatBitWidth() < 32 ? Float32Type::get(element.getContext()) : element;
  int64_t widest = *panelWidth(sum, target), lanes = target.lanes(sum.getIntOrFloatBitWidth());
  int64_t vectors = llvm::divideCeil(channels, lanes),
          panels = llvm::divideCeil(vectors, widest / lanes);
  return llvm::divideCeil(vectors, panels) * lanes;
}

std::optional<int64_t> Preferences::channelBytes() const {
  return target.isGpu() ? std::optional(kMatrixChunkBytes) : std::nullopt;
}

bool Preferences::readsBeforePadding(linalg::LinalgOp op, tensor::InsertSliceOp padding) const {
  return target.isGpu() ? isZero(padding.getDest()) && kernels::readsBeforePadding(op, target)
                        : convolvesBeforePadding(op, padding);
}

bool Preferences::readsPartBeforePadding(tensor::InsertSliceOp padding) const {
  return target.isGpu() && isPartBesidePadding(padding);
}

bool Preferences::poolsBeforePadding(linalg::LinalgOp op, tensor::InsertSliceOp padding) const {
  return kernels::poolsBeforePadding(op, padding, target);
}

bool Preferences::computesOperand(linalg::LinalgOp op, OpOperand &operand) const {
  if (!target.isGpu())
    return operand.getOperandNumber() == 1 && operand.get().hasOneUse() && matchCodeProduct(op);
  return kernels::computesOperand(op, operand, target);
}

bool Preferences::computesRows(linalg::LinalgOp op, OpOperand &operand,
                               ArrayRef<Operation *> before, bool isPair) const {
  return kernels::computesRows(op, operand, before, isPair, target);
}

bool Preferences::multipliesPair(linalg::LinalgOp op, OpOperand &operand) const {
  return kernels::multipliesPair(op, operand, target);
}

bool Preferences::findsAlone(linalg::LinalgOp op) const {
  if (!target.isGpu() || op.getNumReductionLoops() != 1 || op.getNumDpsInits() != 2)
    return false;
  Operation *yield = op.getBlock()->getTerminator();
  auto value = yield->getOperand(0).getDefiningOp<arith::SelectOp>(),
       place = yield->getOperand(1).getDefiningOp<arith::SelectOp>();
  if (!value || !place || value.getCondition() != place.getCondition())
    return false;
  constexpr int64_t kLong = 32, kFew = 128;
  int64_t rows = 1;
  bool isLong = false;
  for (auto [size, iterator] : llvm::zip(op.getStaticLoopRanges(), op.getIteratorTypesArray())) {
    bool isUnknown = ShapedType::isDynamic(size); // Rows are few then, and long.
    if (linalg::isReductionIterator(iterator))
      isLong = isUnknown || size >= kLong;
    else if (!isUnknown)
      rows = llvm::SaturatingMultiply<uint64_t>(rows, size);
  }
  return isLong && rows <= kFew;
}

bool sluice::kernels::makesSortedPositions(Operation *op) {
  auto isSort = [](Operation *user) { return isa<linalg_ext::SortOp>(user); };
  if (op->use_empty() || !llvm::all_of(op->getUsers(), isSort) || !isMadeOfPositions(op))
    return false;
  SmallVector<DictionaryAttr> targets = targetsOf(op);
  return !targets.empty() && llvm::all_of(targets, [](DictionaryAttr device) {
    llvm::Expected<TargetModel> target = readTarget(device);
    return target ? target->isGpu() : (llvm::consumeError(target.takeError()), false);
  });
}
