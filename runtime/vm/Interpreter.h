//===- Interpreter.h - runs functions of a program ------------------------===//
#pragma once

#include "runtime/base/Budget.h"
#include "runtime/vm/Program.h"

namespace sluice::vm {

/// Arguments and results of a function, by kind.
struct Invocation {
  std::vector<int64_t> scalarArguments;
  std::vector<Ref<RefObject>> refArguments; // taken
  std::vector<int64_t> scalarResults;
  std::vector<Ref<RefObject>> refResults;
  Budget *budget = nullptr; // null: no limit; commands keep it
  // Whether memory is an argument's that the function may not write; null: none is.
  bool (*isLent)(const void *lender, const hal::Storage &memory) = nullptr;
  const void *lender = nullptr;
  Ref<hal::Timepoint> wait;  // nothing is read or run before it; null: at once
  bool asynchronous = false; // return without waiting for what was submitted
  Ref<hal::Timepoint> done;  // then: when it is done
};

/// Runs function `index`; counts of arguments must fit. Returns when all work it submitted is done,
/// also after a failure, or at once if asynchronous. Check ops that do not
/// hold let the program go on and fail the call at its end.
Status invoke(Program &program, uint32_t index, Invocation &invocation);

} // namespace sluice::vm
