//===- RuntimeBench.cpp - what the runtime itself costs -------------------===//
// Prints medians; no model, no compiler. With the name of a kind of device ("cuda"), only what its
// driver costs. Goals: one empty dispatch, submitted and awaited, <= 5 us; a dependent small
// dispatch in a command buffer <= 1 us; 440 MB of constants opened and verified in <= 100 ms when
// in the page cache.
//===----------------------------------------------------------------------===//
#include "runtime/hal/Drivers.h"
#include "runtime/testing/Assembler.h"
#include "runtime/testing/GpuKernels.h"

#include <cstdio>
#include <cstdlib>
#include <unistd.h>

using namespace sluice;
using namespace sluice::testing;

/// Median of `repetitions` calls, in microseconds.
template <typename Body> static double median(int repetitions, Body body) {
  std::vector<double> samples;
  for (int i = 0; i < repetitions; ++i) {
    auto start = std::chrono::steady_clock::now();
    body();
    samples.push_back(
        std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start)
            .count());
  }
  std::nth_element(samples.begin(), samples.begin() + repetitions / 2, samples.end());
  return samples[size_t(repetitions) / 2];
}

static void must(Status status) {
  if (!status.ok())
    std::fprintf(stderr, "%s\n", status.message()), std::exit(1);
}

static void benchDispatches(hal::Device &device, std::vector<uint8_t> image,
                            const std::string &title) {
  Ref<hal::Executable> executable;
  must(device.loadExecutable({"", nullptr, image, {}, {}}, executable));
  Ref<hal::Buffer> buffer;
  must(device.allocate(4096, hal::kMemoryHostWrite, buffer));
  auto record = [&](uint32_t count, uint32_t workgroups) {
    Ref<hal::CommandBuffer> commands;
    must(device.createCommandBuffer(commands));
    int64_t constant = 1;
    hal::Binding binding{buffer.get(), 0, 64};
    for (uint32_t i = 0; i < count; ++i) {
      must(commands->dispatch({executable.get(),
                               executable->find("step"),
                               "",
                               {workgroups, 1, 1},
                               0,
                               {&constant, 1},
                               {&binding, 1}}));
      must(commands->barrier());
    }
    return commands;
  };
  auto run = [&](Ref<hal::CommandBuffer> commands) {
    Ref<hal::Timepoint> done;
    must(device.submit(nullptr, {&commands, 1}, done));
    must(done->await());
  };
  double one = median(2000, [&] { run(record(1, 1)); });
  double chain = median(200, [&] { run(record(1000, 1)); }) / 1000;
  double wide = median(200, [&] { run(record(1000, 4)); }) / 1000;
  double recording = median(200, [&] { record(1000, 1); }) / 1000;
  std::printf("%s: small dispatch %.2f us; in a chain of 1000: %.3f us, with 4 workgroups %.3f us; "
              "recording %.3f us\n",
              title.c_str(), one, chain, wide, recording);
}

static void benchTransfers(hal::Device &device) {
  for (uint64_t bytes : {uint64_t(64), uint64_t(64) << 10, uint64_t(256) << 20}) {
    std::vector<uint8_t> memory(bytes, 1);
    Ref<hal::Buffer> buffer;
    must(device.allocate(bytes, hal::kMemoryHostWrite, buffer));
    int repetitions = bytes > 1 << 20 ? 5 : 200;
    double write =
        median(repetitions, [&] { must(device.write(*buffer, 0, memory.data(), bytes)); });
    double read = median(repetitions, [&] { must(device.read(*buffer, 0, memory.data(), bytes)); });
    std::printf("  %llu bytes: written in %.1f us (%.2f GB/s), read in %.1f us (%.2f GB/s)\n",
                (unsigned long long)bytes, write, double(bytes) / write / 1e3, read,
                double(bytes) / read / 1e3);
  }
  double allocation = median(1000, [&] {
    Ref<hal::Buffer> buffer;
    Ref<hal::Timepoint> ready;
    must(device.allocateQueued(1 << 20, 0, nullptr, buffer, ready));
  });
  std::printf("  1 MiB allocated and freed in %.2f us\n", allocation);
}

