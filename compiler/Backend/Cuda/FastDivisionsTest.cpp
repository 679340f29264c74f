//===- FastDivisionsTest.cpp - which divisions may err by 2 ulp -----------===//
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;

/// The text of a function of `body` after the rewrite.
static std::string rewritten(StringRef body) {
  LLVMContext context;
  SMDiagnostic error;
  std::unique_ptr<Module> module =
      parseAssemblyString(("define void @f(float %a, float %b, <2 x float> %v, ptr %p) {\n" + body +
                           "\n  ret void\n}\n")
                              .str(),
                          error, context);
  if (!module)
    return error.getMessage().str();
  sluice::cuda::useFastDivisions(*module);
  EXPECT_FALSE(verifyModule(*module, &errs()));
  std::string text;
  raw_string_ostream out(text);
  module->getFunction("f")->print(out);
  return text;
}

TEST(FastDivisions, AreThoseWhoseQuotientsAreRounded) {
  std::string text =
      rewritten("%q = fdiv float %a, %b\n %m = fmul float %q, %a\n %r = fptrunc float %m to half\n"
                "store half %r, ptr %p");
  EXPECT_EQ(text.find("fdiv"), std::string::npos) << text;
  EXPECT_NE(text.find("@llvm.nvvm.div.full(float %a, float %b)"), std::string::npos) << text;
}

TEST(FastDivisions, TakeVectorsApart) {
  std::string text =
      rewritten("%q = fdiv <2 x float> %v, %v\n %r = fptrunc <2 x float> %q to <2 x bfloat>\n"
                "store <2 x bfloat> %r, ptr %p");
  EXPECT_EQ(text.find("fdiv"), std::string::npos) << text;
  EXPECT_NE(text.find("insertelement <2 x float>"), std::string::npos) << text;
}

TEST(FastDivisions, LeaveWhatIsUsedWithAllItsBits) {
  for (StringRef rest :
       {"store float %q, ptr %p", // As it is.
        "%s = fadd float %q, %a\n %r = fptrunc float %s to half\n store half %r, ptr %p", // May
                                                                                          // cancel.
        "%r = fptrunc float %q to half\n store half %r, ptr %p\n store float %q, ptr %p", // Also.
        "%c = fcmp ogt float %q, %a\n store i1 %c, ptr %p",
        "%i = fptosi float %q to i32\n store i32 %i, ptr %p"})
    EXPECT_NE(rewritten(("%q = fdiv float %a, %b\n" + rest).str()).find("fdiv"), std::string::npos)
        << rest.str();
}
