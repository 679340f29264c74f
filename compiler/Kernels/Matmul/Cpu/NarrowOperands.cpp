//===- NarrowOperands.cpp - contractions of f16, bf16 and small integers --===//
#include "compiler/Kernels/Matmul/Cpu/NarrowOperands.h"
#include "compiler/Kernels/Cpu/RegisterTile.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace sluice::kernels {

/// How `factor` comes from the body's argument `argument`; nullopt if otherwise.
static std::optional<Widening> wideningOf(Value factor, BlockArgument argument) {
  if (factor == argument)
    return Widening::None;
  Operation *op = factor.getDefiningOp();
  if (!op || op->getNumOperands() != 1 || op->getOperand(0) != argument)
    return std::nullopt;
  if (isa<arith::ExtFOp>(op))
    return Widening::Float;
  if (isa<arith::ExtSIOp>(op))
    return Widening::SignExtend;
  if (isa<arith::ExtUIOp>(op))
    return Widening::ZeroExtend;
  return std::nullopt;
}

/// True if vector units multiply and add elements of `type`.
static bool isSum(Type type) {
  return isa<Float32Type, Float64Type>(type) || type.isSignlessInteger(32);
}

/// True if elements of `type` are loaded and widened as vectors.
static bool isOperand(Type type, Widening widening) {
  if (widening == Widening::None)
    return isSum(type);
  return isa<Float16Type, BFloat16Type, Float32Type>(type) || type.isSignlessInteger(8) ||
         type.isSignlessInteger(16);
}

std::optional<ProductOperands> matchProduct(linalg::LinalgOp root) {
  Block &body = *root.getBlock();
  if (body.getNumArguments() != 3)
    return std::nullopt;
  Operation *sum = body.getTerminator()->getOperand(0).getDefiningOp();
  if (!isa_and_present<arith::AddFOp, arith::AddIOp>(sum))
    return std::nullopt;
  bool sumFirst = sum->getOperand(0) == body.getArgument(2);
  if (!sumFirst && sum->getOperand(1) != body.getArgument(2))
    return std::nullopt;
  Operation *product = sum->getOperand(sumFirst ? 1 : 0).getDefiningOp();
  if (!isa_and_present<arith::MulFOp, arith::MulIOp>(product) ||
      !isSum(product->getResult(0).getType()))
    return std::nullopt;
  ProductOperands operands;
  operands.lhsType = body.getArgument(0).getType();
  operands.rhsType = body.getArgument(1).getType();
  for (bool swapped : {false, true}) {
    auto lhs = wideningOf(product->getOperand(swapped), body.getArgument(0));
    auto rhs = wideningOf(product->getOperand(!swapped), body.getArgument(1));
    if (!lhs || !rhs || !isOperand(operands.lhsType, *lhs) || !isOperand(operands.rhsType, *rhs))
      continue;
    operands.lhs = *lhs;
    operands.rhs = *rhs;
    auto fits = [](Type type, Widening widening) {
      return type.isSignlessInteger(8) ||
             (type.isSignlessInteger(16) && widening == Widening::SignExtend);
    };
    operands.inPairs = fits(operands.lhsType, *lhs) && fits(operands.rhsType, *rhs);
    return operands;
  }
  return std::nullopt;
}

std::optional<int64_t> narrowPanelWidth(linalg::LinalgOp root, const TargetModel &target) {
  auto operands = matchProduct(root);
  if (!operands || operands->rhs == Widening::None)
    return std::nullopt;
  // As wide as the register tile of the sums, whose integers have the lanes of f32.
  Type sum = getElementTypeOrSelf(root->getResult(0).getType());
  return panelWidth(sum.isF64() ? sum : Float32Type::get(root.getContext()), target);
}

Value widen(OpBuilder &builder, Location loc, Value value, Widening widening, Type element) {
  Type type = element;
  if (auto vector = dyn_cast<VectorType>(value.getType()))
    type = vector.clone(element);
  switch (widening) {
  case Widening::None: return value;
  case Widening::Float: return arith::ExtFOp::create(builder, loc, type, value);
  case Widening::SignExtend: return arith::ExtSIOp::create(builder, loc, type, value);
  case Widening::ZeroExtend: return arith::ExtUIOp::create(builder, loc, type, value);
  }
  llvm_unreachable("all cases return");
}

static Value constantLike(OpBuilder &builder, Location loc, Type type, int32_t value) {
  TypedAttr attr = builder.getI32IntegerAttr(value);
  if (auto vector = dyn_cast<VectorType>(type))
    attr = SplatElementsAttr::get(vector, Attribute(attr));
  return arith::ConstantOp::create(builder, loc, attr);
}

Value packPair(OpBuilder &builder, Location loc, Value even, Value odd) {
  Type type = even.getType();
  Value low = arith::AndIOp::create(builder, loc, even, constantLike(builder, loc, type, 0xffff));
  Value high = arith::ShLIOp::create(builder, loc, odd, constantLike(builder, loc, type, 16));
  return arith::OrIOp::create(builder, loc, low, high);
}

Value addPairProducts(OpBuilder &builder, Location loc, Value lhs, Value rhs, Value sum) {
  auto words = cast<VectorType>(sum.getType());
  int64_t lanes = words.getNumElements();
  auto halves = VectorType::get({2 * lanes}, builder.getI16Type()),
       products = VectorType::get({2 * lanes}, builder.getI32Type());
  auto split = [&](Value word) {
    return arith::ExtSIOp::create(builder, loc, products,
                                  vector::BitCastOp::create(builder, loc, halves, word))
        .getResult();
  };
  Value product = arith::MulIOp::create(builder, loc, split(lhs), split(rhs));
  SmallVector<int64_t> even, odd;
  for (int64_t lane = 0; lane < lanes; ++lane) {
    even.push_back(2 * lane);
    odd.push_back(2 * lane + 1);
  }
  Value low = vector::ShuffleOp::create(builder, loc, product, product, even),
        high = vector::ShuffleOp::create(builder, loc, product, product, odd);
  return arith::AddIOp::create(builder, loc, sum, arith::AddIOp::create(builder, loc, low, high));
}

} // namespace sluice::kernels
