//===- Epilogue.cpp - elementwise operations on a product in registers ----===//
#include "compiler/Kernels/Cpu/Epilogue.h"

namespace sluice::kernels {

bool isVectorizable(linalg::GenericOp op) {
  return llvm::all_of(op.getBlock()->without_terminator(), [](Operation &inner) {
    return inner.getNumRegions() == 0 &&
           (OpTrait::hasElementwiseMappableTraits(&inner) || isa<arith::ConstantOp>(inner)) &&
           llvm::all_of(inner.getResultTypes(), [](Type type) { return type.isIntOrFloat(); });
  });
}

static bool isElementwise(linalg::GenericOp op) {
  return op.getNumLoops() == op.getNumParallelLoops() &&
         llvm::all_of(
             op.getDpsInitsMutable(),
             [&](OpOperand &init) { return op.getMatchingIndexingMap(&init).isIdentity(); }) &&
         llvm::all_of(op.getIndexingMapsArray(),
                      [](AffineMap map) { return map.isProjectedPermutation(); }) &&
         llvm::none_of(op.getRegionOutputArgs(),
                       [](BlockArgument argument) { return !argument.use_empty(); }) &&
         isVectorizable(op);
}

bool Epilogue::isLong() const {
  size_t operations = 0;
  for (linalg::GenericOp op : ops)
    for (Operation &inner : op.getBlock()->without_terminator()) {
      if (inner.getDialect()->getNamespace() == "math")
        return true;
      operations += !isa<arith::ConstantOp>(inner);
    }
  return operations > 2;
}

bool canBeEpilogue(linalg::GenericOp op) {
  if (!isElementwise(op))
    return false;
  unsigned last = op.getNumLoops() - 1;
  return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *input) {
    AffineMap map = op.getMatchingIndexingMap(input);
    return !map.isFunctionOfDim(last) ||
           map.getResult(map.getNumResults() - 1).isFunctionOfDim(last);
  });
}

std::optional<Epilogue> matchEpilogue(func::FuncOp kernel, linalg::LinalgOp root) {
  Epilogue epilogue;
  SmallPtrSet<Operation *, 4> computed{root};
  for (Operation &op : kernel.front().without_terminator()) {
    if (&op == root.getOperation() || isa<tensor::EmptyOp, tensor::DimOp, linalg::FillOp>(op) ||
        isa<arith::ArithDialect>(op.getDialect()) || &op == root->getOperand(0).getDefiningOp() ||
        &op == root->getOperand(1).getDefiningOp())
      continue;
    // What was in the destination before, which none of the operations below reads.
    if (isa<linalg::CopyOp>(op) && llvm::all_of(op.getUses(), [](OpOperand &use) {
          auto user = dyn_cast<DestinationStyleOpInterface>(use.getOwner());
          return user && user.isDpsInit(&use) &&
                 isa<linalg::FillOp, linalg::GenericOp>(use.getOwner());
        }))
      continue;
    auto generic = dyn_cast<linalg::GenericOp>(op);
    if (!generic || !canBeEpilogue(generic))
      return std::nullopt;
    // Operands: the product (or what was made of it), or arguments of the kernel.
    for (OpOperand *input : generic.getDpsInputOperands()) {
      Operation *def = input->get().getDefiningOp();
      if (def && !computed.contains(def))
        return std::nullopt;
      if (def && !generic.getMatchingIndexingMap(input).isIdentity())
        return std::nullopt;
    }
    computed.insert(&op);
    epilogue.ops.push_back(generic);
  }
  for (Value result : kernel.front().getTerminator()->getOperands()) {
    if (!result.getDefiningOp() || !computed.contains(result.getDefiningOp()))
      return std::nullopt;
    epilogue.results.push_back(result);
  }
  return epilogue;
}

SmallVector<Value> vectorizeBody(OpBuilder &builder, linalg::GenericOp op, ArrayRef<Value> inputs,
                                 int64_t lanes, function_ref<Value(Value)> outside) {
  IRMapping mapping;
  for (auto [argument, input] : llvm::zip(op.getRegionInputArgs(), inputs))
    mapping.map(argument, input);
  auto vectorOf = [&](Type type) { return VectorType::get({lanes}, type); };
  auto lookup = [&](Value value) -> Value {
    if (Value known = mapping.lookupOrNull(value))
      return known;
    Value scalar = value.getParentBlock() == op.getBlock() ? value : outside(value);
    Value splat =
        vector::BroadcastOp::create(builder, op.getLoc(), vectorOf(scalar.getType()), scalar);
    mapping.map(value, splat);
    return splat;
  };
  for (Operation &inner : op.getBlock()->without_terminator()) {
    if (auto constant = dyn_cast<arith::ConstantOp>(inner)) {
      auto type = vectorOf(constant.getType());
      mapping.map(constant.getResult(),
                  arith::ConstantOp::create(
                      builder, inner.getLoc(),
                      DenseElementsAttr::get(type, cast<Attribute>(constant.getValue())))
                      .getResult());
      continue;
    }
    OperationState state(inner.getLoc(), inner.getName());
    for (Value operand : inner.getOperands())
      state.operands.push_back(lookup(operand));
    for (Type type : inner.getResultTypes())
      state.types.push_back(vectorOf(type));
    for (NamedAttribute attribute : inner.getDiscardableAttrs())
      state.attributes.push_back(attribute);
    state.propertiesAttr = inner.getPropertiesAsAttribute();
    Operation *clone = builder.create(state);
    mapping.map(inner.getResults(), clone->getResults());
  }
  return llvm::map_to_vector(op.getBlock()->getTerminator()->getOperands(),
                             [&](Value value) { return lookup(value); });
}

SmallVector<Value> emitEpilogue(OpBuilder &builder, const Epilogue &epilogue, ByteTables &tables,
                                Value root, Value sum, function_ref<Value(AffineMap, Value)> read,
                                function_ref<Value(Value)> outside) {
  int64_t lanes = cast<VectorType>(sum.getType()).getNumElements();
  DenseMap<Value, Value> values;
  values[root] = sum;
  for (linalg::GenericOp op : epilogue.ops) {
    SmallVector<Value> inputs;
    for (OpOperand *input : op.getDpsInputOperands()) {
      Value made = values.lookup(input->get());
      inputs.push_back(made ? made : read(op.getMatchingIndexingMap(input), input->get()));
    }
    if (Value found = tables.lookUp(builder, op, inputs)) {
      values[op.getResult(0)] = found;
      continue;
    }
    auto results = vectorizeBody(builder, op, inputs, lanes, outside);
    for (auto [result, value] : llvm::zip(op.getResults(), results))
      values[result] = value;
  }
  return llvm::map_to_vector(epilogue.results, [&](Value result) { return values.lookup(result); });
}

} // namespace sluice::kernels
