/*===- share.h - memory of a device in other processes --------------------===*/
/* A buffer is described by a handle, which is sent to another process (or given to another library)
   and opened there, without a copy: both see the same bytes. Who writes is up to them: calls that
   have returned are done with the memory. */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_SHARE_H
#define SLUICE_SHARE_H

#include "sluice/buffer.h"

SLUICE_C_BEGIN

typedef enum sluice_memory_handle_type_t {
  SLUICE_MEMORY_HANDLE_NONE = 0,
  SLUICE_MEMORY_HANDLE_OPAQUE_FD =
      1, /* Vulkan's VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT: `fd` */
  SLUICE_MEMORY_HANDLE_CUDA_IPC = 2, /* CUipcMemHandle: `ipc`, for other processes only */
  SLUICE_MEMORY_HANDLE_HIP_IPC = 3   /* hipIpcMemHandle_t: likewise */
} sluice_memory_handle_type_t;

/* Plain data but for `fd`, which is sent as file descriptors are (SCM_RIGHTS) and has another
 * number there. */
typedef struct sluice_memory_handle_t {
  sluice_memory_handle_type_t type;
  int32_t fd;              /* -1 where the type has none */
  uint8_t device_uuid[16]; /* of the GPU that the memory is of */
  uint8_t driver_uuid[16]; /* of the driver that made it */
  uint8_t ipc[64];         /* what the vendor made for other processes */
  uint32_t memory_type;    /* Vulkan's number of it */
  uint64_t
      allocation_length;   /* bytes of the whole allocation, which whoever opens it can address */
  uint64_t offset, length; /* of the buffer in it */
} sluice_memory_handle_t;

/* Describes the memory of `buffer`, of which others may open the whole allocation. The caller owns
   the handle and ends it with sluice_memory_handle_close. The memory is the buffer's: keep that
   until the others are done, or the runtime puts something else there. UNSUPPORTED, with the
   reason, if the device or its driver cannot (processors cannot), or the memory is not its own.
   Thread-safe. */
SLUICE_API sluice_status_t sluice_buffer_export(const sluice_buffer_t *buffer,
                                                sluice_memory_handle_t *out_handle);

/* A buffer over that memory on `device`, which must be the same GPU. The caller owns one reference,
   and still owns `handle`, which may be closed at once. Programs read it in place. Only handles of
   sluice_buffer_export may be given: a driver trusts them. UNSUPPORTED, with the reason, if the
   device cannot open it (then the way is a copy through the host); INVALID_ARGUMENT or OUT_OF_RANGE
   for a handle that is none. Thread-safe. */
SLUICE_API sluice_status_t sluice_buffer_open(sluice_device_t *device,
                                              const sluice_memory_handle_t *handle,
                                              sluice_buffer_t **out_buffer);

/* Closes the file descriptor, if it has one. Null and a handle of zeros are allowed. */
SLUICE_API void sluice_memory_handle_close(sluice_memory_handle_t *handle);

SLUICE_C_END
#endif
