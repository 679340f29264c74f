//===- Parallel.h - independent work on several threads -------------------===//
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <thread>
#include <vector>

namespace sluice {

/// body(i) for each i below `count`, in any order, on this thread and up to `helpers` more: no more
/// than there are processors, and fewer where the machine gives fewer. `body` throws nothing.
template <typename Body> void parallelFor(size_t count, size_t helpers, Body body) {
  std::atomic<size_t> next{0};
  auto work = [&]() noexcept {
    for (size_t i; (i = next.fetch_add(1, std::memory_order_relaxed)) < count;)
      body(i);
  };
  std::vector<std::thread> threads;
  try {
    helpers = std::min<size_t>(helpers, std::max(std::thread::hardware_concurrency(), 1u) - 1);
    threads.reserve(helpers);
    while (threads.size() < helpers)
      threads.emplace_back(work);
  } catch (const std::exception &) { // no memory or no thread: those that are there do it all
  }
  work();
  for (std::thread &thread : threads)
    thread.join();
}

} // namespace sluice
