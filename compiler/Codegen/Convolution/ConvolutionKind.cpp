//===- ConvolutionKind.cpp - convolutions in registers --------------------===//
#include "compiler/Codegen/Convolution/ConvolutionKind.h"
#include "compiler/Codegen/Contraction/Epilogue.h"
#include "compiler/Codegen/Contraction/KernelRewrite.h"
#include "compiler/Codegen/Contraction/RegisterTile.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace sluice::codegen {
namespace {

/// What the root convolves, in terms of its loops.
struct Convolution {
  linalg::LinalgOp root;
  SmallVector<unsigned> outer;           ///< Batch and groups.
  std::optional<unsigned> feature;       ///< Output channel, none if depthwise.
  SmallVector<unsigned> image;           ///< Output positions; the last one is contiguous.
  SmallVector<unsigned> sum;             ///< Input channels, then the window.
  int64_t stride = 1;                    ///< Of the last output position in the input.
  Epilogue epilogue;

  int64_t size(unsigned loop) { return root.getStaticLoopRanges()[loop]; }
  AffineMap map(unsigned operand) { return root.getIndexingMapsArray()[operand]; }
};

/// The register tile, spread over `imageRows` rows of `tile.vectors / imageRows` vectors each, and how far a workgroup reaches.
struct ConvolutionPlan {
  RegisterTile tile;
  int64_t imageRows;
  int64_t chunkFeatures; ///< Output channels of one workgroup, a multiple of the tile's rows.
};

bool isLastDim(AffineMap map, unsigned loop) {
  auto last = map.getNumResults() ? map.getResults().back() : AffineExpr();
  return last && last == getAffineDimExpr(loop, map.getContext());
}

std::optional<Convolution> match(func::FuncOp kernel) {
  linalg::LinalgOp root;
  for (auto op : kernel.front().getOps<linalg::LinalgOp>())
    if (linalg::isaConvolutionOpInterface(op)) {
      if (root)
        return std::nullopt;
      root = op;
    }
  if (!root || root.getNumDpsInputs() != 2 || !root.hasPureTensorSemantics())
    return std::nullopt;
  auto dims = linalg::inferConvolutionDims(root);
  if (failed(dims) || dims->outputImage.empty() || dims->outputChannel.size() > 1 || dims->inputChannel.size() > 1)
    return std::nullopt;
  if (dims->inputChannel.empty() && (dims->depth.empty() || !dims->outputChannel.empty()))
    return std::nullopt; // A pool.
  Type element = getElementTypeOrSelf(root->getResult(0).getType());
  for (Value operand : root->getOperands())
    if (getElementTypeOrSelf(operand.getType()) != element || !isa<Float32Type, Float64Type>(element))
      return std::nullopt;
  auto fill = root.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
  if (!fill || !matchPattern(fill.getInputs()[0], m_AnyZeroFloat()) || !isa<BlockArgument>(root.getDpsInputs()[0]) ||
      !isa<BlockArgument>(root.getDpsInputs()[1]))
    return std::nullopt;
  // The body must multiply and add.
  Block &body = root->getRegion(0).front();
  if (!isa_and_present<arith::AddFOp>(body.getTerminator()->getOperand(0).getDefiningOp()) || body.getOperations().size() != 3)
    return std::nullopt;
  Convolution c;
  c.root = root;
  llvm::append_range(c.outer, dims->batch);
  llvm::append_range(c.outer, dims->depth);
  if (!dims->outputChannel.empty())
    c.feature = dims->outputChannel[0];
  llvm::append_range(c.image, dims->outputImage);
  llvm::append_range(c.sum, dims->inputChannel);
  llvm::append_range(c.sum, dims->filterLoop);
  // Loops of the image in the order of the output; its last dimension must be the contiguous one of output and input.
  AffineMap out = c.map(2);
  llvm::sort(c.image, [&](unsigned a, unsigned b) {
    return *out.getResultPosition(getAffineDimExpr(a, root.getContext())) < *out.getResultPosition(getAffineDimExpr(b, root.getContext()));
  });
  unsigned last = c.image.back();
  if (!isLastDim(out, last) || !out.isProjectedPermutation() || !c.map(1).isProjectedPermutation())
    return std::nullopt;
  AffineMap in = c.map(0);
  for (unsigned i = 0; i + 1 < in.getNumResults(); ++i)
    if (in.getResult(i).isFunctionOfDim(last))
      return std::nullopt;
  AffineExpr window = in.getResults().back();
  if (!window.isFunctionOfDim(last))
    return std::nullopt;
  // The coefficient of the position: the expression at 1 less that at 0.
  SmallVector<AffineExpr> zeros(root.getNumLoops(), getAffineConstantExpr(0, root.getContext())), one = zeros;
  one[last] = getAffineConstantExpr(1, root.getContext());
  auto step = dyn_cast<AffineConstantExpr>(window.replaceDims(one));
  auto start = dyn_cast<AffineConstantExpr>(window.replaceDims(zeros));
  if (!step || !start || start.getValue() != 0 || step.getValue() < 1 || step.getValue() > 2)
    return std::nullopt;
  c.stride = step.getValue();
  auto epilogue = matchEpilogue(kernel, root);
  if (!epilogue)
    return std::nullopt;
  unsigned lastDim = out.getNumResults() - 1;
  for (linalg::GenericOp op : epilogue->ops)
    for (OpOperand *input : op.getDpsInputOperands()) {
      AffineMap map = op.getMatchingIndexingMap(input);
      if (map.isFunctionOfDim(lastDim) && !isLastDim(map, lastDim))
        return std::nullopt;
    }
  c.epilogue = *epilogue;
  return c;
}

ConvolutionPlan plan(Convolution &c, const TargetModel &target) {
  unsigned bits = getElementTypeOrSelf(c.root->getResult(0).getType()).getIntOrFloatBitWidth();
  int64_t columns = c.size(c.image.back()), lanes = target.lanes(bits), most = target.vectorRegisters >= 32 ? 4 : 2;
  bool unknown = ShapedType::isDynamic(columns);
  // Narrow images use narrower vectors rather than mostly empty ones.
  while (!unknown && lanes > 4 && columns <= lanes / 2)
    lanes /= 2;
  int64_t across = unknown ? std::max<int64_t>(most / 2, 1) : std::min<int64_t>(llvm::divideCeil(columns, lanes), most);
  // 5 vectors are 3 + 2 rather than 4 + 1.
  if (!unknown && llvm::divideCeil(columns, lanes) > across)
    across = llvm::divideCeil(llvm::divideCeil(columns, lanes), llvm::divideCeil(llvm::divideCeil(columns, lanes), across));
  int64_t down = c.image.size() > 1 ? std::max<int64_t>(most / across, 1) : 1;
  if (c.image.size() > 1)
    if (int64_t rows = c.size(c.image[c.image.size() - 2]); !ShapedType::isDynamic(rows))
      down = std::min(down, rows);
  ConvolutionPlan plan;
  int64_t features = c.feature ? c.size(*c.feature) : 1;
  plan.tile = planRegisterTile(ShapedType::isDynamic(features) ? 6 : features, across * down, bits, target);
  plan.tile.vectors = across * down;
  plan.tile.lanes = lanes;
  plan.imageRows = down;
  plan.chunkFeatures = llvm::alignTo(std::min<int64_t>(ShapedType::isDynamic(features) ? 64 : features, 64), plan.tile.rows);
  return plan;
}

std::string describe(const ConvolutionPlan &plan) {
  return (Twine(plan.tile.rows) + " channels x " + Twine(plan.imageRows) + " rows x " + Twine(plan.tile.vectors / plan.imageRows * plan.tile.lanes) +
          " columns in registers, input read in place")
      .str();
}

class Emitter {
public:
  Emitter(Kernel &kernel, Convolution &c, const ConvolutionPlan &plan)
      : kernel(kernel), c(c), plan(plan), tile(plan.tile), rewrite(kernel), b(rewrite.builder), loc(c.root.getLoc()),
        element(getElementTypeOrSelf(c.root->getResult(0).getType())) {}

