//===- ChannelsLast.cpp - convolutions over contiguous channels -----------===//
// ONNX and PyTorch keep channels before the image. With channels last, a convolution is a matrix
// product whose columns are channels (see Kernels/Convolution), whatever the size of the image.
// Everything around follows, so that a network changes order once at each end:
//   %y = conv_2d_nchw_fchw ins(%x, %w)
//   %z = generic {relu} ins(%y)
//     ->
//   %xt = transpose %x [0, 2, 3, 1]
//   %wp = encoding.set %w : ... panels<k = [2, 3, 1], n = 0, width = 64>
//   %yt = generic {convolution} ins(%xt, %wp)
//   %zt = generic {relu} ins(%yt)
//   %z = transpose %zt [0, 3, 1, 2]
// Weights are packed into panels here, at compile time if they are constant. Depthwise weights
// become [window, channels], those for GPUs [groups, window, input channels, output channels].
// Windows of pictures that lie side by side, the patches of transformers, are rows of a product.
// Depthwise convolutions on CPUs stay as they are if no other convolution moves.
//===----------------------------------------------------------------------===//
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_CHANNELSLAST
#include "compiler/Global/Passes.h.inc"
namespace {

/// The loops of a convolution by their part in it, in the order of the new loops.
struct Roles {
  SmallVector<unsigned> batch, image, depth, output, window, input;
  bool depthwise() const { return output.empty(); }
  SmallVector<unsigned> all() const {
    SmallVector<unsigned> loops;
    for (auto *part : {&batch, &image, &depth, &output, &window, &input})
      llvm::append_range(loops, *part);
    return loops;
  }
};

std::optional<Roles> rolesOf(linalg::LinalgOp op) {
  auto dims = linalg::inferConvolutionDims(op);
  if (failed(dims) || dims->outputImage.empty() || dims->outputChannel.size() > 1 ||
      dims->inputChannel.size() > 1 || dims->outputChannel.size() != dims->inputChannel.size() ||
      (dims->outputChannel.empty() && dims->depth.size() != 1))
    return std::nullopt;
  Roles roles{llvm::to_vector_of<unsigned>(dims->batch),
              llvm::to_vector_of<unsigned>(dims->outputImage),
              llvm::to_vector_of<unsigned>(dims->depth),
              llvm::to_vector_of<unsigned>(dims->outputChannel),
              llvm::to_vector_of<unsigned>(dims->filterLoop),
              llvm::to_vector_of<unsigned>(dims->inputChannel)};
  return roles.all().size() == op.getNumLoops() ? std::optional(roles) : std::nullopt;
}

/// The dimensions of an operand sorted as `roles` name the loops: by the first role that an
/// expression has to do with.
SmallVector<int64_t> orderOf(AffineMap map, const Roles &roles) {
  SmallVector<unsigned> loops = roles.all();
  auto key = [&](int64_t dim) {
    return llvm::find_if(loops,
                         [&](unsigned loop) { return map.getResult(dim).isFunctionOfDim(loop); }) -
           loops.begin();
  };
  SmallVector<int64_t> order = llvm::to_vector(llvm::seq<int64_t>(0, map.getNumResults()));
  llvm::stable_sort(order, [&](int64_t a, int64_t b) { return key(a) < key(b); });
  return order;
}

/// Weights as the kernel wants them, and how many dimensions of what was moved where.
std::pair<Value, AffineMap> packWeights(OpBuilder &builder, linalg::LinalgOp op, const Roles &roles,
                                        const kernels::Preferences &preferences) {
  AffineMap map = op.getIndexingMapsArray()[1];
  Value weights = op.getDpsInputs()[1];
  Type image = getElementTypeOrSelf(op.getDpsInputs()[0].getType());
  auto type = cast<RankedTensorType>(weights.getType());
  auto position = [&](unsigned loop) {
    return int64_t(*map.getResultPosition(getAffineDimExpr(loop, op.getContext())));
  };
  std::optional<int64_t> width;
  if (!roles.depthwise())
    width =
        preferences.weightPanels(type.getDimSize(position(roles.output[0])), type.getElementType());
  if (!width) {
    SmallVector<unsigned> loops = roles.depthwise() ? roles.window : roles.depth;
    llvm::append_range(loops, roles.depthwise() ? roles.depth : roles.window);
    llvm::append_range(loops, roles.input);
    llvm::append_range(loops, roles.output);
    SmallVector<int64_t> order = llvm::map_to_vector(loops, position);
    if (preferences.readsWeightsAlongEitherChannel() &&
        !llvm::is_contained(roles.window, map.getDimPosition(map.getNumResults() - 1)))
      llvm::sort(order);
    return {transposed(builder, op.getLoc(), weights, order), selectResults(map, order)};
  }
  SmallVector<int64_t> rows = llvm::map_to_vector(roles.window, position);
  rows.push_back(position(roles.input[0]));
  int64_t columns = position(roles.output[0]);
  auto panels = encoding::PanelsAttr::get(op.getContext(), rows, columns, *width,
                                          preferences.weightGroup(image, type.getElementType()));
  auto packed = RankedTensorType::get(type.getShape(), type.getElementType(), panels);
  return {encoding::SetOp::create(builder, op.getLoc(), packed, weights), map};
}

/// True if `value` is computed from constants in a few steps, such as a change of shape.
bool isConstant(Value value, unsigned steps = 4) {
  Operation *op = value.getDefiningOp();
  if (!op || steps == 0 || !isMemoryEffectFree(op))
    return false;
  return op->hasTrait<OpTrait::ConstantLike>() ||
         (op->getNumOperands() > 0 && llvm::all_of(op->getOperands(), [&](Value operand) {
            return isConstant(operand, steps - 1);
          }));
}

/// The loops of `op` by their part, if it is a convolution that gains from channels last.
FailureOr<Roles> rolesIfMoved(linalg::LinalgOp op, const kernels::Preferences &preferences,
                              util::DeclineRemarks &remarks) {
  if (!linalg::isaConvolutionOpInterface(op) || !op.hasPureTensorSemantics() ||
      op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1)
    return failure();
  Value filter = op.getDpsInputs()[1];
  auto weights = cast<RankedTensorType>(filter.getType());
  Type element = getElementTypeOrSelf(op.getDpsInputs()[0].getType()),
       sum = getElementTypeOrSelf(op->getResult(0).getType());
  // Pools and what mixes types stay as they are, but for sums of narrow products (WidenSums).
  Block &body = op->getRegion(0).front();
  size_t widened = (sum != element) + (sum != weights.getElementType());
  bool areCodes = sum == element && isa<IntegerType>(weights.getElementType());
  if (body.getOperations().size() != 3 + widened ||
      size_t(llvm::count_if(
          body, llvm::IsaPred<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp, arith::SIToFPOp>)) !=
          widened ||
      llvm::none_of(body, llvm::IsaPred<arith::MulFOp, arith::MulIOp>) ||
      (element != weights.getElementType() && !areCodes &&
       !(element.isInteger(8) && weights.getElementType().isInteger(16))))
    return failure();
  if (!weights.hasStaticShape())
    return remarks.decline(op, "sizes of the weights are known at run time only");
  if (weights.getEncoding())
    return remarks.decline(op, "the weights have a layout of their own");
  if (!preferences.channelsLast(element, sum, isConstant(filter)))
    return remarks.decline(op, "kernels of the target gain nothing from channels last here");
  if (!op.getIndexingMapsArray()[1].isProjectedPermutation() ||
      !op.getIndexingMapsArray()[2].isProjectedPermutation())
    return remarks.decline(op, "weights or results are indexed by sums of loops");
  if (!op.getDpsInits()[0].getDefiningOp<linalg::FillOp>())
    return remarks.decline(op, "sums go on from a tensor that is not filled with one number");
  std::optional<Roles> roles = rolesOf(op);
  if (!roles)
    return remarks.decline(op, "there is more than one loop over input or output channels, or none "
                               "over an image");
  AffineMap image = op.getIndexingMapsArray()[0];
  if (preferences.weightGroup(element, weights.getElementType()) > 1 && !roles->depthwise()) {
    auto dim = image.getResultPosition(getAffineDimExpr(roles->input[0], op.getContext()));
    if (!dim || cast<RankedTensorType>(op.getDpsInputs()[0].getType()).isDynamicDim(*dim))
      return remarks.decline(op, "the image's number of channels is known at run time only");
  }
  return *roles;
}

/// Whether the kernel of `op` is worth no transpose: its image lies as it reads it.
bool staysAlone(linalg::LinalgOp op, const kernels::Preferences &preferences) {
  Value image = op.getDpsInputs()[0];
  if (auto pad = image.getDefiningOp<tensor::PadOp>())
    image = pad.getSource();
  return !asPermuted(image) && preferences.convolvesPlanes(op);
}

/// True if the image is better read as it lies: its channels, such as the three of a picture, are
/// not whole `bytes` that kernels read at once.
bool isReadByElement(linalg::LinalgOp op, const Roles &roles, int64_t bytes) {
  Value image = op.getDpsInputs()[0];
  AffineMap map = op.getIndexingMapsArray()[0];
  auto type = cast<RankedTensorType>(image.getType());
  auto dim = map.getResultPosition(getAffineDimExpr(roles.input[0], op.getContext()));
  while (auto pad = image.getDefiningOp<tensor::PadOp>())
    image = pad.getSource();
  return dim && !type.isDynamicDim(*dim) &&
         type.getDimSize(*dim) * type.getElementTypeBitWidth() % (bytes * 8) != 0 &&
         !asPermuted(image);
}

/// The image as windows side by side, and where each loop is in it, if they neither overlap nor
/// leave anything out and rows of them are whole `bytes`: the convolution is a product of them.
std::optional<std::pair<Value, AffineMap>> windowsOf(OpBuilder &builder, linalg::LinalgOp op,
                                                     const Roles &roles, int64_t bytes) {
  Value image = op.getDpsInputs()[0];
  auto type = cast<RankedTensorType>(image.getType());
  AffineMap map = op.getIndexingMapsArray()[0];
  SmallVector<int64_t> ranges = op.getStaticLoopRanges(), shape;
  SmallVector<ReassociationIndices> groups;
  SmallVector<AffineExpr> places;
  SmallVector<OpFoldResult> sizes;
  if (!roles.depth.empty() || image.getDefiningOp<tensor::PadOp>())
    return std::nullopt;
  auto add = [&](AffineExpr place, int64_t size, OpFoldResult value) {
    groups.back().push_back(places.size());
    places.push_back(place), shape.push_back(size), sizes.push_back(value);
  };
  for (auto [dim, place] : llvm::enumerate(map.getResults())) {
    groups.emplace_back();
    int64_t size = type.getDimSize(dim);
    if (isa<AffineDimExpr>(place)) {
      add(place, size, tensor::getMixedSize(builder, op.getLoc(), image, dim));
      continue;
    }
    auto isIn = [&](unsigned loop) { return place.isFunctionOfDim(loop); };
    auto pixel = llvm::find_if(roles.image, isIn), step = llvm::find_if(roles.window, isIn);
    if (pixel == roles.image.end() || step == roles.window.end())
      return std::nullopt;
    AffineExpr at = builder.getAffineDimExpr(*pixel), in = builder.getAffineDimExpr(*step);
    int64_t count = ranges[*pixel], width = ranges[*step];
    if (ShapedType::isDynamic(size) || (place != at * width + in && place != in + at * width) ||
        size != count * width)
      return std::nullopt;
    add(at, count, builder.getIndexAttr(count)), add(in, width, builder.getIndexAttr(width));
  }
  if (groups.back().size() == 1 || shape.back() * type.getElementTypeBitWidth() % (bytes * 8) != 0)
    return std::nullopt;
  image =
      tensor::ExpandShapeOp::create(builder, op.getLoc(), type.clone(shape), image, groups, sizes);
  return std::pair(image, AffineMap::get(map.getNumDims(), 0, places, op.getContext()));
}

/// `value` with `size` elements along `dim`: behind are zeros, or, where it does not matter, what
/// it was padded with, so that the two paddings become one.
Value lengthened(OpBuilder &builder, Value value, int64_t dim, int64_t size, bool matters) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<OpFoldResult> low(type.getRank(), builder.getIndexAttr(0)), high = low;
  high[dim] = builder.getIndexAttr(size - shape[dim]);
  shape[dim] = size;
  auto before = value.getDefiningOp<tensor::PadOp>();
  Value around = before && !matters ? before.getConstantPaddingValue() : Value();
  if (!around)
    around = arith::ConstantOp::create(builder, value.getLoc(),
                                       builder.getZeroAttr(type.getElementType()));
  return tensor::PadOp::create(builder, value.getLoc(), type.clone(shape), value, low, high,
                               around);
}

