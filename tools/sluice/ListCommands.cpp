//===- ListCommands.cpp - sluice ops, sluice devices ----------------------===//
#include "compiler/Backend/Family.h"
#include "compiler/Driver/Operators.h"
#include "tools/run_support/RunModule.h"
#include "tools/sluice/Commands.h"
#include "llvm/Support/JSON.h"
#include <map>

namespace sluice::tool {

/// "1, 7, 13"
static std::string listed(const std::vector<int> &versions) {
  std::string text;
  for (int version : versions)
    text += (text.empty() ? "" : ", ") + std::to_string(version);
  return text;
}

static void printOpsText(const std::vector<FrontEnd> &frontEnds) {
  for (const FrontEnd &frontEnd : frontEnds) {
    llvm::outs() << frontEnd.title << "\n";
    for (const OperatorRow &row : frontEnd.operators)
      llvm::outs() << "  " << row.name << (row.versions.empty() ? "" : "  " + listed(row.versions))
                   << (row.limits.empty() ? "" : "  (" + row.limits + ")") << "\n";
  }
}

/// Names side by side, in lines of at most 100 columns.
static void printNames(const std::vector<std::string> &names) {
  size_t column = 0;
  for (const std::string &name : names) {
    if (column && column + name.size() + 2 > 100) {
      llvm::outs() << ",\n";
      column = 0;
    } else if (column) {
      llvm::outs() << ", ";
      column += 2;
    }
    llvm::outs() << name;
    column += name.size();
  }
  llvm::outs() << "\n";
}

/// Operators with limits in a table, the others by their versions.
static void printOpsMarkdown(const std::vector<FrontEnd> &frontEnds) {
  llvm::outs() << "# Operators\n\nWritten by `sluice ops --markdown`; do not edit.\n";
  for (const FrontEnd &frontEnd : frontEnds) {
    std::map<std::vector<int>, std::vector<std::string>> whole;
    llvm::outs() << "\n## " << frontEnd.title << "\n\n" << frontEnd.about << "\n";
    bool limited = false;
    for (const OperatorRow &row : frontEnd.operators) {
      if (row.limits.empty()) {
        whole[row.versions].push_back(row.name);
        continue;
      }
      if (!std::exchange(limited, true))
        llvm::outs() << "\n| operator | versions | limits |\n|---|---|---|\n";
      llvm::outs() << "| " << row.name << " | " << listed(row.versions) << " | " << row.limits
                   << " |\n";
    }
    for (const auto &[versions, names] : whole) {
      llvm::outs() << "\nWithout limits"
                   << (versions.empty()       ? ""
                       : versions.size() == 1 ? ", from version " + listed(versions) + " on"
                                              : ", versions " + listed(versions))
                   << ":\n";
      printNames(names);
    }
  }
}

static void printOpsJson(const std::vector<FrontEnd> &frontEnds) {
  llvm::json::Object all;
  for (const FrontEnd &frontEnd : frontEnds) {
    llvm::json::Array rows;
    for (const OperatorRow &row : frontEnd.operators)
      rows.push_back(llvm::json::Object{
          {"name", row.name}, {"versions", row.versions}, {"limits", row.limits}});
    all[frontEnd.name] = std::move(rows);
  }
  llvm::outs() << llvm::formatv("{0:2}", llvm::json::Value(std::move(all))) << "\n";
}

int opsCommand(const Arguments &arguments) {
  bool onnx = false, torch = false, tosa = false, json = false, markdown = false;
  CommandLine line("sluice ops [options]",
                   "Lists the operators that the compiler reads: versions told apart, and limits.",
                   {"sluice ops --onnx", "sluice ops --json"});
  line.flag("onnx", onnx, "those of ONNX models");
  line.flag("torch", torch, "those of PyTorch's dialect");
  line.flag("tosa", tosa, "those of TOSA");
  line.flag("json", json, "print JSON");
  line.flag("markdown", markdown, "print the page docs/operators.md");
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  std::vector<FrontEnd> chosen;
  for (FrontEnd &frontEnd : frontEnds())
    if ((!onnx && !torch && !tosa) || (onnx && frontEnd.name == "onnx") ||
        (torch && frontEnd.name == "torch") || (tosa && frontEnd.name == "tosa"))
      chosen.push_back(frontEnd);
  if (chosen.empty())
    return fail("there are no such operators in this compiler");
  (json ? printOpsJson : markdown ? printOpsMarkdown : printOpsText)(chosen);
  return kSuccess;
}

/// The names of all targets, a family after the other.
static std::vector<std::string> targetNames() {
  backend::registerFamilies();
  std::vector<std::string> names;
  for (const TargetFamily *family : targetFamilies())
    for (const std::string &name : family->names())
      names.push_back(family->name.str() + (name.empty() ? "" : ":" + name));
  return names;
}

static int printDevicesJson(bool targets) {
  std::vector<run::DeviceInfo> devices;
  if (run::Error error = run::listDevices(devices); !error.empty())
    return fail(error);
  llvm::json::OStream json(llvm::outs(), /*IndentSize=*/2);
  json.object([&] {
    json.attributeArray("devices", [&] {
      for (const run::DeviceInfo &device : devices)
        json.object([&] {
          json.attribute("name", device.name);
          json.attribute("available", !device.target.empty());
          json.attribute(device.target.empty() ? "reason" : "description", device.text);
          if (!device.target.empty())
            json.attribute("target", device.target);
        });
    });
    if (targets)
      json.attribute("targets", llvm::json::Array(targetNames()));
  });
  llvm::outs() << "\n";
  return kSuccess;
}

int devicesCommand(const Arguments &arguments) {
  bool targets = false, json = false;
  CommandLine line("sluice devices [options]",
                   "Lists the devices of this machine and what the compiler knows of targets.",
                   {"sluice devices", "sluice devices --targets"});
  line.flag("targets", targets, "print the model of each target that kernels are planned with");
  line.flag("json", json, "devices, and with --targets the names of targets, as JSON");
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  if (json)
    return printDevicesJson(targets);
  if (run::Error error = run::printDevices(); !error.empty())
    return fail(error);
  std::fflush(stdout);
  if (!targets)
    return kSuccess;
  for (const std::string &target : targetNames()) {
    llvm::outs() << "\n" << target << "\n";
    llvm::cantFail(parseTarget(target)).print(llvm::outs());
  }
  return kSuccess;
}

} // namespace sluice::tool
