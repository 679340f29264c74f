//===- ComputedTile.cpp - K tiles of an operand that is computed -----------===//
#include "compiler/Kernels/Matmul/Gpu/MatmulEmitter.h"

using namespace sluice::kernels;

Place ProductContext::placeAt(Place &outer, ArrayRef<unsigned> classes, Value line,
                              Value size) const {
  OpBuilder &b = memrefs.body();
  util::IndexBuilder w(b, matrix.product->getLoc());
  Place place;
  place.outer = &outer;
  place.setIndices(b, w.loc, classes, w.smaller(line, w.sub(size, 1)), extents);
  return place;
}

Value ProductContext::along(ElementEmitter &elements, OpOperand &operand, Place &line, Value first,
                            int64_t width, Value exists, Operation *start,
                            ArrayRef<int64_t> order) const {
  auto product = cast<linalg::GenericOp>(operand.getOwner());
  OpBuilder &b = memrefs.body();
  Place at;
  at.outer = &line;
  at.index[matrix.k.front()] = first;
  at.varying = matrix.k.front(), at.width = width, at.isAligned = true;
  at.start = start;
  at.order = order;
  Value all = elements.widened(elements.operandValue(product, operand, at), width);
  if (!exists)
    return all;
  PlainKernelBuilder k(b, product->getLoc());
  return k.select(exists, all, k.zero(all.getType()));
}

ComputedTile::ComputedTile(const ProductContext &product, const MatmulPlan &plan, Place &ofBatch,
                           Value first)
    : KernelBuilder(product.memrefs.body(), product.matrix.product->getLoc()), product(product),
      elements(product.memrefs, product.matrix.classes, product.target),
      element(getElementTypeOrSelf(product.matrix.rhs.tensor.getType())),
      perChunk(kMatrixChunkBytes * 8 / element.getIntOrFloatBitWidth()),
      depth(kKTileBytes * 8 / element.getIntOrFloatBitWidth()), width(plan.rhsDepth) {
  int64_t across = depth / width, count = plan.columns * across,
          threads = plan.copyThreads > 0 ? plan.copyThreads : plan.threads;
  Value firstLine = div(product.thread, across), part = rem(product.thread, across);
  within = mul(part, width);
  for (int64_t begin = 0; begin < count; begin += threads) {
    Value row = add(firstLine, begin / across);
    lines.emplace_back();
    Line &line = lines.back();
    line.place = product.placeAt(ofBatch, product.matrix.n, add(first, row), product.n);
    for (int64_t i = 0; i < width / perChunk; ++i) {
      Value position = add(mul(part, width / perChunk), i);
      if (plan.isSwizzled())
        position = exclusiveOr(position, rem(row, 8));
      line.targets.push_back(
          asI32(add(mul(row, plan.lineBytes), mul(position, kMatrixChunkBytes))));
    }
    if (count - begin < threads)
      line.isMine = less(product.thread, count - begin);
  }
  // What only depends on the column is loaded once.
  Operation *start = index(0).getDefiningOp();
  for (Line &line : lines)
    line.place.start = start, line.place.valuesAtStart = true;
}

SmallVector<Value> ComputedTile::load(Value kTile) {
  std::optional<int64_t> known = getConstantIntValue(product.k);
  Value first = add(mul(kTile, depth), within), exists;
  if (!known || *known % depth != 0)
    exists = less(first, product.k);
  first = smaller(first, sub(product.k, width));
  // Targets of short vectors compute them one after the other.
  int64_t lanes = product.target.maxLanes < 16 ? std::min(width, product.target.maxLanes) : width;
  SmallVector<Value> chunks;
  for (Line &line : lines) {
    SmallVector<Value> values;
    for (int64_t at = 0; at < width; at += lanes) {
      OpOperand &rhs = product.matrix.rhsOperand(product.matrix.product);
      Value all = product.along(elements, rhs, line.place, add(first, at), lanes, exists,
                                /*start=*/nullptr);
      for (int64_t i = 0; i < lanes; ++i)
        values.push_back(lanes == 1 ? all : vector::ExtractOp::create(b, loc, all, i).getResult());
    }
    for (int64_t at = 0; at < width; at += perChunk)
      chunks.push_back(vectorOf(ArrayRef(values).slice(at, perChunk)));
  }
  return chunks;
}

void ComputedTile::store(MatrixUnitEmitter &unit, ArrayRef<Value> chunks, Value stage) {
  for (const Line &line : lines) {
    IfScope inside(b, loc, line.isMine);
    for (auto [target, chunk] : llvm::zip(line.targets, chunks.take_front(line.targets.size())))
      unit.store(add(stage, target), chunk);
    chunks = chunks.drop_front(line.targets.size());
  }
}
