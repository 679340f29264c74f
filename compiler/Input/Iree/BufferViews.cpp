//===- BufferViews.cpp - functions on tensors instead of buffer views -----===//
//   func.func @f(%a: !hal.buffer_view, %wait: !hal.fence, %signal: !hal.fence)
//       -> !hal.buffer_view {
//     %x = hal.tensor.import wait(%wait) => %a "x" : !hal.buffer_view -> tensor<4xf32>
//     ...
//     %z = hal.tensor.barrier join(%y : tensor<4xf32>) => %signal : !hal.fence
//     %b = hal.tensor.export %z "y" : tensor<4xf32> -> !hal.buffer_view
//     return %b : !hal.buffer_view
//   }
//     ->
//   func.func @f(%x: tensor<4xf32> {sluice.name = "x"}) -> (tensor<4xf32> {sluice.name = "y"})
//     { ... return %y }
// Fences are dropped: every function can be called with what it waits for and what it signals. So
// is memory for transients. A value that the program writes into an argument (hal.tensor.alias) is
// one more result, named after the argument; what of a result's storage the caller gives is not
// used. Functions may call each other with buffer views; what else holds one is not read.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/Try.h"
#include "compiler/Dialect/Util/Walks.h"
#include "compiler/Input/Iree/Forms.h"

using namespace sluice;
using namespace sluice::iree;

static constexpr StringLiteral kName = "sluice.name";

static bool isView(Type type) { return isa<hal::BufferViewType>(type); }
static bool isFence(Type type) { return isa<hal::FenceType>(type); }

static bool takesTransients(func::FuncOp func, unsigned index) {
  return func && index < func.getNumArguments() && func.getArgAttr(index, "iree.abi.transients");
}

/// Memory that the caller gives for what is in between, which the runtime makes itself. At most it
/// is handed on to other functions.
static bool isTransients(func::FuncOp func, unsigned index) {
  auto isHandedOn = [](OpOperand &use) {
    auto call = dyn_cast<func::CallOp>(use.getOwner());
    return call && takesTransients(SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                                       call, call.getCalleeAttr()),
                                   use.getOperandNumber());
  };
  return takesTransients(func, index) &&
         (func.isExternal() || llvm::all_of(func.getArgument(index).getUses(), isHandedOn));
}

//===- Fences -------------------------------------------------------------===//

