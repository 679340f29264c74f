//===- FuseElementwise.cpp - chains of elementwise operations become one --===//
// Upstream's patterns do the rewriting; here stands when it pays:
//   - a producer with one reader is fused unless the reader would compute an element many times
//     (broadcast of work);
//   - a reshape moves behind the elementwise operation that reads it, so that contraction, bias and
//     activation meet:
//       %e = expand_shape %matmul; %y = generic {add, gelu} ins(%e)
//         ->   %y = expand_shape (generic ins(%matmul))
//   - a slice moves behind the reshape that splits its dimension, so that readers of heads read
//     them in place:
//       %q = extract_slice %qkv [768] of [2304]; expand_shape %q [768 -> 12x64]
//         ->   %q = extract_slice (expand_shape %qkv) [12] of [36]
//   - what only widens elements, and a step or two more, is computed by each of its readers
//   - halves of a turned tensor are turned halves, which are read in place where they are needed:
//       %t = generic {yield} (b, h, p, d) <- %x (b, p, h, d)
//       extract_slice %t [.., 64] of [.., 128]
//         ->   generic {yield} (extract_slice %x [.., 64] of [.., 128])
//   - parts of a concatenation are rounded before they are put together
//       truncf(insert_slice %a, insert_slice %b)
//         ->   insert_slice (truncf %a), insert_slice (truncf %b)
//   - on GPUs, what reads a convolution of groups keeps the groups' dimensions, and padding is
//     added behind them, so that both run in the convolution's kernel
//   - on GPUs, what scales rows by their sums and turns them takes them in the order of the sums
//   - on GPUs, a product of a batch that several dimensions count keeps these, so that all between
//     the two products of attention reads their elements by the same dimensions
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/LinalgExt/GroupedProduct.h"
#include "compiler/Dialect/Util/Walks.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/PositionalValues.h"
#include "compiler/Global/Rewrite.h"
#include "mlir/Dialect/MemRef/Transforms/Transforms.h"

