//===- Attempt.h - a program tried in a process of its own ----------------===//
// The child makes the program, then becomes `sluice`: the compiler may crash, hang or take all
// memory, and so may what makes the program smaller.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Reduce/Failure.h"
#include <chrono>
#include <sys/types.h>

namespace sluice::reduce {

struct Limits {
  double seconds = 60;
  uint64_t bytes = 0; ///< Limit of the address space; 0: none.
};

class Attempt {
public:
  /// Starts a child in the new folder `folder`. There `prepare` writes the program and returns the
  /// arguments of `sluice`; none if there is nothing to try.
  Attempt(std::string folder, const Limits &limits,
          llvm::function_ref<std::vector<std::string>(const std::string &folder)> prepare);
  Attempt(const Attempt &) = delete;
  /// Ends the child if it still runs, and removes the folder.
  ~Attempt();

  /// True once it has ended, or its time has; then `failure` says how it went.
  bool hasEnded();
  const Failure &failure() const { return outcome; }
  double seconds() const;
  const std::string &folder() const { return place; }

private:
  void end(int status, bool tookTooLong);

  std::string place;
  pid_t child = -1;
  double max;
  std::chrono::steady_clock::time_point begin = std::chrono::steady_clock::now();
  Failure outcome;
};

} // namespace sluice::reduce
