//===- Workgroup.h - what kernels of GPUs ask of their workgroups ---------===//
#pragma once
#include "compiler/Dialect/Util/IndexBuilder.h"
#include "compiler/Kernels/Kernel.h"

namespace sluice::kernels {

/// Memory of `shape` that the threads of a workgroup share. Only at the top of a kernel.
Value workgroupMemory(OpBuilder &builder, Location loc, ArrayRef<int64_t> shape, Type element);

/// All threads of the workgroup wait for each other, and see what the others wrote to workgroup
/// memory; not to buffers.
void workgroupBarrier(OpBuilder &builder, Location loc);

/// `count` (index) bounded to the workgroups that `target` launches, at least one: they take what
/// there is to do in turn.
Value launchedWorkgroups(OpBuilder &builder, Location loc, Value count, const TargetModel &target);

/// Ends the lowering of `kernel` with a grid that gives each workgroup `share` of the `count`
/// things that there are to do, and asks for `workspaceBytes`, if any; none unless it `isRun` (i1,
/// null: it is). All are values of the kernel; fails if they cannot be computed without running it.
LogicalResult launchFor(Kernel &kernel, Value count, int64_t share, Value workspaceBytes = {},
                        Value isRun = {});

/// On a gpu.barrier: threads wait for what others write to workgroup memory, never to buffers or
/// the workspace.
inline constexpr StringLiteral kWorkgroupMemoryOnly = "workgroup_memory_only";

/// `loop` with the loads between `begin` and `end`, operations of its body, done `distance`
/// iterations ahead, and what they need with them; what depends on them stays. They may be of
/// iterations past the last: places must be kept inside. Gives what replaces the loop's results;
/// the loop is gone.
///   for i { x = load i; use x, i }
///   x = load 0; for i (x) { y = load i + 1; use x, i; yield y }
SmallVector<Value> loadAhead(OpBuilder &builder, scf::ForOp loop, Operation *begin, Operation *end,
                             int64_t distance = 1);

// Workgroups of one launch cannot wait for each other. A kernel in which they must is cut there:
// its launches are kernels of the same arguments, each with its own grid, which the device runs one
// after the other on one workspace.
//   flow.executable @sum { func @sum ...  flow.executable @sum.launch1 { func @sum.launch1 ... } }
//     -> dispatch @sum; barrier; dispatch @sum.launch1 with the same workspace

/// The grid that `build` makes of `values`, which the kernel computes of sizes and scalars alone
/// (else this fails) and the grid function computes again; null stays null.
LogicalResult launchWith(Kernel &kernel, ArrayRef<Value> values,
                         function_ref<Grid(util::PlainIndexBuilder k, ArrayRef<Value>)> build);

/// Appends a launch to `kernel`, to be lowered like a kernel: it starts with a copy of `body`, in
/// an executable of its own.
Kernel addLaunch(Kernel &kernel, func::FuncOp body);

/// Lowers `kernel` as `count` launches, each from a copy of it: `lower` is told the number.
LogicalResult lowerLaunches(Kernel &kernel, int64_t count,
                            function_ref<LogicalResult(Kernel &, int64_t number)> lower);

/// What the launches share: slots one after the other. Every launch lays out the same ones.
class SharedWorkspace {
public:
  /// Views are made by `builder`, at the top of a launch's function.
  SharedWorkspace(OpBuilder &builder, Location loc);
  /// The next slot, `type` of `sizes` (index), 64-byte aligned; or of `element`, all sizes given.
  Value slot(MemRefType type, ValueRange sizes);
  Value array(Type element, ValueRange sizes) {
    SmallVector<int64_t> shape(sizes.size(), ShapedType::kDynamic);
    return slot(MemRefType::get(shape, element), sizes);
  }
  /// Bytes of all slots so far; the grid function of the first launch must ask for them.
  Value bytes() const { return end; }

private:
  OpBuilder &builder;
  Location loc;
  Value workspace, end;
};

} // namespace sluice::kernels
