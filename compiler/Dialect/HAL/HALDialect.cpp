//===- HALDialect.cpp - devices, buffers, command buffers and executables -===//
#include "compiler/Dialect/HAL/HALDialect.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/Assembly.h"

using namespace sluice::hal;

/// custom<WholeAttribute>: with its name, where the format would leave that out.
static ParseResult parseWholeAttribute(OpAsmParser &parser, DeviceAffinityAttr &attr) {
  return parser.parseAttribute(attr);
}
static void printWholeAttribute(OpAsmPrinter &printer, Operation *, DeviceAffinityAttr attr) {
  printer.printAttribute(attr);
}

/// custom<View>: `%view`, or `<%view : !hal.buffer_view>` as IREE writes it.
static ParseResult parseView(OpAsmParser &parser, OpAsmParser::UnresolvedOperand &view) {
  Type type;
  if (failed(parser.parseOptionalLess()))
    return parser.parseOperand(view);
  return failure(parser.parseOperand(view) || parser.parseColonType(type) || parser.parseGreater());
}
static void printView(OpAsmPrinter &printer, Operation *, Value view) { printer << view; }

/// custom<DeviceQueueList>: `[(%device, %queues : !hal.device, i64), ...]`, a pair a line.
static ParseResult parseDeviceQueueList(OpAsmParser &parser,
                                        SmallVectorImpl<OpAsmParser::UnresolvedOperand> &devices,
                                        SmallVectorImpl<Type> &deviceTypes,
                                        SmallVectorImpl<OpAsmParser::UnresolvedOperand> &queues,
                                        SmallVectorImpl<Type> &queueTypes) {
  return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
    return failure(parser.parseLParen() || parser.parseOperand(devices.emplace_back()) ||
                   parser.parseComma() || parser.parseOperand(queues.emplace_back()) ||
                   parser.parseColonType(deviceTypes.emplace_back()) || parser.parseComma() ||
                   parser.parseType(queueTypes.emplace_back()) || parser.parseRParen());
  });
}
static void printDeviceQueueList(OpAsmPrinter &printer, Operation *, OperandRange devices,
                                 TypeRange deviceTypes, OperandRange queues, TypeRange queueTypes) {
  printer << '[';
  printer.increaseIndent();
  llvm::interleave(
      llvm::zip_equal(devices, queues, deviceTypes, queueTypes),
      [&](auto pair) {
        auto [device, queue, deviceType, queueType] = pair;
        printer.printNewline();
        printer << '(' << device << ", " << queue << " : " << deviceType << ", " << queueType
                << ')';
      },
      [&] { printer << ','; });
  printer.decreaseIndent();
  printer.printNewline();
  printer << ']';
}

#include "compiler/Dialect/HAL/HALDialect.cpp.inc"
#include "compiler/Dialect/HAL/HALEnums.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "compiler/Dialect/HAL/HALAllTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "compiler/Dialect/HAL/HALAllAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/HAL/HALOps.cpp.inc"
#define GET_OP_CLASSES
#include "compiler/Dialect/HAL/HALDeviceOps.cpp.inc"

void HALDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "compiler/Dialect/HAL/HALAllTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "compiler/Dialect/HAL/HALAllAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/HAL/HALOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "compiler/Dialect/HAL/HALDeviceOps.cpp.inc"
      >();
}

LogicalResult ChannelOp::verify() {
  llvm::SmallDenseSet<int64_t> seen;
  for (int64_t axis : getAxes())
    if (axis < 0 || axis >= int64_t(getGrid().size()) || !seen.insert(axis).second)
      return emitOpError("names axis ")
             << axis << " of a grid of " << getGrid().size() << " twice, or in vain";
  if (llvm::any_of(getGrid(), [](int64_t size) { return size <= 0; }))
    return emitOpError("needs to know the size of its grid");
  return success();
}

int64_t ChannelOp::getGroupSize() {
  int64_t size = 1;
  for (int64_t axis : getAxes())
    size *= getGrid()[axis];
  return size;
}

LogicalResult ExecutableKernelOp::verify() {
  if (getLaunches().empty() || getLaunches().size() != getGrids().size())
    return emitOpError("needs a grid for each of its ")
           << getLaunches().size() << " launches, and at least one";
  return success();
}

LogicalResult BufferViewCreateOp::verify() {
  int64_t rank = cast<RankedTensorType>(getTensor()).getRank();
  if (rank != int64_t(getDims().size()))
    return emitOpError("has ") << getDims().size() << " sizes but " << rank << " dimensions";
  return success();
}

LogicalResult ArenaPackOp::verify() {
  size_t count = getSizes().size();
  if (getFirst().size() != count || getLast().size() != count || getOffsets().size() != count)
    return emitOpError("needs first, last and offset for each of its ") << count << " sizes";
  return success();
}

LogicalResult CommandBufferDispatchOp::verify() {
  if (getOffsets().size() != getBuffers().size() || getLengths().size() != getBuffers().size())
    return emitOpError("needs an offset and a length for each of its ")
           << getBuffers().size() << " buffers";
  return success();
}
