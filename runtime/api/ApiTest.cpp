//===- ApiTest.cpp - the C API, as a program uses it ----------------------===//
#include "runtime/testing/Assembler.h"
#include "runtime/testing/StatusText.h"

#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <optional>
#include <thread>
#include <unistd.h>
#include <utility>

using namespace sluice;
using namespace sluice::testing;

namespace {

/// main(x: n x f32, b: n x f32, scale: i64) -> (x + b: n x f32, n: i64), one dispatch.
module::ModuleDesc addModule(const std::vector<uint8_t> &library) {
  FunctionBuilder f("main", {.scalarArguments = 1,
                             .refArguments = 2,
                             .scalarResults = 1,
                             .refResults = 1,
                             .scalarRegisters = 9,
                             .refRegisters = 9});
  emitAddition(f);
  f.emit(Opcode::AddI64, {1, 1, 0});
  f.emit(Opcode::Return, {1, 1, 1, 8});
  FunctionBuilder bad("bad", {});
  bad.emit(Opcode::Fail, {0, 0});
  module::ModuleDesc desc;
  desc.name = "adder";
  desc.functions = {f.desc, bad.desc};
  desc.exports = {{{},
                   "main",
                   0,
                   {{{}, "x", false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""},
                    {{}, "scale", true, SLUICE_ELEMENT_I64, {}, {}, ""},
                    {{}, "b", false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""}},
                   {{{}, "y", false, SLUICE_ELEMENT_F32, {-1}, {"n"}, ""},
                    {{}, "size", true, SLUICE_ELEMENT_I64, {}, {}, ""}},
                   "adds"},
                  {{}, "bad", 1, {}, {}, ""}};
  desc.strings = {"inner dimensions differ"};
  desc.locations = {"MatMul_3 (MatMul)", "Add_0 (Add)"};
  desc.kernels = {{{}, "add", 1, 1, 3}};
  desc.libraries = {{{}, "cpu:::", 0}};
  desc.segments = {library};
  return desc;
}

class Api : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(take(sluice_instance_create(&instance)), "");
    sluice_device_options_t options{};
    options.threads = 2;
    ASSERT_EQ(take(sluice_device_create(instance, "cpu", &options, &device)), "");
    library = readKernelLibrary();
    bytes.emplace(module::serializeModule(addModule(library)));
    ASSERT_EQ(take(sluice_module_load_memory(&device, 1, bytes->data(), bytes->size(), nullptr,
                                             nullptr, &module)),
              "");
  }
  void TearDown() override {
    sluice_module_release(module);
    sluice_device_release(device);
    sluice_instance_release(instance);
  }
  sluice_tensor_t *tensor(std::vector<float> values) {
    int64_t dim = int64_t(values.size());
    sluice_tensor_t *result = nullptr;
    EXPECT_EQ(take(sluice_tensor_create_copy(device, SLUICE_ELEMENT_F32, 1, &dim, values.data(),
                                             &result)),
              "");
    return result;
  }
  std::string set(sluice_call_t *call, size_t index, std::vector<float> values) {
    sluice_tensor_t *argument = tensor(std::move(values));
    std::string error = take(sluice_call_set_tensor(call, index, argument));
    sluice_tensor_release(argument);
    return error;
  }

  sluice_instance_t *instance = nullptr;
  sluice_device_t *device = nullptr;
  sluice_module_t *module = nullptr;
  std::vector<uint8_t> library;
  std::optional<AlignedBytes> bytes;
};

} // namespace

// What cannot be shared says so; a handle is checked before anybody trusts it.
TEST_F(Api, SharesNoMemoryOfAProcessor) {
  sluice_buffer_t *buffer = nullptr, *opened = nullptr;
  ASSERT_EQ(take(sluice_buffer_create(device, 100, &buffer)), "");
  sluice_memory_handle_t handle = {};
  EXPECT_EQ(take(sluice_buffer_export(buffer, &handle)),
            "UNSUPPORTED cpu:0 shares no memory with other processes");
  handle.type = SLUICE_MEMORY_HANDLE_OPAQUE_FD, handle.fd = -1;
  handle.allocation_length = 64, handle.offset = 60, handle.length = 5;
  EXPECT_EQ(
      take(sluice_buffer_open(device, &handle, &opened)),
      "OUT_OF_RANGE a memory handle is for 5 bytes at offset 60 of an allocation of 64 bytes");
  handle.length = 4;
  EXPECT_EQ(take(sluice_buffer_open(device, &handle, &opened)),
            "UNSUPPORTED cpu:0 opens no memory of other processes");
  sluice_memory_handle_close(&handle);
  sluice_memory_handle_close(nullptr);
  sluice_buffer_release(buffer);
}

