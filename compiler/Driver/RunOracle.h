//===- RunOracle.h - computes a model without compiling it ----------------===//
// By the interpreter of compiler/Oracle, on what the stage `input` makes of the model. Free of LLVM
// and MLIR types.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include <cstdint>

namespace sluice {

/// A tensor, or a scalar (without dims), as the runtime stores it (sluice/element_type.h).
struct HostTensor {
  std::string type; ///< As MLIR writes it: "f32", "complex<f32>". Not looked at in arguments: the
                    ///< function says it.
  std::vector<int64_t> dims;
  std::vector<uint8_t> bytes;
};

/// Elementary steps (ops and elements) that one call may take unless told otherwise: about a
/// minute.
inline constexpr uint64_t kOracleSteps = 200'000'000;

struct OracleRequest {
  /// Which function; empty: the only public one, or "main".
  std::string function;
  /// Every public function without arguments instead, in the order of the program, with one state.
  bool allFunctions = false;
  std::vector<HostTensor> arguments;
  uint64_t steps = kOracleSteps;
};

/// What came of a function.
struct OracleOutcome {
  std::string function;
  bool worked = false; ///< Checks held and nothing failed; otherwise a message has said why.
  std::vector<HostTensor> results;
};

/// Computes functions of the model in file `input` (as for compileFile, of whose options those for
/// the stage `input` count). Messages are complete lines and go to `diagnose`. Returns true if
/// every function worked, and at least one was there.
bool runOracle(const std::string &input, const CompileOptions &options,
               const OracleRequest &request, std::vector<OracleOutcome> &outcomes,
               const std::function<void(const std::string &message)> &diagnose);

} // namespace sluice
