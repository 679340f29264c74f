//===- KeepArithmetic.cpp - floats as the program says --------------------===//
//   spirv.FAdd (spirv.FMul %a, %b), %c   ->   spirv.GL.Fma %a, %b, %c {no_contraction}
//   spirv.FMul %x, 0.0                   ->   spirv.FMul %x, %zero {no_contraction}
// Without NoContraction a driver may rearrange arithmetic (Vulkan specification, "Precision of
// Individual Operations"), so what gains by one rounding is fused here. Whatever execution modes
// and decorations say, Mesa takes x * 0 and 0 / x for 0, x / 0 for anything and x + 0 for x, as
// soon as it sees the zero: it is made of the highest bit of an address, which no driver knows.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/VulkanBackend.h"

using namespace mlir;
using namespace sluice;

static bool isArithmetic(Operation *op) {
  return isa<spirv::FAddOp, spirv::FSubOp, spirv::FMulOp, spirv::FDivOp, spirv::FNegateOp,
             spirv::GLFmaOp>(op);
}

static void fuse(spirv::FAddOp add) {
  if (!isa<FloatType, VectorType>(
          add.getType())) // There is no such instruction on cooperative matrices.
    return;
  for (unsigned side : {0, 1}) {
    auto product = add->getOperand(side).getDefiningOp<spirv::FMulOp>();
    if (!product || !product->hasOneUse() || product->getBlock() != add->getBlock())
      continue;
    OpBuilder builder(add);
    Value sum = spirv::GLFmaOp::create(builder, add.getLoc(), add.getType(), product.getOperand1(),
                                       product.getOperand2(), add->getOperand(1 - side));
    add.replaceAllUsesWith(sum);
    add.erase();
    product.erase();
    return;
  }
}

namespace {
/// Zeros of each float type, made where the first word of the arguments is loaded, which is an
/// address.
class Zeros {
public:
  explicit Zeros(spirv::LoadOp address) : top(address->getContext()), address(address) {
    top.setInsertionPointAfter(address);
  }

  Value scalar(FloatType type, bool isNegative) {
    if (Value made = scalars[type][isNegative])
      return made;
    return scalars[type][isNegative] = make(type, isNegative);
  }

  /// `constant` with such zeros in place of its own; null if it has none.
  Value hide(spirv::ConstantOp constant) {
    auto type = dyn_cast<FloatType>(getElementTypeOrSelf(constant.getType()));
    if (!type)
      return {};
    if (auto scalar = dyn_cast<FloatAttr>(constant.getValue()))
      return scalar.getValue().isZero() ? this->scalar(type, scalar.getValue().isNegative())
                                        : Value();
    auto elements = dyn_cast<DenseFPElementsAttr>(constant.getValue());
    if (!elements || !isa<VectorType>(constant.getType()) || llvm::none_of(elements, isZero))
      return {};
    if (Value made = vectors.lookup(constant))
      return made;
    SmallVector<Value> parts;
    for (APFloat element : elements)
      parts.push_back(element.isZero()
                          ? scalar(type, element.isNegative())
                          : spirv::ConstantOp::create(top, address.getLoc(), type,
                                                      top.getFloatAttr(type, element)));
    return vectors[constant] = spirv::CompositeConstructOp::create(top, address.getLoc(),
                                                                   constant.getType(), parts);
  }

private:
  static bool isZero(const APFloat &value) { return value.isZero(); }

  Value make(FloatType type, bool isNegative) {
    Location loc = address.getLoc();
    if (isNegative)
      return spirv::FNegateOp::create(top, loc, scalar(type, false));
    if (type.isF16()) // By f32, as not every device has integers of 16 bits.
      return spirv::FConvertOp::create(top, loc, type, scalar(top.getF32Type(), false));
    Value number =
        spirv::ConstantOp::create(top, loc, address.getType(), top.getI64IntegerAttr(63));
    Value bits = spirv::ShiftRightLogicalOp::create(top, loc, address.getType(), address, number);
    if (type.getWidth() == 32)
      bits = spirv::UConvertOp::create(top, loc, top.getI32Type(), bits);
    return spirv::BitcastOp::create(top, loc, type, bits);
  }

  OpBuilder top;
  spirv::LoadOp address;
  DenseMap<Type, std::array<Value, 2>> scalars; // 0 and -0
  DenseMap<Operation *, Value> vectors;
};
} // namespace

/// The constant that a driver sees in `value`: also one that is converted, for which MLIR has no
/// folder where digits are lost.
static spirv::ConstantOp constantOf(Value value) {
  if (auto constant = value.getDefiningOp<spirv::ConstantOp>())
    return constant;
  auto conversion = value.getDefiningOp<spirv::FConvertOp>();
  auto wide = conversion ? conversion.getOperand().getDefiningOp<spirv::ConstantOp>() : nullptr;
  if (!wide)
    return nullptr;
  auto &semantics = cast<FloatType>(getElementTypeOrSelf(value.getType())).getFloatSemantics();
  auto converted = [&](APFloat number) {
    bool lost;
    number.convert(semantics, APFloat::rmNearestTiesToEven, &lost);
    return number;
  };
  Attribute result;
  if (auto number = dyn_cast<FloatAttr>(wide.getValue()))
    result = FloatAttr::get(value.getType(), converted(number.getValue()));
  else if (auto numbers = dyn_cast<DenseFPElementsAttr>(wide.getValue()))
    result = numbers.mapValues(getElementTypeOrSelf(value.getType()), [&](const APFloat &number) {
      return converted(number).bitcastToAPInt();
    });
  OpBuilder builder(conversion);
  return result ? spirv::ConstantOp::create(builder, conversion.getLoc(), value.getType(), result)
                : nullptr;
}

static bool isIn(spirv::StorageClass storage, Value pointer) {
  return cast<spirv::PointerType>(pointer.getType()).getStorageClass() == storage;
}

void vulkan::keepArithmetic(spirv::FuncOp func) {
  func.walk(fuse);
  auto loads = func.getBody().front().getOps<spirv::LoadOp>();
  auto first = llvm::find_if(loads, [](spirv::LoadOp load) {
    return isIn(spirv::StorageClass::PushConstant, load.getPtr());
  });
  if (first != loads.end()) {
    Zeros zeros(*first);
    SmallVector<OpOperand *> operands;
    func.walk([&](Operation *op) {
      auto store = dyn_cast<spirv::StoreOp>(op); // Drivers see through private memory.
      if (isArithmetic(op) || (store && isIn(spirv::StorageClass::Function, store.getPtr())))
        for (OpOperand &operand : op->getOpOperands())
          operands.push_back(&operand);
    });
    for (OpOperand *operand : operands)
      if (auto constant = constantOf(operand->get()))
        if (Value hidden = zeros.hide(constant))
          operand->set(hidden);
  }
  func.walk([set = UnitAttr::get(func.getContext())](Operation *op) {
    if (isArithmetic(op))
      op->setAttr("no_contraction", set);
  });
}
