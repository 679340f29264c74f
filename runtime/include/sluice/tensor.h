/*===- tensor.h - element type, shape and buffer --------------------------===*/
/* Dense and row-major. Immutable but for the content of its buffer.           */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_TENSOR_H
#define SLUICE_TENSOR_H

#include "sluice/buffer.h"
#include "sluice/element_type.h"

SLUICE_C_BEGIN

typedef struct sluice_tensor_t sluice_tensor_t;

/* Describes the first bytes of `buffer`, which it retains. `dims` is copied. INVALID_ARGUMENT for a
   negative dimension or an unknown type, OUT_OF_RANGE if the buffer is too short. The caller owns
   one reference. Thread-safe. */
SLUICE_API sluice_status_t sluice_tensor_create(sluice_buffer_t *buffer, sluice_element_type_t type,
                                                size_t rank, const int64_t *dims,
                                                sluice_tensor_t **out_tensor);

/* New memory; `data` is copied in, or null for undefined content. Thread-safe. */
SLUICE_API sluice_status_t sluice_tensor_create_copy(sluice_device_t *device,
                                                     sluice_element_type_t type, size_t rank,
                                                     const int64_t *dims, const void *data,
                                                     sluice_tensor_t **out_tensor);

/* The caller's memory, contiguous, not copied: see sluice_buffer_import_with. INVALID_ARGUMENT if
   `data` is not aligned to its elements. */
SLUICE_API sluice_status_t sluice_tensor_import_with(sluice_device_t *device,
                                                     sluice_element_type_t type, size_t rank,
                                                     const int64_t *dims, const void *data,
                                                     sluice_access_t access,
                                                     sluice_release_callback_t release, void *user,
                                                     sluice_tensor_t **out_tensor);

SLUICE_API sluice_status_t sluice_tensor_import(sluice_device_t *device, sluice_element_type_t type,
                                                size_t rank, const int64_t *dims, void *data,
                                                sluice_release_callback_t release, void *user,
                                                sluice_tensor_t **out_tensor);

SLUICE_API void sluice_tensor_retain(sluice_tensor_t *tensor);
SLUICE_API void sluice_tensor_release(sluice_tensor_t *tensor); /* null is allowed */

/* What DLPack and the buffer protocol ask for. Pointers live as long as the tensor. */
SLUICE_API sluice_element_type_t sluice_tensor_element_type(const sluice_tensor_t *tensor);
SLUICE_API size_t sluice_tensor_rank(const sluice_tensor_t *tensor);
SLUICE_API const int64_t *sluice_tensor_dims(const sluice_tensor_t *tensor);
SLUICE_API uint64_t sluice_tensor_element_count(const sluice_tensor_t *tensor);
SLUICE_API uint64_t sluice_tensor_byte_length(const sluice_tensor_t *tensor);
/* Borrowed; exactly the tensor's bytes. */
SLUICE_API sluice_buffer_t *sluice_tensor_buffer(const sluice_tensor_t *tensor);
/* Element 0, if the host can address it (always on the CPU), else null. */
SLUICE_API void *sluice_tensor_host_pointer(const sluice_tensor_t *tensor);

SLUICE_C_END
#endif
