//===- Attempt.cpp - a program tried in a process of its own --------------===//
#include "compiler/Reduce/Attempt.h"
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sluice::reduce {

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
