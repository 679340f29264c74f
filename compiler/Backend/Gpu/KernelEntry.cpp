//===- KernelEntry.cpp - the entry point of a kernel whose words are parameters
//   func.func @relu(%x: memref<?xf32>, %y: memref<?xf32>)
//     -> bindings, constants, workspace
//   func.func @relu(%x: !llvm.ptr, %y: !llvm.ptr, %n: i64, %m: i64)
// Buffers do not alias, but where threads wait for what others write to buffers LLVM must not know:
// it would move loads of that across the barrier. What a workgroup shares is one block:
//   %tile = memref.alloc() : memref<64x64xf16, #gpu.address_space<workgroup>>
//     -> in the executable, and in the kernel
//   memref.global @workgroup : memref<8192xi8, #gpu.address_space<workgroup>>
//   %tile = memref.view (memref.get_global @workgroup)[offset]
// A block that is asked for at launch is a global of no bytes that LLVM sees as defined elsewhere.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Gpu/KernelEntry.h"
#include "compiler/Backend/LLVM/ConvertKernel.h"
#include "compiler/Dialect/Util/ElementBytes.h"
#include "compiler/Dialect/Util/Walks.h"
#include "compiler/Kernels/Gpu/Workgroup.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"

using namespace mlir;
using namespace sluice;

static constexpr int64_t kAlignment = 1024; // What asynchronous copies of tiles want.

static int64_t bytesOf(MemRefType type) {
  return type.getNumElements() * elementBytes(type.getElementType());
}

/// Makes one global of the executable of all workgroup memory that the kernel asks for. If that is
/// more than `staticBytes`, the block has no size and is asked for at launch: its bytes are
/// returned, else 0.
static int64_t lowerWorkgroupMemory(func::FuncOp kernel, int64_t staticBytes) {
  SmallVector<std::pair<memref::AllocOp, int64_t>> allocs; // With their offsets.
  int64_t total = 0;
  kernel.walk([&](memref::AllocOp op) {
    total = llvm::alignTo(total,
                          std::min<int64_t>(kAlignment, llvm::PowerOf2Ceil(bytesOf(op.getType()))));
    allocs.push_back({op, total});
    total += bytesOf(op.getType());
  });
  if (allocs.empty())
    return 0;
  bool atLaunch = total > staticBytes;
  OpBuilder globals = OpBuilder::atBlockBegin(&kernel->getParentRegion()->front());
  auto space = allocs.front().first.getType().getMemorySpace();
  Type byte = globals.getI8Type();
  auto type = MemRefType::get({atLaunch ? 0 : total}, byte, MemRefLayoutAttrInterface(), space);
  // LLVM knows a global without initial value as a declaration.
  auto global = memref::GlobalOp::create(globals, kernel.getLoc(), "workgroup",
                                         atLaunch ? StringAttr() : globals.getStringAttr("private"),
                                         type, atLaunch ? Attribute() : globals.getUnitAttr(),
                                         /*constant=*/false, globals.getI64IntegerAttr(kAlignment));
  OpBuilder builder = OpBuilder::atBlockBegin(&kernel.front());
  Value block = memref::GetGlobalOp::create(builder, kernel.getLoc(), type, global.getSymName());
  if (atLaunch) {
    auto sized = MemRefType::get({total}, byte, MemRefLayoutAttrInterface(), space);
    block = memref::ReinterpretCastOp::create(builder, kernel.getLoc(), sized, block, /*offset=*/0,
                                              ArrayRef<int64_t>{total}, ArrayRef<int64_t>{1});
  }
  for (auto [alloc, offset] : allocs) {
    Value at = arith::ConstantIndexOp::create(builder, alloc.getLoc(), offset);
    alloc.replaceAllUsesWith(
        memref::ViewOp::create(builder, alloc.getLoc(), alloc.getType(), block, at, ValueRange())
            .getResult());
    alloc.erase();
  }
  return atLaunch ? total : 0;
}

