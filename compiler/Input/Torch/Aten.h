//===- Aten.h - one operator of a torch program while it is being imported ===//
// What a handler works with. Most are written in ONNX's operators, whose meaning is defined in one
// place for both:
//   GraphValue importSilu(Aten &aten, GraphValue x) {
//     return aten.mul(x, aten.onnx("Sigmoid", x));
//   }
// Operands are in the order of torch's schema, keyword arguments included. A result is cast to the
// element type that the program states for it, so that a handler need not care what it computes in,
// as long as that is wide enough; one that the program has as a number of Python becomes one.
// What is wrong is reported once. Nothing is built after that, and every value is a stand-in, with
// which a handler goes on without looking.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Input/Onnx/Compose.h"
#include "compiler/Input/Torch/Argument.h"

namespace sluice::torch {

using Operand = onnx::WordOperand;

/// What a handler gives: results in the order of the program's, as far as it has them. One that
/// does not exist is not given.
struct Results {
  Results() = default;
  Results(Argument value) { all.push_back(std::move(value)); }
  Results(const GraphValue &value) : Results(llvm::ArrayRef(value)) {}
  Results(std::initializer_list<GraphValue> values) : Results(llvm::ArrayRef(values)) {}
  Results(const llvm::SmallVectorImpl<GraphValue> &values) : Results(llvm::ArrayRef(values)) {}
  Results(llvm::ArrayRef<GraphValue> values) {
    for (const GraphValue &value : values)
      all.push_back(value.exists() ? Argument::tensor(value) : Argument());
  }
  Results(llvm::ArrayRef<Argument> values) : all(values) {}

  llvm::SmallVector<Argument> all;
};

class Aten : public onnx::ElementWords<Aten> {
public:
  Aten(Node &node, mlir::Operation *op, llvm::ArrayRef<Argument> arguments)
      : node(node), onnx(node), op(op), arguments(arguments) {}

  /// "aten.add.Tensor"
  llvm::StringRef name() const { return node.op(); }
  mlir::InFlightDiagnostic error() const { return node.error() << node.op() << ": "; }

  // Operands.
  bool isNone(unsigned index) const {
    return index >= arguments.size() || arguments[index].isNone();
  }
  const Argument &argument(unsigned index) const;
  /// A tensor or a number, as a tensor; does not exist if it is None.
  GraphValue operand(unsigned index);
  /// The same in another element type.
  GraphValue operand(unsigned index, int32_t type) { return cast(operand(index), type); }
  /// The first two in one element type.
  llvm::SmallVector<GraphValue> operandPair(int32_t type) {
    return {operand(0, type), operand(1, type)};
  }
  int64_t integer(unsigned index, std::optional<int64_t> fallback = std::nullopt);
  double real(unsigned index, std::optional<double> fallback = std::nullopt);
  llvm::SmallVector<double> reals(unsigned index);
  /// A number, if it is one that is known at compile time.
  std::optional<double> known(const Argument &argument);
  std::optional<double> knownReal(unsigned index) {
    return argument(index).isNumber() ? known(argument(index)) : std::nullopt;
  }
  bool boolean(unsigned index, std::optional<bool> fallback = std::nullopt);
  std::string text(unsigned index, const char *fallback = "");
  /// Integers that must be known; a single one counts as a list.
  llvm::SmallVector<int64_t> integers(unsigned index);
  /// The same, with one value given for all of `count`, and `fallback` if there is none.
  llvm::SmallVector<int64_t> integers(unsigned index, unsigned count, int64_t fallback);
  /// Integers that may be computed on the host.
  Shape sizes(unsigned index);
  mlir::OpFoldResult size(unsigned index, std::optional<int64_t> fallback = std::nullopt);
  /// A tensor of one integer as a size.
  mlir::OpFoldResult asSize(const GraphValue &value) { return sizeOf(0, Argument::tensor(value)); }
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
  /// The element type that the program states for a result, of a number too; 0 if it does not.
  int32_t resultType(unsigned index = 0) const;
  int32_t resultTypeOr(int32_t fallback) const { return resultType() ? resultType() : fallback; }
  /// What operands `indices` promote to.
  int32_t promotion(llvm::ArrayRef<unsigned> indices);
  /// `type` if it is a float, else what torch computes functions of integers in.
  static int32_t floating(int32_t type) { return isFloat(type) ? type : int32_t(kFloat); }