/// Copies between two devices of a driver, each way by itself and both at once: what one submission
/// of four copies takes.
static void benchPeers(hal::Device &first, hal::Device &second) {
  constexpr uint64_t kBytes = uint64_t(512) << 20;
  constexpr int kCopies = 4;
  hal::Device *devices[] = {&first, &second};
  Ref<hal::Buffer> sources[2], targets[2]; // of each device, and what it copies into
  for (int i = 0; i < 2; ++i) {
    must(devices[i]->allocate(kBytes, hal::kMemoryShared, sources[i]));
    must(devices[i]->allocate(kBytes, hal::kMemoryShared, targets[i]));
  }
  auto pull = [&](int i) {
    Ref<hal::CommandBuffer> commands;
    Ref<hal::Timepoint> done;
    must(devices[i]->createCommandBuffer(commands));
    for (int copy = 0; copy < kCopies; ++copy) {
      must(commands->copy({sources[1 - i].get(), 0, kBytes}, {targets[i].get(), 0, kBytes}));
      must(commands->barrier());
    }
    must(devices[i]->submit(nullptr, {&commands, 1}, done));
    return done;
  };
  for (int i = 0; i < 2; ++i)
    must(pull(i)->await());
  double rates[3] = {median(5, [&] { must(pull(0)->await()); }),
                     median(5, [&] { must(pull(1)->await()); }), median(5, [&] {
                       Ref<hal::Timepoint> both[] = {pull(0), pull(1)};
                       must(both[0]->await());
                       must(both[1]->await());
                     })};
  for (int i = 0; i < 3; ++i)
    rates[i] = double(kBytes) * kCopies * (i == 2 ? 2 : 1) / rates[i] / 1e3;
  std::printf("  copies of 512 MiB: %s to %s %.1f GB/s, back %.1f GB/s, both at once %.1f GB/s; "
              "kernels %s\n",
              second.name(), first.name(), rates[0], rates[1], rates[2],
              first.canUse(sources[1]->storage()) ? "reach the other's memory"
                                                  : "do not reach the other's memory");
}

static int benchDriver(std::string_view kind) {
  static hal::Tracer tracer;
  for (const auto &driver : hal::makeDrivers()) {
    if (driver->name() != kind)
      continue;
    Ref<hal::Device> device;
    must(driver->create(0, {}, tracer, nullptr, device));
    benchDispatches(*device,
                    kind == "cpu"      ? readKernelLibrary()
                    : kind == "vulkan" ? readVulkanKernels()
                                       : readCudaKernels(),
                    device->description());
    benchTransfers(*device);
    if (driver->devices().size() > 1) {
      Ref<hal::Device> second;
      must(driver->create(1, {}, tracer, nullptr, second));
      benchPeers(*device, *second);
    }
    return 0;
  }
  std::fprintf(stderr, "no driver is called '%.*s'\n", int(kind.size()), kind.data());
  return 1;
}

static void benchInterpreter() {
  // A loop of 1000 iterations: 4 instructions each.
  FunctionBuilder f("loop", {.scalarArguments = 1, .scalarRegisters = 4});
  f.constant(1, int64_t(1));
  uint32_t head = f.emit(Opcode::AddI64, {2, 2, 1});
  f.emit(Opcode::MulI64, {3, 2, 2});
  f.emit(Opcode::CmpI64, {3, 2, 0, uint32_t(vm::IntPredicate::LtS)});
  uint32_t branch = f.emit(Opcode::CondBranch, {3, head, 0});
  f.patch(branch, 3, f.here());
  f.emit(Opcode::Return, {0, 0});
  module::ModuleDesc desc;
  desc.functions = {f.desc};
  Ref<vm::Program> program;
  must(loadProgram(desc, 1, program));
  double time = median(200, [&] {
    vm::Invocation invocation;
    invocation.scalarArguments = {1000};
    must(vm::invoke(*program, 0, invocation));
  });
  std::printf("interpreter: %.2f ns an instruction\n", time * 1e3 / 4000);
}

static void benchLoad() {
  std::vector<uint8_t> weights(440'000'000);
  for (size_t i = 0; i < weights.size(); i += 64)
    weights[i] = uint8_t(i >> 6);
  FunctionBuilder f("f", {});
  f.emit(Opcode::Return, {0, 0});
  module::ModuleDesc desc;
  desc.functions = {f.desc};
  desc.segments = {weights};
  std::string path = "/tmp/sluice-bench-" + std::to_string(::getpid()) + ".slm";
  double write = median(1, [&] {
    if (std::string error = module::writeModule(desc, path); !error.empty())
      std::fprintf(stderr, "%s\n", error.c_str()), std::exit(1);
  });
  double open = median(5, [&] {
    Ref<ByteSource> source;
    Ref<module::ModuleFile> file;
    must(ByteSource::map(path, source));
    must(module::ModuleFile::open(source, file));
  });
  ::unlink(path.c_str());
  std::printf("440 MB module: written in %.0f ms, opened and verified in %.1f ms\n", write / 1e3,
              open / 1e3);
}

int main(int count, char **arguments) {
  if (count > 1)
    return benchDriver(arguments[1]);
  for (uint32_t threads : {1u, 2u})
    benchDispatches(*makeCpu(threads), readKernelLibrary(), std::to_string(threads) + " threads");
  benchInterpreter();
  benchLoad();
}
