//===- Failure.h - what went wrong when a program was tried ---------------===//
// Each is tried in a process of its own: the child makes the program, then becomes `sluice`, as the
// compiler may crash, hang or take all memory, and so may what makes the program smaller.
// Two failures are the same if they would be the same bug: the same message but for numbers, the
// same signal, a wrong value where there was one, no end in time.
//===----------------------------------------------------------------------===//
#pragma once
#include "llvm/ADT/StringRef.h"
#include <chrono>
#include <sys/types.h>
#include <vector>

namespace sluice::reduce {

struct Failure {
  enum class Kind {
    None,    ///< It worked.
    Message, ///< Exit code 1 and a line with "error:".
    Values,  ///< `sluice verify` found a result that differs.
    Signal,  ///< It crashed.
    Endless, ///< It was stopped after its time.
    Usage,   ///< The options are wrong; says nothing of the program.
    Nothing, ///< There was no program to try.
  };
  Kind kind = Kind::None;
  int signal = 0;
  /// The largest difference of a result and what was allowed, for Values.
  double difference = 0, allowed = 0;
  /// One line for people: the first error, or the signal by name.
  std::string text;
  /// Each error without its place and with `#` for words that have a digit.
  std::vector<std::string> messages;
  /// All that was said.
  std::string output;

  /// Reads what a process said; `status` is that of waitpid.
  static Failure read(int status, bool tookTooLong, std::string output);

  /// Whether this is the failure `original`. With a `part` what was said must have it, and no more
  /// is compared than the kind. Values must differ by the geometric mean of what the original's
  /// differ by (at most 1) and of what is allowed, so that no rounding takes the place of an error.
  bool isLike(const Failure &original, llvm::StringRef part = "") const;
};

/// The text of an error line without its place, and with `#` for each word that has a digit: sizes,
/// positions, names of kernels. Other names stay: they name operations.
std::string withoutNumbers(llvm::StringRef line);

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
