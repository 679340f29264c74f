//===- NewerText.cpp - MLIR text of later versions as this one reads it ---===//
// Ops of upstream have a parser that cannot be replaced, so what later versions write differently
// is changed in the text before. Lines stay the same.
//   linalg.elementwise <add> ins(...)
//     ->   linalg.elementwise kind=#linalg.elementwise_kind<add> ins(...)
//   tosa.reduce_max %x axis(0) : ...
//     ->   tosa.reduce_max %x {axis = 0 : i32} : ...
//   tosa.max_pool2d %x kernel([2, 2]) ...
//     ->   tosa.max_pool2d %x {kernel = array<i64: 2, 2>, ...}
//===----------------------------------------------------------------------===//
#include "compiler/Input/Mlir/ParseFile.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace {
/// Text from front to back, with some of it replaced.
class Rewriter {
public:
  explicit Rewriter(StringRef text) : text(text) {}
  /// `text` between `from` and `to` becomes `by`; calls go from front to back.
  void replace(size_t from, size_t to, const Twine &by) {
    older += text.slice(copied, from);
    older += by.str();
    copied = to;
  }
  std::optional<std::string> take() {
    if (copied == 0)
      return std::nullopt;
    return std::move(older) + text.drop_front(copied).str();
  }

private:
  StringRef text;
  std::string older;
  size_t copied = 0;
};
} // namespace

/// Whether a name goes on with `c`.
static bool isName(char c) { return isAlnum(c) || c == '_' || c == '.' || c == '$'; }

/// Behind the parenthesis that closes the one at `open`, or npos.
static size_t behindParenthesis(StringRef text, size_t open) {
  int64_t depth = 0;
  for (size_t at = open; at < text.size(); ++at) {
    if (text[at] == '"' && (at = text.find('"', at + 1)) == text.npos)
      return text.npos;
    depth += text[at] == '(' ? 1 : text[at] == ')' ? -1 : 0;
    if (depth == 0)
      return at + 1;
  }
  return text.npos;
}

/// What a clause says of the attribute `name`, as a value in an attribute dictionary.
static std::string attributeOf(StringRef name, StringRef value) {
  value = value.trim();
  int64_t number;
  if (!value.getAsInteger(10, number))
    return (value + " : i32").str();
  if (!value.consume_front("[") || !value.consume_back("]"))
    return value.str();
  StringRef type = name == "perms" ? "i32" : "i64";
  return (value.trim().empty() ? "array<" + type + ">" : "array<" + type + ": " + value + ">")
      .str();
}

/// The clauses of the op of tosa whose name ends at `at`: `name(value)` between its operands and
/// what follows them.
static void rewriteClauses(StringRef text, size_t at, Rewriter &rewriter) {
  auto skip = [&](StringRef spaces) {
    at = std::min(text.find_first_not_of(spaces, at), text.size());
  };
  bool any = false;
  for (skip(" \t\r\n,"); at < text.size(); skip(any ? " \t\r\n" : " \t\r\n,")) {
    size_t start = at;
    bool isValue = text[at] == '%';
    at += isValue;
    while (at < text.size() && (isName(text[at]) || (isValue && text[at] == '#')))
      ++at;
    if (at == start || (isValue && any))
      break;
    if (isValue)
      continue;
    size_t end = at < text.size() && text[at] == '(' ? behindParenthesis(text, at) : text.npos;
    if (end == text.npos)
      break;
    StringRef name = text.slice(start, at);
    rewriter.replace(start, end,
                     (any ? ", " : "{") + name + " = " +
                         attributeOf(name, text.slice(at + 1, end - 1)));
    any = true;
    at = end;
  }
  if (!any)
    return;
  if (at < text.size() && text[at] == '{')
    rewriter.replace(at, at + 1, ", ");
  else
    rewriter.replace(at, at, "} ");
}

std::optional<std::string> sluice::input::olderText(StringRef text) {
  constexpr StringLiteral kElementwise = "linalg.elementwise", kTosa = "tosa.";
  Rewriter rewriter(text);
  size_t elementwise = text.find(kElementwise), tosa = text.find(kTosa);
  while (elementwise != text.npos || tosa != text.npos) {
    if (elementwise < tosa) {
      size_t end = elementwise + kElementwise.size(), next = text.find_first_not_of(' ', end);
      if (next != text.npos && text[next] == '<')
        rewriter.replace(end, next, " kind=#linalg.elementwise_kind");
      elementwise = text.find(kElementwise, end);
      continue;
    }
    size_t end = tosa + kTosa.size();
    bool isOp = tosa == 0 || isSpace(text[tosa - 1]);
    while (end < text.size() && isName(text[end]))
      ++end;
    if (isOp && end < text.size() && isSpace(text[end]))
      rewriteClauses(text, end, rewriter);
    tosa = text.find(kTosa, end);
  }
  return rewriter.take();
}
