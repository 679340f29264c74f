//===- ConvertKernel.h - loops on memrefs to the LLVM dialect -------------===//
// Shared by the targets of LLVM, which differ in how a kernel is entered: what an entry point makes
// of its pointers and sizes, and the conversion of everything else.
//===----------------------------------------------------------------------===//
#pragma once
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Target/TargetModel.h"

namespace mlir {
class LLVMTypeConverter;
} // namespace mlir

namespace sluice {

/// Fails, with a report, unless `kernel` is a single block without results on memrefs of identity
/// layout and scalars.
llvm::LogicalResult checkKernelForm(mlir::func::FuncOp kernel);

/// A memref of `type` (identity layout) around `pointer`, with `sizes` (i64) for its dynamic
/// dimensions.
mlir::Value makeMemref(mlir::OpBuilder &builder, mlir::Location loc,
                       const mlir::LLVMTypeConverter &converter, mlir::MemRefType type,
                       mlir::Value pointer, mlir::ValueRange sizes);

/// A scalar of `type` from its `bits` (i64). Floats of 8 bits and less are integers to LLVM; so is
/// bf16 unless the target `hasBf16`.
mlir::Value makeScalar(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value bits,
                       mlir::Type type, bool hasBf16);

/// What any buffer of `type` is aligned to: it may be a slice, so only its elements are.
int64_t elementAlignment(mlir::MemRefType type);

/// Takes all functions of `executable` except the grid function to the LLVM dialect.
llvm::LogicalResult convertKernelToLLVM(flow::ExecutableOp executable, const TargetModel &target,
                                        int optLevel);

} // namespace sluice
