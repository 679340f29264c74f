/*===- version.h - of which version these headers are ---------------------===*/
/* CMakeLists.txt and pyproject.toml read the numbers here. The library's is    */
/* sluice_version(); programs run with every later one of the same SONAME.      */
/*===----------------------------------------------------------------------===*/
#ifndef SLUICE_VERSION_H
#define SLUICE_VERSION_H

#define SLUICE_VERSION_MAJOR 0
#define SLUICE_VERSION_MINOR 1
#define SLUICE_VERSION_PATCH 0
#define SLUICE_VERSION_STRING "0.1.0"

/* For comparisons: #if SLUICE_VERSION >= SLUICE_MAKE_VERSION(0, 2, 0) */
#define SLUICE_MAKE_VERSION(major, minor, patch) ((major) * 1000000 + (minor) * 1000 + (patch))
#define SLUICE_VERSION                                                                             \
  SLUICE_MAKE_VERSION(SLUICE_VERSION_MAJOR, SLUICE_VERSION_MINOR, SLUICE_VERSION_PATCH)

#endif
