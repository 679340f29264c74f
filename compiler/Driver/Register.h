//===- Register.h - every dialect and pass of the compiler ----------------===//
#pragma once

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace sluice {
/// Adds the upstream dialects that the compiler reads or makes, Sluice's own, and their interface
/// implementations.
void registerAllDialects(mlir::DialectRegistry &registry);
mlir::DialectRegistry allDialects();
/// Makes every pass available by name to sluice-opt.
void registerAllPasses();
} // namespace sluice
