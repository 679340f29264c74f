//===- NarrowOperands.cpp - contractions of f16, bf16 and small integers --===//
#include "compiler/Kernels/Cpu/NarrowOperands.h"

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
  if (isa<arith::SIToFPOp>(op))
    return Widening::SignedToFloat;
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
    if (isa<FloatType>(product->getResult(0).getType()))
      return operands;
    bool bytes = operands.lhsType.isSignlessInteger(8) && operands.rhsType.isSignlessInteger(8);
    auto fits = [](Type type, Widening widening) {
      return type.isSignlessInteger(8) ||
             (type.isSignlessInteger(16) && widening == Widening::SignExtend);
    };
    operands.perWord = bytes                                                          ? 4
                       : fits(operands.lhsType, *lhs) && fits(operands.rhsType, *rhs) ? 2
                                                                                      : 1;
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
  case Widening::SignedToFloat: return arith::SIToFPOp::create(builder, loc, type, value);
  }
  llvm_unreachable("all cases return");
}

static Value constantLike(OpBuilder &builder, Location loc, Type type, int64_t value) {
  TypedAttr attr = builder.getIntegerAttr(getElementTypeOrSelf(type), value);
  if (auto vector = dyn_cast<VectorType>(type))
    attr = SplatElementsAttr::get(vector, Attribute(attr));
  return arith::ConstantOp::create(builder, loc, attr);
}

Value packWord(OpBuilder &builder, Location loc, ArrayRef<Value> widened) {
  int64_t bits = 32 / widened.size();
  Value word;
  for (auto [i, value] : llvm::enumerate(widened)) {
    if (!value)
      continue;
    Type type = value.getType();
    Value mask = constantLike(builder, loc, type, (int64_t(1) << bits) - 1);
    Value part = arith::AndIOp::create(builder, loc, value, mask);
    if (i)
      part = arith::ShLIOp::create(builder, loc, part,
                                   constantLike(builder, loc, type, int64_t(i) * bits));
    word = word ? arith::OrIOp::create(builder, loc, word, part).getResult() : part;
  }
  return word;
}

Value loadWords(OpBuilder &builder, Location loc, Value memref, ValueRange indices,
                Widening widening, int64_t perWord, int64_t lanes) {
  Type stored = getElementTypeOrSelf(memref.getType()), part = builder.getIntegerType(32 / perWord);
  Value elements = vector::LoadOp::create(builder, loc, VectorType::get({lanes * perWord}, stored),
                                          memref, indices);
  if (stored != part)
    elements = widen(builder, loc, elements, widening, part);
  return vector::BitCastOp::create(builder, loc, VectorType::get({lanes}, builder.getI32Type()),
                                   elements);
}

Value loadWord(OpBuilder &builder, Location loc, Value memref, ValueRange indices,
               Widening widening, int64_t perWord) {
  Value words = loadWords(builder, loc, memref, indices, widening, perWord, /*lanes=*/1);
  return vector::ExtractOp::create(builder, loc, words, ArrayRef<int64_t>{0});
}

WordProducts::WordProducts(const ProductOperands &operands, const TargetModel &target)
    : perWord(operands.perWord), lhsUnsigned(operands.lhs == Widening::ZeroExtend),
      rhsUnsigned(operands.rhs == Widening::ZeroExtend) {
  if (perWord != 4)
    return;
  if (target.avx512Vnni || target.avxVnni) {
    instruction = "llvm.x86.avx512.vpdpbusd."; // Of the VEX form, too.
    flips = lhsUnsigned == rhsUnsigned;
  } else if (target.dotprod) {
    flips = lhsUnsigned != rhsUnsigned && !target.i8mm;
    bool isUnsigned = lhsUnsigned != flips;
    instruction = isUnsigned != rhsUnsigned ? "llvm.aarch64.neon.usdot"
                  : isUnsigned              ? "llvm.aarch64.neon.udot"
                                            : "llvm.aarch64.neon.sdot";
  }
}

SmallVector<Value>
WordProducts::starts(OpBuilder &builder, Location loc, OperandLoads loads,
                     function_ref<SmallVector<Value>(const OperandLoads &)> sumsOf) const {
  if (!flips)
    return {};
  loads.lhs = [&](int64_t, ValueRange) -> Value { // Ones, once flipped.
    return arith::ConstantIntOp::create(builder, loc, int32_t(0x81818181), 32);
  };
  SmallVector<Value> sums = sumsOf(loads);
  Value factor = constantLike(builder, loc, sums.front().getType(), lhsUnsigned ? 128 : -128);
  for (Value &sum : sums)
    sum = arith::MulIOp::create(builder, loc, sum, factor);
  return sums;
}

/// `sum` plus both products of the words of two signed values `lhs` and `rhs`.
static Value addPairProducts(OpBuilder &builder, Location loc, Value lhs, Value rhs, Value sum) {
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

/// The even or odd bytes of `words`, widened to 16 bits.
static Value halfOf(OpBuilder &builder, Location loc, Value words, bool isOdd, bool isUnsigned) {
  int64_t lanes = cast<VectorType>(words.getType()).getNumElements();
  auto halves = VectorType::get({2 * lanes}, builder.getI16Type());
  Value pairs = vector::BitCastOp::create(builder, loc, halves, words),
        eight = constantLike(builder, loc, halves, 8);
  if (!isOdd)
    pairs = arith::ShLIOp::create(builder, loc, pairs, eight);
  pairs = isUnsigned ? arith::ShRUIOp::create(builder, loc, pairs, eight).getResult()
                     : arith::ShRSIOp::create(builder, loc, pairs, eight).getResult();
  return vector::BitCastOp::create(builder, loc, words.getType(), pairs);
}

Value WordProducts::add(OpBuilder &builder, Location loc, Value lhs, Value rhs, Value sum) const {
  if (perWord == 2)
    return addPairProducts(builder, loc, lhs, rhs, sum);
  if (instruction.empty()) {
    for (bool isOdd : {false, true})
      sum = addPairProducts(builder, loc, halfOf(builder, loc, lhs, isOdd, lhsUnsigned),
                            halfOf(builder, loc, rhs, isOdd, rhsUnsigned), sum);
    return sum;
  }
  if (flips)
    lhs = arith::XOrIOp::create(builder, loc, lhs,
                                constantLike(builder, loc, lhs.getType(), int32_t(0x80808080)));
  auto words = cast<VectorType>(sum.getType());
  bool isUnsigned = lhsUnsigned != flips;
  // Of operands with two signs the first is the unsigned one.
  if (isUnsigned != rhsUnsigned && rhsUnsigned)
    std::swap(lhs, rhs);
  auto bytes = VectorType::get({4 * words.getNumElements()}, builder.getI8Type());
  bool isX86 = instruction.ends_with(".");
  std::string name =
      (isX86 ? instruction + Twine(32 * words.getNumElements()) : instruction + ".v4i32.v16i8")
          .str();
  return LLVM::CallIntrinsicOp::create(
             builder, loc, words, builder.getStringAttr(name),
             ValueRange{sum, vector::BitCastOp::create(builder, loc, bytes, lhs),
                        vector::BitCastOp::create(builder, loc, bytes, rhs)})
      .getResult(0);
}

} // namespace sluice::kernels
