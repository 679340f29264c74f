/*===- device.h - where programs run --------------------------------------===*/
#ifndef SLUICE_DEVICE_H
#define SLUICE_DEVICE_H

#include "sluice/instance.h"

SLUICE_C_BEGIN

typedef struct sluice_device_t sluice_device_t;

#define SLUICE_SPIN_NONE 0xFFFFFFFFu

/* Where memory of a CPU device comes from, for programs that count or place it. Both are called on
   any thread, and end with the device. `allocate` gives `size` bytes aligned to `alignment`, a
   power of 2, or null if there are none; `release` takes what it gave, with the same size. */
typedef struct sluice_host_allocator_t {
  void *(*allocate)(void *user, size_t size, size_t alignment);
  void (*release)(void *user, void *memory, size_t size);
  void *user;
} sluice_host_allocator_t;

typedef struct sluice_device_options_t {
  size_t struct_size; /* see sluice_instance_options_t */
  uint32_t threads;   /* CPU: threads that run kernels, the waiting caller included; 0 = one per
                         usable core */
  /* CPU: microseconds for which threads without work stay awake before they sleep, so that the next
     call finds them. Other programs on a busy machine are better served by less. 0 = 50000,
     SLUICE_SPIN_NONE = sleep at once. */
  uint32_t spin_us;
  uint64_t memory_limit; /* bytes of buffers, beyond which allocations fail; 0 = the memory of the
                            device */
  /* CPU: null, or where its memory is from; copied. What the system makes better for large blocks
     (huge pages) is then up to it. */
  const sluice_host_allocator_t *host_allocator;
} sluice_device_options_t;

/* Opens a device by name: "cpu", "vulkan:1"; without a number the first of its kind. `options` may
   be null. The caller owns one reference. NOT_FOUND says why there is no such device and names
   those there are. Thread-safe. */
SLUICE_API sluice_status_t sluice_device_create(sluice_instance_t *instance, const char *name,
                                                const sluice_device_options_t *options,
                                                sluice_device_t **out_device);
SLUICE_API void sluice_device_retain(sluice_device_t *device);
/* Null is allowed. The last release waits for queued work. */
SLUICE_API void sluice_device_release(sluice_device_t *device);

/* "cpu:0". Lives as long as the device. */
SLUICE_API const char *sluice_device_name(const sluice_device_t *device);
/* One line for people: processor, features, threads. Lives as long as the device. */
SLUICE_API const char *sluice_device_description(const sluice_device_t *device);

/* What kernels for the device are best compiled for, as `sluice compile --target` takes it: "cpu",
   "cuda:sm_90", "vulkan:desktop". Lives as long as the device. */
SLUICE_API const char *sluice_device_target(const sluice_device_t *device);

/* What the device runs its work on, for those who order theirs before it: a CUstream or
   hipStream_t; null elsewhere. It lives as long as the device; waits for events may be put on it,
   and nothing else. */
SLUICE_API void *sluice_device_stream(const sluice_device_t *device);

/* The devices that this machine offers, as names for sluice_device_create: calls `visit` for each,
 * or for none where there is no memory for the list. Thread-safe. */
typedef void (*sluice_device_visitor_t)(void *user, const char *name, const char *description);
SLUICE_API void sluice_instance_visit_devices(sluice_instance_t *instance,
                                              sluice_device_visitor_t visit, void *user);
/* The same with what kernels for each are best compiled for in place of its description. */
SLUICE_API void sluice_instance_visit_targets(sluice_instance_t *instance,
                                              sluice_device_visitor_t visit, void *user);
/* What names of the devices begin with that run what is compiled for `target`: "hip" for
   "rocm:gfx942"; "" if there is no such family of targets. Never freed. Thread-safe. */
SLUICE_API const char *sluice_target_driver(const char *target);
/* What it does not offer, and why: a kind of device without any ("cuda", "libcuda.so.1 is not
   installed"), or a device that cannot be used ("vulkan:1", "... has no timeline semaphores").
   Thread-safe. */
SLUICE_API void sluice_instance_visit_unavailable(sluice_instance_t *instance,
                                                  sluice_device_visitor_t visit, void *user);

/* Bytes, at the moment of the call. Constants mapped from module files and imported memory do not
 * count. */
typedef struct sluice_memory_statistics_t {
  uint64_t in_use; /* handed out */
  uint64_t peak;   /* highest in_use since creation or reset */
  uint64_t cached; /* free, kept for reuse */
  uint64_t reserved[5];
} sluice_memory_statistics_t;
SLUICE_API void sluice_device_memory_statistics(sluice_device_t *device,
                                                sluice_memory_statistics_t *out_statistics);
SLUICE_API void sluice_device_reset_peak_memory(sluice_device_t *device);
/* Gives cached memory back to the system. Thread-safe. */
SLUICE_API void sluice_device_trim(sluice_device_t *device);

SLUICE_C_END
#endif
