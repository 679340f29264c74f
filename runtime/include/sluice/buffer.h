/*===- buffer.h - bytes on a device ---------------------------------------===*/
#ifndef SLUICE_BUFFER_H
#define SLUICE_BUFFER_H

#include "sluice/device.h"

SLUICE_C_BEGIN

typedef struct sluice_buffer_t sluice_buffer_t;

/* Called once, on any thread, when the device no longer needs imported memory. */
typedef void (*sluice_release_callback_t)(void *user);

/* What may be done to memory of the caller's. */
typedef enum sluice_access_t { SLUICE_READ_ONLY = 0, SLUICE_READ_WRITE = 1 } sluice_access_t;

/* New memory of `length` bytes (0 is allowed), 64-byte aligned, content undefined. The caller owns
   one reference. RESOURCE_EXHAUSTED if the device has no room. Thread-safe. */
SLUICE_API sluice_status_t sluice_buffer_create(sluice_device_t *device, uint64_t length,
                                                sluice_buffer_t **out_buffer);

/* Uses the caller's host memory as it lies, without a copy, where the device allows (the CPU does);
   UNSUPPORTED elsewhere. `data` must stay valid and unchanged until `release` (may be null) is
   called with `user`; after a failure `release` is not called. Nothing writes to what is imported
   as SLUICE_READ_ONLY: it cannot be donated (module.h), and programs only read other arguments.
   Thread-safe. */
SLUICE_API sluice_status_t sluice_buffer_import_with(sluice_device_t *device, const void *data,
                                                     uint64_t length, sluice_access_t access,
                                                     sluice_release_callback_t release, void *user,
                                                     sluice_buffer_t **out_buffer);

/* The same for memory that may be written. */
SLUICE_API sluice_status_t sluice_buffer_import(sluice_device_t *device, void *data,
                                                uint64_t length, sluice_release_callback_t release,
                                                void *user, sluice_buffer_t **out_buffer);

/* The same for memory of the device itself that another library owns, where libraries share
   addresses: `address` is a CUdeviceptr or hipDeviceptr_t of that device, on the CPU a host
   pointer. UNSUPPORTED elsewhere. What is still being written there must be ordered before the work
   of sluice_device_stream. Calls that return have read it. Thread-safe. */
SLUICE_API sluice_status_t sluice_buffer_import_device_with(
    sluice_device_t *device, uint64_t address, uint64_t length, sluice_access_t access,
    sluice_release_callback_t release, void *user, sluice_buffer_t **out_buffer);

SLUICE_API sluice_status_t sluice_buffer_import_device(sluice_device_t *device, uint64_t address,
                                                       uint64_t length,
                                                       sluice_release_callback_t release,
                                                       void *user, sluice_buffer_t **out_buffer);

/* A part of `parent`, which it retains. OUT_OF_RANGE if it ends past the parent. Thread-safe. */
SLUICE_API sluice_status_t sluice_buffer_subspan(sluice_buffer_t *parent, uint64_t offset,
                                                 uint64_t length, sluice_buffer_t **out_buffer);

SLUICE_API void sluice_buffer_retain(sluice_buffer_t *buffer);
SLUICE_API void sluice_buffer_release(sluice_buffer_t *buffer); /* null is allowed */

SLUICE_API uint64_t sluice_buffer_length(const sluice_buffer_t *buffer);
/* Borrowed. */
SLUICE_API sluice_device_t *sluice_buffer_device(const sluice_buffer_t *buffer);
/* The bytes, if the host can address them (always on the CPU), else null. Valid as long as the
 * buffer. */
SLUICE_API void *sluice_buffer_host_pointer(const sluice_buffer_t *buffer);

/* Where the bytes lie for other libraries: a CUdeviceptr or hipDeviceptr_t, on the CPU a host
   pointer; 0 where addresses are not shared. Valid as long as the buffer. */
SLUICE_API uint64_t sluice_buffer_device_address(const sluice_buffer_t *buffer);

/* Copies between host memory and a buffer; returns when done. The caller sees to it that no queued
   work uses the range. OUT_OF_RANGE if the range ends past the buffer. */
SLUICE_API sluice_status_t sluice_buffer_read(const sluice_buffer_t *buffer, uint64_t offset,
                                              void *target, uint64_t length);
SLUICE_API sluice_status_t sluice_buffer_write(sluice_buffer_t *buffer, uint64_t offset,
                                               const void *source, uint64_t length);

SLUICE_C_END
#endif
