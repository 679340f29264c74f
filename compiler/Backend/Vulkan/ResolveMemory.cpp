//===- ResolveMemory.cpp - memrefs to addresses ---------------------------===//
// Every memref is a base and an index into it that are known where it is made, so views cost
// arithmetic only:
//   %v = memref.reinterpret_cast %arg to offset: [%o], sizes: [%n], strides: [%s]
//   %x = memref.load %v[%i] : memref<?xf32, strided<[?], offset: ?>>
//     ->
//   %x = spirv.Load (spirv.ConvertUToPtr (%address + (%o + %i * %s) * 4)) ["Aligned", 4]
// Global memory is a 64-bit address, which expresses any view of any buffer without descriptors.
// Private and workgroup memory is an array variable. In memory, integers narrower than a byte take
// a byte, bf16 and 8-bit floats are integers, a complex number is two.
//===----------------------------------------------------------------------===//
#include "compiler/Backend/Vulkan/CooperativeMatrix.h"
#include "compiler/Backend/Vulkan/VulkanBackend.h"
#include "compiler/Dialect/HAL/HALDialect.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "runtime/include/sluice/gpu_kernel_abi.h"

using namespace mlir;
using namespace sluice;
using namespace sluice::vulkan;

namespace {
/// A memref: element [i, j] is number `offset + i * strides[0] + j * strides[1]` from `base`.
struct View {
  Base base;
  OpFoldResult offset;
  SmallVector<OpFoldResult> sizes, strides;
};

class Resolver {
public:
  Resolver(func::FuncOp kernel, spirv::ModuleOp module, spirv::FuncOp entry)
      : kernel(kernel), module(module), entry(entry), top(kernel.getContext()),
        loc(kernel.getLoc()) {}

  LogicalResult run(backend::KernelArguments &arguments);

private:
  LogicalResult loadArguments(backend::KernelArguments &arguments);
  LogicalResult resolve(Operation *op);
  LogicalResult resolveMetadata(memref::ExtractStridedMetadataOp op);
  LogicalResult makeVariable(Operation *op, spirv::StorageClass storage, Attribute initial = {});
  LogicalResult recast(memref::ReinterpretCastOp op);
  LogicalResult viewBytes(memref::ViewOp op);
  LogicalResult addressOf(memref::ExtractAlignedPointerAsIndexOp op);
  LogicalResult askPlace(Operation *op, spirv::BuiltIn builtin, int64_t dimension);

  Access access(OpBuilder &builder, Location loc, Value memref, ValueRange indices);
  View identityView(OpBuilder &builder, Base base, MemRefType type, ValueRange dynamicSizes);
  const View *viewOf(Value memref);
  Value builtin(spirv::BuiltIn kind);

  func::FuncOp kernel;
  spirv::ModuleOp module;
  spirv::FuncOp entry;
  OpBuilder top; // Where arguments and variables are made.
  Location loc;
  llvm::DenseMap<Value, View> views;
  llvm::DenseMap<unsigned, Value> builtins;
  Value workspace;
  unsigned nextVariable = 0;
};
} // namespace

static Value asValue(OpBuilder &builder, Location loc, OpFoldResult value) {
  if (auto known = getConstantIntValue(value))
    return arith::ConstantIndexOp::create(builder, loc, *known);
  return cast<Value>(value);
}

static OpFoldResult add(OpBuilder &builder, Location loc, OpFoldResult a, OpFoldResult b) {
  auto x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return builder.getIndexAttr(*x + *y);
  if (x == 0)
    return b;
  if (y == 0)
    return a;
  return arith::AddIOp::create(builder, loc, asValue(builder, loc, a), asValue(builder, loc, b))
      .getResult();
}

