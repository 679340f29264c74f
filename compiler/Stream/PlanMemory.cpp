//===- PlanMemory.cpp - memory for every value of a submission ------------===//
// A value that stays inside a submission gets a slice of one arena, allocated before it and
// released after it; slices in use in different concurrency groups (what lies between two barriers)
// share memory. Their places are known at compile time if all sizes are, otherwise the runtime
// packs them by the same algorithm. A value that outlives the submission gets an allocation of its
// own.
//   %y, %done = stream.async.execute after %t {
//     %0 = stream.async.dispatch @a(%x)
//     stream.async.barrier
//     %1 = stream.async.dispatch @b(%0)
//     stream.yield %1
//   }
//     ->
//   %y, %t1 = hal.buffer.allocate after %t {%size}
//   %arena, %t2 = hal.buffer.allocate after %t1 {%c4096}
//   %c = hal.command_buffer.create
//   stream.cmd.dispatch %c, @a reads(%x[..]) writes(%arena[%c0 for ..])
//   hal.command_buffer.barrier %c
//   stream.cmd.dispatch %c, @b reads(%arena[..]) writes(%y[..])
//   %t3 = hal.queue.submit %c after %t2
//   %done = hal.buffer.deallocate %arena after %t3
// What goes to or comes from memory that is chosen at run time, `#hal.device.optimal`, shares that
// memory where its device can use it: the chosen memory is allocated in front of the submission
// that makes the value, and copies between the two then copy nothing.
//===----------------------------------------------------------------------===//
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Dialect/Util/ByteResource.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Stream/Accesses.h"
#include "compiler/Stream/MemoryReporter.h"
#include "compiler/Stream/Passes.h"
#include "runtime/vm/ArenaPack.h"

namespace sluice::stream {
#define GEN_PASS_DEF_PLANMEMORY
#include "compiler/Stream/Passes.h.inc"

namespace {

/// Memory behind one or more values of a submission.
struct Storage {
  Value base;   // Known from the start if it was made outside.
  Value start;  // Offset in `base`, null = 0.
  Value size;   // Null if it was made outside.
  Value shared; // Memory to use instead of its own if the device can; an allocation by itself.
  Operation *maker = nullptr; // Null if it was made outside.
  uint32_t first = 0, last = 0;
  bool used = false, escapes = false, external = false, ahead = false;
  std::optional<unsigned> result; // Which result of the function it is.
};

/// Where a value lies: a storage, and an offset in it (null = 0) if it is a slice.
struct Place {
  unsigned storage;
  Value offset;
};

/// Memory chosen at run time that is there before the submission that fills it.
using ChosenMemory = DenseMap<Operation *, Value>; // by transfer

class SubmissionPlanner {
public:
  SubmissionPlanner(AsyncExecuteOp execute, ChosenMemory &chosen, MemoryReporter &reporter)
      : execute(execute), chosen(chosen), reporter(reporter), builder(execute),
        loc(execute.getLoc()) {}
  void run(uint32_t device);

private:
  void findLifetimes();
  void findShared();
  void allocate();
  Value allocate(Attribute affinity, Value size, bool external, Value shared, bool ahead = false);
  void packArena(ArrayRef<unsigned> slices);
  void report(uint32_t device);
  void emitCommands();
  void replaceResults();

  void use(Value value);
  void define(OpResult value, Value size) {
    places[value] = {unsigned(storages.size()), Value()};
    storages.push_back({Value(), Value(), size, Value(), value.getOwner()});
    // Memory that is only made room for is taken by the first command on it.
    if (!isa<AsyncEmptyOp>(value.getOwner()))
      use(value);
  }
  Place &placeOf(Value value);
  Value index(int64_t value) { return arith::ConstantIndexOp::create(builder, loc, value); }
  Value add(Value a, Value b) {
    return !a ? b : !b ? a : builder.createOrFold<arith::AddIOp>(loc, a, b);
  }
  Value base(Value value) { return storages[places[value].storage].base; }
  /// Offset of `value` in its base.
  Value offset(Value value) {
    Place place = places[value];
    Value sum = add(storages[place.storage].start, place.offset);
    return sum ? sum : index(0);
  }

