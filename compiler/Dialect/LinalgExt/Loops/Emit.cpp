//===- Emit.cpp - short words for the loops that the lowerings write ------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"
#include "compiler/Dialect/Util/ElementBytes.h"

namespace sluice::linalg_ext {

Value Emitter::index(int64_t value) { return arith::ConstantIndexOp::create(*this, value); }
Value Emitter::zero(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Attribute part = getZeroAttr(complex.getElementType());
    return complex::ConstantOp::create(*this, type, getArrayAttr({part, part}));
  }
  return arith::ConstantOp::create(*this, getZeroAttr(type));
}
Value Emitter::boolean(bool value) { return arith::ConstantOp::create(*this, getBoolAttr(value)); }
Value Emitter::like(Value value, int64_t number) {
  return arith::ConstantOp::create(*this, getIntegerAttr(value.getType(), number));
}
Value Emitter::negate(Value condition) { return exclusive(condition, boolean(true)); }
Value Emitter::select(Value condition, Value a, Value b) {
  return createOrFold<arith::SelectOp>(condition, a, b);
}
Value Emitter::load(Value memref, ValueRange indices) {
  return memref::LoadOp::create(*this, memref, indices);
}
void Emitter::store(Value value, Value memref, ValueRange indices) {
  memref::StoreOp::create(*this, value, memref, indices);
}

Value Emitter::dim(Value shaped, int64_t dim) {
  auto type = cast<ShapedType>(shaped.getType());
  if (!type.isDynamicDim(dim))
    return index(type.getDimSize(dim));
  if (isa<MemRefType>(type))
    return createOrFold<memref::DimOp>(shaped, dim);
  return createOrFold<tensor::DimOp>(shaped, dim);
}
Values Emitter::dims(Value shaped) {
  return llvm::map_to_vector(llvm::seq<int64_t>(cast<ShapedType>(shaped.getType()).getRank()),
                             [&](int64_t i) { return dim(shaped, i); });
}

Value Emitter::toIndex(Value value) {
  return value.getType().isIndex() ? value
                                   : arith::IndexCastOp::create(*this, getIndexType(), value);
}
Value Emitter::fromIndex(Value value, Type type) {
  return type.isIndex() ? value : arith::IndexCastOp::create(*this, type, value);
}
Value Emitter::toFloat(Value value, Type type) {
  if (value.getType() == type)
    return value;
  if (value.getType().getIntOrFloatBitWidth() < type.getIntOrFloatBitWidth())
    return arith::ExtFOp::create(*this, type, value);
  if (value.getType().getIntOrFloatBitWidth() > type.getIntOrFloatBitWidth())
    return arith::TruncFOp::create(*this, type, value);
  return toFloat(toFloat(value, getF32Type()), type); // f16 and bf16.
}

void Emitter::nest(ValueRange sizes, function_ref<void(ValueRange)> body) {
  nest(sizes, ValueRange(), [&](ValueRange ivs, ValueRange) { return body(ivs), Values(); });
}

Values Emitter::nest(ValueRange sizes, ValueRange carried,
                     function_ref<Values(ValueRange, ValueRange)> body) {
  if (sizes.empty())
    return body(ValueRange(), carried);
  Values zeros(sizes.size(), index(0)), ones(sizes.size(), index(1));
  auto nested = scf::buildLoopNest(*this, getLoc(), zeros, sizes, ones, carried,
                                   [&](OpBuilder &, Location, ValueRange ivs, ValueRange args) {
                                     Values results = body(ivs, args);
                                     return scf::ValueVector(results.begin(), results.end());
                                   });
  return Values(nested.results.begin(), nested.results.end());
}

void Emitter::loop(Value from, Value to, Value step, function_ref<void(Value)> body) {
  loop(from, to, step, ValueRange(), [&](Value iv, ValueRange) { return body(iv), Values(); });
}

Values Emitter::loop(Value from, Value to, Value step, ValueRange carried,
                     function_ref<Values(Value, ValueRange)> body) {
  auto loop = scf::ForOp::create(*this, from, to, step, carried,
                                 [&](OpBuilder &, Location, Value iv, ValueRange args) {
                                   scf::YieldOp::create(*this, body(iv, args));
                                 });
  return Values(loop.getResults());
}

Values Emitter::whileLoop(ValueRange carried, function_ref<Value(ValueRange)> condition,
                          function_ref<Values(ValueRange)> body) {
  auto loop = scf::WhileOp::create(
      *this, carried.getTypes(), carried,
      [&](OpBuilder &, Location, ValueRange args) {
        scf::ConditionOp::create(*this, condition(args), args);
      },
      [&](OpBuilder &, Location, ValueRange args) { scf::YieldOp::create(*this, body(args)); });
  return Values(loop.getResults());
}

void Emitter::ifThen(Value condition, function_ref<void()> body) {
  scf::IfOp::create(*this, condition, [&](OpBuilder &, Location) {
    body();
    scf::YieldOp::create(*this);
  });
}

Values Emitter::inlineRegion(Region &region, ValueRange arguments) {
  IRMapping mapping;
  Block &block = region.front();
  mapping.map(block.getArguments(), arguments);
  for (Operation &op : block.without_terminator())
    clone(op, mapping);
  return llvm::map_to_vector(block.getTerminator()->getOperands(),
                             [&](Value value) { return mapping.lookupOrDefault(value); });
}

Value WorkspaceLayout::alignedBytes(Emitter &e, Type element, Value length) {
  Value bytes = e.mul(length, elementBytes(element));
  return e.mul(e.div(e.add(bytes, 63), 64), 64);
}

Value WorkspaceLayout::bytes(Emitter &e) const {
  Value total = e.index(0);
  for (auto [element, length] : arrays)
    total = e.add(total, alignedBytes(e, element, length));
  return total;
}

Values WorkspaceLayout::views(Emitter &e, Value workspace) const {
  Values views;
  Value offset = e.index(0);
  for (auto [element, length] : arrays) {
    auto type = MemRefType::get({ShapedType::kDynamic}, element);
    views.push_back(memref::ViewOp::create(e, type, workspace, offset, length));
    offset = e.add(offset, alignedBytes(e, element, length));
  }
  return views;
}

Values Row::at(Emitter &e, Value position) const {
  Values at = indices;
  at[along] = begin ? e.add(begin, position) : position;
  return at;
}
Value Row::load(Emitter &e, unsigned which, Value position) const {
  return e.load(memrefs[which], at(e, position));
}
void Row::store(Emitter &e, Value value, unsigned which, Value position) const {
  e.store(value, memrefs[which], at(e, position));
}

Order Order::of(Region &region) {
  Order order;
  for (unsigned i = 0; i < region.getNumArguments(); i += 2)
    order.reads.push_back(!region.getArgument(i).use_empty() ||
                          !region.getArgument(i + 1).use_empty());
  auto compare = [&region](Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) {
    Values arguments;
    for (auto [i, pair] : llvm::enumerate(llvm::zip(x, y))) {
      auto [a, b] = pair;
      // What the region does not look at only has to exist.
      arguments.push_back(a ? a : e.zero(region.getArgument(2 * i).getType()));
      arguments.push_back(b ? b : arguments.back());
    }
    return e.inlineRegion(region, arguments).front();
  };
  order.key = findSingleKey(region);
  if (order.key && order.key->isStrict) {
    order.before = compare;
    return order;
  }
  order.before = [compare](Emitter &e, ArrayRef<Value> x, ArrayRef<Value> y) {
    Value forth = compare(e, x, y), back = compare(e, y, x);
    return e.both(forth, e.negate(back));
  };
  return order;
}

} // namespace sluice::linalg_ext
