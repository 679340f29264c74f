//===- CheckNode.h - a node against the operator's schema -----------------===//
#pragma once
#include <string>

namespace onnx {
class NodeProto;
} // namespace onnx

namespace sluice::onnx {

/// What is wrong with the node by the schema of its operator (number of inputs and outputs,
/// attributes and their types), "" if nothing is or the schema is not known. Schemas are those of
/// the ONNX library; of operators that may have changed after it, only the number of inputs is
/// checked.
std::string checkNode(const ::onnx::NodeProto &node, int opset);
/// The same of its inputs alone: which of them must be there. Of any domain that has an operator as
/// ONNX has it.
std::string checkInputs(const ::onnx::NodeProto &node, int opset);

} // namespace sluice::onnx
