//===- Ptxas.h - machine code for NVIDIA GPUs, where there is an assembler -===//
// PTX is all that the compiler needs to make; the driver turns it into machine code when a module
// is loaded, which takes seconds for large models. NVIDIA's assembler does it at compile time, and
// knows registers and spills.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Backend/Gpu/GpuKernel.h"

namespace sluice::cuda {

using backend::MachineCode; ///< A cubin: ELF for the architecture that the PTX names.

/// The assembler to use: `requested` if it is not empty, else the variable SLUICE_PTXAS, else
/// "ptxas" of the PATH; "" if there is none, or "none" was asked for. Fails if what was asked for
/// is no program.
llvm::Expected<std::string> findPtxas(llvm::StringRef requested);

/// Assembles `ptx`, which has one kernel. Fails with what the assembler says.
llvm::Expected<MachineCode> assemblePtx(llvm::StringRef ptx, const std::string &ptxas);

/// What `ptxas -v` printed about the kernel.
void readPtxasFigures(llvm::StringRef text, MachineCode &code);

} // namespace sluice::cuda
