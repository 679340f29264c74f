/*===- world.h - the processes that run one program ------------------------===*/
/* A module that was compiled for several processes is loaded by each of them, from the same file,
 * and runs the same calls in the same order. */
/* They are started by mpirun of Open MPI, or with the variables that torchrun sets: RANK,
 * WORLD_SIZE, LOCAL_RANK, MASTER_ADDR, MASTER_PORT.   */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_WORLD_H
#define SLUICE_WORLD_H

#include "sluice/status.h"

#include <stdint.h>

SLUICE_C_BEGIN

typedef struct sluice_world_info_t {
  uint32_t rank,
      size; /* of this process, and how many there are: 0 of 1 if nothing says otherwise */
  uint32_t local_rank, local_size; /* the same among those of this machine; device "cuda:rank" is
                                      the one of that number */
  uint32_t reserved[4];
} sluice_world_info_t;

/* What the environment says; does not meet the others, as loading a module for several does.
   INVALID_ARGUMENT names a variable that is missing or no number. Thread-safe. */
SLUICE_API sluice_status_t sluice_world_query(sluice_world_info_t *out_info);

SLUICE_C_END
#endif
