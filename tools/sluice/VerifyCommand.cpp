//===- VerifyCommand.cpp - sluice verify ----------------------------------===//
// Runs a model for each target on equal inputs and compares with a reference: the model compiled at
// -O0 for this CPU, or the oracle, which computes it without compiling; then the -O0 CPU is
// compared, too.
//===----------------------------------------------------------------------===//
#include "compiler/Driver/RunOracle.h"
#include "tools/sluice/Commands.h"
#include "tools/sluice/Verification.h"
#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace sluice::tool {
namespace {

/// What --expected says, or the inputs of a program that is not compiled. Types of one byte that
/// NumPy does not have are read as bytes.
bool readSpecs(const std::vector<std::string> &specs, std::vector<run::Array> &arrays) {
  for (const std::string &spec : specs) {
    size_t number = arrays.size() + 1;
    if (run::Error error =
            run::readSpec(spec, SLUICE_ELEMENT_F8E5M2, number, arrays.emplace_back());
        !error.empty())
      return fail(error) == kSuccess;
  }
  return true;
}

/// Inputs and results as writeRecord() or a reproducer left them: DIR/input-0.npy or
/// PREFIX-input-0.npy.
bool readRecord(const std::string &place, std::vector<std::string> &inputs,
                std::vector<std::string> &expected) {
  std::error_code error;
  std::string start = place + (std::filesystem::is_directory(place, error) ? "/" : "-");
  auto find = [&](const char *name, std::vector<std::string> &specs) {
    auto path = [&] { return start + name + "-" + std::to_string(specs.size()) + ".npy"; };
    while (std::filesystem::exists(path(), error))
      specs.push_back("@" + path());
  };
  if (!inputs.empty() || !expected.empty())
    return fail("--recorded says what --input and --expected say; give one of them") == kSuccess;
  find("input", inputs);
  find("expected", expected);
  return !expected.empty() || fail("no file '" + start + "expected-0.npy'") == kSuccess;
}

/// Results of the oracle for the arguments of `verification`, with the element types of `like`.
bool askOracle(const Verification &verification, const CompileOptions &options, uint64_t steps,
               const std::vector<run::Array> &like, std::vector<run::Array> &results) {
  OracleRequest request;
  request.function = verification.options.function;
  request.steps = steps;
  for (const run::Array &array : verification.arguments)
    request.arguments.push_back({"", array.dims, array.bytes});
  std::vector<OracleOutcome> outcomes;
  if (!runOracle(verification.model, options, request, outcomes, printMessage))
    return false;
  if (like.size() != outcomes[0].results.size())
    return fail("the program has " + std::to_string(outcomes[0].results.size()) +
                " results, given " + std::to_string(like.size())) == kSuccess;
  for (const HostTensor &tensor : outcomes[0].results)
    results.push_back({like[results.size()].type, tensor.dims, tensor.bytes});
  return true;
}

/// Every function without arguments, whose checks are its results.
int runAllOnOracle(const std::string &model, const CompileOptions &options, uint64_t steps) {
  OracleRequest request;
  request.allFunctions = true;
  request.steps = steps;
  std::vector<OracleOutcome> outcomes;
  bool worked = runOracle(model, options, request, outcomes, printMessage);
  for (const OracleOutcome &outcome : outcomes)
    std::printf("%s %s\n", outcome.worked ? "ok    " : "FAILED", outcome.function.c_str());
  return worked ? kSuccess : kFailure;
}
} // namespace

