//===- CompilerApiTest.cpp - the compiler's C functions -------------------===//
#include "sluice/compiler.h"
#include "sluice/sluice.h"

#include <gtest/gtest.h>
#include <thread>

namespace {

constexpr char kScale[] = R"(
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %two = arith.constant dense<2.0> : tensor<f32>
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %empty = tensor.empty(%n) : tensor<?xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>,
                                        affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x, %two : tensor<?xf32>, tensor<f32>) outs(%empty : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}
)";

/// Matrix products of many sizes: a kernel each, seconds of work.
std::string longProgram() {
  std::string text;
  for (int i = 16; i < 96; ++i) {
    std::string type = "tensor<" + std::to_string(i) + "x" + std::to_string(i) + "xf32>";
    text += "func.func @f" + std::to_string(i) + "(%a: " + type + ", %b: " + type + ") -> " + type +
            " {\n  %c = linalg.matmul ins(%a, %b : " + type + ", " + type + ") outs(%a : " + type +
            ") -> " + type + "\n  return %c : " + type + "\n}\n";
  }
  return text;
}

struct CompilerApi : testing::Test {
  sluice_compiler_t *compiler = sluice_compiler_create();
  ~CompilerApi() override { sluice_compiler_free(compiler); }

  bool compile(const char *name, const std::string &text) {
    return sluice_compiler_compile(compiler, name, text.data(), text.size());
  }
  std::string messages() const {
    std::string text;
    for (size_t i = 0; i < sluice_compiler_message_count(compiler); ++i)
      text += std::string(sluice_compiler_message(compiler, i)) + "\n";
    return text;
  }
  bool hasModule() const {
    size_t length;
    return sluice_compiler_module(compiler, &length) != nullptr;
  }
};

TEST_F(CompilerApi, BytesBecomeAModuleThatRuns) {
  ASSERT_TRUE(sluice_compiler_set_option(compiler, "opt-level", "1"));
  ASSERT_TRUE(compile("scale.mlir", kScale)) << messages();
  EXPECT_EQ(messages(), "");
  size_t length = 0;
  const void *bytes = sluice_compiler_module(compiler, &length);
  sluice_instance_t *instance = nullptr;
  sluice_device_t *device = nullptr;
  sluice_module_t *module = nullptr;
  sluice_call_t *call = nullptr;
  sluice_tensor_t *x = nullptr, *y = nullptr;
  ASSERT_EQ(sluice_instance_create(&instance), nullptr);
  ASSERT_EQ(sluice_device_create(instance, "cpu", nullptr, &device), nullptr);
  ASSERT_EQ(sluice_module_load_memory(&device, 1, bytes, length, nullptr, nullptr, &module),
            nullptr);
  ASSERT_EQ(sluice_call_create(module, "main", &call), nullptr);
  const float values[] = {1, 2, 3};
  const int64_t dims[] = {3};
  ASSERT_EQ(sluice_tensor_create_copy(device, SLUICE_ELEMENT_F32, 1, dims, values, &x), nullptr);
  ASSERT_EQ(sluice_call_set_tensor(call, 0, x), nullptr);
  ASSERT_EQ(sluice_call_invoke(call), nullptr);
  ASSERT_EQ(sluice_call_result_tensor(call, 0, &y), nullptr);
  auto *results = static_cast<const float *>(sluice_tensor_host_pointer(y));
  EXPECT_EQ(std::vector<float>(results, results + 3), (std::vector<float>{2, 4, 6}));
  sluice_tensor_release(x);
  sluice_tensor_release(y);
  sluice_call_free(call);
  sluice_module_release(module);
  sluice_device_release(device);
  sluice_instance_release(instance);
}

TEST_F(CompilerApi, FailuresSayWhere) {
  EXPECT_FALSE(compile("folder/bad.mlir", "func.func @main( {"));
  EXPECT_EQ(messages().rfind("bad.mlir:1:17: error: ", 0), 0u) << messages();
  EXPECT_FALSE(compile("bad.onnx", "nothing of ONNX"));
  EXPECT_EQ(messages().rfind("bad.onnx: error: ", 0), 0u) << messages();
  EXPECT_FALSE(sluice_compiler_compile_file(compiler, "/nowhere/model.onnx"));
  EXPECT_NE(messages().find("cannot read '/nowhere/model.onnx'"), std::string::npos) << messages();
  EXPECT_FALSE(hasModule());
  EXPECT_TRUE(compile("scale.mlir", kScale)) << messages();
  EXPECT_EQ(messages(), ""); // Those of before are gone.
  EXPECT_TRUE(hasModule());
  EXPECT_EQ(sluice_compiler_message(compiler, 0), nullptr);
}

TEST_F(CompilerApi, RefusesOptions) {
  EXPECT_FALSE(sluice_compiler_set_option(compiler, "no-such", "1"));
  EXPECT_FALSE(sluice_compiler_set_option(compiler, "opt-level", "4"));
  EXPECT_FALSE(sluice_compiler_set_option(compiler, "strip", "yes"));
  EXPECT_EQ(messages(), "error: option 'no-such': there is no such option\n"
                        "error: option 'opt-level': expected 0 to 3, given '4'\n"
                        "error: option 'strip': expected true or false, given 'yes'\n");
  ASSERT_TRUE(sluice_compiler_set_option(compiler, "target", "nonsense"));
  EXPECT_FALSE(compile("scale.mlir", kScale));
  EXPECT_NE(messages().find("nonsense"), std::string::npos) << messages();
}

TEST_F(CompilerApi, CancelEndsACompilationAtAnyTime) {
  std::string program = longProgram();
  sluice_compiler_cancel(compiler); // The next one.
  EXPECT_FALSE(compile("long.mlir", program));
  EXPECT_EQ(messages(), "long.mlir: error: the compilation was cancelled\n");
  for (int milliseconds : {1, 10, 50, 100, 200, 400}) {
    std::thread other([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
      sluice_compiler_cancel(compiler);
    });
    bool worked = compile("long.mlir", program);
    other.join();
    if (worked)
      break; // A fast machine.
    EXPECT_EQ(messages(), "long.mlir: error: the compilation was cancelled\n");
    EXPECT_FALSE(hasModule());
  }
}

} // namespace
