//===- Launch.h - which process of how many this one is -------------------===//
// Read from the environment once: what mpirun of Open MPI sets (OMPI_COMM_WORLD_RANK, ...), else
// what torchrun sets (RANK, WORLD_SIZE, LOCAL_RANK, LOCAL_WORLD_SIZE, MASTER_ADDR, MASTER_PORT),
// else the only process there is. Admission.h reads SLUICE_SECRET.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/base/Status.h"

#include <cstdint>

namespace sluice::collectives {

struct Launch {
  enum Kind : uint8_t { Single, Mpi, Environment } kind = Single;
  uint32_t rank = 0, size = 1;
  uint32_t localRank = 0, localSize = 1; // among the processes of this machine
  std::string address;                   // of process 0, where the environment says it
  uint16_t port = 0;

  /// INVALID_ARGUMENT names the variable that is missing or wrong.
  static Status read(Launch &launch);
};

} // namespace sluice::collectives
