//===- Reshard.h - from one layout of a tensor to another -------------------===//
#pragma once
#include "compiler/Shard/Layout.h"

namespace sluice::shard {

/// Makes of `value`, this process's part of a tensor that is cut as `from` says, its part as `to`
/// cuts it. Moves axes one by one: those that go from the innermost, then those that come from the
/// outermost.
mlir::Value reshard(mlir::OpBuilder &builder, mlir::Location loc, const Grid &grid,
                    mlir::Value value, Layout from, const Layout &to);

} // namespace sluice::shard
