//===- Interpreter.cpp - runs functions of a program ----------------------===//
// The verifier has checked every register, index and branch, so operands are used as they come.
// What can still go wrong is a ref of the wrong kind and a range past its buffer; both end the call
// with a status.
//===----------------------------------------------------------------------===//

#include "runtime/vm/Checks.h"
#include "runtime/vm/Frame.h"
#include "runtime/vm/ScalarMath.h"

#include <pthread.h>

namespace sluice::vm {
namespace {

using hal::Buffer;
using hal::CommandBuffer;
using hal::Tensor;
using hal::Timepoint;
using module::Function;

static_assert(kUsageHostWrite == hal::kMemoryHostWrite && kUsageShared == hal::kMemoryShared &&
              kUsageAhead == hal::kMemoryAhead);

constexpr uint32_t kMaxDepth = 512;
constexpr uint64_t kMaxStackRegisters = uint64_t(4) << 20;

/// From this depth on a call looks how much of the thread's stack is left, and leaves as much to
/// devices and allocators.
constexpr uint32_t kDeep = 16;
constexpr uintptr_t kStackLeft = 64 << 10;

uintptr_t endOfStack() {
  pthread_attr_t attributes;
  void *end = nullptr;
  size_t size = 0;
  if (::pthread_getattr_np(::pthread_self(), &attributes) == 0) {
    ::pthread_attr_getstack(&attributes, &end, &size);
    ::pthread_attr_destroy(&attributes);
  }
  return reinterpret_cast<uintptr_t>(end) + 1;
}

/// Instructions whose time is not bounded by their length.
constexpr bool takesLong(Opcode opcode) {
  return opcode == Opcode::ArenaPack || opcode == Opcode::TimepointAwait ||
         opcode == Opcode::ExpectTrue || opcode == Opcode::ExpectEq ||
         opcode == Opcode::ExpectAlmostEq;
}

/// Runs one frame.
class Interpreter : public Frame {
public:
  using Frame::Frame;

