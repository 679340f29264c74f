//===- ConvertKernel.cpp - loops on memrefs to LLVM and NVVM --------------===//
#include "compiler/Backend/Cuda/CudaBackend.h"
#include "compiler/Backend/Gpu/KernelEntry.h"

using namespace mlir;
using namespace sluice;
using backend::EntryForm;

// More must be asked for at launch, on every architecture.
static constexpr int64_t kStaticWorkgroupBytes = 48 << 10;

/// The special register of `place`.
static Value readPlace(OpBuilder &builder, Location loc, EntryForm::Place place,
                       int64_t dimension) {
  switch (place) {
  case EntryForm::WorkgroupId:
    return backend::readRegister<NVVM::BlockIdXOp, NVVM::BlockIdYOp, NVVM::BlockIdZOp>(builder, loc,
                                                                                       dimension);
  case EntryForm::WorkgroupCount:
    return backend::readRegister<NVVM::GridDimXOp, NVVM::GridDimYOp, NVVM::GridDimZOp>(builder, loc,
                                                                                       dimension);
  case EntryForm::ThreadId:
    return backend::readRegister<NVVM::ThreadIdXOp, NVVM::ThreadIdYOp, NVVM::ThreadIdZOp>(
        builder, loc, dimension);
  }
  llvm_unreachable("all places are read");
}

static Value shuffle(OpBuilder &builder, gpu::ShuffleOp op) {
  Location loc = op.getLoc();
  NVVM::ShflKind kind = NVVM::ShflKind::bfly;
  switch (op.getMode()) {
  case gpu::ShuffleMode::XOR: kind = NVVM::ShflKind::bfly; break;
  case gpu::ShuffleMode::UP: kind = NVVM::ShflKind::up; break;
  case gpu::ShuffleMode::DOWN: kind = NVVM::ShflKind::down; break;
  case gpu::ShuffleMode::IDX: kind = NVVM::ShflKind::idx; break;
  }
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIntOp::create(builder, loc, value, 32);
  };
  Value all = constant(-1), clamp = constant(kind == NVVM::ShflKind::up ? 0 : 31);
  return NVVM::ShflOp::create(builder, loc, op.getValue().getType(), all, op.getValue(),
                              op.getOffset(), clamp, kind, UnitAttr());
}

static void emitBarrier(OpBuilder &builder, Location loc, bool) {
  NVVM::Barrier0Op::create(builder, loc);
}

FailureOr<backend::KernelArguments>
cuda::convertKernel(func::FuncOp kernel, const TargetModel &target, int64_t, int optLevel) {
  EntryForm form;
  form.read = readPlace;
  form.barrier = emitBarrier;
  form.shuffle = shuffle;
  form.staticWorkgroupBytes = kStaticWorkgroupBytes;
  return backend::convertKernel(kernel, form, target, optLevel);
}
