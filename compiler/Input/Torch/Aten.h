//===- Aten.h - one operator of a torch program while it is being imported ===//
// What a handler works with. Most are written in ONNX's operators, whose meaning is defined in one
// place for both:
//   GraphValue importHardshrink(Aten &aten, GraphValue x, Or<double, 0.5> lambda) {
//     return aten.select(aten.atMost(aten.onnx("Abs", x), lambda), 0, x);
//   }
// Parameters are operands in the order of torch's schema, keyword arguments included, read as their
// types ask for (`read`); others are asked for by their number. A result is cast to the
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

/// A parameter of a handler that may be None: then it is `fallback`.
template <typename T, auto fallback> struct Or {
  operator T() const { return value; }
  operator Operand() const { return value; }
  operator Number() const { return value; }
  T value = T();
};
/// An operand in another element type; that of operand 0 if `type` is 0.
template <int32_t type> struct As : GraphValue {};
using LikeSelf = As<0>;
/// In f32, or f64 if it is: for narrower floats and integers.
struct Wide : GraphValue {};
/// In the type that operands `of` promote to, or, if it is computed in the type of the result, in
/// that.
template <unsigned... of> struct Promoted : GraphValue {};
template <unsigned... of> struct Computed : GraphValue {};
using PromotedPair = Promoted<0, 1>;
/// A dimension of operand 0, from the end if it is negative.
template <int64_t... fallback> struct Axis {
  operator int64_t() const { return value; }
  operator llvm::ArrayRef<int64_t>() const { return value; }
  int64_t value = 0;
};
/// Dimensions of operand 0: those that are named, and all if none is.
struct NamedAxes : llvm::SmallVector<int64_t> {};
struct Axes : llvm::SmallVector<int64_t> {};
/// Integers for the dimensions of the operator's name, of which one may stand for all; none without
/// `fallback` if none are given.
template <int64_t... fallback> struct Each : llvm::SmallVector<int64_t> {};
/// An operand that is not read, or read later.
struct Unread {};

class Aten : public Compose {
public:
  Aten(Node &node, Operation *op, llvm::ArrayRef<Argument> arguments)
      : Compose(node), op(op), arguments(arguments) {}
  Aten(const Aten &) = delete;

  /// "aten.add.Tensor"
  llvm::StringRef name() const { return node.op(); }
  /// How many dimensions the name says, as "aten.max_pool3d" does; 2 if it does not.
  unsigned dims() const {
    for (size_t i = 0; i + 1 < name().size(); ++i)
      if (llvm::isDigit(name()[i]) && name()[i + 1] == 'd')
        return name()[i] - '0';
    return 2;
  }
  InFlightDiagnostic error() const { return node.error() << node.op() << ": "; }

  // Operands.
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
  OpFoldResult size(unsigned index, std::optional<int64_t> fallback = std::nullopt);
  /// A tensor of one integer as a size.
  OpFoldResult asSize(const GraphValue &value) { return sizeOf(0, Argument::tensor(value)); }
  llvm::SmallVector<GraphValue> operands(unsigned index);
  /// The element type that a dtype argument names, or `fallback` if it is None.
  int32_t dtype(unsigned index, int32_t fallback);
  /// An axis of `rank` dimensions, from the end if it is negative. A tensor of rank 0 counts as one
  /// of rank 1.
  int64_t axis(unsigned index, int64_t rank, std::optional<int64_t> fallback = std::nullopt);
  int64_t normalized(int64_t axis, int64_t rank);
  /// Axes of a reduction; all if there are none.
  llvm::SmallVector<int64_t> axes(unsigned index, int64_t rank);

