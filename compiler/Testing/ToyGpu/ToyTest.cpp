//===- ToyTest.cpp - what a family of GPUs takes: a folder and a line -----===//
// Programs go all the way from MLIR to a module file for targets that only this test knows; their
// kernels are then run and compared with the definition.
//===----------------------------------------------------------------------===//
#include "compiler/Testing/ToyGpu/Toy.h"
#include "compiler/Driver/Compile.h"
#include "compiler/Driver/Targets.h"
#include "compiler/Testing/ToyGpu/ToyMachine.h"
#include "runtime/module/ModuleFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace sluice;

namespace {
class ToyGpu : public testing::Test {
protected:
  static void SetUpTestSuite() {
    registerTargetFamily(toy::kFamily); // The line.
  }

  /// The kernels of `program` for `target`.
  module::GpuExecutable compile(const std::string &program, const char *target) {
    llvm::SmallString<64> source, output;
    int handle = -1;
    EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("toy", "mlir", handle, source));
    EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("toy", "slm", output));
    llvm::raw_fd_ostream(handle, /*shouldClose=*/true) << program;
    CompileOptions options;
    options.targets = {target};
    options.reproducer = "none";
    std::string messages;
    EXPECT_TRUE(compileFile(source.str().str(), output.str().str(), options,
                            [&](const std::string &message) { messages += message + "\n"; }))
        << messages;
    Ref<ByteSource> bytes;
    module::GpuExecutable kernels;
    EXPECT_TRUE(ByteSource::map(output.str().str(), bytes).ok());
    EXPECT_TRUE(module::ModuleFile::open(bytes, file).ok());
    EXPECT_EQ(file->libraries.at(0).target, target);
    EXPECT_TRUE(
        module::readGpuExecutable(file->segments[file->libraries[0].segment], kernels).ok());
    llvm::sys::fs::remove(source);
    llvm::sys::fs::remove(output);
    return kernels;
  }

  /// Runs the one kernel of `program` on operands and a result.
  std::map<std::string, int64_t> run(const std::string &program, const char *target,
                                     std::vector<const void *> bindings) {
    module::GpuExecutable kernels = compile(program, target);
    EXPECT_EQ(kernels.entries.size(), 1u);
    EXPECT_EQ(kernels.entries[0].bindings, bindings.size());
    std::vector<uint64_t> words;
    for (const void *binding : bindings)
      words.push_back(reinterpret_cast<uintptr_t>(binding));
    // Kernels know how many tiles there are: workgroups without one do nothing.
    return toy::launch(kernels.codes[kernels.entries[0].code].bytes, /*workgroups=*/8,
                       int32_t(kernels.entries[0].threadCount()), words);
  }

  Ref<module::ModuleFile> file;
};

/// Small integers, which f32 and bf16 hold and add up exactly.
std::vector<float> numbers(int64_t count, int64_t step) {
  std::vector<float> all;
  for (int64_t i = 0; i < count; ++i)
    all.push_back(float(i * step % 11 - 5));
  return all;
}
std::vector<uint16_t> asBf16(const std::vector<float> &values) {
  std::vector<uint16_t> all;
  for (float value : values)
    all.push_back(uint16_t(llvm::bit_cast<uint32_t>(value) >> 16));
  return all;
}

std::string productOf(int64_t m, int64_t n, int64_t k, const char *type) {
  auto tensor = [](int64_t rows, int64_t columns, const char *element) {
    return "tensor<" + std::to_string(rows) + "x" + std::to_string(columns) + "x" + element + ">";
  };
  std::string a = tensor(m, k, type), b = tensor(k, n, type), c = tensor(m, n, "f32");
  return "func.func @main(%a: " + a + ", %b: " + b + ") -> " + c + " {\n" +
         "  %zero = arith.constant 0.0 : f32\n  %empty = tensor.empty() : " + c +
         "\n  %fill = linalg.fill ins(%zero : f32) outs(%empty : " + c + ") -> " + c +
         "\n  %c = linalg.matmul ins(%a, %b : " + a + ", " + b + ") outs(%fill : " + c + ") -> " +
         c + "\n  return %c : " + c + "\n}\n";
}

void expectProduct(const std::vector<float> &a, const std::vector<float> &b,
                   const std::vector<float> &c, int64_t m, int64_t n, int64_t k) {
  int64_t wrong = 0;
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j) {
      float sum = 0;
      for (int64_t at = 0; at < k; ++at)
        sum += a[i * k + at] * b[at * n + j];
      wrong += sum != c[i * n + j];
    }
  EXPECT_EQ(wrong, 0) << "of " << m * n;
}

struct Size {
  int64_t m, n, k;
};
/// Whole chunks of 16 bytes, a few rows, and rows that are read element by element.
constexpr Size kSizes[] = {{40, 72, 80}, {9, 128, 64}, {100, 37, 33}};
} // namespace

TEST_F(ToyGpu, IsListed) {
  std::string error = llvm::toString(parseTarget("abacus").takeError());
  EXPECT_NE(error.find("toy:<unit> such as toy:lanes"), std::string::npos) << error;
  EXPECT_TRUE(llvm::is_contained(targetFamilies(), &toy::kFamily));
  for (const std::string &name : toy::kFamily.names())
    EXPECT_EQ(llvm::cantFail(parseTarget("toy:" + name)).spec(), "toy:" + name);
  EXPECT_EQ(llvm::join(llvm::cantFail(resolveTargets({"toy:lanes", "cpu", "toy:lanes"})), " "),
            "toy:lanes cpu");
  EXPECT_FALSE(bool(resolveTargets({"toy:abacus"})));
}

TEST_F(ToyGpu, MultipliesByARowOfATable) {
  for (auto [m, n, k] : kSizes) {
    std::vector<float> a = numbers(m * k, 7), b = numbers(k * n, 3), c(m * n, -1);
    auto executed = run(productOf(m, n, k, "f32"), "toy:lanes", {a.data(), b.data(), c.data()});
    EXPECT_GT(executed["mma.f32"], 0);
    expectProduct(a, b, c, m, n, k);
  }
}

TEST_F(ToyGpu, MultipliesIntoMemoryOfItsOwn) {
  for (auto [m, n, k] : kSizes) {
    std::vector<float> a = numbers(m * k, 7), b = numbers(k * n, 3), c(m * n, -1);
    std::vector<uint16_t> lhs = asBf16(a), rhs = asBf16(b);
    auto executed =
        run(productOf(m, n, k, "bf16"), "toy:tensor", {lhs.data(), rhs.data(), c.data()});
    EXPECT_GT(executed["tensor.mma"], 0);
    expectProduct(a, b, c, m, n, k);
  }
}

TEST_F(ToyGpu, AddsElements) {
  std::vector<float> a = numbers(1000, 7), b = numbers(1000, 3), c(1000, -1);
  auto executed = run("func.func @main(%a: tensor<1000xf32>, %b: tensor<1000xf32>) -> "
                      "tensor<1000xf32> {\n"
                      "  %c = arith.addf %a, %b : tensor<1000xf32>\n"
                      "  return %c : tensor<1000xf32>\n}\n",
                      "toy:tensor", {a.data(), b.data(), c.data()});
  EXPECT_TRUE(executed.empty());
  for (size_t i = 0; i < c.size(); ++i)
    ASSERT_EQ(c[i], a[i] + b[i]) << i;
}
