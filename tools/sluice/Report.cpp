//===- Report.cpp - text in columns, or a page that needs nothing else ----===//
#include "tools/sluice/Report.h"
#include "compiler/Driver/KernelReproducer.h"
#include "tools/sluice/Commands.h"
#include <algorithm>
#include <cstdio>

namespace sluice::tool {

std::string escaped(const std::string &text) {
  std::string result;
  for (char c : text)
    switch (c) {
    case '&': result += "&amp;"; break;
    case '<': result += "&lt;"; break;
    case '>': result += "&gt;"; break;
    case '"': result += "&quot;"; break;
    default: result += (unsigned char)c < 0x20 ? ' ' : c;
    }
  return result;
}

Report::Report(const std::string &title, const std::string &output)
    : output(output), isHtml(output.ends_with(".html")) {
  if (isHtml)
    text = "<!doctype html><meta charset=\"utf-8\"><title>" + escaped(title) +
           "</title><style>body{font:14px sans-serif}td,th{padding:2px "
           "10px;text-align:left;border-bottom:1px solid "
           "#ddd}td.number{text-align:right}</style>\n";
}

void Report::heading(const std::string &title) {
  text += isHtml ? "<h2>" + escaped(title) + "</h2>\n" : title + ":\n";
}

void Report::line(const std::string &words) {
  text += isHtml ? "<p>" + escaped(words) + "</p>\n" : "  " + words + "\n";
}

void Report::picture(const std::string &svg) { text += isHtml ? svg + "\n" : ""; }

void Report::table(const std::vector<std::vector<std::string>> &rows) {
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
    for (size_t i = 0; i < row.size(); ++i) {
      bool isNumber = cell == "td" && !row[i].empty() && row[i][0] >= '0' && row[i][0] <= '9';
      line += isHtml
                  ? "<" + cell + (isNumber ? " class=\"number\">" : ">") + escaped(row[i]) + "</" +
                        cell + ">"
                  : " " + row[i] +
                        (i + 1 < row.size() ? std::string(widths[i] - row[i].size() + 1, ' ') : "");
    }
    text += line + (isHtml ? "</tr>\n" : "\n");
  }
  text += isHtml ? "</table>\n" : "";
}

int Report::write() const {
  if (output.empty() || output == "-")
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() ? int(kSuccess)
                                                                           : fail("cannot write");
  std::string problem = writeWhole(output, text);
  return problem.empty() ? int(kSuccess) : fail(problem);
}

} // namespace sluice::tool
