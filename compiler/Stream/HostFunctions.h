//===- HostFunctions.h - functions and constants of the host program --------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::stream {
using namespace mlir;

/// Constants of the module, each once. New ones are placed at the top of the module.
class ConstantTable {
public:
  explicit ConstantTable(ModuleOp module) : module(module), symbols(module) {}
  FlatSymbolRefAttr add(Location loc, ElementsAttr value);
  /// Adds a constant per member of `channel`, of which each process reads its own.
  FlatSymbolRefAttr addParts(Location loc, ArrayRef<Attribute> constants,
                             FlatSymbolRefAttr channel);

private:
  ModuleOp module;
  SymbolTable symbols;
  DenseMap<Attribute, FlatSymbolRefAttr> known;
};

/// Whether callers outside the module run this function: public ones, and the module's initializer.
bool isEntryPoint(func::FuncOp func);

/// Calls `visit` with what each branch to its block passes for `argument`; false if one is unknown,
/// or as soon as `visit` is.
bool allIncoming(BlockArgument argument, function_ref<bool(Value)> visit);

/// Name of the global that holds dynamic dimension `dim` of a tensor global.
std::string dimGlobalName(StringRef global, unsigned dim);

/// Rebuilds `func` on resources. Emits an error at what has no place in the host program.
LogicalResult convertFunction(func::FuncOp func, ConstantTable &constants);
} // namespace sluice::stream
