//===- IsolationTest.cpp - wild kernels end their worker, and nothing else =//
#include "runtime/testing/Assembler.h"
#include "runtime/testing/StatusText.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <fstream>
#include <gtest/gtest.h>
#include <linux/futex.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace sluice;
using namespace sluice::testing;

namespace {

constexpr uint64_t kMebibyte = 1 << 20;
// Of the kernel `hostile`.
enum Deed : int64_t { kNone, kStore, kSpray, kLoop, kAsk, kEat, kTrap, kMap };

/// hostile(what, a, b, c, x: ? x i64) -> 8 x i64, 2 * x + 1 but for element 1.
FunctionBuilder hostile() {
  FunctionBuilder f("hostile", {.scalarArguments = 4,
                                .refArguments = 1,
                                .refResults = 1,
                                .scalarRegisters = 9,
                                .refRegisters = 8});
  f.constant(4, int64_t(1));
  f.constant(5, int64_t(64));
  f.constant(6, int64_t(0));
  f.constant(7, int64_t(8));
  f.emit(Opcode::TensorBuffer, {1, 0});
  f.emit(Opcode::BufferLength, {8, 1});
  f.emit(Opcode::BufferAlloca, {2, 3, 0, vm::kUsageResult, 5, 7});
  f.emit(Opcode::CmdCreate, {4, 0});
  f.emit(Opcode::CmdDispatch, {4, 0, 0, 4, 4, 4, 6, 4, 0, 1, 2, 3, 2, 1, 6, 8, 2, 6, 5});
  f.emit(Opcode::QueueExecute, {5, 0, 3, 1, 4 | vm::kLastUse});
  f.emit(Opcode::TimepointAwait, {5});
  f.emit(Opcode::TensorCreate, {6, SLUICE_ELEMENT_I64, 2, 6, 1, 7});
  f.emit(Opcode::Return, {0, 1, 6});
  return f;
}

/// count() -> how many calls there were since the load.
FunctionBuilder count() {
  FunctionBuilder f("count", {.scalarResults = 1, .scalarRegisters = 2});
  f.emit(Opcode::GlobalLoad, {0, 0});
  f.constant(1, int64_t(1));
  f.emit(Opcode::AddI64, {0, 0, 1});
  f.emit(Opcode::GlobalStore, {0, 0});
  f.emit(Opcode::Return, {1, 0, 0});
  return f;
}

/// same(x: ? x f32) -> x
FunctionBuilder same() {
  FunctionBuilder f("same", {.refArguments = 1, .refResults = 1, .refRegisters = 1});
  f.emit(Opcode::Return, {0, 1, 0});
  return f;
}

FunctionBuilder fails() {
  FunctionBuilder f("fails", {});
  f.emit(Opcode::Fail, {0, 0});
  return f;
}

FunctionBuilder endless() {
  FunctionBuilder f("endless", {});
  f.emit(Opcode::Branch, {0});
  return f;
}

module::ValueDesc value(const char *name, bool isScalar, uint8_t type) {
  return isScalar ? module::ValueDesc{{}, name, true, type, {}, {}, ""}
                  : module::ValueDesc{{}, name, false, type, {-1}, {""}, ""};
}

module::ModuleDesc describe() {
  static const std::vector<uint8_t> library = readKernelLibrary();
  module::ModuleDesc desc;
  auto add = [&](FunctionBuilder f, std::vector<module::ValueDesc> arguments,
                 std::vector<module::ValueDesc> results) {
    desc.exports.push_back({{},
                            f.desc.name,
                            uint32_t(desc.functions.size()),
                            std::move(arguments),
                            std::move(results),
                            ""});
    desc.functions.push_back(std::move(f.desc));
  };
  auto scalar = [](const char *name) { return value(name, true, SLUICE_ELEMENT_I64); };
  add(hostile(),
      {scalar("what"), scalar("a"), scalar("b"), scalar("c"),
       value("x", false, SLUICE_ELEMENT_I64)},
      {value("y", false, SLUICE_ELEMENT_I64)});
  add(count(), {}, {scalar("n")});
  add(same(), {value("x", false, SLUICE_ELEMENT_F32)}, {value("y", false, SLUICE_ELEMENT_F32)});
  add(fails(), {}, {});
  add(endless(), {}, {});
  desc.strings = {"the sizes differ"};
  desc.locations = {"Add_0 (Add)"};
  desc.scalarGlobals.emplace_back();
  desc.kernels = {{{}, "hostile", 0, 4, 2}};
  desc.kernelFailures = {{{}, "no memory is left", 0}};
  desc.libraries = {{{}, "cpu:::", 0}};
  desc.segments = {library};
  return desc;
}

/// The processes that this one started and that have not been waited for.
std::vector<pid_t> children() {
  std::vector<pid_t> result;
  DIR *tasks = ::opendir("/proc/self/task");
  while (dirent *task = ::readdir(tasks)) {
    std::ifstream list(std::string("/proc/self/task/") + task->d_name + "/children");
    for (pid_t child; list >> child;)
      result.push_back(child);
  }
  ::closedir(tasks);
  return result;
}

/// A line of what the system says of another process.
std::string statusOf(pid_t process, const std::string &line) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  std::string name, value;
  while (name != line && status >> name)
    status >> value;
  return value;
}

