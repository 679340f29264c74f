//===- FunctionConverter.cpp - one host function from tensors to resources ===//
// The function is built anew: blocks in an order in which definitions come before uses, operations one by one, with a
// map from each tensor to its resource and dynamic sizes. See ConvertFlowToStream.cpp for the IR.
//===----------------------------------------------------------------------===//
#include "compiler/Stream/FunctionConverter.h"
#include "compiler/Dialect/Check/CheckDialect.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Stream/InvariantSizes.h"
#include "compiler/Stream/TensorStorage.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace sluice::stream {
namespace {

/// Splats of at most this many bytes are constants of the file, above it they are filled on the device.
constexpr int64_t kLargestSplatConstant = 64;

class FunctionConverter {
public:
  FunctionConverter(func::FuncOp func, ConstantTable &constants)
      : func(func), constants(constants), builder(func.getContext()), entryPoint(isEntryPoint(func)),
        invariantSizes(func) {}
  LogicalResult run();

private:
  struct Tensor {
    Value resource;
    SmallVector<Value> dims; // The dynamic ones, in order.
  };

  // Types and operands, a tensor as a resource and its dynamic sizes.
  SmallVector<Type> expand(TypeRange types);
  SmallVector<Value> expand(ValueRange values);
  void bind(ValueRange old, ValueRange expanded);
  // The same for the arguments of a block and what branches pass to it, without sizes that are always the same.
  SmallVector<Type> argumentTypes(Block *block);
  SmallVector<Value> branchOperands(Block *target, ValueRange values);
  void bindArguments(Block *block);
  Value scalar(Value old) { return scalars.lookup(old); }
  SmallVector<Value> scalars_(ValueRange old) {
    return llvm::map_to_vector(old, [&](Value v) { return scalar(v); });
  }
  Value bytes(Value tensor) {
    return tensorBytes(builder, loc, cast<RankedTensorType>(tensor.getType()), tensors[tensor].dims);
  }
  Value index(int64_t value) { return arith::ConstantIndexOp::create(builder, loc, value); }
  Value resolve(OpFoldResult size) {
    return isa<Attribute>(size) ? index(*getConstantIntValue(size)) : scalar(cast<Value>(size));
  }
  void define(Value old, Value resource, ArrayRef<Value> dims) { tensors[old] = {resource, SmallVector<Value>(dims)}; }
  void appendConstants(Value scalar, SmallVectorImpl<Value> &constants);

  void convertSignature();
  void importArguments(Block *entry);
  LogicalResult convert(Operation *op);
  LogicalResult convertConstant(Value result, TypedAttr value);
  LogicalResult convertDispatch(flow::DispatchOp op);
  LogicalResult convertReturn(func::ReturnOp op);
  Value exportTensor(Value tensor) {
    return ResourceExportOp::create(builder, loc, builder.getType<hal::BufferViewType>(), tensors[tensor].resource,
                                    TypeAttr::get(tensor.getType()), tensors[tensor].dims);
  }
  LogicalResult convertDim(tensor::DimOp op);
  LogicalResult convertReshape(tensor::ReshapeOp op);
  void convertCollapse(tensor::CollapseShapeOp op);
  void convertFromElements(tensor::FromElementsOp op);
  /// Offset and length in bytes of a slice of `whole`, or failure if it has gaps.
  FailureOr<std::pair<Value, Value>> contiguousRange(Operation *op, Value whole, ArrayRef<OpFoldResult> offsets,
                                                     ArrayRef<OpFoldResult> sizes, ArrayRef<OpFoldResult> strides);
  LogicalResult convertExtractSlice(tensor::ExtractSliceOp op);
  LogicalResult convertInsertSlice(tensor::InsertSliceOp op);
  bool isOwned(Value resource, DenseSet<Value> &visited);

  func::FuncOp func;
  ConstantTable &constants;
  OpBuilder builder;
  Location loc = builder.getUnknownLoc();
  bool entryPoint;
  InvariantSizes invariantSizes;
  DenseMap<Value, Tensor> tensors;
  IRMapping scalars;
};

} // namespace

static bool isTensor(Value value) { return isa<RankedTensorType>(value.getType()); }

