/*===- module.h - a compiled program, loaded onto devices -----------------===*/
#ifndef SLUICE_MODULE_H
#define SLUICE_MODULE_H

#include "sluice/buffer.h"
#include "sluice/device.h"
#include "sluice/element_type.h"
#include "sluice/limits.h"
#include "sluice/policy.h"
#include "sluice/tensor.h"

SLUICE_C_BEGIN

typedef struct sluice_module_t sluice_module_t;

/* Maps and verifies the file, picks kernels for the devices, runs the module's initializer and
   returns when that is done. A module compiled for one kind of device takes one. One that names
   devices finds them among `devices` by driver and order: its first "cpu" is the first of those
   given, and so on. The file may be replaced by rename but not changed while loaded: constants are
   read where they lie. The caller owns one reference. NOT_FOUND or IO_ERROR: no such file;
   DATA_LOSS: not a module, or damaged; UNSUPPORTED: no kernels for this device, or a device that
   the module names is not given. */
SLUICE_API sluice_status_t sluice_module_load_file(sluice_device_t *const *devices,
                                                   size_t device_count, const char *path,
                                                   sluice_module_t **out_module);
/* The same from memory, which must stay valid and unchanged until `release` (may be null) is
 * called, and be 64-byte aligned. After a failure `release` is not called. */
SLUICE_API sluice_status_t sluice_module_load_memory(sluice_device_t *const *devices,
                                                     size_t device_count, const void *data,
                                                     size_t length,
                                                     sluice_release_callback_t release, void *user,
                                                     sluice_module_t **out_module);

/* A function of the host that programs call: what they declare without a body. `arguments` are
   borrowed and hold what they should; it must not write them, nor use them after it returned. It
   sets each of `out_results` to a tensor in memory of its own, whose reference the program takes. A
   failure ends the call; what is set then is released. Called on the thread of the call, by several
   calls at the same time. */
typedef struct sluice_host_function_t {
  sluice_status_t (*call)(void *user, sluice_tensor_t *const *arguments, size_t argument_count,
                          sluice_tensor_t **out_results, size_t result_count);
  void *user; /* valid as long as the module */
} sluice_host_function_t;

typedef struct sluice_module_options_t {
  size_t struct_size;                              /* see sluice_instance_options_t */
  const sluice_hal_device_policy_t *device_policy; /* null: `first`; asked until the call returns */
  /* null, or what another thread or a signal handler sets: the load then fails with CANCELLED, at
     the places where limits are looked at */
  const bool *cancelled;
  /* Sets `out_function` to the host's function of that name, or leaves it; asked once for each that
     the module calls, until the call returns. Null: there are none. A module that calls one which
     there is not does not load: NOT_FOUND. */
  void (*find_host_function)(void *user, const char *name, sluice_host_function_t *out_function);
  void *host_user;
  sluice_limits_t limits; /* of the load, the module's initializer included */
  /* PEM files with public keys (Ed25519). With at least one, a module that none of them signed, or
     that was changed since, is refused before anything in it is used: PERMISSION_DENIED. */
  const char *const *trusted_keys;
  size_t trusted_key_count;
  bool require_signature; /* also with an empty list, which refuses every module */
  /* Runs the module's code in a process of its own without rights (docs/security.md), which ends by
     what the code does wrong: that call, or the load, then fails with PROGRAM_FAILED, and the next
     one begins with a fresh process, in which the module's state is as after a load. Calls follow
     each other; asynchronous ones are done when they return; none is traced, and the device policy
     is `first`. UNSUPPORTED for other devices than processors, host functions and several
     processes; NOT_FOUND without the program `sluice-worker` near the runtime or in SLUICE_WORKER.
   */
  bool isolate;
} sluice_module_options_t;
/* The same two with options; null for none. */
SLUICE_API sluice_status_t sluice_module_load_file_with(sluice_device_t *const *devices,
                                                        size_t device_count, const char *path,
                                                        const sluice_module_options_t *options,
                                                        sluice_module_t **out_module);
SLUICE_API sluice_status_t sluice_module_load_memory_with(
    sluice_device_t *const *devices, size_t device_count, const void *data, size_t length,
    sluice_release_callback_t release, void *user, const sluice_module_options_t *options,
    sluice_module_t **out_module);
SLUICE_API void sluice_module_retain(sluice_module_t *module);
SLUICE_API void sluice_module_release(sluice_module_t *module); /* null is allowed */

/* "" if it has none. Strings live as long as the module. */
SLUICE_API const char *sluice_module_name(const sluice_module_t *module);

/* Borrowed; null if the index is too high. Beyond the module's own devices lie those that were
   selected when it was loaded, at the indices that sluice_value_info_t.device has. */
SLUICE_API sluice_device_t *sluice_module_device(const sluice_module_t *module, size_t index);

/* The questions that the device policy was asked, and the device that it chose for one, borrowed;
   null if the index is too high. `out_queue_affinity` may be null. */
SLUICE_API size_t sluice_module_selection_count(const sluice_module_t *module);
SLUICE_API sluice_device_t *sluice_module_selection(const sluice_module_t *module, size_t index,
                                                    uint64_t *out_queue_affinity);

typedef enum sluice_value_kind_t {
  SLUICE_VALUE_TENSOR = 0,
  SLUICE_VALUE_SCALAR = 1
} sluice_value_kind_t;

/* An argument or a result. All pointers live as long as the module. */
typedef struct sluice_value_info_t {
  const char *name;
  sluice_value_kind_t kind;
  sluice_element_type_t element_type;
  size_t rank;
  const int64_t *dims;          /* -1 = dynamic */
  const char *const *dim_names; /* one for each dim, "" = no name */
  const char *doc;
  size_t device; /* where a tensor lies, for sluice_module_device; one given elsewhere is copied */
  bool donated;  /* an argument that the function may overwrite and return: its caller must not use
                    it again */
  uint64_t reserved[4];
} sluice_value_info_t;

typedef struct sluice_function_info_t {
  const char *name;
  const char *doc;
  size_t argument_count;
  const sluice_value_info_t *arguments;
  size_t result_count;
  const sluice_value_info_t *results;
} sluice_function_info_t; /* the library makes them: later versions have more at their end */

/* The exported functions, in the order of the file. `function` null: no such function. Thread-safe.
 */
SLUICE_API size_t sluice_module_function_count(const sluice_module_t *module);
SLUICE_API const sluice_function_info_t *sluice_module_function(const sluice_module_t *module,
                                                                size_t index);
SLUICE_API const sluice_function_info_t *sluice_module_find_function(const sluice_module_t *module,
                                                                     const char *name);

SLUICE_C_END
#endif
