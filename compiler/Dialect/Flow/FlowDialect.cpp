//===- FlowDialect.cpp - what runs together: dispatches of executables ----===//
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/Assembly.h"

using namespace sluice::flow;
namespace hal = sluice::hal;

/// Prints and parses `(f32, tensor<?xf32>)`, also without any type.
static ParseResult parseArgumentTypes(OpAsmParser &parser, SmallVectorImpl<Type> &types) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren,
                                        [&] { return parser.parseType(types.emplace_back()); });
}
static void printArgumentTypes(OpAsmPrinter &printer, Operation *, TypeRange types) {
  printer << '(' << types << ')';
}

/// One type, that of all parts and the result.
static ParseResult parsePartTypes(OpAsmParser &parser,
                                  ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                                  SmallVectorImpl<Type> &parts, Type &type) {
  if (parser.parseType(type))
    return failure();
  parts.assign(operands.size(), type);
  return success();
}
static void printPartTypes(OpAsmPrinter &printer, Operation *, ValueRange, TypeRange, Type type) {
  printer << type;
}

/// custom<ShapedResult> of several, in parentheses unless there is exactly one.
static ParseResult parseShapedResults(OpAsmParser &parser, SmallVectorImpl<Type> &types,
                                      SmallVectorImpl<OpAsmParser::UnresolvedOperand> &dims) {
  return sluice::parseOneOrList(
      parser, [&] { return sluice::parseShapedResult(parser, types.emplace_back(), dims); });
}

static void printShapedResults(OpAsmPrinter &printer, Operation *op, TypeRange types,
                               OperandRange dims) {
  bool parens = types.size() != 1;
  if (parens)
    printer << '(';
  llvm::interleaveComma(types, printer, [&](Type type) {
    auto count = cast<RankedTensorType>(type).getNumDynamicDims();
    sluice::printShapedResult(printer, op, type, dims.take_front(count));
    dims = dims.drop_front(count);
  });
  if (parens)
    printer << ')';
}

#include "compiler/Dialect/Flow/FlowDialect.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Flow/FlowAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Flow/FlowOps.cpp.inc"

void FlowDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "compiler/Dialect/Flow/FlowAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/Flow/FlowOps.cpp.inc"
      >();
}

// <"scope"::"key"> or <"key">; a dictionary behind it says how others load it, and is not kept.
Attribute NamedParameterAttr::parse(AsmParser &parser, Type type) {
  SMLoc loc = parser.getCurrentLocation();
  StringAttr scope, key;
  Type none = NoneType::get(parser.getContext());
  auto parseName = [&](StringAttr &name) { return parser.parseAttribute(name, none); };
  if (parser.parseLess() || parseName(key))
    return {};
  if (succeeded(parser.parseOptionalColon())) {
    scope = key;
    if (parser.parseColon() || parseName(key))
      return {};
  }
  DictionaryAttr others;
  if ((succeeded(parser.parseOptionalComma()) && parser.parseAttribute(others)) ||
      parser.parseGreater())
    return {};
  return getChecked([&] { return parser.emitError(loc); }, parser.getContext(), type, scope, key);
}

void NamedParameterAttr::print(AsmPrinter &printer) const {
  printer << '<';
  if (getScope())
    printer << '"' << getScope().getValue() << "\"::";
  printer << '"' << getKey().getValue() << "\">";
}

LogicalResult NamedParameterAttr::verify(function_ref<InFlightDiagnostic()> emitError, Type type,
                                         StringAttr, StringAttr key) {
  auto tensor = dyn_cast_or_null<RankedTensorType>(type);
  if (tensor && tensor.hasStaticShape())
    return success();
  return emitError() << "parameter '" << key.getValue() << "' needs a tensor type of known shape";
}

std::string sluice::flow::launchName(StringRef kernel, unsigned number) {
  return (kernel + ".launch" + Twine(number)).str();
}

func::FuncOp ExecutableOp::getKernel() {
  for (Operation &op : getBody().front())
    if (auto func = dyn_cast<func::FuncOp>(op); func && func.getSymName() == getSymName())
      return func;
  return {};
}

func::FuncOp ExecutableOp::getGridFunction() {
  return getGrid() ? lookupSymbol<func::FuncOp>(*getGrid()) : func::FuncOp();
}

SmallVector<ExecutableOp> sluice::flow::launchesOf(ExecutableOp kernel) {
  SmallVector<ExecutableOp> launches{kernel};
  llvm::append_range(launches, kernel.getBody().front().getOps<ExecutableOp>());
  return launches;
}

ValueRange DispatchOp::getResultDims(unsigned index) {
  unsigned begin = 0;
  for (unsigned i = 0; i < index; ++i)
    begin += cast<RankedTensorType>(getResult(i).getType()).getNumDynamicDims();
  return getResultDims().slice(
      begin, cast<RankedTensorType>(getResult(index).getType()).getNumDynamicDims());
}

