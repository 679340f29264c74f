//===- Verification.cpp - what a model gives, and whether it is right -----===//
#include "tools/sluice/Verification.h"
#include "runtime/base/ElementType.h"
#include "tools/sluice/Commands.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

namespace sluice::tool {
namespace {

/// The numbers of an element as text: two of a complex one.
std::vector<double> numbersOf(const char *text) {
  std::vector<double> numbers;
  if (std::strcmp(text, "true") == 0 || std::strcmp(text, "false") == 0)
    return {text[0] == 't' ? 1. : 0.};
  for (const char *at = text; *at;) {
    char *end = nullptr;
    double number = std::strtod(at, &end);
    if (end == at)
      ++at; // A parenthesis or comma.
    else
      numbers.push_back(number), at = end;
  }
  return numbers;
}

double distance(double a, double b) {
  if (a == b || (std::isnan(a) && std::isnan(b)))
    return 0;
  double relative = std::abs(a - b) / (1 + std::abs(b));
  return std::isnan(relative) ? INFINITY : relative;
}

/// What results of a type may differ by: a few units in the last place of the narrow ones.
double defaultTolerance(sluice_element_type_t type) {
  switch (type) {
  case SLUICE_ELEMENT_F16: return 4e-3;
  case SLUICE_ELEMENT_BF16: return 3e-2;
  case SLUICE_ELEMENT_F8E4M3FN:
  case SLUICE_ELEMENT_F8E4M3FNUZ:
  case SLUICE_ELEMENT_F8E4M3:
  case SLUICE_ELEMENT_F8E4M3B11FNUZ:
  case SLUICE_ELEMENT_F8E3M4:
  case SLUICE_ELEMENT_F6E2M3FN: return 0.13;
  case SLUICE_ELEMENT_F8E5M2:
  case SLUICE_ELEMENT_F8E5M2FNUZ:
  case SLUICE_ELEMENT_F6E3M2FN: return 0.26;
  case SLUICE_ELEMENT_F4E2M1FN:
  case SLUICE_ELEMENT_F8E8M0FNU: return 0.5;
  case SLUICE_ELEMENT_F32:
  case SLUICE_ELEMENT_F64:
  case SLUICE_ELEMENT_COMPLEX64:
  case SLUICE_ELEMENT_COMPLEX128: return 1e-4;
  default: return 0; // Integers
  }
}

run::Error readResult(sluice_call_t *call, size_t index, run::Array &array) {
  const sluice_value_info_t &value = sluice_call_function(call)->results[index];
  if (value.kind == SLUICE_VALUE_TENSOR) {
    run::Tensor tensor;
    SLUICE_TRY(sluice_call_result_tensor(call, index, run::Out(tensor)));
    return run::readTensor(tensor.get(), array);
  }
  int64_t bits = 0;
  array.type = value.element_type;
  array.bytes.resize(sluice_element_type_size(array.type));
  SLUICE_TRY(sluice_call_result_scalar(call, index, &bits));
  std::memcpy(array.bytes.data(), &bits, array.bytes.size()); // little-endian
  return "";
}
} // namespace

CompileOptions plainLoops() {
  CompileOptions plain;
  plain.targets = {"cpu"};
  plain.optLevel = 0;
  plain.evaluateConstants = false;
  return plain;
}

double difference(const run::Array &a, const run::Array &b) {
  uint32_t size = sluice_element_type_size(a.type);
  double worst = 0;
  for (size_t at = 0; at + size <= a.bytes.size(); at += size) {
    if (std::memcmp(&a.bytes[at], &b.bytes[at], size) == 0)
      continue;
    char x[96], y[96];
    sluice_element_format(a.type, &a.bytes[at], x, sizeof(x));
    sluice_element_format(b.type, &b.bytes[at], y, sizeof(y));
    std::vector<double> p = numbersOf(x), q = numbersOf(y);
    // Integers that are one double are not equal yet.
    if (integerBits(a.type) && std::strcmp(x, y) && p == q)
      worst = std::max(worst, 1 / (1 + std::abs(p[0])));
    for (size_t i = 0; i < std::min(p.size(), q.size()); ++i)
      worst = std::max(worst, distance(p[i], q[i]));
  }
  return worst;
}

bool Verification::execute(const CompileOptions &compile, Outcome &outcome) {
  outcome.who = compile.targets.front() + "/O" + std::to_string(compile.optLevel);
  std::string module = moduleFor(model, compile);
  if (module.empty())
    return false;
  options.devices = {sluice_target_driver(compile.targets.front().c_str())};
  auto compute = [&]() -> run::Error {
    run::Session session;
    run::Call call;
    SLUICE_TRY(session.open(options, module));
    if (options.inputs.empty())
      session.addRandomInputs(options, /*dynamicSize=*/3);
    SLUICE_TRY(session.prepare(options, call, arguments.empty() ? &arguments : nullptr));
    SLUICE_TRY(sluice_call_invoke(call.get()));
    const sluice_function_info_t *function = sluice_call_function(call.get());
    for (size_t i = 0; i < function->result_count; ++i) {
      std::string name = function->results[i].name;
      outcome.names.push_back(name.empty() ? "result " + std::to_string(i) : name);
      SLUICE_TRY(readResult(call.get(), i, outcome.results.emplace_back()));
    }
    return "";
  };
  run::Error error = compute();
  return error.empty() || fail(outcome.who + ": " + error) == kSuccess;
}

bool Verification::compare(const Outcome &outcome, const std::vector<run::Array> &reference) {
  bool held = true;
  for (size_t i = 0; i < reference.size(); ++i) {
    const run::Array &a = outcome.results[i], &b = reference[i];
    Comparison &result =
        comparisons.emplace_back(outcome.who, outcome.names[i], a.bytes.size(), std::nullopt);
    result.limit = limitFor(a.type);
    if (a.dims == b.dims && a.bytes.size() == b.bytes.size())
      result.difference = difference(a, b);
    held &= result.holds();
    if (json)
      continue;
    std::printf("%s: %s: ", outcome.who.c_str(), outcome.names[i].c_str());
    if (result.difference)
      std::printf("largest difference %.3g (%s %.3g)\n", *result.difference,
                  result.holds() ? "within" : "above", result.limit);
    else
      std::printf("different shapes\n");
  }
  return held;
}

bool Verification::conclude() const {
  bool holds = llvm::all_of(comparisons, [](const Comparison &each) { return each.holds(); });
  if (json) {
    llvm::json::OStream out(llvm::outs(), /*IndentSize=*/2);
    out.object([&] {
      out.attribute("model", model);
      out.attributeArray("results", [&] {
        for (const Comparison &each : comparisons)
          out.object([&] {
            out.attribute("way", each.who);
            out.attribute("result", each.result);
            out.attribute("bytes", int64_t(each.bytes));
            // JSON has no infinity: NaNs differ.
            bool isNumber = each.difference && std::isfinite(*each.difference);
            out.attribute("largest_difference", isNumber ? llvm::json::Value(*each.difference)
                                                         : llvm::json::Value(nullptr));
            out.attribute("limit", each.limit);
            out.attribute("holds", each.holds());
          });
      });
      out.attribute("holds", holds);
    });
    llvm::outs() << "\n";
  }
  if (!comparisons.empty() &&
      llvm::all_of(comparisons, [](const Comparison &each) { return each.bytes == 0; })) {
    (void)fail("the results have no elements, so nothing was compared; --input gives other sizes");
    return false;
  }
  return holds;
}

double Verification::limitFor(sluice_element_type_t type) const {
  return tolerance.empty() ? defaultTolerance(type) : std::strtod(tolerance.c_str(), nullptr);
}

bool writeRecord(const std::string &folder, const std::string &prefix,
                 std::span<const run::Array> inputs, std::span<const run::Array> expected) {
  std::error_code made;
  std::filesystem::create_directories(folder, made);
  run::Error error = made ? "cannot make the directory '" + folder + "': " + made.message() : "";
  auto write = [&](const char *name, std::span<const run::Array> arrays) {
    for (size_t i = 0; i < arrays.size() && error.empty(); ++i)
      error =
          run::writeNpy(folder + "/" + prefix + name + "-" + std::to_string(i) + ".npy", arrays[i]);
  };
  write("input", inputs);
  write("expected", expected);
  return error.empty() || fail(error) == kSuccess;
}

} // namespace sluice::tool
