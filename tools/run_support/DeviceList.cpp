//===- DeviceList.cpp - what devices there are, as text -------------------===//
#include "tools/run_support/DeviceList.h"

#include <cstdio>

namespace sluice::run {

Error printDevices() {
  sluice_instance_t *raw = nullptr;
  if (Error error = textOf(sluice_instance_create(&raw)); !error.empty())
    return error;
  Instance instance(raw);
  sluice_instance_visit_devices(
      instance.get(),
      [](void *, const char *name, const char *description) { std::printf("%-8s %s\n", name, description); }, nullptr);
  sluice_instance_visit_unavailable(
      instance.get(),
      [](void *, const char *name, const char *reason) { std::printf("%-8s not available: %s\n", name, reason); },
      nullptr);
  return "";
}

std::string targetOf(const std::string &device) {
  std::string kind = device.substr(0, device.find(':'));
  sluice_instance_t *raw = nullptr;
  if (kind == "cpu" || !textOf(sluice_instance_create(&raw)).empty())
    return kind;
  Instance instance(raw);
  struct Search {
    std::string name, architecture;
  } search{device == kind ? device + ":0" : device, ""};
  // Descriptions read "NVIDIA H200, sm_90, ...", "AMD Instinct MI300X, gfx942:sramecc+:xnack-, ..." and
  // "llvmpipe (LLVM 15.0.6, 256 bits), Vulkan 1.3, 32 KiB and 1024 threads a workgroup".
  auto visit = [](void *user, const char *name, const char *description) {
    auto &search = *static_cast<Search *>(user);
    std::string text = description;
    for (size_t at = 0; search.name == name && (at = text.find(", ", at)) != std::string::npos;)
      if (at += 2; text.compare(at, 3, "sm_") == 0 || text.compare(at, 3, "gfx") == 0)
        search.architecture = text.substr(at, text.find_first_of(":,", at) - at);
      else if (unsigned kilobytes, threads; // of the profiles, see `sluice devices --targets`
               std::sscanf(text.c_str() + at, "%u KiB and %u threads", &kilobytes, &threads) == 2)
        search.architecture = threads < 1024 || kilobytes < 32 ? "core" : kilobytes < 64 ? "desktop" : "large";
  };
  sluice_instance_visit_devices(instance.get(), visit, &search);
  std::string family = kind == "hip" ? "rocm" : kind;
  return search.architecture.empty() ? family : family + ":" + search.architecture;
}

std::vector<std::string> targetsOf(const std::vector<std::string> &devices) {
  std::vector<std::string> targets;
  for (const std::string &device : devices)
    targets.push_back(targetOf(device));
  return targets;
}

} // namespace sluice::run