SmallVector<Type> FunctionConverter::expand(TypeRange types) {
  SmallVector<Type> expanded;
  for (Type type : types) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    expanded.push_back(tensor ? builder.getType<ResourceType>() : type);
    if (tensor)
      expanded.append(tensor.getNumDynamicDims(), builder.getIndexType());
  }
  return expanded;
}

SmallVector<Value> FunctionConverter::expand(ValueRange values) {
  SmallVector<Value> expanded;
  for (Value value : values) {
    if (!isTensor(value)) {
      expanded.push_back(scalar(value));
      continue;
    }
    expanded.push_back(tensors[value].resource);
    llvm::append_range(expanded, tensors[value].dims);
  }
  return expanded;
}

void FunctionConverter::bind(ValueRange old, ValueRange expanded) {
  for (Value value : old) {
    Value first = expanded.front();
    expanded = expanded.drop_front();
    if (auto type = dyn_cast<RankedTensorType>(value.getType())) {
      define(value, first, llvm::to_vector(expanded.take_front(type.getNumDynamicDims())));
      expanded = expanded.drop_front(type.getNumDynamicDims());
    } else {
      scalars.map(value, first);
    }
  }
}

SmallVector<Type> FunctionConverter::argumentTypes(Block *block) {
  SmallVector<Type> types;
  for (BlockArgument argument : block->getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    types.push_back(type ? builder.getType<ResourceType>() : argument.getType());
    for (int64_t dim = 0; type && dim < type.getRank(); ++dim)
      if (type.isDynamicDim(dim) && !invariantSizes.get(argument, dim))
        types.push_back(builder.getIndexType());
  }
  return types;
}

SmallVector<Value> FunctionConverter::branchOperands(Block *target, ValueRange values) {
  SmallVector<Value> operands;
  for (auto [argument, value] : llvm::zip_equal(target->getArguments(), values)) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    operands.push_back(type ? tensors[value].resource : scalar(value));
    ArrayRef<Value> dims = type ? ArrayRef<Value>(tensors[value].dims) : ArrayRef<Value>();
    for (int64_t dim = 0; type && dim < type.getRank(); ++dim) {
      if (!type.isDynamicDim(dim))
        continue;
      if (!invariantSizes.get(argument, dim))
        operands.push_back(dims.front());
      dims = dims.drop_front();
    }
  }
  return operands;
}

/// Values from outside of the block are bound already: blocks come in an order in which definitions precede uses.
void FunctionConverter::bindArguments(Block *block) {
  ValueRange expanded = scalars.lookup(block)->getArguments();
  auto next = [&] {
    Value first = expanded.front();
    expanded = expanded.drop_front();
    return first;
  };
  for (BlockArgument argument : block->getArguments()) {
    Value first = next();
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type) {
      scalars.map(argument, first);
      continue;
    }
    SmallVector<Value> dims;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (!type.isDynamicDim(dim))
        continue;
      std::optional<SizeSource> source = invariantSizes.get(argument, dim);
      auto tensor = source && source->value ? dyn_cast<RankedTensorType>(source->value.getType()) : RankedTensorType();
      dims.push_back(!source         ? next()
                     : tensor        ? tensors[source->value].dims[tensor.getDynamicDimIndex(source->dimension)]
                     : source->value ? scalar(source->value)
                                     : index(source->dimension));
    }
    define(argument, first, dims);
  }
}

/// Converts the type of the function. Entry points keep one argument and result for each tensor, and remember its type.
void FunctionConverter::convertSignature() {
  auto type = func.getFunctionType();
  if (!entryPoint) {
    // Attributes of arguments describe tensors that are no longer one argument each.
    func.setFunctionType(builder.getFunctionType(expand(type.getInputs()), expand(type.getResults())));
    func.setArgAttrsAttr(nullptr);
    func.setResAttrsAttr(nullptr);
    return;
  }
  auto viewOf = [&](Type t) -> Type { return isa<RankedTensorType>(t) ? builder.getType<hal::BufferViewType>() : t; };
  for (auto [i, input] : llvm::enumerate(type.getInputs()))
    if (isa<RankedTensorType>(input))
      func.setArgAttr(i, "sluice.tensor", TypeAttr::get(input));
  for (auto [i, result] : llvm::enumerate(type.getResults()))
    if (isa<RankedTensorType>(result))
      func.setResultAttr(i, "sluice.tensor", TypeAttr::get(result));
  func.setFunctionType(builder.getFunctionType(llvm::map_to_vector(type.getInputs(), viewOf),
                                               llvm::map_to_vector(type.getResults(), viewOf)));
}

