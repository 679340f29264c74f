//===- CommandLine.h - options of one subcommand --------------------------===//
// Declares options next to the variables they set; parses, explains and complains in one way for
// all subcommands.
//===----------------------------------------------------------------------===//
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sluice::tool {

/// Exit codes of every subcommand.
enum ExitCode { kSuccess = 0, kFailure = 1, kUsage = 2 };

class CommandLine {
public:
  /// `usage` is the line after "usage: sluice "; `summary` one sentence; `examples` complete
  /// command lines.
  CommandLine(std::string usage, std::string summary, std::vector<std::string> examples)
      : usage(std::move(usage)), summary(std::move(summary)), examples(std::move(examples)) {}

  /// `--name`
  void flag(std::string name, bool &target, std::string help);
  /// `--name=VALUE`; the last one counts.
  void value(std::string name, std::string placeholder, std::string &target, std::string help);
  /// `--name` or `--name=VALUE`; without a value `target` stays as it is.
  void optionalValue(std::string name, std::string placeholder, bool &given, std::string &target,
                     std::string help);
  /// `--name=N`, a number from `low` to `high`.
  void number(std::string name, std::string placeholder, int &target, int low, int high,
              std::string help);
  /// `--name=VALUE`, any number of times.
  void list(std::string name, std::string placeholder, std::vector<std::string> &target,
            std::string help);
  /// `-O0` ... `-O3` and `--opt-level=N`.
  void optLevel(int &target);
  /// `--input-type=NAME=TYPE`, repeated.
  void inputTypes(std::vector<std::string> &target);
  /// `--parameters=[SCOPE=]FILE`, repeated.
  void parameters(std::vector<std::string> &target);
  /// `--plans=FILE`
  void plans(std::string &target);
  /// `-oVALUE`, `-o VALUE` and `--output=VALUE`.
  void output(std::string &target, std::string help);
  /// Arguments without dashes, at least `min` and at most `max` of them.
  void positional(std::string name, std::vector<std::string> &target, unsigned min, unsigned max);

  /// Takes options that are not declared, as `--name`, `--name=VALUE` or `-O2`, for another
  /// command.
  void rest(std::vector<std::string> &target) { others = &target; }

  /// Parses what follows the subcommand. An exit code if there is nothing more to do: help was
  /// shown, or a mistake explained on standard error.
  std::optional<int> parse(const std::vector<std::string> &arguments);

  /// Explains a mistake on standard error; kUsage.
  int complain(const std::string &message) const;

private:
  struct Option {
    std::string name, placeholder, help;
    /// Takes the value; returns a complaint or "".
    std::function<std::string(const std::string &)> set;
    char shortName = 0;
    bool shortTakesValue = false, valueIsOptional = false;
  };
  void printHelp() const;

  std::string usage, summary;
  std::vector<std::string> examples;
  std::vector<Option> options;
  std::string positionalName;
  std::vector<std::string> *positionals = nullptr;
  unsigned min = 0, max = 0;
  std::vector<std::string> *others = nullptr;
};

/// Prints "sluice: error: message" and returns kFailure.
int fail(const std::string &message);

} // namespace sluice::tool
