//===- Failure.cpp - what went wrong when a program was tried -------------===//
#include "compiler/Reduce/Failure.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>
#include <sys/wait.h>

using llvm::StringRef;

namespace sluice::reduce {

std::string withoutNumbers(StringRef line) {
  if (size_t at = line.find("error: "); at != StringRef::npos)
    line = line.drop_front(at + strlen("error: "));
  auto isWord = [](char c) { return llvm::isAlnum(c) || StringRef("_.-+%$@/:").contains(c); };
  std::string text;
  while (!line.empty()) {
    StringRef word = line.take_while(isWord);
    if (word.empty())
      word = line.take_front();
    text += llvm::any_of(word, llvm::isDigit) ? "#" : word.str();
    line = line.drop_front(word.size());
  }
  return text;
}

/// Reads the number after `label` in `line`.
static bool numberAfter(StringRef line, StringRef label, double &number) {
  size_t at = line.find(label);
  if (at == StringRef::npos)
    return false;
  std::string rest = line.drop_front(at + label.size()).ltrim().str();
  char *end = nullptr;
  number = std::strtod(rest.c_str(), &end);
  return end != rest.c_str();
}

Failure Failure::read(int status, bool tookTooLong, std::string output) {
  Failure failure;
  failure.output = std::move(output);
  llvm::SmallVector<StringRef> lines;
  StringRef(failure.output).split(lines, '\n', -1, false);
  for (StringRef line : lines) {
    // The last words of a crash are as good as an error.
    if (!line.contains("error: ") && !line.contains("LLVM ERROR") &&
        !line.contains("terminate called") && !line.contains("Assertion"))
      continue;
    if (failure.text.empty())
      failure.text = line.str();
    failure.messages.push_back(withoutNumbers(line));
  }
  if (tookTooLong) {
    failure.kind = Kind::Endless;
    failure.text = "no end in time";
  } else if (WIFSIGNALED(status)) {
    failure.kind = Kind::Signal;
    failure.signal = WTERMSIG(status);
    failure.text =
        std::string(strsignal(failure.signal)) + (failure.text.empty() ? "" : ": ") + failure.text;
  } else if (WEXITSTATUS(status) == 0) {
    failure.kind = Kind::None;
  } else if (WEXITSTATUS(status) == 2) {
    failure.kind = Kind::Usage;
  } else if (WEXITSTATUS(status) != 1) {
    failure.kind = Kind::Nothing;
  } else if (!failure.messages.empty()) {
    failure.kind = Kind::Message;
  } else {
    for (StringRef line : lines) {
      double difference = 1, allowed = 0;
      bool isAbove = numberAfter(line, "largest difference", difference) &&
                     numberAfter(line, "(above", allowed);
      if (!isAbove && !line.contains("different shapes"))
        continue;
      if (failure.kind != Kind::Values || difference > failure.difference) {
        failure.text = line.str();
        failure.difference = difference;
        failure.allowed = allowed;
      }
      failure.kind = Kind::Values;
    }
    if (failure.kind != Kind::Values) {
      failure.kind = Kind::Message;
      failure.text = "failed without a message";
    }
  }
  return failure;
}

bool Failure::isLike(const Failure &original, StringRef part) const {
  if (kind != original.kind || signal != original.signal)
    return false;
  if (!part.empty())
    return StringRef(output).contains(part);
  if (kind == Kind::Values)
    return difference >= std::sqrt(std::min(original.difference, 1.) * original.allowed);
  return original.messages.empty() || llvm::is_contained(messages, original.messages.front());
}

} // namespace sluice::reduce