  Status run() {
    at = code;
    while (true) {
      const uint32_t *next = at + headLength(*at);
      auto opcode = Opcode(headOpcode(*at));
      Status status;
      bool divided = true;
      switch (opcode) {
      case Opcode::ConstI64: scalar(1) = int64_t(at[2] | uint64_t(at[3]) << 32); break;
      case Opcode::Move: scalar(1) = scalar(2); break;
      case Opcode::MoveRef: ref(1) = take(2); break;
      case Opcode::NullRef: ref(1) = nullptr; break;
      case Opcode::Select: scalar(1) = scalar(2) ? scalar(3) : scalar(4); break;
      case Opcode::SelectRef: {
        Ref<RefObject> first = take(3), second = take(4);
        ref(1) = scalar(2) ? std::move(first) : std::move(second);
        break;
      }

#define OPCODE(name, operands)
#define INTEGER_OPCODE(name, result)                                                               \
  case Opcode::name: {                                                                             \
    [[maybe_unused]] int64_t a = scalar(2), b = scalar(3);                                         \
    [[maybe_unused]] auto ua = uint64_t(a), ub = uint64_t(b);                                      \
    scalar(1) = int64_t(result);                                                                   \
    break;                                                                                         \
  }
#define DIVISION_OPCODE(name, result) INTEGER_OPCODE(name, b ? (result) : (divided = false, 0))
#include "runtime/vm/Opcodes.def"
      case Opcode::MulSize: {
        int64_t a = scalar(2), b = scalar(3), product;
        if (__builtin_mul_overflow(a, b, &product) && a != -1 && b != -1)
          status = makeError(SLUICE_PROGRAM_FAILED, "a size of %lld times %lld is too large",
                             static_cast<long long>(a), static_cast<long long>(b));
        scalar(1) = product;
        break;
      }
      case Opcode::Sext: scalar(1) = signExtend(scalar(2), at[3]); break;
      case Opcode::Zext: scalar(1) = zeroExtend(scalar(2), at[3]); break;
      case Opcode::CmpI64: scalar(1) = compareInt(IntPredicate(at[4]), scalar(2), scalar(3)); break;
      case Opcode::AbsI64:
        scalar(1) = scalar(2) < 0 ? int64_t(0 - uint64_t(scalar(2))) : scalar(2);
        break;

      case Opcode::UnaryF32:
        scalar(1) = bitsOf(unaryFloat(FloatUnary(at[3]), asF32(scalar(2))));
        break;
      case Opcode::UnaryF64:
        scalar(1) = bitsOf(unaryFloat(FloatUnary(at[3]), asF64(scalar(2))));
        break;
      case Opcode::BinaryF32:
        scalar(1) = bitsOf(binaryFloat(FloatBinary(at[4]), asF32(scalar(2)), asF32(scalar(3))));
        break;
      case Opcode::BinaryF64:
        scalar(1) = bitsOf(binaryFloat(FloatBinary(at[4]), asF64(scalar(2)), asF64(scalar(3))));
        break;
      case Opcode::CmpF32:
        scalar(1) =
            compareFloat(FloatPredicate(at[4]), double(asF32(scalar(2))), double(asF32(scalar(3))));
        break;
      case Opcode::CmpF64:
        scalar(1) = compareFloat(FloatPredicate(at[4]), asF64(scalar(2)), asF64(scalar(3)));
        break;
      case Opcode::ConvertFloat:
        scalar(1) =
            int64_t(floatToBits(sluice_element_type_t(at[4]),
                                floatFromBits(sluice_element_type_t(at[3]), uint64_t(scalar(2)))));
        break;
      case Opcode::IntToFloatS:
      case Opcode::IntToFloatU:
        scalar(1) =
            intToFloat(sluice_element_type_t(at[3]), scalar(2), opcode == Opcode::IntToFloatU);
        break;
      case Opcode::FloatToIntS:
      case Opcode::FloatToIntU:
        scalar(1) =
            floatToInt(sluice_element_type_t(at[3]), scalar(2), opcode == Opcode::FloatToIntU);
        break;

      case Opcode::Branch: next = code + at[1]; break;
      case Opcode::CondBranch: next = code + at[scalar(1) ? 2 : 3]; break;
      case Opcode::Switch:
        next = code + (uint64_t(scalar(1)) < at[3] ? at[4 + scalar(1)] : at[2]);
        break;
      case Opcode::Call: status = callFunction(); break;
      case Opcode::Return: return returnValues();
      case Opcode::Fail:
        return makeError(SLUICE_PROGRAM_FAILED, "%s", file.strings[at[1]].c_str())
            .at(file.location(at[2]));
      case Opcode::Assert:
        if (!scalar(1))
          return makeError(SLUICE_PROGRAM_FAILED, "%s", file.strings[at[2]].c_str())
              .at(file.location(at[3]));
        break;

      case Opcode::GlobalLoad: scalar(1) = program.loadGlobal(at[2]); break;
      case Opcode::GlobalStore: program.storeGlobal(at[2], scalar(1)); break;
      case Opcode::GlobalLoadRef: ref(1) = program.loadRefGlobal(at[2]); break;
      case Opcode::GlobalStoreRef: {
        Ref<RefObject> value = take(1);
        if (value && value->kind() == RefKind::CommandBuffer) // one call at a time records
          status = makeError(SLUICE_FAILED_PRECONDITION, "a command buffer in a global");
        else
          program.storeRefGlobal(at[2], std::move(value));
        break;
      }

      case Opcode::BufferAlloca:
      case Opcode::BufferShare:
      case Opcode::BufferDealloca:
      case Opcode::BufferConstant:
      case Opcode::BufferSubspan:
      case Opcode::BufferLength:
      case Opcode::BufferLoad:
      case Opcode::BufferStore: status = bufferOperation(opcode); break;
      case Opcode::TensorCreate:
      case Opcode::TensorBuffer:
      case Opcode::TensorImport:
      case Opcode::TensorDim: status = tensorOperation(opcode); break;
      case Opcode::TensorCheck: status = checkTensor(); break;
      case Opcode::CmdDispatch:
        status = dispatch();
        if (!status.ok())
          status = std::move(status).at(file.location(at[3]));
        break;
      case Opcode::CmdCreate:
      case Opcode::CmdCopy:
      case Opcode::CmdFill:
      case Opcode::CmdBarrier: status = commandOperation(opcode); break;
      case Opcode::CmdUpdate: status = update(); break;
      case Opcode::ProcessIndex: scalar(1) = program.processIndex(); break;
      case Opcode::CmdCollective: status = collective(); break;
      case Opcode::QueueExecute: status = queueExecute(); break;
      case Opcode::TimepointJoin: {
        std::vector<Ref<Timepoint>> parts(at[2]);
        for (uint32_t i = 0; i < at[2] && status.ok(); ++i)
          status = share(3 + i, parts[i], true);
        ref(1) = hal::joinTimepoints(std::move(parts));
        break;
      }
      case Opcode::TimepointAwait: {
        Ref<Timepoint> timepoint;
        status = share(1, timepoint, true);
        if (status.ok() && timepoint)
          status = timepoint->await();
        break;
      }
      case Opcode::ArenaPack: status = packArena(); break;
      case Opcode::AllocatorSelect: status = selectAllocator(); break;
      case Opcode::CallHost: status = callHost().at(file.location(at[2])); break;
      case Opcode::ExpectTrue:
      case Opcode::ExpectEq:
      case Opcode::ExpectAlmostEq: status = checkOperation(opcode); break;
      }
      if (!divided)
        status = makeError(SLUICE_PROGRAM_FAILED, "division by zero");
      if (!status.ok())
        return std::move(status).at(locationAt(size_t(at - code)));
      dying.clear();
      bool isStep = next <= at || opcode == Opcode::Call;
      if (call.budget && (isStep || takesLong(opcode)))
        if (status = isStep ? call.budget->step() : call.budget->check(); !status.ok())
          return std::move(status).at(placeAt(size_t(at - code)));
      at = next;
    }
  }

private:
  // Return from run() once an instruction needs it; `next` is the word to go on at.
  // Call "f[s][R][d][D]"
  Status callFunction() {
    const Function &callee = file.functions[at[1]];
    uint64_t registers = uint64_t(callee.scalarRegisters) + callee.refRegisters;
    if (call.depth == kDeep && !call.stackEnd)
      call.stackEnd = endOfStack();
    bool isLow =
        call.depth >= kDeep &&
        reinterpret_cast<uintptr_t>(__builtin_frame_address(0)) - call.stackEnd < kStackLeft;
    if (isLow || call.depth >= kMaxDepth || call.stackRegisters + registers > kMaxStackRegisters)
      return makeError(SLUICE_RESOURCE_EXHAUSTED,
                       "functions of the module call each other too deeply");
    ++call.depth, call.stackRegisters += registers;
    Interpreter frame(call, callee);
    uint32_t i = 2;
    for (uint32_t n = at[i++], k = 0; k < n; ++k)
      frame.scalars[k] = scalar(i++);
    for (uint32_t n = at[i++], k = 0; k < n; ++k)
      frame.refs[k] = take(i++);
    SLUICE_RETURN_IF_ERROR(frame.run());
    for (uint32_t n = at[i++], k = 0; k < n; ++k)
      scalar(i++) = frame.scalarResults[k];
    for (uint32_t n = at[i++], k = 0; k < n; ++k)
      ref(i++) = std::move(frame.refResults[k]);
    --call.depth, call.stackRegisters -= registers;
    return {};
  }

