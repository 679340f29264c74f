//===- Functions.cpp - operators that the model defines itself ------------===//
// A model may bring functions: graphs with a name, called like operators. Each call is imported as
// the function's nodes, in a scope of its own and with the attributes of the call:
//   <local.Twice> (x) => (y) { y = Mul (x, factor) <attribute factor of the call> }
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/Graph.h"
#include "compiler/Input/Onnx/ModelFile.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/SaveAndRestore.h"

namespace sluice::onnx {

/// Functions that call functions may grow without bound although none calls itself, and so do calls
/// of a long one. Bytes are those of all calls of a function but its first.
constexpr int64_t kMaxCalls = 1 << 14, kMaxCalledNodes = 1 << 17, kMaxCopiedBytes = 1 << 28;

const ::onnx::FunctionProto *Graph::functionOf(const ::onnx::NodeProto &node) const {
  if (!file) // Nodes of other front ends.
    return nullptr;
  for (const auto &function : file->model().functions())
    if (function.name() == node.op_type() && (function.domain() == node.domain() ||
                                              (isOnnx(function.domain()) && isOnnx(node.domain()))))
      return &function;
  return nullptr;
}

/// Attributes of `nodes` that name an attribute of the call get its value; without one they are
/// left out.
static void bindAttributes(google::protobuf::RepeatedPtrField<::onnx::NodeProto> &nodes,
                           const ::onnx::NodeProto &call) {
  for (auto &node : nodes)
    for (int i = node.attribute_size() - 1; i >= 0; --i) {
      auto &attribute = *node.mutable_attribute(i);
      if (attribute.has_g())
        bindAttributes(*attribute.mutable_g()->mutable_node(), call);
      if (attribute.ref_attr_name().empty())
        continue;
      std::string name = attribute.name();
      auto given = llvm::find_if(call.attribute(), [&](const auto &other) {
        return other.name() == attribute.ref_attr_name();
      });
      if (given == call.attribute().end()) {
        node.mutable_attribute()->DeleteSubrange(i, 1);
        continue;
      }
      attribute = *given;
      attribute.set_name(name);
    }
}

LogicalResult Graph::importCall(Node &node, const ::onnx::FunctionProto &function) {
  if (llvm::is_contained(activeFunctions, &function))
    return node.error() << "function '" << function.name() << "' calls itself";
  if (++calls > kMaxCalls)
    return node.error() << "more than " << kMaxCalls << " calls of functions";
  if ((calledNodes += function.node_size()) > kMaxCalledNodes)
    return node.error() << "calls of functions make more than " << kMaxCalledNodes << " nodes";
  if (!calledFunctions.insert(&function).second)
    copiedBytes += function.ByteSizeLong();
  if (copiedBytes > kMaxCopiedBytes)
    return node.error() << "calls copy more than " << (kMaxCopiedBytes >> 20)
                        << " MiB of functions";
  if (int(node.numInputs()) > function.input_size() ||
      int(node.numOutputs()) > function.output_size())
    return node.error() << "function '" << function.name() << "' has " << function.input_size()
                        << " inputs and " << function.output_size() << " outputs, the call "
                        << node.numInputs() << " and " << node.numOutputs();
  // Constants may refer to the memory of the body: it lives as long as the file.
  ::onnx::GraphProto &body = file->newGraph();
  body.set_name(function.name());
  for (const std::string &name : function.input())
    body.add_input()->set_name(name);
  for (const std::string &name : function.output())
    body.add_output()->set_name(name);
  *body.mutable_node() = function.node();
  ::onnx::NodeProto call = node.proto;
  for (const ::onnx::AttributeProto &attribute : file->defaultsOf(function))
    if (!node.find(attribute.name()))
      *call.add_attribute() = attribute;
  bindAttributes(*body.mutable_node(), call);

  SmallVector<GraphValue> arguments(function.input_size());
  for (unsigned i = 0; i < node.numInputs(); ++i)
    if (node.inputs[i])
      arguments[i] = *node.inputs[i];
  // Inside, only the function's own names and versions are known.
  llvm::SaveAndRestore outerOpset(opset);
  llvm::SaveAndRestore outerOpsets(opsets);
  llvm::SaveAndRestore outerScope(firstScope, scopes.size());
  llvm::SaveAndRestore outerPrefix(prefix);
  llvm::scope_exit leave([&] { activeFunctions.pop_back(); });
  activeFunctions.push_back(&function);
  setOpsets(function.opset_import());
  prefix += (node.proto.name().empty() ? function.name() : node.proto.name()) + "/";
  auto results = SLUICE_TRY(importSubgraph(body, arguments, node.builder));
  for (unsigned i = 0; i < node.numOutputs(); ++i)
    node.set(i, results[i]);
  return success();
}

} // namespace sluice::onnx
