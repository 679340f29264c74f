//===- sluice-opt.cpp - run single passes of the compiler on MLIR text ----===//
// The tool of pass authors and of every lit test: mlir-opt with the dialects and passes of Sluice.
//   sluice-opt x.mlir --sluice-attach-target --sluice-form-dispatches
//===----------------------------------------------------------------------===//
#include "compiler/Driver/Register.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "runtime/base/ByteSource.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  sluice::registerAllDialects(registry);
  sluice::registerAllPasses();
  auto [input, output] =
      mlir::registerAndParseCLIOptions(argc, argv, "Sluice pass driver\n", registry);
  if (!sluice::isEnding(input)) {
    llvm::errs() << "error: cannot read '" << input << "': a device or named pipe\n";
    return 1;
  }
  return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, input, output, registry));
}