static OpFoldResult multiply(OpBuilder &builder, Location loc, OpFoldResult a, OpFoldResult b) {
  auto x = getConstantIntValue(a), y = getConstantIntValue(b);
  if (x && y)
    return builder.getIndexAttr(*x * *y);
  if (x == 1)
    return b;
  if (y == 1)
    return a;
  if (x == 0 || y == 0)
    return builder.getIndexAttr(0);
  return arith::MulIOp::create(builder, loc, asValue(builder, loc, a), asValue(builder, loc, b))
      .getResult();
}

/// Identity layout, with `dynamicSizes` for the dynamic ones.
View Resolver::identityView(OpBuilder &builder, Base base, MemRefType type,
                            ValueRange dynamicSizes) {
  View view{base, builder.getIndexAttr(0), {}, {}};
  for (int64_t size : type.getShape()) {
    if (ShapedType::isDynamic(size)) {
      view.sizes.push_back(dynamicSizes.front());
      dynamicSizes = dynamicSizes.drop_front();
    } else {
      view.sizes.push_back(builder.getIndexAttr(size));
    }
  }
  view.strides.resize(type.getRank());
  OpFoldResult stride = builder.getIndexAttr(1);
  for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
    view.strides[dim] = stride;
    if (dim > 0)
      stride = multiply(builder, loc, stride, view.sizes[dim]);
  }
  return view;
}

const View *Resolver::viewOf(Value memref) {
  auto found = views.find(memref);
  return found == views.end() ? nullptr : &found->second;
}

/// A builtin vector of three, loaded at the top.
Value Resolver::builtin(spirv::BuiltIn kind) {
  Value &value = builtins[unsigned(kind)];
  if (value)
    return value;
  OpBuilder globals(module.getContext());
  globals.setInsertionPoint(entry);
  Type type = VectorType::get({3}, globals.getI32Type());
  auto variable = spirv::GlobalVariableOp::create(
      globals, loc, spirv::PointerType::get(type, spirv::StorageClass::Input),
      spirv::stringifyBuiltIn(kind), kind);
  Value pointer = spirv::AddressOfOp::create(top, loc, variable);
  return value = spirv::LoadOp::create(top, loc, pointer);
}

LogicalResult Resolver::askPlace(Operation *op, spirv::BuiltIn kind, int64_t dimension) {
  Value all = builtin(kind);
  OpBuilder builder(op);
  Value one = spirv::CompositeExtractOp::create(builder, op->getLoc(), all,
                                                ArrayRef<int32_t>{int32_t(dimension)});
  op->getResult(0).replaceAllUsesWith(
      arith::IndexCastUIOp::create(builder, op->getLoc(), builder.getIndexType(), one));
  return success();
}

/// A scalar argument, from the bits of its word.
static Value fromBits(OpBuilder &builder, Location loc, Value bits, Type type) {
  if (type.isIndex())
    return arith::IndexCastOp::create(builder, loc, type, bits);
  if (type.isInteger(64))
    return bits;
  if (isa<IntegerType>(type))
    return arith::TruncIOp::create(builder, loc, type, bits);
  if (!type.isF64())
    bits = arith::TruncIOp::create(builder, loc,
                                   builder.getIntegerType(type.getIntOrFloatBitWidth()), bits);
  return arith::BitcastOp::create(builder, loc, type, bits);
}

