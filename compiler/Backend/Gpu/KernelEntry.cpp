//===- KernelEntry.cpp - the entry point of a kernel whose words are parameters
//   func.func @relu(%x: memref<?xf32>, %y: memref<?xf32>)
//     -> bindings, constants, workspace
//   func.func @relu(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64, %m: i64)
// Buffers do not alias, but where threads wait for what others write to buffers LLVM must not know:
// it would move loads of that across the barrier.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Gpu/KernelEntry.h"
#include "compiler/Backend/Gpu/WorkgroupMemory.h"
#include "compiler/Backend/LLVM/ConvertKernel.h"
#include "compiler/Kernels/GpuForm.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace sluice;

static Value asIndex(OpBuilder &builder, Location loc, Value value) {
  if (!value.getType().isInteger(64))
    value = LLVM::ZExtOp::create(builder, loc, builder.getI64Type(), value);
  return UnrealizedConversionCastOp::create(builder, loc, builder.getIndexType(), value)
      .getResult(0);
}

/// A scalar argument, from the bits of its constant.
static Value fromBits(OpBuilder &builder, Location loc, Value bits, Type type) {
  if (type.isIndex())
    return asIndex(builder, loc, bits);
  if (type.isInteger(64))
    return bits;
  if (isa<IntegerType>(type))
    return LLVM::TruncOp::create(builder, loc, type, bits);
  if (!type.isF64())
    bits = LLVM::TruncOp::create(builder, loc, builder.getIntegerType(type.getIntOrFloatBitWidth()),
                                 bits);
  if (!LLVM::isCompatibleType(type)) // Floats of 8 bits and less are integers to LLVM.
    return UnrealizedConversionCastOp::create(builder, loc, type, bits).getResult(0);
  return LLVM::BitcastOp::create(builder, loc, type, bits);
}

/// Replaces what a kernel asks about its place by what its family of GPUs has for that.
static LogicalResult lowerPlace(func::FuncOp kernel, const backend::EntryForm &form) {
  WalkResult walked = kernel.walk([&](Operation *op) {
    OpBuilder builder(op);
    Location loc = op->getLoc();
    Value value;
    if (auto id = dyn_cast<hal::WorkgroupIdOp>(op))
      value = form.read(builder, loc, backend::EntryForm::WorkgroupId, id.getDimension());
    else if (auto count = dyn_cast<hal::WorkgroupCountOp>(op))
      value = form.read(builder, loc, backend::EntryForm::WorkgroupCount, count.getDimension());
    else if (auto thread = dyn_cast<gpu::ThreadIdOp>(op))
      value = form.read(builder, loc, backend::EntryForm::ThreadId, int64_t(thread.getDimension()));
    else if (isa<gpu::BarrierOp>(op))
      form.barrier(builder, loc, op->hasAttr(kernels::kWorkgroupMemoryOnly));
    else if (auto shuffle = dyn_cast<gpu::ShuffleOp>(op)) {
      Type type = shuffle.getValue().getType();
      if (!form.shuffle || !shuffle.getValid().use_empty() || type.getIntOrFloatBitWidth() != 32) {
        op->emitOpError("is not an exchange that this GPU has");
        return WalkResult::interrupt();
      }
      shuffle.getShuffleResult().replaceAllUsesWith(form.shuffle(builder, shuffle));
    } else
      return WalkResult::advance();
    if (value)
      op->getResult(0).replaceAllUsesWith(asIndex(builder, loc, value));
    op->erase();
    return WalkResult::advance();
  });
  return failure(walked.wasInterrupted());
}