namespace sluice::global {
#define GEN_PASS_DEF_FUSEELEMENTWISE
#include "compiler/Global/Passes.h.inc"

/// True if computing an element of `op` costs no more than reading it: casts, and a few selections
/// or additions. What finds the places of a lookup by positions alone does not count.
static bool isCheap(linalg::GenericOp op) {
  unsigned arithmetic = 0;
  auto isIndex = [](Value value) { return value.getType().isIndex(); };
  for (Operation &inner : op.getBlock()->without_terminator()) {
    if (isa<math::MathDialect>(inner.getDialect()) || inner.getNumRegions() ||
        isa<arith::DivFOp, arith::RemFOp, complex::DivOp, complex::ExpOp, complex::PowOp,
            complex::LogOp, complex::SqrtOp, complex::SinOp, complex::CosOp, complex::AbsOp>(inner))
      return false;
    bool isPlace = llvm::all_of(inner.getResults(), isIndex) ||
                   (isa<arith::CmpIOp>(inner) && llvm::all_of(inner.getOperands(), isIndex));
    arithmetic +=
        !(isPlace && op.getNumDpsInputs() == 0) && !isa<CastOpInterface, arith::ConstantOp>(inner);
  }
  return arithmetic <= 2;
}

/// Whether `op` rounds numbers to bytes: its kernel should store these, and not the numbers, where
/// two of its kind are read together.
static bool roundsToBytes(linalg::GenericOp op) {
  auto isByte = [](Value value) { return getElementTypeOrSelf(value.getType()).isInteger(8); };
  return isByte(op->getResult(0)) && llvm::any_of(op.getDpsInputOperands(), [&](OpOperand *input) {
           return !isByte(input->get()) && op.getMatchingIndexingMap(input).getNumResults() > 1;
         });
}

/// Whether all that reads the complex numbers of `op` takes their real or imaginary parts: parts
/// cost no more than half, and are computed where they are read.
static bool isReadByPart(linalg::GenericOp op) {
  return isa<ComplexType>(getElementTypeOrSelf(op->getResult(0).getType())) && isCheap(op) &&
         llvm::all_of(op->getUses(), [](OpOperand &use) {
           auto reader = dyn_cast<linalg::GenericOp>(use.getOwner());
           return reader && reader.getNumReductionLoops() == 0 &&
                  llvm::all_of(reader.getMatchingBlockArgument(&use).getUsers(),
                               llvm::IsaPred<complex::ReOp, complex::ImOp>);
         });
}

/// Whether `op` computes nothing of its one operand but other types of its elements.
static bool onlyCasts(linalg::GenericOp op) {
  return op.getNumDpsInputs() == 1 && op.getNumDpsInits() == 1 && !op.getNumReductionLoops() &&
         op.hasPureTensorSemantics() && !op.payloadUsesValueFromOperand(op.getDpsInitOperand(0)) &&
         llvm::all_of(op.getBody()->without_terminator(), llvm::IsaPred<CastOpInterface>);
}

static unsigned bitsOf(Value value) {
  Type element = getElementTypeOrSelf(value.getType());
  return element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 0;
}

/// Whether `op` puts rows in another order, or repeats or widens them, for what computes by element
/// of it and another tensor as large, as rotations do of two halves: that reads both where they
/// lie. What reads one such tensor joins its kernel; it cannot join those of two.
static bool isReadWhereItLies(linalg::GenericOp op) {
  if (!onlyCasts(op) || bitsOf(op.getDpsInputs()[0]) > bitsOf(op.getResult(0)))
    return false;
  AffineMap in = op.getIndexingMapsArray()[0], out = op.getIndexingMapsArray()[1];
  if (!in.isProjectedPermutation() || !out.isPermutation() || out.getNumDims() == 0)
    return false;
  AffineMap map = in.compose(inversePermutation(out));
  unsigned last = map.getNumDims() - 1;
  bool keepsNeighbours = !map.isFunctionOfDim(last) ||
                         map.getResults().back() == getAffineDimExpr(last, op.getContext());
  bool meetsAnother = false;
  for (Operation *user : op->getUsers()) {
    auto reader = dyn_cast<linalg::GenericOp>(user);
    if (!reader || reader.getNumReductionLoops() || reader->getBlock() != op->getBlock())
      return false;
    meetsAnother |= llvm::any_of(reader.getDpsInputOperands(), [&](OpOperand *input) {
      return input->get() != op->getResult(0) &&
             reader.getMatchingIndexingMap(input).getNumResults() == reader.getNumLoops();
    });
  }
  return keepsNeighbours && meetsAnother;
}

/// Whether `value` is a sum of rows, or computed of one by a few steps; `keeps` if dimensions that
/// were summed may be kept.
static bool isOfSum(Value value, bool keeps = false, int depth = 3) {
  if (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>(); expand && keeps)
    value = expand.getSrc();
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  if (!generic || depth == 0 || linalg::isaContractionOpInterface(generic) ||
      linalg::isaConvolutionOpInterface(generic))
    return false;
  return generic.getNumReductionLoops() || llvm::any_of(generic.getDpsInputs(), [&](Value input) {
           return isOfSum(input, keeps, depth - 1);
         });
}

/// Whether `value` is computed from a product of pairs of matrices, and no other product or window
/// since.
static bool isFromBatch(Value value, int depth = 12) {
  Operation *op = value.getDefiningOp();
  if (isa_and_present<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op))
    return isFromBatch(op->getOperand(0), depth);
  auto generic = dyn_cast_if_present<linalg::GenericOp>(op);
  if (!generic || depth == 0 || linalg::isaConvolutionOpInterface(generic))
    return false;
  if (linalg::isaContractionOpInterface(generic))
    return llvm::any_of(llvm::seq(generic.getNumLoops()), [&](unsigned loop) {
      return llvm::all_of(generic.getIndexingMapsArray(),
                          [&](AffineMap map) { return map.isFunctionOfDim(loop); });
    });
  return llvm::any_of(generic.getDpsInputs(),
                      [&](Value input) { return isFromBatch(input, depth - 1); });
}

