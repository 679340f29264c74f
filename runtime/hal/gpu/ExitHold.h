//===- ExitHold.h - lets go of devices before their library ends ----------===//
// The last reference to a device may go on a thread that nobody joins, just after the host was told
// that all is done. The host may then leave `main`, and the vendor's library, which ends with the
// process, must not be in use any more.
//===----------------------------------------------------------------------===//
#pragma once

namespace sluice::hal::gpu {

/// While one lives, the end of the process waits. Hold it only over what ends soon.
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