LogicalResult Resolver::loadArguments(backend::KernelArguments &arguments) {
  for (Type type : kernel.getArgumentTypes()) {
    auto memref = dyn_cast<MemRefType>(type);
    if (isa<UnrankedMemRefType>(type) || (memref && !memref.getLayout().isIdentity()))
      return kernel.emitOpError("has an argument of type ")
             << type << ", expected memrefs of identity layout";
    arguments.bindings += memref != nullptr;
    arguments.constants += memref ? memref.getNumDynamicDims() : 1;
  }
  kernel.walk([&](hal::WorkspaceOp) { arguments.workspace = true; });

  MLIRContext *context = module.getContext();
  OpBuilder globals(context);
  globals.setInsertionPoint(entry);
  Type i64 = globals.getI64Type(), i32 = globals.getI32Type();
  bool inMemory = arguments.words() > SLUICE_GPU_MAX_PUSH_WORDS;
  int64_t pushed = inMemory ? 1 : arguments.words();
  SmallVector<Value> words;
  if (pushed > 0) {
    SmallVector<Type> types(pushed, i64);
    SmallVector<spirv::StructType::OffsetInfo> offsets;
    for (int64_t i = 0; i < pushed; ++i)
      offsets.push_back(8 * i);
    auto block = cast<spirv::StructType>(
        spirv::StructType::get(types, offsets, {},
                               {spirv::StructType::StructDecorationInfo(spirv::Decoration::Block,
                                                                        UnitAttr::get(context))}));
    auto variable = spirv::GlobalVariableOp::create(
        globals, loc, spirv::PointerType::get(block, spirv::StorageClass::PushConstant), "words");
    Value base = spirv::AddressOfOp::create(top, loc, variable);
    for (int64_t i = 0; i < pushed; ++i) {
      Value number = spirv::ConstantOp::create(top, loc, i32, top.getI32IntegerAttr(i));
      words.push_back(
          spirv::LoadOp::create(top, loc, spirv::AccessChainOp::create(top, loc, base, number)));
    }
  }
  if (inMemory) {
    Value address = words.front();
    words.clear();
    for (int64_t i = 0; i < arguments.words(); ++i) {
      Value at = i == 0 ? address
                        : arith::AddIOp::create(
                              top, loc, address,
                              arith::ConstantOp::create(top, loc, top.getI64IntegerAttr(8 * i)))
                              .getResult();
      words.push_back(loadGlobal(top, loc, at, i64, 8));
    }
  }
  ArrayRef<Value> bindings = ArrayRef(words).take_front(arguments.bindings);
  ArrayRef<Value> constants =
      ArrayRef(words).drop_front(arguments.bindings).take_front(arguments.constants);
  if (arguments.workspace)
    workspace = words.back();
  for (BlockArgument arg : kernel.getArguments()) {
    auto type = dyn_cast<MemRefType>(arg.getType());
    if (!type) {
      arg.replaceAllUsesWith(fromBits(top, loc, constants.front(), arg.getType()));
      constants = constants.drop_front();
      continue;
    }
    SmallVector<Value> sizes;
    for (Value size : constants.take_front(type.getNumDynamicDims()))
      sizes.push_back(arith::IndexCastOp::create(top, loc, top.getIndexType(), size));
    constants = constants.drop_front(sizes.size());
    views[arg] = identityView(top, {bindings.front(), nullptr}, type, sizes);
    bindings = bindings.drop_front();
  }
  return success();
}

/// memref.alloca, memref.alloc in workgroup memory, memref.get_global.
LogicalResult Resolver::makeVariable(Operation *op, spirv::StorageClass storage,
                                     Attribute initial) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  if (!type.hasStaticShape() || !type.getLayout().isIdentity())
    return op->emitOpError("of unknown size");
  Stored stored = storedAs(type.getElementType());
  if (!stored.type)
    return op->emitOpError("has elements without a form in memory: ") << type.getElementType();
  int64_t count = std::max<int64_t>(1, type.getNumElements() * stored.count);
  // Integers, which atomics compare and swap; a bitcast costs nothing.
  if (storage == spirv::StorageClass::Workgroup)
    stored.type = IntegerType::get(type.getContext(), stored.type.getIntOrFloatBitWidth());
  auto array = spirv::ArrayType::get(stored.type, count);
  auto pointer = spirv::PointerType::get(array, storage);
  Value variable;
  if (storage == spirv::StorageClass::Workgroup) {
    OpBuilder globals(module.getContext());
    globals.setInsertionPoint(entry);
    auto global = spirv::GlobalVariableOp::create(globals, loc, pointer,
                                                  "shared" + std::to_string(nextVariable++));
    variable = spirv::AddressOfOp::create(top, loc, global);
  } else {
    Value value;
    if (initial)
      value = spirv::ConstantOp::create(top, loc, array, initial);
    variable = spirv::VariableOp::create(
        top, loc, pointer, spirv::StorageClassAttr::get(top.getContext(), storage), value);
  }
  views[op->getResult(0)] = identityView(top, {variable, stored.type}, type, {});
  return success();
}