  // Values.
  GraphValue cast(GraphValue value, int32_t type);
  GraphValue number(int32_t type, Number value) { return onnx.number(type, value); }
  GraphValue integer(mlir::OpFoldResult value);
  GraphValue integersOf(llvm::ArrayRef<mlir::OpFoldResult> values);
  GraphValue filled(const Shape &shape, GraphValue scalar);
  GraphValue filled(const Shape &shape, int32_t type, Number value) {
    return filled(shape, number(type, value));
  }
  /// The same, as a tensor that bodies of elements can read.
  GraphValue tensor(GraphValue x) { return node.tensor(x), x; }
  /// The broadcast of both shapes.
  Shape broadcast(const Shape &a, const Shape &b);
  /// Fails now or at run time, with the name of the operator and `message`, unless they are equal.
  void requireEqual(mlir::OpFoldResult a, mlir::OpFoldResult b, const llvm::Twine &message) {
    onnx.lost |= ok() && failed(node.requireEqual(a, b, name() + ": " + message));
  }
  /// What may have failed, with an error.
  GraphValue taken(const mlir::FailureOr<GraphValue> &result) {
    onnx.lost |= failed(result);
    return ok() ? *result : onnx.standIn();
  }
  GraphValue reshaped(GraphValue value, const Shape &shape) {
    return ok() ? onnx.reshaped(std::move(value), shape) : onnx.standIn();
  }
  /// All elements, one after the other.
  GraphValue flat(const GraphValue &x) { return reshaped(x, {node.product(x.shape)}); }
  /// Bools as bytes, for operators that have no bools.
  GraphValue asBytes(const GraphValue &x) { return x.type == kBool ? cast(x, kUInt8) : x; }
  /// What ONNX has no operator for: `body` makes an element of one of each operand, broadcast.
  GraphValue elementwise(llvm::ArrayRef<GraphValue> operands, int32_t type, onnx::ScalarBody body);
  /// A scalar as a vector of one element, others as they are.
  GraphValue asVector(const GraphValue &x) { return x.rank() ? x : reshaped(x, {fixed(1)}); }

  // What else is done to one element at a time.
  GraphValue both(const GraphValue &a, const GraphValue &b) { return onnx("And", {a, b}); }
  GraphValue either(const GraphValue &a, const GraphValue &b) { return onnx("Or", {a, b}); }
  GraphValue isNot(const GraphValue &a) { return onnx("Not", a); }
  GraphValue isNan(const GraphValue &a) { return onnx("IsNaN", a); }
  GraphValue matmul(const GraphValue &a, const GraphValue &b) { return onnx("MatMul", {a, b}); }

  /// Reductions over `axes`, all if empty.
  GraphValue reduce(const char *reduction, const GraphValue &x, llvm::ArrayRef<int64_t> axes,
                    bool keep);
  GraphValue slice(const GraphValue &x, int64_t axis, mlir::OpFoldResult begin,
                   mlir::OpFoldResult end, int64_t step = 1);
  GraphValue unsqueezed(const GraphValue &x, llvm::ArrayRef<int64_t> axes);
  GraphValue squeezed(const GraphValue &x, llvm::ArrayRef<int64_t> axes);
  GraphValue expanded(const GraphValue &x, const Shape &shape);
  GraphValue transposed(const GraphValue &x, llvm::ArrayRef<int64_t> order) {
    return onnx("Transpose", {x}, {{"perm", llvm::SmallVector<int64_t>(order)}});
  }
  /// With two dimensions exchanged.
  GraphValue exchanged(const GraphValue &x, int64_t a, int64_t b);
  GraphValue matrixTransposed(const GraphValue &x) {
    return x.rank() < 2 ? x : exchanged(x, x.rank() - 2, x.rank() - 1);
  }
  /// Parts side by side along `axis`.
  GraphValue concat(llvm::ArrayRef<GraphValue> parts, int64_t axis) {
    return onnx("Concat", parts, {{"axis", axis}});
  }
  /// What is at `places` of dimension `axis`; the shape of `places` takes its place.
  GraphValue gathered(const GraphValue &x, const GraphValue &places, int64_t axis) {
    return onnx("Gather", {x, places}, {{"axis", axis}});
  }
  /// Values and places of the first `count` along `axis`, the largest or the least first.
  llvm::SmallVector<GraphValue> best(const GraphValue &x, mlir::OpFoldResult count, int64_t axis,
                                     bool largest) {
    return onnx.all("TopK", {x, integersOf(count)}, 2, {{"axis", axis}, {"largest", largest}});
  }
  /// 0, 1, ... up to `size`.
  GraphValue iota(mlir::OpFoldResult size, int32_t type = kInt64);
  mlir::OpFoldResult fixed(int64_t value) { return node.builder.getIndexAttr(value); }

