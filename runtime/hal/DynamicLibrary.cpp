//===- DynamicLibrary.cpp - a vendor's library, opened at run time --------===//
#include "runtime/hal/DynamicLibrary.h"

#include <cstring>
#include <dlfcn.h>

namespace sluice::hal {

Status DynamicLibrary::open(std::initializer_list<const char *> names, DynamicLibrary &library) {
  std::string problem;
  for (const char *name : names) {
    if ((library.handle = ::dlopen(name, RTLD_NOW | RTLD_LOCAL)))
      return {};
    const char *error = ::dlerror();
    // "libX.so.1: cannot open shared object file: No such file or directory" is the usual case.
    bool isMissing = !error || (std::strncmp(error, name, std::strlen(name)) == 0 &&
                                std::strstr(error, "No such file"));
    if (problem.empty() || !isMissing)
      problem = isMissing ? std::string(name) + " is not installed" : error;
  }
  return makeError(SLUICE_NOT_FOUND, "%s", problem.c_str());
}

void *DynamicLibrary::symbol(const char *name) const { return ::dlsym(handle, name); }

} // namespace sluice::hal
