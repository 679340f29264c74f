//===- Passes.td - the passes of the kernel stage, in pipeline order ------===//
include "compiler/Kernels/KernelPass.td"

def KernelsToLLVM : KernelPass<"sluice-kernels-to-llvm", "::sluice::flow::ExecutableOp"> {
  let summary = "gives lowered kernels their entry point and takes them to the LLVM dialect";
}

defvar Assembler =
    Option<"assembler", "assembler", "std::string", "\"\"",
           "a program of the family that makes machine code of what its driver translates">;

def CompileKernels
    : KernelPass<"sluice-compile-kernels", "::sluice::flow::ExecutableOp", [
        Assembler,
        Option<"cache", "cache", "std::string", "\"\"",
               "a folder of compiled kernels (KernelCache.h)">,
        Option<"runsOnce", "runs-once", "bool", "false",
               "the program is called once: kernels with little to do are plain loops">]> {
  let summary =
      "plans, lowers and compiles a kernel, with the next plan if a limit of the target is broken";
}

def LinkKernels : KernelPass<"sluice-link-kernels", "::mlir::ModuleOp"> {
  let options = [Assembler];
  let summary =
      "links all compiled kernels to one library and moves grid functions to the host program";
}
