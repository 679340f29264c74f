//===- HostMemory.cpp - what the host says of its memory ------------------===//
#include "runtime/hal/cpu/HostMemory.h"

#include <cstdio>
#include <memory>
#include <string>
#ifdef __linux__
#include <sched.h>
#endif

namespace sluice::hal::cpu {

#ifdef __linux__

namespace {
struct Close {
  void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;
} // namespace

uint64_t availableMemory() {
  File file(std::fopen("/proc/meminfo", "re"));
  char line[128];
  unsigned long long kilobytes;
  while (file && std::fgets(line, sizeof(line), file.get()))
    if (std::sscanf(line, "MemAvailable: %llu kB", &kilobytes) == 1)
      return kilobytes << 10;
  return UINT64_MAX;
}

/// Whether all of `cores` are in the list of node `node`, "0-3,8-11". False if there is no such
/// node.
static bool holds(int node, const cpu_set_t &cores, bool &exists) {
  File file(std::fopen(
      ("/sys/devices/system/node/node" + std::to_string(node) + "/cpulist").c_str(), "re"));
  exists = file != nullptr;
  cpu_set_t rest = cores;
  for (int first, last; file && std::fscanf(file.get(), "%d", &first) == 1;) {
    last = first;
    int next = std::fgetc(file.get());
    if (next == '-' && std::fscanf(file.get(), "%d", &last) == 1)
      next = std::fgetc(file.get());
    for (int core = first; core <= last && core < CPU_SETSIZE; ++core)
      CPU_CLR(core, &rest);
    if (next != ',')
      break;
  }
  return exists && CPU_COUNT(&rest) == 0;
}

int usableNumaNode() {
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof(cores), &cores) != 0)
    return -1;
  bool exists = true;
  for (int node = 0; exists; ++node)
    if (holds(node, cores, exists))
      return node;
  return -1;
}

#else

uint64_t availableMemory() { return UINT64_MAX; }
int usableNumaNode() { return -1; }

#endif

} // namespace sluice::hal::cpu