/// Whether `op` computes a tensor of wider elements than it reads, each once, at little cost, for
/// what reads each once as well: all of that together moves fewer bytes without it, as gradients of
/// norms that need the differences of f16 from their means in f32. Where a sum is read too, rows
/// are computed in the kernel of the sum, and attention's between its products.
static bool isReadNarrower(linalg::GenericOp op) {
  if (!isCheap(op) || op.getNumResults() != 1 || op.getNumReductionLoops() ||
      !op.getIndexingMapsArray().back().isPermutation())
    return false;
  unsigned bits = 0;
  for (OpOperand *input : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(input);
    if (!map.isProjectedPermutation() || !isa<FloatType>(getElementTypeOrSelf(input->get())))
      return false;
    bits += map.isPermutation() ? bitsOf(input->get()) : 0;
  }
  auto readsOnce = [&](OpOperand &use) {
    auto reader = dyn_cast<linalg::GenericOp>(use.getOwner());
    return reader && reader->getBlock() == op->getBlock() &&
           reader.getMatchingIndexingMap(&use).isPermutation() &&
           !linalg_ext::isProductOfMatrices(reader) && !linalg::isaConvolutionOpInterface(reader);
  };
  return bits && bits < bitsOf(op.getResult(0)) && llvm::all_of(op->getUses(), readsOnce) &&
         llvm::none_of(
             op.getDpsInputs(),
             [](Value input) { return isOfSum(input, /*keeps=*/true) || isFromBatch(input); });
}

static bool shouldFuse(OpOperand *operand, const kernels::Preferences &preferences,
                       util::DeclineRemarks &remarks) {
  auto producer = operand->get().getDefiningOp<linalg::GenericOp>();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!producer || !consumer || producer->getBlock() != consumer->getBlock())
    return false;
  if (linalg_ext::isProductOfMatrices(consumer) || linalg::isaConvolutionOpInterface(consumer) ||
      linalg_ext::isProductOfMatrices(producer) || linalg::isaConvolutionOpInterface(producer))
    return false;
  if (producer.getNumReductionLoops() || preferences.findsAlone(consumer))
    return false;
  // Without inputs it is an index or a constant pattern: never worth memory.
  if (producer.getNumDpsInputs() == 0 && isCheap(producer))
    return true;
  auto decline = [&](const char *why) { return succeeded(remarks.decline(producer, why)); };
  if (!llvm::all_of(producer->getUsers(), [&](Operation *user) { return user == consumer; }) &&
      !isReadByPart(producer) && !isReadWhereItLies(producer) && !isReadNarrower(producer))
    return decline("is not merged with what reads it: several operations do");
  if (preferences.convolvesBytes() && roundsToBytes(producer))
    return decline("is not merged with what reads it: it rounds numbers to bytes");
  // What widens bytes joins those who read each several times, so that these read bytes.
  if (preferences.convolvesBytes() && isCheap(consumer) && !isCheap(producer) &&
      getElementTypeOrSelf(producer.getResult(0).getType()).isInteger(8) &&
      llvm::any_of(consumer->getUses(), [](OpOperand &use) {
        auto reader = dyn_cast<linalg::GenericOp>(use.getOwner());
        return isReshape(use.getOwner()) ||
               (reader && !reader.getMatchingIndexingMap(&use).isPermutation());
      }))
    return decline("is not merged with what reads it: bytes are widened where they are repeated");
  // A body grown without limit would not fit registers.
  if (consumer.getNumDpsInputs() + producer.getNumDpsInputs() > 24)
    return decline("is not merged with what reads it: together they read more than 24 tensors");
  // Nor would it save much: and a chain that grows by one step at a time is copied each time.
  constexpr unsigned kMostSteps = 128;
  if (llvm::range_size(*producer.getBlock()) + llvm::range_size(*consumer.getBlock()) > kMostSteps)
    return decline("is not merged with what reads it: together they take more than 128 steps");
  if (!consumer.getMatchingIndexingMap(operand).isPermutation() && !isCheap(producer))
    return decline("is not merged with what reads it: elements would be computed several times");
  return true;
}

/// Whether `op` is a product of pairs of matrices and each dimension in groups of more than one of
/// `groups`, of its operand or result `value`, counts these pairs.
static bool groupsBatch(linalg::GenericOp op, AffineMap map,
                        ArrayRef<ReassociationIndices> groups) {
  for (auto [i, group] : llvm::enumerate(groups))
    if (group.size() > 1 && !llvm::all_of(op.getIndexingMapsArray(), [&](AffineMap each) {
          return each.isFunctionOfDim(map.getDimPosition(i));
        }))
      return false;
  return true;
}

/// Whether `value` is a convolution of groups of channels, or computed element by element of one.
static bool isFromGroups(Value value, int depth = 6) {
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  if (!generic || depth == 0)
    return false;
  SmallVector<AffineMap> maps = generic.getIndexingMapsArray();
  if (generic.getNumReductionLoops() == 0)
    return llvm::any_of(generic.getDpsInputs(),
                        [&](Value input) { return isFromGroups(input, depth - 1); });
  return generic.getNumDpsInputs() == 2 && !maps[0].isProjectedPermutation() &&
         llvm::any_of(llvm::seq(generic.getNumLoops()), [&](unsigned loop) {
           return llvm::all_of(maps, [&](AffineMap map) { return map.isFunctionOfDim(loop); });
         });
}

