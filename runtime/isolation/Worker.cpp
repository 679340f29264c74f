//===- Worker.cpp - a module whose code runs in another process -----------===//
#include "runtime/isolation/Isolation.h"
#include "sluice/version.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sluice::isolation {
namespace {

constexpr std::chrono::milliseconds kTick(10);
constexpr uint64_t kMargin = 1 << 20; // between tensors of an answer

Status cannotStart(const char *what) {
  return makeError(SLUICE_RESOURCE_EXHAUSTED, "cannot start a worker process: %s: %s", what,
                   std::strerror(errno));
}

/// The program: what SLUICE_WORKER names, or what lies near the runtime or the running program.
Status findProgram(std::string &path) {
  char self[4096] = "";
  Dl_info info{};
  if (::readlink("/proc/self/exe", self, sizeof(self) - 1) < 0 ||
      !::dladdr(reinterpret_cast<const void *>(&findProgram), &info))
    return cannotStart("where is the runtime");
  if (const char *named = std::getenv("SLUICE_WORKER")) {
    path = named;
    return {};
  }
  for (const char *near : {info.dli_fname, static_cast<const char *>(self)})
    for (const char *way : {"", "../bin/", "../../bin/"}) {
      std::string_view file = near;
      path = std::string(file.substr(0, file.rfind('/') + 1)) + way + "sluice-worker";
      if (path[0] == '/' && ::access(path.c_str(), X_OK) == 0) // wherever this process is now
        return {};
    }
  return makeError(SLUICE_NOT_FOUND,
                   "no sluice-worker lies near '%s', and SLUICE_WORKER is not set", info.dli_fname);
}

/// Thread-safe: calls follow each other.
class Worker final : public vm::Runner {
public:
  Worker(Ref<ByteSource> module, const std::vector<Ref<hal::Device>> &devices,
         const sluice_limits_t &limits)
      : module(std::move(module)), devices(devices), limits(limits) {}
  ~Worker() override { end(); }

  Status start(const Budget &budget);
  Status invoke(vm::Program &program, uint32_t function, vm::Invocation &invocation) override;

private:
  Status spawn(int socket, int memory);
  Status ask(Parcel &request, Parcel &answer, const Budget &budget, uint64_t memory);
  /// Ends the process; how it ended. Never fails.
  siginfo_t end();

