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
    tried = true;
    std::unique_ptr<World> made(new World());
    failure = made->meet();
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
  int listener = -1;
  uint16_t port = launch.port;
  if (launch.rank == 0)
    SLUICE_RETURN_IF_ERROR(listenAt(port, listener));
  return Rendezvous::create(launch.rank, launch.size, listener, {launch.address}, port, rendezvous);
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
