//===- Verify.cpp - what a well-formed linalg_ext op looks like -----------===//
#include "compiler/Dialect/LinalgExt/LinalgExtDialect.h"

using namespace sluice::linalg_ext;

/// Operands are all tensors with a result per out, or all memrefs without results.
static LogicalResult verifyTensorsOrMemrefs(DestinationStyleOpInterface op) {
  bool anyTensor = false, anyMemref = false;
  for (Type type : op->getOperandTypes()) {
    anyTensor |= isa<TensorType>(type);
    anyMemref |= isa<BaseMemRefType>(type);
  }
  if (anyTensor && anyMemref)
    return op->emitOpError("mixes tensors and memrefs");
  size_t expected = anyTensor ? op.getNumDpsInits() : 0;
  if (op->getNumResults() != expected)
    return op->emitOpError("has ") << op->getNumResults() << " results, expected " << expected
                                   << (anyTensor ? ", one for each out" : " with memrefs");
  return success();
}

static LogicalResult verifyCount(Operation *op, StringRef what, size_t count, size_t min,
                                 size_t max) {
  if (count >= min && count <= max)
    return success();
  auto diag = op->emitOpError("has ") << count << ' ' << what << ", expected " << min;
  if (max > min)
    diag << " to " << max;
  return diag;
}

using Counts = std::pair<size_t, size_t>; ///< The least and the most.
template <typename Op> static LogicalResult verifyForm(Op op, Counts inputs, Counts outs) {
  return success(
      succeeded(verifyTensorsOrMemrefs(op)) &&
      succeeded(verifyCount(op, "inputs", op.getInputs().size(), inputs.first, inputs.second)) &&
      succeeded(verifyCount(op, "outs", op.getOutputs().size(), outs.first, outs.second)));
}

/// Equal where both are static.
static bool compatible(int64_t a, int64_t b) {
  return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
}
static bool compatible(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  return a.size() == b.size() && llvm::all_of(llvm::zip(a, b), [](auto p) {
           return compatible(std::get<0>(p), std::get<1>(p));
         });
}

static SmallVector<int64_t> dropDim(ArrayRef<int64_t> shape, int64_t dim) {
  SmallVector<int64_t> rest(shape);
  rest.erase(rest.begin() + dim);
  return rest;
}

static LogicalResult verifyDimension(Operation *op, int64_t dimension, int64_t rank) {
  if (dimension >= 0 && dimension < rank)
    return success();
  return op->emitOpError("has dimension ") << dimension << " outside of rank " << rank;
}

/// The region has one block with these argument types and yields these types.
static LogicalResult verifyRegion(Operation *op, Region &region, TypeRange arguments,
                                  TypeRange yielded) {
  if (!region.hasOneBlock())
    return op->emitOpError("needs a region with one block");
  Block &block = region.front();
  if (block.getArgumentTypes() != arguments)
    return op->emitOpError("region has arguments (")
           << block.getArgumentTypes() << "), expected (" << arguments << ')';
  auto yield = block.empty() ? YieldOp() : dyn_cast<YieldOp>(block.back());
  if (!yield)
    return op->emitOpError("region does not end with linalg_ext.yield");
  if (yield.getValues().getTypes() != yielded)
    return yield.emitOpError("yields (")
           << yield.getValues().getTypes() << "), expected (" << yielded << ')';
  return success();
}

static bool isIndexLike(Type type) { return type.isSignlessInteger() || type.isIndex(); }
static Type i1(Operation *op) { return IntegerType::get(op->getContext(), 1); }

LogicalResult IndexOp::verify() {
  Operation *parent = (*this)->getParentWithTrait<IndexedRegion>();
  if (!parent)
    return emitOpError("must be in the region of linalg_ext.attention");
  auto attention = dyn_cast<AttentionOp>(parent);
  if (attention && getDim() >= attention.getQueryMap().getNumDims())
    return emitOpError("asks for dimension ")
           << getDim() << " of " << attention.getQueryMap().getNumDims();
  return success();
}

