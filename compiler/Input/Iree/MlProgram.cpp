//===- MlProgram.cpp - state as MLIR's own dialect has it -----------------===//
//   ml_program.global private mutable @x(dense<0> : tensor<4xi32>) : tensor<4xi32>
//   ml_program.global_load @x, global_load_const @x : tensor<4xi32>
//   ml_program.global_store @x = %v : tensor<4xi32>
//     ->
//   util.global private mutable @x = ...
//   util.global.load @x : tensor<4xi32>
//   util.global.store %v, @x : tensor<4xi32>
// This dialect is upstream's, and IREE takes it as input beside its own.
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Input/Iree/Forms.h"

using namespace mlir;
using namespace sluice;

void sluice::iree::importMlProgram(ModuleOp module) {
  IRRewriter rewriter(module.getContext());
  module.walk([&](Operation *op) {
    rewriter.setInsertionPoint(op);
    TypeSwitch<Operation *>(op)
        .Case([&](ml_program::GlobalOp global) {
          auto value = global.getValueAttr();
          auto typed = dyn_cast_or_null<TypedAttr>(value);
          if (value && !typed)
            return; // Outside of the program.
          rewriter.replaceOpWithNewOp<util::GlobalOp>(
              global, global.getSymNameAttr(), global.getSymVisibilityAttr(), global.getTypeAttr(),
              global.getIsMutableAttr(), typed);
        })
        .Case<ml_program::GlobalLoadOp, ml_program::GlobalLoadConstOp>([&](auto load) {
          if (auto name = dyn_cast<FlatSymbolRefAttr>(load.getGlobal()))
            rewriter.replaceOpWithNewOp<util::GlobalLoadOp>(load, load.getType(), name);
        })
        .Case([&](ml_program::GlobalStoreOp store) {
          if (auto name = dyn_cast<FlatSymbolRefAttr>(store.getGlobal()))
            rewriter.replaceOpWithNewOp<util::GlobalStoreOp>(store, store.getValue(), name);
        });
  });
}
