//===- Frame.h - registers of a running function, and its operands --------===//
#pragma once

#include "runtime/vm/Bytecode.h"
#include "runtime/vm/Program.h"

namespace sluice::vm {

template <typename T> constexpr RefKind kindOf = RefKind::Other;
template <> constexpr RefKind kindOf<hal::Buffer> = RefKind::Buffer;
template <> constexpr RefKind kindOf<hal::Tensor> = RefKind::Tensor;
template <> constexpr RefKind kindOf<hal::CommandBuffer> = RefKind::CommandBuffer;
template <> constexpr RefKind kindOf<hal::Timepoint> = RefKind::Timepoint;
inline constexpr const char *kKindNames[] = {"object", "buffer", "tensor", "command buffer",
                                             "timepoint"};

/// What all frames of one invoke share.
struct Call {
  Call(Program &program, const Invocation &invocation)
      : program(program), number(nextNumber()), budget(invocation.budget),
        isLent(invocation.isLent), lender(invocation.lender), wait(invocation.wait),
        lastSubmitted(program.file().devices.size()) {}

  /// Which no other call of the process has.
  static uint64_t nextNumber() {
    static std::atomic<uint64_t> threads{0};
    thread_local uint64_t last = ++threads << 40;
    return ++last;
  }

  Program &program;
  const uint64_t number; // what it allocates, it alone may deallocate
  Budget *const budget;
  bool (*const isLent)(const void *lender, const hal::Storage &memory);
  const void *const lender;
  const Ref<hal::Timepoint> wait; // of everything that waits for nothing else
  uint32_t depth = 0;
  uint64_t stackRegisters = 0;
  uintptr_t stackEnd = 0;                         // of the thread; 0: nobody asked yet
  std::vector<Ref<hal::Timepoint>> lastSubmitted; // of each device
  uint32_t failedChecks = 0;
  Status firstFailedCheck;
  // Scratch of CmdDispatch.
  std::vector<int64_t> constants;
  std::vector<hal::Binding> bindings;

  MemoryBudget *memory() const { return budget ? budget->memory() : nullptr; }
  /// Before the host looks at arguments.
  Status awaitArguments() const { return wait ? wait->await() : Status(); }

  void check(Status status, const char *location) {
    if (!status.ok() && failedChecks++ == 0)
      firstFailedCheck = std::move(status).at(location);
  }

  /// How the call ends whose function returned `status`.
  Status finish(Status status, bool asynchronous) {
    // The caller may reuse its memory when this returns, however it ended.
    if (!asynchronous || !status.ok() || failedChecks)
      for (const auto &timepoint : lastSubmitted)
        if (Status work = timepoint ? timepoint->await() : Status(); !work.ok() && status.ok())
          status = std::move(work);
    if (!status.ok())
      return status;
    if (failedChecks == 1)
      return std::move(firstFailedCheck);
    if (failedChecks)
      return makeError(SLUICE_CHECK_FAILED, "%u checks failed; the first: %s", failedChecks,
                       firstFailedCheck.message())
          .at(firstFailedCheck.location());
    return {};
  }
};

/// The registers of one function that runs, and the operands of its current instruction. Inline,
/// since every instruction reads its operands through it.
class Frame {
public:
  Frame(Call &call, const module::Function &function)
      : call(call), program(call.program), file(program.file()), function(function),
        code(function.bytecode.data()), scalars(function.scalarRegisters),
        refs(function.refRegisters) {}

  Call &call;
  Program &program;
  const module::ModuleFile &file;
  const module::Function &function;
  const uint32_t *code;
  std::vector<int64_t> scalars;
  std::vector<Ref<RefObject>> refs;
  std::vector<int64_t> scalarResults;
  std::vector<Ref<RefObject>> refResults;

protected:
  /// Operand `i` of the current instruction, as a register.
  int64_t &scalar(uint32_t i) { return scalars[at[i]]; }
  Ref<RefObject> &ref(uint32_t i) { return refs[at[i]]; }

  /// The object in an R operand. A last use moves it to `dying`, which ends it after the
  /// instruction.
  template <typename T> Status get(uint32_t i, T *&object, bool mayBeNull = false) {
    Ref<RefObject> *slot = &refs[at[i] & ~kLastUse];
    if (at[i] & kLastUse) {
      dying.push_back(std::move(*slot));
      slot = &dying.back();
    }
    RefObject *found = slot->get();
    if (found ? found->kind() != kindOf<T> : !mayBeNull)
      return makeError(SLUICE_FAILED_PRECONDITION, "the program needs a %s and has %s%s",
                       kKindNames[size_t(kindOf<T>)], found ? "a " : "nothing",
                       found ? kKindNames[size_t(found->kind())] : "");
    object = static_cast<T *>(found);
    return {};
  }
  /// The same as a new reference.
  template <typename T> Status share(uint32_t i, Ref<T> &object, bool mayBeNull = false) {
    T *found = nullptr;
    SLUICE_RETURN_IF_ERROR(get(i, found, mayBeNull));
    object = Ref<T>(found);
    return {};
  }
  /// The same of a buffer that is written.
  Status getTarget(uint32_t i, hal::Buffer *&buffer) {
    SLUICE_RETURN_IF_ERROR(get(i, buffer));
    const hal::Storage &memory = buffer->storage();
    return memory.call() != call.number && call.isLent && call.isLent(call.lender, memory)
               ? makeError(SLUICE_INVALID_ARGUMENT, "a write to an argument that is not donated")
               : Status();
  }
  /// Operand 1 of a command, which it counts.
  Status getCommands(hal::CommandBuffer *&commands) {
    SLUICE_RETURN_IF_ERROR(get(1, commands));
    constexpr uint64_t kBytesPerCommand = 256, kBytesPerWord = 8;
    return commands->count(kBytesPerCommand + kBytesPerWord * headLength(*at));
  }
  Ref<RefObject> take(uint32_t i) {
    Ref<RefObject> &slot = refs[at[i] & ~kLastUse];
    return at[i] & kLastUse ? std::move(slot) : slot;
  }
  /// The device of a v operand.
  Status device(uint32_t i, hal::Device *&device) {
    uint32_t index;
    SLUICE_RETURN_IF_ERROR(program.resolveDevice(at[i], index));
    device = &program.device(index);
    return {};
  }
  /// A size or an offset, which must not be negative.
  Status bytes(uint32_t i, uint64_t &value) {
    return toUnsigned(scalar(i), "size or offset", INT64_MAX, value);
  }
  /// A range of a buffer: "Rss".
  Status range(uint32_t i, hal::Binding &range, bool isWritten = false) {
    SLUICE_RETURN_IF_ERROR(isWritten ? getTarget(i, range.buffer) : get(i, range.buffer));
    SLUICE_RETURN_IF_ERROR(bytes(i + 1, range.offset));
    return bytes(i + 2, range.length);
  }
  static Status toUnsigned(int64_t value, const char *what, int64_t limit, uint64_t &result) {
    if (value < 0 || value > limit)
      return makeError(SLUICE_OUT_OF_RANGE, "%lld is not a possible %s", (long long)value, what);
    result = uint64_t(value);
    return {};
  }

  const uint32_t *at = nullptr; // the current instruction
  std::vector<Ref<RefObject>> dying;
};

} // namespace sluice::vm
