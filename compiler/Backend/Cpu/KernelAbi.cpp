//===- KernelAbi.cpp - the entry point of a kernel ------------------------===//
//   func.func @relu(%x: memref<?xf32>, %y: memref<?xf32>)
//     -> a function that loads bindings and constants, and one with the loops
//   func.func @relu(%dispatch: !llvm.ptr, %x: i32, %y: i32, %z: i32, %workspace: !llvm.ptr) -> i32
//   func.func private @relu_loops(!llvm.ptr noalias, index, !llvm.ptr noalias, index, ids, counts,
//                                 workspace)
// Every buffer, those in the workspace too, is an argument of its own: `noalias` on an argument is
// the one promise about memory that LLVM's vectorizer takes without run-time checks, and inlining
// keeps it as metadata. It lists all such arguments at each access, so that of many buffers only
// those have it that are written.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Cpu/CpuBackend.h"
#include "compiler/Backend/LLVM/ConvertKernel.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"

using namespace mlir;
using namespace sluice;

// Byte offsets in sluice_kernel_dispatch_t.
static constexpr int64_t kBindings = 0, kConstants = 8, kWorkgroupCount = 16;

// The loops are told their place in the grid by seven arguments: id x y z, count x y z, workspace.
static constexpr unsigned kPlaceSize = 7;

/// Of more buffers only those that are written are `noalias`.
static constexpr size_t kFewBuffers = 16;

static Value castIndex(OpBuilder &builder, Location loc, Value value, Type type) {
  return UnrealizedConversionCastOp::create(builder, loc, type, value).getResult(0);
}

/// The ops of the entry block that make views of the workspace, in order.
static SmallVector<memref::ViewOp> workspaceViews(func::FuncOp kernel) {
  SmallVector<memref::ViewOp> views;
  for (auto view : kernel.front().getOps<memref::ViewOp>())
    if (view.getSource().getDefiningOp<hal::WorkspaceOp>())
      views.push_back(view);
  return views;
}

static bool isOnlyRead(Value buffer) {
  return llvm::all_of(buffer.getUsers(), [](Operation *user) {
    return isa<memref::LoadOp, vector::LoadOp, memref::DimOp>(user) ||
           (isa<ViewLikeOpInterface>(user) && isOnlyRead(user->getResult(0)));
  });
}

namespace {
/// Writes the entry point: loads what the loops take and calls them.
class EntryPoint {
public:
  EntryPoint(func::FuncOp kernel, func::FuncOp loops, ArrayRef<memref::ViewOp> views)
      : kernel(kernel), loops(loops), views(views), loc(kernel.getLoc()), builder(kernel) {}

  void emit(StringRef name) {
    Type pointer = LLVM::LLVMPointerType::get(kernel.getContext()), i32 = builder.getI32Type();
    auto entry = func::FuncOp::create(
        builder, loc, name, builder.getFunctionType({pointer, i32, i32, i32, pointer}, {i32}));
    Block *block = entry.addEntryBlock();
    builder.setInsertionPointToStart(block);
    Value dispatch = block->getArgument(0), workspace = block->getArgument(4);
    Value bindings = load(pointer, dispatch, kBindings),
          constants = load(pointer, dispatch, kConstants);
    SmallVector<Value> operands;
    unsigned nextBinding = 0, nextConstant = 0;
    auto constant = [&] { return load(builder.getI64Type(), constants, 8 * nextConstant++); };
    for (BlockArgument arg : kernel.getArguments()) {
      if (auto type = dyn_cast<MemRefType>(arg.getType())) {
        operands.push_back(load(pointer, bindings, 8 * nextBinding++));
        for (int64_t dim = 0; dim < type.getRank(); ++dim)
          if (type.isDynamicDim(dim)) {
            Value size = constant();
            operands.push_back(size);
            dims[{arg, dim}] = castIndex(builder, loc, size, builder.getIndexType());
          }
        continue;
      }
      operands.push_back(makeScalar(builder, loc, constant(), arg.getType(), /*hasBf16=*/false));
      mapping.map(arg, operands.back());
    }
    for (unsigned i = 0; i < 3; ++i)
      operands.push_back(
          LLVM::ZExtOp::create(builder, loc, builder.getI64Type(), block->getArgument(1 + i)));
    for (unsigned i = 0; i < 3; ++i) {
      Value count = load(i32, dispatch, kWorkgroupCount + 4 * i);
      operands.push_back(LLVM::ZExtOp::create(builder, loc, builder.getI64Type(), count));
    }
    operands.push_back(workspace);
    for (memref::ViewOp view : views) {
      Value offset = castIndex(builder, loc, recompute(view.getByteShift()), builder.getI64Type());
      operands.push_back(LLVM::GEPOp::create(builder, loc, pointer, builder.getI8Type(), workspace,
                                             offset, LLVM::GEPNoWrapFlags::inbounds));
    }
    func::CallOp::create(builder, loc, loops, operands);
    Value zero = LLVM::ConstantOp::create(builder, loc, i32, builder.getI32IntegerAttr(0));
    func::ReturnOp::create(builder, loc, zero);
  }

private:
  Value load(Type type, Value base, int64_t offset) {
    Value address = LLVM::GEPOp::create(builder, loc, base.getType(), builder.getI8Type(), base,
                                        ArrayRef<LLVM::GEPArg>{int32_t(offset)},
                                        LLVM::GEPNoWrapFlags::inbounds);
    auto op = LLVM::LoadOp::create(builder, loc, type, address);
    op.setInvariant(true);
    return op;
  }

