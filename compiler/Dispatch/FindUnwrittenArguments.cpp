//===- FindUnwrittenArguments.cpp - what kernels may read at any time ------===//
// A kernel that may begin while the one before it still runs must wait before it reads what that
// one writes. What callers keep and constants nobody writes: it need not wait for these.
//   func @main(%x, %weights) { %y = flow.dispatch @a(%x); %z = flow.dispatch @b(%y, %weights) }
//     ->
//   func @b(%y, %weights {sluice.unwritten}, %out)
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/Util/Functions.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Dispatch/Passes.h"

namespace sluice::dispatch {
#define GEN_PASS_DEF_FINDUNWRITTENARGUMENTS
#include "compiler/Dispatch/Passes.h.inc"

/// An argument of a public function whose caller keeps it, a constant, or the same by another
/// shape.
static bool isUnwritten(Value tensor, const SymbolTable &symbols, const llvm::StringSet<> &called) {
  while (isa_and_present<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp>(
      tensor.getDefiningOp()))
    tensor = tensor.getDefiningOp()->getOperand(0);
  if (auto argument = dyn_cast<BlockArgument>(tensor)) {
    auto func = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
    return func && func.isPublic() && !called.contains(func.getSymName()) &&
           argument.getOwner()->isEntryBlock() &&
           !func.getArgAttr(argument.getArgNumber(), util::kDonatedAttr);
  }
  auto load = tensor.getDefiningOp<util::GlobalLoadOp>();
  if (!load)
    return bool(tensor.getDefiningOp<arith::ConstantOp>());
  return !symbols.lookup<util::GlobalOp>(load.getGlobal()).getIsMutable() &&
         !util::isInitializer(
             load->getParentOfType<func::FuncOp>()); // It may just have been stored.
}

namespace {
struct FindUnwrittenArguments final : impl::FindUnwrittenArgumentsBase<FindUnwrittenArguments> {
  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    llvm::StringSet<> called;
    getOperation().walk([&](func::CallOp call) { called.insert(call.getCallee()); });
    llvm::MapVector<StringRef, SmallVector<bool>> ofKernel;
    getOperation().walk([&](flow::DispatchOp dispatch) {
      auto &known = ofKernel[dispatch.getExecutable()];
      known.resize(dispatch.getRead().size(), true);
      for (auto [isSo, tensor] : llvm::zip_equal(known, dispatch.getRead()))
        isSo &= isa<TensorType>(tensor.getType()) && isUnwritten(tensor, symbols, called);
    });
    for (auto &[name, arguments] : ofKernel)
      for (auto [index, isSo] : llvm::enumerate(arguments))
        if (isSo)
          symbols.lookup<flow::ExecutableOp>(name).getKernel().setArgAttr(
              index, util::kUnwrittenAttr, UnitAttr::get(&getContext()));
  }
};
} // namespace
} // namespace sluice::dispatch
