/*===- instance.h - the root: drivers and tracing -------------------------===*/
#ifndef SLUICE_INSTANCE_H
#define SLUICE_INSTANCE_H

#include "sluice/status.h"

SLUICE_C_BEGIN

typedef struct sluice_instance_t sluice_instance_t;

/* A new instance with the drivers of this build; drivers are opened only when a device is asked
   for. The caller owns one reference. Instances share nothing. Thread-safe. */
SLUICE_API sluice_status_t sluice_instance_create(sluice_instance_t **out_instance);

typedef enum sluice_log_level_t {
  SLUICE_LOG_WARNING = 1, /* it works, but not as well as it might: a variant passed over */
  SLUICE_LOG_INFO = 2 /* devices that are opened, modules that are loaded, and how long it took */
} sluice_log_level_t;

/* One line, which lives as long as the call. Called on the thread that does what is told; it must
   not call functions of the runtime. */
typedef void (*sluice_log_callback_t)(void *user, sluice_log_level_t level, const char *message);

/* Structs of options grow at their end with later versions. A caller sets all of one to zero and
   then `struct_size` to its size, by which the library knows which fields the caller's version has;
   0 stands for those of version 0.1. Fields that a library does not know yet must be zero:
   UNSUPPORTED says so. */
typedef struct sluice_instance_options_t {
  size_t struct_size;
  sluice_log_callback_t log; /* null: nothing is told; the runtime writes to no stream itself */
  void *log_user;
  sluice_log_level_t log_level; /* told up to this one; 0 = SLUICE_LOG_WARNING */
} sluice_instance_options_t;

/* The same with options; null for none. INVALID_ARGUMENT for an unknown level. */
SLUICE_API sluice_status_t sluice_instance_create_with(const sluice_instance_options_t *options,
                                                       sluice_instance_t **out_instance);
SLUICE_API void sluice_instance_retain(sluice_instance_t *instance);
/* Null is allowed. Devices retain their instance, modules their devices. */
SLUICE_API void sluice_instance_release(sluice_instance_t *instance);

/* Version of the runtime, "0.1.0". Static. */
SLUICE_API const char *sluice_version(void);

SLUICE_C_END
#endif
