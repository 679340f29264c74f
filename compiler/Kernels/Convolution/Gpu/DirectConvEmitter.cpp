//===- DirectConvEmitter.cpp - windows in registers, thread by thread ---------===//
//   for my tiles of positions x channels {
//     // unrolled, or a loop of its rows; what was read before is not read again
//     for element of the window { for position { sum += image * weight } }
//     for position { what follows the convolution; store }
//   }
//===----------------------------------------------------------------------===//
#include "compiler/Kernels/Convolution/Gpu/DirectConvKind.h"
#include "compiler/Kernels/Gpu/ElementEmitter.h"
#include "compiler/Kernels/KernelBuilder.h"

using namespace sluice::kernels;

namespace {
class DirectConvEmitter : KernelBuilder {
public:
  DirectConvEmitter(MemrefKernel &memrefs, Kernel &kernel, const DirectKernel &direct,
                    const DirectConvPlan &plan)
      : KernelBuilder(memrefs.body(), kernel.func.getLoc()), memrefs(memrefs), kernel(kernel),
        direct(direct), product(direct.product), plan(plan) {}

  LogicalResult emit() {
    extents = memrefs.extents(product.classes);
    if (extents.empty())
      return failure();
    operands.push_back({OperandReader(b, loc, memrefs, product.lhs, extents), {}, {}});
    operands.push_back({OperandReader(b, loc, memrefs, product.rhs, extents), {}, {}});
    SmallVector<Value> sizes =
        llvm::map_to_vector(direct.others, [&](unsigned c) { return extents[c]; });
    if (direct.positions >= 0)
      sizes.push_back(div(extents[direct.positions], plan.positions));
    if (direct.channels >= 0)
      sizes.push_back(div(extents[direct.channels], plan.channels));
    total = index(1);
    for (Value size : sizes)
      total = mul(total, size);
    forThread(plan.threads, total, [&](Value tile) { emitTile(delinearize(b, loc, tile, sizes)); });
    return success(!isBroken);
  }

  Value total;

private:
  struct Operand {
    OperandReader reader;
    /// Part of the tile's first position, at the first element of the window.
    OperandReader::Part first;
    std::map<SmallVector<int64_t>, Value> loaded; ///< By distance from there, per dimension.
  };

  void emitTile(ArrayRef<Value> tile) {
    llvm::SmallDenseMap<unsigned, Value> at;
    for (auto [loopClass, index] : llvm::zip(direct.others, tile))
      at[loopClass] = index;
    size_t next = direct.others.size();
    if (direct.positions >= 0)
      at[direct.positions] = mul(tile[next++], plan.positions);
    if (direct.channels >= 0)
      at[direct.channels] = mul(tile[next], plan.channels);
    SmallVector<int64_t> window = llvm::map_to_vector(
        product.k, [&](unsigned loopClass) { return product.classes.staticExtent(loopClass); });
    if (llvm::is_contained(window, 0))
      return;
    Values accumulators(plan.positions);
    if (plan.isRowByRow && window.size() > 1) {
      Value rows = index(std::exchange(window.front(), 1));
      // Minus zero is what sums begin with that keep the sign of the first product.
      auto wide = VectorType::get({plan.channels}, b.getF32Type());
      auto none = DenseElementsAttr::get(wide, -0.0f);
      accumulators.assign(plan.positions, arith::ConstantOp::create(b, loc, none));
      accumulators =
          loop(index(0), rows, index(1), accumulators, [&](Value row, ValueRange carried) {
            at[product.k.front()] = row;
            Values sums(carried);
            addWindow(at, window, sums);
            return sums;
          });
      at.erase(product.k.front());
    } else {
      addWindow(at, window, accumulators);
    }
    store(at, accumulators);
  }

