//===- SelectAllocators.cpp - places that are chosen when a module is loaded ===//
#include "compiler/Module/SelectAllocators.h"
#include "compiler/Dialect/HAL/DeviceAttrs.h"
#include "compiler/Dialect/Util/Initializer.h"
#include "compiler/Dialect/Util/UtilDialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

using namespace mlir;

namespace sluice::module {

/// Kernels of several devices work on it, and it is copied to those that cannot.
static constexpr StringLiteral kMemoryType = "DeviceVisible|DeviceLocal",
                               kUsage = "Transfer|DispatchStorage";

hal::DeviceAffinityAttr SelectAllocators::placeOf(Attribute affinity) {
  auto optimal = dyn_cast_or_null<hal::DeviceOptimalAttr>(affinity);
  if (!optimal)
    return cast_or_null<hal::DeviceAffinityAttr>(affinity);
  StringAttr &name = globals[optimal];
  if (!name) {
    SymbolTable symbols(module);
    OpBuilder builder(module.getContext()); // The table inserts it.
    std::string wanted = "__allocator_select_device_" + std::to_string(globals.size() - 1);
    auto global = util::GlobalOp::create(
        builder, module.getLoc(), wanted, builder.getStringAttr("private"),
        builder.getType<hal::DeviceType>(), /*is_mutable=*/true, TypedAttr());
    name = symbols.insert(global, module.getBody()->begin());
  }
  return hal::DeviceAffinityAttr::get(module.getContext(), FlatSymbolRefAttr::get(name), {});
}

void SelectAllocators::finish() {
  if (globals.empty())
    return;
  auto builder = OpBuilder::atBlockBegin(&util::getInitializer(module).front());
  Location loc = module.getLoc();
  Type device = builder.getType<hal::DeviceType>(), i64 = builder.getI64Type(),
       i32 = builder.getI32Type();
  Value type = hal::MemoryTypeOp::create(builder, loc, i32, kMemoryType);
  Value usage = hal::BufferUsageOp::create(builder, loc, i32, kUsage);
  for (auto [affinity, name] : globals) {
    SmallVector<Value> devices, queues;
    for (Attribute candidate : cast<hal::DeviceOptimalAttr>(affinity).getAffinities()) {
      auto resolve = hal::DeviceResolveOp::create(builder, loc, device, i64,
                                                  cast<hal::DeviceAffinityAttr>(candidate));
      devices.push_back(resolve.getDevice());
      queues.push_back(resolve.getQueueAffinity());
    }
    auto select =
        hal::AllocatorSelectOp::create(builder, loc, device, i64, devices, queues, type, usage);
    util::GlobalStoreOp::create(builder, loc, select.getSelectedDevice(), name.getValue());
  }
}

} // namespace sluice::module
