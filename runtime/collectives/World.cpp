//===- World.cpp - the processes of a program -----------------------------===//
#include "runtime/collectives/World.h"

namespace sluice::collectives {

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
