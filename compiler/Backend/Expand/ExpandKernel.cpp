//===- ExpandKernel.cpp - what has no instruction on any target -----------===//
// In order: integers beyond their range, complex functions as real ones, math functions, small
// floats, vectors beyond one dimension, strided views.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/ExpandKernel.h"
#include "compiler/Backend/Expand/NumberEmitter.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ComplexToStandard/ComplexToStandard.h"
#include "mlir/Conversion/VectorToSCF/VectorToSCF.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"
#include "mlir/Dialect/Vector/Transforms/LoweringPatterns.h"

using namespace mlir;
using namespace sluice;

static LogicalResult expandVectors(Operation *func) {
  MLIRContext *context = func->getContext();
  if (!anyIn(func, [](Operation *op) { return isa<vector::VectorDialect>(op->getDialect()); }))
    return success();
  RewritePatternSet toLoops(context);
  VectorTransferToSCFOptions transfers;
  transfers.enableFullUnroll().setTargetRank(1);
  populateVectorToSCFConversionPatterns(toLoops, transfers);
  if (failed(applyPatternsGreedily(func, std::move(toLoops))))
    return failure();
  RewritePatternSet patterns(context);
  vector::populateVectorBitCastLoweringPatterns(patterns);
  vector::populateVectorBroadcastLoweringPatterns(patterns);
  vector::populateVectorContractLoweringPatterns(patterns,
                                                 vector::VectorContractLowering::OuterProduct);
  vector::populateVectorMaskOpLoweringPatterns(patterns);
  vector::populateVectorMaskMaterializationPatterns(patterns, /*force32BitVectorIndices=*/true);
  vector::populateVectorMultiReductionLoweringPatterns(
      patterns, vector::VectorMultiReductionLowering::InnerParallel);
  vector::populateVectorOuterProductLoweringPatterns(patterns);
  vector::populateVectorShapeCastLoweringPatterns(patterns);
  vector::populateVectorTransposeLoweringPatterns(patterns,
                                                  vector::VectorTransposeLowering::Shuffle1D);
  vector::populateVectorTransferLoweringPatterns(patterns, /*maxTransferRank=*/1);
  vector::populateVectorInsertExtractStridedSliceTransforms(patterns);
  vector::populateVectorStepLoweringPatterns(patterns);
  vector::populateVectorGatherLoweringPatterns(patterns);
  vector::populateVectorFromElementsUnrollPatterns(patterns);
  return applyPatternsGreedily(func, std::move(patterns));
}

static LogicalResult expandMemory(Operation *func) {
  RewritePatternSet patterns(func->getContext());
  memref::populateExpandStridedMetadataPatterns(patterns);
  memref::populateExpandOpsPatterns(patterns);
  populateAffineToStdConversionPatterns(patterns);
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  return applyPatternsGreedily(func, std::move(patterns));
}

/// Complex functions as real ones, so that those can be expanded. Not while types are converted:
/// upstream's patterns cast what they are given to complex types, which then may be LLVM's already.
static LogicalResult expandComplex(Operation *func) {
  RewritePatternSet patterns(func->getContext());
  populateComplexExpansionPatterns(patterns);
  populateComplexToStandardConversionPatterns(patterns);
  ConversionTarget target(*func->getContext());
  target.markUnknownOpDynamicallyLegal([](Operation *op) {
    return !isa<complex::ComplexDialect>(op->getDialect()) ||
           isa<complex::CreateOp, complex::ReOp, complex::ImOp, complex::ConstantOp,
               complex::BitcastOp>(op);
  });
  return applyPartialConversion(func, target, std::move(patterns));
}

LogicalResult sluice::expandKernel(func::FuncOp func, int optLevel, MathSupport math) {
  guardIntegers(func); // First: what is made below stays within range.
  // Drivers of Vulkan round f64 to f16 by way of f32, twice.
  auto roundOnce = [&] { return math == MathSupport::None ? roundToF16Once(func) : success(); };
  return success(succeeded(expandComplex(func)) && succeeded(expandMath(func, optLevel, math)) &&
                 succeeded(roundOnce()) && succeeded(expandFloats(func)) &&
                 succeeded(expandVectors(func)) && succeeded(expandMemory(func)));
}
