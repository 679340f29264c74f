//===- FunctionEncoder.cpp - one host function as bytecode ----------------===//
// One operation is one instruction, nearly always. Values are in the registers that
// RegisterAllocation chose; a ref is released by the instruction that uses it last, so memory
// returns as early as the program allows, also in loops.
//===----------------------------------------------------------------------===//
#include "compiler/Module/FunctionEncoder.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace sluice::module {
using vm::Opcode;

void FunctionEncoder::begin(Opcode opcode) {
  head = words.size();
  put(uint32_t(opcode));
}

void FunctionEncoder::putWide(uint64_t value) {
  put(uint32_t(value));
  put(uint32_t(value >> 32));
}

void FunctionEncoder::putRef(Value value) {
  refWords.push_back({words.size(), value});
  putReg(value);
}

/// The values of one kind, after their number.
void FunctionEncoder::putList(ValueRange values, bool refs, bool read) {
  auto ofKind =
      llvm::filter_to_vector(values, [&](Value value) { return isRef(value.getType()) == refs; });
  put(ofKind.size());
  for (Value value : ofKind)
    refs &&read ? putRef(value) : putReg(value);
}

void FunctionEncoder::putLabel(uint32_t label) {
  labelWords.push_back(words.size());
  put(label);
}

void FunctionEncoder::end(Operation *op) {
  words[head] = vm::encodeHead(Opcode(words[head]), words.size() - head);
  llvm::SmallDenseSet<Value> marked;
  for (auto [position, value] : llvm::reverse(refWords))
    if (op && registers.isDeadAfter(value, op) && marked.insert(value).second)
      words[position] |= vm::kLastUse;
  refWords.clear();
}

void FunctionEncoder::emit(Opcode opcode, ArrayRef<uint32_t> operands) {
  begin(opcode);
  for (uint32_t operand : operands)
    put(operand);
  end(nullptr);
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
  begin(Opcode::ConstI64);
  putReg(op->getResult(0));
  putWide(bits);
  end(op);
  return success();
}

void FunctionEncoder::encodeDispatch(Operation *op) {
  auto dispatch = cast<hal::CommandBufferDispatchOp>(op);
  uint32_t kernel = tables.kernel(dispatch.getEntry(), dispatch.getLoc(),
                                  dispatch.getConstants().size(), dispatch.getBuffers().size());
  begin(Opcode::CmdDispatch);
  putRef(dispatch.getCommands());
  put(kernel);
  put(tables.location(dispatch.getLoc()));
  for (Value count : {dispatch.getX(), dispatch.getY(), dispatch.getZ(), dispatch.getWorkspace()})
    putReg(count);
  putList(dispatch.getConstants(), /*refs=*/false, /*read=*/true);
  put(dispatch.getBuffers().size());
  for (auto [buffer, offset, length] :
       llvm::zip_equal(dispatch.getBuffers(), dispatch.getOffsets(), dispatch.getLengths())) {
    putRef(buffer);
    putReg(offset);
    putReg(length);
  }
  end(op);
}