  // Return "[s][R]"
  Status returnValues() {
    uint32_t i = 1;
    scalarResults.resize(at[i++]);
    for (int64_t &result : scalarResults)
      result = scalar(i++);
    refResults.resize(at[i++]);
    for (Ref<RefObject> &result : refResults)
      result = take(i++);
    return {};
  }

  Status bufferOperation(Opcode opcode) {
    Buffer *buffer = nullptr;
    hal::Device *owner = nullptr;
    uint64_t offset = 0, length = 0;
    switch (opcode) {
    case Opcode::BufferShare:    // "DDvusRR"
    case Opcode::BufferAlloca: { // "DDvusR"
      Ref<Buffer> memory;
      Ref<Timepoint> wait, ready;
      SLUICE_RETURN_IF_ERROR(device(3, owner));
      SLUICE_RETURN_IF_ERROR(bytes(5, length));
      SLUICE_RETURN_IF_ERROR(share(6, wait, true));
      if (opcode == Opcode::BufferShare)
        SLUICE_RETURN_IF_ERROR(share(7, memory));
      if (memory && owner->canUse(memory->storage()))
        ready = std::move(wait);
      else {
        MemoryShare share;
        SLUICE_RETURN_IF_ERROR(share.take(call.memory(), length));
        SLUICE_RETURN_IF_ERROR(
            owner->allocateQueued(length, at[4], std::move(wait), memory, ready));
        memory->storage().setCall(call.number, std::move(share));
      }
      ref(1) = std::move(memory);
      ref(2) = std::move(ready);
      return {};
    }
    case Opcode::BufferDealloca: { // "DvRR"
      Ref<Timepoint> wait, done;
      SLUICE_RETURN_IF_ERROR(get(3, buffer));
      SLUICE_RETURN_IF_ERROR(share(4, wait, true));
      SLUICE_RETURN_IF_ERROR(device(2, owner));
      done = wait; // at once for an argument, or what an earlier call left
      if (buffer->storage().call() == call.number)
        SLUICE_RETURN_IF_ERROR(owner->deallocateQueued(*buffer, std::move(wait), done));
      ref(1) = std::move(done);
      return {};
    }
    case Opcode::BufferConstant: ref(1) = program.constant(at[2], at[3]); return {};
    case Opcode::BufferSubspan: { // "DRss"
      Ref<Buffer> part;
      hal::Binding where{};
      SLUICE_RETURN_IF_ERROR(range(2, where));
      SLUICE_RETURN_IF_ERROR(where.buffer->subspan(where.offset, where.length, part));
      ref(1) = std::move(part);
      return {};
    }
    case Opcode::BufferLength:
      SLUICE_RETURN_IF_ERROR(get(2, buffer));
      scalar(1) = int64_t(buffer->length());
      return {};
    default: break;
    }
    // BufferLoad "deRs", BufferStore "seRs"
    auto type = sluice_element_type_t(at[2]);
    uint32_t size = sluice_element_type_size(type);
    uint64_t element = 0;
    SLUICE_RETURN_IF_ERROR(opcode == Opcode::BufferLoad ? get(3, buffer) : getTarget(3, buffer));
    SLUICE_RETURN_IF_ERROR(bytes(4, offset));
    SLUICE_RETURN_IF_ERROR(buffer->checkRange(offset, size));
    SLUICE_RETURN_IF_ERROR(call.awaitArguments());
    if (opcode == Opcode::BufferLoad) {
      SLUICE_RETURN_IF_ERROR(buffer->device().read(*buffer, offset, &element, size));
      scalar(1) = loadElement(type, &element);
      return {};
    }
    if (buffer->storage().readOnly())
      return makeError(SLUICE_INVALID_ARGUMENT, "a store to a constant");
    storeElement(type, &element, scalar(1));
    return buffer->device().write(*buffer, offset, &element, size);
  }