  const Ref<ByteSource> module;
  const std::vector<Ref<hal::Device>> devices;
  const sluice_limits_t limits;       // of loads
  std::timed_mutex mutex;             // of what follows
  std::unique_ptr<Exchange> exchange; // null: there is no process
  int process = -1;                   // a pidfd
  int life = -1;                      // a pipe, which ends the process when it is closed
};

/// Runs the program, with descriptors of the same numbers.
Status Worker::spawn(int socket, int memory) {
  std::string path;
  SLUICE_RETURN_IF_ERROR(findProgram(path));
  int pipe[2];
  if (::pipe2(pipe, O_CLOEXEC) != 0)
    return cannotStart("pipe2");
  life = pipe[1];
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  Undo undo([&] { ::posix_spawn_file_actions_destroy(&actions), ::close(pipe[0]); });
  std::string name = "sluice-worker", version = SLUICE_VERSION_STRING, numbers;
  for (int file : {socket, memory, pipe[0]}) {
    ::posix_spawn_file_actions_adddup2(&actions, file, file);
    numbers += std::to_string(file) + " ";
  }
  char *arguments[] = {name.data(), version.data(), numbers.data(), nullptr};
  char *environment[] = {nullptr};
  pid_t child;
  errno = ::posix_spawn(&child, path.c_str(), &actions, nullptr, arguments, environment);
  if (errno)
    return cannotStart(path.c_str());
  process = int(::syscall(SYS_pidfd_open, child, 0));
  if (process >= 0)
    return {};
  Status status = cannotStart("pidfd_open");
  ::kill(child, SIGKILL), ::waitpid(child, nullptr, 0);
  return status;
}

Status Worker::start(const Budget &budget) {
  exchange = std::make_unique<Exchange>(/*isHost=*/true);
  Undo undo([&] { end(); });
  int sockets[2];
  if (::socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, sockets) != 0)
    return cannotStart("socketpair");
  int memory = ::memfd_create("sluice-tensors", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  Status status = exchange->open(sockets[0], memory);
  if (status.ok() && ::fcntl(memory, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_SEAL) != 0)
    status = cannotStart("seal");
  if (status.ok())
    status = spawn(sockets[1], memory);
  ::close(sockets[1]); // so that the end of the process is noticed
  SLUICE_RETURN_IF_ERROR(std::move(status));

  Parcel request, answer;
  request.add(limits.memory), request.add(limits.steps);
  request.add(devices.size());
  for (const auto &device : devices) {
    const sluice_device_options_t &options = *device->reopening();
    request.add(std::string_view(device->name()));
    request.add(options.threads), request.add(options.spin_us), request.add(options.memory_limit);
  }
  Ref<hal::Buffer> bytes;
  Ref<hal::Tensor> tensor;
  auto length = int64_t(module->bytes().size());
  SLUICE_RETURN_IF_ERROR(devices[0]->mapConstant(module, module->bytes(), bytes));
  SLUICE_RETURN_IF_ERROR(
      hal::Tensor::create(std::move(bytes), 0, SLUICE_ELEMENT_UI8, {length}, tensor));
  request.add(std::move(tensor));
  SLUICE_RETURN_IF_ERROR(ask(request, answer, budget, limits.memory));
  undo.dismiss();
  return {};
}

/// After a failure that the module did not answer there is no process.
Status Worker::ask(Parcel &request, Parcel &answer, const Budget &budget, uint64_t memory) {
  Status status = exchange->send(request);
  if (status.ok())
    status = exchange->receive(answer, &budget, memory ? memory + kMargin : UINT64_MAX);
  if (!status.ok()) {
    siginfo_t how = end();
    if (status.code() != SLUICE_CANCELLED || budget.isOver())
      return status;
    return how.si_code == CLD_EXITED
               ? makeError(SLUICE_PROGRAM_FAILED,
                           "the module's worker process ended with exit code %d", how.si_status)
               : makeError(SLUICE_PROGRAM_FAILED,
                           "the module's worker process was ended by signal %d, %s", how.si_status,
                           ::strsignal(how.si_status));
  }
  uint64_t code = answer.number();
  std::string message = answer.text(), place = answer.text();
  if (answer.isCut)
    return makeError(SLUICE_PROGRAM_FAILED, "the worker process gave no answer");
  if (code == SLUICE_OK)
    return {};
  if (code == SLUICE_CANCELLED) // Time is the host's matter, who also may have been cancelled.
    SLUICE_RETURN_IF_ERROR(budget.check().at(place));
  if (code > SLUICE_PERMISSION_DENIED)
    code = SLUICE_PROGRAM_FAILED;
  return makeError(static_cast<sluice_status_code_t>(code), "%s", message.c_str()).at(place);
}

siginfo_t Worker::end() {
  exchange.reset();
  siginfo_t info{};
  if (process >= 0 && devices[0]->checkProcess().ok()) { // not in a process that was forked since
    ::syscall(SYS_pidfd_send_signal, process, SIGKILL, nullptr, 0); // what has ended stays as it is
    ::waitid(idtype_t(P_PIDFD), id_t(process), &info, WEXITED);
  }
  for (int *file : {&process, &life})
    if (*file >= 0)
      ::close(std::exchange(*file, -1));
  return info;
}

Status Worker::invoke(vm::Program &program, uint32_t function, vm::Invocation &invocation) {
  const Budget none("call"), &budget = invocation.budget ? *invocation.budget : none;
  if (invocation.wait)
    SLUICE_RETURN_IF_ERROR(invocation.wait->await());
  std::unique_lock lock(mutex, std::defer_lock);
  while (!lock.try_lock_for(kTick))
    SLUICE_RETURN_IF_ERROR(budget.check());
  if (!exchange) {
    Budget load("load");
    load.begin(limits);
    SLUICE_RETURN_IF_ERROR(start(load));
  }
  SLUICE_RETURN_IF_ERROR(budget.check());

  Parcel request, answer;
  request.add(function);
  request.add(budget.given().memory), request.add(budget.given().steps);
  request.add(invocation.scalarArguments.size());
  for (int64_t scalar : invocation.scalarArguments)
    request.add(uint64_t(scalar));
  request.add(invocation.refArguments.size());
  for (const auto &argument : invocation.refArguments) {
    Ref<hal::Tensor> tensor(static_cast<hal::Tensor *>(argument.get())); // as all of the API
    const hal::Storage &storage = tensor->buffer().storage();
    request.add(uint64_t(invocation.isLent && invocation.isLent(invocation.lender, storage)));
    request.add(std::move(tensor));
  }
  uint64_t memory = budget.given().memory ? budget.given().memory : limits.memory;
  SLUICE_RETURN_IF_ERROR(ask(request, answer, budget, memory));

  const module::Function &called = program.file().functions[function];
  for (uint32_t i = 0; i < called.scalarResults; ++i)
    invocation.scalarResults.push_back(int64_t(answer.number()));
  for (uint32_t i = 0; i < called.refResults; ++i) {
    Ref<hal::Tensor> tensor;
    hal::Device *device = program.exportDevice(answer.number());
    SLUICE_RETURN_IF_ERROR(answer.tensor(device ? *device : program.device(0), false, tensor));
    invocation.refResults.emplace_back(std::move(tensor));
  }
  if (answer.isCut)
    return makeError(SLUICE_PROGRAM_FAILED, "the worker process gave too few results");
  if (invocation.asynchronous) {
    auto now = makeRef<hal::HostTimepoint>();
    now->signal({});
    invocation.done = std::move(now);
  }
  return {};
}

} // namespace

Status isolate(const module::ModuleFile &file, const std::vector<Ref<hal::Device>> &devices,
               const sluice_limits_t &limits, const Budget &budget, Ref<vm::Runner> &runner) {
  for (const auto &device : devices)
    if (!device->reopening())
      return makeError(SLUICE_UNSUPPORTED, "no module can be isolated on %s, only on processors",
                       device->name());
  for (const module::ModuleFile *variant : file.all()) {
    if (!variant->channels.empty())
      return makeError(SLUICE_UNSUPPORTED, "a module for several processes cannot be isolated");
    if (!variant->hostFunctions.empty())
      return makeError(SLUICE_UNSUPPORTED,
                       "the module calls the host's function '%s', so it cannot be isolated",
                       variant->hostFunctions[0].c_str());
  }
  auto worker = makeRef<Worker>(file.source, devices, limits);
  SLUICE_RETURN_IF_ERROR(worker->start(budget));
  runner = std::move(worker);
  return {};
}

} // namespace sluice::isolation
