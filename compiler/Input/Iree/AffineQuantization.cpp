//===- AffineQuantization.cpp - real numbers as scaled integers -----------===//
//   %q = iree_linalg_ext.quantize_affine <indexing_maps = [...], quant_min = -128,
//            quant_max = 127> ins(%x, %scale, %zero : ...) outs(...)
//     ->   linalg.generic: clamp(roundeven(x / scale) + zero, quant_min, quant_max)
//   %x = iree_linalg_ext.dequantize_affine <indexing_maps = [...], input_unsigned>
//            ins(%q, %scale, %zero : ...) outs(...)
//     ->   linalg.generic: (q - zero) * scale
// The zero point may be left out. NaN becomes the smallest number.
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Util/Try.h"
#include "compiler/Input/Common/Structured.h"
#include "compiler/Input/Iree/Forms.h"

using namespace sluice::iree;
using sluice::input::Cell;
using sluice::input::toFloat;

/// Replaces `op`, which has one out, by a loop over all dimensions of its maps.
template <typename Op>
static void replaceByGeneric(Op op, RewriterBase &rewriter, sluice::input::ScalarBody body) {
  SmallVector<AffineMap> maps =
      llvm::to_vector(op.getIndexingMaps().template getAsValueRange<AffineMapAttr>());
  rewriter.replaceOp(op, sluice::input::generic(rewriter, op.getLoc(), op.getInputs(),
                                                op.getOutputs()[0], maps, body));
}

/// `integer` in `type`, which is as wide or narrower only where no number of interest is lost.
static Value resized(Cell &b, Value integer, Type type, bool isUnsigned) {
  unsigned from = integer.getType().getIntOrFloatBitWidth(), to = type.getIntOrFloatBitWidth();
  if (from >= to)
    return from == to ? integer : b.make<arith::TruncIOp>(type, integer);
  return isUnsigned ? b.make<arith::ExtUIOp>(type, integer) : b.make<arith::ExtSIOp>(type, integer);
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
  SLUICE_TRY(checkAffine(op, /*isQuantized=*/false));
  auto type = cast<IntegerType>(getElementTypeOrSelf(op.getOutputs()[0].getType()));
  bool isUnsigned = op.getStorageUnsigned();
  unsigned width = type.getWidth();
  if (width > 32)
    return op.emitError("gives ") << type << ", which a float has no range for";
  int64_t smallest = isUnsigned ? 0 : llvm::minIntN(width);
  int64_t largest = isUnsigned ? int64_t(llvm::maxUIntN(width)) : llvm::maxIntN(width);
  smallest = op.getQuantMin().value_or(smallest), largest = op.getQuantMax().value_or(largest);
  replaceByGeneric(op, rewriter, [&](Cell &b, ValueRange args) -> Value {
    Type real = args[0].getType();
    Value value = b.roundEven(b.div(args[0], toFloat(b, args[1], real)));
    if (op.getInputs().size() == 3)
      value = b.add(value, op.getZpUnsigned() ? b.make<arith::UIToFPOp>(real, args[2])
                                              : b.make<arith::SIToFPOp>(real, args[2]));
    value = b.minNum(b.maxNum(value, smallest), largest);
    return isUnsigned ? b.make<arith::FPToUIOp>(type, value) : b.make<arith::FPToSIOp>(type, value);
  });
  return success();
}

LogicalResult sluice::iree::lower(DequantizeAffineOp op, RewriterBase &rewriter) {
  SLUICE_TRY(checkAffine(op, /*isQuantized=*/true));
  Type real = getElementTypeOrSelf(op.getOutputs()[0].getType());
  replaceByGeneric(op, rewriter, [&](Cell &b, ValueRange args) -> Value {
    // Differences of numbers of up to 16 bits fit.
    Type wide = b.getIntegerType(args[0].getType().getIntOrFloatBitWidth() <= 16 ? 32 : 64);
    Value value = resized(b, args[0], wide, op.getInputUnsigned());
    if (op.getInputs().size() == 3)
      value = b.sub(value, resized(b, args[2], wide, op.getZpUnsigned()));
    return b.mul(b.make<arith::SIToFPOp>(real, value), toFloat(b, args[1], real));
  });
  return success();
}
