//===- SmallCodes.h - numbers of a few bits, several to a byte ------------===//
#pragma once
#include "compiler/Input/Onnx/Cell.h"

namespace sluice::onnx {

/// `bits` bits of `byte`, those of place `which` counted from the lowest, as i32.
inline Value bitsOf(Cell &b, Value byte, Value which, int64_t bits) {
  mlir::Type i32 = b.getI32Type();
  Value shift = b.make<mlir::arith::IndexCastOp>(i32, b.mul(which, bits));
  Value wide = b.make<mlir::arith::ExtUIOp>(i32, byte);
  return b.both(b.make<mlir::arith::ShRUIOp>(wide, shift), b.number(i32, (1 << bits) - 1));
}

} // namespace sluice::onnx
