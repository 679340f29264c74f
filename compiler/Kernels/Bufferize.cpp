//===- Bufferize.cpp - a kernel's tensors become memrefs ------------------===//
// Destinations are written in place: an intermediate that ends in one lives there from the start.
//   func.func @f(%x: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> { ... return %r }
//     ->
//   func.func @f(%x: memref<?xf32>, %out: memref<?xf32>) { ... }   // computes %r in %out
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/Util/Walks.h"
#include "compiler/Kernels/Lowering.h"
#include "mlir/Dialect/Bufferization/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"

using namespace sluice::kernels;

static bool isSameView(tensor::CollapseShapeOp shape, Operation *other) {
  return other->getName() == shape->getName() &&
         other->getResultTypes() == shape->getResultTypes() &&
         other->getAttrDictionary() == shape->getAttrDictionary();
}

static RankedTensorType withoutPadding(RankedTensorType type) {
  return encoding::PaddedRowsAttr::of(type) ? type.cloneWithEncoding({}) : type;
}

/// Makes an argument in panels the memref of its stored elements, in one dimension. Its readers
/// take the stored form.
static Type takeStored(BlockArgument arg) {
  OpBuilder builder(arg.getContext());
  Location loc = arg.getLoc();
  auto tensor = cast<RankedTensorType>(arg.getType());
  RankedTensorType stored = cast<encoding::PanelsAttr>(tensor.getEncoding()).getStorageType(tensor);
  arg.setType(MemRefType::get({stored.getNumElements()}, stored.getElementType()));
  SmallVector<ReassociationIndices> all(1,
                                        llvm::to_vector(llvm::seq<int64_t>(0, stored.getRank())));
  SmallVector<Operation *> users(arg.getUsers());
  for (Operation *user : users) {
    builder.setInsertionPoint(user);
    Value value;
    if (auto dim = dyn_cast<tensor::DimOp>(user)) {
      value =
          arith::ConstantIndexOp::create(builder, loc, tensor.getDimSize(*dim.getConstantIndex()));
    } else {
      auto memref = MemRefType::get(stored.getShape(), stored.getElementType());
      Value shaped = memref::ExpandShapeOp::create(builder, loc, memref, arg, all);
      value = bufferization::ToTensorOp::create(builder, loc, stored, shaped, /*restrict=*/true,
                                                /*writable=*/false);
    }
    user->getResult(0).replaceAllUsesWith(value);
    user->erase();
  }
  return arg.getType();
}

/// Gives the function memref arguments; inside, each is read as the tensor it was, and results go
/// to their destinations.
static LogicalResult takeMemrefs(func::FuncOp func) {
  unsigned numResults = func.getNumResults(), firstOut = func.getNumArguments() - numResults;
  if (func.getNumArguments() < numResults)
    return func.emitOpError("has fewer destinations than results");
  Location loc = func.getLoc();
  OpBuilder builder(func.getContext());
  SmallVector<Type> types;
  SmallVector<Value> rows,
      buffers; // Per argument: all of it, and in the shape that the kernel computes in.
  for (BlockArgument arg : func.getArguments()) {
    auto tensor = dyn_cast<RankedTensorType>(arg.getType());
    if (!tensor) {
      types.push_back(arg.getType());
      buffers.push_back(arg);
      rows.push_back(arg);
      continue;
    }
    if (isa_and_present<encoding::PanelsAttr>(tensor.getEncoding())) {
      types.push_back(takeStored(arg));
      buffers.push_back(arg);
      rows.push_back(arg);
      continue;
    }
    arg.setType(MemRefType::get(tensor.getShape(), tensor.getElementType()));
    types.push_back(arg.getType());
    for (Operation *user : llvm::make_early_inc_range(arg.getUsers()))
      if (auto dim = dyn_cast<tensor::DimOp>(user)) {
        OpBuilder at(user);
        dim.replaceAllUsesWith(memref::DimOp::create(at, loc, arg, dim.getIndex()).getResult());
        dim.erase();
      }
    builder.setInsertionPointToStart(&func.front()); // Not before an operation that has just gone.
    SmallVector<Operation *> users;
    llvm::copy_if(arg.getUsers(), std::back_inserter(users),
                  [](Operation *user) { return !isa<memref::DimOp>(user); });
    Value buffer = viewRows(builder, loc, arg, tensor);
    rows.push_back(buffer);
    tensor = withoutPadding(tensor);
    auto shape = users.empty() ? tensor::CollapseShapeOp()
                               : dyn_cast<tensor::CollapseShapeOp>(users.front());
    if (shape && llvm::all_of(users, [&](Operation *user) { return isSameView(shape, user); }))
      buffer =
          memref::CollapseShapeOp::create(builder, loc, buffer, shape.getReassociationIndices());
    else
      shape = {};
    Type type = shape ? shape.getResultType() : tensor;
    Value value = bufferization::ToTensorOp::create(builder, loc, type, buffer, /*restrict=*/true,
                                                    /*writable=*/arg.getArgNumber() >= firstOut);
    for (Operation *user : users) {
      if (shape) {
        user->getResult(0).replaceAllUsesWith(value);
        user->erase();
      } else {
        user->replaceUsesOfWith(arg, value);
      }
    }
    buffers.push_back(buffer);
  }
  auto returnOp = cast<func::ReturnOp>(func.front().getTerminator());
  builder.setInsertionPoint(returnOp);
  for (auto [index, result] : llvm::enumerate(returnOp.getOperands())) {
    Value buffer = buffers[firstOut + index], value = result;
    auto expand = value.getDefiningOp<tensor::ExpandShapeOp>();
    if (expand && expand.getSrcType().getShape() == cast<MemRefType>(buffer.getType()).getShape())
      value = expand.getSrc();
    else
      buffer = rows[firstOut + index];
    auto store =
        bufferization::MaterializeInDestinationOp::create(builder, loc, Type(), value, buffer);
    store.setRestrict(true);
    store.setWritable(true);
  }
  func::ReturnOp::create(builder, loc);
  returnOp.erase();
  // The strides of memrefs say now what types of tensors said.
  func.walk([](Operation *op) {
    for (Value result : op->getResults())
      if (auto tensor = dyn_cast<RankedTensorType>(result.getType()))
        result.setType(withoutPadding(tensor));
  });
  func.setFunctionType(builder.getFunctionType(types, {}));
  return success();
}

