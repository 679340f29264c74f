//===- Verification.h - what a model gives, and whether it is right -------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include "tools/run_support/RunModule.h"
#include <span>

namespace sluice::tool {

/// What a function gave, with the names of its results.
struct Outcome {
  std::string who;
  std::vector<std::string> names;
  std::vector<run::Array> results;
};

/// Plain loops on this CPU, which evaluate nothing beforehand: a reference.
CompileOptions plainLoops();

/// max |a - b| / (1 + |b|) over the elements of two tensors of one type and number of elements;
/// infinite if NaNs differ.
double difference(const run::Array &a, const run::Array &b);

/// How a result compares with the reference.
struct Comparison {
  std::string who, result;
  size_t bytes = 0;                 ///< Of the result.
  std::optional<double> difference; ///< None: the shapes differ.
  double limit = 0;
  bool holds() const { return difference && *difference <= limit; }
};

class Verification {
public:
  std::string model, tolerance;
  run::RunOptions options;
  std::vector<run::Array> arguments; ///< Those of the first run.

  /// Compiles for the first target of `compile`, runs it and reads the results. False after an
  /// error was printed.
  bool execute(const CompileOptions &compile, Outcome &outcome);
  /// Whether `outcome` is what the reference says; prints the difference of each result, but with
  /// `json`, and adds it to `comparisons`.
  bool compare(const Outcome &outcome, const std::vector<run::Array> &reference);
  /// Ends a verification: whether all results were right, and whether there was anything to
  /// compare.
  bool conclude() const;
  bool json = false;
  std::vector<Comparison> comparisons;
  /// The largest difference that passes for results of `type`.
  double limitFor(sluice_element_type_t type) const;
};

/// Makes `folder` and writes PREFIXinput-0.npy, ..., PREFIXexpected-0.npy, ... there: the inputs of
/// a run and what its results should be. False after an error was printed.
bool writeRecord(const std::string &folder, const std::string &prefix,
                 std::span<const run::Array> inputs, std::span<const run::Array> expected);

/// Finds the kernels of `way` that give wrong values by themselves, on what they read when the
/// model of `verification` runs, and prints them. What is right the oracle says if it takes at most
/// `oracleSteps`, else -O0. The first is left in `folder`, with its inputs and what it should give.
/// False if none was found, which is said as well.
bool leaveWrongKernel(const Verification &verification, const CompileOptions &way,
                      const std::string &folder, uint64_t oracleSteps);

} // namespace sluice::tool
