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

//===- im2col -------------------------------------------------------------===//

ParseResult sluice::iree::parseMixedList(OpAsmParser &parser, SmallVectorImpl<int64_t> &fixed,
                                         SmallVectorImpl<OpAsmParser::UnresolvedOperand> &dynamic) {
  DenseI64ArrayAttr list;
  if (parseDynamicIndexList(parser, dynamic, list))
    return failure();
  llvm::append_range(fixed, list.asArrayRef());
  return success();
}

ParseResult Im2colOp::parse(OpAsmParser &parser, OperationState &state) {
  struct List {
    SmallVector<int64_t> fixed;
    SmallVector<OpAsmParser::UnresolvedOperand> dynamic;
  };
  std::map<std::string, List> lists; // In the order of the dictionary.
  SmallVector<int64_t> groups;       // Lengths of the lists in output_sizes.
  std::optional<OpAsmParser::UnresolvedOperand> padding;
  Type paddingType;
  if (parser.parseOptionalAttrDict(state.attributes))
    return failure();
  while (failed(parser.parseOptionalKeyword("ins"))) {
    std::string name;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeywordOrString(&name))
      return failure();
    if (name == "pad_value") {
      if (parser.parseLParen() || parser.parseOperand(padding.emplace()) ||
          parser.parseColonType(paddingType) || parser.parseRParen())
        return failure();
      continue;
    }
    if (!llvm::is_contained({"strides", "dilations", "kernel_size", "offsets", "output_sizes",
                             "m_offset", "k_offset", "m_strides", "k_strides", "batch_pos", "m_pos",
                             "k_pos", "input_k_perm", "output_perm", "input_pad_low",
                             "input_pad_high", "output_pad_low", "output_pad_high"},
                            name))
      return parser.emitError(loc, "im2col has no '") << name << "'";
    List &list = lists[name];
    if (parser.parseEqual())
      return failure();
    if (name == "output_sizes") {
      auto parseGroup = [&]() -> ParseResult {
        size_t before = list.fixed.size();
        if (parseMixedList(parser, list.fixed, list.dynamic))
          return failure();
        groups.push_back(list.fixed.size() - before);
        return success();
      };
      if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parseGroup))
        return failure();
      lists["output_groups"].fixed = groups;
      continue;
    }
    if (parseMixedList(parser, list.fixed, list.dynamic))
      return failure();
    // Older texts: `m_offset = [...] * [...]`.
    if (succeeded(parser.parseOptionalStar())) {
      List &strides = lists[name.substr(0, 1) + "_strides"];
      if (parseMixedList(parser, strides.fixed, strides.dynamic))
        return failure();
    }
  }
  OpAsmParser::UnresolvedOperand input, output;
  Type inputType, outputType;
  if (parser.parseLParen() || parser.parseOperand(input) || parser.parseColonType(inputType) ||
      parser.parseRParen() || parser.parseKeyword("outs") || parser.parseLParen() ||
      parser.parseOperand(output) || parser.parseColonType(outputType) || parser.parseRParen() ||
      parser.parseOptionalAttrDict(state.attributes) || parser.parseArrow() ||
      parser.parseType(state.types.emplace_back()) ||
      parser.resolveOperand(input, inputType, state.operands) ||
      parser.resolveOperand(output, outputType, state.operands) ||
      (padding && parser.resolveOperand(*padding, paddingType, state.operands)))
    return failure();
  Builder &builder = parser.getBuilder();
  SmallVector<NamedAttribute> numbers;
  int32_t dynamic = 0;
  for (auto &[name, list] : lists) {
    numbers.push_back(builder.getNamedAttr(name, builder.getDenseI64ArrayAttr(list.fixed)));
    dynamic += list.dynamic.size();
    if (parser.resolveOperands(list.dynamic, builder.getIndexType(), state.operands))
      return failure();
  }
  state.addAttribute("numbers", builder.getDictionaryAttr(numbers));
  state.addAttribute("operandSegmentSizes",
                     builder.getDenseI32ArrayAttr({1, 1, padding ? 1 : 0, dynamic}));
  return success();
}

SmallVector<OpFoldResult> Im2colOp::getList(StringRef name) {
  OperandRange dynamic = getDynamic();
  for (NamedAttribute attr : getNumbers()) {
    ArrayRef<int64_t> fixed = cast<DenseI64ArrayAttr>(attr.getValue()).asArrayRef();
    size_t values = llvm::count(fixed, ShapedType::kDynamic);
    if (attr.getName() == name) {
      Builder builder(getContext());
      return getMixedValues(fixed, dynamic.take_front(values), builder);
    }
    dynamic = dynamic.drop_front(values);
  }
  return {};
}

ArrayRef<int64_t> Im2colOp::getNumbersOf(StringRef name) {
  auto list = getNumbers().getAs<DenseI64ArrayAttr>(name);
  return list ? list.asArrayRef() : ArrayRef<int64_t>();
}

LogicalResult Im2colOp::verify() {
  auto count = [&](StringRef name) { return int64_t(getNumbersOf(name).size()); };
  int64_t inputRank = cast<RankedTensorType>(getInput().getType()).getRank();
  int64_t outputRank = cast<RankedTensorType>(getOutput().getType()).getRank();
  int64_t batch = count("batch_pos"), spatial = count("m_pos");
  if (getOutput().getType() != getResult().getType())
    return emitOpError("has a result of type ")
           << getResult().getType() << " for an out of " << getOutput().getType();
  for (StringRef name : {"strides", "dilations", "kernel_size"})
    if (count(name) != spatial)
      return emitOpError("has ") << count(name) << " numbers in " << name << " for " << spatial
                                 << " in m_pos";
  SmallVector<int64_t> dims;
  for (StringRef name : {"batch_pos", "m_pos", "k_pos"})
    llvm::append_range(dims, getNumbersOf(name));
  if (int64_t(dims.size()) != inputRank || !isPermutationVector(dims))
    return emitOpError("needs each dimension of ")
           << getInput().getType() << " in one of batch_pos, m_pos and k_pos";
  auto isOrder = [&](StringRef name, int64_t length) {
    return count(name) == 0 || (count(name) == length && isPermutationVector(getNumbersOf(name)));
  };
  if (!isOrder("input_k_perm", inputRank - batch) || !isOrder("output_perm", outputRank))
    return emitOpError("needs input_k_perm and output_perm to name each dimension once");
  for (StringRef name : {"input_pad_low", "input_pad_high"})
    if (count(name) && count(name) != inputRank)
      return emitOpError("has ") << count(name) << " numbers in " << name << " for "
                                 << getInput().getType();
  if (getPadding() && getPadding().getType() != getElementTypeOrSelf(getResult().getType()))
    return emitOpError("pads with ") << getPadding().getType() << " in " << getResult().getType();
  if (getNumbers().contains("output_sizes")) {
    int64_t sizes = count("output_sizes"), groups = count("output_groups");
    if (groups != outputRank || count("offsets") != outputRank ||
        sizes != batch + spatial + inputRank - batch)
      return emitOpError("needs an offset and a list of sizes for each dimension of ")
             << getOutput().getType()
             << ", and as many sizes as the image has dimensions and windows";
    return success();
  }
  int64_t rows = count("m_offset"), columns = count("k_offset");
  if (!rows || !columns || batch + rows + columns != outputRank ||
      (count("m_strides") && count("m_strides") != rows) ||
      (count("k_strides") && count("k_strides") != columns))
    return emitOpError("needs m_offset and k_offset with a number for each dimension of ")
           << getOutput().getType();
  return success();
}
