//===- ForeignTest.cpp - memory of another device -------------------------===//
// A copy may read another device's memory: in place, or through the host. It waits for who wrote
// it, and the memory stays until it was read, whatever the other queue does meanwhile.
//===----------------------------------------------------------------------===//
#include "runtime/testing/conformance/Conformance.h"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <random>

using namespace sluice;
using namespace sluice::hal;

class Foreign : public Conformance {
protected:
  static Ref<Buffer> allocateOn(Device &device, uint64_t bytes) {
    Ref<Buffer> buffer;
    Ref<Timepoint> ready;
    EXPECT_TRUE(device.allocateQueued(bytes, 0, nullptr, buffer, ready).ok());
    return buffer;
  }
  static Ref<CommandBuffer> commandsOf(Device &device) {
    Ref<CommandBuffer> result;
    EXPECT_TRUE(device.createCommandBuffer(result).ok());
    return result;
  }
  static Ref<Timepoint> submitTo(Device &device, Ref<CommandBuffer> work, Ref<Timepoint> wait) {
    Ref<Timepoint> done;
    EXPECT_TRUE(
        device.submit(std::move(wait), std::vector<Ref<CommandBuffer>>{std::move(work)}, done)
            .ok());
    return done;
  }
  static Ref<Timepoint> fill(Device &device, const Ref<Buffer> &target, uint32_t value,
                             Ref<Timepoint> wait = nullptr) {
    Ref<CommandBuffer> work = commandsOf(device);
    EXPECT_TRUE(work->fill(whole(target), value, 4).ok());
    return submitTo(device, std::move(work), std::move(wait));
  }
  /// Copies on `device`, the owner of `target`.
  static Ref<Timepoint> pull(Device &device, const Ref<Buffer> &source, const Ref<Buffer> &target,
                             Ref<Timepoint> wait) {
    Ref<CommandBuffer> work = commandsOf(device);
    Status status = work->copy(whole(source), whole(target));
    EXPECT_TRUE(status.ok()) << status.message();
    return submitTo(device, std::move(work), std::move(wait));
  }
};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Foreign);
INSTANTIATE_TEST_SUITE_P(Devices, Foreign, ::testing::ValuesIn(subjects()), subjectName);

// host -> device -> host, without a wait of the host in between.
TEST_P(Foreign, ThereAndBack) {
  Ref<Device> other = sluice::testing::makeCpu(2);
  for (uint64_t words : {1u, 7u, 1000u, 300000u}) {
    Ref<Buffer> a = allocateOn(*other, 4 * words), b = allocateOn(*device, 4 * words),
                c = allocateOn(*other, 4 * words);
    Ref<Timepoint> done = fill(*other, a, 0x01020300 + uint32_t(words));
    done = pull(*device, a, b, done);
    done = pull(*other, b, c, done);
    ASSERT_TRUE(done->await().ok());
    EXPECT_EQ(std::vector<uint32_t>(words, 0x01020300 + uint32_t(words)),
              std::vector<uint32_t>(reinterpret_cast<uint32_t *>(c->hostPointer()),
                                    reinterpret_cast<uint32_t *>(c->hostPointer()) + words));
  }
}

// The source's last reference goes, and its memory is wanted again, before it was read.
TEST_P(Foreign, SourceStaysUntilRead) {
  Ref<Device> other = sluice::testing::makeCpu(2);
  constexpr uint64_t kWords = 5000;
  std::vector<Ref<Buffer>> results;
  std::vector<Ref<Timepoint>> last;
  for (uint32_t round = 0; round < 100; ++round) {
    Ref<Buffer> source = allocateOn(*other, 4 * kWords), target = allocateOn(*device, 4 * kWords);
    last.push_back(pull(*device, source, target, fill(*other, source, round)));
    results.push_back(target);
  }
  for (uint32_t round = 0; round < 100; ++round) {
    ASSERT_TRUE(last[round]->await().ok());
    EXPECT_EQ(download<uint32_t>(*results[round]), std::vector<uint32_t>(kWords, round)) << round;
  }
}

