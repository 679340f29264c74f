//===- CheckNode.h - a node against the operator's schema -----------------===//
#pragma once
#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>

namespace onnx {
class NodeProto;
} // namespace onnx

namespace sluice::onnx {

/// What is wrong with the node by the schema of its operator (number of inputs and outputs,
/// attributes and their types), "" if nothing is or the schema is not known. Schemas are those of
/// the ONNX library; of operators that may have changed after it, only the number of inputs is
/// checked. `isGiven` tells of each input whether there is a value.
std::string checkNode(const ::onnx::NodeProto &node, int opset,
                      llvm::function_ref<bool(unsigned)> isGiven);
/// The same of its inputs alone: which of them must be there. Of any domain that has an operator as
/// ONNX has it.
std::string checkInputs(const ::onnx::NodeProto &node, int opset,
                        llvm::function_ref<bool(unsigned)> isGiven);

} // namespace sluice::onnx
