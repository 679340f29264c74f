//===- MemoryPicture.cpp - arenas over time as an SVG picture -------------===//
// Commands from left to right in their order, offsets from bottom to top, a rectangle for each
// value. Above the arena lie the values outside of it, dashed. The line is what is in use; where it
// touches the top of the arena nothing could be smaller.
//===----------------------------------------------------------------------===//
#include "tools/sluice/MemoryPlan.h"
#include "tools/sluice/Report.h"
#include <algorithm>
#include <cmath>

namespace sluice::tool {
namespace {

constexpr double kWidth = 1200, kLeft = 84, kRight = 16, kHead = 64, kPlot = 440, kFoot = 78;
constexpr double kPanel = kHead + kPlot + kFoot;
/// Told apart also by those who do not see all colours.
const char *const kColours[] = {"#88ccee", "#cc6677", "#ddcc77", "#117733", "#aa4499", "#44aa99",
                                "#999933", "#882255", "#6699cc", "#ee9966", "#bbbbbb", "#8877cc"};

/// "Conv" of "/layer1/conv1 (Conv)"; what has no such name is of its own kind.
std::string kindOf(const std::string &node) {
  size_t open = node.rfind('(');
  if (open != std::string::npos && node.back() == ')')
    return node.substr(open + 1, node.size() - open - 2);
  return "other";
}

/// At most `max` characters: without the type, then the end, which tells more than the beginning.
std::string shortened(std::string name, size_t max) {
  size_t open = name.rfind(" (");
  if (name.size() > max && open != std::string::npos)
    name.resize(open);
  return name.size() <= max ? name : "…" + name.substr(name.size() - (max - 1));
}

std::string bytesText(double bytes) {
  const char *const units[] = {"B", "KB", "MB", "GB", "TB"};
  int unit = 0;
  for (; bytes >= 1000 && unit < 4; ++unit)
    bytes /= 1000;
  int digits = !unit ? 0 : bytes < 10 ? 2 : bytes < 100 ? 1 : 0;
  return formatText("%.*f %s", digits, bytes, units[unit]);
}

/// 1, 2 or 5 times a power of ten, so that about `count` of them make up `range`.
double niceStep(double range, double count) {
  double raw = std::max(range / count, 1.0), power = std::pow(10, std::floor(std::log10(raw)));
  for (double factor : {1.0, 2.0, 5.0})
    if (raw <= factor * power)
      return factor * power;
  return 10 * power;
}

class Panel {
public:
  Panel(const MemoryPlan &plan, double top) : plan(plan), top(top) {
    for (const PlannedValue &value : plan.outside)
      outsideTop = std::max(outsideTop, *value.offset + *value.size);
    whole = std::max<double>(1, double(plan.arenaBytes + outsideTop));
  }

  std::string draw() {
    axes();
    for (const PlannedValue &value : plan.arena)
      rectangle(value, 0);
    for (const PlannedValue &value : plan.outside)
      rectangle(value, plan.arenaBytes);
    lines();
    legend();
    return std::move(out);
  }

private:
  double x(size_t command) const {
    return kLeft + (kWidth - kLeft - kRight) * double(command) /
                       double(std::max<size_t>(plan.commands.size(), 1));
  }
  double y(double bytes) const { return top + kHead + kPlot * (1 - bytes / whole); }

  size_t colourOf(const std::string &kind) {
    auto known = std::find(kinds.begin(), kinds.end(), kind);
    if (known == kinds.end())
      known = kinds.insert(known, kind);
    return size_t(known - kinds.begin());
  }
  const char *colour(const std::string &kind) {
    return kColours[colourOf(kind) % std::size(kColours)];
  }

