//===- FakeDriverLibrary.c - a vendor's library with fake devices ----------===//
// Built as libcuda.so.1 and, with -DHIP, as libamdhip64.so.6, for tests of the symbol tables: what
// each function is called and what it is given. Memory is the host's; nothing runs.
// $SLUICE_FAKE_DRIVER: "none" has no device, "broken" does not start; "loads" takes any code, else
// none loads; "faults" does too, and no kernel ends well; "full" does too, and has 100 MiB. "pair"
// has two devices and takes any code; "pair-faults" and "pair-full" are the same, the second ill in
// that way. "links" takes only what its linker made. -DOLD leaves out a function.
//===----------------------------------------------------------------------===//
#define _GNU_SOURCE
#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef HIP
#define NAMED(cuda, hip) hip
#else
#define NAMED(cuda, hip) cuda
#endif
#define EXPORT __attribute__((visibility("default")))
enum {
  kNoDevice = 100,
  kNotInitialized = 3,
  kBadValue = 1,
  kOutOfMemory = 2,
  kMismatch = 803,
  kFault = 700
};

static int mode(const char *name) {
  const char *chosen = getenv("SLUICE_FAKE_DRIVER");
  return chosen && strcmp(chosen, name) == 0;
}
static int isPair(void) { return mode("pair") || mode("pair-faults") || mode("pair-full"); }
static int takesCode(void) { return mode("loads") || mode("faults") || mode("full") || isPair(); }
static int started = 0, faulted = 0;
static size_t allocated = 0;
static __thread int current = 0; // 1 or 2; as in the vendor's library, each thread has its own
static int isFull(void) { return mode("full") || (mode("pair-full") && current == 2); }
static int isFaulty(void) { return mode("faults") || (mode("pair-faults") && current == 2); }
static int isDevice(int ordinal) { return ordinal == 0 || (ordinal == 1 && isPair()); }

EXPORT int NAMED(cuInit, hipInit)(unsigned flags) {
  started = flags == 0;
  return mode("none") ? kNoDevice : mode("broken") ? kMismatch : 0;
}
EXPORT int NAMED(cuDriverGetVersion, hipDriverGetVersion)(int *version) {
  *version = NAMED(12080, 60342131);
  return 0;
}
EXPORT int NAMED(cuDeviceGetCount, hipGetDeviceCount)(int *count) {
  return started ? (*count = isPair() ? 2 : 1, 0) : kNotInitialized;
}

#ifdef HIP
/// The layout of hipDeviceProp_t that HIP calls R0600.
struct Properties {
  char name[256], uuid[16], luid[8];
  unsigned luidMask;
  size_t memoryBytes, workgroupBytes;
  int registers, waveSize;
  size_t pitch;
  int maxThreads, maxThreadsOf[3], maxGrid[3];
  int others[203]; // up to the reserved ones
  char architecture[256];
};
_Static_assert(offsetof(struct Properties, architecture) == 1160, "as in ROCm 6");

