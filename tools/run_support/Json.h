//===- Json.h - writes JSON -----------------------------------------------===//
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace sluice::run {

/// `text` in quotes.
std::string jsonText(const std::string &text);

/// Members and elements one after the other, indented. Every begin has its end; inside an object
/// each value has a name.
class JsonWriter {
public:
  void beginObject(const char *name = nullptr) { begin(name, '{'); }
  void endObject() { end('}'); }
  void beginArray(const char *name = nullptr) { begin(name, '['); }
  void endArray() { end(']'); }
  void text(const char *name, const std::string &value) { write(name, jsonText(value)); }
  void number(const char *name, int64_t value) { write(name, std::to_string(value)); }
  void null(const char *name) { write(name, "null"); }
  /// An array in one line.
  void texts(const char *name, const std::vector<std::string> &values);

  /// What was written, ended by a line break.
  std::string take() { return std::move(out) + "\n"; }

private:
  void begin(const char *name, char bracket);
  void end(char bracket);
  void write(const char *name, const std::string &value);

  std::string out;
  size_t depth = 0;
  bool first = true; // at this depth
};

} // namespace sluice::run
