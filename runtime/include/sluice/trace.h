/*===- trace.h - what ran when, and for how long --------------------------===*/
/* Off until begun; then every dispatch is timed.                              */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_TRACE_H
#define SLUICE_TRACE_H

#include "sluice/instance.h"

SLUICE_C_BEGIN

/* Starts recording, dropping what was recorded before. What can run side by side does. Thread-safe.
 */
SLUICE_API void sluice_trace_begin(sluice_instance_t *instance);
/* The same, but on CPUs one command runs after another, so that times belong to one kernel.
 * Thread-safe. */
SLUICE_API void sluice_trace_begin_isolated(sluice_instance_t *instance);
/* Stops recording; what was recorded stays. Thread-safe. */
SLUICE_API void sluice_trace_end(sluice_instance_t *instance);

/* Writes what was recorded as Chrome JSON (chrome://tracing, ui.perfetto.dev): one event for each
   dispatch and thread that took part, with the kernel's name and the node of the model. IO_ERROR if
   the file cannot be written. */
SLUICE_API sluice_status_t sluice_trace_write(sluice_instance_t *instance, const char *path);

/* One kernel at one node of the model, summed over its dispatches of the same sizes. Pointers live
 * until the next begin. */
typedef struct sluice_trace_kernel_t {
  const char *kernel;
  const char *location; /* "NodeName (OpType)" */
  uint64_t dispatches;
  uint64_t nanoseconds;     /* from the first workgroup's start to the last one's end */
  uint64_t bytes;           /* lengths of all bindings */
  const int64_t *constants; /* sizes and scalars that the dispatches passed */
  size_t constant_count;
} sluice_trace_kernel_t;

/* Calls `visit` for every kernel, the longest first; for none where there is no memory for the
 * list. Not during a begin. */
typedef void (*sluice_trace_visitor_t)(void *user, const sluice_trace_kernel_t *kernel);
SLUICE_API void sluice_trace_visit_kernels(sluice_instance_t *instance,
                                           sluice_trace_visitor_t visit, void *user);

SLUICE_C_END
#endif
