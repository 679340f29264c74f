//===- ImportCommand.cpp - sluice import ----------------------------------===//
#include "tools/sluice/Commands.h"

namespace sluice::tool {

int importCommand(const Arguments &arguments) {
  CompileOptions options;
  options.stopAfter = "input";
  std::vector<std::string> inputs;
  std::string output = "-";
  CommandLine line("sluice import MODEL [-o OUT.mlir]",
                   "Prints what a model (.onnx, .mlir) means: functions on tensors, before "
                   "anything is decided about them.",
                   {"sluice import model.onnx", "sluice import model.onnx -o model.mlir"});
  line.positional("MODEL", inputs, 1, 1);
  addOutput(line, output, "the MLIR text ('-', the default: standard output)");
  addInputTypes(line, options.inputTypes);
  if (std::optional<int> exitCode = line.parse(arguments))
    return *exitCode;
  return compileWithProgress(inputs[0], output, options);
}

} // namespace sluice::tool