/// Binds the arguments of an entry point. Dynamic dimensions of the same name are one value: the runtime has compared.
void FunctionConverter::importArguments(Block *entry) {
  llvm::StringMap<Value> named;
  for (auto [i, old] : llvm::enumerate(func.front().getArguments())) {
    Value argument = entry->getArgument(i);
    auto type = dyn_cast<RankedTensorType>(old.getType());
    if (!type) {
      scalars.map(old, argument);
      continue;
    }
    auto names = func.getArgAttrOfType<ArrayAttr>(i, "sluice.dims");
    SmallVector<Value> dims;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (!type.isDynamicDim(dim))
        continue;
      auto name = names && dim < int64_t(names.size()) ? dyn_cast<StringAttr>(names[dim]) : StringAttr();
      Value *known = name && !name.empty() ? &named[name.getValue()] : nullptr;
      Value size =
          known && *known ? *known : hal::BufferViewDimOp::create(builder, loc, builder.getIndexType(), argument, dim);
      if (known)
        *known = size;
      dims.push_back(size);
    }
    define(old, ResourceImportOp::create(builder, loc, builder.getType<ResourceType>(), argument), dims);
  }
}

LogicalResult FunctionConverter::run() {
  if (func.isDeclaration())
    return func.emitError("has no body, and the host program cannot call out");
  loc = func.getLoc();
  Region body;
  IRMapping blocks;
  llvm::ReversePostOrderTraversal<Region *> order(&func.getBody());
  for (Block *old : order) {
    auto *block = new Block;
    body.push_back(block);
    scalars.map(old, block);
    auto viewOf = [&](Type t) -> Type { return isa<RankedTensorType>(t) ? builder.getType<hal::BufferViewType>() : t; };
    SmallVector<Type> types = !old->isEntryBlock() ? argumentTypes(old)
                              : entryPoint         ? llvm::map_to_vector(old->getArgumentTypes(), viewOf)
                                                   : expand(old->getArgumentTypes());
    block->addArguments(types, SmallVector<Location>(types.size(), loc));
  }
  auto convertAt = [&](Block *old, Operation *op) {
    builder.setInsertionPointToEnd(scalars.lookup(old));
    loc = op->getLoc();
    return convert(op);
  };
  for (Block *old : order) {
    builder.setInsertionPointToEnd(scalars.lookup(old));
    if (!old->isEntryBlock())
      bindArguments(old);
    else if (entryPoint)
      importArguments(scalars.lookup(old));
    else
      bind(old->getArguments(), scalars.lookup(old)->getArguments());
    for (Operation &op : *old)
      if (!isa<func::ReturnOp>(op) && failed(convertAt(old, &op)))
        return failure();
  }
  // Returns come last: whether a result must be copied depends on every branch that it may come through.
  for (Block *old : order)
    if (auto ret = dyn_cast<func::ReturnOp>(old->getTerminator()); ret && failed(convertAt(old, ret)))
      return failure();
  func.getBody().dropAllReferences();
  func.getBody().getBlocks().clear();
  func.getBody().takeBody(body);
  convertSignature();
  return success();
}

void FunctionConverter::appendConstants(Value value, SmallVectorImpl<Value> &list) {
  Type type = value.getType(), i64 = builder.getI64Type();
  if (isa<FloatType>(type)) {
    type = builder.getIntegerType(type.getIntOrFloatBitWidth());
    value = arith::BitcastOp::create(builder, loc, type, value);
  }
  if (isa<IndexType>(type))
    value = arith::IndexCastOp::create(builder, loc, i64, value);
  else if (type.isInteger(1))
    value = arith::ExtUIOp::create(builder, loc, i64, value);
  else if (type.getIntOrFloatBitWidth() < 64)
    value = arith::ExtSIOp::create(builder, loc, i64, value);
  list.push_back(value);
}