TEST_F(Api, CallsAFunction) {
  sluice_call_t *call = nullptr;
  ASSERT_EQ(take(sluice_call_create(module, "main", &call)), "");
  for (size_t n : {3u, 1000u, 0u}) { // one module, any size
    EXPECT_EQ(set(call, 0, std::vector<float>(n, 1.5f)), "");
    EXPECT_EQ(take(sluice_call_set_scalar(call, 1, 7)), "");
    EXPECT_EQ(set(call, 2, std::vector<float>(n, 2)), "");
    ASSERT_EQ(take(sluice_call_invoke(call)), "");
    sluice_tensor_t *result = nullptr;
    int64_t size = 0;
    ASSERT_EQ(take(sluice_call_result_tensor(call, 0, &result)), "");
    ASSERT_EQ(take(sluice_call_result_scalar(call, 1, &size)), "");
    EXPECT_EQ(size, int64_t(n + 7));
    EXPECT_EQ(sluice_tensor_rank(result), 1u);
    EXPECT_EQ(sluice_tensor_dims(result)[0], int64_t(n));
    auto *values = static_cast<const float *>(sluice_tensor_host_pointer(result));
    for (size_t i = 0; i < n; ++i)
      ASSERT_EQ(values[i], 3.5f);
    sluice_tensor_release(result);
  }
  sluice_call_free(call);
}

TEST_F(Api, DescribesFunctions) {
  EXPECT_STREQ(sluice_module_name(module), "adder");
  EXPECT_EQ(sluice_module_function_count(module), 2u);
  const sluice_function_info_t *info = sluice_module_find_function(module, "main");
  ASSERT_NE(info, nullptr);
  EXPECT_EQ(info, sluice_module_function(module, 0));
  EXPECT_EQ(info->argument_count, 3u);
  EXPECT_STREQ(info->arguments[2].name, "b");
  EXPECT_STREQ(info->arguments[2].dim_names[0], "n");
  EXPECT_EQ(info->arguments[1].kind, SLUICE_VALUE_SCALAR);
  EXPECT_STREQ(info->doc, "adds");
  EXPECT_EQ(sluice_module_find_function(module, "none"), nullptr);
  EXPECT_EQ(sluice_module_function(module, 9), nullptr);
  EXPECT_EQ(sluice_module_device(module, 0), device);
}

// Each message says which argument, what it takes and what was given.
TEST_F(Api, RefusesWrongArguments) {
  sluice_call_t *call = nullptr;
  EXPECT_EQ(take(sluice_call_create(module, "none", &call)),
            "NOT_FOUND no function 'none'; the module has main, bad");
  ASSERT_EQ(take(sluice_call_create(module, "main", &call)), "");
  EXPECT_EQ(take(sluice_call_invoke(call)),
            "FAILED_PRECONDITION argument 0 'x' (nxf32) is not given");
  int64_t dims[] = {1, 2};
  int32_t ints[] = {1, 2};
  sluice_tensor_t *wrong = nullptr;
  ASSERT_EQ(take(sluice_tensor_create_copy(device, SLUICE_ELEMENT_I32, 2, dims, ints, &wrong)), "");
  EXPECT_EQ(take(sluice_call_set_tensor(call, 0, wrong)),
            "INVALID_ARGUMENT argument 0 'x' must be nxf32, given 1x2xi32");
  EXPECT_EQ(take(sluice_call_set_tensor(call, 1, wrong)),
            "INVALID_ARGUMENT argument 1 'scale' takes a scalar, given a tensor");
  EXPECT_EQ(take(sluice_call_set_tensor(call, 3, wrong)),
            "OUT_OF_RANGE function 'main' takes 3 arguments, there is no argument 3");
  EXPECT_EQ(take(sluice_call_set_scalar(call, 0, 1)),
            "INVALID_ARGUMENT argument 0 'x' takes a tensor, given a scalar");
  sluice_tensor_release(wrong);
  EXPECT_EQ(set(call, 0, {1, 2}), "");
  EXPECT_EQ(take(sluice_call_set_scalar(call, 1, 7)), "");
  EXPECT_EQ(set(call, 2, {1, 2, 3}), "");
  EXPECT_EQ(take(sluice_call_invoke(call)),
            "INVALID_ARGUMENT dimension 'n' is 2 in argument 0 'x' and 3 in argument 2 'b'");
  sluice_tensor_t *result = nullptr;
  EXPECT_EQ(take(sluice_call_result_tensor(call, 0, &result)),
            "FAILED_PRECONDITION function 'main' has not been invoked with success");
  sluice_call_free(call);
}

TEST_F(Api, ProgramFailureHasALocation) {
  sluice_call_t *call = nullptr;
  ASSERT_EQ(take(sluice_call_create(module, "bad", &call)), "");
  EXPECT_EQ(take(sluice_call_invoke(call)),
            "PROGRAM_FAILED MatMul_3 (MatMul): inner dimensions differ");
  sluice_call_free(call);
}

