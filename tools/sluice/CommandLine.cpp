//===- CommandLine.cpp - options of one subcommand ------------------------===//
#include "tools/sluice/CommandLine.h"
#include <charconv>
#include <cstdio>

namespace sluice::tool {

/// A number from `low` to `high`, or a complaint.
static std::string parseNumber(const std::string &text, int low, int high, int &target) {
  int value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || value < low || value > high)
    return "takes a whole number from " + std::to_string(low) + " to " + std::to_string(high) +
           ", not '" + text + "'";
  target = value;
  return "";
}

void CommandLine::flag(std::string name, bool &target, std::string help) {
  options.push_back({std::move(name), "", std::move(help), [&target](const std::string &) {
                       target = true;
                       return std::string();
                     }});
}

void CommandLine::value(std::string name, std::string placeholder, std::string &target,
                        std::string help) {
  options.push_back({std::move(name), std::move(placeholder), std::move(help),
                     [&target](const std::string &text) {
                       target = text;
                       return std::string();
                     }});
}

void CommandLine::optionalValue(std::string name, std::string placeholder, bool &given,
                                std::string &target, std::string help) {
  value(std::move(name), std::move(placeholder), target, std::move(help));
  options.back().valueIsOptional = true;
  options.back().set = [&given, &target](const std::string &text) {
    given = true;
    target = text.empty() ? target : text;
    return std::string();
  };
}

void CommandLine::number(std::string name, std::string placeholder, int &target, int low, int high,
                         std::string help) {
  options.push_back({std::move(name), std::move(placeholder), std::move(help),
                     [&target, low, high](const std::string &text) {
                       return parseNumber(text, low, high, target);
                     }});
}

void CommandLine::list(std::string name, std::string placeholder, std::vector<std::string> &target,
                       std::string help) {
  options.push_back({std::move(name), std::move(placeholder), std::move(help),
                     [&target](const std::string &text) {
                       target.push_back(text);
                       return std::string();
                     }});
}

void CommandLine::optLevel(int &target) {
  number("opt-level", "N", target, 0, 3,
         "0 plain loops (the reference), 1 fused, 2 fast (default), 3 slower to compile; also -O0 "
         "... -O3");
  options.back().shortName = 'O';
}

void CommandLine::inputTypes(std::vector<std::string> &target) {
  list("input-type", "NAME=TYPE", target,
       "for an input of an ONNX model: x=1x3x?xf32; s=[2xf32,3xf32] for a sequence; o=none for an "
       "absent optional; k=i64=3 for its value");
}

void CommandLine::parameters(std::vector<std::string> &target) {
  list("parameters", "[SCOPE=]FILE", target,
       "an archive (.irpa, .safetensors) with values that an MLIR program only names "
       "(#flow.parameter.named)");
}

void CommandLine::plans(std::string &target) {
  value("plans", "FILE", target, "follow the plans that 'sluice tune' found fastest");
}

void CommandLine::output(std::string &target, std::string help) {
  value("output", "FILE", target, std::move(help) + "; also -o FILE");
  options.back().shortName = 'o';
  options.back().shortTakesValue = true;
}

void CommandLine::positional(std::string name, std::vector<std::string> &target, unsigned min_,
                             unsigned max_) {
  positionalName = std::move(name);
  positionals = &target;
  min = min_;
  max = max_;
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
    if (argument == "--help" || argument == "-h") {
      printHelp();
      return kSuccess;
    }
    size_t equals = argument.find('=');
    bool isLong = argument.compare(0, 2, "--") == 0;
    std::string name =
        isLong ? argument.substr(2, equals == std::string::npos ? equals : equals - 2) : "";
    const Option *found = nullptr;
    for (const Option &option : options)
      if (isLong ? option.name == name : option.shortName == argument[1])
        found = &option;
    if (!found && others) {
      others->push_back(argument);
      continue;
    }
    if (!found)
      return complain("unknown option '" + (isLong ? "--" + name : argument) + "'");
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

void CommandLine::printHelp() const {
  std::printf("usage: sluice %s\n%s\n", usage.c_str(), summary.c_str());
  if (!options.empty())
    std::printf("\noptions:\n");
  for (const Option &option : options) {
    std::string value = option.placeholder.empty() ? "" : "=" + option.placeholder;
    std::string left = "--" + option.name + (option.valueIsOptional ? "[" + value + "]" : value);
    std::printf("  %-26s %s\n", left.c_str(), option.help.c_str());
  }
  if (!examples.empty())
    std::printf("\nexamples:\n");
  for (const std::string &example : examples)
    std::printf("  %s\n", example.c_str());
}

int CommandLine::complain(const std::string &message) const {
  std::fprintf(stderr, "sluice: error: %s\nnote: usage: sluice %s; --help explains\n",
               message.c_str(), usage.c_str());
  return kUsage;
}

int fail(const std::string &message) {
  std::fprintf(stderr, "sluice: error: %s\n", message.c_str());
  return kFailure;
}

} // namespace sluice::tool
