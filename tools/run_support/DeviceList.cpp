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

} // namespace sluice::run