Value DispatchOp::getUpdated(Value result) {
  unsigned fromEnd = getNumResults() - cast<OpResult>(result).getResultNumber();
  return fromEnd <= getUpdates() ? getArguments().drop_back(fromEnd - 1).back() : Value();
}

LogicalResult DispatchOp::verify() {
  if (getUpdates() > std::min<size_t>(getNumResults(), getArguments().size()) ||
      TypeRange(getArguments().take_back(getUpdates())) !=
          TypeRange(getResults().take_back(getUpdates())))
    return emitOpError("updates ")
           << int64_t(getUpdates()) << " arguments, which its last results are not";
  return verifySizes(*this, getResultTypes(), getResultDims().size());
}

LogicalResult DispatchOp::verifySymbolUses(SymbolTableCollection &symbols) {
  Operation *target = symbols.lookupNearestSymbolFrom(*this, getExecutableAttr());
  if (!target)
    return emitOpError("refers to unknown executable '") << getExecutable() << "'";
  auto executable = dyn_cast<ExecutableOp>(target);
  if (!executable)
    return success(); // Already compiled: its kernel is gone.
  auto kernel = executable.getKernel();
  if (!kernel)
    return success();
  if (executable.getUpdates().value_or(0) != getUpdates())
    return emitOpError("does not update what kernel '") << kernel.getSymName() << "' does";
  SmallVector<Type> expected(getRead().getTypes());
  llvm::append_range(expected, getResultTypes());
  if (TypeRange(expected) != kernel.getArgumentTypes() ||
      getResultTypes() != TypeRange(kernel.getResultTypes()))
    return emitOpError("does not match the type of kernel '")
           << kernel.getSymName() << "' " << kernel.getFunctionType();
  return success();
}

LogicalResult DispatchOp::reifyResultShapes(OpBuilder &builder,
                                            ReifiedRankedShapedTypeDims &shapes) {
  for (auto [index, type] : llvm::enumerate(getResultTypes()))
    shapes.push_back(
        getMixedValues(cast<RankedTensorType>(type).getShape(), getResultDims(index), builder));
  return success();
}

LogicalResult CollectiveOp::reifyResultShapes(OpBuilder &builder,
                                              ReifiedRankedShapedTypeDims &shapes) {
  shapes.push_back(getMixedValues(getResult().getType().getShape(), getResultDims(), builder));
  return success();
}

/// Messages between two processes happen, whoever reads what arrives. All others are the same for
/// all processes, so one that nobody reads is gone for all of them.
void CollectiveOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &effects) {
  if (getKind() != hal::CollectiveOperation::SendReceive)
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

LogicalResult CollectiveOp::verify() {
  if (failed(verifySizes(*this, getResult().getType(), getResultDims().size())))
    return failure();
  bool reduces = llvm::is_contained({hal::CollectiveOperation::AllReduce,
                                     hal::CollectiveOperation::ReduceScatter,
                                     hal::CollectiveOperation::Reduce},
                                    getKind());
  if (reduces != (getReduction() != hal::ReductionOperation::None))
    return emitOpError(reduces ? "needs a reduction" : "has a reduction, but reduces nothing");
  bool names =
      llvm::is_contained({hal::CollectiveOperation::SendReceive,
                          hal::CollectiveOperation::Broadcast, hal::CollectiveOperation::Reduce,
                          hal::CollectiveOperation::Gather, hal::CollectiveOperation::Scatter},
                         getKind());
  if (names != (getTo() && getFrom()))
    return emitOpError(names ? "needs members to and from"
                             : "names members, but all have the same part");
  if (getElementTypeOrSelf(getSource()) != getElementTypeOrSelf(getResult()))
    return emitOpError("changes the element type");
  return success();
}

LogicalResult PartOp::verify() {
  for (Value part : getParts())
    if (part.getType() != getResult().getType())
      return emitOpError("has a part of type ")
             << part.getType() << " for a result of " << getResult().getType();
  return success();
}

LogicalResult PartOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto channel = symbols.lookupNearestSymbolFrom<hal::ChannelOp>(*this, getChannelAttr());
  if (!channel)
    return emitOpError("refers to unknown channel '") << getChannel() << "'";
  if (channel.getGroupSize() != int64_t(getParts().size()))
    return emitOpError("has ") << getParts().size() << " parts for a group of "
                               << channel.getGroupSize();
  return success();
}

LogicalResult CollectiveOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (!symbols.lookupNearestSymbolFrom<hal::ChannelOp>(*this, getChannelAttr()))
    return emitOpError("refers to unknown channel '") << getChannel() << "'";
  return success();
}
