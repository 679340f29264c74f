//===- KernelPass.td - what passes on kernels share -----------------------===//
// Families of targets add the dialects of their instructions (TargetFamily::addDialects).
//===----------------------------------------------------------------------===//
#ifndef SLUICE_KERNELS_KERNELPASS
#define SLUICE_KERNELS_KERNELPASS
include "mlir/Pass/PassBase.td"

class KernelPass<string name, string op, list<Option> more = []> : Pass<name, op> {
  let options = [
    Option<"optLevel", "opt-level", "int", "2", "0 (plain loops, the reference) to 3">
  ] # more;
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect",
    "::mlir::bufferization::BufferizationDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::func::FuncDialect", "::mlir::gpu::GPUDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::LLVM::LLVMDialect", "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect",
    "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect",
    "::mlir::ub::UBDialect", "::mlir::vector::VectorDialect", "::sluice::hal::HALDialect"];
}

#endif