TEST_F(Api, Devices) {
  sluice_device_t *none = nullptr;
  EXPECT_EQ(take(sluice_device_create(instance, "tpu", nullptr, &none))
                .rfind("NOT_FOUND no device 'tpu'; this machine offers cpu:0", 0),
            0u);
  EXPECT_EQ(take(sluice_device_create(instance, "cpu:64", nullptr, &none))
                .rfind("NOT_FOUND no device 'cpu:64'; this machine offers cpu:0", 0),
            0u);
  EXPECT_EQ(take(sluice_device_create(instance, "cpu:x", nullptr, &none))
                .rfind("NOT_FOUND no device 'cpu:x'; this machine offers cpu:0", 0),
            0u);
  EXPECT_STREQ(sluice_device_name(device), "cpu:0");
  sluice_device_t *another = nullptr; // the same processor once more
  ASSERT_EQ(take(sluice_device_create(instance, "cpu:7", nullptr, &another)), "");
  EXPECT_STREQ(sluice_device_name(another), "cpu:7");
  EXPECT_STREQ(sluice_device_target(another), "cpu");
  sluice_device_release(another);
  EXPECT_NE(std::string(sluice_device_description(device)).find("2 threads"), std::string::npos);
}

TEST_F(Api, ImportsTensors) {
  alignas(64) float memory[5] = {0, 1, 2, 3, 4};
  int64_t dim = 4;
  int released = 0;
  sluice_tensor_t *imported = nullptr;
  auto count = [](void *user) { ++*static_cast<int *>(user); };
  ASSERT_EQ(take(sluice_tensor_import_with(device, SLUICE_ELEMENT_F32, 1, &dim, memory + 1,
                                           SLUICE_READ_ONLY, count, &released, &imported)),
            "");
  EXPECT_EQ(sluice_tensor_host_pointer(imported), memory + 1); // no copy
  sluice_tensor_release(imported);
  EXPECT_EQ(released, 1);
  EXPECT_EQ(take(sluice_tensor_import_with(device, SLUICE_ELEMENT_F32, 1, &dim,
                                           reinterpret_cast<char *>(memory) + 1, SLUICE_READ_ONLY,
                                           count, &released, &imported)),
            "INVALID_ARGUMENT memory of 4xf32 is not aligned to 4 bytes");
  dim = -1;
  EXPECT_EQ(take(sluice_tensor_import_with(device, SLUICE_ELEMENT_F32, 1, &dim, memory,
                                           SLUICE_READ_ONLY, count, &released, &imported)),
            "INVALID_ARGUMENT no tensor can have the shape ?xf32");
  EXPECT_EQ(released, 1);
}

// A donated argument is memory that may be written, and a scalar is one of its type.
TEST_F(Api, DonationsAndScalars) {
  module::ModuleDesc desc = addModule(library);
  desc.exports[0].arguments[0].donated = true;
  desc.exports[0].arguments[1].elementType = SLUICE_ELEMENT_I8;
  desc.exports[0].arguments[1].donated = true; // means nothing
  AlignedBytes changed(module::serializeModule(desc));
  sluice_module_t *program = nullptr;
  ASSERT_EQ(take(sluice_module_load_memory(&device, 1, changed.data(), changed.size(), nullptr,
                                           nullptr, &program)),
            "");
  sluice_call_t *call = nullptr;
  ASSERT_EQ(take(sluice_call_create(program, "main", &call)), "");
  for (int64_t bits : {128, -129, 300})
    EXPECT_EQ(take(sluice_call_set_scalar(call, 1, bits)),
              "OUT_OF_RANGE argument 1 'scale' is i8, which has no " + std::to_string(bits));
  EXPECT_EQ(take(sluice_call_set_scalar(call, 1, -128)), "");
  EXPECT_EQ(set(call, 2, {1, 2}), "");
  alignas(64) float memory[2] = {};
  int64_t dim = 2;
  for (sluice_access_t access : {SLUICE_READ_ONLY, SLUICE_READ_WRITE}) {
    sluice_tensor_t *x = nullptr;
    ASSERT_EQ(take(sluice_tensor_import_with(device, SLUICE_ELEMENT_F32, 1, &dim, memory, access,
                                             nullptr, nullptr, &x)),
              "");
    EXPECT_EQ(take(sluice_call_set_tensor(call, 0, x)), "");
    EXPECT_EQ(take(sluice_call_invoke(call)),
              access == SLUICE_READ_WRITE ? ""
                                          : "INVALID_ARGUMENT argument 0 'x' may be overwritten, "
                                            "but its memory is read-only");
    EXPECT_EQ(take(sluice_buffer_write(sluice_tensor_buffer(x), 0, memory, 8)),
              access == SLUICE_READ_WRITE ? "" : "INVALID_ARGUMENT a write to a constant");
    sluice_tensor_release(x);
  }
  sluice_call_free(call);
  sluice_module_release(program);
}

