//===- Target.h - what the targets of libFuzzer share ---------------------===//
// A target is a function of bytes that must return. The sanitizers say when it reads or writes what
// it may not, libFuzzer when it takes too long or too much memory, and the target itself when a
// value is wrong (`require`). Mutants that reach new code are kept and changed further.
//===----------------------------------------------------------------------===//
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <fuzzer/FuzzedDataProvider.h>
#include <mutex>
#include <span>
#include <string>
#include <sys/mman.h>
#include <thread>
#include <unistd.h>
#include <vector>

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t most);

namespace sluice::fuzz {

using Bytes = std::vector<uint8_t>;

/// Ends the run if a value is wrong.
inline void require(bool holds, const char *what) {
  if (holds)
    return;
  std::fprintf(stderr, "wrong: %s\n", what);
  std::abort();
}

/// Copies `bytes` into a mutant as far as they fit.
inline size_t give(const Bytes &bytes, uint8_t *data, size_t most) {
  size_t count = std::min(bytes.size(), most);
  std::memcpy(data, bytes.data(), count);
  return count;
}

/// A file in memory, which has a path.
class MemoryFile {
public:
  explicit MemoryFile(std::span<const uint8_t> bytes) : file(::memfd_create("fuzz", 0)) {
    size_t written = 0;
    while (written < bytes.size()) {
      ssize_t count = ::write(file, bytes.data() + written, bytes.size() - written);
      require(count > 0, "a file in memory takes no bytes");
      written += size_t(count);
    }
  }
  ~MemoryFile() { ::close(file); }
  MemoryFile(const MemoryFile &) = delete;
  std::string path() const { return "/proc/self/fd/" + std::to_string(file); }

private:
  int file;
};

/// Cancels what runs longer than some milliseconds: programs may loop forever.
class Patience {
public:
  using Cancel = std::function<void()>;
  /// Sets `flag`, and calls `cancel` if there is one, on another thread.
  explicit Patience(int milliseconds, Cancel cancel = {}) {
    std::lock_guard lock(watch().mutex);
    watch().flag = false, watch().cancel = std::move(cancel);
    watch().end = std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
  }
  ~Patience() {
    std::lock_guard lock(watch().mutex);
    watch().end = {}, watch().cancel = {};
  }
  static const std::atomic<bool> &flag() { return watch().flag; }

private:
  struct Watch {
    std::atomic<bool> flag{false};
    std::mutex mutex; // of what follows
    std::chrono::steady_clock::time_point end;
    Cancel cancel;
    std::thread thread{[this] {
      for (;; std::this_thread::sleep_for(std::chrono::milliseconds(1))) {
        std::lock_guard lock(mutex);
        if (end == std::chrono::steady_clock::time_point() ||
            std::chrono::steady_clock::now() < end)
          continue;
        flag = true;
        if (cancel)
          cancel();
      }
    }};
  };
  static Watch &watch() {
    static auto *one = new Watch; // its thread ends with the process
    return *one;
  }
};

} // namespace sluice::fuzz
