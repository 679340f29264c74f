//===- Passes.td - plans of kernels, for reading and testing ------------===//
#ifndef SLUICE_KERNELS_PASSES
#define SLUICE_KERNELS_PASSES
include "mlir/Pass/PassBase.td"

class KernelPass<string name, string op> : Pass<name, op> {
  let options = [
    Option<"optLevel", "opt-level", "int", "2", "0 (plain loops, the reference) to 3">
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect",
    "::mlir::cf::ControlFlowDialect", "::mlir::func::FuncDialect", "::mlir::gpu::GPUDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::LLVM::LLVMDialect",
    "::mlir::math::MathDialect", "::mlir::NVVM::NVVMDialect", "::mlir::ROCDL::ROCDLDialect",
    "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
    "::mlir::spirv::SPIRVDialect", "::mlir::ub::UBDialect", "::mlir::vector::VectorDialect",
    "::sluice::hal::HALDialect"];
}

def LowerKernels : KernelPass<"sluice-lower-kernels", "::sluice::flow::ExecutableOp"> {
  let summary = "plans a kernel and lowers it to loops on memrefs";
  let description = [{
    CompileKernels (../Backend) does the same and goes on to machine code.
  }];
}

#endif
