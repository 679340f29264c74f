//===- MemoryAccess.h - one element of memory in SPIR-V -------------------===//
#pragma once
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"

namespace sluice::vulkan {

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

mlir::Value loadGlobal(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value address,
                       mlir::Type type, int64_t alignment);

mlir::Value loadElement(mlir::OpBuilder &builder, mlir::Location loc, const Access &from);
llvm::LogicalResult storeElement(mlir::OpBuilder &builder, mlir::Location loc, const Access &to,
                                 mlir::Value value);

/// One-dimensional vectors, from neighbouring elements. `alignment` in bytes may be known to be
/// more than an element's.
mlir::Value loadVector(mlir::OpBuilder &builder, mlir::Location loc, const Access &from,
                       mlir::VectorType type, std::optional<int64_t> alignment);
llvm::LogicalResult storeVector(mlir::OpBuilder &builder, mlir::Location loc, const Access &to,
                                mlir::Value value, std::optional<int64_t> alignment);

/// Combines an element with `value` in one step and returns what it was; null if SPIR-V cannot.
mlir::Value atomicUpdate(mlir::OpBuilder &builder, mlir::Location loc, const Access &to,
                         mlir::arith::AtomicRMWKind kind, mlir::Value value);
/// The same for what `update` makes of an element: tries until no other thread came in between.
mlir::Value compareAndSwap(mlir::OpBuilder &builder, mlir::Location loc, const Access &to,
                           llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::Value)> update);

} // namespace sluice::vulkan
