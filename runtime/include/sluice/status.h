/*===- status.h - what went wrong, and where ------------------------------===*/
/* Every function that can fail returns a sluice_status_t; null is success.    */
/* A failure is an object of its own: pass it on or free it. Results of a      */
/* function that failed are untouched unless it says otherwise.                */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_STATUS_H
#define SLUICE_STATUS_H

#include "sluice/base.h"

SLUICE_C_BEGIN

typedef enum sluice_status_code_t {
  SLUICE_OK = 0,
  SLUICE_INVALID_ARGUMENT = 1,    /* the caller's input: wrong shape, type, count, name */
  SLUICE_OUT_OF_RANGE = 2,        /* an offset or index past the end */
  SLUICE_NOT_FOUND = 3,           /* no such file, function, driver, kernel */
  SLUICE_DATA_LOSS = 4,           /* a file that is damaged or not a module */
  SLUICE_UNSUPPORTED = 5,         /* well-formed, but not on this device or by this version */
  SLUICE_RESOURCE_EXHAUSTED = 6,  /* memory, call depth, limits other than time */
  SLUICE_FAILED_PRECONDITION = 7, /* not now: an argument not set, a result not there */
  SLUICE_PROGRAM_FAILED =
      8, /* an assertion of the model itself, e.g. a shape check; has a location */
  SLUICE_CHECK_FAILED = 9, /* a check op did not hold; has a location */
  SLUICE_IO_ERROR = 10,
  SLUICE_INTERNAL = 11, /* a bug of ours */
  SLUICE_CANCELLED = 12,
  SLUICE_DEADLINE_EXCEEDED = 13, /* a limit of time */
  SLUICE_PERMISSION_DENIED = 14  /* a module that nobody signed who is trusted */
} sluice_status_code_t;

typedef struct sluice_status_s *sluice_status_t;

/* All accept null (success). Strings live as long as the status. Thread-safe for statuses not being
 * freed. */
SLUICE_API sluice_status_code_t sluice_status_code(sluice_status_t status);
/* What went wrong, one line without a full stop; "" for success. */
SLUICE_API const char *sluice_status_message(sluice_status_t status);
/* Where in the user's model, "NodeName (OpType)"; "" if unknown. */
SLUICE_API const char *sluice_status_location(sluice_status_t status);
/* "location: message", or the message alone. */
SLUICE_API const char *sluice_status_text(sluice_status_t status);
/* Ends the status; null is allowed. */
SLUICE_API void sluice_status_free(sluice_status_t status);

/* A failure, for callbacks to return; `message` is copied: one line, lower case, no full stop. Null
 * for SLUICE_OK. Thread-safe. */
SLUICE_API sluice_status_t sluice_status_create(sluice_status_code_t code, const char *message);

/* "INVALID_ARGUMENT" etc. Static. */
SLUICE_API const char *sluice_status_code_name(sluice_status_code_t code);

SLUICE_C_END
#endif