// What a worker may answer to the first call; `lie` is the number of one, which it is told as the
// limit of steps of the load. The values are those of an answer, in order: where tensors begin and
// end, bytes of the memory; code, message, place; device, type, rank and size of the tensor.
std::vector<uint64_t> liesAs(uint64_t lie, std::vector<uint64_t> answer) {
  constexpr uint64_t kOdd[] = {0,         1,          8,         63,       64,       65,
                               1 << 20,   1 << 30,    1l << 32,  1l << 40, 1l << 62, ~0ull >> 1,
                               ~0ull / 8, ~0ull - 63, ~0ull - 7, ~0ull};
  constexpr uint64_t kEach = std::size(kOdd);
  uint64_t place = lie / kEach;
  if (place < answer.size())
    answer[place] = kOdd[lie % kEach];
  else if (place == answer.size()) // too short
    answer.resize(std::min(uint64_t(answer.size()), lie % kEach));
  else // an order to make the memory longer, which is shorter than any answer
    answer = {0, kOdd[lie % kEach], 0};
  return answer;
}
constexpr uint64_t kLies = 16 * (10 + 2);

/// This program when it is started as a worker: a liar.
__attribute__((constructor)) void lieAsWorker(int argc, char **argv, char **) {
  int socket, memory, life;
  if (argc != 3 || std::strcmp(argv[0], "sluice-worker") != 0 ||
      std::sscanf(argv[2], "%d %d %d", &socket, &memory, &life) != 3)
    return;
  uint64_t lie = 0;
  std::vector<uint64_t> request(24000);
  for (bool isLoad = true;; isLoad = false) {
    if (::recv(socket, request.data(), request.size() * 8, 0) < 24)
      ::_exit(0);
    if (isLoad)
      lie = request[4] - 1;
    std::vector<uint64_t> answer{request[1] - 64, request[1], request[2], 0, 0, 0};
    if (!isLoad)
      answer.insert(answer.end(), {0, SLUICE_ELEMENT_I64, 1, 8});
    answer = isLoad ? answer : liesAs(lie, answer);
    if (::send(socket, answer.data(), answer.size() * 8, MSG_NOSIGNAL) < 0)
      ::_exit(0);
  }
}

