//===- PtxasTest.cpp - what the assembler says of a kernel ----------------===//
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace sluice;

TEST(Ptxas, Figures) {
  cuda::MachineCode code;
  cuda::readPtxasFigures("ptxas info    : 0 bytes gmem\n"
                         "ptxas info    : Compiling entry function 'kernel' for 'sm_90'\n"
                         "ptxas info    : Function properties for kernel\n"
                         "    136 bytes stack frame, 44 bytes spill stores, 72 bytes spill loads\n"
                         "ptxas info    : Used 255 registers, used 1 barriers, 136 bytes "
                         "cumulative stack size, 49152 bytes "
                         "smem, 560 bytes cmem[0]\n",
                         code);
  EXPECT_EQ(code.registers, 255);
  EXPECT_EQ(code.stackBytes, 136);
  EXPECT_EQ(code.spilledBytes, 72);
  cuda::readPtxasFigures("ptxas info    : Used 8 registers, 352 bytes cmem[0]", code);
  EXPECT_EQ(code.registers, 8);
  EXPECT_EQ(code.spilledBytes + code.stackBytes, 0);
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
  auto code = cuda::assemblePtx(".version 8.0\n.target sm_90\n", "/bin/false");
  ASSERT_FALSE(bool(code));
  EXPECT_EQ(llvm::toString(code.takeError()).rfind("/bin/false failed", 0), 0u);
}