  void text(double atX, double atY, const char *anchor, const std::string &words,
            const char *more = "") {
    out += formatText("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"%s>", atX, atY, anchor, more) +
           escaped(words) + "</text>\n";
  }
  void line(double x0, double y0, double x1, double y1, const char *style) {
    out += formatText("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" %s/>\n", x0, y0, x1,
                      y1, style);
  }

  void axes() {
    text(kLeft, top + 24, "start", plan.function + " on " + plan.device,
         " font-size=\"16\" font-weight=\"bold\"");
    text(kLeft, top + 44, "start",
         "peak " + bytesText(double(plan.peak)) + ", at most " + bytesText(double(plan.bound)) +
             " in use at once: " +
             formatText("%.3f times; %zu commands, %zu values",
                        plan.bound ? double(plan.peak) / double(plan.bound) : 1.0,
                        plan.commands.size(), plan.arena.size() + plan.outside.size()));
    double step = niceStep(whole, 8);
    for (double bytes = 0; bytes <= whole * 1.0001; bytes += step) {
      line(kLeft, y(bytes), kWidth - kRight, y(bytes), "stroke=\"#dddddd\"");
      text(kLeft - 6, y(bytes) + 4, "end", bytesText(bytes));
    }
    auto every = size_t(niceStep(double(plan.commands.size()), 12));
    for (size_t command = 0; command < plan.commands.size(); command += every) {
      line(x(command), y(0), x(command), y(0) + 4, "stroke=\"#555555\"");
      text(x(command), y(0) + 17, "middle", std::to_string(command));
    }
    text(kWidth - kRight, y(0) + 32, "end", "command");
    for (const PlannedSubmission &submission : plan.submissions)
      if (submission.first)
        line(x(submission.first), y(0), x(submission.first), y(whole),
             "stroke=\"#555555\" stroke-dasharray=\"2 3\"");
  }

  void rectangle(const PlannedValue &value, int64_t base) {
    bool outside = base != 0 || value.value->kind == module::MemoryKind::Transient;
    const std::string &node = value.value->node;
    double left = x(value.first), width = std::max(x(value.last + 1) - left, 0.8);
    double high = y(double(base + *value.offset + *value.size)),
           height = y(double(base + *value.offset)) - high;
    if (value.lastWidened != value.last ||
        value.firstWidened != value.first) // Kept free for what runs at the same time.
      out +=
          formatText("<rect x=\"%.1f\" y=\"%.2f\" width=\"%.1f\" height=\"%.2f\" fill=\"%s\" "
                     "fill-opacity=\"0.25\"/>\n",
                     x(value.firstWidened), high, x(value.lastWidened + 1) - x(value.firstWidened),
                     std::max(height, 0.4), colour(kindOf(node)));
    out += formatText("<rect x=\"%.1f\" y=\"%.2f\" width=\"%.1f\" height=\"%.2f\" fill=\"%s\" "
                      "stroke=\"#333333\" stroke-width=\"0.4\"%s>",
                      left, high, width, std::max(height, 0.4), colour(kindOf(node)),
                      outside ? " stroke-dasharray=\"3 2\"" : "");
    out += "<title>" + escaped(node) +
           escaped(formatText("\n%lld bytes at %lld%s\ncommands %zu to %zu", (long long)*value.size,
                              (long long)*value.offset, outside ? " outside of the arena" : "",
                              value.first, value.last)) +
           (value.updates ? formatText("\nupdated in place %zu times", value.updates) : "") +
           "</title></rect>\n";
    auto fits = size_t(std::max(0.0, (width - 4) / 5.6));
    if (height >= 11 && fits >= 3)
      out += formatText("<text x=\"%.1f\" y=\"%.1f\" font-size=\"9\" pointer-events=\"none\">",
                        left + 2, high + height / 2 + 3) +
             escaped(shortened(node, fits)) + "</text>\n";
  }

  void lines() {
    for (const PlannedSubmission &submission : plan.submissions)
      line(x(submission.first), y(double(*submission.arena)),
           x(submission.first + submission.count), y(double(*submission.arena)),
           "stroke=\"#cc0000\" stroke-width=\"1.5\"");
    std::string points;
    for (size_t command = 0; command < plan.commands.size(); ++command)
      for (size_t end : {command, command + 1})
        points += formatText("%.1f,%.2f ", x(end), y(double(plan.inUse[command])));
    out += "<polyline fill=\"none\" stroke=\"#000000\" stroke-width=\"1.6\" "
           "pointer-events=\"none\" points=\"" +
           points + "\"/>\n";
  }

  void legend() {
    double at = kLeft, row = y(0) + 48;
    auto entry = [&](const std::string &mark, const std::string &words) {
      double width = 26 + 6.2 * double(words.size());
      if (at + width > kWidth - kRight)
        at = kLeft, row += 16;
      out += formatText("<g transform=\"translate(%.1f %.1f)\">", at, row) + mark + "</g>\n";
      text(at + 18, row, "start", words);
      at += width;
    };
    entry("<path d=\"M0 -4h14\" stroke=\"#000000\" stroke-width=\"1.6\"/>", "in use");
    entry("<path d=\"M0 -4h14\" stroke=\"#cc0000\" stroke-width=\"1.5\"/>", "arena");
    for (size_t i = 0; i < kinds.size() && i < std::size(kColours); ++i)
      entry(formatText("<rect y=\"-9\" width=\"13\" height=\"10\" fill=\"%s\"/>", kColours[i]),
            kinds[i]);
    if (kinds.size() > std::size(kColours))
      text(at, row, "start", "and more, in the same colours");
  }

  const MemoryPlan &plan;
  double top, whole;
  int64_t outsideTop = 0;
  std::vector<std::string> kinds;
  std::string out;
};

} // namespace

std::string drawMemory(const std::vector<const MemoryPlan *> &plans, const std::string &title) {
  double height = kPanel * double(plans.size());
  std::string out = formatText(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\" viewBox=\"0 "
      "0 %.0f %.0f\" font-family=\"sans-serif\" font-size=\"11\">\n",
      kWidth, height, kWidth, height);
  out += "<title>" + escaped(title) +
         "</title>\n<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n";
  for (size_t i = 0; i < plans.size(); ++i)
    out += Panel(*plans[i], kPanel * double(i)).draw();
  return out + "</svg>\n";
}

} // namespace sluice::tool