class Isolation : public ::testing::TestWithParam<uint32_t> {
protected:
  void SetUp() override { open(GetParam()); }
  void TearDown() override {
    sluice_module_release(module);
    sluice_device_release(device);
    sluice_instance_release(instance);
    EXPECT_TRUE(children().empty());
  }
  void open(uint32_t threads) {
    ASSERT_EQ(take(sluice_instance_create(&instance)), "");
    sluice_device_options_t options{};
    options.threads = threads;
    ASSERT_EQ(take(sluice_device_create(instance, "cpu", &options, &device)), "");
  }
  std::string load(const module::ModuleDesc &desc, sluice_limits_t limits = {},
                   bool isolate = true) {
    bytes = std::make_unique<AlignedBytes>(module::serializeModule(desc));
    sluice_module_options_t options{sizeof(options)};
    options.limits = limits;
    options.isolate = isolate;
    return take(sluice_module_load_memory_with(&device, 1, bytes->data(), bytes->size(), nullptr,
                                               nullptr, &options, &module));
  }
  /// A call of `hostile` on 0, 1, ... that sets `results` where it succeeds.
  std::string call(std::array<int64_t, 4> constants, sluice_limits_t limits = {}) {
    sluice_call_t *call = nullptr;
    EXPECT_EQ(take(sluice_call_create(module, "hostile", &call)), "");
    sluice_call_set_limits(call, &limits);
    for (size_t i = 0; i < 4; ++i)
      EXPECT_EQ(take(sluice_call_set_scalar(call, i, constants[i])), "");
    const int64_t values[8] = {0, 1, 2, 3, 4, 5, 6, 7}, length = 8;
    sluice_tensor_t *x = nullptr, *y = nullptr;
    EXPECT_EQ(take(sluice_tensor_create_copy(device, SLUICE_ELEMENT_I64, 1, &length, values, &x)),
              "");
    EXPECT_EQ(take(sluice_call_set_tensor(call, 4, x)), "");
    std::string said = take(sluice_call_invoke(call));
    if (said.empty()) {
      EXPECT_EQ(take(sluice_call_result_tensor(call, 0, &y)), "");
      EXPECT_EQ(sluice_tensor_element_count(y), 8u);
      std::memcpy(results, sluice_tensor_host_pointer(y), sizeof(results));
    }
    EXPECT_EQ(std::memcmp(sluice_tensor_host_pointer(x), values, sizeof(values)), 0);
    sluice_tensor_release(y), sluice_tensor_release(x);
    sluice_call_free(call);
    return said;
  }
  /// A call of a function without tensors; its result, if it has one.
  std::string call(const char *function, int64_t *result = nullptr, sluice_limits_t limits = {}) {
    sluice_call_t *call = nullptr;
    EXPECT_EQ(take(sluice_call_create(module, function, &call)), "");
    sluice_call_set_limits(call, &limits);
    std::string said = take(sluice_call_invoke(call));
    if (said.empty() && result)
      EXPECT_EQ(take(sluice_call_result_scalar(call, 0, result)), "");
    sluice_call_free(call);
    return said;
  }
  int64_t counted() {
    int64_t count = -1;
    EXPECT_EQ(call("count", &count), "");
    return count;
  }
  void expectHonest() {
    EXPECT_EQ(call({kNone, 0, 0, 0}), "");
    EXPECT_EQ(results[0], 1);
    EXPECT_EQ(results[7], 15);
  }

  sluice_instance_t *instance = nullptr;
  sluice_device_t *device = nullptr;
  sluice_module_t *module = nullptr;
  std::unique_ptr<AlignedBytes> bytes;
  int64_t results[8];
};
INSTANTIATE_TEST_SUITE_P(Threads, Isolation, ::testing::Values(1, 3));

constexpr char kDied[] = "PROGRAM_FAILED the module's worker process was ended by signal ";

} // namespace