// A program without a kernel cannot write what it was not given.
TEST_F(Api, ArgumentsAreRead) {
  FunctionBuilder f("main", {.refArguments = 1, .scalarRegisters = 2, .refRegisters = 5});
  f.constant(0, int64_t(0));
  f.constant(1, int64_t(4));
  f.emit(Opcode::TensorBuffer, {1, 0});
  f.emit(Opcode::CmdCreate, {2, 0});
  f.emit(Opcode::CmdFill, {2, 1, 0, 1, 1, 4});
  f.emit(Opcode::NullRef, {3});
  f.emit(Opcode::QueueExecute, {4, 0, 3, 1, 2});
  f.emit(Opcode::Return, {0, 0});
  for (bool donated : {false, true}) {
    module::ModuleDesc desc;
    desc.functions = {f.desc};
    desc.exports = {{{}, "main", 0, {{{}, "x", false, SLUICE_ELEMENT_I32, {1}, {""}, ""}}, {}, ""}};
    desc.exports[0].arguments[0].donated = donated;
    AlignedBytes file(module::serializeModule(desc));
    sluice_module_t *program = nullptr;
    ASSERT_EQ(take(sluice_module_load_memory(&device, 1, file.data(), file.size(), nullptr, nullptr,
                                             &program)),
              "");
    alignas(64) int32_t memory = 7;
    int64_t dim = 1;
    sluice_tensor_t *x = nullptr;
    sluice_call_t *call = nullptr;
    ASSERT_EQ(take(sluice_tensor_import(device, SLUICE_ELEMENT_I32, 1, &dim, &memory, nullptr,
                                        nullptr, &x)),
              "");
    ASSERT_EQ(take(sluice_call_create(program, "main", &call)), "");
    EXPECT_EQ(take(sluice_call_set_tensor(call, 0, x)), "");
    EXPECT_EQ(take(sluice_call_invoke(call)),
              donated ? "" : "INVALID_ARGUMENT a write to an argument that is not donated");
    EXPECT_EQ(memory, donated ? 4 : 7);
    sluice_tensor_release(x);
    sluice_call_free(call);
    sluice_module_release(program);
  }
}

// An initializer that does not end is told to.
TEST_F(Api, CancelsALoad) {
  FunctionBuilder endless("endless", {});
  endless.emit(Opcode::Branch, {0});
  module::ModuleDesc desc;
  desc.functions = {endless.desc};
  desc.initializer = 0;
  AlignedBytes endlessBytes(module::serializeModule(desc));
  bool cancelled = true;
  sluice_module_options_t options{sizeof(options), nullptr, &cancelled};
  sluice_module_t *program = nullptr;
  EXPECT_EQ(
      take(sluice_module_load_memory_with(&device, 1, endlessBytes.data(), endlessBytes.size(),
                                          nullptr, nullptr, &options, &program)),
      "CANCELLED the load was cancelled");
}

TEST_F(Api, ManyCallsAtOnce) {
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      sluice_call_t *call = nullptr;
      ASSERT_EQ(take(sluice_call_create(module, "main", &call)), "");
      for (size_t i = 0; i < 50; ++i) {
        size_t n = 10 + size_t(t) * 100 + i;
        set(call, 0, std::vector<float>(n, float(t)));
        take(sluice_call_set_scalar(call, 1, 0));
        set(call, 2, std::vector<float>(n, 1));
        ASSERT_EQ(take(sluice_call_invoke(call)), "");
        sluice_tensor_t *result = nullptr;
        ASSERT_EQ(take(sluice_call_result_tensor(call, 0, &result)), "");
        auto *values = static_cast<const float *>(sluice_tensor_host_pointer(result));
        EXPECT_EQ(values[0], float(t + 1));
        EXPECT_EQ(values[n - 1], float(t + 1));
        sluice_tensor_release(result);
      }
      sluice_call_free(call);
    });
  for (auto &thread : threads)
    thread.join();
}

/// x + b, queued behind `waits`.
struct Queued {
  sluice_call_t *call = nullptr;
  sluice_tensor_t *result = nullptr;
  sluice_fence_t *done = nullptr;

  Queued(sluice_module_t *module, sluice_tensor_t *x, sluice_tensor_t *b, sluice_fence_t *wait) {
    EXPECT_EQ(take(sluice_call_create(module, "main", &call)), "");
    EXPECT_EQ(take(sluice_call_set_tensor(call, 0, x)), "");
    EXPECT_EQ(take(sluice_call_set_scalar(call, 1, 0)), "");
    EXPECT_EQ(take(sluice_call_set_tensor(call, 2, b)), "");
    EXPECT_EQ(take(sluice_call_invoke_async(call, &wait, wait ? 1 : 0, &done)), "");
    EXPECT_EQ(take(sluice_call_result_tensor(call, 0, &result)), "");
  }
  ~Queued() {
    sluice_tensor_release(result);
    sluice_fence_release(done);
    sluice_call_free(call);
  }
  float first() {
    EXPECT_EQ(take(sluice_fence_wait(done)), "");
    float value = 0;
    EXPECT_EQ(take(sluice_buffer_read(sluice_tensor_buffer(result), 0, &value, sizeof(value))), "");
    return value;
  }
};

