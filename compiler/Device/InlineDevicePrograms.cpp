//===- InlineDevicePrograms.cpp - the host program in one piece again -----===//
// Once kernels are formed, the function of a device holds dispatches and host arithmetic. It goes
// back where it is called, and every op of it remembers its device.
//   %1 = call @main_a(%x)   |  %1 = flow.dispatch @e(%x) {hal.affinity = #hal.device.affinity<@a>}
//===----------------------------------------------------------------------===//
#include "compiler/Device/Passes.h"
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Device/Units.h"
#include "compiler/Dialect/HAL/HALDialect.h"

namespace sluice::device {
#define GEN_PASS_DEF_INLINEDEVICEPROGRAMS
#include "compiler/Device/Passes.h.inc"

static void inlineCall(func::CallOp call, func::FuncOp callee) {
  Attribute affinity = affinityTo(callee->getAttrOfType<FlatSymbolRefAttr>(kDeviceAttr).getAttr());
  OpBuilder builder(call);
  IRMapping mapping;
  mapping.map(callee.getArguments(), call.getOperands());
  for (Operation &op : callee.front().without_terminator())
    builder.clone(op, mapping)->walk([&](Operation *inner) {
      if (llvm::any_of(inner->getOperands(), isTensor) ||
          llvm::any_of(inner->getResults(), isTensor))
        inner->setAttr(kAffinityAttr, affinity);
    });
  for (auto [result, value] :
       llvm::zip_equal(call.getResults(), callee.front().getTerminator()->getOperands()))
    result.replaceAllUsesWith(mapping.lookup(value));
  call.erase();
}

namespace {
struct InlineDevicePrograms final : impl::InlineDeviceProgramsBase<InlineDevicePrograms> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SmallVector<func::CallOp> calls;
    module.walk([&](func::CallOp call) { calls.push_back(call); });
    for (func::CallOp call : calls)
      if (auto callee = module.lookupSymbol<func::FuncOp>(call.getCallee());
          callee && callee->hasAttr(kDeviceAttr))
        inlineCall(call, callee);
    for (auto func : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (func->hasAttr(kDeviceAttr))
        func.erase();
  }
};
} // namespace
} // namespace sluice::device