EXPORT int hipGetDevicePropertiesR0600(struct Properties *properties, int device) {
  if (!isDevice(device))
    return kBadValue;
  memset(properties, 0, sizeof(*properties));
  strcpy(properties->name, "Fake MI");
  strcpy(properties->architecture, "gfx942:sramecc+:xnack-");
  properties->memoryBytes = (size_t)1 << 30, properties->workgroupBytes = 65536;
  properties->waveSize = 64, properties->maxThreads = 1024;
  for (int d = 0; d < 3; ++d)
    properties->maxThreadsOf[d] = 1024, properties->maxGrid[d] = 65536;
  return 0;
}
EXPORT const char *hipGetErrorName(int result) {
  return result == kMismatch ? "hipErrorFake" : NULL;
}
EXPORT const char *hipGetErrorString(int result) {
  return result == kMismatch ? "the fake is broken" : NULL;
}
EXPORT int hipSetDevice(int device) {
  return isDevice(device) ? (current = device + 1, 0) : kBadValue;
}
EXPORT int hipDeviceCanAccessPeer(int *can, int device, int peer) {
  return isDevice(device) && isDevice(peer) ? (*can = 0, 0) : kBadValue;
}
EXPORT int hipDeviceEnablePeerAccess(int peer, unsigned flags) { return kBadValue; } // they cannot
#else
static int contexts[2];
EXPORT int cuDeviceGetUuid_v2(char *uuid, int device) { return memset(uuid, device, 16), 0; }
static int isHandle(int device) { return isDevice(device - 7); }
EXPORT int cuDeviceGet(int *device, int ordinal) {
  return isDevice(ordinal) ? (*device = 7 + ordinal, 0) : kBadValue;
}
EXPORT int cuDeviceGetName(char *name, int length, int device) {
  return isHandle(device) && length >= 8 ? (strcpy(name, "Fake H1"), 0) : kBadValue;
}
EXPORT int cuDeviceTotalMem_v2(size_t *bytes, int device) {
  return *bytes = (size_t)1 << 30, isHandle(device) ? 0 : kBadValue;
}
EXPORT int cuDeviceGetAttribute(int *value, int attribute, int device) {
  switch (attribute) {
  case 1:
  case 2:
  case 3: *value = 1024; break;       // threads: of a block, along x, y
  case 4: *value = 64; break;         // along z
  case 5: *value = 2147483647; break; // blocks along x, y, z
  case 6:
  case 7: *value = 65535; break;
  case 8: *value = 49152; break; // shared memory, unasked
  case 10: *value = 32; break;   // threads of a warp
  case 41: *value = 1; break;    // unified addressing
  case 75: *value = 9; break;    // compute capability
  case 76: *value = 0; break;
  case 97: *value = 232448; break; // shared memory, asked for
  default: return kBadValue;
  }
  return isHandle(device) ? 0 : kBadValue;
}
EXPORT int cuGetErrorName(int result, const char **name) {
  *name = result == kMismatch ? "CUDA_ERROR_FAKE"
          : result == kFault  ? "CUDA_ERROR_ILLEGAL_ADDRESS"
                              : NULL;
  return *name ? 0 : kBadValue;
}
EXPORT int cuGetErrorString(int result, const char **text) {
  return *text = result == kMismatch ? "the fake is broken" : NULL, *text ? 0 : kBadValue;
}
EXPORT int cuDevicePrimaryCtxRetain(void **context, int device) {
  return isHandle(device) ? (*context = &contexts[device - 7], 0) : kBadValue;
}
EXPORT int cuDevicePrimaryCtxRelease_v2(int device) { return isHandle(device) ? 0 : kBadValue; }
EXPORT int cuDevicePrimaryCtxReset_v2(int device) { return isHandle(device) ? 0 : kBadValue; }
static int isContext(void *context) { return context == &contexts[0] || context == &contexts[1]; }
EXPORT int cuCtxSetCurrent(void *context) {
  return isContext(context) ? (current = 1 + (context == &contexts[1]), 0) : kBadValue;
}
EXPORT int cuDeviceCanAccessPeer(int *can, int device, int peer) {
  return isHandle(device) && isHandle(peer) ? (*can = 0, 0) : kBadValue;
}
EXPORT int cuCtxEnablePeerAccess(void *peer, unsigned flags) { return kBadValue; } // they cannot
#endif

// Memory, streams and events: none of it works on a thread without a current device.
static int make(void **object, size_t bytes) {
  return current ? (*object = malloc(bytes), 0) : kNotInitialized;
}
static int end(void *object) { return free(object), current ? 0 : kNotInitialized; }
static int copy(void *target, const void *source, size_t bytes) {
  return current ? (memcpy(target, source, bytes), 0) : kNotInitialized;
}