  /// Whether the program asks for result `index`.
  bool isUsed(unsigned index) const {
    return index < op->getNumResults() && !op->getResult(index).use_empty();
  }

  // The end.
  /// What `fail` gives: no results, or a value that stands in for one.
  struct Failed {
    operator Results() const { return {}; }
    operator GraphValue() const { return value; }
    GraphValue value;
  };
  Failed fail(const llvm::Twine &message);
  /// The results as the program has them: numbers where it has numbers.
  llvm::SmallVector<Argument> finished(Results results);
  bool ok() const { return onnx.ok(); }

  Node &node;
  Compose onnx; ///< Operators of ONNX.
  mlir::Operation *op;
  llvm::ArrayRef<Argument> arguments;

private:
  mlir::OpFoldResult sizeOf(unsigned index, const Argument &argument);
  GraphValue resolved(const Operand &operand, int32_t type) {
    if (!operand.number && !operand.value.exists())
      return fail("an operand is missing");
    return operand.number ? number(type, *operand.number) : operand.value;
  }
  GraphValue apply(const char *op, Compose::Inputs inputs) { return onnx(op, inputs); }
  friend onnx::ElementWords<Aten>;
};

/// One number a dimension, as torch has it, for the low sides and again for the high ones.
inline llvm::SmallVector<int64_t> onBothSides(llvm::ArrayRef<int64_t> padding) {
  llvm::SmallVector<int64_t> pads(padding);
  pads.append(padding.begin(), padding.end());
  return pads;
}
/// A matrix [target, size] whose row i has equal shares at positions [floor(i * size / target),
/// ceil((i + 1) * size / target)): what pools and their gradients take means by.
GraphValue sharesOfMeans(Aten &aten, mlir::OpFoldResult size, mlir::OpFoldResult target,
                         int32_t type);
/// 0, 1, ... up to `rank`.
inline llvm::SmallVector<int64_t> allAxes(int64_t rank) {
  return llvm::to_vector(llvm::seq<int64_t>(0, rank));
}

/// The name of an operator as a template argument.
template <size_t N> struct Named {
  char text[N];
  constexpr Named(const char (&name)[N]) { std::copy_n(name, N, text); }
};

/// What imports an operator: it returns the results, or the only one. It may take operand 0 by
/// name.
class AtenHandler {
public:
  AtenHandler() = default;
  template <typename Function> constexpr AtenHandler(Function *f) : function(f) {}
  explicit operator bool() const { return function.index() != 0; }
  Results operator()(Aten &aten) const;

private:
  std::variant<std::monostate, Results (*)(Aten &), Results (*)(Aten &, GraphValue),
               GraphValue (*)(Aten &), GraphValue (*)(Aten &, GraphValue)>
      function;
};

/// One line of the table of operators. The note says what of them is not supported, "" if nothing.
struct AtenEntry {
  /// As torch-mlir writes them, without "torch.", with spaces between; "aten.add.{int,float}" are
  /// aten.add.int and aten.add.float.
  const char *names;
  AtenHandler handler;
  const char *note = "";
};
/// Names, each by itself.
llvm::SmallVector<std::string> namesIn(llvm::StringRef names);

/// The tables, one per family of operators (Ops/).
using AtenTable = std::initializer_list<AtenEntry>;
extern const AtenTable activationOperators, attentionOperators, backwardOperators, complexOperators,
    contractionOperators, convolutionOperators, creationOperators, elementwiseOperators,
    functionOperators, hostOperators, indexingOperators, linearAlgebraOperators,
    normalizationOperators, padOperators, poolOperators, randomOperators, recurrentOperators,
    reductionOperators, selectionOperators, shapeOperators, specialOperators, spectralOperators,
    visionOperators;

/// What an operator that is another name of one in the tables is there, overload included; else the
/// name itself.
std::string canonicalAten(llvm::StringRef name);
/// False if there is none.
AtenHandler findAten(llvm::StringRef name);

/// The same for operators one of whose tensors is complex.
AtenHandler findComplexAten(llvm::StringRef name);
/// A cast from or to complex numbers: a real number has no imaginary part, and to a real number
/// only the real part goes.
GraphValue castComplex(Aten &aten, const GraphValue &value, int32_t type);

/// The table of operators as users see it.
struct AtenSummary {
  std::string name, note;
};
std::vector<AtenSummary> listAten();

} // namespace sluice::torch
