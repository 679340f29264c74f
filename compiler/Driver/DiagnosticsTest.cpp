//===- DiagnosticsTest.cpp ------------------------------------------------===//
#include "compiler/Driver/Diagnostics.h"
#include "compiler/Driver/TaskPool.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Threading.h"
#include "llvm/Support/Threading.h"
#include <gtest/gtest.h>
#include <numeric>

using namespace mlir;
using namespace sluice;

namespace {
struct Fixture : ::testing::Test {
  TaskPool pool{4};
  MLIRContext context{MLIRContext::Threading::DISABLED};
  std::vector<std::string> lines;
  UserDiagnostics diagnostics{context, "model.onnx",
                              [this](const std::string &line) { lines.push_back(line); }};
  Location node(StringRef name) { return NameLoc::get(StringAttr::get(&context, name)); }
};
using Diagnostics = Fixture;
} // namespace

TEST_F(Diagnostics, NamesThePlace) {
  emitError(node("Conv_3 (Conv)")) << "no";
  emitError(UnknownLoc::get(&context)) << "no";
  emitError(FileLineColLoc::get(&context, "dir/x.mlir", 3, 7)) << "no";
  emitError(FusedLoc::get(&context, {UnknownLoc::get(&context), node("Add_1")})) << "no";
  emitWarning(node("A")) << "hm";
  emitRemark(node("A")) << "aside";
  EXPECT_EQ(lines,
            (std::vector<std::string>{"model.onnx:Conv_3 (Conv): error: no",
                                      "model.onnx: error: no", "dir/x.mlir:3:7: error: no",
                                      "model.onnx:Add_1: error: no", "model.onnx:A: warning: hm"}));
}

TEST_F(Diagnostics, SaysEachThingOnceInOneLineAndNotes) {
  for (int i = 0; i < 2; ++i) {
    auto error = emitError(node("A")) << "two\n  lines";
    error.attachNote() << "here";
    error.attachNote(node("B")) << "there";
    error.report();
    emitError(node("B")) << "between";
  }
  EXPECT_TRUE(diagnostics.hadError());
  EXPECT_EQ(lines,
            (std::vector<std::string>{
                "model.onnx:A: error: two\nnote: lines\nnote: here\nmodel.onnx:B: note: there",
                "model.onnx:B: error: between"}));
}

// As in the kernel stage: parallel work, each with a handler of its own for its thread and parallel
// work inside.
TEST_F(Diagnostics, ParallelWorkKeepsItsDiagnosticsAndTheirOrder) {
  context.setThreadPool(pool);
  std::vector<int> items(300), inner(5);
  std::iota(items.begin(), items.end(), 0);
  std::iota(inner.begin(), inner.end(), 0);
  std::vector<std::string> caught(items.size());
  parallelForEach(&context, items, [&](int item) {
    {
      uint64_t thread = llvm::get_threadid();
      ScopedDiagnosticHandler quiet(&context, [&](Diagnostic &diagnostic) {
        if (llvm::get_threadid() != thread)
          return failure();
        caught[item] += diagnostic.str();
        return success();
      });
      parallelForEach(&context, inner,
                      [&](int i) { emitError(node("inner")) << item << "." << i << " "; });
    }
    emitError(node("outer")) << item;
  });
  ASSERT_EQ(lines.size(), items.size());
  for (int item : items) {
    std::string n = std::to_string(item);
    EXPECT_EQ(lines[item], "model.onnx:outer: error: " + n);
    EXPECT_EQ(caught[item], n + ".0 " + n + ".1 " + n + ".2 " + n + ".3 " + n + ".4 ");
  }
}
