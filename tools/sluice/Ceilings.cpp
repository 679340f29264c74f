//===- Ceilings.cpp - what a device reaches at most, measured -------------===//
#include "runtime/base/Status.h"
#include "tools/sluice/Commands.h"
#include "tools/sluice/Report.h"
#include <algorithm>
#include <cmath>
#include <fstream>
#include <set>

namespace sluice::tool {
namespace {

constexpr int kRepetitions = 5;
/// A larger program tells more, unless it takes long already.
constexpr double kLongEnough = 1e-3;

/// The sums of a product of this type, as kernels keep them.
const char *sumOf(const std::string &type) {
  return type == "f64" ? "f64" : type.starts_with("i") ? "i32" : "f32";
}

std::string copyProgram(int64_t elements) {
  std::string type = "tensor<" + std::to_string(elements) + "xf32>";
  return "func.func @main(%x: " + type + ") -> " + type + " {\n  %y = arith.negf %x : " + type +
         "\n  return %y : " + type + "\n}\n";
}

std::string productProgram(int64_t size, const std::string &type) {
  auto tensor = [&](const std::string &element) {
    return "tensor<" + std::to_string(size) + "x" + std::to_string(size) + "x" + element + ">";
  };
  std::string in = tensor(type), sum = sumOf(type), out = tensor(sum);
  return "func.func @main(%a: " + in + ", %b: " + in + ") -> " + out +
         " {\n  %zero = arith.constant " + (sum == "i32" ? "0" : "0.0") + " : " + sum +
         "\n  %e = tensor.empty() : " + out + "\n  %f = linalg.fill ins(%zero : " + sum +
         ") outs(%e : " + out + ") -> " + out + "\n  %c = linalg.matmul ins(%a, %b : " + in + ", " +
         in + ") outs(%f : " + out + ") -> " + out + "\n  return %c : " + out + "\n}\n";
}

/// The shortest time of the kernels of `program`; 0 after a warning.
double measure(const std::string &program, const run::RunOptions &options,
               const ScratchFolder &folder) {
  std::string model = folder.file("ceiling.mlir"), module = folder.file("ceiling.slm");
  std::ofstream(model) << program;
  CompileOptions compile;
  compile.targets = {run::targetOf(options.devices[0])};
  compile.reproducer = "none";
  auto warn = [](const std::string &problem) {
    printMessage("sluice: warning: a ceiling is not known: " + problem);
    return 0.0;
  };
  std::string problem;
  if (!compileFile(model, module, compile, [&](const std::string &text) { problem = text; }))
    return warn(problem);
  run::Session session;
  run::Call call;
  if (run::Error error = run::openCall(options, module, session, call); !error.empty())
    return warn(error);
  auto body = [&] { return run::textOf(sluice_call_invoke(call.get())); };
  double best = 0;
  for (int i = 0; i < kRepetitions; ++i) {
    std::vector<run::KernelTime> times;
    if (run::Error error = run::timeKernels(session, module, body, times); !error.empty())
      return warn(error);
    double seconds = 0;
    for (const run::KernelTime &time : times)
      seconds += time.seconds;
    best = i == 0 ? seconds : std::min(best, seconds);
  }
  return best;
}

/// Logarithmic axes: decades from left to right and from bottom to top.
struct Axes {
  static constexpr double kWidth = 900, kHeight = 480, kLeft = 70, kTop = 20, kBottom = 50;
  double left = -2, right = 4, low, high; // decades
  double x(double intensity) const {
    double place = (std::log10(intensity) - left) / (right - left);
    return kLeft + std::clamp(place, 0.0, 1.0) * (kWidth - kLeft - 20);
  }
  double y(double rate) const {
    double place = (std::log10(rate) - low) / (high - low);
    return kHeight - kBottom - std::clamp(place, 0.0, 1.0) * (kHeight - kTop - kBottom);
  }
};
} // namespace

run::Ceilings measureCeilings(const run::RunOptions &given,
                              const std::vector<run::KernelTime> &kernels) {
  run::Ceilings ceilings;
  run::RunOptions options;
  options.devices = {run::deviceNames(given)[0]}, options.threads = given.threads;
  ScratchFolder folder("sluice-ceilings");
  for (int64_t elements : {int64_t(1) << 24, int64_t(1) << 26}) {
    double seconds = measure(copyProgram(elements), options, folder);
    if (seconds > 0)
      ceilings.bytes = std::max(ceilings.bytes, 8.0 * double(elements) / seconds);
    if (seconds <= 0 || seconds > kLongEnough)
      break;
  }
  std::set<std::string> types;
  for (const run::KernelTime &kernel : kernels)
    if (kernel.operations.value_or(0) > 0)
      types.insert(kernel.operand);
  for (const std::string &type : types)
    for (int64_t size : {256, 1024, 4096}) {
      double seconds = measure(productProgram(size, type), options, folder);
      double &rate = ceilings.operations[type];
      if (seconds > 0)
        rate = std::max(rate, 2.0 * double(size) * double(size) * double(size) / seconds);
      if (seconds <= 0 || seconds > kLongEnough)
        break;
    }
  std::erase_if(ceilings.operations, [](const auto &entry) { return entry.second == 0; });
  return ceilings;
}

std::string drawRoofline(const std::vector<run::KernelTime> &kernels,
                         const run::Ceilings &ceilings) {
  double total = 0, slowest = 1e12, fastest = 1e9;
  for (const run::KernelTime &kernel : kernels) {
    total += kernel.seconds;
    if (double done = kernel.operations.value_or(0); done > 0)
      slowest = std::min(slowest, done / kernel.seconds),
      fastest = std::max(fastest, done / kernel.seconds);
  }
  for (const auto &[type, rate] : ceilings.operations)
    fastest = std::max(fastest, rate);
  Axes axes{.low = std::floor(std::log10(slowest)), .high = std::ceil(std::log10(fastest * 1.2))};
  std::string svg =
      formatText("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%g\" height=\"%g\" "
                 "font-family=\"sans-serif\" font-size=\"12\">\n",
                 Axes::kWidth, Axes::kHeight);
  auto line = [&](double x1, double y1, double x2, double y2, const char *style) {
    svg += formatText("<path d=\"M%.1f %.1fL%.1f %.1f\" %s/>\n", x1, y1, x2, y2, style);
  };
  auto text = [&](double x, double y, const std::string &words, const char *anchor) {
    svg += formatText("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", x, y, anchor) +
           escaped(words) + "</text>\n";
  };
  double bottom = Axes::kHeight - Axes::kBottom, end = std::pow(10, axes.right);
  for (double decade = axes.left; decade <= axes.right; ++decade) {
    double x = axes.x(std::pow(10, decade));
    line(x, Axes::kTop, x, bottom, "stroke=\"#ddd\"");
    text(x, bottom + 18, formatText("%g", std::pow(10, decade)), "middle");
  }
  for (double decade = axes.low; decade <= axes.high; ++decade) {
    double y = axes.y(std::pow(10, decade));
    line(Axes::kLeft, y, axes.x(end), y, "stroke=\"#ddd\"");
    text(Axes::kLeft - 6, y + 4, formatText("%g", std::pow(10, decade - 12)), "end");
  }
  text(Axes::kLeft, bottom + 38, "operations a byte; upwards: TFLOP/s", "start");
  double highest = 0;
  for (const auto &[type, rate] : ceilings.operations) {
    highest = std::max(highest, rate);
    double from = ceilings.bytes ? rate / ceilings.bytes : 1;
    line(axes.x(from), axes.y(rate), axes.x(end), axes.y(rate),
         "stroke=\"#c33\" stroke-width=\"2\"");
    text(axes.x(end), axes.y(rate) - 5, formatText("%s %.3g TFLOP/s", type.c_str(), rate / 1e12),
         "end");
  }
  if (ceilings.bytes) {
    double last = (highest ? highest : std::pow(10, axes.high)) / ceilings.bytes,
           first = std::max(std::pow(10, axes.left), std::pow(10, axes.low) / ceilings.bytes);
    line(axes.x(first), axes.y(first * ceilings.bytes), axes.x(last), axes.y(last * ceilings.bytes),
         "stroke=\"#36c\" stroke-width=\"2\"");
    text(axes.x(first) + 8, axes.y(first * ceilings.bytes) - 10,
         formatText("%.0f GB/s", ceilings.bytes / 1e9), "start");
  }
  for (const run::KernelTime &kernel : kernels) {
    double done = kernel.operations.value_or(0);
    if (done <= 0 || kernel.bytes <= 0)
      continue;
    svg +=
        formatText("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"#4a9\" fill-opacity=\"0.6\" "
                   "stroke=\"#275\"><title>",
                   axes.x(done / kernel.bytes), axes.y(done / kernel.seconds),
                   3 + 22 * std::sqrt(kernel.seconds / total)) +
        escaped(kernel.kernel + ", " + kernel.node) +
        formatText(": %.1f us, %.3g TFLOP/s", kernel.seconds * 1e6, done / kernel.seconds / 1e12) +
        "</title></circle>\n";
  }
  return svg + "</svg>";
}

} // namespace sluice::tool
