//===- AffineQuantization.cpp - real numbers as scaled integers -----------===//
//   %q = iree_linalg_ext.quantize_affine <indexing_maps = [...], quant_min = -128,
//            quant_max = 127> ins(%x, %scale, %zero : ...) outs(...)
//     ->   linalg.generic: clamp(roundeven(x / scale) + zero, quant_min, quant_max)
//   %x = iree_linalg_ext.dequantize_affine <indexing_maps = [...], input_unsigned>
//            ins(%q, %scale, %zero : ...) outs(...)
//     ->   linalg.generic: (q - zero) * scale
// The zero point may be left out. NaN becomes the smallest number.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Iree/LinalgExtForms.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace sluice::iree;

/// Replaces `op`, which has one out, by a loop over all dimensions of its maps.
static void replaceByGeneric(Operation *op, ArrayAttr indexingMaps, ValueRange inputs, Value out,
                             RewriterBase &rewriter,
                             function_ref<Value(ImplicitLocOpBuilder &, ValueRange)> body) {
  SmallVector<AffineMap> maps = llvm::to_vector(indexingMaps.getAsValueRange<AffineMapAttr>());
  SmallVector<utils::IteratorType> iterators(maps.back().getNumDims(),
                                             utils::IteratorType::parallel);
  auto generic =
      linalg::GenericOp::create(rewriter, op->getLoc(), out.getType(), inputs, out, maps, iterators,
                                [&](OpBuilder &builder, Location loc, ValueRange args) {
                                  ImplicitLocOpBuilder b(loc, builder);
                                  linalg::YieldOp::create(b, body(b, args));
                                });
  rewriter.replaceOp(op, generic.getResults());
}

/// `integer` in `type`, which is as wide or narrower only where no number of interest is lost.
static Value resized(ImplicitLocOpBuilder &b, Value integer, Type type, bool isUnsigned) {
  unsigned from = integer.getType().getIntOrFloatBitWidth(), to = type.getIntOrFloatBitWidth();
  if (from == to)
    return integer;
  if (from > to)
    return arith::TruncIOp::create(b, type, integer);
  return isUnsigned ? arith::ExtUIOp::create(b, type, integer).getResult()
                    : arith::ExtSIOp::create(b, type, integer).getResult();
}

static Value resizedFloat(ImplicitLocOpBuilder &b, Value value, Type type) {
  unsigned from = value.getType().getIntOrFloatBitWidth(), to = type.getIntOrFloatBitWidth();
  if (value.getType() == type)
    return value;
  return from < to ? arith::ExtFOp::create(b, type, value).getResult()
                   : arith::TruncFOp::create(b, type, value).getResult();
}

/// Operands are numbers, scale and zero point; nothing else may be said of the op than what is done
/// about it.
template <typename Op> static LogicalResult checkAffine(Op op, bool isQuantized) {
  auto inputs = op.getInputs();
  auto is = [&](Value value, bool integer) {
    Type type = getElementTypeOrSelf(value.getType());
    return integer ? type.isSignlessInteger() : isa<FloatType>(type);
  };
  if (inputs.size() < 2 || inputs.size() > 3 || op.getOutputs().size() != 1 ||
      !is(inputs[0], isQuantized) || !is(inputs[1], false) ||
      (inputs.size() == 3 && !is(inputs[2], true)) || !is(op.getOutputs()[0], !isQuantized))
    return op.emitError(
        "needs a tensor, a scale of floats, an optional zero point of integers, and one out");
  for (NamedAttribute attr : op->getDiscardableAttrs())
    return op.emitError("has the attribute ") << attr.getName() << ", which is not known";
  AffineMap out = cast<AffineMapAttr>(op.getIndexingMaps()[inputs.size()]).getValue();
  if (!out.isPermutation())
    return op.emitError("needs an indexing map of its out that names each dimension once");
  return success();
}

LogicalResult sluice::iree::lower(QuantizeAffineOp op, RewriterBase &rewriter) {
  if (failed(checkAffine(op, /*isQuantized=*/false)))
    return failure();
  Value out = op.getOutputs()[0];
  auto type = cast<IntegerType>(getElementTypeOrSelf(out.getType()));
  bool isUnsigned = op.getStorageUnsigned();
  unsigned width = type.getWidth();
  if (width > 32)
    return op.emitError("gives ") << type << ", which a float has no range for";
  int64_t smallest = isUnsigned ? 0 : llvm::minIntN(width);
  int64_t largest = isUnsigned ? int64_t(llvm::maxUIntN(width)) : llvm::maxIntN(width);
  smallest = op.getQuantMin().value_or(smallest), largest = op.getQuantMax().value_or(largest);
  replaceByGeneric(
      op, op.getIndexingMaps(), op.getInputs(), out, rewriter,
      [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
        Type real = args[0].getType();
        auto constant = [&](int64_t value) {
          return arith::ConstantOp::create(b, b.getFloatAttr(real, double(value))).getResult();
        };
        Value value = arith::DivFOp::create(b, args[0], resizedFloat(b, args[1], real));
        value = math::RoundEvenOp::create(b, value);
        if (op.getInputs().size() == 3)
          value = arith::AddFOp::create(
              b, value,
              op.getZpUnsigned() ? arith::UIToFPOp::create(b, real, args[2]).getResult()
                                 : arith::SIToFPOp::create(b, real, args[2]).getResult());
        value = arith::MaxNumFOp::create(b, value, constant(smallest));
        value = arith::MinNumFOp::create(b, value, constant(largest));
        return isUnsigned ? arith::FPToUIOp::create(b, type, value).getResult()
                          : arith::FPToSIOp::create(b, type, value).getResult();
      });
  return success();
}

LogicalResult sluice::iree::lower(DequantizeAffineOp op, RewriterBase &rewriter) {
  if (failed(checkAffine(op, /*isQuantized=*/true)))
    return failure();
  bool isUnsigned = op.getInputUnsigned();
  Value out = op.getOutputs()[0];
  Type real = getElementTypeOrSelf(out.getType());
  replaceByGeneric(
      op, op.getIndexingMaps(), op.getInputs(), out, rewriter,
      [&](ImplicitLocOpBuilder &b, ValueRange args) -> Value {
        // Differences of numbers of up to 16 bits fit.
        Type wide = b.getIntegerType(args[0].getType().getIntOrFloatBitWidth() <= 16 ? 32 : 64);
        Value value = resized(b, args[0], wide, isUnsigned);
        if (op.getInputs().size() == 3)
          value = arith::SubIOp::create(b, value, resized(b, args[2], wide, op.getZpUnsigned()));
        Value number = arith::SIToFPOp::create(b, real, value);
        return arith::MulFOp::create(b, number, resizedFloat(b, args[1], real));
      });
  return success();
}
