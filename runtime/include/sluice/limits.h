/*===- limits.h - what a load or a call may take --------------------------===*/
#ifndef SLUICE_LIMITS_H
#define SLUICE_LIMITS_H

#include "sluice/base.h"

SLUICE_C_BEGIN

/* 0 is no limit. What exceeds one fails with DEADLINE_EXCEEDED or RESOURCE_EXHAUSTED, says which,
   and where in the model; the module, and the call, can be used again. Looked at on every iteration
   of a loop and call of a function in the host program, before what takes long there, and between
   the workgroups of kernels on CPUs; while a file is read, between parts of it. A kernel that does
   not end, a driver that compiles and work that is queued on a GPU are waited for. */
typedef struct sluice_limits_t {
  uint64_t memory;     /* bytes: buffers in use at once of what the call allocates, its results and
                          recorded commands included, and workspaces; of a load, its tables, too */
  uint64_t timeout_us; /* from its begin on; of an asynchronous call, until its results are there */
  uint64_t steps;      /* iterations of loops, and calls of functions, in the host program */
} sluice_limits_t;

SLUICE_C_END
#endif
