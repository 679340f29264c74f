//===- Recurrent.cpp - LSTM, GRU and RNN ----------------------------------===//
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

llvm::ArrayRef<OperatorEntry> recurrentOperators() { return {}; }

} // namespace sluice::onnx