// Chains to and fro, far ahead of the work: no thread that waits on one device may run what waits
// for itself.
TEST_P(Foreign, LongChains) {
  Ref<Device> other = sluice::testing::makeCpu(2);
  Ref<Buffer> here = allocateOn(*device, 256), there = allocateOn(*other, 256);
  Ref<Timepoint> last = fill(*other, there, 42), side;
  for (int round = 0; round < 300; ++round) {
    last = pull(*device, there, here, last);
    side = fill(*other, allocateOn(*other, 64), uint32_t(round), last);
    last = pull(*other, here, there, last);
  }
  ASSERT_TRUE(last->await().ok());
  ASSERT_TRUE(side->await().ok());
  EXPECT_EQ(*reinterpret_cast<uint32_t *>(there->hostPointer() + 252), 42u);
}

TEST_P(Foreign, RangesAndWholeSubmissions) {
  Ref<Device> other = sluice::testing::makeCpu(1);
  Ref<Buffer> source = allocateOn(*other, 64), target = upload<uint32_t>({9, 9, 9, 9});
  for (uint32_t i = 0; i < 16; ++i)
    reinterpret_cast<uint32_t *>(source->hostPointer())[i] = i;
  Ref<CommandBuffer> work = commands();
  EXPECT_TRUE(work->copy({source.get(), 12, 8}, {target.get(), 4, 8}).ok());
  EXPECT_TRUE(work->copy({source.get(), 60, 0}, {target.get(), 0, 0}).ok());
  runAndWait(work);
  EXPECT_EQ(download<uint32_t>(*target), (std::vector<uint32_t>{9, 3, 4, 9}));
  EXPECT_EQ(commands()->copy({source.get(), 60, 8}, {target.get(), 0, 8}).code(),
            SLUICE_OUT_OF_RANGE);
}

// Only copies reach into another device's memory, and only to read, unless this one says that it
// can use it.
TEST_P(Foreign, OthersAreRefused) {
  Ref<Device> other = sluice::testing::makeCpu(1);
  Ref<Buffer> theirs = allocateOn(*other, 64), ours = allocateOn(*device, 64);
  bool isUsable = device->canUse(theirs->storage());
  Status status = commands()->fill(whole(theirs), 0, 4);
  EXPECT_EQ(status.ok(), isUsable);
  EXPECT_EQ(commands()->copy(whole(ours), whole(theirs)).ok(), isUsable);
  if (!isUsable)
    EXPECT_EQ(std::string(status.message()), std::string("a command for ") + device->name() +
                                                 " names a buffer of " + other->name());
}

// Memory of the host that the device works on where it lies: kernels read it and write it, and the
// host sees that.
TEST_P(Foreign, HostMemoryInPlace) {
  Ref<Device> other = sluice::testing::makeCpu(2);
  Ref<Buffer> a = allocateOn(*other, 4 * 300), b = allocateOn(*other, 4 * 300),
              c = allocateOn(*other, 4 * 300);
  if (!device->canUse(a->storage()))
    GTEST_SKIP() << "the device has memory of its own";
  // 1.0, 2.0
  Ref<Timepoint> done = joinTimepoints({fill(*other, a, 0x3f800000), fill(*other, b, 0x40000000)});
  Ref<CommandBuffer> work = commands();
  ASSERT_TRUE(dispatch(*work, "add", {5, 1, 1}, {300}, {whole(a), whole(b), whole(c)}).ok());
  ASSERT_TRUE(submit({work}, done)->await().ok());
  for (uint32_t i = 0; i < 300; ++i)
    ASSERT_EQ(reinterpret_cast<float *>(c->hostPointer())[i], 3.0f) << i;
}

// A failure of what is waited for reaches those who wait, on either device.
TEST_P(Foreign, FailuresCross) {
  Ref<Device> other = sluice::testing::makeCpu(2);
  Ref<Buffer> a = allocateOn(*device, 64), b = allocateOn(*other, 64), c = allocateOn(*device, 64);
  Ref<CommandBuffer> failing = commands();
  ASSERT_TRUE(dispatch(*failing, "fails", {4, 1, 1}, {}, {}).ok());
  Ref<Timepoint> first = pull(*other, a, b, submit({failing}));
  EXPECT_EQ(first->await().code(), SLUICE_PROGRAM_FAILED);
  EXPECT_EQ(pull(*device, b, c, first)->await().code(), SLUICE_PROGRAM_FAILED);
}