LogicalResult FunctionConverter::convertDispatch(flow::DispatchOp op) {
  SmallVector<Value> scalarConstants, inputs, inputSizes, resultSizes;
  for (Value argument : op.getArguments()) {
    if (!isTensor(argument)) {
      if (!argument.getType().isIntOrIndexOrFloat() ||
          (!argument.getType().isIndex() && argument.getType().getIntOrFloatBitWidth() > 64))
        return op.emitOpError("passes a scalar of type ") << argument.getType() << ", which no kernel takes";
      appendConstants(scalar(argument), scalarConstants);
      continue;
    }
    inputs.push_back(tensors[argument].resource);
    inputSizes.push_back(bytes(argument));
    for (Value dim : tensors[argument].dims)
      appendConstants(dim, scalarConstants);
  }
  for (unsigned i = 0; i < op.getNumResults(); ++i) {
    SmallVector<Value> dims = scalars_(op.getResultDims(i));
    resultSizes.push_back(tensorBytes(builder, loc, cast<RankedTensorType>(op.getResult(i).getType()), dims));
    for (Value dim : dims)
      appendConstants(dim, scalarConstants);
    define(op.getResult(i), {}, dims);
  }
  auto affinity = op->getAttrOfType<hal::DeviceAffinityAttr>("hal.affinity");
  SmallVector<Type> types(op.getNumResults(), builder.getType<ResourceType>());
  auto dispatch = AsyncDispatchOp::create(builder, loc, types, affinity, op.getExecutableAttr(), scalarConstants,
                                          inputs, inputSizes, resultSizes);
  for (auto [old, resource] : llvm::zip_equal(op.getResults(), dispatch.getResults()))
    tensors[old].resource = resource;
  return success();
}

LogicalResult FunctionConverter::convertConstant(Value result, TypedAttr value) {
  auto elements = dyn_cast<ElementsAttr>(value);
  auto type = cast<RankedTensorType>(result.getType());
  int64_t element = elementBytes(type.getElementType());
  if (!elements || !element)
    return emitError(loc) << "a constant of type " << type << " has no form in memory";
  Type resource = builder.getType<ResourceType>();
  Value size = tensorBytes(builder, loc, type, {});
  std::optional<int64_t> count = getConstantIntValue(size);
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  if (*count == 0) {
    define(result, AsyncEmptyOp::create(builder, loc, resource, hal::DeviceAffinityAttr(), size), {});
  } else if (dense && dense.isSplat() && type.getElementType().isIntOrFloat() && *count > kLargestSplatConstant) {
    Value splat = arith::ConstantOp::create(builder, loc, cast<TypedAttr>(dense.getSplatValue<Attribute>()));
    define(result, AsyncSplatOp::create(builder, loc, resource, hal::DeviceAffinityAttr(), splat, size), {});
  } else {
    define(result, ResourceConstantOp::create(builder, loc, resource, constants.add(loc, elements)), {});
  }
  return success();
}

/// Whether nobody else sees this memory: it was made by this call. Only such memory is handed to the caller.
bool FunctionConverter::isOwned(Value resource, DenseSet<Value> &visited) {
  if (!visited.insert(resource).second)
    return true; // Decided elsewhere on the way.
  if (auto argument = dyn_cast<BlockArgument>(resource)) {
    Block *block = argument.getOwner();
    if (block->isEntryBlock())
      return false;
    for (auto it = block->pred_begin(); it != block->pred_end(); ++it) {
      auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
      if (!branch)
        return false;
      Value incoming = branch.getSuccessorOperands(it.getSuccessorIndex())[argument.getArgNumber()];
      if (!incoming || !isOwned(incoming, visited))
        return false;
    }
    return true;
  }
  Operation *op = resource.getDefiningOp();
  if (auto slice = dyn_cast<AsyncSliceOp>(op))
    return isOwned(slice.getSource(), visited);
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return isOwned(select.getTrueValue(), visited) && isOwned(select.getFalseValue(), visited);
  return isa<AsyncDispatchOp, AsyncSplatOp, AsyncEmptyOp, AsyncCloneOp, AsyncUpdateOp, AsyncFillOp>(op);
}

