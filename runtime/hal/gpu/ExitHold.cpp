//===- ExitHold.cpp - lets go of devices before their library ends --------===//
#include "runtime/hal/gpu/ExitHold.h"

#include <atomic>
#include <cstdlib>

namespace sluice::hal::gpu {

static std::atomic<int> holds{0};

ExitHold::ExitHold() { holds.fetch_add(1); }
ExitHold::~ExitHold() {
  if (holds.fetch_sub(1) == 1)
    holds.notify_all();
}

void ExitHold::arm() {
  std::atexit([] {
    while (int count = holds.load())
      holds.wait(count);
  });
}

} // namespace sluice::hal::gpu