/// Puts tensor constants into read-only data of the executable.
static void constantsToGlobals(Kernel &kernel) {
  unsigned next = 0;
  OpBuilder globals = OpBuilder::atBlockBegin(&kernel.executable.getBody().front());
  kernel.func.walk([&](arith::ConstantOp constant) {
    auto type = dyn_cast<RankedTensorType>(constant.getType());
    if (!type)
      return;
    Location loc = constant.getLoc();
    auto memref = MemRefType::get(type.getShape(), type.getElementType());
    auto global = memref::GlobalOp::create(
        globals, loc, ("constant_" + Twine(next++)).str(), globals.getStringAttr("private"), memref,
        cast<ElementsAttr>(constant.getValue()), /*constant=*/true, globals.getI64IntegerAttr(64));
    OpBuilder builder(constant);
    Value data = memref::GetGlobalOp::create(builder, loc, memref, global.getSymName());
    constant.replaceAllUsesWith(
        bufferization::ToTensorOp::create(builder, loc, type, data, /*restrict=*/true, false)
            .getResult());
    constant.erase();
  });
}

LogicalResult sluice::kernels::simplify(Operation *op) {
  MLIRContext *context = op->getContext();
  RewritePatternSet patterns(context);
  auto used = [](Dialect *dialect) {
    return dialect && llvm::is_contained({"affine", "arith", "bufferization", "linalg", "memref",
                                          "scf", "tensor", "vector"},
                                         dialect->getNamespace());
  };
  for (Dialect *dialect : context->getLoadedDialects())
    if (used(dialect))
      dialect->getCanonicalizationPatterns(patterns);
  for (RegisteredOperationName registered : context->getRegisteredOperations())
    if (used(&registered.getDialect()))
      registered.getCanonicalizationPatterns(patterns, context);
  tensor::populateFoldTensorEmptyPatterns(patterns);
  memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
  return foldWith(op, std::move(patterns));
}

LogicalResult sluice::kernels::bufferizeKernel(Kernel &kernel) {
  constantsToGlobals(kernel);
  if (failed(readPanelsInPlace(kernel.func)) || failed(takeMemrefs(kernel.func)))
    return failure();
  IRRewriter rewriter(kernel.func.getContext());
  bufferization::OneShotBufferizationOptions options;
  options.allowReturnAllocsFromLoops = true;
  options.unknownTypeConverterFn = [](TensorType type, Attribute space,
                                      const bufferization::BufferizationOptions &) {
    return bufferization::getMemRefTypeWithStaticIdentityLayout(type, space);
  };
  bufferization::BufferizationState state;
  if (failed(bufferization::eliminateEmptyTensors(rewriter, kernel.func)) ||
      failed(bufferization::runOneShotBufferize(kernel.func, options, state)))
    return failure();
  return simplify(kernel.func);
}
