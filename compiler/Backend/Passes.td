//===- Passes.td - the passes of the kernel stage, in pipeline order ------===//
#ifndef SLUICE_BACKEND_PASSES
#define SLUICE_BACKEND_PASSES
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

def KernelsToLLVM : KernelPass<"sluice-kernels-to-llvm", "::sluice::flow::ExecutableOp"> {
  let summary = "gives lowered kernels their entry point and takes them to the LLVM dialect";
}

def CompileKernels : KernelPass<"sluice-compile-kernels", "::sluice::flow::ExecutableOp"> {
  let summary =
      "plans, lowers and compiles a kernel, with the next plan if a limit of the target is broken";
  let options = [
    Option<"optLevel", "opt-level", "int", "2", "0 (plain loops, the reference) to 3">,
    Option<"ptxas", "ptxas", "std::string", "\"\"",
        "NVIDIA's assembler, for machine code beside the PTX">
  ];
}

def LinkKernels : KernelPass<"sluice-link-kernels", "::mlir::ModuleOp"> {
  let options = [];
  let summary =
      "links all compiled kernels to one library and moves grid functions to the host program";
}

#endif