// State stays between calls, and values are those of the same module in this process.
TEST_P(Isolation, HonestModules) {
  for (bool isolate : {false, true}) {
    ASSERT_EQ(load(describe(), {}, isolate), "");
    EXPECT_EQ(children().size(), size_t(isolate));
    for (int64_t i = 1; i < 4; ++i) {
      expectHonest();
      EXPECT_EQ(counted(), i);
    }
    EXPECT_EQ(call("fails"), "PROGRAM_FAILED Add_0 (Add): the sizes differ");
    EXPECT_EQ(call("endless", nullptr, {0, 0, 1000}),
              "RESOURCE_EXHAUSTED function 'endless': the call takes more than its limit of 1000 "
              "iterations and calls of functions");
    EXPECT_EQ(counted(), 4);
    sluice_module_release(std::exchange(module, nullptr));
  }
}

// From nothing to more than was shared so far, asynchronous too, and what is an argument as well.
TEST_P(Isolation, TensorsOfAllSizes) {
  ASSERT_EQ(load(describe()), "");
  for (int64_t length : {0, 1, 1000, 3 << 20, 7}) {
    std::vector<float> values(static_cast<size_t>(length));
    for (size_t i = 0; i < values.size(); ++i)
      values[i] = float(i % 1013) + 0.5f;
    sluice_tensor_t *x = nullptr, *y = nullptr;
    sluice_call_t *call = nullptr;
    sluice_fence_t *before = nullptr, *done = nullptr;
    ASSERT_EQ(
        take(sluice_tensor_create_copy(device, SLUICE_ELEMENT_F32, 1, &length, values.data(), &x)),
        "");
    ASSERT_EQ(take(sluice_call_create(module, "same", &call)), "");
    ASSERT_EQ(take(sluice_call_set_tensor(call, 0, x)), "");
    ASSERT_EQ(take(sluice_fence_create(&before)), "");
    std::thread later([&] { sluice_status_free(sluice_fence_signal(before)); });
    ASSERT_EQ(take(sluice_call_invoke_async(call, &before, 1, &done)), "");
    later.join();
    EXPECT_TRUE(sluice_fence_reached(done));
    ASSERT_EQ(take(sluice_call_result_tensor(call, 0, &y)), "");
    ASSERT_EQ(sluice_tensor_dims(y)[0], length);
    EXPECT_NE(sluice_tensor_host_pointer(x), sluice_tensor_host_pointer(y));
    auto *floats = static_cast<const float *>(sluice_tensor_host_pointer(y));
    EXPECT_TRUE(std::equal(values.begin(), values.end(), floats));
    sluice_fence_release(before), sluice_fence_release(done);
    sluice_call_free(call);
    sluice_tensor_release(x), sluice_tensor_release(y);
  }
}

// Over code, stack and heap of the process, what is shared with it, and where nothing is.
TEST_P(Isolation, WildStores) {
  ASSERT_EQ(load(describe()), "");
  EXPECT_EQ(counted(), 1);
  int64_t here = 0;
  for (std::array<int64_t, 4> deed : {std::array<int64_t, 4>{kStore, 16, 0, 0},
                                      {kStore, -4096, 0, 0},
                                      {kStore, int64_t(uintptr_t(&here)), 0, 0},
                                      {kSpray, 1, -1, 0},
                                      {kSpray, -1, -1, 0},
                                      {kSpray, 1, 0, 0},
                                      {kSpray, -1, 1, 0},
                                      {kTrap, 0, 0, 0}}) {
    EXPECT_EQ(call(deed).find(kDied), 0u) << deed[0] << " " << deed[1];
    EXPECT_EQ(counted(), 1); // a fresh process
    expectHonest();
  }
  EXPECT_EQ(here, 0);
}