LogicalResult FunctionConverter::convertReturn(func::ReturnOp op) {
  if (!entryPoint) {
    func::ReturnOp::create(builder, loc, expand(op.getOperands()));
    return success();
  }
  SmallVector<Value> results;
  DenseSet<Value> returned;
  for (Value old : op.getOperands()) {
    if (!isTensor(old)) {
      results.push_back(scalar(old));
      continue;
    }
    auto type = cast<RankedTensorType>(old.getType());
    if (type.getEncoding())
      return op.emitOpError("returns an encoded tensor, whose layout callers do not know");
    Tensor tensor = tensors[old];
    DenseSet<Value> visited;
    if (!isOwned(tensor.resource, visited) || !returned.insert(tensor.resource).second)
      tensor.resource = AsyncCloneOp::create(builder, loc, tensor.resource.getType(), hal::DeviceAffinityAttr(),
                                             tensor.resource, bytes(old));
    tensors[old].resource = tensor.resource;
    Value view = exportTensor(old);
    if (Attribute userType = func.getResultAttr(results.size(), "sluice.type"))
      view.getDefiningOp()->setAttr("sluice.type", userType);
    results.push_back(view);
  }
  func::ReturnOp::create(builder, loc, results);
  return success();
}

LogicalResult FunctionConverter::convertDim(tensor::DimOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getSource().getType());
  std::optional<int64_t> dim = op.getConstantIndex();
  if (!type || !dim || *dim < 0 || *dim >= type.getRank())
    return op.emitOpError("needs a constant dimension of a ranked tensor");
  SmallVector<Value> dims = allDims(builder, loc, type, tensors[op.getSource()].dims);
  scalars.map(op.getResult(), dims[*dim]);
  return success();
}

void FunctionConverter::convertCollapse(tensor::CollapseShapeOp op) {
  Tensor source = tensors[op.getSrc()];
  SmallVector<Value> sizes = allDims(builder, loc, op.getSrcType(), source.dims), dims;
  for (auto [group, size] : llvm::zip_equal(op.getReassociationIndices(), op.getResultType().getShape())) {
    if (!ShapedType::isDynamic(size))
      continue;
    Value product = sizes[group.front()];
    for (int64_t dim : ArrayRef(group).drop_front())
      product = builder.createOrFold<arith::MulIOp>(loc, product, sizes[dim]);
    dims.push_back(product);
  }
  define(op.getResult(), source.resource, dims);
}

LogicalResult FunctionConverter::convertReshape(tensor::ReshapeOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  auto shape = op.getShape().getDefiningOp<tensor::FromElementsOp>();
  if (!type || !isTensor(op.getSource()) || !shape)
    return op.emitOpError("needs a shape made by tensor.from_elements");
  SmallVector<Value> dims;
  for (auto [size, value] : llvm::zip_equal(type.getShape(), shape.getElements())) {
    if (!ShapedType::isDynamic(size))
      continue;
    Value dim = scalar(value);
    dims.push_back(dim.getType().isIndex() ? dim
                                           : arith::IndexCastOp::create(builder, loc, builder.getIndexType(), dim));
  }
  define(op.getResult(), tensors[op.getSource()].resource, dims);
  return success();
}

/// A few host scalars as a tensor: one small fill each.
void FunctionConverter::convertFromElements(tensor::FromElementsOp op) {
  Type resource = builder.getType<ResourceType>();
  hal::DeviceAffinityAttr anywhere;
  Value result = AsyncEmptyOp::create(builder, loc, resource, anywhere,
                                      tensorBytes(builder, loc, cast<RankedTensorType>(op.getType()), {}));
  int64_t element = elementBytes(getElementTypeOrSelf(op.getType()));
  for (auto [i, value] : llvm::enumerate(op.getElements()))
    result = AsyncFillOp::create(builder, loc, resource, anywhere, scalar(value), result, index(i * element),
                                 index(element));
  define(op.getResult(), result, {});
}