  Status tensorOperation(Opcode opcode) {
    if (opcode == Opcode::TensorCreate) { // "DeRs[s]"
      Ref<Buffer> buffer;
      Ref<Tensor> tensor;
      uint64_t offset = 0;
      SLUICE_RETURN_IF_ERROR(share(3, buffer));
      SLUICE_RETURN_IF_ERROR(bytes(4, offset));
      std::vector<int64_t> dims(at[5]);
      for (uint32_t d = 0; d < at[5]; ++d)
        dims[d] = scalar(6 + d);
      SLUICE_RETURN_IF_ERROR(Tensor::create(std::move(buffer), offset, sluice_element_type_t(at[2]),
                                            std::move(dims), tensor));
      ref(1) = std::move(tensor);
      return {};
    }
    Tensor *tensor = nullptr;
    if (opcode == Opcode::TensorImport) { // "DvR"
      SLUICE_RETURN_IF_ERROR(get(3, tensor));
      Ref<Buffer> buffer(&tensor->buffer());
      hal::Device *user = nullptr;
      SLUICE_RETURN_IF_ERROR(device(2, user));
      if (!user->isNear(buffer->storage())) // A copy, made now.
        SLUICE_RETURN_IF_ERROR(call.awaitArguments());
      SLUICE_RETURN_IF_ERROR(hal::importBuffer(*user, buffer));
      ref(1) = std::move(buffer);
      return {};
    }
    SLUICE_RETURN_IF_ERROR(get(2, tensor));
    if (opcode == Opcode::TensorBuffer) {
      ref(1) = Ref<Buffer>(&tensor->buffer());
      return {};
    }
    if (at[3] >= tensor->dims().size()) // TensorDim "dRu"
      return makeError(SLUICE_OUT_OF_RANGE, "a tensor of rank %zu has no dimension %u",
                       tensor->dims().size(), at[3]);
    scalar(1) = tensor->dims()[at[3]];
    return {};
  }

