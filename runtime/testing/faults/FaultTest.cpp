//===- FaultTest.cpp - every call of the machine fails once ---------------===//
// What a program does is done again and again while the first, the second, ... call for memory,
// threads or files fails, once, and from there on. Each time it gives the right values or says what
// is wrong; and right after it is right. By default a sample; SLUICE_FAULTS=all takes every call,
// SLUICE_FAULTS=SEED another sample.
//===----------------------------------------------------------------------===//
#include "runtime/base/Status.h"
#include "runtime/collectives/Transport.h"
#include "runtime/hal/Drivers.h"
#include "runtime/hal/gpu/GpuDriver.h"
#include "runtime/testing/Assembler.h"
#include "runtime/testing/FakeStreamApi.h"
#include "runtime/testing/GpuKernels.h"
#include "runtime/testing/faults/Faults.h"
#include "runtime/testing/faults/FaultyVulkan.h"

#include <atomic>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <random>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace sluice;
using namespace sluice::testing;

namespace {

#if defined(__SANITIZE_THREAD__)
constexpr bool kHasThreadSanitizer = true;
#elif defined(__has_feature)
constexpr bool kHasThreadSanitizer = __has_feature(thread_sanitizer);
#else
constexpr bool kHasThreadSanitizer = false;
#endif

/// Ends what it holds at the end of the scope.
template <typename Handle> struct Held {
  Handle *handle = nullptr;
  void (*const end)(Handle *);
  explicit Held(void (*end)(Handle *)) : end(end) {}
  Held(const Held &) = delete;
  ~Held() { reset(); }
  void reset() {
    if (handle)
      end(std::exchange(handle, nullptr));
  }
};
std::string textOf(sluice_status_t status) {
  std::string text = sluice_status_text(status);
  sluice_status_free(status);
  return text;
}
#define RETURN_IF_FAILED(call)                                                                     \
  if (sluice_status_t failed = (call))                                                             \
  return failed

/// main(x: n x f32, b: n x f32) -> x + b, one dispatch of the tests' kernel, in memory of its own.
module::ModuleDesc addModule(const std::vector<uint8_t> &library, const char *target) {
  FunctionBuilder f("main",
                    {.refArguments = 2, .refResults = 1, .scalarRegisters = 9, .refRegisters = 10});
  emitAddition(f);
  f.emit(Opcode::Return, {0, 1, 8});
  module::ModuleDesc desc;
  desc.functions = {f.desc};
  desc.exports = {{{},
                   "main",
                   0,
                   {{{}, "x", false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""},
                    {{}, "b", false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""}},
                   {{{}, "y", false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""}},
                   ""}};
  desc.locations = {"Add_0 (Add)"};
  desc.kernels = {{{}, "add", 0, 1, 3}};
  desc.libraries = {{{}, target, 0}};
  desc.segments = {library};
  return desc;
}

constexpr int64_t kCount = 3000;
char place[200]; // what is being attacked, for who looks at a crash

/// y = x + b with `call`, once `before` is reached where there is one. Values that are not right
/// are INTERNAL, which nothing else may be.
sluice_status_t add(sluice_device_t *device, sluice_call_t *call, bool asynchronous) {
  static const std::vector<float> xs(kCount, 1.5f), bs(kCount, 2.f);
  Held<sluice_tensor_t> x(sluice_tensor_release), b(sluice_tensor_release),
      y(sluice_tensor_release);
  RETURN_IF_FAILED(
      sluice_tensor_create_copy(device, SLUICE_ELEMENT_F32, 1, &kCount, xs.data(), &x.handle));
  RETURN_IF_FAILED(
      sluice_tensor_create_copy(device, SLUICE_ELEMENT_F32, 1, &kCount, bs.data(), &b.handle));
  RETURN_IF_FAILED(sluice_call_set_tensor(call, 0, x.handle));
  RETURN_IF_FAILED(sluice_call_set_tensor(call, 1, b.handle));
  if (asynchronous) {
    Held<sluice_fence_t> start(sluice_fence_release), done(sluice_fence_release);
    RETURN_IF_FAILED(sluice_fence_create(&start.handle));
    sluice_status_t called = sluice_call_invoke_async(call, &start.handle, 1, &done.handle);
    sluice_status_t signalled = sluice_fence_signal(start.handle);
    sluice_status_free(signalled);
    RETURN_IF_FAILED(called);
    RETURN_IF_FAILED(sluice_fence_wait(done.handle));
  } else {
    RETURN_IF_FAILED(sluice_call_invoke(call));
  }
  RETURN_IF_FAILED(sluice_call_result_tensor(call, 0, &y.handle));
  static thread_local float values[kCount];
  std::memset(values, 0, sizeof(values));
  RETURN_IF_FAILED(sluice_buffer_read(sluice_tensor_buffer(y.handle), 0, values, sizeof(values)));
  for (float value : values)
    if (value != 3.5f)
      return sluice_status_create(SLUICE_INTERNAL, "a wrong value");
  return nullptr;
}

/// Memory of every kind, to and fro.
sluice_status_t copies(sluice_device_t *device) {
  uint32_t words[256], back[256];
  for (uint32_t i = 0; i < 256; ++i)
    words[i] = i * 3;
  Held<sluice_buffer_t> buffer(sluice_buffer_release), half(sluice_buffer_release),
      imported(sluice_buffer_release);
  Held<sluice_tensor_t> tensor(sluice_tensor_release);
  RETURN_IF_FAILED(sluice_buffer_create(device, sizeof(words), &buffer.handle));
  RETURN_IF_FAILED(sluice_buffer_write(buffer.handle, 0, words, sizeof(words)));
  RETURN_IF_FAILED(sluice_buffer_subspan(buffer.handle, 512, 512, &half.handle));
  RETURN_IF_FAILED(sluice_buffer_read(half.handle, 0, back, 512));
  if (std::memcmp(back, words + 128, 512))
    return sluice_status_create(SLUICE_INTERNAL, "a wrong value");
  int64_t dims[] = {16, 16};
  RETURN_IF_FAILED(
      sluice_tensor_create(buffer.handle, SLUICE_ELEMENT_I32, 2, dims, &tensor.handle));
  static std::atomic<int> released;
  released = 0;
  alignas(4096) static uint8_t page[4096];
  auto release = [](void *) { ++released; };
  sluice_status_t failed = sluice_buffer_import_with(device, page, sizeof(page), SLUICE_READ_ONLY,
                                                     release, nullptr, &imported.handle);
  if (failed) {
    if (!released && sluice_status_code(failed) == SLUICE_UNSUPPORTED) // as on a GPU
      return sluice_status_free(failed), nullptr;
    return released ? sluice_status_create(SLUICE_INTERNAL, "released after a failure") : failed;
  }
  sluice_buffer_release(imported.handle), imported.handle = nullptr;
  return released == 1 ? nullptr : sluice_status_create(SLUICE_INTERNAL, "not released");
}

/// What process `rank` of two does.
Status exchange(uint32_t rank, const collectives::Meeting &where) {
  collectives::Meeting meeting;
  std::unique_ptr<collectives::Rendezvous> rendezvous;
  std::unique_ptr<collectives::Transport> transport;
  if (rank == 0) // closed by what it is given to
    meeting.listener = where.listener;
  Undo undo([&] {
    if (meeting.listener >= 0)
      ::close(meeting.listener);
  });
  meeting.addresses = where.addresses, meeting.port = where.port, meeting.secret = where.secret;
  collectives::Meeting given = meeting;
  meeting.listener = -1;
  SLUICE_RETURN_IF_ERROR(collectives::Rendezvous::create(rank, 2, std::move(given), rendezvous));
  collectives::Launch launch;
  launch.rank = rank, launch.size = 2;
  SLUICE_RETURN_IF_ERROR(collectives::openSockets(launch, *rendezvous, transport));
  std::vector<uint8_t> mine(200000, uint8_t(rank + 1)), theirs(mine.size());
  collectives::Message sent{1 - rank, mine.data(), mine.size()},
      received{1 - rank, theirs.data(), theirs.size()};
  SLUICE_RETURN_IF_ERROR(transport->exchange(1, {&sent, 1}, {&received, 1}));
  return theirs == std::vector<uint8_t>(mine.size(), uint8_t(2 - rank))
             ? Status()
             : makeError(SLUICE_INTERNAL, "a wrong value");
}

/// A device of a kind, a module for it, as a file too, and a call.
class Faults : public ::testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    std::string kind = GetParam();
    std::vector<uint8_t> library = readKernelLibrary();
    const char *target = "cpu:::";
    if (kind == "gpu") {
      driver = hal::gpu::makeStreamDriver("fake", openFakeStreamApi);
      library = readCudaKernels(), target = "cuda:sm_80";
    } else if (kind == "vulkan") {
      static hal::Driver *one = // never ended, as those of Subjects.cpp
          hal::vulkan::makeStagedVulkanDriver().release();
      driver = {one, [](hal::Driver *) {}};
      library = readVulkanKernels(), target = "vulkan";
      if (std::vector<hal::DeviceDescription> found = driver->devices();
          found.empty() || !found[0].problem.empty())
        GTEST_SKIP() << (found.empty() ? driver->absence() : found[0].problem);
    }
    setFakeStreamFaults(isFault), setVulkanChanges({});
    bytes = module::serializeModule(addModule(library, target));
    path = std::filesystem::temp_directory_path() /
           ("sluice-faults-" + std::to_string(::getpid()) + ".slm");
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char *>(bytes.data()), std::streamsize(bytes.size()));
    program.reset(), device.reset(), instance.reset();
    ASSERT_EQ(textOf(sluice_instance_create(&instance.handle)), "");
    ASSERT_EQ(textOf(open(instance.handle, &device.handle)), "");
    ASSERT_EQ(textOf(load(device.handle, &program.handle)), "");
  }
  void TearDown() override {
    setFakeStreamFaults(nullptr);
    std::filesystem::remove(path);
  }

  sluice_status_t open(sluice_instance_t *of, sluice_device_t **device) {
    sluice_device_options_t options{};
    options.threads = 3;
    if (!driver)
      return sluice_device_create(of, "cpu", &options, device);
    Ref<hal::Device> made; // its handle is a pointer to it
    sluice_status_t status =
        guarded([&] { return driver->create(0, options, tracer, nullptr, made); }).release();
    *device = reinterpret_cast<sluice_device_t *>(made.detach());
    return status;
  }
  sluice_status_t load(sluice_device_t *on, sluice_module_t **module) {
    return sluice_module_load_file(&on, 1, path.c_str(), module);
  }
  sluice_status_t call(bool asynchronous) {
    Held<sluice_call_t> made(sluice_call_free);
    RETURN_IF_FAILED(sluice_call_create(program.handle, "main", &made.handle));
    return add(device.handle, made.handle, asynchronous);
  }

  /// Runs `body` as this file's head says; `step` calls from one of the sample to the next.
  void attack(const std::function<sluice_status_t()> &body, uint64_t step = 5) {
    const char *named = std::getenv("SLUICE_FAULTS");
    std::string chosen = named ? named : std::to_string(::getpid());
    bool all = chosen == "all";
    uint64_t seed = all ? 0 : uint64_t(std::atoll(chosen.c_str()));
    for (int signal : {SIGALRM, SIGABRT, SIGSEGV})
      ::signal(signal, [](int) {
        [[maybe_unused]] ssize_t written = ::write(2, place, std::strlen(place));
        ::_exit(1);
      });
    std::minstd_rand random(uint32_t(seed) + 1);
    for (FaultMode mode : {FaultMode::Once, FaultMode::FromThenOn})
      for (uint64_t number = 1, hit = 1; hit; number += all ? 1 : random() % (2 * step - 1) + 1) {
        std::snprintf(place, sizeof(place), "%s: %s %llu failed, SLUICE_FAULTS=%s\n", GetParam(),
                      mode == FaultMode::Once ? "call" : "calls from",
                      static_cast<unsigned long long>(number), chosen.c_str());
        SCOPED_TRACE(place);
        ::alarm(60); // a lock that is still taken
        armFaults(number, mode);
        sluice_status_t status = body();
        hit = disarmFaults();
        sluice_status_code_t code = sluice_status_code(status);
        std::string text = textOf(status);
        // A GPU of which nothing can be learned any more is lost.
        bool isLost = mode == FaultMode::FromThenOn && text.find("was lost") != std::string::npos;
        EXPECT_TRUE(hit || text.empty()) << text;
        EXPECT_TRUE(isLost || code != SLUICE_INTERNAL) << text;
        std::string after = textOf(body());
        if (mode == FaultMode::FromThenOn && after.find("was lost") != std::string::npos) {
          TearDown();
          SetUp();
          after = textOf(body());
        }
        ASSERT_EQ(after, "");
        ::alarm(0);
      }
  }

  std::shared_ptr<hal::Driver> driver; // null: the CPU's
  hal::Tracer tracer;
  std::vector<uint8_t> bytes;
  std::string path;
  Held<sluice_instance_t> instance{sluice_instance_release};
  Held<sluice_device_t> device{sluice_device_release};
  Held<sluice_module_t> program{sluice_module_release};
};

