//===- ParseJson.h - JSON of strangers ------------------------------------===//
#pragma once
#include "llvm/Support/JSON.h"

namespace sluice::util {

/// What `text` says. LLVM's parser calls itself for what is nested: a million brackets would end
/// the stack.
inline llvm::Expected<llvm::json::Value> parseJson(StringRef text) {
  constexpr int kDeepest = 100;
  int depth = 0;
  bool isQuoted = false;
  for (size_t i = 0; i < text.size() && depth <= kDeepest; ++i) {
    char c = text[i];
    if (c == '"')
      isQuoted = !isQuoted;
    else if (isQuoted)
      i += c == '\\';
    else
      depth += (c == '[' || c == '{') - (c == ']' || c == '}');
  }
  if (depth > kDeepest)
    return llvm::createStringError("it nests more than 100 deep");
  return llvm::json::parse(text);
}

} // namespace sluice::util
