//===- Launch.cpp - which process of how many this one is -----------------===//
#include "runtime/collectives/Launch.h"

#include <charconv>
#include <cstdlib>
#include <cstring>

namespace sluice::collectives {
namespace {

/// Reads a number below `limit`. `fallback` where the variable is not set; negative: it must be.
Status readNumber(const char *name, uint64_t limit, int64_t fallback, uint32_t &value) {
  const char *text = std::getenv(name);
  if (!text || !*text) {
    if (fallback < 0)
      return makeError(SLUICE_INVALID_ARGUMENT,
                       "a launch of several processes sets %s, which is missing", name);
    value = uint32_t(fallback);
    return {};
  }
  auto [end, error] = std::from_chars(text, text + std::strlen(text), value);
  if (error != std::errc() || *end || value >= limit)
    return makeError(SLUICE_INVALID_ARGUMENT, "%s=%s is not a number from 0 to %llu", name, text,
                     (unsigned long long)(limit - 1));
  return {};
}

constexpr uint64_t kMaxProcesses = 1 << 20;

Status readNumbers(const char *rank, const char *size, const char *localRank, const char *localSize,
                   Launch &launch) {
  SLUICE_RETURN_IF_ERROR(readNumber(size, kMaxProcesses, -1, launch.size));
  if (launch.size == 0)
    return makeError(SLUICE_INVALID_ARGUMENT, "%s=0 leaves no process", size);
  SLUICE_RETURN_IF_ERROR(readNumber(rank, launch.size, -1, launch.rank));
  SLUICE_RETURN_IF_ERROR(readNumber(localRank, launch.size, launch.rank, launch.localRank));
  SLUICE_RETURN_IF_ERROR(
      readNumber(localSize, uint64_t(launch.size) + 1, launch.size, launch.localSize));
  return {};
}

} // namespace

Status Launch::read(Launch &launch) {
  Launch result;
  if (std::getenv("OMPI_COMM_WORLD_SIZE")) {
    result.kind = Mpi;
    SLUICE_RETURN_IF_ERROR(readNumbers("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE",
                                       "OMPI_COMM_WORLD_LOCAL_RANK", "OMPI_COMM_WORLD_LOCAL_SIZE",
                                       result));
  } else if (std::getenv("WORLD_SIZE")) {
    result.kind = Environment;
    SLUICE_RETURN_IF_ERROR(
        readNumbers("RANK", "WORLD_SIZE", "LOCAL_RANK", "LOCAL_WORLD_SIZE", result));
    const char *address = std::getenv("MASTER_ADDR");
    result.address = address && *address ? address : "127.0.0.1";
    // MASTER_PORT itself is torchrun's: its agent listens there.
    uint32_t port = 0;
    if (std::getenv("SLUICE_MASTER_PORT")) {
      SLUICE_RETURN_IF_ERROR(readNumber("SLUICE_MASTER_PORT", 65536, -1, port));
    } else if (result.size > 1) {
      SLUICE_RETURN_IF_ERROR(readNumber("MASTER_PORT", 65535, -1, port));
      ++port;
    }
    result.port = uint16_t(port);
  }
  launch = std::move(result);
  return {};
}

} // namespace sluice::collectives
