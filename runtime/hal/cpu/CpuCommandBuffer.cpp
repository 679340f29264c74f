//===- CpuCommandBuffer.cpp - recorded commands, ready to run -------------===//
#include "runtime/hal/cpu/CpuCommandBuffer.h"

#include <cstdlib>
#include <cstring>
#include <pthread.h>

namespace sluice::hal::cpu {
namespace {

constexpr uint64_t kBytesPerChunk = 256 << 10; // of copies and fills
constexpr uint32_t kChunksPerThread =
    16; // of dispatches: enough to even out workgroups of unequal length

/// Scratch memory of the calling thread, kept and grown; null if there is none. No thread_local
/// with a destructor: where memory is short the C library ends the process that registers one.
void *threadWorkspace(uint64_t bytes) {
  constexpr uint64_t kHead = SLUICE_KERNEL_ALIGNMENT; // holds the size
  struct Key {
    pthread_key_t key;
    bool exists = ::pthread_key_create(&key, std::free) == 0;
  };
  static const Key slot{};
  auto *head = static_cast<uint64_t *>(slot.exists ? ::pthread_getspecific(slot.key) : nullptr);
  if (!head || *head < bytes) {
    std::free(head);
    void *made = nullptr;
    if (!slot.exists || ::pthread_setspecific(slot.key, nullptr) != 0 ||
        bytes > UINT64_MAX - kHead ||
        ::posix_memalign(&made, SLUICE_KERNEL_ALIGNMENT, kHead + bytes) != 0)
      return nullptr;
    head = static_cast<uint64_t *>(made), *head = bytes;
    if (::pthread_setspecific(slot.key, made) != 0)
      return std::free(made), nullptr;
  }
  return reinterpret_cast<uint8_t *>(head) + kHead;
}

/// Commands between two barriers, run as one job.
struct Group {
  const Command *commands;
  size_t count;
  const uint32_t *firstChunk; // of each command, and the end
  const uint64_t *grain;      // units in a chunk
  const std::vector<std::vector<Collective>> *collectives;
  Tracer *tracer;           // null: off
  const std::string *queue; // for traces
  const Budget *budget;     // null: no limit
  struct Span {             // of each command, if traced: nanoseconds of the clock
    std::atomic<int64_t> start{INT64_MAX}, end{INT64_MIN};
  } *spans;
  // The first failure: kind and command. 0 = none.
  std::atomic<uint64_t> failure{0};
  static constexpr uint64_t kOutOfMemory = 0xFFFFFFFF, kOther = 0xFFFFFFFE, kOver = 0xFFFFFFFD;
  Status other{}; // what failed, if that is kOther; written by who sets `failure`