LogicalResult Resolver::recast(memref::ReinterpretCastOp op) {
  const View *source = viewOf(op.getSource());
  if (!source)
    return op.emitOpError("of memory that is not known");
  // Its offset counts from the memory's beginning, not from the source's.
  SmallVector<OpFoldResult> offsets = op.getMixedOffsets();
  View view{source->base, offsets.front(), op.getMixedSizes(), op.getMixedStrides()};
  views[op.getResult()] = std::move(view);
  return success();
}

LogicalResult Resolver::viewBytes(memref::ViewOp op) {
  const View *source = viewOf(op.getSource());
  if (!source || source->base.element)
    return op.emitOpError("of memory that is not global has no form in SPIR-V");
  OpBuilder builder(op);
  OpFoldResult bytes = add(builder, op.getLoc(), source->offset, OpFoldResult(op.getByteShift()));
  Base base = source->base;
  if (getConstantIntValue(bytes) != 0) {
    Value shift = arith::IndexCastOp::create(builder, op.getLoc(), builder.getI64Type(),
                                             asValue(builder, op.getLoc(), bytes));
    base.pointer = arith::AddIOp::create(builder, op.getLoc(), base.pointer, shift);
  }
  views[op.getResult()] = identityView(builder, base, op.getType(), op.getSizes());
  return success();
}

LogicalResult Resolver::resolveMetadata(memref::ExtractStridedMetadataOp op) {
  const View *found = viewOf(op.getSource());
  if (!found)
    return op.emitOpError("of memory that is not known");
  View view = *found;
  OpBuilder builder(op);
  auto replace = [&](Value result, OpFoldResult by) {
    result.replaceAllUsesWith(asValue(builder, op.getLoc(), by));
  };
  replace(op.getOffset(), view.offset);
  for (auto [result, size] : llvm::zip(op.getSizes(), view.sizes))
    replace(result, size);
  for (auto [result, stride] : llvm::zip(op.getStrides(), view.strides))
    replace(result, stride);
  views[op.getBaseBuffer()] = View{view.base, builder.getIndexAttr(0), {}, {}};
  return success();
}

LogicalResult Resolver::addressOf(memref::ExtractAlignedPointerAsIndexOp op) {
  const View *view = viewOf(op.getSource());
  if (!view || view->base.element)
    return op.emitOpError("of memory that has no address");
  OpBuilder builder(op);
  op.replaceAllUsesWith(
      arith::IndexCastOp::create(builder, op.getLoc(), builder.getIndexType(), view->base.pointer)
          .getResult());
  return success();
}

Access Resolver::access(OpBuilder &builder, Location loc, Value memref, ValueRange indices) {
  const View *view = viewOf(memref);
  if (!view)
    return {};
  OpFoldResult index = view->offset;
  for (auto [i, stride] : llvm::zip(indices, view->strides))
    index = add(builder, loc, index, multiply(builder, loc, getAsOpFoldResult(i), stride));
  return {view->base, asValue(builder, loc, index),
          cast<MemRefType>(memref.getType()).getElementType()};
}