TEST_P(Foreign, Imports) {
  Ref<Device> other = sluice::testing::makeCpu(1);
  Ref<Buffer> buffer = upload<uint32_t>({1, 2, 3}), same = buffer;
  ASSERT_TRUE(importBuffer(*device, same).ok());
  EXPECT_EQ(same.get(), buffer.get());
  ASSERT_TRUE(importBuffer(*other, buffer).ok());
  ASSERT_NE(buffer->hostPointer(), nullptr);
  EXPECT_EQ(reinterpret_cast<uint32_t *>(buffer->hostPointer())[2], 3u);
  ASSERT_TRUE(importBuffer(*device, buffer).ok());
  EXPECT_EQ(download<uint32_t>(*buffer), (std::vector<uint32_t>{1, 2, 3}));
}

// Between two devices of one driver: there and back, and the same memory changed on both where both
// may use it, without a wait of the host in between.
TEST_P(Foreign, Neighbours) {
  Ref<Device> other = GetParam().makeNeighbour();
  for (uint64_t words : {1u, 1000u, 300000u}) {
    Ref<Buffer> a = allocateOn(*other, 4 * words), b = allocateOn(*device, 4 * words),
                c = allocateOn(*other, 4 * words), d = allocateOn(*device, 4 * words);
    Ref<Timepoint> done = fill(*other, a, 0x01020300 + uint32_t(words));
    done = pull(*device, a, b, done);
    done = pull(*other, b, c, done);
    done = pull(*device, c, d, done);
    ASSERT_TRUE(done->await().ok());
    EXPECT_EQ(download<uint32_t>(*d), std::vector<uint32_t>(words, 0x01020300 + uint32_t(words)));
  }
  // As memory that is chosen for both: not in the order of either queue.
  Ref<Buffer> shared;
  Ref<Timepoint> done, ready;
  ASSERT_TRUE(other->allocateQueued(64 * 4, kMemoryShared, nullptr, shared, ready).ok());
  if (!device->canUse(shared->storage()))
    return;
  done = fill(*other, shared, 0, ready);
  Ref<Buffer> value = allocateOn(*device, 64);
  for (uint32_t round = 1; round <= 100; ++round) {
    Ref<CommandBuffer> here = commandsOf(*device), there = commandsOf(*other);
    EXPECT_TRUE(here->fill({shared.get(), 0, 4}, round, 4).ok());
    EXPECT_TRUE(here->copy({shared.get(), 4, 64}, whole(value)).ok());
    EXPECT_TRUE(there->copy({shared.get(), 0, 4}, {shared.get(), 4, 4}).ok());
    done = submitTo(*other, std::move(there), submitTo(*device, std::move(here), done));
  }
  ASSERT_TRUE(done->await().ok());
  Ref<Buffer> result = shared;
  ASSERT_TRUE(importBuffer(*device, result).ok());
  EXPECT_EQ(download<uint32_t>(*result)[1], 100u);
  EXPECT_EQ(download<uint32_t>(*value)[0], 99u);
}

// Kernels work on memory of another device of the driver where this one can use it.
TEST_P(Foreign, NeighboursInPlace) {
  Ref<Device> other = GetParam().makeNeighbour();
  constexpr uint64_t kCount = 300;
  Ref<Buffer> a = allocateOn(*other, 4 * kCount), b = allocateOn(*device, 4 * kCount),
              c = allocateOn(*other, 4 * kCount);
  if (!device->canUse(a->storage()))
    GTEST_SKIP() << "memory of the other device is copied";
  // 1.0, 2.0
  Ref<Timepoint> done = joinTimepoints({fill(*other, a, 0x3f800000), fill(*device, b, 0x40000000)});
  Ref<CommandBuffer> work = commands();
  ASSERT_TRUE(dispatch(*work, "add", {5, 1, 1}, {kCount}, {whole(a), whole(b), whole(c)}).ok());
  ASSERT_TRUE(submit({work}, done)->await().ok());
  EXPECT_EQ(download<float>(*c), std::vector<float>(kCount, 3));
}

