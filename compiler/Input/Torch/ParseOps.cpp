//===- ParseOps.cpp - the text of torch.* operations ----------------------===//
// torch-mlir prints nearly all of them in one form, types as a list or as a function:
//   %2 = torch.aten.add.Tensor %0, %1, %int1 {attributes} : T, T, !torch.int -> T
//   %3 = torch.prim.ListConstruct %a, %b : (!torch.int, !torch.int) -> !torch.list<int>
// The rest are the forms below. What is read becomes an operation of the same name with operands,
// results and attributes.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Torch/TorchDialect.h"
#include "mlir/IR/Builders.h"

namespace sluice::torch {
namespace {

using Operands = SmallVector<OpAsmParser::UnresolvedOperand>;

/// The reader of one operation.
struct Reader {
  OpAsmParser &parser;
  OperationState &state;
  StringRef name; ///< Without "torch."
  llvm::SMLoc at = parser.getCurrentLocation();
  Builder &b = parser.getBuilder();

  Type host(StringRef kind) const { return HostType::get(parser.getContext(), kind); }

  ParseResult resolve(const Operands &operands, ArrayRef<Type> types) {
    if (operands.size() != types.size())
      return parser.emitError(at) << "torch." << name << " has " << operands.size()
                                  << " operands and " << types.size() << " types of operands";
    return parser.resolveOperands(operands, types, at, state.operands);
  }

  /// `-> T, T` or `-> (T, T)`, if it is there.
  ParseResult results() {
    if (failed(parser.parseOptionalArrow()))
      return success();
    if (succeeded(parser.parseOptionalLParen())) {
      if (succeeded(parser.parseOptionalRParen()))
        return success();
      return failure(parser.parseTypeList(state.types) || parser.parseRParen());
    }
    return parser.parseTypeList(state.types);
  }

  /// Types of `operands` after a colon, and of results.
  ParseResult typesOf(const Operands &operands) {
    SmallVector<Type> types;
    if (succeeded(parser.parseOptionalColon())) {
      if (succeeded(parser.parseOptionalLParen())) {
        if (failed(parser.parseOptionalRParen()) &&
            (parser.parseTypeList(types) || parser.parseRParen()))
          return failure();
      } else if (parser.parseTypeList(types)) {
        return failure();
      }
      if (succeeded(parser.parseOptionalKeyword("to")))
        return failure(parser.parseTypeList(state.types) || resolve(operands, types));
    }
    return failure(results() || resolve(operands, types));
  }

  ParseResult attributes() { return parser.parseOptionalAttrDict(state.attributes); }
  ParseResult operand(Operands &operands) { return parser.parseOperand(operands.emplace_back()); }
  /// A text in quotes, as attribute `name`.
  ParseResult text(StringRef name) {
    std::string text;
    if (parser.parseString(&text))
      return failure();
    state.addAttribute(name, b.getStringAttr(text));
    return success();
  }
  /// `: T`, the type of the result.
  ParseResult colonType() {
    Type type;
    return failure(parser.parseColonType(type) || parser.addTypeToList(type, state.types));
  }

  ParseResult common() {
    Operands operands;
    return failure(parser.parseOperandList(operands) || attributes() || typesOf(operands));
  }

  /// An attribute called "value", and the type of the result, unless it is written.
  ParseResult constant(StringRef kind) {
    Attribute value;
    if (kind == "int" || kind == "number" || kind == "float") {
      auto here = parser.getCurrentLocation();
      Type type = kind == "int" ? b.getI64Type() : kind == "float" ? b.getF64Type() : Type();
      if (parser.parseAttribute(value, type))
        return failure();
      bool fits =
          (kind != "float" && isa<IntegerAttr>(value)) || (kind != "int" && isa<FloatAttr>(value));
      if (!fits)
        return parser.emitError(here, kind == "float" ? "expected a floating-point number"
                                                      : "expected a number");
    } else if (kind == "bool") {
      bool isTrue = succeeded(parser.parseOptionalKeyword("true"));
      if (!isTrue && parser.parseKeyword("false", ": expected true or false"))
        return failure();
      value = b.getBoolAttr(isTrue);
    } else if (kind == "str" || kind == "device") {
      if (text("value"))
        return failure();
    } else if (kind != "none") {
      return parser.emitError(at) << "unknown constant 'torch.constant." << kind << "'";
    }
    if (value)
      state.addAttribute("value", value);
    Type type = host(kind == "device" ? "Device" : kind);
    if (attributes() || (succeeded(parser.parseOptionalColon()) && parser.parseType(type)))
      return failure();
    state.addTypes(type);
    return success();
  }

  /// `(dense<...> : tensor<...>) : T`; our own: `(file "weights.bin" at 128) : T`, raw bytes in a
  /// file beside the text.
  ParseResult literal() {
    if (parser.parseLParen())
      return failure();
    if (succeeded(parser.parseOptionalKeyword("file"))) {
      int64_t offset = 0;
      if (text("file") ||
          (succeeded(parser.parseOptionalKeyword("at")) && parser.parseInteger(offset)))
        return failure();
      state.addAttribute("offset", b.getI64IntegerAttr(offset));
    } else {
      ElementsAttr value;
      if (parser.parseAttribute(value))
        return failure();
      state.addAttribute("value", value);
    }
    return failure(parser.parseRParen() || attributes() || colonType());
  }

  ParseResult region() { return parser.parseRegion(*state.addRegion()); }

