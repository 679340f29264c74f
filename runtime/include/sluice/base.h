/*===- base.h - what every public header needs ----------------------------===*/
#ifndef SLUICE_BASE_H
#define SLUICE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(_WIN32)
#define SLUICE_API
#else
#define SLUICE_API __attribute__((visibility("default")))
#endif

/* Around what C and C++ share. */
#ifdef __cplusplus
#define SLUICE_C_BEGIN extern "C" {
#define SLUICE_C_END }
#else
#define SLUICE_C_BEGIN
#define SLUICE_C_END
#endif

#endif