  LogicalResult run() {
    makeGrid();
    setUp();
    featureLoops();
    rewrite.finish(kernel);
    return success();
  }

private:
  Value index(int64_t value) { return arith::ConstantIndexOp::create(b, loc, value); }
  Value add(Value x, Value y) { return b.createOrFold<arith::AddIOp>(loc, x, y); }
  Value mul(Value x, Value y) { return b.createOrFold<arith::MulIOp>(loc, x, y); }
  int64_t across() const { return tile.vectors / plan.imageRows; }
  int64_t columnsOfTile() const { return across() * tile.lanes; }

  /// An operand with a dimension that is exactly `loop`.
  std::pair<unsigned, unsigned> operandAlong(unsigned loop) {
    for (unsigned operand : {2u, 1u, 0u})
      if (auto position = c.map(operand).getResultPosition(getAffineDimExpr(loop, c.root.getContext())))
        return {operand, *position};
    llvm_unreachable("every loop is a dimension of output or weights");
  }
  unsigned argumentOf(unsigned operand) {
    return operand < 2 ? cast<BlockArgument>(c.root->getOperand(operand)).getArgNumber() : kernel.func.getNumArguments() - kernel.func.getNumResults();
  }

  /// x: tiles of the image; y: chunks of channels; z: batch, groups and the image's outer dimensions (those above rows).
  SmallVector<unsigned> loopsOfZ() {
    SmallVector<unsigned> loops = c.outer;
    for (size_t i = 0; i + 2 < c.image.size(); ++i)
      loops.push_back(c.image[i]);
    return loops;
  }
  std::optional<unsigned> rowLoop() { return c.image.size() > 1 ? std::optional(c.image[c.image.size() - 2]) : std::nullopt; }

