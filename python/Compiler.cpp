//===- Compiler.cpp - the compiler for Python ------------------------------===//
// One function. It is an extension of its own so that programs which only run modules load no LLVM.
//===----------------------------------------------------------------------===//
#include "compiler/Driver/Compile.h"
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;

/// Compiles file `input` to module file `output`. Returns the messages for the user; empty means that it worked.
static std::vector<std::string> compileFile(const std::string &input, const std::string &output,
                                            const std::vector<std::string> &targets, int optLevel,
                                            const std::vector<std::string> &inputTypes, const std::string &place,
                                            const std::string &shard) {
  sluice::CompileOptions options;
  options.targets = targets;
  options.optLevel = optLevel;
  options.inputTypes = inputTypes;
  options.place = place;
  options.shard = shard;
  std::vector<std::string> messages;
  nb::gil_scoped_release release;
  if (sluice::compileFile(input, output, options, [&](const std::string &message) { messages.push_back(message); }))
    messages.clear();
  else if (messages.empty())
    messages.push_back(input + ": error: the compiler failed without a message");
  return messages;
}

NB_MODULE(_compiler, m) {
  m.def("compile_file", &compileFile, nb::arg("input"), nb::arg("output"), nb::arg("targets"), nb::arg("opt_level"),
        nb::arg("input_types"), nb::arg("place") = "", nb::arg("shard") = "");
  m.def("version", &sluice::compilerVersion);
}
