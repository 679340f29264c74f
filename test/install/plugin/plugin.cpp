//===- plugin.cpp - a dialect and a pass in a library of their own --------===//
//   %y = "mine.cube"(%x)   becomes   %p = arith.mulf %x, %x
//                                    %y = arith.mulf %p, %x
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

using namespace mlir;

namespace {
class MineDialect final : public Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MineDialect)
  static constexpr StringLiteral getDialectNamespace() { return "mine"; }
  explicit MineDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<MineDialect>()) {
    allowUnknownOperations();
  }
};

struct LowerMine final : PassWrapper<LowerMine, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LowerMine)
  StringRef getArgument() const override { return "lower-mine"; }
  StringRef getDescription() const override { return "mine.cube to products"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect>();
  }
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (op->getName().getStringRef() != "mine.cube")
        return;
      OpBuilder builder(op);
      Value x = op->getOperand(0);
      Value square = arith::MulFOp::create(builder, op->getLoc(), x, x);
      op->replaceAllUsesWith(arith::MulFOp::create(builder, op->getLoc(), square, x));
      op->erase();
    });
  }
};
} // namespace

#ifndef API_VERSION
#define API_VERSION MLIR_PLUGIN_API_VERSION
#endif

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {API_VERSION, "mine", "1",
          [](DialectRegistry *registry) { registry->insert<MineDialect>(); }};
}
extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {API_VERSION, "mine", "1", [] { PassRegistration<LowerMine>(); }};
}
