//===- DynamicLibrary.cpp - a vendor's library, opened at run time --------===//
#include "runtime/hal/DynamicLibrary.h"

#include <algorithm>
#include <cstring>
#include <dlfcn.h>
#include <string_view>

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

const char *FunctionTable::fill(const DynamicLibrary &library, unsigned which) {
  const char *missing = nullptr;
  for (const Slot &slot : slots) {
    std::string_view names = slot.names[which] ? slot.names[which] : "?";
    bool isOptional = names.starts_with('?');
    for (names.remove_prefix(isOptional); !names.empty() && !*slot.function;) {
      std::string_view name = names.substr(0, names.find('|'));
      *slot.function = library.symbol(std::string(name).c_str());
      names.remove_prefix(std::min(name.size() + 1, names.size()));
    }
    if (!*slot.function && !isOptional && !missing)
      missing = slot.names[which];
  }
  return missing;
}

} // namespace sluice::hal
