//===- CompoundOps.cpp - operations on scalars that are several others ----===//
// A scale of a block (OCP Microscaling Formats 1.0) is a power of two, in the wider type:
//   arith.scaling_extf %x, %s : f4E2M1FN, f8E8M0FNU to f32
//     ->   arith.mulf (arith.extf %x), (arith.extf %s)
//   arith.scaling_truncf %x, %s : f32, f32 to f4E2M1FN
//     ->   arith.truncf (arith.divf %x, arith.extf (arith.truncf %s))
//   math.clampf %x to [%a, %b]   ->   arith.minimumf (arith.maximumf %x, %a), %b
//   math.sincos %x               ->   math.sin %x, math.cos %x
//   index.add, ...               ->   arith.addi, ...
//   complex.bitcast to i64       ->   the bits of the real part below those of the imaginary one
// Divisions of indices that stages make are by sizes that are not 0. Those of a program may be, so
// they are of i64, which has a result for 0: and so are shifts by what may be the width or more:
//   arith.divui %i, %j : index                               ->   arith.divui of i64
//   arith.addui_extended, math.absi ... of indices            ->   of i64
//   arith.addui_extended, mulsi_extended, mului_extended     ->   arith.addi, muli of words
//===----------------------------------------------------------------------===//
#include "compiler/Input/Mlir/CompoundOps.h"
#include "compiler/Input/Common/Patterns.h"
#include "compiler/Mlir.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"

namespace sluice::input {
StringRef refusalOfScaling(Type scale, Type wide) {
  auto scaleType = cast<FloatType>(getElementTypeOrSelf(scale));
  if (!isa<Float8E8M0FNUType>(scaleType) && scaleType.getWidth() < 16)
    return "a scale is f8E8M0FNU, or of a type of at least 16 bits, of which it is rounded to "
           "f8E8M0FNU";
  if (getElementTypeOrSelf(wide).getIntOrFloatBitWidth() < 16)
    return "scales are applied in types of at least 16 bits: extend to f16, or truncate from it, "
           "by arith.extf or truncf";
  return {};
}

static Type withElement(Type type, Type element) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? Type(shaped.clone(element)) : element;
}

/// `number` as `type`, which is wider.
static Value extended(OpBuilder &b, Location loc, Value number, Type type) {
  auto &semantics = cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
  auto convert = [&](APFloat value) {
    bool lost;
    if (value.isNaN())
      return APFloat::getQNaN(semantics);
    value.convert(semantics, APFloat::rmNearestTiesToEven, &lost);
    return value;
  };
  Attribute constant;
  if (matchPattern(number, m_Constant(&constant))) {
    if (auto scalar = dyn_cast<FloatAttr>(constant))
      return arith::ConstantOp::create(b, loc, FloatAttr::get(type, convert(scalar.getValue())));
    if (auto numbers = dyn_cast<DenseFPElementsAttr>(constant)) {
      auto bits = [&](const APFloat &value) { return convert(value).bitcastToAPInt(); };
      return arith::ConstantOp::create(b, loc, numbers.mapValues(getElementTypeOrSelf(type), bits));
    }
  }
  return arith::ExtFOp::create(b, loc, type, number);
}

void extendScaleConstants(Operation *root) {
  SmallVector<arith::ExtFOp> extensions;
  root->walk([&](arith::ExtFOp op) {
    if (isa<Float8E8M0FNUType>(getElementTypeOrSelf(op.getIn().getType())) &&
        op.getIn().getDefiningOp<arith::ConstantOp>())
      extensions.push_back(op);
  });
  for (arith::ExtFOp op : extensions) {
    OpBuilder b(op);
    op.replaceAllUsesWith(extended(b, op.getLoc(), op.getIn(), op.getType()));
    op.erase();
  }
}

/// `scale` rounded to a power of two, in the element type of `like`.
static Value factorOf(OpBuilder &b, Location loc, Value scale, Type like) {
  Type e8m0 = withElement(scale.getType(), Float8E8M0FNUType::get(b.getContext()));
  if (scale.getType() != e8m0)
    scale = arith::TruncFOp::create(b, loc, e8m0, scale);
  return extended(b, loc, scale, withElement(scale.getType(), getElementTypeOrSelf(like)));
}

