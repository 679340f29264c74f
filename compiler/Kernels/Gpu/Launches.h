//===- Launches.h - where all workgroups of a GPU must meet -----------------===//
// Workgroups of one launch cannot wait for each other. A kernel in which they must is cut there:
// its launches are kernels of the same arguments, each with its own grid, which the device runs one
// after the other on one workspace.
//   flow.executable @sum { func @sum ...  flow.executable @sum.launch1 { func @sum.launch1 ... } }
//     -> dispatch @sum; barrier; dispatch @sum.launch1 with the same workspace
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Appends a launch to `kernel`, to be lowered like a kernel: it starts with a copy of `body`, in
/// an executable of its own.
Kernel addLaunch(Kernel &kernel, mlir::func::FuncOp body);

/// Lowers `kernel` as `count` launches, each from a copy of it: `lower` is told the number.
llvm::LogicalResult
lowerLaunches(Kernel &kernel, int64_t count,
              llvm::function_ref<llvm::LogicalResult(Kernel &, int64_t number)> lower);

/// What the launches share: slots one after the other. Every launch lays out the same ones.
class SharedWorkspace {
public:
  /// Views are made by `builder`, at the top of a launch's function.
  SharedWorkspace(mlir::OpBuilder &builder, mlir::Location loc);
  /// The next slot, `type` of `sizes` (index), 64-byte aligned.
  mlir::Value slot(mlir::MemRefType type, mlir::ValueRange sizes);
  /// Bytes of all slots so far; the grid function of the first launch must ask for them.
  mlir::Value bytes() const { return end; }

private:
  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::Value workspace, end;
};

} // namespace sluice::kernels
