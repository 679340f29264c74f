//===- IreeDialects.cpp - how texts written for IREE are read -------------===//
// IREE writes the sizes of each tensor behind its type: `tensor<?x4xf32>{%n}`. Those of operands
// say nothing new and are dropped.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Iree/IreeDialects.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/Util/Assembly.h"
#include "compiler/Dialect/Util/UtilDialect.h"

using namespace sluice::iree;
using sluice::parseShapedResult;
using sluice::parseSizedType;
using Operands = SmallVectorImpl<OpAsmParser::UnresolvedOperand>;

/// `%target as tensor<4xf32>`, or the type alone.
static ParseResult parseTiedType(OpAsmParser &parser, Type &type) {
  OpAsmParser::UnresolvedOperand tied;
  OptionalParseResult named = parser.parseOptionalOperand(tied);
  if (named.has_value() && (failed(*named) || parser.parseKeyword("as")))
    return failure();
  return parseSizedType(parser, type);
}
static void printTiedType(OpAsmPrinter &printer, Operation *, Type type) { printer << type; }

/// `tensor<4xf32> -> tensor<4xf32>`, or the type once.
static ParseResult parseSameTypes(OpAsmParser &parser, Type &operand, Type &result) {
  if (parseSizedType(parser, operand))
    return failure();
  result = operand;
  return succeeded(parser.parseOptionalArrow()) ? parseSizedType(parser, result)
                                                : ParseResult(success());
}
static void printSameTypes(OpAsmPrinter &printer, Operation *, Type operand, Type result) {
  printer << operand;
  if (operand != result)
    printer << " -> " << result;
}

/// `dense<0> : tensor<4xf32>`, with `-> tensor<?xf32>` behind it in older texts.
static ParseResult parseConstantAndType(OpAsmParser &parser, TypedAttr &value, Type &type) {
  if (parser.parseAttribute(value))
    return failure();
  type = value.getType();
  return succeeded(parser.parseOptionalArrow()) ? parser.parseType(type) : ParseResult(success());
}
static void printConstantAndType(OpAsmPrinter &printer, Operation *, TypedAttr value, Type type) {
  printer << value;
  if (type != value.getType())
    printer << " -> " << type;
}

/// `%a : tensor<4xf32>, %b : tensor<?xf32>{%n}`
static ParseResult parseTracedValues(OpAsmParser &parser, Operands &values,
                                     SmallVectorImpl<Type> &types) {
  return parser.parseCommaSeparatedList([&] {
    return failure(parser.parseOperand(values.emplace_back()) || parser.parseColon() ||
                   parseSizedType(parser, types.emplace_back()));
  });
}
static void printTracedValues(OpAsmPrinter &printer, Operation *, OperandRange values,
                              TypeRange types) {
  llvm::interleaveComma(llvm::zip_equal(values, types), printer, [&](auto pair) {
    printer << std::get<0>(pair) << " : " << std::get<1>(pair);
  });
}

/// `wait(%fence) => %operand`, or the operand alone.
static ParseResult parseWaitedOperand(OpAsmParser &parser,
                                      OpAsmParser::UnresolvedOperand &operand) {
  OpAsmParser::UnresolvedOperand fence;
  if (succeeded(parser.parseOptionalKeyword("wait")) &&
      (parser.parseLParen() || parser.parseOperand(fence) || parser.parseRParen() ||
       parser.parseEqual() || parser.parseGreater()))
    return failure();
  return parser.parseOperand(operand);
}
static void printWaitedOperand(OpAsmPrinter &printer, Operation *, Value operand) {
  printer << operand;
}

/// `%a, %b : tensor<4xf32>, tensor<?xf32>`, which results have too, or nothing.
static ParseResult parseJoined(OpAsmParser &parser, Operands &values, SmallVectorImpl<Type> &types,
                               SmallVectorImpl<Type> &results) {
  if (parser.parseOperandList(values) || (!values.empty() && parser.parseColonTypeList(types)))
    return failure();
  results.assign(types.begin(), types.end());
  return success();
}
static void printJoined(OpAsmPrinter &printer, Operation *, OperandRange values, TypeRange types,
                        TypeRange) {
  if (!values.empty())
    printer << values << " : " << types;
}

#define GET_OP_CLASSES
#include "compiler/Input/Iree/IreeOps.cpp.inc"

LogicalResult SliceOp::verify() {
  int64_t rank = cast<RankedTensorType>(getSource().getType()).getRank();
  if (int64_t(getStarts().size()) != rank || int64_t(getLengths().size()) != rank ||
      cast<RankedTensorType>(getResult().getType()).getRank() != rank)
    return emitOpError("needs a start and a length for each dimension of ")
           << getSource().getType();
  return success();
}

LogicalResult UpdateOp::verify() {
  int64_t rank = cast<RankedTensorType>(getTarget().getType()).getRank();
  if (int64_t(getStarts().size()) != rank ||
      cast<RankedTensorType>(getUpdate().getType()).getRank() != rank)
    return emitOpError("needs a start for each dimension of ") << getTarget().getType();
  return success();
}

//===- flow.dispatch.region -----------------------------------------------===//