/// `op` on indices, as the same of i64.
static LogicalResult indicesAsI64(RewriterBase &rewriter, Operation *op) {
  if (!getElementTypeOrSelf(op->getOperand(0).getType()).isIndex())
    return rewriter.notifyMatchFailure(op, "is of other numbers");
  Type i64 = rewriter.getI64Type(), index = rewriter.getIndexType();
  SmallVector<Value> operands, results;
  for (Value operand : op->getOperands())
    operands.push_back(arith::IndexCastOp::create(rewriter, op->getLoc(),
                                                  withElement(operand.getType(), i64), operand));
  SmallVector<Type> types;
  for (Type type : op->getResultTypes()) // A carry is i1.
    types.push_back(getElementTypeOrSelf(type).isIndex() ? withElement(type, i64) : type);
  Operation *wide =
      rewriter.create(OperationState(op->getLoc(), op->getName(), operands, types, op->getAttrs()));
  for (Value result : wide->getResults())
    results.push_back(getElementTypeOrSelf(result.getType()) == i64
                          ? arith::IndexCastOp::create(rewriter, op->getLoc(),
                                                       withElement(result.getType(), index), result)
                          : result);
  rewriter.replaceOp(op, results);
  return success();
}

void widenIndexProducts(Operation *root) {
  IRRewriter rewriter(root->getContext());
  root->walk([&](arith::MulSIExtendedOp op) {
    rewriter.setInsertionPoint(op);
    (void)indicesAsI64(rewriter, op); // Fails on other numbers.
  });
}

namespace {
LogicalResult multiplyByScale(arith::ScalingExtFOp op, PatternRewriter &rewriter) {
  if (StringRef why = refusalOfScaling(op.getScale().getType(), op.getType()); !why.empty())
    return rewriter.notifyMatchFailure(op, why);
  Value factor = factorOf(rewriter, op.getLoc(), op.getScale(), op.getType());
  Value number = extended(rewriter, op.getLoc(), op.getIn(), op.getType());
  rewriter.replaceOpWithNewOp<arith::MulFOp>(op, number, factor);
  return success();
}

LogicalResult divideByScale(arith::ScalingTruncFOp op, PatternRewriter &rewriter) {
  Type wide = op.getIn().getType();
  if (StringRef why = refusalOfScaling(op.getScale().getType(), wide); !why.empty())
    return rewriter.notifyMatchFailure(op, why);
  Value factor = factorOf(rewriter, op.getLoc(), op.getScale(), wide);
  Value quotient = arith::DivFOp::create(rewriter, op.getLoc(), op.getIn(), factor);
  rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), quotient, op.getRoundingmodeAttr(),
                                               op.getFastmathAttr());
  return success();
}

LogicalResult clampToRange(math::ClampFOp op, PatternRewriter &rewriter) {
  Value raised = arith::MaximumFOp::create(rewriter, op.getLoc(), op.getValue(), op.getMin());
  rewriter.replaceOpWithNewOp<arith::MinimumFOp>(op, raised, op.getMax());
  return success();
}

LogicalResult splitSincos(math::SincosOp op, PatternRewriter &rewriter) {
  Value sine = math::SinOp::create(rewriter, op.getLoc(), op.getOperand());
  rewriter.replaceOp(
      op, {sine, math::CosOp::create(rewriter, op.getLoc(), op.getOperand()).getResult()});
  return success();
}

