//===- Aliases.h - reads ops under the names that other projects use ------===//
// Text written for IREE says `iree_linalg_ext.sort`; here the op is `linalg_ext.sort`. The aliases exist in the parser
// only: what is parsed, verified and printed is the op under its own name. Works in every tool that registers them.
//===----------------------------------------------------------------------===//
#pragma once

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace sluice::input {
/// Makes the parser read `iree_linalg_ext.X` as `linalg_ext.X`.
void registerOpAliases(mlir::DialectRegistry &registry);
} // namespace sluice::input
