//===- TransfersTest.cpp - what transfers run beside ----------------------===//
// Kernels of a late fake are held while a test looks which transfers have arrived all the same.
// That values are right is in the conformance suite, where late streams run in any order that their
// events allow.
#include "runtime/hal/Device.h"
#include "runtime/testing/Assembler.h"
#include "runtime/testing/FakeStreamApi.h"
#include "runtime/testing/GpuKernels.h"

#include <chrono>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <unistd.h>

using namespace sluice;
using namespace sluice::hal;
using namespace sluice::testing;

namespace {

constexpr uint64_t kBytes =
    1 << 20; // copied from where it lies; up to 64 KiB goes through memory of the commands

struct Transfers : ::testing::TestWithParam<Status (*)(Ref<gpu::StreamApi> &)> {
  Transfers() {
    driver = gpu::makeStreamDriver("fake", GetParam());
    EXPECT_TRUE(driver->create(0, {}, tracer, nullptr, device).ok());
    EXPECT_TRUE(driver->create(1, {}, tracer, nullptr, peer).ok());
    image = readCudaKernels();
    EXPECT_TRUE(device->loadExecutable({"cuda:sm_90", nullptr, image, {}, {}}, executable).ok());
  }
  ~Transfers() override { holdFakeKernels(false); }

  /// Memory of `owner` that is full of `value`.
  static Ref<Buffer> filled(Device &owner, uint32_t value, uint64_t bytes = kBytes) {
    Ref<Buffer> buffer;
    std::vector<uint32_t> words(bytes / 4, value);
    EXPECT_TRUE(owner.allocate(bytes, 0, buffer).ok());
    EXPECT_TRUE(owner.write(*buffer, 0, words.data(), bytes).ok());
    return buffer;
  }
  Ref<Buffer> queued(uint64_t bytes = kBytes) {
    Ref<Buffer> buffer;
    Ref<Timepoint> ready;
    EXPECT_TRUE(device->allocateQueued(bytes, 0, nullptr, buffer, ready).ok());
    return buffer;
  }
  /// The same, full of 0: memory that other tests had may hold what this one waits for.
  Ref<Buffer> zeroed(uint64_t bytes = kBytes) {
    Ref<Buffer> buffer = queued(bytes);
    std::vector<uint8_t> zeros(bytes);
    EXPECT_TRUE(device->write(*buffer, 0, zeros.data(), bytes).ok());
    return buffer;
  }
  Ref<CommandBuffer> commands() {
    Ref<CommandBuffer> result;
    EXPECT_TRUE(device->createCommandBuffer(result).ok());
    return result;
  }
  static Binding whole(const Ref<Buffer> &buffer) { return {buffer.get(), 0, buffer->length()}; }
  /// A kernel that changes the first 8 bytes, and is held.
  void step(CommandBuffer &commands, const Ref<Buffer> &buffer) {
    int64_t by = 1;
    Binding binding = whole(buffer);
    DispatchDesc desc{executable.get(), executable->find("step"), "", {1, 1, 1}, 0, {&by, 1},
                      {&binding, 1}};
    EXPECT_TRUE(commands.dispatch(desc).ok());
  }
  void copy(CommandBuffer &commands, const Ref<Buffer> &source, const Ref<Buffer> &target) {
    Status status = commands.copy(whole(source), whole(target));
    EXPECT_TRUE(status.ok()) << status.message();
  }
  Ref<Timepoint> submit(Ref<CommandBuffer> work, Ref<Timepoint> wait = nullptr) {
    Ref<Timepoint> done;
    EXPECT_TRUE(device->submit(std::move(wait), {&work, 1}, done).ok());
    return done;
  }
  static constexpr std::chrono::milliseconds kLong{20000}, kShort{100};
  /// Whether `value` comes into the end of `buffer` within `time` although kernels are held. The
  /// queue's thread hands over what is copied from the host; to ask for `done` lets late streams
  /// run.
  bool arrives(const Ref<Timepoint> &done, const Ref<Buffer> &buffer, uint32_t value,
               std::chrono::milliseconds time = kLong) {
    for (auto end = std::chrono::steady_clock::now() + time;
         std::chrono::steady_clock::now() < end;) {
      if (peekFakeMemory(device->addressOf(*buffer) + buffer->length() - 4) == value)
        return !done->reached();
      if (done->reached())
        return false;
      std::this_thread::sleep_for(std::chrono::microseconds(10));
    }
    return false;
  }
  void end(const Ref<Timepoint> &done) {
    holdFakeKernels(false);
    Status status = done->await();
    EXPECT_TRUE(status.ok()) << status.message();
  }

