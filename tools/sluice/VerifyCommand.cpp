//===- VerifyCommand.cpp - sluice verify ----------------------------------===//
// Runs a model twice on equal inputs: compiled at -O0 for this CPU (the reference) and as asked for, and compares.
//===----------------------------------------------------------------------===//
#include "tools/run_support/RunModule.h"
#include "tools/sluice/CommandLine.h"
#include "tools/sluice/Commands.h"
#include "tools/sluice/CompileSupport.h"
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace sluice::tool {

/// max |a - b| / (1 + |b|) over two float tensors, 1 per differing byte position of others. Infinite if NaNs differ.
static double difference(const sluice_tensor_t *a, const sluice_tensor_t *b) {
  double worst = 0;
  uint64_t count = sluice_tensor_element_count(a);
  auto compare = [&](auto *x, auto *y) {
    for (uint64_t i = 0; i < count; ++i) {
      double p = x[i], q = y[i];
      if (std::isnan(p) != std::isnan(q))
        worst = INFINITY;
      else if (p != q && !std::isnan(p))
        worst = std::max(worst, std::abs(p - q) / (1 + std::abs(q)));
    }
  };
  const void *x = sluice_tensor_host_pointer(a), *y = sluice_tensor_host_pointer(b);
  switch (sluice_tensor_element_type(a)) {
  case SLUICE_ELEMENT_F32: compare(static_cast<const float *>(x), static_cast<const float *>(y)); break;
  case SLUICE_ELEMENT_F64: compare(static_cast<const double *>(x), static_cast<const double *>(y)); break;
  case SLUICE_ELEMENT_I64: compare(static_cast<const int64_t *>(x), static_cast<const int64_t *>(y)); break;
  case SLUICE_ELEMENT_I32: compare(static_cast<const int32_t *>(x), static_cast<const int32_t *>(y)); break;
  default:
    count = sluice_tensor_byte_length(a);
    compare(static_cast<const uint8_t *>(x), static_cast<const uint8_t *>(y));
  }
  return worst;
}

/// A random tensor for each argument; dynamic sizes are 3.
static std::vector<std::string> randomInputs(const sluice_function_info_t &function) {
  std::vector<std::string> specs;
  for (size_t i = 0; i < function.argument_count; ++i) {
    const sluice_value_info_t &value = function.arguments[i];
    std::string spec;
    for (size_t d = 0; d < value.rank; ++d)
      spec += std::to_string(value.dims[d] < 0 ? 3 : value.dims[d]) + "x";
    specs.push_back(spec + sluice_element_type_name(value.element_type) + "=random");
  }
  return specs;
}

/// The device that runs what is compiled for `target`.
static std::string deviceOf(const std::string &target) {
  std::string kind = target.substr(0, target.find(':'));
  return kind == "rocm" ? "hip" : kind;
}

int verifyCommand(const Arguments &arguments) {
  run::RunOptions options;
  CompileOptions compile;
  std::vector<std::string> models, targets;
  std::string tolerance = "1e-4";
  int threads = 0;
  CommandLine line(
      "verify MODEL [options]",
      "Compares a model's results, compiled as asked for, with those of the reference (-O0 on this CPU).",
      {"sluice verify model.onnx --input=1x3x224x224xf32=random", "sluice verify model.onnx -O3 --tolerance=1e-5"});
  line.positional("MODEL", models, 1, 1);
  line.list("target", "TARGET", targets, "what to compare (default cpu)");
  line.optLevel(compile.optLevel);
  line.list("input", "SPEC", options.inputs, "as for 'sluice run'; without any, random ones whose dynamic sizes are 3");
  line.value("function", "NAME", options.function, "the function to run (default: the only one, or main)");
  line.number("threads", "N", threads, 0, 4096, "threads that run kernels");
  line.value("tolerance", "X", tolerance, "largest |a-b| / (1+|b|) that passes (default 1e-4)");
  int exitCode = kSuccess;
  if (!line.parse(arguments, exitCode))
    return exitCode;
  char *end = nullptr;
  double limit = std::strtod(tolerance.c_str(), &end);
  if (*end || !(limit >= 0))
    return fail("--tolerance takes a number, not '" + tolerance + "'");
  if (!targets.empty())
    compile.targets = targets;
  options.threads = threads;
  CompileOptions reference;
  reference.optLevel = 0;
  reference.evaluateConstants = false;
  std::string modules[] = {moduleFor(models[0], compile), moduleFor(models[0], reference)};
  if (modules[0].empty() || modules[1].empty())
    return kFailure;

  run::Session sessions[2];
  run::Call calls[2];
  for (int i = 0; i < 2; ++i) {
    options.devices = {i == 0 ? deviceOf(compile.targets.front()) : "cpu"};
    run::Error error = sessions[i].open(options, modules[i]);
    if (error.empty() && options.inputs.empty())
      if (const sluice_function_info_t *function = sluice_module_find_function(
              sessions[i].module.get(), options.function.empty() ? "main" : options.function.c_str()))
        options.inputs = randomInputs(*function);
    if (error.empty())
      error = sessions[i].prepare(options, calls[i]);
    if (error.empty())
      error = run::textOf(sluice_call_invoke(calls[i].get()));
    if (!error.empty())
      return fail((i ? "reference: " : "") + error);
  }
  const sluice_function_info_t *function = sluice_call_function(calls[0].get());
  bool held = true;
  for (size_t i = 0; i < function->result_count; ++i) {
    if (function->results[i].kind != SLUICE_VALUE_TENSOR)
      continue;
    run::Tensor tensors[2];
    for (int k = 0; k < 2; ++k) {
      sluice_tensor_t *tensor = nullptr;
      if (run::Error error = run::textOf(sluice_call_result_tensor(calls[k].get(), i, &tensor)); !error.empty())
        return fail(error);
      tensors[k].reset(tensor);
    }
    if (sluice_tensor_element_count(tensors[0].get()) != sluice_tensor_element_count(tensors[1].get())) {
      std::printf("%s: different shapes\n", function->results[i].name);
      held = false;
      continue;
    }
    double worst = difference(tensors[0].get(), tensors[1].get());
    std::printf("%s: largest difference %.3g (%s %.3g)\n", function->results[i].name, worst,
                worst <= limit ? "within" : "above", limit);
    held &= worst <= limit;
  }
  return held ? kSuccess : kFailure;
}

} // namespace sluice::tool
