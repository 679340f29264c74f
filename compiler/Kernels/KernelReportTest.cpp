//===- KernelReportTest.cpp - formulas of grids ---------------------------===//
#include "compiler/Kernels/KernelReport.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
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