  AsyncExecuteOp execute;
  ChosenMemory &chosen;
  MemoryReporter &reporter;
  OpBuilder builder; // In front of the submission.
  Location loc;
  SmallVector<Storage> storages;
  DenseMap<Value, Place> places;
  uint32_t group = 0; // The number of the concurrency group.
  Value ready, arena;
};

} // namespace

/// Values from outside are places of their own.
Place &SubmissionPlanner::placeOf(Value value) {
  auto [known, isNew] = places.try_emplace(value, Place{unsigned(storages.size()), Value()});
  if (isNew)
    storages.push_back({value, Value(), Value(), Value()});
  return known->second;
}

/// A command of the current concurrency group works on `value`.
void SubmissionPlanner::use(Value value) {
  Storage &storage = storages[placeOf(value).storage];
  if (!std::exchange(storage.used, true))
    storage.first = group;
  storage.last = group;
}

/// Which result of its function the result of a submission is.
static std::optional<unsigned> returnedAs(Value result) {
  for (Operation *user : result.getUsers())
    if (auto exported = dyn_cast<ResourceExportOp>(user))
      for (OpOperand &use : exported->getUses())
        if (isa<func::ReturnOp>(use.getOwner()))
          return use.getOperandNumber();
  return std::nullopt;
}

void SubmissionPlanner::findLifetimes() {
  for (Operation &op : execute.getBody().front()) {
    if (!isa<AsyncSliceOp, YieldOp>(op))
      for (Value operand : op.getOperands())
        if (isa<hal::BufferType>(operand.getType()))
          use(operand);
    llvm::TypeSwitch<Operation *>(&op)
        .Case([&](AsyncBarrierOp) { ++group; })
        .Case([&](AsyncDispatchOp dispatch) {
          for (auto [result, size] :
               llvm::zip_equal(dispatch->getOpResults(), dispatch.getResultSizes()))
            if (Value updated = dispatch.getUpdated(result))
              places[result] = Place(placeOf(updated));
            else
              define(result, size);
        })
        .Case<AsyncEmptyOp, AsyncSplatOp, AsyncCloneOp, AsyncTransferOp>(
            [&](auto op) { define(cast<OpResult>(op.getResult()), op.getSize()); })
        .Case<AsyncUpdateOp, AsyncFillOp, AsyncCollectiveOp>(
            [&](auto op) { places[op.getResult()] = Place(placeOf(op.getTarget())); })
        .Case([&](AsyncSliceOp slice) {
          Place source = placeOf(slice.getSource());
          places[slice.getResult()] = {source.storage, add(source.offset, slice.getOffset())};
        })
        .Case([&](YieldOp yield) {
          for (auto [value, result] : llvm::zip_equal(yield.getResults(), execute.getResults())) {
            Storage &storage = storages[placeOf(value).storage];
            storage.escapes = true;
            storage.external |= llvm::any_of(result.getUsers(), llvm::IsaPred<ResourceExportOp>);
            if (!storage.result)
              storage.result = returnedAs(result);
          }
        });
  }
}

Value SubmissionPlanner::allocate(Attribute affinity, Value size, bool external, Value shared,
                                  bool ahead) {
  Type types[] = {builder.getType<hal::BufferType>(), builder.getType<hal::TimepointType>()};
  auto op = hal::BufferAllocateOp::create(builder, loc, types, affinity, ready, size, external,
                                          ahead, shared);
  ready = op.getReady();
  return op.getBuffer();
}

/// Chosen memory that values of this submission come from, or that others then move them to.
void SubmissionPlanner::findShared() {
  Block &body = execute.getBody().front();
  for (auto transfer : body.getOps<AsyncTransferOp>()) {
    if (!transfer.getInPlace())
      continue;
    Storage &storage = storages[places[transfer.getResult()].storage];
    if (Value memory = chosen.lookup(transfer))
      storage.base = memory;
    else if (!isa<hal::DeviceOptimalAttr>(*transfer.getAffinity()) &&
             !transfer.getSource().getDefiningOp<AsyncSliceOp>())
      storage.shared = transfer.getSource();
  }
  auto yield = cast<YieldOp>(body.getTerminator());
  for (auto [value, result] : llvm::zip_equal(yield.getResults(), execute.getResults())) {
    Place place = places[value];
    Storage &storage = storages[place.storage];
    if (storage.base || storage.shared || place.offset)
      continue;
    for (Operation *user : result.getUsers()) {
      auto transfer = dyn_cast<AsyncTransferOp>(user);
      if (!transfer || !transfer.getInPlace() ||
          transfer->getParentOp()->getBlock() != execute->getBlock() ||
          !isa<AsyncExecuteOp>(transfer->getParentOp()) ||
          !isa<hal::DeviceOptimalAttr>(*transfer.getAffinity()))
        continue;
      bool external =
          llvm::any_of(result.getUsers(),
                       llvm::IsaPred<ResourceExportOp>); // whoever returns it may get this one
      storage.shared = allocate(transfer.getAffinityAttr(), storage.size, external, Value());
      chosen[transfer] = storage.shared;
      break;
    }
  }
}

void SubmissionPlanner::allocate() {
  SmallVector<unsigned> slices;
  for (auto [i, storage] : llvm::enumerate(storages)) {
    if (storage.base)
      continue;
    // What a transfer fills before anything else runs is no part of the arena, which the submission
    // before may still use.
    auto transfer = dyn_cast_or_null<AsyncTransferOp>(storage.maker);
    storage.ahead = transfer && !transfer.getInPlace() && storage.first == 0;
    if (storage.escapes || storage.shared || storage.ahead)
      storage.base = allocate(execute.getAffinityAttr(), storage.size, storage.external,
                              storage.shared, storage.ahead);
    else if (storage.used)
      slices.push_back(i);
  }
  if (slices.empty())
    return;
  packArena(slices);
  arena = allocate(execute.getAffinityAttr(), arena, /*external=*/false, Value());
  for (unsigned i : slices)
    storages[i].base = arena;
}

/// Sets the start of each of `slices`, and `arena` to their common size.
void SubmissionPlanner::packArena(ArrayRef<unsigned> slices) {
  std::vector<vm::ArenaSlice> packed;
  SmallVector<int64_t> first, last;
  SmallVector<Value> sizes;
  bool isStatic = true;
  for (unsigned i : slices) {
    std::optional<int64_t> size = getConstantIntValue(storages[i].size);
    isStatic &= size.has_value();
    packed.push_back({storages[i].first, storages[i].last, uint64_t(size.value_or(0))});
    first.push_back(storages[i].first);
    last.push_back(storages[i].last);
    sizes.push_back(storages[i].size);
  }
  if (isStatic) {
    arena = index(vm::packArena(packed));
    for (auto [i, slice] : llvm::zip_equal(slices, packed))
      storages[i].start = index(slice.offset);
    return;
  }
  SmallVector<Type> types(slices.size(), builder.getIndexType());
  auto pack =
      hal::ArenaPackOp::create(builder, loc, builder.getIndexType(), types, first, last, sizes);
  arena = pack.getTotal();
  for (auto [i, offset] : llvm::zip_equal(slices, pack.getOffsets()))
    storages[i].start = offset;
}

/// Whether the result of a submission is used by its block alone, so that it is known when it ends.
static bool staysInBlock(Value value) {
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    Operation *op = value.getParentBlock()->findAncestorOpInBlock(*user);
    return op && !op->hasTrait<OpTrait::IsTerminator>() &&
           !isa<func::CallOp, util::GlobalStoreOp>(op);
  });
}

