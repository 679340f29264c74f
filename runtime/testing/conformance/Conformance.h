//===- Conformance.h - one test suite for all drivers ---------------------===//
// Every test of this folder runs on every device listed here. A driver passes when all of them do.
//===----------------------------------------------------------------------===//
#pragma once

#include "runtime/testing/Assembler.h"

#include <array>
#include <functional>
#include <gtest/gtest.h>
#include <ostream>

namespace sluice::hal {

struct Subject {
  std::string name;
  std::function<Ref<Device>()> make;
  std::function<Ref<Device>()> makeNeighbour; // another device of the driver, or the same once more
  std::vector<uint8_t> (*kernels)();          // testing/Kernels.c for this device
};
inline void PrintTo(const Subject &subject, std::ostream *stream) { *stream << subject.name; }

/// The devices to test: those of this machine, or of the kind that $SLUICE_TEST_DEVICE names.
std::vector<Subject> subjects();

/// `buffer` over memory of others, once `status` says that it is there; who is told when its last
/// reference is gone.
inline Status lend(Status status, sluice_release_callback_t release, void *user,
                   const Ref<Buffer> &buffer) {
  if (status.ok())
    buffer->storage().setRelease(release, user);
  return status;
}

class Conformance : public ::testing::TestWithParam<Subject> {
protected:
  void SetUp() override {
    device = GetParam().make();
    ASSERT_TRUE(device);
    image = GetParam().kernels();
    ExecutableDesc desc{"", nullptr, image, {{"first failure", "l0"}, {"second failure", ""}}, {}};
    Status status = device->loadExecutable(std::move(desc), executable);
    ASSERT_TRUE(status.ok()) << status.message();
  }

  Ref<Buffer> allocate(uint64_t bytes) {
    Ref<Buffer> buffer;
    EXPECT_TRUE(device->allocate(bytes, kMemoryHostWrite, buffer).ok());
    return buffer;
  }
  template <typename T> Ref<Buffer> upload(const std::vector<T> &values) {
    Ref<Buffer> buffer = allocate(values.size() * sizeof(T));
    EXPECT_TRUE(device->write(*buffer, 0, values.data(), values.size() * sizeof(T)).ok());
    return buffer;
  }
  template <typename T> std::vector<T> download(const Buffer &buffer) {
    std::vector<T> values(buffer.length() / sizeof(T));
    EXPECT_TRUE(device->read(buffer, 0, values.data(), values.size() * sizeof(T)).ok());
    return values;
  }
  static Binding whole(const Ref<Buffer> &buffer) { return {buffer.get(), 0, buffer->length()}; }

  Ref<CommandBuffer> commands() {
    Ref<CommandBuffer> result;
    EXPECT_TRUE(device->createCommandBuffer(result).ok());
    return result;
  }
  Status dispatch(CommandBuffer &commands, const char *kernel, std::array<uint32_t, 3> workgroups,
                  std::vector<int64_t> constants, std::vector<Binding> bindings,
                  uint64_t workspace = 0) {
    DispatchDesc desc{executable.get(), executable->find(kernel),
                      "Node_1 (Op)",    {workgroups[0], workgroups[1], workgroups[2]},
                      workspace,        constants,
                      bindings};
    EXPECT_NE(desc.kernel, nullptr);
    return commands.dispatch(desc);
  }
  Ref<Timepoint> submit(std::vector<Ref<CommandBuffer>> work, Ref<Timepoint> wait = nullptr) {
    Ref<Timepoint> done;
    EXPECT_TRUE(device->submit(std::move(wait), work, done).ok());
    return done;
  }
  void runAndWait(Ref<CommandBuffer> work) {
    Status status = submit({std::move(work)})->await();
    EXPECT_TRUE(status.ok()) << status.message();
  }

  Ref<Device> device;
  std::vector<uint8_t> image;
  Ref<Executable> executable;
};

inline std::string subjectName(const ::testing::TestParamInfo<Subject> &info) {
  return info.param.name;
}

// Without a device of the kind asked for there is one clear failure, Subjects.AreThere.
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(Conformance);

} // namespace sluice::hal
