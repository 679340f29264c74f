//===- GpuDevice.cpp - a GPU as a device ----------------------------------===//
#include "runtime/hal/gpu/GpuDevice.h"

#include "runtime/hal/gpu/GpuCommandBuffer.h"
#include "runtime/hal/gpu/GpuDriver.h"
#include "sluice/policy.h"

namespace sluice::hal::gpu {

/// What the host addresses, else what the device does; never null.
static void *addressOf(const MemoryBlock &block, uint64_t offset) {
  return block.host ? block.host + offset
                    : reinterpret_cast<void *>(uintptr_t(block.address + offset));
}

/// Where bytes of a buffer of this device lie.
static Location locationOf(const Buffer &buffer, uint64_t offset) {
  return static_cast<const GpuStorage &>(buffer.storage()).at(buffer.offset() + offset);
}

PooledStorage::PooledStorage(GpuDevice &device, GpuPool::Allocation &taken, uint64_t length,
                             bool readOnly)
    : GpuStorage(Ref<Device>(&device), addressOf(taken.slab->block, taken.offset), length,
                 taken.slab->block.host != nullptr, readOnly),
      gpu(device), memory(std::move(taken)) {
  lastUse = memory.busyUntil;
}

/// Null means that memory was given back, so nothing at all lies at 64.
static uint64_t nonNull(uint64_t address) { return address ? address : 64; }

ImportedGpuStorage::ImportedGpuStorage(GpuDevice &device, uint64_t address, uint64_t length)
    : GpuStorage(Ref<Device>(&device), reinterpret_cast<void *>(uintptr_t(nonNull(address))),
                 length,
                 /*hostVisible=*/false),
      block{.address = nonNull(address), .bytes = length, .borrowed = true} {}

OpenedStorage::OpenedStorage(GpuDevice &device, Ref<BlockView> view, uint64_t offset,
                             uint64_t length)
    : GpuStorage(Ref<Device>(&device), addressOf(view->memory(), offset), length,
                 view->memory().host != nullptr),
      view(std::move(view)), start(offset) {}

GpuDevice::GpuDevice(DeviceDescription facts, std::unique_ptr<Backend> backend,
                     uint64_t memoryLimit, Tracer &tracer, Ref<RefObject> instance)
    : Device(tracer, std::move(instance), backend->limits().rank, std::move(facts)),
      backend(std::move(backend)),
      pool(*this->backend, memoryLimit ? memoryLimit : this->backend->limits().memoryBytes),
      uploadCache(*this->backend), foreignViews(makeRef<ForeignViews>(*this->backend)),
      queue(*this->backend, tracer) {}

GpuDevice::GpuDevice(const GpuDevice &other, std::unique_ptr<Backend> backend)
    : Device(other.tracer(), other.instance(), other.rank(), other.described()),
      backend(std::move(backend)), pool(*this->backend, other.pool.memoryAccount()),
      uploadCache(*this->backend), foreignViews(makeRef<ForeignViews>(*this->backend)),
      queue(*this->backend, tracer()) {}

Status GpuDevice::createQueue(Ref<Device> &queue) {
  std::unique_ptr<Backend> made;
  SLUICE_RETURN_IF_ERROR(backend->createQueue(made));
  queue = makeRef<GpuDevice>(*this, std::move(made));
  return {};
}

void GpuDevice::destroy() {
  if (queue.isOwnThread())
    deleteElsewhere<ExitHold>();
  else
    delete this;
}

bool GpuDevice::isNear(const Storage &storage) const {
  return Device::isNear(storage) || blockViewOf(storage) ||
         (limits().mapsMemory && viewOf(storage));
}

bool GpuDevice::canUse(const Storage &storage) const { return isNear(storage) || reaches(storage); }

bool GpuDevice::reaches(const Storage &storage) const {
  GpuDevice *other = storage.device().asGpu();
  return other && isPeer(*other) && !static_cast<const GpuStorage &>(storage).isBorrowed() &&
         backend->reaches(*other->backend);
}

Ref<HostView> GpuDevice::viewOf(const Storage &storage) const {
  void *start = storage.address();
  if (!storage.hostVisible() || !start || !storage.length())
    return nullptr;
  auto view = storage.views().get<HostView>(number(), [&] {
    auto made = makeRef<HostView>(foreignViews);
    made->open(start, storage.capacity());
    return made;
  });
  return view->isOpen() ? view : nullptr;
}

Ref<HostView> GpuDevice::viewIfCopiedAgain(const Storage &storage) const {
  constexpr uint32_t kPays = 3; // copies: to pin memory takes about as long as to copy it twice
  auto view =
      storage.views().get<HostView>(number(), [&] { return makeRef<HostView>(foreignViews); });
  if (view->want() == kPays)
    view->open(storage.address(), storage.capacity());
  return view;
}

Ref<BlockView> GpuDevice::blockViewOf(const Storage &storage) const {
  GpuDevice *other = storage.device().asGpu();
  if (!other || other == this || !storage.address())
    return nullptr;
  GpuPool::Slab *slab = static_cast<const GpuStorage &>(storage).slab();
  return slab ? blockViewOf(*other, *slab) : nullptr;
}

Ref<BlockView> GpuDevice::blockViewOf(GpuDevice &owner, GpuPool::Slab &slab) const {
  if (!backend->opens(owner.limits()))
    return nullptr;
  auto view = slab.views.get<BlockView>(number(), [&] {
    auto made = makeRef<BlockView>(foreignViews);
    sluice_memory_handle_t handle{};
    Status status = owner.backend->exportBlock(slab.block, handle);
    if (status.ok())
      status = made->open(handle);
    sluice_memory_handle_close(&handle);
    recordOpening(owner, slab.block.bytes, status);
    return made;
  });
  return view->isOpen() ? view : nullptr;
}

/// Whether memory of another device is used in place from now on, or goes through the host, for who
/// reads the trace.
void GpuDevice::recordOpening(const GpuDevice &owner, uint64_t bytes, const Status &status) const {
  if (tracer().enabled())
    tracer().recordEvent(
        "hal.memory.open",
        "\"device\":" + jsonString(name()) + ",\"memory_of\":" + jsonString(owner.name()) +
            ",\"bytes\":" + std::to_string(bytes) +
            ",\"result\":" + jsonString(status.ok() ? "in place" : status.message()));
}

Location GpuDevice::locate(const Storage &storage, uint64_t offset, Ref<ForeignView> &view) const {
  if (!Device::isNear(storage)) {
    if (Ref<BlockView> block = blockViewOf(storage)) {
      Location inOwner = static_cast<const GpuStorage &>(storage).at(offset);
      view = block;
      return {&block->memory(), inOwner.offset};
    }
    if (Ref<HostView> host = limits().mapsMemory ? viewOf(storage) : nullptr) {
      view = host;
      return host->at(static_cast<const uint8_t *>(storage.address()) + offset);
    }
  }
  return static_cast<const GpuStorage &>(storage).at(offset);
}

bool GpuDevice::supportsMemory(uint32_t type, uint32_t usage, std::string &reason) const {
  if (Status health = backend->health(); !health.ok())
    reason = health.message();
  else if ((type & SLUICE_MEMORY_HOST_LOCAL) == SLUICE_MEMORY_HOST_LOCAL)
    reason = "its memory is not the host's";
  else if (((type & SLUICE_MEMORY_HOST_LOCAL) ||
            (usage & (SLUICE_USAGE_MAPPING_SCOPED | SLUICE_USAGE_MAPPING_PERSISTENT))) &&
           !backend->limits().mapsMemory)
    reason = "the host cannot address its memory";
  else if ((usage & SLUICE_USAGE_SHARING_EXPORT) && !backend->limits().exports)
    reason = "other processes cannot open its memory";
  return reason.empty();
}

Status GpuDevice::loadExecutable(ExecutableDesc desc, Ref<Executable> &executable) {
  return GpuExecutable::load(Ref<Device>(this), *backend, std::move(desc), executable);
}

Status GpuDevice::allocateRange(uint64_t length, Reuse reuse, GpuPool::Allocation &allocation) {
  uint64_t reached = queue.lastReached(), // Work that ends during the attempt counts as running:
                                          // its memory is worth another one.
      submitted = queue.lastSubmitted(), usable = reuse == Reuse::Idle ? reached : UINT64_MAX;
  // Whatever of the last one is done by now: a program that is called again gets the same
  // addresses.
  if (reuse == Reuse::NotLast && submitted &&
      pool.allocate(length, submitted - 1, reached, allocation).ok())
    return {};
  Status status = pool.allocate(length, usable, reached, allocation);
  if (status.code() != SLUICE_RESOURCE_EXHAUSTED || reached == queue.lastSubmitted())
    return status;
  queue.drain();
  return pool.allocate(length, usable == UINT64_MAX ? usable : queue.lastReached(),
                       queue.lastReached(), allocation);
}

Status GpuDevice::allocateBuffer(uint64_t length, Reuse reuse, bool readOnly, Ref<Buffer> &buffer) {
  GpuPool::Allocation memory;
  SLUICE_RETURN_IF_ERROR(allocateRange(length, reuse, memory));
  Undo undo([&] { freeQueued(std::move(memory)); });
  auto storage = makeRef<PooledStorage>(*this, memory, length, readOnly);
  undo.dismiss();
  buffer = makeRef<Buffer>(std::move(storage), 0, length);
  return {};
}

Status GpuDevice::allocateBlock(uint64_t length, MemoryUsage usage, Ref<Buffer> &buffer) {
  Reuse reuse = usage & kMemoryUnqueued ? Reuse::Idle
                : usage & kMemoryAhead  ? Reuse::NotLast
                                        : Reuse::All;
  return allocateBuffer(length, reuse, false, buffer);
}

Status GpuDevice::importHost(void *data, uint64_t length, Ref<Buffer> &buffer) {
  std::span<const uint8_t> bytes(static_cast<const uint8_t *>(data), length);
  auto view = makeRef<HostView>(foreignViews);
  if (!limits().mapsMemory || !data || !length || !view->open(data, length))
    return makeError(SLUICE_UNSUPPORTED, "%s cannot use host memory in place", name());
  buffer = makeRef<Buffer>(makeRef<HostStorage>(*this, nullptr, bytes, std::move(view), false), 0,
                           length);
  return {};
}

Status GpuDevice::importShared(uint64_t address, uint64_t length, Ref<Buffer> &buffer) {
  if (!stream())
    return makeError(SLUICE_UNSUPPORTED, "%s shares no memory with other libraries", name());
  if (!address && length)
    return makeError(SLUICE_INVALID_ARGUMENT, "cannot import %llu bytes at address 0",
                     (unsigned long long)length);
  buffer = makeRef<Buffer>(makeRef<ImportedGpuStorage>(*this, address, length), 0, length);
  return {};
}

Status GpuDevice::exportMemory(const Buffer &buffer, sluice_memory_handle_t &handle) {
  GpuPool::Slab *slab = static_cast<const GpuStorage &>(buffer.storage()).slab();
  if (!slab || !buffer.storage().address())
    return makeError(SLUICE_UNSUPPORTED,
                     "%s can share memory that it allocated itself, not what others own", name());
  sluice_memory_handle_t made{};
  SLUICE_RETURN_IF_ERROR(backend->exportBlock(slab->block, made));
  made.offset = locationOf(buffer, 0).offset;
  made.length = buffer.length();
  handle = made;
  return {};
}

Status GpuDevice::openMemory(const sluice_memory_handle_t &handle, Ref<Buffer> &buffer) {
  auto view = makeRef<BlockView>(foreignViews);
  SLUICE_RETURN_IF_ERROR(view->open(handle));
  buffer =
      makeRef<Buffer>(makeRef<OpenedStorage>(*this, std::move(view), handle.offset, handle.length),
                      0, handle.length);
  return {};
}

uint64_t GpuDevice::addressOf(const Buffer &buffer) const {
  if (!stream() || !buffer.storage().address())
    return 0;
  return locationOf(buffer, 0).address();
}

Status GpuDevice::mapConstant(Ref<ByteSource> owner, std::span<const uint8_t> bytes,
                              Ref<Buffer> &buffer) {
  if (auto view = makeRef<HostView>(foreignViews);
      limits().mapsMemory && !bytes.empty() && view->open(bytes.data(), bytes.size())) {
    auto storage = makeRef<HostStorage>(*this, std::move(owner), bytes, std::move(view), true);
    buffer = makeRef<Buffer>(std::move(storage), 0, bytes.size());
    return {};
  }
  Ref<Buffer> copy;
  SLUICE_RETURN_IF_ERROR(allocateBuffer(bytes.size(), Reuse::Idle, true, copy));
  SLUICE_RETURN_IF_ERROR(write(*copy, 0, bytes.data(), bytes.size()));
  buffer = std::move(copy);
  return {};
}

Status GpuDevice::createCommandBuffer(Ref<CommandBuffer> &commands) {
  commands = makeRef<GpuCommandBuffer>(Ref<GpuDevice>(this));
  return {};
}

Status GpuDevice::submit(Ref<Timepoint> wait, std::span<const Ref<CommandBuffer>> commands,
                         Ref<Timepoint> &done) {
  SLUICE_RETURN_IF_ERROR(CommandRecorder::seal(*this, commands));
  return queue.submit(*this, std::move(wait), commands, done);
}

Status GpuDevice::readFar(const Buffer &buffer, uint64_t offset, void *target, uint64_t length) {
  return backend->read(locationOf(buffer, offset), target, length);
}

Status GpuDevice::writeFar(Buffer &buffer, uint64_t offset, const void *source, uint64_t length) {
  return backend->write(locationOf(buffer, offset), source, length);
}

void GpuDevice::trim() {
  pool.trim(queue.lastReached());
  uploadCache.trim();
}

} // namespace sluice::hal::gpu