  void makeGrid() {
    createGrid(kernel, [&](OpBuilder &builder, GridArguments &arguments) {
      auto number = [&](int64_t value) -> Value { return arith::ConstantIndexOp::create(builder, loc, value); };
      auto size = [&](unsigned loop) {
        auto [operand, dim] = operandAlong(loop);
        return arguments.dim(argumentOf(operand), dim);
      };
      Grid grid;
      grid.x = arith::CeilDivUIOp::create(builder, loc, size(c.image.back()), number(columnsOfTile()));
      if (auto rows = rowLoop())
        grid.x = arith::MulIOp::create(builder, loc, grid.x, arith::CeilDivUIOp::create(builder, loc, size(*rows), number(plan.imageRows)));
      if (c.feature)
        grid.y = arith::CeilDivUIOp::create(builder, loc, size(*c.feature), number(plan.chunkFeatures));
      for (unsigned loop : loopsOfZ())
        grid.z = grid.z ? arith::MulIOp::create(builder, loc, grid.z, size(loop)).getResult() : size(loop);
      return grid;
    });
  }

  Value sizeOf(unsigned loop) {
    if (!ShapedType::isDynamic(c.size(loop)))
      return index(c.size(loop));
    auto [operand, dim] = operandAlong(loop);
    return memref::DimOp::create(b, loc, operand < 2 ? rewrite.argument(c.root->getOperand(operand)) : rewrite.destination(0), dim);
  }

  void setUp() {
    input = rewrite.argument(c.root->getOperand(0));
    weights = rewrite.argument(c.root->getOperand(1));
    unsigned loops = c.root.getNumLoops();
    position.assign(loops, index(0));
    for (unsigned loop = 0; loop < loops; ++loop)
      sizes.push_back(sizeOf(loop));
    auto id = [&](unsigned dimension) -> Value { return hal::WorkgroupIdOp::create(b, loc, b.getIndexType(), dimension); };
    auto outer = loopsOfZ();
    Value rest = outer.empty() ? Value() : id(2);
    for (unsigned loop : llvm::reverse(outer)) {
      bool outermost = loop == outer.front();
      position[loop] = outermost ? rest : arith::RemUIOp::create(b, loc, rest, sizes[loop]).getResult();
      if (!outermost)
        rest = arith::DivUIOp::create(b, loc, rest, sizes[loop]);
    }
    unsigned last = c.image.back();
    Value columns = sizes[last], tile0 = id(0);
    firstColumn = tile0;
    if (auto rows = rowLoop()) {
      Value perRow = arith::CeilDivUIOp::create(b, loc, columns, index(columnsOfTile()));
      firstColumn = arith::RemUIOp::create(b, loc, tile0, perRow);
      firstRow = mul(arith::DivUIOp::create(b, loc, tile0, perRow), index(plan.imageRows));
    }
    firstColumn = mul(firstColumn, index(columnsOfTile()));
    // How many lanes of each vector lie inside the image.
    int64_t known = c.size(last), knownRows = rowLoop() ? c.size(*rowLoop()) : 1;
    bool fullColumns = !ShapedType::isDynamic(known) && known % columnsOfTile() == 0;
    bool fullRows = plan.imageRows == 1 || (!ShapedType::isDynamic(knownRows) && knownRows % plan.imageRows == 0);
    for (int64_t v = 0; v < tile.vectors; ++v) {
      int64_t row = v / across(), column = v % across() * tile.lanes;
      rowOf.push_back(firstRow ? add(firstRow, index(row)) : Value());
      columnOf.push_back(add(firstColumn, index(column)));
      if (fullColumns && fullRows)
        continue;
      Value lanes = arith::SubIOp::create(b, loc, columns, columnOf.back());
      if (!fullRows) {
        Value inside = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, rowOf.back(), sizes[*rowLoop()]);
        lanes = arith::SelectOp::create(b, loc, inside, lanes, index(0));
        // Rows past the end read the last one, masked.
        rowOf.back() = arith::MinSIOp::create(b, loc, rowOf.back(), arith::SubIOp::create(b, loc, sizes[*rowLoop()], index(1)));
      }
      lanes = arith::MaxSIOp::create(b, loc, lanes, index(0));
      masks.push_back(mask(lanes, tile.lanes));
      if (c.stride == 2) {
        // Elements 0, 2, ..., 2 * lanes - 2 are needed: one less than twice as many are read, as two vectors.
        Value count = arith::SubIOp::create(b, loc, mul(lanes, index(2)), index(1));
        wideMasks.push_back({mask(count, tile.lanes), mask(arith::SubIOp::create(b, loc, count, index(tile.lanes)), tile.lanes)});
      }
    }
  }