// Calls on each other's results, queued before their first argument is there. One thread or two,
// and more calls than a queue keeps.
TEST_F(Api, CallsWaitForFences) {
  for (uint32_t threads : {1u, 2u}) {
    sluice_device_options_t options{};
    options.threads = threads;
    sluice_device_t *other = nullptr;
    sluice_module_t *program = nullptr;
    ASSERT_EQ(take(sluice_device_create(instance, "cpu", &options, &other)), "");
    ASSERT_EQ(take(sluice_module_load_memory(&other, 1, bytes->data(), bytes->size(), nullptr,
                                             nullptr, &program)),
              "");
    float late = 0, one = 1;
    int64_t dim = 1;
    sluice_tensor_t *x = nullptr, *b = nullptr;
    ASSERT_EQ(take(sluice_tensor_import_with(other, SLUICE_ELEMENT_F32, 1, &dim, &late,
                                             SLUICE_READ_ONLY, nullptr, nullptr, &x)),
              "");
    ASSERT_EQ(take(sluice_tensor_create_copy(other, SLUICE_ELEMENT_F32, 1, &dim, &one, &b)), "");
    sluice_fence_t *written = nullptr;
    ASSERT_EQ(take(sluice_fence_create(&written)), "");
    std::vector<std::unique_ptr<Queued>> calls;
    for (int i = 0; i < 300; ++i) {
      calls.push_back(std::make_unique<Queued>(program, i ? calls.back()->result : x, b,
                                               i ? calls.back()->done : written));
      EXPECT_FALSE(sluice_fence_reached(calls.back()->done));
    }
    late = 5;
    ASSERT_EQ(take(sluice_fence_signal(written)), "");
    EXPECT_EQ(calls.back()->first(), 305);
    EXPECT_TRUE(sluice_fence_reached(calls.front()->done));
    EXPECT_EQ(calls.front()->first(), 6);
    EXPECT_NE(take(sluice_fence_signal(written)).find("FAILED_PRECONDITION"), std::string::npos);
    EXPECT_NE(take(sluice_fence_signal(calls[0]->done)).find("FAILED_PRECONDITION"),
              std::string::npos);
    calls.clear();
    sluice_fence_release(written);
    sluice_tensor_release(x);
    sluice_tensor_release(b);
    sluice_module_release(program);
    sluice_device_release(other);
  }
}

// A failed fence fails all that waits for it, and its memory is left alone; what waits for nothing
// goes on.
TEST_F(Api, FailedFencesFailCalls) {
  sluice_fence_t *fence = nullptr;
  ASSERT_EQ(take(sluice_fence_create(&fence)), "");
  sluice_tensor_t *x = tensor({1, 2}), *b = tensor({3, 4});
  {
    Queued first(module, x, b, fence), second(module, first.result, b, first.done),
        free(module, x, b, nullptr);
    ASSERT_EQ(take(sluice_fence_fail(fence, "the camera is gone")), "");
    EXPECT_EQ(take(sluice_fence_wait(first.done)), "CANCELLED the camera is gone");
    EXPECT_EQ(take(sluice_fence_wait(second.done)), "CANCELLED the camera is gone");
    EXPECT_EQ(take(sluice_fence_wait(second.done)), "CANCELLED the camera is gone");
    EXPECT_EQ(free.first(), 4);
  }
  // Calls may be freed before their work runs.
  sluice_fence_t *later = nullptr;
  ASSERT_EQ(take(sluice_fence_create(&later)), "");
  {
    Queued dropped(module, x, b, later);
  }
  ASSERT_EQ(take(sluice_fence_signal(later)), "");
  sluice_fence_release(fence);
  sluice_fence_release(later);
  sluice_tensor_release(x);
  sluice_tensor_release(b);
}