LogicalResult SortOp::verify() {
  if (failed(verifyForm(*this, {0, 0}, {1, SIZE_MAX})) ||
      failed(verifyDimension(*this, getDimension(), getOutputType(0).getRank())))
    return failure();
  SmallVector<Type> arguments;
  for (unsigned i = 0; i < getOutputs().size(); ++i) {
    if (!compatible(getOutputType(i).getShape(), getOutputType(0).getShape()))
      return emitOpError("sorts values of different shapes: ")
             << getOutputType(0) << " and " << getOutputType(i);
    arguments.append(2, getOutputType(i).getElementType());
  }
  return verifyRegion(*this, getRegion(), arguments, i1(*this));
}

/// Values and, if there are outs for them, indices are selected from values, which may come with
/// their indices.
template <typename Op> static LogicalResult verifySelection(Op op) {
  ShapedType values = op.getInputType(0), best = op.getOutputType(0), places;
  if (op.getOutputs().size() == 2)
    places = op.getOutputType(1);
  if (best.getElementType() != values.getElementType())
    return op.emitOpError("selects ")
           << values.getElementType() << " into an out of " << best.getElementType();
  if (places && !isIndexLike(places.getElementType()))
    return op.emitOpError("needs an integer out for indices, got ") << places;
  if (op.getInputs().size() != 2)
    return success();
  ShapedType indices = op.getInputType(1);
  if (!compatible(values.getShape(), indices.getShape()))
    return op.emitOpError("has values ")
           << values << " and indices " << indices << " of different shapes";
  if (places && indices.getElementType() != places.getElementType())
    return op.emitOpError("has indices ") << indices << " but an out " << places;
  return success();
}

LogicalResult TopkOp::verify() {
  if (failed(verifyForm(*this, {1, 2}, {1, 2})) ||
      failed(verifyDimension(*this, getDimension(), getInputType(0).getRank())) ||
      failed(verifySelection(*this)))
    return failure();
  int64_t dim = getDimension();
  Type element = getInputType(0).getElementType();
  if (getOutputs().size() == 2 &&
      !compatible(getOutputType(0).getShape(), getOutputType(1).getShape()))
    return emitOpError("has outs of different shapes: ")
           << getOutputType(0) << " and " << getOutputType(1);
  if (getOutputType(0).getRank() != getInputType(0).getRank() ||
      !compatible(dropDim(getInputType(0).getShape(), dim),
                  dropDim(getOutputType(0).getShape(), dim)))
    return emitOpError("has values ") << getInputType(0) << " and out " << getOutputType(0)
                                      << ", which may differ in dimension " << dim << " only";
  int64_t n = getInputType(0).getDimSize(dim), k = getOutputType(0).getDimSize(dim);
  if (getOverwrite() && !ShapedType::isDynamic(n) && !ShapedType::isDynamic(k) && n < k)
    return emitOpError("selects ") << k << " of " << n << " elements";
  return verifyRegion(*this, getRegion(), {element, element}, i1(*this));
}

/// dimension_map holds distinct dimensions of `type`.
static LogicalResult verifyDimensionMap(Operation *op, ArrayRef<int64_t> map, ShapedType type) {
  if (map.empty())
    return op->emitOpError("needs at least one entry in dimension_map");
  for (auto [i, dim] : llvm::enumerate(map)) {
    if (dim < 0 || dim >= type.getRank())
      return op->emitOpError("maps to dimension ") << dim << ", which " << type << " does not have";
    if (llvm::is_contained(map.take_front(i), dim))
      return op->emitOpError("maps to dimension ") << dim << " twice";
  }
  return success();
}

/// The indices are [batch..., depth], or [batch...] if depth is 1; the mask, if any, is i1 of shape
/// [batch...].
template <typename Op> static LogicalResult verifyIndices(Op op, ArrayRef<int64_t> batch) {
  ShapedType indices = op.getInputType(1);
  int64_t depth = op.getIndexDepth();
  if (!isIndexLike(indices.getElementType()))
    return op.emitOpError("needs integer indices, got ") << indices;
  SmallVector<int64_t> full(batch);
  full.push_back(depth);
  if (!compatible(indices.getShape(), full) &&
      !(depth == 1 && compatible(indices.getShape(), batch)))
    return op.emitOpError("has indices ")
           << indices << " that match neither its batch dimensions nor " << depth
           << " components of dimension_map";
  if (op.getInputs().size() < 3)
    return success();
  ShapedType mask = op.getInputType(2);
  if (!mask.getElementType().isInteger(1) || !compatible(mask.getShape(), batch))
    return op.emitOpError("has mask ") << mask << ", expected i1 and one element for each index";
  return success();
}