// Memory of the device lies in files without names, which other processes open.
enum { kMostMappings = 4096, kInvalidContext = 201 };
static struct Mapping {
  void *memory;
  size_t bytes;
  int file;
} mappings[kMostMappings];
static int lock = 0;
static int map(int file, size_t bytes, void **memory) {
  void *mapped =
      file < 0 ? MAP_FAILED : mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (mapped == MAP_FAILED)
    return kBadValue;
  while (__atomic_exchange_n(&lock, 1, __ATOMIC_ACQUIRE))
    ;
  struct Mapping *slot = mappings;
  while (slot->memory)
    ++slot;
  *slot = (struct Mapping){mapped, bytes, file};
  __atomic_store_n(&lock, 0, __ATOMIC_RELEASE);
  return *memory = mapped, 0;
}
static int unmap(void *memory) {
  for (struct Mapping *slot = mappings; slot < mappings + kMostMappings; ++slot)
    if (slot->memory == memory) {
      munmap(memory, slot->bytes), close(slot->file);
      return slot->memory = NULL, 0;
    }
  return kBadValue;
}
struct IpcHandle {
  char file[56];
  size_t bytes;
};
EXPORT int NAMED(cuIpcGetMemHandle, hipIpcGetMemHandle)(struct IpcHandle *handle, void *memory) {
  for (struct Mapping *slot = mappings; slot < mappings + kMostMappings; ++slot)
    if (slot->memory == memory) {
      snprintf(handle->file, sizeof(handle->file), "/proc/%d/fd/%d", getpid(), slot->file);
      return handle->bytes = slot->bytes, 0;
    }
  return kBadValue;
}
EXPORT int NAMED(cuIpcOpenMemHandle_v2, hipIpcOpenMemHandle)(void **memory, struct IpcHandle handle,
                                                             unsigned flags) {
  char own[56];
  snprintf(own, sizeof(own), "/proc/%d/", getpid());
  if (strncmp(own, handle.file, strlen(own)) == 0)
    return kInvalidContext; // as the vendor's
  return flags == 1 && current ? map(open(handle.file, O_RDWR | O_CLOEXEC), handle.bytes, memory)
                               : kBadValue;
}
EXPORT int NAMED(cuIpcCloseMemHandle, hipIpcCloseMemHandle)(void *memory) { return unmap(memory); }

EXPORT int NAMED(cuMemAlloc_v2, hipMalloc)(void **memory, size_t bytes) {
  if (isFull() && (allocated += bytes) > (size_t)100 << 20)
    return allocated -= bytes, kOutOfMemory;
  int file = memfd_create("memory of a fake device", MFD_CLOEXEC);
  if (!current || ftruncate(file, bytes))
    return current ? kOutOfMemory : kNotInitialized;
  return map(file, bytes, memory);
}
EXPORT int NAMED(cuMemFree_v2, hipFree)(void *memory) {
  return unmap(memory), current ? 0 : kNotInitialized;
}
EXPORT int NAMED(cuMemHostAlloc, hipHostMalloc)(void **memory, size_t bytes, unsigned flags) {
  return flags == 3 ? make(memory, bytes) : kBadValue; // portable and mapped
}
EXPORT int NAMED(cuMemFreeHost, hipHostFree)(void *memory) { return end(memory); }
EXPORT int NAMED(cuMemHostGetDevicePointer_v2, hipHostGetDevicePointer)(void **device, void *host,
                                                                        unsigned flags) {
  return flags == 0 ? (*device = host, 0) : kBadValue;
}
EXPORT int NAMED(cuStreamCreate, hipStreamCreateWithFlags)(void **stream, unsigned flags) {
  return flags == 1 ? make(stream, 1) : kBadValue; // does not wait for the default stream
}
EXPORT int NAMED(cuStreamDestroy_v2, hipStreamDestroy)(void *stream) { return end(stream); }
EXPORT int NAMED(cuStreamSynchronize, hipStreamSynchronize)(void *stream) {
  return stream ? 0 : kBadValue;
}
EXPORT int NAMED(cuEventCreate, hipEventCreateWithFlags)(void **event, unsigned flags) {
  return flags <= 3 ? make(event, 1) : kBadValue;
}
EXPORT int NAMED(cuEventDestroy_v2, hipEventDestroy)(void *event) { return end(event); }
EXPORT int NAMED(cuEventRecord, hipEventRecord)(void *event, void *stream) {
  return event && stream ? 0 : kBadValue;
}
EXPORT int NAMED(cuEventQuery, hipEventQuery)(void *event) {
  return faulted && faulted == current ? kFault : event ? 0 : kBadValue;
}
EXPORT int NAMED(cuEventSynchronize, hipEventSynchronize)(void *event) {
  return faulted && faulted == current ? kFault : event ? 0 : kBadValue;
}
EXPORT int NAMED(cuEventElapsedTime, hipEventElapsedTime)(float *milliseconds, void *begin,
                                                          void *end) {
  return begin && end ? (*milliseconds = 0, 0) : kBadValue;
}
EXPORT int NAMED(cuMemcpyHtoDAsync_v2, hipMemcpyHtoDAsync)(void *target, const void *source,
                                                           size_t bytes, void *stream) {
  return stream ? copy(target, source, bytes) : kBadValue;
}
EXPORT int NAMED(cuMemcpyDtoHAsync_v2, hipMemcpyDtoHAsync)(void *target, const void *source,
                                                           size_t bytes, void *stream) {
  return stream ? copy(target, source, bytes) : kBadValue;
}
EXPORT int NAMED(cuMemcpyDtoDAsync_v2, hipMemcpyDtoDAsync)(void *target, const void *source,
                                                           size_t bytes, void *stream) {
  return stream ? copy(target, source, bytes) : kBadValue;
}
#ifdef HIP
EXPORT int hipMemcpyPeerAsync(void *target, int targetDevice, const void *source, int sourceDevice,
                              size_t bytes, void *stream) {
  return stream && targetDevice == current - 1 && isDevice(sourceDevice)
             ? copy(target, source, bytes)
             : kBadValue;
}
#else
EXPORT int cuMemcpyPeerAsync(void *target, void *targetContext, const void *source,
                             void *sourceContext, size_t bytes, void *stream) {
  return stream && targetContext == &contexts[current - 1] && isContext(sourceContext)
             ? copy(target, source, bytes)
             : kBadValue;
}
#endif
EXPORT int NAMED(cuStreamWaitEvent, hipStreamWaitEvent)(void *stream, void *event, unsigned flags) {
  return stream && event && flags == 0 ? 0 : kBadValue;
}
EXPORT int NAMED(cuMemsetD32Async, hipMemsetD32Async)(uint32_t *target, uint32_t value,
                                                      size_t words, void *stream) {
  for (size_t i = 0; i < words; ++i)
    target[i] = value;
  return stream ? 0 : kBadValue;
}

