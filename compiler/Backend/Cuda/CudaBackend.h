//===- CudaBackend.h - loops on memrefs to PTX ----------------------------===//
#pragma once
#include "compiler/Backend/Family.h"

namespace llvm {
class Module;
} // namespace llvm

namespace sluice::cuda {

extern const backend::Family kFamily;

/// Among the code features of an executable: its code is for this one architecture, not for later
/// ones too.
inline constexpr llvm::StringLiteral kArchitectureSpecific = "architecture-specific";

/// Another, with the version of PTX that its assembly needs behind it, times ten: LLVM does not
/// look into that.
inline constexpr llvm::StringLiteral kPtxVersion = "ptx";

/// And how many workgroups at least shall find registers on a multiprocessor, behind it.
inline constexpr llvm::StringLiteral kResident = "resident";

/// And how many workgroups that follow each other are a cluster.
inline constexpr llvm::StringLiteral kCluster = "cluster";

/// Until what was launched before is done, and its results are there (PTX ISA 9.7.13.14).
inline constexpr const char *kWait = "griddepcontrol.wait";

/// Which loads in front of it are to stay in front of; ptxas puts others where they are used.
inline constexpr const char *kLoadsIssued = "bar.warp.sync -1";

/// 90 of "cuda:sm_90" and "cuda:sm_90a".
int computeCapability(const TargetModel &target);

/// mma.sync, and wgmma of four subgroups.
inline constexpr MatrixUnit kMma{.name = "mma", .takesRegisters = true},
    kWgmma{.name = "wgmma", .subgroups = 4};

/// Matrix instructions and copies of all architectures.
const kernels::GpuUnits &gpuUnits();

/// Entry point, NVVM ops for the place in the grid and barriers, LLVM dialect.
llvm::FailureOr<backend::KernelArguments>
convertKernel(mlir::func::FuncOp kernel, const TargetModel &target, int64_t threads, int optLevel);

/// What `ptx` says of its memory. Fails if it calls anything.
llvm::Expected<backend::GpuKernel> measurePtx(std::string ptx);

/// Divides without a slow path where the quotient is rounded to 16 bits in the end.
void useFastDivisions(llvm::Module &module);

/// Optimizes the LLVM functions of `executable` and writes them as PTX for workgroups of `threads`.
/// Fails for functions without instructions.
llvm::Expected<backend::GpuKernel> emitPtx(mlir::Operation *executable, const TargetModel &target,
                                           int64_t threads, int optLevel);

// PTX is all that the compiler needs to make; the driver turns it into machine code when a module
// is loaded, which takes seconds for large models. NVIDIA's assembler does it at compile time, and
// knows registers and spills.

using backend::MachineCode; ///< A cubin: ELF for the architecture that the PTX names.

/// The assembler to use: `requested` if it is not empty, else the variable SLUICE_PTXAS, else
/// "ptxas" of the PATH; "" if there is none, or "none" was asked for. Fails if what was asked for
/// is no program.
llvm::Expected<std::string> findPtxas(llvm::StringRef requested);

/// Assembles `kernels`, each the PTX of one, in one process: to start it takes as long as a small
/// kernel (10 ms). Fails with what the assembler says.
llvm::Expected<MachineCode> assemblePtx(llvm::ArrayRef<llvm::StringRef> kernels,
                                        const std::string &ptxas);

/// The architecture that `ptx` is written for, "sm_90a".
llvm::StringRef architectureOf(llvm::StringRef ptx);

/// What `ptxas -v` printed about the kernel with this entry point.
backend::KernelFigures readPtxasFigures(llvm::StringRef text, llvm::StringRef entry);

} // namespace sluice::cuda