LogicalResult ScatterOp::verify() {
  if (failed(verifyForm(*this, {2, 3}, {1, 1})) ||
      failed(verifyDimensionMap(*this, getDimensionMap(), getOutputType(0))))
    return failure();
  ShapedType updates = getInputType(0), original = getOutputType(0);
  int64_t batch = getBatchRank(), sliceRank = updates.getRank() - batch;
  if (batch < 0 || sliceRank < original.getRank() - getIndexDepth() ||
      sliceRank > original.getRank())
    return emitOpError("has updates ") << updates << " and indices " << getInputType(1)
                                       << " that do not fit an out " << original;
  if (failed(verifyIndices(*this, updates.getShape().take_front(batch))))
    return failure();
  for (auto [i, dim] : llvm::enumerate(getSliceDims())) {
    int64_t slice = updates.getDimSize(batch + i), size = original.getDimSize(dim);
    bool indexed = llvm::is_contained(getDimensionMap(), dim);
    if (indexed ? !ShapedType::isDynamic(slice) && !ShapedType::isDynamic(size) && slice > size
                : !compatible(slice, size))
      return emitOpError("has slices of ")
             << slice << " elements for dimension " << dim << " of " << original;
  }
  if (updates.getElementType() != original.getElementType())
    return emitOpError("scatters ") << updates.getElementType() << " into " << original;
  Type element = original.getElementType();
  return verifyRegion(*this, getRegion(), {element, element}, element);
}

LogicalResult GatherOp::verify() {
  if (failed(verifyForm(*this, {2, 3}, {1, 1})) ||
      failed(verifyDimensionMap(*this, getDimensionMap(), getInputType(0))))
    return failure();
  ShapedType source = getInputType(0), out = getOutputType(0);
  int64_t batch = getBatchRank();
  if (batch < 0)
    return emitOpError("has out ")
           << out << ", which has fewer dimensions than a slice of " << source;
  if (failed(verifyIndices(*this, out.getShape().take_front(batch))))
    return failure();
  for (auto [i, dim] : llvm::enumerate(getSliceDims()))
    if (!compatible(out.getDimSize(batch + i), source.getDimSize(dim)))
      return emitOpError("has out ") << out << " that does not hold slices of " << source;
  return verifyRegion(*this, getRegion(), {source.getElementType(), out.getElementType()},
                      out.getElementType());
}

LogicalResult ScanOp::verify() {
  if (failed(verifyForm(*this, {1, 1}, {2, 2})) ||
      failed(verifyDimension(*this, getDimension(), getInputType(0).getRank())))
    return failure();
  ShapedType input = getInputType(0), output = getOutputType(0), accumulator = getOutputType(1);
  if (!compatible(input.getShape(), output.getShape()))
    return emitOpError("has input ") << input << " and out " << output << " of different shapes";
  if (!compatible(accumulator.getShape(), dropDim(input.getShape(), getDimension())))
    return emitOpError("has accumulator ") << accumulator << ", expected the shape of " << input
                                           << " without dimension " << getDimension();
  Type element = output.getElementType();
  if (accumulator.getElementType() != element || input.getElementType() != element)
    return emitOpError("needs one element type, got ")
           << input << ", " << output << " and " << accumulator;
  return verifyRegion(*this, getRegion(), {element, element}, element);
}

