//===- LinalgExtAliases.cpp - iree_linalg_ext is linalg_ext ---------------===//
//   iree_linalg_ext.sort dimension(0) outs(%a : tensor<4xf32>) {...}
//     ->   linalg_ext.sort dimension(0) outs(%a : tensor<4xf32>) {...}
//   iree_linalg_ext.pack %x inner_dims_pos = [0] inner_tiles = [8] into %o
//       : (tensor<16xf32> tensor<2x8xf32>) -> tensor<2x8xf32>
//     ->   linalg.pack %x inner_dims_pos = [0] inner_tiles = [8] into %o
//              : tensor<16xf32> -> tensor<2x8xf32>
// It works in the parser, so every tool has it and nothing is ever printed under an alias. Ops that
// are none of linalg_ext's are parsed as they are (IreeOps.td).
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/Assembly.h"
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Iree/IreeDialects.h"

namespace sluice::iree {
namespace {
constexpr StringLiteral kAlias = "iree_linalg_ext";

/// The name here of what is called iree_linalg_ext.`name` there, in one version or another.
std::string ownName(StringRef name) {
  StringRef own = llvm::StringSwitch<StringRef>(name)
                      .Case("topk_v2", "topk")
                      .Case("map_gather", "map_load")
                      .Case("map_scatter", "map_store")
                      .Default(name);
  return (own == "softmax" ? "linalg." + own : "linalg_ext." + own).str();
}

ParseResult parseAlias(OpAsmParser &parser, OperationState &state) {
  std::string name = ownName(state.name.getStringRef().drop_front(kAlias.size() + 1));
  return failure(parseOptionalProperties(parser, state.attributes) || parseAs(name, parser, state));
}

/// `sort dimension(0) ins(%x : ...) outs(%y : ...) {...} -> types`, where the outs are memory for
/// the result: their values are not read.
ParseResult parseSort(OpAsmParser &parser, OperationState &state) {
  if (parseAlias(parser, state))
    return failure();
  auto &counts = state.getOrAddProperties<linalg_ext::SortOp::Properties>().operandSegmentSizes;
  if (counts[0] == 0)
    return success();
  if (counts[0] != counts[1])
    return parser.emitError(parser.getNameLoc(), "has ")
           << counts[0] << " inputs for " << counts[1] << " outs";
  state.operands.truncate(counts[0]);
  counts[0] = 0;
  return success();
}

/// `gather dimension_map = [0] ins(...) outs(...) -> types`, which newer texts give no region: it
/// yields the element of the source.
ParseResult parseGather(OpAsmParser &parser, OperationState &state) {
  SmallVector<int64_t> dimensions;
  auto parseDimension = [&] { return parser.parseInteger(dimensions.emplace_back()); };
  int32_t counts[2];
  if (parseOptionalProperties(parser, state.attributes) ||
      parser.parseOptionalAttrDict(state.attributes) || parser.parseKeyword("dimension_map") ||
      parser.parseEqual() ||
      parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parseDimension))
    return failure();
  if (parseOperands(parser, "ins", state, counts[0]) ||
      parseOperands(parser, "outs", state, counts[1]))
    return failure();
  if (!counts[0] || !counts[1])
    return parser.emitError(parser.getNameLoc(), "needs ins and outs");
  Region &region = *state.addRegion();
  OptionalParseResult parsed = parser.parseOptionalRegion(region);
  if (parsed.has_value() && failed(*parsed))
    return failure();
  Builder &builder = parser.getBuilder();
  if (!parsed.has_value()) {
    OpBuilder inside(parser.getContext());
    input::takeElements(inside, parser.getEncodedSourceLoc(parser.getNameLoc()), region,
                        getElementTypeOrSelf(state.operands[0].getType()));
    region.getArgument(1).setType(getElementTypeOrSelf(state.operands[counts[0]].getType()));
  }
  if (succeeded(parser.parseOptionalArrow()) && parser.parseTypeList(state.types))
    return failure();
  state.addAttribute("dimension_map", builder.getDenseI64ArrayAttr(dimensions));
  state.addAttribute("operandSegmentSizes", builder.getDenseI32ArrayAttr(counts));
  state.name = OperationName(linalg_ext::GatherOp::getOperationName(), builder.getContext());
  return success();
}

/// `[1, %two]`: numbers, of which some are values.
ParseResult parseMixedList(OpAsmParser &parser, SmallVectorImpl<int64_t> &fixed,
                           SmallVectorImpl<OpAsmParser::UnresolvedOperand> &dynamic) {
  DenseI64ArrayAttr list;
  if (parseDynamicIndexList(parser, dynamic, list))
    return failure();
  llvm::append_range(fixed, list.asArrayRef());
  return success();
}

/// The form from before these ops were linalg's, with the types of both operands in parentheses.
ParseResult parsePack(OpAsmParser &parser, OperationState &state) {
  bool isPack = state.name.getStringRef().ends_with(".pack");
  Builder &builder = parser.getBuilder();
  OpAsmParser::UnresolvedOperand source, dest, padding;
  SmallVector<OpAsmParser::UnresolvedOperand> dynamic;
  SmallVector<int64_t> order, positions, tiles;
  Type paddingType, sourceType, destType;
  if (parser.parseOperand(source))
    return failure();
  if (isPack && succeeded(parser.parseOptionalKeyword("padding_value")) &&
      (parser.parseLParen() || parser.parseOperand(padding) || parser.parseColonType(paddingType) ||
       parser.parseRParen()))
    return failure();
  SmallVector<OpAsmParser::UnresolvedOperand> none;
  if ((succeeded(parser.parseOptionalKeyword("outer_dims_perm")) &&
       (parser.parseEqual() || parseMixedList(parser, order, none))) ||
      parser.parseKeyword("inner_dims_pos") || parser.parseEqual() ||
      parseMixedList(parser, positions, none) || parser.parseKeyword("inner_tiles") ||
      parser.parseEqual() || parseMixedList(parser, tiles, dynamic) ||
      parser.parseKeyword("into") || parser.parseOperand(dest) ||
      parser.parseOptionalAttrDict(state.attributes) || parser.parseColon() ||
      parser.parseLParen() || parser.parseType(sourceType) || parser.parseType(destType) ||
      parser.parseRParen() || parser.parseArrow() || parser.parseType(state.types.emplace_back()) ||
      parser.resolveOperand(source, sourceType, state.operands) ||
      parser.resolveOperand(dest, destType, state.operands))
    return failure();
  if (!none.empty())
    return parser.emitError(parser.getNameLoc(), "dimensions must be numbers");
  if (paddingType && parser.resolveOperand(padding, paddingType, state.operands))
    return failure();
  if (parser.resolveOperands(dynamic, builder.getIndexType(), state.operands))
    return failure();
  state.addAttribute("outer_dims_perm", builder.getDenseI64ArrayAttr(order));
  state.addAttribute("inner_dims_pos", builder.getDenseI64ArrayAttr(positions));
  state.addAttribute("static_inner_tiles", builder.getDenseI64ArrayAttr(tiles));
  if (isPack)
    state.addAttribute(
        "operandSegmentSizes",
        builder.getDenseI32ArrayAttr({1, 1, paddingType ? 1 : 0, int32_t(dynamic.size())}));
  state.name = OperationName(isPack ? linalg::PackOp::getOperationName()
                                    : linalg::UnPackOp::getOperationName(),
                             builder.getContext());
  return success();
}

/// Its parse hook makes ops of linalg_ext and linalg.
class LinalgExtAliases final : public Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LinalgExtAliases)
  static constexpr StringLiteral getDialectNamespace() { return kAlias; }
  explicit LinalgExtAliases(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<LinalgExtAliases>()) {
    context->getOrLoadDialect<linalg_ext::LinalgExtDialect>();
    context->getOrLoadDialect<linalg::LinalgDialect>();
    addOperations<CustomOp, DequantizeAffineOp, ExpReductionOp, GroupMatmulOp, OnlineAttentionOp,
                  QuantizeAffineOp, ReverseOp, WinogradFilterOp, WinogradInputOp,
                  WinogradOutputOp>();
  }
  std::optional<ParseOpHook> getParseOperationHook(StringRef name) const override {
    if (name.ends_with(".gather"))
      return ParseOpHook(parseGather);
    if (name.ends_with(".sort"))
      return ParseOpHook(parseSort);
    if (name.ends_with(".im2col")) // Made of convolutions, on the way to kernels.
      return ParseOpHook(refuseInside);
    return name.ends_with(".pack") || name.ends_with(".unpack") ? ParseOpHook(parsePack)
                                                                : ParseOpHook(parseAlias);
  }
  /// `#iree_linalg_ext.iterator_type<parallel>` and the like are kept as text: maps say which loops
  /// sum.
  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    return OpaqueAttr::get(StringAttr::get(getContext(), kAlias), parser.getFullSymbolSpec(),
                           NoneType::get(getContext()));
  }
};
} // namespace

void registerLinalgExtAliases(DialectRegistry &registry) { registry.insert<LinalgExtAliases>(); }
} // namespace sluice::iree