TEST_P(Isolation, CallsOfTheSystem) {
  ASSERT_EQ(load(describe()), "");
  for (int64_t number : std::initializer_list<int64_t>{SYS_openat,
                                                       SYS_socket,
                                                       SYS_clone,
                                                       SYS_execve,
                                                       SYS_ptrace,
                                                       SYS_kill,
                                                       SYS_write,
                                                       SYS_read,
                                                       SYS_close,
                                                       SYS_dup,
                                                       SYS_fcntl,
                                                       SYS_ftruncate,
                                                       SYS_prctl,
                                                       SYS_process_vm_writev,
                                                       SYS_prlimit64,
                                                       SYS_getppid,
                                                       SYS_memfd_create,
                                                       SYS_sendto,
                                                       SYS_recvfrom,
                                                       SYS_setsid,
                                                       SYS_shmget,
                                                       SYS_io_setup,
                                                       SYS_seccomp,
                                                       SYS_unshare,
                                                       SYS_io_uring_setup,
                                                       int64_t(1) << 30 | SYS_brk,
                                                       100000})
    EXPECT_EQ(call({kAsk, number, 100, 0}), std::string(kDied) + "31, Bad system call") << number;
#if defined(__x86_64__)
  EXPECT_EQ(call({kAsk, SYS_fork, 0, 0}).find(kDied), 0u);
  EXPECT_EQ(call({kAsk, SYS_open, 0, 0}).find(kDied), 0u);
#endif
  // The clocks of other processes.
  for (int64_t number : {SYS_clock_gettime, SYS_clock_nanosleep}) {
    EXPECT_EQ(call({kAsk, number, ~int64_t(::getpid()) * 8 | 2, 0}).find(kDied), 0u);
    EXPECT_EQ(call({kAsk, number, CLOCK_MONOTONIC, 0}), "");
  }
  EXPECT_EQ(call({kMap, SYS_futex, FUTEX_LOCK_PI, 0}).find(kDied), 0u);
  EXPECT_EQ(call({kMap, SYS_futex, FUTEX_WAKE_PRIVATE, 0}), "");
  EXPECT_EQ(call({kAsk, SYS_sched_yield, 0, 0}), "");
  EXPECT_EQ(results[1], 0);
  EXPECT_EQ(call({kAsk, SYS_sched_setaffinity, ::getpid(), 0}), "");
  EXPECT_EQ(results[1], -EPERM);
  EXPECT_EQ(call({kAsk, SYS_exit_group, 7, 0}),
            "PROGRAM_FAILED the module's worker process ended with exit code 7");
  expectHonest();
}

TEST_P(Isolation, EndlessKernels) {
  ASSERT_EQ(load(describe()), "");
  EXPECT_EQ(counted(), 1);
  EXPECT_EQ(call("endless", nullptr, {0, 20000, 0}),
            "DEADLINE_EXCEEDED function 'endless': the call takes longer than its limit of 0.02 s");
  EXPECT_EQ(counted(), 2); // it looked at its limits
  auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(call({kLoop, 0, 0, 0}, {0, 50000, 0}),
            "DEADLINE_EXCEEDED the call takes longer than its limit of 0.05 s");
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
  EXPECT_EQ(counted(), 1);

  sluice_call_t *call = nullptr;
  ASSERT_EQ(take(sluice_call_create(module, "hostile", &call)), "");
  int64_t length = 8;
  sluice_tensor_t *x = nullptr;
  ASSERT_EQ(take(sluice_tensor_create_copy(device, SLUICE_ELEMENT_I64, 1, &length, nullptr, &x)),
            "");
  ASSERT_EQ(take(sluice_call_set_tensor(call, 4, x)), "");
  for (size_t i = 0; i < 4; ++i)
    ASSERT_EQ(take(sluice_call_set_scalar(call, i, i ? 0 : kLoop)), "");
  std::string waiting;
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    waiting = this->call("count", nullptr, {0, 20000, 0}); // behind the other
    sluice_call_cancel(call);
  });
  EXPECT_EQ(take(sluice_call_invoke(call)), "CANCELLED the call was cancelled");
  other.join();
  EXPECT_EQ(waiting, "DEADLINE_EXCEEDED the call takes longer than its limit of 0.02 s");
  sluice_tensor_release(x);
  sluice_call_free(call);
  expectHonest();
}