LogicalResult Resolver::resolve(Operation *op) {
  OpBuilder builder(op);
  Location at = op->getLoc();
  auto space = [](MemRefType type) {
    return isa_and_nonnull<gpu::AddressSpaceAttr>(type.getMemorySpace());
  };
  auto accessOf = [&](Value memref, ValueRange indices) {
    return access(builder, at, memref, indices);
  };
  auto alias = [&](Value result, Value source) {
    const View *view = viewOf(source);
    if (!view)
      return failure();
    View copy = *view;
    views[result] = std::move(copy);
    return success();
  };
  auto unknown = [&] { return op->emitOpError("accesses memory that is not known"); };

  if (isMatrixOp(op))
    return resolveMatrixOp(op, accessOf);
  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    Access from = accessOf(load.getMemref(), load.getIndices());
    Value value = from.element ? loadElement(builder, at, from) : Value();
    if (!value)
      return unknown();
    load.replaceAllUsesWith(value);
    return success();
  }
  if (auto store = dyn_cast<memref::StoreOp>(op)) {
    Access to = accessOf(store.getMemref(), store.getIndices());
    return to.element && succeeded(storeElement(builder, at, to, store.getValue()))
               ? success()
               : LogicalResult(unknown());
  }
  if (auto load = dyn_cast<vector::LoadOp>(op)) {
    Access from = accessOf(load.getBase(), load.getIndices());
    Value value = from.element
                      ? loadVector(builder, at, from, load.getVectorType(), load.getAlignment())
                      : Value();
    if (!value)
      return unknown();
    load.replaceAllUsesWith(value);
    return success();
  }
  if (auto store = dyn_cast<vector::StoreOp>(op)) {
    Access to = accessOf(store.getBase(), store.getIndices());
    return to.element && succeeded(storeVector(builder, at, to, store.getValueToStore(),
                                               store.getAlignment()))
               ? success()
               : LogicalResult(unknown());
  }
  if (auto atomic = dyn_cast<memref::AtomicRMWOp>(op)) {
    Access to = accessOf(atomic.getMemref(), atomic.getIndices());
    Value old =
        to.element ? atomicUpdate(builder, at, to, atomic.getKind(), atomic.getValue()) : Value();
    if (!old)
      return op->emitOpError("has no form in SPIR-V");
    atomic.replaceAllUsesWith(old);
    return success();
  }
  if (auto atomic = dyn_cast<memref::GenericAtomicRMWOp>(op)) {
    Access to = accessOf(atomic.getMemref(), atomic.getIndices());
    auto update = [&](OpBuilder &inner, Value current) {
      IRMapping mapping;
      mapping.map(atomic.getCurrentValue(), current);
      for (Operation &nested : atomic.getRegion().front().without_terminator())
        inner.clone(nested, mapping);
      auto yield = cast<memref::AtomicYieldOp>(atomic.getRegion().front().getTerminator());
      return mapping.lookupOrDefault(yield.getResult());
    };
    Value old = to.element ? compareAndSwap(builder, at, to, update) : Value();
    if (!old)
      return op->emitOpError("has no form in SPIR-V");
    atomic.replaceAllUsesWith(old);
    return success();
  }
  if (auto cast = dyn_cast<memref::ReinterpretCastOp>(op))
    return recast(cast);
  if (auto metadata = dyn_cast<memref::ExtractStridedMetadataOp>(op))
    return resolveMetadata(metadata);
  if (isa<memref::CastOp, memref::MemorySpaceCastOp, memref::AssumeAlignmentOp>(op))
    return alias(op->getResult(0), op->getOperand(0));
  if (auto view = dyn_cast<memref::ViewOp>(op))
    return viewBytes(view);
  if (auto address = dyn_cast<memref::ExtractAlignedPointerAsIndexOp>(op))
    return addressOf(address);
  if (auto dim = dyn_cast<memref::DimOp>(op)) {
    const View *view = viewOf(dim.getSource());
    std::optional<int64_t> index = dim.getConstantIndex();
    if (!view || !index)
      return unknown();
    dim.replaceAllUsesWith(asValue(builder, at, view->sizes[*index]));
    return success();
  }
  if (isa<memref::AllocaOp>(op))
    return makeVariable(op, spirv::StorageClass::Function);
  if (auto alloc = dyn_cast<memref::AllocOp>(op); alloc && space(alloc.getType()))
    return makeVariable(op, spirv::StorageClass::Workgroup);
  if (auto get = dyn_cast<memref::GetGlobalOp>(op)) {
    auto global = SymbolTable::lookupNearestSymbolFrom<memref::GlobalOp>(kernel, get.getNameAttr());
    Attribute value = global ? storedConstant(global.getConstantInitValue()) : Attribute();
    return value ? makeVariable(op, spirv::StorageClass::Function, value)
                 : LogicalResult(unknown());
  }
  if (auto id = dyn_cast<hal::WorkgroupIdOp>(op))
    return askPlace(op, spirv::BuiltIn::WorkgroupId, id.getDimension());
  if (auto count = dyn_cast<hal::WorkgroupCountOp>(op))
    return askPlace(op, spirv::BuiltIn::NumWorkgroups, count.getDimension());
  if (auto thread = dyn_cast<gpu::ThreadIdOp>(op))
    return askPlace(op, spirv::BuiltIn::LocalInvocationId, int64_t(thread.getDimension()));
  if (isa<hal::WorkspaceOp>(op)) {
    // Its size is the grid function's affair: nothing asks for it here.
    views[op->getResult(0)] = View{{workspace, nullptr},
                                   builder.getIndexAttr(0),
                                   {builder.getIndexAttr(0)},
                                   {builder.getIndexAttr(1)}};
    return success();
  }
  if (isa<gpu::BarrierOp>(op)) {
    // Orders global memory as well as the workgroup's: threads also share the workspace.
    auto semantics = spirv::MemorySemantics::AcquireRelease |
                     spirv::MemorySemantics::UniformMemory |
                     spirv::MemorySemantics::WorkgroupMemory;
    spirv::ControlBarrierOp::create(builder, at, spirv::Scope::Workgroup, spirv::Scope::Workgroup,
                                    semantics);
    return success();
  }
  return op->emitOpError("has no form in SPIR-V");
}

