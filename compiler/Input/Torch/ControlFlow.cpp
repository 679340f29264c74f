//===- ControlFlow.cpp - torch.prim.If and torch.prim.Loop ----------------===//
#include "compiler/Input/Torch/FunctionImporter.h"
#include "compiler/Mlir.h"

namespace sluice::torch {

/// The operation that ends the only block of `region`, or null after an error.
static Operation *terminatorOf(Operation *op, Region &region, StringRef name) {
  if (llvm::hasSingleElement(region) && !region.front().empty() &&
      region.front().back().getName().getStringRef() == name)
    return &region.front().back();
  op->emitError() << "'" << op->getName() << "' needs regions of one block that ends with '" << name
                  << "'";
  return nullptr;
}

LogicalResult FunctionImporter::importIf(Operation *op) {
  ::onnx::NodeProto proto;
  proto.set_op_type("prim.If");
  Node node(graph, proto, opset, builder, op->getLoc());
  if (op->getNumOperands() != 1 || op->getNumRegions() != 2)
    return op->emitError() << "torch.prim.If has one operand and two regions";
  Argument condition = SLUICE_TRY(find(op->getOperand(0), op->getLoc()));
  if (!condition.isNumber())
    return op->emitError() << "prim.If: the condition must be a bool, is "
                           << kindName(condition.kind);
  Value chosen = asBuiltin(node, condition);
  Operation *ends[2] = {};
  for (int side : {0, 1}) {
    if (!(ends[side] = terminatorOf(op, op->getRegion(side), "torch.prim.If.yield")))
      return failure();
    if (ends[side]->getNumOperands() != op->getNumResults())
      return ends[side]->emitError() << "prim.If: gives " << ends[side]->getNumOperands()
                                     << " values, needs " << op->getNumResults();
  }
  auto importSide = [&](int side, SmallVector<Argument> &results) {
    for (Operation &inner : op->getRegion(side).front().without_terminator())
      if (&inner != ends[side] && failed(importOperation(&inner)))
        return failure();
    results = SLUICE_TRY(operandsOf(ends[side]));
    return success();
  };
  APInt known;
  if (matchPattern(chosen, m_ConstantInt(&known))) {
    SmallVector<Argument> results;
    return failure(failed(importSide(known.isZero() ? 1 : 0, results)) ||
                   failed(define(node, op, results)));
  }
  onnx::Branch branches[2] = {{graph.newRegion(), {}}, {graph.newRegion(), {}}};
  SmallVector<Argument> sides[2];
  for (int side : {0, 1}) {
    OpBuilder::InsertionGuard guard(builder);
    builder.createBlock(&branches[side].region);
    SLUICE_TRY(importSide(side, sides[side]));
    for (auto [value, result] : llvm::zip(sides[side], op->getResults())) {
      if (!value.isTensor() && !value.isNumber())
        return op->emitError() << "prim.If: a result is " << kindName(value.kind)
                               << "; it must be a tensor or a number";
      auto type = dyn_cast<TensorType>(result.getType());
      branches[side].values.push_back(SLUICE_TRY(
          type && value.isTensor() ? conform(node, value.value, type) : FailureOr(value.value)));
    }
  }
  auto joined = SLUICE_TRY(onnx::joinBranches(node, chosen, branches));
  SmallVector<Argument> results;
  for (auto [value, side] : llvm::zip(joined, sides[0]))
    results.push_back(side.isNumber()
                          ? Argument::number(SLUICE_TRY(node.elements(value)).front(), value.type)
                          : Argument::tensor(value));
  return define(node, op, results);
}

/// scf.while over the count, the condition and the carried values.
LogicalResult FunctionImporter::importLoop(Operation *op) {
  ::onnx::NodeProto proto;
  proto.set_op_type("prim.Loop");
  Location loc = op->getLoc();
  Node node(graph, proto, opset, builder, loc);
  Operation *end = op->getNumRegions() == 1
                       ? terminatorOf(op, op->getRegion(0), "torch.prim.Loop.condition")
                       : nullptr;
  if (!end)
    return op->getNumRegions() == 1
               ? failure()
               : LogicalResult(op->emitError() << "torch.prim.Loop has one region");
  Block &body = op->getRegion(0).front();
  unsigned carried = op->getNumResults();
  if (op->getNumOperands() != carried + 2 || body.getNumArguments() != carried + 1 ||
      end->getNumOperands() != carried + 1)
    return op->emitError() << "prim.Loop: carries " << carried << " values, has "
                           << op->getNumOperands() << " operands and a body of "
                           << body.getNumArguments() << " arguments";
  // Tensors have the type that the program states, so that each iteration gives what the next one
  // takes.
  SmallVector<Value> initial;
  SmallVector<Argument> models;
  auto asCarried = [&](Argument &argument, Value result) -> Value {
    if (!argument.isTensor() && !argument.isNumber()) {
      op->emitError() << "prim.Loop: a carried value is " << kindName(argument.kind)
                      << "; it must be a tensor or a number";
      return {};
    }
    auto type = dyn_cast<TensorType>(result.getType());
    if (!type)
      return asBuiltin(node, argument);
    auto value = conform(node, argument.value, type);
    Type wanted = builtinType(type);
    if (failed(value) || !wanted) {
      if (succeeded(value))
        op->emitError() << "prim.Loop: a carried value has the type " << type
                        << " of unknown rank or element type";
      return {};
    }
    return onnx::castTensor(builder, loc, node.tensor(*value), wanted);
  };
  Value bounds[2];
  auto operands = SLUICE_TRY(operandsOf(op));
  for (auto [index, operand] : llvm::enumerate(operands)) {
    if (index < 2) {
      if (!operand.isNumber())
        return op->emitError() << "prim.Loop: operand " << index << " must be a number";
      bounds[index] = asBuiltin(node, operand);
      continue;
    }
    initial.push_back(SLUICE_TRY(asCarried(operand, op->getResult(index - 2))));
    models.push_back(operand);
  }
  SmallVector<Value> start{node.index(0), bounds[1]};
  start.append(initial);
  SmallVector<Type> types(ValueRange(start).getTypes());
  auto loop = scf::WhileOp::create(builder, loc, types, start);
  SmallVector<Location> locations(types.size(), loc);
  OpBuilder::InsertionGuard guard(builder);
  Block *before = builder.createBlock(&loop.getBefore(), {}, types, locations);
  Value below = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                      before->getArgument(0), bounds[0]);
  Value goesOn = arith::AndIOp::create(builder, loc, below, before->getArgument(1));
  scf::ConditionOp::create(builder, loc, goesOn, before->getArguments());
  Block *after = builder.createBlock(&loop.getAfter(), {}, types, locations);
  auto asArgument = [&](Value value, const Argument &model, Value stated) {
    return model.isTensor() ? fromBuiltin(node, value, stated.getType())
                            : Argument::number(value, model.value.type);
  };
  define(body.getArgument(0), Argument::number(after->getArgument(0), kInt64));
  for (unsigned i = 0; i < carried; ++i)
    define(body.getArgument(i + 1),
           asArgument(after->getArgument(i + 2), models[i], op->getResult(i)));
  for (Operation &inner : body)
    if (&inner != end && failed(importOperation(&inner)))
      return failure();
  SmallVector<Value> next{
      arith::AddIOp::create(builder, loc, after->getArgument(0), node.index(1))};
  auto given = SLUICE_TRY(operandsOf(end));
  for (auto [index, operand] : llvm::enumerate(given)) {
    Value value = SLUICE_TRY(index == 0 ? asBuiltin(node, operand)
                                        : asCarried(operand, op->getResult(index - 1)));
    if (value.getType() != types[index + 1])
      return end->emitError() << "prim.Loop: value " << index << " changes its type in the loop";
    next.push_back(value);
  }
  scf::YieldOp::create(builder, loc, next);
  builder.setInsertionPointAfter(loop);
  for (unsigned i = 0; i < carried; ++i)
    define(op->getResult(i), asArgument(loop.getResult(i + 2), models[i], op->getResult(i)));
  return success();
}

} // namespace sluice::torch