  // Parameters of handlers.
  void read(unsigned, Unread &) {}
  void read(unsigned index, GraphValue &to) { to = operand(index); }
  void read(unsigned index, llvm::SmallVector<GraphValue> &to) { to = operands(index); }
  void read(unsigned index, double &to) { to = real(index); }
  void read(unsigned index, int64_t &to) { to = integer(index); }
  void read(unsigned index, bool &to) { to = boolean(index); }
  void read(unsigned index, std::string &to) { to = text(index); }
  void read(unsigned index, OpFoldResult &to) { to = size(index); }
  void read(unsigned index, Shape &to) { to = sizes(index); }
  void read(unsigned index, llvm::SmallVector<int64_t> &to) { to = integers(index); }
  void read(unsigned index, NamedAxes &to) {
    for (int64_t axis : integers(index))
      to.push_back(normalized(axis, operand(0).rank()));
  }
  void read(unsigned index, Axes &to) { to = {axes(index, operand(0).rank())}; }
  template <int32_t type> void read(unsigned index, As<type> &to) {
    to = {operand(index, type ? type : operand(0).type)};
  }
  template <unsigned... of> void read(unsigned index, Promoted<of...> &to) {
    to = {operand(index, promotion({of...}))};
  }
  template <unsigned... of> void read(unsigned index, Computed<of...> &to) {
    to = {operand(index, resultTypeOr(promotion({of...})))};
  }
  void read(unsigned index, Wide &to) { to = {operand(index, wideOf(operand(index).type))}; }
  template <int64_t... fallback> void read(unsigned index, Each<fallback...> &to) {
    constexpr int64_t values[] = {fallback..., 1};
    if (sizeof...(fallback) || !integers(index).empty())
      to = {integers(index, dims(), values[0])};
  }
  template <int64_t... fallback> void read(unsigned index, Axis<fallback...> &to) {
    to.value = axis(index, operand(0).rank(), fallback...);
  }
  template <typename T, auto fallback> void read(unsigned index, Or<T, fallback> &to) {
    if constexpr (std::is_same_v<T, OpFoldResult>)
      to.value = size(index, fallback);
    else if (isNone(index))
      to.value = fallback;
    else
      read(index, to.value);
  }
  /// Whatever is made of an operand.
  template <typename T> void read(unsigned index, T &to) { to = T::of(*this, operand(index)); }

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
  using Compose::integer;
  GraphValue filled(const Shape &shape, GraphValue scalar);
  GraphValue filled(const Shape &shape, int32_t type, Number value) {
    return filled(shape, number(type, value));
  }
  /// What may have failed, with an error.
  GraphValue taken(const FailureOr<GraphValue> &result) {
    onnx.lost |= failed(result);
    return ok() ? *result : onnx.standIn();
  }
  /// Bools as bytes, for operators that have no bools.
  GraphValue asBytes(const GraphValue &x) { return x.type == kBool ? cast(x, kUInt8) : x; }
  /// A scalar as a vector of one element, others as they are.
  GraphValue asVector(const GraphValue &x) { return x.rank() ? x : reshaped(x, {fixed(1)}); }
  /// That of a number is the number.
  GraphValue reduce(llvm::StringRef reduction, const GraphValue &x, llvm::ArrayRef<int64_t> axes,
                    bool keep) {
    return x.rank() ? Compose::reduce(reduction, x, axes, keep) : x;
  }

  GraphValue sum(const GraphValue &x, llvm::ArrayRef<int64_t> axes, bool keep = false) {
    return reduce("ReduceSum", x, axes, keep);
  }
  /// Fails now or at run time unless `index`, which may be negative, is one of dimension `axis`.
  void requireIndex(OpFoldResult index, const GraphValue &x, int64_t axis);
  /// Element `place` of dimension `axis`, which goes.
  GraphValue element(const GraphValue &x, int64_t axis, int64_t place) {
    return squeezed(slice(x, axis, fixed(place), fixed(place + 1)), axis);
  }
  /// Each element of dimension `axis` `count` times in place.
  GraphValue repeated(const GraphValue &x, int64_t axis, OpFoldResult count) {
    Shape result = with(x.shape, axis, node.mul(x.shape[axis], count));
    return reshaped(expanded(unsqueezed(x, axis + 1), inserted(x.shape, axis + 1, count)), result);
  }
  /// What `body` makes of `x` with a dimension in front, which the result does not keep, unless `x`
  /// has `rank` dimensions already.
  GraphValue batched(const GraphValue &x, int64_t rank,
                     llvm::function_ref<GraphValue(const GraphValue &)> body) {
    return x.rank() == rank ? body(x) : squeezed(body(unsqueezed(x, 0)), 0);
  }
  /// How many windows of `span` elements, `step` apart, there are in a dimension of `size`.
  OpFoldResult windows(OpFoldResult size, int64_t span, int64_t step) {
    return node.add(node.floorDiv(node.sub(size, fixed(span)), fixed(step)), fixed(1));
  }

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
  Failed fail(const llvm::Twine &message) { return {Compose::fail(message)}; }
  /// The results as the program has them: numbers where it has numbers.
  llvm::SmallVector<Argument> finished(Results results);