  // TensorCheck "Rme[c]"
  Status checkTensor() {
    Tensor *tensor = nullptr;
    SLUICE_RETURN_IF_ERROR(get(1, tensor));
    std::vector<int64_t> dims(at[4]);
    for (uint32_t d = 0; d < dims.size(); ++d)
      dims[d] = int64_t(at[5 + 2 * d] | uint64_t(at[6 + 2 * d]) << 32);
    return expectType(*tensor, file.strings[at[2]].c_str(), sluice_element_type_t(at[3]), dims);
  }

  Status commandOperation(Opcode opcode) {
    if (opcode == Opcode::CmdCreate) { // "Dv"
      Ref<CommandBuffer> commands;
      hal::Device *user = nullptr;
      SLUICE_RETURN_IF_ERROR(device(2, user));
      SLUICE_RETURN_IF_ERROR(user->createCommandBuffer(commands));
      commands->setBudget(Ref<Budget>(call.budget));
      ref(1) = std::move(commands);
      return {};
    }
    CommandBuffer *commands = nullptr;
    SLUICE_RETURN_IF_ERROR(getCommands(commands));
    hal::Binding source{}, target{};
    switch (opcode) {
    case Opcode::CmdCopy: // "RRsRss"
      SLUICE_RETURN_IF_ERROR(get(2, source.buffer));
      SLUICE_RETURN_IF_ERROR(bytes(3, source.offset));
      SLUICE_RETURN_IF_ERROR(range(4, target, /*isWritten=*/true));
      source.length = target.length;
      return commands->copy(source, target);
    case Opcode::CmdFill: // "RRsssn"
      SLUICE_RETURN_IF_ERROR(range(2, target, /*isWritten=*/true));
      return commands->fill(target, uint64_t(scalar(5)), at[6]);
    default: return commands->barrier();
    }
  }

  // CmdDispatch "Rklssss[s][Rss]"
  Status dispatch() {
    CommandBuffer *commands = nullptr;
    SLUICE_RETURN_IF_ERROR(getCommands(commands));
    const LoadedKernel &kernel = program.kernel(commands->device(), at[2]);
    if (!kernel.kernel)
      return makeError(SLUICE_UNSUPPORTED, "module has no kernel '%s' for %s",
                       file.kernels[at[2]].name.c_str(), commands->device().name());
    hal::DispatchDesc desc{kernel.executable, kernel.kernel, kernel.location, {}, 0, {}, {}};
    if (at[3] != kNoLocation)
      desc.location = file.location(at[3]);
    for (uint32_t d = 0; d < 3; ++d) {
      uint64_t count = 0;
      SLUICE_RETURN_IF_ERROR(toUnsigned(scalar(4 + d), "workgroup count", UINT32_MAX, count));
      if (count == 0)
        return {}; // whatever the others are
      desc.workgroups[d] = uint32_t(count);
    }
    SLUICE_RETURN_IF_ERROR(bytes(7, desc.workspaceBytes));
    MemoryShare workspace; // whether there may be one
    SLUICE_RETURN_IF_ERROR(workspace.take(call.memory(), desc.workspaceBytes));
    uint32_t i = 8;
    call.constants.resize(at[i++]);
    for (int64_t &constant : call.constants)
      constant = scalar(i++);
    call.bindings.resize(at[i++]);
    for (hal::Binding &binding : call.bindings) {
      SLUICE_RETURN_IF_ERROR(range(i, binding));
      i += 3;
    }
    desc.constants = call.constants;
    desc.bindings = call.bindings;
    return commands->dispatch(desc);
  }

