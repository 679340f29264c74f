//===- Family.h - how kernels of a family of targets become code ----------===//
// Each family is a folder here, with its targets by name, its matrix and attention units
// (Kernels/Gpu/GpuUnits.h) and the way from loops to code. Families.cpp has one line for each.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Backend/Gpu/GpuKernel.h"
#include "compiler/Target/TargetFamily.h"

namespace sluice::backend {

/// The steps of GPUs are the same for all: convert gives a kernel its entry point
/// (gpu_kernel_abi.h) and takes it to the family's dialect, emit makes code of that and measures
/// it, checkLimits compares with the target. CPUs have their own (Cpu/CpuBackend.h).
struct Family : TargetFamily {
  module::GpuCodeKind codeKind = {};
  /// Takes `kernel`, the only one of its executable, from loops on memrefs to the dialect that emit
  /// takes. Its workgroups have `threads`.
  llvm::FailureOr<KernelArguments> (*convert)(mlir::func::FuncOp kernel, const TargetModel &target,
                                              int64_t threads, int optLevel) = nullptr;
  /// Code of `executable` for workgroups of `threads`. Fails for what the target has no
  /// instructions for.
  llvm::Expected<GpuKernel> (*emit)(mlir::Operation *executable, const TargetModel &target,
                                    int64_t threads, int optLevel) = nullptr;
  /// What is in code that waits for the launches before it; null if no code of the family does.
  const char *wait = nullptr;

  // For families whose drivers translate code when they load it, and that have a program which does
  // so before.
  module::GpuCodeKind machineCodeKind = {};
  /// That program: `requested` if it is not empty, else what is installed, "" if nothing is. Fails
  /// if what was requested is no program.
  llvm::Expected<std::string> (*findAssembler)(llvm::StringRef requested) = nullptr;
  /// Machine code of `kernels`, each the code of one, of one architecture. Their entry points are
  /// named by entrySymbol. Fails with what the assembler says.
  llvm::Expected<MachineCode> (*assemble)(llvm::ArrayRef<llvm::StringRef> kernels,
                                          const std::string &assembler) = nullptr;
  /// Which architecture `code` is for.
  llvm::StringRef (*architectureOf)(llvm::StringRef code) = nullptr;
};

/// Makes all families known (Target/TargetFamily.h); more than one call changes nothing.
void registerFamilies();

/// The family of `target`.
inline const Family &familyOf(const TargetModel &target) {
  return static_cast<const Family &>(*target.family);
}

/// The assembler of the families of `targets`, or of any if one is requested; see
/// Family::findAssembler.
llvm::Expected<std::string> findAssembler(llvm::ArrayRef<std::string> targets,
                                          llvm::StringRef requested);

} // namespace sluice::backend
