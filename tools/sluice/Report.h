//===- Report.h - text in columns, or a page that needs nothing else ------===//
#pragma once
#include "tools/run_support/Bench.h"

namespace sluice::tool {

/// `plain` for HTML and SVG.
std::string escaped(const std::string &plain);

class Report {
public:
  /// HTML for a file that is named so, else text.
  Report(const std::string &title, const std::string &output);
  void heading(const std::string &title);
  void line(const std::string &words);
  /// The first row is the head.
  void table(const std::vector<std::vector<std::string>> &rows);
  /// An SVG element; nothing in text.
  void picture(const std::string &svg);
  /// Writes to the output, completely or not at all; "" and "-" are standard output. Returns an
  /// ExitCode after an error was printed.
  int write() const;

private:
  std::string output, text;
  bool isHtml;
};

/// Compiles and times a copy, and a product of matrices of each type that operations of `kernels`
/// are done on, on the first device of `options`. What does not work there is left out with a
/// warning.
run::Ceilings measureCeilings(const run::RunOptions &options,
                              const std::vector<run::KernelTime> &kernels);

/// The roofline: operations a second over operations a byte, the ceilings as lines, a dot for each
/// kernel that operates on numbers, as large as its share of the time.
std::string drawRoofline(const std::vector<run::KernelTime> &kernels,
                         const run::Ceilings &ceilings);

} // namespace sluice::tool