static Value asIndex(OpBuilder &builder, Location loc, Value value) {
  if (!value.getType().isInteger(64))
    value = LLVM::ZExtOp::create(builder, loc, builder.getI64Type(), value);
  return UnrealizedConversionCastOp::create(builder, loc, builder.getIndexType(), value)
      .getResult(0);
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

std::string backend::entrySymbol(StringRef kernel) {
  std::string symbol = "kernel_";
  for (char c : kernel)
    symbol +=
        llvm::isAlnum(c) || c == '_' ? std::string(1, c) : "$" + llvm::toHex(StringRef(&c, 1));
  return symbol;
}

FailureOr<backend::KernelArguments> backend::argumentsOf(func::FuncOp kernel) {
  if (failed(checkKernelForm(kernel)))
    return failure();
  KernelArguments arguments;
  for (Type type : kernel.getArgumentTypes()) {
    auto memref = dyn_cast<MemRefType>(type);
    arguments.bindings += memref != nullptr;
    arguments.constants += memref ? memref.getNumDynamicDims() : 1;
  }
  kernel.walk([&](Operation *op) {
    arguments.workspace |= isa<hal::WorkspaceOp>(op);
    arguments.rounds |= isa<hal::RoundsOp>(op);
  });
  return arguments;
}

/// Gives `kernel` the parameters of gpu_kernel_abi.h, and makes ops of the family of its place in
/// the grid and of its barriers. `kernel` is replaced.
static FailureOr<backend::KernelArguments> applyKernelEntry(func::FuncOp kernel,
                                                            const backend::EntryForm &form) {
  FailureOr<backend::KernelArguments> counted = backend::argumentsOf(kernel);
  if (failed(counted))
    return failure();
  backend::KernelArguments &arguments = *counted;
  MLIRContext *context = kernel.getContext();
  Location loc = kernel.getLoc();
  LowerToLLVMOptions options(context);
  options.overrideIndexBitwidth(64);
  LLVMTypeConverter converter(context, options);
  Type pointer = LLVM::LLVMPointerType::get(context, form.pointerSpace),
       i64 = IntegerType::get(context, 64);

  arguments.workgroupBytes = lowerWorkgroupMemory(kernel, form.staticWorkgroupBytes);
  bool waits = anyIn(kernel, [](Operation *op) {
    return isa<gpu::BarrierOp>(op) && !op->hasAttr(kernels::kWorkgroupMemoryOnly);
  });
  SmallVector<Type> types(arguments.bindings, pointer);
  types.append(arguments.constants, i64);
  if (arguments.workspace)
    types.push_back(pointer);
  if (arguments.rounds)
    types.append(2, i64);
  auto executable = dyn_cast<flow::ExecutableOp>(kernel->getParentOp());
  if (auto maps = executable ? executable.getTensorMaps() : std::nullopt) {
    arguments.mapBytes = maps->size() / module::kTensorMapNumbers * module::kTensorMapBytes;
    types.push_back(LLVM::LLVMPointerType::get(context));
  }

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
      mapping.map(arg,
                  makeScalar(builder, loc, constants.front(), arg.getType(), /*hasBf16=*/true));
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
    unsigned last = arguments.bindings + arguments.constants;
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
  entry.walk([&](hal::RoundsOp op) {
    OpBuilder at(op);
    for (auto [result, word] : llvm::zip(op.getResults(), block->getArguments().take_back(2)))
      result.replaceAllUsesWith(asIndex(at, loc, word));
    op.erase();
  });
  if (arguments.mapBytes > 0) { // The last parameter, by value.
    unsigned last = block->getNumArguments() - 1;
    auto bytes = LLVM::LLVMArrayType::get(builder.getI8Type(), arguments.mapBytes);
    entry.setArgAttr(last, LLVM::LLVMDialect::getByValAttrName(), TypeAttr::get(bytes));
    entry.setArgAttr(last, LLVM::LLVMDialect::getAlignAttrName(), builder.getI64IntegerAttr(64));
    entry.walk([&](hal::TensorMapsOp op) {
      OpBuilder at(op);
      Value address = LLVM::PtrToIntOp::create(at, loc, i64, block->getArgument(last));
      op.replaceAllUsesWith(asIndex(at, loc, address));
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
