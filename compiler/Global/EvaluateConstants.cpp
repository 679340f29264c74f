//===- EvaluateConstants.cpp - compute at compile time what never changes -===//
// Everything whose inputs are constants moves into a function that is compiled and run now:
//   %w = arith.constant dense_resource<w>        %p = arith.constant dense_resource<evaluated_0>
//   %p = encoding.set %w // packed weights  ->   linalg.matmul ins(%a, %p)
//   linalg.matmul ins(%a, %p)
// A value is kept unevaluated if it would be much larger than what it is made from.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Dialect/Util/Remarks.h"
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Global/Passes.h"
#include "mlir/Transforms/CSE.h"

namespace sluice::global {
namespace {

/// Values that may grow when evaluated, beside those that are small: those that are packed for
/// products, looked up in tables, or stored although positions decide them (masks, tables of
/// rotations: a dozen kernels in each model of a language), the latter two if they are smaller than
/// this, as long as all of them together are less than a fourth of the function's constants: what
/// reads them cannot compute them by the way.
constexpr int64_t kLookedUpBytes = 1 << 20;

int64_t byteSize(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return tensor.getNumElements() * elementBytes(tensor.getElementType());
}

/// `value` as one number where all its elements are equal, as those of a mask that hides nothing.
ElementsAttr asSplat(ElementsAttr value) {
  auto resource = dyn_cast<DenseResourceElementsAttr>(value);
  Type type = value.getElementType();
  if (!resource || !type.isIntOrFloat() || value.getNumElements() == 0)
    return value;
  ArrayRef<char> bytes = resource.getRawHandle().getBlob()->getData();
  size_t size = bytes.size() / value.getNumElements();
  unsigned bits = type.getIntOrFloatBitWidth();
  if (size > 8 || size * 8 < bits || bytes.drop_back(size) != bytes.drop_front(size))
    return value;
  uint64_t word = 0;
  memcpy(&word, bytes.data(), size);
  APInt number = APInt(64, word).trunc(bits);
  auto shaped = cast<ShapedType>(value.getType());
  if (auto format = dyn_cast<FloatType>(type))
    return DenseElementsAttr::get(shaped, APFloat(format.getFloatSemantics(), number));
  return DenseElementsAttr::get(shaped, number);
}

class Evaluation {
public:
  Evaluation(func::FuncOp function, const ConstantEvaluator &evaluator,
             util::DeclineRemarks &remarks)
      : function(function), evaluator(evaluator), remarks(remarks),
        found(findConstantExpressions(function)), constantOps(found.ops) {}

  LogicalResult run() {
    chooseResults();
    return results.empty() ? success() : evaluate();
  }

private:
  /// Bytes of the constants that `op` is made from.
  int64_t sourceBytes(Operation *op) {
    llvm::SmallSetVector<Operation *, 8> seen;
    seen.insert(op);
    int64_t bytes = 0;
    for (unsigned i = 0; i < seen.size(); ++i) {
      if (isTensorConstant(seen[i])) {
        bytes += byteSize(seen[i]->getResult(0).getType());
        continue;
      }
      // What bodies look up, too.
      Operation *reader = seen[i];
      reader->walk([&](Operation *nested) {
        for (Value operand : nested->getOperands())
          if (Operation *def = operand.getDefiningOp(); def && !reader->isAncestor(def))
            seen.insert(def);
      });
    }
    return bytes;
  }

  /// Is it a look-up in a table, or made from one without growing?
  bool looksUp(Operation *op) {
    if (op->walk([](tensor::ExtractOp) { return WalkResult::interrupt(); }).wasInterrupted())
      return true;
    return llvm::any_of(op->getOperands(), [&](Value operand) {
      Operation *def = operand.getDefiningOp();
      return def && constantOps.contains(def) &&
             byteSize(operand.getType()) >= byteSize(op->getResult(0).getType()) && looksUp(def);
    });
  }

  /// What a constant of the value of `result` holds: encoded tensors as their stored form.
  static Type storedType(Value result) {
    auto type = cast<RankedTensorType>(result.getType());
    auto panels = dyn_cast_if_present<encoding::PanelsAttr>(type.getEncoding());
    return panels ? panels.getStorageType(type) : type;
  }

  /// Walks back from the readers: what code that stays reads is evaluated, or its producers are if
  /// it is larger than they.
  void chooseResults() {
    SmallPtrSet<Operation *, 16> dropped;
    int64_t budget = 0;
    function.walk([&](arith::ConstantOp op) {
      if (isTensorConstant(op))
        budget += byteSize(op.getType()) / 4;
    });
    for (Operation *op : llvm::reverse(constantOps.getArrayRef())) {
      bool needed = llvm::any_of(op->getUsers(), [&](Operation *user) {
        while (user != function && !constantOps.contains(user))
          user = user->getParentOp();
        return user == function || dropped.contains(user);
      });
      if (!needed)
        continue;
      int64_t bytes = 0;
      for (Type type : op->getResultTypes())
        bytes += byteSize(type);
      // Reshapes and patterns are free at run time; evaluating them would only copy.
      bool isReshape =
          isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp, encoding::StorageCastOp>(op) ||
          found.patterns.contains(op);
      bool isLarger = !isReshape && bytes > sourceBytes(op) * 5 / 4 + kFreelyEvaluatedBytes;
      // What is packed for a product: it reads nothing else.
      bool isPacked = isa<encoding::SetOp>(op);
      if (isLarger && bytes <= budget &&
          (isPacked ||
           (bytes <= kLookedUpBytes && (found.fromPositions.contains(op) || looksUp(op))))) {
        budget -= bytes;
        isLarger = false;
      }
      if (isReshape || isLarger) {
        dropped.insert(op);
        if (!isReshape)
          (void)remarks.decline(op, "its value would be much larger than what it is made from");
        continue;
      }
      llvm::append_range(results, op->getResults());
    }
    std::reverse(results.begin(), results.end());
  }

