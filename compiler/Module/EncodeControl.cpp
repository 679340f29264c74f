//===- EncodeControl.cpp - branches, calls, assertions and globals --------===//
// And from whose memory a buffer comes: devices are scalars, their numbers in the module, so what
// is asked is constants, and one instruction asks.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Module/FunctionEncoder.h"
#include "compiler/Module/ParallelMoves.h"

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

  emit(nullptr, Opcode::Branch, Label{blockLabels[to]});
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
    begin(op, Opcode::Switch);
    put(op.getFlag());
    put(Label{otherwise});
    put(targets.size());
    for (uint32_t target : targets)
      put(Label{target});
    return end();
  }
  for (auto [value, target] : llvm::zip_equal(values, targets)) {
    uint32_t next = newLabel(), scratch = registers.scratchScalar(0);
    emit(op, Opcode::ConstI64, scratch, Wide{uint64_t(value)});
    emit(op, Opcode::CmpI64, scratch, op.getFlag(), scratch, uint32_t(vm::IntPredicate::Eq));
    emit(op, Opcode::CondBranch, scratch, Label{target}, Label{next});
    bindLabel(next);
  }
  emit(op, Opcode::Branch, Label{otherwise});
}

/// A call of the host's function, and then what its results must be.
LogicalResult FunctionEncoder::encodeHostCall(func::CallOp op, func::FuncOp callee) {
  emit(op, Opcode::CallHost, tables.hostFunction(op.getCallee()), tables.location(op.getLoc()),
       Refs{op.getOperands()}, Refs{op.getResults()});
  for (auto [i, result] : llvm::enumerate(op.getResults())) {
    auto type = callee.getResultAttrOfType<TypeAttr>(i, "sluice.tensor");
    auto tensor = cast<RankedTensorType>(type.getValue());
    sluice_element_type_t element = elementType(tensor.getElementType());
    if (element == SLUICE_ELEMENT_NONE)
      return failure();
    begin(op, Opcode::TensorCheck);
    put(result);
    put(tables.string("result " + std::to_string(i) + " of " + op.getCallee().str()));
    put(element);
    put(tensor.getRank());
    for (int64_t dim : tensor.getShape())
      put(Wide{uint64_t(ShapedType::isDynamic(dim) ? -1 : dim)});
    end();
  }
  return success();
}

LogicalResult FunctionEncoder::encodeControl(Operation *op) {
  Block *block = op->getBlock();
  auto done = [&](auto... words) {
    emit(op, words...);
    return success();
  };
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](cf::BranchOp branch) {
        return emitEdge(block, branch.getDest(), branch.getDestOperands()), success();
      })
      .Case([&](cf::CondBranchOp branch) {
        uint32_t yes = edgeLabel(block, branch.getTrueDest(), branch.getTrueDestOperands());
        uint32_t no = edgeLabel(block, branch.getFalseDest(), branch.getFalseDestOperands());
        return done(Opcode::CondBranch, branch.getCondition(), Label{yes}, Label{no});
      })
      .Case([&](cf::SwitchOp branch) { return encodeSwitch(branch), success(); })
      .Case([&](cf::AssertOp assertion) {
        return done(Opcode::Assert, assertion.getArg(), tables.string(assertion.getMsg()),
                    tables.location(op->getLoc()));
      })
      .Case([&](func::CallOp call) {
        auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(op, call.getCalleeAttr());
        if (callee.isDeclaration())
          return encodeHostCall(call, callee);
        ValueRange arguments = call.getOperands(), results = call.getResults();
        return done(Opcode::Call, tables.function(call.getCallee()), Scalars{arguments},
                    Refs{arguments}, Scalars{results}, Refs{results});
      })
      .Case([&](func::ReturnOp ret) {
        ValueRange results = ret.getOperands();
        return done(Opcode::Return, Scalars{results}, Refs{results});
      })
      .Case([&](util::GlobalLoadOp load) {
        return done(isRef(load.getType()) ? Opcode::GlobalLoadRef : Opcode::GlobalLoad,
                    load.getResult(), tables.global(load.getGlobal()));
      })
      .Case([&](util::GlobalStoreOp store) {
        Value value = store.getValue();
        return done(isRef(value.getType()) ? Opcode::GlobalStoreRef : Opcode::GlobalStore, value,
                    tables.global(store.getGlobal()));
      })
      .Case([&](arith::SelectOp select) -> LogicalResult {
        if (!select.getCondition().getType().isInteger(1))
          return failure();
        return done(isRef(select.getType()) ? Opcode::SelectRef : Opcode::Select,
                    select.getResult(), select.getCondition(), select.getTrueValue(),
                    select.getFalseValue());
      })
      .Default([](Operation *) { return failure(); });
}

/// The bits of the queues of an affinity; all if it names none.
static uint64_t queueBits(hal::DeviceAffinityAttr affinity) {
  if (affinity.getQueues().empty())
    return UINT64_MAX;
  uint64_t bits = 0;
  for (int64_t queue : affinity.getQueues())
    bits |= queue >= 0 && queue < 64 ? uint64_t(1) << queue : 0;
  return bits;
}

void FunctionEncoder::encodeSelection(Operation *op) {
  auto constant = [&](Value result, uint64_t value) {
    emit(op, Opcode::ConstI64, result, Wide{value});
  };
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](hal::DeviceResolveOp resolve) {
        constant(resolve.getDevice(), tables.device(resolve.getAffinity()));
        constant(resolve.getQueueAffinity(), queueBits(resolve.getAffinity()));
      })
      .Case([&](hal::MemoryTypeOp type) {
        constant(type.getBits(), *hal::parseMemoryType(type.getMemoryType()));
      })
      .Case([&](hal::BufferUsageOp usage) {
        constant(usage.getBits(), *hal::parseBufferUsage(usage.getUsage()));
      })
      .Case([&](hal::AllocatorSelectOp select) {
        begin(op, Opcode::AllocatorSelect);
        put(select.getSelectedDevice());
        put(select.getSelectedQueueAffinity());
        put(select.getDevices().size());
        for (auto [device, queues] :
             llvm::zip_equal(select.getDevices(), select.getQueueAffinities())) {
          put(device);
          put(queues);
        }
        put(select.getMemoryTypes());
        put(select.getBufferUsage());
        end();
      });
}

} // namespace sluice::module