FailureOr<std::pair<Value, Value>> FunctionConverter::contiguousRange(Operation *op, Value whole,
                                                                      ArrayRef<OpFoldResult> offsets,
                                                                      ArrayRef<OpFoldResult> sizes,
                                                                      ArrayRef<OpFoldResult> strides) {
  auto type = cast<RankedTensorType>(whole.getType());
  SmallVector<Value> dims = allDims(builder, loc, type, tensors[whole].dims);
  auto one = [](OpFoldResult v) { return isConstantIntValue(v, 1); };
  // Trailing dimensions are whole, one is cut, those before it have one index each.
  bool cut = false, contiguous = !type.getEncoding() && llvm::all_of(strides, one);
  SmallVector<Value> starts;
  Value count = index(elementBytes(type.getElementType()));
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    Value size = resolve(sizes[dim]);
    bool isWhole =
        size == dims[dim] || (!type.isDynamicDim(dim) && isConstantIntValue(sizes[dim], type.getDimSize(dim)));
    contiguous &= !cut || one(sizes[dim]);
    cut |= !isWhole;
    count = builder.createOrFold<arith::MulIOp>(loc, count, size);
  }
  if (!contiguous)
    return op->emitOpError("has gaps in memory, so it takes a kernel; the dispatch stage should have made one");
  for (OpFoldResult offset : offsets)
    starts.push_back(resolve(offset));
  return std::make_pair(elementOffset(builder, loc, type, tensors[whole].dims, starts), count);
}

LogicalResult FunctionConverter::convertExtractSlice(tensor::ExtractSliceOp op) {
  auto range = contiguousRange(op, op.getSource(), op.getMixedOffsets(), op.getMixedSizes(), op.getMixedStrides());
  if (failed(range))
    return failure();
  SmallVector<Value> dims;
  llvm::SmallBitVector dropped = op.getDroppedDims();
  unsigned kept = 0;
  for (auto [i, size] : llvm::enumerate(op.getMixedSizes()))
    if (!dropped.test(i) && op.getType().isDynamicDim(kept++))
      dims.push_back(resolve(size));
  define(op.getResult(),
         AsyncSliceOp::create(builder, loc, builder.getType<ResourceType>(), tensors[op.getSource()].resource,
                              range->first, range->second),
         dims);
  return success();
}

LogicalResult FunctionConverter::convertInsertSlice(tensor::InsertSliceOp op) {
  auto range = contiguousRange(op, op.getDest(), op.getMixedOffsets(), op.getMixedSizes(), op.getMixedStrides());
  if (failed(range))
    return failure();
  Tensor target = tensors[op.getDest()];
  Type resource = builder.getType<ResourceType>();
  hal::DeviceAffinityAttr anywhere;
  Value copy = AsyncCloneOp::create(builder, loc, resource, anywhere, target.resource, bytes(op.getDest()));
  define(op.getResult(),
         AsyncUpdateOp::create(builder, loc, resource, anywhere, tensors[op.getSource()].resource, copy, range->first,
                               range->second),
         target.dims);
  return success();
}

