//===- FunctionImporter.cpp - one function of a torch program -------------===//
#include "compiler/Input/Torch/FunctionImporter.h"
#include "compiler/Dialect/Util/UtilDialect.h"

namespace sluice::torch {

bool isStructural(StringRef name) {
  static const auto structural =
      namesIn("vtensor.literal tensor.literal constant.{int,number,float,bool,str,device,none} "
              "symbolic_int bind_symbolic_shape prim.If{,.yield} prim.Loop{,.condition} "
              "operator_terminator torch_c.to_{builtin_tensor,i64,i1,f64} "
              "torch_c.from_{builtin_tensor,i64,i1,f64}");
  return llvm::is_contained(structural, name);
}

int opsetOf(func::FuncOp function) {
  auto opset = function->getAttrOfType<IntegerAttr>("torch.onnx_meta.opset_version");
  return opset ? int(opset.getValue().getSExtValue()) : 17;
}

Type builtinType(Type type) {
  MLIRContext *context = type.getContext();
  if (auto tensor = dyn_cast<TensorType>(type)) {
    Type element = elementType(context, typeOf(tensor.element()));
    return element && tensor.sizes() ? RankedTensorType::get(*tensor.sizes(), element) : Type();
  }
  auto host = dyn_cast<HostType>(type);
  if (!host)
    return type;
  if (host.is("int"))
    return IntegerType::get(context, 64);
  if (host.is("float"))
    return Float64Type::get(context);
  return host.is("bool") ? IntegerType::get(context, 1) : Type();
}

//===- Signature ----------------------------------------------------------===//

static void setUserType(func::FuncOp function, bool isResult, unsigned index, int32_t type) {
  if (!isUnsigned(type) || type == kBool)
    return;
  Builder b(function.getContext());
  Attribute text = b.getStringAttr(
      "ui" + std::to_string(elementType(b.getContext(), type).getIntOrFloatBitWidth()));
  isResult ? function.setResultAttr(index, "sluice.type", text)
           : function.setArgAttr(index, "sluice.type", text);
}

/// Which shapes of arguments are stated in terms of symbols.
void FunctionImporter::bindSymbols(Block &entry) {
  for (Operation &op : entry)
    if (op.getName().getStringRef() == "torch.bind_symbolic_shape" && op.getNumOperands() > 0 &&
        isa<BlockArgument>(op.getOperand(0)))
      shapesOfArguments[op.getOperand(0)] = &op;
}

/// The size, with the bounds of `symbol` (torch.symbolic_int).
Value FunctionImporter::assumed(Value size, Operation *symbol) {
  auto bound = [&](StringRef name) {
    auto attr = symbol->getAttrOfType<IntegerAttr>(name);
    return attr ? attr.getValue().getSExtValue() : 0;
  };
  int64_t low = bound("min_val"), high = bound("max_val");
  std::optional<uint64_t> umin, umax;
  if (low > 0)
    umin = low;
  if (high > 0 && high < (int64_t(1) << 62))
    umax = high;
  if (!umin && !umax)
    return size;
  auto attr = util::IntAssumptionAttr::get(&context, umin, umax, std::nullopt);
  auto op =
      util::AssumeIntOp::create(builder, size.getLoc(), TypeRange{size.getType()}, ValueRange{size},
                                builder.getArrayAttr(builder.getArrayAttr(attr)));
  return op.getResult(0);
}

LogicalResult FunctionImporter::importArguments(func::FuncOp old, func::FuncOp made) {
  Block *entry = made.addEntryBlock();
  builder.setInsertionPointToEnd(entry);
  // Constants and sizes of arguments come first: a marker separates them from the rest.
  auto marker = arith::ConstantIndexOp::create(builder, old.getLoc(), 0);
  graph.constantBuilder.setInsertionPoint(marker);
  builder.setInsertionPointAfter(marker);
  bindSymbols(old.getBody().front());
  for (auto [index, argument] : llvm::enumerate(old.getArguments())) {
    Value value = entry->getArgument(index);
    auto tensor = dyn_cast<TensorType>(argument.getType());
    Node node(graph, ::onnx::NodeProto::default_instance(), opset, builder, argument.getLoc());
    if (!tensor) {
      define(argument, fromBuiltin(node, value, argument.getType()));
      continue;
    }
    int32_t type = typeOf(tensor.element());
    setUserType(made, false, index, type);
    auto shapeOp = shapesOfArguments.lookup(argument);
    auto expressions =
        shapeOp ? shapeOp->getAttrOfType<AffineMapAttr>("shape_expressions") : AffineMapAttr();
    Shape shape;
    SmallVector<Attribute> names;
    for (auto [dim, size] : llvm::enumerate(*tensor.sizes())) {
      if (!ShapedType::isDynamic(size)) {
        shape.push_back(builder.getIndexAttr(size));
        names.push_back(builder.getI64IntegerAttr(size));
        continue;
      }
      auto makeDim = [&] {
        return tensor::DimOp::create(builder, old.getLoc(), value, dim).getResult();
      };
      AffineExpr expression = expressions && dim < expressions.getValue().getNumResults()
                                  ? expressions.getValue().getResult(dim)
                                  : AffineExpr();
      auto symbol = dyn_cast_or_null<AffineSymbolExpr>(expression);
      Operation *defined = symbol && symbol.getPosition() + 1 < shapeOp->getNumOperands()
                               ? shapeOp->getOperand(symbol.getPosition() + 1).getDefiningOp()
                               : nullptr;
      auto name = defined ? defined->getAttrOfType<StringAttr>("symbol_name") : StringAttr();
      if (!name) {
        shape.push_back(makeDim());
        names.push_back(builder.getStringAttr(""));
        continue;
      }
      // Dimensions of one symbol are one value; the runtime checks that they agree.
      Value &known = symbols[defined->getResult(0)];
      if (!known)
        known = assumed(makeDim(), defined);
      shape.push_back(known);
      names.push_back(name);
    }
    made.setArgAttr(index, "sluice.dims", builder.getArrayAttr(names));
    define(argument, Argument::tensor({value, type, shape}));
  }
  return success();
}

/// Lists and tuples are returned as their elements.
static void flatten(Argument &argument, Type type, SmallVector<std::pair<Argument *, Type>> &flat) {
  auto host = dyn_cast<HostType>(type);
  if (argument.kind != Argument::List) {
    flat.push_back({&argument, type});
    return;
  }
  for (auto [i, element] : llvm::enumerate(argument.list)) {
    Type inner;
    if (host && !host.parameters().empty())
      inner = host.parameters()[std::min<size_t>(i, host.parameters().size() - 1)];
    flatten(element, inner ? inner : type, flat);
  }
}

LogicalResult FunctionImporter::importReturn(func::FuncOp made, func::ReturnOp op, bool isCalled) {
  Node node(graph, ::onnx::NodeProto::default_instance(), opset, builder, op.getLoc());
  SmallVector<std::pair<Argument *, Type>> flat;
  auto operands = SLUICE_TRY(operandsOf(op));
  for (auto [argument, type] : llvm::zip(operands, op.getOperandTypes()))
    flatten(argument, type, flat);
  SmallVector<Value> results;
  SmallVector<int32_t> types;
  for (auto [argument, type] : flat) {
    if (!argument->isTensor() && !argument->isNumber())
      return op.emitError() << "a function returns tensors and numbers, not "
                            << kindName(argument->kind);
    Value value = asBuiltin(node, *argument);
    if (isa<IndexType>(value.getType()))
      value = arith::IndexCastOp::create(builder, op.getLoc(), builder.getI64Type(), value);
    // A function that is called has the type that its callers were written for.
    if (Type stated = builtinType(type); isCalled && stated && stated != value.getType())
      value = tensor::CastOp::create(builder, op.getLoc(), stated, value);
    results.push_back(value);
    types.push_back(argument->isTensor() ? argument->value.type : 0);
  }
  func::ReturnOp::create(builder, op.getLoc(), results);
  made.setFunctionType(
      builder.getFunctionType(made.getArgumentTypes(), ValueRange(results).getTypes()));
  for (auto [index, type] : llvm::enumerate(types))
    setUserType(made, true, index, type);
  return success();
}

LogicalResult FunctionImporter::run(func::FuncOp old, bool isCalled) {
  opset = opsetOf(old);
  graph.begin(opset);
  SmallVector<Type> types;
  for (auto [index, type] : llvm::enumerate(old.getArgumentTypes())) {
    types.push_back(builtinType(type));
    if (types.back())
      continue;
    Location loc = old.isExternal() ? old.getLoc() : old.getArgument(index).getLoc();
    return emitError(loc)
           << "argument " << index << " of @" << old.getName() << " has the type " << type
           << ", which is not supported: its rank and its element type must be known";
  }
  builder.setInsertionPoint(old);
  if (old.isExternal())
    return old.emitError() << "@" << old.getName() << " has no body";
  if (!llvm::hasSingleElement(old.getBody()))
    return old.emitError() << "@" << old.getName()
                           << " has several blocks, which is not supported for torch programs";
  auto made = func::FuncOp::create(builder, old.getLoc(), old.getName(),
                                   builder.getFunctionType(types, {}));
  made.setVisibility(old.getVisibility());
  for (NamedAttribute attribute : old->getDiscardableAttrs())
    if (!attribute.getName().getValue().starts_with("torch."))
      made->setAttr(attribute.getName(), attribute.getValue());
  for (unsigned index = 0; index < types.size(); ++index)
    for (NamedAttribute attribute : mlir::function_interface_impl::getArgAttrs(old, index))
      if (!attribute.getName().getValue().starts_with("torch."))
        made.setArgAttr(index, attribute.getName(), attribute.getValue());
  SLUICE_TRY(importArguments(old, made));
  auto terminator = dyn_cast<func::ReturnOp>(old.getBody().front().getTerminator());
  if (!terminator)
    return old.emitError() << "@" << old.getName() << " does not end with func.return";
  if (failed(importBlock(old.getBody().front())) ||
      failed(importReturn(made, terminator, isCalled)))
    return failure();
  old.erase();
  return success();
}

//===- Operations ---------------------------------------------------------===//

LogicalResult FunctionImporter::importBlock(Block &block) {
  for (Operation &op : block)
    if (!isa<func::ReturnOp>(op) && failed(importOperation(&op)))
      return failure();
  return success();
}

LogicalResult FunctionImporter::importOperation(Operation *op) {
  StringRef name = op->getName().getStringRef();
  if (!name.consume_front("torch."))
    return importBuiltin(op);
  if (name.starts_with("constant.")) {
    if (op->getNumResults() != 1)
      return op->emitError() << "torch." << name << " has one result";
    Location loc = op->getLoc();
    Attribute value = op->getAttr("value");
    Argument result = Argument::none();
    if (auto text = dyn_cast_or_null<StringAttr>(value))
      result = Argument::string(text.str());
    else if (auto real = dyn_cast_or_null<FloatAttr>(value))
      result = Argument::number(
          arith::ConstantOp::create(builder, loc, builder.getF64FloatAttr(real.getValueAsDouble())),
          kDouble);
    else if (auto boolean = dyn_cast_or_null<BoolAttr>(value))
      result = Argument::number(arith::ConstantOp::create(builder, loc, boolean), kBool);
    else if (auto integer = dyn_cast_or_null<IntegerAttr>(value);
             integer && integer.getValue().getSignificantBits() <= 64)
      result = Argument::number(
          arith::ConstantIndexOp::create(builder, loc, integer.getValue().getSExtValue())
              .getResult(),
          kInt64);
    else if (name != "constant.none")
      return op->emitError() << "torch." << name << " has no value";
    define(op->getResult(0), result);
    return success();
  }
  if (name == "symbolic_int") {
    if (Value size = op->getNumResults() == 1 ? symbols.lookup(op->getResult(0)) : Value())
      define(op->getResult(0), Argument::number(size, kInt64));
    return success();
  }
  if (name == "bind_symbolic_shape")
    return success();
  if (name == "vtensor.literal" || name == "tensor.literal")
    return importLiteral(op);
  if (name == "prim.If")
    return importIf(op);
  if (name == "prim.Loop")
    return importLoop(op);
  if (name == "operator") {
    auto called = op->getAttrOfType<StringAttr>("name");
    StringRef operation = called ? called.getValue() : "";
    if (operation.consume_front("onnx."))
      return importOnnx(op, operation);
    operation.consume_front("torch.");
    return importAten(op, operation);
  }
  if (name.starts_with("torch_c.")) {
    if (op->getNumOperands() != 1 || op->getNumResults() != 1)
      return op->emitError() << "torch." << name << " has one operand and one result";
    Node node(graph, ::onnx::NodeProto::default_instance(), opset, builder, op->getLoc());
    Argument result = SLUICE_TRY(find(op->getOperand(0), op->getLoc()));
    if (auto tensor = dyn_cast<TensorType>(op->getResult(0).getType());
        tensor && result.isTensor()) {
      // Signs come back with the type of the program.
      if (int32_t type = typeOf(tensor.element());
          type && elementType(&context, type) == elementType(&context, result.value.type))
        result.value.type = type;
      return define(node, op, result);
    }
    define(op->getResult(0), result);
    return success();
  }
  return importAten(op, name);
}

/// True if an operand or a result has complex elements.
static bool usesComplex(Operation *op, ArrayRef<Argument> arguments) {
  auto isOne = [](const Argument &argument) {
    return argument.isTensor() && isComplex(argument.value.type);
  };
  auto statesOne = [](Type type) {
    auto tensor = dyn_cast<TensorType>(type);
    return tensor && isComplex(typeOf(tensor.element()));
  };
  return llvm::any_of(arguments,
                      [&](const Argument &a) { return isOne(a) || llvm::any_of(a.list, isOne); }) ||
         llvm::any_of(op->getResultTypes(), statesOne);
}

LogicalResult FunctionImporter::importAten(Operation *op, StringRef name) {
  AtenHandler handler = findAten(name);
  if (!handler)
    return op->emitError() << "operator " << op->getName() << " is not supported";
  ::onnx::NodeProto proto;
  proto.set_op_type(name.str());
  auto arguments = SLUICE_TRY(operandsOf(op));
  Node node(graph, proto, 21, builder, op->getLoc());
  Aten aten(node, op, arguments);
  if (usesComplex(op, arguments) && !(handler = findComplexAten(name)))
    return aten.error() << "complex numbers are not supported";
  SmallVector<Argument> results = aten.finished(handler(aten));
  return aten.ok() ? define(node, op, results) : failure();
}

LogicalResult FunctionImporter::importBuiltin(Operation *op) {
  Node node(graph, ::onnx::NodeProto::default_instance(), opset, builder, op->getLoc());
  if (op->getNumRegions() > 0 || op->getNumSuccessors() > 0)
    return op->emitError() << "operation '" << op->getName()
                           << "' with regions is not supported in a torch program";
  IRMapping mapping;
  auto operands = SLUICE_TRY(operandsOf(op));
  for (auto [operand, argument] : llvm::zip(op->getOperands(), operands)) {
    if (!argument.isTensor() && !argument.isNumber())
      return op->emitError() << "operation '" << op->getName() << "' cannot use "
                             << kindName(argument.kind);
    Value value = asBuiltin(node, argument);
    Type stated = builtinType(operand.getType());
    if (isa<IndexType>(value.getType()) && stated && stated.isInteger(64))
      value = arith::IndexCastOp::create(builder, op->getLoc(), stated, value);
    else if (stated && stated != value.getType() && isa<RankedTensorType>(stated))
      value = tensor::CastOp::create(builder, op->getLoc(), stated, value);
    mapping.map(operand, value);
  }
  Operation *copy = builder.clone(*op, mapping);
  for (auto [before, after] : llvm::zip(op->getResults(), copy->getResults())) {
    Type type = builtinType(before.getType());
    if (!type)
      return op->emitError() << "a result of type " << before.getType() << " is not supported here";
    after.setType(type);
    define(before, fromBuiltin(node, after, before.getType()));
  }
  return success();
}

//===- Values -------------------------------------------------------------===//

Argument *FunctionImporter::find(Value value, Location loc) {
  auto it = values.find(value);
  if (it != values.end() && it->second.kind != Argument::Missing)
    return &it->second;
  Operation *from = value.getDefiningOp();
  emitError(loc) << "uses a value that is not computed" << (from ? ", a result of " : "")
                 << (from ? from->getName().getStringRef() : "");
  return nullptr;
}

FailureOr<SmallVector<Argument>> FunctionImporter::operandsOf(Operation *op) {
  SmallVector<Argument> operands;
  for (Value value : op->getOperands())
    operands.push_back(SLUICE_TRY(find(value, op->getLoc())));
  return operands;
}

Value FunctionImporter::asBuiltin(Node &node, Argument &argument) {
  return argument.isNumber() ? argument.value.elements ? argument.value.elements->front()
                                                       : node.elements(argument.value)->front()
                             : node.tensor(argument.value);
}

Argument FunctionImporter::fromBuiltin(Node &node, Value value, Type stated) {
  Type type = value.getType();
  if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    auto torchType = dyn_cast<TensorType>(stated);
    Type element = torchType ? torchType.element() : tensor.getElementType();
    return Argument::tensor(
        {value, typeOf(element), tensor::getMixedSizes(builder, node.loc, value)});
  }
  if (type.isInteger(64))
    return Argument::number(
        arith::IndexCastOp::create(builder, node.loc, builder.getIndexType(), value).getResult(),
        kInt64);
  if (isa<IndexType>(type))
    return Argument::number(value, kInt64);
  if (type.isInteger(1))
    return Argument::number(value, kBool);
  if (isa<FloatType>(type))
    return Argument::number(value, typeOf(type));
  return {};
}

