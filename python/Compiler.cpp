//===- Compiler.cpp - the compiler for Python ------------------------------===//
// It is an extension of its own so that programs which only run modules load no LLVM.
//===----------------------------------------------------------------------===//
#include "compiler/Driver/RunOracle.h"
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

namespace nb = nanobind;

/// Compiles file `input` to module file `output`. Returns the messages for the user; empty means
/// that it worked.
static std::vector<std::string> compileFile(const std::string &input, const std::string &output,
                                            const std::vector<std::string> &targets, int optLevel,
                                            const std::vector<std::string> &inputTypes,
                                            const std::string &place, const std::string &shard,
                                            const std::vector<std::string> &parameters,
                                            const std::string &floatType, bool deterministic) {
  sluice::CompileOptions options;
  options.targets = targets;
  options.optLevel = optLevel;
  options.inputTypes = inputTypes;
  options.place = place;
  options.shard = shard;
  options.parameters = parameters;
  options.floatType = floatType;
  options.deterministic = deterministic;
  std::vector<std::string> messages;
  nb::gil_scoped_release release;
  if (sluice::compileFile(input, output, options,
                          [&](const std::string &message) { messages.push_back(message); }))
    messages.clear();
  else if (messages.empty())
    messages.push_back(input + ": error: the compiler failed without a message");
  return messages;
}

using Tensor = std::tuple<std::string, std::vector<int64_t>, nb::bytes>;

/// Computes a function of the model in file `input` by the oracle: (messages, results). Tensors are
/// (element type as MLIR writes it, shape, bytes); that of arguments is not looked at. Messages are
/// empty if it worked.
static std::pair<std::vector<std::string>, std::vector<Tensor>>
interpretFile(const std::string &input, const std::string &function,
              const std::vector<Tensor> &arguments, uint64_t steps,
              const std::vector<std::string> &inputTypes) {
  sluice::CompileOptions options;
  options.inputTypes = inputTypes;
  sluice::OracleRequest request;
  request.function = function;
  request.steps = steps;
  for (const auto &[type, dims, bytes] : arguments) {
    const char *data = bytes.c_str();
    request.arguments.push_back({type, dims, {data, data + bytes.size()}});
  }
  std::vector<std::string> messages;
  std::vector<sluice::OracleOutcome> outcomes;
  {
    nb::gil_scoped_release release;
    if (sluice::runOracle(input, options, request, outcomes,
                          [&](const std::string &line) { messages.push_back(line); }))
      messages.clear();
  }
  std::vector<Tensor> results;
  for (const sluice::OracleOutcome &outcome : outcomes)
    for (const sluice::HostTensor &tensor : outcome.results)
      results.emplace_back(tensor.type, tensor.dims,
                           nb::bytes(tensor.bytes.data(), tensor.bytes.size()));
  return {messages, results};
}

NB_MODULE(_compiler, m) {
  nb::set_leak_warnings(false); // torch.compile keeps modules until the process ends.
  m.def("compile_file", &compileFile, nb::arg("input"), nb::arg("output"), nb::arg("targets"),
        nb::arg("opt_level"), nb::arg("input_types"), nb::arg("place") = "", nb::arg("shard") = "",
        nb::arg("parameters") = std::vector<std::string>(), nb::arg("float_type") = "",
        nb::arg("deterministic") = false);
  m.def("interpret_file", &interpretFile, nb::arg("input"), nb::arg("function"),
        nb::arg("arguments"), nb::arg("steps"),
        nb::arg("input_types") = std::vector<std::string>());
  m.def("version", &sluice::compilerVersion);
  m.def("target_specs", &sluice::targetSpecs, nb::arg("targets"));
}