  Tracer tracer;
  Ref<Device> cpu = makeCpu(1);
  std::unique_ptr<Driver> driver;
  Ref<Device> device, peer;
  std::vector<uint8_t> image;
  Ref<Executable> executable;
};
INSTANTIATE_TEST_SUITE_P(Peers, Transfers,
                         ::testing::Values(openFakeLatePeers, openFakeLateDistantPeers));

} // namespace

// A kernel of an earlier submission runs; the next one's transfers need not wait for it, be they
// from the host, small or large, or from another device.
TEST_P(Transfers, BesideEarlierSubmissions) {
  Ref<Buffer> a = filled(*device, 1), large = zeroed(), small = zeroed(64), near = zeroed();
  Ref<Buffer> hostLarge = filled(*cpu, 7), hostSmall = filled(*cpu, 8, 64),
              theirs = filled(*peer, 9);
  holdFakeKernels(true);
  Ref<CommandBuffer> first = commands(), second = commands();
  step(*first, a);
  Ref<Timepoint> before = submit(first);
  copy(*second, hostLarge, large), copy(*second, hostSmall, small), copy(*second, theirs, near);
  Ref<Timepoint> done = submit(second, before);
  EXPECT_TRUE(arrives(done, large, 7));
  EXPECT_TRUE(arrives(done, small, 8));
  EXPECT_TRUE(arrives(done, near, 9));
  EXPECT_FALSE(before->reached());
  end(done);
}

// Nor for kernels of the same commands, before or behind it, up to the first that names its target.
TEST_P(Transfers, BesideOtherSteps) {
  Ref<Buffer> a = filled(*device, 1), target = zeroed(), late = zeroed(), source = filled(*cpu, 7),
              theirs = filled(*peer, 9);
  holdFakeKernels(true);
  Ref<CommandBuffer> work = commands();
  step(*work, a);
  ASSERT_TRUE(work->barrier().ok());
  copy(*work, source, target), copy(*work, theirs, late);
  ASSERT_TRUE(work->barrier().ok());
  step(*work, a);
  ASSERT_TRUE(work->barrier().ok());
  step(*work, target), step(*work, late);
  Ref<Timepoint> done = submit(work);
  EXPECT_TRUE(arrives(done, target, 7));
  EXPECT_TRUE(arrives(done, late, 9));
  end(done);
  int64_t word = 0;
  ASSERT_TRUE(device->read(*target, 0, &word, 8).ok());
  EXPECT_EQ(word, 0x0000000700000007 * 3 + 1);
}

// What still uses the target is waited for: in the commands, in an earlier submission, and by who
// had the memory before.
TEST_P(Transfers, BehindUsersOfTheTarget) {
  Ref<Buffer> target = zeroed(), source = filled(*cpu, 7);
  holdFakeKernels(true);
  Ref<CommandBuffer> first = commands();
  step(*first, target);
  ASSERT_TRUE(first->barrier().ok());
  copy(*first, source, target);
  Ref<Timepoint> done = submit(first);
  EXPECT_FALSE(arrives(done, target, 7, kShort));
  end(done);
  EXPECT_EQ(std::vector<uint32_t>(1, 7), [&] {
    std::vector<uint32_t> word(1);
    EXPECT_TRUE(device->read(*target, kBytes - 4, word.data(), 4).ok());
    return word;
  }());

  holdFakeKernels(true);
  Ref<CommandBuffer> second = commands(), third = commands();
  step(*second, target);
  Ref<Timepoint> before = submit(second);
  copy(*third, filled(*cpu, 8), target);
  done = submit(third, before);
  EXPECT_FALSE(arrives(done, target, 8, kShort));
  end(done);

  holdFakeKernels(true);
  Ref<CommandBuffer> fourth = commands(), fifth = commands();
  Ref<Buffer> old = zeroed();
  uint64_t address = device->addressOf(*old);
  step(*fourth, old);
  before = submit(fourth);
  Ref<Timepoint> freed;
  ASSERT_TRUE(device->deallocateQueued(*old, before, freed).ok());
  Ref<Buffer> again = queued();
  ASSERT_EQ(device->addressOf(*again), address);
  copy(*fifth, filled(*cpu, 9), again);
  done = submit(fifth, before);
  EXPECT_FALSE(arrives(done, again, 9, kShort));
  end(done);
}

