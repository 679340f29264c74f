//===- CheckInput.cpp - refuse what no stage knows, where it was written ---===//
// Better here, with the user's own op and location, than as a failure of some later stage.
//   model.mlir:7:10: error: operation 'tosa.custom' is not supported
//===----------------------------------------------------------------------===//
#include "compiler/Input/Mlir/Passes.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace sluice::input {
#define GEN_PASS_DEF_CHECKINPUT
#include "compiler/Input/Mlir/Passes.h.inc"

/// Dialects that the stages after input read.
static bool isKnown(Operation *op) {
  static const llvm::StringSet<> known{"affine",   "arith", "builtin", "cf",     "check",  "complex",
                                       "encoding", "flow",  "func",    "hal",    "linalg", "linalg_ext",
                                       "math",     "scf",   "stream",  "tensor", "ub",     "util"};
  return known.contains(op->getName().getDialectNamespace());
}

/// Programs work on tensors with a known rank; memory is the compiler's.
static bool isSupported(Type type) { return !isa<UnrankedTensorType, BaseMemRefType, VectorType>(type); }

/// True if the runtime has the elements of `type`, so that callers can pass it.
static bool isPassable(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (auto complex = dyn_cast<ComplexType>(element))
    return complex.getElementType().isF32() || complex.getElementType().isF64();
  return !element.isIntOrFloat() || element.getIntOrFloatBitWidth() <= 64;
}

namespace {
struct CheckInput final : impl::CheckInputBase<CheckInput> {
  using Base::Base;
  void runOnOperation() override {
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      // Kernels are past this stage.
      if (op->getName().getStringRef() == "flow.executable" || op->getName().getStringRef() == "hal.executable")
        return WalkResult::skip();
      if (!isKnown(op)) {
        op->emitError("operation '") << op->getName() << "' is not supported";
        signalPassFailure();
        return WalkResult::skip();
      }
      if (auto func = dyn_cast<func::FuncOp>(op); func && func.isPublic())
        for (Type type : llvm::concat<const Type>(func.getArgumentTypes(), func.getResultTypes()))
          if (!isPassable(type)) {
            func.emitError("takes or gives ") << type << ", which callers cannot pass: numbers have at most 64 bits, "
                                              << "parts of complex ones 32 or 64";
            signalPassFailure();
          }
      for (Type type :
           llvm::concat<const Type>(llvm::to_vector(op->getOperandTypes()), llvm::to_vector(op->getResultTypes())))
        if (!isSupported(type)) {
          op->emitError("a value of type ")
              << type << " is not supported; programs take and give scalars and ranked tensors";
          signalPassFailure();
          return WalkResult::skip();
        }
      return WalkResult::advance();
    });
  }
};
} // namespace
} // namespace sluice::input