  LogicalResult evaluate() {
    MLIRContext *context = function.getContext();
    llvm::SetVector<Operation *> slice, inputs;
    for (Value result : results)
      slice.insert(result.getDefiningOp());
    for (unsigned i = 0; i < slice.size(); ++i)
      slice[i]->walk([&](Operation *nested) {
        for (Value operand : nested->getOperands()) {
          Operation *def = operand.getDefiningOp();
          if (!def || slice[i]->isAncestor(def))
            continue;
          if (isTensorConstant(def) &&
              !isa<SplatElementsAttr>(cast<arith::ConstantOp>(def).getValue()))
            inputs.insert(def);
          else
            slice.insert(def);
        }
      });
    auto ordered = slice.takeVector();
    DenseMap<Operation *, unsigned> places;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) { places[op] = places.size(); });
    llvm::sort(ordered, [&](Operation *a, Operation *b) { return places[a] < places[b]; });

    OpBuilder builder(context);
    OwningOpRef<ModuleOp> module = ModuleOp::create(builder, function.getLoc());
    builder.setInsertionPointToStart(module->getBody());
    SmallVector<Type> argTypes, resultTypes;
    SmallVector<ElementsAttr> inputValues;
    for (Operation *input : inputs) {
      argTypes.push_back(input->getResult(0).getType());
      inputValues.push_back(cast<ElementsAttr>(cast<arith::ConstantOp>(input).getValue()));
    }
    for (Value result : results)
      resultTypes.push_back(storedType(result));
    auto evaluate = func::FuncOp::create(builder, function.getLoc(), "evaluate",
                                         builder.getFunctionType(argTypes, resultTypes));
    builder.setInsertionPointToStart(evaluate.addEntryBlock());
    IRMapping mapping;
    for (auto [input, argument] : llvm::zip(inputs, evaluate.getArguments()))
      mapping.map(input->getResult(0), argument);
    for (Operation *op : ordered)
      builder.clone(*op, mapping);
    SmallVector<Value> returned;
    for (auto [result, type] : llvm::zip(results, resultTypes)) {
      Value value = mapping.lookup(result);
      if (value.getType() != type)
        value = encoding::StorageCastOp::create(builder, result.getLoc(), type, value);
      returned.push_back(value);
    }
    auto end = func::ReturnOp::create(builder, function.getLoc(), returned);

    // Many products may share a weight that each of them packs.
    IRRewriter rewriter(context);
    DominanceInfo dominance(evaluate);
    eliminateCommonSubExpressions(rewriter, dominance, evaluate);
    SmallVector<unsigned> numbers; // of each result's value
    llvm::MapVector<Value, unsigned> distinct;
    for (Value value : end.getOperands())
      numbers.push_back(distinct.try_emplace(value, distinct.size()).first->second);
    end->setOperands(llvm::to_vector(llvm::make_first_range(distinct)));
    evaluate.setFunctionType(builder.getFunctionType(argTypes, end.getOperandTypes()));

    auto values = evaluator(std::move(module), inputValues);
    if (failed(values))
      return failure();
    if (values->empty())
      return (void)remarks.decline(function, "its constants take too long to evaluate"), success();
    for (auto [result, number] : llvm::zip(results, numbers)) {
      ElementsAttr value = (*values)[number];
      OpBuilder at(result.getDefiningOp());
      if (found.fromPositions.contains(result.getDefiningOp()))
        value = asSplat(value);
      Value constant = arith::ConstantOp::create(at, result.getLoc(), cast<TypedAttr>(value));
      if (constant.getType() != result.getType())
        constant = encoding::StorageCastOp::create(at, result.getLoc(), result.getType(), constant);
      result.replaceAllUsesWith(constant);
    }
    for (Operation *op : llvm::reverse(constantOps.getArrayRef()))
      if (op->use_empty())
        op->erase();
    return success();
  }

  func::FuncOp function;
  const ConstantEvaluator &evaluator;
  util::DeclineRemarks &remarks;
  ConstantExpressions found;
  llvm::SetVector<Operation *> &constantOps;
  SmallVector<Value> results;
};

struct EvaluateConstants final : PassWrapper<EvaluateConstants, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(EvaluateConstants)
  explicit EvaluateConstants(ConstantEvaluator evaluator) : evaluator(std::move(evaluator)) {}
  StringRef getArgument() const override { return "sluice-evaluate-constants"; }
  StringRef getDescription() const override {
    return "computes at compile time what depends on constants only";
  }
  void runOnOperation() override {
    util::DeclineRemarks remarks(getContext(), getArgument());
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal() && failed(Evaluation(function, evaluator, remarks).run()))
        return signalPassFailure();
  }
  ConstantEvaluator evaluator;
};

} // namespace

std::unique_ptr<Pass> createEvaluateConstants(ConstantEvaluator evaluator) {
  return std::make_unique<EvaluateConstants>(std::move(evaluator));
}

} // namespace sluice::global
