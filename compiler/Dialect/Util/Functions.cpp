//===- Functions.cpp - the function that runs once when a module is loaded ===//
#include "compiler/Dialect/Util/Functions.h"

using namespace mlir;

func::FuncOp sluice::util::getInitializer(ModuleOp module) {
  for (auto func : module.getOps<func::FuncOp>())
    if (isInitializer(func))
      return func;
  auto builder = OpBuilder::atBlockEnd(module.getBody());
  auto func =
      func::FuncOp::create(builder, module.getLoc(), "initialize", builder.getFunctionType({}, {}));
  func.setPrivate();
  func->setAttr(kInitializerAttr, builder.getUnitAttr());
  builder.setInsertionPointToStart(func.addEntryBlock());
  func::ReturnOp::create(builder, module.getLoc());
  SymbolTable(module).insert(func, std::prev(module.getBody()->end()));
  return func;
}