  Compose &onnx = *this; ///< Operators of ONNX, by name.
  Operation *op;
  llvm::ArrayRef<Argument> arguments;

private:
  OpFoldResult sizeOf(unsigned index, const Argument &argument);
};

/// One number a dimension, as torch has it, for the low sides and again for the high ones.
inline llvm::SmallVector<int64_t> onBothSides(llvm::ArrayRef<int64_t> padding) {
  llvm::SmallVector<int64_t> pads(padding);
  pads.append(padding.begin(), padding.end());
  return pads;
}
/// A matrix [target, size] whose row i has equal shares at positions [floor(i * size / target),
/// ceil((i + 1) * size / target)): what pools and their gradients take means by.
GraphValue sharesOfMeans(Aten &aten, OpFoldResult size, OpFoldResult target, int32_t type);
/// What reaches the input of an operator that is a product with a matrix along each of the last
/// dimensions: matrix(i, axis) is [result, input] for dimension i of `dims()`.
GraphValue throughMatrices(Aten &aten, GraphValue gradient,
                           llvm::function_ref<GraphValue(unsigned, int64_t)> matrix);

/// The name of an operator as a template argument.
template <size_t N> struct Named {
  char text[N];
  constexpr Named(const char (&name)[N]) { std::copy_n(name, N, text); }
};

/// What the operator of ONNX gives, in the type of the operand.
template <Named op> GraphValue importPlain(Aten &aten, GraphValue x) {
  return aten.onnx(op.text, x);
}

/// What imports an operator: it returns the results, or the only one. Parameters behind the first
/// are operands.
class AtenHandler {
public:
  AtenHandler() = default;
  template <typename Result, typename... Operands>
  AtenHandler(Result (*handler)(Aten &, Operands...)) : function(reinterpret_cast<Any>(handler)) {
    call = [](Any function, Aten &aten) -> Results {
      std::tuple<std::decay_t<Operands>...> operands;
      auto read = [&](auto &...operand) {
        [[maybe_unused]] unsigned index = 0;
        (aten.read(index++, operand), ...);
        return Results(reinterpret_cast<Result (*)(Aten &, Operands...)>(function)(
            aten, std::forward<Operands>(operand)...));
      };
      return std::apply(read, operands);
    };
  }
  /// From a lambda, for what is said in one line of a table.
  template <typename Body, typename = decltype(+std::declval<Body>())>
  AtenHandler(Body body) : AtenHandler(+body) {}
  explicit operator bool() const { return call; }
  Results operator()(Aten &aten) const;

  int leastRank = 0; ///< Of operand 0.

private:
  using Any = void (*)();
  Any function = nullptr;
  Results (*call)(Any, Aten &) = nullptr;
};

/// `handler` for operands 0 of this rank or more.
inline AtenHandler ofRank(int least, AtenHandler handler) {
  handler.leastRank = least;
  return handler;
}

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
extern const AtenTable activationOperators, backwardOperators, complexOperators,
    contractionOperators, convolutionOperators, creationOperators, elementwiseOperators,
    functionOperators, hostOperators, indexingOperators, linearAlgebraOperators,
    normalizationOperators, poolOperators, randomOperators, recurrentOperators, reductionOperators,
    selectionOperators, shapeOperators, specialOperators, spectralOperators, visionOperators;

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
