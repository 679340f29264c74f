//===- DeviceList.cpp - what devices there are, as text -------------------===//
#include "tools/run_support/DeviceList.h"
#include <cstdio>

namespace sluice::run {

Error printDevices() {
  Instance instance;
  SLUICE_TRY(sluice_instance_create(Out(instance)));
  sluice_instance_visit_devices(
      instance.get(),
      [](void *, const char *name, const char *description) {
        std::printf("%-8s %s\n", name, description);
      },
      nullptr);
  sluice_instance_visit_unavailable(
      instance.get(),
      [](void *, const char *name, const char *reason) {
        std::printf("%-8s not available: %s\n", name, reason);
      },
      nullptr);
  return "";
}

std::string targetOf(const std::string &device) {
  std::string kind = device.substr(0, device.find(':'));
  Instance instance;
  if (kind == "cpu" || !textOf(sluice_instance_create(Out(instance))).empty())
    return kind;
  struct Search {
    std::string name, target;
  } search{device == kind ? device + ":0" : device, ""};
  auto visit = [](void *user, const char *name, const char *target) {
    auto &search = *static_cast<Search *>(user);
    if (search.name == name)
      search.target = target;
  };
  sluice_instance_visit_targets(instance.get(), visit, &search);
  return search.target.empty() ? kind : search.target;
}

std::vector<std::string> targetsOf(const std::vector<std::string> &devices) {
  std::vector<std::string> targets;
  for (const std::string &device : devices)
    targets.push_back(targetOf(device));
  return targets;
}

} // namespace sluice::run
