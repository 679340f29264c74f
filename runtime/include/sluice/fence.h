/*===- fence.h - moments that work reaches --------------------------------===*/
/* A call made by sluice_call_invoke_async waits for fences and gives one that */
/* is reached when its results are there. A caller's own fences let work be    */
/* queued before what it needs is there. Thread-safe.                          */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_FENCE_H
#define SLUICE_FENCE_H

#include "sluice/status.h"

SLUICE_C_BEGIN

typedef struct sluice_fence_t sluice_fence_t;

/* A fence that is reached when the caller says so. Work that waits for it, and the device that the
   work was given to, can end only after it was signalled or failed. The caller owns one reference.
 */
SLUICE_API sluice_status_t sluice_fence_create(sluice_fence_t **out_fence);
/* What waits for the fence may go on. FAILED_PRECONDITION if it has been signalled or failed, or is
 * the fence of a call. */
SLUICE_API sluice_status_t sluice_fence_signal(sluice_fence_t *fence);
/* What waits for the fence fails with CANCELLED and `message`, and runs nothing.
 * FAILED_PRECONDITION as above. */
SLUICE_API sluice_status_t sluice_fence_fail(sluice_fence_t *fence, const char *message);

SLUICE_API void sluice_fence_retain(sluice_fence_t *fence);
SLUICE_API void sluice_fence_release(sluice_fence_t *fence); /* null is allowed; the work goes on */

/* Whether sluice_fence_wait would return at once. */
SLUICE_API bool sluice_fence_reached(const sluice_fence_t *fence);
/* Blocks until the fence is reached, taking part in the work of a CPU. Returns how the work before
 * it ended, each time. */
SLUICE_API sluice_status_t sluice_fence_wait(sluice_fence_t *fence);

SLUICE_C_END
#endif
