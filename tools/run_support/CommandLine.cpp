//===- CommandLine.cpp - options of one command ---------------------------===//
#include "tools/run_support/CommandLine.h"
#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <cxxabi.h>
#include <exception>
#include <execinfo.h>
#include <numeric>
#include <typeinfo>
#include <unistd.h>

namespace sluice::run {

std::string CommandLine::parseNumber(const std::string &text, int64_t low, int64_t high,
                                     int64_t &target) {
  int64_t value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < low || value > high)
    return "takes a whole number from " + std::to_string(low) + " to " + std::to_string(high) +
           ", not '" + text + "'";
  target = value;
  return "";
}

void CommandLine::value(std::string name, std::string placeholder, std::string help, Setter set) {
  options.push_back({std::move(name), std::move(placeholder), std::move(help), std::move(set)});
}

void CommandLine::flag(const std::string &name, bool &target, const std::string &help) {
  value(name, "", help, [&target](const std::string &) { return target = true, ""; });
}

void CommandLine::value(const std::string &name, const std::string &placeholder,
                        std::string &target, const std::string &help) {
  value(name, placeholder, help, [&target](const std::string &text) { return target = text, ""; });
}

void CommandLine::optionalValue(const std::string &name, const std::string &placeholder,
                                bool &given, std::string &target, const std::string &help) {
  value(name, placeholder, help, [&given, &target](const std::string &text) {
    given = true;
    target = text.empty() ? target : text;
    return "";
  });
  options.back().valueIsOptional = true;
}

void CommandLine::list(const std::string &name, const std::string &placeholder,
                       std::vector<std::string> &target, const std::string &help) {
  value(name, placeholder, help,
        [&target](const std::string &text) { return target.push_back(text), ""; });
}

void CommandLine::abbreviate(char name, bool takesNext) {
  options.back().shortName = name;
  options.back().shortTakesValue = takesNext;
}

void CommandLine::positional(std::string name, std::vector<std::string> &target, unsigned min_,
                             unsigned max_) {
  positionalName = std::move(name);
  positionals = &target;
  min = min_;
  max = max_;
}

