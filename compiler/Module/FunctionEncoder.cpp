//===- FunctionEncoder.cpp - one host function as bytecode ----------------===//
// One operation is one instruction, nearly always. Values are in the registers that
// RegisterAllocation chose; a ref is released by the instruction that uses it last, so memory
// returns as early as the program allows, also in loops.
//===----------------------------------------------------------------------===//
#include "compiler/Module/FunctionEncoder.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"

namespace sluice::module {
using vm::Opcode;

void FunctionEncoder::begin(Operation *op, Opcode opcode) {
  current = op;
  head = words.size();
  put(uint32_t(opcode));
}

void FunctionEncoder::put(Wide value) {
  put(uint32_t(value.bits));
  put(uint32_t(value.bits >> 32));
}

void FunctionEncoder::put(Label label) {
  labelWords.push_back(words.size());
  put(label.number);
}

void FunctionEncoder::put(Value value) {
  if (isRef(value.getType()) && value.getDefiningOp() != current)
    refWords.push_back({words.size(), value});
  put(registers[value]);
}

void FunctionEncoder::putList(ValueRange values, bool refs) {
  auto ofKind =
      llvm::filter_to_vector(values, [&](Value value) { return isRef(value.getType()) == refs; });
  put(ofKind.size());
  for (Value value : ofKind)
    put(value);
}

void FunctionEncoder::end() {
  words[head] = vm::encodeHead(Opcode(words[head]), words.size() - head);
  llvm::SmallDenseSet<Value> marked;
  for (auto [position, value] : llvm::reverse(refWords))
    if (current && registers.isDeadAfter(value, current) && marked.insert(value).second)
      words[position] |= vm::kLastUse;
  refWords.clear();
}

void FunctionEncoder::releaseUnused(ValueRange values) {
  for (Value value : values)
    if (isRef(value.getType()) && value.use_empty())
      emit(Opcode::NullRef, {registers[value]});
}

FailureOr<FunctionDesc> FunctionEncoder::encode() {
  FunctionDesc desc;
  desc.name = func.getSymName().str();
  for (Type type : func.getArgumentTypes())
    ++(isRef(type) ? desc.refArguments : desc.scalarArguments);
  for (Type type : func.getResultTypes())
    ++(isRef(type) ? desc.refResults : desc.scalarResults);

  for (Block &block : func.getBody())
    blockLabels[&block] = newLabel();
  uint32_t lastLocation = kNone;
  for (Block &block : func.getBody()) {
    bindLabel(blockLabels[&block]);
    releaseUnused(block.getArguments());
    for (Operation &op : block) {
      if (uint32_t location = tables.location(op.getLoc()); location != lastLocation) {
        sourceMap.push_back({uint32_t(words.size()), location});
        lastLocation = location;
      }
      if (failed(encodeOp(&op)))
        return op.emitError("the host program cannot run '") << op.getName() << "'", failure();
      releaseUnused(op.getResults());
    }
    emitPendingEdges();
  }
  for (uint32_t position : labelWords)
    words[position] = labels[words[position]];

  desc.scalarRegisters = registers.scalarCount();
  desc.refRegisters = registers.refCount();
  desc.bytecode = std::move(words);
  desc.sourceMap = std::move(sourceMap);
  return desc;
}

LogicalResult FunctionEncoder::encodeOp(Operation *op) {
  if (isa<arith::ConstantOp>(op))
    return encodeConstant(op);
  if (isa_and_nonnull<hal::HALDialect>(op->getDialect()))
    return encodeHal(op);
  return success(succeeded(encodeControl(op)) || succeeded(encodeArith(op)));
}

LogicalResult FunctionEncoder::encodeConstant(Operation *op) {
  Attribute value = cast<arith::ConstantOp>(op).getValue();
  int64_t bits = 0;
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    const APInt &number = integer.getValue();
    if (number.getBitWidth() > 64)
      return failure();
    bits = number.getBitWidth() == 1 ? number.getZExtValue() : number.getSExtValue();
  } else if (auto number = dyn_cast<FloatAttr>(value)) {
    APInt raw = number.getValue().bitcastToAPInt();
    if (raw.getBitWidth() > 64)
      return failure();
    bits = raw.getZExtValue();
  } else {
    return failure();
  }
  emit(op, Opcode::ConstI64, op->getResult(0), Wide{uint64_t(bits)});
  return success();
}