// A kernel of this device works in place on the memory of another that a transfer then reads.
TEST_P(Transfers, BehindWhatWroteTheSource) {
  Ref<Buffer> target = zeroed(), theirs = filled(*peer, 9);
  if (!device->canUse(theirs->storage()))
    return;
  holdFakeKernels(true);
  Ref<CommandBuffer> first = commands(), second = commands();
  step(*first, theirs);
  Ref<Timepoint> before = submit(first);
  copy(*second, theirs, target);
  Ref<Timepoint> done = submit(second, before);
  EXPECT_FALSE(arrives(done, target, 9, kShort));
  end(done);
  int64_t word = 0;
  ASSERT_TRUE(device->read(*target, 0, &word, 8).ok());
  EXPECT_EQ(word, 0x0000000900000009 * 3 + 1);
}

// Memory of another library is written before the work of the stream that it knows. Other queues
// and devices come behind that, too.
TEST_P(Transfers, BehindTheStreamOfBorrowedMemory) {
  Ref<Device> queue;
  ASSERT_TRUE(device->openQueue(1, queue).ok());
  for (Device *reader : {queue.get(), peer.get()}) {
    Ref<Buffer> memory = filled(*device, 9), borrowed, target;
    Ref<Timepoint> ready, done;
    ASSERT_TRUE(device->importShared(device->addressOf(*memory), kBytes, borrowed).ok());
    ASSERT_TRUE(reader->allocateQueued(kBytes, 0, nullptr, target, ready).ok());
    holdFakeKernels(true);
    Ref<CommandBuffer> writer = commands(), read;
    step(*writer, memory); // as the library's
    submit(writer);
    ASSERT_TRUE(reader->createCommandBuffer(read).ok());
    copy(*read, borrowed, target);
    ASSERT_TRUE(reader->submit(ready, {&read, 1}, done).ok());
    std::this_thread::sleep_for(kShort);
    EXPECT_FALSE(done->reached());
    end(done);
    int64_t word = 0;
    ASSERT_TRUE(reader->read(*target, 0, &word, 8).ok());
    EXPECT_EQ(word, 0x0000000900000009 * 3 + 1);
  }
}

// In a trace they have a track of their own, and each command has its own name.
TEST_P(Transfers, Traced) {
  Ref<Buffer> a = filled(*device, 1), target = zeroed(), source = filled(*cpu, 7);
  tracer.begin(false);
  Ref<CommandBuffer> work = commands();
  copy(*work, source, target);
  ASSERT_TRUE(work->barrier().ok());
  step(*work, a);
  end(submit(work));
  tracer.end();
  std::string path =
      ::testing::TempDir() + "/sluice-transfers-" + std::to_string(::getpid()) + ".json";
  ASSERT_TRUE(tracer.write(path.c_str()).ok());
  std::stringstream text;
  text << std::ifstream(path).rdbuf();
  std::remove(path.c_str());
  std::string track = "fake:0, queue " + std::to_string(device->number());
  EXPECT_NE(text.str().find(track + ", transfers\""), std::string::npos) << text.str();
  EXPECT_NE(text.str().find(track + ", stream 0\""), std::string::npos) << text.str();
}

// Memory that is filled ahead is not what the last submission used, but what the one before that
// did: two take turns.
TEST_P(Transfers, MemoryAhead) {
  std::vector<uint64_t> addresses;
  Ref<Timepoint> last;
  for (int round = 0; round < 6; ++round) {
    Ref<Buffer> target;
    Ref<Timepoint> ready;
    ASSERT_TRUE(device->allocateQueued(kBytes, kMemoryAhead, last, target, ready).ok());
    addresses.push_back(device->addressOf(*target));
    Ref<CommandBuffer> work = commands();
    step(*work, target);
    last = submit(work, ready);
    Ref<Timepoint> freed;
    ASSERT_TRUE(device->deallocateQueued(*target, last, freed).ok());
  }
  EXPECT_NE(addresses[0], addresses[1]);
  for (size_t i = 2; i < addresses.size(); ++i)
    EXPECT_EQ(addresses[i], addresses[i - 2]);
  end(last);
}
