//===- Tensor.cpp - C functions of buffers and tensors --------------------===//
#include "runtime/api/Handles.h"

#include <unistd.h>

using namespace sluice;
using namespace sluice::api;

/// Bytes of a tensor that a caller describes, or why there can be none.
static Status describedBytes(sluice_element_type_t type, size_t rank, const int64_t *dims,
                             uint64_t &bytes) {
  if (sluice_element_type_size(type) == 0)
    return makeError(SLUICE_INVALID_ARGUMENT, "a tensor needs an element type, not number %d",
                     int(type));
  if (!tensorByteLength(type, dims, rank, bytes))
    return makeError(SLUICE_INVALID_ARGUMENT, "no tensor can have the shape %s",
                     formatShape(type, dims, rank).c_str());
  return {};
}

static Status createTensorCopy(hal::Device &device, sluice_element_type_t type, size_t rank,
                               const int64_t *dims, const void *data, Ref<hal::Tensor> &tensor) {
  uint64_t bytes;
  Ref<hal::Buffer> buffer;
  SLUICE_RETURN_IF_ERROR(describedBytes(type, rank, dims, bytes));
  SLUICE_RETURN_IF_ERROR(device.allocate(bytes, hal::kMemoryHostWrite, buffer));
  if (data)
    SLUICE_RETURN_IF_ERROR(device.write(*buffer, 0, data, bytes));
  return hal::Tensor::create(std::move(buffer), 0, type, {dims, dims + rank}, tensor);
}

/// Ends an import, which cannot fail any more.
static void lend(hal::Storage &memory, sluice_access_t access, sluice_release_callback_t release,
                 void *user) {
  if (access != SLUICE_READ_WRITE)
    memory.setReadOnly();
  memory.setRelease(release, user);
}

static Status importTensor(hal::Device &device, sluice_element_type_t type, size_t rank,
                           const int64_t *dims, const void *data, Ref<hal::Tensor> &tensor) {
  uint64_t bytes;
  Ref<hal::Buffer> buffer;
  SLUICE_RETURN_IF_ERROR(describedBytes(type, rank, dims, bytes));
  uint32_t alignment = sluice_element_type_size(partOf(type));
  if (reinterpret_cast<uintptr_t>(data) % alignment)
    return makeError(SLUICE_INVALID_ARGUMENT, "memory of %s is not aligned to %u bytes",
                     formatShape(type, dims, rank).c_str(), alignment);
  SLUICE_RETURN_IF_ERROR(device.importHost(const_cast<void *>(data), bytes, buffer));
  return hal::Tensor::create(std::move(buffer), 0, type, {dims, dims + rank}, tensor);
}

