//===- Try.h - going on with what was asked for, or giving up -------------===//
#pragma once
#include "mlir/IR/Value.h"

namespace sluice {

/// What was asked for is there, or an error was told; and what it is.
inline bool isThere(bool holds) { return holds; }
inline bool isThere(mlir::LogicalResult result) { return succeeded(result); }
inline bool isThere(mlir::Value value) { return bool(value); }
template <typename T> bool isThere(const mlir::FailureOr<T> &result) { return succeeded(result); }
template <typename T> bool isThere(const T *list) { return list; }
inline void taken(bool) {}
inline void taken(mlir::LogicalResult) {}
inline mlir::Value taken(mlir::Value value) { return value; }
template <typename T> T taken(mlir::FailureOr<T> &&result) { return std::move(*result); }
template <typename T> T taken(const T *list) { return *list; }

/// Goes on with what was asked for, or gives up where an error was told:
///   int64_t axis = SLUICE_TRY(node.normalizeAxis(given, rank));
#define SLUICE_TRY(...)                                                                            \
  ({                                                                                               \
    auto tried = (__VA_ARGS__);                                                                    \
    if (!::sluice::isThere(tried))                                                                 \
      return ::mlir::failure();                                                                    \
    ::sluice::taken(std::move(tried));                                                             \
  })

} // namespace sluice