/// The dimensions of `value` along which what scales it was summed, perhaps some steps before.
static llvm::SmallBitVector summedDims(Value value, int depth = 6) {
  llvm::SmallBitVector result(cast<RankedTensorType>(value.getType()).getRank());
  auto generic = value.getDefiningOp<linalg::GenericOp>();
  if (!generic || depth == 0 || generic.getNumReductionLoops() ||
      !generic.getMatchingIndexingMap(generic.getDpsInitOperand(0)).isIdentity())
    return result;
  for (OpOperand *input : generic.getDpsInputOperands()) {
    AffineMap map = generic.getMatchingIndexingMap(input);
    if (map.isIdentity())
      result |= summedDims(input->get(), depth - 1);
    else if (isOfSum(input->get(), /*keeps=*/true))
      for (unsigned dim = 0; dim < result.size(); ++dim)
        result[dim] = result[dim] || !map.isFunctionOfDim(dim);
  }
  return result;
}

/// Whether `collapse` joins dimensions along which its source was summed with others, as norms of
/// groups of channels do.
static bool joinsSums(tensor::CollapseShapeOp collapse) {
  llvm::SmallBitVector summed = summedDims(collapse.getSrc());
  auto isSummed = [&](int64_t dim) { return summed[dim]; };
  return llvm::any_of(collapse.getReassociationIndices(), [&](const auto &group) {
    return llvm::any_of(group, isSummed) && !llvm::all_of(group, isSummed);
  });
}

/// Batches of matrices that were counted by several dimensions, and again are after the product,
/// keep them: between two products, all reads all by the same dimensions.
///   %s = matmuls(collapse %q, collapse %k); %e = expand %s; %b = add %e, bias
///     ->   %s = matmuls(%q, %k); %b = add %s, bias
/// What follows norms of groups of channels keeps the groups, to be computed with them.
static bool shouldKeepBatch(OpOperand *operand) {
  if (auto collapse = operand->get().getDefiningOp<tensor::CollapseShapeOp>()) {
    auto reader = dyn_cast<linalg::GenericOp>(operand->getOwner());
    if (reader && reader.getNumReductionLoops() == 0 && joinsSums(collapse))
      return true;
    if (llvm::is_contained(collapse.getSrcType().getShape(), 1))
      return false; // Dimensions of one element are no batch.
    if (!reader || !linalg::isaContractionOpInterface(reader))
      return reader && (isFromBatch(collapse.getSrc()) ||
                        (reader.getNumReductionLoops() == 0 && isFromGroups(collapse.getSrc())));
    return llvm::all_of(reader.getDpsInputs(),
                        [](Value input) {
                          return isa_and_present<tensor::CollapseShapeOp>(input.getDefiningOp());
                        }) &&
           groupsBatch(reader, reader.getMatchingIndexingMap(operand),
                       collapse.getReassociationIndices());
  }
  auto expand = dyn_cast<tensor::ExpandShapeOp>(operand->getOwner());
  auto source = operand->get().getDefiningOp<linalg::GenericOp>();
  if (!expand || llvm::is_contained(expand.getResultType().getShape(), 1) || !source ||
      !source->hasOneUse() || !isFromBatch(operand->get()))
    return false;
  return !linalg::isaContractionOpInterface(source) ||
         groupsBatch(source, source.getMatchingIndexingMap(source.getDpsInitOperand(0)),
                     expand.getReassociationIndices());
}

/// Whether `operand` is looked up elsewhere, to be split and reduced: then it is looked up by what
/// reduces it (the results of a row's experts).
static bool isLookedUpToBeReduced(OpOperand *operand) {
  auto lookup = operand->get().getDefiningOp<linalg::GenericOp>();
  auto reads = [](Operation *nested) { return isa<tensor::ExtractOp>(nested); };
  if (!isa<tensor::ExpandShapeOp>(operand->getOwner()) || !lookup || !lookup->hasOneUse() ||
      lookup.getNumReductionLoops() || !anyIn(lookup, reads))
    return false;
  return llvm::all_of(operand->getOwner()->getUsers(), [](Operation *user) {
    auto reader = dyn_cast<linalg::GenericOp>(user);
    return reader && reader.getNumReductionLoops() && !linalg_ext::isProductOfMatrices(reader);
  });
}

