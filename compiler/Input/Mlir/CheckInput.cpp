//===- CheckInput.cpp - refuse what no stage knows, where it was written ---===//
// Better here, with the user's own op and location, than as a failure of some later stage.
//   model.mlir:7:10: error: operation 'tosa.custom' is not supported
// All of a program together, each element type once a function. docs/core-form.md lists what is
// promised and what is not.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Mlir/CompoundOps.h"
#include "compiler/Input/Passes.h"
#include "llvm/ADT/StringSet.h"

namespace sluice::input {
#define GEN_PASS_DEF_CHECKINPUT
#include "compiler/Input/Passes.h.inc"

/// Dialects that the stages after input read.
static bool isKnown(Operation *op) {
  static const llvm::StringSet<> known{
      "affine", "arith",  "builtin",    "cf",   "check", "complex", "encoding", "flow", "func",
      "hal",    "linalg", "linalg_ext", "math", "scf",   "stream",  "tensor",   "ub",   "util"};
  return known.contains(op->getName().getDialectNamespace());
}

constexpr uint64_t kMaxElements = uint64_t(1) << 48;

/// Why no stage computes with values of `type`, or an empty text.
static StringRef refusalOf(Type type) {
  // Memory is the compiler's.
  if (isa<UnrankedTensorType, BaseMemRefType, VectorType>(type))
    return "programs take and give scalars and ranked tensors";
  if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    uint64_t count = 1; // of dimensions that are known; what counts elements later does not wrap
    for (int64_t dim : tensor.getShape())
      if (dim > 0 && (count = llvm::SaturatingMultiply(count, uint64_t(dim))) > kMaxElements)
        return "tensors have at most 2^48 elements";
  }
  Type element = getElementTypeOrSelf(type);
  if (isa<IntegerType>(element) && element.getIntOrFloatBitWidth() > 64)
    return "integers have at most 64 bits";
  if (isa<FloatTF32Type, Float80Type, Float128Type>(element))
    return "floats are f64, f32, f16, bf16 and the types of 8, 6 and 4 bits";
  if (auto complex = dyn_cast<ComplexType>(element);
      complex && !complex.getElementType().isF32() && !complex.getElementType().isF64())
    return "parts of complex numbers are f32 or f64";
  return {};
}

/// Whether the host program would have to compute a complex number. One made of its parts may be
/// what tensors are filled with.
static bool isComplexOnHost(Operation *op) {
  auto isComplex = [](Type type) { return isa<ComplexType>(type); };
  if (!llvm::any_of(op->getResultTypes(), isComplex))
    return false;
  Operation *parent = op->getParentOp();
  while (isa_and_nonnull<scf::SCFDialect>(parent->getDialect()))
    parent = parent->getParentOp();
  bool isFilling = isa<complex::ConstantOp, complex::CreateOp>(op) &&
                   llvm::all_of(op->getUsers(), [&](Operation *user) {
                     return user->getParentOp() != op->getParentOp() ||
                            isa<linalg::FillOp, tensor::SplatOp>(user);
                   });
  return isa<func::FuncOp>(parent) && !isFilling;
}

/// Why `op`, of a dialect that is known, is outside of the promise, or an empty text.
static StringRef refusalOf(Operation *op) {
  if (auto scaling = dyn_cast<arith::ScalingExtFOp>(op))
    return refusalOfScaling(scaling.getScale().getType(), scaling.getType());
  if (auto scaling = dyn_cast<arith::ScalingTruncFOp>(op))
    return refusalOfScaling(scaling.getScale().getType(), scaling.getIn().getType());
  if (isComplexOnHost(op))
    return "a complex scalar outside of the body of a tensor's operation: slices of tensors and "
           "linalg do";
  if (auto rounds = dyn_cast<arith::ArithRoundingModeInterface>(op))
    if (auto mode = rounds.getRoundingModeAttr();
        mode && mode.getValue() != arith::RoundingMode::to_nearest_even)
      return "conversions round to nearest even";
  return {};
}

/// True if the runtime has the elements of `type`, so that callers can pass it.
static bool isPassable(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (auto complex = dyn_cast<ComplexType>(element))
    return isa<RankedTensorType>(type) &&
           (complex.getElementType().isF32() || complex.getElementType().isF64());
  return !element.isIntOrFloat() || element.getIntOrFloatBitWidth() <= 64;
}

namespace {
struct CheckInput final : impl::CheckInputBase<CheckInput> {
  using Base::Base;
  void runOnOperation() override {
    // Functions, and elements that were reported there.
    DenseSet<std::pair<Operation *, Type>> refused;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      // Kernels are past this stage.
      if (op->getName().getStringRef() == "flow.executable" ||
          op->getName().getStringRef() == "hal.executable")
        return WalkResult::skip();
      if (!isKnown(op)) {
        op->emitError("operation '") << op->getName() << "' is not supported";
        signalPassFailure();
        return WalkResult::skip();
      }
      if (auto func = dyn_cast<func::FuncOp>(op); func && func.isPublic())
        for (Type type : llvm::concat<const Type>(func.getArgumentTypes(), func.getResultTypes()))
          if (!isPassable(type) && refused.insert({func, getElementTypeOrSelf(type)}).second) {
            func.emitError("takes or gives ")
                << type << ", which callers cannot pass: numbers have at most 64 bits, "
                << "parts of complex ones 32 or 64";
            signalPassFailure();
          }
      if (StringRef why = refusalOf(op); !why.empty()) {
        op->emitError("operation '")
            << op->getName() << "' is not supported with these types or attributes: " << why;
        signalPassFailure();
        return WalkResult::skip();
      }
      Operation *function = op->getParentOfType<func::FuncOp>();
      for (Type type : llvm::concat<const Type>(llvm::to_vector(op->getOperandTypes()),
                                                llvm::to_vector(op->getResultTypes())))
        if (StringRef why = refusalOf(type);
            !why.empty() && refused.insert({function, getElementTypeOrSelf(type)}).second) {
          op->emitError("a value of type ") << type << " is not supported; " << why;
          signalPassFailure();
          return WalkResult::skip();
        }
      return WalkResult::advance();
    });
  }
};
} // namespace
} // namespace sluice::input