TEST_F(Api, Trace) {
  sluice_trace_begin(instance);
  sluice_call_t *call = nullptr;
  ASSERT_EQ(take(sluice_call_create(module, "main", &call)), "");
  set(call, 0, std::vector<float>(1000, 1)), take(sluice_call_set_scalar(call, 1, 0)),
      set(call, 2, std::vector<float>(1000, 1));
  ASSERT_EQ(take(sluice_call_invoke(call)), "");
  ASSERT_EQ(take(sluice_call_invoke(call)), "");
  sluice_trace_end(instance);
  std::vector<sluice_trace_kernel_t> kernels;
  sluice_trace_visit_kernels(
      instance,
      [](void *user, const sluice_trace_kernel_t *k) {
        static_cast<decltype(kernels) *>(user)->push_back(*k);
      },
      &kernels);
  ASSERT_EQ(kernels.size(), 1u);
  EXPECT_STREQ(kernels[0].kernel, "add");
  EXPECT_STREQ(kernels[0].location, "Add_0 (Add)");
  EXPECT_EQ(kernels[0].dispatches, 2u);
  EXPECT_EQ(kernels[0].bytes, 2u * 3 * 4000);
  ASSERT_EQ(kernels[0].constant_count, 1u);
  EXPECT_EQ(kernels[0].constants[0], 1000);
  std::string path = std::filesystem::temp_directory_path() /
                     ("sluice-trace-" + std::to_string(::getpid()) + ".json");
  ASSERT_EQ(take(sluice_trace_write(instance, path.c_str())), "");
  std::ifstream file(path);
  std::string text{std::istreambuf_iterator<char>(file), {}};
  EXPECT_NE(
      text.find(
          "\"name\":\"add\",\"args\":{\"location\":\"Add_0 (Add)\",\"queue\":\"cpu:0, queue "),
      std::string::npos);
  std::filesystem::remove(path);
  EXPECT_EQ(take(sluice_trace_write(instance, "/no/such/folder/t.json")),
            "IO_ERROR cannot write '/no/such/folder/t.json': No such file or directory");
  sluice_call_free(call);
}

// The first variant that the device can run is the module: its functions, its kernels, its
// constants.
TEST_F(Api, VariantsOfAModule) {
  auto load = [&](const module::ModuleDesc &desc, sluice_module_t **loaded) {
    bytes.emplace(module::serializeModule(desc));
    return take(sluice_module_load_memory(&device, 1, bytes->data(), bytes->size(), nullptr,
                                          nullptr, loaded));
  };
  sluice_module_release(module);
  module = nullptr;
  auto desc = addModule(library);
  auto variant = desc;
  variant.segments.clear();
  variant.exports[0].doc = "the second";
  desc.libraries[0].target = "cuda:sm_90";
  desc.variants = {variant, variant};
  desc.variants[1].exports[0].doc = "the third";
  ASSERT_EQ(load(desc, &module), "");
  EXPECT_STREQ(sluice_module_find_function(module, "main")->doc, "the second");
  sluice_module_release(module);
  module = nullptr;

  desc.variants[0].libraries[0].target = "cpu:sparc-sun-solaris:generic:";
  ASSERT_EQ(load(desc, &module), "");
  EXPECT_STREQ(sluice_module_find_function(module, "main")->doc, "the third");
  sluice_module_release(module);
  module = nullptr;

  // None fits: one line says what there is and what the device is.
  desc.variants.pop_back();
  std::string error = load(desc, &module);
  EXPECT_EQ(error.find("UNSUPPORTED module has no variant for cpu:0: compiled for cuda:sm_90, this "
                       "is a CPU; compiled "
                       "for sparc, this machine is "),
            0u)
      << error;
}

TEST_F(Api, FilesAreNamed) {
  sluice_module_t *none = nullptr;
  EXPECT_EQ(take(sluice_module_load_file(&device, 1, "/no/such.slm", &none)),
            "NOT_FOUND cannot open '/no/such.slm': No such file or directory");
  EXPECT_EQ(take(sluice_module_load_file(&device, 1, "/proc/self/exe", &none)),
            "DATA_LOSS '/proc/self/exe': not a Sluice module");
  std::string path = std::filesystem::temp_directory_path() /
                     ("sluice-api-" + std::to_string(::getpid()) + ".slm");
  auto desc = addModule(library);
  ASSERT_EQ(module::writeModule(desc, path), "");
  ASSERT_EQ(take(sluice_module_load_file(&device, 1, path.c_str(), &none)), "");
  sluice_module_release(none);
  desc.libraries = {{{}, "cpu:sparc-sun-solaris:generic:", 0}};
  ASSERT_EQ(module::writeModule(desc, path), "");
  std::string error = take(sluice_module_load_file(&device, 1, path.c_str(), &none));
  EXPECT_NE(
      error.find("module has no kernel 'add' for cpu:0: compiled for sparc, this machine is "),
      std::string::npos)
      << error;
  std::filesystem::remove(path);
}

namespace {
/// Memory that is counted.
struct Counted {
  std::atomic<size_t> bytes{0};
  sluice_host_allocator_t allocator{[](void *user, size_t size, size_t alignment) {
                                      static_cast<Counted *>(user)->bytes += size;
                                      return std::aligned_alloc(alignment, size);
                                    },
                                    [](void *user, void *memory, size_t size) {
                                      static_cast<Counted *>(user)->bytes -= size;
                                      std::free(memory);
                                    },
                                    this};
};
} // namespace

