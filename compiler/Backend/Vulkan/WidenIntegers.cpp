//===- WidenIntegers.cpp - integers of widths that SPIR-V does not have ---===//
//   %q = arith.divsi %x, %y : i4
//     ->
//   %a = x << 4 >> 4, %b = y << 4 >> 4 : i8   // sign bits in place of what is above the four
//   %q = arith.divsi %a, %b : i8              // what is above the four bits means nothing
// bf16 and 8-bit floats become integers of their width. i1 is SPIR-V's own type, but only logical
// operations take it: others go through i32 and back.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Expand/NumberEmitter.h"
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "mlir/Dialect/SCF/Transforms/Patterns.h"

using namespace mlir;
using namespace sluice;

/// Width of the integers that `type` is made of if SPIR-V has none of it, else 0.
static unsigned oddWidth(Type type) {
  auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  if (!integer || llvm::is_contained({1u, 8u, 16u, 32u, 64u}, integer.getWidth()) ||
      integer.getWidth() > 64)
    return 0;
  return integer.getWidth();
}

/// bf16 and 8-bit floats: what computes with them was expanded, so they are only moved.
static bool isStorageFloat(Type type) {
  if (isa<spirv::CooperativeMatrixType>(type))
    return false;
  type = getElementTypeOrSelf(type);
  return isa<FloatType>(type) && !isa<Float16Type, Float32Type, Float64Type>(type);
}

static Type widened(Type type) {
  unsigned width = isStorageFloat(type) ? widthOf(type) : oddWidth(type);
  if (!width)
    return type;
  Type wide = IntegerType::get(type.getContext(), std::max<unsigned>(8, llvm::PowerOf2Ceil(width)));
  return withElement(type, wide);
}

/// Does `op` read the sign of its operands?
static bool isSigned(Operation *op) {
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return compare.getPredicate() >= arith::CmpIPredicate::slt &&
           compare.getPredicate() <= arith::CmpIPredicate::sge;
  return isa<arith::ExtSIOp, arith::DivSIOp, arith::RemSIOp, arith::MinSIOp, arith::MaxSIOp,
             arith::ShRSIOp, arith::SIToFPOp, arith::IndexCastOp>(op);
}

/// Can the bits above a value's width change what `op` makes of those below?
static bool readsHighBits(Operation *op) {
  return !isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::AndIOp, arith::OrIOp,
              arith::XOrIOp, arith::TruncIOp, arith::SelectOp>(op);
}

/// `wide` with its low `width` bits extended over the others.
static Value extendInPlace(const NumberEmitter &e, Value wide, unsigned width, bool withSign) {
  if (!withSign)
    return e.iand(wide, (uint64_t(1) << width) - 1);
  Value shift = e.value(wide.getType(), widthOf(wide.getType()) - width);
  return e.emit<arith::ShRSIOp>(e.shl(wide, shift), shift);
}

/// `value` as an integer of `type`, whose width may be any.
static Value resize(const NumberEmitter &e, Value value, Type type, bool withSign) {
  unsigned from = widthOf(value.getType()), to = widthOf(type);
  type = getElementTypeOrSelf(type);
  return from == to  ? value
         : from > to ? e.as<arith::TruncIOp>(type, value)
         : withSign  ? e.as<arith::ExtSIOp>(type, value)
                     : e.as<arith::ExtUIOp>(type, value);
}

