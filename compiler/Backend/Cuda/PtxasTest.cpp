//===- PtxasTest.cpp - what the assembler says of a kernel ----------------===//
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace sluice;

TEST(Ptxas, Figures) {
  const char *text = "ptxas info    : 0 bytes gmem\n"
                     "ptxas info    : Compiling entry function 'kernel_b' for 'sm_90'\n"
                     "ptxas info    : Function properties for kernel_b\n"
                     "    136 bytes stack frame, 44 bytes spill stores, 72 bytes spill loads\n"
                     "ptxas info    : Used 255 registers, used 1 barriers, 136 bytes "
                     "cumulative stack size, 49152 bytes smem, 560 bytes cmem[0]\n"
                     "ptxas info    : Compiling entry function 'kernel_a' for 'sm_90'\n"
                     "ptxas info    : Used 8 registers, 352 bytes cmem[0]";
  backend::KernelFigures b = cuda::readPtxasFigures(text, "kernel_b"),
                         a = cuda::readPtxasFigures(text, "kernel_a");
  EXPECT_EQ(b.registers, 255);
  EXPECT_EQ(b.stackBytes, 136);
  EXPECT_EQ(b.spilledBytes, 72);
  EXPECT_EQ(a.registers, 8);
  EXPECT_EQ(a.spilledBytes + a.stackBytes, 0);
}

TEST(Ptxas, EntryPointsAreIdentifiersThatDiffer) {
  EXPECT_EQ(backend::entrySymbol("main_0_map_4_f32"), "kernel_main_0_map_4_f32");
  EXPECT_EQ(backend::entrySymbol("a.launch1"), "kernel_a$2Elaunch1");
}

// What was asked for must be there; else nothing is fine, too.
TEST(Ptxas, IsFound) {
  ::setenv("SLUICE_PTXAS", "/bin/echo", 1);
  EXPECT_EQ(llvm::cantFail(cuda::findPtxas("")), "/bin/echo");
  EXPECT_EQ(llvm::cantFail(cuda::findPtxas("/bin/true")), "/bin/true");
  EXPECT_EQ(llvm::cantFail(cuda::findPtxas("none")), "");
  for (const char *name : {"/no/such/ptxas", "/dev"}) {
    auto missing = cuda::findPtxas(name);
    ASSERT_FALSE(bool(missing));
    EXPECT_NE(llvm::toString(missing.takeError())
                  .find(std::string("no program '") + name + "' to assemble PTX with"),
              std::string::npos);
  }
  ::setenv("SLUICE_PTXAS", "none", 1);
  EXPECT_EQ(llvm::cantFail(cuda::findPtxas("")), "");
  ::unsetenv("SLUICE_PTXAS");
  ::setenv("PATH", "/no/such/folder", 1);
  EXPECT_EQ(llvm::cantFail(cuda::findPtxas("")), "");
}

TEST(Ptxas, SaysWhyItFails) {
  auto code = cuda::assemblePtx({".version 8.0\n.target sm_90\n"}, "/bin/false");
  ASSERT_FALSE(bool(code));
  EXPECT_EQ(llvm::toString(code.takeError()).rfind("/bin/false failed", 0), 0u);
}