extern "C" {

sluice_status_t sluice_buffer_create(sluice_device_t *device, uint64_t length,
                                     sluice_buffer_t **out_buffer) {
  return attempt(out_buffer, [&](Ref<hal::Buffer> &buffer) {
    return unwrap(device)->allocate(length, hal::kMemoryHostWrite, buffer);
  });
}
sluice_status_t sluice_buffer_import_with(sluice_device_t *device, const void *data,
                                          uint64_t length, sluice_access_t access,
                                          sluice_release_callback_t release, void *user,
                                          sluice_buffer_t **out_buffer) {
  return attempt(out_buffer, [&](Ref<hal::Buffer> &buffer) -> Status {
    SLUICE_RETURN_IF_ERROR(unwrap(device)->importHost(const_cast<void *>(data), length, buffer));
    lend(buffer->storage(), access, release, user);
    return {};
  });
}
sluice_status_t sluice_buffer_import_device_with(sluice_device_t *device, uint64_t address,
                                                 uint64_t length, sluice_access_t access,
                                                 sluice_release_callback_t release, void *user,
                                                 sluice_buffer_t **out_buffer) {
  return attempt(out_buffer, [&](Ref<hal::Buffer> &buffer) -> Status {
    SLUICE_RETURN_IF_ERROR(unwrap(device)->importShared(address, length, buffer));
    lend(buffer->storage(), access, release, user);
    return {};
  });
}
sluice_status_t sluice_buffer_import(sluice_device_t *device, void *data, uint64_t length,
                                     sluice_release_callback_t release, void *user,
                                     sluice_buffer_t **out_buffer) {
  return sluice_buffer_import_with(device, data, length, SLUICE_READ_WRITE, release, user,
                                   out_buffer);
}
sluice_status_t sluice_buffer_import_device(sluice_device_t *device, uint64_t address,
                                            uint64_t length, sluice_release_callback_t release,
                                            void *user, sluice_buffer_t **out_buffer) {
  return sluice_buffer_import_device_with(device, address, length, SLUICE_READ_WRITE, release, user,
                                          out_buffer);
}
uint64_t sluice_buffer_device_address(const sluice_buffer_t *buffer) {
  return unwrap(buffer)->device().addressOf(*unwrap(buffer));
}
sluice_status_t sluice_buffer_export(const sluice_buffer_t *buffer,
                                     sluice_memory_handle_t *out_handle) {
  return attempt(
      [&] { return unwrap(buffer)->device().exportMemory(*unwrap(buffer), *out_handle); });
}
sluice_status_t sluice_buffer_open(sluice_device_t *device, const sluice_memory_handle_t *handle,
                                   sluice_buffer_t **out_buffer) {
  return attempt(out_buffer, [&](Ref<hal::Buffer> &buffer) {
    if (handle->offset > handle->allocation_length ||
        handle->length > handle->allocation_length - handle->offset)
      return makeError(
          SLUICE_OUT_OF_RANGE,
          "a memory handle is for %llu bytes at offset %llu of an allocation of %llu bytes",
          (unsigned long long)handle->length, (unsigned long long)handle->offset,
          (unsigned long long)handle->allocation_length);
    return unwrap(device)->openMemory(*handle, buffer);
  });
}
void sluice_memory_handle_close(sluice_memory_handle_t *handle) {
  if (handle && handle->type == SLUICE_MEMORY_HANDLE_OPAQUE_FD && handle->fd >= 0)
    ::close(std::exchange(handle->fd, -1));
}
sluice_status_t sluice_buffer_subspan(sluice_buffer_t *parent, uint64_t offset, uint64_t length,
                                      sluice_buffer_t **out_buffer) {
  return attempt(out_buffer, [&](Ref<hal::Buffer> &buffer) {
    return unwrap(parent)->subspan(offset, length, buffer);
  });
}
uint64_t sluice_buffer_length(const sluice_buffer_t *buffer) { return unwrap(buffer)->length(); }
sluice_device_t *sluice_buffer_device(const sluice_buffer_t *buffer) {
  return wrap<sluice_device_t>(&unwrap(buffer)->device());
}
void *sluice_buffer_host_pointer(const sluice_buffer_t *buffer) {
  return unwrap(buffer)->hostPointer();
}

sluice_status_t sluice_buffer_read(const sluice_buffer_t *buffer, uint64_t offset, void *target,
                                   uint64_t length) {
  return attempt([&]() -> Status {
    SLUICE_RETURN_IF_ERROR(unwrap(buffer)->checkRange(offset, length));
    return unwrap(buffer)->device().read(*unwrap(buffer), offset, target, length);
  });
}
sluice_status_t sluice_buffer_write(sluice_buffer_t *buffer, uint64_t offset, const void *source,
                                    uint64_t length) {
  return attempt([&]() -> Status {
    SLUICE_RETURN_IF_ERROR(unwrap(buffer)->checkRange(offset, length));
    if (unwrap(buffer)->storage().readOnly())
      return makeError(SLUICE_INVALID_ARGUMENT, "a write to a constant");
    return unwrap(buffer)->device().write(*unwrap(buffer), offset, source, length);
  });
}

sluice_status_t sluice_tensor_create(sluice_buffer_t *buffer, sluice_element_type_t type,
                                     size_t rank, const int64_t *dims,
                                     sluice_tensor_t **out_tensor) {
  return attempt(out_tensor, [&](Ref<hal::Tensor> &tensor) {
    return hal::Tensor::create(Ref<hal::Buffer>(unwrap(buffer)), 0, type, {dims, dims + rank},
                               tensor);
  });
}
sluice_status_t sluice_tensor_create_copy(sluice_device_t *device, sluice_element_type_t type,
                                          size_t rank, const int64_t *dims, const void *data,
                                          sluice_tensor_t **out_tensor) {
  return attempt(out_tensor, [&](Ref<hal::Tensor> &tensor) {
    return createTensorCopy(*unwrap(device), type, rank, dims, data, tensor);
  });
}
sluice_status_t sluice_tensor_import_with(sluice_device_t *device, sluice_element_type_t type,
                                          size_t rank, const int64_t *dims, const void *data,
                                          sluice_access_t access, sluice_release_callback_t release,
                                          void *user, sluice_tensor_t **out_tensor) {
  return attempt(out_tensor, [&](Ref<hal::Tensor> &tensor) -> Status {
    SLUICE_RETURN_IF_ERROR(importTensor(*unwrap(device), type, rank, dims, data, tensor));
    lend(tensor->buffer().storage(), access, release, user);
    return {};
  });
}
sluice_status_t sluice_tensor_import(sluice_device_t *device, sluice_element_type_t type,
                                     size_t rank, const int64_t *dims, void *data,
                                     sluice_release_callback_t release, void *user,
                                     sluice_tensor_t **out_tensor) {
  return sluice_tensor_import_with(device, type, rank, dims, data, SLUICE_READ_WRITE, release, user,
                                   out_tensor);
}
sluice_element_type_t sluice_tensor_element_type(const sluice_tensor_t *tensor) {
  return unwrap(tensor)->elementType();
}
size_t sluice_tensor_rank(const sluice_tensor_t *tensor) { return unwrap(tensor)->dims().size(); }
const int64_t *sluice_tensor_dims(const sluice_tensor_t *tensor) {
  return unwrap(tensor)->dims().data();
}
uint64_t sluice_tensor_element_count(const sluice_tensor_t *tensor) {
  return unwrap(tensor)->elementCount();
}
uint64_t sluice_tensor_byte_length(const sluice_tensor_t *tensor) {
  return unwrap(tensor)->buffer().length();
}
sluice_buffer_t *sluice_tensor_buffer(const sluice_tensor_t *tensor) {
  return wrap<sluice_buffer_t>(&unwrap(tensor)->buffer());
}
void *sluice_tensor_host_pointer(const sluice_tensor_t *tensor) {
  return unwrap(tensor)->buffer().hostPointer();
}
}
