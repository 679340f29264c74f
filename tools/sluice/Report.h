//===- Report.h - text in columns, or a page that needs nothing else ------===//
#pragma once
#include <string>
#include <vector>

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

} // namespace sluice::tool
