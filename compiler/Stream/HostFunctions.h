//===- HostFunctions.h - functions and constants of the host program --------===//
#pragma once
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace sluice::stream {
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

/// Where a size comes from: a constant, an index value, or a dimension of a tensor that is not
/// looked into.
struct SizeSource {
  Value value;           // Null for a constant.
  int64_t dimension = 0; // Dimension of `value`, if it is a tensor; else the constant.
  bool operator==(const SizeSource &) const = default;
};

/// Sizes that a loop does not change. Most tensors that a loop carries keep their shape. Such a
/// size is the one from before the loop: it needs no block argument, what is computed from it is
/// computed once, and it can be compared with other sizes by its value.
class InvariantSizes {
public:
  explicit InvariantSizes(func::FuncOp func);
  /// The one source of dynamic dimension `dimension` of a block argument, whichever branch it is
  /// reached by. None for arguments of the function, and where branches disagree. A value that is a
  /// source is defined before the block.
  std::optional<SizeSource> get(BlockArgument argument, int64_t dimension) const;

private:
  using Key = std::pair<Value, int64_t>;
  std::optional<SizeSource> sourceOf(Value tensor, int64_t dimension) const;
  std::optional<SizeSource> sourceOf(OpFoldResult size) const;
  std::optional<SizeSource> meet(BlockArgument argument, int64_t dimension) const;

  /// What all branches agree on so far; the argument itself if they do not; absent if nothing is
  /// known yet.
  DenseMap<Key, SizeSource> found;
};

/// Rebuilds `func` on resources. Emits an error at what has no place in the host program.
LogicalResult convertFunction(func::FuncOp func, ConstantTable &constants);
} // namespace sluice::stream
