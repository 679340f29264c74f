//===- OnnxOperator.cpp - torch.operator "onnx.X" -------------------------===//
// As torch-mlir imports ONNX models. It becomes the node that it was made from, for the handlers of
// the ONNX importer:
//   torch.operator "onnx.If"(%c) : (...) -> ... { torch.operator "onnx.Abs"(%x) ... }
//     ->
//   node { op_type: "If" input: "v0" output: "v1"
//          attribute { name: "then_branch" g { node { op_type: "Abs" ... } } } }
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/CheckNode.h"
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Torch/FunctionImporter.h"
#include "mlir/IR/DialectResourceBlobManager.h"

namespace sluice::torch {

std::string onnxOperator(StringRef name, int opset) {
  if (onnx::findOperator(name, opset))
    return name.str();
  // torch-mlir leaves the domain out.
  std::string contrib = ("com.microsoft." + name).str();
  return onnx::findOperator(contrib, 1) ? contrib : "";
}

namespace {

/// Makes nodes. Values that the outermost node and its subgraphs take from outside are collected.
class NodeWriter {
public:
  explicit NodeWriter(int opset) : opset(opset) {}

  std::string nameOf(Value value) {
    auto [it, isNew] = names.try_emplace(value, "v" + std::to_string(names.size()));
    return it->second;
  }

  LogicalResult write(Operation *op, ::onnx::NodeProto &node) {
    auto called = op->getAttrOfType<StringAttr>("name");
    StringRef name = called ? called.getValue() : "";
    if (!name.consume_front("onnx."))
      return op->emitError() << "operation '" << op->getName()
                             << "' is not supported in a graph of ONNX";
    std::string registered = onnxOperator(name, opset);
    if (size_t dot = registered.rfind('.'); dot != std::string::npos)
      node.set_domain(registered.substr(0, dot));
    node.set_op_type(registered.substr(registered.rfind('.') + 1));
    for (Value operand : op->getOperands()) {
      auto host = dyn_cast<HostType>(operand.getType());
      bool absent = host && host.is("none");
      if (!absent && !made.contains(operand))
        outer.insert(operand);
      node.add_input(absent ? "" : nameOf(operand));
    }
    for (Value result : op->getResults()) {
      made.insert(result);
      node.add_output(nameOf(result));
    }
    for (NamedAttribute attribute : op->getDiscardableAttrDictionary())
      SLUICE_TRY(writeAttribute(op, attribute, node));
    if (auto properties = dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute()))
      for (NamedAttribute attribute : properties)
        SLUICE_TRY(writeAttribute(op, attribute, node));
    static constexpr const char *kBranches[] = {"then_branch", "else_branch"};
    for (auto [index, region] : llvm::enumerate(op->getRegions())) {
      auto *attribute = node.add_attribute();
      attribute->set_name(node.op_type() != "If" ? "body" : index < 2 ? kBranches[index] : "");
      attribute->set_type(::onnx::AttributeProto::GRAPH);
      SLUICE_TRY(writeGraph(op, region, *attribute->mutable_g()));
    }
    return success();
  }

  llvm::SetVector<Value> outer;

private:
  LogicalResult writeGraph(Operation *op, Region &region, ::onnx::GraphProto &graph) {
    graph.set_name(op->getName().getStringRef().str());
    if (!llvm::hasSingleElement(region))
      return op->emitError() << "a graph has one block";
    for (Value argument : region.getArguments()) {
      made.insert(argument);
      graph.add_input()->set_name(nameOf(argument));
    }
    for (Operation &inner : region.front()) {
      StringRef name = inner.getName().getStringRef();
      if (name == "torch.constant.none")
        continue;
      if (name == "torch.operator_terminator") {
        for (Value operand : inner.getOperands()) {
          if (!made.contains(operand))
            outer.insert(operand);
          graph.add_output()->set_name(nameOf(operand));
        }
        continue;
      }
      SLUICE_TRY(write(&inner, *graph.add_node()));
    }
    return success();
  }

  static LogicalResult writeAttribute(Operation *op, NamedAttribute attribute,
                                      ::onnx::NodeProto &node) {
    StringRef name = attribute.getName();
    if (!name.consume_front("torch.onnx."))
      return success();
    ::onnx::AttributeProto &out = *node.add_attribute();
    out.set_name(name.str());
    Attribute value = attribute.getValue();
    auto refuse = [&] {
      return op->emitError() << node.op_type() << ": attribute '" << name
                             << "' has a value that is not supported";
    };
    if (auto integer = dyn_cast<IntegerAttr>(value)) {
      if (integer.getValue().getBitWidth() > 64)
        return refuse();
      out.set_type(::onnx::AttributeProto::INT);
      out.set_i(integer.getType().isInteger(1) ? integer.getValue().getZExtValue()
                                               : integer.getValue().getSExtValue());
    } else if (auto real = dyn_cast<FloatAttr>(value)) {
      out.set_type(::onnx::AttributeProto::FLOAT);
      out.set_f(real.getValueAsDouble());
    } else if (auto text = dyn_cast<StringAttr>(value)) {
      out.set_type(::onnx::AttributeProto::STRING);
      out.set_s(text.str());
    } else if (auto list = dyn_cast<ArrayAttr>(value)) {
      out.set_type(::onnx::AttributeProto::INTS);
      for (Attribute element : list) {
        if (auto integer = dyn_cast<IntegerAttr>(element);
            integer && integer.getValue().getBitWidth() <= 64) {
          out.add_ints(integer.getValue().getSExtValue());
        } else if (auto real = dyn_cast<FloatAttr>(element)) {
          out.set_type(::onnx::AttributeProto::FLOATS);
          out.add_floats(real.getValueAsDouble());
        } else if (auto text = dyn_cast<StringAttr>(element)) {
          out.set_type(::onnx::AttributeProto::STRINGS);
          out.add_strings(text.str());
        } else {
          return refuse();
        }
      }
    } else if (auto tensor = dyn_cast<ElementsAttr>(value)) {
      out.set_type(::onnx::AttributeProto::TENSOR);
      return writeTensor(tensor, *out.mutable_t()) ? success() : LogicalResult(refuse());
    } else {
      return refuse();
    }
    return success();
  }

