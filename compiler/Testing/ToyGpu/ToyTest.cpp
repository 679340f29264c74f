//===- ToyTest.cpp - what a family of GPUs takes: a folder and a line -----===//
// Programs go all the way from MLIR to a module file for targets that only this test knows; their
// kernels are then run and compared with the definition.
//===----------------------------------------------------------------------===//
#include "compiler/Testing/ToyGpu/Toy.h"
#include "compiler/Driver/Compile.h"
#include "compiler/Driver/Pipelines.h"
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
    return toy::launch(kernels.codes[kernels.entries[0].code].bytes, /*workgroups=*/{8, 1, 1},
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

namespace {
/// A layer of gates f (forgets), u (adds) and o, from `steps` inputs of unknown number and rows.
/// Sequences longer than `lengths` says end before; steps run backwards. Gate o multiplies what f
/// and u made of the state.
std::string layerOf(int64_t units) {
  std::string h = std::to_string(units), g = std::to_string(3 * units);
  std::string text = R"(
#mk = affine_map<(m, n, k) -> (m, k)>
#nk = affine_map<(m, n, k) -> (n, k)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>
#row = affine_map<(m, n) -> (m)>
func.func @main(%x: tensor<?x?xGxf32>, %w: tensor<GxHxf32>, %lengths: tensor<?xi32>, %start: tensor<?xHxf32>) -> (tensor<?x?xHxf32>, tensor<?xHxf32>, tensor<?xHxf32>) {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %steps = tensor.dim %x, %c0 : tensor<?x?xGxf32>
  %rows = tensor.dim %x, %c1 : tensor<?x?xGxf32>
  %all = tensor.empty(%steps, %rows) : tensor<?x?xHxf32>
  %some = tensor.empty(%rows) : tensor<?xHxf32>
  %cell = linalg.fill ins(%half : f32) outs(%some : tensor<?xHxf32>) -> tensor<?xHxf32>
  %own = tensor.extract_slice %start[0, 0] [%rows, H] [1, 1] : tensor<?xHxf32> to tensor<?xHxf32>
  %r:3 = scf.for %t = %c0 to %steps step %c1 iter_args(%y = %all, %h = %own, %c = %cell) -> (tensor<?x?xHxf32>, tensor<?xHxf32>, tensor<?xHxf32>) {
    %left = arith.subi %steps, %t : index
    %at = arith.subi %left, %c1 : index
    %now = arith.index_cast %at : index to i32
    %row = tensor.extract_slice %x[%at, 0, 0] [1, %rows, G] [1, 1, 1] : tensor<?x?xGxf32> to tensor<?xGxf32>
    %e = tensor.empty(%rows) : tensor<?xGxf32>
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?xGxf32>) -> tensor<?xGxf32>
    %p = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%h, %w : tensor<?xHxf32>, tensor<GxHxf32>) outs(%z : tensor<?xGxf32>) -> tensor<?xGxf32>
)";
  for (int gate = 0; gate < 3; ++gate)
    for (const char *from : {"row", "p"}) {
      std::string at = std::to_string(gate * units), number = std::to_string(gate);
      if (number + from != "2p")
        text += std::string("    %") + from + number + " = tensor.extract_slice %" + from + "[0, " +
                at + "] [%rows, H] [1, 1] : tensor<?xGxf32> to tensor<?xHxf32>\n";
    }
  text += "    %last = tensor.extract_slice %w[" + std::to_string(2 * units) +
          ", 0] [H, H] [1, 1] : tensor<GxHxf32> to tensor<HxHxf32>\n";
  text += R"(
    %mid = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%row0, %p0, %h : tensor<?xHxf32>, tensor<?xHxf32>, tensor<?xHxf32>) outs(%some : tensor<?xHxf32>) {
    ^bb0(%a: f32, %b: f32, %g: f32, %o: f32):
      %s = arith.addf %a, %b : f32
      %m = arith.mulf %s, %g : f32
      linalg.yield %m : f32
    } -> tensor<?xHxf32>
    %none = linalg.fill ins(%zero : f32) outs(%some : tensor<?xHxf32>) -> tensor<?xHxf32>
    %p2 = linalg.matmul indexing_maps = [#mk, #nk, #mn] ins(%mid, %last : tensor<?xHxf32>, tensor<HxHxf32>) outs(%none : tensor<?xHxf32>) -> tensor<?xHxf32>
    %next = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id, #row, #id], iterator_types = ["parallel", "parallel"]}
        ins(%row0, %p0, %row1, %p1, %c, %lengths : tensor<?xHxf32>, tensor<?xHxf32>, tensor<?xHxf32>, tensor<?xHxf32>, tensor<?xHxf32>, tensor<?xi32>) outs(%some : tensor<?xHxf32>) {
    ^bb0(%a: f32, %b: f32, %d: f32, %f: f32, %k: f32, %n: i32, %o: f32):
      %s = arith.addf %a, %b : f32
      %u = arith.addf %d, %f : f32
      %v = arith.mulf %s, %k : f32
      %q = arith.addf %v, %u : f32
      %m = arith.mulf %q, %half : f32
      %is = arith.cmpi slt, %now, %n : i32
      %j = arith.select %is, %m, %k : f32
      linalg.yield %j : f32
    } -> tensor<?xHxf32>
    %out = linalg.generic {indexing_maps = [#id, #id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
        ins(%row2, %p2, %next, %h : tensor<?xHxf32>, tensor<?xHxf32>, tensor<?xHxf32>, tensor<?xHxf32>) outs(%some : tensor<?xHxf32>) {
    ^bb0(%a: f32, %b: f32, %k: f32, %g: f32, %o: f32):
      %s = arith.addf %a, %b : f32
      %v = arith.mulf %s, %k : f32
      %m = arith.subf %v, %g : f32
      %j = arith.mulf %m, %half : f32
      linalg.yield %j : f32
    } -> tensor<?xHxf32>
    %i = tensor.insert_slice %out into %y[%at, 0, 0] [1, %rows, H] [1, 1, 1] : tensor<?xHxf32> into tensor<?x?xHxf32>
    scf.yield %i, %out, %next : tensor<?x?xHxf32>, tensor<?xHxf32>, tensor<?xHxf32>
  }
  return %r#0, %r#1, %r#2 : tensor<?x?xHxf32>, tensor<?xHxf32>, tensor<?xHxf32>
}
)";
  for (auto [name, size] : {std::pair("H", h), {"G", g}})
    for (std::string before : {"<", "x", "[", ", "})
      for (size_t at; (at = text.find(before + name)) != std::string::npos;)
        text.replace(at + before.size(), 1, size);
  return text;
}

