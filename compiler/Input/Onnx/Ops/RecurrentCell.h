//===- RecurrentCell.h - one step of an LSTM, GRU or RNN -------------------===//
#pragma once
#include "compiler/Input/Onnx/Node.h"

namespace sluice::onnx {

struct Activation {
  std::string name;
  float alpha, beta;
};

/// The activations of all directions: given ones with their parameters, or the defaults.
mlir::FailureOr<llvm::SmallVector<Activation>>
activationsOf(Node &node, llvm::ArrayRef<llvm::StringRef> defaults, int64_t directions);

/// Weights of one direction, for the gates of all units: floats [rows, k], or integers [k, rows]
/// with a scale.
struct GateWeights {
  mlir::Value tensor;
  int64_t rows;
  mlir::OpFoldResult k;
  GraphValue integers, scale; ///< Quantized weights; else nothing.

  /// `lhs` ([m, k]) times the weights of rows [first, first + count): [m, count].
  mlir::Value times(Node &node, mlir::Value lhs, mlir::OpFoldResult m, int64_t first, int64_t count,
                    int32_t type);
};

/// One direction of a recurrent operator. States are [batch, hidden].
struct RecurrentCell {
  Node &node;
  int64_t hidden, gates;
  int32_t type;
  mlir::OpFoldResult batch;
  llvm::ArrayRef<Activation> f;
  float clip;
  bool linearBeforeReset, inputForget;
  GateWeights recurrence;
  /// [gates * hidden], [3 * hidden]; null if there are none.
  mlir::Value recurrenceBias, peepholes;

  /// The next states from the step's share of the input, [batch, gates * hidden]. `states` is {h}
  /// or {h, c}.
  llvm::SmallVector<mlir::Value> step(mlir::Value input, llvm::ArrayRef<mlir::Value> states) {
    return gates == 4 ? lstm(input, states) : gates == 3 ? gru(input, states) : rnn(input, states);
  }

private:
  using CellBody = llvm::function_ref<mlir::Value(Cell &, mlir::ValueRange)>;

  mlir::OpFoldResult number(int64_t value) { return node.fixed(value); }
  Shape stateShape() { return {batch, number(hidden)}; }
  /// Loops (batch, hidden) over matrices of that shape and vectors [hidden].
  mlir::Value cellwise(llvm::ArrayRef<mlir::Value> operands, CellBody body);
  /// The columns of gate `gate` of a matrix, or its part of a vector.
  mlir::Value gateOf(mlir::Value source, int64_t gate);
  /// state * (rows of the recurrence of `count` gates from `first` on)^T
  mlir::Value recur(mlir::Value state, int64_t first, int64_t count);
  mlir::Value clipped(Cell &at, mlir::Value v);
  static mlir::Value oneMinus(Cell &at, mlir::Value a);

  llvm::SmallVector<mlir::Value> rnn(mlir::Value input, llvm::ArrayRef<mlir::Value> states);
  /// Gates i, o, f, c; peepholes i, o, f.
  llvm::SmallVector<mlir::Value> lstm(mlir::Value input, llvm::ArrayRef<mlir::Value> states);
  /// Gates z, r, h.
  llvm::SmallVector<mlir::Value> gru(mlir::Value input, llvm::ArrayRef<mlir::Value> states);
};

} // namespace sluice::onnx
