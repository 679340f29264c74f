//===- Fft.cpp - one stage of a fast Fourier transform as loops -----------===//
#include "compiler/Dialect/LinalgExt/Loops/Emit.h"

namespace sluice::linalg_ext {

/// exp(-2 pi i j / size) in `type`.
static std::pair<Value, Value> coefficient(Emitter &e, Value j, Value size, Type type) {
  auto toFloat = [&](Value value) {
    return arith::UIToFPOp::create(e, type, e.fromIndex(value, e.getI64Type()));
  };
  Value turn = arith::ConstantOp::create(e, e.getFloatAttr(type, -6.283185307179586));
  Value angle = arith::DivFOp::create(e, arith::MulFOp::create(e, turn, toFloat(j)), toFloat(size));
  return {math::CosOp::create(e, angle), math::SinOp::create(e, angle)};
}

void emitLoops(Emitter &e, FftOp op, ArrayRef<Value>) {
  Value real = op.getOutputs()[0], imag = op.getOutputs()[1];
  Type element = op.getOutputType(0).getElementType();
  Type type = element.isF64() ? element : Type(e.getF32Type());
  Values sizes = e.dims(real);
  Value length = sizes.pop_back_val(), one = e.index(1);
  Value half = e.shiftLeft(one, e.sub(op.getInputs()[0], one)), size = e.add(half, half);
  e.nest(sizes, [&](ValueRange outer) {
    e.loop(e.index(0), length, size, [&](Value group) {
      e.loop(e.index(0), half, one, [&](Value j) {
        Values low(outer), high(outer);
        low.push_back(e.add(group, j));
        high.push_back(e.add(low.back(), half));
        auto load = [&](Value memref, const Values &at) {
          return e.toFloat(e.load(memref, at), type);
        };
        auto store = [&](Value value, Value memref, const Values &at) {
          e.store(e.toFloat(value, element), memref, at);
        };
        auto [wr, wi] = op.hasCoefficients()
                            ? std::pair(load(op.getInputs()[1], {j}), load(op.getInputs()[2], {j}))
                            : coefficient(e, j, size, type);
        Value ar = load(real, low), ai = load(imag, low), br = load(real, high),
              bi = load(imag, high);
        auto mul = [&](Value a, Value b) { return arith::MulFOp::create(e, a, b); };
        Value tr = arith::SubFOp::create(e, mul(wr, br), mul(wi, bi)),
              ti = arith::AddFOp::create(e, mul(wr, bi), mul(wi, br));
        store(arith::AddFOp::create(e, ar, tr), real, low);
        store(arith::AddFOp::create(e, ai, ti), imag, low);
        store(arith::SubFOp::create(e, ar, tr), real, high);
        store(arith::SubFOp::create(e, ai, ti), imag, high);
      });
    });
  });
}

} // namespace sluice::linalg_ext
