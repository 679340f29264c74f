//===- World.cpp - the processes of a program -----------------------------===//
#include "runtime/collectives/World.h"

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

Status World::get(World *&world) {
  static std::mutex mutex;
  static std::unique_ptr<World> instance;
  static Status failure;
  static bool tried = false;
  std::lock_guard lock(mutex);
  if (!tried) {
    std::unique_ptr<World> made(new World());
    tried = true;
    failure = guarded([&] { return made->meet(); });
    if (failure.ok())
      instance = std::move(made);
  }
  SLUICE_RETURN_IF_ERROR(failure.copy());
  world = instance.get();
  return {};
}

Status World::meet() {
  SLUICE_RETURN_IF_ERROR(Launch::read(launch));
  if (launch.size == 1)
    return {};
  SLUICE_RETURN_IF_ERROR(launch.kind == Launch::Mpi ? openMpi(launch, rendezvous, messages)
                                                    : meetByEnvironment());
  rendezvous->onLoss([this] { lost.store(true); });
  return {};
}

Status World::meetByEnvironment() {
  Meeting meeting;
  meeting.addresses = {launch.address}, meeting.port = launch.port;
  SLUICE_RETURN_IF_ERROR(Secret::read(meeting.secret));
  bool isLocal = launch.address == "localhost" || launch.address.starts_with("127.");
  if (!meeting.secret.isKnown() && !isLocal)
    return makeError(SLUICE_FAILED_PRECONDITION,
                     "processes that meet at MASTER_ADDR=%s need a secret that strangers do not "
                     "know: set SLUICE_SECRET, or SLUICE_SECRET_FILE=FILE, to the same in all",
                     launch.address.c_str());
  if (launch.rank == 0)
    if (Status status = listenAt(launch.address, meeting.port, meeting.listener); !status.ok())
      return makeError(status.code(),
                       "process 0: %s; MASTER_ADDR is an address of its machine, and "
                       "SLUICE_MASTER_PORT names another port",
                       status.message());
  if (!meeting.secret.isKnown())
    SLUICE_RETURN_IF_ERROR(Secret::inFile(launch.port, launch.rank == 0, meeting.secret));
  return Rendezvous::create(launch.rank, launch.size, std::move(meeting), rendezvous);
}

World::~World() {
  rendezvous = nullptr; // whoever still waits for this process learns that it left
  if (messages && !lost.load())
    messages->finish();
}

std::string World::launcher() const {
  return launch.kind == Launch::Mpi           ? "mpirun -n " + std::to_string(launch.size)
         : launch.kind == Launch::Environment ? "WORLD_SIZE=" + std::to_string(launch.size)
                                              : "neither mpirun nor WORLD_SIZE";
}

Status World::exchange(std::span<const uint8_t> mine, std::vector<Bytes> &all) {
  std::lock_guard lock(mutex);
  if (rendezvous)
    return rendezvous->exchange(mine, all);
  all = {Bytes(mine.begin(), mine.end())};
  return {};
}

Status World::checkPresent(std::span<const uint32_t> ranks) const {
  return rendezvous ? rendezvous->checkPresent(ranks) : Status();
}

void World::onLoss(std::function<void()> callback) {
  if (rendezvous)
    rendezvous->onLoss(std::move(callback));
}

Status World::transport(Transport *&transport) {
  std::lock_guard lock(mutex);
  if (!rendezvous)
    return makeError(SLUICE_FAILED_PRECONDITION, "this process is the only one");
  if (!messages)
    SLUICE_RETURN_IF_ERROR(openSockets(launch, *rendezvous, messages));
  transport = messages.get();
  return {};
}

} // namespace sluice::collectives
