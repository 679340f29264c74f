//===- EmitHsacoTest.cpp - loops on memrefs to HSACO, read back -----------===//
#include "compiler/Backend/Rocm/RocmBackend.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/ROCDL/ROCDLToLLVMIRTranslation.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace sluice;

namespace {
/// Compiles the function @k, the only one of `text`.
llvm::Expected<backend::GpuKernel> compile(StringRef text, StringRef target, int64_t threads,
                                           int optLevel = 2) {
  DialectRegistry registry;
  registry
      .insert<affine::AffineDialect, arith::ArithDialect, cf::ControlFlowDialect, func::FuncDialect,
              gpu::GPUDialect, hal::HALDialect, LLVM::LLVMDialect, math::MathDialect,
              memref::MemRefDialect, ROCDL::ROCDLDialect, scf::SCFDialect, vector::VectorDialect>();
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  registerROCDLDialectTranslation(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text, &context);
  TargetModel model = llvm::cantFail(parseTarget(target));
  auto kernel = module->lookupSymbol<func::FuncOp>("k");
  if (failed(rocm::convertKernel(kernel, model, threads, optLevel)))
    return llvm::createStringError("does not convert");
  return rocm::emitHsaco(*module, model, threads, optLevel);
}

constexpr const char *kTargets[] = {"rocm:gfx908",  "rocm:gfx90a",  "rocm:gfx942", "rocm:gfx950",
                                    "rocm:gfx1030", "rocm:gfx1100", "rocm:gfx1201"};
} // namespace

TEST(EmitHsaco, PlaceBarriersAndShuffles) {
  const char *text = R"mlir(
func.func @k(%x: memref<?xf32>, %y: memref<?xf32>) {
  %id = hal.workgroup.id[0] : index
  %count = hal.workgroup.count[0] : index
  %rows = hal.workgroup.count[1] : index
  %thread = gpu.thread_id x
  %sum = arith.addi %id, %count : index
  %at = arith.addi %sum, %thread : index
  %v = memref.load %x[%at] : memref<?xf32>
  memref.store %v, %y[%rows] : memref<?xf32>
  gpu.barrier
  %w = memref.load %y[%at] : memref<?xf32>
  %mask = arith.constant 5 : i32
  %width = arith.constant 16 : i32
  %a, %in = gpu.shuffle xor %w, %mask, %width : f32
  %b, %in1 = gpu.shuffle down %a, %mask, %width : f32
  %c, %in2 = gpu.shuffle up %b, %mask, %width : f32
  %d, %in3 = gpu.shuffle idx %c, %mask, %width : f32
  memref.store %d, %x[%at] : memref<?xf32>
  return
})mlir";
  for (const char *target : kTargets) {
    auto kernel = compile(text, target, 256);
    ASSERT_TRUE(bool(kernel)) << target << ": " << llvm::toString(kernel.takeError());
    EXPECT_EQ(kernel->privateBytes, 0) << target;
    EXPECT_EQ(kernel->workgroupBytes, 0) << target;
    EXPECT_EQ(kernel->spilledBytes, 0) << target;
    EXPECT_GT(kernel->registers, 0) << target;
    EXPECT_EQ(kernel->subgroupSize, llvm::cantFail(parseTarget(target)).subgroupSize);
    EXPECT_TRUE(StringRef(kernel->code)
                    .starts_with("\x7f"
                                 "ELF"));
  }
}

TEST(EmitHsaco, MeasuresWorkgroupMemory) {
  for (int64_t kilobytes : {16, 64, 65}) {
    std::string elements = std::to_string(kilobytes << 8),
                type = "memref<" + elements + "xf32, #gpu.address_space<workgroup>>";
    std::string text = "func.func @k(%x: memref<?xf32>) {\n  %m = memref.alloc() : " + type +
                       "\n  %i = gpu.thread_id x\n  %n = arith.constant 255 : index\n  %j = "
                       "arith.subi %n, %i : index\n"
                       "  %v = memref.load %x[%i] : memref<?xf32>\n  memref.store %v, %m[%i] : " +
                       type + "\n  gpu.barrier\n  %w = memref.load %m[%j] : " + type +
                       "\n  memref.store %w, %x[%i] : memref<?xf32>\n  return\n}\n";
    for (const char *target : kTargets) {
      auto kernel = compile(text, target, 256);
      if ((kilobytes << 10) > llvm::cantFail(parseTarget(target)).workgroupMemoryBytes) {
        ASSERT_FALSE(bool(kernel)) << target;
        EXPECT_NE(
            llvm::toString(kernel.takeError()).find("local memory (66560) exceeds limit (65536)"),
            std::string::npos);
        continue;
      }
      ASSERT_TRUE(bool(kernel)) << target << ": " << llvm::toString(kernel.takeError());
      EXPECT_EQ(kernel->workgroupBytes, kilobytes << 10) << target;
      EXPECT_EQ(kernel->privateBytes, 0) << target;
    }
  }
}

