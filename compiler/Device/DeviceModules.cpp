//===- DeviceModules.cpp - the part of a program for one target -----------===//
// A stage that depends on the target knows one. It is run on a module with what is for that target
// alone:
//   func @main (host), func @main_a {device @a}, func @main_b {device @b}
//     ->
//   {func @main_a}, {func @main_b}
// and what comes out stands in the program again, marked by the devices that it is for.
//===----------------------------------------------------------------------===//
#include "compiler/Device/ProgramDevices.h"
#include "compiler/Dialect/Flow/FlowDialect.h"

namespace sluice::device {

/// Gives what was made for this target names that the program does not have yet.
static LogicalResult renameNew(ModuleOp part, ModuleOp program, unsigned number) {
  SymbolTable taken(program);
  SymbolTable own(part);
  for (Operation &op : llvm::make_early_inc_range(*part.getBody())) {
    auto name = op.getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
    if (!name || !taken.lookup(name))
      continue;
    std::string fresh;
    for (unsigned suffix = number;; ++suffix) {
      fresh = (name.getValue() + "_t" + Twine(suffix)).str();
      if (!taken.lookup(fresh) && !own.lookup(fresh))
        break;
    }
    if (auto executable = dyn_cast<flow::ExecutableOp>(op))
      if (func::FuncOp kernel = executable.getKernel())
        kernel.setSymName(fresh);
    if (failed(own.rename(&op, fresh)))
      return op.emitError("cannot be renamed");
  }
  return success();
}

LogicalResult forEachTarget(ModuleOp program, function_ref<LogicalResult(ModuleOp)> stage) {
  ProgramDevices devices = getDevices(program);
  if (devices.empty())
    return stage(program);
  Builder builder(program.getContext());

  for (auto [number, target] : llvm::enumerate(targetsOf(program))) {
    SmallVector<int64_t> indices;
    for (auto [i, device] : llvm::enumerate(devices))
      if (device.target == target.getAs<StringAttr>("target").getValue())
        indices.push_back(i);
    auto marker = builder.getDenseI64ArrayAttr(indices);
    OwningOpRef<ModuleOp> part = ModuleOp::create(program.getLoc(), program.getSymName());
    setTarget(*part, target);
    SmallVector<std::pair<func::FuncOp, FlatSymbolRefAttr>> functions;
    for (Operation &op : llvm::make_early_inc_range(*program.getBody())) {
      auto func = dyn_cast<func::FuncOp>(op);
      auto device = op.getAttrOfType<FlatSymbolRefAttr>(kDeviceAttr);
      bool isPart = func && device && llvm::any_of(indices, [&](int64_t i) {
                      return devices[i].name == device.getValue();
                    });
      isPart |= isa<flow::ExecutableOp>(op) && op.getAttr(kDevicesAttr) == marker;
      if (!isPart)
        continue;
      op.moveBefore((*part).getBody(), (*part).getBody()->end());
      if (func) {
        func.setPublic(); // So it stays, with its arguments and results.
        functions.push_back({func, device});
      }
    }
    if ((*part).getBody()->empty())
      continue;
    if (failed(stage(*part)) || failed(renameNew(*part, program, number)))
      return failure();
    for (Operation &op : llvm::make_early_inc_range(*(*part).getBody())) {
      auto func = dyn_cast<func::FuncOp>(op);
      if (func && func->hasAttr(kDeviceAttr))
        func.setPrivate();
      else if (!func)
        op.setAttr(kDevicesAttr, marker);
      op.moveBefore(program.getBody(), program.getBody()->end());
    }
  }
  return success();
}

} // namespace sluice::device
