//===- FunctionConverter.cpp - one host function from tensors to resources ===//
#include "compiler/Stream/FunctionConverter.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/Check/CheckDialect.h"
#include "compiler/Dialect/Encoding/EncodingDialect.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/Functions.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "llvm/ADT/PostOrderIterator.h"

namespace sluice::stream {

/// Splats of at most this many bytes are constants of the file, above it they are filled on the
/// device.
static constexpr int64_t kLargestSplatConstant = 64;

static bool isTensor(Value value) { return isa<RankedTensorType>(value.getType()); }

/// What callers pass or get for a value of type `type`.
static Type viewOf(Type type) {
  return isa<RankedTensorType>(type) ? hal::BufferViewType::get(type.getContext()) : type;
}

SmallVector<Type> FunctionConverter::expand(TypeRange types) {
  SmallVector<Type> expanded;
  for (Type type : types) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    expanded.push_back(tensor ? builder.getType<hal::BufferType>() : type);
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

/// Sizes that a loop does not change are those from before it; their arguments are dropped later.
/// Values from outside of the block are bound already: blocks come in an order in which definitions
/// precede uses.
void FunctionConverter::bindArguments(Block *block) {
  bind(block->getArguments(), scalars.lookup(block)->getArguments());
  for (BlockArgument argument : block->getArguments()) {
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    for (int64_t dim = 0; type && dim < type.getRank(); ++dim) {
      std::optional<SizeSource> source;
      if (type.isDynamicDim(dim))
        source = invariantSizes.get(argument, dim);
      if (!source)
        continue;
      auto tensor =
          source->value ? dyn_cast<RankedTensorType>(source->value.getType()) : RankedTensorType();
      tensors[argument].dims[type.getDynamicDimIndex(dim)] =
          tensor ? tensors[source->value].dims[tensor.getDynamicDimIndex(source->dimension)]
          : source->value ? scalar(source->value)
                          : index(source->dimension);
    }
  }
}

/// Converts the type of the function. Entry points, and functions of the host, keep one argument
/// and result for each tensor, and remember its type.
void FunctionConverter::convertSignature() {
  auto type = func.getFunctionType();
  if (!entryPoint && !func.isDeclaration()) {
    // Attributes of arguments describe tensors that are no longer one argument each.
    func.setFunctionType(
        builder.getFunctionType(expand(type.getInputs()), expand(type.getResults())));
    func.setArgAttrsAttr(nullptr);
    func.setResAttrsAttr(nullptr);
    return;
  }
  auto withTensor = [&](Type t, NamedAttrList known) {
    if (isa<RankedTensorType>(t))
      known.set("sluice.tensor", TypeAttr::get(t));
    return known.getDictionary(func.getContext());
  };
  SmallVector<DictionaryAttr> arguments, results;
  for (auto [i, input] : llvm::enumerate(type.getInputs()))
    arguments.push_back(withTensor(input, function_interface_impl::getArgAttrs(func, i)));
  for (auto [i, result] : llvm::enumerate(type.getResults()))
    results.push_back(withTensor(result, function_interface_impl::getResultAttrs(func, i)));
  func.setAllArgAttrs(arguments);
  func.setAllResultAttrs(results);
  func.setFunctionType(builder.getFunctionType(llvm::map_to_vector(type.getInputs(), viewOf),
                                               llvm::map_to_vector(type.getResults(), viewOf)));
}

/// Binds a tensor that comes from outside as `view`. Dynamic dimensions of the same name are one
/// value: the runtime has compared.
void FunctionConverter::importTensor(Value old, Value view, Attribute where, bool donated,
                                     ArrayAttr names, llvm::StringMap<Value> &named) {
  auto type = cast<RankedTensorType>(old.getType());
  SmallVector<Value> dims;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(dim))
      continue;
    auto name =
        names && dim < int64_t(names.size()) ? dyn_cast<StringAttr>(names[dim]) : StringAttr();
    Value unnamed;
    Value &size = name && !name.empty() ? named[name.getValue()] : unnamed;
    if (!size)
      size = hal::BufferViewDimOp::create(builder, loc, builder.getIndexType(), view, dim);
    dims.push_back(size);
  }
  define(old,
         ResourceImportOp::create(builder, loc, builder.getType<hal::BufferType>(), where, view,
                                  donated),
         dims);
}

