//===- PlanFileTest.cpp - plans that were measured, as text ----------------===//
#include "compiler/Driver/PlanFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include <gtest/gtest.h>

using namespace sluice;

namespace {
/// A file of plans with this text.
struct Written {
  explicit Written(const std::string &text) {
    int descriptor = 0;
    EXPECT_FALSE(llvm::sys::fs::createTemporaryFile("sluice", "plans", descriptor, path));
    llvm::raw_fd_ostream(descriptor, /*shouldClose=*/true) << text;
    complaint = plans.read(std::string(path));
  }
  ~Written() { llvm::sys::fs::remove(path); }
  /// The complaint without the file's name.
  std::string problem() const { return complaint.empty() ? "" : complaint.substr(path.size()); }
  std::string find(const std::string &device, const std::string &key) {
    return plans.find({"k", device, key, [] { return std::vector<std::string>{"a: 1", "a: 2"}; }});
  }
  std::string warning() const {
    std::string text = plans.warning();
    return text.empty() ? "" : text.substr(path.size() + 3);
  }
  llvm::SmallString<128> path;
  std::string complaint;
  PlanFile plans;
};
const std::string kHead = "# sluice plans, made by sluice " + compilerVersion() + "\n";
} // namespace

TEST(PlanFile, WhatIsWrittenIsFound) {
  Written file(writePlans({{"cuda:sm_90/132", "m(2xf32)#0", "a: 2", 1.5, 2}}));
  EXPECT_EQ(file.problem(), "");
  EXPECT_EQ(file.find("cuda:sm_90/132", "m(2xf32)#0"), "a: 2");
  EXPECT_EQ(file.find("cuda:sm_90/132", "m(3xf32)#0"), "");
  EXPECT_EQ(file.warning(), "");
}

TEST(PlanFile, SomethingElse) {
  Written other(kHead + "cuda:sm_80/108\tm\ta: 2\t1\t2\n");
  EXPECT_EQ(other.find("cuda:sm_90/132", "m"), "");
  EXPECT_EQ(other.warning(), "has plans for cuda:sm_80/108, none for cuda:sm_90/132");
  Written shapes(kHead + "cpu:x\tm\ta: 2\t1\t2\n\n# a comment\ncpu:x\tn\ta: 1\t1\t1\r\n");
  EXPECT_EQ(shapes.problem(), "");
  EXPECT_EQ(shapes.find("cpu:x", "o"), "");
  EXPECT_EQ(shapes.warning(), "has plans for 2 kernels on cpu:x, none of which is in this model");
  Written plans(kHead + "cpu:x\tm\ta: 3\t1\t2\n");
  EXPECT_EQ(plans.find("cpu:x", "m"), "");
  EXPECT_EQ(plans.warning(), "is for other kernels: m has no plan 'a: 3'");
  Written version("# sluice plans, made by sluice 0.0.9\ncpu:x\tm\ta: 2\t1\t2\n");
  EXPECT_EQ(version.find("cpu:x", "m"), "");
  EXPECT_EQ(version.warning(), "was made by sluice 0.0.9, and this is sluice " + compilerVersion() +
                                   ": its plans are not used");
}

TEST(PlanFile, Broken) {
  EXPECT_EQ(Written("").problem(),
            ":1: expected '# sluice plans, made by sluice VERSION': this is no file of plans");
  EXPECT_EQ(Written(kHead + "cpu:x\tm\ta: 2\t1\n").problem(),
            ":2: expected device, kernel, plan and two times with tabs between, found 4 of them");
  EXPECT_EQ(Written(kHead + "\ncpu:x\tm\ta: 2\t1\tfast\n").problem(),
            ":3: expected times in microseconds, found '1' and 'fast'");
  EXPECT_EQ(Written(kHead + "cpu:x\tm\ta: 2\t1\t-2\n").problem(),
            ":2: expected times in microseconds, found '1' and '-2'");
  EXPECT_EQ(Written(kHead + "cpu:x\tm\ta: 2\t1\t2\ncpu:x\tm\ta: 1\t1\t2\n").problem(),
            ":3: a second plan for 'm' on cpu:x");
}
