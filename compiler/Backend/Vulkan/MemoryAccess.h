//===- MemoryAccess.h - one element of memory in SPIR-V -------------------===//
#pragma once
#include "compiler/Backend/Expand/NumberEmitter.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace sluice::vulkan {

inline constexpr int64_t kMaxLanes = 4; ///< SPIR-V has vectors of 2 to 4.

/// Where memory begins: a 64-bit address (i64), or a variable that is an array of `element`.
struct Base {
  mlir::Value pointer;
  mlir::Type element; ///< Null for an address.
};

/// Element number `index` from `base`.
struct Access {
  Base base;
  mlir::Value index;
  mlir::Type element; ///< As the program sees it; null if the memory is not known.
};

/// Elements as they lie in memory: `count` numbers of `type`. Null if they have no such form.
struct Stored {
  mlir::Type type;
  int64_t count = 1;
};
Stored storedAs(mlir::Type element);

/// `values` as they lie in memory, as the initial value of an array variable; null if they have no
/// such form.
mlir::Attribute storedConstant(mlir::ElementsAttr values);

/// Reads and writes memory at the place of a builder. What it returns is null, or a failure, where
/// the memory is not known or SPIR-V has no form for it.
struct MemoryEmitter : NumberEmitter {
  /// Vectors of more than kMaxLanes small elements are words in memory, of up to 16 bytes: one
  /// access. Devices must then compute with such elements, not only store them.
  bool byWords = false;

  Value loadGlobal(Value address, mlir::Type type, int64_t alignment) const;
  Value load(const Access &from) const;
  llvm::LogicalResult store(const Access &to, Value value) const;
  /// One-dimensional vectors, from neighbouring elements. `alignment` in bytes may be known to be
  /// more than an element's.
  Value loadVector(const Access &from, mlir::VectorType type,
                   std::optional<int64_t> alignment) const;
  llvm::LogicalResult storeVector(const Access &to, Value value,
                                  std::optional<int64_t> alignment) const;
  /// Combines an element with `value` in one step and returns what it was.
  Value atomicUpdate(const Access &to, mlir::arith::AtomicRMWKind kind, Value value) const;
  /// The same for what `update` makes of an element: tries until no other thread came in between.
  Value compareAndSwap(const Access &to,
                       llvm::function_ref<Value(mlir::OpBuilder &, Value)> update) const;

private:
  struct Word;
  Value fromStored(Value value, mlir::Type element) const;
  Value toStored(Value value, mlir::Type stored) const;
  Value asI64(Value index) const;
  std::optional<Access> wordsOf(const Access &access, mlir::VectorType type, mlir::Type stored,
                                std::optional<int64_t> alignment) const;
  Value plus(Value index, int64_t more) const { return more ? iadd(index, more) : index; }
  Value globalPointer(Value address, mlir::Type type) const;
  Value addressOf(Value base, Value index, int64_t bytes) const;
  Value variableAt(const Base &base, Value index) const;
  void storeGlobal(Value value, Value address, int64_t alignment) const;
  Value loadStored(const Base &base, Value index, mlir::Type stored) const;
  void storeStored(const Base &base, Value index, Value value) const;
  std::optional<Word> wordOf(const Access &to) const;
  Value decode(const Word &word, Value bits, mlir::Type element) const;
  Value encode(const Word &word, Value bits, Value element) const;
};

} // namespace sluice::vulkan
