//===- Passes.td - whole-program rewrites, in pipeline order --------------===//
#ifndef SLUICE_GLOBAL_PASSES
#define SLUICE_GLOBAL_PASSES
include "mlir/Pass/PassBase.td"

def RecordAssumptions : Pass<"sluice-record-assumptions", "::mlir::func::FuncOp"> {
  let summary =
      "writes what util.assume.int says of arguments' sizes down at the arguments, and checks it "
      "at run time";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
      "::sluice::util::UtilDialect"];
}

def GeneralizeLinalg : Pass<"sluice-generalize-linalg"> {
  let summary = "turns named elementwise operations, transposes and reductions into linalg.generic";
  let dependentDialects = ["::mlir::linalg::LinalgDialect"];
}

def WidenSums : Pass<"sluice-widen-sums", "::mlir::func::FuncOp"> {
  let summary =
      "keeps sums and products of floats of 16 bits and less in f32, and rounds them once";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
      "::mlir::tensor::TensorDialect"];
}

def FoldEmptyTensors : Pass<"sluice-fold-empty-tensors"> {
  let summary = "removes computations over tensors that are known to be empty";
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def ChannelsLast : Pass<"sluice-channels-last"> {
  let summary =
      "gives convolutions and what surrounds them contiguous channels, and packs their weights";
  let dependentDialects =
      ["::sluice::encoding::EncodingDialect", "::mlir::linalg::LinalgDialect",
       "::mlir::tensor::TensorDialect"];
}

def MoveViews : Pass<"sluice-move-views", "::mlir::func::FuncOp"> {
  let summary =
      "brings reshapes, slices and transposes into the order in which kernels read them in place";
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def FoldTransposes : Pass<"sluice-fold-transposes"> {
  let summary = "lets contractions read transposed operands in place";
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def FuseElementwise : Pass<"sluice-fuse-elementwise"> {
  let summary = "merges chains of elementwise operations into one, across reshapes";
  let dependentDialects =
      ["::mlir::linalg::LinalgDialect", "::mlir::affine::AffineDialect",
      "::mlir::tensor::TensorDialect", "::mlir::arith::ArithDialect",
      "::sluice::util::UtilDialect"];
}

def SimplifyPowers : Pass<"sluice-simplify-powers"> {
  let summary = "turns powers by small whole numbers and halves into products and roots";
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect"];
}

def AlignSoftmaxShapes : Pass<"sluice-align-softmax-shapes", "::mlir::func::FuncOp"> {
  let summary = "gives products around a softmax its dimensions, so that they become attention";
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::tensor::TensorDialect"];
}

def RecognizeAttention : Pass<"sluice-recognize-attention", "::mlir::func::FuncOp"> {
  let summary =
      "turns two products around a softmax into attention, for targets whose kernels of it keep "
      "scores in registers";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::tensor::TensorDialect",
       "::sluice::linalg_ext::LinalgExtDialect"];
}

def GroupHeads : Pass<"sluice-group-heads", "::mlir::func::FuncOp"> {
  let summary = "lets attention read keys and values that groups of heads share in place";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::tensor::TensorDialect",
       "::sluice::linalg_ext::LinalgExtDialect"];
}

def SetEncodings : Pass<"sluice-set-encodings", "::mlir::func::FuncOp"> {
  let summary = "stores the rhs of contractions in panels where that pays";
  let dependentDialects = ["::sluice::encoding::EncodingDialect", "::mlir::linalg::LinalgDialect"];
}

def SplitReductions : Pass<"sluice-split-reductions", "::mlir::func::FuncOp"> {
  let summary =
      "computes few long sums in two steps, for targets that have more threads than there are sums";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
       "::mlir::tensor::TensorDialect"];
}

def ExpandGroupedProducts : Pass<"sluice-expand-grouped-products", "::mlir::func::FuncOp"> {
  let summary =
      "multiplies one group of rows after the other, for targets that do not multiply all at once";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect", "::mlir::scf::SCFDialect",
       "::mlir::tensor::TensorDialect"];
}

def ScaleBlocks : Pass<"sluice-scale-blocks", "::mlir::func::FuncOp"> {
  let summary = "scales each number of few bits, where they are split into blocks to be scaled";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
       "::mlir::tensor::TensorDialect"];
}

def FoldUnitImages : Pass<"sluice-fold-unit-images", "::mlir::func::FuncOp"> {
  let summary = "turns convolutions of images of one pixel into products";
  let dependentDialects =
      ["::mlir::affine::AffineDialect", "::mlir::linalg::LinalgDialect",
       "::mlir::tensor::TensorDialect"];
}

def MergeProducts : Pass<"sluice-merge-products", "::mlir::func::FuncOp"> {
  let summary = "makes one product of several of the same rows with constants";
  let dependentDialects = ["::mlir::linalg::LinalgDialect", "::mlir::tensor::TensorDialect"];
}

def ConvolveBytes : Pass<"sluice-convolve-bytes", "::mlir::func::FuncOp"> {
  let summary = "convolves quantized images as the bytes that they are stored in";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
       "::mlir::tensor::TensorDialect"];
}

def MultiplyBytes : Pass<"sluice-multiply-bytes", "::mlir::func::FuncOp"> {
  let summary = "multiplies quantized matrices as the bytes that they are stored in";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
       "::mlir::tensor::TensorDialect"];
}

def NarrowStores : Pass<"sluice-narrow-stores", "::mlir::func::FuncOp"> {
  let summary = "rounds elements where they are computed, and widens them where they are read";
  let dependentDialects =
      ["::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
       "::mlir::tensor::TensorDialect"];
}

def PadContractions : Pass<"sluice-pad-contractions"> {
  let summary =
      "rounds up the rows of tensors between contractions, for targets that copy operands in "
      "aligned chunks";
  let dependentDialects =
      ["::sluice::encoding::EncodingDialect", "::mlir::linalg::LinalgDialect",
       "::mlir::tensor::TensorDialect"];
}

#endif
