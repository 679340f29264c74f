//===- StructuredOps.cpp - the text of iree_linalg_ext ops that are rewritten ===//
// Two forms are in use: attributes in braces, and since LLVM 24 those that an op defines in angle
// brackets.
//   iree_linalg_ext.online_attention {indexing_maps = [...]} ins(...) outs(...) {...} -> ...
//   iree_linalg_ext.online_attention <indexing_maps = [...]> ins(...) outs(...) {...} -> ...
//   iree_linalg_ext.winograd.input_transform output_tile_size(6) kernel_size(3)
//       image_dimensions([1, 2]) ins(...) outs(...) -> ...
//===----------------------------------------------------------------------===//
#include "compiler/Input/Iree/IreeDialects.h"

using namespace sluice::iree;

ParseResult sluice::iree::parseOptionalProperties(OpAsmParser &parser, NamedAttrList &attributes) {
  if (failed(parser.parseOptionalLess()))
    return success();
  if (succeeded(parser.parseOptionalGreater()))
    return success();
  // `<{name = value}>` is how the generic form has them.
  NamedAttrList inBraces;
  if (parser.parseOptionalAttrDict(inBraces))
    return failure();
  attributes.append(inBraces.begin(), inBraces.end());
  if (!inBraces.empty())
    return parser.parseGreater();
  auto parseOne = [&]() -> ParseResult {
    std::string name;
    if (parser.parseKeywordOrString(&name))
      return failure();
    Attribute value = parser.getBuilder().getUnitAttr();
    if (succeeded(parser.parseOptionalEqual()) && parser.parseAttribute(value))
      return failure();
    attributes.append(name, value);
    return success();
  };
  return failure(parser.parseCommaSeparatedList(parseOne) || parser.parseGreater());
}

ParseResult sluice::iree::parseOperands(OpAsmParser &parser, StringRef name, OperationState &state,
                                        int32_t &count) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  SmallVector<Type> types;
  count = 0;
  if (failed(parser.parseOptionalKeyword(name)))
    return success();
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLParen() || parser.parseOperandList(operands) ||
      parser.parseColonTypeList(types) || parser.parseRParen())
    return failure();
  count = operands.size();
  return parser.resolveOperands(operands, types, loc, state.operands);
}

ParseResult sluice::iree::parseStructured(OpAsmParser &parser, OperationState &state) {
  if (parseOptionalProperties(parser, state.attributes) ||
      parser.parseOptionalAttrDict(state.attributes) ||
      parser.parseOptionalAttrDictWithKeyword(state.attributes))
    return failure();
  // Attributes by their names, as far as the op has them.
  for (StringRef name :
       {"output_tile_size", "kernel_size", "image_dimensions", "kernel_dimensions", "dimensions"}) {
    if (failed(parser.parseOptionalKeyword(name)))
      continue;
    Attribute value;
    if (parser.parseLParen() || parser.parseAttribute(value) || parser.parseRParen())
      return failure();
    state.attributes.append(name, value);
  }
  int32_t inputs, outputs;
  if (parseOperands(parser, "ins", state, inputs) || parseOperands(parser, "outs", state, outputs))
    return failure();
  state.addAttribute("operandSegmentSizes",
                     parser.getBuilder().getDenseI32ArrayAttr({inputs, outputs}));
  OptionalParseResult region = parser.parseOptionalRegion(*state.addRegion());
  if (region.has_value() && failed(*region))
    return failure();
  if (succeeded(parser.parseOptionalArrow()) || succeeded(parser.parseOptionalColon()))
    return parser.parseTypeList(state.types);
  return success();
}

LogicalResult sluice::iree::verifyStructured(Operation *op, OperandRange inputs,
                                             OperandRange outputs) {
  if (op->getResultTypes() != outputs.getTypes())
    return op->emitOpError("has results of types ")
           << op->getResultTypes() << " for outs of " << outputs.getTypes();
  if (auto maps = op->getAttrOfType<ArrayAttr>("indexing_maps")) {
    if (maps.size() != op->getNumOperands())
      return op->emitOpError("has ")
             << maps.size() << " indexing maps for " << op->getNumOperands() << " operands";
    for (auto [attr, type] : llvm::zip_equal(maps, op->getOperandTypes())) {
      AffineMap map = cast<AffineMapAttr>(attr).getValue();
      auto shaped = dyn_cast<ShapedType>(type);
      if (map.getNumResults() != (shaped ? shaped.getRank() : 0))
        return op->emitOpError("has the indexing map ")
               << attr << " for an operand of type " << type;
      if (map.getNumDims() != cast<AffineMapAttr>(maps[0]).getValue().getNumDims())
        return op->emitOpError("has indexing maps of different numbers of dimensions");
    }
  }
  Region &region = op->getRegion(0);
  if (region.empty())
    return success();
  if (!region.hasOneBlock() || region.front().empty() ||
      region.front().back().getName().getStringRef() != "linalg_ext.yield")
    return op->emitOpError("needs a region of one block that ends with iree_linalg_ext.yield");
  return success();
}
