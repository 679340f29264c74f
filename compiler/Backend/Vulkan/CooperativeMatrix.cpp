//===- CooperativeMatrix.cpp - SPV_KHR_cooperative_matrix -----------------===//
//   gpu.subgroup_mma_load_matrix     ->   spirv.KHR.CooperativeMatrixLoad     from workgroup memory
//   gpu.subgroup_mma_compute         ->   spirv.KHR.CooperativeMatrixMulAdd
//   gpu.subgroup_mma_elementwise     ->   spirv.FMul
//   gpu.subgroup_mma_store_matrix    ->   spirv.KHR.CooperativeMatrixStore
//   gpu.subgroup_mma_constant_matrix ->   spirv.CompositeConstruct
// Matrices come with the Vulkan memory model, where only what is marked so is seen by other threads
// (SPIR-V specification, 2.18): accesses of workgroup memory are, and barriers make it available
// and visible.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/MemoryAccess.h"
#include "compiler/Backend/Vulkan/VulkanBackend.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::vulkan;

spirv::CooperativeMatrixType vulkan::cooperativeType(gpu::MMAMatrixType type) {
  auto use = type.getOperand() == "AOp"   ? spirv::CooperativeMatrixUseKHR::MatrixA
             : type.getOperand() == "BOp" ? spirv::CooperativeMatrixUseKHR::MatrixB
                                          : spirv::CooperativeMatrixUseKHR::MatrixAcc;
  Type element = type.getElementType(); // Signs are the product's, in SPIR-V.
  if (element.isInteger())
    element = IntegerType::get(type.getContext(), element.getIntOrFloatBitWidth());
  return spirv::CooperativeMatrixType::get(element, type.getShape()[0], type.getShape()[1],
                                           spirv::Scope::Subgroup, use);
}

bool vulkan::isMatrixOp(Operation *op) {
  return isa<gpu::SubgroupMmaLoadMatrixOp, gpu::SubgroupMmaStoreMatrixOp, gpu::SubgroupMmaComputeOp,
             gpu::SubgroupMmaConstantMatrixOp, gpu::SubgroupMmaElementwiseOp>(op);
}

/// Types are converted later, loops and all.
static Value castTo(OpBuilder &b, Location loc, Type type, Value value) {
  return UnrealizedConversionCastOp::create(b, loc, type, value).getResult(0);
}

static Value cooperative(OpBuilder &b, Location loc, Value matrix) {
  return castTo(b, loc, cooperativeType(cast<gpu::MMAMatrixType>(matrix.getType())), matrix);
}

LogicalResult vulkan::resolveMatrixOp(Operation *op,
                                      function_ref<Access(Value, ValueRange)> access) {
  OpBuilder b(op);
  Location loc = op->getLoc();
  auto shared =
      spirv::MemoryAccessAttr::get(b.getContext(), spirv::MemoryAccess::NonPrivatePointer);
  auto pointerTo = [&](Value memref, ValueRange indices) -> Value {
    Access at = access(memref, indices);
    if (!at.element || !at.base.element)
      return {};
    Value index = arith::IndexCastOp::create(b, loc, b.getI64Type(), at.index);
    return spirv::AccessChainOp::create(b, loc, at.base.pointer, index);
  };
  auto layout = [](bool isTransposed) {
    return isTransposed ? spirv::CooperativeMatrixLayoutKHR::ColumnMajor
                        : spirv::CooperativeMatrixLayoutKHR::RowMajor;
  };
  auto stride = [&](const APInt &elements) -> Value {
    return spirv::ConstantOp::create(b, loc, b.getI32Type(),
                                     b.getI32IntegerAttr(elements.getSExtValue()));
  };
  Value result;
  if (auto load = dyn_cast<gpu::SubgroupMmaLoadMatrixOp>(op)) {
    Value pointer = pointerTo(load.getSrcMemref(), load.getIndices());
    if (!pointer)
      return op->emitOpError("of memory that is not the workgroup's has no form in SPIR-V");
    result = spirv::KHRCooperativeMatrixLoadOp::create(
        b, loc, cooperativeType(cast<gpu::MMAMatrixType>(load.getType())), pointer,
        layout(load.getTranspose().value_or(false)), stride(load.getLeadDimension()), shared,
        IntegerAttr());
  } else if (auto store = dyn_cast<gpu::SubgroupMmaStoreMatrixOp>(op)) {
    Value pointer = pointerTo(store.getDstMemref(), store.getIndices());
    if (!pointer)
      return op->emitOpError("to memory that is not the workgroup's has no form in SPIR-V");
    spirv::KHRCooperativeMatrixStoreOp::create(b, loc, pointer, cooperative(b, loc, store.getSrc()),
                                               layout(store.getTranspose().value_or(false)),
                                               stride(store.getLeadDimension()), shared,
                                               IntegerAttr());
    return success();
  } else if (auto compute = dyn_cast<gpu::SubgroupMmaComputeOp>(op)) {
    Value sum = cooperative(b, loc, compute.getOpC());
    using Operands = spirv::CooperativeMatrixOperandsKHR;
    spirv::CooperativeMatrixOperandsKHRAttr signs;
    if (cast<gpu::MMAMatrixType>(compute.getType()).getElementType().isInteger())
      signs = spirv::CooperativeMatrixOperandsKHRAttr::get(
          b.getContext(),
          Operands::ASigned | Operands::BSigned | Operands::CSigned | Operands::ResultSigned);
    result = spirv::KHRCooperativeMatrixMulAddOp::create(
        b, loc, sum.getType(), cooperative(b, loc, compute.getOpA()),
        cooperative(b, loc, compute.getOpB()), sum, signs);
  } else if (auto elementwise = dyn_cast<gpu::SubgroupMmaElementwiseOp>(op)) {
    if (elementwise.getOpType() != gpu::MMAElementwiseOp::MULF)
      return op->emitOpError("has no form in SPIR-V but for multiplications");
    result = spirv::FMulOp::create(b, loc, cooperative(b, loc, elementwise.getArgs()[0]),
                                   cooperative(b, loc, elementwise.getArgs()[1]));
  } else {
    auto constant = cast<gpu::SubgroupMmaConstantMatrixOp>(op);
    result = spirv::CompositeConstructOp::create(
        b, loc, cooperativeType(cast<gpu::MMAMatrixType>(constant.getType())), constant.getValue());
  }
  op->getResult(0).replaceAllUsesWith(castTo(b, loc, op->getResult(0).getType(), result));
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
