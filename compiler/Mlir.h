//===- Mlir.h - what most files of the compiler use of LLVM and MLIR ------===//
// Compiled once, as the precompiled header.
//===----------------------------------------------------------------------===//
#pragma once
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/LLVMIR/ROCDLDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/TilingInterface.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/DialectConversion.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/Passes.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

// In these namespaces, and in sources that open them, MLIR's names need no prefix.
#define SLUICE_USES_MLIR(name)                                                                     \
  namespace sluice::name {                                                                         \
  using namespace mlir;                                                                            \
  }
SLUICE_USES_MLIR(check)
SLUICE_USES_MLIR(device)
SLUICE_USES_MLIR(dispatch)
SLUICE_USES_MLIR(encoding)
SLUICE_USES_MLIR(flow)
SLUICE_USES_MLIR(global)
SLUICE_USES_MLIR(hal)
SLUICE_USES_MLIR(input)
SLUICE_USES_MLIR(iree)
SLUICE_USES_MLIR(kernels)
SLUICE_USES_MLIR(linalg_ext)
SLUICE_USES_MLIR(module)
SLUICE_USES_MLIR(onnx)
SLUICE_USES_MLIR(oracle)
SLUICE_USES_MLIR(reduce)
SLUICE_USES_MLIR(shard)
SLUICE_USES_MLIR(stream)
SLUICE_USES_MLIR(torch)
SLUICE_USES_MLIR(util)
#undef SLUICE_USES_MLIR

namespace sluice::kernels {
using namespace sluice; // For sources that open this one.
}