TEST_P(Faults, Load) {
  attack([&]() -> sluice_status_t {
    Held<sluice_instance_t> fresh(sluice_instance_release);
    Held<sluice_device_t> own(sluice_device_release);
    Held<sluice_module_t> loaded(sluice_module_release);
    Held<sluice_call_t> made(sluice_call_free);
    RETURN_IF_FAILED(sluice_instance_create(&fresh.handle));
    RETURN_IF_FAILED(open(fresh.handle, &own.handle));
    RETURN_IF_FAILED(load(own.handle, &loaded.handle));
    RETURN_IF_FAILED(sluice_call_create(loaded.handle, "main", &made.handle));
    return add(own.handle, made.handle, false);
  });
}
TEST_P(Faults, Call) {
  attack([&] { return call(false); });
}
TEST_P(Faults, AsynchronousCall) {
  attack([&] { return call(true); });
}
TEST_P(Faults, Copies) {
  attack([&] { return copies(device.handle); });
}
TEST_P(Faults, Trace) {
  std::string trace = path + ".json";
  hal::Tracer &events = driver ? tracer : reinterpret_cast<hal::Device *>(device.handle)->tracer();
  attack([&]() -> sluice_status_t {
    events.begin(false);
    sluice_status_t status = call(false);
    events.end();
    RETURN_IF_FAILED(status);
    return guarded([&] { return events.write(trace.c_str()); }).release();
  });
  std::filesystem::remove(trace);
}
/// A module in a process of its own, which ends with it.
TEST_P(Faults, Isolated) {
  if (driver || kHasThreadSanitizer)
    GTEST_SKIP() << "processors only, and the sandbox does not let a sanitizer's thread begin";
  attack(
      [&]() -> sluice_status_t {
        Held<sluice_module_t> isolated(sluice_module_release);
        Held<sluice_call_t> made(sluice_call_free);
        sluice_module_options_t options{};
        options.struct_size = sizeof(options), options.isolate = true;
        RETURN_IF_FAILED(sluice_module_load_file_with(&device.handle, 1, path.c_str(), &options,
                                                      &isolated.handle));
        RETURN_IF_FAILED(sluice_call_create(isolated.handle, "main", &made.handle));
        return add(device.handle, made.handle, false);
      },
      20);
  EXPECT_EQ(::waitpid(-1, nullptr, WNOHANG), -1) << "a worker is left";
}
/// Two processes, here threads, meet, compare and exchange messages.
TEST_P(Faults, Collectives) {
  if (driver)
    GTEST_SKIP() << "once is enough";
  ::setenv("SLUICE_RENDEZVOUS_TIMEOUT", "2", 1);
  attack(
      [&] {
        Status results[2];
        std::atomic<bool> go{false};
        std::vector<std::thread> threads;
        collectives::Meeting meeting;
        {
          FaultPause pause;
          meeting.addresses = {"127.0.0.1"};
          meeting.secret = collectives::Secret("of these two tests");
          EXPECT_TRUE(collectives::listenAt("127.0.0.1", meeting.port, meeting.listener).ok());
          for (uint32_t rank = 0; rank < 2; ++rank)
            threads.emplace_back([&, rank] {
              while (!go.load())
                std::this_thread::yield();
              results[rank] = guarded([&] { return exchange(rank, meeting); });
            });
        }
        go = true;
        for (std::thread &thread : threads)
          thread.join();
        return (results[0].ok() ? std::move(results[1]) : std::move(results[0])).release();
      },
      40);
  ::unsetenv("SLUICE_RENDEZVOUS_TIMEOUT");
}

