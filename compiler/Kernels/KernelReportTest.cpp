//===- KernelReportTest.cpp - formulas of grids ---------------------------===//
#include "compiler/Kernels/KernelReport.h"
#include "mlir/Parser/Parser.h"
#include <gtest/gtest.h>

using namespace mlir;
using namespace sluice;

namespace {
struct KernelReport : ::testing::Test {
  KernelReport() { context.loadDialect<arith::ArithDialect, func::FuncDialect>(); }

  /// The formula of what a function of three i64 returns after these operations.
  std::string formula(StringRef operations, StringRef result) {
    std::string text = ("func.func @grid(%n0: i64, %n1: i64, %n2: i64) -> i64 {\n" + operations +
                        "\nreturn " + result + " : i64\n}")
                           .str();
    module = parseSourceString<ModuleOp>(text, &context);
    EXPECT_TRUE(module) << text;
    auto grid = *module->getOps<func::FuncOp>().begin();
    return kernels::formulaOf(grid.front().getTerminator()->getOperand(0));
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};
} // namespace

TEST_F(KernelReport, Formulas) {
  EXPECT_EQ(formula("%c = arith.constant 24 : i64", "%c"), "24");
  EXPECT_EQ(formula("", "%n1"), "n1");
  EXPECT_EQ(formula("%c = arith.constant 64 : i64\n %a = arith.ceildivui %n0, %c : i64", "%a"),
            "ceil(n0 / 64)");
  EXPECT_EQ(formula("%a = arith.addi %n0, %n1 : i64\n %b = arith.muli %a, %n2 : i64\n %c = "
                    "arith.subi %b, %a : i64",
                    "%c"),
            "(n0 + n1) * n2 - (n0 + n1)");
  EXPECT_EQ(formula("%a = arith.muli %n0, %n1 : i64\n %b = arith.divui %a, %a : i64\n %c = "
                    "arith.minsi %b, %n2 : i64",
                    "%c"),
            "min(floor(n0 * n1 / (n0 * n1)), n2)");
  EXPECT_EQ(formula("%c = arith.constant -64 : i64\n %a = arith.andi %n0, %c : i64", "%a"),
            "floor(n0 / 64) * 64");
  EXPECT_EQ(
      formula("%a = arith.cmpi ult, %n0, %n1 : i64\n %b = arith.select %a, %n0, %n2 : i64", "%b"),
      "n0 < n1 ? n0 : n2");
}

TEST_F(KernelReport, WhatHasNoFormula) {
  EXPECT_EQ(formula("%a = arith.xori %n2, %n0 : i64", "%a"), "depends on n0, n2");
  std::string doubled;
  for (int i = 0; i < 40; ++i) // 2^40 terms if written out
    doubled += "%v" + std::to_string(i + 1) + " = arith.addi %v" + std::to_string(i) + ", %v" +
               std::to_string(i) + " : i64\n";
  EXPECT_EQ(formula("%v0 = arith.muli %n1, %n1 : i64\n" + doubled, "%v40"), "depends on n1");
}

// What a kernel has to do: sums of products of its constants.
TEST_F(KernelReport, Work) {
  context.loadDialect<linalg::LinalgDialect, tensor::TensorDialect, affine::AffineDialect>();
  auto work = [&](StringRef body) {
    module = parseSourceString<ModuleOp>(body, &context);
    EXPECT_TRUE(module);
    kernels::KernelWork work = kernels::workOf(*module->getOps<func::FuncOp>().begin());
    return std::vector<std::string>{work.operations, work.operand, work.bytes, work.stepwise};
  };
  EXPECT_EQ(work(R"(func.func @product(%a: tensor<?x64xf16>, %b: tensor<64x?xf16>,
                                       %out: tensor<?x?xf32>) -> tensor<?x?xf32> {
    %zero = arith.constant 0.0 : f32
    %f = linalg.fill ins(%zero : f32) outs(%out : tensor<?x?xf32>) -> tensor<?x?xf32>
    %p = linalg.matmul ins(%a, %b : tensor<?x64xf16>, tensor<64x?xf16>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
    return %p : tensor<?x?xf32>
  })"),
            (std::vector<std::string>{"128 * n0 * n1", "f16", "128 * n0 + 128 * n1 + 4 * n2 * n3",
                                      "128 * n0 + 128 * n1 + 8 * n2 * n3"}));
  // Of a table only the rows that are looked up, of a larger tensor only the slice; half of a size.
  EXPECT_EQ(work(R"(func.func @lookup(%table: tensor<5000x8xf32>, %rows: tensor<?xi32>, %n: index,
                                      %out: tensor<?x8xf32>) -> tensor<?x8xf32> {
    %half = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%n)
    %part = tensor.extract_slice %rows[0] [%half] [1] : tensor<?xi32> to tensor<?xi32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                         iterator_types = ["parallel", "parallel"]}
        ins(%part : tensor<?xi32>) outs(%out : tensor<?x8xf32>) {
    ^bb0(%row: i32, %o: f32):
      %i = arith.index_cast %row : i32 to index
      %j = linalg.index 1 : index
      %v = tensor.extract %table[%i, %j] : tensor<5000x8xf32>
      %w = arith.mulf %v, %v : f32
      linalg.yield %w : f32
    } -> tensor<?x8xf32>
    return %r : tensor<?x8xf32>
  })"),
            (std::vector<std::string>{"4 * n1", "f32", "18 * n1 + 32 * n2", "2 * n1 + 32 * n2"}));
  // A size that is computed in another way is not guessed.
  EXPECT_EQ(work(R"(func.func @other(%n: index, %out: tensor<?xf32>) -> tensor<?xf32> {
    %rest = arith.remui %n, %n : index
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty(%rest) : tensor<?xf32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    %r = linalg.exp ins(%f : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
    return %out : tensor<?xf32>
  })")[0],
            "");
}
