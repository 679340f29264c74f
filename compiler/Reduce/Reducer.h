//===- Reducer.h - the smallest program that fails in the same way --------===//
#pragma once
#include "compiler/Reduce/Failure.h"
#include "compiler/Reduce/Program.h"

namespace sluice::reduce {

struct Options {
  /// The command of `sluice` and its options, but for the file: {"compile", "--target=cpu"}.
  std::string command;
  std::vector<std::string> flags;
  /// What must be said; empty: the original's first error, but for numbers.
  std::string part;
  Limits limits;
  /// Processes at once.
  unsigned jobs = 1;
  /// For all tries together; 0: until nothing helps.
  double seconds = 0;
  /// A folder for files of tries.
  std::string folder;
  /// Asked often: stop with what there is.
  std::function<bool()> stop;
  /// Told after each try: what is tried, operations left, tries so far.
  std::function<void(llvm::StringRef way, size_t operations, unsigned tries)> progress;
};

class Reducer {
public:
  explicit Reducer(Options options) : options(std::move(options)) {}

  /// Tries a file as it is.
  Failure tryFile(const std::string &path);
  /// Tries a program as it is.
  Failure tryProgram(Program &program);
  /// Makes `program`, which fails like `original`, as small as the ways of it can.
  void reduce(Program &program, const Failure &original);

  /// Those that hold from now on: what failed soon need not be waited for long.
  const Limits &limits() const { return options.limits; }
  unsigned tries() const { return count; }
  /// Whether it ended before nothing helped.
  bool wasStopped() const { return stopped; }
  /// The arguments of `sluice` for a program in `file`; what is made goes to `folder`.
  std::vector<std::string> arguments(const std::string &file, const std::string &folder,
                                     const Program *program) const;

private:
  Failure tryNow(llvm::function_ref<std::string(const std::string &folder)> prepare,
                 const Program *program);
  template <typename Try> Failure askOracle(Try ask);
  bool isDefined(const std::string &file, const Program &program);
  bool tryWay(Program &program, unsigned way);
  std::unique_ptr<Attempt> start(llvm::function_ref<std::string(const std::string &folder)> prepare,
                                 const Program *program);
  bool mustStop();

  Options options;
  Failure original, oracle;
  bool asksOracle = false;
  unsigned count = 0;
  double lastSeconds = 0; ///< Of the last try.
  bool stopped = false;
  std::chrono::steady_clock::time_point begin = std::chrono::steady_clock::now();
};

} // namespace sluice::reduce