void SubmissionPlanner::report(uint32_t device) {
  reporter.beginSubmission(device, execute->getBlock());
  auto yield = cast<YieldOp>(execute.getBody().front().getTerminator());
  SmallVector<bool> carried(storages.size());
  for (auto [value, result] : llvm::zip_equal(yield.getResults(), execute.getResults()))
    if (!staysInBlock(result))
      carried[places[value].storage] = true;
  SmallVector<uint32_t> numbers(storages.size());
  for (auto [index, storage] :
       llvm::enumerate(storages)) { // In the order in which the runtime packs them.
    using module::MemoryKind;
    if (!storage.maker || !storage.base)
      continue;
    MemoryKind kind = storage.base == arena ? MemoryKind::Arena
                      : storage.result      ? MemoryKind::Result
                      : carried[index]      ? MemoryKind::Carried
                                            : MemoryKind::Transient;
    std::optional<int64_t> offset =
        storage.start ? getConstantIntValue(storage.start) : std::nullopt;
    numbers[index] =
        reporter.define(kind, storage.base, storage.size, offset, storage.maker->getLoc());
    if (storage.result)
      reporter.setResult(numbers[index], *storage.result);
  }
  auto numbersOf = [&](ArrayRef<ByteRange> ranges) {
    return llvm::map_to_vector(ranges, [&](const ByteRange &range) {
      unsigned index = places[range.value].storage;
      return storages[index].maker ? numbers[index]
                                   : reporter.find(storages[index].base, range.length);
    });
  };
  for (Operation &op : execute.getBody().front()) {
    if (isa<AsyncBarrierOp>(op))
      reporter.barrier();
    if (auto [reads, writes] = rangesOf(&op); !writes.empty()) {
      SmallVector<uint32_t> read = numbersOf(reads);
      reporter.command(&op, read, numbersOf(writes));
    }
  }
}

