//===- Json.cpp - writes JSON ---------------------------------------------===//
#include "tools/run_support/Json.h"

namespace sluice::run {

std::string jsonText(const std::string &text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      result += '\\';
    result += uint8_t(c) < 0x20 ? ' ' : c;
  }
  return result + "\"";
}

void JsonWriter::write(const char *name, const std::string &value) {
  if (depth) {
    out += first ? "\n" : ",\n";
    out.append(2 * depth, ' ');
  }
  if (name)
    out += jsonText(name) + ": ";
  out += value;
  first = false;
}

void JsonWriter::begin(const char *name, char bracket) {
  write(name, std::string(1, bracket));
  ++depth;
  first = true;
}

void JsonWriter::end(char bracket) {
  --depth;
  if (!first) {
    out += '\n';
    out.append(2 * depth, ' ');
  }
  out += bracket;
  first = false;
}

void JsonWriter::texts(const char *name, const std::vector<std::string> &values) {
  std::string list = "[";
  for (const std::string &value : values)
    list += (list.size() > 1 ? ", " : "") + jsonText(value);
  write(name, list + "]");
}

} // namespace sluice::run
