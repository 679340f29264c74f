//===- EvaluateOnHost.h - the compiler runs its own output ----------------===//
#pragma once
#include "compiler/Driver/Compile.h"
#include "compiler/Global/ConstantEvaluator.h"

namespace sluice {
/// An evaluator that compiles for the host CPU and runs on all its cores. Inputs are read where
/// they lie; outputs are resources of the context that own the memory the runtime gave them.
global::ConstantEvaluator hostEvaluator(const CompileOptions &options);
} // namespace sluice