/// Whether all that reads `op` adds up along a part of a dimension that `expand` splits, as norms
/// of heads do: only on this side of the reshape are the two one operation.
static bool isReducedInPart(linalg::GenericOp op, tensor::ExpandShapeOp expand) {
  AffineMap map = op.getMatchingIndexingMap(op.getDpsInitOperand(0));
  return op.getNumReductionLoops() == 0 && !op->use_empty() && map.isIdentity() &&
         llvm::all_of(op->getUses(), [&](OpOperand &use) {
           auto sum = dyn_cast<linalg::GenericOp>(use.getOwner());
           if (!sum || sum.getNumReductionLoops() == 0 || linalg::isaContractionOpInterface(sum))
             return false;
           AffineMap read = sum.getMatchingIndexingMap(&use);
           auto isReduced = [&](int64_t dim) {
             auto loop = dyn_cast<AffineDimExpr>(read.getResult(dim));
             return loop &&
                    linalg::isReductionIterator(sum.getIteratorTypesArray()[loop.getPosition()]);
           };
           return llvm::any_of(expand.getReassociationIndices(), [&](const auto &group) {
             return llvm::any_of(group, isReduced) && !llvm::all_of(group, isReduced);
           });
         });
}

static bool shouldMoveReshape(OpOperand *operand, bool keepsBatch) {
  Operation *producer = operand->get().getDefiningOp();
  auto consumer = dyn_cast<linalg::GenericOp>(operand->getOwner());
  if (!isa_and_present<tensor::ExpandShapeOp>(producer) || !consumer ||
      isReducedInPart(consumer, cast<tensor::ExpandShapeOp>(producer)))
    return false;
  // Elements between two products keep the products' dimensions.
  if (keepsBatch && llvm::any_of(consumer.getDpsInputs(), [&](Value input) {
        return input != operand->get() && isFromBatch(input);
      }))
    return false;
  return !linalg::isaContractionOpInterface(consumer) &&
         !linalg::isaConvolutionOpInterface(consumer) &&
         isa_and_present<linalg::LinalgOp>(producer->getOperand(0).getDefiningOp());
}