  /// `"onnx.If"(%c) {attributes} : (T) -> T {region}, {region}`
  ParseResult byName() {
    Operands operands;
    if (text("name") || parser.parseOperandList(operands, AsmParser::Delimiter::Paren) ||
        attributes() || typesOf(operands))
      return failure();
    while (true) {
      bool comma = state.regions.empty() ? false : succeeded(parser.parseOptionalComma());
      auto region = std::make_unique<Region>();
      OptionalParseResult found = parser.parseOptionalRegion(*region);
      if (!found.has_value())
        return comma ? parser.emitError(parser.getCurrentLocation(), "expected a region")
                     : ParseResult(success());
      if (failed(*found))
        return failure();
      state.addRegion(std::move(region));
    }
  }

  /// `%c -> (T, T) {...} else {...}`
  ParseResult conditional() {
    Operands condition;
    return failure(operand(condition) || results() || resolve(condition, host("bool")) ||
                   region() || parser.parseKeyword("else") || region() || attributes());
  }

  /// `%count, %condition, init(%a, %b) {...} : (...) -> (...)`
  ParseResult loop() {
    Operands operands;
    return failure(operand(operands) || parser.parseComma() || operand(operands) ||
                   parser.parseComma() || parser.parseKeyword("init") ||
                   parser.parseOperandList(operands, AsmParser::Delimiter::Paren) || region() ||
                   attributes() || typesOf(operands));
  }

  /// `%condition, iter(%a : T)`
  ParseResult loopCondition() {
    Operands operands;
    SmallVector<Type> types{host("bool")};
    if (operand(operands) || parser.parseComma() || parser.parseKeyword("iter") ||
        parser.parseLParen())
      return failure();
    if (failed(parser.parseOptionalRParen()) &&
        (parser.parseOperandList(operands) || parser.parseColonTypeList(types) ||
         parser.parseRParen()))
      return failure();
    return failure(attributes() || resolve(operands, types));
  }

  /// `"s0" {min_val = 2, max_val = 10} : !torch.int`
  ParseResult symbolicInt() { return failure(text("symbol_name") || attributes() || colonType()); }

  /// `%x, [%s0, %s1], affine_map<()[s0, s1] -> (s0, s1, 3)> : T`
  ParseResult symbolicShape() {
    Operands operands;
    AffineMapAttr map;
    SmallVector<Type> types(1);
    if (operand(operands) || parser.parseComma() ||
        parser.parseOperandList(operands, AsmParser::Delimiter::Square) || parser.parseComma() ||
        parser.parseAttribute(map, "shape_expressions", state.attributes) || attributes() ||
        parser.parseColonType(types[0]))
      return failure();
    types.resize(operands.size(), host("int"));
    return resolve(operands, types);
  }

  /// `%c, "message"`
  ParseResult assertion() {
    Operands condition;
    return failure(operand(condition) || parser.parseComma() || text("message") || attributes() ||
                   resolve(condition, host("bool")));
  }

  /// `%x : T`, where T is that of the result and the operand's differs in whether it may be
  /// overwritten.
  ParseResult copy() {
    Operands operands;
    Type type;
    auto here = parser.getCurrentLocation();
    if (operand(operands) || attributes() || parser.parseColonType(type))
      return failure();
    auto tensor = dyn_cast<TensorType>(type);
    if (!tensor)
      return parser.emitError(here) << "torch." << name << " is about tensors, not " << type;
    state.addTypes(type);
    return resolve(operands, TensorType::get(parser.getContext(), tensor.sizes(), tensor.element(),
                                             !tensor.isValue()));
  }

  /// `%new overwrites %old : T, T`
  ParseResult overwrite() {
    Operands operands;
    SmallVector<Type> types;
    return failure(operand(operands) || parser.parseKeyword("overwrites") || operand(operands) ||
                   attributes() || parser.parseColonTypeList(types) || resolve(operands, types));
  }

  /// `%x`, with types that the name implies.
  ParseResult scalarCast(Type from, Type to) {
    Operands operands;
    state.addTypes(to);
    return failure(operand(operands) || attributes() || resolve(operands, from));
  }
};

} // namespace

ParseResult parseOperation(OpAsmParser &parser, OperationState &state) {
  StringRef name = state.name.getStringRef();
  name.consume_front("torch.");
  Reader reader{parser, state, name};
  if (StringRef kind = name; kind.consume_front("constant."))
    return reader.constant(kind);
  Builder &b = parser.getBuilder();
  if (StringRef kind = name; kind.consume_front("torch_c.")) {
    Type builtin = llvm::StringSwitch<Type>(kind.drop_while([](char c) { return c != '_'; }))
                       .Case("_i64", b.getI64Type())
                       .Case("_i1", b.getI1Type())
                       .Case("_f64", b.getF64Type())
                       .Default({});
    if (builtin) {
      Type ours = reader.host(builtin.isF64() ? "float" : builtin.isInteger(1) ? "bool" : "int");
      return kind.starts_with("to_") ? reader.scalarCast(ours, builtin)
                                     : reader.scalarCast(builtin, ours);
    }
  }
  using Form = ParseResult (Reader::*)();
  Form form = llvm::StringSwitch<Form>(name)
                  .Cases({"vtensor.literal", "tensor.literal"}, &Reader::literal)
                  .Case("operator", &Reader::byName)
                  .Case("prim.If", &Reader::conditional)
                  .Case("prim.Loop", &Reader::loop)
                  .Case("prim.Loop.condition", &Reader::loopCondition)
                  .Case("symbolic_int", &Reader::symbolicInt)
                  .Case("bind_symbolic_shape", &Reader::symbolicShape)
                  .Case("runtime.assert", &Reader::assertion)
                  .Cases({"copy.to_vtensor", "copy.to_tensor"}, &Reader::copy)
                  .Case("overwrite.tensor.contents", &Reader::overwrite)
                  .Default(&Reader::common);
  return (reader.*form)();
}

} // namespace sluice::torch
