//===- GpuDriver.h - what finding and opening any GPU has in common -------===//
// The vendor's library is opened when somebody first asks for devices, once.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/hal/gpu/Backend.h"

namespace sluice::hal::gpu {

/// Devices KIND:0, KIND:1, ... A kind derives from it.
class GpuDriver : public Driver {
public:
  /// `noDevices` is what absence() says if the library opens and has no device.
  GpuDriver(std::string kind, std::string noDevices)
      : kind(std::move(kind)), noDevices(std::move(noDevices)) {}

  std::string_view name() const final { return kind; }
  std::vector<DeviceDescription> devices() final;
  std::string absence() final;
  Status create(uint32_t ordinal, const sluice_device_options_t &options, Tracer &tracer,
                Ref<RefObject> owner, Ref<Device> &device) final;

protected:
  struct Found {
    std::string description, target, problem; // as DeviceDescription
  };
  /// Opens the library. Called once; a failure stays.
  virtual Status open(std::vector<Found> &found) = 0;
  /// Opens a device that has no problem. `name` is KIND:ordinal.
  virtual Status createBackend(uint32_t ordinal, const std::string &name,
                               std::unique_ptr<Backend> &backend) = 0;

private:
  void openOnce();

  const std::string kind, noDevices;
  std::mutex mutex; // of what follows
  bool asked = false;
  std::string problem; // why it does not open
  std::vector<Found> found;
};

/// While one lives, the end of the process waits. Hold it only over what ends soon: the last
/// reference to a device may go on a thread that nobody joins, just after the host was told that
/// all is done. The host may then leave `main`, and the vendor's library, which ends with the
/// process, must not be in use any more.
class ExitHold {
public:
  ExitHold();
  ~ExitHold();
  ExitHold(const ExitHold &) = delete;
  ExitHold &operator=(const ExitHold &) = delete;

  /// For a driver, once it has opened a library: handlers of the process's end run in reverse
  /// order, this one before the library's.
  static void arm();
};

} // namespace sluice::hal::gpu
