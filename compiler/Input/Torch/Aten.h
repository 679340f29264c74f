//===- Aten.h - one operator of a torch program while it is being imported ===//
// What a handler works with. Most are written in ONNX's operators, whose meaning is defined in one
// place for both:
//   LogicalResult importSilu(Aten &aten) {
//     GraphValue x = aten.operand(0);
//     return aten.set(0, aten.onnx.mul(x, aten.onnx("Sigmoid", {x})));
//   }
// Operands are in the order of torch's schema, keyword arguments included. A result is cast to the
// element type that the program states for it, so that a handler need not care what it computes in,
// as long as that is wide enough.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Torch/Argument.h"
#include "mlir/IR/Operation.h"

namespace sluice::torch {

class Aten {
public:
  Aten(Node &node, mlir::Operation *op, llvm::ArrayRef<Argument> arguments)
      : node(node), onnx(node), op(op), arguments(arguments), results(op->getNumResults()) {}

  /// "aten.add.Tensor"
  llvm::StringRef name() const { return node.op(); }
  mlir::InFlightDiagnostic error() const { return node.error() << node.op() << ": "; }

  // Operands. What is wrong with one is reported once, after which `onnx.set` and `set` fail.
  bool isNone(unsigned index) const {
    return index >= arguments.size() || arguments[index].isNone();
  }
  const Argument &argument(unsigned index) const;
  /// A tensor or a number, as a tensor; does not exist if it is None.
  GraphValue operand(unsigned index);
  /// The same in another element type.
  GraphValue operand(unsigned index, int32_t type) { return cast(operand(index), type); }
  int64_t integer(unsigned index, std::optional<int64_t> fallback = std::nullopt);
  double real(unsigned index, std::optional<double> fallback = std::nullopt);
  /// A number, if it is one that is known at compile time.
  std::optional<double> knownReal(unsigned index);
  bool boolean(unsigned index, std::optional<bool> fallback = std::nullopt);
  std::string text(unsigned index, const char *fallback = "");
  /// Integers that must be known; a single one counts as a list.
  llvm::SmallVector<int64_t> integers(unsigned index);
  /// The same, with one value given for all of `count`, and `fallback` if there is none.
  llvm::SmallVector<int64_t> integers(unsigned index, unsigned count, int64_t fallback);
  /// Integers that may be computed on the host.
  Shape sizes(unsigned index);
  mlir::OpFoldResult size(unsigned index, std::optional<int64_t> fallback = std::nullopt);
  llvm::SmallVector<GraphValue> operands(unsigned index);
  /// The element type that a dtype argument names, or `fallback` if it is None.
  int32_t dtype(unsigned index, int32_t fallback);
  /// An axis of `rank` dimensions, from the end if it is negative. A tensor of rank 0 counts as one
  /// of rank 1.
  int64_t axis(unsigned index, int64_t rank, std::optional<int64_t> fallback = std::nullopt);
  int64_t normalized(int64_t axis, int64_t rank);
  /// Axes of a reduction; all if there are none.
  llvm::SmallVector<int64_t> axes(unsigned index, int64_t rank);

  // Types.
  /// The element type that the program states for a result; 0 if it does not.
  int32_t resultType(unsigned index = 0) const;
  int32_t resultTypeOr(int32_t fallback) const { return resultType() ? resultType() : fallback; }
  /// What operands `indices` promote to.
  int32_t promotion(llvm::ArrayRef<unsigned> indices);
  /// `type` if it is a float, else what torch computes functions of integers in.
  static int32_t floating(int32_t type) { return isFloat(type) ? type : int32_t(kFloat); }

