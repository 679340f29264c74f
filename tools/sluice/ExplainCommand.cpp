//===- ExplainCommand.cpp - sluice explain --------------------------------===//
// What was decided for a model: which device runs which node, why, and what that costs by the model
// of costs; what is moved; how each kernel runs. It stands in the module file, so a model is
// compiled first.
//===----------------------------------------------------------------------===//
#include "runtime/module/PlacementReport.h"
#include "tools/run_support/InputSpec.h"
#include "tools/sluice/CommandLine.h"
#include "tools/sluice/Commands.h"
#include "tools/sluice/CompileSupport.h"
#include "tools/sluice/KernelTable.h"
#include <algorithm>
#include <cstdio>

namespace sluice::tool {
namespace {

/// Text in columns, or HTML.
class Report {
public:
  explicit Report(bool isHtml) : isHtml(isHtml) {
    if (isHtml)
      text = "<!doctype html><meta charset=\"utf-8\"><title>sluice "
             "explain</title><style>body{font:14px sans-serif}td,th{padding:2px "
             "10px;text-align:left;border-bottom:1px solid "
             "#ddd}td:nth-child(n+4){text-align:right}</style>\n";
  }
  void heading(const std::string &title) {
    text += isHtml ? "<h2>" + escaped(title) + "</h2>\n" : title + ":\n";
  }
  void line(const std::string &words) {
    text += isHtml ? "<p>" + escaped(words) + "</p>\n" : "  " + words + "\n";
  }
  void table(const std::vector<std::vector<std::string>> &rows) {
    std::vector<size_t> widths;
    for (const auto &row : rows) {
      widths.resize(std::max(widths.size(), row.size()));
      for (size_t i = 0; i < row.size(); ++i)
        widths[i] = std::max(widths[i], row[i].size());
    }
    text += isHtml ? "<table>\n" : "";
    for (const auto &row : rows) {
      std::string line = isHtml ? "<tr>" : " ";
      std::string cell = &row == &rows.front() ? "th" : "td";
      for (size_t i = 0; i < row.size(); ++i)
        line += isHtml ? "<" + cell + ">" + escaped(row[i]) + "</" + cell + ">"
                       : " " + row[i] +
                             (i + 1 < row.size() ? std::string(widths[i] - row[i].size() + 1, ' ')
                                                 : "");
      text += line + (isHtml ? "</tr>\n" : "\n");
    }
    text += isHtml ? "</table>\n" : "";
  }
  std::string take() { return std::move(text); }

private:
  static std::string escaped(const std::string &plain) {
    std::string result;
    for (char c : plain)
      result += c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : std::string(1, c);
    return result;
  }
  bool isHtml;
  std::string text;
};

/// Three digits and a unit.
std::string scaled(double value, std::initializer_list<const char *> units, double step) {
  const char *unit = *units.begin();
  for (const char *next : units) {
    unit = next;
    if (value < step || next == *(units.end() - 1))
      break;
    value /= step;
  }
  char text[32];
  std::snprintf(text, sizeof(text), "%.3g %s", value, unit);
  return text;
}
std::string amount(double count) { return scaled(count, {"", "k", "M", "G", "T"}, 1e3); }
std::string bytes(double count) { return scaled(count, {"B", "kB", "MB", "GB"}, 1e3); }
std::string duration(double seconds) { return scaled(seconds * 1e6, {"us", "ms", "s"}, 1e3); }

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
      std::string nodes;
      for (const std::string &node : kernel.report.nodes)
        nodes += (nodes.empty() ? "" : ", ") + node;
      rows.push_back({kernel.report.name, nodes, kernel.report.plan});
    }
    report.table(rows);
  }
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
  return {};
}

} // namespace

int explainCommand(const Arguments &arguments) {
  CompileOptions options;
  std::vector<std::string> models, targets;
  std::string output;
  CommandLine line("explain MODEL|OUT.slm [options]",
                   "Says which device runs which node and why, what that costs by the cost model, "
                   "and how each kernel runs. A model is compiled first.",
                   {"sluice explain model.onnx --target=cpu --target=vulkan --place=auto",
                    "sluice explain model.slm -o report.html"});
  line.positional("MODEL", models, 1, 1);
  line.output(output, "where to write it: text, or HTML if the name ends in .html (default: text "
                      "on standard output)");
  line.list("target", "TARGET", targets, "as for 'sluice compile'");
  line.value("place", "FILE|auto", options.place, "as for 'sluice compile'");
  line.optLevel(options.optLevel);
  line.inputTypes(options.inputTypes);
  line.parameters(options.parameters);
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  if (!targets.empty())
    options.targets = targets;
  std::string path = moduleFor(models[0], options);
  if (path.empty())
    return kFailure;
  Ref<ByteSource> source;
  Ref<module::ModuleFile> file;
  Status status = ByteSource::map(path.c_str(), source);
  if (status.ok())
    status = module::ModuleFile::open(source, file);
  bool isHtml = output.ends_with(".html");
  Report report(isHtml);
  if (status.ok())
    status = addVariant(report, *file);
  if (status.ok())
    for (const auto &variant : file->variants)
      if (status.ok())
        status = addVariant(report, *variant);
  if (!status.ok())
    return fail(status.message());
  std::string text = report.take();
  if (output.empty() || output == "-")
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() ? int(kSuccess)
                                                                           : fail("cannot write");
  std::string problem = run::writeFile(output, {text.begin(), text.end()});
  return problem.empty() ? int(kSuccess) : fail(problem);
}

} // namespace sluice::tool
