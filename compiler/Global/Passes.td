//===- Passes.td - whole-program rewrites, in pipeline order --------------===//
include "mlir/Pass/PassBase.td"

/// Rewrites functions (Rewrite.h).
class RewritePass<string name, string text, string base = "::sluice::global::RewritePass">
    : PassBase<name, base> {
  let summary = text;
  let dependentDialects = [
    "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect",
    "::mlir::complex::ComplexDialect", "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect",
    "::mlir::tensor::TensorDialect", "::sluice::encoding::EncodingDialect",
    "::sluice::linalg_ext::LinalgExtDialect", "::sluice::util::UtilDialect"];
}
/// The same, as kernels of the target prefer.
class TargetRewritePass<string name, string text>
    : RewritePass<name, text, "::sluice::global::TargetRewritePass">;

def RecordAssumptions : RewritePass<"sluice-record-assumptions",
    "writes what util.assume.int says of arguments' sizes down at the arguments, and checks it at "
    "run time">;
def KeepOrder : RewritePass<"sluice-keep-order",
    "lets scatters combine floats in the order of the program">;
def GeneralizeLinalg : RewritePass<"sluice-generalize-linalg",
    "turns named elementwise operations, transposes and reductions into linalg.generic">;
def WidenSums : RewritePass<"sluice-widen-sums",
    "keeps sums and products of floats of 16 bits and less in f32, and rounds them once">;
def FoldEmptyTensors : RewritePass<"sluice-fold-empty-tensors",
    "removes computations over tensors that are known to be empty">;
def ChannelsLast : TargetRewritePass<"sluice-channels-last",
    "gives convolutions and what surrounds them contiguous channels, and packs their weights">;
def MoveViews : TargetRewritePass<"sluice-move-views",
    "brings reshapes, slices and transposes into the order in which kernels read them in place">;
def FoldTransposes : RewritePass<"sluice-fold-transposes",
    "lets contractions read transposed operands in place">;
def FoldRepeats : TargetRewritePass<"sluice-fold-repeats",
    "lets contractions read operands in place whose copies were merged">;
def FuseElementwise : TargetRewritePass<"sluice-fuse-elementwise",
    "merges chains of elementwise operations into one, across reshapes">;
def SimplifyPowers : RewritePass<"sluice-simplify-powers",
    "turns powers by small whole numbers and halves into products and roots">;
def AlignSoftmaxShapes : TargetRewritePass<"sluice-align-softmax-shapes",
    "gives products around a softmax its dimensions, so that they become attention">;
def RecognizeAttention : TargetRewritePass<"sluice-recognize-attention",
    "turns two products around a softmax into attention, for targets whose kernels of it keep "
    "scores in registers">;
def GroupHeads : RewritePass<"sluice-group-heads",
    "lets attention read transposed operands, and keys and values that groups of heads share, in place">;
def SetEncodings : TargetRewritePass<"sluice-set-encodings",
    "stores the rhs of contractions in panels where that pays">;
def PackCodes : TargetRewritePass<"sluice-pack-codes",
    "packs constant weights of few bits in words and panels, for products that unpack them">;
def SplitReductions : TargetRewritePass<"sluice-split-reductions",
    "computes few long sums in two steps, for targets that have more threads than there are sums">;
def ExpandGroupedProducts : TargetRewritePass<"sluice-expand-grouped-products",
    "multiplies one group of rows after the other, for targets that do not multiply all at once">;
def ScaleBlocks : TargetRewritePass<"sluice-scale-blocks",
    "scales each number of few bits, where they are split into blocks to be scaled">;
def FoldUnitImages : RewritePass<"sluice-fold-unit-images",
    "turns convolutions of images of one pixel into products">;
def JoinColumns : TargetRewritePass<"sluice-join-columns",
    "makes one loop of several over columns of a product, for targets whose kernels have one">;
def MergeProducts : TargetRewritePass<"sluice-merge-products",
    "makes one product of several of the same rows with constants">;
def ConvolveBytes : TargetRewritePass<"sluice-convolve-bytes",
    "convolves quantized images as the bytes that they are stored in">;
def MoveBytes : TargetRewritePass<"sluice-move-bytes",
    "moves and stores elements of quantized tensors as bytes">;
def MultiplyBytes : TargetRewritePass<"sluice-multiply-bytes",
    "multiplies quantized matrices as the bytes that they are stored in">;
def NarrowType : Option<"type", "type", "std::string", "\"\"",
                          "f16 or bf16, for what the program has as f32; none: what it says">;
def NarrowProducts : TargetRewritePass<"sluice-narrow-products",
    "rounds what products, convolutions and attention of f32 read"> {
  let options = [NarrowType];
}
def NarrowStores : TargetRewritePass<"sluice-narrow-stores",
    "rounds elements where they are computed, and widens them where they are read"> {
  let options = [NarrowType];
}
def MultiplyQuotients : TargetRewritePass<"sluice-multiply-quotients",
    "quantizes by products with the inverse of a constant scale, corrected, for targets whose "
    "divisions are slow">;
def PadContractions : TargetRewritePass<"sluice-pad-contractions",
    "rounds up the rows of tensors between contractions, for targets that copy operands in aligned "
    "chunks">;