// Code: by default there is none that this loads.
EXPORT int NAMED(cuModuleLoadDataEx, hipModuleLoadDataEx)(void **module, const void *image,
                                                          unsigned options, int *names,
                                                          void **values) {
  return takesCode() || (mode("links") && strcmp(image, "linked") == 0)
             ? (*module = &started, 0)
             : 209; // no binary for the device
}
EXPORT int NAMED(cuModuleUnload, hipModuleUnload)(void *module) {
  return module == &started ? 0 : kBadValue;
}
EXPORT int NAMED(cuModuleGetFunction, hipModuleGetFunction)(void **function, void *module,
                                                            const char *name) {
  return module == &started ? (*function = &started, 0) : kBadValue;
}
EXPORT int NAMED(cuFuncGetAttribute, hipFuncGetAttribute)(int *value, int attribute,
                                                          void *function) {
  return function == &started ? (*value = attribute == 0 ? 1024 : 0, 0)
                              : kBadValue; // threads; bytes
}
#ifndef HIP
EXPORT int cuTensorMapEncodeTiled(void *map, int type, unsigned rank, void *tensor,
                                  const uint64_t *sizes, const uint64_t *strides,
                                  const unsigned *box, const unsigned *steps, int interleave,
                                  int swizzle, int promotion, int fill) {
  return (uintptr_t)map % 64 ? kBadValue : (memset(map, 0, 128), 0);
}
EXPORT int cuLinkCreate_v2(unsigned options, int *names, void **values, char **link) {
  return current && !options ? (*link = calloc(1, 8), 0) : kBadValue;
}
EXPORT int cuLinkAddData_v2(char *link, int kind, const char *text, size_t bytes, const char *name,
                            unsigned options, int *names, void **values) {
  return kind == 1 && bytes == strlen(text) + 1 && name ? (strcpy(link, "linked"), 0) : kBadValue;
}
EXPORT int cuLinkComplete(char *link, void **image, size_t *bytes) {
  return *image = link, *bytes = 7, 0;
}
EXPORT int cuLinkDestroy(void *link) { return end(link); }
EXPORT int cuFuncSetAttribute(void *function, int attribute, int value) {
  return function == &started ? 0 : kBadValue;
}
#endif
#ifndef OLD
EXPORT int NAMED(cuLaunchKernel,
                 hipModuleLaunchKernel)(void *function, unsigned gridX, unsigned gridY,
                                        unsigned gridZ, unsigned blockX, unsigned blockY,
                                        unsigned blockZ, unsigned bytes, void *stream,
                                        void **parameters, void **extra) {
  if (isFaulty())
    faulted = current;
  return function == &started && stream ? 0 : kBadValue;
}
#endif
