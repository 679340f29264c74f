//===- StreamDialect.cpp - where, when and in which memory ----------------===//
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/Assembly.h"

using namespace sluice::stream;

using Operands = SmallVectorImpl<OpAsmParser::UnresolvedOperand>;

/// custom<SizedOperands>: `(%a{%size}, %b{%size})`.
static ParseResult parseSizedOperands(OpAsmParser &parser, Operands &operands, Operands &sizes) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, [&] {
    return failure(parser.parseOperand(operands.emplace_back()) || parser.parseLBrace() ||
                   parser.parseOperand(sizes.emplace_back()) || parser.parseRBrace());
  });
}
static void printSized(OpAsmPrinter &printer, const auto &list, OperandRange sizes, bool parens) {
  printer << (parens ? "(" : "");
  llvm::interleaveComma(llvm::zip_equal(list, sizes), printer, [&](auto pair) {
    printer << std::get<0>(pair) << '{' << std::get<1>(pair) << '}';
  });
  printer << (parens ? ")" : "");
}
static void printSizedOperands(OpAsmPrinter &printer, Operation *, OperandRange operands,
                               OperandRange sizes) {
  printSized(printer, operands, sizes, /*parens=*/true);
}

/// custom<SizedResults>: `!hal.buffer{%size}, ...`, in parentheses unless there is exactly
/// one.
static ParseResult parseSizedResults(OpAsmParser &parser, SmallVectorImpl<Type> &types,
                                     Operands &sizes) {
  return sluice::parseOneOrList(parser, [&]() -> ParseResult {
    return failure(parser.parseType(types.emplace_back()) || parser.parseLBrace() ||
                   parser.parseOperand(sizes.emplace_back()) || parser.parseRBrace());
  });
}
static void printSizedResults(OpAsmPrinter &printer, Operation *, TypeRange types,
                              OperandRange sizes) {
  printSized(printer, types, sizes, /*parens=*/types.size() != 1);
}

#include "compiler/Dialect/Stream/StreamDialect.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/Stream/StreamOps.cpp.inc"

void StreamDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/Stream/StreamOps.cpp.inc"
      >();
}

Attribute StreamDialect::parseAttribute(DialectAsmParser &parser, Type type) const {
  StringRef name;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&name))
    return {};
  if (name == sluice::flow::NamedParameterAttr::getMnemonic())
    return sluice::flow::NamedParameterAttr::parse(parser, type);
  parser.emitError(loc) << "unknown attribute '" << name << "' of dialect 'stream'";
  return {};
}

/// As those of flow.collective: a message is sent also if nobody here reads what comes back.
void AsyncCollectiveOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &effects) {
  if (getKind() != sluice::hal::CollectiveOperation::SendReceive)
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

LogicalResult AsyncDispatchOp::verify() {
  if (getInputs().size() != getInputSizes().size() ||
      getResults().size() != getResultSizes().size())
    return emitOpError("needs a size for each input and result");
  if (getUpdates() > std::min(getInputs().size(), getResults().size()))
    return emitOpError("updates ")
           << int64_t(getUpdates()) << " inputs, which its last results are not";
  return success();
}

LogicalResult AsyncExecuteOp::verify() {
  auto yield = dyn_cast<YieldOp>(getBody().front().getTerminator());
  if (!yield || yield.getResults().size() != getResults().size())
    return emitOpError("does not yield its ") << getResults().size() << " results";
  return success();
}

LogicalResult ResourceExportOp::verify() {
  return sluice::verifySizes(*this, getTensor(), getDims().size());
}

LogicalResult CmdDispatchOp::verify() {
  if (getReadOffsets().size() != getReads().size() ||
      getReadLengths().size() != getReads().size() ||
      getWriteOffsets().size() != getWrites().size() ||
      getWriteLengths().size() != getWrites().size())
    return emitOpError("needs an offset and a length for each resource");
  return success();
}

Value sluice::stream::updatedBy(Value result) {
  return llvm::TypeSwitch<Operation *, Value>(result.getDefiningOp())
      .Case<AsyncUpdateOp, AsyncFillOp, AsyncCollectiveOp>([](auto op) { return op.getTarget(); })
      .Case([&](AsyncDispatchOp op) { return op.getUpdated(result); })
      .Default(Value());
}

bool sluice::stream::isCommand(Operation *op) {
  return isa<AsyncDispatchOp, AsyncSplatOp, AsyncEmptyOp, AsyncCloneOp, AsyncTransferOp,
             AsyncUpdateOp, AsyncFillOp, AsyncCollectiveOp>(op);
}
