//===- Pipeline.cpp - the global stage in order ---------------------------===//
#include "compiler/Dialect/LinalgExt/Passes.h"
#include "compiler/Global/Passes.h"

void sluice::global::buildGlobalPipeline(OpPassManager &pm, const GlobalOptions &options) {
  auto run = [&](std::unique_ptr<Pass> pass) { pm.addNestedPass<func::FuncOp>(std::move(pass)); };
  run(createRecordAssumptions()); // util.assume.int -> facts about arguments, checks
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  if (options.deterministic)
    run(createKeepOrder());           // scatters of floats -> in the order of the program
  run(createFoldEmptyTensors());      // sums without terms, copies of nothing -> gone
  run(createExpandGroupedProducts()); // groups of rows -> one product after the other, on CPUs
  run(createGeneralizeLinalg());      // linalg.add -> linalg.generic
  run(createWidenSums());             // sums of f16 -> sums in f32, rounded once
  if (options.optLevel == 0)
    return;
  if (!options.floatType.empty())
    run(createNarrowProducts({options.floatType})); // products of f32 -> of f16 or bf16
  run(linalg_ext::createSortToTopk());              // the front of a sorted row -> top-k
  run(createFoldUnitImages());                      // convolutions of one pixel -> contractions
  if (options.optLevel >= 2) {
    run(createMoveBytes());     // concat(dequantized) -> dequantized concat, on CPUs
    run(createConvolveBytes()); // convolutions of dequantized images -> of bytes, on CPUs
  }
  run(createChannelsLast());   // NCHW convolutions and what is between -> NHWC
  run(createMoveViews());      // transpose, slice, reshape -> reshape, slice, transpose
  run(createFoldTransposes()); // matmul(transpose) -> contraction of the source
  if (options.optLevel >= 2) {
    run(createMultiplyBytes()); // products of dequantized matrices -> of bytes
    run(createPackCodes());     // weights of few bits -> words in panels, on CPUs
    run(createJoinColumns());   // products with several dimensions of columns -> with one, on CPUs
    run(createMergeProducts()); // x * q, x * k -> parts of x * (q, k), on GPUs
    run(createSetEncodings());  // contraction operands -> encoding.set
  }
  if (options.evaluator)
    pm.addPass(createEvaluateConstants(options.evaluator)); // constant expressions -> constants
  run(createScaleBlocks()); // blocks of codes times scales -> each code times its own, on GPUs
  run(createAlignSoftmaxShapes()); // reshapes between products and softmax -> around them, on GPUs
  if (options.optLevel >= 2)
    run(createMoveBytes());        // again: views have moved
  run(createFuseElementwise());    // elementwise chains -> one linalg.generic
  run(createSimplifyPowers());     // x ^ 3 -> x * x * x
  run(createRecognizeAttention()); // matmul, softmax, matmul -> attention, on GPUs
  run(createGroupHeads());         // attention(repeated keys) -> attention of the keys
  run(createFoldRepeats());        // products of repeated heads -> of the heads, on GPUs
  run(createNarrowStores(
      {options.floatType})); // rounding to what computes a tensor, widening to what reads it
  if (options.optLevel >= 2)
    run(createMultiplyQuotients()); // rounded quotients by constants -> products, on CPUs
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  run(createFoldEmptyTensors()); // again: more sizes are known now
  if (options.optLevel >= 2) {
    run(createSplitReductions()); // few long sums -> many short ones and their sum, on GPUs
    run(createPadContractions()); // tensors between contractions -> padded rows
  }
}