// flow.dispatch.region[%n] -> (tensor<?xf32>{%n}) {...} count(%a: index) -> (index, index, index)
// {...}
ParseResult RegionOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> workload, dims;
  SmallVector<Type> types;
  SMLoc loc = parser.getCurrentLocation();
  auto parseType = [&] { return parseShapedResult(parser, types.emplace_back(), dims); };
  Region *body = result.addRegion(), *count = result.addRegion();
  if (parser.parseOperandList(workload, OpAsmParser::Delimiter::OptionalSquare) ||
      parser.parseArrow() ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseType) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes) || parser.parseRegion(*body))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("count"))) {
    SmallVector<OpAsmParser::Argument> arguments;
    SmallVector<Type> counts;
    if (parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren, /*allowType=*/true) ||
        parser.parseArrowTypeList(counts) || parser.parseRegion(*count, arguments))
      return failure();
  }
  Type index = parser.getBuilder().getIndexType();
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.resolveOperands(dims, SmallVector<Type>(dims.size(), index), loc, result.operands) ||
      parser.resolveOperands(workload, SmallVector<Type>(workload.size(), index), loc,
                             result.operands))
    return failure();
  result.addAttribute(
      getOperandSegmentSizesAttrName(result.name),
      parser.getBuilder().getDenseI32ArrayAttr({int32_t(dims.size()), int32_t(workload.size())}));
  result.addTypes(types);
  return success();
}

LogicalResult RegionOp::verify() {
  if (!getBody().hasOneBlock())
    return emitOpError("needs a body of one block");
  auto result = dyn_cast<ReturnOp>(getBody().front().back());
  if (!result || result.getOperandTypes() != getResultTypes())
    return emitOpError("needs a body that ends with flow.return of its results");
  return sluice::verifySizes(*this, getResultTypes(), getResultDims().size());
}

//===- Dialects -----------------------------------------------------------===//

ParseResult sluice::iree::refuseInside(OpAsmParser &parser, OperationState &state) {
  return parser.emitError(parser.getNameLoc(), "operation '")
         << state.name
         << "' is the inside of IREE's compiler; give it the program from before its dispatches";
}
namespace {
/// A dialect of IREE of which some ops are known; of others it says why they are not.
class PartOfIree : public Dialect {
public:
  PartOfIree(StringRef name, MLIRContext *context, TypeID id) : Dialect(name, context, id) {}
  std::optional<ParseOpHook> getParseOperationHook(StringRef) const override {
    return ParseOpHook(refuseInside);
  }
  Type parseType(DialectAsmParser &parser) const override {
    parser.emitError(parser.getNameLoc(), "type '!")
        << getNamespace() << '.' << parser.getFullSymbolSpec()
        << "' is the inside of IREE's compiler; give the program from before its dispatches";
    return {};
  }
};

/// Attributes are kept as text.
class PlansOfIree : public PartOfIree {
public:
  using PartOfIree::PartOfIree;
  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    return OpaqueAttr::get(StringAttr::get(getContext(), getNamespace()),
                           parser.getFullSymbolSpec(), NoneType::get(getContext()));
  }
};

/// The dialect of this name, with the ops that are known.
template <const auto &kName, typename Base, typename... Ops> class DialectOf final : public Base {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DialectOf)
  static constexpr StringLiteral getDialectNamespace() { return kName; }
  explicit DialectOf(MLIRContext *context) : Base(kName, context, TypeID::get<DialectOf>()) {
    (RegisteredOperationName::insert<Ops>(*this), ...);
  }
};
constexpr char kTensorExt[] = "iree_tensor_ext", kEncoding[] = "iree_encoding",
               kCodegen[] = "iree_codegen", kCpu[] = "iree_cpu", kGpu[] = "iree_gpu",
               kVectorExt[] = "iree_vector_ext";
} // namespace

bool sluice::iree::isPlanOfIree(Attribute attribute) {
  auto opaque = dyn_cast_or_null<OpaqueAttr>(attribute);
  return opaque && llvm::is_contained<StringRef>({kEncoding, kCodegen, kCpu, kGpu, kVectorExt},
                                                 opaque.getDialectNamespace().getValue());
}

template <typename... Ops> static void addTo(Dialect &dialect) {
  (RegisteredOperationName::insert<Ops>(dialect), ...);
}

void sluice::iree::registerDialects(DialectRegistry &registry) {
  registerLinalgExtAliases(registry);
  registry
      .insert<DialectOf<kTensorExt, PartOfIree, TensorExtBitcastOp, BarrierStartOp, BarrierEndOp>,
              DialectOf<kEncoding, PlansOfIree, SetEncodingOp, UnsetEncodingOp>,
              DialectOf<kCodegen, PlansOfIree>, DialectOf<kCpu, PlansOfIree>,
              DialectOf<kGpu, PlansOfIree>, DialectOf<kVectorExt, PlansOfIree>>();
  registry.addExtension(+[](MLIRContext *, flow::FlowDialect *dialect) {
    addTo<AllocaOp, BarrierOp, BitcastOp, CloneOp, ConstantOp, EmptyOp, LoadOp, RegionOp, ReshapeOp,
          ReturnOp, SliceOp, SplatOp, StoreOp, TieShapeOp, TraceOp, UpdateOp>(*dialect);
  });
  registry.addExtension(+[](MLIRContext *, hal::HALDialect *dialect) {
    addTo<AliasOp, DevicesGetOp, ExportOp, FenceAwaitOp, FenceCreateOp, FenceJoinOp, FenceSignalOp,
          ImportOp, JoinOp>(*dialect);
  });
  registry.addExtension(
      +[](MLIRContext *, util::UtilDialect *dialect) { addTo<NullOp>(*dialect); });
}
