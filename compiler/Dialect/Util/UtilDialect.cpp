//===- UtilDialect.cpp - facts about values, barriers, module-level state -===//
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Dialect/Util/Assembly.h"
#include "compiler/Dialect/Util/Functions.h"

using namespace sluice::util;

/// `: type`, `: type = value`, or, as IREE writes it, `= value` with the value's own type.
static ParseResult parseGlobalValue(OpAsmParser &parser, TypeAttr &type, TypedAttr &value) {
  Type parsed;
  if (succeeded(parser.parseOptionalColon()) && parser.parseType(parsed))
    return failure();
  if (parsed) {
    type = TypeAttr::get(parsed);
    return succeeded(parser.parseOptionalEqual()) ? parser.parseAttribute(value)
                                                  : ParseResult(success());
  }
  if (parser.parseEqual() || parser.parseAttribute(value))
    return failure();
  type = TypeAttr::get(value.getType());
  return success();
}

static void printGlobalValue(OpAsmPrinter &printer, Operation *, TypeAttr type, TypedAttr value) {
  printer << ": " << type;
  if (value)
    printer << " = " << value;
}

/// `@name`, or `immutable @name` as IREE writes it of a global that does not change: that stands at
/// the global.
static ParseResult parseGlobalName(OpAsmParser &parser, FlatSymbolRefAttr &name) {
  (void)parser.parseOptionalKeyword("immutable");
  return parser.parseAttribute(name);
}
static void printGlobalName(OpAsmPrinter &printer, Operation *, FlatSymbolRefAttr name) {
  printer << name;
}

#include "compiler/Dialect/Util/UtilDialect.cpp.inc"
#include "compiler/Dialect/Util/UtilEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/Util/UtilAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Util/UtilOps.cpp.inc"

void UtilDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "compiler/Dialect/Util/UtilAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/Util/UtilOps.cpp.inc"
      >();
}

/// What folding finds is a constant like any other.
Operation *UtilDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type,
                                            Location loc) {
  return arith::ConstantOp::materialize(builder, value, type, loc);
}

/// util.func -> func.func and so on.
static ParseResult parseFuncAlias(OpAsmParser &parser, OperationState &state) {
  return sluice::parseAs(("func" + state.name.getStringRef().drop_front(4)).str(), parser, state);
}

/// `util.initializer attributes {...} { ... }` -> a function that runs once, when the module is
/// loaded. It has no name: its place is one.
static ParseResult parseInitializer(OpAsmParser &parser, OperationState &state) {
  Builder &builder = parser.getBuilder();
  std::string name = "initializer";
  if (auto place = dyn_cast<FileLineColLoc>(parser.getEncodedSourceLoc(parser.getNameLoc())))
    name += "_" + std::to_string(place.getLine()) + "_" + std::to_string(place.getColumn());
  state.name = OperationName(func::FuncOp::getOperationName(), state.getContext());
  if (parser.parseOptionalAttrDictWithKeyword(state.attributes) ||
      parser.parseRegion(*state.addRegion()))
    return failure();
  state.addAttribute(SymbolTable::getSymbolAttrName(), builder.getStringAttr(name));
  state.addAttribute(func::FuncOp::getFunctionTypeAttrName(state.name),
                     TypeAttr::get(builder.getFunctionType({}, {})));
  state.addAttribute(kInitializerAttr, builder.getUnitAttr());
  return success();
}

std::optional<Dialect::ParseOpHook> UtilDialect::getParseOperationHook(StringRef name) const {
  if (name == "util.initializer")
    return ParseOpHook(parseInitializer);
  if (name == "util.func" || name == "util.call" || name == "util.return")
    return ParseOpHook(parseFuncAlias);
  return std::nullopt;
}