namespace {
LogicalResult expandBeforeSlice(tensor::ExpandShapeOp expand, PatternRewriter &rewriter) {
  auto slice = expand.getSrc().getDefiningOp<tensor::ExtractSliceOp>();
  if (!slice)
    return failure();
  if (!slice.hasUnitStride() || slice.getSourceType().getRank() != slice.getType().getRank())
    return rewriter.notifyMatchFailure(expand, "the slice has steps or drops dimensions");
  RankedTensorType source = slice.getSourceType(), result = expand.getResultType();
  // Nothing may be created before it is clear that all dimensions can be rewritten: what a
  // pattern leaves behind where it fails starts the next round of patterns, without end.
  SmallVector<OpFoldResult> offsets, wholeSizes, expanded = expand.getMixedOutputShape();
  for (auto [dim, group] : llvm::enumerate(expand.getReassociationIndices())) {
    auto isWhole = ValueBoundsConstraintSet::areEqual(slice.getMixedSizes()[dim],
                                                      {slice.getSource(), int64_t(dim)});
    if (succeeded(isWhole) && *isWhole) { // Then it begins at the first element.
      for (int64_t part : group)
        offsets.push_back(rewriter.getIndexAttr(0)), wholeSizes.push_back(expanded[part]);
      continue;
    }
    int64_t inner = 1;
    for (int64_t part : ArrayRef(group).drop_front()) {
      if (result.isDynamicDim(part))
        return rewriter.notifyMatchFailure(expand, "an inner size is known at run time only");
      inner *= result.getDimSize(part);
    }
    // Whole groups of `inner` elements, counted from the front.
    auto inGroups = [&](OpFoldResult value) -> OpFoldResult {
      if (inner == 1)
        return value;
      std::optional<int64_t> known = getConstantIntValue(value);
      bool isWhole = known && inner != 0 && *known % inner == 0;
      return isWhole ? OpFoldResult(rewriter.getIndexAttr(*known / inner)) : OpFoldResult();
    };
    OpFoldResult offset = inGroups(slice.getMixedOffsets()[dim]);
    bool isKnown = !source.isDynamicDim(dim);
    OpFoldResult count =
        isKnown ? inGroups(rewriter.getIndexAttr(source.getDimSize(dim))) : OpFoldResult();
    if (!offset || (isKnown ? !count : inner != 1))
      return rewriter.notifyMatchFailure(expand, "the slice cuts groups of elements apart");
    offsets.push_back(offset), wholeSizes.push_back(count); // null: of the source
    for (int64_t part : ArrayRef(group).drop_front())
      offsets.push_back(rewriter.getIndexAttr(0)), wholeSizes.push_back(expanded[part]);
  }
  Location loc = expand.getLoc();
  SmallVector<int64_t> wholeShape;
  for (auto [dim, group] : llvm::enumerate(expand.getReassociationIndices()))
    if (OpFoldResult &size = wholeSizes[group.front()]; !size)
      size = tensor::getMixedSize(rewriter, loc, slice.getSource(), dim);
  for (OpFoldResult size : wholeSizes)
    wholeShape.push_back(getConstantIntValue(size).value_or(ShapedType::kDynamic));
  auto whole = tensor::ExpandShapeOp::create(
      rewriter, loc, RankedTensorType::get(wholeShape, result.getElementType()), slice.getSource(),
      expand.getReassociationIndices(), wholeSizes);
  SmallVector<OpFoldResult> ones(offsets.size(), rewriter.getIndexAttr(1));
  rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(expand, result, whole, offsets, expanded,
                                                      ones);
  return success();
}

/// expand_shape(pad %x) -> pad(expand_shape %x), if the dimensions that are split are not padded.
LogicalResult expandBeforePad(tensor::ExpandShapeOp expand, PatternRewriter &rewriter) {
  auto pad = expand.getSrc().getDefiningOp<tensor::PadOp>();
  if (!pad || !pad->hasOneUse() || !pad.getConstantPaddingValue() || !pad.getLow().empty() ||
      !pad.getHigh().empty() || !expand.getResultType().hasStaticShape())
    return failure();
  SmallVector<OpFoldResult> low, high;
  SmallVector<int64_t> shape;
  for (auto [dim, group] : llvm::enumerate(expand.getReassociationIndices())) {
    int64_t before = pad.getStaticLow()[dim], after = pad.getStaticHigh()[dim];
    if (group.size() > 1 && (before || after))
      return rewriter.notifyMatchFailure(expand, "the dimension that is split is padded");
    for (int64_t part : group) {
      low.push_back(rewriter.getIndexAttr(before)), high.push_back(rewriter.getIndexAttr(after));
      shape.push_back(expand.getResultType().getDimSize(part) - before - after);
    }
  }
  RankedTensorType type = expand.getResultType();
  auto inner = tensor::ExpandShapeOp::create(rewriter, expand.getLoc(), type.clone(shape),
                                             pad.getSource(), expand.getReassociationIndices());
  rewriter.replaceOpWithNewOp<tensor::PadOp>(expand, type, inner, low, high,
                                             pad.getConstantPaddingValue());
  return success();
}

LogicalResult sliceBeforeTurn(tensor::ExtractSliceOp slice, PatternRewriter &rewriter) {
  auto isPlain = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && !tensor.getEncoding();
  };
  auto turn = slice.getSource().getDefiningOp<linalg::GenericOp>();
  if (!isCopy(turn) || !isPlain(turn.getInputs()[0].getType()) || !isPlain(slice.getSourceType()))
    return failure();
  AffineMap in = turn.getIndexingMapsArray()[0], out = turn.getIndexingMapsArray()[1];
  if (!in.isPermutation() || !out.isPermutation() || in.getNumResults() == 0 ||
      in.getResults().back() != out.getResults().back())
    return rewriter.notifyMatchFailure(slice, "neighbours would not stay neighbours");
  if (slice.getDroppedDims().any())
    return rewriter.notifyMatchFailure(slice, "drops dimensions");
  SmallVector<int64_t> ranges = turn.getStaticLoopRanges();
  auto isLong = [&](AffineExpr loop) {
    return ranges[cast<AffineDimExpr>(loop).getPosition()] != 1;
  };
  if (llvm::filter_to_vector(in.getResults(), isLong) ==
      llvm::filter_to_vector(out.getResults(), isLong))
    return rewriter.notifyMatchFailure(slice, "is one of a reshape");
  // Nobody may be left who needs all of the turned tensor but by element.
  auto isFree = [](Operation *user) {
    auto part = dyn_cast<tensor::ExtractSliceOp>(user);
    return part && llvm::all_of(part->getUses(), [](OpOperand &use) {
             auto generic = dyn_cast<linalg::GenericOp>(use.getOwner());
             bool isInserted =
                 isa<tensor::InsertSliceOp>(use.getOwner()) && use.getOperandNumber() == 0;
             return isInserted || (generic && generic.getNumReductionLoops() == 0);
           });
  };
  SmallVector<Operation *> others =
      llvm::filter_to_vector(turn->getUsers(), [&](Operation *user) { return !isFree(user); });
  auto only = others.size() == 1 ? dyn_cast<linalg::GenericOp>(others[0]) : linalg::GenericOp();
  if (!others.empty() && (!only || only.getNumReductionLoops() != 0))
    return rewriter.notifyMatchFailure(slice, "others need the whole tensor turned");
  // Position of each dimension of the input in the result.
  AffineMap toResult = in.compose(inversePermutation(out));
  auto moved = [&](ArrayRef<OpFoldResult> values) { return applyPermutationMap(toResult, values); };
  Location loc = turn.getLoc();
  auto part = tensor::ExtractSliceOp::create(
      rewriter, slice.getLoc(), turn.getInputs()[0], moved(slice.getMixedOffsets()),
      moved(slice.getMixedSizes()), moved(slice.getMixedStrides()));
  Value empty = tensor::EmptyOp::create(rewriter, loc, slice.getMixedSizes(),
                                        slice.getType().getElementType());
  rewriter.replaceOp(slice, withBodyOf(rewriter, turn, part.getResult(), empty, {in, out}));
  return success();
}

