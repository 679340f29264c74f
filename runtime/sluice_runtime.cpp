//===- sluice_runtime.cpp - what the shared library alone has -------------===//
#include <cstdlib>
#include <exception>

// That of the C++ library, which is linked in, names what was thrown, by 55 KB of code that reads
// mangled names. No exception leaves the runtime.
void __gnu_cxx::__verbose_terminate_handler() { std::abort(); }