  /// A size of the kernel's body, from the constants.
  Value recompute(Value value) {
    if (Value known = mapping.lookupOrNull(value))
      return known;
    Operation *op = value.getDefiningOp();
    if (auto dim = dyn_cast<memref::DimOp>(op)) {
      auto type = cast<MemRefType>(dim.getSource().getType());
      int64_t index = *dim.getConstantIndex();
      if (!type.isDynamicDim(index))
        return arith::ConstantIndexOp::create(builder, loc, type.getDimSize(index));
      return dims.lookup({dim.getSource(), index});
    }
    for (Value operand : op->getOperands())
      mapping.map(operand, recompute(operand));
    builder.clone(*op, mapping);
    return mapping.lookup(value);
  }

  func::FuncOp kernel, loops;
  ArrayRef<memref::ViewOp> views;
  Location loc;
  OpBuilder builder;
  IRMapping mapping;
  DenseMap<std::pair<Value, int64_t>, Value> dims;
};
} // namespace

/// Replaces the kernel's arguments by pointers and sizes, the place in the grid by arguments.
static func::FuncOp outlineLoops(func::FuncOp kernel, ArrayRef<memref::ViewOp> views,
                                 const LLVMTypeConverter &converter) {
  MLIRContext *context = kernel.getContext();
  Location loc = kernel.getLoc();
  Type pointer = LLVM::LLVMPointerType::get(context), i64 = IntegerType::get(context, 64);
  SmallVector<Type> types;
  SmallVector<unsigned> pointers; // Arguments that are distinct buffers.
  SmallVector<Value> buffers;
  auto addPointer = [&](Value buffer) {
    pointers.push_back(types.size());
    buffers.push_back(buffer);
    types.push_back(pointer);
  };
  for (Value argument : kernel.getArguments()) {
    Type type = argument.getType();
    if (auto memref = dyn_cast<MemRefType>(type)) {
      addPointer(argument);
      types.append(memref.getNumDynamicDims(), i64);
    } else {
      types.push_back(type);
    }
  }
  types.append(kPlaceSize - 1, i64);
  types.push_back(pointer);
  for (memref::ViewOp view : views)
    addPointer(view);

  OpBuilder builder(kernel);
  auto loops = func::FuncOp::create(builder, loc, (kernel.getSymName() + "_loops").str(),
                                    builder.getFunctionType(types, {}));
  loops.setPrivate();
  for (auto [index, buffer] : llvm::zip(pointers, buffers)) {
    if (buffers.size() <= kFewBuffers || !isOnlyRead(buffer))
      loops.setArgAttr(index, LLVM::LLVMDialect::getNoAliasAttrName(), builder.getUnitAttr());
    loops.setArgAttr(index, LLVM::LLVMDialect::getNoUndefAttrName(), builder.getUnitAttr());
    loops.setArgAttr(
        index, LLVM::LLVMDialect::getAlignAttrName(),
        builder.getI64IntegerAttr(elementAlignment(cast<MemRefType>(buffer.getType()))));
  }
  Block *entry = loops.addEntryBlock();
  builder.setInsertionPointToStart(entry);
  ValueRange arguments = entry->getArguments();
  auto take = [&](unsigned count) {
    ValueRange taken = arguments.take_front(count);
    arguments = arguments.drop_front(count);
    return taken;
  };
  IRMapping mapping;
  for (BlockArgument arg : kernel.getArguments()) {
    Value value = take(1).front();
    if (auto type = dyn_cast<MemRefType>(arg.getType()))
      value = makeMemref(builder, loc, converter, type, value, take(type.getNumDynamicDims()));
    mapping.map(arg, value);
  }
  ValueRange place = take(kPlaceSize);
  Block &source = kernel.front();
  for (Operation &op : source) {
    if (auto view = dyn_cast<memref::ViewOp>(op); view && llvm::is_contained(views, view)) {
      SmallVector<Value> sizes;
      for (Value size : view.getSizes())
        sizes.push_back(castIndex(builder, loc, mapping.lookup(size), i64));
      mapping.map(view.getResult(),
                  makeMemref(builder, loc, converter, view.getType(), take(1).front(), sizes));
      continue;
    }
    builder.clone(op, mapping);
  }
  loops.walk([&](Operation *op) {
    OpBuilder at(op);
    Value value;
    if (auto id = dyn_cast<hal::WorkgroupIdOp>(op))
      value = castIndex(at, loc, place[id.getDimension()], at.getIndexType());
    else if (auto count = dyn_cast<hal::WorkgroupCountOp>(op))
      value = castIndex(at, loc, place[3 + count.getDimension()], at.getIndexType());
    else if (auto workspace = dyn_cast<hal::WorkspaceOp>(op))
      value = makeMemref(at, loc, converter, MemRefType::get({1}, at.getI8Type()), place[6], {});
    else
      return;
    if (auto workspace = dyn_cast<hal::WorkspaceOp>(op))
      value = memref::CastOp::create(at, loc, workspace.getType(), value);
    op->getResult(0).replaceAllUsesWith(value);
    op->erase();
  });
  return loops;
}

LogicalResult cpu::applyKernelAbi(func::FuncOp kernel) {
  if (failed(checkKernelForm(kernel)))
    return failure();
  LowerToLLVMOptions options(kernel.getContext());
  options.overrideIndexBitwidth(64);
  LLVMTypeConverter converter(kernel.getContext(), options);
  SmallVector<memref::ViewOp> views = workspaceViews(kernel);
  func::FuncOp loops = outlineLoops(kernel, views, converter);
  std::string name = kernel.getSymName().str();
  kernel.setSymName(name + "_memrefs");
  EntryPoint(kernel, loops, views).emit(name);
  kernel.erase();
  return success();
}
