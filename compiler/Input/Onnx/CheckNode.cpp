//===- CheckNode.cpp - a node against the operator's schema ---------------===//
// The one file of the compiler with exceptions: the ONNX library throws what it finds.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Onnx/CheckNode.h"
#include <algorithm>
#include <onnx/defs/schema.h>

namespace sluice::onnx {

/// The newest opset of the library.
static int newestKnown() {
  auto versions = ::onnx::OpSchemaRegistry::DomainToVersionRange::Instance().Map();
  return versions.at("").second;
}

static const ::onnx::OpSchema *schemaOf(const ::onnx::NodeProto &node, int opset) {
  // It may have no input since opset 18, which the packaged schemas do not know.
  if (node.op_type() == "OptionalHasElement" && opset >= 18)
    return nullptr;
  return ::onnx::OpSchemaRegistry::Schema(node.op_type(), std::min(opset, newestKnown()), "");
}

std::string checkInputs(const ::onnx::NodeProto &node, int opset,
                        llvm::function_ref<bool(unsigned)> isGiven) {
  const ::onnx::OpSchema *schema = schemaOf(node, opset);
  if (!schema)
    return "";
  if (node.input_size() < schema->min_input())
    return "has " + std::to_string(node.input_size()) + " inputs, needs " +
           std::to_string(schema->min_input());
  for (int i = 0; i < node.input_size() && !schema->inputs().empty(); ++i)
    if (!isGiven(i) &&
        schema->inputs()[std::min<size_t>(i, schema->inputs().size() - 1)].GetOption() !=
            ::onnx::OpSchema::Optional)
      return "lacks input " + std::to_string(i) + ", which is not optional";
  return "";
}

std::string checkNode(const ::onnx::NodeProto &node, int opset,
                      llvm::function_ref<bool(unsigned)> isGiven) {
  if (!node.domain().empty() && node.domain() != "ai.onnx")
    return ""; // The library has no schemas of others; their handlers check.
  const ::onnx::OpSchema *schema = schemaOf(node, opset);
  std::string problem = checkInputs(node, opset, isGiven);
  if (!schema || !problem.empty() || opset > newestKnown())
    return problem;
  try {
    schema->Verify(node);
  } catch (const std::exception &problem) {
    std::string text = problem.what();
    return text.substr(0, text.find('\n'));
  }
  return "";
}

} // namespace sluice::onnx