/// Gives `kernel` the parameters of gpu_kernel_abi.h, and makes ops of the family of its place in
/// the grid and of its barriers. `kernel` is replaced.
static FailureOr<backend::KernelArguments> applyKernelEntry(func::FuncOp kernel,
                                                            const backend::EntryForm &form) {
  if (failed(checkKernelForm(kernel)))
    return failure();
  MLIRContext *context = kernel.getContext();
  Location loc = kernel.getLoc();
  LowerToLLVMOptions options(context);
  options.overrideIndexBitwidth(64);
  LLVMTypeConverter converter(context, options);
  Type pointer = LLVM::LLVMPointerType::get(context, form.pointerSpace),
       i64 = IntegerType::get(context, 64);

  backend::KernelArguments arguments;
  arguments.workgroupBytes = backend::lowerWorkgroupMemory(kernel, form.staticWorkgroupBytes);
  hal::WorkspaceOp workspace;
  bool waits = false;
  kernel.walk([&](Operation *op) {
    if (auto found = dyn_cast<hal::WorkspaceOp>(op))
      workspace = found;
    waits |= isa<gpu::BarrierOp>(op) && !op->hasAttr(kernels::kWorkgroupMemoryOnly);
  });
  arguments.workspace = workspace != nullptr;
  for (Type type : kernel.getArgumentTypes()) {
    auto memref = dyn_cast<MemRefType>(type);
    arguments.bindings += memref != nullptr;
    arguments.constants += memref ? memref.getNumDynamicDims() : 1;
  }
  SmallVector<Type> types(arguments.bindings, pointer);
  types.append(arguments.constants, i64);
  if (arguments.workspace)
    types.push_back(pointer);

  OpBuilder builder(kernel);
  auto entry =
      func::FuncOp::create(builder, loc, kernel.getSymName(), builder.getFunctionType(types, {}));
  Block *block = entry.addEntryBlock();
  builder.setInsertionPointToStart(block);
  auto generic = [&](Value value) -> Value {
    auto type = LLVM::LLVMPointerType::get(context);
    return value.getType() == type
               ? value
               : LLVM::AddrSpaceCastOp::create(builder, loc, type, value).getResult();
  };
  ValueRange bindings = block->getArguments().take_front(arguments.bindings);
  ValueRange constants =
      block->getArguments().drop_front(arguments.bindings).take_front(arguments.constants);
  IRMapping mapping;
  for (BlockArgument arg : kernel.getArguments()) {
    auto type = dyn_cast<MemRefType>(arg.getType());
    if (!type) {
      mapping.map(arg, fromBits(builder, loc, constants.front(), arg.getType()));
      constants = constants.drop_front();
      continue;
    }
    unsigned sizes = type.getNumDynamicDims(),
             position = cast<BlockArgument>(bindings.front()).getArgNumber();
    mapping.map(arg, makeMemref(builder, loc, converter, type, generic(bindings.front()),
                                constants.take_front(sizes)));
    entry.setArgAttr(position, LLVM::LLVMDialect::getAlignAttrName(),
                     builder.getI64IntegerAttr(elementAlignment(type)));
    if (!waits)
      entry.setArgAttr(position, LLVM::LLVMDialect::getNoAliasAttrName(), builder.getUnitAttr());
    bindings = bindings.drop_front();
    constants = constants.drop_front(sizes);
  }
  for (Operation &op : kernel.front())
    builder.clone(op, mapping);
  if (arguments.workspace) {
    unsigned last = block->getNumArguments() - 1;
    entry.setArgAttr(last, LLVM::LLVMDialect::getAlignAttrName(), builder.getI64IntegerAttr(64));
    if (!waits)
      entry.setArgAttr(last, LLVM::LLVMDialect::getNoAliasAttrName(), builder.getUnitAttr());
    entry.walk([&](hal::WorkspaceOp op) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPoint(op);
      Value memory = makeMemref(builder, loc, converter, MemRefType::get({1}, builder.getI8Type()),
                                generic(block->getArgument(last)), {});
      op.replaceAllUsesWith(memref::CastOp::create(builder, loc, op.getType(), memory).getResult());
      op.erase();
    });
  }
  kernel.erase();
  if (failed(lowerPlace(entry, form)))
    return failure();
  return arguments;
}

FailureOr<backend::KernelArguments> backend::convertKernel(func::FuncOp kernel,
                                                           const EntryForm &form,
                                                           const TargetModel &target,
                                                           int optLevel) {
  auto executable = cast<flow::ExecutableOp>(kernel->getParentOp());
  FailureOr<KernelArguments> arguments = applyKernelEntry(kernel, form);
  if (failed(arguments) || failed(convertKernelToLLVM(executable, target, optLevel)))
    return failure();
  return arguments;
}