LogicalResult FunctionEncoder::encodeHal(Operation *op) {
  uint32_t location = tables.location(op->getLoc());
  auto userType = [&] {
    auto attr = op->getAttrOfType<StringAttr>("sluice.type");
    return attr ? attr.getValue() : StringRef();
  };
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](hal::ConstantBufferOp constant) {
        emit(Opcode::BufferConstant, {registers[constant.getBuffer()],
                                      tables.device(constant->getAttr(device::kAffinityAttr)),
                                      tables.constant(constant.getConstant())});
        return success();
      })
      .Case([&](hal::BufferAllocateOp alloc) {
        bool isRead = llvm::any_of(alloc.getBuffer().getUsers(), llvm::IsaPred<hal::BufferLoadOp>);
        begin(alloc.getShared() ? Opcode::BufferShare : Opcode::BufferAlloca);
        putReg(alloc.getBuffer());
        putReg(alloc.getReady());
        put(tables.device(alloc.getAffinityAttr()));
        put((alloc.getExternal() ? vm::kUsageResult : vm::kUsageTransient) |
            (isRead ? vm::kUsageHostRead : 0) |
            (tables.isSelected(alloc.getAffinityAttr()) ? vm::kUsageShared : 0) |
            (alloc.getAhead() ? vm::kUsageAhead : 0));
        putReg(alloc.getSize());
        putRef(alloc.getWait());
        if (alloc.getShared())
          putRef(alloc.getShared());
        end(op);
        return success();
      })
      .Case([&](hal::BufferDeallocateOp dealloc) {
        begin(Opcode::BufferDealloca);
        putReg(dealloc.getDone());
        put(tables.device(dealloc.getAffinityAttr()));
        putRef(dealloc.getBuffer());
        putRef(dealloc.getWait());
        end(op);
        return success();
      })
      .Case([&](hal::BufferSubspanOp subspan) {
        begin(Opcode::BufferSubspan);
        putReg(subspan.getResult());
        putRef(subspan.getSource());
        putReg(subspan.getOffset());
        putReg(subspan.getLength());
        end(op);
        return success();
      })
      .Case([&](hal::BufferLoadOp load) -> LogicalResult {
        sluice_element_type_t type = elementType(load.getType());
        if (type == SLUICE_ELEMENT_NONE || isa<ComplexType>(load.getType()))
          return failure();
        begin(Opcode::BufferLoad);
        putReg(load.getResult());
        put(type);
        putRef(load.getSource());
        putReg(load.getOffset());
        end(op);
        return success();
      })
      .Case([&](hal::BufferViewCreateOp create) -> LogicalResult {
        auto tensor = cast<RankedTensorType>(create.getTensor());
        sluice_element_type_t type = elementType(tensor.getElementType(), userType());
        if (type == SLUICE_ELEMENT_NONE)
          return failure();
        uint32_t zero = registers.scratchScalar(0);
        begin(Opcode::ConstI64);
        put(zero);
        putWide(0);
        end(op);
        begin(Opcode::TensorCreate);
        putReg(create.getView());
        put(type);
        putRef(create.getBuffer());
        put(zero);
        putList(create.getDims(), /*refs=*/false, /*read=*/true);
        end(op);
        return success();
      })
      .Case([&](hal::BufferViewBufferOp buffer) {
        Attribute affinity = buffer->getAttr(device::kAffinityAttr);
        begin(affinity ? Opcode::TensorImport : Opcode::TensorBuffer);
        putReg(buffer.getBuffer());
        if (affinity)
          put(tables.device(affinity));
        putRef(buffer.getView());
        end(op);
        return success();
      })
      .Case([&](hal::BufferViewDimOp dim) {
        begin(Opcode::TensorDim);
        putReg(dim.getSize());
        putRef(dim.getView());
        put(dim.getIndex());
        end(op);
        return success();
      })
      .Case([&](hal::ArenaPackOp pack) {
        uint32_t arena = tables.arena(pack.getFirst(), pack.getLast());
        begin(Opcode::ArenaPack);
        put(arena);
        putList(pack.getSizes(), /*refs=*/false, /*read=*/true);
        putReg(pack.getTotal());
        putList(pack.getOffsets(), /*refs=*/false, /*read=*/false);
        end(op);
        return success();
      })
      .Case([&](hal::CommandBufferCreateOp create) {
        emit(Opcode::CmdCreate,
             {registers[create.getCommands()], tables.device(create.getAffinityAttr())});
        return success();
      })
      .Case([&](hal::CommandBufferDispatchOp) { return encodeDispatch(op), success(); })
      .Case([&](hal::CommandBufferFillOp fill) -> LogicalResult {
        Type type = fill.getValue().getType();
        if (isa<ComplexType>(type))
          return failure();
        begin(Opcode::CmdFill);
        putRef(fill.getCommands());
        putRef(fill.getTarget());
        putReg(fill.getOffset());
        putReg(fill.getLength());
        putReg(fill.getValue());
        put(type.isIndex() ? 8
                           : llvm::divideCeil(llvm::PowerOf2Ceil(type.getIntOrFloatBitWidth()), 8));
        end(op);
        return success();
      })
      .Case([&](hal::CommandBufferCopyOp copy) {
        begin(Opcode::CmdCopy);
        putRef(copy.getCommands());
        putRef(copy.getSource());
        putReg(copy.getSourceOffset());
        putRef(copy.getTarget());
        putReg(copy.getTargetOffset());
        putReg(copy.getLength());
        end(op);
        return success();
      })
      .Case([&](hal::ProcessIndexOp process) {
        emit(Opcode::ProcessIndex, {registers[process.getIndex()]});
        return success();
      })
      .Case([&](hal::CommandBufferCollectiveOp collective) -> LogicalResult {
        sluice_element_type_t type = elementType(collective.getElement());
        if (type == SLUICE_ELEMENT_NONE)
          return failure();
        begin(Opcode::CmdCollective);
        putRef(collective.getCommands());
        put(tables.channel(collective.getChannel()));
        put(uint32_t(collective.getKind()));
        put(uint32_t(collective.getReduction()));
        put(type);
        put(location);
        putReg(collective.getTo());
        putReg(collective.getFrom());
        putRef(collective.getSource());
        putReg(collective.getSourceOffset());
        putReg(collective.getSourceLength());
        putRef(collective.getTarget());
        putReg(collective.getTargetOffset());
        putReg(collective.getTargetLength());
        end(op);
        return success();
      })
      .Case([&](hal::CommandBufferBarrierOp barrier) {
        begin(Opcode::CmdBarrier);
        putRef(barrier.getCommands());
        end(op);
        return success();
      })
      .Case([&](hal::QueueSubmitOp submit) {
        begin(Opcode::QueueExecute);
        putReg(submit.getDone());
        put(tables.device(submit.getAffinityAttr()));
        putRef(submit.getWait());
        put(1);
        putRef(submit.getCommands());
        end(op);
        return success();
      })
      .Case([&](hal::TimepointImmediateOp immediate) {
        emit(Opcode::NullRef, {registers[immediate.getTimepoint()]});
        return success();
      })
      .Case([&](hal::TimepointJoinOp join) {
        begin(Opcode::TimepointJoin);
        putReg(join.getJoined());
        putList(join.getParts(), /*refs=*/true, /*read=*/true);
        end(op);
        return success();
      })
      .Case<hal::DeviceResolveOp, hal::MemoryTypeOp, hal::BufferUsageOp, hal::AllocatorSelectOp>(
          [&](auto) { return encodeSelection(op), success(); })
      .Case([&](hal::TimepointAwaitOp await) {
        begin(Opcode::TimepointAwait);
        putRef(await.getTimepoint());
        end(op);
        return success();
      })
      .Case([&](hal::CheckEqualOp check) {
        begin(Opcode::ExpectEq);
        putRef(check.getActual());
        putRef(check.getExpected());
        put(location);
        end(op);
        return success();
      })
      .Case([&](hal::CheckAlmostEqualOp check) {
        begin(Opcode::ExpectAlmostEq);
        putRef(check.getActual());
        putRef(check.getExpected());
        putWide(check.getAbsolute().bitcastToAPInt().getZExtValue());
        putWide(check.getRelative().bitcastToAPInt().getZExtValue());
        put(location);
        end(op);
        return success();
      })
      .Default([](Operation *) { return failure(); });
}

} // namespace sluice::module