// Between calls, too: the next one says so.
TEST_P(Isolation, KilledWorkers) {
  ASSERT_EQ(load(describe()), "");
  ASSERT_EQ(children().size(), 1u);
  ::kill(children()[0], SIGKILL);
  EXPECT_EQ(call({kNone, 0, 0, 0}), std::string(kDied) + "9, Killed");
  expectHonest();
}

TEST_P(Isolation, Memory) {
  ASSERT_EQ(load(describe(), {32 * kMebibyte, 0, 0}), "");
  EXPECT_EQ(call({kEat, SYS_mmap, 1, 0}), "");
  EXPECT_EQ(call({kEat, SYS_mmap, 1000, 0}), "PROGRAM_FAILED Add_0 (Add): no memory is left");
  for (int64_t flags : {MAP_SHARED | MAP_ANONYMOUS, MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN})
    EXPECT_EQ(call({kAsk, SYS_mmap, 0, flags << 16 | PROT_READ | PROT_WRITE}).find(kDied), 0u);
  EXPECT_EQ(call({kMap, SYS_mmap, int64_t(kMebibyte), 0}), "");
  EXPECT_GT(results[1], 0);
  EXPECT_EQ(call({kMap, SYS_mmap, int64_t(1) << 40, 0}), "");
  EXPECT_EQ(results[1], -ENOMEM);
  expectHonest();
}

TEST_P(Isolation, Loads) {
  module::ModuleDesc desc = describe();
  desc.initializer = 4; // endless
  EXPECT_EQ(load(desc, {0, 500000, 0}),
            "DEADLINE_EXCEEDED function 'endless': the load takes longer "
            "than its limit of 0.5 s");
  desc.initializer = 3;
  EXPECT_EQ(load(desc), "PROGRAM_FAILED Add_0 (Add): the sizes differ");
  EXPECT_TRUE(children().empty());
  for (const char *program : {"/nowhere/sluice-worker", "/bin/false"}) {
    ::setenv("SLUICE_WORKER", program, 1);
    EXPECT_NE(load(describe()), "") << program;
  }
  ::unsetenv("SLUICE_WORKER");
  EXPECT_EQ(load(describe()), "");
}

// Whatever a worker answers, the host has results of the module's types or an error.
TEST_P(Isolation, Lies) {
  if (GetParam() > 1)
    GTEST_SKIP() << "once is enough";
  char self[4096] = "";
  ASSERT_GT(::readlink("/proc/self/exe", self, sizeof(self) - 1), 0);
  ::setenv("SLUICE_WORKER", self, 1);
  for (uint64_t lie = 0; lie < kLies; ++lie) {
    SCOPED_TRACE(lie);
    ASSERT_EQ(load(describe(), {32 * kMebibyte, 0, lie + 1}), "");
    sluice_call_t *call = nullptr;
    sluice_tensor_t *x = nullptr, *y = nullptr;
    int64_t length = 8;
    sluice_limits_t limits{0, 50000, 0};
    ASSERT_EQ(take(sluice_call_create(module, "hostile", &call)), "");
    sluice_call_set_limits(call, &limits);
    ASSERT_EQ(take(sluice_tensor_create_copy(device, SLUICE_ELEMENT_I64, 1, &length, nullptr, &x)),
              "");
    ASSERT_EQ(take(sluice_call_set_tensor(call, 4, x)), "");
    for (size_t i = 0; i < 4; ++i)
      ASSERT_EQ(take(sluice_call_set_scalar(call, i, 0)), "");
    std::string said = take(sluice_call_invoke(call));
    EXPECT_NE(said.find("OK"), 0u) << said;
    if (said.empty()) {
      ASSERT_EQ(take(sluice_call_result_tensor(call, 0, &y)), "");
      EXPECT_EQ(sluice_tensor_element_type(y), SLUICE_ELEMENT_I64);
      ASSERT_EQ(sluice_tensor_rank(y), 1u);
      std::vector<int64_t> values(size_t(sluice_tensor_dims(y)[0]));
      EXPECT_EQ(sluice_tensor_byte_length(y), values.size() * 8);
      std::copy_n(static_cast<const int64_t *>(sluice_tensor_host_pointer(y)), values.size(),
                  values.begin());
      sluice_tensor_release(y);
    }
    sluice_tensor_release(x);
    sluice_call_free(call);
    sluice_module_release(std::exchange(module, nullptr));
  }
  ::unsetenv("SLUICE_WORKER");
}