  static bool writeTensor(ElementsAttr value, ::onnx::TensorProto &out) {
    auto type = cast<ShapedType>(value.getShapedType());
    int32_t element = typeOf(type.getElementType());
    if (!element || !type.hasStaticShape())
      return false;
    out.set_data_type(element);
    for (int64_t size : type.getShape())
      out.add_dims(size);
    std::string &bytes = *out.mutable_raw_data();
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
      AsmResourceBlob *blob = resource.getRawHandle().getBlob();
      if (!blob)
        return false;
      bytes.assign(blob->getData().begin(), blob->getData().end());
      return true;
    }
    auto dense = dyn_cast<DenseElementsAttr>(value);
    if (!dense || isa<ComplexType>(type.getElementType()))
      return false;
    auto append = [&](const APInt &bits) {
      uint64_t word = bits.getZExtValue();
      bytes.append(reinterpret_cast<const char *>(&word), std::max(1u, bits.getBitWidth() / 8));
    };
    if (isa<FloatType>(type.getElementType()))
      for (const APFloat &number : dense.getValues<APFloat>())
        append(number.bitcastToAPInt());
    else
      for (const APInt &number : dense.getValues<APInt>())
        append(number);
    return true;
  }

  int opset;
  llvm::DenseMap<Value, std::string> names;
  llvm::DenseSet<Value> made;
};

/// Sequences are lists of tensors on both sides.
GraphValue toGraph(const Argument &argument) {
  if (argument.kind != Argument::List)
    return argument.value;
  GraphValue result;
  result.sequence = std::make_shared<std::vector<GraphValue>>();
  for (const Argument &element : argument.list)
    result.sequence->push_back(element.value);
  result.type = argument.list.empty() ? int32_t(kFloat) : argument.list.front().value.type;
  return result;
}

Argument toArgument(const GraphValue &value) {
  if (!value.sequence)
    return value.exists() ? Argument::tensor(value) : Argument();
  std::vector<Argument> elements;
  for (const GraphValue &element : *value.sequence)
    elements.push_back(Argument::tensor(element));
  return Argument::listOf(std::move(elements));
}

} // namespace

LogicalResult FunctionImporter::importOnnx(Operation *op, StringRef) {
  NodeWriter writer(opset);
  ::onnx::NodeProto proto;
  SLUICE_TRY(writer.write(op, proto));
  std::string name =
      proto.domain().empty() ? proto.op_type() : proto.domain() + "." + proto.op_type();
  int version = proto.domain().empty() ? opset : 1;
  Handler handler = onnx::findOperator(name, version);
  if (!handler)
    return op->emitError() << "operator onnx." << name << " of opset " << opset
                           << " is not supported";
  auto isGiven = [&](unsigned input) { return !proto.input(input).empty(); };
  if (std::string problem = onnx::checkNode(proto, opset, isGiven); !problem.empty())
    return op->emitError() << proto.op_type() << ": " << problem;
  Node node(graph, proto, version, builder, op->getLoc());
  std::deque<GraphValue> inputs, changed;
  SmallVector<GraphValue> results(op->getNumResults());
  for (Value value : writer.outer) {
    Argument argument = SLUICE_TRY(find(value, op->getLoc()));
    if (!argument.isTensor() && !argument.isNumber() && argument.kind != Argument::List)
      return op->emitError() << proto.op_type() << ": takes tensors, not "
                             << kindName(argument.kind);
    graph.define(writer.nameOf(value), toGraph(argument));
  }
  auto operands = SLUICE_TRY(operandsOf(op));
  for (const Argument &operand : operands) {
    if (operand.kind == Argument::None) {
      node.inputs.push_back(nullptr);
      continue;
    }
    inputs.push_back(toGraph(operand));
    if (inputs.back().sequence && !onnx::takesSequences(proto.op_type()))
      return op->emitError() << proto.op_type()
                             << ": an input is a list, which must be resolved at compile time";
    node.inputs.push_back(&inputs.back());
  }
  node.captured = &results;
  if (opset < 7 && proto.domain().empty() && failed(onnx::modernizeInputs(node, changed)))
    return failure();
  SLUICE_TRY(handler(node));
  SmallVector<Argument> arguments = llvm::map_to_vector(results, toArgument);
  return define(node, op, arguments);
}

} // namespace sluice::torch