/// complex<f32> and a number of 64 bits.
LogicalResult bitcastParts(complex::BitcastOp op, PatternRewriter &rewriter) {
  ImplicitLocOpBuilder b(op.getLoc(), rewriter);
  Type from = op.getOperand().getType(), to = op.getType(), f32 = b.getF32Type();
  Type i32 = b.getI32Type(), i64 = b.getI64Type();
  Value half = arith::ConstantOp::create(b, b.getI64IntegerAttr(32));
  auto bitcast = [&](Type type, Value value) -> Value {
    return value.getType() == type ? value : arith::BitcastOp::create(b, type, value).getResult();
  };
  if (from == ComplexType::get(f32) && to.isIntOrFloat()) {
    auto bits = [&](Value part) -> Value {
      return arith::ExtUIOp::create(b, i64, bitcast(i32, part));
    };
    Value low = bits(complex::ReOp::create(b, op.getOperand()));
    Value high = bits(complex::ImOp::create(b, op.getOperand()));
    high = arith::ShLIOp::create(b, high, half);
    rewriter.replaceOp(op, bitcast(to, arith::OrIOp::create(b, high, low)));
    return success();
  }
  if (to != ComplexType::get(f32) || !from.isIntOrFloat())
    return rewriter.notifyMatchFailure(op, "is of other parts");
  Value bits = bitcast(i64, op.getOperand());
  auto part = [&](Value word) { return bitcast(f32, arith::TruncIOp::create(b, i32, word)); };
  Value high = arith::ShRUIOp::create(b, bits, half);
  rewriter.replaceOpWithNewOp<complex::CreateOp>(op, to, part(bits), part(high));
  return success();
}

/// In the body of a tensor's operation; the host's division ends the call, and its shifts are
/// total.
template <typename Op> LogicalResult computeAsI64(Op op, PatternRewriter &rewriter) {
  APInt constant;
  if (!op.getType().isIndex() || !op->template getParentOfType<linalg::LinalgOp>())
    return rewriter.notifyMatchFailure(op, "is of other numbers, or on the host");
  bool isShift = isa<arith::ShLIOp, arith::ShRUIOp, arith::ShRSIOp>(op);
  if (matchPattern(op.getRhs(), m_ConstantInt(&constant)) &&
      (isShift ? constant.ult(64) : !constant.isZero() && !constant.isAllOnes()))
    return rewriter.notifyMatchFailure(op, "has a result for every number");
  auto wide = [&](Value value) {
    return arith::IndexCastOp::create(rewriter, op.getLoc(), rewriter.getI64Type(), value)
        .getResult();
  };
  Value result = Op::create(rewriter, op.getLoc(), wide(op.getLhs()), wide(op.getRhs()));
  rewriter.replaceOpWithNewOp<arith::IndexCastOp>(op, op.getType(), result);
  return success();
}

/// What LLVM or SPIR-V have for words of a known width only.
template <typename Op> LogicalResult widenIndices(Op op, PatternRewriter &rewriter) {
  return indicesAsI64(rewriter, op);
}

/// %s, %c = arith.addui_extended %x, %y   ->   %s = arith.addi %x, %y, %c = arith.cmpi ult, %s, %x
LogicalResult carryBySum(arith::AddUIExtendedOp op, PatternRewriter &rewriter) {
  if (getElementTypeOrSelf(op.getLhs().getType()).isIndex())
    return rewriter.notifyMatchFailure(op, "becomes one of i64");
  Value sum = arith::AddIOp::create(rewriter, op.getLoc(), op.getLhs(), op.getRhs());
  Value carry =
      arith::CmpIOp::create(rewriter, op.getLoc(), arith::CmpIPredicate::ult, sum, op.getLhs());
  rewriter.replaceOp(op, {sum, carry});
  return success();
}

