//===- Buffer.cpp - ranges of device memory, and tensors in them ----------===//
#include "runtime/hal/Buffer.h"

#include "runtime/hal/Device.h"

#include <cstring>
#include <pthread.h>

namespace sluice::hal {

Storage::Storage(Ref<Device> device, void *address, uint64_t length, bool hostVisible,
                 bool readOnly)
    : owner(std::move(device)), base(address), bytes(length), onHost(hostVisible),
      constant(readOnly) {}
Storage::~Storage() {
  if (onRelease) // after all that devices made of it
    onRelease(user);
}

Status Buffer::checkRange(uint64_t offset, uint64_t length) const {
  if (offset > bytes || length > bytes - offset)
    return makeError(SLUICE_OUT_OF_RANGE,
                     "bytes %llu to %llu are past the end of a buffer of %llu bytes",
                     (unsigned long long)offset, (unsigned long long)(offset + length),
                     (unsigned long long)bytes);
  return {};
}

Status Buffer::subspan(uint64_t offset, uint64_t length, Ref<Buffer> &result) const {
  SLUICE_RETURN_IF_ERROR(checkRange(offset, length));
  result = makeRef<Buffer>(memory, start + offset, length);
  return {};
}

Status Device::allocateQueued(uint64_t length, MemoryUsage usage, Ref<Timepoint> wait,
                              Ref<Buffer> &buffer, Ref<Timepoint> &ready) {
  SLUICE_RETURN_IF_ERROR(allocateBlock(length, usage, buffer));
  ready = std::move(wait);
  return {};
}

Status Device::deallocateQueued(Buffer &buffer, Ref<Timepoint> wait, Ref<Timepoint> &done) {
  // In the queue's own order `wait` comes before whatever is submitted next. Memory that waits for
  // something else stays until its last reference goes.
  if (!wait || wait->timeline() == timeline() || wait->reached())
    buffer.storage().giveBackQueued();
  done = std::move(wait);
  return {};
}

Status Device::openQueue(uint32_t number, Ref<Device> &queue) {
  number %= queueCount();
  if (number == 0) {
    queue = Ref<Device>(this);
    return {};
  }
  std::lock_guard lock(queueMutex);
  Ref<Device> &known = queues[number];
  if (!known)
    SLUICE_RETURN_IF_ERROR(createQueue(known));
  queue = known;
  return {};
}

void Device::visitQueues(const std::function<void(Device &)> &visit) {
  std::lock_guard lock(queueMutex);
  for (const auto &[number, queue] : queues)
    if (queue)
      visit(*queue);
}

Status Device::createQueue(Ref<Device> &) {
  return makeError(SLUICE_UNSUPPORTED, "%s has one queue", name());
}

std::atomic<uint32_t> Device::processNumber = [] {
  ::pthread_atfork(nullptr, nullptr, [] { ++processNumber; });
  return 0u;
}();

Status Device::checkProcess() const {
  if (process == processNumber.load(std::memory_order_relaxed))
    return {};
  return makeError(SLUICE_FAILED_PRECONDITION,
                   "this process was forked after %s was opened: open devices and load modules in "
                   "each process of its own",
                   name());
}

uint64_t Device::nextSerial() {
  static std::atomic<uint64_t> last{0};
  return ++last;
}

Status Device::read(const Buffer &buffer, uint64_t offset, void *target, uint64_t length) {
  const uint8_t *source = buffer.hostPointer();
  if (!source && (buffer.storage().hostVisible() || !buffer.storage().address()))
    return makeError(SLUICE_FAILED_PRECONDITION, "a read of a buffer whose memory was given back");
  if (!source && length) // its driver's handles are its own
    return buffer.device().readFar(buffer, offset, target, length);
  if (length)
    std::memcpy(target, source + offset, length);
  return {};
}

Status Device::write(Buffer &buffer, uint64_t offset, const void *source, uint64_t length) {
  uint8_t *target = buffer.hostPointer();
  if (!target && (buffer.storage().hostVisible() || !buffer.storage().address()))
    return makeError(SLUICE_FAILED_PRECONDITION, "a write to a buffer whose memory was given back");
  if (!target && length)
    return buffer.device().writeFar(buffer, offset, source, length);
  if (length)
    std::memcpy(target + offset, source, length);
  return {};
}

bool Device::isNear(const Storage &storage) const {
  return &storage.device() == this || storage.device().memoryDomain() == memoryDomain();
}

Status importBuffer(Device &device, Ref<Buffer> &buffer) {
  Device &from = buffer->device();
  if (device.isNear(buffer->storage()))
    return {};
  Ref<Buffer> copy;
  uint64_t length = buffer->length();
  SLUICE_RETURN_IF_ERROR(device.allocate(length, kMemoryHostWrite, copy));
  const uint8_t *source = buffer->hostPointer();
  if (uint8_t *target = copy->hostPointer()) {
    SLUICE_RETURN_IF_ERROR(from.read(*buffer, 0, target, length));
  } else if (source) {
    SLUICE_RETURN_IF_ERROR(device.write(*copy, 0, source, length));
  } else {
    Ref<CommandBuffer> commands;
    Ref<Timepoint> done;
    SLUICE_RETURN_IF_ERROR(device.createCommandBuffer(commands));
    SLUICE_RETURN_IF_ERROR(commands->copy({buffer.get(), 0, length}, {copy.get(), 0, length}));
    SLUICE_RETURN_IF_ERROR(device.submit(nullptr, {&commands, 1}, done));
    SLUICE_RETURN_IF_ERROR(done->await());
  }
  buffer = std::move(copy);
  return {};
}

Status Tensor::create(Ref<Buffer> buffer, uint64_t offset, sluice_element_type_t type,
                      std::vector<int64_t> dims, Ref<Tensor> &tensor) {
  uint64_t bytes;
  if (sluice_element_type_size(type) == 0)
    return makeError(SLUICE_INVALID_ARGUMENT, "a tensor needs an element type, not number %d",
                     int(type));
  for (int64_t size : dims)
    if (size < 0)
      return makeError(SLUICE_INVALID_ARGUMENT, "a size of %lld is negative",
                       static_cast<long long>(size));
  if (!tensorByteLength(type, dims.data(), dims.size(), bytes))
    return makeError(SLUICE_INVALID_ARGUMENT, "no tensor can have the shape %s",
                     formatShape(type, dims.data(), dims.size()).c_str());
  if (offset != 0 || buffer->length() != bytes) {
    Ref<Buffer> exact;
    if (!buffer->subspan(offset, bytes, exact).ok())
      return makeError(SLUICE_OUT_OF_RANGE,
                       "a tensor of %s needs %llu bytes at offset %llu, the buffer has %llu",
                       formatShape(type, dims.data(), dims.size()).c_str(),
                       (unsigned long long)bytes, (unsigned long long)offset,
                       (unsigned long long)buffer->length());
    buffer = std::move(exact);
  }
  tensor = Ref<Tensor>::adopt(new Tensor(std::move(buffer), type, std::move(dims)));
  return {};
}

} // namespace sluice::hal
