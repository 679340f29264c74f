//===- TraceKernels.h - what each kernel of a program reads and writes ----===//
// Two programs say which kernel computes wrong values: one gives what every kernel reads and writes
// while the program runs, the other runs each kernel alone on what it read there. Compiled as plain
// loops, the second says what the first should have written. Free of LLVM and MLIR types.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Driver/Compile.h"

namespace sluice {

/// One dispatch: its operands, scalars and sizes too, and its results are consecutive results of
/// the traced function from `first` on.
struct TracedDispatch {
  std::string kernel;
  std::string node; ///< Where it comes from in the model.
  unsigned first, operands, results;
};

/// Reads a program at the end of the stage `dispatch` from `input`. To `traced` goes a program in
/// which `function` ("": the only one, or "main") gives what its dispatches read and write instead
/// of its results; to `alone` one whose function `main` takes the operands of all of them, in
/// order, and gives their results. Checks are left out, and dispatches in loops and branches or of
/// tensors that no caller can pass. False after an error was reported.
bool traceKernels(const std::string &input, const std::string &function, const std::string &traced,
                  const std::string &alone, std::vector<TracedDispatch> &dispatches,
                  const std::function<void(const std::string &message)> &diagnose);

/// Writes `kernel` of the program in `input` as a program of its own to `output`, under a header
/// that says `what` happened and the `command` that shows it. False after an error was reported.
bool writeKernelProgram(const std::string &input, const std::string &kernel,
                        const std::string &output, const std::string &what,
                        const std::string &command,
                        const std::function<void(const std::string &message)> &diagnose);

} // namespace sluice