struct Layer {
  int64_t units, steps, rows;
  std::vector<float> x, w, start, y, h, c;
  std::vector<int32_t> lengths;

  Layer(int64_t units, int64_t steps, int64_t rows)
      : units(units), steps(steps), rows(rows), x(numbers(steps * rows * 3 * units, 7)),
        w(numbers(3 * units * units, 3)), start(numbers(rows * units, 5)) {
    for (float &value : w)
      value /= float(4 * units);
    for (float &value : x)
      value /= 8;
    for (int64_t row = 0; row < rows; ++row)
      lengths.push_back(int32_t(row % (steps + 1)));
    y.assign(steps * rows * units, -1), h = start, c.assign(rows * units, 0.5f);
  }

  void compute() {
    for (int64_t t = steps - 1; t >= 0; --t) {
      std::vector<float> before = h, middle = h;
      auto sumOf = [&](const std::vector<float> &of, int64_t row, int64_t unit, int64_t gate) {
        float sum = x[((t * rows + row) * 3 + gate) * units + unit];
        for (int64_t k = 0; k < units; ++k)
          sum += of[row * units + k] * w[(gate * units + unit) * units + k];
        return sum;
      };
      for (int64_t i = 0; i < rows * units; ++i)
        middle[i] *= sumOf(before, i / units, i % units, 0);
      for (int64_t row = 0; row < rows; ++row)
        for (int64_t unit = 0; unit < units; ++unit) {
          float sum[3] = {sumOf(before, row, unit, 0), sumOf(before, row, unit, 1),
                          sumOf(middle, row, unit, 2)};
          float &cell = c[row * units + unit], &state = h[row * units + unit];
          if (t < lengths[row])
            cell = (sum[0] * cell + sum[1]) / 2;
          state = (sum[2] * cell - state) / 2;
          y[(t * rows + row) * units + unit] = state;
        }
    }
  }
};
} // namespace

// All steps of a layer, of which one workgroup holds the weights or several exchange the state:
// rows that are no multiple of a workgroup's, units that are none of a slice, no step at all.
TEST_F(ToyGpu, TakesALayerThroughAllSteps) {
  for (auto [units, parts] : {std::pair<int64_t, int64_t>{12, 1}, {64, 8}, {45, 6}}) {
    module::GpuExecutable kernels = compile(layerOf(units), "toy:lanes");
    ASSERT_EQ(kernels.entries.size(), 1u);
    for (auto [steps, rows] :
         {std::pair<int64_t, int64_t>{3, 5}, {4, 1}, {2, 37}, {1, 18}, {0, 3}}) {
      Layer layer(units, steps, rows), wanted = layer;
      wanted.compute();
      std::vector<uint64_t> words, workspace(4 * rows * units + 8192);
      for (const void *binding : {(const void *)layer.start.data(), (const void *)layer.x.data(),
                                  (const void *)layer.w.data(), (const void *)layer.lengths.data(),
                                  (const void *)layer.y.data(), (const void *)layer.h.data(),
                                  (const void *)layer.c.data()})
        words.push_back(reinterpret_cast<uintptr_t>(binding));
      // Destinations say nothing before they are written.
      std::fill(layer.h.begin(), layer.h.end(), NAN),
          std::fill(layer.c.begin(), layer.c.end(), NAN);
      const module::GpuEntry &entry = kernels.entries.back();
      ASSERT_EQ(entry.bindings, 7u);
      ASSERT_EQ(entry.constants, 8u);
      for (int64_t size : {rows, steps, rows, rows, steps, rows, rows, rows})
        words.push_back(uint64_t(size));
      std::span<const uint8_t> code = kernels.codes[entry.code].bytes;
      int32_t groups = int32_t(rows + 3) / 4;
      if (parts == 1) {
        toy::launch(code, {1, 1, groups}, int32_t(entry.threadCount()), words);
      } else {
        words.push_back((reinterpret_cast<uintptr_t>(workspace.data()) + 63) / 64 * 64);
        for (int64_t round = 0; round < std::max<int64_t>(2 * steps, 1); ++round) {
          std::vector<uint64_t> own = words;
          own.insert(own.end(), {uint64_t(round), uint64_t(round + 1)});
          toy::launch(code, {1, int32_t(parts), groups}, int32_t(entry.threadCount()), own);
        }
      }
      int64_t wrong = 0;
      auto compare = [&](const std::vector<float> &a, const std::vector<float> &b) {
        for (size_t i = 0; i < a.size(); ++i)
          wrong += !(std::abs(a[i] - b[i]) <= 1e-5f);
      };
      compare(layer.y, wanted.y), compare(layer.h, wanted.h), compare(layer.c, wanted.c);
      EXPECT_EQ(wrong, 0) << units << " units, " << steps << " steps, " << rows << " rows";
    }
  }
}