// A device opens by a handle what another of the same GPU exports, and says why where it cannot.
TEST_P(Foreign, OpensByHandle) {
  Ref<Device> other = GetParam().makeNeighbour();
  Ref<Buffer> before = allocateOn(*device, 64), source = upload<uint32_t>({1, 2, 3, 4, 5, 6}), part,
              opened;
  ASSERT_TRUE(source->subspan(8, 12, part).ok());
  sluice_memory_handle_t handle{};
  Status status = device->exportMemory(*part, handle);
  if (status.code() == SLUICE_UNSUPPORTED)
    GTEST_SKIP() << status.message();
  ASSERT_TRUE(status.ok()) << status.message();
  EXPECT_EQ(handle.length, 12u);
  if (handle.type != SLUICE_MEMORY_HANDLE_OPAQUE_FD) {
    EXPECT_EQ(other->openMemory(handle, opened).code(), SLUICE_UNSUPPORTED);
    GTEST_SKIP() << "its handles are for other processes";
  }
  status = other->openMemory(handle, opened);
  ASSERT_TRUE(status.ok()) << status.message();
  EXPECT_EQ(download<uint32_t>(*part), (std::vector<uint32_t>{3, 4, 5}));
  std::vector<uint32_t> seen(3);
  ASSERT_TRUE(other->read(*opened, 0, seen.data(), 12).ok());
  EXPECT_EQ(seen, (std::vector<uint32_t>{3, 4, 5}));
  // Both ways, and after the exporter's reference is gone while its buffer is not.
  ASSERT_TRUE(fill(*other, opened, 77)->await().ok());
  EXPECT_EQ(download<uint32_t>(*source), (std::vector<uint32_t>{1, 2, 77, 77, 77, 6}));

  Ref<Buffer> again;
  sluice_memory_handle_t wrong = handle;
  wrong.device_uuid[3] ^= 1;
  EXPECT_EQ(other->openMemory(wrong, again).code(), SLUICE_UNSUPPORTED);
  wrong = handle, wrong.type = SLUICE_MEMORY_HANDLE_NONE;
  EXPECT_EQ(other->openMemory(wrong, again).code(), SLUICE_UNSUPPORTED);
  wrong = handle, wrong.fd = 1 << 20;
  EXPECT_EQ(other->openMemory(wrong, again).code(), SLUICE_INVALID_ARGUMENT);
  sluice_memory_handle_close(&handle);
  EXPECT_EQ(device->exportMemory(*before, handle).ok(), true);
  sluice_memory_handle_close(&handle);
  Ref<Buffer> theirs = opened;
  EXPECT_EQ(other->exportMemory(*theirs, handle).code(), SLUICE_UNSUPPORTED);
}

/// The other process of the test below: this test, run again with the handle in the environment.
static constexpr const char *kHandleVariable = "SLUICE_TEST_HANDLE";

// A process opens what another exports, reads it, and writes what that one then finds there.
TEST_P(Foreign, OpensInAnotherProcess) {
  sluice_memory_handle_t handle{};
  if (const char *given = std::getenv(kHandleVariable)) {
    for (size_t i = 0; i < sizeof(handle); ++i)
      std::sscanf(given + 2 * i, "%2hhx", reinterpret_cast<uint8_t *>(&handle) + i);
    Ref<Buffer> opened;
    Status status = device->openMemory(handle, opened);
    ASSERT_TRUE(status.ok()) << status.message();
    EXPECT_EQ(download<uint32_t>(*opened), (std::vector<uint32_t>{3, 4, 5}));
    ASSERT_TRUE(fill(*device, opened, 77)->await().ok());
    return;
  }
  Ref<Buffer> source = upload<uint32_t>({1, 2, 3, 4, 5, 6}), part;
  ASSERT_TRUE(source->subspan(8, 12, part).ok());
  if (Status status = device->exportMemory(*part, handle); !status.ok())
    GTEST_SKIP() << status.message();
  if (handle.fd >= 0)
    ::fcntl(handle.fd, F_SETFD, 0); // the other inherits it
  std::string text, filter = "--gtest_filter=*/Foreign.OpensInAnotherProcess/" + GetParam().name;
  for (size_t i = 0; i < sizeof(handle); ++i) {
    char digits[3];
    std::snprintf(digits, sizeof(digits), "%02x", reinterpret_cast<uint8_t *>(&handle)[i]);
    text += digits;
  }
  ::setenv(kHandleVariable, text.c_str(), 1);
  char program[] = "/proc/self/exe", *arguments[] = {program, filter.data(), nullptr};
  pid_t process = 0;
  int result = -1;
  ASSERT_EQ(::posix_spawn(&process, program, nullptr, nullptr, arguments, environ), 0);
  ASSERT_EQ(::waitpid(process, &result, 0), process);
  ::unsetenv(kHandleVariable);
  sluice_memory_handle_close(&handle);
  EXPECT_EQ(result, 0);
  EXPECT_EQ(download<uint32_t>(*source), (std::vector<uint32_t>{1, 2, 77, 77, 77, 6}));
}

