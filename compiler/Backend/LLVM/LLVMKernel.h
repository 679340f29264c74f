//===- LLVMKernel.h - one kernel on its way through LLVM ------------------===//
// What all targets of LLVM share: translation of the LLVM dialect, the standard pipeline, code
// generation, and LLVM's reports as errors of this kernel. A target sets the attributes of its
// functions in between and checks what came out.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"

namespace mlir {
class Operation;
} // namespace mlir

namespace sluice {

class LLVMKernel {
public:
  /// Takes the LLVM functions and globals of `executable` to a module of LLVM's own. LLVM may call
  /// `library` of its own accord (copies and fills of memory, say), and nothing else. `target` must
  /// outlive the kernel.
  static llvm::Expected<std::unique_ptr<LLVMKernel>>
  translate(mlir::Operation *executable, const TargetModel &target, int optLevel,
            llvm::ArrayRef<llvm::LibFunc> library);

  llvm::Module &getModule() { return *module; }

  /// Makes the function of a kernel for GPUs, which has no other, its entry point.
  llvm::Function &makeEntry(llvm::StringRef name, llvm::CallingConv::ID convention);

  /// Runs the standard pipeline of the optimization level with `tuning`.
  void optimize(const llvm::PipelineTuningOptions &tuning);

  /// Nothing of a size unknown here may go to the stack.
  llvm::Error checkAllocas();

  /// Assembly or an object file. Fails with what LLVM reported as errors.
  llvm::Expected<llvm::SmallString<0>> emit(llvm::CodeGenFileType type);

  /// For GPUs: optimizes for threads that are one lane each, refuses what there are no instructions
  /// for (intrinsics that start with `family` are the target's own), and emits. `last` is what
  /// nothing that optimizes may undo.
  llvm::Expected<llvm::SmallString<0>>
  compileForGpu(llvm::StringRef family, llvm::CodeGenFileType type,
                llvm::function_ref<void(llvm::Module &)> last = nullptr);

  /// The largest frame of the functions that asked for a report ("warn-stack-size"), after emit().
  int64_t stackBytes() const { return largestFrame; }

private:
  LLVMKernel(const TargetModel &target, int optLevel, std::unique_ptr<llvm::TargetMachine> machine,
             llvm::ArrayRef<llvm::LibFunc> library);

  const TargetModel &target;
  int optLevel;
  std::unique_ptr<llvm::TargetMachine> machine;
  llvm::TargetLibraryInfoImpl library;
  int64_t largestFrame = 0;
  std::string errors;
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module; // Dies before the context.
};

/// Links `objects` to a shared library with lld and its `options`. Thread-safe, one link at a time.
llvm::Expected<llvm::SmallVector<char, 0>> linkElf(llvm::ArrayRef<llvm::ArrayRef<char>> objects,
                                                   llvm::ArrayRef<std::string> options);

} // namespace sluice
