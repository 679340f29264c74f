//===- Reducer.cpp - the smallest program that fails in the same way ------===//
// Delta debugging (Zeller and Hildebrandt, "Simplifying and isolating failure-inducing input",
// 2002), as llvm-reduce does it: a way of making a program smaller finds parts, which are taken out
// all at once, then in halves, in quarters, one by one; then the next way, until none helps.
// Upstream's MLIR Reducer is not used: it drops operations only together with all that reads them,
// unless each dialect brings patterns, and runs its tests one by one without limits.
//===----------------------------------------------------------------------===//
#include "compiler/Reduce/Reducer.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <deque>
#include <thread>

namespace sluice::reduce {

/// How long a try may take beside the first one, which failed sooner.
static constexpr double kSlower = 5, kMinSeconds = 10;
/// What the oracle may compute for each program that is taken: about a second.
static constexpr unsigned kOracleSteps = 3'000'000;

std::string listed(const std::vector<std::string> &words) {
  constexpr size_t kMax = 12;
  std::string text = llvm::join(llvm::ArrayRef(words).take_front(kMax), ", ");
  return text +
         (words.size() > kMax ? " and " + std::to_string(words.size() - kMax) + " more" : "");
}

static void wait() { std::this_thread::sleep_for(std::chrono::milliseconds(2)); }

std::vector<std::string> Reducer::arguments(const std::string &file, const std::string &folder,
                                            const Program *program) const {
  std::vector<std::string> words = {options.command, file};
  if (options.command == "compile") {
    words.push_back("-o");
    words.push_back(folder + "/out.slm");
  }
  words.insert(words.end(), options.flags.begin(), options.flags.end());
  if (program)
    for (const std::string &input : program->inputs())
      words.push_back("--input=" + input);
  return words;
}

std::unique_ptr<Attempt>
Reducer::start(llvm::function_ref<std::string(const std::string &)> prepare,
               const Program *program) {
  std::string folder = options.folder + "/" + std::to_string(count++);
  llvm::outs().flush(); // A child must not say again what is not yet written.
  return std::make_unique<Attempt>(folder, options.limits, [&](const std::string &folder) {
    std::string file = prepare(folder);
    return file.empty() ? std::vector<std::string>() : arguments(file, folder, program);
  });
}

Failure Reducer::tryNow(llvm::function_ref<std::string(const std::string &)> prepare,
                        const Program *program) {
  auto attempt = start(prepare, program);
  while (!attempt->hasEnded() && !mustStop())
    wait();
  lastSeconds = attempt->seconds();
  return attempt->failure();
}

Failure Reducer::tryFile(const std::string &path) {
  Failure failure = tryNow([&](const std::string &) { return path; }, nullptr);
  // What failed at once need not be waited for long.
  if (failure.kind != Failure::Kind::Endless)
    options.limits.seconds =
        std::min(options.limits.seconds, std::max(kMinSeconds, kSlower * lastSeconds));
  return failure;
}

Failure Reducer::tryProgram(Program &program) {
  return tryNow(
      [&](const std::string &folder) {
        std::string file = folder + "/model" + program.extension().str();
        return program.write(file) ? file : "";
      },
      &program);
}

bool Reducer::mustStop() {
  double passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  stopped |= (options.stop && options.stop()) || (options.seconds > 0 && passed > options.seconds);
  return stopped;
}

/// `sluice verify` computes what is compiled at -O0 as its reference, which a program of sizes that
/// do not fit or of an index out of bounds makes differ too. The oracle says so, for small
/// programs.
template <typename Try> Failure Reducer::askOracle(Try ask) {
  std::vector<std::string> flags = options.flags;
  options.flags.insert(options.flags.end(),
                       {"--oracle", "--oracle-steps=" + std::to_string(kOracleSteps)});
  Failure said = ask();
  options.flags = flags;
  return said;
}

bool Reducer::isDefined(const std::string &file, const Program &program) {
  if (!asksOracle)
    return true;
  Failure said =
      askOracle([&] { return tryNow([&](const std::string &) { return file; }, &program); });
  return said.kind != Failure::Kind::Message || said.output.find(" steps") != std::string::npos ||
         said.isLike(oracle);
}

void Reducer::reduce(Program &program, const Failure &failure) {
  original = failure;
  asksOracle = original.kind == Failure::Kind::Values && options.command == "verify" &&
               !llvm::is_contained(options.flags, "--oracle");
  if (asksOracle)
    oracle = askOracle([&] { return tryProgram(program); });
  for (bool helped = true; helped && !mustStop();) {
    helped = false;
    for (unsigned way = 0; way < program.ways().size() && !mustStop(); ++way)
      while (tryWay(program, way) && !mustStop())
        helped = true;
  }
}

/// True if something could be taken out.
bool Reducer::tryWay(Program &program, unsigned way) {
  struct Try {
    Range range;
    std::unique_ptr<Attempt> attempt;
  };
  bool helped = false;
  unsigned parts = program.parts(way);
  std::string name = "/model" + program.extension().str();
  auto order = program.ways()[way].order;
  for (unsigned size = order == Way::Single ? 1 : parts; parts > 0 && size > 0;
       size = order == Way::All ? 0 : size / 2) {
    // Starts at the end, which depends on all before it.
    for (unsigned next = parts; next > 0;) {
      std::deque<Try> running;
      unsigned end = next;
      bool taken = false;
      while (!taken && (end > 0 || !running.empty())) {
        for (; end > 0 && running.size() < options.jobs; end -= std::min(size, end)) {
          Range range{end - std::min(size, end), end};
          running.push_back({range, start(
                                        [&](const std::string &folder) {
                                          return program.remove(way, range) &&
                                                         program.write(folder + name)
                                                     ? folder + name
                                                     : std::string();
                                        },
                                        &program)});
        }
        // The first in order decides, so that a run with more processes finds the same.
        Try &first = running.front();
        while (!first.attempt->hasEnded()) {
          if (mustStop())
            return helped;
          wait();
        }
        if (options.progress)
          options.progress(program.ways()[way].name, program.operations(), count);
        next = first.range.begin;
        taken = first.attempt->failure().isLike(original, options.part) &&
                isDefined(first.attempt->folder() + name, program) &&
                program.read(first.attempt->folder() + name);
        running.pop_front();
      }
      if (!taken)
        break;
      helped = true;
      parts = program.parts(way);
      next = std::min(next, parts);
    }
    size = std::min(size, parts);
  }
  return helped;
}

} // namespace sluice::reduce
