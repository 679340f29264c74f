//===- sluice-worker.cpp - runs the functions of a module from strangers --===//
// Started by Worker.cpp, whose requests it answers until it is ended. Nothing of the module's code
// runs before the process has given up its rights.
//===----------------------------------------------------------------------===//
#include "runtime/api/Handles.h"
#include "runtime/isolation/Isolation.h"
#include "runtime/isolation/worker/Sandbox.h"
#include "sluice/version.h"

#include <malloc.h>
#include <unistd.h>

using namespace sluice;
using namespace sluice::isolation;

namespace {

int socketFile, memoryFile, lifeFile;
Exchange exchange(/*isHost=*/false);
std::vector<Ref<hal::Device>> devices; // as the host has them
Ref<vm::Program> program;

/// The host looks at the clock.
Ref<Budget> readLimits(Parcel &request, const char *user) {
  uint64_t memory = request.number();
  auto budget = makeRef<Budget>(user);
  budget->begin({memory, 0, request.number()}, exchange.cancelled());
  return budget;
}

/// Opens the next device, whose memory counts towards `memory`, 0: there is no limit.
Status openDevice(Parcel &request, sluice_instance_t *instance, uint64_t &memory) {
  std::string name = request.text();
  sluice_device_options_t options{};
  options.threads = uint32_t(request.number());
  options.spin_us = uint32_t(request.number());
  options.memory_limit = request.number();
  bool isLimited = options.memory_limit && (memory || devices.empty());
  memory = isLimited ? memory + options.memory_limit : 0;
  sluice_device_t *device = nullptr;
  SLUICE_RETURN_IF_ERROR(
      Status::adopt(sluice_device_create(instance, name.c_str(), &options, &device)));
  devices.push_back(Ref<hal::Device>::adopt(api::unwrap(device)));
  return {};
}

Status load(Parcel &request) {
  Ref<Budget> budget = readLimits(request, "load");
  sluice_instance_t *instance = nullptr;
  SLUICE_RETURN_IF_ERROR(Status::adopt(sluice_instance_create(&instance)));
  uint64_t memory = 0, limit = budget->given().memory;
  for (uint64_t count = request.number(); devices.size() < count;)
    SLUICE_RETURN_IF_ERROR(openDevice(request, instance, memory));
  Ref<hal::Tensor> bytes;
  SLUICE_RETURN_IF_ERROR(request.tensor(*devices[0], /*inPlace=*/true, bytes));
  size_t length = bytes->buffer().length(); // The next request lies in the same place.
  void *copy = std::aligned_alloc(64, (length + 63) / 64 * 64);
  if (!copy)
    throw std::bad_alloc();
  std::memcpy(copy, bytes->buffer().hostPointer(), length);
  auto source = ByteSource::wrapExternal({static_cast<uint8_t *>(copy), length}, nullptr, nullptr);
  Ref<module::ModuleFile> file;
  SLUICE_RETURN_IF_ERROR(module::ModuleFile::open(std::move(source), file, budget.get()));
  sluice_module_options_t options{};
  options.isolate = true; // until it is
  SLUICE_RETURN_IF_ERROR(
      vm::Program::create(std::move(file), devices, program, &options, budget.get()));
  SLUICE_RETURN_IF_ERROR(enterSandbox(
      socketFile, lifeFile, limit && memory ? std::min(limit, memory) : std::max(limit, memory)));
  vm::Invocation initialization;
  initialization.budget = budget.get();
  uint32_t initializer = program->file().initializer;
  return initializer == module::kAbsent ? Status()
                                        : vm::invoke(*program, initializer, initialization);
}

Status call(Parcel &request, vm::Invocation &invocation) {
  auto function = uint32_t(request.number());
  Ref<Budget> budget = readLimits(request, "call");
  invocation.budget = budget.get();
  for (uint64_t i = request.number(); i > 0; --i)
    invocation.scalarArguments.push_back(int64_t(request.number()));
  for (uint64_t i = request.number(); i > 0; --i) {
    bool isLent = request.number() != 0; // Others may stay in the module's state.
    Ref<hal::Tensor> tensor;
    SLUICE_RETURN_IF_ERROR(request.tensor(*devices[0], isLent, tensor));
    invocation.refArguments.emplace_back(std::move(tensor));
  }
  SLUICE_RETURN_IF_ERROR(vm::invoke(*program, function, invocation));
  for (const Ref<RefObject> &result : invocation.refResults)
    if (!result || result->kind() != RefKind::Tensor)
      return makeError(SLUICE_FAILED_PRECONDITION, "a result of the function is not a tensor");
  return {};
}

Parcel answerTo(const Status &status, vm::Invocation &invocation) {
  Parcel answer;
  answer.add(uint64_t(status.code()));
  answer.add(std::string_view(status.message()));
  answer.add(std::string_view(status.location()));
  if (!status.ok())
    return answer;
  for (int64_t scalar : invocation.scalarResults)
    answer.add(uint64_t(scalar));
  for (const Ref<RefObject> &result : invocation.refResults) {
    Ref<hal::Tensor> tensor(static_cast<hal::Tensor *>(result.get()));
    uint64_t place = 0; // of its device
    while (place < devices.size() && program->exportDevice(place) != &tensor->buffer().device())
      ++place;
    answer.add(place);
    answer.add(std::move(tensor));
  }
  return answer;
}

} // namespace

int main(int argc, char **argv) {
  if (argc != 3 || std::strcmp(argv[1], SLUICE_VERSION_STRING) != 0 ||
      std::sscanf(argv[2], "%d %d %d", &socketFile, &memoryFile, &lifeFile) != 3) {
    std::fputs("sluice-worker: is started by the runtime " SLUICE_VERSION_STRING "\n", stderr);
    return 2;
  }
  ::setsid();                // signals of the terminal are the host's
  ::mallopt(M_ARENA_MAX, 1); // others ask the system for what the sandbox refuses
  Parcel request;
  if (!endWith(lifeFile) || !dropPrivileges() || !exchange.open(socketFile, memoryFile).ok() ||
      !exchange.receive(request).ok())
    return 1;
  Status status = guarded([&] { return load(request); });
  for (vm::Invocation results;;) {
    // What is too large for an answer is one, too.
    Parcel answer = answerTo(status, results);
    if (status = exchange.send(answer); !status.ok())
      status = exchange.send(answer = answerTo(status, results));
    if (!status.ok() || !exchange.receive(request).ok())
      ::_exit(0);
    results = {};
    status = guarded([&] { return call(request, results); });
  }
}