LogicalResult FunctionConverter::convert(Operation *op) {
  Type resource = builder.getType<ResourceType>();
  hal::DeviceAffinityAttr anywhere;
  auto touchesTensors = [&] {
    return llvm::any_of(op->getOperands(), isTensor) || llvm::any_of(op->getResults(), isTensor);
  };
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](flow::DispatchOp dispatch) { return convertDispatch(dispatch); })
      .Case([&](flow::TransferOp transfer) {
        Tensor source = tensors[transfer.getOperand()];
        define(transfer.getResult(),
               AsyncCloneOp::create(builder, loc, resource, dyn_cast<hal::DeviceAffinityAttr>(transfer.getTarget()),
                                    source.resource, bytes(transfer.getOperand())),
               source.dims);
        return success();
      })
      .Case([&](func::ReturnOp ret) { return convertReturn(ret); })
      .Case([&](func::CallOp call) {
        auto newCall = func::CallOp::create(builder, loc, call.getCallee(), expand(call.getResultTypes()),
                                            expand(call.getOperands()));
        bind(call.getResults(), newCall.getResults());
        return success();
      })
      .Case([&](cf::BranchOp branch) {
        cf::BranchOp::create(builder, loc, branchOperands(branch.getDest(), branch.getDestOperands()),
                             scalars.lookup(branch.getDest()));
        return success();
      })
      .Case([&](cf::CondBranchOp branch) {
        cf::CondBranchOp::create(builder, loc, scalar(branch.getCondition()), scalars.lookup(branch.getTrueDest()),
                                 branchOperands(branch.getTrueDest(), branch.getTrueDestOperands()),
                                 scalars.lookup(branch.getFalseDest()),
                                 branchOperands(branch.getFalseDest(), branch.getFalseDestOperands()));
        return success();
      })
      .Case([&](cf::SwitchOp branch) {
        SmallVector<SmallVector<Value>> operands;
        for (auto [target, passed] : llvm::zip_equal(branch.getCaseDestinations(), branch.getCaseOperands()))
          operands.push_back(branchOperands(target, passed));
        auto targets =
            llvm::map_to_vector(branch.getCaseDestinations(), [&](Block *block) { return scalars.lookup(block); });
        cf::SwitchOp::create(builder, loc, scalar(branch.getFlag()), scalars.lookup(branch.getDefaultDestination()),
                             branchOperands(branch.getDefaultDestination(), branch.getDefaultOperands()),
                             branch.getCaseValuesAttr(), targets,
                             llvm::map_to_vector(operands, [](auto &list) { return ValueRange(list); }));
        return success();
      })
      .Case([&](tensor::DimOp dim) { return convertDim(dim); })
      .Case([&](tensor::RankOp rank) {
        scalars.map(rank.getResult(), index(cast<RankedTensorType>(rank.getTensor().getType()).getRank()));
        return success();
      })
      .Case([&](tensor::ExpandShapeOp expand) {
        define(expand.getResult(), tensors[expand.getSrc()].resource, scalars_(expand.getOutputShape()));
        return success();
      })
      .Case([&](tensor::CollapseShapeOp collapse) { return convertCollapse(collapse), success(); })
      .Case([&](tensor::ReshapeOp reshape) { return convertReshape(reshape); })
      .Case([&](tensor::CastOp cast) -> LogicalResult {
        auto from = dyn_cast<RankedTensorType>(cast.getSource().getType()),
             to = dyn_cast<RankedTensorType>(cast.getType());
        if (!from || !to)
          return cast.emitOpError("needs ranked tensors");
        SmallVector<Value> sizes = allDims(builder, loc, from, tensors[cast.getSource()].dims), dims;
        for (int64_t dim = 0; dim < to.getRank(); ++dim)
          if (to.isDynamicDim(dim))
            dims.push_back(sizes[dim]);
        return define(cast.getResult(), tensors[cast.getSource()].resource, dims), success();
      })
      .Case([&](tensor::ExtractOp extract) -> LogicalResult {
        auto type = cast<RankedTensorType>(extract.getTensor().getType());
        if (type.getEncoding())
          return extract.emitOpError("reads an encoded tensor on the host");
        Tensor source = tensors[extract.getTensor()];
        Value offset = elementOffset(builder, loc, type, source.dims, scalars_(extract.getIndices()));
        scalars.map(extract.getResult(),
                    ResourceLoadOp::create(builder, loc, extract.getType(), source.resource, offset, Value()));
        return success();
      })
      .Case([&](tensor::InsertOp insert) {
        Tensor target = tensors[insert.getDest()];
        auto type = cast<RankedTensorType>(insert.getType());
        Value offset = elementOffset(builder, loc, type, target.dims, scalars_(insert.getIndices()));
        Value copy = AsyncCloneOp::create(builder, loc, resource, anywhere, target.resource, bytes(insert.getDest()));
        define(insert.getResult(),
               AsyncFillOp::create(builder, loc, resource, anywhere, scalar(insert.getScalar()), copy, offset,
                                   index(elementBytes(type.getElementType()))),
               target.dims);
        return success();
      })
      .Case([&](tensor::FromElementsOp elements) { return convertFromElements(elements), success(); })
      .Case([&](tensor::ExtractSliceOp slice) { return convertExtractSlice(slice); })
      .Case([&](tensor::InsertSliceOp slice) { return convertInsertSlice(slice); })
      .Case([&](tensor::EmptyOp empty) {
        SmallVector<Value> dims = scalars_(empty.getDynamicSizes());
        define(empty.getResult(),
               AsyncEmptyOp::create(builder, loc, resource, anywhere, tensorBytes(builder, loc, empty.getType(), dims)),
               dims);
        return success();
      })
      .Case([&](tensor::SplatOp splat) {
        SmallVector<Value> dims = scalars_(splat.getDynamicSizes());
        Value size = tensorBytes(builder, loc, cast<RankedTensorType>(splat.getType()), dims);
        define(splat.getResult(),
               AsyncSplatOp::create(builder, loc, resource, anywhere, scalar(splat.getInput()), size), dims);
        return success();
      })
      .Case([&](util::AssumeIntOp assume) {
        for (auto [input, output] : llvm::zip_equal(assume.getInputs(), assume.getOutputs()))
          scalars.map(output, scalar(input));
        return success();
      })
      .Case([&](util::OptimizationBarrierOp barrier) {
        for (auto [input, output] : llvm::zip_equal(barrier.getInputs(), barrier.getOutputs()))
          bind(output, expand(ValueRange(input)));
        return success();
      })
      .Case([&](util::GlobalLoadOp load) {
        auto type = dyn_cast<RankedTensorType>(load.getType());
        Value value = util::GlobalLoadOp::create(builder, loc, type ? resource : load.getType(), load.getGlobal());
        SmallVector<Value> values{value};
        for (unsigned dim = 0; type && dim < type.getNumDynamicDims(); ++dim)
          values.push_back(
              util::GlobalLoadOp::create(builder, loc, builder.getIndexType(), dimGlobalName(load.getGlobal(), dim)));
        return bind(load.getResult(), values), success();
      })
      .Case([&](util::GlobalStoreOp store) {
        SmallVector<Value> values = expand(ValueRange(store.getValue()));
        util::GlobalStoreOp::create(builder, loc, values.front(), store.getGlobal());
        for (auto [dim, value] : llvm::enumerate(ArrayRef(values).drop_front()))
          util::GlobalStoreOp::create(builder, loc, value, dimGlobalName(store.getGlobal(), dim));
        return success();
      })
      .Case([&](check::ExpectTrueOp check) {
        Value value = scalar(check.getOperand());
        Value zero = arith::ConstantOp::create(builder, loc, builder.getIntegerAttr(value.getType(), 0));
        Value holds = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ne, value, zero);
        cf::AssertOp::create(builder, loc, holds, "expected a value other than zero");
        return success();
      })
      .Case([&](check::ExpectEqOp check) {
        hal::CheckEqualOp::create(builder, loc, exportTensor(check.getLhs()), exportTensor(check.getRhs()));
        return success();
      })
      .Case([&](check::ExpectAlmostEqOp check) {
        hal::CheckAlmostEqualOp::create(builder, loc, exportTensor(check.getLhs()), exportTensor(check.getRhs()),
                                        builder.getF64FloatAttr(check.getAtol().convertToDouble()),
                                        builder.getF64FloatAttr(check.getRtol().convertToDouble()));
        return success();
      })
      .Default([&](Operation *) -> LogicalResult {
        TypedAttr constant;
        if (op->getNumResults() == 1 && isTensor(op->getResult(0))) {
          if (auto unfoldable = dyn_cast<util::UnfoldableConstantOp>(op))
            constant = unfoldable.getValue();
          else
            matchPattern(op, m_Constant(&constant));
          if (constant)
            return convertConstant(op->getResult(0), constant);
        }
        if (auto select = dyn_cast<arith::SelectOp>(op); select && isTensor(select.getResult())) {
          if (isTensor(select.getCondition()))
            return op->emitOpError("selects element by element on the host");
          SmallVector<Value> values;
          for (auto [a, b] :
               llvm::zip_equal(expand(ValueRange(select.getTrueValue())), expand(ValueRange(select.getFalseValue()))))
            values.push_back(arith::SelectOp::create(builder, loc, scalar(select.getCondition()), a, b));
          return bind(op->getResults(), values), success();
        }
        if (touchesTensors() || op->getNumRegions())
          return op->emitOpError("computes on tensors outside of a kernel");
        builder.clone(*op, scalars);
        return success();
      });
}

LogicalResult convertFunction(func::FuncOp func, ConstantTable &constants) {
  return FunctionConverter(func, constants).run();
}

} // namespace sluice::stream