  // CmdUpdate "RRse[s]"
  Status update() {
    CommandBuffer *commands = nullptr;
    hal::Binding target{};
    SLUICE_RETURN_IF_ERROR(getCommands(commands));
    SLUICE_RETURN_IF_ERROR(getTarget(2, target.buffer));
    SLUICE_RETURN_IF_ERROR(bytes(3, target.offset));
    auto type = sluice_element_type_t(at[4]);
    uint32_t size = sluice_element_type_size(type);
    std::vector<uint8_t> elements(size_t(at[5]) * size);
    for (uint32_t i = 0; i < at[5]; ++i)
      storeElement(type, elements.data() + size_t(i) * size, scalar(6 + i));
    target.length = elements.size();
    return commands->update(target, elements);
  }

  // CmdCollective "RhuuelssRssRss"
  Status collective() {
    CommandBuffer *commands = nullptr;
    hal::Binding source{}, target{};
    SLUICE_RETURN_IF_ERROR(getCommands(commands));
    hal::CollectiveDesc desc{hal::CollectiveKind(at[3]),
                             hal::Reduction(at[4]),
                             sluice_element_type_t(at[5]),
                             scalar(7),
                             scalar(8),
                             file.location(at[6])};
    SLUICE_RETURN_IF_ERROR(range(9, source));
    SLUICE_RETURN_IF_ERROR(range(12, target, /*isWritten=*/true));
    hal::Channel *channel = program.channel(commands->device(), at[2]);
    if (!channel)
      return makeError(SLUICE_FAILED_PRECONDITION,
                       "a collective on %s, which is none of the program's devices",
                       commands->device().name());
    return commands->collective(*channel, desc, source, target);
  }

  // QueueExecute "DvR[R]"
  Status queueExecute() {
    Ref<Timepoint> wait, done;
    std::vector<Ref<CommandBuffer>> commands(at[4]);
    SLUICE_RETURN_IF_ERROR(share(3, wait, true));
    if (!wait)
      wait = call.wait;
    for (uint32_t i = 0; i < at[4]; ++i)
      SLUICE_RETURN_IF_ERROR(share(5 + i, commands[i]));
    if (std::ranges::all_of(commands, [](const auto &part) { return part->empty(); })) {
      ref(1) = std::move(wait); // There is nothing to wait for but what was waited for.
      return {};
    }
    // If one of several processes has ended, the others notice here and do not run a loop of the
    // program to its end.
    if (!file.channels.empty() && wait && wait->reached())
      SLUICE_RETURN_IF_ERROR(wait->await());
    uint32_t index = 0;
    SLUICE_RETURN_IF_ERROR(program.resolveDevice(at[2], index));
    SLUICE_RETURN_IF_ERROR(program.device(index).submit(std::move(wait), commands, done));
    call.lastSubmitted[index] = done;
    ref(1) = std::move(done);
    return {};
  }

  // ArenaPack "a[s]d[d]"
  Status packArena() {
    uint32_t count = at[2];
    std::vector<uint64_t> sizes(count), offsets(count);
    uint64_t total = 0;
    for (uint32_t i = 0; i < count; ++i)
      SLUICE_RETURN_IF_ERROR(bytes(3 + i, sizes[i]));
    SLUICE_RETURN_IF_ERROR(program.packArena(at[1], sizes, offsets, total));
    scalar(3 + count) = int64_t(total);
    for (uint32_t i = 0; i < count; ++i)
      scalar(5 + count + i) = int64_t(offsets[i]);
    return {};
  }

  // AllocatorSelect "dd[ss]ss"
  Status selectAllocator() {
    Program::Selection selection;
    uint32_t i = 4, end = 4 + 2 * at[3];
    for (; i < end; i += 2)
      selection.candidates.emplace_back(scalar(i), uint64_t(scalar(i + 1)));
    selection.memoryType = uint32_t(scalar(i)), selection.usage = uint32_t(scalar(i + 1));
    SLUICE_RETURN_IF_ERROR(program.selectAllocator(selection));
    scalar(1) = selection.device, scalar(2) = int64_t(selection.queues);
    return {};
  }

