//===- RecurrenceKind.cpp - all steps of a recurrent layer in one kernel ---===//
// A workgroup takes rows that do not depend on each other (the sequences of a batch) through all
// steps. What the loop carries lies in one place, the next steps' weights in the caches:
//   for step: sums = state * weights (panels), then elementwise operations, into the state and the
//             step's part of the results
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Recurrence/RecurrenceKind.h"
#include "compiler/Kernels/Cpu/RegisterTile.h"
#include "compiler/Kernels/Kinds.h"
#include "compiler/Kernels/Matmul/Cpu/CpuMatmulKind.h"
#include "compiler/Kernels/Preferences.h"

namespace sluice::kernels {

/// Bytes of weights that one thread reads in a step: with more, several threads that meet after
/// each step are faster. They fit the second cache of a core.
static constexpr int64_t kMostWeights = 1 << 21;
/// Elements that another operation computes in a step.
static constexpr int64_t kMostElements = 1 << 17;
/// Rows of a workgroup: enough to use loaded weights several times.
static constexpr int64_t kRows = 8;

const char *whyNotInLoop(linalg::LinalgOp op, const TargetModel &target) {
  if (linalg::isaContractionOpInterface(op) || linalg::isaConvolutionOpInterface(op)) {
    if (!isStepProduct(op))
      return "a product in it is none with weights in panels of its own type";
    auto weights = cast<RankedTensorType>(op.getDpsInputs()[1].getType());
    // States are quantized over all sequences: no workgroup takes some of them.
    bool isMany = weights.getElementType().isInteger(8) &&
                  uint64_t(op.getStaticLoopRanges()[*productLoops(op)->m]) > kRows;
    return isMany || weights.getNumElements() * weights.getElementTypeBitWidth() / 8 > kMostWeights
               ? "its steps are work for several threads"
               : nullptr;
  }
  int64_t elements = 1;
  for (int64_t size : op.getStaticLoopRanges())
    if (!ShapedType::isDynamic(size) && llvm::MulOverflow(elements, size, elements))
      return "its steps are work for several threads";
  return elements > kMostElements ? "its steps are work for several threads" : nullptr;
}

/// Lets what a loop carries stay where it is: copies at the end of a step, of what was not made
/// there.
static void yieldInPlace(scf::ForOp loop) {
  OpBuilder builder(loop.getBody()->getTerminator());
  for (auto [argument, yielded] :
       llvm::zip(loop.getRegionIterArgs(), loop.getYieldedValuesMutable().value()))
    if (yielded.get() != argument)
      yielded.set(bufferization::MaterializeInDestinationOp::create(builder, loop.getLoc(),
                                                                    yielded.get(), argument)
                      ->getResult(0));
}

LogicalResult bufferizeLoops(Kernel &kernel) {
  kernel.func.walk(yieldInPlace);
  if (failed(bufferizeKernel(kernel)))
    return failure();
  bool moves = kernel.func
                   .walk([](scf::ForOp loop) {
                     return llvm::any_of(loop.getResultTypes(), llvm::IsaPred<MemRefType>)
                                ? WalkResult::interrupt()
                                : WalkResult::advance();
                   })
                   .wasInterrupted();
  return moves ? kernel.func.emitOpError("carries a tensor from place to place") : success();
}

static LogicalResult lowerLoop(Kernel &kernel, const std::optional<RowSplit> &rows) {
  if (rows) {
    createGrid(kernel, [&](OpBuilder &builder, GridArguments &arguments) {
      Location loc = kernel.func.getLoc();
      Grid grid;
      auto [argument, dim] = rows->rowsOf();
      grid.x = arith::CeilDivUIOp::create(builder, loc, arguments.dim(argument, dim),
                                          arith::ConstantIndexOp::create(builder, loc, kRows));
      return grid;
    });
    rows->split(kRows);
  } else {
    createGrid(kernel, [](OpBuilder &, GridArguments &) { return Grid(); });
  }
  readPanelsOfSteps(kernel.func);
  if (failed(simplify(kernel.func)) || failed(bufferizeLoops(kernel)))
    return failure();
  emitStepProducts(kernel);
  return success();
}

/// The rows of the first product, else of what is carried first.
static std::optional<RowSplit> independentRows(func::FuncOp func, scf::ForOp loop) {
  Value state;
  loop.walk([&](linalg::LinalgOp op) {
    if (!state && isStepProduct(op))
      state = op.getDpsInputs()[0];
  });
  std::optional<RowSplit> rows = state ? RowSplit::compute(func, state, 0) : std::nullopt;
  int64_t known = rows ? rows->staticRows() : 1;
  return ShapedType::isDynamic(known) || known > kRows ? rows : std::nullopt;
}

SmallVector<Candidate> recurrencePlans(const Kernel &kernel) {
  func::FuncOp func = kernel.func;
  auto loops = llvm::to_vector(func.front().getOps<scf::ForOp>());
  if (loops.size() != 1 || loops[0].getNumResults() == 0)
    return kernel.why.note("no loop on tensors"), SmallVector<Candidate>();
  bool isSplit = independentRows(func, loops[0]).has_value();
  std::string description = isSplit ? "all steps of " + std::to_string(kRows) + " rows a workgroup"
                                    : "all steps in one workgroup";
  auto lower = [isSplit](Kernel &kernel) {
    auto loop = *kernel.func.front().getOps<scf::ForOp>().begin();
    return lowerLoop(kernel, isSplit ? independentRows(kernel.func, loop) : std::nullopt);
  };
  return {Candidate{description, lower}};
}

} // namespace sluice::kernels