  Value mask(Value lanes, int64_t width) { return vector::CreateMaskOp::create(b, loc, VectorType::get({width}, b.getI1Type()), lanes); }

  Value loadVector(OpBuilder &builder, Value memref, ValueRange indices, Type elementType, Value mask) {
    auto type = VectorType::get({tile.lanes}, elementType);
    if (!mask)
      return vector::LoadOp::create(builder, loc, type, memref, indices);
    Value zero = arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
    return vector::MaskedLoadOp::create(builder, loc, type, memref, indices, mask, zero);
  }

  /// Positions in an operand of the root: its map's expressions at `at`.
  SmallVector<Value> positions(OpBuilder &builder, AffineMap map, ArrayRef<Value> at) {
    SmallVector<Value> result;
    for (AffineExpr expr : map.getResults())
      result.push_back(affine::expandAffineExpr(builder, loc, expr, at, {}));
    return result;
  }

  SmallVector<Value> atStep(ValueRange step) {
    SmallVector<Value> at = position;
    for (auto [loop, value] : llvm::zip(c.sum, step))
      at[loop] = value;
    return at;
  }

  Value loadInput(OpBuilder &builder, int64_t v, ValueRange step) {
    SmallVector<Value> at = atStep(step);
    if (auto rows = rowLoop())
      at[*rows] = rowOf[v];
    at[c.image.back()] = columnOf[v];
    SmallVector<Value> indices = positions(builder, c.map(0), at);
    bool masked = !masks.empty();
    if (c.stride == 1)
      return loadVector(builder, input, indices, element, masked ? masks[v] : Value());
    // Every second element of two vectors. Without masks the last element may lie past the end of a row, so the second vector
    // is read one element earlier.
    Value low = loadVector(builder, input, indices, element, masked ? wideMasks[v].first : Value());
    int64_t back = masked ? 0 : 1;
    indices.back() = builder.createOrFold<arith::AddIOp>(loc, indices.back(), arith::ConstantIndexOp::create(builder, loc, tile.lanes - back));
    Value high = loadVector(builder, input, indices, element, masked ? wideMasks[v].second : Value());
    SmallVector<int64_t> order;
    for (int64_t i = 0; i < tile.lanes; ++i)
      order.push_back(2 * i < tile.lanes ? 2 * i : 2 * i + back);
    return vector::ShuffleOp::create(builder, loc, low, high, order);
  }

  void featureLoops() {
    if (!c.feature)
      return tileAt(Value(), tile);
    Value chunk = hal::WorkgroupIdOp::create(b, loc, b.getIndexType(), 1);
    Value first = mul(chunk, index(plan.chunkFeatures)), last = arith::MinSIOp::create(b, loc, add(first, index(plan.chunkFeatures)), sizes[*c.feature]);
    int64_t features = c.size(*c.feature);
    bool whole = !ShapedType::isDynamic(features) && features % tile.rows == 0;
    Value count = arith::SubIOp::create(b, loc, last, first);
    Value middle = whole ? last : add(first, mul(arith::DivUIOp::create(b, loc, count, index(tile.rows)), index(tile.rows)));
    auto loop = [&](Value low, Value high, const RegisterTile &shape) {
      auto op = scf::ForOp::create(b, loc, low, high, index(shape.rows));
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(op.getBody());
      tileAt(op.getInductionVar(), shape);
    };
    loop(first, middle, tile);
    if (!whole)
      loop(middle, last, {1, tile.vectors, tile.lanes});
  }