/// Binds the arguments of an entry point.
void FunctionConverter::importArguments(Block *entry) {
  llvm::StringMap<Value> named;
  for (auto [i, old] : llvm::enumerate(func.front().getArguments()))
    if (isTensor(old))
      importTensor(old, entry->getArgument(i), func.getArgAttr(i, device::kAffinityAttr),
                   func.getArgAttr(i, util::kDonatedAttr) != nullptr,
                   func.getArgAttrOfType<ArrayAttr>(i, "sluice.dims"), named);
    else
      scalars.map(old, entry->getArgument(i));
}

LogicalResult FunctionConverter::run() {
  for (Type type : llvm::concat<const Type>(func.getArgumentTypes(), func.getResultTypes()))
    if (auto tensor = dyn_cast<RankedTensorType>(type);
        func.isDeclaration() && (!tensor || tensor.getEncoding()))
      return func.emitError("has no body, so that the host's function of that name is called, "
                            "which takes and gives tensors, not ")
             << type;
  if (func.isDeclaration())
    return convertSignature(), success();
  loc = func.getLoc();
  Region body;
  IRMapping blocks;
  llvm::ReversePostOrderTraversal<Region *> order(&func.getBody());
  for (Block *old : order) {
    auto *block = new Block;
    body.push_back(block);
    scalars.map(old, block);
    SmallVector<Type> types = old->isEntryBlock() && entryPoint
                                  ? llvm::map_to_vector(old->getArgumentTypes(), viewOf)
                                  : expand(old->getArgumentTypes());
    block->addArguments(types, SmallVector<Location>(types.size(), loc));
  }
  auto convertAt = [&](Block *old, Operation *op) {
    builder.setInsertionPointToEnd(scalars.lookup(old));
    loc = op->getLoc();
    affinity = op->getAttr(device::kAffinityAttr);
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
  // Returns come last: whether a result must be copied depends on every branch that it may come
  // through.
  for (Block *old : order)
    if (auto ret = dyn_cast<func::ReturnOp>(old->getTerminator());
        ret && failed(convertAt(old, ret)))
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
  for (Value argument : op.getRead()) {
    if (!isTensor(argument)) {
      if (!argument.getType().isIntOrIndexOrFloat() ||
          (!argument.getType().isIndex() && argument.getType().getIntOrFloatBitWidth() > 64))
        return op.emitOpError("passes a scalar of type ")
               << argument.getType() << ", which no kernel takes";
      appendConstants(scalar(argument), scalarConstants);
      continue;
    }
    inputs.push_back(tensors[argument].resource);
    inputSizes.push_back(bytes(argument));
    for (Value dim : tensors[argument].dims)
      appendConstants(dim, scalarConstants);
  }
  for (Value updated : op.getArguments().take_back(op.getUpdates())) {
    inputSizes.push_back(bytes(updated));
    inputs.push_back(make<AsyncCloneOp>(tensors[updated].resource, inputSizes.back()));
  }
  for (unsigned i = 0; i < op.getNumResults(); ++i) {
    SmallVector<Value> dims = scalarsOf(op.getResultDims(i));
    resultSizes.push_back(
        tensorBytes(builder, loc, cast<RankedTensorType>(op.getResult(i).getType()), dims));
    for (Value dim : dims)
      appendConstants(dim, scalarConstants);
    define(op.getResult(i), {}, dims);
  }
  SmallVector<Type> types(op.getNumResults(), builder.getType<hal::BufferType>());
  auto dispatch =
      AsyncDispatchOp::create(builder, loc, types, affinity, op.getExecutable(), scalarConstants,
                              inputs, inputSizes, resultSizes, op.getUpdates());
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
  Value size = tensorBytes(builder, loc, type, {});
  std::optional<int64_t> count = getConstantIntValue(size);
  auto dense = dyn_cast<DenseElementsAttr>(elements);
  if (*count == 0) {
    define(result, make<AsyncEmptyOp>(size), {});
  } else if (dense && dense.isSplat() && type.getElementType().isIntOrFloat() &&
             *count > kLargestSplatConstant) {
    Value splat =
        arith::ConstantOp::create(builder, loc, cast<TypedAttr>(dense.getSplatValue<Attribute>()));
    define(result, make<AsyncSplatOp>(splat, size), {});
  } else {
    define(result, make<hal::ConstantBufferOp>(constants.add(loc, elements)), {});
  }
  return success();
}

/// Whether nobody else sees this memory: it was made by this call, or given up by its caller. Only
/// such memory is handed to the caller.
bool FunctionConverter::isOwned(Value resource, DenseSet<Value> &visited) {
  if (!visited.insert(resource).second)
    return true; // Decided elsewhere on the way.
  if (auto argument = dyn_cast<BlockArgument>(resource))
    return !argument.getOwner()->isEntryBlock() &&
           allIncoming(argument, [&](Value passed) { return isOwned(passed, visited); });
  Operation *op = resource.getDefiningOp();
  if (auto slice = dyn_cast<AsyncSliceOp>(op))
    return isOwned(slice.getSource(), visited);
  if (auto transfer = dyn_cast<AsyncTransferOp>(op); transfer && transfer.getInPlace())
    return isOwned(transfer.getSource(), visited);
  if (auto import = dyn_cast<ResourceImportOp>(op))
    return import.getDonated();
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return isOwned(select.getTrueValue(), visited) && isOwned(select.getFalseValue(), visited);
  return op && isCommand(op);
}

/// A process loads one of several constants. What is no constant, since nothing was evaluated at
/// compile time, is there for each member.
void FunctionConverter::convertPart(flow::PartOp op) {
  SmallVector<Attribute> constantParts;
  for (Value part : op.getParts())
    if (auto constant = tensors[part].resource.getDefiningOp<hal::ConstantBufferOp>())
      constantParts.push_back(constant.getConstantAttr());
  Tensor first = tensors[op.getParts().front()];
  if (constantParts.size() == op.getParts().size())
    return define(
        op.getResult(),
        make<hal::ConstantBufferOp>(constants.addParts(loc, constantParts, op.getChannelAttr())),
        first.dims);
  Value chosen = first.resource;
  for (auto [i, part] : llvm::enumerate(op.getParts().drop_front())) {
    Value isIt = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                       scalar(op.getMember()), index(i + 1));
    chosen = arith::SelectOp::create(builder, loc, isIt, tensors[part].resource, chosen);
  }
  define(op.getResult(), chosen, first.dims);
}

