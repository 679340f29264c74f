//===- Kernel.h - the frame of all kinds of kernels: plan, lower, check ---===//
// A kernel kind looks at a flow.executable, proposes plans (best first) and lowers one of them. The
// frame tries them in turn: a candidate whose lowering fails, or whose machine code breaks a limit
// of the target, is dropped and the next one starts from the untouched kernel. The generic kind is
// asked last and takes everything.
//
//   KernelKind::candidates   pure planning; no IR is changed
//   Candidate::lower         tensors -> loops on memrefs, plus the grid function
//   the frame                memref.alloc -> workspace, ABI, LLVM, object code, measured limits
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Kernels/Reasons.h"
#include "compiler/Target/TargetModel.h"

namespace sluice::kernels {
/// The form of a kernel that tiles are cut from (Generic/GenericKind.h), once a kind has asked for
/// it; null if it has none.
using PreparedForm = std::optional<OwningOpRef<func::FuncOp>>;

/// A kernel on its way from tensors to loops.
struct Kernel {
  flow::ExecutableOp executable;
  func::FuncOp func;
  const TargetModel &target;
  int optLevel;
  /// Kernels that run after this one where all workgroups must meet (Gpu/Workgroup.h); each in an
  /// executable of its own.
  std::vector<OwningOpRef<flow::ExecutableOp>> launches = {};

  Reasons why = {}; ///< Where kinds say why they do not take it.
  /// Kinds add plans that they think slower, for somebody who measures.
  bool withAlternatives = false;
  std::shared_ptr<PreparedForm> prepared = std::make_shared<PreparedForm>();

  StringRef name() const { return func::FuncOp(func).getSymName(); }
};

/// One plan of a kernel: a line that says what it is, and the emitter that follows it. After
/// lower() succeeded
///  - the function takes memrefs (identity layout; encoded tensors as 1-D memrefs of their stored
///    elements) and scalars, in the order of the tensors before it, destinations included, and
///    returns nothing;
///  - it holds scf, arith, math, vector, memref, hal.workgroup.* ops, and linalg or linalg_ext on
///    memrefs;
///  - scratch memory is memref.alloc: the frame places it;
///  - the executable has the grid function (see createGrid).
struct Candidate {
  std::string description;
  std::function<LogicalResult(Kernel &)> lower;
  /// Operations follow one another, and what one leaves to the next goes through memory.
  bool isStepwise = false;
};

struct KernelKind {
  StringRef name; ///< What plans in reports begin with.
  /// Plans for a kernel, best first; none if it is not of this kind, which `kernel.why` is told.
  SmallVector<Candidate> (*candidates)(const Kernel &kernel);
  /// Whether it has plans at -O0, the reference: plain loops in one workgroup.
  bool isReference = false;
};

/// All kinds for `target`, the generic one last (Kinds.cpp lists them).
ArrayRef<KernelKind> kernelKinds(const TargetModel &target);

/// Workgroups in x, y, z and how many bytes of workspace each needs, as index values; null means 1
/// (and 0 bytes).
struct Grid {
  Value x, y, z, workspaceBytes;
};

/// The kernel's arguments as its grid function sees them: all values are of index type (or of the
/// scalar's own type).
class GridArguments {
public:
  GridArguments(OpBuilder &builder, Kernel &kernel, ValueRange constants);
  /// Size of dimension `dim` of argument `arg`.
  Value dim(unsigned arg, unsigned dim);
  /// Value of the scalar argument `arg`.
  Value scalar(unsigned arg);
  /// Computes `value` of the kernel's body again from sizes and scalars; null if it depends on
  /// anything else.
  Value recompute(Value value);

private:
  OpBuilder &builder;
  Kernel &kernel;
  ValueRange constants;
  SmallVector<unsigned> firstConstant; // Per argument of the kernel.
  DenseMap<Value, Value> known;
};

/// Adds `func.func private @NAME_grid(i64 constants...) -> (i64, i64, i64, i64)` to the executable;
/// `build` says what it returns. The constants are those of the kernel ABI: of each argument in
/// order, a tensor's dynamic sizes or a scalar.
func::FuncOp createGrid(Kernel &kernel, function_ref<Grid(OpBuilder &, GridArguments &)> build);

/// Leaves only folded arith ops in a grid function.
LogicalResult lowerGrid(func::FuncOp grid);

/// Types of the ABI's constants for `kernel`, one per constant: index for a size, else the scalar's
/// type.
SmallVector<Type> constantTypes(func::FuncOp kernel);

/// Turns the kernel's tensors into memrefs; destinations are written in place and results dropped.
/// Intermediates that live in no destination become memref.alloc.
LogicalResult bufferizeKernel(Kernel &kernel);

/// Turns what is left of linalg and linalg_ext on memrefs into scf loops; innermost loops are those
/// with unit strides.
LogicalResult lowerToLoops(Kernel &kernel);

/// Takes no iterations of loops that do nothing but an inner loop where that has none.
void skipEmptyLoops(func::FuncOp kernel);

/// Folds and removes what is unused or computed twice.
LogicalResult simplify(Operation *op);

/// Gives every memref.alloc a place on the stack (small and static) or in the workspace, which the
/// grid function then asks for.
LogicalResult placeAllocations(Kernel &kernel);

/// What became of a kernel, beside what its executable says.
struct FollowedPlan {
  bool isPreferred = false; ///< It was asked for.
  bool isStepwise = false;
  /// Why other kinds did not take it, if the last one did, which takes everything.
  std::vector<std::string> declined = {};
};

/// Tries the candidates of all kinds until one is lowered, fits the target, and `check` accepts it
/// and each of its launches, which lie in `executable` then; begins with `preferred`, the text of a
/// plan, if a kind proposes it. An error at the kernel if none. Where
/// remarks of `pass` are wanted one lists all that was considered.
FailureOr<FollowedPlan> lowerKernel(flow::ExecutableOp executable, const TargetModel &target,
                                    int optLevel, function_ref<llvm::Error(Kernel &)> check,
                                    StringRef pass, StringRef preferred = "");

/// What may be preferred for a kernel, the best first: plans that move every intermediate through
/// memory only if there is no other.
std::vector<std::string> plansOf(flow::ExecutableOp executable, const TargetModel &target,
                                 int optLevel);

} // namespace sluice::kernels
