//===- GpuCommandBuffer.cpp - recorded commands of a GPU ------------------===//
#include "runtime/hal/gpu/GpuCommandBuffer.h"

#include "runtime/hal/gpu/GpuDevice.h"

#include <cstring>

namespace sluice::hal::gpu {

/// Host memory up to here goes through a chunk of the arena, which costs less than a transfer of
/// its own.
static constexpr uint64_t kMaxStaged = UploadCache::kChunkBytes;

GpuCommandBuffer::GpuCommandBuffer(Ref<GpuDevice> device)
    : CommandRecorder(device), gpu(*device), arena(gpu.uploads()) {}
GpuCommandBuffer::~GpuCommandBuffer() {
  releaseQueued();
  for (GpuPool::Allocation &staging :
       stagings) // until now, since others write there before the commands begin
    if (staging.slab)
      gpu.freeQueued(std::move(staging));
}

void GpuCommandBuffer::releaseQueued() {
  releaseStorages();
  for (Workspace &workspace : workspaces)
    if (workspace.memory.slab)
      gpu.freeQueued(std::move(workspace.memory));
  workspaces.clear();
}

Status GpuCommandBuffer::resolve(const Binding &binding, Location &location, Role role) {
  void *base;
  SLUICE_RETURN_IF_ERROR(use(binding, role == Role::Target, base));
  Ref<ForeignView> view;
  Storage &storage = binding.buffer->storage();
  location = gpu.locate(storage, binding.buffer->offset() + binding.offset, view);
  if (view)
    views.push_back(std::move(view));
  if (role != Role::CopySource && &storage.device() != &gpu && storage.device().asGpu())
    static_cast<GpuStorage &>(storage).usedByOthers.store(true, std::memory_order_relaxed);
  noteLender(storage);
  touches.push_back({location.address(), location.address() + binding.length, step});
  return {};
}

void GpuCommandBuffer::noteLender(const Storage &storage) {
  GpuDevice *other = &storage.device() == &gpu ? nullptr : storage.device().asGpu();
  if (other && static_cast<const GpuStorage &>(storage).isBorrowed() && gpu.isPeer(*other) &&
      !std::ranges::count(borrowedFrom, &other->driver()))
    borrowedFrom.push_back(&other->driver());
}

/// The last command is a transfer between these.
void GpuCommandBuffer::noteArrival(const Binding &source, const Binding &target) {
  arrivals.push_back(
      {commands.size() - 1, step, &source.buffer->storage(), &target.buffer->storage()});
}

/// Whether memory of another device may have been written by commands of `device`, or by who lent
/// it.
static bool mayHaveWritten(const GpuDevice &device, const Storage &storage) {
  if (!storage.device().asGpu())
    return device.canUse(storage);
  const auto &theirs = static_cast<const GpuStorage &>(storage);
  return theirs.isBorrowed() ||
         (device.canUse(storage) && theirs.usedByOthers.load(std::memory_order_relaxed));
}

void GpuCommandBuffer::setSubmission(uint64_t number) {
  for (Arrival &arrival : arrivals) {
    // Who uses memory that is not in the queue's order is not known here.
    if (&arrival.target->device() != &gpu || !arrival.target->queueOrdered())
      continue;
    arrival.submission =
        static_cast<const GpuStorage &>(*arrival.target).lastUse.load(std::memory_order_relaxed);
    arrival.isIndependent = arrival.submission < number && !mayHaveWritten(gpu, *arrival.source);
  }
  for (const Ref<Storage> &storage : usedStorages())
    if (&storage->device() == &gpu)
      static_cast<GpuStorage &>(*storage).lastUse.store(number, std::memory_order_relaxed);
}

std::vector<Transfer> GpuCommandBuffer::independentTransfers() const {
  std::vector<Transfer> result;
  for (const Arrival &arrival : arrivals) {
    const Command &command = commands[arrival.command];
    uint64_t begin = command.target.address(), end = begin + command.length;
    Transfer transfer{arrival.command, arrival.submission, 0, kNoStep};
    for (const Touch &touch : touches) {
      if (touch.begin >= end || begin >= touch.end)
        continue;
      if (touch.step < arrival.step)
        transfer.after = std::max(transfer.after, touch.step + 1);
      else if (touch.step > arrival.step)
        transfer.needed = std::min(transfer.needed, touch.step);
    }
    // Two to one place keep the order of the list.
    bool isSecond = std::ranges::any_of(result, [&](const Transfer &other) {
      const Location &target = commands[other.command].target;
      return target.address() < end && begin < target.address() + commands[other.command].length;
    });
    if (arrival.isIndependent && !isSecond)
      result.push_back(transfer);
  }
  return result;
}

Status GpuCommandBuffer::checkGrid(const DispatchDesc &desc) const {
  uint64_t workgroups;
  SLUICE_RETURN_IF_ERROR(countWorkgroups(desc, workgroups));
  const Limits &limits = gpu.limits();
  for (int d = 0; d < 3 && workgroups; ++d)
    if (limits.maxGrid[d] && desc.workgroups[d] > limits.maxGrid[d])
      return makeError(SLUICE_OUT_OF_RANGE,
                       "kernel '%s' is dispatched with %u workgroups along %c, %s allows %u",
                       desc.kernel->name.c_str(), desc.workgroups[d], "xyz"[d], limits.name.c_str(),
                       limits.maxGrid[d]);
  return {};
}

Status GpuCommandBuffer::takeWorkspace(uint64_t bytes, uint64_t &address) {
  Workspace *found = nullptr;
  for (Workspace &workspace : workspaces)
    if (!workspace.taken && workspace.memory.bytes >= bytes &&
        (!found || workspace.memory.bytes < found->memory.bytes))
      found = &workspace;
  if (!found) {
    found = &workspaces.emplace_back();
    SLUICE_RETURN_IF_ERROR(gpu.allocateRange(bytes, GpuDevice::Reuse::All, found->memory));
  }
  found->taken = true;
  address = found->memory.slab->block.address + found->memory.offset;
  return {};
}

Status GpuCommandBuffer::dispatch(const DispatchDesc &desc) {
  SLUICE_RETURN_IF_ERROR(checkOpen());
  SLUICE_RETURN_IF_ERROR(checkGrid(desc));
  auto *kernel = static_cast<const GpuKernel *>(desc.kernel);
  const module::GpuEntry &entry = kernel->entry;
  if (desc.bindings.size() != entry.bindings || desc.constants.size() != entry.constants)
    return makeError(SLUICE_INVALID_ARGUMENT,
                     "kernel '%s' takes %u bindings and %u constants, given %zu and %zu",
                     kernel->name.c_str(), entry.bindings, entry.constants, desc.bindings.size(),
                     desc.constants.size());
  Command command{.kind = Command::Dispatch};
  bool continues = entry.flags & SLUICE_GPU_ENTRY_CONTINUES;
  if (continues && !commands.empty() && commands.back().executable == desc.executable &&
      commands.back().kernel->firstLaunch == kernel->firstLaunch)
    nextStep();
  size_t first = words.size();
  Undo undo([&] { words.resize(first); });
  for (const Binding &binding : desc.bindings) {
    Location location;
    SLUICE_RETURN_IF_ERROR(resolve(binding, location, Role::Binding));
    if ((entry.flags & SLUICE_GPU_ENTRY_ALIGNED_BINDINGS) && location.address() % 16 != 0)
      return makeError(
          SLUICE_INVALID_ARGUMENT,
          "argument %zu of kernel '%s' begins %u bytes after a multiple of 16: copy the tensor, "
          "%s reads 16 bytes at once",
          words.size() - first, kernel->name.c_str(), unsigned(location.address() % 16),
          gpu.limits().name.c_str());
    words.push_back(location.address());
    command.bindingBytes += binding.length;
  }
  if (!continues)
    launchesWorkspace = 0;
  if (desc.workspaceBytes) // Perhaps it is a later launch that uses it.
    if (Status status = takeWorkspace(desc.workspaceBytes, launchesWorkspace); !status.ok())
      return std::move(status).at(desc.location);
  if (std::ranges::any_of(desc.workgroups, [](uint32_t count) { return count == 0; }))
    return {};
  for (int64_t constant : desc.constants)
    words.push_back(uint64_t(constant));
  if (entry.flags & SLUICE_GPU_ENTRY_WORKSPACE)
    words.push_back(launchesWorkspace);
  if (entry.flags & SLUICE_GPU_ENTRY_REPORTS_FAILURE) {
    Location word;
    SLUICE_RETURN_IF_ERROR(arena.reserve(sizeof(uint32_t), word));
    command.failure = reinterpret_cast<uint32_t *>(word.host());
    std::memset(word.host(), 0, sizeof(uint32_t));
    words.push_back(word.address());
    fallible = true;
  }
  if (entry.flags & SLUICE_GPU_ENTRY_ROUNDS) { // The backend knows for which it launches.
    words.insert(words.end(), {0, desc.workgroups[0]});
    command.length = entry.flags & SLUICE_GPU_ENTRY_WORKSPACE ? desc.workspaceBytes : 0;
  }
  for (const module::TensorMap &map : entry.tensorMaps) {
    size_t at = words.size();
    words.resize(at + module::kTensorMapBytes / sizeof(uint64_t));
    SLUICE_RETURN_IF_ERROR(gpu.driver().encodeTensorMap(
        map, words[first + map.binding], desc.bindings[map.binding].length, &words[at]));
  }
  if (entry.flags & SLUICE_GPU_ENTRY_ARGUMENTS_IN_MEMORY) {
    Location memory;
    uint64_t bytes = (words.size() - first) * sizeof(uint64_t);
    SLUICE_RETURN_IF_ERROR(arena.reserve(bytes, memory));
    std::memcpy(memory.host(), words.data() + first, bytes);
    words.resize(first);
    words.push_back(memory.address());
    command.argumentMemory = memory.host();
  }
  use(*desc.executable);
  command.firstWord = uint32_t(first), command.wordCount = uint32_t(words.size() - first);
  command.kernel = kernel;
  command.executable = static_cast<const GpuExecutable *>(desc.executable);
  command.location = desc.location;
  std::copy(desc.workgroups, desc.workgroups + 3, command.workgroups);
  commands.push_back(command);
  undo.dismiss();
  return {};
}

bool GpuCommandBuffer::followsDispatch(const Command &command) const {
  auto kindAt = [&](size_t at) {
    return at < commands.size() ? commands[at].kind : Command::Barrier;
  };
  size_t own = size_t(&command - commands.data());
  constexpr Command::Kind kChain[] = {Command::Barrier, Command::Dispatch, Command::Barrier,
                                      Command::Dispatch, Command::Barrier};
  for (size_t i = 0; i < std::size(kChain); ++i)
    if (kindAt(own + i - 3) != kChain[i]) // what is before the first counts as a barrier
      return false;
  return true;
}

Status GpuCommandBuffer::copy(const Binding &source, const Binding &target) {
  Command command{.kind = Command::Copy};
  SLUICE_RETURN_IF_ERROR(checkLengths(source, target));
  if (isForeign(source))
    return copyForeign(source, target);
  SLUICE_RETURN_IF_ERROR(resolve(source, command.source, Role::CopySource));
  SLUICE_RETURN_IF_ERROR(resolve(target, command.target, Role::Target));
  uint64_t from = command.source.address(), to = command.target.address();
  if (source.length == 0 || from == to)
    return {};
  SLUICE_RETURN_IF_ERROR(checkApart(from, to, source.length));
  command.length = source.length;
  command.isTransfer = &source.buffer->device() != &gpu;
  commands.push_back(command);
  if (command.isTransfer)
    noteArrival(source, target);
  return {};
}

Status GpuCommandBuffer::exchange(Channel &channel, const CollectiveDesc &desc,
                                  const Binding &source, const Binding &target) {
  Command command{.kind = Command::Collective};
  SLUICE_RETURN_IF_ERROR(resolve(source, command.source, Role::Binding));
  SLUICE_RETURN_IF_ERROR(resolve(target, command.target, Role::Target));
  if (leavesTarget(desc, channel.rank()))
    SLUICE_RETURN_IF_ERROR(fill(target, 0, 1));
  command.channel = &channel;
  command.collective = desc;
  command.location = desc.location;
  command.sourceLength = source.length;
  command.length = target.length;
  commands.push_back(command);
  return {};
}

/// Where the other device opens memory of this one, though not the other way around, it copies to
/// some that nothing here uses.
bool GpuCommandBuffer::stageByOther(GpuDevice &other, const Ref<Buffer> &bytes, Location &staging) {
  if (!other.driver().opens(gpu.limits()))
    return false;
  GpuPool::Allocation &memory = stagings.emplace_back();
  if (!gpu.allocateRange(bytes->length(), GpuDevice::Reuse::Idle, memory).ok())
    return false;
  Ref<BlockView> view = other.blockViewOf(gpu, *memory.slab);
  if (!view)
    return false;
  staging = {&memory.slab->block, memory.offset};
  fetches.push_back({bytes, staging, std::move(view)});
  return true;
}

Status GpuCommandBuffer::copyForeign(const Binding &source, const Binding &target) {
  Command command{.kind = Command::Copy};
  command.length = source.length;
  command.isTransfer = true;
  SLUICE_RETURN_IF_ERROR(useForeign(source));
  SLUICE_RETURN_IF_ERROR(resolve(target, command.target, Role::Target));
  Ref<Buffer> bytes;
  SLUICE_RETURN_IF_ERROR(source.buffer->subspan(source.offset, source.length, bytes));
  if (source.length == 0)
    return {};
  GpuDevice *other = bytes->device().asGpu();
  if (other && gpu.isPeer(*other)) {
    command.source = static_cast<GpuStorage &>(bytes->storage()).at(bytes->offset());
    command.peer = &other->driver();
    noteLender(bytes->storage());
    immediate = true;
  } else if (bytes->hostPointer() && source.length > kMaxStaged &&
             gpu.driver().copiesHostMemory()) {
    views.push_back(gpu.viewIfCopiedAgain(bytes->storage()));
    hostBlocks.push_back({.host = bytes->hostPointer(), .bytes = source.length});
    command.source = {&hostBlocks.back(), 0};
    immediate = true;
  } else if (!other || !stageByOther(*other, bytes, command.source)) {
    SLUICE_RETURN_IF_ERROR(arena.reserve(source.length, command.source));
    fetches.push_back({std::move(bytes), command.source, nullptr});
  }
  commands.push_back(command);
  noteArrival(source, target);
  return {};
}

Status GpuCommandBuffer::fetch() {
  for (const Fetch &entry : fetches) {
    Device &other = entry.source->device();
    uint64_t length = entry.source->length();
    if (!entry.view) {
      SLUICE_RETURN_IF_ERROR(other.read(*entry.source, 0, entry.staging.host(), length));
      continue;
    }
    Location source = static_cast<GpuStorage &>(entry.source->storage()).at(entry.source->offset());
    SLUICE_RETURN_IF_ERROR(other.asGpu()->driver().copy(
        source, {&entry.view->memory(), entry.staging.offset}, length));
  }
  return {};
}

Status GpuCommandBuffer::upload(Location target, std::span<const uint8_t> bytes) {
  if (bytes.empty())
    return {};
  Command command{.kind = Command::Copy};
  SLUICE_RETURN_IF_ERROR(arena.reserve(bytes.size(), command.source));
  std::memcpy(command.source.host(), bytes.data(), bytes.size());
  command.target = target;
  command.length = bytes.size();
  commands.push_back(command);
  return {};
}

Status GpuCommandBuffer::fill(const Binding &target, uint64_t pattern, uint32_t patternBytes) {
  Location start;
  SLUICE_RETURN_IF_ERROR(resolve(target, start, Role::Target));
  SLUICE_RETURN_IF_ERROR(checkPattern(target, patternBytes));
  // Devices fill aligned words; what sticks out at either end is copied.
  auto byteAt = [&](uint64_t i) { return uint8_t(pattern >> 8 * (i % patternBytes)); };
  uint64_t head = std::min<uint64_t>((4 - start.address() % 4) % 4, target.length),
           middle = (target.length - head) / 4 * 4;
  auto edge = [&](uint64_t from, uint64_t length) {
    uint8_t bytes[4] = {};
    for (uint64_t i = 0; i < length; ++i)
      bytes[i] = byteAt(from + i);
    return upload({start.block, start.offset + from}, {bytes, length});
  };
  SLUICE_RETURN_IF_ERROR(edge(0, head));
  SLUICE_RETURN_IF_ERROR(edge(head + middle, target.length - head - middle));
  if (!middle)
    return {};
  Command command{.kind = Command::Fill};
  command.target = {start.block, start.offset + head};
  command.length = middle;
  for (uint64_t i = 0; i < 8; ++i)
    command.pattern |= uint64_t(byteAt(head + i)) << 8 * i;
  commands.push_back(command);
  return {};
}

Status GpuCommandBuffer::update(const Binding &target, std::span<const uint8_t> bytes) {
  Location start;
  SLUICE_RETURN_IF_ERROR(
      resolve({target.buffer, target.offset, bytes.size()}, start, Role::Target));
  return upload(start, bytes);
}

Status GpuCommandBuffer::barrier() {
  SLUICE_RETURN_IF_ERROR(checkOpen());
  if (!commands.empty() && commands.back().kind != Command::Barrier)
    nextStep();
  for (Workspace &workspace : workspaces)
    workspace.taken = false;
  return {};
}

Status GpuCommandBuffer::failure() const {
  if (!fallible)
    return {};
  for (const Command &command : commands) {
    if (uint32_t code =
            command.failure ? *static_cast<const volatile uint32_t *>(command.failure) : 0)
      return kernelFailed(*command.kernel, command.executable->failures(), command.location, code);
  }
  return {};
}

} // namespace sluice::hal::gpu