/// The fewest insertions, deletions and replacements of letters that make `other` of `word`.
static size_t changes(const std::string &word, const std::string &other) {
  std::vector<size_t> row(other.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (size_t i = 0; i < word.size(); ++i)
    for (size_t j = 0, corner = std::exchange(row[0], i + 1); j < other.size(); ++j)
      corner = std::exchange(
          row[j + 1], std::min({row[j] + 1, row[j + 1] + 1, corner + (word[i] != other[j])}));
  return row.back();
}

std::string nearest(const std::string &word, const std::vector<std::string> &names) {
  std::string found;
  for (size_t least = word.size() / 3; const std::string &name : names)
    if (size_t needed = changes(word, name); needed && needed <= least)
      least = needed - 1, found = name;
  return found;
}

std::optional<int> CommandLine::parse(const std::vector<std::string> &arguments) {
  bool onlyPositionals = false;
  for (size_t i = 0; i < arguments.size(); ++i) {
    const std::string &argument = arguments[i];
    if (onlyPositionals || argument.size() < 2 || argument[0] != '-') {
      if (!positionals || positionals->size() == max)
        return complain("unexpected argument '" + argument + "'");
      positionals->push_back(argument);
      continue;
    }
    if (argument == "--") {
      onlyPositionals = true;
      continue;
    }
    if (argument == "--help" || argument == "-h")
      return printHelp(), kSuccess;
    if (argument == "--help=words")
      return printWords(), kSuccess;
    if (argument == "--help=man")
      return printManual(), kSuccess;
    size_t equals = argument.find('=');
    bool isLong = argument.compare(0, 2, "--") == 0;
    std::string name =
        isLong ? argument.substr(2, equals == std::string::npos ? equals : equals - 2) : "";
    const Option *found = nullptr;
    for (const Option &option : options)
      if (isLong ? option.name == name : option.shortName == argument[1])
        found = &option;
    if (!found && others && argument.starts_with(othersPrefix)) {
      others->push_back(argument);
      continue;
    }
    if (!found) {
      std::vector<std::string> names;
      for (const Option &option : options)
        names.push_back(option.name);
      std::string near = nearest(name, names);
      return complain("unknown option '" + (isLong ? "--" + name : argument) + "'" +
                      (near.empty() ? "" : "; did you mean --" + near + "?"));
    }
    std::string text;
    if (!isLong)
      text = argument.substr(2);
    else if (equals != std::string::npos)
      text = argument.substr(equals + 1);
    bool hasValue = isLong ? equals != std::string::npos : !text.empty();
    bool wantsValue = !found->placeholder.empty();
    if (wantsValue && !hasValue && !found->valueIsOptional && (isLong || found->shortTakesValue)) {
      if (i + 1 == arguments.size())
        return complain("option '" + argument + "' needs a value");
      text = arguments[++i];
    } else if (!wantsValue && hasValue) {
      return complain("option '--" + found->name + "' takes no value");
    }
    if (std::string complaint = found->set(text); !complaint.empty())
      return complain("option '--" + found->name + "' " + complaint);
  }
  if (positionals && positionals->size() < min)
    return complain("missing " + positionalName);
  return std::nullopt;
}

/// As help has it: `--name`, `--name=VALUE`, `--name[=VALUE]`.
std::string CommandLine::Option::text() const {
  std::string value = placeholder.empty() ? "" : "=" + placeholder;
  return "--" + name + (valueIsOptional ? "[" + value + "]" : value);
}

void CommandLine::printWords() const {
  for (const Option &option : options)
    std::printf("--%s%s\n", option.name.c_str(),
                option.placeholder.empty() || option.valueIsOptional ? "" : "=");
}

/// Text of a manual page: no character and no line means anything else to roff.
static std::string roff(const std::string &text) {
  std::string escaped = text.find_first_of(".'") == 0 ? "\\&" : "";
  for (char letter : text)
    escaped += letter == '\\' ? "\\e" : letter == '-' ? "\\-" : std::string(1, letter);
  return escaped;
}

void CommandLine::printManual() const {
  std::printf(".SS %s\n%s\n", roff(usage).c_str(), roff(summary).c_str());
  for (const Option &option : options)
    std::printf(".TP\n.B %s\n%s\n", roff(option.text()).c_str(), roff(option.help).c_str());
  for (const std::string &example : examples)
    std::printf("%s\n.br\n",
                (&example == &examples[0] ? ".PP\n" + roff(example) : roff(example)).c_str());
}

void CommandLine::printHelp() const {
  std::printf("usage: %s\n%s\n", usage.c_str(), summary.c_str());
  if (!options.empty())
    std::printf("\noptions:\n");
  for (const Option &option : options)
    std::printf("  %-26s %s\n", option.text().c_str(), option.help.c_str());
  if (!examples.empty())
    std::printf("\nexamples:\n");
  for (const std::string &example : examples)
    std::printf("  %s\n", example.c_str());
}

int CommandLine::complain(const std::string &message) const {
  std::fprintf(stderr, "%s: error: %s\nnote: usage: %s; --help explains\n",
               usage.substr(0, usage.find(' ')).c_str(), message.c_str(), usage.c_str());
  return kUsage;
}

namespace {
const char *programName = "sluice";
void (*cleanUpFirst)() = nullptr;
std::terminate_handler before = nullptr;

/// An exception that nobody catches.
[[noreturn]] void onTerminate() {
  const std::type_info *type = abi::__cxa_current_exception_type();
  const char *name = type ? type->name() : "";
  if (std::strcmp(name, "St9bad_alloc") == 0 || std::strcmp(name, "St12length_error") == 0)
    endForShortage("out of memory");
  if (std::strcmp(name, "St12system_error") == 0)
    endForShortage("the system starts no more threads");
  before();
  ::_exit(kFailure);
}
} // namespace

void endForShortage(const char *what) {
  for (const char *part : {programName, ": error: ", what, "\n"}) // which needs no memory
    if (::write(STDERR_FILENO, part, std::strlen(part)) < 0)
      break;
  if (cleanUpFirst)
    cleanUpFirst();
  ::_exit(kFailure);
}

void endOnShortage(const char *program, void (*cleanUp)()) {
  programName = program, cleanUpFirst = cleanUp;
  void *caller; // The C library opens what unwinds its own functions now, while there is memory.
  ::backtrace(&caller, 1);
  before = std::set_terminate(onTerminate);
}

} // namespace sluice::run
