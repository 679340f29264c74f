//===- Pipeline.cpp - the global stage in order ---------------------------===//
#include "compiler/Dialect/LinalgExt/Passes.h"
#include "compiler/Global/Passes.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

void sluice::global::buildGlobalPipeline(OpPassManager &pm, const GlobalOptions &options) {
  pm.addNestedPass<func::FuncOp>(
      createRecordAssumptions()); // util.assume.int -> facts about arguments, checks
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addNestedPass<func::FuncOp>(
      createFoldEmptyTensors()); // sums without terms, copies of nothing -> gone
  pm.addNestedPass<func::FuncOp>(
      createExpandGroupedProducts()); // groups of rows -> one product after the other, on CPUs
  pm.addNestedPass<func::FuncOp>(createGeneralizeLinalg()); // linalg.add -> linalg.generic
  pm.addNestedPass<func::FuncOp>(createWidenSums()); // sums of f16 -> sums in f32, rounded once
  if (options.optLevel == 0)
    return;
  pm.addNestedPass<func::FuncOp>(
      linalg_ext::createSortToTopk()); // the front of a sorted row -> top-k
  pm.addNestedPass<func::FuncOp>(
      createFoldUnitImages()); // convolutions of one pixel -> contractions
  if (options.optLevel >= 2)
    pm.addNestedPass<func::FuncOp>(
        createConvolveBytes()); // convolutions of dequantized images -> of bytes, on CPUs
  pm.addNestedPass<func::FuncOp>(
      createChannelsLast()); // NCHW convolutions and what is between -> NHWC
  pm.addNestedPass<func::FuncOp>(
      createMoveViews()); // transpose, slice, reshape -> reshape, slice, transpose
  pm.addNestedPass<func::FuncOp>(
      createFoldTransposes()); // matmul(transpose) -> contraction of the source
  if (options.optLevel >= 2)
    pm.addNestedPass<func::FuncOp>(
        createMultiplyBytes()); // products of dequantized matrices -> of bytes
  if (options.optLevel >= 2)
    pm.addNestedPass<func::FuncOp>(
        createMergeProducts()); // x * q, x * k -> parts of x * (q, k), on GPUs
  if (options.optLevel >= 2)
    pm.addNestedPass<func::FuncOp>(createSetEncodings()); // contraction operands -> encoding.set
  if (options.evaluator)
    pm.addPass(createEvaluateConstants(options.evaluator)); // constant expressions -> constants
  pm.addNestedPass<func::FuncOp>(
      createScaleBlocks()); // blocks of codes times scales -> each code times its own, on GPUs
  pm.addNestedPass<func::FuncOp>(
      createAlignSoftmaxShapes()); // reshapes between products and softmax -> around them, on GPUs
  pm.addNestedPass<func::FuncOp>(
      createFuseElementwise()); // elementwise chains -> one linalg.generic
  pm.addNestedPass<func::FuncOp>(createSimplifyPowers()); // x ^ 3 -> x * x * x
  pm.addNestedPass<func::FuncOp>(
      createRecognizeAttention()); // matmul, softmax, matmul -> attention, on GPUs
  pm.addNestedPass<func::FuncOp>(
      createGroupHeads()); // attention(repeated keys) -> attention of the keys
  pm.addNestedPass<func::FuncOp>(
      createNarrowStores()); // rounding to what computes a tensor, widening to what reads it
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  pm.addNestedPass<func::FuncOp>(createFoldEmptyTensors()); // again: more sizes are known now
  if (options.optLevel >= 2)
    pm.addNestedPass<func::FuncOp>(
        createSplitReductions()); // few long sums -> many short ones and their sum, on GPUs
  if (options.optLevel >= 2)
    pm.addNestedPass<func::FuncOp>(
        createPadContractions()); // tensors between contractions -> padded rows
}