  void fail(uint64_t code, size_t command, Status how = {}) {
    uint64_t none = 0;
    if (failure.compare_exchange_strong(none, code | uint64_t(command) << 32))
      other = std::move(how);
  }
};

void fillBytes(uint8_t *target, uint64_t length, uint64_t pattern, uint32_t patternBytes) {
  uint8_t first = uint8_t(pattern);
  bool uniform = true;
  for (uint32_t i = 1; i < patternBytes; ++i)
    uniform &= uint8_t(pattern >> 8 * i) == first;
  if (uniform) {
    std::memset(target, first, length);
    return;
  }
  uint8_t word[8]; // targets need not be aligned
  for (uint32_t i = 0; i < 8; ++i)
    word[i] = uint8_t(pattern >> 8 * (i % patternBytes));
  uint64_t i = 0;
  for (; i + 8 <= length; i += 8)
    std::memcpy(target + i, word, 8);
  std::memcpy(target + i, word, length - i);
}

/// Workgroups [begin, end) of a dispatch. Returns the first nonzero result of the kernel.
uint64_t runWorkgroups(const Command &command, const Budget *budget, uint64_t begin, uint64_t end) {
  const sluice_kernel_dispatch_t &dispatch = command.dispatch;
  void *workspace = nullptr;
  if (dispatch.workspace_size && !(workspace = threadWorkspace(dispatch.workspace_size)))
    return Group::kOutOfMemory;
  uint32_t width = dispatch.workgroup_count[0], height = dispatch.workgroup_count[1];
  uint32_t x = uint32_t(begin % width), y = uint32_t(begin / width % height),
           z = uint32_t(begin / width / height);
  for (uint64_t i = begin; i < end; ++i) {
    if (budget && budget->isOver())
      return Group::kOver;
    if (int32_t failure = command.kernel->function(&dispatch, x, y, z, workspace))
      return uint32_t(failure);
    if (++x == width) {
      x = 0;
      if (++y == height)
        y = 0, ++z;
    }
  }
  return 0;
}

/// One after the other: all processes run those of a group in the same order.
Status runCollectives(const std::vector<Collective> &list) {
  for (const Collective &each : list)
    SLUICE_RETURN_IF_ERROR(each.channel->run(each.desc, each.source, each.target));
  return {};
}

/// `failed` is the first nonzero result of a kernel.
Status runUnits(Group &group, const Command &command, uint64_t begin, uint64_t end,
                uint64_t &failed) {
  switch (command.kind) {
  case Command::Dispatch: failed = runWorkgroups(command, group.budget, begin, end); return {};
  case Command::Copy:
    std::memcpy(command.target + begin, command.source + begin, end - begin);
    return {};
  case Command::Fill:
    fillBytes(command.target + begin, end - begin, command.pattern, command.patternBytes);
    return {};
  case Command::Fetch: {
    Device &device = command.foreign->device();
    return device.read(*command.foreign, 0, command.target, command.foreign->length()).ok()
               ? Status()
               : makeError(SLUICE_IO_ERROR, "cannot read memory of %s", device.name());
  }
  case Command::Collectives: return runCollectives((*group.collectives)[command.collectives]);
  case Command::Barrier: break;
  }
  return {};
}

Status runChunk(Group &group, size_t index, uint32_t chunk) {
  const Command &command = group.commands[index];
  uint64_t begin = (chunk - group.firstChunk[index]) * group.grain[index];
  uint64_t end = std::min(begin + group.grain[index], command.units);
  auto start = group.tracer ? Tracer::Clock::now() : Tracer::Clock::time_point();
  uint64_t failed = 0;
  SLUICE_RETURN_IF_ERROR(runUnits(group, command, begin, end, failed));
  if (failed)
    group.fail(failed, index);
  if (group.tracer && command.kind == Command::Fetch)
    group.tracer->recordThreadSpan("transfer", "", start, Tracer::Clock::now(), *group.queue);
  if (group.tracer && command.kind == Command::Dispatch) {
    auto stop = Tracer::Clock::now();
    group.tracer->recordThreadSpan(command.kernel->name, command.location, start, stop,
                                   *group.queue);
    auto widen = [](std::atomic<int64_t> &bound, Tracer::Clock::time_point to, auto isBeyond) {
      int64_t wanted = std::chrono::nanoseconds(to.time_since_epoch()).count(),
              current = bound.load();
      while (isBeyond(wanted, current) && !bound.compare_exchange_weak(current, wanted))
        ;
    };
    widen(group.spans[index].start, start, std::less<>());
    widen(group.spans[index].end, stop, std::greater<>());
  }
  return {};
}

void runChunk(void *context, uint32_t chunk) {
  auto &group = *static_cast<Group *>(context);
  if (group.failure.load(std::memory_order_relaxed))
    return;
  size_t index =
      group.count == 1
          ? 0
          : size_t(std::upper_bound(group.firstChunk, group.firstChunk + group.count, chunk) -
                   group.firstChunk) -
                1;
  if (group.budget && group.budget->isOver())
    group.fail(Group::kOver, index);
  else if (Status status = guarded([&] { return runChunk(group, index, chunk); }); !status.ok())
    group.fail(Group::kOther, index, std::move(status));
}

Status describeFailure(uint64_t failure, const Command &command, const Budget *budget) {
  if (failure == Group::kOver)
    return budget->check().at(command.location);
  if (failure == Group::kOutOfMemory)
    return makeError(SLUICE_RESOURCE_EXHAUSTED,
                     "out of memory: a workgroup needs %llu bytes of workspace",
                     (unsigned long long)command.dispatch.workspace_size)
        .at(command.location);
  return kernelFailed(*command.kernel, command.executable->failures(), command.location,
                      int32_t(failure));
}

} // namespace

void *CpuCommandBuffer::reserve(size_t bytes) {
  if (bytes == 0)
    return nullptr;
  bytes = (bytes + 15) & ~size_t(15);
  if (bytes > blockSize - blockUsed) {
    blockSize = std::max<size_t>(bytes, 16 << 10);
    blocks.push_back(std::make_unique_for_overwrite<uint8_t[]>(blockSize));
    blockUsed = 0;
  }
  void *result = blocks.back().get() + blockUsed;
  blockUsed += bytes;
  return result;
}

Status CpuCommandBuffer::resolve(const Binding &binding, uint8_t *&address, bool isTarget) {
  void *base;
  SLUICE_RETURN_IF_ERROR(use(binding, isTarget, base));
  address = static_cast<uint8_t *>(base) + binding.buffer->offset() + binding.offset;
  return {};
}

Status CpuCommandBuffer::dispatch(const DispatchDesc &desc) {
  SLUICE_RETURN_IF_ERROR(checkOpen());
  uint64_t workgroups;
  SLUICE_RETURN_IF_ERROR(countWorkgroups(desc, workgroups));
  if (workgroups == 0)
    return {};
  Command command{.kind = Command::Dispatch};
  auto **bindings = static_cast<void **>(reserve(desc.bindings.size() * sizeof(void *)));
  for (size_t i = 0; i < desc.bindings.size(); ++i) {
    uint8_t *address;
    SLUICE_RETURN_IF_ERROR(resolve(desc.bindings[i], address));
    bindings[i] = address;
    command.bindingBytes += desc.bindings[i].length;
  }
  auto *constants = static_cast<int64_t *>(reserve(desc.constants.size_bytes()));
  std::copy(desc.constants.begin(), desc.constants.end(), constants);
  use(*desc.executable);
  command.units = workgroups;
  command.kernel = static_cast<const CpuKernel *>(desc.kernel);
  command.executable = static_cast<const CpuExecutable *>(desc.executable);
  command.location = desc.location;
  command.dispatch.bindings = bindings;
  command.dispatch.constants = constants, command.constantCount = desc.constants.size();
  std::copy(desc.workgroups, desc.workgroups + 3, command.dispatch.workgroup_count);
  command.dispatch.workspace_size = desc.workspaceBytes;
  commands.push_back(command);
  return {};
}

Status CpuCommandBuffer::copy(const Binding &source, const Binding &target) {
  Command command{.kind = Command::Copy};
  uint8_t *from;
  SLUICE_RETURN_IF_ERROR(checkLengths(source, target));
  if (isForeign(source) && !source.buffer->hostPointer())
    return fetch(source, target);
  if (isForeign(source)) {
    SLUICE_RETURN_IF_ERROR(useForeign(source));
    from = source.buffer->hostPointer() + source.offset;
  } else {
    SLUICE_RETURN_IF_ERROR(resolve(source, from));
  }
  SLUICE_RETURN_IF_ERROR(resolve(target, command.target, true));
  if (source.length == 0 || from == command.target)
    return {};
  SLUICE_RETURN_IF_ERROR(
      checkApart(uint64_t(uintptr_t(from)), uint64_t(uintptr_t(command.target)), source.length));
  command.source = from;
  command.units = source.length;
  commands.push_back(command);
  return {};
}

Status CpuCommandBuffer::fetch(const Binding &source, const Binding &target) {
  Command command{.kind = Command::Fetch};
  Ref<Buffer> range;
  SLUICE_RETURN_IF_ERROR(useForeign(source));
  SLUICE_RETURN_IF_ERROR(resolve(target, command.target, true));
  SLUICE_RETURN_IF_ERROR(source.buffer->subspan(source.offset, source.length, range));
  if (source.length == 0)
    return {};
  command.foreign = range.get();
  command.units = 1;
  foreign.push_back(std::move(range));
  commands.push_back(command);
  return {};
}

// First in its group, so that the others do not wait for what this process computes beside it.
Status CpuCommandBuffer::exchange(Channel &channel, const CollectiveDesc &desc,
                                  const Binding &source, const Binding &target) {
  uint8_t *from, *to;
  SLUICE_RETURN_IF_ERROR(resolve(source, from));
  SLUICE_RETURN_IF_ERROR(resolve(target, to, true));
  if (groupBegin == commands.size() || commands[groupBegin].kind != Command::Collectives) {
    Command command{.kind = Command::Collectives};
    command.units = 1;
    command.collectives = uint32_t(collectives.size());
    commands.insert(commands.begin() + ptrdiff_t(groupBegin), command);
    collectives.emplace_back();
  }
  collectives.back().push_back({&channel, desc, {from, source.length}, {to, target.length}});
  return {};
}

Status CpuCommandBuffer::fill(const Binding &target, uint64_t pattern, uint32_t patternBytes) {
  Command command{.kind = Command::Fill, .patternBytes = patternBytes, .pattern = pattern};
  SLUICE_RETURN_IF_ERROR(resolve(target, command.target, true));
  SLUICE_RETURN_IF_ERROR(checkPattern(target, patternBytes));
  command.units = target.length;
  if (command.units)
    commands.push_back(command);
  return {};
}

Status CpuCommandBuffer::update(const Binding &target, std::span<const uint8_t> bytes) {
  Command command{.kind = Command::Copy};
  SLUICE_RETURN_IF_ERROR(
      resolve({target.buffer, target.offset, bytes.size()}, command.target, true));
  if (bytes.empty())
    return {};
  auto *copy = static_cast<uint8_t *>(reserve(bytes.size()));
  std::copy(bytes.begin(), bytes.end(), copy);
  command.source = copy;
  command.units = bytes.size();
  commands.push_back(command);
  return {};
}

Status CpuCommandBuffer::barrier() {
  SLUICE_RETURN_IF_ERROR(checkOpen());
  if (!commands.empty() && commands.back().kind != Command::Barrier)
    commands.push_back(Command{.kind = Command::Barrier});
  groupBegin = commands.size();
  return {};
}

Status CpuCommandBuffer::execute(ThreadPool &pool, Tracer &tracer) const {
  bool tracing = tracer.enabled(), isolated = tracing && tracer.isolated();
  std::string queueName = tracing ? device().queueName() : "";
  uint32_t threads = pool.threads();
  std::vector<uint32_t> firstChunk;
  std::vector<uint64_t> grain;
  for (size_t begin = 0; begin < commands.size();) {
    if (commands[begin].kind == Command::Barrier) {
      ++begin;
      continue;
    }
    size_t end = begin;
    uint32_t chunks = 0;
    firstChunk.clear(), grain.clear();
    for (; end < commands.size() && commands[end].kind != Command::Barrier &&
           !(isolated && end > begin);
         ++end) {
      const Command &command = commands[end];
      uint64_t wanted = command.kind == Command::Dispatch ? uint64_t(threads) * kChunksPerThread
                                                          : command.units / kBytesPerChunk + 1;
      if ((threads == 1 && command.kind == Command::Dispatch) || tracing)
        wanted = threads;
      wanted = std::min(wanted, uint64_t(threads) * kChunksPerThread);
      uint64_t size = (command.units + wanted - 1) / wanted;
      if (command.kind != Command::Dispatch)
        size = (size + 63) / 64 * 64; // whole patterns
      uint64_t count = (command.units + size - 1) / size;
      if (chunks + count > UINT32_MAX / 2)
        break;
      firstChunk.push_back(chunks), grain.push_back(size);
      chunks += uint32_t(count);
    }
    firstChunk.push_back(chunks);

    auto spans = tracing ? std::make_unique<Group::Span[]>(end - begin) : nullptr;
    Group group{.commands = &commands[begin],
                .count = end - begin,
                .firstChunk = firstChunk.data(),
                .grain = grain.data(),
                .collectives = &collectives,
                .tracer = tracing ? &tracer : nullptr,
                .queue = &queueName,
                .budget = budget.get(),
                .spans = spans.get()};
    pool.run(chunks, runChunk, &group);
    if (!group.other.ok())
      return std::move(group.other);
    if (uint64_t failure = group.failure.load())
      return describeFailure(uint32_t(failure), commands[begin + (failure >> 32)], budget.get());
    for (size_t i = begin; tracing && i < end; ++i)
      if (const Command &command = commands[i]; command.kind == Command::Dispatch)
        tracer.recordDispatch(
            command.kernel->name, command.location,
            std::chrono::nanoseconds(spans[i - begin].end - spans[i - begin].start),
            command.bindingBytes, {command.dispatch.constants, command.constantCount});
    begin = end;
  }
  return {};
}

} // namespace sluice::hal::cpu
