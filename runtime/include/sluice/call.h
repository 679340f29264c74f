/*===- call.h - one call of an exported function --------------------------===*/
/* Create, set every argument, invoke, take results; then set and invoke again */
/* as often as you like (arguments stay set). A call is used by one thread at   */
/* a time; different calls of one module may run at the same time.             */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_CALL_H
#define SLUICE_CALL_H

#include "sluice/fence.h"
#include "sluice/module.h"
#include "sluice/tensor.h"

SLUICE_C_BEGIN

typedef struct sluice_call_t sluice_call_t;

/* Retains the module. NOT_FOUND names the functions there are. The caller owns the call. */
SLUICE_API sluice_status_t sluice_call_create(sluice_module_t *module, const char *function,
                                              sluice_call_t **out_call);
SLUICE_API void sluice_call_free(sluice_call_t *call); /* null is allowed */

SLUICE_API const sluice_function_info_t *sluice_call_function(const sluice_call_t *call);

/* Sets argument `index`. A tensor is retained until it is replaced or the call freed.
   INVALID_ARGUMENT (it names the argument, what it takes and what was given) for a wrong kind,
   element type, rank or size; OUT_OF_RANGE for an index past the last argument. */
SLUICE_API sluice_status_t sluice_call_set_tensor(sluice_call_t *call, size_t index,
                                                  sluice_tensor_t *tensor);
/* `bits`: integers extended by their sign, i1 as 0 or 1, f32 and f64 as bits in the low bytes.
   OUT_OF_RANGE for an integer that the type does not have. */
SLUICE_API sluice_status_t sluice_call_set_scalar(sluice_call_t *call, size_t index, int64_t bits);

/* Runs the function and returns when the results are there. The calling thread takes part in the
   work. Fails with FAILED_PRECONDITION if an argument is not set or the device was created before
   this process was forked, INVALID_ARGUMENT if dynamic sizes
   of the same name differ, else with what the program reports; then there are no results. */
SLUICE_API sluice_status_t sluice_call_invoke(sluice_call_t *call);

/* The same without waiting for devices. What the function does on devices waits for `waits` (may be
   null if `wait_count` is 0) to be reached, as does the host where it must read an argument; if one
   fails, so does the call, and nothing runs. Returns when all is queued: at once, but where the
   host reads what a device computes to go on. `out_done` is reached when the results are there,
   which can be taken and passed to calls that wait for it before; the caller owns one reference.
   Arguments must not be written before it is. The call may be invoked again or freed before it is,
   too. After a failure nothing is running and there is no fence. */
SLUICE_API sluice_status_t sluice_call_invoke_async(sluice_call_t *call,
                                                    sluice_fence_t *const *waits, size_t wait_count,
                                                    sluice_fence_t **out_done);

/* What each invoke after this may take; null: whatever there is, as at first. */
SLUICE_API void sluice_call_set_limits(sluice_call_t *call, const sluice_limits_t *limits);

/* Makes the last invoke, if it is not done, fail with CANCELLED at the next place where limits are
   looked at (limits.h). May be called from any thread, and in a signal handler, as long as the call
   is not freed. */
SLUICE_API void sluice_call_cancel(sluice_call_t *call);

/* Result `index` of the last successful invoke; the caller owns one reference to the tensor.
   FAILED_PRECONDITION without such an invoke. */
SLUICE_API sluice_status_t sluice_call_result_tensor(sluice_call_t *call, size_t index,
                                                     sluice_tensor_t **out_tensor);
SLUICE_API sluice_status_t sluice_call_result_scalar(sluice_call_t *call, size_t index,
                                                     int64_t *out_bits);

SLUICE_C_END
#endif
