//===- SmallCodes.h - numbers of a few bits, several to a byte ------------===//
#pragma once
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"

namespace sluice::onnx {

/// Index arithmetic in the body of a generic operation.
struct Indices {
  mlir::OpBuilder &b;
  mlir::Location loc;

  mlir::Value c(int64_t value) { return mlir::arith::ConstantIndexOp::create(b, loc, value); }
  mlir::Value div(mlir::Value x, int64_t by) {
    return by == 1 ? x : mlir::arith::DivUIOp::create(b, loc, x, c(by)).getResult();
  }
  mlir::Value rem(mlir::Value x, int64_t by) {
    return mlir::arith::RemUIOp::create(b, loc, x, c(by));
  }
  mlir::Value mul(mlir::Value x, int64_t by) {
    return mlir::arith::MulIOp::create(b, loc, x, c(by));
  }
  mlir::Value at(mlir::Value first, mlir::Value offset) {
    return mlir::arith::AddIOp::create(b, loc, first, offset);
  }
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
