//===- ExplainCommand.cpp - sluice explain --------------------------------===//
// What was decided for a model: which device runs which node, why, and what that costs by the model
// of costs; what is moved; how each kernel runs. It stands in the module file, so a model is
// compiled first.
//===----------------------------------------------------------------------===//
#include "tools/sluice/Commands.h"
#include "tools/sluice/KernelTable.h"
#include "tools/sluice/Report.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <cstdio>

namespace sluice::tool {
namespace {

/// Three digits and a unit.
std::string scaled(double value, std::initializer_list<const char *> units) {
  auto unit = units.begin();
  for (; value >= 1e3 && unit + 1 != units.end(); ++unit)
    value /= 1e3;
  return formatText("%.3g %s", value, *unit);
}
std::string amount(double count) { return scaled(count, {"", "k", "M", "G", "T"}); }
std::string bytes(double count) { return scaled(count, {"B", "kB", "MB", "GB"}); }
std::string duration(double seconds) { return scaled(seconds * 1e6, {"us", "ms", "s"}); }

void addPlacement(Report &report, const module::PlacementReport &placement) {
  report.heading("devices");
  std::vector<std::vector<std::string>> rows{{"device", "target", ""}};
  for (size_t i = 0; i < placement.devices.size(); ++i)
    rows.push_back(
        {"@" + placement.devices[i], placement.targets[i], placement.used[i] ? "" : "not used"});
  report.table(rows);

  report.heading("nodes, with the time that the cost model gives each device");
  rows = {{"node", "device", "why", "ops", "operations", "bytes"}};
  for (const std::string &device : placement.devices)
    rows.front().push_back("@" + device);
  for (const module::PlacedNode &node : placement.nodes) {
    rows.push_back({node.node.empty() ? "(no name)" : node.node,
                    "@" + placement.devices[node.device], node.reason, node.ops,
                    amount(node.operations), bytes(node.bytes)});
    for (double seconds : node.seconds)
      rows.back().push_back(duration(seconds));
  }
  report.table(rows);

  report.heading("moved between devices");
  rows = {{"what", "from", "to", "bytes", "time"}};
  for (const module::PlacementMove &move : placement.moves)
    rows.push_back({move.node.empty() ? "(no name)" : move.node, "@" + move.source,
                    "@" + move.target, bytes(move.bytes), duration(move.seconds)});
  if (rows.size() == 1)
    report.line("nothing");
  else
    report.table(rows);
}

void addKernels(Report &report, const std::vector<LibraryKernels> &libraries) {
  for (const LibraryKernels &library : libraries) {
    report.heading("kernels for " + library.target);
    std::vector<std::vector<std::string>> rows{{"kernel", "nodes", "plan"}};
    for (const KernelInfo &kernel : library.kernels) {
      rows.push_back(
          {kernel.report.name, llvm::join(kernel.report.nodes, ", "), kernel.report.plan});
    }
    report.table(rows);
  }
}

/// The value of a sum of products of sizes; those that are known at run time only count as 1024.
std::optional<double> valueOf(const std::string &sum) {
  constexpr int64_t kTypical = 1024, kMostSizes = 256;
  double value = 0;
  return module::evaluate(sum, std::vector<int64_t>(kMostSizes, kTypical), value)
             ? std::optional(value)
             : std::nullopt;
}

/// What the last kind took, which takes everything: with what is moved beyond the least that would
/// do, the most first.
void addGeneric(Report &report, const LibraryKernels &library) {
  struct Entry {
    const module::KernelReport *report;
    std::optional<double> least, moved, excess;
  };
  std::vector<Entry> entries;
  for (const KernelInfo &kernel : library.kernels)
    if (const module::KernelReport &each = kernel.report; !each.declined.empty()) {
      Entry entry{&each, valueOf(each.bytes), valueOf(each.moved), {}};
      if (each.moved.empty()) // Only what each operation leaves to the next is known to be more.
        entry.moved = entry.least;
      if (entry.least && entry.moved)
        entry.excess = std::max(0.0, *entry.moved - *entry.least);
      bool isLaunch = each.name.find(".launch") != each.name.npos;
      if (!isLaunch)
        entries.push_back(entry);
    }
  report.heading("generic plans for " + library.target);
  if (entries.empty())
    return report.line("none: every kernel is of a kind of its own");
  std::stable_sort(entries.begin(), entries.end(), [](const Entry &a, const Entry &b) {
    return a.excess.value_or(-1) > b.excess.value_or(-1);
  });
  std::vector<std::vector<std::string>> rows{
      {"nodes", "more than the least", "moved", "least", "kernel", "plan", "why"}};
  for (const Entry &entry : entries) {
    auto text = [](std::optional<double> count) { return count ? bytes(*count) : "not known"; };
    rows.push_back({llvm::join(entry.report->nodes, ", "), text(entry.excess), text(entry.moved),
                    text(entry.least), entry.report->name, entry.report->plan,
                    llvm::join(entry.report->declined, "; ")});
  }
  report.table(rows);
}

/// A variant of a module.
Status addVariant(Report &report, const module::ModuleFile &file) {
  std::vector<LibraryKernels> libraries;
  SLUICE_RETURN_IF_ERROR(readKernels(file, libraries));
  module::PlacementReport placement;
  if (file.placement == module::kAbsent) {
    report.heading("devices");
    report.line("all of it runs on whatever one device it is loaded onto");
  } else if (module::readPlacementReport(file.segments[file.placement], placement)) {
    addPlacement(report, placement);
  } else {
    return makeError(SLUICE_DATA_LOSS, "module is damaged: its placement cannot be read");
  }
  addKernels(report, libraries);
  for (const LibraryKernels &library : libraries)
    addGeneric(report, library);
  return {};
}

} // namespace

int explainCommand(const Arguments &arguments) {
  CompileOptions options;
  std::vector<std::string> models, targets;
  std::string output;
  CommandLine line("sluice explain MODEL|OUT.slm [options]",
                   "Says which device runs which node and why, what that costs by the cost model, "
                   "how each kernel runs, and which operations no better plan was for, with the "
                   "reasons. A model is compiled first.",
                   {"sluice explain model.onnx --target=cpu --target=vulkan --place=auto",
                    "sluice explain model.onnx --target=cuda:sm_90",
                    "sluice explain model.slm -o report.html"});
  line.positional("MODEL", models, 1, 1);
  addOutput(line, output,
            "where to write it: text, or HTML if the name ends in .html (default: text "
            "on standard output)");
  line.list("target", "TARGET", targets, "as for 'sluice compile'");
  line.value("place", "FILE|auto", options.place, "as for 'sluice compile'");
  addOptLevel(line, options.optLevel);
  addNumerics(line, options);
  addInputTypes(line, options.inputTypes);
  addParameters(line, options.parameters);
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  if (!targets.empty())
    options.targets = targets;
  std::string path = moduleFor(models[0], options);
  if (path.empty())
    return kFailure;
  Ref<module::ModuleFile> file;
  if (Status status = module::ModuleFile::open(path.c_str(), file); !status.ok())
    return fail(status.message());
  Report report("sluice explain", output);
  for (const module::ModuleFile *variant : file->all())
    if (Status status = addVariant(report, *variant); !status.ok())
      return fail(status.message());
  return report.write();
}

} // namespace sluice::tool
