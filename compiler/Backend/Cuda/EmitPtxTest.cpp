//===- EmitPtxTest.cpp - what PTX says of a kernel's memory ---------------===//
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "gtest/gtest.h"

using namespace sluice;

TEST(MeasurePtx, SumsMemory) {
  backend::GpuKernel kernel = llvm::cantFail(
      cuda::measurePtx(".visible .entry kernel(\n)\n{\n"
                       "\t.local .align 16 .b8 \t__local_depot0[136];\n"
                       "\tld.local.b32 \t%r1, [%rd1];\n}\n"
                       ".shared .align 16 .b8 tile[4096];\n.shared .align 4 .b8 other[64];\n"));
  EXPECT_EQ(kernel.privateBytes, 136);
  EXPECT_EQ(kernel.workgroupBytes, 4160);
}

TEST(MeasurePtx, RefusesCalls) {
  for (const char *text :
       {".extern .func malloc\n", "\tcall.uni (retval0), __nv_expf, (param0);\n"}) {
    auto kernel = cuda::measurePtx(text);
    ASSERT_FALSE(bool(kernel));
    EXPECT_NE(llvm::toString(kernel.takeError()).find("kernel calls what is not part of it"),
              std::string::npos);
  }
}
