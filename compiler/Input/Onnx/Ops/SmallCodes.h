//===- SmallCodes.h - numbers of a few bits, several to a byte ------------===//
#pragma once
#include "compiler/Dialect/Util/IndexBuilder.h"

namespace sluice::onnx {

/// Index arithmetic in the body of a generic operation.
struct Indices : util::IndexBuilder {
  using util::IndexBuilder::BasicIndexBuilder;

  /// `bits` bits of `byte`, those of place `which` counted from the lowest, as i32.
  mlir::Value bitsOf(mlir::Value byte, mlir::Value which, int64_t bits) {
    mlir::Value shift = mlir::arith::IndexCastOp::create(b, loc, b.getI32Type(), mul(which, bits));
    mlir::Value wide = mlir::arith::ExtUIOp::create(b, loc, b.getI32Type(), byte);
    mlir::Value mask =
        mlir::arith::ConstantOp::create(b, loc, b.getI32IntegerAttr((1 << bits) - 1));
    return mlir::arith::AndIOp::create(b, loc, mlir::arith::ShRUIOp::create(b, loc, wide, shift),
                                       mask);
  }
};

} // namespace sluice::onnx
