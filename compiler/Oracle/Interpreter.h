//===- Interpreter.h - computes a program of the core form, op by op ------===//
// Walks over the ops and computes each as its definition says, on values (Value.h). Each dialect
// has a file that says what its ops mean. Nothing here is shared with the stages after `input`.
//
// Sums are the one thing not done op by op: what the region of a reduction or a scan adds to or
// multiplies with what it carries stays in a wider type until the end and is rounded once, as are
// the products that it adds (docs/numerics.md).
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Util/Try.h"
#include "compiler/Oracle/Value.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::oracle {

class Interpreter;

/// An op whose turn it is.
struct Call {
  Interpreter &run;
  Operation *op;
  ArrayRef<const Datum *> operands;
  MutableArrayRef<Datum *> results;

  template <typename T> const T &get(unsigned i) const { return std::get<T>(*operands[i]); }
  const TensorRef &tensor(unsigned i) const { return get<TensorRef>(i); }
  int64_t index(unsigned i) const { return toIndex(*operands[i]); }
  LogicalResult result(Datum value, unsigned i = 0) const {
    *results[i] = std::move(value);
    return success();
  }
  LogicalResult allResults(ArrayRef<Datum> values) const {
    for (auto [result, value] : llvm::zip_equal(results, values))
      *result = value;
    return success();
  }
  /// Says at the op why it cannot be computed.
  LogicalResult fail(const Twine &why) const { return op->emitError(why); }
};
using Handler = std::function<LogicalResult(const Call &)>;

/// What each op means, by its name.
class Handlers {
public:
  Handlers();
  /// Null for ops that the oracle does not know.
  const Handler *find(Operation *op) const;

  /// `Op` is computed by a function of (op, call), or of the call alone.
  template <typename Op, typename Function> void add(Function function) {
    table[Op::getOperationName()] = [function](const Call &call) -> LogicalResult {
      if constexpr (std::is_invocable_v<Function, const Call &>)
        return function(call);
      else
        return function(llvm::cast<Op>(call.op), call);
    };
  }
  /// The one result of `Op` is a function of the operands' values, or of the op and these.
  template <typename Op, typename Function> void compute(Function function) {
    addCompute<Op>(function, &Function::operator());
  }

  template <typename Op, typename R, typename... A> void compute(R (*function)(A...)) {
    compute<Op>([function](A... operands) { return function(operands...); });
  }

private:
  template <typename Op, typename Function, typename R, typename First, typename... Rest>
  void addCompute(Function function, R (Function::*)(First, Rest...) const) {
    constexpr bool takesOp = std::is_same_v<std::decay_t<First>, Op>;
    table[Op::getOperationName()] = [function](const Call &call) {
      return [&]<size_t... I>(std::index_sequence<I...>) {
        if constexpr (takesOp)
          return call.result(Datum(
              function(llvm::cast<Op>(call.op), call.template get<std::decay_t<Rest>>(I)...)));
        else
          return call.result(Datum(function(call.template get<std::decay_t<First>>(0),
                                            call.template get<std::decay_t<Rest>>(I + 1)...)));
      }(std::index_sequence_for<Rest...>());
    };
  }
  llvm::StringMap<Handler> table;
};

/// What a constant is: its attribute `value`.
LogicalResult computeConstant(const Call &call);
/// The numbers that operands are.
SmallVector<int64_t> indicesOf(ArrayRef<const Datum *> operands);
/// A tensor of a type with these dynamic sizes, which are taken away.
FailureOr<std::shared_ptr<Tensor>> makeTensor(const Call &call, Type type,
                                              ArrayRef<const Datum *> &dynamic);

// One file each: what the ops of a dialect mean.
void addArith(Handlers &handlers);
void addMath(Handlers &handlers);
void addComplex(Handlers &handlers);
void addTensor(Handlers &handlers);
void addLinalg(Handlers &handlers);
void addLinalgExt(Handlers &handlers);
void addControl(Handlers &handlers); ///< func, cf, scf, affine, ub
void addState(Handlers &handlers);   ///< util, flow
void addCheck(Handlers &handlers);

class Interpreter {
public:
  /// Fails where it would compute more than `limit` ops and elements in one call from outside.
  Interpreter(ModuleOp module, uint64_t limit);
  ~Interpreter();

  /// Runs `function` with its arguments; the first call runs the initializer before it. Failures
  /// are reported.
  LogicalResult invoke(func::FuncOp function, ArrayRef<Datum> arguments,
                       SmallVectorImpl<Datum> &results);

  // --- For the meaning of ops ---

  /// Calls a function from inside the program.
  LogicalResult call(Operation *from, func::FuncOp function, ArrayRef<Datum> arguments,
                     SmallVectorImpl<Datum> &results);
  /// Runs a region from its first block until a terminator that leaves it, whose operands are
  /// `left`.
  LogicalResult runRegion(Region &region, ArrayRef<Datum> arguments, SmallVectorImpl<Datum> &left);
  /// The value of an operand, or of a value outside of the region that runs.
  const Datum &get(Value value);
  int64_t get(OpFoldResult value);
  SmallVector<int64_t> get(ArrayRef<OpFoldResult> values);
  /// Counts `steps` ops or elements before `op` computes them. Too many are an error that says how
  /// large it is.
  LogicalResult spend(Operation *op, uint64_t steps, ArrayRef<int64_t> sizes = {});
  /// Keeps argument `argument` of the block in a wider type on its way to operand `yielded` of the
  /// terminator, if all that happens to it are sums and products. That type, or null.
  const llvm::fltSemantics *keepWide(Block &block, unsigned argument, unsigned yielded);

  ModuleOp module;
  /// Values of globals, by name.
  llvm::StringMap<Datum> globals;
  /// Position in the iteration space of the structured op whose region runs; empty outside of such.
  ArrayRef<int64_t> position;
  /// True in regions that are computed for each element.
  bool inElement = false;

private:
  struct Step;
  struct Code;
  Code &codeOf(Block &block);
  LogicalResult execute(Step &step);
  FailureOr<Block *> next(Operation *terminator, SmallVectorImpl<Datum> &arguments);

  /// Position of each value in the frame of its function.
  DenseMap<Value, unsigned> slots;
  DenseMap<Operation *, unsigned> frameSizes;
  DenseMap<Block *, std::unique_ptr<Code>> codes;
  DenseSet<Operation *> wide;
  std::vector<Datum> *frame = nullptr;
  Handlers handlers;
  uint64_t limit, spent = 0;
  unsigned depth = 0;
  bool initialized = false;
};

/// Where an affine expression lies for these dimensions and symbols. Divisions by 0 give 0.
int64_t evaluate(AffineExpr expr, ArrayRef<int64_t> dims, ArrayRef<int64_t> symbols = {});
SmallVector<int64_t> evaluate(AffineMap map, ArrayRef<int64_t> dims,
                              ArrayRef<int64_t> symbols = {});

} // namespace sluice::oracle
