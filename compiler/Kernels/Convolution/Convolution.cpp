//===- Convolution.cpp - what a convolution kernel computes ---------------===//
#include "compiler/Kernels/Convolution/Convolution.h"

namespace sluice::kernels {

unsigned Convolution::outputDim(unsigned loop) {
  return *map(2).getResultPosition(getAffineDimExpr(loop, root.getContext()));
}

std::pair<unsigned, unsigned> Convolution::sumDim(unsigned loop) {
  for (unsigned operand : {1u, 0u})
    if (auto position = map(operand).getResultPosition(getAffineDimExpr(loop, root.getContext())))
      return {operand, *position};
  llvm_unreachable("every loop of the sum is a dimension of the weights");
}

/// The factor of `loop`, one of `count`, in `expr`.
static int64_t coefficientOf(AffineExpr expr, unsigned loop, unsigned count) {
  SmallVector<AffineExpr> at(count, getAffineConstantExpr(0, expr.getContext()));
  at[loop] = getAffineConstantExpr(1, expr.getContext());
  return cast<AffineConstantExpr>(expr.replaceDims(at)).getValue();
}

int64_t Convolution::coefficient(AffineExpr expr, unsigned loop) {
  return coefficientOf(expr, loop, root.getNumLoops());
}

/// Sums of multiples of loops: what steps of constant length can follow.
static bool isLinear(AffineExpr expr) {
  if (auto binary = dyn_cast<AffineBinaryOpExpr>(expr)) {
    if (expr.getKind() == AffineExprKind::Mul)
      return isLinear(binary.getLHS()) && isa<AffineConstantExpr>(binary.getRHS());
    return expr.getKind() == AffineExprKind::Add && isLinear(binary.getLHS()) &&
           isLinear(binary.getRHS());
  }
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue() == 0;
  return isa<AffineDimExpr>(expr);
}

/// Channels are the last dimension of image, weights and result, and alone in both of the latter.
static bool isDepthwise(linalg::LinalgOp root) {
  SmallVector<AffineMap> maps = root.getIndexingMapsArray();
  AffineExpr channel = maps[2].getResults().back();
  return maps[0].getResults().back() == channel && maps[1].getResults().back() == channel &&
         !cast<RankedTensorType>(root->getOperand(1).getType()).getEncoding() &&
         llvm::none_of(maps[2].getResults().drop_back(), [&](AffineExpr loop) {
           return maps[1].isFunctionOfDim(cast<AffineDimExpr>(loop).getPosition());
         });
}

/// Whether `padding` puts zeros around the last two dimensions of a tensor, and nothing else.
static bool isAroundPlanes(tensor::InsertSliceOp padding) {
  auto fill = padding.getDest().getDefiningOp<linalg::FillOp>();
  auto from = padding.getSourceType(), to = padding.getDestType();
  return fill && matchPattern(fill.getInputs()[0], m_PosZeroFloat()) && padding.hasUnitStride() &&
         from.getRank() == to.getRank() &&
         from.getShape().drop_back(2) == to.getShape().drop_back(2) &&
         !ShapedType::isDynamicShape(from.getShape().drop_back(2)) &&
         llvm::all_of(padding.getMixedOffsets(), getConstantIntValue);
}

std::optional<PlaneConvolution> matchPlanes(linalg::LinalgOp root) {
  auto operands = linalg::isaConvolutionOpInterface(root) && root.getNumDpsInputs() == 2 &&
                          root.hasPureTensorSemantics()
                      ? matchProduct(root)
                      : std::nullopt;
  if (!operands)
    return std::nullopt;
  PlaneConvolution c;
  c.root = root, c.image = root->getOperand(0);
  c.element = getElementTypeOrSelf(root->getResult(0).getType());
  SmallVector<AffineMap> maps = root.getIndexingMapsArray();
  AffineMap in = maps[0], weights = maps[1], out = maps[2];
  auto weightsType = cast<RankedTensorType>(root->getOperand(1).getType());
  if (operands->lhsType != c.element || operands->rhsType != c.element ||
      !isa<Float32Type, Float64Type>(c.element) || weightsType.getEncoding() ||
      !weights.isProjectedPermutation() || !out.isProjectedPermutation() ||
      out.getNumResults() < 3 || in.getNumResults() != out.getNumResults() ||
      !llvm::all_of(in.getResults(), isLinear) || root.getNumLoops() != out.getNumResults() + 2)
    return std::nullopt;
  c.planes = out.getNumResults() - 2;
  if (in.getResults().take_front(c.planes) != out.getResults().take_front(c.planes))
    return std::nullopt;
  c.line = out.getDimPosition(c.planes), c.along = out.getDimPosition(c.planes + 1);
  // A loop over the window for each dimension of a plane.
  SmallVector<unsigned> window;
  root.getReductionDims(window);
  AffineExpr lineRead = in.getResult(c.planes), read = in.getResult(c.planes + 1);
  if (window.size() == 2 && read.isFunctionOfDim(window[0]))
    std::swap(window[0], window[1]);
  if (window.size() != 2 || in.getResult(c.planes).isFunctionOfDim(window[1]) ||
      read.isFunctionOfDim(window[0]) || lineRead.isFunctionOfDim(c.along) ||
      read.isFunctionOfDim(c.line) || weights.isFunctionOfDim(c.line) ||
      weights.isFunctionOfDim(c.along) || !weights.isFunctionOfDim(window[0]) ||
      !weights.isFunctionOfDim(window[1]))
    return std::nullopt;
  c.row = window[0], c.column = window[1];
  auto factor = [&](AffineExpr expr, unsigned loop) {
    return coefficientOf(expr, loop, root.getNumLoops());
  };
  c.lineStep = factor(lineRead, c.line), c.rowStep = factor(lineRead, c.row);
  c.columnStep = factor(read, c.column);
  SmallVector<int64_t> sizes = staticLoopRanges(root);
  // The window is straight code.
  constexpr int64_t kLargestWindow = 49;
  if (factor(read, c.along) != 1 || c.lineStep < 1 || c.rowStep < 1 || c.columnStep < 1 ||
      ShapedType::isDynamic(sizes[c.row]) || ShapedType::isDynamic(sizes[c.column]) ||
      sizes[c.row] * sizes[c.column] > kLargestWindow || sizes[c.row] * sizes[c.column] == 0)
    return std::nullopt;
  if (auto padding = c.image.getDefiningOp<tensor::InsertSliceOp>();
      padding && isAroundPlanes(padding)) {
    c.padding = padding, c.image = padding.getSource();
    for (unsigned i : {0, 1})
      c.before[i] = *getConstantIntValue(padding.getMixedOffsets()[c.planes + i]);
  }
  return c;
}

bool convolvesBeforePadding(linalg::LinalgOp op, tensor::InsertSliceOp padding) {
  if (auto planes = matchPlanes(op))
    return planes->padding == padding;
  auto fill = padding.getDest().getDefiningOp<linalg::FillOp>();
  auto from = padding.getSourceType(), to = padding.getDestType();
  if (op.getNumDpsInputs() != 2 || !linalg::isaConvolutionOpInterface(op) || !matchProduct(op) ||
      op->getOperand(0) != padding.getResult() || !fill ||
      !fill.getInputs()[0].getDefiningOp<arith::ConstantOp>() || !padding.hasUnitStride() ||
      from.getRank() != to.getRank() || from.getShape().back() != to.getShape().back() ||
      from.isDynamicDim(from.getRank() - 1) ||
      !llvm::all_of(padding.getMixedOffsets(), getConstantIntValue))
    return false;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  if (!maps[2].isProjectedPermutation() || !llvm::all_of(maps[0].getResults(), isLinear) ||
      !isDepthwise(op))
    return false;
  // In a tile at the edge of the image each product asks whether it reads there. With windows of
  // 5 x 5 and images of 14 x 14, where all tiles are, that takes longer than a padded copy.
  constexpr int64_t kFewProducts = 9, kLongLine = 32;
  auto weights = cast<RankedTensorType>(op->getOperand(1).getType());
  int64_t line = cast<RankedTensorType>(op->getResult(0).getType()).getShape().end()[-2];
  return weights.hasStaticShape() &&
         (weights.getNumElements() / weights.getShape().back() <= kFewProducts ||
          ShapedType::isDynamic(line) || line >= kLongLine);
}

linalg::LinalgOp findConvolution(func::FuncOp kernel) {
  linalg::LinalgOp root;
  for (auto op : kernel.front().getOps<linalg::LinalgOp>())
    if (linalg::isaConvolutionOpInterface(op)) {
      if (root)
        return {};
      root = op;
    }
  return root;
}

/// Neighbouring positions are neighbours in the input if the sum does not move within the image and
/// no position is left out.
static bool hasFlatPositions(Convolution &c) {
  if (c.padding)
    return false;
  AffineMap in = c.map(0);
  auto isPosition = [&](unsigned loop) { return llvm::is_contained(c.positions, loop); };
  for (auto [i, loop] : llvm::enumerate(c.positions)) {
    // The leading dimensions of the input are the positions as they are; a window of one element
    // may stand beside.
    AffineExpr expr = i < in.getNumResults() ? in.getResult(i) : AffineExpr();
    for (unsigned other = 0; other < c.root.getNumLoops(); ++other) {
      int64_t factor = expr ? c.coefficient(expr, other) : 0;
      if (other == loop ? factor != 1 : factor != 0 && (isPosition(other) || c.size(other) != 1))
        return false;
    }
  }
  // No operand of the epilogue asks where in the image a position is.
  AffineMap out = c.map(2);
  for (linalg::GenericOp op : c.epilogue.ops)
    for (OpOperand *operand : op.getDpsInputOperands()) {
      AffineMap map = op.getMatchingIndexingMap(operand);
      if (!map.isIdentity() && llvm::any_of(map.getResults(), [&](AffineExpr expr) {
            return isPosition(out.getDimPosition(cast<AffineDimExpr>(expr).getPosition()));
          }))
        return false;
    }
  return true;
}

std::optional<Convolution> matchConvolution(func::FuncOp kernel, Reasons why) {
  linalg::LinalgOp root = findConvolution(kernel);
  auto operands = root && root.getNumDpsInputs() == 2 && root.hasPureTensorSemantics()
                      ? matchProduct(root)
                      : std::nullopt;
  if (!operands)
    return why.none(root ? "it does not multiply and add" : "not one convolution");
  Convolution c;
  c.root = root;
  c.element = getElementTypeOrSelf(root->getResult(0).getType());
  c.operands = *operands;
  auto isFloat = [&](Type type, Widening widening) {
    return type == c.element ? isa<Float32Type, Float64Type>(type)
                             : widening == Widening::Float || widening == Widening::SignedToFloat;
  };
  bool areFloats =
      isFloat(operands->lhsType, operands->lhs) && isFloat(operands->rhsType, operands->rhs);
  bool areBytes = operands->lhsType.isInteger(8) &&
                  (operands->rhsType.isInteger(8) || operands->rhsType.isInteger(16));
  if (!areFloats && !(areBytes && operands->perWord > 1))
    return why.none("elements are neither floats nor bytes");
  c.image = root->getOperand(0);
  c.padding = c.image.getDefiningOp<tensor::InsertSliceOp>();
  if (c.padding && convolvesBeforePadding(root, c.padding))
    c.image = c.padding.getSource();
  if (const char *reason = whyNoTile(root, c.image))
    return why.none(reason);
  AffineMap in = c.map(0), weights = c.map(1), out = c.map(2);
  if (!out.isProjectedPermutation() || !weights.isProjectedPermutation() ||
      !llvm::all_of(in.getResults(), isLinear))
    return why.none("positions are not reached by steps of constant length");
  c.channel = cast<AffineDimExpr>(out.getResults().back()).getPosition();
  auto position = [](AffineMap map, unsigned loop) {
    return map.getResultPosition(getAffineDimExpr(loop, map.getContext()));
  };
  auto type = cast<RankedTensorType>(root->getOperand(1).getType());
  if (type.getEncoding()) {
    c.panels = dyn_cast<encoding::PanelsAttr>(type.getEncoding());
    auto columns = position(weights, c.channel);
    if (!c.panels || !type.hasStaticShape() || !columns || *columns != c.panels.getN() ||
        in.isFunctionOfDim(c.channel))
      return why.none("weights are not in panels of the result's channels");
    for (int64_t dim : c.panels.getK())
      c.sum.push_back(weights.getDimPosition(dim));
    int64_t group = c.panels.getGroup();
    if (group != operands->perWord ||
        (group > 1 && (c.size(c.sum.back()) % group ||
                       in.getResults().back() != getAffineDimExpr(c.sum.back(), in.getContext()))))
      return why.none("channels do not fill words");
  } else {
    // Depthwise: the channel is the last dimension of all three.
    c.operands.perWord = 1;
    if (position(weights, c.channel) != weights.getNumResults() - 1 ||
        position(in, c.channel) != in.getNumResults() - 1)
      return why.none("weights are not in panels, and channels are not last everywhere");
    for (unsigned i = 0; i + 1 < weights.getNumResults(); ++i)
      c.sum.push_back(weights.getDimPosition(i));
  }
  // Groups come after the positions in the output; panels are numbered by them.
  for (AffineExpr expr : out.getResults().drop_back()) {
    unsigned loop = cast<AffineDimExpr>(expr).getPosition();
    bool shared = weights.isFunctionOfDim(loop);
    if (!shared && !c.groups.empty())
      return why.none("positions follow groups in the result");
    (shared ? c.groups : c.positions).push_back(loop);
  }
  if (c.positions.empty() ||
      c.positions.size() + c.groups.size() + 1 + c.sum.size() != root.getNumLoops() ||
      llvm::any_of(c.sum, [&](unsigned loop) { return out.isFunctionOfDim(loop); }))
    return why.none("a loop is none of positions, groups, channels and the sum");
  if (!llvm::is_sorted(
          c.groups,
          [&](unsigned a, unsigned b) { return *position(weights, a) < *position(weights, b); }) ||
      (!c.groups.empty() && !c.panels))
    return why.none("groups are in another order in the weights");
  auto epilogue = matchEpilogue(kernel, root);
  if (!epilogue)
    return why.none("what is computed beside the convolution does not fit its registers");
  c.epilogue = *epilogue;
  c.flatPositions = hasFlatPositions(c);
  return c;
}

} // namespace sluice::kernels
