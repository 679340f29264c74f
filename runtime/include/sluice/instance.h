/*===- instance.h - the root: drivers and tracing -------------------------===*/
#ifndef SLUICE_INSTANCE_H
#define SLUICE_INSTANCE_H

#include "sluice/status.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct sluice_instance_t sluice_instance_t;

/* A new instance with the drivers of this build; drivers are opened only when a device is asked
   for. The caller owns one reference. Instances share nothing. Thread-safe. */
SLUICE_API sluice_status_t sluice_instance_create(sluice_instance_t **out_instance);
SLUICE_API void sluice_instance_retain(sluice_instance_t *instance);
/* Null is allowed. Devices retain their instance, modules their devices. */
SLUICE_API void sluice_instance_release(sluice_instance_t *instance);

/* Version of the runtime, "0.1.0". Static. */
SLUICE_API const char *sluice_version(void);

#ifdef __cplusplus
}
#endif
#endif