/// Many threads, and one call for memory in 300 fails.
TEST_P(Faults, ManyThreads) {
  constexpr int kThreads = 16, kCalls = 700;
  std::atomic<int> wrong{0}, right{0};
  setFakeStreamFaults(nullptr); // two in a row and the device is lost
  setVulkanChanges({.callsFail = false});
  ::alarm(500);
  std::vector<std::thread> threads;
  std::atomic<bool> go{false};
  for (int t = 0; t < kThreads; ++t)
    threads.emplace_back([&] {
      while (!go.load())
        std::this_thread::yield();
      for (int i = 0; i < kCalls; ++i) {
        sluice_status_t status = call(i % 2);
        if (sluice_status_code(status) == SLUICE_INTERNAL)
          ++wrong, std::fprintf(stderr, "%s\n", sluice_status_text(status));
        right += !status;
        sluice_status_free(status);
      }
    });
  armRandomFaults(300, uint64_t(::getpid()));
  go = true;
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_GT(disarmFaults(), 0u);
  EXPECT_EQ(wrong, 0);
  EXPECT_GT(right, 0);
  EXPECT_EQ(textOf(call(false)), "");
  ::alarm(0);
}

INSTANTIATE_TEST_SUITE_P(Devices, Faults, ::testing::Values("cpu", "gpu", "vulkan"),
                         [](const auto &info) { return std::string(info.param); });

} // namespace
