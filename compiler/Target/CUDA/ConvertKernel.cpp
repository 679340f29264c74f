//===- ConvertKernel.cpp - loops on memrefs to LLVM and NVVM --------------===//
#include "compiler/Target/CPU/CpuBackend.h"
#include "compiler/Target/CUDA/CudaBackend.h"
#include "compiler/Target/Gpu/KernelEntry.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;
using namespace sluice;
using target::EntryForm;

/// The special register of `place`.
static Value readPlace(OpBuilder &builder, Location loc, EntryForm::Place place, int64_t dimension) {
  Type i32 = builder.getI32Type();
  auto pick = [&](auto x, auto y, auto z) -> Value {
    if (dimension == 0)
      return decltype(x)::create(builder, loc, i32);
    if (dimension == 1)
      return decltype(y)::create(builder, loc, i32);
    return decltype(z)::create(builder, loc, i32);
  };
  switch (place) {
  case EntryForm::WorkgroupId: return pick(NVVM::BlockIdXOp(), NVVM::BlockIdYOp(), NVVM::BlockIdZOp());
  case EntryForm::WorkgroupCount: return pick(NVVM::GridDimXOp(), NVVM::GridDimYOp(), NVVM::GridDimZOp());
  case EntryForm::ThreadId: return pick(NVVM::ThreadIdXOp(), NVVM::ThreadIdYOp(), NVVM::ThreadIdZOp());
  }
  llvm_unreachable("all places are read");
}

FailureOr<target::KernelArguments> cuda::convertKernel(func::FuncOp kernel, const TargetModel &target, int64_t,
                                                       int optLevel) {
  Operation *executable = kernel->getParentOp();
  auto arguments = target::applyKernelEntry(
      kernel, {readPlace, [](OpBuilder &builder, Location loc) { NVVM::Barrier0Op::create(builder, loc); }});
  if (failed(arguments) || failed(cpu::convertKernelToLLVM(executable, target, optLevel)))
    return failure();
  return arguments;
}