LogicalResult Resolver::run(backend::KernelArguments &arguments) {
  Block &body = kernel.front();
  top.setInsertionPointToStart(&body);
  if (failed(loadArguments(arguments)))
    return failure();
  // The top builder goes on inserting between the arguments and the kernel's own operations.
  auto isMemory = [](Operation *op) {
    auto isMemref = [](Type type) { return isa<BaseMemRefType>(type); };
    return isa<gpu::GPUDialect, hal::HALDialect>(op->getDialect()) ||
           llvm::any_of(op->getOperandTypes(), isMemref) ||
           llvm::any_of(op->getResultTypes(), isMemref);
  };
  SmallVector<Operation *> ops;
  for (Operation &outer : llvm::make_range(top.getInsertionPoint(), body.end()))
    outer.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isMemory(op))
        ops.push_back(op);
      return isa<memref::GenericAtomicRMWOp>(op) ? WalkResult::skip() : WalkResult::advance();
    });
  for (Operation *op : ops)
    if (failed(resolve(op)))
      return failure();
  for (Operation *op : llvm::reverse(ops))
    op->erase();
  return success();
}

FailureOr<spirv::ModuleOp> vulkan::resolveMemory(func::FuncOp kernel,
                                                 backend::KernelArguments &arguments) {
  if (!kernel.getBody().hasOneBlock() || kernel.getNumResults() != 0)
    return kernel.emitOpError("is not a single block without results");
  OpBuilder builder(kernel);
  Location loc = kernel.getLoc();
  auto module = spirv::ModuleOp::create(
      builder, loc, spirv::AddressingModel::PhysicalStorageBuffer64, spirv::MemoryModel::GLSL450);
  builder.setInsertionPointToStart(module.getBody());
  auto entry =
      spirv::FuncOp::create(builder, loc, backend::kEntrySymbol, builder.getFunctionType({}, {}));
  if (failed(Resolver(kernel, module, entry).run(arguments))) {
    module.erase();
    return failure();
  }
  Block *block = entry.addEntryBlock();
  block->getOperations().splice(block->end(), kernel.front().getOperations());
  builder.setInsertionPoint(block->getTerminator());
  spirv::ReturnOp::create(builder, loc);
  block->getTerminator()->erase();
  kernel.erase();
  return module;
}
