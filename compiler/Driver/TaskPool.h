//===- TaskPool.h - the compiler's threads --------------------------------===//
// MLIR runs passes on many functions or kernels at a time, and inside such a pass other parallel
// work. While a thread of LLVM's own pool waits for a group of tasks, it takes whatever task comes
// next: the pass of one kernel then begins in the middle of another's, on the same thread, and
// diagnostics that a pass catches for its thread are taken from the wrong kernel. Here a thread
// that waits for a group runs tasks of that group only, so what runs below a task belongs to it.
//===----------------------------------------------------------------------===//
#pragma once
#include "llvm/Support/ThreadPool.h"
#include <thread>

namespace sluice {

class TaskPool final : public llvm::ThreadPoolInterface {
public:
  /// 0 threads: one per core.
  explicit TaskPool(unsigned threads = 0);
  /// Runs what is left, then ends the threads.
  ~TaskPool() override;

  void wait() override;
  /// From a thread of the pool, takes part in the group's tasks.
  void wait(llvm::ThreadPoolTaskGroup &group) override;
  unsigned getMaxConcurrency() const override { return threads.size(); }

private:
  struct Task {
    llvm::unique_function<void()> run;
    llvm::ThreadPoolTaskGroup *group;
  };
  void asyncEnqueue(llvm::unique_function<void()> run, llvm::ThreadPoolTaskGroup *group) override;
  void serve();
  /// Runs the oldest task of `group`, or of any group if null. False if there is none.
  bool runOne(std::unique_lock<std::mutex> &lock, const llvm::ThreadPoolTaskGroup *group);
  bool isIdle(const llvm::ThreadPoolTaskGroup *group) const;

  std::mutex mutex;
  std::condition_variable changed; // A task came or ended, or the pool closes.
  std::deque<Task> waiting;
  std::vector<const llvm::ThreadPoolTaskGroup *> running; // The group of each task that runs.
  bool closing = false;
  std::vector<std::thread> threads;
};

} // namespace sluice