/// See the top.
LogicalResult castBeforeInsert(linalg::GenericOp cast, PatternRewriter &rewriter) {
  if (!onlyCasts(cast) || bitsOf(cast.getDpsInputs()[0]) < bitsOf(cast.getResult(0)) ||
      !llvm::all_of(cast.getIndexingMapsArray(), [](AffineMap map) { return map.isIdentity(); }))
    return failure();
  Value whole = cast.getDpsInputs()[0];
  auto collapse = whole.getDefiningOp<tensor::CollapseShapeOp>();
  if (collapse && collapse->hasOneUse())
    whole = collapse.getSrc();
  Location loc = cast.getLoc();
  Type element = getElementTypeOrSelf(cast.getResult(0));
  SmallVector<tensor::InsertSliceOp> parts;
  Value rest = whole;
  for (auto part = rest.getDefiningOp<tensor::InsertSliceOp>(); part && part->hasOneUse();
       part = rest.getDefiningOp<tensor::InsertSliceOp>())
    parts.push_back(part), rest = part.getDest();
  if (parts.empty() || !rest.getDefiningOp<tensor::EmptyOp>())
    return failure();
  Value result = emptyLike(rewriter, loc, whole, element);
  for (tensor::InsertSliceOp part : llvm::reverse(parts)) {
    // Parts may lack dimensions of one element, or have those that are merged.
    Value source = part.getSource(), empty = emptyLike(rewriter, loc, source, element);
    int64_t rank = part.getSourceType().getRank();
    AffineMap map = rewriter.getMultiDimIdentityMap(rank);
    auto made = linalg::GenericOp::create(
        rewriter, loc, empty.getType(), source, empty, ArrayRef{map, map},
        SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel));
    rewriter.cloneRegionBefore(cast.getRegion(), made.getRegion(), made.getRegion().begin());
    result = tensor::InsertSliceOp::create(rewriter, part.getLoc(), made.getResult(0), result,
                                           part.getMixedOffsets(), part.getMixedSizes(),
                                           part.getMixedStrides());
  }
  if (whole != cast.getDpsInputs()[0])
    result = tensor::CollapseShapeOp::create(rewriter, collapse.getLoc(), result,
                                             collapse.getReassociationIndices());
  rewriter.replaceOp(cast, result);
  return success();
}