  /// Adds the products of `window`, which begins at `at`, to the sums of all positions.
  void addWindow(const llvm::SmallDenseMap<unsigned, Value> &at, ArrayRef<int64_t> window,
                 Values &accumulators) {
    for (Operand &operand : operands) {
      operand.first = operand.reader.base(at);
      operand.loaded.clear();
    }
    SmallVector<int64_t> step(window.size(), 0);
    int64_t steps = 1;
    for (int64_t size : window)
      steps *= size;
    for (int64_t i = 0; i < steps; ++i) {
      for (int64_t position = 0; position < plan.positions; ++position) {
        Value image = element(operands[0], step, position),
              weight = element(operands[1], step, position);
        Value &sum = accumulators[position];
        sum = sum ? math::FmaOp::create(b, loc, image, weight, sum).getResult()
                  : arith::MulFOp::create(b, loc, image, weight).getResult();
      }
      for (size_t dim = window.size(); dim-- > 0 && ++step[dim] == window[dim];)
        step[dim] = 0;
    }
  }

  /// The operand's element (or vector of channels) at `step` of the window of a position, as f32.
  Value element(Operand &operand, ArrayRef<int64_t> step, int64_t position) {
    SmallVector<int64_t> away;
    for (const OperandDim &dim : operand.reader.form.dims) {
      int64_t distance = direct.positions >= 0 ? position * dim.factorOf(direct.positions) : 0;
      for (auto [loopClass, index] : llvm::zip(product.k, step))
        distance += index * dim.factorOf(loopClass);
      away.push_back(distance);
    }
    Value &known = operand.loaded[away];
    if (!known)
      known = load(operand, operand.reader.moved(operand.first, away));
    return known;
  }

  Value load(Operand &operand, const OperandReader::Part &place) {
    const OperandReader &reader = operand.reader;
    Type type = cast<MemRefType>(reader.memory.flat.getType()).getElementType(),
         wide = b.getF32Type();
    bool isVector = plan.channels > 1 && reader.form.uses(direct.channels);
    if (isVector)
      type = VectorType::get({plan.channels}, type);
    if (plan.channels > 1)
      wide = VectorType::get({plan.channels}, wide);
    Value exists = reader.isInside(place), at = place.offset;
    if (exists)
      at = select(exists, at, index(0));
    int64_t bytes = plan.channels * direct.shape.operandBits / 8;
    Value value = isVector ? loadAligned(getElementTypeOrSelf(type), plan.channels,
                                         reader.memory.flat, at, bytes)
                           : memref::LoadOp::create(b, loc, reader.memory.flat, at).getResult();
    if (exists)
      value = arith::SelectOp::create(b, loc, exists, value, zero(type));
    if (!isVector && plan.channels > 1)
      value = vector::BroadcastOp::create(b, loc, VectorType::get({plan.channels}, type), value);
    return value.getType() == wide ? value : arith::ExtFOp::create(b, loc, wide, value).getResult();
  }

  void store(const llvm::SmallDenseMap<unsigned, Value> &at, ArrayRef<Value> accumulators) {
    ElementEmitter elements(memrefs, product.classes, kernel.target);
    Place ofChannels;
    auto useChannels = [&](Place &place) {
      place.varying = direct.channels;
      place.width = plan.channels;
    };
    useChannels(ofChannels);
    if (direct.channels >= 0)
      ofChannels.index[direct.channels] = at.lookup(direct.channels);
    for (auto [position, sum] : llvm::enumerate(accumulators)) {
      Place place;
      place.outer = &ofChannels;
      useChannels(place);
      for (auto [loopClass, index] : at)
        if (int(loopClass) != direct.channels)
          place.index[loopClass] =
              int(loopClass) == direct.positions ? add(index, position) : index;
      storeProduct(elements, memrefs, product.product, sum, place);
    }
    isBroken |= elements.isBroken;
  }

  MemrefKernel &memrefs;
  Kernel &kernel;
  const DirectKernel &direct;
  const MatmulKernel &product;
  const DirectConvPlan &plan;
  SmallVector<Value> extents;
  SmallVector<Operand, 2> operands;
  bool isBroken = false;
};
} // namespace

LogicalResult kernels::lowerDirect(Kernel &kernel, const DirectKernel &direct,
                                   const DirectConvPlan &plan) {
  MemrefKernel memrefs(kernel);
  DirectConvEmitter emitter(memrefs, kernel, direct, plan);
  if (failed(emitter.emit()))
    return kernel.func.emitOpError("has values that cannot be computed beside the convolution");
  return memrefs.launch(plan.threads, plan.channels > 1, emitter.total, plan.threads);
}
