//===- CommandLine.h - options of one command -----------------------------===//
// Declares options next to the variables they set; parses, explains and complains in one way for
// `sluice-run` and all subcommands of `sluice`.
//===----------------------------------------------------------------------===//
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sluice::run {

/// Exit codes of every command.
enum ExitCode { kSuccess = 0, kFailure = 1, kUsage = 2 };

/// Which of `names` a misspelt `word` may mean; empty: none is near.
std::string nearest(const std::string &word, const std::vector<std::string> &names);

class CommandLine {
public:
  /// `usage` is the line after "usage: "; `summary` one sentence; `examples` complete command
  /// lines.
  CommandLine(std::string usage, std::string summary, std::vector<std::string> examples)
      : usage(std::move(usage)), summary(std::move(summary)), examples(std::move(examples)) {}

  /// `--name`
  void flag(const std::string &name, bool &target, const std::string &help);
  /// `--name=VALUE`; the last one counts.
  void value(const std::string &name, const std::string &placeholder, std::string &target,
             const std::string &help);
  /// `--name` or `--name=VALUE`; without a value `target` stays as it is.
  void optionalValue(const std::string &name, const std::string &placeholder, bool &given,
                     std::string &target, const std::string &help);
  /// `--name=N`, a number from `low` to `high`.
  template <typename Number>
  void number(const std::string &name, const std::string &placeholder, Number &target, int64_t low,
              int64_t high, const std::string &help) {
    value(name, placeholder, help, [&target, low, high](const std::string &text) {
      int64_t value = target;
      std::string complaint = parseNumber(text, low, high, value);
      target = Number(value);
      return complaint;
    });
  }
  /// `--name=VALUE`, any number of times.
  void list(const std::string &name, const std::string &placeholder,
            std::vector<std::string> &target, const std::string &help);
  /// Gives the last one a short form: `-nVALUE`, with `takesNext` also `-n VALUE`.
  void abbreviate(char name, bool takesNext);
  /// Arguments without dashes, at least `min` and at most `max` of them.
  void positional(std::string name, std::vector<std::string> &target, unsigned min, unsigned max);

  /// Takes options that are not declared and begin with `prefix`, as `--name`, `--name=VALUE` or
  /// `-O2`, for another parser.
  void rest(std::vector<std::string> &target, const char *prefix = "-") {
    others = &target;
    othersPrefix = prefix;
  }

  /// Parses what follows the command. An exit code if there is nothing more to do: help was
  /// shown, or a mistake explained on standard error. `--help=words` prints the options for a shell
  /// to complete, `--help=man` the command's part of a manual page.
  std::optional<int> parse(const std::vector<std::string> &arguments);

  /// Explains a mistake on standard error; kUsage.
  int complain(const std::string &message) const;

private:
  /// Takes a value; returns a complaint or "".
  using Setter = std::function<std::string(const std::string &)>;
  void value(std::string name, std::string placeholder, std::string help, Setter set);
  static std::string parseNumber(const std::string &text, int64_t low, int64_t high,
                                 int64_t &target);
  struct Option {
    std::string name, placeholder, help;
    Setter set;
    char shortName = 0;
    bool shortTakesValue = false, valueIsOptional = false;
    std::string text() const;
  };
  void printHelp() const;
  void printWords() const;
  void printManual() const;

  std::string usage, summary;
  std::vector<std::string> examples;
  std::vector<Option> options;
  std::string positionalName;
  std::vector<std::string> *positionals = nullptr;
  unsigned min = 0, max = 0;
  std::vector<std::string> *others = nullptr;
  std::string othersPrefix;
};

/// From now on a command that finds no memory or no thread ends with one line and kFailure, where
/// no status tells. What it was about to write is removed by `cleanUp`, which may be null.
void endOnShortage(const char *program, void (*cleanUp)() = nullptr);
/// Ends so.
[[noreturn]] void endForShortage(const char *what);

} // namespace sluice::run