int verifyCommand(const Arguments &arguments) {
  Verification verification;
  CompileOptions compile;
  std::vector<std::string> models, targets, expected;
  std::string folder, recordTo, recorded;
  uint64_t steps = kOracleSteps;
  bool oracle = false, allFunctions = false;
  CommandLine line(
      "sluice verify MODEL [options]",
      "Compares a model's results, compiled as asked for, with those of a reference: compiled at "
      "-O0 for this CPU, or (--oracle) computed op by op without compiling.",
      {"sluice verify model.onnx --input=1x3x224x224xf32=random",
       "sluice verify model.onnx -O3 --tolerance=1e-5",
       "sluice verify small.mlir --oracle --target=cpu --target=vulkan --input=2x8xf32=random",
       "sluice verify model.onnx --target=cuda:sm_90 --reproducer=wrong   # leaves the kernel that "
       "is wrong",
       "sluice verify wrong/kernel.mlir --target=cuda:sm_90 --recorded=wrong/kernel",
       "sluice verify checks.mlir --oracle --all-functions"});
  line.positional("MODEL", models, 1, 1);
  line.list("target", "TARGET", targets,
            "what to compare (default cpu); repeated, each is compared");
  addParameters(line, compile.parameters);
  addOptLevel(line, compile.optLevel);
  addNumerics(line, compile);
  run::addCallOptions(line, verification.options,
                      "without any, random ones whose dynamic sizes are 3");
  line.value("tolerance", "X", verification.tolerance,
             "largest |a-b| / (1+|b|) that passes (default 1e-4, more for types of 16 bits and "
             "less, 0 for integers)");
  line.list("expected", "SPEC", expected,
            "compare with this result, written as an input, instead; one for each, in order");
  line.value("record", "DIR", recordTo,
             "write inputs and reference to DIR/input-0.npy, DIR/expected-0.npy, ...");
  line.value("recorded", "DIR|PREFIX", recorded,
             "inputs, and what to compare with, from such files, or from PREFIX-input-0.npy, "
             "PREFIX-expected-0.npy, ...");
  line.value("reproducer", "DIR", folder,
             "if results are wrong, look for the kernel that makes them so, and leave it in DIR as "
             "a program of its own, with its inputs and what it should give");
  addPlans(line, compile.plans);
  line.list("kernel-plan", "KERNEL=O0|N", compile.kernelPlans,
            "as for 'sluice compile'; not for the reference");
  line.flag("oracle", oracle,
            "compare with an interpreter that shares nothing with the compiler's later stages, the "
            "-O0 CPU as well");
  line.number("oracle-steps", "N", steps, 0, INT64_MAX,
              "how many ops and elements the interpreter may compute (default " +
                  std::to_string(kOracleSteps) + ")");
  line.flag("all-functions", allFunctions,
            "with --oracle: compute every function without arguments and its checks, and compile "
            "nothing");
  line.flag("json", verification.json, "what was compared, as JSON");
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  char *end = nullptr;
  if (double limit = std::strtod(verification.tolerance.c_str(), &end); *end || !(limit >= 0))
    return fail("--tolerance takes a number, not '" + verification.tolerance + "'");
  verification.model = models[0];
  if (allFunctions)
    return oracle ? runAllOnOracle(models[0], compile, steps)
                  : fail("--all-functions is for --oracle; 'sluice run' has it for devices");

  std::vector<CompileOptions> ways;
  if (targets.empty())
    targets = {"cpu"};
  for (const std::string &target : targets) {
    ways.push_back(compile);
    ways.back().targets = {target};
  }
  CompileOptions plain = plainLoops();
  plain.parameters = compile.parameters;
  std::vector<run::Array> reference;
  if (!recorded.empty() && !readRecord(recorded, verification.options.inputs, expected))
    return kFailure;
  if (!readSpecs(expected, reference))
    return kFailure;
  if (!expected.empty() && oracle) {
    // What is compared is what the program means; nothing is compiled.
    Outcome outcome{"oracle", {}, {}};
    for (size_t i = 0; i < reference.size(); ++i)
      outcome.names.push_back("result " + std::to_string(i));
    if (!readSpecs(verification.options.inputs, verification.arguments) ||
        !askOracle(verification, plain, steps, reference, outcome.results))
      return kFailure;
    verification.compare(outcome, reference);
    return verification.conclude() ? kSuccess : kFailure;
  }
  const size_t asked = ways.size();
  if (expected.empty())
    ways.push_back(plain);
  std::vector<Outcome> outcomes(ways.size());
  for (size_t i = 0; i < ways.size(); ++i)
    if (!verification.execute(ways[i], outcomes[i])) {
      if (!folder.empty() && i < asked)
        leaveWrongKernel(verification, ways[i], folder, oracle ? steps : 0);
      return kFailure;
    }
  if (!expected.empty() && reference.size() != outcomes[0].results.size())
    return fail("the function has " + std::to_string(outcomes[0].results.size()) +
                " results, given " + std::to_string(reference.size()) + " with --expected");
  for (size_t i = 0; i < reference.size(); ++i)
    reference[i].type = outcomes[0].results[i].type;
  if (oracle && !askOracle(verification, plain, steps, outcomes.back().results, reference))
    return kFailure;
  if (reference.empty())
    reference = outcomes.back().results;
  if (!oracle)
    outcomes.resize(asked);
  if (!recordTo.empty() && !writeRecord(recordTo, "", verification.arguments, reference))
    return kFailure;
  for (size_t i = 0; i < outcomes.size(); ++i)
    if (!verification.compare(outcomes[i], reference) && !folder.empty() && i < asked)
      leaveWrongKernel(verification, ways[i], folder, oracle ? steps : 0);
  return verification.conclude() ? kSuccess : kFailure;
}

} // namespace sluice::tool