  void tileAt(Value feature, const RegisterTile &shape) {
    auto featureAt = [&](OpBuilder &builder, int64_t i) {
      return feature ? builder.createOrFold<arith::AddIOp>(loc, feature, arith::ConstantIndexOp::create(builder, loc, i)) : Value();
    };
    OperandLoads loads;
    loads.left = [&](OpBuilder &builder, int64_t i, ValueRange step) -> Value {
      SmallVector<Value> at = atStep(step);
      if (feature)
        at[*c.feature] = featureAt(builder, i);
      return memref::LoadOp::create(builder, loc, weights, positions(builder, c.map(1), at));
    };
    loads.right = [&](OpBuilder &builder, int64_t v, ValueRange step) { return loadInput(builder, v, step); };
    // Small windows become straight code.
    SmallVector<SumLoop> loops;
    int64_t straight = 1;
    for (unsigned loop : llvm::reverse(c.sum)) {
      int64_t size = c.size(loop);
      bool unroll = !ShapedType::isDynamic(size) && straight * size <= 9 && loop != c.sum.front();
      if (c.sum.size() == 1 || (!c.feature && !ShapedType::isDynamic(size) && straight * size <= 25))
        unroll = !c.feature;
      if (unroll)
        straight *= size;
      loops.insert(loops.begin(), SumLoop{sizes[loop], unroll ? size : 0});
    }
    SmallVector<Value> sums = emitRegisterTile(b, loc, shape, element, loops, loads);
    for (int64_t i = 0; i < shape.rows; ++i)
      for (int64_t v = 0; v < shape.vectors; ++v)
        finishVector(featureAt(b, i), v, sums[i * shape.vectors + v]);
  }

  void finishVector(Value feature, int64_t v, Value sum) {
    SmallVector<Value> at = position;
    if (feature)
      at[*c.feature] = feature;
    if (auto rows = rowLoop())
      at[*rows] = rowOf[v];
    at[c.image.back()] = columnOf[v];
    SmallVector<Value> outer = positions(b, c.map(2), at);
    Value lanes = masks.empty() ? Value() : masks[v];
    llvm::DenseMap<Value, Value> values;
    values[c.root->getResult(0)] = sum;
    for (linalg::GenericOp op : c.epilogue.ops) {
      SmallVector<Value> inputs;
      for (OpOperand *operand : op.getDpsInputOperands()) {
        if (Value made = values.lookup(operand->get())) {
          inputs.push_back(made);
          continue;
        }
        AffineMap map = op.getMatchingIndexingMap(operand);
        SmallVector<Value> indices;
        for (unsigned i = 0; i < map.getNumResults(); ++i)
          indices.push_back(outer[map.getDimPosition(i)]);
        Value memref = rewrite.argument(operand->get());
        Type type = getElementTypeOrSelf(memref.getType());
        if (map.isFunctionOfDim(outer.size() - 1))
          inputs.push_back(loadVector(b, memref, indices, type, lanes));
        else
          inputs.push_back(vector::BroadcastOp::create(b, loc, VectorType::get({tile.lanes}, type), memref::LoadOp::create(b, loc, memref, indices)));
      }
      auto results = vectorizeBody(b, op, inputs, tile.lanes, [&](Value value) { return rewrite.scalar(value); });
      for (auto [result, value] : llvm::zip(op.getResults(), results))
        values[result] = value;
    }
    for (auto [i, result] : llvm::enumerate(c.epilogue.results)) {
      Value target = rewrite.destination(i), value = values.lookup(result);
      if (lanes)
        vector::MaskedStoreOp::create(b, loc, target, outer, lanes, value);
      else
        vector::StoreOp::create(b, loc, value, target, outer);
    }
  }

  Kernel &kernel;
  Convolution &c;
  const ConvolutionPlan &plan;
  const RegisterTile &tile;
  KernelRewrite rewrite;
  OpBuilder &b;
  Location loc;
  Type element;
  Value input, weights, firstColumn, firstRow;
  SmallVector<Value> position, sizes, rowOf, columnOf, masks;
  SmallVector<std::pair<Value, Value>> wideMasks;
};

} // namespace

SmallVector<Candidate> ConvolutionKind::candidates(const Kernel &kernel) const {
  auto convolution = match(kernel.func);
  if (!convolution || kernel.optLevel == 0)
    return {};
  ConvolutionPlan chosen = plan(*convolution, kernel.target);
  return {{describe(chosen), [chosen](Kernel &kernel) {
             auto convolution = match(kernel.func);
             return convolution ? Emitter(kernel, *convolution, chosen).run() : LogicalResult(failure());
           }}};
}

} // namespace sluice::codegen
