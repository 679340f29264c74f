//===- CooperativeMatrix.cpp - SPV_KHR_cooperative_matrix -----------------===//
//   hal.load_matrix    ->   spirv.KHR.CooperativeMatrixLoad     from workgroup memory
//   hal.store_matrix   ->   spirv.KHR.CooperativeMatrixStore
// Matrices come with the Vulkan memory model, where only what is marked so is seen by other threads
// (SPIR-V specification, 2.18): accesses of workgroup memory are, and barriers make it available
// and visible.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/MemoryAccess.h"
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "compiler/Dialect/HAL/HALDialect.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::vulkan;

LogicalResult vulkan::resolveMatrixOp(Operation *op, Value memory, Value place, int32_t pitch,
                                      function_ref<Access(Value, ValueRange)> access) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  Access at = access(memory, place);
  if (!at.element || !at.base.element)
    return op->emitOpError("of memory that is not the workgroup's has no form in SPIR-V");
  Value index = arith::IndexCastOp::create(b, loc, b.getI64Type(), at.index),
        pointer = spirv::AccessChainOp::create(b, loc, at.base.pointer, index),
        stride = spirv::ConstantOp::create(b, loc, b.getI32Type(), b.getI32IntegerAttr(pitch));
  auto shared =
      spirv::MemoryAccessAttr::get(b.getContext(), spirv::MemoryAccess::NonPrivatePointer);
  using Layout = spirv::CooperativeMatrixLayoutKHR;
  if (auto load = dyn_cast<hal::LoadMatrixOp>(op))
    load.replaceAllUsesWith(spirv::KHRCooperativeMatrixLoadOp::create(
                                b, loc, load.getType(), pointer,
                                load.getTransposed() ? Layout::ColumnMajor : Layout::RowMajor,
                                stride, shared, IntegerAttr())
                                .getResult());
  else
    spirv::KHRCooperativeMatrixStoreOp::create(b, loc, pointer,
                                               cast<hal::StoreMatrixOp>(op).getMatrix(),
                                               Layout::RowMajor, stride, shared, IntegerAttr());
  return success();
}

bool vulkan::hasMatrices(spirv::ModuleOp module) {
  return module.walk([](spirv::KHRCooperativeMatrixMulAddOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

void vulkan::useVulkanMemoryModel(spirv::ModuleOp module) {
  module.setMemoryModelAttr(
      spirv::MemoryModelAttr::get(module.getContext(), spirv::MemoryModel::Vulkan));
  auto mark = [](auto op) {
    auto pointer = cast<spirv::PointerType>(op.getPtr().getType());
    if (pointer.getStorageClass() == spirv::StorageClass::Workgroup)
      op.setMemoryAccess(op.getMemoryAccess().value_or(spirv::MemoryAccess::None) |
                         spirv::MemoryAccess::NonPrivatePointer);
  };
  module.walk([&](Operation *op) {
    if (auto load = dyn_cast<spirv::LoadOp>(op))
      mark(load);
    else if (auto store = dyn_cast<spirv::StoreOp>(op))
      mark(store);
    else if (auto barrier = dyn_cast<spirv::ControlBarrierOp>(op))
      barrier.setMemorySemantics(barrier.getMemorySemantics() |
                                 spirv::MemorySemantics::MakeAvailable |
                                 spirv::MemorySemantics::MakeVisible);
  });
}