Value FunctionConverter::collect(flow::CollectiveOp op, Value target, Value offset, Value length) {
  auto member = [&](Value given) { return given ? scalar(given) : index(-1); };
  return make<AsyncCollectiveOp>(op.getKindAttr(), op.getReductionAttr(),
                                 TypeAttr::get(getElementTypeOrSelf(op.getSource().getType())),
                                 op.getChannelAttr(), tensors[op.getSource()].resource,
                                 bytes(op.getSource()), member(op.getTo()), member(op.getFrom()),
                                 target, offset, length);
}

/// Whether a transfer moves nothing, because both places are processors of one machine or queues of
/// one device.
bool FunctionConverter::sharesMemory(flow::TransferOp transfer) {
  device::ProgramDevices devices = device::getDevices(func->getParentOfType<ModuleOp>());
  auto target = device::ownerOf(transfer.getTarget(), devices),
       source = device::ownerOf(transfer->getAttr(device::kSourceAttr), devices);
  return target && source &&
         (target == source ||
          (devices[*target].driver == "cpu" && devices[*source].driver == "cpu"));
}

/// A function without a body is one of whoever loads the module.
void FunctionConverter::convertCall(func::CallOp call) {
  auto callee = SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(call, call.getCalleeAttr());
  if (!callee.isDeclaration()) {
    auto newCall = func::CallOp::create(builder, loc, call.getCallee(),
                                        expand(call.getResultTypes()), expand(call.getOperands()));
    return bind(call.getResults(), newCall.getResults());
  }
  SmallVector<Type> types(call.getNumResults(), builder.getType<hal::BufferViewType>());
  auto views =
      llvm::map_to_vector(call.getOperands(), [&](Value operand) { return exportTensor(operand); });
  auto newCall = func::CallOp::create(builder, loc, call.getCallee(), types, views);
  llvm::StringMap<Value> named;
  for (auto [old, view] : llvm::zip_equal(call.getResults(), newCall.getResults()))
    importTensor(old, view, affinity, /*donated=*/false, /*names=*/{}, named);
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
      tensor.resource = AsyncCloneOp::create(
          builder, loc, tensor.resource.getType(),
          func.getResultAttr(results.size(), device::kAffinityAttr), tensor.resource, bytes(old));
    tensors[old].resource = tensor.resource;
    Value view = exportTensor(old);
    if (Attribute userType = func.getResultAttr(results.size(), "sluice.type"))
      view.getDefiningOp()->setAttr("sluice.type", userType);
    results.push_back(view);
  }
  func::ReturnOp::create(builder, loc, results);
  return success();
}

