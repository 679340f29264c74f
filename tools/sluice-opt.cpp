//===- sluice-opt.cpp - run single passes of the compiler on MLIR text ----===//
// The tool of pass authors and of every lit test: mlir-opt with the dialects and passes of Sluice.
//   sluice-opt x.mlir --sluice-attach-target --sluice-form-dispatches
//===----------------------------------------------------------------------===//
#include "compiler/Driver/Register.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  sluice::registerAllDialects(registry);
  sluice::registerAllPasses();
  return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, "Sluice pass driver\n", registry));
}
