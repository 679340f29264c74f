//===- MlirWays.h - what can be taken out of an MLIR program --------------===//
// Each way finds parts in the order of the program, takes out those of the range and returns how
// many there were. With an empty range it changes nothing. What it leaves may be wrong: the caller
// asks the verifier.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Reduce/Program.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace sluice::reduce {

/// What `--input` says for an argument, and the sizes of that, while the program is reduced.
inline constexpr const char *kInputAttr = "sluice.reduce_input",
                            *kShapeAttr = "sluice.reduce_shape";

/// Sizes of random arguments that are not known.
inline constexpr int64_t kSomeSize = 3;

/// Functions with one block that nobody calls, so that their arguments and results may change.
llvm::SmallVector<FunctionOpInterface> freeFunctions(ModuleOp module);

/// Functions, globals and executables that nothing uses.
unsigned dropSymbols(ModuleOp module, Range range);
/// Large constants of free functions, which become arguments.
unsigned dropConstants(ModuleOp module, Range range);
/// Operations of free functions. What is left takes the tensors that it needs of them as arguments,
/// and returns what they alone read of it. Numbers and other values on the host are not passed:
/// what makes them stays.
///   %a = linalg.exp ins(%x ...)            func @main(%a) {
///   %b = linalg.mul ins(%a, %y ...)   ->     %b = linalg.mul ins(%a, %y ...)
///   %c = linalg.abs ins(%b ...)              return %b
unsigned dropOperations(ModuleOp module, Range range);
/// Results of free functions.
unsigned dropResults(ModuleOp module, Range range);
/// Operations with regions of one block that yields what they do: its operations take their place.
unsigned unwrapRegions(ModuleOp module, Range range);
/// Operations anywhere. An operand of the same type, an argument of the block or ones take the
/// place of each result.
unsigned bypassOperations(ModuleOp module, Range range);
/// Attributes that the operation does not ask for, and all of an argument or result.
unsigned dropAttributes(ModuleOp module, Range range);
/// Constants with several values, which become their first one.
unsigned splatConstants(ModuleOp module, Range range);
/// Sizes: each part is a smaller number for all that have one size, or for two sizes that may
/// depend on each other.
unsigned shrinkSizes(ModuleOp module, Range range);
/// Arguments of sizes that are not known, which get those of kShapeAttr, else kSomeSize; what
/// follows from them is folded.
unsigned fixSizes(ModuleOp module, Range range);
/// Calls, which are inlined.
unsigned inlineCalls(ModuleOp module, Range range);
/// What canonicalization, common subexpressions and dead symbols take away; one part.
unsigned simplify(ModuleOp module, Range range);

/// Removes dead operations, and arguments of free functions without a use.
void cleanUp(ModuleOp module);
/// Whether an operation of the program has no text: one in the body of linalg.matmul, say.
bool isImplied(Operation *op);
/// How many uses of `tensor.empty` may read elements that nobody wrote.
unsigned undefinedReads(ModuleOp module);

} // namespace sluice::reduce
