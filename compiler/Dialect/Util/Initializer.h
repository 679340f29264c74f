//===- Initializer.h - the function that runs once when a module is loaded ===//
//   func.func private @initialize() attributes {sluice.initializer} { ... }
// util.initializer is read as one; several of a program are joined by ImportIree, so that later
// stages see at most one.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::util {

/// Unit attribute of that function. It takes and returns nothing, and no program calls it.
inline constexpr char kInitializerAttr[] = "sluice.initializer";

inline bool isInitializer(func::FuncOp func) { return func->hasAttr(kInitializerAttr); }

/// The initializer of `module`, which gets an empty private one if it has none.
func::FuncOp getInitializer(ModuleOp module);

} // namespace sluice::util
