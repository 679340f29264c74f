//===- KernelReproducer.h - a kernel that fails leaves a file -------------===//
// A kernel whose compilation fails or crashes is left as a program of its own.
// Comments at the top say what happened, in which version of the compiler, and how to see it again:
//   // sluice reproducer, made by sluice 0.1.0 (LLVM 22.1.8)
//   // kernel 'main_3_sort' of model.onnx did not compile
//   // run: sluice compile /tmp/main_3_sort.mlir -o /dev/null --target=cuda:sm_90 -O2
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Driver/Compile.h"
#include <map>
#include <mutex>

namespace sluice {

/// Watches the kernel stages of one compilation. Thread-safe.
class KernelReproducers {
public:
  /// `model` is named in the files, which go where `options.reproducer` says.
  KernelReproducers(std::string model, const CompileOptions &options);

  /// Follows the passes of `pm`, which are those of `stage` for `program`: any pass for crashes,
  /// and each kernel of the kernel stage. This object must outlive it.
  void watch(mlir::PassManager &pm, unsigned stage, mlir::ModuleOp program);

  /// To be called where the kernel stage last watched failed: writes the kernels at fault. Where
  /// each works but linking them does not, all are left together. Returns lines that say where.
  std::vector<std::string> writeFailed(mlir::MLIRContext &context);

  /// A kernel that compiles, with all that is needed to leave it, even from a signal handler.
  struct Kernel {
    std::string name, path, command, header, text;
    bool failed = false;
  };

private:
  friend class KernelInstrumentation;
  bool leavesFiles() const { return options.reproducer != "none"; }
  Kernel &add(llvm::StringRef name, std::string text);
  Kernel *findUnlinkable(mlir::MLIRContext &context);
  std::string write(const Kernel &kernel);

  std::string model;
  const CompileOptions &options;
  std::string target, flags; ///< As people call it, and the options of `sluice compile`.
  std::mutex mutex;
  std::map<std::string, Kernel> kernels; ///< Those of the stage that runs, by name.
};

/// The lines at the top of a reproducer. `what` is one line.
std::string reproducerHeader(llvm::StringRef what, llvm::StringRef command);

/// Where the reproducer `name` for `target` goes: into the folder that `option` names, else into
/// the one for temporary files, under a name of this process.
std::string reproducerPath(const std::string &option, llvm::StringRef name, llvm::StringRef target);

/// Writes a file completely or not at all, or to the device or pipe that is there; a complaint, or
/// "".
std::string writeWhole(const std::string &path,
                       llvm::function_ref<void(llvm::raw_ostream &)> write);
std::string writeWhole(const std::string &path, llvm::StringRef text);

/// `word` as a shell takes it.
std::string shellWord(llvm::StringRef word);

/// The version of the compiler that made the reproducer in file `path`; "" if it is none.
std::string reproducerVersion(const std::string &path);

/// A program at the end of the stage `dispatch` that holds a copy of the kernel in `executable`
/// and, where its tensors can be passed by a caller, a function that runs it:
///   func.func @main(operands..., sizes of results...) -> results
/// Operands in packed layouts are passed as they are stored. Without `main` the program still
/// compiles.
mlir::OwningOpRef<mlir::ModuleOp> kernelProgram(flow::ExecutableOp executable);

/// The type as which a caller passes a value of `type`, packed tensors as they are stored; null if
/// none can.
mlir::Type passedType(mlir::Type type);
/// `value` as `type`, which is that of a packed tensor or of its stored form if it is another.
mlir::Value castForCaller(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type,
                          mlir::Value value);

/// `module` as text that goes in again, with the locations of the user's model.
std::string printProgram(mlir::ModuleOp module);

} // namespace sluice
