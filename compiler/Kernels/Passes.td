//===- Passes.td - plans of kernels, for reading and testing ------------===//
include "compiler/Kernels/KernelPass.td"

def LowerKernels : KernelPass<"sluice-lower-kernels", "::sluice::flow::ExecutableOp"> {
  let summary = "plans a kernel and lowers it to loops on memrefs";
  let description = [{
    CompileKernels (../Backend) does the same and goes on to machine code.
  }];
}