LogicalResult ArgCompareOp::verify() {
  if (failed(verifyForm(*this, {1, 2}, {2, 2})) ||
      failed(verifyDimension(*this, getDimension(), getInputType(0).getRank())) ||
      failed(verifySelection(*this)))
    return failure();
  ShapedType input = getInputType(0);
  if (getInputs().size() == 2 && getIndexBase())
    return emitOpError("has both indices and index_base");
  for (unsigned i : {0, 1})
    if (!compatible(getOutputType(i).getShape(), dropDim(input.getShape(), getDimension())))
      return emitOpError("has out ") << getOutputType(i) << ", expected the shape of " << input
                                     << " without dimension " << getDimension();
  Type element = input.getElementType();
  return verifyRegion(*this, getRegion(), {element, element}, i1(*this));
}

LogicalResult AttentionOp::verify() {
  if (failed(verifyForm(*this, {3, 5}, {1, 1})))
    return failure();
  for (unsigned i : {0, 1, 2})
    if (!isa<ShapedType>(getInputs()[i].getType()) ||
        !isa<FloatType>(getInputType(i).getElementType()))
      return emitOpError("needs query, key and value of floating-point elements, got ")
             << getInputs()[i].getType();
  if (!isa<FloatType>(getOutputType(0).getElementType()))
    return emitOpError("needs an out of floating-point elements, got ") << getOutputType(0);
  if (getScale() && !isa<FloatType>(getScale().getType()))
    return emitOpError("has scale ")
           << getScale().getType() << ", expected a floating-point scalar";
  if (getInputs().size() != 3u + !!getScale() + !!getMask())
    return emitOpError(
        "takes query, key, value, an optional scalar scale and an optional mask, in this order");
  if (Value mask = getMask();
      mask && !cast<ShapedType>(mask.getType()).getElementType().isSignlessIntOrFloat())
    return emitOpError("has mask ")
           << mask.getType() << ", expected integers or floating-point elements";
  if (!getIndexingMaps() &&
      (getInputType(0).getRank() < 2 || getInputType(1).getRank() != getInputType(0).getRank() ||
       getInputType(2).getRank() != getInputType(0).getRank()))
    return emitOpError(
        "needs indexing_maps unless query, key and value have one rank of at least 2");
  auto maps = getMaps();
  // The map of a scale carries no information: drop it to compare maps with tensors.
  if (getScale() && maps.size() == getNumOperands())
    maps.erase(maps.begin() + 3);
  SmallVector<ShapedType> types{getInputType(0), getInputType(1), getInputType(2)};
  if (getMask())
    types.push_back(cast<ShapedType>(getMask().getType()));
  for (Value integers : {getLengths(), getTable()}) {
    if (!integers)
      continue;
    types.push_back(cast<ShapedType>(integers.getType()));
    if (!getIndexingMaps() || !isIndexLike(types.back().getElementType()))
      return emitOpError("needs indexing_maps, and integers for lengths and table, got ")
             << types.back();
  }
  types.push_back(getOutputType(0));
  if (maps.size() != types.size())
    return emitOpError("has ") << maps.size() << " indexing maps for " << types.size()
                               << " tensors";
  SmallVector<int64_t> sizes(maps.front().getNumDims(), ShapedType::kDynamic);
  int64_t page = -1;
  for (auto [number, map, type] : llvm::enumerate(maps, types)) {
    if (map.getNumDims() != sizes.size() || map.getNumSymbols() != 0 ||
        !map.isProjectedPermutation())
      return emitOpError("needs indexing maps that select dimensions of one space, got ")
             << AffineMapAttr::get(map);
    if (map.getNumResults() != type.getRank())
      return emitOpError("has a map ") << AffineMapAttr::get(map) << " for a " << type;
    if (number == 0)
      page = getPageDim();
    for (auto [i, size] : llvm::enumerate(type.getShape())) {
      if ((number == 1 || number == 2) && map.getDimPosition(i) == page)
        continue; // Blocks of the cache, of which the table names some.
      int64_t &known = sizes[map.getDimPosition(i)];
      if (!compatible(known, size))
        return emitOpError("has dimension ")
               << map.getDimPosition(i) << " of " << known << " and of " << size << " elements";
      if (ShapedType::isDynamic(known))
        known = size;
    }
  }
  Dims dims = getDims();
  if (dims.batch.size() + dims.m.size() + dims.k1.size() + dims.k2.size() + dims.n.size() !=
      sizes.size())
    return emitOpError("has a dimension that is neither batch, m, k1, k2 nor n");
  auto onlyOver = [&](AffineMap map, ArrayRef<int64_t> some, ArrayRef<int64_t> others) {
    return llvm::all_of(llvm::seq(map.getNumResults()), [&](unsigned i) {
      return llvm::is_contained(some, map.getDimPosition(i)) ||
             llvm::is_contained(others, map.getDimPosition(i));
    });
  };
  if (getLengths() && !onlyOver(getLengthsMap(), dims.batch, dims.m))
    return emitOpError("has lengths over other dimensions than batch and m");
  if (auto window = getWindow(); window && (!getLengths() || int64_t(*window) < 0))
    return emitOpError("needs lengths, and no negative number, for a window");
  if (getTable() &&
      (dims.k2.size() != 2 || page != dims.k2[0] || !onlyOver(getTableMap(), dims.batch, page)))
    return emitOpError("needs a table over batch dimensions and the first of two dimensions k2");
  if (getRegion().empty())
    return success();
  unsigned arguments = getRegion().hasOneBlock() ? getRegion().getNumArguments() : 0;
  if (arguments < 1 || arguments > 2 || !isa<FloatType>(getRegion().getArgument(0).getType()))
    return emitOpError("needs a region with one block that takes a floating-point score");
  if (arguments == 2 && !getMask())
    return emitOpError("has a region that takes an element of a mask, but no mask");
  SmallVector<Type> taken{getRegion().getArgument(0).getType()};
  if (arguments == 2)
    taken.push_back(cast<ShapedType>(getMask().getType()).getElementType());
  return verifyRegion(*this, getRegion(), taken, taken.front());
}