FailureOr<GraphValue> FunctionImporter::conform(Node &node, GraphValue value, TensorType type) {
  Aten aten(node, nullptr, {});
  value = aten.cast(value, typeOf(type.element()));
  if (!aten.ok() || !value.exists())
    return failure();
  auto sizes = type.sizes();
  if (!sizes)
    return value;
  if (int64_t(sizes->size()) != value.rank())
    return LogicalResult(node.error() << node.op() << ": the result has rank " << value.rank()
                                      << ", the program states " << type);
  bool changed = false;
  for (auto [dim, size] : llvm::enumerate(*sizes)) {
    if (ShapedType::isDynamic(size) || staticSize(value.shape[dim]) == size)
      continue;
    SLUICE_TRY(node.requireEqual(value.shape[dim], builder.getIndexAttr(size),
                                 node.op() + ": the size of dimension " + Twine(dim) +
                                     " of the result is not as stated"));
    value.shape[dim] = builder.getIndexAttr(size);
    changed = true;
  }
  if (changed && value.tensor)
    value.tensor = onnx::castTensor(
        builder, node.loc, value.tensor,
        RankedTensorType::get(staticShape(value.shape),
                              cast<RankedTensorType>(value.tensor.getType()).getElementType()));
  return value;
}

LogicalResult FunctionImporter::define(Node &node, Operation *op,
                                       MutableArrayRef<Argument> results) {
  for (auto [result, argument] : llvm::zip(op->getResults(), results)) {
    auto type = dyn_cast<TensorType>(result.getType());
    if (argument.kind == Argument::Missing) {
      if (!result.use_empty())
        return node.error() << node.op() << ": result " << result.getResultNumber()
                            << " is not supported";
      continue;
    }
    // What nobody reads torch may state as GPUs have it, where statistics of batches are not empty.
    if (!type || result.use_empty()) {
      define(result, argument);
      continue;
    }
    if (!argument.isTensor() && !argument.isNumber())
      return node.error() << node.op() << ": the result is " << kindName(argument.kind)
                          << ", not a tensor";
    define(result, Argument::tensor(SLUICE_TRY(conform(node, argument.value, type))));
  }
  return success();
}

} // namespace sluice::torch
