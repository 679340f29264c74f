//===- EncodeControl.cpp - branches, calls, assertions and globals --------===//
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Module/FunctionEncoder.h"
#include "compiler/Module/ParallelMoves.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace sluice::module {
using vm::Opcode;

void FunctionEncoder::emitEdge(Block *from, Block *to, ValueRange passed) {
  SmallVector<RegisterMove> scalarMoves, refMoves;
  llvm::SmallDenseSet<uint32_t> written;
  for (auto [argument, value] : llvm::zip_equal(to->getArguments(), passed)) {
    bool ref = isRef(argument.getType());
    (ref ? refMoves : scalarMoves).push_back({registers[argument], registers[value]});
    if (ref)
      written.insert(registers[argument]);
  }
  for (RegisterMove move : sequentialize(scalarMoves, registers.scratchScalar(0)))
    emit(Opcode::Move, {move.to, move.from});

  // Registers to clear once the moves are done; the last move out of one clears it on the way.
  llvm::SmallSetVector<uint32_t, 8> cleared;
  for (Value dead : registers.deadOnEdge(from, to))
    if (!written.contains(registers[dead]))
      cleared.insert(registers[dead]);
  cleared.insert(registers.scratchRef());
  SmallVector<RegisterMove> moves = sequentialize(refMoves, registers.scratchRef());
  SmallVector<bool> clears(moves.size());
  for (size_t i = moves.size(); i-- > 0;)
    clears[i] = cleared.remove(moves[i].from);
  for (auto [move, last] : llvm::zip_equal(moves, clears))
    emit(Opcode::MoveRef, {move.to, move.from | (last ? vm::kLastUse : 0)});
  cleared.remove(registers.scratchRef());
  for (uint32_t reg : cleared)
    emit(Opcode::NullRef, {reg});

  begin(Opcode::Branch);
  putLabel(blockLabels[to]);
  end(nullptr);
}

uint32_t FunctionEncoder::edgeLabel(Block *from, Block *to, ValueRange passed) {
  bool moves = llvm::any_of(llvm::zip_equal(to->getArguments(), passed), [&](auto pair) {
    return registers[std::get<0>(pair)] != registers[std::get<1>(pair)];
  });
  if (!moves && registers.deadOnEdge(from, to).empty())
    return blockLabels[to];
  uint32_t label = newLabel();
  pendingEdges.push_back({label, from, to, SmallVector<Value>(passed)});
  return label;
}

void FunctionEncoder::emitPendingEdges() {
  for (PendingEdge &edge : pendingEdges) {
    bindLabel(edge.label);
    emitEdge(edge.from, edge.to, edge.passed);
  }
  pendingEdges.clear();
}

/// Values 0, 1, ... in order are a table; any others are compared one by one.
void FunctionEncoder::encodeSwitch(cf::SwitchOp op) {
  Block *block = op->getBlock();
  SmallVector<int64_t> values;
  if (std::optional<DenseIntElementsAttr> attr = op.getCaseValues())
    for (const APInt &value : attr->getValues<APInt>())
      values.push_back(value.getSExtValue());
  SmallVector<uint32_t> targets;
  for (auto [target, operands] : llvm::zip_equal(op.getCaseDestinations(), op.getCaseOperands()))
    targets.push_back(edgeLabel(block, target, operands));
  uint32_t otherwise = edgeLabel(block, op.getDefaultDestination(), op.getDefaultOperands());

  if (llvm::equal(values, llvm::seq<int64_t>(0, values.size()))) {
    begin(Opcode::Switch);
    putReg(op.getFlag());
    putLabel(otherwise);
    put(targets.size());
    for (uint32_t target : targets)
      putLabel(target);
    return end(op);
  }
  for (auto [value, target] : llvm::zip_equal(values, targets)) {
    uint32_t next = newLabel(), scratch = registers.scratchScalar(0);
    begin(Opcode::ConstI64);
    put(scratch);
    putWide(value);
    end(op);
    emit(Opcode::CmpI64,
         {scratch, registers[op.getFlag()], scratch, uint32_t(vm::IntPredicate::Eq)});
    begin(Opcode::CondBranch);
    put(scratch);
    putLabel(target);
    putLabel(next);
    end(op);
    bindLabel(next);
  }
  begin(Opcode::Branch);
  putLabel(otherwise);
  end(op);
}

LogicalResult FunctionEncoder::encodeControl(Operation *op) {
  Block *block = op->getBlock();
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](cf::BranchOp branch) {
        return emitEdge(block, branch.getDest(), branch.getDestOperands()), success();
      })
      .Case([&](cf::CondBranchOp branch) {
        begin(Opcode::CondBranch);
        putReg(branch.getCondition());
        putLabel(edgeLabel(block, branch.getTrueDest(), branch.getTrueDestOperands()));
        putLabel(edgeLabel(block, branch.getFalseDest(), branch.getFalseDestOperands()));
        end(op);
        return success();
      })
      .Case([&](cf::SwitchOp branch) { return encodeSwitch(branch), success(); })
      .Case([&](cf::AssertOp assertion) {
        emit(Opcode::Assert, {registers[assertion.getArg()], tables.string(assertion.getMsg()),
                              tables.location(op->getLoc())});
        return success();
      })
      .Case([&](func::CallOp call) {
        begin(Opcode::Call);
        put(tables.function(call.getCallee()));
        putList(call.getOperands(), /*refs=*/false, /*read=*/true);
        putList(call.getOperands(), /*refs=*/true, /*read=*/true);
        putList(call.getResults(), /*refs=*/false, /*read=*/false);
        putList(call.getResults(), /*refs=*/true, /*read=*/false);
        end(op);
        return success();
      })
      .Case([&](func::ReturnOp ret) {
        begin(Opcode::Return);
        putList(ret.getOperands(), /*refs=*/false, /*read=*/true);
        putList(ret.getOperands(), /*refs=*/true, /*read=*/true);
        end(op);
        return success();
      })
      .Case([&](util::GlobalLoadOp load) {
        bool ref = isRef(load.getType());
        emit(ref ? Opcode::GlobalLoadRef : Opcode::GlobalLoad,
             {registers[load.getResult()], tables.global(load.getGlobal())});
        return success();
      })
      .Case([&](util::GlobalStoreOp store) {
        bool ref = isRef(store.getValue().getType());
        begin(ref ? Opcode::GlobalStoreRef : Opcode::GlobalStore);
        ref ? putRef(store.getValue()) : putReg(store.getValue());
        put(tables.global(store.getGlobal()));
        end(op);
        return success();
      })
      .Case([&](arith::SelectOp select) -> LogicalResult {
        if (!select.getCondition().getType().isInteger(1))
          return failure();
        if (!isRef(select.getType())) {
          emit(Opcode::Select,
               {registers[select.getResult()], registers[select.getCondition()],
                registers[select.getTrueValue()], registers[select.getFalseValue()]});
          return success();
        }
        begin(Opcode::SelectRef);
        putReg(select.getResult());
        putReg(select.getCondition());
        putRef(select.getTrueValue());
        putRef(select.getFalseValue());
        end(op);
        return success();
      })
      .Default([](Operation *) { return failure(); });
}

} // namespace sluice::module