namespace {
struct WidenArith : ConversionPattern {
  WidenArith(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    if (!isa<arith::ArithDialect>(op->getDialect()) || op->getNumResults() != 1)
      return failure();
    NumberEmitter e{rewriter, op->getLoc()};
    Type type = widened(op->getResult(0).getType()), element = getElementTypeOrSelf(type);
    if (auto known = dyn_cast<arith::ConstantOp>(op)) {
      auto bits = [](const APFloat &lane) { return lane.bitcastToAPInt(); };
      auto widen = [&](const APInt &lane) { return lane.zext(widthOf(type)); };
      Attribute value = known.getValue();
      if (auto number = dyn_cast<FloatAttr>(value))
        value = rewriter.getIntegerAttr(element, widen(bits(number.getValue())));
      else if (auto integer = dyn_cast<IntegerAttr>(value))
        value = rewriter.getIntegerAttr(element, widen(integer.getValue()));
      else if (auto numbers = dyn_cast<DenseFPElementsAttr>(value))
        value = numbers.mapValues(element, bits);
      else if (auto integers = dyn_cast<DenseIntElementsAttr>(value))
        value = integers.mapValues(element, widen);
      else
        return failure();
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, cast<TypedAttr>(value));
      return success();
    }
    SmallVector<Value> values(operands);
    for (auto [index, value] : llvm::enumerate(values)) {
      unsigned width = oddWidth(op->getOperand(index).getType());
      // The second operand of a shift has no sign.
      bool withSign = isSigned(op) && !(isa<arith::ShRSIOp>(op) && index == 1);
      bool isAmount = isa<arith::ShLIOp>(op) && index == 1;
      if (width && (isAmount || (readsHighBits(op) && !(isa<arith::ShLIOp>(op) && index == 0))))
        value = extendInPlace(e, value, width, withSign);
    }
    if (isa<arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp>(op)) {
      rewriter.replaceOp(op, resize(e, values[0], type, isSigned(op)));
      return success();
    }
    if (isa<arith::BitcastOp>(op) && values[0].getType() == type) {
      rewriter.replaceOp(op, values[0]);
      return success();
    }
    OperationState state(e.loc, op->getName(), values, type, op->getAttrs());
    if (isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::ShLIOp>(op))
      state.attributes.erase("overflowFlags");
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
};

/// Vectors are put together and taken apart whatever their elements are.
struct WidenVectors : ConversionPattern {
  WidenVectors(const TypeConverter &converter, MLIRContext *context)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    if (!isa<vector::FromElementsOp, vector::ToElementsOp, vector::BroadcastOp, vector::ExtractOp,
             vector::InsertOp, vector::ShuffleOp, vector::ExtractStridedSliceOp,
             vector::InsertStridedSliceOp, vector::BitCastOp>(op))
      return failure();
    SmallVector<Type> types = llvm::map_to_vector(op->getResultTypes(), widened);
    OperationState state(op->getLoc(), op->getName(), operands, types,
                         op->getDiscardableAttrDictionary().getValue());
    state.propertiesAttr = op->getPropertiesAsAttribute();
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
};
} // namespace

static bool isBoolean(Type type) { return getElementTypeOrSelf(type).isInteger(1); }

/// Arithmetic on i1 that MLIR's patterns would take for that on integers.
static bool isBooleanArithmetic(Operation *op) {
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::DivSIOp, arith::DivUIOp,
           arith::RemSIOp, arith::RemUIOp, arith::MinSIOp, arith::MinUIOp, arith::MaxSIOp,
           arith::MaxUIOp, arith::ShLIOp, arith::ShRSIOp, arith::ShRUIOp, arith::CmpIOp,
           arith::SIToFPOp, arith::UIToFPOp, arith::FPToSIOp, arith::FPToUIOp>(op))
    return false;
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return isBoolean(compare.getLhs().getType());
  return isBoolean(op->getOperand(0).getType()) || isBoolean(op->getResult(0).getType());
}

/// i1 through i32, for all but logic.
static void widenBoolean(IRRewriter &rewriter, Operation *op) {
  NumberEmitter e{rewriter, op->getLoc()};
  auto wide = [&](Type type) {
    return isBoolean(type) ? withElement(type, rewriter.getI32Type()) : type;
  };
  SmallVector<Value> values(op->getOperands());
  for (Value &value : values)
    value = resize(e, value, wide(value.getType()), isSigned(op));
  Type type = op->getResult(0).getType();
  bool compares = isa<arith::CmpIOp>(op);
  OperationState state(e.loc, op->getName(), values, compares ? type : wide(type), op->getAttrs());
  Value result = rewriter.create(state)->getResult(0);
  if (result.getType() != type)
    result = e.as<arith::TruncIOp>(getElementTypeOrSelf(type), result);
  rewriter.replaceOp(op, result);
}

LogicalResult vulkan::widenIntegers(Operation *root) {
  MLIRContext *context = root->getContext();
  SmallVector<Operation *> booleans;
  root->walk([&](Operation *op) {
    if (isa<arith::ArithDialect>(op->getDialect()) && isBooleanArithmetic(op))
      booleans.push_back(op);
  });
  IRRewriter rewriter(context);
  for (Operation *op : booleans) {
    rewriter.setInsertionPoint(op);
    widenBoolean(rewriter, op);
  }
  auto isAnyOdd = [](Operation *op) {
    auto isOdd = [](Type type) { return widened(type) != type; };
    return llvm::any_of(op->getResultTypes(), isOdd) || llvm::any_of(op->getOperandTypes(), isOdd);
  };
  if (!anyIn(root, isAnyOdd))
    return success();
  TypeConverter converter;
  converter.addConversion([](Type type) { return widened(type); });
  RewritePatternSet patterns(context);
  ConversionTarget target(*context);
  target.markUnknownOpDynamicallyLegal([&](Operation *op) { return !isAnyOdd(op); });
  patterns.add<WidenArith, WidenVectors>(converter, context);
  scf::populateSCFStructuralTypeConversionsAndLegality(converter, patterns, target);
  return applyPartialConversion(root, target, std::move(patterns));
}