TEST_F(Api, TakesMemoryFromAHostAllocator) {
  Counted counted;
  sluice_device_options_t options{};
  options.struct_size = sizeof(options);
  options.threads = 1, options.memory_limit = 64 << 20;
  options.host_allocator = &counted.allocator;
  sluice_device_t *own = nullptr;
  sluice_buffer_t *buffer = nullptr, *more = nullptr;
  ASSERT_EQ(take(sluice_device_create(instance, "cpu:1", &options, &own)), "");
  ASSERT_EQ(take(sluice_buffer_create(own, 8 << 20, &buffer)), "");
  EXPECT_GE(counted.bytes, size_t(8 << 20));
  counted.allocator.allocate = nullptr; // It was copied.
  ASSERT_EQ(take(sluice_buffer_create(own, 100, &more)), "");
  sluice_buffer_release(more);
  sluice_buffer_release(buffer);
  sluice_device_trim(own);
  EXPECT_EQ(counted.bytes, 0u);
  sluice_device_release(own);
  EXPECT_EQ(take(sluice_device_create(instance, "cpu:1", &options, &own)),
            "INVALID_ARGUMENT a host allocator needs both of its functions");

  counted.allocator.allocate = [](void *, size_t, size_t) -> void * { return nullptr; };
  ASSERT_EQ(take(sluice_device_create(instance, "cpu:1", &options, &own)), "");
  EXPECT_EQ(take(sluice_buffer_create(own, 100, &more)),
            "RESOURCE_EXHAUSTED out of memory: cannot allocate 100 bytes beside 0 in use, the "
            "limit of cpu:1 is 67108864");
  sluice_device_release(own);
}

// A caller of any version: with fewer fields, with more that are zero, with one that is unknown.
TEST_F(Api, OptionsGrow) {
  struct Newer {
    sluice_device_options_t known;
    uint64_t unknown;
  } newer{};
  newer.known.threads = 1;
  auto create = [&](size_t size) {
    newer.known.struct_size = size;
    sluice_device_t *made = nullptr;
    std::string error = take(sluice_device_create(instance, "cpu:1", &newer.known, &made));
    if (error.empty()) {
      error = sluice_device_description(made);
      error = error.substr(error.find_last_of(','));
    }
    sluice_device_release(made);
    return error;
  };
  EXPECT_EQ(create(0), ", 1 thread");
  EXPECT_EQ(create(sizeof(newer.known)), ", 1 thread");
  EXPECT_EQ(create(sizeof(newer)), ", 1 thread");
  newer.unknown = 1;
  EXPECT_EQ(create(sizeof(newer.known)), ", 1 thread");
  EXPECT_NE(create(sizeof(newer)).find("UNSUPPORTED an option at byte"), std::string::npos);
  EXPECT_NE(create(3).find("INVALID_ARGUMENT struct_size of options is 3"), std::string::npos);
  // Too short for an allocator, which would be refused.
  sluice_host_allocator_t none{};
  newer.known.host_allocator = &none;
  EXPECT_EQ(create(offsetof(sluice_device_options_t, host_allocator)), ", 1 thread");
}

TEST_F(Api, TellsWhatItDoes) {
  std::vector<std::string> lines;
  sluice_instance_options_t options{};
  options.struct_size = sizeof(options);
  options.log_user = &lines;
  options.log = [](void *user, sluice_log_level_t level, const char *message) {
    static_cast<std::vector<std::string> *>(user)->push_back(std::to_string(level) + " " + message);
  };
  // A variant for another machine, and then one for this.
  module::ModuleDesc desc = addModule(library);
  auto own = desc;
  own.segments.clear();
  desc.variants = {own};
  desc.libraries[0].target = "cpu:sparc-sun-solaris:generic:";
  AlignedBytes both(module::serializeModule(desc));
  for (auto level : {sluice_log_level_t(0), SLUICE_LOG_INFO}) {
    lines.clear();
    options.log_level = level;
    sluice_instance_t *told = nullptr;
    sluice_device_t *cpu = nullptr;
    sluice_module_t *loaded = nullptr;
    ASSERT_EQ(take(sluice_instance_create_with(&options, &told)), "");
    ASSERT_EQ(take(sluice_device_create(told, "cpu", nullptr, &cpu)), "");
    ASSERT_EQ(take(sluice_module_load_memory(&cpu, 1, both.data(), both.size(), nullptr, nullptr,
                                             &loaded)),
              "");
    ASSERT_EQ(lines.size(), level ? 3u : 1u);
    const std::string &warning = lines[level ? 1 : 0];
    EXPECT_EQ(warning.rfind("1 module 'adder': variants that were passed over: ", 0), 0u)
        << warning;
    if (level) {
      EXPECT_EQ(lines[0].rfind("2 opened cpu:0: ", 0), 0u) << lines[0];
      EXPECT_EQ(lines[2].rfind("2 module 'adder': loaded in ", 0), 0u) << lines[2];
    }
    sluice_module_release(loaded);
    sluice_device_release(cpu);
    sluice_instance_release(told);
  }
  options.log_level = sluice_log_level_t(7);
  sluice_instance_t *told = nullptr;
  EXPECT_EQ(take(sluice_instance_create_with(&options, &told)),
            "INVALID_ARGUMENT 7 is no level of the log");
}