/// Gives image and weights as many input channels as kernels read at once.
void lengthenChannels(OpBuilder &builder, linalg::LinalgOp op, const Roles &roles, int64_t group) {
  for (unsigned i : {0, 1}) {
    OpOperand *operand = op.getDpsInputOperand(i);
    AffineExpr channel = getAffineDimExpr(roles.input[0], op.getContext());
    unsigned dim = *op.getIndexingMapsArray()[i].getResultPosition(channel);
    auto type = cast<RankedTensorType>(operand->get().getType());
    int64_t size = llvm::alignTo(type.getDimSize(dim), group);
    if (size != type.getDimSize(dim))
      operand->set(lengthened(builder, operand->get(), dim, size, /*matters=*/i == 1));
  }
}

void moveChannelsLast(IRRewriter &rewriter, linalg::LinalgOp op, const Roles &roles,
                      const kernels::Preferences &preferences) {
  Location loc = op.getLoc();
  rewriter.setInsertionPoint(op);
  auto elementOf = [&](unsigned i) { return getElementTypeOrSelf(op.getDpsInputs()[i].getType()); };
  if (int64_t group = preferences.weightGroup(elementOf(0), elementOf(1));
      group > 1 && !roles.depthwise())
    lengthenChannels(rewriter, op, roles, group);
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<int64_t> inputOrder = orderOf(maps[0], roles), outputOrder = orderOf(maps[2], roles);
  std::optional<int64_t> bytes = preferences.channelBytes();
  bool byElement = bytes && !roles.depthwise() && isReadByElement(op, roles, *bytes);
  if (byElement)
    llvm::sort(inputOrder);
  auto windows = byElement ? windowsOf(rewriter, op, roles, *bytes) : std::nullopt;
  auto [weights, weightsMap] = windows ? std::pair(op.getDpsInputs()[1], maps[1])
                                       : packWeights(rewriter, op, roles, preferences);
  // What was padded last is read from before, on CPUs by depthwise convolutions only.
  auto pad = op.getDpsInputs()[0].getDefiningOp<tensor::PadOp>();
  Value input = windows ? windows->first
                : (bytes || roles.depthwise()) && pad && pad.getConstantPaddingValue()
                    ? paddedInOrder(rewriter, pad, inputOrder)
                    : transposed(rewriter, loc, op.getDpsInputs()[0], inputOrder);
  Value init = transposed(rewriter, loc, op.getDpsInits()[0], outputOrder);
  // A filled tensor is filled in any order.
  if (auto transpose = init.getDefiningOp<linalg::TransposeOp>()) {
    auto fill = op.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
    rewriter.setInsertionPoint(op);
    init =
        linalg::FillOp::create(rewriter, loc, fill.getInputs(), transpose.getInit()).getResult(0);
    rewriter.eraseOp(transpose);
  }
  maps = {windows ? windows->second : selectResults(maps[0], inputOrder), weightsMap,
          selectResults(maps[2], outputOrder)};
  // The loops in the order of their roles; windows read from the image as it lies are innermost.
  SmallVector<unsigned> loops = roles.all();
  if (windows)
    std::rotate(loops.end() - roles.input.size() - roles.window.size(),
                loops.end() - roles.input.size(), loops.end());
  SmallVector<AffineExpr> renamed(loops.size());
  SmallVector<utils::IteratorType> iterators;
  for (auto [i, loop] : llvm::enumerate(loops)) {
    renamed[loop] = getAffineDimExpr(i, op.getContext());
    iterators.push_back(op.getIteratorTypesArray()[loop]);
  }
  for (AffineMap &map : maps)
    map = map.replaceDimsAndSymbols(renamed, {}, loops.size(), 0);
  auto generic = linalg::GenericOp::create(rewriter, loc, init.getType(),
                                           ValueRange{input, weights}, init, maps, iterators);
  rewriter.cloneRegionBefore(op->getRegion(0), generic.getRegion(), generic.getRegion().begin());
  replaceByPermuted(rewriter, op, generic.getResult(0), outputOrder);
}