/// Parses `<umin = 1, umax = 8, udiv = 2>`; every part is optional.
Attribute IntAssumptionAttr::parse(AsmParser &parser, Type) {
  std::optional<uint64_t> umin, umax, udiv;
  auto parseField = [&]() -> ParseResult {
    StringRef name;
    uint64_t value;
    auto loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&name) || parser.parseEqual() || parser.parseInteger(value))
      return failure();
    if (name == "umin")
      umin = value;
    else if (name == "umax")
      umax = value;
    else if (name == "udiv")
      udiv = value;
    else
      return parser.emitError(loc, "unknown assumption '")
             << name << "', expected umin, umax or udiv";
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, parseField))
    return {};
  return IntAssumptionAttr::get(parser.getContext(), umin, umax, udiv);
}

void IntAssumptionAttr::print(AsmPrinter &printer) const {
  printer << '<';
  StringRef separator = "";
  auto field = [&](StringRef name, std::optional<uint64_t> value) {
    if (!value)
      return;
    printer << separator << name << " = " << *value;
    separator = ", ";
  };
  field("umin", getUmin());
  field("umax", getUmax());
  field("udiv", getUdiv());
  printer << '>';
}

// util.assume.int %a<umin = 1>, %b[<udiv = 2>, <udiv = 4>] : index, index
ParseResult AssumeIntOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Attribute> assumptions;
  auto parseOne = [&]() -> ParseResult {
    if (parser.parseOperand(operands.emplace_back()))
      return failure();
    SmallVector<Attribute> rows;
    auto parseRow = [&]() -> ParseResult {
      return success(static_cast<bool>(rows.emplace_back(IntAssumptionAttr::parse(parser, {}))));
    };
    bool isList = succeeded(parser.parseOptionalLSquare());
    if ((!isList && parseRow()) ||
        (isList && (parser.parseCommaSeparatedList(parseRow) || parser.parseRSquare())))
      return failure();
    assumptions.push_back(parser.getBuilder().getArrayAttr(rows));
    return success();
  };
  SmallVector<Type> types;
  auto loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(parseOne) || parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonTypeList(types) ||
      parser.resolveOperands(operands, types, loc, result.operands))
    return failure();
  result.addAttribute("assumptions", parser.getBuilder().getArrayAttr(assumptions));
  result.addTypes(types);
  return success();
}

void AssumeIntOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  llvm::interleaveComma(llvm::zip(getInputs(), getAssumptions()), printer, [&](auto pair) {
    ArrayAttr rows = cast<ArrayAttr>(std::get<1>(pair));
    printer << std::get<0>(pair);
    printer << (rows.size() == 1 ? "" : "[");
    llvm::interleaveComma(rows.getAsRange<IntAssumptionAttr>(), printer,
                          [&](IntAssumptionAttr row) { row.print(printer); });
    printer << (rows.size() == 1 ? "" : "]");
  });
  printer.printOptionalAttrDict((*this)->getAttrs(), {"assumptions"});
  printer << " : " << getInputs().getTypes();
}

LogicalResult AssumeIntOp::verify() {
  if (getAssumptions().size() != getInputs().size())
    return emitOpError("has ") << getInputs().size() << " values but " << getAssumptions().size()
                               << " assumptions";
  for (Attribute rows : getAssumptions()) {
    auto list = dyn_cast<ArrayAttr>(rows);
    if (!list || list.empty() ||
        !llvm::all_of(list, [](Attribute row) { return isa<IntAssumptionAttr>(row); }))
      return emitOpError("needs a non-empty list of assumptions for each value");
    for (auto row : list.getAsRange<IntAssumptionAttr>())
      if (row.getUmin().value_or(0) > row.getUmax().value_or(UINT64_MAX) || row.getUdiv() == 0)
        return emitOpError("assumes what no value fulfils: ") << row;
  }
  if (getInputs().getTypes() != getOutputs().getTypes())
    return emitOpError("changes types");
  return success();
}