  // Values.
  GraphValue cast(GraphValue value, int32_t type);
  GraphValue number(int32_t type, double value) { return onnx.number(type, value); }
  GraphValue integer(mlir::OpFoldResult value);
  GraphValue integersOf(llvm::ArrayRef<mlir::OpFoldResult> values);
  GraphValue shapeOf(const GraphValue &value) { return integersOf(value.shape); }
  GraphValue filled(const Shape &shape, GraphValue scalar);
  GraphValue reshaped(GraphValue value, const Shape &shape) {
    return onnx.reshaped(std::move(value), shape);
  }
  /// A scalar as a vector of one element, others as they are.
  GraphValue asVector(const GraphValue &x) { return x.rank() ? x : reshaped(x, {fixed(1)}); }
  GraphValue sub(const GraphValue &a, const GraphValue &b) { return onnx("Sub", {a, b}); }
  GraphValue div(const GraphValue &a, const GraphValue &b) { return onnx("Div", {a, b}); }
  /// Reductions over `axes`, all if empty.
  GraphValue reduce(const char *reduction, const GraphValue &x, llvm::ArrayRef<int64_t> axes,
                    bool keep);
  GraphValue slice(const GraphValue &x, int64_t axis, mlir::OpFoldResult begin,
                   mlir::OpFoldResult end, int64_t step = 1);
  GraphValue unsqueezed(const GraphValue &x, llvm::ArrayRef<int64_t> axes);
  GraphValue squeezed(const GraphValue &x, llvm::ArrayRef<int64_t> axes);
  GraphValue expanded(const GraphValue &x, const Shape &shape);
  /// 0, 1, ... up to `size`.
  GraphValue iota(mlir::OpFoldResult size, int32_t type = kInt64);
  mlir::OpFoldResult fixed(int64_t value) { return node.builder.getIndexAttr(value); }

  /// Whether the program asks for result `index`.
  bool isUsed(unsigned index) const {
    return index < op->getNumResults() && !op->getResult(index).use_empty();
  }

  // The end.
  mlir::LogicalResult set(unsigned index, GraphValue value);
  mlir::LogicalResult set(unsigned index, Argument value);
  mlir::LogicalResult fail(const llvm::Twine &message);
  bool ok() const { return !broken && onnx.ok(); }

  Node &node;
  Compose onnx;
  mlir::Operation *op;
  llvm::ArrayRef<Argument> arguments;
  llvm::SmallVector<Argument> results;
  bool broken = false;
};

using AtenHandler = mlir::LogicalResult (*)(Aten &);

/// One line of the table of operators. The note says what of the operator is not supported, "" if
/// nothing.
struct AtenEntry {
  const char *name; ///< As torch-mlir writes it, without "torch."
  AtenHandler handler;
  const char *note = "";
};

/// The tables, one per family of operators (Ops/).
llvm::ArrayRef<AtenEntry> activationOperators();
llvm::ArrayRef<AtenEntry> attentionOperators();
llvm::ArrayRef<AtenEntry> backwardOperators();
llvm::ArrayRef<AtenEntry> complexOperators();
llvm::ArrayRef<AtenEntry> contractionOperators();
llvm::ArrayRef<AtenEntry> convolutionOperators();
llvm::ArrayRef<AtenEntry> creationOperators();
llvm::ArrayRef<AtenEntry> elementwiseOperators();
llvm::ArrayRef<AtenEntry> functionOperators();
llvm::ArrayRef<AtenEntry> hostOperators();
llvm::ArrayRef<AtenEntry> indexingOperators();
llvm::ArrayRef<AtenEntry> linearAlgebraOperators();
llvm::ArrayRef<AtenEntry> normalizationOperators();
llvm::ArrayRef<AtenEntry> padOperators();
llvm::ArrayRef<AtenEntry> poolOperators();
llvm::ArrayRef<AtenEntry> randomOperators();
llvm::ArrayRef<AtenEntry> reductionOperators();
llvm::ArrayRef<AtenEntry> runningOperators();
llvm::ArrayRef<AtenEntry> selectionOperators();
llvm::ArrayRef<AtenEntry> shapeOperators();
llvm::ArrayRef<AtenEntry> sortOperators();
llvm::ArrayRef<AtenEntry> specialOperators();
llvm::ArrayRef<AtenEntry> spectralOperators();
llvm::ArrayRef<AtenEntry> tableOperators();
llvm::ArrayRef<AtenEntry> visionOperators();
llvm::ArrayRef<AtenEntry> windowPoolOperators();

/// What an operator that is another name of one in the tables is there, overload included; else the
/// name itself.
std::string canonicalAten(llvm::StringRef name);
/// Null if there is none.
AtenHandler findAten(llvm::StringRef name);

/// The table of operators as users see it.
struct AtenSummary {
  std::string name, note;
};
std::vector<AtenSummary> listAten();

} // namespace sluice::torch