TEST_P(Isolation, HasNoRights) {
  ASSERT_EQ(load(describe()), "");
  ASSERT_EQ(children().size(), 1u);
  for (const char *rights : {"CapEff:", "CapPrm:", "CapInh:"})
    EXPECT_EQ(statusOf(children()[0], rights), "0000000000000000") << rights;
  EXPECT_EQ(statusOf(children()[0], "NoNewPrivs:"), "1");
  EXPECT_EQ(statusOf(children()[0], "Seccomp:"), "2");
}

TEST_P(Isolation, WhatCannotBeIsolated) {
  module::ModuleDesc desc = describe();
  desc.hostFunctions = {"my_sinc"};
  EXPECT_EQ(load(desc), "UNSUPPORTED the module calls the host's function 'my_sinc', so it cannot "
                        "be isolated");
  desc = describe();
  desc.channels.emplace_back().grid = {1};
  EXPECT_EQ(load(desc), "UNSUPPORTED a module for several processes cannot be isolated");
}

// A host that is killed takes its workers with it, also those that would never look.
TEST(IsolationHost, Killed) {
  int pipe[2];
  ASSERT_EQ(::pipe(pipe), 0);
  pid_t host = ::fork();
  if (host == 0) {
    sluice_instance_t *instance = nullptr;
    sluice_device_t *device = nullptr;
    sluice_module_t *module = nullptr;
    sluice_call_t *call = nullptr;
    AlignedBytes bytes(module::serializeModule(describe()));
    sluice_module_options_t options{sizeof(options)};
    options.isolate = true;
    take(sluice_instance_create(&instance));
    take(sluice_device_create(instance, "cpu", nullptr, &device));
    take(sluice_module_load_memory_with(&device, 1, bytes.data(), bytes.size(), nullptr, nullptr,
                                        &options, &module));
    std::vector<pid_t> started = children();
    pid_t worker = started.size() == 1 ? started[0] : 0;
    int64_t length = 8;
    sluice_tensor_t *x = nullptr;
    take(sluice_call_create(module, "hostile", &call));
    take(sluice_tensor_create_copy(device, SLUICE_ELEMENT_I64, 1, &length, nullptr, &x));
    take(sluice_call_set_tensor(call, 4, x));
    for (size_t i = 0; i < 4; ++i)
      take(sluice_call_set_scalar(call, i, i ? 0 : kLoop));
    if (::write(pipe[1], &worker, sizeof(worker)) == sizeof(worker))
      take(sluice_call_invoke(call));
    ::_exit(1);
  }
  pid_t worker = 0;
  ASSERT_EQ(::read(pipe[0], &worker, sizeof(worker)), ssize_t(sizeof(worker)));
  std::this_thread::sleep_for(std::chrono::milliseconds(100)); // in its call
  ASSERT_GT(worker, 0);
  EXPECT_EQ(::kill(worker, 0), 0);
  ::kill(host, SIGKILL);
  ::waitpid(host, nullptr, 0);
  // Somebody else waits for it; until then it is a zombie.
  std::string state = "R";
  for (int i = 0; i < 200 && !state.empty() && state != "Z"; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
    std::ifstream stat("/proc/" + std::to_string(worker) + "/stat");
    std::string number, name;
    state = "";
    stat >> number >> name >> state;
  }
  EXPECT_TRUE(state.empty() || state == "Z") << state;
  ::close(pipe[0]), ::close(pipe[1]);
}
