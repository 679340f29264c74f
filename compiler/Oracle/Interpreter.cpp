//===- Interpreter.cpp - computes a program of the core form, op by op ----===//
#include "compiler/Oracle/Interpreter.h"
#include "compiler/Dialect/Util/Functions.h"
#include "compiler/Mlir.h"

namespace sluice::oracle {

Handlers::Handlers() {
  addArith(*this);
  addMath(*this);
  addComplex(*this);
  addTensor(*this);
  addLinalg(*this);
  addLinalgExt(*this);
  addControl(*this);
  addState(*this);
  addCheck(*this);
}

const Handler *Handlers::find(Operation *op) const {
  // Named ops of linalg are what their regions and maps say.
  bool isStructured = isa<linalg::LinalgOp>(op);
  auto found = table.find(isStructured ? linalg::GenericOp::getOperationName()
                                       : op->getName().getStringRef());
  return found == table.end() ? nullptr : &found->second;
}

/// An op of a block, ready to run. Values are positions in the frame.
struct Interpreter::Step {
  Operation *op;
  const Handler *handler;
  SmallVector<unsigned, 4> operands;
  SmallVector<unsigned, 1> results;
  const llvm::fltSemantics *wide; ///< If set, floats are computed in this type.
  std::optional<Datum> constant;  ///< The value of a constant that has been computed.
};
struct Interpreter::Code {
  SmallVector<unsigned> arguments;
  std::vector<Step> steps;
  Operation *terminator;
  SmallVector<unsigned> left; ///< Operands of the terminator.
};

Interpreter::Interpreter(ModuleOp module, uint64_t limit) : module(module), limit(limit) {
  module.walk([&](func::FuncOp func) {
    unsigned count = 0;
    func.getBody().walk<WalkOrder::PreOrder>([&](Block *block) {
      for (Value argument : block->getArguments())
        slots[argument] = count++;
      for (Operation &op : *block)
        for (Value result : op.getResults())
          slots[result] = count++;
    });
    frameSizes[func] = count;
  });
}
Interpreter::~Interpreter() = default;

//===- Functions and blocks -----------------------------------------------===//

LogicalResult Interpreter::invoke(func::FuncOp function, ArrayRef<Datum> arguments,
                                  SmallVectorImpl<Datum> &results) {
  spent = 0;
  if (!initialized) {
    initialized = true;
    for (auto other : module.getOps<func::FuncOp>())
      if (util::isInitializer(other))
        SLUICE_TRY(call(other, other, {}, results));
  }
  return call(function, function, arguments, results);
}

LogicalResult Interpreter::call(Operation *from, func::FuncOp function, ArrayRef<Datum> arguments,
                                SmallVectorImpl<Datum> &results) {
  constexpr unsigned kDeepest = 500;
  if (function.isExternal())
    return from->emitError("calls '") << function.getSymName() << "', which has no body";
  if (++depth > kDeepest)
    return from->emitError("functions call each other more than ") << kDeepest << " deep";
  std::vector<Datum> values(frameSizes.lookup(function));
  std::vector<Datum> *outer = std::exchange(frame, &values);
  LogicalResult worked = runRegion(function.getBody(), arguments, results);
  frame = outer;
  --depth;
  return worked;
}

Interpreter::Code &Interpreter::codeOf(Block &block) {
  std::unique_ptr<Code> &code = codes[&block];
  if (code)
    return *code;
  code = std::make_unique<Code>();
  for (Value argument : block.getArguments())
    code->arguments.push_back(slots.at(argument));
  auto slotsOf = [&](auto values, auto &list) {
    for (Value value : values)
      list.push_back(slots.at(value));
  };
  for (Operation &op : block.without_terminator()) {
    Step step{&op, handlers.find(&op), {}, {}, nullptr, {}};
    slotsOf(op.getOperands(), step.operands);
    slotsOf(op.getResults(), step.results);
    if (wide.contains(&op))
      step.wide = &sumSemantics(*semanticsOf(op.getResult(0).getType()));
    code->steps.push_back(std::move(step));
  }
  code->terminator = block.getTerminator();
  slotsOf(code->terminator->getOperands(), code->left);
  return *code;
}

LogicalResult Interpreter::execute(Step &step) {
  if (!step.handler)
    return step.op->emitError("operation '")
           << step.op->getName() << "' is unknown to the oracle, which computes the "
           << "ops that the input stage leaves";
  SLUICE_TRY(spend(step.op, 1));
  if (step.constant) {
    (*frame)[step.results[0]] = *step.constant;
    return success();
  }
  SmallVector<const Datum *, 4> operands;
  for (unsigned slot : step.operands)
    operands.push_back(&(*frame)[slot]);
  SmallVector<Datum, 3> widened;
  if (step.wide) {
    for (const Datum *operand : operands)
      widened.push_back(convert(*operand, *step.wide));
    for (auto [operand, value] : llvm::zip_equal(operands, widened))
      operand = &value;
  }
  SmallVector<Datum *, 1> results;
  for (unsigned slot : step.results)
    results.push_back(&(*frame)[slot]);
  SLUICE_TRY((*step.handler)({*this, step.op, operands, results}));
  if (step.op->hasTrait<OpTrait::ConstantLike>())
    step.constant = *results[0];
  return success();
}

/// The block that a terminator goes to, with arguments for it; null if it leaves the region.
FailureOr<Block *> Interpreter::next(Operation *terminator, SmallVectorImpl<Datum> &arguments) {
  auto go = [&](Block *target, ValueRange operands) {
    for (Value operand : operands)
      arguments.push_back(get(operand));
    return target;
  };
  if (terminator->getNumSuccessors() == 0 && !isa<ub::UnreachableOp>(terminator))
    return nullptr;
  if (auto op = dyn_cast<cf::BranchOp>(terminator))
    return go(op.getDest(), op.getDestOperands());
  if (auto op = dyn_cast<cf::CondBranchOp>(terminator))
    return toIndex(get(op.getCondition())) ? go(op.getTrueDest(), op.getTrueDestOperands())
                                           : go(op.getFalseDest(), op.getFalseDestOperands());
  if (auto op = dyn_cast<cf::SwitchOp>(terminator)) {
    if (auto values = op.getCaseValues())
      for (auto [i, value] : llvm::enumerate(values->getValues<APInt>()))
        if (value == std::get<APInt>(get(op.getFlag())))
          return go(op.getCaseDestinations()[i], op.getCaseOperands(i));
    return go(op.getDefaultDestination(), op.getDefaultOperands());
  }
  return (void)(terminator->emitError("'")
                << terminator->getName() << "' is where the program has no meaning"),
         failure();
}

LogicalResult Interpreter::runRegion(Region &region, ArrayRef<Datum> arguments,
                                     SmallVectorImpl<Datum> &left) {
  Block *block = &region.front();
  SmallVector<Datum> passed;
  while (true) {
    Code &code = codeOf(*block);
    for (auto [slot, value] : llvm::zip_equal(code.arguments, arguments))
      (*frame)[slot] = value;
    for (Step &step : code.steps)
      SLUICE_TRY(execute(step));
    SmallVector<Datum> forNext;
    Block *target = SLUICE_TRY(next(code.terminator, forNext));
    if (!target) {
      left.resize(code.left.size());
      for (auto [value, slot] : llvm::zip_equal(left, code.left))
        value = (*frame)[slot];
      return success();
    }
    SLUICE_TRY(spend(code.terminator, 1));
    passed = std::move(forNext);
    arguments = passed;
    block = target;
  }
}

//===- What ops ask for ---------------------------------------------------===//

const Datum &Interpreter::get(Value value) { return (*frame)[slots.at(value)]; }

int64_t Interpreter::get(OpFoldResult value) {
  if (auto attribute = dyn_cast<Attribute>(value))
    return cast<IntegerAttr>(attribute).getInt();
  return toIndex(get(cast<Value>(value)));
}

SmallVector<int64_t> Interpreter::get(ArrayRef<OpFoldResult> values) {
  return llvm::map_to_vector(values, [&](OpFoldResult value) { return get(value); });
}

LogicalResult Interpreter::spend(Operation *op, uint64_t steps, ArrayRef<int64_t> sizes) {
  if (steps <= limit - spent) {
    spent += steps;
    return success();
  }
  auto error = op->emitError("too large for the oracle: ");
  if (steps == 1)
    error << "the program is still at '" << op->getName() << "' after " << limit << " steps";
  else
    error << "'" << op->getName() << "' takes " << steps << " steps, and " << limit - spent
          << " of " << limit << " are left";
  if (sizes.empty()) {
    error.attachNote() << "give it smaller tensors or fewer iterations, or raise --oracle-steps";
  } else {
    size_t largest = llvm::max_element(sizes) - sizes.begin();
    auto &note = error.attachNote() << "it runs over ";
    llvm::interleave(sizes, note, "x");
    note << " elements; make dimension " << largest << " of them smaller (" << sizes[largest]
         << ") by the sizes of inputs, or raise --oracle-steps";
  }
  return failure();
}

/// Is `op` a sum or product whose operand `use` may be wider than the type?
static bool carries(OpOperand &use) {
  Operation *op = use.getOwner();
  if (isa<arith::AddFOp, arith::MulFOp, complex::AddOp, complex::MulOp>(op))
    return true;
  if (isa<arith::SubFOp, complex::SubOp>(op))
    return use.getOperandNumber() == 0;
  return isa<math::FmaOp>(op) && use.getOperandNumber() == 2;
}

const llvm::fltSemantics *Interpreter::keepWide(Block &block, unsigned argument, unsigned yielded) {
  Value value = block.getArgument(argument);
  const llvm::fltSemantics *semantics = semanticsOf(value.getType());
  if (!semantics)
    return nullptr;
  SmallVector<Operation *> chain;
  while (true) {
    if (!value.hasOneUse())
      return nullptr;
    OpOperand &use = *value.use_begin();
    if (use.getOwner() == block.getTerminator()) {
      if (use.getOperandNumber() != yielded || chain.empty())
        return nullptr;
      break;
    }
    if (use.getOwner()->getBlock() != &block || !carries(use))
      return nullptr;
    chain.push_back(use.getOwner());
    value = chain.back()->getResult(0);
  }
  if (wide.contains(chain.front()))
    return &sumSemantics(*semantics);
  for (Operation *op : chain) {
    wide.insert(op);
    // A product that is added is not rounded either.
    if (isa<arith::AddFOp, arith::SubFOp, complex::AddOp, complex::SubOp>(op))
      for (Value operand : op->getOperands())
        if (Operation *product = operand.getDefiningOp();
            product && product->getBlock() == &block && product->hasOneUse() &&
            isa<arith::MulFOp, complex::MulOp>(product))
          wide.insert(product);
  }
  codes.erase(&block);
  return &sumSemantics(*semantics);
}

LogicalResult computeConstant(const Call &call) {
  Type type = call.op->getResult(0).getType();
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (tensor)
    SLUICE_TRY(call.run.spend(call.op, tensor.getNumElements(), tensor.getShape()));
  std::optional<Datum> value = fromAttribute(call.op->getAttr("value"), type);
  return value ? call.result(std::move(*value))
               : call.fail("a constant has no data that the oracle can read");
}

SmallVector<int64_t> indicesOf(ArrayRef<const Datum *> operands) {
  return llvm::map_to_vector(operands, [](const Datum *operand) { return toIndex(*operand); });
}

FailureOr<std::shared_ptr<Tensor>> makeTensor(const Call &call, Type type,
                                              ArrayRef<const Datum *> &dynamic) {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape(tensor.getShape());
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size)) {
      size = toIndex(*dynamic.consume_front());
      if (size < 0)
        return (void)call.fail("a tensor cannot have a size of " + Twine(size)), failure();
    }
  SLUICE_TRY(call.run.spend(call.op, productOf(shape), shape));
  return std::make_shared<Tensor>(tensor.getElementType(), shape);
}

int64_t evaluate(AffineExpr expr, ArrayRef<int64_t> dims, ArrayRef<int64_t> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t a = evaluate(binary.getLHS(), dims, symbols),
          b = evaluate(binary.getRHS(), dims, symbols);
  switch (expr.getKind()) {
  case AffineExprKind::Add: return a + b;
  case AffineExprKind::Mul: return a * b;
  case AffineExprKind::Mod: return b == 0 ? 0 : (a % b + b) % b;
  case AffineExprKind::FloorDiv: return b == 0 ? 0 : llvm::divideFloorSigned(a, b);
  default: return b == 0 ? 0 : llvm::divideCeilSigned(a, b);
  }
}

SmallVector<int64_t> evaluate(AffineMap map, ArrayRef<int64_t> dims, ArrayRef<int64_t> symbols) {
  return llvm::map_to_vector(map.getResults(),
                             [&](AffineExpr expr) { return evaluate(expr, dims, symbols); });
}

} // namespace sluice::oracle
