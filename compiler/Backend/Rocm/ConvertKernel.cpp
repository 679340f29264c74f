//===- ConvertKernel.cpp - loops on memrefs to LLVM and ROCDL -------------===//
// The number of workgroups is read from the packet that starts the kernel
// (hsa_kernel_dispatch_packet_t), which the hardware hands to every wave: the hidden arguments that
// HIP's own compiler reads it from would have to be passed.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Gpu/KernelEntry.h"
#include "compiler/Backend/Rocm/RocmBackend.h"

using namespace mlir;
using namespace sluice;
using backend::EntryForm;

// Address spaces of AMDGPU.
static constexpr unsigned kGlobal = 1, kConstant = 4;

// Byte offset of grid_size_x in the packet, u32; y and z follow.
static constexpr int32_t kGridSize = 12;

static Value constant(OpBuilder &builder, Location loc, int64_t value) {
  return LLVM::ConstantOp::create(builder, loc, builder.getI32Type(),
                                  builder.getI32IntegerAttr(value));
}

/// Workgroups along `dimension`, of workgroups of `threads` along x: the packet counts threads.
static Value readCount(OpBuilder &builder, Location loc, int64_t dimension, int64_t threads) {
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext(), kConstant);
  Value packet =
      LLVM::CallIntrinsicOp::create(builder, loc, pointer,
                                    builder.getStringAttr("llvm.amdgcn.dispatch.ptr"), ValueRange())
          .getResult(0);
  Value address = LLVM::GEPOp::create(builder, loc, pointer, builder.getI8Type(), packet,
                                      ArrayRef<LLVM::GEPArg>{int32_t(kGridSize + 4 * dimension)},
                                      LLVM::GEPNoWrapFlags::inbounds);
  auto size = LLVM::LoadOp::create(builder, loc, builder.getI32Type(), address, /*alignment=*/4);
  size.setInvariant(true);
  return dimension == 0
             ? LLVM::UDivOp::create(builder, loc, size, constant(builder, loc, threads)).getResult()
             : size;
}

static Value readPlace(OpBuilder &builder, Location loc, EntryForm::Place place, int64_t dimension,
                       int64_t threads) {
  switch (place) {
  case EntryForm::WorkgroupId:
    return backend::readRegister<ROCDL::BlockIdXOp, ROCDL::BlockIdYOp, ROCDL::BlockIdZOp>(
        builder, loc, dimension);
  case EntryForm::WorkgroupCount: return readCount(builder, loc, dimension, threads);
  case EntryForm::ThreadId:
    return backend::readRegister<ROCDL::ThreadIdXOp, ROCDL::ThreadIdYOp, ROCDL::ThreadIdZOp>(
        builder, loc, dimension);
  }
  llvm_unreachable("all places are read");
}

/// What other threads of the workgroup wrote before the barrier is read after it. Fences of
/// workgroup memory only do not wait for loads and stores of buffers that are under way.
static void emitBarrier(OpBuilder &builder, Location loc, bool workgroupMemoryOnly) {
  auto fence = [&](LLVM::AtomicOrdering ordering) {
    auto op = LLVM::FenceOp::create(builder, loc, ordering, "workgroup");
    if (workgroupMemoryOnly)
      op->setDiscardableAttr(LLVM::LLVMDialect::getMmraAttrName(),
                             builder.getAttr<LLVM::MMRATagAttr>("amdgpu-synchronize-as", "local"));
  };
  fence(LLVM::AtomicOrdering::release);
  ROCDL::SBarrierOp::create(builder, loc);
  fence(LLVM::AtomicOrdering::acquire);
}

/// This thread's number in its subgroup.
static Value readLane(OpBuilder &builder, Location loc, int64_t subgroupSize) {
  Type i32 = builder.getI32Type();
  Value all = constant(builder, loc, -1);
  auto count = [&](StringRef intrinsic, Value base) {
    return LLVM::CallIntrinsicOp::create(builder, loc, i32, builder.getStringAttr(intrinsic),
                                         ValueRange{all, base})
        .getResult(0);
  };
  Value lane = count("llvm.amdgcn.mbcnt.lo", constant(builder, loc, 0));
  return subgroupSize > 32 ? count("llvm.amdgcn.mbcnt.hi", lane) : lane;
}

/// The value of another lane. One outside of the group of `width` lanes means nothing.
static Value shuffle(OpBuilder &builder, gpu::ShuffleOp op, int64_t subgroupSize) {
  Location loc = op.getLoc();
  Type type = op.getValue().getType(), i32 = builder.getI32Type();
  Value lane = readLane(builder, loc, subgroupSize), offset = op.getOffset(), other;
  switch (op.getMode()) {
  case gpu::ShuffleMode::XOR: other = LLVM::XOrOp::create(builder, loc, lane, offset); break;
  case gpu::ShuffleMode::UP: other = LLVM::SubOp::create(builder, loc, lane, offset); break;
  case gpu::ShuffleMode::DOWN: other = LLVM::AddOp::create(builder, loc, lane, offset); break;
  case gpu::ShuffleMode::IDX: {
    Value mask = LLVM::SubOp::create(builder, loc, constant(builder, loc, 0),
                                     op.getWidth()); // A power of two.
    other = LLVM::OrOp::create(builder, loc, LLVM::AndOp::create(builder, loc, lane, mask), offset);
    break;
  }
  }
  Value bits =
      type.isInteger() ? op.getValue() : LLVM::BitcastOp::create(builder, loc, i32, op.getValue());
  Value address = LLVM::ShlOp::create(builder, loc, other, constant(builder, loc, 2));
  Value moved = ROCDL::DsBpermuteOp::create(builder, loc, i32, address, bits);
  return type.isInteger() ? moved : LLVM::BitcastOp::create(builder, loc, type, moved);
}

FailureOr<backend::KernelArguments>
rocm::convertKernel(func::FuncOp kernel, const TargetModel &target, int64_t threads, int optLevel) {
  auto read = [&](OpBuilder &builder, Location loc, EntryForm::Place place, int64_t dimension) {
    return readPlace(builder, loc, place, dimension, threads);
  };
  auto exchange = [&](OpBuilder &builder, gpu::ShuffleOp op) {
    return shuffle(builder, op, target.subgroupSize);
  };
  EntryForm form;
  form.read = read;
  form.barrier = emitBarrier;
  form.shuffle = exchange;
  form.pointerSpace = kGlobal;
  return backend::convertKernel(kernel, form, target, optLevel);
}
