//===- ConstantEvaluator.h - runs a function at compile time --------------===//
#pragma once
#include "mlir/IR/BuiltinOps.h"

namespace sluice::global {
using namespace mlir;

/// Compiles and runs the public function "evaluate" of a module on the host: one input for each
/// argument, one output for each result; none at all if that takes more than a minute or more
/// memory than there is, and is left to run time. The module is consumed. Diagnostics say why
/// something failed.
using ConstantEvaluator = std::function<FailureOr<SmallVector<ElementsAttr>>(
    OwningOpRef<ModuleOp> module, ArrayRef<ElementsAttr> inputs)>;

} // namespace sluice::global
