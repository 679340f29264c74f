//===- ModelFile.h - an ONNX file and its weights in memory ---------------===//
#pragma once
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include <onnx/onnx-ml.pb.h>

namespace sluice::onnx {

class ModelFile {
public:
  /// Reads and parses; failure after an error.
  static FailureOr<std::shared_ptr<ModelFile>> read(StringRef path, MLIRContext &context);

  const ::onnx::ModelProto &model() const { return proto; }
  /// The bytes of a tensor stored in a file of its own, mapped once per file; failure after an
  /// error.
  FailureOr<ArrayRef<char>> externalData(const ::onnx::TensorProto &tensor, size_t bytes,
                                         Location loc);

  /// An empty graph that lives as long as the file.
  ::onnx::GraphProto &newGraph() {
    return *graphs.emplace_back(std::make_unique<::onnx::GraphProto>());
  }
  /// Attributes that a function has unless a call says otherwise. Files of newer versions than our
  /// schema have them.
  std::vector<::onnx::AttributeProto> defaultsOf(const ::onnx::FunctionProto &function) const;

private:
  std::vector<std::unique_ptr<::onnx::GraphProto>> graphs;
  std::string path; ///< as it was given
  ::onnx::ModelProto proto;
  llvm::StringMap<std::unique_ptr<llvm::MemoryBuffer>> mapped;
};

} // namespace sluice::onnx