namespace {
/// What a test wants the host's function to do, and what it did.
struct HostFunction {
  enum { Doubles, GivesNothing, GivesTheArgument, Fails } way = Doubles;
  std::vector<std::string> asked;

  static void find(void *user, const char *name, sluice_host_function_t *function) {
    static_cast<HostFunction *>(user)->asked.push_back(name);
    if (!std::strcmp(name, "mine"))
      *function = {call, user};
  }
  static sluice_status_t call(void *user, sluice_tensor_t *const *arguments, size_t count,
                              sluice_tensor_t **results, size_t resultCount) {
    EXPECT_EQ(count, 1u);
    EXPECT_EQ(resultCount, 1u);
    switch (static_cast<HostFunction *>(user)->way) {
    case GivesNothing: return nullptr;
    case GivesTheArgument: sluice_tensor_retain(results[0] = arguments[0]); return nullptr;
    case Fails: return sluice_status_create(SLUICE_OUT_OF_RANGE, "too much");
    case Doubles: break;
    }
    sluice_status_t status = sluice_tensor_create_copy(
        sluice_buffer_device(sluice_tensor_buffer(arguments[0])), SLUICE_ELEMENT_F32, 1,
        sluice_tensor_dims(arguments[0]), sluice_tensor_host_pointer(arguments[0]), results);
    if (!status)
      *static_cast<float *>(sluice_tensor_host_pointer(results[0])) *= 2;
    return status;
  }
};
} // namespace

TEST_F(Api, CallsFunctionsOfTheHost) {
  FunctionBuilder f("main", {.refArguments = 1, .refResults = 1, .refRegisters = 2});
  f.emit(Opcode::CallHost, {0, 0, 1, 0 | vm::kLastUse, 1, 1});
  f.emit(Opcode::Return, {0, 1, 1 | vm::kLastUse});
  module::ModuleDesc desc = addModule(library);
  desc.functions = {f.desc};
  desc.exports = {{{},
                   "main",
                   0,
                   {{{}, "x", false, SLUICE_ELEMENT_F32, {-1}, {}, ""}},
                   {{{}, "y", false, SLUICE_ELEMENT_F32, {-1}, {}, ""}},
                   ""}};
  desc.hostFunctions = {"mine"};
  HostFunction host;
  sluice_module_options_t options{sizeof(options), nullptr, nullptr, HostFunction::find, &host};
  auto load = [&] {
    bytes.emplace(module::serializeModule(desc));
    sluice_module_release(std::exchange(module, nullptr));
    return take(sluice_module_load_memory_with(&device, 1, bytes->data(), bytes->size(), nullptr,
                                               nullptr, &options, &module));
  };
  ASSERT_EQ(load(), "");
  EXPECT_EQ(host.asked, std::vector<std::string>{"mine"});
  sluice_call_t *call = nullptr;
  ASSERT_EQ(take(sluice_call_create(module, "main", &call)), "");
  ASSERT_EQ(set(call, 0, {3}), "");
  ASSERT_EQ(take(sluice_call_invoke(call)), "");
  sluice_tensor_t *y = nullptr;
  ASSERT_EQ(take(sluice_call_result_tensor(call, 0, &y)), "");
  EXPECT_EQ(*static_cast<float *>(sluice_tensor_host_pointer(y)), 6);
  sluice_tensor_release(y);
  host.way = HostFunction::Fails;
  EXPECT_EQ(take(sluice_call_invoke(call)), "OUT_OF_RANGE MatMul_3 (MatMul): too much");
  std::string own = "INVALID_ARGUMENT MatMul_3 (MatMul): result 0 of the host's function 'mine' is "
                    "not set, or in the memory of an argument";
  host.way = HostFunction::GivesNothing;
  EXPECT_EQ(take(sluice_call_invoke(call)), own);
  host.way = HostFunction::GivesTheArgument;
  EXPECT_EQ(take(sluice_call_invoke(call)), own);
  sluice_call_free(call);

  // What is not there is named; a module that calls past its table is damaged.
  desc.hostFunctions = {"mine", "yours"};
  std::string missing =
      "NOT_FOUND the module calls the host's function 'yours', which is not given";
  EXPECT_EQ(load(), missing);
  options.find_host_function = nullptr;
  desc.hostFunctions = {"yours"};
  EXPECT_EQ(load(), missing);
  desc.hostFunctions = {};
  EXPECT_NE(
      load().find("DATA_LOSS module is damaged: function 'main', word 0: no such host function"),
      std::string::npos);
}
