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

#endif
