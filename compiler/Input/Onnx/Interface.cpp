//===- Interface.cpp - inputs and outputs of the model --------------------===//
// Inputs and outputs become arguments and results of @main. A sequence becomes one for each
// element, an optional that is not there none: how many there are is said when the model is
// compiled.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/ModelFile.h"

namespace sluice::onnx {

/// The name of a dynamic dimension, "" if it has none: some exporters write "?".
static StringRef dimName(const ::onnx::TypeProto_Tensor &type, unsigned dim) {
  if (!type.has_shape() || int(dim) >= type.shape().dim_size() ||
      type.shape().dim(dim).dim_param() == "?")
    return "";
  return type.shape().dim(dim).dim_param();
}

/// The element type as users write it.
static std::string userType(MLIRContext *context, int32_t type) {
  Type element = elementType(context, type);
  if (isUnsigned(type) && type != kBool)
    return "ui" + std::to_string(element.getIntOrFloatBitWidth());
  std::string text;
  llvm::raw_string_ostream(text) << element;
  return text;
}

/// What users are told of an argument or result: its name, the names of dynamic dims and the sizes
/// of static ones, and its element type if MLIR's does not say it.
static DictionaryAttr interfaceOf(MLIRContext *context, StringRef name,
                                  const ::onnx::TypeProto_Tensor &declared, ArrayRef<int64_t> shape,
                                  int32_t type) {
  Builder builder(context);
  SmallVector<Attribute> dims;
  for (auto [i, size] : llvm::enumerate(shape))
    dims.push_back(ShapedType::isDynamic(size)
                       ? Attribute(builder.getStringAttr(dimName(declared, i)))
                       : builder.getI64IntegerAttr(size));
  NamedAttrList said;
  said.set("sluice.name", builder.getStringAttr(name));
  said.set("sluice.dims", builder.getArrayAttr(dims));
  if (isUnsigned(type) && type != kBool)
    said.set("sluice.type", builder.getStringAttr(userType(context, type)));
  return said.getDictionary(context);
}

//===- Inputs -------------------------------------------------------------===//

/// The sizes in "2x?x3xf32" of elements `element`; none if the text is not of this form.
static std::optional<SmallVector<int64_t>> parseSizes(StringRef text, StringRef element) {
  SmallVector<int64_t> sizes;
  text = text.trim();
  if (!text.consume_back(element))
    return std::nullopt;
  while (!text.empty()) {
    auto [size, rest] = text.split('x');
    uint64_t number = 0;
    if (size.size() == text.size() ||
        (size != "?" && (size.getAsInteger(10, number) || number > INT64_MAX)))
      return std::nullopt;
    sizes.push_back(size == "?" ? ShapedType::kDynamic : int64_t(number));
    text = rest;
  }
  return sizes;
}

/// "2xi64=1 2": the elements of a small integer or bool tensor. Null after an error.
FailureOr<GraphValue> Graph::constantInput(StringRef name, int32_t type, StringRef text) {
  auto [shape, numbers] = text.split('=');
  auto sizes = parseSizes(shape, userType(&context, type));
  SmallVector<StringRef> words;
  numbers.split(words, ' ', -1, /*KeepEmpty=*/false);
  bool integral = type == kBool || type == kInt64 || type == kInt32;
  GraphValue value{SmallVector<Value>(), type, {}};
  int64_t count = 1;
  for (int64_t size : sizes.value_or(SmallVector<int64_t>())) {
    value.shape.push_back(Builder(&context).getIndexAttr(size));
    count = ShapedType::isDynamic(size) || size > kMaxElements ? -1 : count * size;
  }
  Location loc = NameLoc::get(StringAttr::get(&context, name));
  bool good = sizes && integral && value.rank() <= 1 && count == int64_t(words.size());
  for (StringRef word : words) {
    int64_t number = word == "true";
    good = good && (word == "true" || word == "false" || !word.getAsInteger(10, number));
    Builder b(&context);
    TypedAttr attribute =
        type == kBool ? TypedAttr(b.getBoolAttr(number)) : TypedAttr(b.getIndexAttr(number));
    value.elements->push_back(arith::ConstantOp::create(constantBuilder, loc, attribute));
  }
  if (!good)
    return emitError(loc) << "input '" << name << "' cannot be '" << text
                          << "': values are said of vectors and scalars of "
                          << "i1, i32 and i64, as 2xi64=1 2";
  return value;
}

LogicalResult Graph::readInput(const ::onnx::ValueInfoProto &info, Input &input) {
  auto error = [&] { return errorAt(info.name()) << "input '" << info.name() << "' "; };
  const ::onnx::TypeProto *declared = &info.type();
  bool isOptional = declared->has_optional_type();
  if (isOptional)
    declared = &declared->optional_type().elem_type();
  input.name = info.name();
  input.isSequence = declared->has_sequence_type();
  if (input.isSequence)
    declared = &declared->sequence_type().elem_type();
  const ::onnx::TypeProto_Tensor &tensor = declared->tensor_type();
  bool isKnown = declared->has_tensor_type() && tensor.elem_type() != kString;
  Type element = isKnown ? elementType(&context, tensor.elem_type()) : Type();
  if (!element)
    return error() << "has "
                   << (declared->has_tensor_type() ? "type " + typeName(tensor.elem_type()).str()
                                                   : std::string("a type that is not a tensor"))
                   << ", which is not supported";
  if (tensor.shape().dim_size() > kMaxRank)
    return error() << "has " << tensor.shape().dim_size() << " dimensions; at most " << kMaxRank
                   << " are supported";
  input.type = tensor.elem_type();
  std::string name = userType(&context, input.type);
  std::optional<StringRef> said;
  for (StringRef text : inputTypes)
    if (text.consume_front(info.name()) && text.consume_front("="))
      said = text.trim();
  input.isThere = !(said == "none" && isOptional);
  if (!input.isThere)
    return success();
  if (!said && (isOptional || input.isSequence))
    return error() << "is " << (isOptional ? "optional" : "a sequence")
                   << ": say what is passed with --input-type=" << info.name() << "="
                   << (input.isSequence ? "[2x3x" + name + ", ...]" : "2x3x" + name)
                   << (isOptional ? " or none" : "");
  if (!said && !tensor.has_shape())
    return error() << "has type " << typeName(input.type)
                   << " and no known rank: say it with --input-type=" << info.name() << "=?x?x"
                   << name;
  if (said && !isOptional && !input.isSequence && said->contains('=')) {
    input.value = said->str();
    return success();
  }
  SmallVector<int64_t> known;
  for (const auto &dim : tensor.shape().dim())
    known.push_back(dim.has_dim_value() && dim.dim_value() > 0 ? dim.dim_value()
                                                               : ShapedType::kDynamic);
  SmallVector<StringRef> texts;
  if (input.isSequence) {
    if (!said->consume_front("[") || !said->consume_back("]"))
      return error() << "is a sequence: its types are a list, [2x3x" << name << ", ...]";
    if (!said->trim().empty())
      said->split(texts, ',');
  } else if (said) {
    texts.push_back(*said);
  } else {
    input.arguments.push_back({info.name(), &tensor, RankedTensorType::get(known, element)});
    return success();
  }
  for (auto [i, text] : llvm::enumerate(texts)) {
    auto sizes = parseSizes(text, name);
    if (!sizes)
      return error() << "has elements of type " << name << ", '" << text.trim()
                     << "' is not such a type as 2x?x" << name;
    if (tensor.has_shape()) {
      bool fits = sizes->size() == known.size();
      for (size_t d = 0; fits && d < known.size(); ++d)
        fits = ShapedType::isDynamic(known[d]) || known[d] == (*sizes)[d];
      if (!fits)
        return error() << "is declared with other sizes than '" << text.trim() << "'";
    }
    input.arguments.push_back(
        {input.isSequence ? info.name() + "." + std::to_string(i) : info.name(), &tensor,
         RankedTensorType::get(*sizes, element)});
  }
  return success();
}

LogicalResult Graph::readInputs(SmallVectorImpl<Input> &inputs) {
  const ::onnx::GraphProto &graph = file->model().graph();
  // Inputs that an initializer gives are constants.
  llvm::StringSet<> initialized, names;
  for (const auto &tensor : graph.initializer())
    initialized.insert(tensor.name());
  for (const auto &info : graph.input()) {
    if (!names.insert(info.name()).second)
      return errorAt(info.name()) << "input '" << info.name() << "' is there twice";
    if (!initialized.contains(info.name()) && failed(readInput(info, inputs.emplace_back())))
      return failure();
  }
  for (StringRef text : inputTypes)
    if (StringRef name = text.split('=').first; !names.contains(name) || text.size() == name.size())
      return emitError(UnknownLoc::get(&context))
             << "--input-type=" << text << ": "
             << (names.contains(name) ? "says no type" : "the model has no such input");
  return success();
}

LogicalResult Graph::defineInputs(ArrayRef<Input> inputs, func::FuncOp function,
                                  OpBuilder &builder) {
  Location unknown = UnknownLoc::get(&context);
  llvm::StringMap<Value> named;
  SmallVector<DictionaryAttr> interfaces;
  for (const Input &input : inputs) {
    if (!input.value.empty()) {
      auto constant = SLUICE_TRY(constantInput(input.name, input.type, input.value));
      define(input.name, constant);
      continue;
    }
    std::vector<GraphValue> values;
    for (const Argument &argument : input.arguments) {
      Value value = function.getArgument(interfaces.size());
      interfaces.push_back(interfaceOf(&context, argument.name, *argument.tensor,
                                       argument.type.getShape(), input.type));
      Shape shape;
      for (auto [i, size] : llvm::enumerate(argument.type.getShape())) {
        if (!ShapedType::isDynamic(size)) {
          shape.push_back(builder.getIndexAttr(size));
          continue;
        }
        // Dimensions of one name are one value; the runtime checks that they agree.
        StringRef name = dimName(*argument.tensor, i);
        Value unnamed, &known = name.empty() ? unnamed : named[name];
        if (!known)
          known = tensor::DimOp::create(builder, unknown, value, i);
        shape.push_back(known);
      }
      values.push_back({value, input.type, shape});
    }
    if (input.isSequence && input.isThere) {
      GraphValue list;
      list.type = input.type;
      list.sequence = std::make_shared<std::vector<GraphValue>>(std::move(values));
      define(input.name, list);
    } else {
      define(input.name, values.empty() ? GraphValue() : values.front());
    }
  }
  function.setAllArgAttrs(interfaces);
  return success();
}

//===- Outputs ------------------------------------------------------------===//

/// Exporters leave old shapes behind; those that cannot be right are told. What is computed counts.
static void warnOfShape(StringRef name, const ::onnx::TypeProto_Tensor &declared,
                        RankedTensorType computed) {
  if (!declared.has_shape())
    return;
  const auto &dims = declared.shape().dim();
  bool differs = dims.size() != computed.getRank();
  for (int64_t i = 0; i < dims.size() && !differs; ++i)
    differs = dims[i].has_dim_value() && !computed.isDynamicDim(i) &&
              dims[i].dim_value() != computed.getDimSize(i);
  if (!differs)
    return;
  auto warning = emitWarning(NameLoc::get(StringAttr::get(computed.getContext(), name)))
                 << "output '" << name << "' is declared with the shape [";
  for (const auto &[i, dim] : llvm::enumerate(dims))
    warning << (i ? ", " : "") << (dim.has_dim_value() ? std::to_string(dim.dim_value()) : "?");
  warning << "], and computed as " << computed;
}

void Graph::warnOfTexts(StringRef name) {
  constexpr size_t kMost = 32;
  auto warning = mlir::emitWarning(NameLoc::get(StringAttr::get(&context, name)));
  warning << "result '" << name << "' has texts, for which numbers stand: ";
  for (size_t i = 0; i < std::min(texts.size(), kMost); ++i)
    warning << (i ? ", " : "") << i << " is '" << texts[i + 1] << "'"; // Ids begin at 1.
  if (texts.size() > kMost)
    warning << " and so on";
}

LogicalResult Graph::finish(func::FuncOp function, OpBuilder &builder) {
  const ::onnx::GraphProto &graph = file->model().graph();
  Node node(*this, ::onnx::NodeProto::default_instance(), opset, builder, builder.getUnknownLoc());
  struct Result {
    std::string name;
    const ::onnx::TypeProto_Tensor *tensor;
    GraphValue *value;
  };
  SmallVector<Result> results;
  for (const auto &output : graph.output()) {
    GraphValue *value = lookup(output.name());
    if (!value)
      return errorAt(output.name())
             << "output '" << output.name() << "' is not computed by any node";
    if (value->sequence)
      for (auto [i, element] : llvm::enumerate(*value->sequence))
        results.push_back({output.name() + "." + std::to_string(i),
                           &output.type().sequence_type().elem_type().tensor_type(), &element});
    else if (value->exists()) // An optional that is not there is no result.
      results.push_back({output.name(), &output.type().tensor_type(), value});
  }
  SmallVector<Value> values;
  for (Result &result : results) {
    int32_t declared = result.tensor->elem_type();
    if (declared && declared != result.value->type)
      return errorAt(result.name) << "output '" << result.name << "' is declared as "
                                  << typeName(declared) << ", and computed as "
                                  << typeName(result.value->type);
    if (result.value->type == kString)
      warnOfTexts(result.name);
    values.push_back(node.tensor(*result.value));
    warnOfShape(result.name, *result.tensor, cast<RankedTensorType>(values.back().getType()));
  }
  func::ReturnOp::create(builder, builder.getUnknownLoc(), values);
  function.setFunctionType(
      builder.getFunctionType(function.getArgumentTypes(), TypeRange(ValueRange(values))));
  SmallVector<DictionaryAttr> interfaces;
  for (auto [result, value] : llvm::zip_equal(results, values))
    interfaces.push_back(interfaceOf(&context, result.name, *result.tensor,
                                     cast<RankedTensorType>(value.getType()).getShape(),
                                     result.value->type));
  function.setAllResultAttrs(interfaces);
  return success();
}

} // namespace sluice::onnx