  Status checkOperation(Opcode opcode) {
    Tensor *actual = nullptr, *expected = nullptr;
    SLUICE_RETURN_IF_ERROR(get(1, actual));
    SLUICE_RETURN_IF_ERROR(call.awaitArguments());
    if (opcode == Opcode::ExpectTrue) { // "Rl"
      call.check(expectTrue(*actual), file.location(at[2]));
      return {};
    }
    SLUICE_RETURN_IF_ERROR(get(2, expected));
    if (opcode == Opcode::ExpectEq) { // "RRl"
      call.check(expectEqual(*actual, *expected), file.location(at[3]));
      return {};
    }
    double atol = asF64(int64_t(at[3] | uint64_t(at[4]) << 32)),
           rtol = asF64(int64_t(at[5] | uint64_t(at[6]) << 32)); // "RRccl"
    call.check(expectAlmostEqual(*actual, *expected, atol, rtol), file.location(at[7]));
    return {};
  }

  // CallHost "il[R][D]"
  Status callHost() {
    const sluice_host_function_t &function = program.hostFunction(at[1]);
    std::vector<sluice_tensor_t *> arguments(at[3]), results(at[4 + at[3]]);
    for (uint32_t i = 0; i < arguments.size(); ++i) {
      Tensor *tensor = nullptr;
      SLUICE_RETURN_IF_ERROR(get(4 + i, tensor));
      arguments[i] = reinterpret_cast<sluice_tensor_t *>(tensor); // as all handles are
    }
    SLUICE_RETURN_IF_ERROR(call.awaitArguments());
    auto status = Status::adopt(function.call(function.user, arguments.data(), arguments.size(),
                                              results.data(), results.size()));
    for (uint32_t i = 0; i < results.size(); ++i) {
      auto result = Ref<Tensor>::adopt(reinterpret_cast<Tensor *>(results[i]));
      bool isOwn = result && std::ranges::none_of(arguments, [&](sluice_tensor_t *argument) {
                     return &reinterpret_cast<Tensor *>(argument)->buffer().storage() ==
                            &result->buffer().storage();
                   });
      if (status.ok() && !isOwn)
        status =
            makeError(SLUICE_INVALID_ARGUMENT,
                      "result %u of the host's function '%s' is not set, or in the memory of an "
                      "argument",
                      i, file.hostFunctions[at[1]].c_str());
      ref(5 + uint32_t(arguments.size()) + i) = std::move(result);
    }
    return status;
  }

  const char *locationAt(size_t word) const {
    auto after = std::upper_bound(
        function.sourceMap.begin(), function.sourceMap.end(), word,
        [](size_t word, const fb::SourcePosition &position) { return word < position.offset(); });
    return after == function.sourceMap.begin() ? "" : file.location(std::prev(after)->location());
  }

  /// The location, or the function where there is none.
  std::string placeAt(size_t word) const {
    std::string place = locationAt(word);
    return place.empty() ? "function '" + function.name + "'" : place;
  }
};

} // namespace

Status invoke(Program &program, uint32_t index, Invocation &invocation) {
  const Function &function = program.file().functions[index];
  SLUICE_RETURN_IF_ERROR(program.device(0).checkProcess());
  if (Runner *runner = program.runner())
    return runner->invoke(program, index, invocation);
  Call call(program, invocation);
  Interpreter frame(call, function);
  std::copy(invocation.scalarArguments.begin(), invocation.scalarArguments.end(),
            frame.scalars.begin());
  std::move(invocation.refArguments.begin(), invocation.refArguments.end(), frame.refs.begin());
  SLUICE_RETURN_IF_ERROR(call.finish(frame.run(), invocation.asynchronous));
  invocation.scalarResults = std::move(frame.scalarResults);
  invocation.refResults = std::move(frame.refResults);
  if (invocation.asynchronous) {
    // What submitted nothing is done when it could have begun.
    invocation.done = hal::joinTimepoints(std::move(call.lastSubmitted));
    if (!invocation.done)
      invocation.done = call.wait;
    if (!invocation.done) {
      auto now = makeRef<hal::HostTimepoint>();
      now->signal({});
      invocation.done = std::move(now);
    }
  }
  return {};
}

} // namespace sluice::vm
