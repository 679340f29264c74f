//===- Faults.h - a machine that fails ------------------------------------===//
// Calls for memory, threads, mappings, files and sockets are counted while faults are armed, and
// some of them fail. They are wrapped by the linker (CMakeLists.txt), those that the C library
// makes itself excepted. Calls of fake devices take part.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>

namespace sluice::testing {

enum class FaultMode { Once, FromThenOn };

/// Call `number` fails, counted from 1, or all from that one on.
void armFaults(uint64_t number, FaultMode mode);
/// Each call fails with a chance of `one` in so many.
void armRandomFaults(uint32_t one, uint64_t seed);
/// Returns how many failed since.
uint64_t disarmFaults();
/// Calls are neither counted nor fail while one lives.
struct FaultPause {
  FaultPause();
  ~FaultPause();
};
/// Whether the call that is being made fails.
bool isFault();

} // namespace sluice::testing