LogicalResult FunctionConverter::convert(Operation *op) {
  Type resource = builder.getType<hal::BufferType>();
  auto touchesTensors = [&] {
    return llvm::any_of(op->getOperands(), isTensor) || llvm::any_of(op->getResults(), isTensor);
  };
  return TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](flow::DispatchOp dispatch) { return convertDispatch(dispatch); })
      .Case([&](flow::TransferOp transfer) {
        Tensor source = tensors[transfer.getOperand()];
        Attribute target = transfer.getTarget(), from = transfer->getAttr(device::kSourceAttr);
        bool isChosen =
            isa<hal::DeviceOptimalAttr>(target) || isa_and_nonnull<hal::DeviceOptimalAttr>(from);
        Value moved = source.resource;
        if (!sharesMemory(transfer))
          moved = AsyncTransferOp::create(builder, loc, resource, target, isChosen, moved,
                                          bytes(transfer.getOperand()));
        define(transfer.getResult(), moved, source.dims);
        return success();
      })
      .Case([&](flow::CollectiveOp collective) {
        if (insertedBy(collective)) // It writes to where that would copy it.
          return define(collective.getResult(), {}, scalarsOf(collective.getResultDims())),
                 success();
        SmallVector<Value> dims = scalarsOf(collective.getResultDims());
        Value size = tensorBytes(builder, loc, collective.getResult().getType(), dims);
        Value target = make<AsyncEmptyOp>(size);
        define(collective.getResult(), collect(collective, target, index(0), size), dims);
        return success();
      })
      .Case([&](flow::PartOp part) { return convertPart(part), success(); })
      .Case([&](func::ReturnOp ret) { return convertReturn(ret); })
      .Case([&](func::CallOp call) { return convertCall(call), success(); })
      .Case([&](BranchOpInterface branch) {
        auto converted = cast<BranchOpInterface>(builder.clone(*op, scalars));
        for (unsigned i = 0; i < op->getNumSuccessors(); ++i)
          converted.getSuccessorOperands(i).getMutableForwardedOperands().assign(
              expand(branch.getSuccessorOperands(i).getForwardedOperands()));
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
        Value value = util::GlobalLoadOp::create(builder, loc, type ? resource : load.getType(),
                                                 load.getGlobal());
        SmallVector<Value> values{value};
        for (unsigned dim = 0; type && dim < type.getNumDynamicDims(); ++dim)
          values.push_back(util::GlobalLoadOp::create(builder, loc, builder.getIndexType(),
                                                      dimGlobalName(load.getGlobal(), dim)));
        return bind(load.getResult(), values), success();
      })
      .Case([&](util::GlobalStoreOp store) {
        SmallVector<Value> values = expand(ValueRange(store.getValue()));
        util::GlobalStoreOp::create(builder, loc, values.front(), store.getGlobal());
        for (auto [dim, value] : llvm::enumerate(ArrayRef(values).drop_front()))
          util::GlobalStoreOp::create(builder, loc, value, dimGlobalName(store.getGlobal(), dim));
        return success();
      })
      .Case<check::ExpectTrueOp, check::ExpectFalseOp>([&](auto check) {
        bool isTrue = isa<check::ExpectTrueOp>(op);
        Value value = scalar(check.getOperand());
        Value zero =
            arith::ConstantOp::create(builder, loc, builder.getIntegerAttr(value.getType(), 0));
        auto predicate = isTrue ? arith::CmpIPredicate::ne : arith::CmpIPredicate::eq;
        Value holds = arith::CmpIOp::create(builder, loc, predicate, value, zero);
        cf::AssertOp::create(builder, loc, holds,
                             isTrue ? "expected a value other than zero" : "expected zero");
        return success();
      })
      .Case([&](check::ExpectEqOp check) {
        hal::CheckEqualOp::create(builder, loc, exportTensor(check.getLhs()),
                                  exportTensor(check.getRhs()));
        return success();
      })
      .Case([&](check::ExpectAlmostEqOp check) {
        hal::CheckAlmostEqualOp::create(builder, loc, exportTensor(check.getLhs()),
                                        exportTensor(check.getRhs()),
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
          for (auto [a, b] : llvm::zip_equal(expand(ValueRange(select.getTrueValue())),
                                             expand(ValueRange(select.getFalseValue()))))
            values.push_back(
                arith::SelectOp::create(builder, loc, scalar(select.getCondition()), a, b));
          return bind(op->getResults(), values), success();
        }
        if (isa_and_nonnull<tensor::TensorDialect>(op->getDialect()) ||
            isa<encoding::StorageCastOp>(op))
          return convertTensorOp(op);
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