TEST(EmitHsaco, MeasuresPrivateMemory) {
  const char *text = R"mlir(
func.func @k(%x: memref<?xindex>, %y: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %m = memref.alloca() : memref<64xf32>
  scf.for %i = %c0 to %c64 step %c1 {
    %j = memref.load %x[%i] : memref<?xindex>
    %v = memref.load %y[%i] : memref<64xf32>
    memref.store %v, %m[%j] : memref<64xf32>
  }
  %j = memref.load %x[%c64] : memref<?xindex>
  %v = memref.load %m[%j] : memref<64xf32>
  memref.store %v, %y[%c0] : memref<64xf32>
  return
})mlir";
  for (int optLevel : {0, 2}) {
    auto kernel = compile(text, "rocm:gfx942", 64, optLevel);
    ASSERT_TRUE(bool(kernel)) << llvm::toString(kernel.takeError());
    EXPECT_GE(kernel->privateBytes, 256);
    EXPECT_LE(kernel->privateBytes, 320);
  }
}

// All float types of at least 16 bits, and conversions among them and integers, on every compute
// unit.
TEST(EmitHsaco, SelectsArithmetic) {
  for (const char *target : kTargets)
    for (std::string type : {"f16", "bf16", "f32", "f64"}) {
      std::string m = "memref<4x" + type + ">", text = "func.func @k(%x: " + m +
                                                       ", %n: memref<4xi64>) {\n"
                                                       "  %c0 = arith.constant 0 : index\n"
                                                       "  %a = memref.load %x[%c0] : " +
                                                       m + "\n";
      for (const char *op : {"divf", "remf", "maximumf", "minnumf"})
        text += "  %" + std::string(op) + " = arith." + op + " %a, %a : " + type +
                "\n  memref.store %" + op + ", %x[%c0] : " + m + "\n";
      text += "  %i = arith.fptosi %a : " + type +
              " to i64\n  %d = arith.divsi %i, %i : i64\n"
              "  memref.store %d, %n[%c0] : memref<4xi64>\n  %f = arith.uitofp %d : i64 to " +
              type + "\n  memref.store %f, %x[%c0] : " + m + "\n  return\n}\n";
      auto kernel = compile(text, target, 64);
      EXPECT_TRUE(bool(kernel)) << target << " " << type << ": "
                                << llvm::toString(kernel.takeError());
    }
}

TEST(EmitHsaco, Atomics) {
  for (const char *target : kTargets)
    for (std::string type : {"f16", "bf16", "f32", "f64", "i32", "i64"}) {
      std::string m = "memref<?x" + type + ">", suffix = type[0] == 'i' ? "i" : "f";
      std::string text =
          "func.func @k(%x: " + m + ", %v: " + type + ") {\n  %i = gpu.thread_id x\n";
      for (std::string op :
           {"add" + suffix, suffix == "i" ? std::string("maxs") : std::string("maximumf")})
        text += "  %" + op + " = memref.atomic_rmw " + op + " %v, %x[%i] : (" + type + ", " + m +
                ") -> " + type + "\n";
      auto kernel = compile(text + "  return\n}\n", target, 64);
      EXPECT_TRUE(bool(kernel)) << target << " " << type << ": "
                                << llvm::toString(kernel.takeError());
    }
}

TEST(EmitHsaco, RefusesCalls) {
  auto kernel = compile(
      "func.func private @helper()\nfunc.func @k() { func.call @helper() : () -> ()\n return }",
      "rocm:gfx942", 64);
  ASSERT_FALSE(bool(kernel));
  EXPECT_EQ(llvm::toString(kernel.takeError()), "kernel calls 'helper'");
}

TEST(MeasureHsaco, RefusesWhatIsNone) {
  for (std::string bytes : {std::string(),
                            std::string("\x7f"
                                        "ELF"),
                            std::string(64, '\0')}) {
    auto kernel = rocm::measureHsaco(bytes);
    EXPECT_FALSE(bool(kernel));
    llvm::consumeError(kernel.takeError());
  }
}
