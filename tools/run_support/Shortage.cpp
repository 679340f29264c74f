//===- Shortage.cpp - the end of a command without memory -----------------===//
#include "tools/run_support/Shortage.h"

#include "tools/run_support/CommandLine.h"

#include <cstring>
#include <cxxabi.h>
#include <exception>
#include <typeinfo>
#include <unistd.h>

namespace sluice::run {
namespace {
const char *programName = "sluice";
void (*cleanUpFirst)() = nullptr;
std::terminate_handler before = nullptr;

/// An exception that nobody catches.
[[noreturn]] void onTerminate() {
  const std::type_info *type = abi::__cxa_current_exception_type();
  const char *name = type ? type->name() : "";
  if (std::strcmp(name, "St9bad_alloc") == 0 || std::strcmp(name, "St12length_error") == 0)
    endForShortage("out of memory");
  if (std::strcmp(name, "St12system_error") == 0)
    endForShortage("the system starts no more threads");
  before();
  ::_exit(kFailure);
}
} // namespace

void endForShortage(const char *what) {
  for (const char *part : {programName, ": error: ", what, "\n"}) // which needs no memory
    if (::write(STDERR_FILENO, part, std::strlen(part)) < 0)
      break;
  if (cleanUpFirst)
    cleanUpFirst();
  ::_exit(kFailure);
}

void endOnShortage(const char *program, void (*cleanUp)()) {
  programName = program, cleanUpFirst = cleanUp;
  before = std::set_terminate(onTerminate);
}

} // namespace sluice::run