LogicalResult FftOp::verify() {
  if (failed(verifyForm(*this, {0, SIZE_MAX}, {2, 2})))
    return failure();
  if (getInputs().size() != 1 && getInputs().size() != 3)
    return emitOpError("takes a stage, or a stage and two tensors of coefficients");
  if (!getInputs()[0].getType().isIndex())
    return emitOpError("needs a stage of type index, got ") << getInputs()[0].getType();
  ShapedType real = getOutputType(0), imag = getOutputType(1);
  if (!compatible(real.getShape(), imag.getShape()) ||
      real.getElementType() != imag.getElementType())
    return emitOpError("has real part ")
           << real << " and imaginary part " << imag << " of different types";
  if (real.getRank() < 1 || !isa<FloatType>(real.getElementType()))
    return emitOpError("needs floating-point rows, got ") << real;
  int64_t length = real.getShape().back();
  if (!ShapedType::isDynamic(length) && !llvm::isPowerOf2_64(length))
    return emitOpError("needs rows whose length is a power of two, got ") << length;
  if (hasCoefficients())
    for (unsigned i : {1, 2}) {
      auto type = dyn_cast<ShapedType>(getInputs()[i].getType());
      if (!type || type.getRank() != 1 || type.getElementType() != real.getElementType())
        return emitOpError("needs one-dimensional coefficients of ")
               << real.getElementType() << ", got " << getInputs()[i].getType();
    }
  return success();
}

template <typename Op> static LogicalResult verifyMap(Op op, bool load) {
  if (failed(verifyForm(op, {1, 1}, {1, 1})))
    return failure();
  auto input = cast<ShapedType>(op->getOperand(0).getType()),
       output = cast<ShapedType>(op->getOperand(1).getType());
  if (input.getElementType() != output.getElementType())
    return op->emitOpError("moves ") << input.getElementType() << " into " << output;
  Type index = IndexType::get(op->getContext());
  SmallVector<Type> arguments((load ? output : input).getRank(), index),
      yielded((load ? input : output).getRank(), index);
  yielded.push_back(load ? input.getElementType() : i1(op));
  return verifyRegion(op, op.getRegion(), arguments, yielded);
}
LogicalResult MapLoadOp::verify() { return verifyMap(*this, /*load=*/true); }
LogicalResult MapStoreOp::verify() { return verifyMap(*this, /*load=*/false); }