LogicalResult OptimizationBarrierOp::inferReturnTypes(MLIRContext *, std::optional<Location>,
                                                      Adaptor adaptor,
                                                      SmallVectorImpl<Type> &types) {
  llvm::append_range(types, adaptor.getInputs().getTypes());
  return success();
}

void AssumeIntOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges, SetIntRangeFn setRange) {
  for (auto [result, rows, range] : llvm::zip(getOutputs(), getAssumptions(), argRanges)) {
    uint64_t low = UINT64_MAX, high = 0;
    for (auto row : cast<ArrayAttr>(rows).getAsRange<IntAssumptionAttr>()) {
      low = std::min(low, row.getUmin().value_or(0));
      high = std::max(high, row.getUmax().value_or(INT64_MAX));
    }
    unsigned width = range.umin().getBitWidth();
    auto fits = [&](uint64_t v) { return width >= 64 || v < (uint64_t(1) << (width - 1)); };
    if (!fits(low) || !fits(high)) {
      setRange(result, range);
      continue;
    }
    setRange(result, range.intersection(
                         ConstantIntRanges::fromUnsigned(APInt(width, low), APInt(width, high))));
  }
}

ParseResult UnfoldableConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  Attribute value;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseAttribute(value, "value", result.attributes))
    return failure();
  auto typed = dyn_cast<TypedAttr>(value);
  if (!typed)
    return parser.emitError(parser.getNameLoc(), "expected a typed attribute");
  result.addTypes(typed.getType());
  return success();
}

void UnfoldableConstantOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << ' ' << getValue();
}

LogicalResult AlignOp::verify() {
  APInt alignment;
  if (matchPattern(getAlignment(), m_ConstantInt(&alignment)) && !alignment.isPowerOf2())
    return emitOpError("aligns to ") << alignment.getSExtValue() << ", which is no power of two";
  return success();
}

OpFoldResult AlignOp::fold(FoldAdaptor adaptor) {
  auto value = dyn_cast_or_null<IntegerAttr>(adaptor.getValue());
  auto alignment = dyn_cast_or_null<IntegerAttr>(adaptor.getAlignment());
  if (!value || !alignment || alignment.getInt() <= 0)
    return {};
  return IntegerAttr::get(getType(), llvm::alignTo(value.getInt(), alignment.getInt()));
}

LogicalResult GlobalOp::verify() {
  if (!getInitialValue() || getInitialValue()->getType() == getType())
    return success();
  // A dynamic global may begin with a static value.
  auto global = dyn_cast<RankedTensorType>(getType()),
       value = dyn_cast<RankedTensorType>(getInitialValue()->getType());
  if (!global || !value || global.getElementType() != value.getElementType() ||
      failed(verifyCompatibleShape(global.getShape(), value.getShape())))
    return emitOpError("of type ")
           << getType() << " begins with a value of type " << getInitialValue()->getType();
  return success();
}

/// The global that `op` names must be there and hold `type`.
static FailureOr<GlobalOp> lookupGlobal(Operation *op, FlatSymbolRefAttr name, Type type,
                                        SymbolTableCollection &symbols) {
  auto global = symbols.lookupNearestSymbolFrom<GlobalOp>(op, name);
  if (!global)
    return op->emitOpError("refers to unknown global '") << name.getValue() << "'";
  if (global.getType() != type)
    return op->emitOpError("has type ")
           << type << ", but global '" << name.getValue() << "' has " << global.getType();
  return global;
}

LogicalResult GlobalLoadOp::verifySymbolUses(SymbolTableCollection &symbols) {
  return lookupGlobal(*this, getGlobalAttr(), getType(), symbols);
}

LogicalResult GlobalStoreOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto global = lookupGlobal(*this, getGlobalAttr(), getValue().getType(), symbols);
  auto func = (*this)->getParentOfType<func::FuncOp>();
  if (succeeded(global) && !global->getIsMutable() && !(func && isInitializer(func)))
    return emitOpError("writes to global '") << getGlobal() << "', which is not mutable";
  return global;
}