/// Leaves out fences as arguments of functions and calls, and what is done with them.
static LogicalResult dropFences(ModuleOp module) {
  SmallVector<Operation *> dropped;
  WalkResult walked = module.walk([&](Operation *op) {
    OpBuilder builder(op);
    if (auto join = dyn_cast<JoinOp>(op)) {
      join->replaceAllUsesWith(join.getSources());
      dropped.push_back(op);
    } else if (auto await = dyn_cast<FenceAwaitOp>(op)) {
      Value fine = arith::ConstantOp::create(builder, op->getLoc(), builder.getI32IntegerAttr(0));
      await.getStatus().replaceAllUsesWith(fine);
      dropped.push_back(op);
    } else if (isa<DevicesGetOp, FenceCreateOp, FenceJoinOp, FenceSignalOp, NullOp>(op)) {
      dropped.push_back(op);
    } else if (auto call = dyn_cast<func::CallOp>(op)) {
      auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
      BitVector fences(call->getNumOperands());
      for (auto [index, type] : llvm::enumerate(call.getOperandTypes()))
        fences[index] = isFence(type) || isTransients(callee, index);
      call->eraseOperands(fences);
    } else if (auto func = dyn_cast<func::FuncOp>(op)) {
      return WalkResult::advance();
    } else if (llvm::any_of(op->getOperandTypes(), isFence) ||
               llvm::any_of(op->getResultTypes(), isFence)) {
      op->emitError("uses a fence, which only arguments and what makes or waits for one may be");
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  if (walked.wasInterrupted())
    return failure();
  for (Operation *op : dropped)
    op->dropAllReferences();
  for (Operation *op : dropped) {
    if (!op->use_empty())
      return op->emitError("gives what is used otherwise than to wait and to signal");
    op->erase();
  }
  for (auto func : module.getOps<func::FuncOp>()) {
    BitVector fences(func.getNumArguments());
    for (auto [index, type] : llvm::enumerate(func.getArgumentTypes()))
      fences[index] = isFence(type) || isTransients(func, index);
    if (llvm::any_of(func.getResultTypes(), isFence))
      return func.emitError("gives a fence, which only arguments may be");
    if (fences.any() && failed(func.eraseArguments(fences)))
      return failure();
  }
  return success();
}

//===- Buffer views -------------------------------------------------------===//

/// `value` as what `import` makes of it, or null.
static Value importAs(ImportOp import, Value value) {
  OpBuilder builder(import);
  auto to = cast<RankedTensorType>(import.getResult().getType());
  if (value.getType() == to)
    return value;
  SmallVector<OpFoldResult> sizes = getMixedValues(to.getShape(), import.getResultDims(), builder);
  value = recast(builder, import.getLoc(), value, sizes, to.getElementType());
  return value ? builder.createOrFold<tensor::CastOp>(import.getLoc(), to, value) : value;
}

/// Uses `value`, as what `import` makes of it, in its place.
static LogicalResult replaceImport(ImportOp import, Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  Value made = type ? importAs(import, value) : Value();
  if (!made)
    return import.emitError("cannot read ")
           << value.getType() << " as " << import.getResult().getType();
  import.getResult().replaceAllUsesWith(made);
  import.erase();
  return success();
}

/// The type that an argument gets: that of its first import, or of a function that it is given to.
static Type typeOfView(BlockArgument argument, ModuleOp module, StringAttr &name) {
  Operation *first = nullptr;
  for (Operation *user : argument.getUsers())
    if (isa<ImportOp>(user) && (!first || user->isBeforeInBlock(first)))
      first = user;
  if (auto import = cast_or_null<ImportOp>(first)) {
    name = import.getNameAttr();
    return import.getResult().getType();
  }
  for (OpOperand &use : argument.getUses())
    if (auto call = dyn_cast<func::CallOp>(use.getOwner()))
      if (auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
          callee && use.getOperandNumber() < callee.getNumArguments() &&
          !isView(callee.getArgumentTypes()[use.getOperandNumber()]))
        return callee.getArgumentTypes()[use.getOperandNumber()];
  return {};
}

/// Argument `index` becomes a tensor. Values that the program writes to it are added to `written`.
static LogicalResult passArgument(func::FuncOp func, unsigned index,
                                  SmallVectorImpl<std::pair<Value, StringAttr>> &written) {
  auto module = func->getParentOfType<ModuleOp>();
  BlockArgument argument = func.getArgument(index);
  for (Operation *user : argument.getUsers())
    if (!isa<AliasOp, func::CallOp, func::ReturnOp, hal::BufferViewDimOp, ImportOp>(user))
      return user->emitError("uses a buffer view otherwise than by hal.tensor.import");
  StringAttr name;
  Type type = typeOfView(argument, module, name);
  if (!type)
    return func.emitError(
        "takes a buffer view that it does not import, so that its type is not known");
  argument.setType(type);
  if (name && !func.getArgAttr(index, kName))
    func.setArgAttr(index, kName, name);
  for (Operation *user : llvm::make_early_inc_range(argument.getUsers())) {
    OpBuilder builder(user);
    if (auto dim = dyn_cast<hal::BufferViewDimOp>(user)) {
      if (dim.getIndex() >= uint64_t(cast<RankedTensorType>(type).getRank()))
        return dim.emitError("asks for dimension ") << dim.getIndex() << " of " << type;
      dim.replaceAllUsesWith(
          tensor::DimOp::create(builder, dim.getLoc(), argument, dim.getIndex()).getResult());
      dim.erase();
    } else if (auto import = dyn_cast<ImportOp>(user)) {
      SLUICE_TRY(replaceImport(import, argument));
    } else if (auto alias = dyn_cast<AliasOp>(user)) {
      if (alias->getBlock() != argument.getOwner() || !func.getBody().hasOneBlock())
        return alias.emitError("writes to an argument in only a part of the function's branches");
      alias.getResult().replaceAllUsesWith(alias.getSource());
      auto argumentName = func.getArgAttrOfType<StringAttr>(index, kName);
      written.push_back(
          {alias.getSource(),
           argumentName ? argumentName : builder.getStringAttr("arg" + std::to_string(index))});
      alias.erase();
    }
  }
  return success();
}

/// Result `index` becomes the tensor that returns export, with its name.
static void passResult(func::FuncOp func, unsigned index) {
  func.walk([&](func::ReturnOp result) {
    Value value = result.getOperand(index);
    auto exported = value.getDefiningOp<ExportOp>();
    if (!exported)
      return; // An argument, or what a call gives.
    if (exported.getName() && !func.getResultAttr(index, kName))
      func.setResultAttr(index, kName, exported.getNameAttr());
    result.setOperand(index, exported.getSource());
  });
}

/// Calls take and give what the callee takes and gives now.
static LogicalResult retypeCalls(func::FuncOp callee, ModuleOp module) {
  SmallVector<func::CallOp> calls;
  module.walk([&](func::CallOp call) {
    if (call.getCallee() == callee.getSymName())
      calls.push_back(call);
  });
  for (func::CallOp call : calls) {
    if (call->getNumResults() != callee.getNumResults())
      return call.emitError("calls a function that writes to its arguments");
    for (auto [result, type] : llvm::zip_equal(call.getResults(), callee.getResultTypes()))
      result.setType(type);
  }
  return success();
}

/// What is left of buffer views in `func`: those that calls take and give.
static LogicalResult passToCalls(func::FuncOp func) {
  func.walk([](ExportOp exported) {
    exported.getResult().replaceAllUsesWith(exported.getSource());
    exported.erase();
  });
  auto module = func->getParentOfType<ModuleOp>();
  WalkResult walked = func.walk([&](Operation *op) {
    OpBuilder builder(op);
    if (auto import = dyn_cast<ImportOp>(op)) {
      return WalkResult(replaceImport(import, import.getSource()));
    } else if (auto call = dyn_cast<func::CallOp>(op)) {
      auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
      if (!callee || callee.getNumArguments() != call->getNumOperands())
        return WalkResult::advance(); // The verifier's words are better.
      for (auto [operand, type] :
           llvm::zip_equal(call->getOpOperands(), callee.getArgumentTypes())) {
        Type from = operand.get().getType();
        if (from != type && tensor::CastOp::areCastCompatible(from, type))
          operand.set(tensor::CastOp::create(builder, call.getLoc(), type, operand.get()));
      }
    }
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

static LogicalResult passTensors(func::FuncOp func) {
  SmallVector<std::pair<Value, StringAttr>> written;
  for (auto [index, type] : llvm::enumerate(func.getArgumentTypes()))
    if (isView(type) && failed(passArgument(func, index, written)))
      return failure();
  for (auto [index, type] : llvm::enumerate(func.getResultTypes()))
    if (isView(type))
      passResult(func, index);
  SLUICE_TRY(passToCalls(func));
  auto result = dyn_cast<func::ReturnOp>(func.back().getTerminator());
  SmallVector<DictionaryAttr> attributes;
  func.getAllResultAttrs(attributes);
  attributes.resize(func.getNumResults(), DictionaryAttr::get(func.getContext()));
  for (auto [value, name] : written) {
    result->insertOperands(result->getNumOperands(), value);
    Builder builder(func.getContext());
    attributes.push_back(builder.getDictionaryAttr(builder.getNamedAttr(kName, name)));
  }
  SmallVector<Type> results(func.getResultTypes());
  func.walk([&](func::ReturnOp result) { results = llvm::to_vector(result.getOperandTypes()); });
  func.setFunctionType(
      FunctionType::get(func.getContext(), func.front().getArgumentTypes(), results));
  func.setAllResultAttrs(attributes);
  return success();
}

LogicalResult sluice::iree::passTensors(ModuleOp module) {
  SLUICE_TRY(dropFences(module));
  // Callees first: what they take is then known.
  SmallVector<func::FuncOp> left;
  for (auto func : module.getOps<func::FuncOp>()) {
    bool hasViews = llvm::any_of(func.getArgumentTypes(), isView) ||
                    llvm::any_of(func.getResultTypes(), isView);
    bool usesIree = anyIn(func, [](Operation *op) {
      return isa<AliasOp, ExportOp, ImportOp>(op) ||
             (isa<func::CallOp>(op) && (llvm::any_of(op->getOperandTypes(), isView) ||
                                        llvm::any_of(op->getResultTypes(), isView)));
    });
    if (!func.isDeclaration() && (hasViews || usesIree))
      left.push_back(func);
  }
  while (!left.empty()) {
    auto isReady = [&](func::FuncOp func) {
      return !anyIn(func, [&](Operation *op) {
        auto call = dyn_cast<func::CallOp>(op);
        return call && llvm::any_of(left, [&](func::FuncOp other) {
                 return other.getSymName() == call.getCallee();
               });
      });
    };
    auto *ready = llvm::find_if(left, isReady);
    if (ready == left.end())
      return left.front().emitError("calls itself with buffer views");
    func::FuncOp func = *ready;
    left.erase(ready);
    if (failed(::passTensors(func)) || failed(retypeCalls(func, module)))
      return failure();
  }
  return success();
}
