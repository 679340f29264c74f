/*===- element_type.h - the types of tensor elements ----------------------===*/
/* Numbers are part of the module file and never change.                       */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_ELEMENT_TYPE_H
#define SLUICE_ELEMENT_TYPE_H

#include "sluice/base.h"

SLUICE_C_BEGIN

/* `i` types are signed or signless. An element takes 1, 2, 4 or 8 bytes (complex: twice that), the
   fewest that hold it: i1 is 0 or 1; of other types whose bits do not fill their bytes only the low
   ones are read. */
typedef enum sluice_element_type_t {
  SLUICE_ELEMENT_NONE = 0,
  SLUICE_ELEMENT_I1 = 1,
  SLUICE_ELEMENT_I4 = 2,
  SLUICE_ELEMENT_I8 = 3,
  SLUICE_ELEMENT_I16 = 4,
  SLUICE_ELEMENT_I32 = 5,
  SLUICE_ELEMENT_I64 = 6,
  SLUICE_ELEMENT_UI4 = 7,
  SLUICE_ELEMENT_UI8 = 8,
  SLUICE_ELEMENT_UI16 = 9,
  SLUICE_ELEMENT_UI32 = 10,
  SLUICE_ELEMENT_UI64 = 11,
  SLUICE_ELEMENT_F16 = 12,
  SLUICE_ELEMENT_BF16 = 13,
  SLUICE_ELEMENT_F32 = 14,
  SLUICE_ELEMENT_F64 = 15,
  SLUICE_ELEMENT_F8E4M3FN = 16,
  SLUICE_ELEMENT_F8E5M2 = 17,
  SLUICE_ELEMENT_F8E4M3FNUZ = 18,
  SLUICE_ELEMENT_F8E5M2FNUZ = 19,
  SLUICE_ELEMENT_COMPLEX64 = 20,
  SLUICE_ELEMENT_COMPLEX128 = 21,
  SLUICE_ELEMENT_I2 = 22,
  SLUICE_ELEMENT_UI2 = 23,
  SLUICE_ELEMENT_F4E2M1FN = 24,
  SLUICE_ELEMENT_F8E8M0FNU = 25,
  SLUICE_ELEMENT_F8E4M3 = 26,
  SLUICE_ELEMENT_F8E3M4 = 27,
  SLUICE_ELEMENT_F8E4M3B11FNUZ = 28,
  SLUICE_ELEMENT_F6E2M3FN = 29,
  SLUICE_ELEMENT_F6E3M2FN = 30,
  /* Integers of the other widths from 3 to 63 bits: i24 is SLUICE_ELEMENT_I_BASE + 24. Widths with
     a number above have none here. */
  SLUICE_ELEMENT_I_BASE = 64,
  SLUICE_ELEMENT_UI_BASE = 128,
  SLUICE_ELEMENT_COUNT = 192,      /* past the last number; not all below are types */
  SLUICE_ELEMENT_MAX_ = 0x7FFFFFFF /* any number may arrive from outside */
} sluice_element_type_t;

/* Bytes of one element in memory, 0 for NONE and unknown numbers. Thread-safe. */
SLUICE_API uint32_t sluice_element_type_size(sluice_element_type_t type);

/* The name as in specs and messages, "f32" or "f8E4M3FN"; "none" for NONE and unknown numbers.
 * Static. Thread-safe. */
SLUICE_API const char *sluice_element_type_name(sluice_element_type_t type);

/* The type with that name (also "bool", and "si32" for "i32"), or NONE. `name` need not end in a
 * zero. Thread-safe. */
SLUICE_API sluice_element_type_t sluice_element_type_parse(const char *name, size_t length);

/* Writes one element as text with a zero at the end, cut to `capacity` bytes, shortest form that
   reads back; complex as
   "(re,im)". Returns the length without cutting. Thread-safe. */
SLUICE_API size_t sluice_element_format(sluice_element_type_t type, const void *element, char *text,
                                        size_t capacity);

/* Reads one element from all of `text`: what format writes, and "true", "false", "nan", "inf".
   Floats round to nearest even. False if it is no such value or an integer out of range; `element`
   is then untouched. Thread-safe. */
SLUICE_API bool sluice_element_parse(sluice_element_type_t type, const char *text, size_t length,
                                     void *element);

SLUICE_C_END
#endif