/// Programs move channels themselves around norms over them: what moves the last dimension before
/// those of the image stands for channels last as well.
void nameTransposes(IRRewriter &rewriter, Operation *function) {
  SmallVector<linalg::GenericOp> found;
  function->walk([&](linalg::GenericOp op) {
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    if (!isCopy(op) || op.getNumLoops() < 4 || !maps[0].isPermutation() || !maps[1].isPermutation())
      return;
    SmallVector<unsigned> inSource = llvm::to_vector(llvm::seq<unsigned>(0, op.getNumLoops()));
    std::rotate(inSource.begin() + 1, inSource.begin() + 2, inSource.end());
    AffineMap moved = AffineMap::getPermutationMap(inSource, op.getContext());
    if (maps[0].compose(inversePermutation(maps[1])) == moved)
      found.push_back(op);
  });
  for (linalg::GenericOp op : found) {
    rewriter.setInsertionPoint(op);
    SmallVector<int64_t> permutation = llvm::to_vector(llvm::seq<int64_t>(0, op.getNumLoops()));
    std::rotate(permutation.begin() + 1, permutation.end() - 1, permutation.end());
    rewriter.replaceOpWithNewOp<linalg::TransposeOp>(op, op.getDpsInputs()[0], op.getDpsInits()[0],
                                                     permutation);
  }
}

