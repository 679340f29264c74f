//===- TaskPool.cpp - the compiler's threads ------------------------------===//
#include "compiler/Driver/TaskPool.h"

namespace sluice {

static thread_local const TaskPool *currentPool = nullptr;

TaskPool::TaskPool(unsigned count) {
  if (count == 0)
    count = llvm::hardware_concurrency().compute_thread_count();
  for (unsigned i = 0; i < count; ++i)
    threads.emplace_back([this] { serve(); });
}

TaskPool::~TaskPool() {
  {
    std::lock_guard lock(mutex);
    closing = true;
  }
  changed.notify_all();
  for (std::thread &thread : threads)
    thread.join();
}

void TaskPool::asyncEnqueue(llvm::unique_function<void()> run, llvm::ThreadPoolTaskGroup *group) {
  {
    std::lock_guard lock(mutex);
    waiting.push_back({std::move(run), group});
  }
  changed.notify_all();
}

bool TaskPool::isIdle(const llvm::ThreadPoolTaskGroup *group) const {
  return (group ? llvm::none_of(waiting, [&](const Task &task) { return task.group == group; })
                : waiting.empty()) &&
         (group ? !llvm::is_contained(running, group) : running.empty());
}

bool TaskPool::runOne(std::unique_lock<std::mutex> &lock, const llvm::ThreadPoolTaskGroup *group) {
  auto found =
      llvm::find_if(waiting, [&](const Task &task) { return !group || task.group == group; });
  if (found == waiting.end())
    return false;
  {
    Task task = std::move(*found);
    waiting.erase(found);
    running.push_back(task.group);
    lock.unlock();
    task.run();
    task.run = {}; // What it captured ends before anybody may believe that it is done.
    lock.lock();
    running.erase(llvm::find(running, task.group));
  }
  changed.notify_all();
  return true;
}

void TaskPool::serve() {
  currentPool = this;
  std::unique_lock lock(mutex);
  while (true) {
    if (runOne(lock, nullptr))
      continue;
    if (closing)
      return;
    changed.wait(lock);
  }
}

void TaskPool::wait() {
  std::unique_lock lock(mutex);
  changed.wait(lock, [&] { return isIdle(nullptr); });
}

void TaskPool::wait(llvm::ThreadPoolTaskGroup &group) {
  std::unique_lock lock(mutex);
  bool helps = currentPool == this;
  while (!isIdle(&group))
    if (!helps || !runOne(lock, &group))
      changed.wait(lock);
}

} // namespace sluice
