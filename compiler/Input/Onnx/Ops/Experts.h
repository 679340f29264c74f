//===- Experts.h - com.microsoft's mixtures of experts --------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {
/// MoE and QMoE.
llvm::ArrayRef<OperatorEntry> expertOperators();
} // namespace sluice::onnx