void SubmissionPlanner::emitCommands() {
  auto commands = hal::CommandBufferCreateOp::create(
      builder, loc, builder.getType<hal::CommandBufferType>(), execute.getAffinityAttr());
  OpBuilder inside(execute);
  builder.setInsertionPoint(commands); // Offsets are computed in front.
  auto basesOf = [&](ArrayRef<ByteRange> ranges) {
    return llvm::map_to_vector(ranges, [&](auto &range) { return base(range.value); });
  };
  auto startOf = [&](const ByteRange &range) { return add(offset(range.value), range.offset); };
  for (Operation &op : execute.getBody().front()) {
    Location at = op.getLoc();
    auto [reads, writes] = rangesOf(&op);
    if (auto dispatch = dyn_cast<AsyncDispatchOp>(op))
      reads.truncate(dispatch.getRead().size());
    SmallVector<Value> from = basesOf(reads), fromStart = llvm::map_to_vector(reads, startOf),
                       to = basesOf(writes), toStart = llvm::map_to_vector(writes, startOf);
    llvm::TypeSwitch<Operation *>(&op)
        .Case([&](AsyncBarrierOp) { hal::CommandBufferBarrierOp::create(inside, at, commands); })
        .Case([&](AsyncDispatchOp dispatch) {
          CmdDispatchOp::create(inside, at, commands, dispatch.getExecutableAttr(),
                                dispatch.getConstants(), from, fromStart,
                                dispatch.getInputSizes().take_front(from.size()), to, toStart,
                                dispatch.getResultSizes());
        })
        .Case<AsyncSplatOp, AsyncFillOp>([&](auto op) {
          hal::CommandBufferFillOp::create(inside, at, commands, op.getValue(), to[0], toStart[0],
                                           writes[0].length);
        })
        .Case<AsyncCloneOp, AsyncTransferOp, AsyncUpdateOp>([&](auto) {
          hal::CommandBufferCopyOp::create(inside, at, commands, from[0], fromStart[0], to[0],
                                           toStart[0], writes[0].length);
        })
        .Case([&](AsyncCollectiveOp op) {
          hal::CommandBufferCollectiveOp::create(
              inside, at, commands, op.getChannelAttr(), op.getKindAttr(), op.getReductionAttr(),
              op.getElementAttr(), op.getTo(), op.getFrom(), from[0], fromStart[0],
              op.getSourceLength(), to[0], toStart[0], op.getLength());
        });
  }
  builder.setInsertionPoint(execute);
  ready = hal::QueueSubmitOp::create(builder, loc, ready.getType(), execute.getAffinityAttr(),
                                     commands, ready);
  auto release = [&](Value memory) {
    ready = hal::BufferDeallocateOp::create(builder, loc, builder.getType<hal::TimepointType>(),
                                            execute.getAffinityAttr(), memory, ready);
  };
  if (arena)
    release(arena);
  for (const Storage &storage : storages)
    if (storage.ahead && !storage.escapes)
      release(storage.base);
}

void SubmissionPlanner::replaceResults() {
  auto yield = cast<YieldOp>(execute.getBody().front().getTerminator());
  for (auto [value, result] : llvm::zip_equal(yield.getResults(), execute.getResults())) {
    Value memory = base(value);
    if (auto slice = value.getDefiningOp<AsyncSliceOp>())
      memory = hal::BufferSubspanOp::create(builder, loc, memory.getType(), memory, offset(value),
                                            slice.getLength());
    result.replaceAllUsesWith(memory);
  }
  execute.getDone().replaceAllUsesWith(ready);
  execute.erase();
}

void SubmissionPlanner::run(uint32_t device) {
  ready = execute.getWait();
  findLifetimes();
  findShared();
  allocate();
  report(device);
  emitCommands();
  replaceResults();
}

namespace {
struct PlanMemory final : impl::PlanMemoryBase<PlanMemory> {
  void runOnOperation() override {
    device::ProgramDevices devices = device::getDevices(getOperation());
    auto deviceOf = [&](AsyncExecuteOp execute) -> uint32_t {
      auto affinity = dyn_cast_or_null<hal::DeviceAffinityAttr>(execute.getAffinityAttr());
      auto named = llvm::find_if(devices, [&](const device::ProgramDevice &device) {
        return affinity && device.name == affinity.getDevice().getValue();
      });
      return named == devices.end() ? 0 : named - devices.begin();
    };
    std::vector<module::FunctionMemory> reports;
    for (auto func : getOperation().getOps<func::FuncOp>()) {
      ChosenMemory chosen;
      MemoryReporter reporter(func);
      for (auto execute : llvm::to_vector(func.getOps<AsyncExecuteOp>()))
        SubmissionPlanner(execute, chosen, reporter).run(deviceOf(execute));
      for (auto slice : llvm::to_vector(func.getOps<AsyncSliceOp>())) {
        OpBuilder builder(slice);
        auto view =
            hal::BufferSubspanOp::create(builder, slice.getLoc(), slice.getType(),
                                         slice.getSource(), slice.getOffset(), slice.getLength());
        slice.replaceAllUsesWith(view.getResult());
        slice.erase();
      }
      if (module::FunctionMemory report = reporter.take(); !report.commands.empty())
        reports.push_back(std::move(report));
    }
    if (!reports.empty())
      getOperation()->setAttr(
          kMemoryReportAttr,
          util::byteResource(&getContext(), "memory_report",
                             ArrayRef<uint8_t>(module::serializeMemoryReport(reports))));
  }
};
} // namespace
} // namespace sluice::stream