/// Only contractions read panels: a factor that is one number (a recurrent network's first state)
/// stays an operand, else a sum over the other factor would be left. Hides such operands from
/// upstream's folding until the barriers are erased.
SmallVector<util::OptimizationBarrierOp> hideSplats(Operation *function) {
  SmallVector<util::OptimizationBarrierOp> barriers;
  function->walk([&](linalg::GenericOp op) {
    auto isEncoded = [](Value value) {
      auto type = dyn_cast<RankedTensorType>(value.getType());
      return type && type.getEncoding();
    };
    if (llvm::none_of(op.getInputs(), isEncoded))
      return;
    OpBuilder builder(op);
    for (OpOperand *input : op.getDpsInputOperands()) {
      Value value = input->get();
      if (!isa<RankedTensorType>(value.getType()) ||
          !(matchPattern(value, m_Constant()) || value.getDefiningOp<linalg::FillOp>()))
        continue;
      auto barrier =
          util::OptimizationBarrierOp::create(builder, op.getLoc(), value.getType(), value);
      input->set(barrier.getResult(0));
      barriers.push_back(barrier);
    }
  });
  return barriers;
}

/// Lets `op`, which reads the sums of rows and puts the rows in another order, take them in the
/// order of the sums: both are one kernel then.
void followSums(RewriterBase &rewriter, linalg::GenericOp op) {
  if (op.getNumReductionLoops() || !op.hasPureTensorSemantics())
    return;
  for (OpOperand *input : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(input);
    if (!map.isProjectedPermutation() || map.isMinorIdentity() || !isOfSum(input->get()))
      continue;
    SmallVector<unsigned> order;
    for (unsigned i = 0; i < map.getNumResults(); ++i)
      order.push_back(map.getDimPosition(i));
    for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
      if (!map.isFunctionOfDim(loop))
        order.push_back(loop);
    bool isSame = llvm::equal(order, llvm::seq<unsigned>(0, op.getNumLoops()));
    // Neighbours stay neighbours.
    if (isSame || order.back() != op.getNumLoops() - 1)
      return;
    rewriter.setInsertionPoint(op);
    (void)linalg::interchangeGenericOp(rewriter, op, order);
    return;
  }
}

struct FuseElementwise final : impl::FuseElementwiseBase<FuseElementwise> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    MLIRContext *context = &getContext();
    if (preferences.fusesAttention()) { // Which wants to find both products around a softmax.
      RewritePatternSet patterns(context);
      linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, shouldKeepBatch);
      canonicalize<tensor::ExpandShapeOp, tensor::CollapseShapeOp, linalg::FillOp>(patterns);
      patterns.add(expandBeforePad);
      r.apply(std::move(patterns));
    }
    SmallVector<util::OptimizationBarrierOp> hidden = hideSplats(r.function);
    RewritePatternSet patterns(context);
    util::DeclineRemarks ofFusion(getContext(), getArgument());
    linalg::populateElementwiseOpsFusionPatterns(
        patterns, [&](OpOperand *operand) { return shouldFuse(operand, preferences, ofFusion); });
    linalg::populateFoldReshapeOpsByCollapsingPatterns(patterns, [&](OpOperand *operand) {
      return shouldMoveReshape(operand, preferences.fusesAttention());
    });
    linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, isLookedUpToBeReduced);
    linalg::populateEraseUnusedOperandsAndResultsPatterns(patterns);
    patterns.add(expandBeforeSlice).add(sliceBeforeTurn).add(castBeforeInsert);
    patterns.add(dropRepeatedUnits);
    // A size asked of an intermediate value would keep it alive.
    memref::populateResolveRankedShapedTypeResultDimsPatterns(patterns);
    canonicalize<tensor::DimOp, affine::AffineApplyOp, linalg::GenericOp, linalg::FillOp,
                 tensor::ExpandShapeOp, tensor::CollapseShapeOp>(patterns);
    tensor::populateFoldTensorEmptyPatterns(patterns); // A reshape would pass it to kernels.
    tensor::populateReassociativeReshapeFoldingPatterns(patterns); // Slices drop dimensions of one.
    context->getLoadedDialect<linalg::LinalgDialect>()->getCanonicalizationPatterns(patterns);
    r.apply(std::move(patterns), GreedyRewriteConfig().setUseTopDownTraversal(true));
    for (util::OptimizationBarrierOp barrier : hidden) {
      barrier.getResult(0).replaceAllUsesWith(barrier.getInputs()[0]);
      barrier.erase();
    }
    if (preferences.computesPositions())
      computePositions(r.rewriter, r.function);
    if (preferences.turnsRows())
      r.function.walk([&](linalg::GenericOp op) { followSums(r.rewriter, op); });
  }
};
} // namespace
} // namespace sluice::global