/// %l, %h = arith.mulsi_extended %x, %y : iN   ->   %p = arith.muli of i64; %l and %h are its
/// parts. For N from 33 to 63 the product of i64 has two words.
template <typename Op, typename Extend>
LogicalResult productInWords(Op op, PatternRewriter &rewriter) {
  Type type = op.getLhs().getType(), element = getElementTypeOrSelf(type);
  if (element.isIndex() || element.isInteger(64))
    return rewriter.notifyMatchFailure(op, "has the width of a word");
  unsigned width = element.getIntOrFloatBitWidth();
  ImplicitLocOpBuilder b(op.getLoc(), rewriter);
  Type i64 = b.getI64Type();
  auto shaped = dyn_cast<ShapedType>(type);
  Type wide = shaped ? Type(shaped.clone(i64)) : i64;
  auto count = [&](unsigned bits) -> Value {
    TypedAttr attr = b.getI64IntegerAttr(bits);
    if (shaped)
      attr = DenseElementsAttr::get(cast<ShapedType>(wide), Attribute(attr));
    return arith::ConstantOp::create(b, attr);
  };
  auto narrow = [&](Value value) -> Value { return arith::TruncIOp::create(b, type, value); };
  Value x = Extend::create(b, wide, op.getLhs()), y = Extend::create(b, wide, op.getRhs());
  Value low, rest;
  if (width <= 32) {
    low = arith::MulIOp::create(b, x, y);
    rest = arith::ShRUIOp::create(b, low, count(width));
  } else {
    Op product = Op::create(b, x, y);
    low = product.getLow();
    Value above = arith::ShLIOp::create(b, product.getHigh(), count(64 - width));
    rest = arith::OrIOp::create(b, arith::ShRUIOp::create(b, low, count(width)), above);
  }
  rewriter.replaceOp(op, {narrow(low), narrow(rest)});
  return success();
}

/// An index has 64 bits here, so that the index dialect says nothing that arith does not. The names
/// of its arithmetic are those of arith but for the last letter.
//   %c = index.mul %a, %b   ->   %c = arith.muli %a, %b : index
struct IndexToArith final : RewritePattern {
  explicit IndexToArith(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    StringRef name = op->getName().getStringRef();
    if (!name.consume_front("index."))
      return failure();
    if (isa<index::SizeOfOp>(op)) {
      rewriter.replaceOpWithNewOp<arith::ConstantIndexOp>(op, 64);
    } else if (isa<index::ConstantOp, index::BoolConstantOp>(op)) {
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, op->getAttrOfType<TypedAttr>("value"));
    } else if (auto compare = dyn_cast<index::CmpOp>(op)) {
      auto predicate =
          arith::symbolizeCmpIPredicate(index::stringifyIndexCmpPredicate(compare.getPred()));
      rewriter.replaceOpWithNewOp<arith::CmpIOp>(op, *predicate, compare.getLhs(),
                                                 compare.getRhs());
    } else {
      bool isCast = name.starts_with("cast");
      std::string own =
          isCast ? name == "castu" ? "index_castui" : "index_cast" : (name + "i").str();
      rewriter.replaceOp(op,
                         rewriter.create(OperationState(op->getLoc(), "arith." + own,
                                                        op->getOperands(), op->getResultTypes())));
    }
    return success();
  }
};
} // namespace

void populateCompoundOpPatterns(RewritePatternSet &patterns) {
  patterns.add<IndexToArith>(patterns.getContext());
  addFunctions(patterns, multiplyByScale, divideByScale, clampToRange, splitSincos, bitcastParts,
               computeAsI64<arith::DivSIOp>, computeAsI64<arith::DivUIOp>,
               computeAsI64<arith::RemSIOp>, computeAsI64<arith::RemUIOp>,
               computeAsI64<arith::CeilDivSIOp>, computeAsI64<arith::CeilDivUIOp>,
               computeAsI64<arith::FloorDivSIOp>, computeAsI64<arith::ShLIOp>,
               computeAsI64<arith::ShRUIOp>, computeAsI64<arith::ShRSIOp>,
               widenIndices<arith::AddUIExtendedOp>, widenIndices<arith::MulSIExtendedOp>,
               widenIndices<arith::MulUIExtendedOp>, widenIndices<math::AbsIOp>,
               widenIndices<math::CountLeadingZerosOp>, widenIndices<math::CountTrailingZerosOp>,
               widenIndices<math::CtPopOp>, widenIndices<math::IPowIOp>, carryBySum,
               productInWords<arith::MulSIExtendedOp, arith::ExtSIOp>,
               productInWords<arith::MulUIExtendedOp, arith::ExtUIOp>);
}
} // namespace sluice::input