// Far ahead of the work, with memory that its own queue wants again before the other has read it.
TEST_P(Foreign, NeighboursFarAhead) {
  Ref<Device> other = GetParam().makeNeighbour();
  constexpr uint64_t kWords = 5000;
  std::vector<Ref<Buffer>> results;
  std::vector<Ref<Timepoint>> last;
  for (uint32_t round = 0; round < 200; ++round) {
    Ref<Buffer> source = allocateOn(*other, 4 * kWords), target = allocateOn(*device, 4 * kWords);
    last.push_back(pull(*device, source, target, fill(*other, source, round)));
    results.push_back(target);
  }
  for (uint32_t round = 0; round < 200; ++round) {
    ASSERT_TRUE(last[round]->await().ok());
    EXPECT_EQ(download<uint32_t>(*results[round]), std::vector<uint32_t>(kWords, round)) << round;
  }
}

// Transfers from the host and from a neighbour among kernels, in random steps of random
// submissions, to memory that is used again and again. Whatever a device lets run beside what, each
// value is that of the order in which the program said it.
TEST_P(Foreign, RandomTransfers) {
  struct Value {
    Ref<Buffer> buffer;
    bool isSet = false;
    uint64_t word = 0; // the first one
  };
  std::minstd_rand chance(7);
  Ref<Device> host = sluice::testing::makeCpu(2), neighbour = GetParam().makeNeighbour();
  const uint64_t sizes[] = {64, 4096, 300000};
  std::vector<Value> values(6), sources(6);
  for (Value &value : values)
    value.buffer = allocateOn(*device, sizes[chance() % 3]);
  std::vector<uint64_t> expected;
  constexpr int kRounds = 150, kLooks = 2;
  Ref<Buffer> seen = allocate(8 * kRounds * kLooks);
  Ref<Timepoint> last;
  for (int round = 0; round < kRounds; ++round) {
    std::vector<Ref<Timepoint>> waits = {last};
    Device &owner = chance() % 2 ? *host : *neighbour; // of a new source
    Value &fresh = sources[size_t(round) % sources.size()];
    fresh.buffer = allocateOn(owner, sizes[2]);
    auto word = uint32_t(chance());
    fresh.word = uint64_t(word) << 32 | word, fresh.isSet = true;
    waits.push_back(fill(owner, fresh.buffer, word));
    Ref<CommandBuffer> work = commands();
    for (unsigned steps = 1 + chance() % 5; steps-- > 0;) {
      for (Value &value : values) {
        unsigned choice = chance() % 4;
        const Value &source =
            sources[chance() % std::min<size_t>(sources.size(), size_t(round) + 1)];
        uint64_t length = value.buffer->length();
        if (choice == 0) {
          ASSERT_TRUE(work->copy({source.buffer.get(), 0, length}, whole(value.buffer)).ok());
          value.word = source.word, value.isSet = true;
        } else if (choice == 1 && value.isSet) {
          ASSERT_TRUE(dispatch(*work, "step", {1, 1, 1}, {round}, {whole(value.buffer)}).ok());
          value.word = value.word * 3 + uint64_t(round);
        }
      }
      ASSERT_TRUE(work->barrier().ok());
    }
    for (int look = 0; look < kLooks; ++look) {
      Value &value = values[chance() % values.size()];
      if (!value.isSet)
        continue;
      ASSERT_TRUE(
          work->copy({value.buffer.get(), 0, 8}, {seen.get(), 8 * expected.size(), 8}).ok());
      expected.push_back(value.word);
    }
    last = submitTo(*device, std::move(work), joinTimepoints(std::move(waits)));
    if (Value &value = values[chance() % values.size()]; chance() % 2) {
      Ref<Timepoint> freed;
      ASSERT_TRUE(device->deallocateQueued(*value.buffer, last, freed).ok());
      value = {allocateOn(*device, sizes[chance() % 3])};
    }
  }
  Status status = last->await();
  ASSERT_TRUE(status.ok()) << status.message();
  auto words = download<uint64_t>(*seen);
  words.resize(expected.size());
  EXPECT_EQ(words, expected);
}
