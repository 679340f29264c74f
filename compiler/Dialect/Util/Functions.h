//===- Functions.h - what is said of functions and their arguments --------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::util {

/// Set on an argument of a public function whose caller gives up its memory: it may be updated in
/// place, and be a result.
inline constexpr StringLiteral kDonatedAttr = "sluice.donated";
/// Set on a tensor that a kernel reads and nothing writes while the program runs.
inline constexpr StringLiteral kUnwrittenAttr = "sluice.unwritten";

/// Unit attribute of the function that runs once when a module is loaded:
///   func.func private @initialize() attributes {sluice.initializer} { ... }
/// It takes and returns nothing, and no program calls it. util.initializer is read as one; several
/// of a program are joined by ImportIree, so that later stages see at most one.
inline constexpr char kInitializerAttr[] = "sluice.initializer";

inline bool isInitializer(func::FuncOp func) { return func->hasAttr(kInitializerAttr); }

/// The initializer of `module`, which gets an empty private one if it has none.
func::FuncOp getInitializer(ModuleOp module);

} // namespace sluice::util