struct ChannelsLast final : impl::ChannelsLastBase<ChannelsLast> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    nameTransposes(r.rewriter, r.function);
    // In program order: what an operation reads has its final order before.
    SmallVector<Operation *> order;
    r.function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<linalg::LinalgOp>(op) || isa<tensor::TensorDialect>(op->getDialect()))
        order.push_back(op);
    });
    DenseMap<Operation *, Roles> moved;
    bool any = false, stay = true;
    for (Operation *op : order)
      if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
        if (auto roles = rolesIfMoved(linalgOp, preferences, r.remarks); succeeded(roles)) {
          moved[op] = *roles;
          stay = stay && staysAlone(linalgOp, preferences);
        }
    for (Operation *op : order) {
      auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
      auto roles = moved.find(op);
      if (stay && roles != moved.end())
        (void)r.remarks.decline(op, "no other convolution gains from channels last");
      else if (roles != moved.end())
        moveChannelsLast(r.rewriter, linalgOp, roles->second, preferences);
      else if (any && !isa<tensor::ExtractOp>(op) && !sinkTranspose(r.rewriter, op) &&
               !isa<linalg::TransposeOp>(op) && llvm::any_of(op->getOperands(), asPermuted))
        (void)r.remarks.decline(op, "reads channels that lie last in another order, as a copy");
      any |= !stay && roles != moved.end();
    }
    // What could not sink is a kernel like others.
    for (linalg::TransposeOp op : r.all<linalg::TransposeOp>()) {
      r.rewriter.setInsertionPoint(op);
      if (op->use_empty())
        r.rewriter.eraseOp(op);
      else
        (void)linalg::generalizeNamedOp(r.rewriter, op);
    }
  }
};
} // namespace
} // namespace sluice::global
