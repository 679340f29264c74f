//===- Simplify.cpp - simpler operations, anywhere in a program -----------===//
#include "compiler/Mlir.h"
#include "compiler/Reduce/MlirWays.h"

namespace sluice::reduce {

/// A value of the same type for each argument of `block`, which stands in `op`: loops carry their
/// last operands; other arguments take any operand. Empty if there is none for one of them.
static SmallVector<Value> valuesFor(Block &block, Operation *op) {
  SmallVector<Value> values;
  for (BlockArgument argument : block.getArguments()) {
    int64_t fromEnd = block.getNumArguments() - argument.getArgNumber();
    int64_t at = int64_t(op->getNumOperands()) - fromEnd;
    Value value;
    if (at >= 0 && op->getOperand(at).getType() == argument.getType())
      value = op->getOperand(at);
    for (Value other : op->getOperands())
      if (!value && other.getType() == argument.getType())
        value = other;
    if (!value)
      return {};
    values.push_back(value);
  }
  return values;
}

unsigned unwrapRegions(ModuleOp module, Range range) {
  SmallVector<std::pair<Operation *, Block *>> parts;
  module.walk([&](Operation *op) {
    if (op == module || isa<SymbolOpInterface>(op))
      return;
    for (Region &region : op->getRegions()) {
      if (!region.hasOneBlock() || !region.front().mightHaveTerminator())
        continue;
      Block &block = region.front();
      if (block.getTerminator()->getOperandTypes() == op->getResultTypes() &&
          valuesFor(block, op).size() == block.getNumArguments())
        parts.emplace_back(op, &block);
    }
  });
  SmallPtrSet<Operation *, 8> gone;
  for (auto [part, item] : llvm::enumerate(parts)) {
    auto [op, block] = item;
    if (!range.has(part) || !gone.insert(op).second)
      continue;
    Operation *terminator = block->getTerminator();
    for (auto [argument, value] : llvm::zip(block->getArguments(), valuesFor(*block, op)))
      argument.replaceAllUsesWith(value);
    SmallVector<Value> yielded(terminator->getOperands());
    terminator->erase();
    op->getBlock()->getOperations().splice(op->getIterator(), block->getOperations());
    op->replaceAllUsesWith(yielded);
    op->erase();
  }
  return parts.size();
}

/// An operand or block argument that can stand for `result`.
static Value standIn(OpResult result) {
  for (Value operand : result.getOwner()->getOperands())
    if (operand.getType() == result.getType() && operand != result)
      return operand;
  for (BlockArgument argument : result.getOwner()->getBlock()->getArguments())
    if (argument.getType() == result.getType())
      return argument;
  return {};
}

/// Ones of `type`, if it is a number or a tensor of known size.
static TypedAttr onesOf(OpBuilder &builder, Type type) {
  auto shaped = dyn_cast<RankedTensorType>(type);
  Type element = getElementTypeOrSelf(type);
  if (!element.isIntOrIndexOrFloat() ||
      (isa<ShapedType>(type) && (!shaped || !shaped.hasStaticShape())))
    return {};
  auto integer = dyn_cast<IntegerType>(element);
  if (integer && !integer.isSignless())
    return {};
  TypedAttr one = builder.getOneAttr(element);
  return shaped && one ? TypedAttr(DenseElementsAttr::get(shaped, ArrayRef<Attribute>(one))) : one;
}

unsigned bypassOperations(ModuleOp module, Range range) {
  SmallVector<Operation *> parts;
  OpBuilder builder(module.getContext());
  module.walk([&](Operation *op) {
    if (op == module || op->hasTrait<OpTrait::IsTerminator>() ||
        op->hasTrait<OpTrait::ConstantLike>() || isa<SymbolOpInterface>(op) ||
        isa<tensor::EmptyOp>(op) || isImplied(op))
      return;
    if (llvm::all_of(op->getResults(), [&](OpResult result) {
          return result.use_empty() || standIn(result) || onesOf(builder, result.getType());
        }))
      parts.push_back(op);
  });
  for (auto [part, op] : llvm::enumerate(parts)) {
    if (!range.has(part))
      continue;
    builder.setInsertionPoint(op);
    for (OpResult result : op->getResults()) {
      if (result.use_empty())
        continue;
      Value value = standIn(result);
      if (!value)
        value = arith::ConstantOp::create(builder, op->getLoc(), onesOf(builder, result.getType()));
      result.replaceAllUsesWith(value);
    }
    op->erase();
  }
  return parts.size();
}

unsigned dropAttributes(ModuleOp module, Range range) {
  unsigned part = 0;
  module.walk([&](Operation *op) {
    for (NamedAttribute attribute : SmallVector<NamedAttribute>(op->getDiscardableAttrs()))
      if (attribute.getName() != "sluice.stage" && range.has(part++))
        op->removeDiscardableAttr(attribute.getName());
    auto func = dyn_cast<FunctionOpInterface>(op);
    for (unsigned i = 0; func && i < func.getNumArguments(); ++i)
      if (!func.getArgAttrs(i).empty() && range.has(part++))
        func.setArgAttrs(i, ArrayRef<NamedAttribute>());
    for (unsigned i = 0; func && i < func.getNumResults(); ++i)
      if (!func.getResultAttrs(i).empty() && range.has(part++))
        func.setResultAttrs(i, ArrayRef<NamedAttribute>());
  });
  return part;
}

/// Runs passes; where they fail the module is what they left.
static void run(ModuleOp module, function_ref<void(OpPassManager &)> build) {
  PassManager passes(module.getContext());
  build(passes);
  (void)passes.run(module);
}

unsigned inlineCalls(ModuleOp module, Range range) {
  bool calls =
      module.walk([](CallOpInterface) { return WalkResult::interrupt(); }).wasInterrupted();
  if (calls && range.has(0))
    run(module, [](OpPassManager &passes) {
      passes.addPass(createInlinerPass());
      passes.addPass(createSymbolDCEPass());
    });
  return calls;
}

unsigned fixSizes(ModuleOp module, Range range) {
  unsigned part = 0;
  for (FunctionOpInterface func : freeFunctions(module)) {
    OpBuilder builder(func.getContext());
    builder.setInsertionPointToStart(&func.getFunctionBody().front());
    SmallVector<Type> types(func.getArgumentTypes());
    for (BlockArgument argument : func.getArguments()) {
      auto type = dyn_cast<RankedTensorType>(argument.getType());
      if (!type || type.hasStaticShape() || !range.has(part++))
        continue;
      auto shape = func.getArgAttrOfType<DenseI64ArrayAttr>(argument.getArgNumber(), kShapeAttr);
      SmallVector<int64_t> sizes(type.getShape());
      for (auto [i, size] : llvm::enumerate(sizes))
        if (ShapedType::isDynamic(size))
          size = shape && shape.size() == type.getRank() ? shape[i] : kSomeSize;
      argument.setType(type.clone(sizes));
      types[argument.getArgNumber()] = argument.getType();
      auto cast = tensor::CastOp::create(builder, argument.getLoc(), type, argument);
      argument.replaceAllUsesExcept(cast, cast);
    }
    func.setType(func.cloneTypeWith(types, func.getResultTypes()));
  }
  if (range.begin != range.end)
    run(module, [](OpPassManager &passes) { passes.addPass(createCanonicalizerPass()); });
  return part;
}

unsigned simplify(ModuleOp module, Range range) {
  if (range.has(0))
    run(module, [](OpPassManager &passes) {
      passes.addPass(createCanonicalizerPass());
      passes.addPass(createCSEPass());
      passes.addPass(createSymbolDCEPass());
    });
  return 1;
}

bool isImplied(Operation *op) {
  return isa_and_nonnull<linalg::LinalgOp>(op->getParentOp()) &&
         !isa<linalg::GenericOp, linalg::ReduceOp, linalg::MapOp>(op->getParentOp());
}

unsigned undefinedReads(ModuleOp module) {
  unsigned count = 0;
  module.walk([&](tensor::EmptyOp empty) {
    for (OpOperand &use : empty->getUses()) {
      auto linalgOp = dyn_cast<linalg::LinalgOp>(use.getOwner());
      bool isRead = !linalgOp || linalgOp.payloadUsesValueFromOperand(&use);
      count += isRead && !isa<tensor::InsertSliceOp, tensor::DimOp>(use.getOwner());
    }
  });
  return count;
}

} // namespace sluice::reduce
