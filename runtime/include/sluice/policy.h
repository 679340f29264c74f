/*===- policy.h - from whose memory a buffer of several devices is taken --===*/
/* A program says of some buffers only which devices are to use them. When it is loaded, each
 * distinct question is asked once: from which */
/* device's memory, of what type, for what use; never of what size. The answer holds as long as the
 * module is loaded.                  */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_POLICY_H
#define SLUICE_POLICY_H

#include "sluice/device.h"

SLUICE_C_BEGIN

/* Properties that the memory must have. Bits. */
enum {
  SLUICE_MEMORY_OPTIMAL = 1u << 0, /* what suits the device best; no requirement */
  SLUICE_MEMORY_HOST_VISIBLE = 1u << 1,
  SLUICE_MEMORY_HOST_COHERENT = 1u << 2,
  SLUICE_MEMORY_HOST_CACHED = 1u << 3,
  SLUICE_MEMORY_DEVICE_VISIBLE = 1u << 4,
  SLUICE_MEMORY_DEVICE_LOCAL = 1u << 5 | 1u << 4,
  SLUICE_MEMORY_HOST_LOCAL = 1u << 6 | 1u << 2 | 1u << 1
};

/* What it is used for. Bits. */
enum {
  SLUICE_USAGE_TRANSFER_SOURCE = 1u << 0,
  SLUICE_USAGE_TRANSFER_TARGET = 1u << 1,
  SLUICE_USAGE_TRANSFER = 3u << 0,
  SLUICE_USAGE_DISPATCH_STORAGE_READ = 1u << 10,
  SLUICE_USAGE_DISPATCH_STORAGE_WRITE = 1u << 11,
  SLUICE_USAGE_DISPATCH_STORAGE = 3u << 10,
  SLUICE_USAGE_SHARING_EXPORT = 1u << 16,     /* other processes may open it */
  SLUICE_USAGE_SHARING_CONCURRENT = 1u << 18, /* several devices use it at the same time */
  SLUICE_USAGE_MAPPING_SCOPED = 1u << 24,     /* the host maps it for a while */
  SLUICE_USAGE_MAPPING_PERSISTENT = 1u << 25
};

/* One of those that may be chosen. */
typedef struct sluice_device_candidate_t {
  sluice_device_t *device;
  uint64_t queue_affinity; /* bits of its queues */
  const char *name;        /* what the program calls the device; "" if it has no name for it */
  size_t ordinal;          /* its place among the devices that the module was loaded onto */
  const char *refusal;     /* why it has no such memory; null if it has */
  uint64_t reserved[3];
} sluice_device_candidate_t;

typedef struct sluice_hal_device_policy_t {
  /* Sets `out_device` and `out_queue_affinity` to those of one candidate without refusal; there is
     at least one. `flags` is 0. Another answer, or a failure, which ends the load and names the
     device, makes the module not load. Called on the thread that loads; the candidates are
     borrowed. */
  sluice_status_t (*select_allocator)(void *user, const sluice_device_candidate_t *candidates,
                                      size_t count, uint32_t memory_type, uint32_t usage,
                                      uint32_t flags, sluice_device_t **out_device,
                                      uint64_t *out_queue_affinity);
  void *user;
} sluice_hal_device_policy_t;

/* The policies that come with the runtime, by name. Each takes only devices that have such memory;
   of equals the first. first         the first candidate, or the lead allocator if one is set and
   is among them: the default rank          the device that registered with the highest rank
     bandwidth     the memory that all candidates together read fastest; copies of 4 MiB are timed,
   once for each pair of devices free_memory   the device with the most free bytes locality      the
   memory that most candidates use in place, then that most of them share a NUMA node with NOT_FOUND
   names them. Thread-safe. */
SLUICE_API sluice_status_t sluice_hal_device_policy_find(const char *name,
                                                         sluice_hal_device_policy_t *out_policy);

#define SLUICE_NO_LEAD_ALLOCATOR 0xFFFFFFFFu

/* The device that policy `first` prefers, as its place among those that a module is loaded onto; of
   the process, for modules loaded from then on. A module that has that device among the candidates
   of a question, but finds no such memory on it, does not load, nor does one that is given fewer
   devices. SLUICE_NO_LEAD_ALLOCATOR: none. Thread-safe. */
SLUICE_API void sluice_device_set_lead_allocator_ordinal(uint32_t ordinal);
SLUICE_API uint32_t sluice_device_lead_allocator_ordinal(void);

/* How far a device is to be preferred where policy `rank` asks. Drivers register a discrete GPU
   with 300, one that shares the host's memory with 200, the processor with 100 and a GPU in
   software with 50. Thread-safe. */
SLUICE_API void sluice_device_set_rank(sluice_device_t *device, uint32_t rank);
SLUICE_API uint32_t sluice_device_rank(const sluice_device_t *device);

SLUICE_C_END
#endif
