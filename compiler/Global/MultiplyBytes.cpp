//===- MultiplyBytes.cpp - quantized matrices are multiplied as they are stored ---------------===//
// CPUs and GPUs have instructions for products of 8-bit integers. Quantized models subtract zero
// points and multiply by scales first, which leaves matrices of i16 or f32:
//   %a = (ext(%qa) - za) * sa,  %w = (ext(%qw) - zw[n]) * sw[n],  %p = matmul(%a, %w)
//     ->
//   %i = matmul(%qa, %qw) : i32
//   %p = float(%i - za * sum(%qw)[n] - zw[n] * sum(%qa)[m] + k * za * zw[n]) * sa * sw[n]
// What follows the product is computed in its kernel. Sums of constant weights are constants. The
// sum is exact, where that of floats was rounded at each step. The same for floats of 8 bits that
// are widened, and maybe scaled, before they are multiplied. Constant operands of 8 bits are
// turned so that they lie along k, as instructions of several subgroups want them.
//===----------------------------------------------------------------------===//
#include "compiler/Global/ByteFactors.h"
#include "compiler/Global/ConstantExpressions.h"
#include "compiler/Global/Permutations.h"
#include "compiler/Global/Rewrite.h"

namespace sluice::global {
#define GEN_PASS_DEF_MULTIPLYBYTES
#include "compiler/Global/Passes.h.inc"
namespace {

class ByteProducts {
public:
  ByteProducts(func::FuncOp function, const kernels::Preferences &preferences,
               util::DeclineRemarks &remarks)
      : preferences(preferences), remarks(remarks), rewriter(function.getContext()),
        expressions(constantExpressions(function)) {
    SmallVector<linalg::LinalgOp> products;
    function.walk([&](linalg::LinalgOp op) {
      if (linalg::isaContractionOpInterface(op) && op.hasPureTensorSemantics())
        products.push_back(op);
    });
    for (linalg::LinalgOp op : products)
      if (linalg::LinalgOp product = multiplyBytes(op);
          product && preferences.multipliesBytesAlongK())
        turnConstants(product);
  }

private:
  /// The product of bytes that `op` is now; null if it is none.
  linalg::LinalgOp multiplyBytes(linalg::LinalgOp op) {
    Type element = getElementTypeOrSelf(op->getOperand(0).getType()),
         other = getElementTypeOrSelf(op->getOperand(1).getType());
    bool areBytes =
        element == other && element.isIntOrFloat() && element.getIntOrFloatBitWidth() == 8;
    if (areBytes)
      return preferences.multipliesBytes(element, isUnsigned(op, 0), isUnsigned(op, 1))
                 ? op
                 : linalg::LinalgOp();
    ByteFactor factors[2];
    for (unsigned i : {0, 1}) {
      Value operand = op->getOperand(i);
      AffineMap map = op.getIndexingMapsArray()[i];
      if (std::optional<ByteFactor> found = byteFactorOf(operand, map))
        factors[i] = *found;
      else if (isByteTensor(operand))
        factors[i].bytes = {operand, map, isUnsigned(op, i)};
      else
        return {};
    }
    Type sum = getElementTypeOrSelf(op->getResult(0).getType());
    auto isFloat = [](const ByteFactor &factor) {
      return isa<FloatType>(getElementTypeOrSelf(factor.bytes.value.getType()));
    };
    bool isScaled = factors[0].scale.value || factors[1].scale.value;
    bool isSum = isFloat(factors[0]) || (factors[0].scale.value && factors[1].scale.value)
                     ? sum.isF32()
                     : !isScaled && sum.isInteger(32);
    if (!isSum || isFloat(factors[0]) != isFloat(factors[1]) ||
        !kernels::isZero(op.getDpsInits()[0]) || failed(check(op, factors, isScaled)))
      return {};
    return multiplyFactors(rewriter, op, factors, isScaled);
  }

  /// Whether the body of `op` extends operand `i` without a sign.
  static bool isUnsigned(linalg::LinalgOp op, unsigned i) {
    return llvm::any_of(op.getBlock()->getArgument(i).getUsers(),
                        [](Operation *user) { return isa<arith::ExtUIOp>(user); });
  }

  LogicalResult check(linalg::LinalgOp op, const ByteFactor (&factors)[2], bool isScaled) {
    Type byte = getElementTypeOrSelf(factors[0].bytes.value.getType());
    if (byte != getElementTypeOrSelf(factors[1].bytes.value.getType()))
      return remarks.decline(op, "its bytes are of two types");
    if (!preferences.multipliesBytes(byte, factors[0].bytes.isUnsigned,
                                     factors[1].bytes.isUnsigned))
      return remarks.decline(op, "no instructions for its bytes");
    SmallVector<utils::IteratorType> kinds = op.getIteratorTypesArray();
    if (termsOf(op) > kMostTerms && isa<IntegerType>(byte) &&
        (isScaled || (factors[0].zero.value && factors[1].zero.value)))
      return remarks.decline(op, "sums of more than " + Twine(kMostTerms) +
                                     " terms may be too large for i32");
    for (const ByteFactor &factor : factors) {
      if (!factor.bytes.map.isProjectedPermutation())
        return remarks.decline(op, "bytes are not read along single loops");
      for (const ByteParameter *parameter : {&factor.zero, &factor.scale})
        for (auto [loop, kind] : llvm::enumerate(kinds))
          if (kind == utils::IteratorType::reduction && parameter->map &&
              parameter->map.isFunctionOfDim(loop))
            return remarks.decline(op, "zero points or scales differ along the sum");
    }
    return success();
  }

  void turnConstants(linalg::LinalgOp product) {
    SmallVector<AffineMap> maps = product.getIndexingMapsArray();
    SmallVector<Value> inputs(product.getDpsInputs());
    bool isTurned = false;
    for (unsigned i : {0, 1}) {
      Operation *op = inputs[i].getDefiningOp();
      if (!op || (!isTensorConstant(op) && !expressions.contains(op)))
        continue;
      SmallVector<int64_t> order, along;
      for (auto [dim, loop] : llvm::enumerate(maps[i].getResults()))
        (linalg::isReductionIterator(
             product.getIteratorTypesArray()[cast<AffineDimExpr>(loop).getPosition()])
             ? along
             : order)
            .push_back(dim);
      order.append(along);
      if (isIdentityPermutation(order))
        continue;
      rewriter.setInsertionPoint(product);
      inputs[i] = transposed(rewriter, product.getLoc(), inputs[i], order);
      maps[i] = selectResults(maps[i], order);
      isTurned = true;
    }
    if (isTurned)
      rewriter.replaceOp(product,
                         withBodyOf(rewriter, product, inputs, product.getDpsInits(), maps));
  }

  const kernels::Preferences &preferences;
  util::DeclineRemarks &remarks;
  IRRewriter rewriter;
  llvm::SetVector<Operation *> expressions;
};

struct MultiplyBytes final : impl::MultiplyBytesBase<MultiplyBytes> {
  void rewriteFor(const kernels::Preferences &preferences, Rewriting &r) override {
    ByteProducts(r.function, preferences, r.remarks);
  }
};

} // namespace
} // namespace sluice::global
