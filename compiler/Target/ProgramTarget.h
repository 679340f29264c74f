//===- ProgramTarget.h - the target that stands in the IR -----------------===//
// From the stage `global` on a program says on its module what its kernels are compiled for: a list
// of its devices, each with its target as the user wrote it. For any one device:
//   module attributes {sluice.devices = [{target = "cuda:sm_90"}]}
// The machine that compiles, "cpu", is described too, so that the text means the same on another:
//   {target = "cpu", machine = "cpu:x86_64-linux:x86-64:+avx2", tune = "znver3",
//    caches = array<i64: 32768, 524288, 33554432>}
// A program that names devices has their names and drivers as well (compiler/Device/
// ProgramDevices.h). Passes ask the module around what they run on, and are told by nothing else.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Target/TargetModel.h"
#include "mlir/IR/BuiltinOps.h"

namespace sluice {

/// Set on modules: a list of dictionaries, one for each device. Set on executables and binaries of
/// a program with several: the devices that they are for, as indices of that list.
inline constexpr llvm::StringLiteral kDevicesAttr = "sluice.devices";

/// What the IR says of target `spec`: {target, machine, tune, caches}, the last three for the
/// machine that compiles alone.
mlir::DictionaryAttr describeTarget(mlir::MLIRContext *context, llvm::StringRef spec);

/// Says that `module` is compiled for any one device of `target`, as describeTarget gives it.
void setTarget(mlir::ModuleOp module, mlir::DictionaryAttr target);

/// The target that `device` describes; an error for one that this compiler does not know.
llvm::Expected<TargetModel> readTarget(mlir::DictionaryAttr device);

/// What the kernels of `op` are compiled for, each once, as describeTarget gives it; none in front
/// of the stage `global`. An executable of a program for several devices knows which are its own.
llvm::SmallVector<mlir::DictionaryAttr> targetsOf(mlir::Operation *op);

/// The one target of the module around `op`; an error there if there is none, several, or one that
/// this compiler does not know. Thread-safe.
llvm::FailureOr<TargetModel> targetOf(mlir::Operation *op);

} // namespace sluice
