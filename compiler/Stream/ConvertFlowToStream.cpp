//===- ConvertFlowToStream.cpp - tensors become resources and sizes -------===//
// Memory has bytes, not shapes. Every tensor of the host program becomes a resource, and the sizes
// that its type leaves open become index values beside it, also as block arguments, arguments of
// calls and globals. What only renames a shape (expand, collapse, cast, dim) disappears.
//   func.func @main(%x: tensor<?x4xf32>) -> tensor<?x4xf32>
//     %y = flow.dispatch @e(%x) : (tensor<?x4xf32>) -> tensor<?x4xf32>{%n}
//   func.func @main(%view: !hal.buffer_view) -> !hal.buffer_view
//     %n = hal.buffer_view.dim %view[0]
//     %x = stream.resource.import %view
//     %y = stream.async.dispatch @e[%n, %n](%x{%size}) -> !hal.buffer{%size}
//     %result = stream.resource.export %y as tensor<?x4xf32>{%n}
//===----------------------------------------------------------------------===//
#include "compiler/Dialect/Check/CheckDialect.h"
#include "compiler/Dialect/Flow/FlowDialect.h"
#include "compiler/Dialect/Stream/StreamDialect.h"
#include "compiler/Dialect/Util/Functions.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "compiler/Stream/HostFunctions.h"
#include "compiler/Stream/Passes.h"
#include "llvm/ADT/StringSet.h"

namespace sluice::stream {
#define GEN_PASS_DEF_CONVERTFLOWTOSTREAM
#include "compiler/Stream/Passes.h.inc"

bool isEntryPoint(func::FuncOp func) { return func.isPublic() || util::isInitializer(func); }

bool allIncoming(BlockArgument argument, function_ref<bool(Value)> visit) {
  Block *block = argument.getOwner();
  for (auto it = block->pred_begin(); it != block->pred_end(); ++it) {
    auto branch = dyn_cast<BranchOpInterface>((*it)->getTerminator());
    Value passed =
        branch ? branch.getSuccessorOperands(it.getSuccessorIndex())[argument.getArgNumber()]
               : Value();
    if (!passed || !visit(passed))
      return false;
  }
  return true;
}

std::string dimGlobalName(StringRef global, unsigned dim) {
  return (global + "_dim" + Twine(dim)).str();
}

FlatSymbolRefAttr ConstantTable::add(Location loc, ElementsAttr value) {
  FlatSymbolRefAttr &symbol = known[value];
  if (!symbol) {
    auto builder = OpBuilder::atBlockBegin(module.getBody());
    auto op = hal::ConstantOp::create(builder, loc, builder.getStringAttr("private"),
                                      builder.getStringAttr("constant"), value);
    symbol = FlatSymbolRefAttr::get(symbols.insert(op, module.getBody()->begin()));
  }
  return symbol;
}

FlatSymbolRefAttr ConstantTable::addParts(Location loc, ArrayRef<Attribute> constants,
                                          FlatSymbolRefAttr channel) {
  auto builder = OpBuilder::atBlockBegin(module.getBody());
  auto op = hal::ConstantPartsOp::create(builder, loc, builder.getStringAttr("private"),
                                         builder.getStringAttr("parts"),
                                         builder.getArrayAttr(constants), channel);
  return FlatSymbolRefAttr::get(symbols.insert(op, module.getBody()->begin()));
}

/// A public function takes and returns what callers outside see. Calls inside the module get a
/// private copy of it.
static void splitCalledExports(ModuleOp module) {
  SymbolTable symbols(module);
  DenseMap<StringAttr, FlatSymbolRefAttr> internal;
  SmallVector<func::CallOp> calls;
  module.walk([&](func::CallOp call) { calls.push_back(call); });
  while (!calls.empty()) {
    func::CallOp call = calls.pop_back_val();
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if (!callee || !callee.isPublic() || callee.isDeclaration())
      continue;
    FlatSymbolRefAttr &target = internal[callee.getSymNameAttr()];
    if (!target) {
      func::FuncOp copy = callee.clone();
      copy.setPrivate();
      copy.setSymName((callee.getSymName() + "_internal").str());
      target = FlatSymbolRefAttr::get(symbols.insert(copy, std::next(callee->getIterator())));
      copy.walk([&](func::CallOp inner) { calls.push_back(inner); });
    }
    call.setCalleeAttr(target);
  }
}

/// Initial values become stores of the initializer; the tensors among them are converted with it.
static void storeInitialValues(ModuleOp module) {
  for (auto global : module.getOps<util::GlobalOp>()) {
    std::optional<TypedAttr> value = global.getInitialValue();
    if (!value)
      continue;
    func::FuncOp initializer = util::getInitializer(module);
    auto builder = OpBuilder::atBlockBegin(&initializer.front());
    Value constant = arith::ConstantOp::create(builder, global.getLoc(), *value);
    util::GlobalStoreOp::create(builder, global.getLoc(), constant, global.getSymName());
    global.removeInitialValueAttr();
    global.setIsMutable(true);
  }
}

/// Tensor globals become resource globals, with one index global beside them for each dynamic size.
static void convertGlobals(ModuleOp module) {
  for (auto global : llvm::make_early_inc_range(module.getOps<util::GlobalOp>())) {
    auto type = dyn_cast<RankedTensorType>(global.getType());
    if (!type)
      continue;
    OpBuilder builder(global);
    for (unsigned dim = 0; dim < type.getNumDynamicDims(); ++dim)
      util::GlobalOp::create(builder, global.getLoc(), dimGlobalName(global.getSymName(), dim),
                             global.getSymVisibilityAttr(), builder.getIndexType(),
                             /*is_mutable=*/true, TypedAttr());
    global.setType(hal::BufferType::get(module.getContext()));
  }
}

/// Functions on tensors that nobody can call any more, such as those that were inlined.
static void eraseUncalledFunctions(ModuleOp module) {
  for (bool changed = true; changed;) {
    llvm::StringSet<> called;
    module.walk([&](func::CallOp call) { called.insert(call.getCallee()); });
    changed = false;
    for (auto func : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (!isEntryPoint(func) && !called.contains(func.getSymName()) &&
          llvm::any_of(llvm::concat<const Type>(func.getArgumentTypes(), func.getResultTypes()),
                       llvm::IsaPred<RankedTensorType>)) {
        func.erase();
        changed = true;
      }
  }
}

namespace {
struct ConvertFlowToStream final : impl::ConvertFlowToStreamBase<ConvertFlowToStream> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    splitCalledExports(module);
    eraseUncalledFunctions(module);
    storeInitialValues(module);
    ConstantTable constants(module);
    for (auto func : llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
      if (failed(convertFunction(func, constants)))
        return signalPassFailure();
    convertGlobals(module);
  }
};
} // namespace
} // namespace sluice::stream
