//===- Operations.cpp - functions with fewer operations -------------------===//
#include "compiler/Input/Torch/TorchDialect.h"
#include "compiler/Reduce/MlirWays.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Iterators.h"

namespace sluice::reduce {

/// Constants up to this many elements are no burden, and may be what a size is computed from.
static constexpr int64_t kFewElements = 16;

SmallVector<FunctionOpInterface> freeFunctions(ModuleOp module) {
  SmallVector<FunctionOpInterface> found;
  for (auto func : module.getOps<FunctionOpInterface>())
    if (!func.isExternal() && func.getFunctionBody().hasOneBlock() &&
        SymbolTable::symbolKnownUseEmpty(func, module))
      found.push_back(func);
  return found;
}

unsigned dropSymbols(ModuleOp module, Range range) {
  SmallVector<Operation *> unused;
  for (Operation &op : *module.getBody())
    if (isa<SymbolOpInterface>(op) && SymbolTable::symbolKnownUseEmpty(&op, module))
      unused.push_back(&op);
  for (auto [part, op] : llvm::enumerate(unused))
    if (range.has(part))
      op->erase();
  return unused.size();
}

/// Whether a value can be an argument: tensors, whose sizes come with them.
static bool isPassed(Value value) {
  Type type = value.getType();
  if (value.getDefiningOp<tensor::EmptyOp>())
    return false; // It is no value yet.
  if (auto tensor = dyn_cast<torch::TensorType>(type))
    return tensor.isValue() && tensor.sizes() && tensor.element();
  return isa<RankedTensorType>(type);
}

namespace {
/// A function of which some operations go.
class Extraction {
public:
  Extraction(FunctionOpInterface func, DenseSet<Operation *> &removed)
      : func(func), block(&func.getFunctionBody().front()), removed(removed) {}

  void run() {
    keepWhatCannotBePassed();
    chooseResults();
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(*block)))
      if (removed.contains(&op))
        replaceByArguments(op);
  }

private:
  /// The operation of the function itself that `op` is, or is in.
  Operation *ownerOf(Operation *op) { return block->findAncestorOpInBlock(*op); }

  void keepWhatCannotBePassed() {
    for (Operation &op : llvm::reverse(*block)) {
      if (removed.contains(&op) || op.hasTrait<OpTrait::IsTerminator>())
        continue;
      op.walk([&](Operation *inner) {
        for (Value value : inner->getOperands())
          if (Operation *maker = value.getDefiningOp(); maker && !isPassed(value))
            if (Operation *owner = ownerOf(maker))
              removed.erase(owner);
      });
    }
  }

  bool isRead(Value value) {
    return llvm::any_of(value.getUses(), [&](OpOperand &use) {
      Operation *owner = ownerOf(use.getOwner());
      return !removed.contains(owner);
    });
  }

  /// Results made by what goes are dropped, values that only it read are returned.
  void chooseResults() {
    Operation *terminator = block->getTerminator();
    llvm::BitVector dropped(terminator->getNumOperands());
    for (OpOperand &operand : terminator->getOpOperands())
      if (Operation *maker = operand.get().getDefiningOp(); maker && removed.contains(maker))
        dropped.set(operand.getOperandNumber());
    if (dropped.any() && succeeded(func.eraseResults(dropped)))
      terminator->eraseOperands(dropped);
    for (Operation &op : *block) {
      if (removed.contains(&op) || op.use_empty() || op.hasTrait<OpTrait::ConstantLike>() ||
          llvm::any_of(op.getResults(), [&](Value v) { return isRead(v); }))
        continue;
      for (Value value : op.getResults())
        if (isPassed(value) &&
            succeeded(func.insertResult(func.getNumResults(), value.getType(), {})))
          terminator->insertOperands(terminator->getNumOperands(), value);
    }
  }

  void replaceByArguments(Operation &op) {
    for (Value value : op.getResults()) {
      if (value.use_empty())
        continue;
      unsigned at = func.getNumArguments();
      if (failed(func.insertArgument(at, value.getType(), {}, value.getLoc())))
        return; // The operation stays.
      value.replaceAllUsesWith(func.getArgument(at));
    }
    op.erase();
  }

  FunctionOpInterface func;
  Block *block;
  DenseSet<Operation *> &removed;
};
} // namespace

/// Takes out the operations of the range among those that `isPart`.
static unsigned extract(ModuleOp module, Range range, function_ref<bool(Operation &)> isPart) {
  unsigned part = 0;
  for (FunctionOpInterface func : freeFunctions(module)) {
    DenseSet<Operation *> removed;
    for (Operation &op : func.getFunctionBody().front().without_terminator())
      if (isPart(op) && range.has(part++))
        removed.insert(&op);
    if (!removed.empty())
      Extraction(func, removed).run();
  }
  return part;
}

unsigned dropOperations(ModuleOp module, Range range) {
  return extract(module, range, [](Operation &op) { return true; });
}

unsigned dropConstants(ModuleOp module, Range range) {
  return extract(module, range, [](Operation &op) {
    if (op.getNumResults() != 1 || op.getNumOperands() != 0)
      return false;
    if (isa<torch::TensorType>(op.getResult(0).getType()))
      return true; // torch.vtensor.literal
    auto type = dyn_cast<RankedTensorType>(op.getResult(0).getType());
    return type && op.hasTrait<OpTrait::ConstantLike>() && type.hasStaticShape() &&
           type.getNumElements() > kFewElements;
  });
}

unsigned dropResults(ModuleOp module, Range range) {
  unsigned part = 0;
  for (FunctionOpInterface func : freeFunctions(module)) {
    llvm::BitVector dropped(func.getNumResults());
    for (unsigned i = 0; i < dropped.size(); ++i)
      dropped[i] = range.has(part++);
    if (dropped.any() && succeeded(func.eraseResults(dropped)))
      func.getFunctionBody().front().getTerminator()->eraseOperands(dropped);
  }
  return part;
}

void cleanUp(ModuleOp module) {
  bool again = true;
  while (again) {
    again = false;
    module.walk<WalkOrder::PostOrder, ReverseIterator>([&](Operation *op) {
      if (op != module && isOpTriviallyDead(op)) {
        op->erase();
        again = true;
      }
    });
  }
  for (FunctionOpInterface func : freeFunctions(module)) {
    llvm::BitVector unused(func.getNumArguments());
    for (BlockArgument argument : func.getArguments())
      unused[argument.getArgNumber()] = argument.use_empty();
    if (unused.any())
      (void)func.eraseArguments(unused);
  }
}

} // namespace sluice::reduce
