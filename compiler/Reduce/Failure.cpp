//===- Failure.cpp - what went wrong when a program was tried -------------===//
#include "compiler/Reduce/Failure.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

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

/// What a child ends with when there is nothing to try; no exit code of `sluice`.
static constexpr int kNothing = 120;

static void limit(int resource, rlim_t max) {
  rlimit limits{max, max};
  setrlimit(resource, &limits);
}

Attempt::Attempt(std::string folder, const Limits &limits,
                 llvm::function_ref<std::vector<std::string>(const std::string &)> prepare)
    : place(std::move(folder)), max(limits.seconds) {
  std::error_code error;
  std::filesystem::create_directories(place, error);
  child = fork();
  if (child < 0)
    end(kNothing << 8, false);
  if (child != 0)
    return;
  setpgid(0, 0); // Ctrl-C is for the parent, and what the child starts ends with it.
  int output = open((place + "/output").c_str(), O_CREAT | O_WRONLY | O_TRUNC, 0600),
      none = open("/dev/null", O_RDONLY);
  dup2(none, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  dup2(output, STDERR_FILENO);
  limit(RLIMIT_CORE, 0);
  if (limits.bytes)
    limit(RLIMIT_AS, limits.bytes);
  setenv("SLUICE_CACHE_DIR", (place + "/cache").c_str(), 1);
  setenv("TMPDIR", place.c_str(), 1); // For reproducers that nobody wants now.
  std::vector<std::string> arguments = prepare(place);
  if (arguments.empty())
    _exit(kNothing);
  std::vector<char *> words = {const_cast<char *>("sluice")};
  for (std::string &argument : arguments)
    words.push_back(argument.data());
  words.push_back(nullptr);
  execv("/proc/self/exe", words.data());
  _exit(kNothing);
}

Attempt::~Attempt() {
  if (child > 0) {
    kill(-child, SIGKILL);
    kill(child, SIGKILL); // It may not have its group yet.
    waitpid(child, nullptr, 0);
  }
  std::error_code error;
  std::filesystem::remove_all(place, error);
}

double Attempt::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

bool Attempt::hasEnded() {
  if (child < 0)
    return true;
  int status = 0;
  if (waitpid(child, &status, WNOHANG) == child) {
    end(status, false);
  } else if (seconds() > max) {
    kill(-child, SIGKILL);
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    end(status, true);
  }
  return child < 0;
}

void Attempt::end(int status, bool tookTooLong) {
  child = -1;
  std::ifstream file(place + "/output", std::ios::binary);
  outcome =
      Failure::read(status, tookTooLong, std::string(std::istreambuf_iterator<char>(file), {}));
}

} // namespace sluice::reduce