void FunctionEncoder::encodeDispatch(Operation *op) {
  auto dispatch = cast<hal::CommandBufferDispatchOp>(op);
  uint32_t kernel = tables.kernel(dispatch.getEntry(), dispatch.getLoc(),
                                  dispatch.getConstants().size(), dispatch.getBuffers().size());
  begin(op, Opcode::CmdDispatch);
  put(dispatch.getCommands());
  put(kernel);
  put(tables.location(dispatch.getLoc()));
  for (Value count : {dispatch.getX(), dispatch.getY(), dispatch.getZ(), dispatch.getWorkspace()})
    put(count);
  put(Scalars{dispatch.getConstants()});
  put(dispatch.getBuffers().size());
  for (auto [buffer, offset, length] :
       llvm::zip_equal(dispatch.getBuffers(), dispatch.getOffsets(), dispatch.getLengths())) {
    put(buffer);
    put(offset);
    put(length);
  }
  end();
}

LogicalResult FunctionEncoder::encodeHal(Operation *op) {
  uint32_t location = tables.location(op->getLoc());
  auto userType = [&] {
    auto attr = op->getAttrOfType<StringAttr>("sluice.type");
    return attr ? attr.getValue() : StringRef();
  };
  auto done = [&](auto... words) {
    emit(op, words...);
    return success();
  };
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](hal::ConstantBufferOp constant) {
        return done(Opcode::BufferConstant, constant.getBuffer(),
                    tables.device(constant.getAffinityAttr()),
                    tables.constant(constant.getConstant()));
      })
      .Case([&](hal::BufferAllocateOp alloc) {
        bool isRead = llvm::any_of(alloc.getBuffer().getUsers(), llvm::IsaPred<hal::BufferLoadOp>);
        begin(op, alloc.getShared() ? Opcode::BufferShare : Opcode::BufferAlloca);
        put(alloc.getBuffer());
        put(alloc.getReady());
        put(tables.device(alloc.getAffinityAttr()));
        put((alloc.getExternal() ? vm::kUsageResult : vm::kUsageTransient) |
            (isRead ? vm::kUsageHostRead : 0) |
            (tables.isSelected(alloc.getAffinityAttr()) ? vm::kUsageShared : 0) |
            (alloc.getAhead() ? vm::kUsageAhead : 0));
        put(alloc.getSize());
        put(alloc.getWait());
        if (alloc.getShared())
          put(alloc.getShared());
        end();
        return success();
      })
      .Case([&](hal::BufferDeallocateOp dealloc) {
        return done(Opcode::BufferDealloca, dealloc.getDone(),
                    tables.device(dealloc.getAffinityAttr()), dealloc.getBuffer(),
                    dealloc.getWait());
      })
      .Case([&](hal::BufferSubspanOp subspan) {
        return done(Opcode::BufferSubspan, subspan.getResult(), subspan.getSource(),
                    subspan.getOffset(), subspan.getLength());
      })
      .Case([&](hal::BufferLoadOp load) -> LogicalResult {
        sluice_element_type_t type = elementType(load.getType());
        if (type == SLUICE_ELEMENT_NONE || isa<ComplexType>(load.getType()))
          return failure();
        return done(Opcode::BufferLoad, load.getResult(), type, load.getSource(), load.getOffset());
      })
      .Case([&](hal::BufferViewCreateOp create) -> LogicalResult {
        auto tensor = cast<RankedTensorType>(create.getTensor());
        sluice_element_type_t type = elementType(tensor.getElementType(), userType());
        if (type == SLUICE_ELEMENT_NONE)
          return failure();
        uint32_t zero = registers.scratchScalar(0);
        emit(op, Opcode::ConstI64, zero, Wide{0});
        return done(Opcode::TensorCreate, create.getView(), type, create.getBuffer(), zero,
                    Scalars{create.getDims()});
      })
      .Case([&](hal::BufferViewBufferOp buffer) {
        if (Attribute affinity = buffer->getAttr(device::kAffinityAttr))
          return done(Opcode::TensorImport, buffer.getBuffer(), tables.device(affinity),
                      buffer.getView());
        return done(Opcode::TensorBuffer, buffer.getBuffer(), buffer.getView());
      })
      .Case([&](hal::BufferViewDimOp dim) {
        return done(Opcode::TensorDim, dim.getSize(), dim.getView(), dim.getIndex());
      })
      .Case([&](hal::ArenaPackOp pack) {
        return done(Opcode::ArenaPack, tables.arena(pack.getFirst(), pack.getLast()),
                    Scalars{pack.getSizes()}, pack.getTotal(), Scalars{pack.getOffsets()});
      })
      .Case([&](hal::CommandBufferCreateOp create) {
        return done(Opcode::CmdCreate, create.getCommands(),
                    tables.device(create.getAffinityAttr()));
      })
      .Case([&](hal::CommandBufferDispatchOp) { return encodeDispatch(op), success(); })
      .Case([&](hal::CommandBufferFillOp fill) -> LogicalResult {
        Type type = fill.getValue().getType();
        if (isa<ComplexType>(type))
          return failure();
        uint32_t bytes =
            type.isIndex() ? 8
                           : llvm::divideCeil(llvm::PowerOf2Ceil(type.getIntOrFloatBitWidth()), 8);
        return done(Opcode::CmdFill, fill.getCommands(), fill.getTarget(), fill.getOffset(),
                    fill.getLength(), fill.getValue(), bytes);
      })
      .Case([&](hal::CommandBufferCopyOp copy) {
        return done(Opcode::CmdCopy, copy.getCommands(), copy.getSource(), copy.getSourceOffset(),
                    copy.getTarget(), copy.getTargetOffset(), copy.getLength());
      })
      .Case([&](hal::ProcessIndexOp process) {
        return done(Opcode::ProcessIndex, process.getIndex());
      })
      .Case([&](hal::CommandBufferCollectiveOp collective) -> LogicalResult {
        sluice_element_type_t type = elementType(collective.getElement());
        if (type == SLUICE_ELEMENT_NONE)
          return failure();
        return done(Opcode::CmdCollective, collective.getCommands(),
                    tables.channel(collective.getChannel()), uint32_t(collective.getKind()),
                    uint32_t(collective.getReduction()), type, location, collective.getTo(),
                    collective.getFrom(), collective.getSource(), collective.getSourceOffset(),
                    collective.getSourceLength(), collective.getTarget(),
                    collective.getTargetOffset(), collective.getTargetLength());
      })
      .Case([&](hal::CommandBufferBarrierOp barrier) {
        return done(Opcode::CmdBarrier, barrier.getCommands());
      })
      .Case([&](hal::QueueSubmitOp submit) {
        return done(Opcode::QueueExecute, submit.getDone(), tables.device(submit.getAffinityAttr()),
                    submit.getWait(), Refs{submit.getCommands()});
      })
      .Case([&](hal::TimepointImmediateOp immediate) {
        return done(Opcode::NullRef, immediate.getTimepoint());
      })
      .Case([&](hal::TimepointJoinOp join) {
        return done(Opcode::TimepointJoin, join.getJoined(), Refs{join.getParts()});
      })
      .Case<hal::DeviceResolveOp, hal::MemoryTypeOp, hal::BufferUsageOp, hal::AllocatorSelectOp>(
          [&](auto) { return encodeSelection(op), success(); })
      .Case([&](hal::TimepointAwaitOp await) {
        return done(Opcode::TimepointAwait, await.getTimepoint());
      })
      .Case([&](hal::CheckEqualOp check) {
        return done(Opcode::ExpectEq, check.getActual(), check.getExpected(), location);
      })
      .Case([&](hal::CheckAlmostEqualOp check) {
        auto bits = [](const APFloat &number) { return number.bitcastToAPInt().getZExtValue(); };
        return done(Opcode::ExpectAlmostEq, check.getActual(), check.getExpected(),
                    Wide{bits(check.getAbsolute())}, Wide{bits(check.getRelative())}, location);
      })
      .Default([](Operation *) { return failure(); });
}

} // namespace sluice::module
