//===- HostFunctions.h - functions and constants of the host program --------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::stream {
/// Constants of the module, each once. New ones are placed at the top of the module.
class ConstantTable {
public:
  explicit ConstantTable(mlir::ModuleOp module) : module(module), symbols(module) {}
  mlir::FlatSymbolRefAttr add(mlir::Location loc, mlir::ElementsAttr value);
  /// Adds a constant per member of `channel`, of which each process reads its own.
  mlir::FlatSymbolRefAttr addParts(mlir::Location loc, llvm::ArrayRef<mlir::Attribute> constants,
                                   mlir::FlatSymbolRefAttr channel);

private:
  mlir::ModuleOp module;
  mlir::SymbolTable symbols;
  llvm::DenseMap<mlir::Attribute, mlir::FlatSymbolRefAttr> known;
};

/// Whether callers outside the module run this function: public ones, and the module's initializer.
bool isEntryPoint(mlir::func::FuncOp func);

/// Calls `visit` with what each branch to its block passes for `argument`; false if one is unknown,
/// or as soon as `visit` is.
bool allIncoming(mlir::BlockArgument argument, llvm::function_ref<bool(mlir::Value)> visit);

/// Name of the global that holds dynamic dimension `dim` of a tensor global.
std::string dimGlobalName(llvm::StringRef global, unsigned dim);

/// Rebuilds `func` on resources. Emits an error at what has no place in the host program.
mlir::LogicalResult convertFunction(mlir::func::FuncOp func, ConstantTable &constants);
} // namespace sluice::stream
